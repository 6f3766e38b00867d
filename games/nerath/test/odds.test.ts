import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import { GUARDIAN_IDS } from '../content/index.ts';
import type { Position, RealmLetter } from '../lessons/layout.ts';
import { bare, realm } from '../lessons/layout.ts';
import { spaceOf } from '../rules/board.ts';
import type { BattleOdds, RetreatPlan } from '../rules/odds.ts';
import { battleOdds, smallestForce } from '../rules/odds.ts';

/** All pieces of a realm in one space attack another. */
function odds(p: Position, by: RealmLetter, from: SpaceId, to: SpaceId, retreat?: RetreatPlan): BattleOdds {
  const attackers = p.pieces(by, from);
  return battleOdds(p.state, { space: spaceOf(to), attacker: realm(by), attackers }, retreat);
}

describe('exact odds', () => {
  test('NER-6.7 two footsoldiers: both fall in one of eleven battles', () => {
    const { win, draw, loss } = odds(bare().put('I', 'i01', 'F').put('N', 'n11', 'F'), 'I', 'i01', 'n11');
    expect([win, draw, loss].map((p) => Math.round(p * 11 * 1e9) / 1e9)).toEqual([5, 1, 5]);
  });

  test('NER-7.1 a wizard strikes first', () => {
    const { win, loss, draw } = odds(bare().put('I', 'i01', 'W').put('N', 'n11', 'F'), 'I', 'i01', 'n11');
    expect(win).toBeCloseTo(6 / 7, 9);
    expect(loss).toBeCloseTo(1 / 7, 9);
    expect(draw).toBe(0);
  });

  test('NER-7.3, NER-7.4 a dragon takes two hits, a castle only one and is never lost', () => {
    const { win, draw, defenderLoss } = odds(bare().put('K', 'k13', 'D'), 'K', 'k13', 'n03');
    // Round by round: a = dragon unhurt, b = marked; both hit with 3/4.
    const b = { win: 3 / 16 / (15 / 16), draw: 9 / 16 / (15 / 16) };
    const a = {
      win: (3 / 16 + 9 / 16 + (3 / 16) * b.win) / (15 / 16),
      draw: ((3 / 16) * b.draw) / (15 / 16),
    };
    expect(win).toBeCloseTo(a.win, 9);
    expect(draw).toBeCloseTo(a.draw, 9);
    expect(defenderLoss).toBe(0);
  });

  test('NER-7.6 a siege engine rolls two dice in attack and one in defence', () => {
    const attack = odds(bare().put('I', 'i01', 'S').put('N', 'n11', 'F'), 'I', 'i01', 'n11');
    const miss = (5 / 8) ** 2;
    const p = { win: (1 - miss) * (5 / 6), quiet: miss * (5 / 6) };
    expect(attack.win).toBeCloseTo(p.win / (1 - p.quiet), 9);
    const defence = odds(bare().put('I', 'i01', 'F').put('N', 'n11', 'S'), 'I', 'i01', 'n11');
    expect(defence.win).toBeCloseTo(((1 / 6) * (5 / 8)) / (1 - (5 / 6) * (5 / 8)), 9);
  });

  test('NER-8.4 a ship takes its cargo along', () => {
    const { attackerLoss, loss, draw } = odds(
      bare().put('V', 's13', 'B(2M)').put('I', 's12', 'B'),
      'V',
      's13',
      's12',
    );
    expect(attackerLoss).toBeCloseTo((loss + draw) * 8, 9);
  });

  test('NER-8.1 a ship that has lost its hero is empty and falls before an elemental', () => {
    const p = bare().put('V', 's13', 'B(H) B(F) E').put('I', 's12', '3B E');
    const { attackerKeeps, win, draw, loss } = odds(p, 'V', 's13', 's12');
    expect(win + draw + loss).toBeCloseTo(1, 9);
    expect(attackerKeeps[0]).toBeCloseTo(1, 9);
    expect(attackerKeeps[5]).toBeLessThan(attackerKeeps[4] ?? 0);
  });

  test('NER-9.6, NER-9.14 guardians lose their dice one by one, and heroes need what the worst of them says', () => {
    const p = bare().put('N', 'n03', '2H W');
    p.state.entrances[spaceOf('d01')] = { tiles: [GUARDIAN_IDS.indexOf('mummy')], seen: [16] };
    const { win, draw, loss } = odds(p, 'N', 'n03', 'd01');
    expect(win + draw + loss).toBeCloseTo(1, 9);
    p.state.entrances[spaceOf('d01')] = { tiles: [GUARDIAN_IDS.indexOf('rats')], seen: [16] };
    expect(odds(p, 'N', 'n03', 'd01').win).toBeGreaterThan(win);
  });

  test('card:100 wizards without First Strike roll with the others', () => {
    const p = bare().put('I', 'i01', 'W').put('N', 'n11', 'H').inPlay('N', 100);
    const { win, draw } = odds(p, 'I', 'i01', 'n11');
    expect(win).toBeCloseTo(1 / 3, 9);
    expect(draw).toBeCloseTo(1 / 3, 9);
  });

  test('card:105 a wizard that falls strikes back', () => {
    const p = bare().put('N', 'n10', 'F').put('I', 'i11', 'W').inPlay('I', 105);
    // The wizard hits first with 1/2; else it falls with 1/6 and takes the footsoldier along with 3/4.
    const round = { win: (1 / 2) * (1 / 6) * (1 / 4), quiet: (1 / 2) * (5 / 6) };
    expect(odds(p, 'N', 'n10', 'i11').win).toBeCloseTo(round.win / (1 - round.quiet), 9);
  });

  test('card:91 the horn hits before round 1', () => {
    const p = bare().put('K', 'k10', 'F').inPlay('V', 91);
    expect(odds(p, 'K', 'k10', 'v01').loss).toBeCloseTo(1, 9);
  });

  test('NER-10.1 who retreats early loses less and wins less', () => {
    const p = bare().put('K', 'k09', '6F 2S').put('V', 'v01', '4F M');
    const fought = odds(p, 'K', 'k09', 'v01');
    const careful = odds(p, 'K', 'k09', 'v01', { chance: 0.4 });
    expect(careful.retreat).toBeGreaterThan(0);
    expect(careful.attackerLoss).toBeLessThan(fought.attackerLoss);
    expect(careful.win).toBeLessThan(fought.win);
    expect(careful.win + careful.draw + careful.loss + careful.retreat).toBeCloseTo(1, 9);
    expect(odds(p, 'K', 'k09', 'v01', { pieces: 3 }).retreat).toBeGreaterThan(0);
  });

  test('NER-6.12 allies of two seats share the hits, those of one seat lose in one order', () => {
    const shared = (seats: number) =>
      odds(
        bare({}, seats).put('K', 'k09', '4M').put('V', 'v01', '3F').put('N', 'v01', '2D'),
        'K',
        'k09',
        'v01',
      );
    expect(shared(4).win).not.toBeCloseTo(shared(2).win, 4);
  });

  test('properties that are not counted are named', () => {
    const p = bare().put('I', 'i01', 'H').put('N', 'n11', 'F').inPlay('I', 90, 107);
    expect(odds(p, 'I', 'i01', 'n11').leftOut).toEqual([90]);
  });

  test('the smallest force that suffices', () => {
    const chance = (n: number) =>
      odds(
        bare()
          .put('K', 'k09', `${n + 1}F`)
          .put('V', 'v02', '3F'),
        'K',
        'k09',
        'v02',
      ).win;
    const least = smallestForce(0.8, 30, chance);
    expect(chance(least)).toBeGreaterThanOrEqual(0.8);
    expect(chance(least - 1)).toBeLessThan(0.8);
    expect(smallestForce(2, 30, chance)).toBe(-1);
  });
});
