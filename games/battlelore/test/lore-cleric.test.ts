import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import { costOf } from '../rules/lore.ts';
import { boldness } from '../rules/morale.ts';
import type { Sitting } from './field.ts';
import { adept, seatOf } from './field.ts';

/** P is on turn with a Cleric of that level. */
const cleric = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  adept('P', { cleric: level }, tokens, ...cards);

/** S is on turn and attacks E6 from F6; P may answer. */
const attacked = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  cleric(level, tokens, ...cards)
    .turnOf('S')
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .ordered();

const boldAt = (s: Sitting, hex: 'D6' | 'E6'): number => {
  const u = s.at(hex);
  return u ? boldness(s.state, u) : -1;
};

describe('cost', () => {
  const COSTS = {
    'CLE-01': 0,
    'CLE-02': 2,
    'CLE-03': 3,
    'CLE-04': 3,
    'CLE-05': 3,
    'CLE-06': 4,
    'CLE-07': 4,
    'CLE-08': 4,
    'CLE-09': 5,
    'CLE-10': 6,
    'CLE-11': 6,
    'CLE-12': 7,
    'CLE-13': 7,
    'CLE-14': 7,
    'CLE-15': 9,
  } as const;

  test('BLO-15.5, BLO-16.7 a Cleric card costs its number, and 3 more without a Cleric', () => {
    const { state } = cleric(2, 0).unit('P', 'human_infantry', 'C6').begin();
    for (const [card, cost] of Object.entries(COSTS)) {
      expect(costOf(state, seatOf('P'), card as LoreId), card).toBe(cost);
      expect(costOf(state, seatOf('S'), card as LoreId), card).toBe(cost + 3);
    }
  });
});

describe('lore:CLE-01 Lore Manna', () => {
  const manna = (level: 1 | 2 | 3, tokens = 0) =>
    cleric(level, tokens, 'CLE-01').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6');

  test('lore:CLE-01 costs nothing and takes 2+L tokens from the pool', () => {
    const one = manna(1).begin().choose('play lore:CLE-01');
    expect([one.camp('P').goblet, one.state.pool]).toEqual([3, 33]);
    expect(manna(3).begin().choose('play lore:CLE-01').camp('P').goblet).toBe(5);
  });

  test('lore:CLE-01 takes no more than the pool holds', () => {
    const s = manna(3).tokens('S', 34).begin().choose('play lore:CLE-01');
    expect([s.camp('P').goblet, s.state.pool]).toEqual([2, 0]);
  });

  test('lore:CLE-01 out of character it costs 3 and gives 3', () => {
    const layout = adept('P', { rogue: 3 }, 3, 'CLE-01').unit('P', 'human_infantry', 'C6');
    expect(layout.begin().choose('play lore:CLE-01').camp('P').goblet).toBe(3);
    const poor = layout.tokens('P', 2).begin('command', 'asked').choose('command card:LE');
    expect(poor.whyNot('play lore:CLE-01')).toBe('BLO-15.5');
  });
});

describe('lore:CLE-02 Healing Hands', () => {
  const hands = (level: 1 | 2 | 3) =>
    cleric(level, 2, 'CLE-02')
      .unit('P', 'human_infantry', 'C6', 1)
      .unit('P', 'human_cavalry', 'C8', 2)
      .unit('P', 'human_infantry', 'C10')
      .unit('S', 'human_infantry', 'G6', 1);

  test('lore:CLE-02 restores up to L figures of a weakened troop unit of yours', () => {
    const s = hands(1).begin().choose('play lore:CLE-02');
    expect([s.offers(), s.whyNot('target C10'), s.whyNot('target G6')]).toEqual([
      ['target C6', 'target C8'],
      'BLO-15.18',
      'BLO-15.18',
    ]);
    expect(s.choose('target C6').figures('C6')).toBe(2);
    expect(hands(3).begin().choose('play lore:CLE-02', 'target C6').figures('C6')).toBe(4);
  });

  test('lore:CLE-02 never above full size', () => {
    expect(hands(3).begin().choose('play lore:CLE-02', 'target C8').figures('C8')).toBe(3);
  });

  test('lore:CLE-02 needs a weakened unit', () => {
    const layout = cleric(1, 2, 'CLE-02').unit('P', 'human_infantry', 'C6');
    const s = layout.unit('S', 'human_infantry', 'G6', 1).begin('command', 'asked').choose('command card:LE');
    expect([s.offers(), s.whyNot('play lore:CLE-02')]).toEqual([['pass'], 'BLO-15.3']);
  });
});

describe('lore:CLE-03 Bless', () => {
  const bless = (level: 1 | 2 | 3) =>
    cleric(level, 3, 'CLE-03').unit('P', 'human_cavalry', 'E6').unit('S', 'human_infantry', 'F6').ordered();

  test('lore:CLE-03 L dice more, also above what terrain allows', () => {
    const s = bless(2).terrain('forest', 'F6').rolls('R R R R R').begin('combat');
    expect(s.choose('attack E6 F6', 'play lore:CLE-03').rolled).toBe('R R R R');
  });

  test('lore:CLE-03 the bonus attack has them too; the next unit has not', () => {
    const layout = bless(1).at('F6', { figures: 1 }).unit('S', 'human_infantry', 'G6').ordered();
    const s = layout
      .unit('P', 'human_infantry', 'C3')
      .unit('S', 'human_infantry', 'D3')
      .ordered()
      .rolls('B R R R R R R R R R R')
      .begin('combat')
      .choose('attack E6 F6', 'play lore:CLE-03', 'gain-ground F6', 'stay', 'attack F6 G6');
    expect(s.rolled).toBe('R R R R');
    expect(s.choose('attack C3 D3').rolled).toBe('R R R');
  });

  test('lore:CLE-03 is over when the unit’s combat is: not for its second one under Darken the Sky', () => {
    const layout = cleric(1, 3, 'CLE-03').hand('P', 'DS').unit('P', 'human_archer', 'C6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('R R R R R R').begin();
    s.choose('done', 'attack C6 F6', 'play lore:CLE-03');
    expect(s.rolled).toBe('R R R');
    expect(s.choose('attack C6 F6').rolled).toBe('R R');
  });

  test('lore:CLE-03 serves a ranged attack', () => {
    const layout = cleric(3, 3, 'CLE-03').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().rolls('R R R R R R').begin('combat');
    expect(s.choose('attack C6 F6', 'play lore:CLE-03').rolled).toBe('R R R R R');
  });
});

describe('lore:CLE-04 Move as the Wind', () => {
  const wind = (level: 1 | 2 | 3) =>
    cleric(level, 3, 'CLE-04')
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_infantry', 'C9')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F9')
      .ordered();

  test('lore:CLE-04 one unit at level 1 moves a hex more and still battles', () => {
    const s = wind(1).begin('movement').choose('play lore:CLE-04', 'target C6', 'pick C6');
    expect([s.whyNot('to F5'), s.whyNot('to G6')]).toEqual([undefined, 'BLO-4.6']);
    s.choose('to E6');
    s.choose('pick C9', 'to E9');
    expect(s.offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:CLE-04 only ordered units', () => {
    const layout = cleric(3, 3, 'CLE-04').unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C9');
    const s = layout.unit('P', 'human_infantry', 'C12').ordered('C6', 'C12').begin('movement');
    expect(s.choose('play lore:CLE-04').offers()).toEqual(['target C6', 'target C12']);
  });

  test('lore:CLE-04 two units at level 2, of those that have not moved', () => {
    const s = wind(2).begin('movement').choose('play lore:CLE-04', 'target C6', 'target C9');
    s.choose('pick C6', 'to E6', 'pick C9', 'to E9');
    expect(s.offers('attack')).toEqual(['attack E6 F6', 'attack E9 F9']);
    const third = wind(2).unit('P', 'human_infantry', 'C12').ordered();
    const late = third.begin('movement').choose('pick C6', 'to D6', 'play lore:CLE-04');
    expect([late.offers(), late.whyNot('target D6')]).toEqual([['target C9', 'target C12'], 'BLO-15.18']);
  });
});

describe('lore:CLE-05 Purification', () => {
  const pure = (level: 1 | 2 | 3) =>
    cleric(level, 3, 'CLE-05')
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_infantry', 'C8')
      .unit('S', 'human_infantry', 'G6')
      .at('C6', { web: true, poison: true })
      .at('C8', { poison: true });

  test('lore:CLE-05 removes every web and poison token from L units', () => {
    const one = pure(1).begin().choose('play lore:CLE-05', 'target C6');
    expect([one.at('C6'), one.at('C8')]).toMatchObject([{ web: false, poison: false }, { poison: true }]);
    const two = pure(2).begin().choose('play lore:CLE-05', 'target C6', 'target C8');
    expect([two.at('C6')?.poison, two.at('C8')?.poison]).toEqual([false, false]);
  });

  test('lore:CLE-05 a unit freed so is ordered without paying', () => {
    const s = pure(1).begin().choose('play lore:CLE-05', 'target C6', 'order C6');
    expect([s.at('C6')?.ordered, s.camp('P').goblet]).toEqual(['card', 0]);
  });
});

describe('lore:CLE-06 Sanctuary', () => {
  test('lore:CLE-06 halves the dice of the roll, rounded up', () => {
    const s = attacked(1, 4, 'CLE-06').rolls('R R R').begin('combat').choose('attack F6 E6');
    expect([s.asked, s.offers()]).toEqual(['P w-preroll', ['play lore:CLE-06', 'pass']]);
    expect(s.choose('play lore:CLE-06').rolled).toBe('R R');
  });

  test('lore:CLE-06 after every other modifier: terrain and bonus come first', () => {
    const layout = attacked(1, 4, 'CLE-06').council('S', { commander: 1, warrior: 3 }).lore('S', 'WAR-03');
    const s = layout.tokens('S', 3).terrain('forest', 'E6').rolls('R R R R R R').begin('combat');
    expect(s.choose('attack F6 E6', 'play lore:WAR-03', 'play lore:CLE-06').rolled).toBe('R R R');
  });

  test('lore:CLE-06 one die stays one die', () => {
    const layout = cleric(1, 4, 'CLE-06').turnOf('S').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_archer', 'G6').ordered().at('G6', { moved: true }).rolls('R R');
    expect(s.begin('combat').choose('attack G6 E6', 'play lore:CLE-06').rolled).toBe('R');
  });

  test('lore:CLE-06 affects that one roll only', () => {
    const layout = attacked(1, 4, 'CLE-06').unit('S', 'human_infantry', 'F5').ordered().rolls('R R R R R');
    const s = layout.begin('combat').choose('attack F6 E6', 'play lore:CLE-06', 'attack F5 E6');
    expect(s.rolled).toBe('R R R');
  });

  test('lore:CLE-06 not the bonus attack that follows in the same combat', () => {
    const layout = cleric(1, 4, 'CLE-06').turnOf('S').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_cavalry', 'F6').ordered().rolls('F R R R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:CLE-06', 'retreat D6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect(s.rolled).toBe('R R R');
  });

  test('lore:CLE-06 is no card for one’s own attack, but answers a battle back', () => {
    const layout = cleric(1, 4, 'CLE-06').unit('P', 'human_infantry', 'E6').unit('S', 'dwarf_infantry', 'F6');
    const s = layout.ordered().rolls('R R R R R R').begin('combat', 'asked').choose('attack E6 F6');
    expect([s.asked, s.whyNot('play lore:CLE-06')]).toEqual(['P own-card', 'BLO-15.3']);
    s.choose('pass', 'battle-back');
    expect([s.asked, s.choose('play lore:CLE-06').rolled]).toEqual(['P w-preroll', 'R R']);
  });
});

describe('lore:CLE-07 Smite', () => {
  const smite = (level: 1 | 2 | 3) =>
    cleric(level, 4, 'CLE-07').unit('P', 'human_infantry', 'A1').unit('S', 'human_infantry', 'E6');

  test('lore:CLE-07 L+1 dice hit on colour, not on Lore; flags make it retreat', () => {
    const s = smite(3).rolls('B L F S').begin().choose('play lore:CLE-07');
    expect([s.rolled, s.asked, s.offers()]).toEqual(['B L F S', 'S retreat', ['retreat F5', 'retreat F6']]);
    s.choose('retreat F6');
    expect([s.figures('F6'), s.camp('P').goblet, s.asked]).toEqual([3, 0, 'P order']);
  });

  test('lore:CLE-07 rolls two dice at level 1', () => {
    expect(smite(1).rolls('R R R').begin().choose('play lore:CLE-07').rolled).toBe('R R');
  });

  test('lore:CLE-07 a Bold unit may ignore the flag, and does not battle back', () => {
    const layout = smite(1).unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'F6').rolls('F R');
    const s = layout.begin().choose('play lore:CLE-07', 'target E6');
    expect(s.offers()).toEqual(['ignore 1', 'ignore 0']);
    expect(s.choose('ignore 1').asked).toBe('P order');
  });

  test('lore:CLE-07 goblinoids flee and take their panic test', () => {
    const layout = cleric(1, 4, 'CLE-07')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'goblin_infantry', 'E6');
    const s = layout.rolls('F R G G').begin().choose('play lore:CLE-07', 'retreat F6', 'retreat G6');
    expect([s.events('panic').length, s.figures('G6')]).toEqual([1, 2]);
  });

  test('lore:CLE-07 a creature that cannot retreat tramples', () => {
    const layout = cleric(1, 4, 'CLE-07').unit('P', 'human_infantry', 'A1').unit('S', 'giant_spider', 'E6');
    const s = layout
      .council('S', { commander: 1, creature: 1 })
      .unit('S', 'human_infantry', 'F5')
      .unit('S', 'human_infantry', 'F6')
      .rolls('F F R R')
      .begin()
      .choose('play lore:CLE-07', 'target E6');
    expect([s.figures('F5'), s.figures('F6'), s.figures('E6')]).toEqual([2, 2, 1]);
  });

  test('lore:CLE-07, BLO-14.20 a poisoned unit also loses a figure for each Lore symbol', () => {
    const s = smite(1).at('E6', { poison: true }).rolls('L B').begin().choose('play lore:CLE-07');
    expect([s.figures('E6'), s.camp('P').goblet]).toEqual([2, 0]);
  });

  test('lore:CLE-07 on a webbed unit flags are hits', () => {
    const s = smite(1).at('E6', { web: true }).rolls('F B').begin().choose('play lore:CLE-07');
    expect(s.figures('E6')).toBe(2);
  });
});

describe('lore:CLE-08 Intercession', () => {
  test('lore:CLE-08 cancels up to L hits of the roll, whatever face scored them', () => {
    const one = attacked(1, 4, 'CLE-08').rolls('B S R').begin('combat').choose('attack F6 E6');
    expect([one.asked, one.choose('play lore:CLE-08').figures('E6')]).toEqual(['P w-postroll', 3]);
    const two = attacked(2, 4, 'CLE-08').rolls('B S S').begin('combat').choose('attack F6 E6');
    expect(two.choose('play lore:CLE-08').figures('E6')).toBe(3);
  });

  test('lore:CLE-08 cancels hits from Lore symbols too', () => {
    const s = attacked(1, 4, 'CLE-08').at('E6', { poison: true }).rolls('L L R').begin('combat');
    expect(s.choose('attack F6 E6', 'play lore:CLE-08').figures('E6')).toBe(3);
  });

  test('lore:CLE-08 cannot change flags', () => {
    const s = attacked(3, 4, 'CLE-08').rolls('B F R').begin('combat').choose('attack F6 E6');
    s.choose('play lore:CLE-08');
    expect([s.asked, s.figures('E6')]).toEqual(['P retreat', 4]);
  });

  test('lore:CLE-08 against hits on a creature it comes before the critical roll', () => {
    const layout = adept('P', { cleric: 1, creature: 1 }, 4, 'CLE-08').turnOf('S');
    const s = layout
      .unit('P', 'giant_spider', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .ordered()
      .rolls('G S R B')
      .begin('combat')
      .choose('attack F6 E6', 'play lore:CLE-08');
    expect(s.events('critical')).toMatchObject([{ faces: ['B'] }]);
  });

  test('lore:CLE-08 affects that roll only', () => {
    const layout = attacked(2, 4, 'CLE-08').unit('S', 'human_infantry', 'F5').ordered();
    const s = layout.rolls('B R R B R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:CLE-08', 'attack F5 E6');
    expect(s.figures('E6')).toBe(3);
  });

  test('lore:CLE-08 not the bonus attack that follows in the same combat', () => {
    const layout = cleric(3, 4, 'CLE-08').turnOf('S').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_cavalry', 'F6').ordered().rolls('F B B B R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:CLE-08', 'retreat D6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect(s.figures('D6')).toBe(3);
  });
});

describe('lore:CLE-09 Holy Zeal', () => {
  const zeal = (level: 1 | 2) =>
    cleric(level, 5, 'CLE-09')
      .unit('P', 'human_infantry', 'A1')
      .unit('P', 'human_infantry', 'A4')
      .unit('P', 'human_infantry', 'A10')
      .unit('P', 'human_infantry', 'A13')
      .unit('P', 'human_infantry', 'D6')
      .unit('S', 'human_infantry', 'G6');

  test('lore:CLE-09 Bold 1 for L+2 units', () => {
    const s = zeal(1).begin().choose('play lore:CLE-09', 'target D6', 'target A1', 'target A4');
    expect([s.asked, boldAt(s, 'D6')]).toEqual(['P order', 1]);
    const two = zeal(2).begin().choose('play lore:CLE-09', 'target D6', 'target A1', 'target A4');
    expect(two.offers()).toEqual(['target A10', 'target A13', 'done']);
  });

  test('lore:CLE-09 ignoring stays optional', () => {
    const layout = zeal(1).unit('S', 'human_infantry', 'E6').rolls('F R R').begin();
    const s = layout.choose('play lore:CLE-09', 'target D6', 'done', 'done', 'tokens');
    s.choose('order E6', 'done', 'done', 'attack E6 D6');
    expect([s.asked, s.offers()]).toEqual(['P ignore-flags', ['ignore 1', 'ignore 0']]);
  });

  test('lore:CLE-09 lasts through the opponent’s turn and ends when its player’s Command phase begins', () => {
    const s = zeal(1).begin().choose('play lore:CLE-09', 'target D6', 'done', 'done', 'tokens');
    expect([s.asked, boldAt(s, 'D6')]).toEqual(['S order', 1]);
    s.choose('done', 'tokens');
    expect([s.state.active, boldAt(s, 'D6')]).toEqual([0, 0]);
  });
});

describe('lore:CLE-10 Greater Healing', () => {
  const healing = (level: 1 | 2 | 3) =>
    cleric(level, 6, 'CLE-10')
      .unit('P', 'human_infantry', 'C6', 1)
      .unit('P', 'human_cavalry', 'C8', 1)
      .unit('P', 'human_infantry', 'C10')
      .unit('S', 'human_infantry', 'G6', 1);

  test('lore:CLE-10 restores L+2 figures in all, shared as its player likes', () => {
    const s = healing(1).begin().choose('play lore:CLE-10');
    expect(s.offers()).toEqual(['target C6', 'target C8', 'done']);
    s.choose('target C6', 'target C8', 'target C6');
    expect([s.figures('C6'), s.figures('C8'), s.asked]).toEqual([3, 2, 'P order']);
  });

  test('lore:CLE-10 no unit above its size', () => {
    const s = healing(2).begin().choose('play lore:CLE-10', 'target C8', 'target C8');
    expect([s.figures('C8'), s.whyNot('target C8'), s.whyNot('target C10')]).toEqual([
      3,
      'BLO-15.18',
      'BLO-15.18',
    ]);
    s.choose('target C6', 'target C6');
    expect([s.figures('C6'), s.asked], 'four in all at level 2').toEqual([3, 'P order']);
  });

  test('lore:CLE-10 fewer may be restored', () => {
    const s = healing(3).begin().choose('play lore:CLE-10', 'target C6', 'done');
    expect([s.figures('C6'), s.figures('C8'), s.asked]).toEqual([2, 1, 'P order']);
  });
});

describe('lore:CLE-11 Blinding Light', () => {
  const light = () =>
    cleric(1, 6, 'CLE-11')
      .turnOf('S')
      .unit('P', 'human_infantry', 'E6', 1)
      .unit('P', 'dwarf_infantry', 'D6')
      .unit('S', 'human_cavalry', 'F6');

  test('lore:CLE-11 no roll of the active player’s attacks has more than one die, bonus attacks included', () => {
    const s = light().rolls('B R R R').begin().choose('play lore:CLE-11', 'order F6', 'done');
    expect(s.choose('attack F6 E6').rolled).toBe('B');
    expect(s.choose('gain-ground E6', 'stay', 'attack E6 D6').rolled).toBe('R');
  });

  test('lore:CLE-11 holds for every unit until the end of the turn', () => {
    const layout = light().unit('S', 'human_heavy', 'F10').unit('P', 'human_infantry', 'E10').rolls('R R');
    const s = layout.begin().choose('play lore:CLE-11', 'order F6', 'order F10', 'done');
    s.choose('attack F6 E6', 'attack F10 E10');
    expect(s.events('rolled')).toMatchObject([{ faces: ['R'] }, { faces: ['R'] }]);
  });

  test('lore:CLE-11 the limit comes after a Lore bonus that is played later', () => {
    const layout = light().council('S', { commander: 1, warrior: 2 }).lore('S', 'WAR-03').tokens('S', 3);
    const s = layout.rolls('R R R R R').begin().choose('play lore:CLE-11', 'order F6', 'done');
    expect(s.choose('attack F6 E6', 'play lore:WAR-03').rolled).toBe('R');
  });

  test('lore:CLE-11 the other camp battles back with all its dice', () => {
    const layout = cleric(1, 6, 'CLE-11').turnOf('S').unit('P', 'dwarf_infantry', 'E6');
    const s = layout.unit('S', 'human_cavalry', 'F6').rolls('R R R R').begin();
    s.choose('play lore:CLE-11', 'order F6', 'done', 'attack F6 E6', 'battle-back');
    expect(s.rolled).toBe('R R R');
  });
});

describe('lore:CLE-12 Hills Rumble', () => {
  const rumble = (level: 1 | 2 | 3) =>
    cleric(level, 7, 'CLE-12')
      .terrain('hill', 'E6', 'E8', 'E11')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'E7')
      .unit('S', 'human_infantry', 'E8')
      .unit('S', 'human_infantry', 'E11');

  test('lore:CLE-12 strikes each enemy on a hill of one section, on colour and Lore', () => {
    const s = rumble(1).rolls('B L F S').begin().choose('play lore:CLE-12');
    expect([s.asked, s.offers()]).toEqual(['P lore-section', ['section left', 'section centre']]);
    expect(s.whyNot('section right')).toBe('BLO-15.18');
    s.choose('section centre', 'strike E8');
    expect([s.figures('E6'), s.figures('E7'), s.figures('E8'), s.figures('E11')]).toEqual([4, 4, 2, 4]);
    expect([s.asked, s.rolled]).toEqual(['P order', 'F S']);
  });

  test('lore:CLE-12 rolls L+1 dice against each', () => {
    const s = rumble(3).rolls('R R R R').begin().choose('play lore:CLE-12', 'section left');
    expect(s.events('rolled')).toMatchObject([{ faces: ['R', 'R', 'R', 'R'] }]);
  });

  test('lore:CLE-12 needs an enemy on a hill', () => {
    const layout = cleric(1, 7, 'CLE-12').terrain('hill', 'E6').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'G6').begin('command', 'asked').choose('command card:LE');
    expect(s.whyNot('play lore:CLE-12')).toBe('BLO-15.3');
  });
});

describe('lore:CLE-13 Rivers Rage', () => {
  const rage = (level: 1 | 3 = 1) =>
    cleric(level, 7, 'CLE-13')
      .terrain('river', 'E5')
      .terrain('ford', 'E6')
      .terrain('bridge', 'E9')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'F4')
      .unit('S', 'human_infantry', 'F8')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'G6');

  test('lore:CLE-13 strikes each enemy on or next to a watercourse in the section', () => {
    const s = rage().begin().choose('play lore:CLE-13', 'section centre');
    expect(s.offers()).toEqual(['strike E6', 'strike F4', 'strike F6', 'strike F8']);
  });

  test('lore:CLE-13 L+1 dice, and flags do nothing', () => {
    const s = rage(3).rolls('F F L R').begin().choose('play lore:CLE-13', 'section right');
    expect([s.rolled, s.figures('F4'), s.asked]).toEqual(['F F L R', 3, 'P order']);
  });

  test('lore:CLE-13 a unit on a dotted line stands in both of its sections', () => {
    const s = rage().rolls('L B').begin().choose('play lore:CLE-13', 'section right');
    expect([s.figures('F4'), s.asked]).toEqual([2, 'P order']);
  });
});

describe('lore:CLE-14 Forest Frenzy', () => {
  test('lore:CLE-14 strikes each enemy on a forest hex of the section', () => {
    const layout = cleric(2, 7, 'CLE-14').terrain('forest', 'E6', 'E11').unit('P', 'human_infantry', 'A1');
    const s = layout
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'E11')
      .rolls('L B F')
      .begin()
      .choose('play lore:CLE-14', 'section centre');
    expect([s.rolled, s.figures('E6'), s.figures('F6'), s.figures('E11')]).toEqual(['L B F', 2, 4, 4]);
  });
});

describe('lore:CLE-15 Wrath of Heaven', () => {
  const wrath = (level: 1 | 2 | 3) =>
    cleric(level, 9, 'CLE-15')
      .unit('P', 'human_infantry', 'E5')
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'E8')
      .unit('S', 'human_infantry', 'E11');

  test('lore:CLE-15 instead of a Command card it strikes every enemy of a section', () => {
    const s = wrath(1).rolls('B L R R').begin();
    expect([s.asked, s.offers()]).toEqual(['P command', ['command card:LE', 'play lore:CLE-15']]);
    s.choose('play lore:CLE-15', 'section centre');
    expect(s.offers()).toEqual(['strike E6', 'strike E8']);
    s.choose('strike E8');
    expect([s.figures('E8'), s.figures('E6'), s.figures('E11')]).toEqual([2, 4, 4]);
  });

  test('lore:CLE-15 flags make it retreat, without gaining ground', () => {
    const s = wrath(1).rolls('F R R R').begin().choose('play lore:CLE-15', 'section left');
    s.choose('retreat F11');
    expect([s.figures('F11'), s.asked]).toEqual([4, 'P lore-choice']);
  });

  test('lore:CLE-15 no unit is ordered: the turn goes to its end', () => {
    const s = wrath(2).rolls('R R R R R R').begin().choose('play lore:CLE-15', 'section left');
    expect([s.asked, s.rolled, s.camp('P').hand]).toEqual(['P lore-choice', 'R R R', ['LE']]);
  });

  test('R-56, lore:CLE-15 a unit that is gone before its turn is not struck any more', () => {
    const layout = cleric(1, 9, 'CLE-15').unit('P', 'human_infantry', 'A1').unit('S', 'giant_spider', 'E6');
    const s = layout
      .council('S', { commander: 1, creature: 1 })
      .unit('S', 'human_infantry', 'F5', 1)
      .unit('S', 'human_infantry', 'F6', 1)
      .rolls('F F')
      .begin()
      .choose('play lore:CLE-15', 'strike E6', 'retreat F5', 'retreat G5');
    expect([s.events('rolled').length, s.camp('P').banners, s.asked]).toEqual([1, 2, 'P lore-choice']);
  });
});
