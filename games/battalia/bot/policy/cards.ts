/** Cards that are kept, shown, thrown away or taken. */
import type { Choice, Question } from '@gonfalon/kernel';
import type { Card } from '../../content/index.ts';
import { isCard } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { cardValue, valuesOf } from '../card-values.ts';

/** A hand this poor is better dealt again. */
const POOR = 5.2;

/** BTA-4: a cohort costs nothing; a new hand costs a card. */
export function opening(s: State, { choices, seat }: Question, into: Float64Array): void {
  const player = s.players[seat];
  let worth = 0;
  for (const card of player?.hand ?? []) worth += cardValue(card, player?.faction);
  for (let i = 0; i < choices.length; i++) {
    const [verb] = choices[i] as Choice;
    into[i] = verb === 'cohort' ? 4 : verb === 'redeal' ? Math.min(1, POOR - worth) - 1.5 : 0;
  }
}

const worthOf = (s: State, seat: number, ref: string): number => {
  const name = ref.split(/[~=]/)[0] ?? '';
  return isCard(name) ? cardValue(name, s.players[seat]?.faction) : 0;
};

/** The worst card goes. */
export function throwAway(s: State, { choices, seat }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = -3 * worthOf(s, seat, choices[i]?.[1] ?? '');
}

/** The best card comes. */
export function take(s: State, { choices, seat }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i] as Choice;
    into[i] = verb === 'stop' || verb === 'done' ? 0 : worthOf(s, seat, ref);
  }
}

export function nameFaction(s: State, { choices, seat }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.[1] === s.players[seat]?.faction) into[i] = 3;
}

/** Of the factions that are free the one of most cards. */
export function faction(s: State, { choices, seat }: Question, into: Float64Array): void {
  const player = s.players[seat];
  if (!player) return;
  for (let i = 0; i < choices.length; i++) {
    const wanted = choices[i]?.[1];
    for (const card of [...player.hand, ...player.nation])
      if (valuesOf(card).faction === wanted) into[i] += valuesOf(card).value;
  }
}

const CLAIMS: Partial<Record<Card, number>> = { SWO: 2, HAM: 1.5, HOR: 1.5, SHI: 1, WIN: 0.5 };

export function claim(_: State, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = CLAIMS[choices[i]?.[1] as Card] ?? 0;
}
