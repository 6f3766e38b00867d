import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import { costOf } from '../rules/lore.ts';
import { adept, seatOf } from './field.ts';

/** P is on turn with a Wizard of that level and exactly the tokens for the card. */
const wizard = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  adept('P', { wizard: level }, tokens, ...cards);

/** S is on turn; P may answer. */
const answering = (level: 1 | 2 | 3, tokens: number, ...cards: LoreId[]) =>
  wizard(level, tokens, ...cards).turnOf('S');

describe('cost', () => {
  const COSTS = {
    'WIZ-01': 1,
    'WIZ-02': 2,
    'WIZ-03': 3,
    'WIZ-04': 3,
    'WIZ-05': 4,
    'WIZ-06': 4,
    'WIZ-07': 4,
    'WIZ-08': 5,
    'WIZ-09': 6,
    'WIZ-10': 7,
    'WIZ-11': 7,
    'WIZ-12': 8,
    'WIZ-13': 9,
    'WIZ-14': 10,
  } as const;

  test('BLO-15.5, BLO-16.7 a Wizard card costs its number, and 3 more without a Wizard', () => {
    const { state } = wizard(2, 0).unit('P', 'human_infantry', 'C6').begin();
    for (const [card, cost] of Object.entries(COSTS)) {
      expect(costOf(state, seatOf('P'), card as LoreId), card).toBe(cost);
      expect(costOf(state, seatOf('S'), card as LoreId), card).toBe(cost + 3);
    }
  });
});

describe('lore:WIZ-01 Lore Sight', () => {
  const sight = () =>
    wizard(1, 1, 'WIZ-01')
      .council('S', { commander: 1, rogue: 1 })
      .lore('S', 'ROG-14', 'ROG-04')
      .unit('P', 'human_infantry', 'C6')
      .unit('S', 'human_infantry', 'G6');

  test('lore:WIZ-01 its player alone sees the opposing Lore hand', () => {
    const s = sight().begin().choose('play lore:WIZ-01');
    expect(s.events('saw-lore-hand', seatOf('P'))).toMatchObject([{ cards: ['ROG-14', 'ROG-04'] }]);
    const told = [{ kind: 'saw-lore-hand', seat: 0, of: 1 }];
    expect([s.events('saw-lore-hand', seatOf('S')), s.events('saw-lore-hand')]).toEqual([told, told]);
  });

  test('lore:WIZ-01 then he draws a Lore card', () => {
    const s = sight().nextLore('WIZ-09').begin().choose('play lore:WIZ-01');
    expect([s.camp('P').lore, s.camp('P').goblet, s.asked]).toEqual([['WIZ-09'], 0, 'P order']);
  });

  test('lore:WIZ-01 above his limit he discards any one, the new card or an old one', () => {
    const s = sight().lore('P', 'WIZ-01', 'WIZ-02', 'WIZ-03').nextLore('WIZ-09').begin();
    s.choose('play lore:WIZ-01');
    expect(s.offers()).toEqual(['discard lore:WIZ-02', 'discard lore:WIZ-03', 'discard lore:WIZ-09']);
    s.choose('discard lore:WIZ-02');
    expect([s.camp('P').lore, s.state.loreDiscard]).toEqual([['WIZ-03', 'WIZ-09'], ['WIZ-02']]);
  });
});

describe('lore:WIZ-02 Ethereal Step', () => {
  const step = (level: 1 | 2 | 3) => wizard(level, 2, 'WIZ-02').unit('S', 'human_infantry', 'I6');

  test('lore:WIZ-02 moves a unit of yours up to one hex at level 1, up to three at level 3', () => {
    const one = step(1).unit('P', 'human_infantry', 'C6').begin().choose('play lore:WIZ-02');
    expect([one.asked, one.offers('to').length, one.whyNot('to E6')]).toEqual([
      'P card-move',
      6,
      'BLO-15.19',
    ]);
    const three = step(3).unit('P', 'human_infantry', 'C6').begin().choose('play lore:WIZ-02');
    expect([three.whyNot('to F6'), three.whyNot('to G6')]).toEqual([undefined, 'BLO-15.19']);
  });

  test('lore:WIZ-02 occupied and impassable hexes are forbidden, and forest stops on the way', () => {
    const layout = step(2).unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C7');
    const s = layout.terrain('river', 'B6', 'C5').terrain('forest', 'D5', 'D6', 'B5').begin();
    s.choose('play lore:WIZ-02', 'target C6');
    expect(s.offers('to')).toEqual(['to B5', 'to D5', 'to D6']);
  });

  test('lore:WIZ-02 is not the movement of the turn: the unit moves again, and a bow keeps its die', () => {
    const layout = step(1).unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6').rolls('R R R');
    const s = layout.begin().choose('play lore:WIZ-02', 'to D6', 'order D6');
    expect(s.whyNot('pick D6')).toBeUndefined();
    expect(s.choose('done', 'attack D6 F6').rolled).toBe('R R');
  });

  test('lore:WIZ-02 a forest entered so lets the unit be ordered and battle, but not move', () => {
    const layout = step(1).unit('P', 'human_infantry', 'D6').terrain('forest', 'E6');
    const s = layout.unit('P', 'human_infantry', 'B6').unit('S', 'human_infantry', 'F6').begin();
    s.choose('play lore:WIZ-02', 'target D6', 'to E6', 'order E6', 'order B6');
    expect([s.asked, s.offers('pick')]).toEqual(['P move', ['pick B6']]);
    expect(s.choose('done').offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:WIZ-02 a ford entered so forbids further moves this turn as well', () => {
    const layout = step(1).unit('P', 'human_infantry', 'D6').terrain('ford', 'E6');
    const s = layout.unit('P', 'human_infantry', 'B6').begin();
    s.choose('play lore:WIZ-02', 'target D6', 'to E6', 'order E6', 'order B6');
    expect(s.offers('pick')).toEqual(['pick B6']);
  });

  test('lore:WIZ-02 a rampart entered so forbids battle this turn', () => {
    const layout = step(1).unit('P', 'human_infantry', 'D6').unit('P', 'human_infantry', 'E5').rampart('E6');
    const s = layout.unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'F6').begin();
    s.choose('play lore:WIZ-02', 'target D6', 'to E6', 'order E6', 'order E5', 'done');
    expect(s.offers('attack')).toEqual(['attack E5 F5']);
  });

  test('R-29, lore:WIZ-02 a webbed unit is no target, and neither is an enemy', () => {
    const layout = step(1).unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C8');
    const s = layout.unit('P', 'human_infantry', 'C10').at('C6', { web: true }).begin();
    expect(s.choose('play lore:WIZ-02').offers()).toEqual(['target C8', 'target C10']);
    expect([s.whyNot('target C6'), s.whyNot('target I6')]).toEqual(['BLO-15.18', 'BLO-15.18']);
  });

  test('lore:WIZ-02 with webbed units only it cannot be played', () => {
    const layout = step(1).unit('P', 'human_infantry', 'C6').at('C6', { web: true });
    const s = layout.begin('command', 'asked').choose('command card:LE');
    expect([s.offers(), s.whyNot('play lore:WIZ-02')]).toEqual([['pass'], 'BLO-15.3']);
  });
});

describe('lore:WIZ-03 Crackling Weapons', () => {
  const crackling = () =>
    wizard(1, 3, 'WIZ-03').unit('P', 'human_cavalry', 'E6').unit('S', 'human_infantry', 'F6').ordered();

  test('lore:WIZ-03 every Lore symbol is a hit and gives no token', () => {
    const s = crackling().rolls('L L R').begin('combat').choose('attack E6 F6', 'play lore:WIZ-03');
    expect([s.figures('F6'), s.camp('P').goblet]).toEqual([2, 0]);
  });

  test('lore:WIZ-03 lasts for the bonus attack, but not for the next unit', () => {
    const layout = crackling().at('F6', { figures: 1 }).unit('S', 'human_infantry', 'G6');
    const s = layout.unit('P', 'human_infantry', 'C3').unit('S', 'human_infantry', 'D3').ordered();
    const m = s.rolls('B R R L L R L R R').begin('combat').choose('attack E6 F6', 'play lore:WIZ-03');
    m.choose('gain-ground F6', 'stay', 'attack F6 G6');
    expect(m.figures('G6')).toBe(2);
    m.choose('attack C3 D3');
    expect([m.figures('D3'), m.camp('P').goblet]).toEqual([4, 1]);
  });

  test('lore:WIZ-03 is over when the unit’s combat is: not for its second one under Darken the Sky', () => {
    const layout = wizard(1, 3, 'WIZ-03').hand('P', 'DS').unit('P', 'human_archer', 'C6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('L R L R').begin();
    s.choose('done', 'attack C6 F6', 'play lore:WIZ-03');
    expect(s.figures('F6')).toBe(3);
    expect(s.choose('attack C6 F6').figures('F6')).toBe(3);
  });

  test('lore:WIZ-03 serves a ranged attack too', () => {
    const layout = wizard(1, 3, 'WIZ-03').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6');
    const s = layout.ordered().rolls('L R').begin('combat').choose('attack C6 F6', 'play lore:WIZ-03');
    expect(s.figures('F6')).toBe(3);
  });

  test('lore:WIZ-03 does not turn the symbols of a battle back into hits', () => {
    const layout = crackling().unit('S', 'human_infantry', 'F5');
    const s = layout.unit('S', 'human_infantry', 'G6').rolls('R R R L L L').begin('combat');
    s.choose('attack E6 F6', 'play lore:WIZ-03', 'battle-back');
    expect([s.figures('E6'), s.camp('S').goblet]).toEqual([3, 3]);
  });

  test('lore:WIZ-03 a poisoned unit loses one figure for each symbol, not two', () => {
    const s = crackling().at('F6', { poison: true }).rolls('L R R').begin('combat');
    expect(s.choose('attack E6 F6', 'play lore:WIZ-03').figures('F6')).toBe(3);
  });
});

describe('lore:WIZ-04 Eagle Eye', () => {
  const eagle = (level: 1 | 2 | 3) =>
    wizard(level, 3, 'WIZ-04')
      .unit('P', 'human_archer', 'C6')
      .unit('P', 'human_archer', 'C12')
      .unit('P', 'human_infantry', 'C2')
      .unit('S', 'human_infantry', 'H6')
      .unit('S', 'human_infantry', 'H12');

  test('lore:WIZ-04 range and dice are one more, for L ordered units with a ranged weapon', () => {
    const s = eagle(1).ordered().rolls('R R R').begin('combat').choose('play lore:WIZ-04');
    expect(s.offers()).toEqual(['target C6', 'target C12']);
    s.choose('target C6');
    expect([s.offers('attack'), s.whyNot('attack C12 H12')]).toEqual([['attack C6 H6'], 'BLO-5.6']);
    expect(s.choose('attack C6 H6').rolled).toBe('R R R');
  });

  test('lore:WIZ-04 at level 2 it is for two of them, or for fewer', () => {
    const s = eagle(2).ordered().begin('combat').choose('play lore:WIZ-04', 'target C6');
    expect(s.offers()).toEqual(['target C12', 'done']);
    expect(s.choose('target C12').offers('attack')).toEqual(['attack C6 H6', 'attack C12 H12']);
    s.rolls('R R R R R R').choose('attack C6 H6');
    expect(s.choose('attack C12 H12').rolled, 'it lasts until the end of the turn').toBe('R R R');
  });

  test('lore:WIZ-04 ends with the turn', () => {
    const s = eagle(1).ordered('C6').begin('combat').choose('play lore:WIZ-04');
    expect(s.at('C6')?.marks).not.toEqual([]);
    expect(s.choose('done', 'tokens').at('C6')?.marks).toEqual([]);
  });

  test('lore:WIZ-04 range is one more, not two', () => {
    const s = eagle(1)
      .unit('S', 'human_infantry', 'I6')
      .ordered('C6')
      .begin('combat')
      .choose('play lore:WIZ-04');
    expect([s.offers('attack'), s.whyNot('attack C6 I6')]).toEqual([['attack C6 H6'], 'BLO-5.6']);
  });

  test('lore:WIZ-04 units that are not ordered are no targets', () => {
    const s = eagle(2).ordered('C12', 'C2').begin('combat').choose('play lore:WIZ-04');
    expect(s.offers('attack')).toEqual(['attack C12 H12']);
  });

  test('lore:WIZ-04 gives no die at point-blank', () => {
    const layout = eagle(1).unit('S', 'human_infantry', 'D6').ordered('C6').rolls('R R R');
    const s = layout.begin('combat').choose('play lore:WIZ-04', 'attack C6 D6');
    expect(s.rolled).toBe('R R');
  });

  test('lore:WIZ-04 is played before an attack is declared, not for a declared one', () => {
    const layout = eagle(1).unit('S', 'human_infantry', 'F6').ordered();
    const s = layout.begin('combat', 'asked').choose('attack C6 F6');
    expect([s.asked, s.offers(), s.whyNot('play lore:WIZ-04')]).toEqual(['P own-card', ['pass'], 'BLO-15.3']);
  });
});

describe('lore:WIZ-05 Veil of Mist', () => {
  const veil = () =>
    answering(1, 4, 'WIZ-05')
      .unit('S', 'human_archer', 'G6')
      .unit('P', 'human_infantry', 'D6')
      .unit('P', 'human_infantry', 'E7');

  test('lore:WIZ-05 no ranged attack at a distance greater than 2', () => {
    const s = veil().begin();
    expect([s.asked, s.offers()]).toEqual(['P w-command', ['play lore:WIZ-05', 'pass']]);
    s.choose('play lore:WIZ-05', 'order G6', 'done');
    expect([s.offers('attack'), s.whyNot('attack G6 D6')]).toEqual([['attack G6 E7'], 'BLO-5.6']);
  });

  test('lore:WIZ-05 lies over all enemy units for the whole turn', () => {
    const layout = veil().unit('S', 'human_archer', 'G10').unit('P', 'human_infantry', 'D10').rolls('G G');
    const s = layout.begin().choose('play lore:WIZ-05', 'order G6', 'order G10', 'done', 'attack G6 E7');
    expect([s.rolled, s.asked]).toEqual(['G G', 'S lore-choice']);
  });

  test('lore:WIZ-05 without it the same archers reach 4 hexes, and do so again the turn after', () => {
    const s = veil().begin().choose('pass', 'order G6', 'done');
    expect(s.offers('attack')).toEqual(['attack G6 D6', 'attack G6 E7']);
    const later = veil().next('card:GB').begin().choose('play lore:WIZ-05', 'order G6', 'done', 'done');
    later.choose('tokens', 'done', 'tokens', 'order G6', 'done');
    expect(later.offers('attack')).toEqual(['attack G6 D6', 'attack G6 E7']);
  });
});

describe('lore:WIZ-06 Leaden Feet', () => {
  const leaden = (level: 1 | 2 | 3) =>
    answering(level, 4, 'WIZ-06')
      .unit('S', 'human_cavalry', 'G4')
      .unit('S', 'human_cavalry', 'G7')
      .unit('S', 'human_cavalry', 'G10')
      .unit('P', 'human_infantry', 'A1')
      .ordered();

  test('lore:WIZ-06 the unit just picked moves at most one hex', () => {
    const s = leaden(1).begin('movement').choose('pick G4');
    expect([s.asked, s.offers()]).toEqual(['P w-move', ['play lore:WIZ-06', 'pass']]);
    s.choose('play lore:WIZ-06');
    expect([s.asked, s.offers('to').length, s.whyNot('to E4')]).toEqual(['S destination', 6, 'BLO-4.7']);
  });

  test('lore:WIZ-06 at level 2 another ordered unit that has not moved may be a target besides', () => {
    const s = leaden(2).begin('movement').choose('pick G7', 'pass', 'to F7', 'pick G4', 'play lore:WIZ-06');
    expect([s.asked, s.offers()]).toEqual(['P lore-target', ['target G10', 'done']]);
    s.choose('target G10', 'stay', 'pick G10');
    expect(s.offers('to').length).toBe(6);
  });

  test('lore:WIZ-06 only units that are ordered', () => {
    const layout = answering(3, 4, 'WIZ-06')
      .unit('S', 'human_cavalry', 'G4')
      .unit('S', 'human_cavalry', 'G7');
    const s = layout.unit('S', 'human_cavalry', 'G10').unit('P', 'human_infantry', 'A1').ordered('G4', 'G7');
    const m = s.begin('movement').choose('pick G4', 'play lore:WIZ-06');
    expect([m.offers(), m.whyNot('target G10')]).toEqual([['target G7', 'done'], 'BLO-15.18']);
  });

  test('lore:WIZ-06 a unit that is no target moves as usual', () => {
    const s = leaden(1).begin('movement').choose('pick G4', 'play lore:WIZ-06', 'stay', 'pick G7');
    expect(s.whyNot('to D7')).toBeUndefined();
  });

  test('lore:WIZ-06 it leaves no goblin rush of two hexes', () => {
    const layout = answering(1, 4, 'WIZ-06')
      .unit('S', 'hobgoblin_infantry', 'G6')
      .unit('P', 'human_infantry', 'D6');
    const free = layout.ordered().begin('movement').choose('pick G6', 'pass');
    expect(free.offers('rush')).not.toEqual([]);
    const held = layout.begin('movement').choose('pick G6', 'play lore:WIZ-06');
    expect([held.asked, held.offers('rush')]).toEqual(['S destination', []]);
  });

  test('lore:WIZ-06 follow-on movement is unaffected', () => {
    const layout = leaden(1).unit('P', 'human_infantry', 'E4', 1).rolls('B R R');
    const s = layout.begin('movement').choose('pick G4', 'play lore:WIZ-06', 'to F4', 'done');
    s.choose('attack F4 E4', 'gain-ground E4', 'pursue D4');
    expect(s.at('D4')?.type).toBe('human_cavalry');
  });
});

describe('lore:WIZ-07 Phantom Ford', () => {
  const ford = (level: 1 | 2 | 3) =>
    wizard(level, 4, 'WIZ-07')
      .terrain('river', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10', 'E11', 'E12')
      .unit('P', 'human_cavalry', 'D5')
      .unit('P', 'human_cavalry', 'D7')
      .unit('P', 'human_cavalry', 'D9')
      .unit('S', 'human_infantry', 'I6')
      .ordered();

  test('lore:WIZ-07 its targets pass rivers but do not end on one', () => {
    const s = ford(1).begin('movement').choose('play lore:WIZ-07', 'target D5', 'done', 'pick D5');
    expect([s.whyNot('to F5'), s.whyNot('to E5')]).toEqual([undefined, 'BLO-17.4']);
  });

  test('lore:WIZ-07 is for L+1 units; the others do not cross', () => {
    const s = ford(1).begin('movement').choose('play lore:WIZ-07', 'target D5', 'target D7');
    expect(s.asked).toBe('P move');
    expect(s.choose('pick D9').offers('to F')).toEqual([]);
    expect(s.choose('stay', 'pick D7').offers('to F')).not.toEqual([]);
  });

  test('lore:WIZ-07 at level 2 it is for three units', () => {
    const s = ford(2).begin('movement').choose('play lore:WIZ-07', 'target D5', 'target D7', 'target D9');
    expect(s.choose('pick D9').whyNot('to F9')).toBeUndefined();
  });

  test('lore:WIZ-07 only units that have not moved', () => {
    const s = ford(2).begin('movement').choose('pick D5', 'to C5', 'play lore:WIZ-07');
    expect(s.offers()).toEqual(['target D7', 'target D9']);
  });

  test('lore:WIZ-07 only ordered units', () => {
    const layout = wizard(3, 4, 'WIZ-07').unit('P', 'human_cavalry', 'D5').unit('P', 'human_cavalry', 'D7');
    const s = layout.unit('P', 'human_cavalry', 'D9').ordered('D5', 'D9').begin('movement');
    expect(s.choose('play lore:WIZ-07').offers()).toEqual(['target D5', 'target D9']);
  });
});

describe('lore:WIZ-08 Mass Shield', () => {
  const shield = (level: 1 | 2 | 3) =>
    answering(level, 5, 'WIZ-08').unit('P', 'human_infantry', 'D6').unit('S', 'human_heavy', 'E6');

  test('lore:WIZ-08 the first hit from a helmet or a sword-on-shield is ignored, and all flags are', () => {
    const s = shield(1).rolls('B S S F').begin();
    s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6');
    expect([s.figures('D6'), s.asked]).toEqual([2, 'P battle-back']);
  });

  test('lore:WIZ-08 hits from Lore symbols are never ignored', () => {
    const s = shield(1).at('D6', { poison: true }).rolls('L L F F').begin();
    expect(s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6').figures('D6')).toBe(2);
  });

  test('lore:WIZ-08 the flags against a webbed unit are ignored too', () => {
    const s = shield(1).at('D6', { web: true }).rolls('F F B R').begin();
    expect(s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6').figures('D6')).toBe(4);
  });

  test('lore:WIZ-08 a sword-on-shield may be the hit that is ignored', () => {
    const s = shield(1).rolls('S S R R').begin();
    expect(s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6').figures('D6')).toBe(3);
  });

  test('lore:WIZ-08 it holds for every roll of the turn', () => {
    const s = shield(1).unit('S', 'human_infantry', 'E7').rolls('B R R R B F R').begin();
    s.choose('play lore:WIZ-08', 'order E6', 'order E7', 'done', 'attack E6 D6', 'decline', 'attack E7 D6');
    expect([s.rolled, s.figures('D6'), s.asked]).toEqual(['B F R', 4, 'P battle-back']);
  });

  test('lore:WIZ-08 whoever is shielded is Bold and may battle back', () => {
    const s = shield(1).rolls('F G G G').begin();
    expect(s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6').asked).toBe('P battle-back');
    const bare = shield(1).rolls('R G G G').begin().choose('pass', 'order E6', 'done', 'attack E6 D6');
    expect(bare.asked).not.toBe('P battle-back');
  });

  test('lore:WIZ-08 L+2 of your units are shielded', () => {
    const crowd = (level: 1 | 2) =>
      shield(level)
        .unit('P', 'human_infantry', 'B2')
        .unit('P', 'human_infantry', 'B4')
        .unit('P', 'human_infantry', 'B8')
        .unit('P', 'human_infantry', 'B10')
        .begin()
        .choose('play lore:WIZ-08', 'target B2', 'target B4', 'target B8');
    expect(crowd(1).asked).toBe('S order');
    expect(crowd(2).offers()).toEqual(['target B10', 'target D6', 'done']);
  });

  test('lore:WIZ-08, lore:WAR-11 under Coup de Grâce the first helmet is ignored, the others hit', () => {
    const layout = shield(1).council('S', { commander: 1, warrior: 1 }).lore('S', 'WAR-11').tokens('S', 6);
    const s = layout.at('D6', { figures: 3 }).rolls('G R F L').begin();
    s.choose('play lore:WIZ-08', 'order E6', 'done', 'attack E6 D6', 'play lore:WAR-11');
    expect(s.figures('D6')).toBe(2);
  });

  test('V-31 Shield against Havoc: helmet hit and flag ignored, two Lore hits, no retreat', () => {
    const layout = adept('P', { warrior: 1 }, 5, 'WAR-08').council('S', { commander: 1, wizard: 1 });
    const s = layout
      .lore('S', 'WIZ-08')
      .tokens('S', 5)
      .unit('P', 'human_heavy', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .rolls('B F L L')
      .begin();
    s.choose('play lore:WAR-08', 'play lore:WIZ-08', 'order E6', 'done', 'attack E6 F6');
    expect([s.figures('F6'), s.camp('P').goblet]).toEqual([2, 0]);
  });
});

describe('lore:WIZ-09 Mass Speed', () => {
  const speed = () =>
    wizard(1, 6, 'WIZ-09')
      .unit('P', 'human_infantry', 'C6')
      .unit('P', 'human_heavy_cavalry', 'C10')
      .unit('S', 'human_infantry', 'F6')
      .ordered();

  test('lore:WIZ-09 each ordered unit moves one hex more and still battles', () => {
    const s = speed().begin('movement').choose('play lore:WIZ-09', 'pick C6', 'to E6', 'pick C10');
    expect([s.whyNot('to F10'), s.whyNot('to G10')]).toEqual([undefined, 'BLO-4.7']);
    expect(s.choose('stay', 'done').offers('attack')).toEqual(['attack E6 F6']);
  });

  test('lore:WIZ-09 the limit without battle rises too: blue infantry goes 3 hexes and does not battle', () => {
    const s = speed().begin('movement').choose('play lore:WIZ-09', 'pick C6');
    expect([s.whyNot('to F5'), s.whyNot('to G6')]).toEqual([undefined, 'BLO-4.6']);
    expect(s.choose('to F5', 'done').asked).toBe('P lore-choice');
  });

  test('lore:WIZ-09 a unit that has moved goes no further', () => {
    const s = speed().begin('movement').choose('pick C6', 'to D6', 'play lore:WIZ-09');
    expect([s.offers('pick'), s.whyNot('pick D6')]).toEqual([['pick C10'], 'BLO-4.1']);
  });
});

describe('lore:WIZ-10 Mass Might', () => {
  const might = () =>
    wizard(1, 7, 'WIZ-10').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6');

  test('lore:WIZ-10 ordered units battle in melee with one die more', () => {
    const s = might().rolls('R R R R R').begin();
    s.choose('play lore:WIZ-10', 'order E6', 'done', 'attack E6 F6');
    expect(s.rolled).toBe('R R R R');
  });

  test('lore:WIZ-10 the bonus attack has it too, a ranged attack does not', () => {
    const layout = wizard(1, 7, 'WIZ-10').unit('P', 'human_cavalry', 'E6').unit('P', 'human_archer', 'C2');
    const s = layout
      .unit('S', 'human_infantry', 'F6', 1)
      .unit('S', 'human_infantry', 'G6')
      .unit('S', 'human_infantry', 'E2')
      .rolls('B R R R R R R R R R')
      .begin();
    s.choose('play lore:WIZ-10', 'order E6', 'order C2', 'done', 'attack E6 F6', 'gain-ground F6', 'stay');
    expect(s.choose('attack F6 G6').rolled).toBe('R R R R');
    expect(s.choose('attack C2 E2').rolled).toBe('R R');
  });

  test('lore:WIZ-10 every unit that is ordered has its die', () => {
    const layout = might().unit('P', 'human_infantry', 'E9').unit('S', 'human_infantry', 'F9');
    const s = layout.rolls('R R R R R R R R').begin();
    s.choose('play lore:WIZ-10', 'order E6', 'order E9', 'done', 'attack E6 F6', 'attack E9 F9');
    expect(s.rolled).toBe('R R R R');
  });

  test('V-32 Second card wins: Mass Might answered by Blinding Light leaves one die', () => {
    const layout = might().council('S', { commander: 1, cleric: 1 }).lore('S', 'CLE-11').tokens('S', 6);
    const s = layout.rolls('R R R R').begin();
    s.choose('play lore:WIZ-10', 'play lore:CLE-11', 'order E6', 'done', 'attack E6 F6');
    expect(s.rolled).toBe('R');
  });
});

describe('lore:WIZ-11 Portal', () => {
  const portal = (level: 1 | 2 | 3) =>
    wizard(level, 7, 'WIZ-11').unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'I6');

  test('lore:WIZ-11 places a unit of yours within 3+L hexes, without a path', () => {
    const layout = portal(1).terrain('river', 'D5', 'D6', 'C5', 'C7', 'B5', 'B6');
    const s = layout.begin().choose('play lore:WIZ-11');
    expect([s.asked, s.whyNot('to G6'), s.whyNot('to H6')]).toEqual(['P card-place', undefined, 'BLO-15.19']);
    expect(portal(2).begin().choose('play lore:WIZ-11').whyNot('to H6')).toBeUndefined();
  });

  test('lore:WIZ-11 the hex must be vacant and passable', () => {
    const layout = portal(1).unit('S', 'human_infantry', 'E6').terrain('river', 'E7');
    const s = layout.begin().choose('play lore:WIZ-11');
    expect([s.whyNot('to E6'), s.whyNot('to E7')]).toEqual(['BLO-15.19', 'BLO-15.19']);
  });

  test('lore:WIZ-11 is not the movement of the turn, unless it ends on stop-on-entry terrain', () => {
    const layout = portal(1).unit('P', 'human_infantry', 'A1').terrain('forest', 'F6');
    const plain = layout.begin().choose('play lore:WIZ-11', 'target C6', 'to G6', 'order G6', 'order A1');
    expect(plain.offers('pick')).toEqual(['pick A1', 'pick G6']);
    const wood = layout.begin().choose('play lore:WIZ-11', 'target C6', 'to F6', 'order F6', 'order A1');
    expect(wood.offers('pick')).toEqual(['pick A1']);
  });

  test('lore:WIZ-11 a rampart of arrival forbids battle this turn', () => {
    const layout = portal(1)
      .unit('P', 'human_infantry', 'G5')
      .unit('S', 'human_infantry', 'H5')
      .rampart('G6');
    const s = layout.begin().choose('play lore:WIZ-11', 'target C6', 'to G6', 'order G6', 'order G5', 'done');
    expect(s.offers('attack')).toEqual(['attack G5 H5']);
  });

  test('R-29, lore:WIZ-11 a webbed unit is not teleported', () => {
    const s = portal(1).unit('P', 'human_infantry', 'C9').unit('P', 'human_infantry', 'C11');
    const m = s.at('C6', { web: true }).begin().choose('play lore:WIZ-11');
    expect([m.offers(), m.whyNot('target C6')]).toEqual([['target C9', 'target C11'], 'BLO-15.18']);
  });
});

describe('lore:WIZ-12 Chain Lightning', () => {
  const chain = (level: 1 | 2 | 3) =>
    wizard(level, 8, 'WIZ-12')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'human_infantry', 'E4')
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'E8')
      .unit('S', 'human_infantry', 'E11');

  test('lore:WIZ-12 after a hit another unit within 2 hexes of the last, with one die fewer', () => {
    const s = chain(2).rolls('B R R L R').begin().choose('play lore:WIZ-12', 'target E6');
    expect([s.rolled, s.offers()]).toEqual(['B R R', ['target E4', 'target E8', 'done']]);
    s.choose('target E8');
    expect([s.rolled, s.figures('E6'), s.figures('E8')]).toEqual(['L R', 3, 3]);
    expect(s.asked, 'nobody else is within 2 hexes of E8').toBe('P order');
  });

  test('lore:WIZ-12 no unit is struck twice, and at 0 dice it stops', () => {
    const s = chain(1).unit('S', 'human_infantry', 'D6').rolls('B R B B').begin();
    s.choose('play lore:WIZ-12', 'target E6');
    expect(s.whyNot('target E6')).toBe('BLO-15.18');
    s.choose('target E4');
    expect([s.rolled, s.figures('E4'), s.asked]).toEqual(['B', 3, 'P order']);
  });

  test('lore:WIZ-12 stops at a roll without hit', () => {
    const s = chain(3).rolls('R G S F').begin().choose('play lore:WIZ-12', 'target E6');
    expect([s.rolled, s.figures('E6'), s.asked]).toEqual(['R G S F', 4, 'P order']);
  });

  test('lore:WIZ-12 goes on from where an eliminated unit stood, and not further than 2 hexes', () => {
    const s = chain(1).at('E6', { figures: 1 }).rolls('B R').begin();
    s.choose('play lore:WIZ-12', 'target E6');
    expect([s.figures('E6'), s.offers()]).toEqual([0, ['target E4', 'target E8', 'done']]);
    expect(s.whyNot('target E11')).toBe('BLO-15.18');
  });

  test('D-SPELLTARGET, lore:WIZ-12 absent: the lowest hex first, then stop', () => {
    const s = chain(1).rolls('B R').begin().choose('play lore:WIZ-12');
    expect(s.fallback).toBe('target E4');
    expect(s.choose('target E6').fallback).toBe('done');
  });
});

describe('lore:WIZ-13 Creeping Doom', () => {
  const doom = (level: 1 | 2 | 3, tokens = 9) =>
    wizard(level, tokens, 'WIZ-13')
      .unit('P', 'human_archer', 'D5')
      .unit('S', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'E7')
      .unit('S', 'human_infantry', 'I6');

  test('lore:WIZ-13 strikes the target, then each unit of either camp around it', () => {
    const s = doom(1).rolls('B L G L B F').begin().choose('play lore:WIZ-13', 'target E6');
    expect([s.figures('E6'), s.asked, s.offers()]).toEqual([2, 'P spell-order', ['strike D5', 'strike E7']]);
    s.choose('strike D5');
    expect([s.figures('D5'), s.figures('E7'), s.figures('I6')]).toEqual([2, 3, 4]);
    expect(s.asked, 'a flag does nothing').toBe('P order');
  });

  test('lore:WIZ-13 two dice at level 1, four at level 3', () => {
    const s = doom(3).rolls('R R R R G G G G').begin().choose('play lore:WIZ-13', 'target I6');
    expect(s.rolled).toBe('R R R R');
  });

  test('D-SPELLTARGET, lore:WIZ-13 absent: the units around are struck from the lowest hex on', () => {
    const layout = doom(1).unit('S', 'human_infantry', 'F6').unit('P', 'human_archer', 'D6').rolls('R R R R');
    const s = layout.begin().choose('play lore:WIZ-13', 'target E6');
    expect(s.fallback).toBe('strike D5');
    expect(s.choose('strike D5').fallback).toBe('strike D6');
  });

  test('R-26, lore:WIZ-13 units are struck one by one, and the match stops at the first victory', () => {
    const layout = doom(1).needs(1).at('D5', { figures: 1 }).at('E7', { figures: 1 }).rolls('R R B B G G');
    const won = layout.begin().choose('play lore:WIZ-13', 'target E6', 'strike E7');
    expect([won.match.result?.winners, won.figures('D5')]).toEqual([[0], 1]);
    const lost = layout.begin().choose('play lore:WIZ-13', 'target E6').rolls('G G').choose('strike D5');
    expect([lost.match.result?.winners, lost.figures('E7')]).toEqual([[1], 1]);
  });

  test('R-25, lore:WIZ-13 an own unit that it destroys is a banner for the enemy', () => {
    const s = doom(1).at('D5', { figures: 1 }).rolls('R R G G R R').begin();
    s.choose('play lore:WIZ-13', 'target E6', 'strike D5');
    expect([s.camp('S').banners, s.camp('P').banners]).toEqual([1, 0]);
  });
});

describe('lore:WIZ-14 Fireball', () => {
  const ball = (level: 1 | 2 | 3) =>
    wizard(level, 10, 'WIZ-14').unit('P', 'human_infantry', 'A1').unit('S', 'human_infantry', 'E6');

  test('lore:WIZ-14 rolls L+2 dice and hits on colour only', () => {
    const one = ball(1).rolls('B S F G').begin().choose('play lore:WIZ-14');
    expect([one.rolled, one.figures('E6')]).toEqual(['B S F', 3]);
    const three = ball(3).rolls('B B G R F').begin().choose('play lore:WIZ-14');
    expect([three.rolled, three.figures('E6')]).toEqual(['B B G R F', 2]);
  });

  test('lore:WIZ-14 any Lore symbol destroys the whole unit', () => {
    const s = ball(1).rolls('R L R').begin().choose('play lore:WIZ-14');
    expect([s.figures('E6'), s.camp('P').banners, s.camp('P').goblet]).toEqual([0, 1, 0]);
  });

  test('lore:WIZ-14 it destroys a creature without a critical roll', () => {
    const layout = wizard(1, 10, 'WIZ-14').unit('P', 'human_infantry', 'A1').unit('S', 'giant_spider', 'E6');
    const s = layout.council('S', { commander: 1, creature: 1 }).rolls('R L R B B B').begin();
    s.choose('play lore:WIZ-14');
    expect([s.events('critical'), s.camp('P').banners, s.camp('P').goblet]).toEqual([[], 1, 1]);
  });

  test('lore:WIZ-14 without a Lore symbol a creature is hit by critical hit', () => {
    const layout = wizard(1, 10, 'WIZ-14').unit('P', 'human_infantry', 'A1').unit('S', 'giant_spider', 'E6');
    const s = layout.council('S', { commander: 1, creature: 1 }).rolls('G R R F').begin();
    s.choose('play lore:WIZ-14');
    expect([s.events('critical').length, s.figures('E6')]).toEqual([1, 1]);
  });

  test('lore:WIZ-14 needs an enemy unit of your choice', () => {
    const s = ball(1).unit('S', 'human_infantry', 'G6').rolls('B R R').begin().choose('play lore:WIZ-14');
    expect([s.offers(), s.whyNot('target A1')]).toEqual([['target E6', 'target G6'], 'BLO-15.18']);
    expect(s.choose('target E6').asked, 'one unit only').toBe('P order');
  });
});

describe('lore:WIZ-15 Dispel Magic', () => {
  /** P plays Déjà vu! or what is given; S has a Wizard and may answer. */
  const dispel = (paid: number, tokens: number, ...cards: LoreId[]) =>
    adept('P', { wizard: 1 }, paid, ...cards)
      .council('S', { commander: 1, wizard: 1 })
      .lore('S', 'WIZ-15')
      .tokens('S', tokens)
      .unit('P', 'human_infantry', 'C6')
      .unit('S', 'human_infantry', 'G6');

  test('lore:WIZ-15 costs half of what was paid, rounded up; the card is cancelled, half goes back', () => {
    const s = dispel(7, 5, 'WIZ-11').begin().choose('play lore:WIZ-11');
    expect([s.asked, s.offers()]).toEqual(['S w-lore', ['play lore:WIZ-15', 'pass']]);
    s.choose('play lore:WIZ-15');
    expect([s.camp('S').goblet, s.camp('P').goblet, s.asked]).toEqual([1, 4, 'P order']);
  });

  test('lore:WIZ-15 cannot be paid with one token too few', () => {
    const s = dispel(7, 3, 'WIZ-11').begin().choose('play lore:WIZ-11');
    expect(s.asked).toBe('P card-place');
  });

  test('lore:WIZ-15 counts the surcharge of the answered card as paid, and costs 3 more itself', () => {
    const layout = dispel(10, 8, 'CLE-07').council('S', { commander: 1, rogue: 1 });
    const s = layout.lore('S', 'WIZ-15').tokens('S', 7).tokens('P', 7).begin().choose('play lore:CLE-07');
    s.choose('play lore:WIZ-15');
    expect([s.camp('S').goblet, s.camp('P').goblet]).toEqual([0, 4]);
  });

  test('lore:WIZ-15 answers reactions too, also in its own turn', () => {
    const layout = dispel(4, 2, 'WIZ-05').turnOf('S').begin();
    const s = layout.choose('play lore:WIZ-05');
    expect(s.asked).toBe('S w-lore');
    expect(s.choose('play lore:WIZ-15').camp('P').goblet).toBe(2);
  });
});
