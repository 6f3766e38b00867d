import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { HexId, LandmarkId } from '../content/index.ts';
import { hexes } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { CampMark } from './field.ts';
import { field, opening } from './field.ts';

/** S units far from anything else and an enemy beside them, so that the combat phase is not over at once. */
const ground = (type: LandmarkId, owner: CampMark = 'S', at: HexId = 'F6') =>
  field('creatures')
    .landmark(type, at, owner)
    .unit('S', 'human_infantry', 'I1')
    .unit('P', 'human_infantry', 'H1')
    .ordered();

/** S red cavalry and P red cavalry, one of them on the landmark F6, with three figures each. */
const duel = (type: LandmarkId, from: HexId, to: HexId) =>
  field('creatures')
    .landmark(type, 'F6', 'S')
    .unit('S', 'human_heavy_cavalry', from)
    .unit('P', 'human_heavy_cavalry', to)
    .ordered()
    .rolls('G G G G');

describe('a default landmark', () => {
  test('BLO-18.1 makes its occupant Bold, of either camp', () => {
    const layout = ground('generic').unit('S', 'human_infantry', 'F6');
    expect([layout.begin().bold('F6'), layout.begin().bold('I1')]).toEqual([1, 0]);
    expect(ground('generic').unit('P', 'human_infantry', 'F6').begin().bold('F6')).toBe(1);
  });

  test('BLO-18.1 stops whoever enters it', () => {
    const layout = field().landmark('generic', 'B1', 'S').landmark('generic', 'A2', 'P').ordered();
    const s = layout.unit('S', 'human_cavalry', 'A1').begin('movement').choose('pick A1');
    expect(s.offers()).toEqual(['to A2', 'to B1', 'stay']);
  });

  test('BLO-18.1 forbids battle this turn to whoever enters it', () => {
    const layout = ground('generic').unit('S', 'human_infantry', 'G6').unit('P', 'human_infantry', 'E6');
    const s = layout.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.whyNot('attack F6 E6'), s.whyNot('attack I1 H1')]).toEqual(['BLO-6.6', undefined]);
  });

  test('BLO-18.1 whoever began his turn there battles', () => {
    const s = ground('generic')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .begin('combat');
    expect(s.whyNot('attack F6 E6')).toBeUndefined();
  });

  test('BLO-18.1 allows two dice from it and two into it', () => {
    expect(duel('generic', 'F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([2]);
    expect(duel('generic', 'G6', 'F6').begin('combat').choose('attack G6 F6').dice).toEqual([2]);
  });

  test('BLO-18.1 blocks sight', () => {
    const layout = ground('generic', 'S', 'E6')
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_archer', 'C6');
    expect(layout.begin('combat').whyNot('attack G6 C6')).toBe('BLO-5.9');
  });

  test('landmark:generic restricts both camps and does nothing special for its owner', () => {
    const s = ground('generic').unit('S', 'human_infantry', 'F6', 2).begin('movement').choose('pick F6');
    expect(s.offers().filter((words) => !words.startsWith('to '))).toEqual(['stay']);
    expect(duel('generic', 'F6', 'E6').turnOf('P').begin('combat').choose('attack E6 F6').dice).toEqual([2]);
  });
});

describe('chosen landmarks', () => {
  type Masters = Partial<Record<'commander' | 'wizard' | 'cleric' | 'rogue' | 'warrior', number>>;
  const armies = (p: Masters, s: Masters) =>
    field('council-custom')
      .turnOf('P')
      .council('P', { commander: 1, ...p })
      .council('S', { commander: 1, ...s })
      .unit('P', 'human_infantry', 'C6')
      .unit('S', 'human_infantry', 'G6')
      .parts('lore-tokens', 'lore-cards', 'landmarks');

  test('BLO-18.2 a Lore Master of level 3 brings the landmark of his class, one of level 2 does not', () => {
    const s = opening(armies({ wizard: 3, cleric: 2 }, { rogue: 2 }).adventure());
    expect([s.asked, s.state.toPlace]).toEqual(['P landmark', [{ type: 'magic_pentacle', owner: 0 }]]);
  });

  test('BLO-18.2 each class brings its own', () => {
    const s = opening(armies({ wizard: 3, cleric: 3 }, { rogue: 3, warrior: 3 }).adventure());
    expect(s.state.toPlace).toEqual([
      { type: 'magic_pentacle', owner: 0 },
      { type: 'healing_pool', owner: 0 },
      { type: 'rogues_den', owner: 1 },
      { type: 'training_camp', owner: 1 },
    ]);
  });

  test('BLO-18.2 if both camps have level 3 of a class, neither gets it', () => {
    const s = opening(armies({ wizard: 3 }, { wizard: 3, rogue: 3 }).adventure());
    expect(s.state.toPlace).toEqual([{ type: 'rogues_den', owner: 1 }]);
  });

  test('BLO-18.2 not without the flag of the adventure', () => {
    const s = opening(armies({ wizard: 3 }, {}).parts('lore-tokens', 'lore-cards').adventure());
    expect([s.asked, s.state.landmarks]).toEqual(['P keep-lore', []]);
  });

  test('BLO-18.3 on an empty hex of the third or fourth row of its owner', () => {
    const layout = armies({ wizard: 3 }, {}).terrain('forest', 'C2', 'D2').rampart('C3');
    const s = opening(layout.unit('S', 'human_infantry', 'D5').adventure());
    const taken = ['C2', 'D2', 'C3', 'C6', 'D5'];
    const rows = hexes.filter((h) => h.row === 'C' || h.row === 'D').map((h) => h.id);
    const free = rows.filter((at) => !taken.includes(at)).map((at) => `place landmark:magic_pentacle ${at}`);
    expect([s.offers(), s.fallback]).toEqual([free, 'place landmark:magic_pentacle C1']);
    const refused = [...taken, 'B6', 'E6'].map((at) => s.whyNot(`place landmark:magic_pentacle ${at}`));
    expect(new Set(refused)).toEqual(new Set(['BLO-18.3']));
  });

  test('BLO-18.3 the bottom camp places on its own third and fourth rows, F and G', () => {
    const s = opening(armies({}, { rogue: 3 }).adventure());
    expect(new Set(s.offers().map((words) => words.split(' ')[2]?.[0]))).toEqual(new Set(['F', 'G']));
    expect(s.choose('place landmark:rogues_den G7').state.landmarks).toEqual([
      { hex: 'G7', type: 'rogues_den', owner: 1, captured: false },
    ]);
  });

  test('BLO-18.3 the first player places all of his, then the other', () => {
    const s = opening(armies({ wizard: 3, cleric: 3 }, { rogue: 3 }).adventure());
    expect(s.asked).toBe('P landmark');
    s.choose('place landmark:magic_pentacle C1');
    expect(s.asked).toBe('P landmark');
    s.choose('place landmark:healing_pool C2');
    expect(s.asked).toBe('S landmark');
  });

  test('BLO-18.3, R-43 a camp gets all of its landmarks, and chooses their order', () => {
    const s = opening(armies({ wizard: 3, cleric: 3 }, {}).adventure());
    s.choose('place landmark:healing_pool C2', 'place landmark:magic_pentacle C1');
    expect(s.state.landmarks.map((l) => `${l.type} ${l.hex}`)).toEqual([
      'healing_pool C2',
      'magic_pentacle C1',
    ]);
  });

  test('BLO-18.3, R-36 before any card is dealt', () => {
    const s = opening(armies({ wizard: 3 }, {}).adventure());
    expect([s.camp('P').hand, s.camp('P').dealt, s.camp('S').hand]).toEqual([[], [], []]);
    expect(s.choose('place landmark:magic_pentacle C1').camp('P').hand).toHaveLength(4);
  });

  test('BLO-18.3 if there is no such hex, it is not placed', () => {
    const rows = hexes.filter((h) => h.row === 'C' || h.row === 'D').map((h) => h.id);
    const layout = armies({ wizard: 3 }, {}).terrain('hill', ...rows);
    const s = opening(layout.adventure());
    expect([s.asked, s.state.landmarks]).toEqual(['P keep-lore', []]);
  });

  test('BLO-18.13 a lair is placed on any free passable hex of these rows', () => {
    const layout = field('creatures')
      .terrain('forest', 'C2')
      .terrain('river', 'C3')
      .unit('P', 'giant_spider', 'C6');
    const state = layout.unit('S', 'human_infantry', 'C7').begin().match.position().state;
    Object.assign(state, { phase: 'set-up', toPlace: [{ type: 'creature_lair', owner: 0 }] });
    const stack = ['match', 'place-landmarks'].map((step) => ({ step, l: {} }));
    const chance = { kind: 'fast', seed: 'lair' } as const;
    const match = new Match(game, { seats: 2, options: state.options, chance, from: { state, stack } });
    const why = (at: HexId) => match.explainRefusal(0, ['place', 'landmark:creature_lair', at])?.rule;
    expect([why('C1'), why('C2'), why('D1')]).toEqual([undefined, undefined, undefined]);
    expect([why('C3'), why('C6'), why('C7'), why('E1')]).toEqual([
      'BLO-18.3',
      'BLO-18.3',
      'BLO-18.3',
      'BLO-18.3',
    ]);
  });

  test('landmark:creature_lair is a default landmark', () => {
    const layout = ground('creature_lair')
      .unit('S', 'human_infantry', 'G6')
      .unit('P', 'human_infantry', 'E6');
    const s = layout.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.bold('F6'), s.whyNot('attack F6 E6')]).toEqual([1, 'BLO-6.6']);
    expect(duel('creature_lair', 'F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([2]);
  });
});

describe('the Magic Pentacle', () => {
  test('landmark:magic_pentacle, BLO-18.4 a unit of its owner there at the end of his turn brings a token', () => {
    const s = ground('magic_pentacle').unit('S', 'human_infantry', 'F6').begin('end');
    expect([s.camp('S').goblet, s.state.pool]).toEqual([1, 35]);
  });

  test('BLO-18.4 no enemy unit brings one, no turn of the enemy, and no empty one', () => {
    expect(ground('magic_pentacle').unit('P', 'human_infantry', 'F6').begin('end').camp('S').goblet).toBe(0);
    const enemy = ground('magic_pentacle').unit('S', 'human_infantry', 'F6').turnOf('P').begin('end');
    expect(enemy.camp('S').goblet).toBe(0);
    expect(ground('magic_pentacle').begin('end').camp('S').goblet).toBe(0);
    const thief = ground('magic_pentacle').unit('P', 'human_infantry', 'F6').turnOf('P').begin('end');
    expect(thief.camp('P').goblet).toBe(0);
  });

  test('BLO-18.4 it neither stops, nor forbids battle, nor limits dice, nor blocks sight', () => {
    const layout = ground('magic_pentacle')
      .unit('S', 'human_infantry', 'G6')
      .unit('P', 'human_infantry', 'E6');
    const s = layout.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.bold('F6'), s.whyNot('attack F6 E6')]).toEqual([1, undefined]);
    const rider = ground('magic_pentacle')
      .unit('S', 'human_cavalry', 'G6')
      .begin('movement')
      .choose('pick G6');
    expect(rider.whyNot('to E6')).toBeUndefined();
    expect(duel('magic_pentacle', 'F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([4]);
    expect(duel('magic_pentacle', 'G6', 'F6').begin('combat').choose('attack G6 F6').dice).toEqual([4]);
    const sight = ground('magic_pentacle', 'S', 'E6')
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_archer', 'C6');
    expect(sight.begin('combat').whyNot('attack G6 C6')).toBeUndefined();
  });
});

describe("the Rogue's Den", () => {
  const den = (tokens = 1) =>
    ground('rogues_den').tokens('S', tokens).unit('S', 'human_infantry', 'F6').terrain('forest', 'B6');

  test('landmark:rogues_den, BLO-18.5 an ordered unit on it opens the passage to a free forest or hill', () => {
    const layout = den(0)
      .terrain('hill', 'C3')
      .terrain('forest', 'C9', 'C11')
      .unit('P', 'human_infantry', 'C9');
    const s = layout.landmark('generic', 'C11', 'P').begin('movement').choose('pick F6');
    expect(s.offers('open')).toEqual(['open B6', 'open C3']);
    const refused = ['open C9', 'open C11', 'open D6'].map((words) => s.whyNot(words));
    expect(refused).toEqual(['BLO-18.5', 'BLO-18.5', 'BLO-18.5']);
    expect(s.choose('open C3').state.landmarks).toContainEqual({
      hex: 'C3',
      type: 'secret_passage',
      owner: 1,
      captured: false,
    });
  });

  test('BLO-18.5, R-42 opening takes no movement and no token', () => {
    const s = den(0).begin('movement').choose('pick F6', 'open B6');
    expect([s.asked, s.camp('S').goblet, s.whyNot('to F7')]).toEqual(['S destination', 0, undefined]);
  });

  test('BLO-18.5 once in a game', () => {
    const s = den(0).terrain('hill', 'C3').begin('movement').choose('pick F6', 'open B6');
    expect([s.offers('open'), s.whyNot('open C3')]).toEqual([[], 'BLO-18.5']);
  });

  test('BLO-18.5 not by a unit that is not ordered, or has just arrived, or is an enemy', () => {
    const idle = den()
      .unit('S', 'human_infantry', 'I5')
      .set((s) => {
        for (const u of s.units) if (u.hex === 'F6') u.ordered = 'no';
      });
    expect(idle.begin('movement').whyNot('pick F6')).toBe('BLO-3.2');
    const coming = ground('rogues_den')
      .terrain('forest', 'B6')
      .unit('S', 'human_infantry', 'G6')
      .tokens('S', 1);
    expect(coming.begin('movement').choose('pick G6').offers('open')).toEqual([]);
    expect(coming.begin('movement').choose('pick G6', 'to F6').whyNot('pick F6')).toBe('BLO-4.1');
    const enemy = ground('rogues_den').turnOf('P').terrain('forest', 'B6').unit('P', 'human_infantry', 'F6');
    expect(enemy.begin('movement').choose('pick F6').offers('open')).toEqual([]);
  });

  test('BLO-18.5 an absent player opens nothing', () => {
    expect(den().begin('movement').choose('pick F6').fallback).toBe('stay');
  });

  test('BLO-18.6 the unit goes to the exit for one token, as its whole movement, and may battle there', () => {
    const s = den()
      .unit('P', 'human_infantry', 'A6')
      .begin('movement')
      .choose('pick F6', 'open B6', 'passage');
    expect([s.at('B6')?.camp, s.figures('F6'), s.camp('S').goblet]).toEqual([1, 0, 0]);
    expect([s.choose('done').whyNot('attack B6 A6'), s.state.pool]).toEqual([undefined, 36]);
  });

  test('BLO-18.6 not without a token, nor if the exit is not free', () => {
    const poor = den(0).begin('movement').choose('pick F6', 'open B6');
    expect([poor.offers('passage'), poor.whyNot('passage')]).toEqual([[], 'BLO-18.6']);
    const full = den()
      .landmark('secret_passage', 'B6', 'S')
      .unit('P', 'human_infantry', 'B6')
      .begin('movement');
    expect(full.choose('pick F6').whyNot('passage')).toBe('BLO-18.6');
  });

  test('BLO-18.6 only a unit that began its turn on the Den, and one-way', () => {
    const layout = ground('rogues_den')
      .tokens('S', 1)
      .landmark('secret_passage', 'B6', 'S')
      .terrain('forest', 'B6');
    const s = layout.unit('S', 'human_infantry', 'B6').unit('S', 'human_infantry', 'G6').begin('movement');
    expect(s.choose('pick B6').whyNot('passage')).toBe('BLO-18.6');
    expect(s.choose('stay', 'pick G6').whyNot('passage')).toBe('BLO-18.6');
  });

  test('BLO-18.6 not a unit that a card put on the Den this turn', () => {
    const layout = den().landmark('secret_passage', 'B6', 'S').at('F6', { began: 'G6' });
    expect(layout.begin('movement').choose('pick F6').whyNot('passage')).toBe('BLO-18.6');
  });

  test('BLO-18.6 a passage opened in a former turn still serves', () => {
    const s = den().landmark('secret_passage', 'B6', 'S').begin('movement').choose('pick F6', 'passage');
    expect(s.at('B6')?.camp).toBe(1);
  });

  test('landmark:secret_passage, BLO-18.7 the exit keeps its terrain and makes any occupant Bold', () => {
    const exit = () => den().landmark('secret_passage', 'B6', 'S');
    expect(exit().unit('P', 'human_infantry', 'B6').begin().bold('B6')).toBe(1);
    expect(exit().unit('S', 'human_infantry', 'B6').begin().bold('B6')).toBe(1);
    const layout = exit().unit('P', 'human_heavy', 'A6').unit('S', 'human_heavy', 'B6').rolls('G G');
    expect(layout.begin('combat').choose('attack B6 A6').dice, 'a forest').toEqual([2]);
  });

  test('BLO-18.5 it is a default landmark', () => {
    const layout = ground('rogues_den').unit('S', 'human_infantry', 'G6').unit('P', 'human_infantry', 'E6');
    const s = layout.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.bold('F6'), s.whyNot('attack F6 E6')]).toEqual([1, 'BLO-6.6']);
  });
});

describe('the Training Camp', () => {
  const camp = (
    type: 'human_archer' | 'human_infantry' | 'human_heavy' | 'giant_spider' = 'human_infantry',
  ) => ground('training_camp').unit('S', type, 'F6');

  test('landmark:training_camp, BLO-18.8 green becomes blue, blue becomes red; figures and weapon stay', () => {
    const trained = (type: 'human_archer' | 'human_infantry') =>
      camp(type).at('F6', { figures: 2 }).begin('movement').choose('pick F6', 'train').at('F6');
    expect(trained('human_archer')).toMatchObject({ banner: 'blue', type: 'human_archer', figures: 2 });
    expect(trained('human_infantry')).toMatchObject({ banner: 'red', type: 'human_infantry', figures: 2 });
  });

  test('BLO-18.8 it neither moves nor battles this turn', () => {
    const s = camp().unit('P', 'human_infantry', 'E6').begin('movement').choose('pick F6', 'train');
    expect(s.whyNot('pick F6')).toBe('BLO-4.1');
    expect(s.choose('done').whyNot('attack F6 E6')).toBe('BLO-18.8');
  });

  test('BLO-18.8 red units and creatures cannot train', () => {
    expect(camp('human_heavy').begin('movement').choose('pick F6').whyNot('train')).toBe('BLO-18.8');
    expect(camp('giant_spider').begin('movement').choose('pick F6').whyNot('train')).toBe('BLO-18.8');
  });

  test('BLO-18.8 nor does a unit that has just arrived, or an enemy', () => {
    const coming = ground('training_camp').unit('S', 'human_infantry', 'G6').begin('movement');
    expect(coming.choose('pick G6').whyNot('train')).toBe('BLO-18.8');
    const enemy = ground('training_camp').turnOf('P').unit('P', 'human_infantry', 'F6').begin('movement');
    expect(enemy.choose('pick F6').whyNot('train')).toBe('BLO-18.8');
  });

  test('BLO-18.8 nor one that a card put there this turn', () => {
    const s = camp().at('F6', { began: 'G6' }).begin('movement').choose('pick F6');
    expect(s.whyNot('train')).toBe('BLO-18.8');
  });

  test('BLO-18.8 an absent player does not train', () => {
    expect(camp().begin('movement').choose('pick F6').fallback).toBe('stay');
  });

  test('BLO-18.8, R-54 markers and race stay', () => {
    const layout = ground('training_camp').unit('S', 'hobgoblin_infantry', 'F6').at('F6', { poison: true });
    const s = layout.begin('movement').choose('pick F6', 'train');
    expect(s.at('F6')).toMatchObject({ banner: 'red', poison: true, type: 'hobgoblin_infantry' });
  });

  test('BLO-18.14 the camp is removed and leaves countryside', () => {
    const s = camp().begin('movement').choose('pick F6', 'train');
    expect([s.state.landmarks, s.bold('F6')]).toEqual([[], 0]);
  });
});

describe('the Healing Pool', () => {
  const pool = (figures?: number) =>
    ground('healing_pool').unit('S', 'human_infantry', 'G6', figures).unit('P', 'human_infantry', 'E6');

  test('landmark:healing_pool, BLO-18.9 a weakened troop unit that moves onto it may heal to full size', () => {
    const s = pool(1).begin('movement').choose('pick G6', 'to F6');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['S heal', ['heal', 'decline'], 'decline']);
    expect(s.choose('heal').figures('F6')).toBe(4);
  });

  test('BLO-18.9 then it does not battle this turn', () => {
    const s = pool(1).begin('movement').choose('pick G6', 'to F6', 'heal', 'done');
    expect(s.whyNot('attack F6 E6')).toBe('BLO-18.9');
  });

  test('BLO-18.9 otherwise it may battle, and the pool stays', () => {
    const s = pool(1).begin('movement').choose('pick G6', 'to F6', 'decline', 'done');
    expect([s.figures('F6'), s.whyNot('attack F6 E6'), s.state.landmarks.length]).toEqual([1, undefined, 1]);
  });

  test('BLO-18.9 a full unit, a creature and an enemy are not asked', () => {
    expect(pool().begin('movement').choose('pick G6', 'to F6').asked).toBe('S move');
    const spider = ground('healing_pool').unit('S', 'giant_spider', 'G6').begin('movement');
    expect(spider.choose('pick G6', 'to F6').asked).toBe('S move');
    const enemy = ground('healing_pool').turnOf('P').unit('P', 'human_infantry', 'E6', 1).begin('movement');
    expect(enemy.choose('pick E6', 'to F6').asked).toBe('P move');
  });

  test('BLO-18.9, R-40 gaining ground does not heal', () => {
    const layout = ground('healing_pool')
      .unit('S', 'human_infantry', 'G6', 2)
      .unit('P', 'human_infantry', 'F6', 1);
    const s = layout.rolls('B R R').begin('combat').choose('attack G6 F6', 'gain-ground F6');
    expect([s.figures('F6'), s.asked]).toEqual([2, 'S combat']);
  });

  test('BLO-18.9, R-55 a unit that stands on it from a former turn does not heal', () => {
    const s = ground('healing_pool').unit('S', 'human_infantry', 'F6', 1).begin('movement').choose('pick F6');
    expect([s.offers('heal'), s.choose('stay').asked]).toEqual([[], 'S move']);
  });

  test('BLO-18.9 it stops, makes Bold, limits no dice and does not block sight', () => {
    const rider = ground('healing_pool').unit('S', 'human_cavalry', 'G6').unit('P', 'human_archer', 'E6');
    const s = rider.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.bold('F6'), s.at('F6')?.stopped]).toEqual([1, true]);
    expect(duel('healing_pool', 'F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([4]);
    const sight = ground('healing_pool', 'S', 'E6')
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_archer', 'C6');
    expect(sight.begin('combat').whyNot('attack G6 C6')).toBeUndefined();
  });

  test('BLO-18.14 the pool that healed is removed and leaves countryside', () => {
    const s = pool(1).begin('movement').choose('pick G6', 'to F6', 'heal');
    expect([s.state.landmarks, s.bold('F6')]).toEqual([[], 0]);
  });
});

describe('a stronghold', () => {
  const keep = () => ground('stronghold', 'S', 'G7');

  test("landmark:stronghold, BLO-18.10 makes the owner's troops Bold, on it or next to it", () => {
    const s = keep().unit('S', 'human_infantry', 'G7').unit('S', 'human_infantry', 'F6').begin();
    expect([s.bold('G7'), s.bold('F6'), s.bold('I1')]).toEqual([1, 1, 0]);
  });

  test('BLO-18.10, R-38 an enemy in it or next to it gets nothing, and does not end that of its owner', () => {
    const s = keep()
      .unit('P', 'human_infantry', 'G7')
      .unit('P', 'human_infantry', 'F7')
      .unit('S', 'human_infantry', 'F6');
    expect([s.begin().bold('G7'), s.begin().bold('F7'), s.begin().bold('F6')]).toEqual([0, 0, 1]);
  });

  test('BLO-18.10, R-50 it adds to the other sources of Bold, once', () => {
    const layout = keep().rampart('F6').unit('S', 'dwarf_infantry', 'F6').unit('S', 'human_infantry', 'F5');
    const s = layout.unit('S', 'human_infantry', 'G6').begin();
    expect(s.bold('F6'), 'dwarves, wall, support, stronghold').toBe(4);
    expect(keep().unit('S', 'dwarf_infantry', 'G7').begin().bold('G7'), 'not also as a landmark').toBe(2);
  });

  test('BLO-18.10 otherwise it is a default landmark, for its owner too', () => {
    const layout = keep().unit('S', 'human_infantry', 'H6').unit('P', 'human_infantry', 'F6');
    const s = layout.begin('movement').choose('pick H6', 'to G7', 'done');
    expect([s.at('G7')?.stopped, s.whyNot('attack G7 F6')]).toEqual([true, 'BLO-6.6']);
    expect(duel('stronghold', 'F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([2]);
    expect(duel('stronghold', 'G6', 'F6').begin('combat').choose('attack G6 F6').dice).toEqual([2]);
  });

  const commanders = (p: number, s: number) =>
    field('council-custom')
      .turnOf('P')
      .council('P', { commander: p })
      .council('S', { commander: s })
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_infantry', 'C7')
      .terrain('forest', 'C7')
      .unit('S', 'human_infantry', 'G6')
      .parts('lore-tokens', 'lore-cards', 'strongholds');

  test('BLO-18.10 a Commander of level 3 places it on countryside under one of his units', () => {
    const s = opening(commanders(3, 2).adventure());
    expect([s.asked, s.offers()]).toEqual(['P landmark', ['place landmark:stronghold C6']]);
    const refused = ['C7', 'C5', 'G6'].map((at) => s.whyNot(`place landmark:stronghold ${at}`));
    expect(refused).toEqual(['BLO-18.10', 'BLO-18.10', 'BLO-18.10']);
    s.choose('place landmark:stronghold C6');
    expect([s.state.landmarks[0]?.hex, s.asked]).toEqual(['C6', 'P command']);
  });

  test('BLO-18.10 not without the flag of the adventure', () => {
    const s = opening(commanders(3, 3).parts('lore-tokens', 'lore-cards', 'landmarks').adventure());
    expect([s.asked, s.state.landmarks]).toEqual(['P command', []]);
  });

  test('BLO-18.15 a camp that was given one places no second', () => {
    const s = opening(commanders(3, 3).landmark('stronghold', 'G6', 'S').adventure());
    s.choose('place landmark:stronghold C6');
    expect([s.asked, s.state.landmarks.map((l) => l.hex)]).toEqual(['P command', ['G6', 'C6']]);
  });

  test('V-39 one stronghold each', () => {
    const raise = (...masters: string[]) => [...masters.map((m) => `raise master:${m}`), 'confirm'];
    const s = opening('assaulting-the-tourelles');
    s.choose(...raise('commander', 'commander', 'warrior', 'warrior'));
    s.choose(...raise('commander', 'commander', 'cleric', 'cleric', 'wizard'));
    const held = 'A7 B4 B6 B9 B11 C4 C5 C6 C8 C9 C10 C11'.split(' ');
    expect([s.asked, s.offers()]).toEqual([
      'P landmark',
      held.map((at) => `place landmark:stronghold ${at}`),
    ]);
    s.choose('place landmark:stronghold C6');
    const strongholds = s.state.landmarks.filter((l) => l.type === 'stronghold');
    expect(strongholds.map((l) => `${l.hex} ${l.owner}`)).toEqual(['G7 1', 'C6 0']);
    expect([s.camp('P').hand.length, s.camp('S').hand.length]).toEqual([6, 6]);
  });
});

describe('a stronghold in enemy hands', () => {
  /** P infantry on F6 is about to enter the stronghold of S, who holds six Command cards. */
  const storm = () =>
    ground('stronghold', 'S', 'G7')
      .turnOf('P')
      .unit('P', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'I8');
  const taken = () =>
    ground('stronghold', 'S', 'G7').set((s) => {
      for (const l of s.landmarks) l.captured = true;
      s.commandPile.push(...s.camps[1].hand.splice(5));
      s.camps[1].handSize = 5;
    });

  test('BLO-18.11 the owner discards a card at random and holds one fewer', () => {
    const s = storm().begin('movement').choose('pick F6', 'to G7');
    expect([s.camp('S').hand.length, s.camp('S').handSize, s.state.commandDiscard.length]).toEqual([5, 5, 1]);
    expect(s.state.landmarks[0]?.captured).toBe(true);
  });

  test('BLO-18.11 a second entry takes no second card', () => {
    const s = taken()
      .turnOf('P')
      .unit('P', 'human_infantry', 'F6')
      .begin('movement')
      .choose('pick F6', 'to G7');
    expect([s.camp('S').hand.length, s.camp('S').handSize]).toEqual([5, 5]);
  });

  test('BLO-18.11 when a unit of the owner enters it again, he draws one at once', () => {
    const s = taken().unit('S', 'human_infantry', 'H7').begin('movement').choose('pick H7', 'to G7');
    expect([s.camp('S').hand.length, s.camp('S').handSize]).toEqual([6, 6]);
    expect(s.state.landmarks[0]?.captured).toBe(false);
  });

  test('BLO-18.11, R-39 left empty it stays captured', () => {
    const s = taken()
      .turnOf('P')
      .unit('P', 'human_infantry', 'G7')
      .begin('movement')
      .choose('pick G7', 'to F6');
    expect([s.state.landmarks[0]?.captured, s.camp('S').handSize]).toEqual([true, 5]);
  });

  test('BLO-18.11 gaining ground and retreats enter it too', () => {
    const layout = ground('stronghold', 'S', 'G7').turnOf('P').unit('P', 'human_infantry', 'F6');
    const s = layout.unit('S', 'human_infantry', 'G7', 1).rolls('B R').begin('combat');
    expect(s.choose('attack F6 G7', 'gain-ground G7').camp('S').handSize).toBe(5);
    const fled = taken().turnOf('P').unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6');
    const t = fled.rolls('F R R').begin('combat').choose('attack E6 F6', 'ignore 0', 'retreat G7');
    expect(t.camp('S').handSize).toBe(6);
  });
});

describe('ramparts', () => {
  test('landmark:rampart, BLO-18.12 is a default landmark', () => {
    const layout = ground('rampart').unit('S', 'human_infantry', 'G6').unit('P', 'human_infantry', 'E6');
    const s = layout.begin('movement').choose('pick G6', 'to F6', 'done');
    expect([s.bold('F6'), s.whyNot('attack F6 E6')]).toEqual([1, 'BLO-6.6']);
    expect(duel('rampart', 'G6', 'F6').begin('combat').choose('attack G6 F6').dice).toEqual([2]);
  });

  test('BLO-18.12 a unit that comes from an adjacent rampart neither stops nor loses its battle', () => {
    const layout = field().rampart('F5', 'F6', 'F7').unit('S', 'human_cavalry', 'F5').ordered();
    const s = layout.unit('P', 'human_infantry', 'E8').begin('movement').choose('pick F5');
    expect(s.whyNot('to F8')).toBeUndefined();
    expect(s.choose('to F7').offers()).toEqual(['attack F7 E8', 'done']);
  });

  test('BLO-18.12, R-10 of several ways the best one counts', () => {
    const layout = field().rampart('F6', 'F7').unit('S', 'human_cavalry', 'F6').ordered();
    const s = layout.unit('P', 'human_infantry', 'E8').begin('movement').choose('pick F6', 'to F7');
    expect([s.asked, s.at('F7')?.stopped]).toEqual(['S combat', false]);
  });

  test('BLO-18.12 from a rampart that is not adjacent it stops', () => {
    const layout = ground('generic', 'S', 'A1').rampart('F5', 'F7').unit('S', 'human_cavalry', 'F5');
    const s = layout.unit('P', 'human_infantry', 'E8').begin('movement').choose('pick F5', 'to F7', 'done');
    expect(s.whyNot('attack F7 E8')).toBe('BLO-6.6');
  });

  test('BLO-18.12 on a hill the strictest limits apply', () => {
    const wall = (from: HexId, to: HexId) =>
      duel('generic', from, to).rampart('F6').terrain('hill', 'F6', 'E6');
    expect(wall('F6', 'E6').begin('combat').choose('attack F6 E6').dice).toEqual([2]);
    expect(wall('E6', 'F6').begin('combat').choose('attack E6 F6').dice).toEqual([2]);
  });
});
