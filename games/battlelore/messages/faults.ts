import type { ShapeParams } from '../content/adventure-shape.ts';
import type { CheckParams } from '../rules/adventure-check.ts';

type FaultParams = ShapeParams & CheckParams;

/** What is wrong with an adventure file, in one language. Where it is and which rule it breaks stand beside it. */
export type FaultWords = {
  readonly [Id in keyof FaultParams]: (params: FaultParams[Id]) => string;
};
