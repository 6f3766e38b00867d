/**
 * The chances of a battle, exact: a sum over everything that can happen by the rules, losses in the default order. Cards
 * that are in play count, except those that are named as left out; cards in hands cannot be known.
 */
import { TREASURE_IDS, treasures } from '../content/index.ts';
import { ALL_REALMS, IS_LAND } from './board.ts';
import { EFFECTS } from './cards/card-data.ts';
import type { Army } from './odds/army.ts';
import type { Plan } from './odds/forces.ts';
import { attackersOf, defendersOf, realmsInBattle } from './odds/forces.ts';
import type { Guard } from './odds/guards.ts';
import type { BattleCourse, RetreatRule } from './odds/solve.ts';
import { Solver } from './odds/solve.ts';
import { hasCastle, hasProperty } from './selectors.ts';
import type { Card, State } from './state.ts';

export type { Plan } from './odds/forces.ts';

/** When the attacker would break off, looked at after each round. */
export interface RetreatPlan {
  /** With so many pieces left or fewer. */
  readonly pieces?: number;
  /** If the chance to win is lower than this. */
  readonly chance?: number;
}

export interface BattleOdds {
  /** The attacker wins; both are gone, so that the defender keeps the space; the attacker is gone; he has retreated. */
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly retreat: number;
  /** Worth of the pieces that each side loses on average, in gold. */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** The chance that at least so many pieces are left in the end, by number. */
  readonly attackerKeeps: readonly number[];
  readonly defenderKeeps: readonly number[];
  /** Cards that are in play and not counted. */
  readonly leftOut: readonly Card[];
}

const UNCOUNTED: ReadonlySet<Card> = new Set(
  TREASURE_IDS.flatMap((id) => {
    const op = treasures[id].property?.op;
    return op === 'reroll' || op === 'cancelHit' || op === 'resurrect' ? [Number(id)] : [];
  }),
);
const UNCOUNTED_OPS: ReadonlySet<string> = new Set(['cancelHits', 'onlyRoll']);

function leftOutOf(s: State, plan: Plan): Card[] {
  const realms = realmsInBattle(s, plan);
  const inPlay = ALL_REALMS.filter((r) => realms & (1 << r)).flatMap((r) => s.realms[r].inPlay);
  const played = (plan.battle?.effects ?? []).filter((card) => UNCOUNTED_OPS.has(EFFECTS[card]?.op ?? ''));
  return [...inPlay.filter((card) => UNCOUNTED.has(card)), ...played];
}

/** Card 91: the states in which round 1 begins. */
function startOf(s: State, plan: Plan, attacker: Army, defender: Army): number {
  const begun = plan.battle !== undefined && plan.battle.round > 0;
  if (begun || !IS_LAND[plan.space] || !hasCastle(s, plan.space)) return 0;
  const horn = (attacking: boolean) =>
    ALL_REALMS.some(
      (r) =>
        hasProperty(s, r, 'startHit') &&
        (realmsInBattle(s, plan) & (1 << r)) !== 0 &&
        (r === plan.attacker) === attacking,
    );
  const i = horn(false) ? attacker.afterNormal[1] : 0;
  const j = horn(true) && defender.most > 0 ? defender.afterNormal[1] : 0;
  return i * defender.states + j;
}

function keeps(army: Army, mass: (state: number) => number): number[] {
  const most = army.piecesLeft[0];
  const atLeast: number[] = Array.from({ length: most + 1 }, () => 0);
  for (let state = 0; state < army.states; state++) {
    const p = mass(state);
    for (let n = 0; n <= army.piecesLeft[state]; n++) atLeast[n] += p;
  }
  return atLeast;
}

function summarize(
  attacker: Army,
  defender: Army,
  { ends, retreats }: BattleCourse,
): Omit<BattleOdds, 'leftOut'> {
  const odds = { win: 0, draw: 0, loss: 0, retreat: 0, attackerLoss: 0, defenderLoss: 0 };
  const aMass = new Float64Array(attacker.states);
  const dMass = new Float64Array(defender.states);
  for (let i = 0; i < attacker.states; i++) {
    for (let j = 0; j < defender.states; j++) {
      const end = ends[i * defender.states + j];
      const retreat = retreats[i * defender.states + j];
      if (end === 0 && retreat === 0) continue;
      if (!attacker.gone[i]) odds.win += end;
      else if (defender.gone[j]) odds.draw += end;
      else odds.loss += end;
      odds.retreat += retreat;
      aMass[i] += end + retreat;
      dMass[j] += end + retreat;
    }
  }
  for (let i = 0; i < attacker.states; i++) odds.attackerLoss += aMass[i] * attacker.lostGold[i];
  for (let j = 0; j < defender.states; j++) odds.defenderLoss += dMass[j] * defender.lostGold[j];
  return {
    ...odds,
    attackerKeeps: keeps(attacker, (i) => aMass[i]),
    defenderKeeps: keeps(defender, (j) => dMass[j]),
  };
}

function retreatRule(attacker: Army, defender: Army, { pieces = 0, chance = 0 }: RetreatPlan): RetreatRule {
  const chances = chance > 0 ? new Solver(attacker, defender).chances() : undefined;
  return (i, j) =>
    attacker.piecesLeft[i] <= pieces || (chances !== undefined && chances[i * defender.states + j] < chance);
}

/** `guards` are what stands in an entrance, where its tiles are face down and somebody wants to suppose some. */
export function battleOdds(
  s: State,
  plan: Plan,
  retreat?: RetreatPlan,
  guards?: readonly Guard[],
): BattleOdds {
  const attacker = attackersOf(s, plan);
  const defender = defendersOf(s, plan, guards);
  const rule = retreat && retreatRule(attacker, defender, retreat);
  const course = new Solver(attacker, defender).run(startOf(s, plan, attacker, defender), rule);
  return { ...summarize(attacker, defender, course), leftOut: leftOutOf(s, plan) };
}

/** The smallest of the forces, given in rising strength, that wins with at least that chance; -1 if none does. */
export function smallestForce(chance: number, forces: number, odds: (force: number) => number): number {
  let [low, high] = [0, forces];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (odds(middle) >= chance) high = middle;
    else low = middle + 1;
  }
  return low < forces ? low : -1;
}
