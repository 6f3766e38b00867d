import { describe, expect, test } from 'vitest';
import { field } from './field.ts';

/** S infantry on F6 attacks P dwarves, who are Bold by themselves, on E6. */
const dwarves = (level: 'mercenaries' | 'creatures' = 'mercenaries') =>
  field(level).unit('S', 'human_infantry', 'F6').unit('P', 'dwarf_infantry', 'E6').ordered();

describe('who may battle back', () => {
  test('BLO-11.1 a Bold unit that stayed may, or may decline; an absent player does', () => {
    const s = dwarves().rolls('R R F').begin('combat').choose('attack F6 E6', 'ignore 1');
    expect([s.asked, s.offers(), s.fallback]).toEqual([
      'P battle-back',
      ['battle-back', 'decline'],
      'battle-back',
    ]);
    expect([s.choose('decline').figures('F6'), s.dice]).toEqual([4, [3]]);
  });

  test('BLO-11.1 a unit that is not Bold may not', () => {
    const layout = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    expect(layout.rolls('R R R').begin('combat').choose('attack F6 E6').asked).toBe('P command');
  });

  test('BLO-11.1 an eliminated unit may not', () => {
    const layout = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'dwarf_infantry', 'E6', 1);
    const s = layout.ordered().rolls('B R R').begin('combat').choose('attack F6 E6');
    expect([s.asked, s.choose('stay').asked]).toEqual(['S follow-on', 'P command']);
  });

  test('BLO-11.1 a webbed unit may not', () => {
    const s = dwarves('creatures').at('E6', { web: true }).rolls('R R R').begin('combat');
    expect(s.choose('attack F6 E6').asked).toBe('P command');
  });

  test('BLO-11.1, R-14 it must be Bold at that moment, not when it was attacked', () => {
    const brave = { kind: 'bold', card: 'WAR-02', by: 0, until: 'roll', plus: 1 } as const;
    const layout = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const s = layout
      .at('E6', { marks: [brave] })
      .rolls('R R R')
      .begin('combat')
      .choose('attack F6 E6');
    expect(s.asked).toBe('P command');
  });

  test('BLO-11.2 a Bold unit whose retreat was blocked may', () => {
    const s = dwarves().terrain('river', 'D5', 'D6').rolls('F F R').begin('combat');
    s.choose('attack F6 E6', 'ignore 1');
    expect([s.figures('E6'), s.asked]).toEqual([3, 'P battle-back']);
  });

  test('BLO-11.3 a unit that left its hex may not, even if it is supported where it arrived', () => {
    const layout = dwarves().unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C7');
    const s = layout.rolls('F R R').begin('combat').choose('attack F6 E6', 'ignore 0', 'retreat D6', 'stay');
    expect([s.figures('D6'), s.asked]).toEqual([4, 'P command']);
  });

  test('BLO-11.4 a ranged attack is never answered', () => {
    const layout = field('mercenaries').unit('S', 'human_archer', 'G6').unit('P', 'dwarf_crossbow', 'E6');
    expect(layout.ordered().rolls('R R').begin('combat').choose('attack G6 E6').asked).toBe('P command');
  });
});

describe('how it is resolved', () => {
  test('BLO-11.5 with the dice and the caps of the defender', () => {
    const s = dwarves().terrain('hill', 'F6').rolls('R R R B B').begin('combat');
    s.choose('attack F6 E6', 'battle-back');
    expect([s.dice, s.figures('F6')]).toEqual([[3, 2], 2]);
  });

  test('BLO-11.5 with the weapon of the defender', () => {
    const layout = field('mercenaries').unit('S', 'human_infantry', 'F6').unit('P', 'dwarf_crossbow', 'E6');
    const s = layout.ordered().rolls('R R R S B').begin('combat').choose('attack F6 E6', 'battle-back');
    expect(s.figures('F6')).toBe(3);
  });

  test('BLO-11.5 with Lore tokens for whoever battles back', () => {
    const s = dwarves('creatures').rolls('R R R L L R').begin('combat').choose('attack F6 E6', 'battle-back');
    expect([s.camp('P').goblet, s.camp('S').goblet]).toEqual([2, 0]);
  });

  test('BLO-11.5 with the powers of a creature', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'giant_spider', 'E6')
      .ordered();
    const s = layout.rolls('R R R L R').begin('combat').choose('attack F6 E6', 'battle-back', 'power web');
    expect(s.at('F6')?.web).toBe(true);
  });

  test('BLO-11.5 with the retreat and the panic of the attacker', () => {
    const layout = field('mercenaries').unit('S', 'goblin_infantry', 'F6').unit('P', 'dwarf_infantry', 'E6');
    const s = layout.ordered().rolls('R R F R R G G').begin('combat').choose('attack F6 E6', 'battle-back');
    expect(s.choose('retreat G6', 'retreat H6').figures('H6')).toBe(2);
  });

  test('BLO-11.6 it is not answered by another battle back', () => {
    const layout = field('mercenaries').unit('S', 'dwarf_infantry', 'F6').unit('P', 'dwarf_infantry', 'E6');
    const s = layout.ordered().rolls('R R R R R R').begin('combat').choose('attack F6 E6', 'battle-back');
    expect([s.dice, s.asked]).toEqual([[3, 3], 'P command']);
  });

  test('BLO-11.6 the combat of the attacker ends with it', () => {
    const layout = dwarves().unit('S', 'human_infantry', 'F5').rolls('R R R R R R').begin('combat');
    const s = layout.choose('attack F6 E6', 'battle-back');
    expect([s.offers(), s.whyNot('attack F6 E6')]).toEqual([['attack F5 E6', 'done'], 'BLO-5.2']);
  });

  test('BLO-11.7, R-15 a unit battles back once in the combat of each unit that attacks it', () => {
    const s = dwarves().unit('S', 'human_infantry', 'F5').rolls('R R R R R R R R R R R R').begin('combat');
    s.choose('attack F6 E6', 'battle-back', 'attack F5 E6', 'battle-back');
    expect([s.dice, s.asked]).toEqual([[3, 3, 3, 3], 'P command']);
  });

  test('BLO-11.7, R-48 a unit that struck first has used its reply', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-06');
    layout.tokens('P', 4).unit('S', 'human_infantry', 'F6').unit('P', 'dwarf_infantry', 'E6').ordered();
    const s = layout.rolls('R R R R R R').begin('combat').choose('attack F6 E6', 'play lore:WAR-06');
    expect([s.dice, s.asked]).toEqual([[3, 3], 'S lore-choice']);
  });
});

describe('worked examples', () => {
  test('V-19 battle back with support', () => {
    const layout = field().turnOf('P').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');
    layout.unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'G6').ordered();
    const s = layout.rolls('R F L B S F').begin('combat').choose('attack E6 F6', 'ignore 1');
    expect([s.figures('F6'), s.asked]).toEqual([4, 'S battle-back']);
    s.choose('battle-back');
    expect([s.figures('E6'), s.offers()]).toEqual([2, ['retreat D5', 'retreat D6']]);
    s.choose('retreat D5');
    expect([s.figures('D5'), s.figures('F6'), s.asked]).toEqual([2, 4, 'S command']);
  });

  test('V-19 without allies the unit must retreat, and there is no battle back', () => {
    const layout = field().turnOf('P').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().rolls('R F L').begin('combat').choose('attack E6 F6');
    expect(s.offers()).toEqual(['retreat G6', 'retreat G7']);
    expect(s.choose('retreat G6', 'stay').asked).toBe('S command');
  });

  test('V-20 stayed because blocked', () => {
    const layout = field().turnOf('P').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');
    layout.unit('S', 'human_infantry', 'G6').unit('S', 'human_infantry', 'G7').ordered();
    const s = layout.rolls('F F R').begin('combat').choose('attack E6 F6', 'ignore 1');
    expect([s.figures('F6'), s.asked]).toEqual([3, 'S battle-back']);
  });
});
