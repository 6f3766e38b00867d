import type { IssueMessages as Sentences, ShapeParams } from '@gonfalon/kernel';
import type { CheckParams } from '../rules/city-check.ts';

/** What is wrong with a city file, in one language. Where it is and which rule it breaks stand beside it. */
export type IssueSentences = Sentences<ShapeParams & CheckParams>;
