import { describe, expect, test } from 'vitest';
import { HEX_IDS } from '../content/index.ts';
import { lineOfSight } from '../rules/sight.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

describe('battles', () => {
  const two = () => field().unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F8').ordered();

  test('BLO-5.1 are fought one unit at a time, in the order the player chooses', () => {
    const s = two().unit('P', 'human_archer', 'E6').unit('P', 'human_archer', 'E8').rolls('R R R R R R');
    const offered = ['attack F6 E6', 'attack F8 E8'];
    expect(s.begin('combat').offers('attack')).toEqual(offered);
    expect(s.begin('combat').choose('attack F8 E8', 'attack F6 E6').asked).toBe('P command');
  });

  test('BLO-5.1 are resolved whole, follow-on actions included, before the next', () => {
    const s = two().unit('P', 'human_archer', 'E6', 1).unit('P', 'human_archer', 'E8').rolls('G R R');
    const sitting = s.begin('combat').choose('attack F6 E6');
    expect([sitting.asked, sitting.offers('attack')]).toEqual(['S follow-on', []]);
    expect(sitting.choose('stay').offers('attack')).toEqual(['attack F8 E8']);
  });

  test('BLO-5.1 are resolved whole, battle back included, before the next', () => {
    const s = two().unit('P', 'human_archer', 'E6').terrain('bridge', 'E6').unit('P', 'human_archer', 'E8');
    const sitting = s.rolls('R R R').begin('combat').choose('attack F6 E6');
    expect([sitting.asked, sitting.offers('attack')]).toEqual(['P battle-back', []]);
    expect(sitting.choose('decline').offers('attack')).toEqual(['attack F8 E8']);
  });

  test('BLO-5.2 a unit battles once', () => {
    const s = two().unit('P', 'human_archer', 'E6').unit('P', 'human_archer', 'E7').rolls('R R R');
    const sitting = s.unit('P', 'human_archer', 'E8').begin('combat').choose('attack F6 E6');
    expect([
      sitting.whyNot('attack F6 E6'),
      sitting.whyNot('attack F6 E7'),
      sitting.whyNot('attack F8 E8'),
    ]).toEqual(['BLO-5.2', 'BLO-5.2', undefined]);
  });

  test('BLO-5.2 a unit is never forced to battle', () => {
    const s = two().unit('P', 'human_archer', 'E6').begin('combat');
    expect([s.whyNot('done'), s.choose('done').asked]).toEqual([undefined, 'P command']);
  });

  test('BLO-5.3 all dice of a roll go against one target', () => {
    const s = two().unit('P', 'human_archer', 'E6').unit('P', 'human_archer', 'E7').rolls('G G G');
    const sitting = s.begin('combat').choose('attack F6 E6');
    expect([sitting.figures('E6'), sitting.figures('E7')]).toEqual([1, 4]);
  });

  test('BLO-5.3 only an enemy unit is a target', () => {
    const s = two().unit('S', 'human_infantry', 'F7').unit('P', 'human_archer', 'E6').begin('combat');
    expect([s.whyNot('attack F6 F7'), s.whyNot('attack F6 E7'), s.whyNot('attack F6 E6')]).toEqual([
      'BLO-5.3',
      'table.wrong-kind',
      undefined,
    ]);
  });

  test('BLO-5.3 without a target nobody is asked', () => {
    expect(two().unit('P', 'human_archer', 'C6').begin('combat').asked).toBe('P command');
  });

  test('BLO-5.4 a weakened unit rolls as many dice as a full one', () => {
    const s = field().unit('S', 'human_heavy', 'F6', 1).unit('P', 'human_archer', 'E6').ordered();
    expect(s.rolls('B B B B').begin('combat').choose('attack F6 E6').rolled).toBe('B B B B');
  });
});

describe('melee and ranged attacks', () => {
  test('BLO-5.5 an attack on an adjacent unit is melee, whatever the weapon', () => {
    const s = field().unit('S', 'human_archer', 'F6').unit('P', 'human_infantry', 'E6', 1).ordered();
    expect(s.rolls('B R').begin('combat').choose('attack F6 E6').asked).toBe('S follow-on');
    const bridge = field().unit('S', 'human_archer', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    bridge.terrain('bridge', 'E6').rolls('R R');
    expect(bridge.begin('combat').choose('attack F6 E6').asked).toBe('P battle-back');
  });

  test('BLO-5.5 an adjacent unit needs no line of sight', () => {
    const s = field().unit('S', 'human_archer', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    s.terrain('forest', 'E6', 'F6', 'E7', 'F5');
    expect(s.begin('combat').whyNot('attack F6 E6')).toBeUndefined();
  });

  test('BLO-5.6 a bow reaches four hexes', () => {
    const s = field().unit('S', 'human_archer', 'H6').ordered();
    s.unit('P', 'human_infantry', 'D6').unit('P', 'human_infantry', 'C7');
    const sitting = s.begin('combat');
    expect([sitting.whyNot('attack H6 D6'), sitting.whyNot('attack H6 C7')]).toEqual([undefined, 'BLO-5.6']);
  });

  test('BLO-5.6 a crossbow reaches three hexes', () => {
    const s = field('mercenaries').unit('S', 'dwarf_crossbow', 'H6').ordered();
    s.unit('P', 'human_infantry', 'E6').unit('P', 'human_infantry', 'D7');
    const sitting = s.begin('combat');
    expect([sitting.whyNot('attack H6 E6'), sitting.whyNot('attack H6 D7')]).toEqual([undefined, 'BLO-5.6']);
  });

  test('BLO-5.6 a sword reaches only the next hex', () => {
    const s = field().unit('S', 'human_infantry', 'G6').unit('S', 'human_cavalry', 'G8').ordered();
    s.unit('S', 'human_archer', 'H7').unit('P', 'human_infantry', 'E6').unit('P', 'human_infantry', 'E8');
    const sitting = s.begin('combat');
    expect([sitting.whyNot('attack G6 E6'), sitting.whyNot('attack G8 E8')]).toEqual(['BLO-5.6', 'BLO-5.6']);
  });

  test('BLO-5.7 a unit next to an enemy attacks only adjacent ones', () => {
    const s = field().unit('S', 'human_archer', 'F6').unit('S', 'human_archer', 'F8').ordered();
    s.unit('P', 'human_infantry', 'E6').unit('P', 'human_infantry', 'D7');
    const sitting = s.begin('combat');
    expect([
      sitting.whyNot('attack F6 D7'),
      sitting.whyNot('attack F6 E6'),
      sitting.whyNot('attack F8 D7'),
    ]).toEqual(['BLO-5.7', undefined, undefined]);
  });
});

/** The rule that keeps archers of P from a target, if any; elsewhere there is always a battle to be had. */
function unseen(s: Field, from: string, to: string): string | undefined {
  s.unit('P', 'human_infantry', 'I12').unit('S', 'human_infantry', 'I13');
  return s.turnOf('P').ordered().begin('combat').whyNot(`attack ${from} ${to}`);
}

const archers = () => field().unit('P', 'human_archer', 'E4');
const target = () => archers().unit('S', 'human_infantry', 'E7');

describe('the line of sight', () => {
  test('BLO-5.8 is open everywhere on bare countryside', () => {
    const { state } = field()
      .unit('S', 'human_infantry', 'F6')
      .set((s) => s.units.splice(0))
      .begin();
    const hidden = HEX_IDS.flatMap((a) => HEX_IDS.map((b) => [a, b] as const)).filter(
      ([a, b]) => !lineOfSight(state, a, b).clear,
    );
    expect(hidden).toEqual([]);
  });

  test('BLO-5.8 is the same both ways', () => {
    const s = field().terrain('forest', 'B3', 'C5', 'C6', 'D2', 'D9', 'E6', 'F4', 'F5', 'G8', 'G11', 'H7');
    const { state } = s.unit('S', 'human_infantry', 'E9').unit('P', 'human_infantry', 'D6').begin();
    const pairs = HEX_IDS.flatMap((a) => HEX_IDS.map((b) => [a, b] as const));
    const oneWay = pairs.filter(
      ([a, b]) => lineOfSight(state, a, b).clear !== lineOfSight(state, b, a).clear,
    );
    expect(oneWay).toEqual([]);
    expect(pairs.some(([a, b]) => !lineOfSight(state, a, b).clear)).toBe(true);
  });

  test('BLO-5.8 crosses the hexes that have corners on both sides of it', () => {
    const blocked = ['C5', 'C7', 'D5', 'D6', 'D7', 'E5', 'E6', 'E7', 'F5', 'F6'].filter((at) => {
      const s = field()
        .unit('S', 'human_archer', 'I1')
        .terrain('forest', at as 'C5')
        .begin();
      return !lineOfSight(s.state, 'C6', 'F6').clear;
    });
    expect(blocked).toEqual(['D6', 'E6']);
  });

  test('BLO-5.8 touches a corner without crossing', () => {
    const s = field().unit('S', 'human_archer', 'I1').terrain('forest', 'E6', 'F7').begin();
    expect(lineOfSight(s.state, 'C6', 'H7').clear).toBe(true);
    const crossed = field().unit('S', 'human_archer', 'I1').terrain('forest', 'F6').begin();
    expect(lineOfSight(crossed.state, 'C6', 'H7').clear).toBe(false);
  });

  test('BLO-5.9 is blocked by an obstacle on a crossed hex', () => {
    expect(unseen(target().terrain('forest', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().terrain('forest', 'D5', 'F5'), 'E4', 'E7')).toBeUndefined();
  });

  test('BLO-5.9 along an edge is blocked by obstacles on both sides', () => {
    const edge = () => field().unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'E6');
    expect(unseen(edge().terrain('forest', 'D5'), 'C6', 'E6')).toBeUndefined();
    expect(unseen(edge().terrain('forest', 'D6'), 'C6', 'E6')).toBeUndefined();
    expect(unseen(edge().terrain('forest', 'D5', 'D6'), 'C6', 'E6')).toBe('BLO-5.9');
  });

  test('BLO-5.9 along two edges is blocked by one on the left and one on the right', () => {
    const edges = () => field().unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'G6');
    expect(unseen(edges().terrain('forest', 'D5', 'F6'), 'C6', 'G6')).toBe('BLO-5.9');
    expect(unseen(edges().terrain('forest', 'D5', 'F5'), 'C6', 'G6')).toBeUndefined();
  });

  test('BLO-5.10 units of either camp, forest, hill, rampart and landmarks are obstacles', () => {
    expect(unseen(target().unit('P', 'human_infantry', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().unit('S', 'human_infantry', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().terrain('forest', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().terrain('hill', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().rampart('E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().landmark('training_camp', 'E6', 'P'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().landmark('stronghold', 'E6', 'P'), 'E4', 'E7')).toBe('BLO-5.9');
  });

  test('BLO-5.10 countryside, water, Magic Pentacle and Healing Pool are none', () => {
    expect(unseen(target(), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().terrain('river', 'E6'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().terrain('ford', 'E6'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().terrain('bridge', 'E6'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().landmark('magic_pentacle', 'E6', 'P'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().landmark('healing_pool', 'E6', 'P'), 'E4', 'E7')).toBeUndefined();
  });

  test('BLO-5.10 a half hex is an obstacle', () => {
    const edge = () => field().unit('P', 'human_archer', 'C1').unit('S', 'human_infantry', 'E1');
    expect(unseen(edge(), 'C1', 'E1')).toBeUndefined();
    expect(unseen(edge().terrain('forest', 'D1'), 'C1', 'E1')).toBe('BLO-5.9');
  });

  test('BLO-5.11 a hill does not block whoever stands on the same range of hills', () => {
    expect(unseen(target().terrain('hill', 'E4', 'E5', 'E6'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().terrain('hill', 'E4', 'D4', 'D5', 'E6'), 'E4', 'E7')).toBeUndefined();
  });

  test('BLO-5.11 another hill does, though target or archers stand on one', () => {
    expect(unseen(target().terrain('hill', 'E4', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(target().terrain('hill', 'E6', 'E7'), 'E4', 'E7')).toBe('BLO-5.9');
  });

  test('BLO-5.11 nobody sees over a hill from its foot', () => {
    const s = field().unit('P', 'human_archer', 'E5').unit('S', 'human_infantry', 'E7').terrain('hill', 'E6');
    expect(unseen(s, 'E5', 'E7')).toBe('BLO-5.9');
  });

  test('BLO-5.11 a rampart or a unit on the hill still blocks', () => {
    const hills = () => target().terrain('hill', 'E4', 'E5', 'E6');
    expect(unseen(hills().rampart('E6'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(hills().unit('P', 'human_infantry', 'E6'), 'E4', 'E7')).toBe('BLO-5.9');
  });

  test('BLO-5.12 the hexes of attacker and target never block', () => {
    expect(unseen(target().terrain('forest', 'E4', 'E7'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().terrain('hill', 'E7'), 'E4', 'E7')).toBeUndefined();
    expect(unseen(target().rampart('E4', 'E7'), 'E4', 'E7')).toBeUndefined();
  });
});

describe('worked examples', () => {
  test('V-11 archers next to an enemy attack that one or nobody', () => {
    const s = field().turnOf('P').unit('P', 'human_archer', 'D6').unit('S', 'human_infantry', 'E6');
    const sitting = s.unit('S', 'human_archer', 'F8').ordered().begin('combat');
    expect([sitting.offers(), sitting.whyNot('attack D6 F8')]).toEqual([['attack D6 E6', 'done'], 'BLO-5.7']);
  });

  test('V-12 (a) obstacles on both sides of an edge block, one does not', () => {
    const s = () => field().unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'E6');
    expect(unseen(s().terrain('forest', 'D5'), 'C6', 'E6')).toBeUndefined();
    expect(unseen(s().terrain('forest', 'D5', 'D6'), 'C6', 'E6')).toBe('BLO-5.9');
  });

  test('V-12 (b) a unit on the line blocks', () => {
    const s = field().unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'G6');
    expect(unseen(s, 'C6', 'G6')).toBeUndefined();
    expect(unseen(s.unit('S', 'human_infantry', 'E6'), 'C6', 'G6')).toBe('BLO-5.9');
  });

  test('V-12 (c) a unit in a forest is seen, one behind it is not', () => {
    const s = archers().terrain('forest', 'E6');
    expect(unseen(s.unit('S', 'human_infantry', 'E7'), 'E4', 'E7')).toBe('BLO-5.9');
    expect(unseen(s.unit('S', 'human_infantry', 'E6'), 'E4', 'E6')).toBeUndefined();
  });

  test('V-18 a unit that was shot back is neither followed nor battles back', () => {
    const s = field().turnOf('P').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6').ordered();
    const sitting = s.rolls('F R').begin('combat').choose('attack C6 F6');
    expect(sitting.asked).toBe('S retreat');
    expect([sitting.choose('retreat G6').asked, sitting.figures('G6'), sitting.figures('C6')]).toEqual([
      'S command',
      4,
      4,
    ]);
  });

  test('V-18 nor is a Bold unit that stays', () => {
    const s = field().turnOf('P').unit('P', 'human_archer', 'C6').unit('S', 'human_infantry', 'F6').ordered();
    const sitting = s.terrain('bridge', 'F6').rolls('F R').begin('combat').choose('attack C6 F6', 'ignore 1');
    expect([sitting.asked, sitting.figures('F6')]).toEqual(['S command', 4]);
  });
});

describe('for a seat that is absent', () => {
  test('BLO-5.2 nobody battles any more: D-ATTACK, D-TARGET', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_archer', 'E6').ordered();
    expect(s.unit('P', 'human_archer', 'E7').begin('combat').fallback).toBe('done');
  });

  test('BLO-5.2 but a rush attacks the enemy that it named: D-ATTACK', () => {
    const s = field('mercenaries').unit('S', 'hobgoblin_infantry', 'H6').ordered();
    s.unit('P', 'human_archer', 'E6').unit('P', 'human_archer', 'E7');
    const sitting = s.begin('movement', 'asked').choose('pick H6', 'rush F6 E7', 'done');
    expect(sitting.fallback).toBe('attack F6 E7');
  });
});
