import { describe, expect, test } from 'vitest';
import type { HexId, UnitTypeId } from '../content/index.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** The hexes that the unit of S on F6 may move to. */
function reach(s: Field, type: UnitTypeId): string[] {
  const sitting = s.unit('S', type, 'F6').ordered().begin('movement').choose('pick F6');
  return sitting.offers('to').map((words) => words.slice(3));
}

/** How many dice red infantry of S on F6 rolls against a unit on E6. */
function dice(s: Field): number {
  s.unit('S', 'human_heavy', 'F6').unit('P', 'human_infantry', 'E6').ordered().rolls('G G G G');
  return s.begin('combat').choose('attack F6 E6').rolled.split(' ').length;
}

/** Whether archers of P on E4 see over E6 to E7. */
function sees(s: Field): boolean {
  s.turnOf('P').unit('P', 'human_archer', 'E4').unit('S', 'human_infantry', 'E7');
  return s.ordered().begin('combat').offers('attack').length > 0;
}

/** The unit of S goes from G6 to F6 and eliminates the last figure on E6. */
function charge(s: Field, type: UnitTypeId, from: HexId = 'G6'): Sitting {
  s.unit('S', type, from).unit('P', 'human_infantry', 'E6', 1).ordered().rolls('B B B B');
  return s.begin('movement').choose(`pick ${from}`, 'to F6', 'attack F6 E6');
}

describe('countryside', () => {
  test('BLO-17.1, terrain:plain is open to movement, battle and sight', () => {
    expect(reach(field(), 'human_light_cavalry')).toContain('B6');
    expect([dice(field()), sees(field())]).toEqual([4, true]);
    expect(charge(field(), 'human_infantry').asked).toBe('S follow-on');
  });
});

describe('forest', () => {
  test('BLO-17.2, terrain:forest stops whoever enters', () => {
    const to = reach(field().terrain('forest', 'E6', 'E7'), 'human_heavy_cavalry');
    expect([to.includes('E6'), to.includes('D5'), to.includes('D6')]).toEqual([true, false, false]);
  });

  test('BLO-17.2, terrain:forest holds nobody who began in it', () => {
    expect(reach(field().terrain('forest', 'F6'), 'human_heavy_cavalry')).toContain('D6');
  });

  test('BLO-17.2, terrain:forest allows battle after entering, but no further move this turn', () => {
    const s = charge(field().terrain('forest', 'F6'), 'human_infantry');
    expect([s.camp('S').banners, s.asked]).toEqual([1, 'P command']);
  });

  test('terrain:forest allows gaining ground to whoever stood in it, and to whoever enters it so', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 1).ordered();
    const sitting = s.terrain('forest', 'F6', 'E6').rolls('B R').begin('combat').choose('attack F6 E6');
    expect(sitting.choose('gain-ground E6').figures('E6')).toBe(4);
  });

  test('BLO-17.2, terrain:forest allows 2 dice from it and into it', () => {
    expect(dice(field().terrain('forest', 'F6'))).toBe(2);
    expect(dice(field().terrain('forest', 'E6'))).toBe(2);
    expect(dice(field().terrain('forest', 'E7'))).toBe(4);
  });

  test('BLO-17.2, terrain:forest blocks sight', () => {
    expect(sees(field().terrain('forest', 'E6'))).toBe(false);
  });
});

describe('hill', () => {
  test('BLO-17.3, terrain:hill is free to move over', () => {
    expect(reach(field().terrain('hill', 'E6', 'E7'), 'human_heavy_cavalry')).toContain('D6');
  });

  test('BLO-17.3, terrain:hill allows 3 dice from it', () => {
    expect(dice(field().terrain('hill', 'F6'))).toBe(3);
  });

  test('BLO-17.3, terrain:hill allows 2 dice into it from elsewhere', () => {
    expect(dice(field().terrain('hill', 'E6'))).toBe(2);
    expect(dice(field().terrain('hill', 'E6').terrain('bridge', 'F6'))).toBe(2);
  });

  test('BLO-17.3, terrain:hill allows 3 dice from hill to hill', () => {
    expect(dice(field().terrain('hill', 'F6', 'E6'))).toBe(3);
  });

  test('BLO-17.3, terrain:hill blocks sight, but not from the same hills', () => {
    expect(sees(field().terrain('hill', 'E6'))).toBe(false);
    expect(sees(field().terrain('hill', 'E4', 'E5', 'E6'))).toBe(true);
  });
});

describe('river', () => {
  test('BLO-17.4, terrain:river cannot be entered or crossed', () => {
    const s = field().terrain('river', 'E5', 'E6', 'E7', 'E8').unit('S', 'human_cavalry', 'F6').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to E6'), sitting.offers('to D'), sitting.whyNot('to F5')]).toEqual([
      'BLO-17.4',
      [],
      undefined,
    ]);
  });

  test('BLO-17.4, terrain:river is no way to retreat', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const sitting = s.terrain('river', 'D5', 'D6').rolls('F R R').begin('combat').choose('attack F6 E6');
    expect(sitting.figures('E6')).toBe(3);
  });

  test('BLO-17.4, terrain:river blocks no sight', () => {
    expect(sees(field().terrain('river', 'E5', 'E6'))).toBe(true);
  });

  test('BLO-17.4, terrain:river holds no unit', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F8')
      .terrain('river', 'F7');
    expect(() => s.at('F8', { hex: 'F7' }).begin()).toThrow('BLO-17.4');
  });
});

describe('ford', () => {
  test('BLO-17.5, terrain:ford stops whoever enters', () => {
    const to = reach(field().terrain('ford', 'E6', 'E7'), 'human_heavy_cavalry');
    expect([to.includes('E6'), to.includes('D5'), to.includes('D6')]).toEqual([true, false, false]);
  });

  test('BLO-17.5, terrain:ford allows battle after entering, with 2 dice', () => {
    const s = field().unit('S', 'human_heavy', 'G6').unit('P', 'human_infantry', 'E6').terrain('ford', 'F6');
    const sitting = s.ordered().rolls('R R R R').begin('movement').choose('pick G6', 'to F6', 'attack F6 E6');
    expect(sitting.rolled).toBe('R R');
  });

  test('BLO-17.5, terrain:ford puts no limit on dice into it', () => {
    expect(dice(field().terrain('ford', 'E6'))).toBe(4);
  });

  test('BLO-17.5, terrain:ford allows gaining ground to whoever entered it this turn', () => {
    const s = charge(field().terrain('ford', 'F6'), 'human_infantry');
    expect(s.choose('gain-ground E6').figures('E6')).toBe(4);
  });

  test('BLO-17.5, terrain:ford allows pursuit to whoever entered it this turn', () => {
    const s = charge(field().terrain('ford', 'F6').unit('P', 'human_archer', 'C6'), 'human_cavalry');
    s.choose('gain-ground E6', 'pursue D6');
    expect([s.figures('D6'), s.asked]).toEqual([3, 'S bonus-attack']);
  });

  test('terrain:ford ends a pursuit that enters it, and leaves the bonus attack with 2 dice', () => {
    const s = charge(field().terrain('ford', 'E6').unit('P', 'human_archer', 'D6'), 'human_heavy_cavalry');
    s.choose('gain-ground E6');
    expect(s.asked).toBe('S bonus-attack');
    expect(s.rolls('R R R R').choose('attack E6 D6').rolled).toBe('R R');
  });

  test('BLO-17.5, terrain:ford blocks no sight', () => {
    expect(sees(field().terrain('ford', 'E6'))).toBe(true);
  });
});

describe('bridge', () => {
  test('BLO-17.6, terrain:bridge is free to move over', () => {
    const to = reach(
      field().terrain('bridge', 'E6').terrain('river', 'E5', 'E7', 'E8'),
      'human_heavy_cavalry',
    );
    expect([to.includes('E6'), to.includes('D5'), to.includes('D6')]).toEqual([true, true, true]);
  });

  test('BLO-17.6, terrain:bridge puts no limit on dice', () => {
    expect([dice(field().terrain('bridge', 'F6')), dice(field().terrain('bridge', 'E6'))]).toEqual([4, 4]);
  });

  test('BLO-17.6, terrain:bridge blocks no sight', () => {
    expect(sees(field().terrain('bridge', 'E6'))).toBe(true);
  });

  test('BLO-17.6, terrain:bridge makes the unit on it Bold', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const sitting = s.terrain('bridge', 'E6').rolls('F F R').begin('combat').choose('attack F6 E6');
    expect(sitting.offers()).toEqual(['ignore 1', 'ignore 0']);
  });

  test('terrain:bridge makes a creature Bold as well', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'F6').unit('P', 'giant_spider', 'E6').ordered();
    const sitting = s.terrain('bridge', 'E6').rolls('F F R').begin('combat').choose('attack F6 E6');
    expect([sitting.events('ignored'), sitting.figures('E6')]).toMatchObject([[{ count: 2 }], 1]);
  });
});

describe('terrain in general', () => {
  test('BLO-17.7 caps limit base dice only', () => {
    const s = field()
      .unit('S', 'human_heavy_cavalry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'MC', 'LE');
    const sitting = s.terrain('forest', 'F6').rolls('G G G G G').begin();
    expect(sitting.choose('command card:MC', 'order F6', 'done', 'attack F6 E6').rolled).toBe('G G G');
  });

  test('BLO-17.8 with two features on a hex the strictest limit of each kind applies', () => {
    expect(dice(field().terrain('hill', 'F6').rampart('F6'))).toBe(2);
    expect(dice(field().terrain('hill', 'E6', 'F6').rampart('E6'))).toBe(2);
    const s = field()
      .unit('S', 'human_heavy_cavalry', 'F6')
      .terrain('hill', 'E6', 'E7')
      .rampart('E6')
      .ordered();
    const sitting = s.unit('P', 'human_infantry', 'D5').begin('movement').choose('pick F6');
    expect([sitting.offers('to D5'), sitting.offers('to D6')]).toEqual([[], ['to D6']]);
    expect(sitting.choose('to E6').asked).toBe('P command');
  });

  test('BLO-17.9 retreats ignore stops', () => {
    const s = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6')
      .ordered();
    s.terrain('forest', 'D6').terrain('ford', 'C6').rolls('F F R R R R R');
    const sitting = s
      .begin('combat')
      .choose('attack F6 E6', 'retreat D6', 'retreat C6', 'retreat B6', 'retreat A6');
    expect(sitting.figures('A6')).toBe(4);
  });
});

describe('worked examples', () => {
  test('V-17 cavalry pursues archers from their hill, attacks again and gains ground', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('P', 'human_archer', 'E6').terrain('hill', 'E6');
    const sitting = s.ordered().rolls('F F').begin('combat').choose('attack F6 E6');
    expect(sitting.rolled).toBe('F F');
    sitting.choose('retreat D6', 'retreat C6', 'gain-ground E6', 'pursue D6');
    sitting.rolls('G S F').choose('attack D6 C6');
    expect([sitting.rolled, sitting.figures('C6'), sitting.asked]).toEqual(['G S F', 2, 'P retreat']);
    expect(sitting.choose('retreat B6').offers()).toEqual(['gain-ground C6', 'stay']);
    expect([sitting.choose('gain-ground C6').figures('C6'), sitting.asked]).toEqual([3, 'P command']);
  });

  test('V-34 red cavalry on a hill against a rampart rolls 2 dice', () => {
    const s = field().turnOf('P').unit('P', 'human_heavy_cavalry', 'E6').unit('S', 'human_infantry', 'F6');
    s.terrain('hill', 'E6').rampart('F6').ordered().rolls('R R R R');
    expect(s.begin('combat').choose('attack E6 F6').rolled).toBe('R R');
  });
});
