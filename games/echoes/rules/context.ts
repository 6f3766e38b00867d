/** What a step of these rules works with. */
import type { Step as KernelStep, Locals, Refusal, Table } from '@gonfalon/kernel';
import type { RuleId } from '../content/index.ts';
import type { State } from './state.ts';

export type Ctx = Table<State>;
export type Step<L extends Locals = Locals, F = unknown> = KernelStep<State, L, F>;

export function refuse(rule: RuleId, where: readonly string[] = [], params?: Refusal['params']): Refusal {
  return params ? { rule, where, params } : { rule, where };
}
