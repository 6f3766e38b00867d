import { describe, expect, test } from 'vitest';
import type { UnitTypeId } from '../content/index.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

/** Red infantry of P on E6 attacks the unit of S on F6 with these dice. */
function attacked(faces: string, s: Field = field(), type: UnitTypeId = 'human_infantry') {
  s.turnOf('P').unit('P', 'human_heavy', 'E6').unit('S', type, 'F6').ordered('E6').rolls(faces);
  return s.begin('combat').choose('attack E6 F6');
}

/** How many of four flags the unit of S on F6 may ignore, of two where the ground allows no more dice. */
function most(s: Field = field(), type: UnitTypeId = 'human_infantry'): number {
  const sitting = attacked('F F F F', s, type);
  return sitting.question?.prompt === 'ignore-flags' ? sitting.offers('ignore').length - 1 : 0;
}

/** Two allies next to F6. */
const friends = (s: Field = field()) => s.unit('S', 'human_archer', 'F5').unit('S', 'human_archer', 'F7');

describe('Bold', () => {
  test('BLO-9.1 without a source no flag is ignored', () => {
    expect(most()).toBe(0);
  });

  test('BLO-9.1 comes from being dwarf infantry', () => {
    expect(most(field('mercenaries'), 'dwarf_infantry')).toBe(1);
    expect(most(field('mercenaries'), 'dwarf_crossbow')).toBe(1);
  });

  test('BLO-9.1 comes from support', () => {
    expect(most(friends())).toBe(1);
  });

  test('BLO-9.1 comes from a bridge', () => {
    expect(most(field().terrain('bridge', 'F6'))).toBe(1);
  });

  test('BLO-9.1 comes from a rampart or a landmark that is occupied, whoever owns it', () => {
    expect(most(field().rampart('F6'))).toBe(1);
    expect(most(field().landmark('magic_pentacle', 'F6', 'P'))).toBe(1);
    expect(most(field().landmark('training_camp', 'F6', 'S'))).toBe(1);
    expect(most(field().rampart('F7', 'G7'))).toBe(0);
  });

  test('BLO-9.1 comes from the own stronghold, on it or next to it, once', () => {
    expect(most(field().landmark('stronghold', 'F6', 'S'))).toBe(1);
    expect(most(field().landmark('stronghold', 'G7', 'S'))).toBe(1);
    expect(most(field().landmark('stronghold', 'F6', 'P'))).toBe(0);
    expect(most(field().landmark('stronghold', 'H6', 'S'))).toBe(0);
  });

  test('BLO-9.1 comes from cards', () => {
    const s = field('council-fixed').council('S', { commander: 3, warrior: 1 }).tokens('S', 2);
    const sitting = attacked('F F F F', s.lore('S', 'WAR-02')).choose('play lore:WAR-02');
    expect(sitting.offers('ignore')).toHaveLength(5);
  });

  test('BLO-9.1 a creature has it by itself', () => {
    const s = attacked('F F R R', field('creatures'), 'giant_spider');
    expect(s.events('ignored')).toMatchObject([{ count: 1 }]);
  });

  test('BLO-9.1 adds up', () => {
    expect(most(friends(field('mercenaries')), 'dwarf_infantry')).toBe(2);
    expect(most(friends(field('mercenaries')).terrain('bridge', 'F6'), 'dwarf_infantry')).toBe(3);
    const all = friends(field('mercenaries')).terrain('bridge', 'F6').landmark('stronghold', 'G7', 'S');
    expect(most(all, 'dwarf_infantry')).toBe(4);
  });

  test('BLO-9.2 the owner chooses how many flags are ignored', () => {
    const s = attacked('F F R R', friends(field('mercenaries')), 'dwarf_infantry');
    expect([s.asked, s.offers()]).toEqual(['S ignore-flags', ['ignore 2', 'ignore 1', 'ignore 0']]);
    expect(s.choose('ignore 0').asked).toBe('S retreat');
  });

  test('BLO-9.2 never more than there are, or than are allowed', () => {
    const few = attacked('F R R R', friends(field('mercenaries')), 'dwarf_infantry');
    expect([few.offers(), few.whyNot('ignore 2')]).toEqual([['ignore 1', 'ignore 0'], 'BLO-9.2']);
    const many = attacked('F F F R', friends());
    expect([many.offers(), many.whyNot('ignore 2')]).toEqual([['ignore 1', 'ignore 0'], 'BLO-9.2']);
    expect(['ignore -1', 'ignore 0.5', 'ignore all'].map((c) => many.whyNot(c))).toEqual(
      Array(3).fill('table.wrong-kind'),
    );
    expect([many.whyNot('ignore 01'), many.whyNot('ignore 999999')]).toEqual(['BLO-9.2', 'BLO-9.2']);
  });

  test('BLO-9.2 the other flags are taken', () => {
    const s = attacked('F F F R', friends()).choose('ignore 1', 'retreat G7');
    expect([s.asked, s.choose('retreat H6').figures('H6')]).toEqual(['S retreat', 4]);
  });

  test('BLO-9.2 a creature must ignore what it can', () => {
    const s = attacked('F R R R', field('creatures'), 'giant_spider');
    expect([s.figures('F6'), s.asked]).toEqual([1, 'S battle-back']);
  });

  test('BLO-9.3 is renewed for each roll', () => {
    const s = field().turnOf('P').unit('P', 'human_infantry', 'E6').unit('P', 'human_infantry', 'E7');
    s.unit('S', 'human_infantry', 'F6').terrain('bridge', 'F6').ordered().rolls('F R R F R R');
    const sitting = s.begin('combat').choose('attack E6 F6', 'ignore 1', 'decline', 'attack E7 F6');
    expect(sitting.offers()).toEqual(['ignore 1', 'ignore 0']);
  });

  test('BLO-9.3 what was not used lapses', () => {
    const s = field().turnOf('P').unit('P', 'human_infantry', 'E6').unit('P', 'human_infantry', 'E7');
    s.unit('S', 'human_infantry', 'F6').terrain('bridge', 'F6').ordered().rolls('R R R F F R');
    const sitting = s.begin('combat').choose('attack E6 F6', 'decline', 'attack E7 F6');
    expect(sitting.offers()).toEqual(['ignore 1', 'ignore 0']);
  });
});

describe('support', () => {
  test('BLO-9.4 needs at least two allied units next to it', () => {
    expect(most(field().unit('S', 'human_archer', 'G6'))).toBe(0);
    expect(most(field().unit('S', 'human_archer', 'G6').unit('S', 'human_archer', 'H6'))).toBe(0);
    expect(most(friends())).toBe(1);
  });

  test('BLO-9.4 is not given by enemies', () => {
    expect(most(field().unit('S', 'human_archer', 'G6').unit('P', 'human_archer', 'F5'))).toBe(0);
  });

  test('BLO-9.4 counts once, however many stand there', () => {
    expect(most(friends().unit('S', 'human_archer', 'G6').unit('S', 'human_archer', 'G7'))).toBe(1);
  });

  test('BLO-9.4 is for infantry and cavalry, and mutual', () => {
    expect(most(friends(), 'human_cavalry')).toBe(1);
    const s = field().turnOf('P').unit('P', 'human_heavy', 'E5').unit('S', 'human_infantry', 'F5').ordered();
    s.unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'G6').rolls('F R R R');
    expect(s.begin('combat').choose('attack E5 F5').asked).toBe('S ignore-flags');
  });

  test('BLO-9.4 is lost as soon as an ally has gone', () => {
    const s = field().turnOf('P').unit('P', 'human_heavy', 'E5').unit('P', 'human_heavy', 'E6').ordered();
    s.unit('S', 'human_infantry', 'F5', 1)
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'G7');
    const alone = s.rolls('B R R R F R R R').begin('combat').choose('attack E5 F5', 'stay', 'attack E6 F6');
    expect([alone.asked, alone.figures('F5')]).toEqual(['P follow-on', 0]);
    const still = s.begin('combat').rolls('F R R R').choose('attack E6 F6');
    expect(still.asked).toBe('S ignore-flags');
  });

  test('BLO-9.5 is not given by webbed units', () => {
    expect(most(friends(field('creatures')).at('F7', { web: true }))).toBe(0);
    expect(most(friends(field('creatures')))).toBe(1);
  });

  test('BLO-9.5 is given by creatures', () => {
    expect(most(field('creatures').unit('S', 'giant_spider', 'G6').unit('S', 'human_archer', 'F5'))).toBe(1);
  });

  test('BLO-9.5 is not received by creatures', () => {
    const s = attacked('F F R R', friends(field('creatures')), 'giant_spider');
    expect(s.events('ignored')).toMatchObject([{ count: 1 }]);
    expect(s.asked).toBe('S retreat');
  });
});

describe('a unit that is not Bold', () => {
  test('BLO-9.6 is Normal: it takes every flag and is asked nothing but the way', () => {
    const s = attacked('F F R R');
    expect([s.asked, s.choose('retreat G6', 'retreat H6').figures('H6')]).toEqual(['S retreat', 4]);
    expect([s.events('ignored'), s.events('panic')]).toEqual([[], []]);
  });

  test('BLO-9.6 does not battle back', () => {
    expect(attacked('L L L L').asked).toBe('S command');
    expect(attacked('L L L L', friends()).asked).toBe('S battle-back');
  });

  test('BLO-9.7 if Frightened, goes back two hexes for each flag and takes a panic test', () => {
    const s = attacked('F R R R G L', field('mercenaries'), 'goblin_infantry').choose(
      'retreat G6',
      'retreat H6',
    );
    expect([s.figures('H6'), s.events('panic')]).toMatchObject([3, [{ seat: 0, faces: ['G', 'L'] }]]);
  });

  test('BLO-9.7 ignores first, and flees with what is left', () => {
    const s = attacked('F F R R L L', friends(field('mercenaries')), 'goblin_infantry').choose('ignore 1');
    expect(s.choose('retreat G7', 'retreat H6').figures('H6')).toBe(4);
    expect(s.events('retreated')).toHaveLength(2);
  });

  test('BLO-9.7 takes no panic test if every flag was ignored', () => {
    const s = attacked('F R R R', friends(field('mercenaries')), 'goblin_infantry').choose('ignore 1');
    expect([s.figures('F6'), s.events('panic')]).toEqual([4, []]);
  });
});

describe('worked examples', () => {
  const wall = (faces: string) => {
    const s = field()
      .turnOf('P')
      .unit('P', 'human_cavalry', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .rampart('F6');
    return s.ordered().rolls(faces).begin('combat').choose('attack E6 F6');
  };

  test('V-15 one flag on a rampart is ignored, with battle back, or taken, without', () => {
    expect(wall('F R').offers()).toEqual(['ignore 1', 'ignore 0']);
    expect(wall('F R').choose('ignore 1').asked).toBe('S battle-back');
    const back = wall('F R').choose('ignore 0');
    expect(back.offers()).toEqual(['retreat G6', 'retreat G7']);
    expect(back.choose('retreat G6').asked).toBe('P follow-on');
  });

  test('V-15 of two flags at least one is taken', () => {
    expect(wall('F F').offers()).toEqual(['ignore 1', 'ignore 0']);
    expect(wall('F F').choose('ignore 1', 'retreat G6').figures('G6')).toBe(4);
    expect(wall('F F').choose('ignore 0', 'retreat G6', 'retreat H6').figures('H6')).toBe(4);
  });

  test('V-16 unsupported goblins flee four hexes and lose one to panic', () => {
    const s = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6')
      .ordered();
    const sitting = s.rolls('F F R G B S L').begin('combat').choose('attack F6 E6');
    sitting.choose('retreat D6', 'retreat C6', 'retreat B6', 'retreat A6');
    expect([sitting.figures('A6'), sitting.events('panic')]).toMatchObject([
      3,
      [{ faces: ['G', 'B', 'S', 'L'] }],
    ]);
  });

  test('V-16 supported goblins ignore one flag of three and flee four hexes', () => {
    const s = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6')
      .ordered();
    s.unit('P', 'human_archer', 'E5').unit('P', 'human_archer', 'E7').rolls('F F F R R R R');
    const sitting = s.begin('combat').choose('attack F6 E6');
    expect(sitting.offers()).toEqual(['ignore 1', 'ignore 0']);
    sitting.choose('ignore 1', 'retreat D6', 'retreat C6', 'retreat B6', 'retreat A6');
    expect([sitting.figures('A6'), sitting.events('panic')]).toMatchObject([
      4,
      [{ faces: Array(4).fill('R') }],
    ]);
  });
});

describe('for a seat that is absent', () => {
  test('BLO-9.2 as many flags as possible are ignored: D-FLAGS', () => {
    expect(attacked('F F F R', friends(field('mercenaries')), 'dwarf_infantry').fallback).toBe('ignore 2');
    expect(attacked('F R R R', friends(field('mercenaries')), 'dwarf_infantry').fallback).toBe('ignore 1');
  });
});
