/** Raising, answering an attack, and who takes part. */
import type { Choice, Question } from '@gonfalon/kernel';
import { isCard } from '../../content/index.ts';
import type { State } from '../../rules/state.ts';
import { valuesOf } from '../card-values.ts';

/** The cheapest raise, unless something better is found; give up only where nothing would do. */
export function raise(_: State, { choices, params }: Question, into: Float64Array): void {
  const isOpening = params?.role === 'attacker';
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = ''] = choices[i] as Choice;
    switch (verb) {
      case 'cheapest':
        into[i] = 3;
        break;
      case 'hold':
        into[i] = 1.5;
        break;
      case 'pass':
        into[i] = -1;
        break;
      case 'lay':
        into[i] = (isOpening ? 0 : -0.3) + strength(ref) * 0.2;
        break;
      case 'title':
        into[i] = 0.3;
        break;
      default:
        into[i] = -0.5;
    }
  }
}

function strength(ref: string): number {
  const name = ref.split(/[~=]/)[0] ?? '';
  return isCard(name) ? valuesOf(name).attack : 0;
}

/** Resist where a raise exists: the hand is filled again after the attack. */
export function response(_: State, { choices, fallback }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [verb] = choices[i] as Choice;
    if (verb === fallback[0]) into[i] = 1.5;
    else if (verb === 'retreat') into[i] = 0.8;
    else if (verb === 'strike') into[i] = 0.2;
  }
}

export function wild(_: State, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.[1] === 'lord') into[i] = 3;
}

export function ambushBack(_: State, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) if (choices[i]?.[0] === 'reclaim') into[i] = 0.5;
}
