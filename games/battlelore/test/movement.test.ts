import { describe, expect, test } from 'vitest';
import type { HexId, UnitTypeId } from '../content/index.ts';
import { field } from './field.ts';

/** An ordered unit on F6, picked to move. */
const mover = (type: UnitTypeId) =>
  field().unit('S', type, 'F6').ordered().begin('movement').choose('pick F6');

describe('the movement phase', () => {
  test('BLO-4.1 ordered units move one after the other, in any order', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('S', 'human_cavalry', 'F8').ordered();
    const sitting = s.begin('movement').choose('pick F8', 'to E8');
    expect([sitting.figures('E8'), sitting.asked, sitting.offers('pick')]).toEqual([
      3,
      'S move',
      ['pick F6'],
    ]);
    expect(sitting.choose('pick F6', 'to E6').figures('E6')).toBe(3);
  });

  test('BLO-4.1 a move is finished before the next begins', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('S', 'human_cavalry', 'F8').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.asked, sitting.offers('pick')]).toEqual(['S destination', []]);
  });

  test('BLO-4.1 each moves at most once', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('S', 'human_cavalry', 'F8').ordered();
    expect(s.begin('movement').choose('pick F6', 'to E6').whyNot('pick E6')).toBe('BLO-4.1');
  });

  test('BLO-4.1 moving is optional', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('P', 'human_archer', 'E6').ordered();
    expect(s.begin('movement').choose('done').asked).toBe('S combat');
  });

  test('BLO-4.1 a unit that was picked may stay, and be picked again', () => {
    const s = mover('human_cavalry').choose('stay');
    expect([s.figures('F6'), s.whyNot('pick F6')]).toEqual([3, undefined]);
  });

  test('BLO-4.2 no battle before all movement is finished', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('P', 'human_archer', 'E6').ordered();
    const sitting = s.begin('movement');
    expect([sitting.whyNot('attack F6 E6'), sitting.choose('done').whyNot('attack F6 E6')]).toEqual([
      'BLO-4.2',
      undefined,
    ]);
  });

  test('BLO-4.2 no movement after the first battle', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('S', 'human_cavalry', 'F8').ordered();
    s.unit('P', 'human_archer', 'E6').unit('P', 'human_archer', 'E8').rolls('R R R');
    const sitting = s.begin('movement').choose('done', 'attack F6 E6');
    expect([sitting.asked, sitting.offers('pick')]).toEqual(['S combat', []]);
    expect(sitting.whyNot('pick F8')).toBeDefined();
  });
});

describe('a move', () => {
  test('BLO-4.3 goes over adjacent free hexes, never through a unit', () => {
    const s = field().unit('S', 'human_heavy_cavalry', 'F6').ordered('F6').unit('P', 'human_archer', 'E6');
    const sitting = s.unit('S', 'human_archer', 'E7').begin('movement').choose('pick F6');
    expect(sitting.offers('to D')).toEqual([]);
    expect(sitting.offers('to').toSorted()).toEqual(
      ['E5', 'E8', 'F4', 'F5', 'F7', 'F8', 'G5', 'G6', 'G7', 'G8', 'H5', 'H6', 'H7'].map((at) => `to ${at}`),
    );
  });

  test('BLO-4.3 is not there for a unit shut in', () => {
    const s = field().unit('S', 'human_cavalry', 'I1').unit('S', 'human_archer', 'I2').terrain('river', 'H1');
    const sitting = s.ordered().begin('movement');
    expect([sitting.whyNot('pick I1'), sitting.whyNot('pick I2')]).toEqual(['BLO-4.3', undefined]);
  });

  test('BLO-4.3 ends on another hex than it began', () => {
    expect(mover('human_cavalry').whyNot('to F6')).toBe('BLO-4.3');
  });

  test('BLO-4.4 may lead into another section', () => {
    const s = field().unit('S', 'human_cavalry', 'G5').hand('S', 'PA-C', 'LE').begin();
    s.choose('command card:PA-C', 'order G5', 'pick G5', 'to G3');
    expect(s.figures('G3')).toBe(3);
  });

  test('BLO-4.5 takes the whole unit, and joins it to no other', () => {
    const s = field().unit('S', 'human_cavalry', 'F6', 2).unit('S', 'human_cavalry', 'F7', 1).ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to F7'), sitting.whyNot('to F5 1')]).toEqual(['BLO-1.6', 'table.not-offered']);
    expect([sitting.choose('to F5').figures('F5'), sitting.at('F6')]).toEqual([2, undefined]);
  });

  test('BLO-4.6 green infantry moves two hexes and battles', () => {
    const s = field().unit('S', 'human_militia', 'F6').unit('P', 'human_infantry', 'C6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to C7'), sitting.whyNot('to D6')]).toEqual(['BLO-4.6', undefined]);
    expect(sitting.choose('to D6').whyNot('attack D6 C6')).toBeUndefined();
  });

  test('BLO-4.6 blue infantry moves one hex and battles', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'D6').ordered();
    expect(s.begin('movement').choose('pick F6', 'to E6').whyNot('attack E6 D6')).toBeUndefined();
  });

  test('BLO-4.6 blue infantry moves two hexes without battle, never three', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'C6').ordered();
    const sitting = s.unit('S', 'human_infantry', 'B6').begin('movement').choose('pick F6');
    expect([sitting.whyNot('to C7'), sitting.whyNot('to D6')]).toEqual(['BLO-4.6', undefined]);
    sitting.choose('to D6', 'done');
    expect([sitting.whyNot('attack D6 C6'), sitting.whyNot('attack B6 C6')]).toEqual(['BLO-6.6', undefined]);
  });

  test('BLO-4.6 red infantry moves one hex and battles', () => {
    const s = field().unit('S', 'human_heavy', 'F6').unit('P', 'human_infantry', 'D6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to D5'), sitting.whyNot('to E6')]).toEqual(['BLO-4.6', undefined]);
    expect(sitting.choose('to E6').whyNot('attack E6 D6')).toBeUndefined();
  });

  test('BLO-4.7 green cavalry moves four hexes and battles', () => {
    const s = field().unit('S', 'human_light_cavalry', 'F6').unit('P', 'human_infantry', 'A6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to A7'), sitting.whyNot('to B6')]).toEqual(['BLO-4.7', undefined]);
    expect(sitting.choose('to B6').whyNot('attack B6 A6')).toBeUndefined();
  });

  test('BLO-4.7 blue cavalry moves three hexes and battles', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('P', 'human_infantry', 'B6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to B7'), sitting.whyNot('to C6')]).toEqual(['BLO-4.7', undefined]);
    expect(sitting.choose('to C6').whyNot('attack C6 B6')).toBeUndefined();
  });

  test('BLO-4.7 red cavalry moves two hexes and battles', () => {
    const s = field().unit('S', 'human_heavy_cavalry', 'F6').unit('P', 'human_infantry', 'C6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to C7'), sitting.whyNot('to D6')]).toEqual(['BLO-4.7', undefined]);
    expect(sitting.choose('to D6').whyNot('attack D6 C6')).toBeUndefined();
  });

  test('BLO-4.8 terrain may stop it', () => {
    const s = field().unit('S', 'human_heavy_cavalry', 'F6').terrain('forest', 'E6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.offers('to E6'), sitting.offers('to D5'), sitting.offers('to D6')]).toEqual([
      ['to E6'],
      [],
      ['to D6'],
    ]);
  });

  test('BLO-4.8 terrain may forbid battle', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').rampart('E6').unit('S', 'human_infantry', 'E5');
    s.unit('P', 'human_infantry', 'D5').ordered();
    const sitting = s.begin('movement').choose('pick F6', 'to E6', 'done');
    expect([sitting.whyNot('attack E6 D5'), sitting.whyNot('attack E5 D5')]).toEqual(['BLO-6.6', undefined]);
  });
});

describe('a unit that has moved', () => {
  const archers = () => field().unit('S', 'human_archer', 'G6').unit('P', 'human_infantry', 'D6').ordered();

  test('BLO-4.9 is one that left its hex in the movement phase', () => {
    const s = archers().rolls('R R').begin('movement').choose('pick G6', 'to F6', 'attack F6 D6');
    expect(s.rolled).toBe('R');
  });

  test('BLO-4.9 is not one that was picked and stayed', () => {
    const s = archers().rolls('R R').begin('movement').choose('pick G6', 'stay', 'done', 'attack G6 D6');
    expect(s.rolled).toBe('R R');
  });

  test('BLO-4.9 is also one that made a follow-on move', () => {
    const s = field('council-fixed').council('S', { commander: 3, warrior: 1 }).tokens('S', 4);
    s.unit('S', 'human_archer', 'F6').unit('P', 'human_infantry', 'E6', 1).unit('P', 'human_infantry', 'D6');
    s.lore('S', 'WAR-05').ordered().rolls('B R R');
    const sitting = s.begin('combat').choose('attack F6 E6', 'play lore:WAR-05', 'gain-ground E6');
    expect(sitting.choose('attack E6 D6').rolled).toBe('R');
  });

  test('BLO-4.9 is not one that a card moved in the Command phase', () => {
    const s = field('wizard')
      .tokens('S', 2)
      .tokens('P', 0)
      .unit('S', 'human_archer', 'H6')
      .hand('S', 'LE', 'GA');
    s.unit('P', 'human_infantry', 'D6').lore('S', 'WIZ-02').lore('P').rolls('R R');
    const sitting = s.begin().choose('command card:LE', 'play lore:WIZ-02', 'to G6', 'order G6', 'done');
    expect(sitting.choose('attack G6 D6').rolled).toBe('R R');
  });
});

describe('extra movement', () => {
  /** Blue infantry on F6 with Mass Speed, EXTRA(1), which goes to a hex next to an enemy. */
  const hastened = (to: HexId, enemy: HexId) => {
    const s = field('wizard').tokens('S', 6).tokens('P', 0).lore('S', 'WIZ-09').lore('P');
    s.unit('S', 'human_infantry', 'F6').unit('S', 'human_archer', 'I1').unit('P', 'human_infantry', enemy);
    const sitting = s.ordered().begin('movement').choose('play lore:WIZ-09', 'pick F6');
    return sitting.choose(`to ${to}`, 'done');
  };

  test('BLO-4.10 raises the limit with battle', () => {
    expect(hastened('D6', 'C6').whyNot('attack D6 C6')).toBeUndefined();
  });

  test('BLO-4.10 raises the limit without battle', () => {
    const s = hastened('C6', 'B6');
    expect([s.figures('C6'), s.offers('attack C6')]).toEqual([4, []]);
  });

  test('BLO-4.10 lasts for this turn and for the units named', () => {
    const s = field('wizard').tokens('S', 6).tokens('P', 0).lore('S', 'WIZ-09').lore('P');
    s.unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F9').ordered();
    const sitting = s.begin('movement').choose('pick F9', 'to F8', 'play lore:WIZ-09', 'pick F6');
    expect([sitting.whyNot('to C6'), sitting.whyNot('to B6')]).toEqual([undefined, 'BLO-4.6']);
    sitting.until('P command');
    expect(sitting.state.units.flatMap((u) => u.marks)).toEqual([]);
  });
});

describe('taking back', () => {
  test('BLO-4.1, BLO-4.2 the last move too can be taken back, until its player goes to battle', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'A1').ordered();
    const sitting = s.begin('movement', 'asked').choose('pick F6', 'to E6');
    expect([sitting.asked, sitting.match.undo(1), sitting.figures('F6')]).toEqual(['S move', undefined, 4]);
    sitting.choose('to E6', 'done');
    expect(sitting.match.mayUndo(1)).toBe(false);
  });
});

describe('worked examples', () => {
  test('V-05 blue cavalry goes round a unit in three hexes; red cavalry cannot', () => {
    const to = (type: UnitTypeId) => {
      const s = field().unit('S', type, 'E5').unit('P', 'human_archer', 'E6').ordered();
      return s.begin('movement').choose('pick E5');
    };
    expect(to('human_cavalry').choose('to E7').figures('E7')).toBe(3);
    expect(to('human_heavy_cavalry').offers('to E7')).toEqual([]);
  });

  test('V-06 the way of C5 to C7 is free once C6 has gone', () => {
    const s = field().turnOf('P').unit('P', 'human_infantry', 'C5').unit('P', 'human_infantry', 'C6');
    s.unit('S', 'human_infantry', 'D7').ordered();
    expect(s.begin('movement').choose('pick C5').whyNot('to C7')).toBe('BLO-4.3');
    const cleared = s.begin('movement').choose('pick C6', 'to D6', 'pick C5', 'to C7');
    expect([cleared.figures('C7'), cleared.whyNot('attack C7 D7'), cleared.whyNot('attack D6 D7')]).toEqual([
      4,
      'BLO-6.6',
      undefined,
    ]);
  });
});

describe('for a seat that is absent', () => {
  test('BLO-4.1 nothing more moves: D-MOVE', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').ordered().begin('movement');
    expect(s.fallback).toBe('done');
  });

  test('BLO-4.1 a unit that was picked stays: D-DEST', () => {
    expect(mover('human_cavalry').fallback).toBe('stay');
  });
});
