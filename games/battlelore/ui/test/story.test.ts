/** Every medal of BattleLore: when it is given, and when it is not. */
import type { GameEvent, Ref, Seat } from '@gonfalon/kernel';
import type { MatchFacts } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import type { Face, UnitTypeId } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import { MEDALS } from '../story/facts.ts';
import { hitChances, hitsOf } from '../story/hits.ts';
import { story } from '../story/index.ts';
import { begin } from './scenes.ts';

const { view: FIELD } = begin('agincourt-1415', 'story').view('spectator') as { view: View };
const unit = FIELD.units[0];
if (!unit) throw new Error('there is no unit');

/** A field with a foot soldier and an archer of each camp, and a spider. */
const END: View = {
  ...FIELD,
  units: [
    { ...unit, id: 'P-BI1', camp: 0, type: 'human_infantry', banner: 'blue' },
    { ...unit, id: 'P-AR1', camp: 0, type: 'human_archer', banner: 'green' },
    { ...unit, id: 'S-BI1', camp: 1, type: 'human_infantry', banner: 'blue' },
    { ...unit, id: 'S-BI2', camp: 1, type: 'human_infantry', banner: 'blue' },
    { ...unit, id: 'S-SP1', camp: 1, type: 'giant_spider', banner: 'green' },
  ],
};

function accountOf(events: readonly GameEvent[]): MatchFacts {
  return story.account({
    seats: 2,
    end: END,
    batches: events.map((event, i) => ({ at: i + 1, events: [event] })),
  });
}

const felledBy = (events: readonly GameEvent[]) =>
  accountOf(events).stats.find(({ id }) => id === 'felled')?.counts;

const medal = (id: (typeof MEDALS)[number], events: readonly GameEvent[]) =>
  accountOf(events).medals.find((one) => one.id === id);

const campOf = (id: Ref): Seat => (id.startsWith('P') ? 0 : 1);
const typeOf = (id: Ref): UnitTypeId => END.units.find((one) => one.id === id)?.type ?? 'human_infantry';
const turn = (number: number): GameEvent => ({ kind: 'turn', seat: number % 2, number });
const lost = (id: Ref, count: number, left: number): GameEvent => ({
  kind: 'lost',
  unit: id,
  hex: 'E5',
  count,
  left,
});
const fell = (id: Ref): GameEvent => ({
  kind: 'eliminated',
  unit: id,
  camp: campOf(id),
  type: typeOf(id),
  hex: 'E5',
});
const rolled = (attacker: Ref, target: Ref, faces: readonly Face[], how = 'attack'): GameEvent => ({
  kind: 'rolled',
  how,
  seat: campOf(attacker),
  attacker,
  target,
  faces,
});
const ignored = (id: Ref, count: number): GameEvent => ({ kind: 'ignored', unit: id, count });
const lore = (seat: Seat): GameEvent => ({ kind: 'played-lore', seat, card: 'WIZ-01', paid: 1 });

describe('first blood', () => {
  it('goes to who destroys the first unit', () => {
    expect(medal('first-blood', [fell('P-AR1'), fell('S-BI1')])).toMatchObject({ seat: 1, at: 1 });
    expect(medal('first-blood', [lost('P-AR1', 1, 3)])).toBeUndefined();
  });
});

describe('against all odds', () => {
  it('goes to who destroys a unit by a roll that rarely does', () => {
    const three = [rolled('P-BI1', 'S-BI1', ['B', 'S', 'B']), lost('S-BI1', 3, 0), fell('S-BI1')];
    expect(medal('against-all-odds', three)).toMatchObject({ seat: 0, facts: { chance: 4 } });
  });
  it('goes to nobody for an easy kill, for one that needed a card, or without a kill', () => {
    const easy = [rolled('P-BI1', 'S-BI1', ['B', 'S', 'L']), lost('S-BI1', 1, 0), fell('S-BI1')];
    expect(medal('against-all-odds', easy)).toBeUndefined();
    const card = [rolled('P-BI1', 'S-BI1', ['L', 'L', 'L']), lost('S-BI1', 3, 0), fell('S-BI1')];
    expect(medal('against-all-odds', card)).toBeUndefined();
    const alive = [rolled('P-BI1', 'S-BI1', ['B', 'S', 'B']), lost('S-BI1', 3, 1)];
    expect(medal('against-all-odds', alive)).toBeUndefined();
  });
});

describe('monster slayer', () => {
  it('goes to who kills a creature, not to who kills troops', () => {
    expect(medal('monster-slayer', [fell('S-SP1')])?.seat).toBe(0);
    expect(medal('monster-slayer', [fell('S-BI1')])).toBeUndefined();
  });
});

describe('unbroken', () => {
  it('goes to who destroys two units and loses none', () => {
    expect(medal('unbroken', [fell('S-BI1'), fell('S-BI2')])).toMatchObject({
      seat: 0,
      facts: { destroyed: 2 },
    });
    expect(medal('unbroken', [fell('S-BI1')])).toBeUndefined();
    expect(medal('unbroken', [fell('S-BI1'), fell('S-BI2'), fell('P-AR1')])).toBeUndefined();
    const gone: GameEvent = { kind: 'resigned', seat: 0 };
    expect(medal('unbroken', [fell('S-BI1'), fell('S-BI2'), gone])).toBeUndefined();
  });
});

describe('the hammer blow', () => {
  it('goes to who destroys two units in a turn', () => {
    expect(medal('hammer-blow', [turn(1), fell('S-BI1'), fell('S-BI2')])).toMatchObject({
      seat: 0,
      facts: { units: 2 },
    });
    expect(medal('hammer-blow', [turn(1), fell('S-BI1'), turn(2), fell('S-BI2')])).toBeUndefined();
    const both = [turn(1), fell('S-BI1'), fell('S-BI2'), turn(2), fell('P-BI1'), fell('P-AR1')];
    expect(medal('hammer-blow', both)).toBeUndefined();
  });
});

describe('the last word', () => {
  it('goes to who destroys an attacker by striking back', () => {
    const back = [rolled('S-BI1', 'P-AR1', ['G'], 'battle-back'), lost('P-AR1', 1, 0), fell('P-AR1')];
    expect(medal('last-word', back)).toMatchObject({ seat: 1, facts: { type: 'human_archer' } });
    const own = [rolled('S-BI1', 'P-AR1', ['G']), lost('P-AR1', 1, 0), fell('P-AR1')];
    expect(medal('last-word', own)).toBeUndefined();
  });
});

describe('they shall not pass', () => {
  it('goes to who ignores most flags, and at least three', () => {
    expect(medal('they-shall-not-pass', [ignored('P-BI1', 2), ignored('P-AR1', 1)])).toMatchObject({
      seat: 0,
      facts: { flags: 3 },
    });
    expect(medal('they-shall-not-pass', [ignored('P-BI1', 2)])).toBeUndefined();
    expect(medal('they-shall-not-pass', [ignored('P-BI1', 3), ignored('S-BI1', 3)])).toBeUndefined();
  });
});

describe('keeper of the Lore', () => {
  it('goes to who plays most Lore cards, and at least three', () => {
    expect(medal('keeper-of-the-lore', [lore(1), lore(1), lore(0), lore(1)])).toMatchObject({
      seat: 1,
      facts: { cards: 3 },
    });
    expect(medal('keeper-of-the-lore', [lore(1), lore(1)])).toBeUndefined();
  });
});

describe('the butcher’s bill', () => {
  it('goes to who loses most figures, and at least ten', () => {
    const ten = [lost('P-BI1', 4, 0), lost('P-AR1', 4, 0), lost('P-BI1', 2, 2)];
    expect(medal('butchers-bill', ten)).toMatchObject({ seat: 0, facts: { figures: 10 } });
    expect(medal('butchers-bill', ten.slice(1))).toBeUndefined();
    expect(medal('butchers-bill', [...ten, ...Array(5).fill(lost('S-BI1', 2, 1))])).toBeUndefined();
  });
});

it('there is a test of every medal', () => {
  expect(MEDALS).toHaveLength(9);
  expect(story.medals).toEqual(MEDALS);
});

describe('hits', () => {
  const foot = { attacker: 'human_infantry', target: 'human_infantry', banner: 'blue' } as const;
  const rider = { attacker: 'human_infantry', target: 'human_cavalry', banner: 'blue' } as const;
  const archer = { attacker: 'human_archer', target: 'human_infantry', banner: 'blue' } as const;

  it('are the target’s colour, and swords as far as the weapon strikes with them', () => {
    expect(hitsOf(['B', 'S', 'S', 'F'], foot)).toBe(3);
    expect(hitsOf(['B', 'S', 'S', 'F'], rider)).toBe(2);
    expect(hitsOf(['B', 'S', 'S', 'F'], archer)).toBe(1);
  });

  it('have the chances that counting every roll gives', () => {
    const faces: readonly Face[] = ['G', 'B', 'R', 'S', 'F', 'L'];
    const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
    for (const aim of [foot, rider, archer]) {
      const chances = hitChances(3, aim);
      for (const [hits, chance] of chances.entries()) {
        const ways = all.filter((roll) => hitsOf(roll, aim) === hits).length;
        expect(chance).toBeCloseTo(ways / all.length, 12);
      }
    }
  });

  it('of spells are not told as luck', () => {
    expect(accountOf([rolled('P-BI1', 'S-BI1', ['B'], 'spell')]).rolls).toEqual([]);
    expect(accountOf([rolled('P-BI1', 'S-BI1', ['B'])]).rolls).toMatchObject([
      { seat: 0, dice: 1, value: 1 },
    ]);
  });

  it('go by the banner that the target had then', () => {
    const trained = [
      rolled('P-BI1', 'S-BI1', ['B', 'R']),
      { kind: 'trained', unit: 'S-BI1', banner: 'red' },
      rolled('P-BI1', 'S-BI1', ['R', 'R', 'B']),
    ];
    expect(accountOf(trained).rolls.map(({ value }) => value)).toEqual([1, 2]);
  });
});

describe('a turn without a great deed', () => {
  const commanded: GameEvent = { kind: 'commanded', seat: 0, card: 'PA-L', as: 'PA-L' };
  const ordered: GameEvent = { kind: 'ordered', unit: 'P-BI1', paid: 0 };
  const moved: GameEvent = { kind: 'moved', unit: 'P-BI1', from: 'D3', to: 'E4' };
  const attack: GameEvent = {
    kind: 'attack',
    how: 'attack',
    seat: 0,
    attacker: 'P-BI1',
    target: 'S-BI1',
  };
  const flags = rolled('P-BI1', 'S-BI1', ['F', 'F']);
  const name = (seat: Seat) => (seat === 0 ? 'Ada' : 'Bo');
  const told = (...events: readonly GameEvent[]) =>
    accountOf([turn(2), ...events, turn(3)])
      .highlights.filter(({ minor, at }) => minor && at <= events.length + 2)
      .map((moment) => [story.messages.en.moment(moment, name), story.messages.fr.moment(moment, name)]);

  it('is told by its card, and by who was ordered where', () => {
    expect(told()).toEqual([
      ['Ada lets the turn pass without an order.', 'Ada laisse passer son tour sans donner d’ordre.'],
    ]);
    expect(told(commanded)).toEqual([
      ['Ada plays Patrol Left and orders nobody.', expect.stringContaining('sans activer aucune unité')],
    ]);
    expect(told(commanded, ordered)).toEqual([
      [
        'Ada plays Patrol Left and orders 1 unit, without moving or attacking.',
        expect.stringContaining('et active 1 unité, sans déplacement ni attaque.'),
      ],
    ]);
    expect(told(commanded, ordered, moved)).toEqual([
      ['Ada plays Patrol Left: infantry to E4.', expect.stringContaining(': fantassins en E4.')],
    ]);
  });

  it('is told by the attacks that came to nothing, or only drove somebody back', () => {
    expect(told(commanded, ordered, attack, flags)).toEqual([
      ['Ada plays Patrol Left and attacks without moving.', expect.stringContaining('sans se déplacer')],
      ['Ada attacks Bo’s infantry in vain.', 'Ada attaque en vain les fantassins adverses.'],
    ]);
    expect(told(commanded, attack, flags, attack, flags)[1]).toEqual([
      'Ada attacks twice in vain.',
      'Ada attaque deux fois en vain.',
    ]);
    const retreated: GameEvent = { kind: 'retreated', unit: 'S-BI1', from: 'E5', to: 'F5' };
    expect(told(commanded, attack, flags, retreated)[1]).toEqual([
      'Ada drives Bo’s infantry back to F5.',
      'Ada repousse les fantassins adverses jusqu’en F5.',
    ]);
    expect(told(commanded, attack, flags, lost('S-BI1', 1, 3))).toHaveLength(1);
  });
});

it('counts every figure that falls, also where a whole unit does', () => {
  expect(felledBy([lost('S-BI1', 1, 3)])).toEqual([1, 0]);
  expect(felledBy([lost('S-BI1', 1, 3), lost('S-BI1', 3, 0), fell('S-BI1')])).toEqual([4, 0]);
  expect(felledBy([lost('S-BI1', 1, 3), fell('S-BI1')])).toEqual([4, 0]);
  expect(
    felledBy([lost('S-BI1', 2, 2), { kind: 'healed', unit: 'S-BI1', figures: 3 }, fell('S-BI1')]),
  ).toEqual([5, 0]);
  expect(felledBy([fell('S-SP1')])).toEqual([1, 0]);
});

it.each([
  [0, 'less than once in a hundred times', 'moins d’une fois sur cent'],
  [1, 'once in a hundred times', 'une fois sur cent'],
  [4, '4 times in a hundred', '4 fois sur cent'],
])('says how rarely a roll succeeds: %s', (chance, en, fr) => {
  const rare = {
    id: 'against-all-odds',
    icon: 'archery-target',
    seat: 0,
    facts: { type: 'human_archer', chance },
  } as const;
  expect(story.messages.en.medal(rare).why).toContain(`succeeds ${en}.`);
  expect(story.messages.fr.medal(rare).why).toContain(`réussit ${fr}.`);
});
