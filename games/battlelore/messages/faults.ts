import type { IssueMessages as Sentences } from '@gonfalon/kernel';
import type { ShapeParams } from '../content/adventure-shape.ts';
import type { CheckParams } from '../rules/adventure-check.ts';

/** What is wrong with an adventure file, in one language. Where it is and which rule it breaks stand beside it. */
export type FaultWords = Sentences<ShapeParams & CheckParams>;
