/** Section 5.2: what a seat need not be asked again in this battle, this turn or this match. */
import type { AutoPass, Choice, Ref } from '@gonfalon/kernel';
import type { State } from './state.ts';

const turnKey = (s: State, what: string): string => `${what} ${s.round}.${s.active}`;

/** For windows and questions of a battle. */
export function battlePass(s: State, choice: Choice, what: string, cards?: readonly Ref[]): AutoPass {
  const turn = turnKey(s, what);
  return {
    choice,
    key: s.battle ? `${turn}.${s.battle.space}` : turn,
    wider: { turn, match: what },
    ...(cards && { cards }),
  };
}

/** For questions outside of battles. */
export function turnPass(s: State, choice: Choice, what: string, cards?: readonly Ref[]): AutoPass {
  return { choice, key: turnKey(s, what), wider: { match: what }, ...(cards && { cards }) };
}
