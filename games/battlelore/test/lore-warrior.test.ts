import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import { costOf } from '../rules/lore.ts';
import { adept, seatOf } from './field.ts';

/** P is on turn with a Warrior of that level. */
const warrior = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  adept('P', { warrior: level }, tokens, ...cards);

/** S is on turn and attacks E6 from F6; P may answer. */
const attacked = (tokens: number, ...cards: LoreId[]) =>
  warrior(1, tokens, ...cards)
    .turnOf('S')
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .ordered();

/** P attacks F6 from E6. */
const attacking = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  warrior(level, tokens, ...cards)
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .ordered();

describe('cost', () => {
  const COSTS = {
    'WAR-01': 2,
    'WAR-02': 2,
    'WAR-03': 3,
    'WAR-04': 3,
    'WAR-05': 4,
    'WAR-06': 4,
    'WAR-07': 4,
    'WAR-08': 5,
    'WAR-09': 5,
    'WAR-10': 5,
    'WAR-11': 6,
    'WAR-12': 6,
    'WAR-13': 7,
    'WAR-14': 8,
    'WAR-15': 13,
  } as const;

  test('BLO-15.5, BLO-16.7 a Warrior card costs its number, and 3 more without a Warrior', () => {
    const { state } = warrior(2, 0).unit('P', 'human_infantry', 'C6').begin();
    for (const [card, cost] of Object.entries(COSTS)) {
      expect(costOf(state, seatOf('P'), card as LoreId), card).toBe(cost);
      expect(costOf(state, seatOf('S'), card as LoreId), card).toBe(cost + 3);
    }
  });
});

describe('lore:WAR-01 Shield Wall', () => {
  test('lore:WAR-01 every sword-on-shield against the infantry is a miss, until the end of the turn', () => {
    const layout = attacked(2, 'WAR-01').unit('S', 'human_infantry', 'F5').ordered().rolls('S S B S S S');
    const s = layout.begin('combat').choose('attack F6 E6');
    expect([s.asked, s.offers()]).toEqual(['P w-preroll', ['play lore:WAR-01', 'pass']]);
    expect(s.choose('play lore:WAR-01').figures('E6')).toBe(3);
    expect(s.choose('attack F5 E6').figures('E6')).toBe(3);
  });

  test('lore:WAR-01 not for cavalry, and not against a ranged attack', () => {
    const layout = warrior(1, 9, 'WAR-01').turnOf('S').unit('P', 'human_cavalry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().begin('combat', 'asked');
    s.choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:WAR-01')]).toEqual(['P w-preroll', 'BLO-15.3']);
    const far = warrior(1, 9, 'WAR-01').turnOf('S').unit('P', 'human_infantry', 'E6');
    const m = far.unit('S', 'dwarf_crossbow', 'G6').ordered().begin('combat', 'asked').choose('attack G6 E6');
    expect([m.asked, m.whyNot('play lore:WAR-01')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('lore:WAR-01 answers a battle back in one’s own turn', () => {
    const layout = warrior(1, 2, 'WAR-01')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'dwarf_infantry', 'F6');
    const s = layout.ordered().rolls('R R R S S S').begin('combat').choose('attack E6 F6', 'battle-back');
    expect([s.asked, s.choose('play lore:WAR-01').figures('E6')]).toEqual(['P w-preroll', 4]);
  });

  test('BLO-15.16, lore:WAR-01 played after Weapon Mastery it wins, played before it loses', () => {
    const layout = attacked(2, 'WAR-01').council('S', { commander: 1, warrior: 1 }).lore('S', 'WAR-10');
    const both = layout.tokens('S', 5).unit('S', 'human_infantry', 'F5').ordered().rolls('S R R S R R');
    const after = both.begin('combat').choose('play lore:WAR-10', 'attack F6 E6', 'play lore:WAR-01');
    expect(after.figures('E6')).toBe(4);
    const before = both.begin('combat').choose('attack F6 E6', 'play lore:WAR-01', 'play lore:WAR-10');
    expect(before.choose('attack F5 E6').figures('E6')).toBe(3);
  });
});

describe('lore:WAR-02 Bravery', () => {
  test('lore:WAR-02 the defender may ignore all flags until the end of the turn', () => {
    const layout = attacked(2, 'WAR-02').unit('S', 'human_infantry', 'F5').ordered().rolls('F F F F F R');
    const s = layout.begin('combat').choose('attack F6 E6', 'play lore:WAR-02');
    expect(s.offers()).toEqual(['ignore 3', 'ignore 2', 'ignore 1', 'ignore 0']);
    s.choose('ignore 3', 'decline', 'attack F5 E6');
    expect(s.offers()).toEqual(['ignore 2', 'ignore 1', 'ignore 0']);
  });

  test('lore:WAR-02 a unit that stays is Bold and may battle back', () => {
    const s = attacked(2, 'WAR-02').rolls('F R R').begin('combat');
    expect(s.choose('attack F6 E6', 'play lore:WAR-02', 'ignore 1').asked).toBe('P battle-back');
  });

  test('lore:WAR-02 played for the attacker it helps against the battle back', () => {
    const layout = warrior(1, 2, 'WAR-02')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'dwarf_infantry', 'F6');
    const s = layout.ordered().rolls('R R R F F R').begin('combat').choose('attack E6 F6');
    expect([s.asked, s.offers()]).toEqual(['P own-card', ['play lore:WAR-02', 'pass']]);
    s.choose('play lore:WAR-02', 'battle-back');
    expect([s.asked, s.offers()]).toEqual(['P ignore-flags', ['ignore 2', 'ignore 1', 'ignore 0']]);
  });

  test('lore:WAR-02 a creature must ignore all it can', () => {
    const layout = adept('P', { warrior: 1, creature: 1 }, 2, 'WAR-02')
      .turnOf('S')
      .unit('P', 'giant_spider', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('F F F').begin('combat');
    s.choose('attack F6 E6', 'play lore:WAR-02');
    expect([s.figures('E6'), s.asked]).toEqual([1, 'P battle-back']);
  });

  test('lore:WAR-02 serves against a ranged attack too', () => {
    const layout = warrior(1, 2, 'WAR-02').turnOf('S').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_archer', 'G6').ordered().rolls('F F').begin('combat');
    expect(s.choose('attack G6 E6', 'play lore:WAR-02').offers()[0]).toBe('ignore 2');
  });
});

describe('lore:WAR-03 Strength', () => {
  test('lore:WAR-03 L dice more in melee, also above what terrain allows', () => {
    const s = attacking(3, 3, 'WAR-03').terrain('forest', 'F6').rolls('R R R R R R').begin('combat');
    expect(s.choose('attack E6 F6', 'play lore:WAR-03').rolled).toBe('R R R R R');
  });

  test('lore:WAR-03 not for a ranged attack', () => {
    const layout = warrior(1, 3, 'WAR-03').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().begin('combat', 'asked').choose('attack C6 F6');
    expect([s.asked, s.whyNot('play lore:WAR-03')]).toEqual(['P own-card', 'BLO-15.3']);
  });

  test('lore:WAR-03 lasts for the bonus attack', () => {
    const layout = warrior(2, 3, 'WAR-03')
      .unit('P', 'human_cavalry', 'E6')
      .unit('S', 'human_infantry', 'F6', 1);
    const s = layout
      .unit('S', 'human_infantry', 'G6')
      .ordered()
      .rolls('B R R R R R R R R R R')
      .begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-03', 'gain-ground F6', 'stay', 'attack F6 G6');
    expect(s.rolled).toBe('R R R R R');
  });

  test('lore:WAR-03 adds up with the die of a Command card', () => {
    const layout = warrior(1, 3, 'WAR-03').hand('P', 'BL').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('R R R R R R').begin();
    s.choose('order E6', 'attack E6 F6', 'play lore:WAR-03');
    expect(s.rolled).toBe('R R R R R');
  });
});

describe('lore:WAR-04 Spur On', () => {
  const spur = () =>
    warrior(1, 3, 'WAR-04')
      .unit('P', 'human_heavy_cavalry', 'A6')
      .unit('P', 'human_cavalry', 'A9')
      .unit('P', 'human_infantry', 'A12')
      .unit('S', 'human_infantry', 'F6')
      .ordered();

  test('lore:WAR-04 one cavalry unit moves two hexes more and battles', () => {
    const s = spur().begin('movement').choose('play lore:WAR-04');
    expect([s.offers(), s.whyNot('target A12')]).toEqual([['target A6', 'target A9'], 'BLO-15.18']);
    s.choose('target A6', 'pick A6');
    expect([s.whyNot('to E6'), s.whyNot('to F5')]).toEqual([undefined, 'BLO-4.7']);
    expect(s.choose('to E6', 'done').offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:WAR-04 only an ordered one', () => {
    const layout = warrior(1, 3, 'WAR-04').unit('P', 'human_cavalry', 'A6').unit('P', 'human_cavalry', 'A9');
    const s = layout.unit('P', 'human_cavalry', 'A12').ordered('A6', 'A12').begin('movement');
    expect(s.choose('play lore:WAR-04').offers()).toEqual(['target A6', 'target A12']);
  });

  test('lore:WAR-04 not one that has moved', () => {
    const s = spur().begin('movement').choose('pick A6', 'to B6', 'pick A9', 'to B9');
    expect(s.whyNot('play lore:WAR-04')).toBe('BLO-15.3');
  });
});

describe('lore:WAR-05 Berserk', () => {
  test('lore:WAR-05 when its combat is resolved, one more melee attack with its normal dice', () => {
    const s = attacking(1, 4, 'WAR-05').rolls('R R R B R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-05');
    expect([s.asked, s.offers()]).toEqual(['P berserk', ['attack E6 F6', 'stay']]);
    s.choose('attack E6 F6');
    expect([s.rolled, s.figures('F6'), s.asked]).toEqual(['B R R', 3, 'P lore-choice']);
  });

  test('lore:WAR-05 it comes after the battle back, and the defender may battle back once more', () => {
    const layout = warrior(1, 4, 'WAR-05')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'dwarf_infantry', 'F6');
    const s = layout.ordered().rolls('R R R R R R R R R R R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-05');
    expect(s.asked).toBe('S battle-back');
    s.choose('battle-back');
    expect(s.asked).toBe('P berserk');
    expect(s.choose('attack E6 F6').asked).toBe('S battle-back');
  });

  test('lore:WAR-05 not for a ranged attack', () => {
    const layout = warrior(1, 4, 'WAR-05').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().begin('combat', 'asked').choose('attack C6 F6');
    expect([s.asked, s.whyNot('play lore:WAR-05')]).toEqual(['P own-card', 'BLO-15.3']);
  });

  test('lore:WAR-05 then it may gain ground but not pursue', () => {
    const layout = warrior(1, 4, 'WAR-05')
      .unit('P', 'human_cavalry', 'E6')
      .unit('S', 'human_infantry', 'F6', 1);
    const s = layout.unit('S', 'human_infantry', 'G7').ordered().rolls('R R R B R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-05', 'attack E6 F6');
    expect(s.asked).toBe('P follow-on');
    s.choose('gain-ground F6');
    expect([s.at('F6')?.camp, s.asked]).toEqual([0, 'P lore-choice']);
  });

  test('lore:WAR-05 after a pursuit and a bonus attack it may attack once more', () => {
    const layout = warrior(1, 4, 'WAR-05')
      .unit('P', 'human_cavalry', 'E6')
      .unit('S', 'human_infantry', 'F6', 1);
    const s = layout.unit('S', 'human_infantry', 'G6').ordered().rolls('B R R R R R R R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-05', 'gain-ground F6', 'stay', 'attack F6 G6');
    expect(s.offers()).toEqual(['attack F6 G6', 'stay']);
  });

  test('lore:WAR-05 only a unit that survives and is not webbed, against an adjacent enemy', () => {
    const layout = warrior(1, 4, 'WAR-05')
      .unit('P', 'human_infantry', 'E6', 1)
      .unit('S', 'dwarf_infantry', 'F6');
    const dead = layout.ordered().rolls('R R R B R R').begin('combat');
    expect(dead.choose('attack E6 F6', 'play lore:WAR-05', 'battle-back').asked).toBe('P lore-choice');
    const beast = warrior(1, 4, 'WAR-05').council('S', { commander: 1, creature: 1 });
    const webbed = beast.unit('P', 'human_infantry', 'E6').unit('S', 'giant_spider', 'F6').ordered();
    const s = webbed.rolls('R R R L R').begin('combat').choose('attack E6 F6', 'play lore:WAR-05');
    expect(s.choose('battle-back', 'power web').asked).toBe('P lore-choice');
    const alone = attacking(1, 4, 'WAR-05').rolls('F R R').begin('combat');
    alone.choose('attack E6 F6', 'play lore:WAR-05', 'retreat G6', 'stay');
    expect(alone.asked).toBe('P lore-choice');
  });
});

describe('lore:WAR-06 Seize the Initiative', () => {
  test('lore:WAR-06 the attacked unit battles first with its normal dice, then the attack goes on', () => {
    const s = attacked(4, 'WAR-06').rolls('B R R R R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:WAR-06');
    expect(s.events('rolled')).toMatchObject([
      { how: 'first-strike', faces: ['B', 'R', 'R'] },
      { how: 'attack', faces: ['R', 'R', 'R'] },
    ]);
    expect(s.figures('F6')).toBe(3);
  });

  test('R-29, lore:WAR-06 not by a webbed unit, and not against a ranged attack', () => {
    const webbed = attacked(9, 'WAR-06').at('E6', { web: true }).begin('combat', 'asked');
    webbed.choose('attack F6 E6');
    expect([webbed.asked, webbed.whyNot('play lore:WAR-06')]).toEqual(['P w-preroll', 'BLO-15.3']);
    const layout = warrior(1, 9, 'WAR-06').turnOf('S').unit('P', 'human_infantry', 'E6');
    const far = layout.unit('S', 'human_archer', 'G6').ordered().begin('combat', 'asked');
    expect(far.choose('attack G6 E6').whyNot('play lore:WAR-06')).toBe('BLO-15.3');
  });
});

describe('lore:WAR-07 Intercept', () => {
  const intercept = () =>
    attacked(4, 'WAR-07').unit('P', 'human_heavy', 'E7').unit('P', 'human_archer', 'A1');

  test('lore:WAR-07 the two units exchange hexes, and the attack goes on against the other', () => {
    const s = intercept().rolls('R B B').begin('combat').choose('attack F6 E6', 'play lore:WAR-07');
    expect([s.at('E6'), s.at('E7')]).toMatchObject([
      { type: 'human_heavy', figures: 3 },
      { type: 'human_infantry', figures: 4 },
    ]);
  });

  test('lore:WAR-07 its player chooses among adjacent troops that are not webbed', () => {
    const layout = intercept().unit('P', 'human_cavalry', 'D6').unit('P', 'human_infantry', 'E5');
    const s = layout.at('E5', { web: true }).begin('combat').choose('attack F6 E6', 'play lore:WAR-07');
    expect([s.asked, s.offers()]).toEqual(['P intercept', ['target D6', 'target E7']]);
    expect([s.whyNot('target E5'), s.whyNot('target A1')]).toEqual(['BLO-15.18', 'BLO-15.18']);
  });

  test('lore:WAR-07 not against a ranged attack', () => {
    const layout = warrior(1, 9, 'WAR-07').turnOf('S').unit('P', 'human_infantry', 'E6');
    const bow = layout.unit('P', 'human_heavy', 'E7').unit('S', 'human_archer', 'G6').ordered();
    const s = bow.begin('combat', 'asked').choose('attack G6 E6');
    expect([s.asked, s.whyNot('play lore:WAR-07')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('lore:WAR-07 nobody adjacent, no interception', () => {
    const layout = attacked(9, 'WAR-07').unit('P', 'human_heavy', 'E8');
    const s = layout.begin('combat', 'asked').choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:WAR-07')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('R-29, lore:WAR-07 a webbed unit is not exchanged', () => {
    const s = intercept().tokens('P', 9).at('E6', { web: true }).begin('combat', 'asked');
    s.choose('attack F6 E6');
    expect([s.asked, s.whyNot('play lore:WAR-07')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('lore:WAR-07 a creature neither steps in nor is relieved', () => {
    const layout = adept('P', { warrior: 1, creature: 1 }, 9, 'WAR-07').turnOf('S');
    const s = layout.unit('P', 'human_infantry', 'E6').unit('P', 'giant_spider', 'E7');
    const m = s.unit('S', 'human_infantry', 'F6').ordered();
    expect(m.begin('combat', 'asked').choose('attack F6 E6').whyNot('play lore:WAR-07')).toBe('BLO-15.3');
    expect(m.begin('combat', 'asked').choose('attack F6 E7').whyNot('play lore:WAR-07')).toBe('BLO-15.3');
  });

  test('lore:WAR-07 the unit that stepped in may battle back if it is Bold', () => {
    const layout = attacked(4, 'WAR-07').unit('P', 'dwarf_infantry', 'E7').rolls('R R R');
    const s = layout.begin('combat').choose('attack F6 E6', 'play lore:WAR-07');
    expect([s.asked, s.at('E6')?.type]).toEqual(['P battle-back', 'dwarf_infantry']);
  });
});

describe('lore:WAR-08 Cry Havoc!', () => {
  const havoc = () =>
    warrior(1, 5, 'WAR-08').unit('P', 'human_cavalry', 'E6').unit('S', 'human_infantry', 'F6');

  test('lore:WAR-08 Lore symbols of all your units are hits, bonus attacks included, and give no token', () => {
    const layout = havoc().at('F6', { figures: 1 }).unit('S', 'human_infantry', 'G6');
    const s = layout.rolls('L R R L L R').begin();
    s.choose('play lore:WAR-08', 'order E6', 'done', 'attack E6 F6', 'gain-ground F6', 'stay');
    s.choose('attack F6 G6');
    expect([s.figures('G6'), s.camp('P').goblet]).toEqual([2, 0]);
  });

  test('lore:WAR-08 lasts for every combat of the turn', () => {
    const layout = havoc().unit('P', 'human_infantry', 'E9').unit('S', 'human_infantry', 'F9');
    const s = layout.rolls('R R R L R R').begin();
    s.choose('play lore:WAR-08', 'order E6', 'order E9', 'done', 'attack E6 F6', 'attack E9 F9');
    expect(s.figures('F9')).toBe(3);
  });

  test('lore:WAR-08 an enemy’s battle back has no share in it', () => {
    const layout = warrior(1, 5, 'WAR-08')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'dwarf_infantry', 'F6');
    const s = layout.rolls('R R R L L L').begin();
    s.choose('play lore:WAR-08', 'order E6', 'done', 'attack E6 F6', 'battle-back');
    expect([s.figures('E6'), s.camp('S').goblet]).toEqual([4, 3]);
  });

  test('lore:WAR-08 the symbols of a creature are hits and cannot feed its powers', () => {
    const layout = adept('P', { warrior: 1, creature: 1 }, 5, 'WAR-08').unit('P', 'giant_spider', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('L L').begin();
    s.choose('play lore:WAR-08', 'order E6', 'done', 'attack E6 F6');
    expect([s.figures('F6'), s.at('F6')?.web, s.asked]).toEqual([2, false, 'P lore-choice']);
  });

  test('lore:WAR-08 against a poisoned unit one loss for each symbol', () => {
    const s = havoc().at('F6', { poison: true }).rolls('L R R').begin();
    s.choose('play lore:WAR-08', 'order E6', 'done', 'attack E6 F6');
    expect(s.figures('F6')).toBe(3);
  });
});

describe('lore:WAR-09 Forced March', () => {
  const march = () =>
    warrior(1, 5, 'WAR-09')
      .unit('P', 'human_heavy', 'C6')
      .unit('P', 'human_infantry', 'C9')
      .unit('P', 'human_heavy_cavalry', 'A1')
      .unit('S', 'human_infantry', 'F6')
      .ordered();

  test('lore:WAR-09 all ordered infantry moves a hex more, cavalry does not', () => {
    const s = march().begin('movement').choose('play lore:WAR-09', 'pick C6', 'to E6', 'pick C9');
    expect([s.whyNot('to F9'), s.whyNot('to G9')]).toEqual([undefined, 'BLO-4.6']);
    s.choose('stay', 'pick A1');
    expect([s.whyNot('to C2'), s.whyNot('to D1')]).toEqual([undefined, 'BLO-4.7']);
    expect(s.choose('stay', 'done').offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:WAR-09 needs infantry that has not moved', () => {
    const s = march().begin('movement').choose('pick C6', 'to D6', 'pick C9', 'to D9');
    expect([s.asked, s.whyNot('play lore:WAR-09')]).toEqual(['P move', 'BLO-15.3']);
  });
});

describe('lore:WAR-10 Weapon Mastery', () => {
  test('lore:WAR-10 every sword-on-shield hits, also of bows, at point-blank and against cavalry', () => {
    const layout = warrior(1, 5, 'WAR-10')
      .unit('P', 'human_archer', 'C6')
      .unit('P', 'dwarf_crossbow', 'D2')
      .unit('P', 'human_infantry', 'D11')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'E2')
      .unit('S', 'human_cavalry', 'E11');
    const s = layout.ordered().rolls('S S S S S S R').begin('combat').choose('play lore:WAR-10');
    s.choose('attack C6 F6', 'attack D2 E2', 'attack D11 E11');
    expect([s.figures('F6'), s.figures('E2'), s.figures('E11')]).toEqual([2, 2, 1]);
  });

  test('lore:WAR-10 is played before an attack is declared, not for a declared one', () => {
    const s = attacking(1, 5, 'WAR-10').begin('combat', 'asked');
    expect(s.offers('play')).toEqual(['play lore:WAR-10']);
    s.choose('attack E6 F6');
    expect([s.asked, s.whyNot('play lore:WAR-10')]).toEqual(['P own-card', 'BLO-15.3']);
  });

  test('BLO-2.7, lore:WAR-10 when the card could order nobody there is no combat phase to play it in', () => {
    const layout = warrior(1, 5, 'WAR-10').hand('P', 'PA-L').unit('P', 'human_infantry', 'C2');
    expect(layout.unit('S', 'human_infantry', 'G6').begin().asked).toBe('P lore-choice');
  });
});

describe('lore:WAR-11 Coup de Grâce', () => {
  const coup = (figures: number) => attacking(1, 6, 'WAR-11').at('F6', { figures });

  test('lore:WAR-11 against a weakened troop unit every helmet hits', () => {
    const s = coup(3).rolls('G R F').begin('combat').choose('attack E6 F6', 'play lore:WAR-11');
    expect(s.events('lost')).toMatchObject([{ count: 2 }]);
  });

  test('lore:WAR-11 not against a unit of full size', () => {
    const s = coup(4).begin('combat', 'asked').choose('attack E6 F6');
    expect([s.asked, s.whyNot('play lore:WAR-11')]).toEqual(['P own-card', 'BLO-15.3']);
  });

  test('lore:WAR-11 not against a creature, and not at range', () => {
    const layout = warrior(1, 6, 'WAR-11').council('S', { commander: 1, creature: 1 });
    const beast = layout.unit('P', 'human_infantry', 'E6').unit('S', 'giant_spider', 'F6').ordered();
    const s = beast.begin('combat', 'asked').choose('attack E6 F6');
    expect([s.asked, s.whyNot('play lore:WAR-11')]).toEqual(['P own-card', 'BLO-15.3']);
    const bow = warrior(1, 6, 'WAR-11').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6', 2);
    const far = bow.ordered().begin('combat', 'asked').choose('attack C6 F6');
    expect([far.asked, far.whyNot('play lore:WAR-11')]).toEqual(['P own-card', 'BLO-15.3']);
  });

  test('lore:WAR-11 is for this one roll, not for the bonus attack', () => {
    const layout = warrior(1, 6, 'WAR-11')
      .unit('P', 'human_cavalry', 'E6')
      .unit('S', 'human_infantry', 'F6', 1);
    const s = layout.unit('S', 'human_infantry', 'G6').ordered().rolls('G R R G R R').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-11', 'gain-ground F6', 'stay', 'attack F6 G6');
    expect(s.figures('G6')).toBe(4);
  });

  test('lore:WAR-11, lore:WAR-06 a first strike in between does not use it up', () => {
    const layout = coup(3).council('S', { commander: 1, warrior: 1 }).lore('S', 'WAR-06').tokens('S', 4);
    const s = layout.rolls('R R R G R G').begin('combat');
    s.choose('attack E6 F6', 'play lore:WAR-11', 'play lore:WAR-06');
    expect(s.figures('F6')).toBe(0);
  });
});

describe('lore:WAR-12 Call the Reserves', () => {
  const reserves = () =>
    warrior(1, 6, 'WAR-12')
      .hand('P', 'SC-C')
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_infantry', 'C7')
      .unit('P', 'human_infantry', 'C2')
      .unit('P', 'human_infantry', 'C12')
      .unit('S', 'human_infantry', 'G6');

  test('lore:WAR-12 two more units anywhere, besides those of the Command card', () => {
    const s = reserves().begin().choose('play lore:WAR-12', 'order C2', 'order C12', 'order C6');
    expect([s.asked, s.at('C7')?.ordered]).toEqual(['P move', 'no']);
  });

  test('lore:WAR-12 of the section too', () => {
    const s = reserves().begin().choose('play lore:WAR-12', 'order C6', 'order C7', 'order C12');
    expect([s.asked, s.at('C2')?.ordered]).toEqual(['P move', 'no']);
  });

  test('lore:WAR-12 with a card that orders nobody its two orders remain', () => {
    const layout = warrior(1, 6, 'WAR-12').hand('P', 'PA-L').unit('P', 'human_infantry', 'C2');
    const s = layout.unit('S', 'human_infantry', 'G6').begin().choose('play lore:WAR-12', 'order C2');
    expect(s.at('C2')?.ordered).toBe('extra');
  });

  test('lore:WAR-12 needs a Command card of this turn', () => {
    const s = warrior(1, 36, 'WAR-12', 'WAR-14').unit('P', 'human_cavalry', 'C6').begin();
    expect([s.asked, s.whyNot('play lore:WAR-12')]).toEqual(['P command', 'BLO-15.3']);
    s.choose('play lore:WAR-14');
    expect(s.asked).toBe('P order');
  });
});

describe('lore:WAR-13 Hold at All Costs', () => {
  const hold = () =>
    warrior(1, 7, 'WAR-13').turnOf('S').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');

  test('lore:WAR-13 your units have Bold 1 and battle back with one die more', () => {
    const s = hold().rolls('F R R R R R R R').begin();
    s.choose('play lore:WAR-13', 'order F6', 'done', 'attack F6 E6');
    expect(s.offers()).toEqual(['ignore 1', 'ignore 0']);
    s.choose('ignore 1', 'battle-back');
    expect([s.rolled, s.events('rolled').at(-1)?.how]).toEqual(['R R R R', 'battle-back']);
  });

  test('lore:WAR-13 lasts for every combat of the turn', () => {
    const layout = hold().unit('S', 'human_infantry', 'F9').unit('P', 'human_infantry', 'E9');
    const s = layout
      .rolls('R R R F R R R R R R')
      .begin()
      .choose('play lore:WAR-13', 'order F6', 'order F9', 'done');
    s.choose('attack F6 E6', 'decline', 'attack F9 E9');
    expect(s.offers()).toEqual(['ignore 1', 'ignore 0']);
    expect(s.choose('ignore 1', 'battle-back').rolled).toBe('R R R R');
  });

  test('lore:WAR-13 adds to other Bold, and ends with the turn', () => {
    const layout = warrior(1, 7, 'WAR-13').turnOf('S').unit('P', 'dwarf_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('F F F').begin();
    s.choose('play lore:WAR-13', 'order F6', 'done', 'attack F6 E6');
    expect(s.offers()).toEqual(['ignore 2', 'ignore 1', 'ignore 0']);
    s.choose('ignore 2', 'retreat D6', 'stay', 'tokens');
    expect([s.state.active, s.at('D6')?.marks]).toEqual([0, []]);
  });
});

describe('lore:WAR-14 Heroic Charge', () => {
  const charge = () =>
    warrior(1, 8, 'WAR-14')
      .unit('P', 'human_light_cavalry', 'E6')
      .unit('P', 'human_heavy', 'A1')
      .unit('P', 'human_cavalry', 'A3')
      .unit('P', 'human_cavalry', 'A9')
      .unit('P', 'human_infantry', 'A11')
      .unit('S', 'human_infantry', 'F6');

  test('lore:WAR-14 up to three cavalry or red-banner units anywhere', () => {
    const s = charge().begin().choose('play lore:WAR-14');
    expect([s.asked, s.whyNot('order A11')]).toEqual(['P order', 'BLO-2.5']);
    s.choose('order E6', 'order A1', 'order A3');
    expect([s.asked, s.at('A9')?.ordered]).toEqual(['P move', 'no']);
  });

  test('lore:WAR-14 two dice more in melee', () => {
    const layout = charge().unit('P', 'human_light_cavalry', 'E9').unit('S', 'human_infantry', 'F9');
    const s = layout.rolls('R R R R R R R R').begin();
    s.choose('play lore:WAR-14', 'order E6', 'order E9', 'done', 'done', 'attack E6 F6', 'attack E9 F9');
    expect(s.events('rolled').map((e) => e.faces)).toEqual([
      ['R', 'R', 'R', 'R'],
      ['R', 'R', 'R', 'R'],
    ]);
  });
});

describe('lore:WAR-15 Assault', () => {
  const assault = () =>
    warrior(1, 13, 'WAR-15')
      .unit('P', 'human_infantry', 'E6')
      .unit('P', 'human_archer', 'D6')
      .unit('P', 'human_infantry', 'C6')
      .unit('S', 'human_infantry', 'F6');

  test('lore:WAR-15 orders all units within 2 hexes of an enemy, without asking', () => {
    const s = assault().begin().choose('play lore:WAR-15');
    expect([s.asked, s.at('E6')?.ordered, s.at('D6')?.ordered, s.at('C6')?.ordered]).toEqual([
      'P move',
      'card',
      'card',
      'no',
    ]);
  });

  test('lore:WAR-15 one die more in melee', () => {
    const s = assault().rolls('R R R R R').begin().choose('play lore:WAR-15', 'done', 'attack E6 F6');
    expect(s.rolled).toBe('R R R R');
  });

  test('lore:WAR-15 a webbed unit is ordered only if its owner pays', () => {
    const layout = assault().tokens('P', 14).at('E6', { web: true });
    const s = layout.begin().choose('play lore:WAR-15');
    expect([s.asked, s.offers()]).toEqual(['P order', ['order E6', 'done']]);
    s.choose('order E6');
    expect([s.camp('P').goblet, s.at('E6')?.web]).toEqual([0, false]);
    expect(assault().at('E6', { web: true }).begin().choose('play lore:WAR-15').asked).toBe('P move');
  });

  test('lore:WAR-15 costs 16 out of character', () => {
    const layout = adept('P', { cleric: 1 }, 16, 'WAR-15').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').begin().choose('play lore:WAR-15');
    expect(s.camp('P').goblet).toBe(0);
  });
});
