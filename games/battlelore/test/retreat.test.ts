import { describe, expect, test } from 'vitest';
import type { HexId, UnitTypeId } from '../content/index.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

/** A unit of P on D6, attacked by blue infantry of S from E6 with these dice. */
function driven(faces: string, s: Field = field(), type: UnitTypeId = 'human_infantry', figures?: number) {
  s.unit('S', 'human_infantry', 'E6').unit('P', type, 'D6', figures).ordered().rolls(faces);
  return s.begin('combat').choose('attack E6 D6');
}

describe('a retreat', () => {
  test('BLO-8.1 is one hex for each flag', () => {
    expect(driven('F L L').choose('retreat C6').figures('C6')).toBe(4);
    expect(driven('F F L').choose('retreat C6', 'retreat B6').figures('B6')).toBe(4);
    expect(driven('F F F').choose('retreat C6', 'retreat B6', 'retreat A6').figures('A6')).toBe(4);
  });

  test('BLO-8.1 is two hexes for each flag if Frightened', () => {
    const s = driven('F L L R R', field('mercenaries'), 'goblin_infantry');
    expect(s.choose('retreat C6', 'retreat B6').figures('B6')).toBe(4);
  });

  test('BLO-8.1 is two hexes for each flag that a creature takes', () => {
    const s = driven('F F R', field('creatures'), 'giant_spider').choose('retreat C6', 'retreat B6');
    expect([s.figures('B6'), s.events('retreated').length]).toEqual([1, 2]);
  });

  test('BLO-8.2 is chosen by the owner of the unit, hex by hex', () => {
    const s = driven('F F L');
    expect([s.asked, s.offers()]).toEqual(['P retreat', ['retreat C6', 'retreat C7']]);
    s.choose('retreat C7');
    expect([s.asked, s.offers()]).toEqual(['P retreat', ['retreat B6', 'retreat B7']]);
  });

  test('BLO-8.2 goes towards its own side, never sideways or forward', () => {
    const s = driven('F L L');
    expect(['D5', 'D7', 'E7', 'E6', 'B6'].map((at) => s.whyNot(`retreat ${at}`))).toEqual(
      Array(5).fill('BLO-8.2'),
    );
  });

  test('BLO-8.2 goes down for the camp at the bottom', () => {
    const s = field()
      .turnOf('P')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .ordered();
    const sitting = s.rolls('F L L').begin('combat').choose('attack E6 F6');
    expect([sitting.asked, sitting.offers()]).toEqual(['S retreat', ['retreat G6', 'retreat G7']]);
  });

  test('BLO-8.3 is not stopped by terrain', () => {
    const s = driven('F F L', field().terrain('forest', 'C6').terrain('ford', 'B6').rampart('C7'));
    expect(s.whyNot('retreat C7')).toBeUndefined();
    expect(s.choose('retreat C6', 'retreat B6').figures('B6')).toBe(4);
  });

  test('BLO-8.3 never enters a river, but a ford or a bridge', () => {
    expect(driven('F L L', field().terrain('river', 'C7')).figures('C6')).toBe(4);
    expect(driven('F L L', field().terrain('ford', 'C7').terrain('bridge', 'C6')).offers()).toEqual([
      'retreat C6',
      'retreat C7',
    ]);
  });

  test('BLO-8.3 never enters a half hex', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F1')
      .unit('P', 'human_infantry', 'E1')
      .ordered()
      .rolls('F L L');
    expect(s.begin('combat').choose('attack F1 E1').figures('D1')).toBe(4);
  });

  test('BLO-8.3 never enters a hex that is occupied, by whomever', () => {
    expect(driven('F L L', field().unit('P', 'human_archer', 'C6')).figures('C7')).toBe(4);
    expect(driven('F L L', field().unit('S', 'human_archer', 'C7')).figures('C6')).toBe(4);
  });

  test('BLO-8.4 costs a figure for each hex that cannot be done', () => {
    const shut = () => field().terrain('river', 'C6', 'C7');
    expect(driven('F L L', shut()).figures('D6')).toBe(3);
    expect(driven('F F F', shut()).figures('D6')).toBe(1);
  });

  test('BLO-8.4 costs a figure for each hex on the own baseline', () => {
    const s = field()
      .unit('S', 'human_infantry', 'B6')
      .unit('P', 'human_infantry', 'A6')
      .ordered()
      .rolls('F F L');
    expect(s.begin('combat').choose('attack B6 A6').figures('A6')).toBe(2);
  });

  test('BLO-8.4 is looked at anew for each hex', () => {
    const s = driven('F F L', field().terrain('river', 'B5', 'B6', 'C7'));
    expect([s.figures('C6'), s.at('D6')]).toEqual([3, undefined]);
  });

  test('BLO-8.4 may be chosen so that it ends blocked', () => {
    const s = driven('F F L', field().terrain('river', 'B5', 'B6'));
    expect(s.offers()).toEqual(['retreat C6', 'retreat C7']);
    expect([s.choose('retreat C6').figures('C6'), s.asked]).toEqual([3, 'S follow-on']);
  });

  test('BLO-8.5 ends with the unit', () => {
    const s = driven('F F F', field().terrain('river', 'C6', 'C7'), 'human_infantry', 1);
    expect([s.at('D6'), s.camp('S').banners, s.events('blocked').length]).toEqual([undefined, 1, 1]);
    expect(s.asked).toBe('S follow-on');
  });

  test('BLO-8.5 leaves no panic test for a unit that is gone', () => {
    const s = field('mercenaries').unit('S', 'human_infantry', 'B6').unit('P', 'goblin_infantry', 'A6', 2);
    const sitting = s.ordered().rolls('F L L').begin('combat').choose('attack B6 A6');
    expect([sitting.at('A6'), sitting.events('panic')]).toEqual([undefined, []]);
  });
});

describe('worked examples', () => {
  test('V-14 a unit on D6 goes to C6 or C7, to C7 alone, or stays and loses a figure', () => {
    expect(driven('F L L').offers()).toEqual(['retreat C6', 'retreat C7']);
    expect(driven('F L L', field().unit('P', 'human_archer', 'C6')).figures('C7')).toBe(4);
    const s = driven('F L L', field().unit('P', 'human_archer', 'C6').terrain('river', 'C7'));
    expect(s.figures('D6')).toBe(3);
  });
});

describe('for a seat that is absent', () => {
  const fallback = (...allies: HexId[]) => {
    const s = field();
    for (const at of allies) s.unit('P', 'human_archer', at);
    return driven('F L L', s).fallback;
  };

  test('BLO-8.2 the hex of the lower column is taken: D-RETREAT', () => {
    expect([fallback(), fallback('C8')]).toEqual(['retreat C6', 'retreat C6']);
  });

  test('BLO-8.2 but rather one where the unit is supported: D-RETREAT', () => {
    expect(fallback('C8', 'B7')).toBe('retreat C7');
    expect(fallback('C5', 'B5', 'C8', 'B7')).toBe('retreat C6');
  });
});
