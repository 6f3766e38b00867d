/** How good each choice of a question looks at a glance. */
import type { Position, Question } from '@gonfalon/kernel';
import type { State } from '../../rules/state.ts';
import { act, land } from './act.ts';
import { ambushBack, raise, response, wild } from './battle.ts';
import { claim, faction, nameFaction, opening, take, throwAway } from './cards.ts';
import { place } from './place.ts';

type Look = (state: State, question: Question, into: Float64Array) => void;

/** The plain payment keeps what is dear: BTA-6.20. */
const pay: Look = (_, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.[0] === 'auto') into[i] = 3;
};

/** By prompt; of the others all choices look alike. */
const LOOKS: Readonly<Record<string, Look>> = {
  faction,
  opening,
  act,
  name: nameFaction,
  place,
  pay,
  second: take,
  remove: throwAway,
  land,
  horn: take,
  drop: throwAway,
  raise,
  wild,
  response,
  'ambush-back': ambushBack,
  claim,
};

export function movePriors({ state }: Position<State>, question: Question, into: Float64Array): void {
  LOOKS[question.prompt]?.(state, question, into);
}
