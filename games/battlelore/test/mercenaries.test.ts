import { describe, expect, test } from 'vitest';
import type { Banner } from '../content/index.ts';
import { field } from './field.ts';

/** P goblinoids on C6 and S infantry on F6, in P's movement phase. */
const horde = (banner?: Banner) =>
  field('mercenaries')
    .turnOf('P')
    .unit('P', 'hobgoblin_infantry', 'C6', undefined, banner)
    .unit('S', 'human_infantry', 'F6')
    .ordered();

/** Another fight far away, so that the combat phase is not over at once. */
const elsewhere = () => horde().unit('P', 'human_infantry', 'A1').unit('S', 'human_infantry', 'B1');

/** S infantry on F6 attacks goblinoids on E6. */
const flight = (figures?: number) =>
  field('mercenaries')
    .unit('S', 'human_infantry', 'F6')
    .unit('P', 'goblin_infantry', 'E6', figures)
    .ordered();

describe('dwarves', () => {
  test('BLO-13.1 mercenaries support the camp whose banner they carry, and are supported', () => {
    const layout = field('mercenaries').unit('S', 'human_infantry', 'F6').unit('S', 'dwarf_infantry', 'F5');
    const s = layout.unit('S', 'goblin_infantry', 'G6').unit('P', 'goblin_infantry', 'E7').begin();
    expect([s.bold('F6'), s.bold('G6'), s.bold('F5')]).toEqual([1, 1, 2]);
  });

  test('BLO-13.2 dwarf infantry is Bold 1, supported Bold 2, supported on a rampart Bold 3', () => {
    const layout = () =>
      field('mercenaries').unit('S', 'dwarf_infantry', 'F6').unit('S', 'dwarf_crossbow', 'I1');
    expect([layout().begin().bold('F6'), layout().begin().bold('I1')]).toEqual([1, 1]);
    const supported = () => layout().unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'G6');
    expect(supported().begin().bold('F6')).toBe(2);
    expect(supported().rampart('F6').begin().bold('F6')).toBe(3);
  });

  test('BLO-13.2 so many flags may be ignored, and no more', () => {
    const layout = field('mercenaries')
      .unit('S', 'human_heavy', 'F6')
      .unit('P', 'dwarf_infantry', 'E6')
      .ordered();
    const s = layout.rolls('F F R R').begin('combat').choose('attack F6 E6');
    expect([s.offers(), s.whyNot('ignore 2')]).toEqual([['ignore 1', 'ignore 0'], 'BLO-9.2']);
  });

  test('V-21 dwarves on the wall', () => {
    const layout = field('council-fixed')
      .council('P', { commander: 3, warrior: 1 })
      .turnOf('P')
      .rampart('F6');
    layout
      .unit('S', 'dwarf_infantry', 'F6')
      .unit('S', 'human_infantry', 'F5')
      .unit('S', 'human_infantry', 'G6');
    layout.unit('P', 'human_heavy', 'E6').ordered().lore('P', 'WAR-03').tokens('P', 3);
    const s = layout.rolls('F F F').begin('combat').choose('attack E6 F6', 'play lore:WAR-03');
    expect([s.dice, s.offers()]).toEqual([[3], ['ignore 3', 'ignore 2', 'ignore 1', 'ignore 0']]);
    expect(s.choose('ignore 3').asked).toBe('S battle-back');
  });
});

describe('the goblin rush', () => {
  test('BLO-13.3 goblinoid infantry of any colour may go two hexes and then battle', () => {
    for (const banner of ['green', 'blue', 'red'] as const) {
      const s = horde(banner).begin('movement', 'asked').choose('pick C6');
      s.choose(banner === 'green' ? 'to E6' : 'rush E6 F6', 'done');
      expect(s.whyNot('attack E6 F6'), banner).toBeUndefined();
    }
  });

  test('BLO-13.3 neither other infantry nor goblinoid cavalry rushes', () => {
    const human = field().turnOf('P').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'F6');
    expect(human.ordered().begin('movement').choose('pick C6').offers('rush')).toEqual([]);
    const rider = field('mercenaries').turnOf('P').unit('P', 'hobgoblin_cavalry', 'C6', undefined, 'red');
    const s = rider.unit('S', 'human_infantry', 'F6').ordered().begin('movement').choose('pick C6');
    expect([s.offers('rush'), s.whyNot('to E6')]).toEqual([[], undefined]);
  });

  test('BLO-13.4 without a rush it has the limits of its colour', () => {
    const blue = horde().begin('movement').choose('pick C6');
    expect([blue.whyNot('to E5'), blue.whyNot('to F5')]).toEqual([undefined, 'BLO-4.6']);
    expect(horde('red').begin('movement').choose('pick C6').whyNot('to E5')).toBe('BLO-4.6');
    expect(horde('green').begin('movement').choose('pick C6').whyNot('to F5')).toBe('BLO-4.6');
  });

  test('BLO-13.4 terrain on the way stops a rush', () => {
    const s = horde().terrain('forest', 'D5', 'D6').begin('movement').choose('pick C6');
    expect([s.offers('to D6'), s.offers('to E6'), s.offers('rush E6')]).toEqual([['to D6'], [], []]);
    const end = horde().terrain('forest', 'E6').begin('movement').choose('pick C6');
    expect(end.whyNot('rush E6 F6'), 'a forest at its end does not').toBeUndefined();
  });

  test('BLO-13.5 a rush must end next to an enemy', () => {
    const blue = horde().begin('movement').choose('pick C6');
    expect([blue.whyNot('rush E6 F6'), blue.whyNot('rush E5 F6')]).toEqual([undefined, 'BLO-13.5']);
  });

  test('BLO-13.5 its player names one enemy next to its end, and attacks no other', () => {
    const s = horde().unit('S', 'human_infantry', 'F5').begin('movement', 'asked').choose('pick C6');
    expect(s.offers('rush E6')).toEqual(['rush E6 F5', 'rush E6 F6']);
    s.choose('rush E6 F6', 'done');
    expect([s.offers(), s.whyNot('attack E6 F5')]).toEqual([['attack E6 F6'], 'BLO-13.5']);
  });

  test('BLO-13.5 for a red unit any move of two hexes is a rush', () => {
    const s = horde('red').begin('movement').choose('pick C6');
    expect([s.whyNot('to E6'), s.whyNot('rush E6 F6')]).toEqual(['BLO-13.5', undefined]);
  });

  test('BLO-13.5 a blue unit says whether it rushes, or goes two hexes without battle', () => {
    const s = elsewhere().begin('movement').choose('pick C6', 'to E6', 'done');
    expect([s.asked, s.whyNot('attack E6 F6'), s.whyNot('done')]).toEqual(['P combat', 'BLO-6.6', undefined]);
  });

  test('BLO-13.6 the combat phase cannot be closed before; an absent player attacks', () => {
    const s = elsewhere().begin('movement').choose('pick C6', 'rush E6 F6', 'done');
    expect([s.whyNot('done'), s.fallback]).toEqual(['BLO-13.6', 'attack E6 F6']);
    s.rolls('R R R').choose('attack E6 F6');
    expect(s.whyNot('done')).toBeUndefined();
  });

  test('BLO-13.6, R-19 the obligation ends when the enemy is gone; another may be attacked, or nobody', () => {
    const layout = horde().unit('S', 'human_infantry', 'F5').unit('P', 'human_cavalry', 'E7');
    const s = layout.begin('movement').choose('pick C6', 'rush E6 F6', 'done');
    s.rolls('F R R').choose('attack E7 F6', 'retreat G7', 'stay');
    expect(s.offers()).toEqual(['attack E6 F5', 'done']);
  });

  test('BLO-13.9 an obligation that cannot be met ends', () => {
    const layout = elsewhere().set((state) => {
      const named = state.units.find((u) => u.hex === 'F6')?.id ?? '';
      Object.assign(state.units.find((u) => u.hex === 'C6') ?? {}, { hex: 'E6', rush: named, web: true });
    });
    expect(layout.begin('combat').whyNot('done')).toBeUndefined();
  });

  test('BLO-13.5 where nothing forbids a battle, a rush is refused as needless, not by BLO-13.9', () => {
    const layout = field('mercenaries').turnOf('P').unit('P', 'goblin_infantry', 'D6', 4, 'blue');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().begin('movement').choose('pick D6');
    const why = s.match.explainRefusal(0, ['rush', 'E6', s.at('F6')?.id ?? '']);
    expect([why?.rule, why?.params]).toEqual(['BLO-13.5', { needless: true }]);
  });

  test('BLO-13.5 a rush by a unit that never rushes is refused for that', () => {
    const layout = field('mercenaries').turnOf('P').unit('P', 'human_infantry', 'D6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().begin('movement').choose('pick D6');
    const why = s.match.explainRefusal(0, ['rush', 'E6', s.at('F6')?.id ?? '']);
    expect([why?.rule, why?.params]).toEqual(['BLO-13.5', { noRush: true }]);
  });

  test('BLO-13.9 a red unit may not end a rush where entering forbids battle', () => {
    const s = horde('red').rampart('E6').begin('movement').choose('pick C6');
    expect([s.whyNot('to D6'), s.offers('to E6'), s.offers('rush E6')]).toEqual([undefined, [], []]);
  });

  test('BLO-13.9 a move of two hexes that Forced March allows is no rush', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-09');
    layout.tokens('P', 5).turnOf('P').unit('P', 'hobgoblin_infantry', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().begin('movement').choose('play lore:WAR-09', 'pick C6');
    expect(s.offers('rush')).toEqual([]);
    expect(s.choose('to E6').offers()).toEqual(['attack E6 F6', 'done']);
  });

  test('BLO-13.4, R-20 green goblin infantry goes two hexes and need not battle', () => {
    const s = horde('green').begin('movement').choose('pick C6');
    expect(s.offers('rush')).toEqual([]);
    expect(s.choose('to E6').offers()).toEqual(['attack E6 F6', 'done']);
  });

  test('BLO-13.4, R-20 hobgoblin archers attack with one die after two hexes, from afar too', () => {
    const layout = field('mercenaries').turnOf('P').unit('P', 'hobgoblin_archer', 'B6').ordered();
    const s = layout.unit('S', 'human_archer', 'F6').rolls('G').begin('movement');
    s.choose('pick B6', 'to D6', 'attack D6 F6');
    expect([s.dice, s.figures('F6')]).toEqual([[1], 3]);
  });

  test('V-38 no rush onto a wall', () => {
    const s = elsewhere().rampart('E6').begin('movement').choose('pick C6');
    expect([s.offers('to E6'), s.offers('rush E6'), s.whyNot('rush E6 F6')]).toEqual([
      ['to E6'],
      [],
      'BLO-13.9',
    ]);
    s.choose('to E6', 'done');
    expect([s.whyNot('attack E6 F6'), s.whyNot('done')]).toEqual(['BLO-6.6', undefined]);
  });

  test('V-38 with Foot Onslaught it may attack or not', () => {
    const layout = field('mercenaries').turnOf('P').hand('P', 'FO').unit('P', 'hobgoblin_infantry', 'C6');
    const s = layout.unit('S', 'human_infantry', 'F6').begin().choose('order C6', 'pick C6');
    expect(s.offers('rush')).toEqual([]);
    expect(s.choose('to E6').offers()).toEqual(['attack E6 F6', 'done']);
  });
});

describe('the goblin flight', () => {
  test('BLO-13.7 goblinoids retreat two hexes for each flag and take a panic test', () => {
    const s = flight().rolls('F R R R R').begin('combat').choose('attack F6 E6', 'retreat D6', 'retreat C6');
    expect([s.figures('C6'), s.events('panic')[0]?.faces]).toEqual([4, ['R', 'R']]);
  });

  test('BLO-13.7 their cavalry too; humans and dwarves do not', () => {
    const driven = (type: 'hobgoblin_cavalry' | 'human_light_cavalry') =>
      field('mercenaries')
        .unit('S', 'human_infantry', 'F6')
        .unit('P', type, 'E6')
        .ordered()
        .rolls('F R R G R');
    const goblins = driven('hobgoblin_cavalry')
      .begin('combat')
      .choose('attack F6 E6', 'retreat D6', 'retreat C6');
    expect(goblins.figures('C6')).toBe(2);
    const humans = driven('human_light_cavalry').begin('combat').choose('attack F6 E6', 'retreat D6');
    expect([humans.figures('D6'), humans.events('panic')]).toEqual([3, []]);
  });

  test('BLO-13.7, R-22 also if they could have ignored the flag', () => {
    const layout = flight().unit('P', 'human_infantry', 'E5').unit('P', 'human_infantry', 'E7');
    const s = layout.rolls('F R R G R').begin('combat').choose('attack F6 E6', 'ignore 0');
    s.choose('retreat D6', 'retreat C6');
    expect(s.figures('C6')).toBe(3);
  });

  test('BLO-13.8 each helmet of their colour removes a figure, no other face does', () => {
    const layout = flight().rolls('F F R G S L B').begin('combat');
    const s = layout.choose('attack F6 E6', 'retreat D6', 'retreat C6', 'retreat B6', 'retreat A6');
    expect(s.figures('A6')).toBe(3);
  });

  test('BLO-13.8 the colour is that of their banner', () => {
    const layout = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'hobgoblin_infantry', 'E6');
    const s = layout.ordered().rolls('F R R B G').begin('combat').choose('attack F6 E6');
    expect(s.choose('retreat D6', 'retreat C6').figures('C6')).toBe(3);
  });

  test('BLO-13.8, R-21 a hex that was blocked costs a figure and gives no die', () => {
    const layout = field('mercenaries').unit('S', 'human_infantry', 'C6').unit('P', 'goblin_infantry', 'B6');
    const s = layout.ordered().rolls('F R R G').begin('combat').choose('attack C6 B6', 'retreat A6');
    expect([s.figures('A6'), s.events('panic')[0]?.faces]).toEqual([2, ['G']]);
    const stuck = field('mercenaries').unit('S', 'human_infantry', 'B6').unit('P', 'goblin_infantry', 'A6');
    const still = stuck.ordered().rolls('F R R').begin('combat').choose('attack B6 A6');
    expect([still.figures('A6'), still.events('panic')]).toEqual([2, []]);
  });

  test('BLO-13.8 a panic test gives no Lore token', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6')
      .ordered();
    const s = layout.rolls('F R R L L').begin('combat').choose('attack F6 E6', 'retreat D6', 'retreat C6');
    expect([s.camp('S').goblet, s.camp('P').goblet]).toEqual([0, 0]);
  });

  test('V-22 rush, battle back, panic', () => {
    // The attack that the rush demands is the only choice, and made at once.
    const layout = field('mercenaries').turnOf('P').unit('P', 'hobgoblin_infantry', 'C6').ordered();
    layout.unit('S', 'dwarf_infantry', 'F6').rolls('B F R B S F B G');
    const s = layout.begin('movement').choose('pick C6', 'rush E6 F6');
    s.choose('ignore 1');
    expect([s.dice, s.figures('F6'), s.asked]).toEqual([[3], 3, 'S battle-back']);
    s.choose('battle-back');
    expect([s.dice, s.figures('E6')]).toEqual([[3, 3], 2]);
    s.choose('retreat D6', 'retreat C6');
    expect([s.figures('C6'), s.figures('F6')]).toEqual([1, 3]);
  });
});
