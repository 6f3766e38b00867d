/** Matches between bots beside the page: in as many workers as the device can spare, one match after the other in each. */
import type { Trial, TrialEvents } from '@gonfalon/ui-kit';
import { newWorker } from '../local-match/new-worker.ts';
import { RpcClient } from '../local-match/worker-rpc.ts';
import type { TrialCalls } from './trial.ts';

const MAX_WORKERS = 4;

export function playTrials(
  game: string,
  trials: readonly Trial[],
  { onResult, onEnd, onFailure }: TrialEvents,
): () => void {
  // One core is left to the page.
  const count = Math.max(1, Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const workers: Worker[] = [];
  const waiting = trials.map((trial, i) => ({ trial, i }));
  let left = trials.length;
  let isOver = false;

  const stop = () => {
    isOver = true;
    for (const worker of workers) worker.terminate();
  };
  const fail = () => {
    if (isOver) return;
    stop();
    onFailure();
  };
  const work = async (caller: RpcClient<TrialCalls>): Promise<void> => {
    for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
      const { trial, i } = next;
      const winners = await caller.call('playTrial', { game, trial });
      if (isOver) return;
      onResult(i, winners);
      if (--left > 0) continue;
      stop();
      onEnd();
    }
  };
  for (let i = 0; i < count; i++) {
    const worker = newWorker(fail);
    workers.push(worker);
    work(new RpcClient<TrialCalls>(worker)).catch(fail);
  }
  return stop;
}
