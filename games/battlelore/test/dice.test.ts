import { describe, expect, test } from 'vitest';
import type { UnitTypeId } from '../content/index.ts';
import type { Mark } from '../rules/state.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

/** How many dice the unit on F6 rolls against the one on E6. */
function dice(s: Field): number {
  return s.ordered().rolls('L L L L L L').begin('combat').choose('attack F6 E6').rolled.split(' ').length;
}

const against = (attacker: UnitTypeId, s: Field = field()) =>
  s.unit('S', attacker, 'F6').unit('P', 'human_infantry', 'E6');

describe('the number of dice', () => {
  test('BLO-6.1 green rolls 2, blue 3, red 4', () => {
    const of = (type: UnitTypeId) => dice(against(type));
    expect([of('human_militia'), of('human_infantry'), of('human_heavy')]).toEqual([2, 3, 4]);
    expect([of('human_light_cavalry'), of('human_cavalry'), of('human_heavy_cavalry')]).toEqual([2, 3, 4]);
  });

  test('BLO-6.1 a creature rolls what its card says', () => {
    const s = against('giant_spider', field('creatures')).ordered().rolls('R R R R').begin('combat');
    expect(s.choose('attack F6 E6').rolled).toBe('R R');
  });

  test('BLO-6.2 bow and crossbow roll one less after moving, at range', () => {
    const shot = (type: UnitTypeId, ...moves: string[]) => {
      const s = field('mercenaries').unit('S', type, 'H6').unit('P', 'human_infantry', 'E6').ordered();
      const at = moves.length > 0 ? 'G6' : 'H6';
      return s
        .rolls('R R')
        .begin('movement')
        .choose(...(moves.length > 0 ? moves : ['done']), `attack ${at} E6`);
    };
    expect([shot('human_archer').rolled, shot('human_archer', 'pick H6', 'to G6').rolled]).toEqual([
      'R R',
      'R',
    ]);
    expect([shot('dwarf_crossbow').rolled, shot('dwarf_crossbow', 'pick H6', 'to G6').rolled]).toEqual([
      'R R',
      'R',
    ]);
  });

  test('BLO-6.2 and at point-blank', () => {
    const s = field()
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_infantry', 'E6')
      .ordered()
      .rolls('R R');
    expect(s.begin('movement').choose('pick G6', 'to F6', 'attack F6 E6').rolled).toBe('R');
  });

  test('BLO-6.2 a sword rolls the same after moving', () => {
    const s = field()
      .unit('S', 'human_militia', 'G6')
      .unit('P', 'human_infantry', 'E6')
      .ordered()
      .rolls('R R');
    expect(s.begin('movement').choose('pick G6', 'to F6', 'attack F6 E6').rolled).toBe('R R');
  });

  test('BLO-6.3 the lowest cap of both hexes applies', () => {
    const red = () => against('human_heavy');
    expect(dice(red().terrain('hill', 'F6'))).toBe(3);
    expect(dice(red().terrain('hill', 'F6').terrain('forest', 'E6'))).toBe(2);
    expect(dice(red().terrain('forest', 'F6').terrain('hill', 'E6'))).toBe(2);
    expect(dice(against('human_militia').terrain('hill', 'F6'))).toBe(2);
  });

  test('BLO-6.4 the weapon comes before the caps', () => {
    const s = field().unit('S', 'human_archer', 'G6', 4, 'blue').unit('P', 'human_infantry', 'E6').ordered();
    const sitting = s.terrain('forest', 'F6').rolls('R R R').begin('movement');
    expect(sitting.choose('pick G6', 'to F6', 'attack F6 E6').rolled).toBe('R R');
  });

  test('BLO-6.4 bonuses come after the caps and may exceed them', () => {
    const s = against('human_heavy_cavalry').terrain('forest', 'E6').hand('S', 'MC', 'LE').rolls('G G G G');
    const sitting = s.begin().choose('command card:MC', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.rolled).toBe('G G G');
  });

  test('BLO-6.4 bonuses of Command and Lore cards add up', () => {
    const s = against('human_heavy_cavalry', field('council-fixed')).terrain('forest', 'E6').tokens('S', 3);
    s.council('S', { commander: 3, warrior: 2 })
      .hand('S', 'MC', 'LE')
      .lore('S', 'WAR-03')
      .rolls('G G G G G G');
    const sitting = s.begin().choose('command card:MC', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.choose('play lore:WAR-03').rolled).toBe('G G G G G');
  });

  test('BLO-6.5 a limit of one die applies after all bonuses', () => {
    const s = against('human_heavy_cavalry', field('council-fixed')).council('P', {
      commander: 3,
      cleric: 1,
    });
    s.tokens('P', 6).lore('P', 'CLE-11').hand('S', 'MC', 'LE').rolls('G G G G G');
    const sitting = s
      .begin()
      .choose('command card:MC', 'play lore:CLE-11', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.rolled).toBe('G');
  });

  test('BLO-6.5 a halving applies after all bonuses, rounded up', () => {
    const s = against('human_heavy_cavalry', field('council-fixed')).council('P', {
      commander: 3,
      cleric: 1,
    });
    s.tokens('P', 4).lore('P', 'CLE-06').hand('S', 'MC', 'LE').rolls('G G G G G');
    const sitting = s.begin().choose('command card:MC', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.choose('play lore:CLE-06').rolled).toBe('G G G');
  });

  test('BLO-6.5 without a die no attack is declared', () => {
    const none: Mark = { kind: 'dice-limit', card: 'CLE-11', by: 0, until: 'turn', rolls: 'own', max: 0 };
    const s = against('human_infantry')
      .unit('S', 'human_infantry', 'F5')
      .ordered()
      .at('F6', { marks: [none] });
    const sitting = s.begin('combat');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F5 E6')]).toEqual(['BLO-6.5', undefined]);
  });

  test('BLO-6.6 no battle after a move that forbids it', () => {
    const s = field().unit('S', 'human_infantry', 'H6').unit('S', 'human_infantry', 'F5').ordered();
    const sitting = s.unit('P', 'human_infantry', 'E6').begin('movement').choose('pick H6', 'to F6', 'done');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F5 E6')]).toEqual(['BLO-6.6', undefined]);
  });

  test('BLO-6.6 no battle after entering terrain that forbids it', () => {
    const s = field()
      .unit('S', 'human_infantry', 'G6')
      .unit('S', 'human_infantry', 'F5')
      .rampart('F6')
      .ordered();
    const sitting = s.unit('P', 'human_infantry', 'E6').begin('movement').choose('pick G6', 'to F6', 'done');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F5 E6')]).toEqual(['BLO-6.6', undefined]);
  });

  test('BLO-6.6 no battle for a webbed unit', () => {
    const s = against('human_infantry', field('creatures')).unit('S', 'human_infantry', 'F5').ordered();
    const sitting = s.at('F6', { web: true }).begin('combat');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F5 E6')]).toEqual([
      'BLO-14.17',
      undefined,
    ]);
  });

  test('BLO-6.6 but in the next turn it battles again', () => {
    const s = field()
      .unit('S', 'human_infantry', 'H6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'LE', 'GA');
    const sitting = s.begin().choose('command card:LE', 'order H6', 'pick H6', 'to F6');
    const again = sitting.until('S command').choose('command card:GA', 'order F6', 'done');
    expect(again.whyNot('attack F6 E6')).toBeUndefined();
  });
});

describe('worked examples', () => {
  test('V-09 archers roll 2 dice standing, 1 after moving', () => {
    const s = field().turnOf('P').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6').ordered();
    s.rolls('R R');
    expect(s.begin('movement').choose('done', 'attack C6 F6').rolled).toBe('R R');
    expect(s.begin('movement').choose('pick C6', 'to D6', 'attack D6 F6').rolled).toBe('R');
  });
});
