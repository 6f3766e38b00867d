import { describe, expect, test } from 'vitest';
import type { UnitTypeId } from '../content/index.ts';
import { field } from './field.ts';

/** An S unit on F6 that is about to eliminate one P figure on E6. */
const winner = (type: UnitTypeId, dice = 'B R R') =>
  field().unit('S', type, 'F6').unit('P', 'human_infantry', 'E6', 1).ordered().rolls(dice);

/** S cavalry on F6 that drives P archers back from E6. */
const chase = () =>
  field().unit('S', 'human_cavalry', 'F6').unit('P', 'human_archer', 'E6').ordered().rolls('F R R');

describe('what may be followed up', () => {
  test('BLO-10.1 a melee attack of the active player is followed up', () => {
    expect(winner('human_infantry').begin('combat').choose('attack F6 E6').asked).toBe('S follow-on');
  });

  test('BLO-10.1 a ranged attack is not', () => {
    const layout = field().unit('S', 'human_archer', 'G6').unit('P', 'human_archer', 'E6', 1).ordered();
    const s = layout.rolls('G R').begin('combat').choose('attack G6 E6');
    expect([s.figures('E6'), s.figures('G6'), s.asked]).toEqual([0, 4, 'P command']);
  });

  test('BLO-10.1 a battle back is not, whether it eliminates or drives back', () => {
    const layout = (figures: number) =>
      field('mercenaries')
        .unit('S', 'human_infantry', 'F6', figures)
        .unit('P', 'dwarf_infantry', 'E6')
        .ordered();
    const killed = layout(1).rolls('R R R B R R').begin('combat').choose('attack F6 E6', 'battle-back');
    expect([killed.figures('F6'), killed.figures('E6'), killed.asked]).toEqual([0, 4, 'P command']);
    const driven = layout(4).rolls('R R R F R R').begin('combat').choose('attack F6 E6', 'battle-back');
    driven.choose('retreat G6');
    expect([driven.figures('G6'), driven.figures('E6'), driven.asked]).toEqual([4, 4, 'P command']);
  });

  test('BLO-10.1 a first strike is not', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-06');
    layout.tokens('P', 4).unit('S', 'human_infantry', 'F6', 1).unit('P', 'human_infantry', 'E6').ordered();
    const s = layout.rolls('B R R').begin('combat').choose('attack F6 E6', 'play lore:WAR-06');
    expect(s.events('attack').map((e) => e.how)).toEqual(['attack', 'first-strike']);
    expect([s.figures('F6'), s.figures('E6'), s.asked]).toEqual([0, 4, 'S lore-choice']);
  });

  test('BLO-10.1 a spell is not', () => {
    const layout = field('council-fixed').council('S', { commander: 3, cleric: 1 }).lore('S', 'CLE-07');
    layout.tokens('S', 4).hand('S', 'LE').unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6');
    const s = layout.rolls('F R').begin().choose('play lore:CLE-07', 'retreat D6');
    expect([s.figures('D6'), s.figures('F6'), s.asked]).toEqual([4, 4, 'S order']);
  });
});

describe('gaining ground', () => {
  test('BLO-10.2 the attacker may move into the hex of an eliminated unit', () => {
    const s = winner('human_infantry').begin('combat').choose('attack F6 E6');
    expect(s.offers()).toEqual(['gain-ground E6', 'stay']);
    s.choose('gain-ground E6');
    expect([s.at('E6')?.camp, s.figures('E6'), s.figures('F6')]).toEqual([1, 4, 0]);
  });

  test('BLO-10.2 also of a unit that retreated', () => {
    const layout = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const s = layout.rolls('F R R').begin('combat').choose('attack F6 E6', 'retreat D6', 'gain-ground E6');
    expect([s.at('E6')?.camp, s.at('D6')?.camp]).toEqual([1, 0]);
  });

  test('BLO-10.2 also of a unit that lost its last figure because its retreat was blocked', () => {
    const layout = winner('human_infantry', 'F R R').terrain('river', 'D5', 'D6');
    const s = layout.begin('combat').choose('attack F6 E6', 'gain-ground E6');
    expect([s.at('E6')?.camp, s.won('S')]).toEqual([1, 1]);
  });

  test('BLO-10.2 also of a unit that a panic test eliminated', () => {
    const layout = field('mercenaries')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6', 1);
    const s = layout.ordered().rolls('F R R G R').begin('combat');
    s.choose('attack F6 E6', 'retreat D6', 'retreat C6', 'gain-ground E6');
    expect([s.at('E6')?.camp, s.won('S')]).toEqual([1, 1]);
  });

  test('BLO-10.2 it is optional, and what an absent player does not do', () => {
    const s = winner('human_infantry').begin('combat').choose('attack F6 E6');
    expect(s.fallback).toBe('stay');
    expect(s.choose('stay').at('F6')?.camp).toBe(1);
  });

  test('BLO-10.2 no other hex may be entered, and none if the target stayed', () => {
    const s = winner('human_infantry').begin('combat').choose('attack F6 E6');
    expect([s.whyNot('gain-ground D6'), s.whyNot('gain-ground E7')]).toEqual(['BLO-10.2', 'BLO-10.2']);
    expect(winner('human_infantry', 'R R R').begin('combat').choose('attack F6 E6').asked).toBe('P command');
  });
});

describe('pursuit', () => {
  test('BLO-10.3 cavalry that gains ground may go one hex further, also back to where it came from', () => {
    const s = winner('human_cavalry').begin('combat').choose('attack F6 E6', 'gain-ground E6');
    const around = ['D5', 'D6', 'E5', 'E7', 'F5', 'F6'].map((at) => `pursue ${at}`);
    expect(s.offers().toSorted()).toEqual([...around, 'stay']);
    expect(s.choose('pursue F6').at('F6')?.type).toBe('human_cavalry');
  });

  test('BLO-10.3 not two hexes, nor onto a unit, nor into a river', () => {
    const layout = winner('human_cavalry').unit('P', 'human_infantry', 'D6').terrain('river', 'D5');
    const s = layout.begin('combat').choose('attack F6 E6', 'gain-ground E6');
    const refused = ['pursue C6', 'pursue D6', 'pursue D5'].map((words) => s.whyNot(words));
    expect(refused).toEqual(['BLO-10.3', 'BLO-10.3', 'BLO-10.3']);
    expect(s.whyNot('pursue E5')).toBeUndefined();
  });

  test('BLO-10.3, R-16 to stay in the vacated hex is still a pursuit and allows the bonus attack', () => {
    const s = winner('human_cavalry').unit('P', 'human_infantry', 'D6').begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6');
    expect([s.asked, s.fallback]).toEqual(['S pursuit', 'stay']);
    expect(s.choose('stay').asked).toBe('S bonus-attack');
  });

  test('BLO-10.8 infantry gains ground but never pursues', () => {
    const s = winner('human_infantry').unit('P', 'human_infantry', 'D6').begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6');
    expect([s.at('E6')?.type, s.asked]).toEqual(['human_infantry', 'P command']);
  });

  test('BLO-10.8 a creature gains ground but never pursues', () => {
    const layout = field('creatures').unit('S', 'giant_spider', 'F6').unit('P', 'human_infantry', 'E6', 1);
    const s = layout.unit('P', 'human_infantry', 'D6').ordered().rolls('B R').begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6');
    expect([s.at('E6')?.type, s.asked]).toEqual(['giant_spider', 'P command']);
  });
});

describe('terrain', () => {
  test('BLO-10.4, R-17 a unit that entered a forest this turn does not follow up', () => {
    const layout = field().terrain('forest', 'F6').unit('S', 'human_cavalry', 'G6').ordered();
    const s = layout.unit('P', 'human_infantry', 'E6', 1).rolls('B R').begin('movement');
    s.choose('pick G6', 'to F6', 'attack F6 E6');
    expect([s.figures('E6'), s.figures('F6'), s.asked]).toEqual([0, 3, 'P command']);
  });

  test('BLO-10.4 a unit that began its turn in the forest does', () => {
    const s = winner('human_cavalry', 'B R').terrain('forest', 'F6').begin('combat');
    expect(s.choose('attack F6 E6', 'gain-ground E6').asked).toBe('S pursuit');
  });

  test('BLO-10.4 a unit that a landmark stopped this turn does not follow up', () => {
    const layout = field().landmark('healing_pool', 'F6', 'S').unit('S', 'human_infantry', 'G6').ordered();
    const s = layout.unit('P', 'human_infantry', 'E6', 1).rolls('B R R').begin('movement');
    s.choose('pick G6', 'to F6', 'attack F6 E6');
    expect([s.figures('E6'), s.figures('F6'), s.asked]).toEqual([0, 4, 'P command']);
  });

  test('BLO-10.4 a ford entered in the movement phase forbids neither gaining ground nor pursuit', () => {
    const layout = field().terrain('ford', 'F6').unit('S', 'human_cavalry', 'G6').ordered();
    const s = layout.unit('P', 'human_infantry', 'E6', 1).rolls('B R').begin('movement');
    s.choose('pick G6', 'to F6', 'attack F6 E6', 'gain-ground E6', 'pursue D6');
    expect(s.at('D6')?.type).toBe('human_cavalry');
  });

  test('BLO-10.4 a pursuit that enters a forest ends there, and gains no ground after its bonus attack', () => {
    const layout = winner('human_cavalry', 'B R')
      .terrain('forest', 'E6')
      .unit('P', 'human_infantry', 'D6', 1);
    const s = layout.rolls('B R').begin('combat').choose('attack F6 E6', 'gain-ground E6');
    expect(s.asked).toBe('S bonus-attack');
    s.choose('attack E6 D6');
    expect([s.figures('D6'), s.at('E6')?.type, s.asked]).toEqual([0, 'human_cavalry', 'P command']);
  });

  test('BLO-10.4, R-18 a pursuit that enters a ford ends there; its bonus attack has two dice', () => {
    const layout = winner('human_cavalry').terrain('ford', 'E6').unit('P', 'human_infantry', 'D6');
    const s = layout.rolls('R R').begin('combat').choose('attack F6 E6', 'gain-ground E6');
    expect(s.asked).toBe('S bonus-attack');
    expect(s.choose('attack E6 D6').dice).toEqual([3, 2]);
  });
});

describe('the bonus attack', () => {
  test('BLO-10.5 may fall on the first target or on another unit next to the new hex', () => {
    const layout = chase().unit('P', 'human_infantry', 'E7').unit('P', 'human_infantry', 'C5');
    const s = layout.begin('combat').choose('attack F6 E6', 'retreat D6', 'gain-ground E6', 'stay');
    expect(s.offers()).toEqual(['attack E6 D6', 'attack E6 E7', 'stay']);
    expect(s.whyNot('attack E6 C5')).toBe('BLO-10.5');
  });

  test('BLO-10.5 is made from the hex where the pursuit ended', () => {
    const layout = chase().unit('P', 'human_infantry', 'C5').rolls('B R R');
    const s = layout.begin('combat').choose('attack F6 E6', 'retreat D6', 'gain-ground E6', 'pursue D5');
    expect(s.offers('attack')).toEqual(['attack D5 C5', 'attack D5 D6']);
    expect(s.choose('attack D5 C5').figures('C5')).toBe(3);
  });

  test('BLO-10.5 is optional, and what an absent player does not make', () => {
    const s = chase().begin('combat').choose('attack F6 E6', 'retreat D6', 'gain-ground E6', 'stay');
    expect(s.fallback).toBe('stay');
    expect([s.choose('stay').asked, s.dice]).toEqual(['P command', [3]]);
  });

  test('BLO-10.5 is forfeited without a pursuit', () => {
    const layout = chase().unit('P', 'human_infantry', 'E7');
    const s = layout.begin('combat').choose('attack F6 E6', 'retreat D6', 'stay');
    expect([s.at('F6')?.type, s.asked]).toEqual(['human_cavalry', 'P command']);
  });

  test('BLO-10.5 is not possible where entering forbids battle', () => {
    const first = winner('human_cavalry', 'B R')
      .rampart('E6')
      .unit('P', 'human_infantry', 'D6')
      .begin('combat');
    first.choose('attack F6 E6', 'gain-ground E6');
    expect([first.at('E6')?.type, first.asked]).toEqual(['human_cavalry', 'P command']);
    const second = winner('human_cavalry').rampart('E7').unit('P', 'human_infantry', 'D7').begin('combat');
    second.choose('attack F6 E6', 'gain-ground E6', 'pursue E7');
    expect([second.at('E7')?.type, second.asked]).toEqual(['human_cavalry', 'P command']);
  });

  test('BLO-10.6 is rolled with the caps of its terrain', () => {
    const layout = winner('human_cavalry').terrain('forest', 'D6').unit('P', 'human_infantry', 'D6');
    const s = layout.rolls('B B').begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect([s.dice, s.figures('D6')]).toEqual([[3, 2], 2]);
  });

  test('BLO-10.6 is rolled with the bonus of a card', () => {
    const layout = field().hand('S', 'MC').unit('S', 'human_cavalry', 'F6').unit('P', 'human_infantry', 'D6');
    const s = layout.unit('P', 'human_infantry', 'E6', 1).rolls('B R R R R R R R').begin();
    s.choose('order F6', 'done', 'attack F6 E6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect(s.dice).toEqual([4, 4]);
  });

  test('BLO-10.6 may be answered by a battle back', () => {
    const layout = field('mercenaries').unit('S', 'human_cavalry', 'F6').unit('P', 'dwarf_infantry', 'D6');
    const s = layout
      .unit('P', 'human_infantry', 'E6', 1)
      .ordered()
      .rolls('B R R R R R B R R')
      .begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect(s.asked).toBe('P battle-back');
    expect(s.choose('battle-back').figures('E6')).toBe(2);
  });

  test('BLO-10.7 it may gain ground, but neither pursue nor attack again', () => {
    const layout = winner('human_cavalry')
      .unit('P', 'human_infantry', 'D6', 1)
      .unit('P', 'human_infantry', 'C6');
    const s = layout.rolls('B R R').begin('combat');
    s.choose('attack F6 E6', 'gain-ground E6', 'stay', 'attack E6 D6');
    expect([s.asked, s.offers()]).toEqual(['S follow-on', ['gain-ground D6', 'stay']]);
    s.choose('gain-ground D6');
    expect([s.at('D6')?.type, s.asked]).toEqual(['human_cavalry', 'P command']);
  });
});
