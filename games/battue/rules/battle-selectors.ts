/** The numbers of a battle: BTU-8.4, 8.7, 8.8, and how one ends. */
import type { Seat } from '@gonfalon/kernel';
import { RulesBugError } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { valuesOf } from './selectors.ts';
import type { Battle, State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';
import type { Context } from './vocabulary.ts';

export function battleOf(s: State): Battle {
  if (!s.battle) throw new RulesBugError('no battle is being fought');
  return s.battle;
}

/** What a battle knows of one exchange, before it. */
export function newExchange(attacker: Seat) {
  return {
    exchangeBonus: 0,
    twoDice: false,
    attackDice: [],
    defenceDie: 0,
    priority: attacker,
    passes: 0,
    pushed: false,
    loser: NOBODY,
    occupied: false,
  };
}

/** A in BTU-8.4. */
export function attackers(s: State): number {
  const b = battleOf(s);
  return s.spaces[b.space].hordes[b.attacker] ?? 0;
}

/** N in BTU-8.4: the warriors of whoever controls the space. */
export function defenders(s: State): number {
  const b = battleOf(s);
  return s.spaces[b.space].hordes[b.defender] ?? 0;
}

export function isUncontrolled(s: State): boolean {
  return s.spaces[battleOf(s).space].control === NOBODY;
}

/** BTU-8.7 */
export function tileDefence(s: State): number {
  const b = battleOf(s);
  return Math.max(0, valuesOf(s, b.space).defence + b.tileBonus);
}

/** Outmaneuver counts only while no defender is there. */
export function isOutmaneuvered(s: State): boolean {
  return battleOf(s).outmaneuver && defenders(s) === 0;
}

/** BTU-8.8 */
export function attackValue(s: State): number {
  const b = battleOf(s);
  const rolled = b.attackDice.reduce((sum, die) => sum + die, 0);
  return attackers(s) + rolled + b.attackBonus + b.exchangeBonus;
}

/** BTU-8.8 */
export function defenceValue(s: State): number {
  if (isOutmaneuvered(s)) return tileDefence(s);
  const b = battleOf(s);
  return tileDefence(s) + defenders(s) + b.defenceDie + b.defenceBonus;
}

export function opponentOf(b: Battle, seat: Seat): Seat {
  return seat === b.attacker ? b.defender : b.attacker;
}

/** where Call to Action may send warriors: own spaces without own warriors. */
export function callable(s: State, seat: Seat): SpaceId[] {
  return spacesWhere(s, (here) => here.control === seat && here.hordes[seat] === 0);
}

/** Ends the battle here and now, whatever was still to come in this exchange. */
export function endBattle(ctx: Context, outcome: 'won' | 'not-won'): void {
  battleOf(ctx.state).outcome = outcome;
  ctx.popTo('battle');
}
