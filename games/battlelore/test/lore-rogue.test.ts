import { describe, expect, test } from 'vitest';
import type { CommandId, LoreId } from '../content/index.ts';
import { costOf } from '../rules/lore.ts';
import { adept, seatOf } from './field.ts';

/** P is on turn with a Rogue of that level. */
const rogue = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  adept('P', { rogue: level }, tokens, ...cards);

/** S is on turn; P may answer. */
const answering = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  rogue(level, tokens, ...cards).turnOf('S');

/** S attacks E6 from F6. */
const attacked = (tokens: number, ...cards: LoreId[]) =>
  answering(1, tokens, ...cards)
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .ordered();

describe('cost', () => {
  const COSTS = {
    'ROG-01': 1,
    'ROG-02': 2,
    'ROG-03': 3,
    'ROG-04': 3,
    'ROG-05': 3,
    'ROG-06': 4,
    'ROG-07': 4,
    'ROG-08': 4,
    'ROG-09': 5,
    'ROG-10': 5,
    'ROG-11': 5,
    'ROG-12': 6,
    'ROG-13': 6,
    'ROG-14': 8,
  } as const;

  test('BLO-15.5, BLO-16.7 a Rogue card costs its number, and 3 more without a Rogue', () => {
    const { state } = rogue(2, 0).unit('P', 'human_infantry', 'C6').begin();
    for (const [card, cost] of Object.entries(COSTS)) {
      expect(costOf(state, seatOf('P'), card as LoreId), card).toBe(cost);
      expect(costOf(state, seatOf('S'), card as LoreId), card).toBe(cost + 3);
    }
  });
});

describe('lore:ROG-01 Pick Pocket', () => {
  const pocket = (level: 1 | 2 | 3, theirs: number) =>
    rogue(level, 1, 'ROG-01').tokens('S', theirs).unit('P', 'human_infantry', 'C6');

  test('lore:ROG-01 takes up to L+1 tokens from the opponent’s goblet', () => {
    const one = pocket(1, 5).begin().choose('play lore:ROG-01');
    expect([one.camp('P').goblet, one.camp('S').goblet]).toEqual([2, 3]);
    const three = pocket(3, 5).begin().choose('play lore:ROG-01');
    expect([three.camp('P').goblet, three.camp('S').goblet]).toEqual([4, 1]);
  });

  test('lore:ROG-01 takes what there is; on an empty goblet it is legal and does nothing', () => {
    expect(pocket(3, 2).begin().choose('play lore:ROG-01').camp('P').goblet).toBe(2);
    const s = pocket(1, 0).begin().choose('play lore:ROG-01');
    expect([s.camp('P').goblet, s.camp('P').played]).toEqual([0, true]);
  });
});

describe('lore:ROG-02 Spy', () => {
  const spy = () =>
    rogue(1, 2, 'ROG-02').unit('P', 'human_infantry', 'C6').hand('S', 'MC', 'BL').next('card:GA');

  test('lore:ROG-02 its player alone sees the Command hand and may have a card discarded', () => {
    const s = spy().begin().choose('play lore:ROG-02');
    expect(s.events('saw-command-hand', seatOf('P'))).toMatchObject([{ cards: ['MC', 'BL'] }]);
    const told = [{ kind: 'saw-command-hand', seat: 0, of: 1 }];
    expect([s.events('saw-command-hand', seatOf('S')), s.events('saw-command-hand')]).toEqual([told, told]);
    expect(s.offers()).toEqual(['discard card:MC', 'discard card:BL', 'decline']);
  });

  test('lore:ROG-02 the opponent draws a replacement at once', () => {
    const s = spy().begin().choose('play lore:ROG-02', 'discard card:MC');
    expect([s.camp('S').hand, s.state.commandDiscard]).toEqual([['BL', 'GA'], ['MC']]);
  });

  test('lore:ROG-02 he may leave the hand as it is', () => {
    const s = spy().begin().choose('play lore:ROG-02');
    expect([s.fallback, s.choose('decline').camp('S').hand]).toEqual(['decline', ['MC', 'BL']]);
  });

  test('lore:ROG-02 only a card of that hand', () => {
    expect(spy().begin().choose('play lore:ROG-02').whyNot('discard card:GA')).toBe('BLO-15.18');
  });
});

describe('lore:ROG-03 Déjà Vu!', () => {
  test('lore:ROG-03 all dice are rolled again, and the second result stands', () => {
    const s = attacked(3, 'ROG-03').rolls('B B B R R F').begin('combat').choose('attack F6 E6');
    expect([s.asked, s.offers()]).toEqual(['P w-postroll', ['play lore:ROG-03', 'pass']]);
    s.choose('play lore:ROG-03');
    expect([s.rolled, s.figures('E6'), s.asked]).toEqual(['R R F', 4, 'P retreat']);
  });

  test('lore:ROG-03 Lore symbols of the first roll give no tokens', () => {
    const s = attacked(3, 'ROG-03').rolls('L L L R R L').begin('combat');
    expect(s.choose('attack F6 E6', 'play lore:ROG-03').camp('S').goblet).toBe(1);
  });

  test('lore:ROG-03 answers a battle back in one’s own turn', () => {
    const layout = rogue(1, 3, 'ROG-03').unit('P', 'human_infantry', 'E6').unit('S', 'dwarf_infantry', 'F6');
    const s = layout.ordered().rolls('R R R B B B R R R').begin('combat');
    s.choose('attack E6 F6', 'battle-back');
    expect([s.asked, s.choose('play lore:ROG-03').figures('E6')]).toEqual(['P w-postroll', 4]);
  });

  test('lore:ROG-03 not one’s own roll, and no spell', () => {
    const own = rogue(1, 3, 'ROG-03').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');
    const s = own.ordered().rolls('R R R').begin('combat', 'asked').choose('attack E6 F6');
    expect(s.whyNot('play lore:ROG-03')).toBe('BLO-15.3');
    expect(s.choose('pass').asked).toBe('P lore-choice');
    const layout = answering(1, 3, 'ROG-03').council('S', { commander: 1, cleric: 1 }).lore('S', 'CLE-07');
    const spell = layout.tokens('S', 4).unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'I1');
    const m = spell.rolls('R R').begin('command', 'asked').choose('command card:LE', 'play lore:CLE-07');
    expect([m.asked, m.offers()]).toEqual(['P w-lore', ['pass']]);
    expect(m.choose('pass', 'target E6').asked, 'nobody is asked after the roll').toBe('S order');
  });

  test('lore:ROG-03 re-rolls the attack, not the panic test after it', () => {
    const layout = answering(1, 3, 'ROG-03').unit('P', 'goblin_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('R R F G G').begin('combat');
    s.choose('attack F6 E6', 'pass', 'retreat D6', 'retreat C6');
    expect([s.figures('C6'), s.asked]).toEqual([2, 'S follow-on']);
  });
});

describe('lore:ROG-04 Hit and Run', () => {
  const run = () => rogue(1, 3, 'ROG-04').unit('P', 'human_infantry', 'D6').unit('S', 'human_infantry', 'E6');

  test('V-33 Hit and Run and forest: two hexes from plain, none from a forest entered this turn', () => {
    const layout = rogue(1, 3, 'ROG-04').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'E6');
    const plain = layout.ordered().rolls('R R R').begin('movement').choose('pick C6', 'to D6');
    plain.choose('attack D6 E6', 'play lore:ROG-04');
    expect([plain.rolled, plain.asked, plain.whyNot('to B6'), plain.whyNot('to A6')]).toEqual([
      'R R R',
      'P hit-and-run',
      undefined,
      'BLO-4.3',
    ]);
    const wood = layout.terrain('forest', 'D6').begin('movement').choose('pick C6', 'to D6');
    wood.choose('attack D6 E6', 'play lore:ROG-04');
    expect([wood.rolled, wood.asked]).toEqual(['R R', 'P lore-choice']);
  });

  test('lore:ROG-04 a ford entered this turn does not hold it', () => {
    const layout = rogue(1, 3, 'ROG-04').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'E6');
    const s = layout
      .terrain('ford', 'D6')
      .ordered()
      .rolls('R R')
      .begin('movement')
      .choose('pick C6', 'to D6');
    expect(s.choose('attack D6 E6', 'play lore:ROG-04').asked).toBe('P hit-and-run');
  });

  test('lore:ROG-04 a forest in which it began the turn does not hold it', () => {
    const s = run().terrain('forest', 'D6').ordered().rolls('R R').begin('combat');
    expect(s.choose('attack D6 E6', 'play lore:ROG-04').asked).toBe('P hit-and-run');
  });

  test('lore:ROG-04 the move comes after the battle back, and only of a live unit that is not webbed', () => {
    const layout = rogue(1, 3, 'ROG-04')
      .unit('P', 'human_infantry', 'D6', 1)
      .unit('S', 'dwarf_infantry', 'E6');
    const s = layout
      .ordered()
      .rolls('R R R B R R')
      .begin('combat')
      .choose('attack D6 E6', 'play lore:ROG-04');
    expect(s.asked).toBe('S battle-back');
    expect(s.choose('battle-back').asked).toBe('P lore-choice');
    const safe = layout.begin('combat').choose('attack D6 E6', 'play lore:ROG-04', 'decline');
    expect(safe.asked).toBe('P hit-and-run');
  });

  test('lore:ROG-04 a unit webbed in a battle back does not run', () => {
    const layout = run().council('S', { commander: 1, creature: 1 }).unit('S', 'giant_spider', 'D7');
    const s = layout.ordered().rolls('R R R L R').begin('combat').choose('attack D6 D7', 'play lore:ROG-04');
    s.choose('battle-back', 'power web');
    expect([s.at('D6')?.web, s.asked]).toEqual([true, 'P lore-choice']);
  });

  test('lore:ROG-04 serves a ranged attack, and staying is allowed', () => {
    const layout = rogue(1, 3, 'ROG-04').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().rolls('R R').begin('combat').choose('attack C6 F6', 'play lore:ROG-04');
    expect([s.asked, s.fallback]).toEqual(['P hit-and-run', 'stay']);
    expect(s.choose('to A6').at('A6')?.type).toBe('human_archer');
  });
});

describe('lore:ROG-05 Caltrops', () => {
  const caltrops = (level: 1 | 2 | 3) =>
    answering(level, 3, 'ROG-05')
      .unit('S', 'human_cavalry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .unit('P', 'human_infantry', 'A1');

  test('lore:ROG-05 a unit that is hit does not move in this phase, but may battle', () => {
    const s = caltrops(1).ordered().rolls('B R').begin('movement').choose('pick F6');
    expect([s.asked, s.offers()]).toEqual(['P w-move', ['play lore:ROG-05', 'pass']]);
    s.choose('play lore:ROG-05');
    expect([s.figures('F6'), s.asked, s.offers('attack')]).toEqual([2, 'S combat', ['attack F6 E6']]);
  });

  test('lore:ROG-05 without a hit it moves as usual', () => {
    const s = caltrops(1).ordered().rolls('R F').begin('movement').choose('pick F6', 'play lore:ROG-05');
    expect([s.asked, s.figures('F6'), s.whyNot('to I6')]).toEqual(['S destination', 3, undefined]);
  });

  test('lore:ROG-05 L+1 dice hit on colour; Lore symbols only hurt a poisoned unit', () => {
    const s = caltrops(3).ordered().rolls('L S L R').begin('movement').choose('pick F6', 'play lore:ROG-05');
    expect([s.rolled, s.figures('F6'), s.asked]).toEqual(['L S L R', 3, 'S destination']);
    const ill = caltrops(1).ordered().at('F6', { poison: true }).rolls('L R').begin('movement');
    ill.choose('pick F6', 'play lore:ROG-05');
    expect([ill.figures('F6'), ill.asked, ill.camp('P').goblet]).toEqual([2, 'S combat', 0]);
  });

  test('lore:ROG-05 it may destroy the unit', () => {
    const s = caltrops(1).ordered().at('F6', { figures: 1 }).rolls('B R').begin('movement');
    s.choose('pick F6', 'play lore:ROG-05');
    expect([s.camp('P').banners, s.asked]).toEqual([1, 'S lore-choice']);
  });

  test('lore:ROG-05 not against a creature', () => {
    const layout = answering(1, 9, 'ROG-05').council('S', { commander: 1, creature: 1 });
    const s = layout.unit('S', 'giant_spider', 'F6').unit('P', 'human_infantry', 'A1').ordered();
    const m = s.begin('movement', 'asked').choose('pick F6');
    expect([m.asked, m.offers(), m.whyNot('play lore:ROG-05')]).toEqual(['P w-move', ['pass'], 'BLO-15.3']);
  });

  test('lore:ROG-05 a unit that is hit takes no secret passage either', () => {
    const layout = answering(1, 3, 'ROG-05')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'A1');
    const s = layout
      .landmark('rogues_den', 'F6', 'S')
      .landmark('secret_passage', 'C3', 'S')
      .terrain('hill', 'C3')
      .tokens('S', 1)
      .ordered()
      .rolls('B R')
      .begin('movement')
      .choose('pick F6', 'play lore:ROG-05');
    expect([s.offers('passage'), s.at('F6')?.figures]).toEqual([[], 3]);
  });
});

describe('lore:ROG-06 Ambush', () => {
  const ambush = () => attacked(4, 'ROG-06').terrain('hill', 'D6');

  test('lore:ROG-06 next to a hill the attacked unit strikes first, with a die more', () => {
    const s = ambush().rolls('B R R R R R R').begin('combat').choose('attack F6 E6');
    expect(s.offers()).toEqual(['play lore:ROG-06', 'pass']);
    s.choose('play lore:ROG-06');
    expect(s.events('rolled')).toMatchObject([
      { how: 'first-strike', faces: ['B', 'R', 'R', 'R'] },
      { how: 'attack', faces: ['R', 'R', 'R'] },
    ]);
    expect(s.figures('F6')).toBe(3);
  });

  test('lore:ROG-06 also on or next to a forest or a landmark, and nowhere else', () => {
    const offers = (s: ReturnType<typeof attacked>) =>
      s.begin('combat', 'asked').choose('attack F6 E6').offers('play');
    expect(offers(attacked(4, 'ROG-06').terrain('forest', 'E6'))).toEqual(['play lore:ROG-06']);
    expect(offers(attacked(4, 'ROG-06').rampart('E7'))).toEqual(['play lore:ROG-06']);
    expect(offers(attacked(4, 'ROG-06').terrain('river', 'D6').terrain('forest', 'C6'))).toEqual([]);
  });

  test('lore:ROG-06 its die is not limited by terrain', () => {
    const s = attacked(4, 'ROG-06').terrain('forest', 'E6').rolls('R R R R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:ROG-06');
    expect(s.events('rolled')[0]?.faces).toEqual(['R', 'R', 'R']);
  });

  test('lore:ROG-06 not against a ranged attack', () => {
    const layout = answering(1, 9, 'ROG-06').unit('P', 'human_infantry', 'E6').terrain('forest', 'E6');
    const s = layout
      .unit('S', 'human_archer', 'G6')
      .ordered()
      .begin('combat', 'asked')
      .choose('attack G6 E6');
    expect([s.asked, s.whyNot('play lore:ROG-06')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('R-29, lore:ROG-06 not by a webbed unit', () => {
    const s = ambush().tokens('P', 9).at('E6', { web: true }).begin('combat', 'asked');
    s.choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:ROG-06')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });
});

describe('lore:ROG-07 False Orders', () => {
  /** S plays the card; how many of its units it may then order. */
  const orders = (card: CommandId, type: 'human_infantry' | 'human_archer' = 'human_infantry') => {
    const layout = answering(1, 4, 'ROG-07').unit('P', 'human_infantry', 'A1').hand('S', card);
    for (const at of ['G1', 'G3', 'G5', 'G7', 'G12'] as const) layout.unit('S', type, at);
    const s = layout.begin().choose('play lore:ROG-07');
    let count = 0;
    for (let next = s.offers('order')[0]; next; next = s.offers('order')[0]) {
      s.choose(next);
      count++;
    }
    return count;
  };

  test('lore:ROG-07 the number of units is halved, rounded up', () => {
    expect([orders('LE'), orders('WE'), orders('SC-L'), orders('LA')]).toEqual([2, 2, 1, 2]);
  });

  test('lore:ROG-07 of an ‘all’ card half of the eligible units, as their owner chooses', () => {
    expect(orders('DS', 'human_archer')).toBe(3);
  });

  test('lore:ROG-07 limits of sections stay', () => {
    const layout = answering(1, 4, 'ROG-07').unit('P', 'human_infantry', 'A1').hand('S', 'WE');
    const s = layout.unit('S', 'human_infantry', 'G1').unit('S', 'human_infantry', 'G3').begin();
    s.choose('play lore:ROG-07', 'order G1');
    expect(s.state.units.filter((u) => u.ordered !== 'no').length).toBe(1);
    expect(s.asked, 'the second unit of the left section has no order').toBe('S move');
  });

  test('lore:ROG-07 not against a card in lieu of a Command card', () => {
    const layout = answering(1, 9, 'ROG-07').council('S', { commander: 1, warrior: 1 }).lore('S', 'WAR-14');
    const s = layout
      .tokens('S', 8)
      .unit('S', 'human_cavalry', 'G6')
      .unit('P', 'human_infantry', 'A1')
      .begin();
    s.choose('play lore:WAR-14');
    expect(s.asked).toBe('S order');
  });

  test('lore:ROG-07, lore:WAR-12 the orders of Call the Reserves are not halved', () => {
    const layout = answering(1, 4, 'ROG-07').council('S', { commander: 1, warrior: 1 }).lore('S', 'WAR-12');
    layout.tokens('S', 6).unit('P', 'human_infantry', 'A1');
    for (const at of ['G1', 'G3', 'G5', 'G7', 'G9'] as const) layout.unit('S', 'human_infantry', at);
    const s = layout.begin().choose('play lore:WAR-12', 'play lore:ROG-07');
    s.choose('order G1', 'order G3', 'order G5', 'order G7');
    expect([s.asked, s.at('G9')?.ordered]).toEqual(['S move', 'no']);
  });
});

describe('lore:ROG-08 Terrified!', () => {
  const terror = (type: 'human_infantry' | 'goblin_infantry') =>
    rogue(1, 4, 'ROG-08').unit('P', 'human_infantry', 'D6').unit('S', type, 'E6').ordered();

  test('lore:ROG-08 it retreats one hex more for each flag and takes a panic test', () => {
    const s = terror('human_infantry').rolls('R R F B R').begin('combat');
    s.choose('attack D6 E6', 'play lore:ROG-08', 'retreat F6', 'retreat G6');
    expect([s.events('panic'), s.figures('G6')]).toMatchObject([[{ faces: ['B', 'R'] }], 3]);
  });

  test('lore:ROG-08 goblinoids go three hexes', () => {
    const s = terror('goblin_infantry').rolls('R R F R R R').begin('combat');
    s.choose('attack D6 E6', 'play lore:ROG-08', 'retreat F6', 'retreat G6', 'retreat H6');
    expect([s.events('panic'), s.figures('H6')]).toMatchObject([[{ faces: ['R', 'R', 'R'] }], 4]);
  });

  test('lore:ROG-08 flags that are ignored do not count', () => {
    const layout = terror('human_infantry')
      .unit('S', 'human_infantry', 'F5')
      .unit('S', 'human_infantry', 'E7');
    const s = layout.rolls('R R F').begin('combat').choose('attack D6 E6', 'play lore:ROG-08', 'ignore 1');
    expect(s.at('E6')?.figures).toBe(4);
  });

  test('lore:ROG-08 lasts until the end of the turn', () => {
    const layout = terror('human_infantry').unit('P', 'human_infantry', 'D5').ordered();
    const s = layout.rolls('R R R R R F R R').begin('combat').choose('attack D6 E6', 'play lore:ROG-08');
    s.choose('attack D5 E6', 'retreat F6', 'retreat G6');
    expect(s.events('panic').length).toBe(1);
  });

  test('lore:ROG-08 not against a creature', () => {
    const layout = rogue(1, 4, 'ROG-08').council('S', { commander: 1, creature: 1 });
    const s = layout.unit('P', 'human_infantry', 'D6').unit('S', 'giant_spider', 'E6').ordered();
    const m = s.begin('combat', 'asked').choose('attack D6 E6');
    expect([m.asked, m.whyNot('play lore:ROG-08')]).toEqual(['P own-card', 'BLO-15.3']);
  });
});

describe('lore:ROG-09 Evade', () => {
  test('lore:ROG-09 it moves one or two hexes like a retreat, and the attack is lost', () => {
    const s = attacked(5, 'ROG-09').begin('combat').choose('attack F6 E6', 'play lore:ROG-09');
    expect([s.asked, s.offers()]).toEqual(['P evade', ['retreat D5', 'retreat D6']]);
    expect(s.choose('retreat D6').offers()).toEqual(['retreat C6', 'retreat C7', 'stay']);
    s.choose('retreat C6');
    expect([s.figures('C6'), s.events('rolled'), s.asked]).toEqual([4, [], 'S lore-choice']);
  });

  test('lore:ROG-09 one hex is enough; the attacker gains no ground and does not pursue', () => {
    const layout = answering(1, 5, 'ROG-09')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_cavalry', 'F6');
    const s = layout
      .ordered()
      .begin('combat')
      .choose('attack F6 E6', 'play lore:ROG-09', 'retreat D6', 'stay');
    expect([s.at('D6')?.figures, s.asked]).toEqual([4, 'S lore-choice']);
  });

  test('lore:ROG-09 answers a ranged attack too', () => {
    const layout = answering(1, 5, 'ROG-09')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_archer', 'H6');
    const s = layout
      .ordered()
      .begin('combat')
      .choose('attack H6 E6', 'play lore:ROG-09', 'retreat D6', 'stay');
    expect(s.events('rolled')).toEqual([]);
  });

  test('lore:ROG-09 not if it cannot go one hex', () => {
    const layout = attacked(5, 'ROG-09').terrain('river', 'D5').unit('P', 'human_infantry', 'D6');
    const s = layout.begin('combat', 'asked').choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:ROG-09')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('R-29, lore:ROG-09 not by a webbed unit, nor by a creature', () => {
    const webbed = attacked(9, 'ROG-09').at('E6', { web: true }).begin('combat', 'asked');
    webbed.choose('attack F6 E6');
    expect([webbed.asked, webbed.whyNot('play lore:ROG-09')]).toEqual(['P w-preroll', 'BLO-15.3']);
    const layout = adept('P', { rogue: 1, creature: 1 }, 9, 'ROG-09').turnOf('S');
    const beast = layout.unit('P', 'giant_spider', 'E6').unit('S', 'human_infantry', 'F6').ordered();
    const s = beast.begin('combat', 'asked').choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:ROG-09')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });
});

describe('lore:ROG-10 Sabotage', () => {
  const sabotage = (level: 1 | 2 | 3) =>
    rogue(level, 5, 'ROG-10').lore('S', 'WIZ-01', 'CLE-02').unit('P', 'human_infantry', 'C6');

  test('lore:ROG-10 at level 1 a Lore card at random', () => {
    const s = sabotage(1).begin().choose('play lore:ROG-10');
    expect([s.camp('S').lore.length, s.state.loreDiscard.length, s.asked]).toEqual([1, 1, 'P order']);
    expect(s.events('saw-lore-hand', seatOf('P'))).toEqual([]);
  });

  test('lore:ROG-10 at level 2 its player looks and chooses', () => {
    const s = sabotage(2).begin().choose('play lore:ROG-10');
    expect(s.offers()).toEqual(['discard lore:WIZ-01', 'discard lore:CLE-02']);
    expect(s.events('saw-lore-hand', seatOf('P'))).toMatchObject([{ cards: ['WIZ-01', 'CLE-02'] }]);
    expect(s.events('saw-lore-hand')).toEqual([{ kind: 'saw-lore-hand', seat: 0, of: 1 }]);
    expect(s.choose('discard lore:CLE-02').camp('S').lore).toEqual(['WIZ-01']);
  });

  test('lore:ROG-10 out of character it is random, whatever other Lore Master is strong', () => {
    const layout = adept('P', { wizard: 3 }, 8, 'ROG-10').lore('S', 'WIZ-01', 'CLE-02');
    const s = layout.unit('P', 'human_infantry', 'C6').begin().choose('play lore:ROG-10');
    expect([s.camp('S').lore.length, s.asked]).toEqual([1, 'P order']);
  });

  test('lore:ROG-10 against an empty hand nothing happens', () => {
    const s = rogue(2, 5, 'ROG-10').unit('P', 'human_infantry', 'C6').begin().choose('play lore:ROG-10');
    expect([s.asked, s.state.loreDiscard]).toEqual(['P order', []]);
  });
});

describe('lore:ROG-11 Hidden Paths', () => {
  const paths = (level: 1 | 2) =>
    rogue(level, 5, 'ROG-11')
      .terrain('forest', 'D6', 'D9', 'D12')
      .unit('P', 'human_militia', 'C6')
      .unit('P', 'human_militia', 'C9')
      .unit('P', 'human_militia', 'C12')
      .unit('S', 'human_infantry', 'F6')
      .ordered();

  test('lore:ROG-11 L+1 units ignore what stops on entry', () => {
    const layout = paths(1).unit('P', 'human_infantry', 'C5').unit('P', 'human_infantry', 'D5');
    const s = layout.begin('movement').choose('play lore:ROG-11', 'target C6', 'target C9');
    expect(s.choose('pick C6').whyNot('to E6')).toBeUndefined();
    expect(s.choose('stay', 'pick C12').whyNot('to E12'), 'round the forest').toBeUndefined();
  });

  test('lore:ROG-11 the third unit at level 1 has no share in it, at level 2 it has', () => {
    const s = paths(1).begin('movement').choose('play lore:ROG-11', 'target C6', 'target C9');
    expect(s.asked).toBe('P move');
    const two = paths(2).begin('movement').choose('play lore:ROG-11', 'target C6', 'target C9');
    expect(two.offers()).toEqual(['target C12', 'done']);
  });

  test('lore:ROG-11 only ordered units', () => {
    const layout = rogue(3, 5, 'ROG-11').unit('P', 'human_militia', 'C6').unit('P', 'human_militia', 'C9');
    const s = layout.unit('P', 'human_militia', 'C12').ordered('C6', 'C12').begin('movement');
    expect(s.choose('play lore:ROG-11').offers()).toEqual(['target C6', 'target C12']);
  });

  test('lore:ROG-11 a rampart entered does not forbid battle', () => {
    const layout = rogue(1, 5, 'ROG-11').rampart('E6').unit('P', 'human_infantry', 'D6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered();
    const plain = s.begin('movement').choose('pick D6', 'to E6');
    expect(plain.asked).toBe('P lore-choice');
    const hidden = s.begin('movement').choose('play lore:ROG-11', 'pick D6', 'to E6');
    expect(hidden.offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:ROG-11 a forest entered this turn does not forbid gaining ground', () => {
    const layout = rogue(1, 5, 'ROG-11').terrain('forest', 'E6').unit('P', 'human_infantry', 'D6');
    const s = layout.unit('S', 'human_infantry', 'F6', 1).ordered().rolls('B R').begin('movement');
    s.choose('play lore:ROG-11', 'pick D6', 'to E6', 'attack E6 F6');
    expect([s.rolled, s.asked]).toEqual(['B R', 'P follow-on']);
  });
});

describe('lore:ROG-12 Bribery', () => {
  const bribe = () =>
    rogue(1, 6, 'ROG-12')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'human_archer', 'G3')
      .unit('S', 'human_infantry', 'G6')
      .unit('S', 'dwarf_infantry', 'G8')
      .unit('S', 'hobgoblin_cavalry', 'G10');

  test('lore:ROG-12 a green or mercenary enemy troop unit, moved by its player up to 2 hexes', () => {
    const s = bribe().begin().choose('play lore:ROG-12');
    expect([s.offers(), s.whyNot('target G6')]).toEqual([
      ['target G3', 'target G8', 'target G10'],
      'BLO-15.18',
    ]);
    s.choose('target G8');
    expect([s.asked, s.whyNot('to E8'), s.whyNot('to D8')]).toEqual(['P card-move', undefined, 'BLO-15.19']);
  });

  test('lore:ROG-12 onto vacant passable hexes; forest stops it', () => {
    const layout = bribe().terrain('river', 'F8').terrain('forest', 'F7', 'G9', 'H7', 'H8');
    const s = layout.unit('S', 'human_infantry', 'G7').begin().choose('play lore:ROG-12', 'target G8');
    expect(s.offers('to')).toEqual(['to F7', 'to G9', 'to H7', 'to H8']);
  });

  test('lore:ROG-12 not a webbed unit, nor a creature', () => {
    const layout = rogue(1, 6, 'ROG-12').council('S', { commander: 1, creature: 1 });
    const s = layout
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'giant_spider', 'G3')
      .unit('S', 'human_archer', 'G6')
      .at('G6', { web: true })
      .begin('command', 'asked')
      .choose('command card:LE');
    expect([s.asked, s.whyNot('play lore:ROG-12')]).toEqual(['P command-with', 'BLO-15.3']);
  });

  test('lore:ROG-12 it may vacate an objective', () => {
    const layout = rogue(1, 6, 'ROG-12').unit('P', 'human_infantry', 'A1').objective('G8', 'S', 'hold');
    const s = layout.unit('S', 'dwarf_infantry', 'G8').begin();
    const won = () => s.match.view('spectator').view.camps[seatOf('S')].won;
    expect(won()).toBe(1);
    s.choose('play lore:ROG-12', 'to F8');
    expect(won()).toBe(0);
  });

  test('lore:ROG-12 is not its movement: the unit moves as usual in its own turn', () => {
    const s = bribe().begin().choose('play lore:ROG-12', 'target G8', 'to F8', 'done', 'tokens');
    s.choose('order F8', 'done');
    expect(s.whyNot('pick F8')).toBeUndefined();
  });
});

describe('lore:ROG-13 Poisoned Blades', () => {
  const blades = () =>
    rogue(1, 6, 'ROG-13').unit('P', 'human_cavalry', 'E6').unit('S', 'human_infantry', 'F6').ordered();

  test('lore:ROG-13 Lore symbols are hits, and a survivor that lost a figure is poisoned', () => {
    const s = blades().rolls('L R R').begin('combat').choose('attack E6 F6', 'play lore:ROG-13');
    expect([s.at('F6'), s.camp('P').goblet]).toMatchObject([{ figures: 3, poison: true }, 0]);
  });

  test('lore:ROG-13 no loss, no poison', () => {
    const s = blades().rolls('R R R').begin('combat').choose('attack E6 F6', 'play lore:ROG-13');
    expect(s.at('F6')).toMatchObject({ figures: 4, poison: false });
  });

  test('lore:ROG-13 the bonus attack poisons too', () => {
    const layout = blades().at('F6', { figures: 1 }).unit('S', 'human_infantry', 'G6').rolls('B R R B R R');
    const s = layout.begin('combat').choose('attack E6 F6', 'play lore:ROG-13', 'gain-ground F6', 'stay');
    expect(s.choose('attack F6 G6').at('G6')).toMatchObject({ figures: 3, poison: true });
  });

  test('lore:ROG-13 a creature is poisoned by a hit', () => {
    const layout = rogue(1, 6, 'ROG-13').council('S', { commander: 1, creature: 1 });
    const s = layout.unit('P', 'human_infantry', 'E6').unit('S', 'giant_spider', 'F6').ordered();
    const m = s.rolls('L R R B').begin('combat').choose('attack E6 F6', 'play lore:ROG-13');
    expect(m.at('F6')).toMatchObject({ figures: 1, poison: true });
  });

  test('lore:ROG-13 is for melee', () => {
    const layout = rogue(1, 6, 'ROG-13').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().begin('combat', 'asked').choose('attack C6 F6');
    expect([s.asked, s.whyNot('play lore:ROG-13')]).toEqual(['P own-card', 'BLO-15.3']);
  });
});

describe('lore:ROG-14 Night Raid', () => {
  const raid = () => {
    const layout = rogue(1, 8, 'ROG-14').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'F6');
    for (const at of ['A1', 'A3', 'A9', 'A11'] as const) layout.unit('P', 'human_infantry', at);
    return layout.unit('P', 'human_cavalry', 'A13');
  };

  test('lore:ROG-14 up to four infantry units anywhere, no cavalry', () => {
    const s = raid().begin().choose('play lore:ROG-14');
    expect([s.asked, s.whyNot('order A13')]).toEqual(['P order', 'BLO-2.5']);
    s.choose('order C6', 'order A1', 'order A3', 'order A9');
    expect([s.asked, s.at('A11')?.ordered]).toEqual(['P move', 'no']);
  });

  test('lore:ROG-14 EXTRA(1), and one die more in melee', () => {
    const layout = raid().unit('P', 'human_infantry', 'E9').unit('S', 'human_infantry', 'F9');
    const s = layout.rolls('R R R R R R R R').begin();
    s.choose('play lore:ROG-14', 'order C6', 'order E9', 'done', 'pick C6');
    expect([s.whyNot('to F5'), s.whyNot('to G6')]).toEqual([undefined, 'BLO-4.6']);
    expect(s.choose('to E6', 'done', 'attack E6 F6').rolled).toBe('R R R R');
    expect(s.choose('attack E9 F9').rolled).toBe('R R R R');
  });

  test('lore:ROG-14 does not free from stop-on-entry or no-battle terrain', () => {
    const layout = raid().rampart('D5', 'D6').terrain('river', 'C5', 'C7', 'B5', 'B6');
    const s = layout.begin().choose('play lore:ROG-14', 'order C6', 'done', 'pick C6');
    expect(s.offers('to')).toEqual(['to D5', 'to D6']);
    expect(s.choose('to D6').asked).toBe('P lore-choice');
  });
});

describe('lore:ROG-15 Foiled!', () => {
  /** P has a Rogue and answers; S plays Portal for 7. */
  const foiled = (level: 1 | 2 | 3, tokens: number) =>
    answering(level, tokens, 'ROG-15')
      .council('S', { commander: 1, wizard: 1 })
      .lore('S', 'WIZ-11')
      .tokens('S', 7)
      .unit('S', 'human_infantry', 'G6')
      .unit('P', 'human_infantry', 'C6');

  test('lore:ROG-15 costs what was paid less L, and returns no token', () => {
    const one = foiled(1, 6).begin().choose('play lore:WIZ-11', 'play lore:ROG-15');
    expect([one.camp('P').goblet, one.camp('S').goblet, one.asked]).toEqual([0, 0, 'S order']);
    const three = foiled(3, 6).begin().choose('play lore:WIZ-11', 'play lore:ROG-15');
    expect(three.camp('P').goblet).toBe(2);
  });

  test('lore:ROG-15 costs at least 1', () => {
    const layout = answering(3, 1, 'ROG-15').council('S', { commander: 1, cleric: 1 }).lore('S', 'CLE-01');
    const s = layout.unit('S', 'human_infantry', 'G6').unit('P', 'human_infantry', 'C6').begin();
    s.choose('play lore:CLE-01', 'play lore:ROG-15');
    expect([s.camp('P').goblet, s.camp('S').goblet]).toEqual([0, 1]);
  });

  test('lore:ROG-15 one token too few, and the card takes effect', () => {
    expect(foiled(1, 5).begin().choose('play lore:WIZ-11').asked).toBe('S card-place');
  });

  test('lore:ROG-15 out of character it is played at level 1 and costs 3 more', () => {
    const layout = adept('P', { cleric: 3 }, 9, 'ROG-15')
      .turnOf('S')
      .council('S', { commander: 1, wizard: 1 });
    const s = layout.lore('S', 'WIZ-11').tokens('S', 7).unit('S', 'human_infantry', 'G6').begin();
    s.choose('play lore:WIZ-11', 'play lore:ROG-15');
    expect(s.camp('P').goblet).toBe(0);
  });
});
