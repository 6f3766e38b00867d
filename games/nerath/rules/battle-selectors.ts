/** NER-6: who is in a battle, who has yet to roll, whether it is over. */
import { RulesBugError } from '@gonfalon/kernel';
import type { Realm } from './board.ts';
import { ALL_REALMS, IS_DUNGEON, IS_LAND } from './board.ts';
import { fighters, hasFirstStrike, mayRoll } from './dice.ts';
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
  return fighters(s, b, defending).length > 0;
}

/** NER-6.15 */
export const isOver = (s: State): boolean => {
  const b = battleOf(s);
  return !isPresent(s, b, false) || !isPresent(s, b, true);
};

/** NER-17.2 */
export function isInBattle(s: State, b: Battle, realm: Realm): boolean {
  if (realm === b.attacker) return true;
  if (IS_LAND[b.space] && s.control[b.space] === realm) return true;
  return fighters(s, b, areEnemies(s, b.attacker, realm)).some((p) => s.pieces.realm[p] === realm);
}

/** The realms in a battle, the attacker first. */
export const realmsIn = (s: State, b: Battle): Realm[] =>
  inTurnOrder(b.attacker).filter((realm) => isInBattle(s, b, realm));
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
