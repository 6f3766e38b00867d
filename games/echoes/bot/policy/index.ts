/** How good each choice of a question looks at a glance. */
import type { Position, Question } from '@gonfalon/kernel';
import type { State } from '../../rules/state.ts';
import type { Prompts } from '../../rules/vocabulary.ts';
import { Scene } from '../scene.ts';
import { deploy, dropEvent, enter, pay } from './deploy.ts';
import { effect, may, pick, place, react, rotate } from './effects.ts';
import { discard, resource, restock, search } from './hand.ts';
import { mobilise } from './mobilise.ts';

type Look = (scene: Scene, question: Question, into: Float64Array) => void;

/** The list of a muster begins as the preset, and a bot plays that. */
const muster: Look = (_, { choices }, into) => {
  for (let i = 0; i < choices.length; i++)
    into[i] = choices[i]?.[0] === 'done' ? 0 : choices[i]?.[0] === 'preset' ? -2 : -12;
};

/** By prompt; of the others all choices look alike. */
const LOOKS: Partial<Record<keyof Prompts, Look>> = {
  restock,
  mobilise,
  deploy,
  pay,
  rotate,
  enter,
  effect,
  pick,
  'drop-event': dropEvent,
  react,
  may,
  place,
  discard,
  resource,
  search,
  muster,
};

export function movePriors({ state }: Position<State>, question: Question, into: Float64Array): void {
  LOOKS[question.prompt as keyof Prompts]?.(new Scene(state), question, into);
}
