import type { Engine, GameModule, MatchSetup } from '@gonfalon/kernel';
import { checkSetup, seatCounts, startEngine } from '@gonfalon/kernel';
import { twin } from './twins.ts';

/** A set-up to count from: by default as few seats as there may be, default options and a fixed seed. */
export interface PerftSetup {
  readonly seats?: number;
  readonly seed?: string;
  readonly options?: unknown;
  readonly from?: MatchSetup['from'];
}

/** The number of sequences of so many choices. The same dice fall on every path, so the number is golden. */
export function perft(module: GameModule, given: PerftSetup, depth: number): number {
  const { game } = module;
  const { seats = seatCounts(game)[0], seed = 'perft', options = {}, from } = given;
  const setup = checkSetup(game, { seats, options, chance: { kind: 'fast', seed }, from });
  return count(startEngine(game, setup), depth);
}

function count(play: Engine, depth: number): number {
  if (depth === 0) return 1;
  const choices = play.question?.choices ?? [];
  if (depth === 1) return choices.length;
  let sum = 0;
  for (const choice of choices) {
    const next = twin(play);
    next.answer(choice);
    sum += count(next, depth - 1);
  }
  return sum;
}
