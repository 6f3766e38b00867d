/** NER-6: who is in a battle, who has yet to roll, whether it is over. */
import { RulesBugError } from '@gonfalon/kernel';
import type { Realm } from './board.ts';
import { ALL_REALMS, IS_DUNGEON, IS_LAND } from './board.ts';
import { fighters, hasFirstStrike, isDefender, mayRoll, takesPart } from './dice.ts';
import type { Piece } from './pieces.ts';
import { ROLLED } from './pieces.ts';
import { areEnemies, inTurnOrder } from './selectors.ts';
import type { Battle, State } from './state.ts';

export function battleOf(s: State): Battle {
  if (!s.battle) throw new RulesBugError('no battle is going on');
  return s.battle;
}

export const hasGuardians = (b: Battle): boolean => b.guards.some((dice) => dice !== 0);

/** Whether a side still has somebody: a piece that is no inactive castle, or an unbeaten guardian. */
export function isPresent(s: State, b: Battle, defending: boolean): boolean {
  if (defending && IS_DUNGEON[b.space]) return hasGuardians(b);
  const { at, realm } = s.pieces;
  for (let p = 0; p < at.length; p++)
    if (at[p] === b.space && isDefender(s, b, realm[p]) === defending && takesPart(s, b, p)) return true;
  return false;
}

/** NER-6.15 */
export const isOver = (s: State): boolean => {
  const b = battleOf(s);
  return !isPresent(s, b, false) || !isPresent(s, b, true);
};

/** NER-17.2: the attacker, the controller of attacked land, and whoever has pieces in it, as bits. */
export function joinedMask(s: State, b: Battle): number {
  const { at, realm } = s.pieces;
  let mask = 1 << b.attacker;
  if (IS_LAND[b.space]) mask |= 1 << s.control[b.space];
  for (let p = 0; p < at.length; p++) if (at[p] === b.space && takesPart(s, b, p)) mask |= 1 << realm[p];
  return mask;
}
export const isInBattle = (s: State, b: Battle, realm: Realm): boolean =>
  (joinedMask(s, b) & (1 << realm)) !== 0;

/** The realms in a battle, the attacker first. */
export function realmsIn(s: State, b: Battle): Realm[] {
  const mask = joinedMask(s, b);
  return inTurnOrder(b.attacker).filter((realm) => mask & (1 << realm));
}
export const isOnSide = (s: State, b: Battle, realm: Realm, defending: boolean): boolean =>
  areEnemies(s, b.attacker, realm) === defending;

/** NER-7.1, 7.2: who rolls in the step that is going on. */
export function aboutToRoll(s: State, b: Battle, defending: boolean): Piece[] {
  const first = b.step === 'firstStrike';
  return fighters(s, b, defending).filter(
    (p) => !(s.pieces.flags[p] & ROLLED) && mayRoll(s, b, p) && (!first || hasFirstStrike(s, b, p)),
  );
}

/** The pieces of the enemies of a realm that take part. */
export const enemiesOf = (s: State, b: Battle, realm: Realm): Piece[] =>
  fighters(s, b, !areEnemies(s, b.attacker, realm));
export const ownIn = (s: State, b: Battle, realm: Realm): Piece[] =>
  fighters(s, b, areEnemies(s, b.attacker, realm)).filter((p) => s.pieces.realm[p] === realm);

/** NER-9.2: whoever comes after the attacker acts for the guardians. */
export const keeperOf = (b: Battle): Realm => ALL_REALMS[(b.attacker + 1) % ALL_REALMS.length];

/** A realm that takes part and is no attacker. */
export const isDefending = (s: State, b: Battle, realm: Realm): boolean =>
  areEnemies(s, b.attacker, realm) && isInBattle(s, b, realm);
