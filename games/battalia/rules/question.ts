/** How the questions of Battalia are made. */
import type { Refusal as AnyRefusal, StepContext } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import { kindOf } from '../content/index.ts';
import type { State } from './state.ts';
import type { BattaliaVocabulary } from './vocabulary.ts';

export type Context = StepContext<State, BattaliaVocabulary>;
export type Refusal = AnyRefusal<BattaliaVocabulary['refusals']>;

export const question = questionsOf<State, BattaliaVocabulary>({ kindOf, wrongMoment: 'BTA-3.1' });
