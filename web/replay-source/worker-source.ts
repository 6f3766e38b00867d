/** A whole match, played again by a worker. */

import { newWorker } from '../local-match/new-worker.ts';
import { RpcClient } from '../local-match/worker-rpc.ts';
import type { NoReplay } from './load.ts';
import type { ReplayApi } from './replay-api.ts';
import type { ReplaySource } from './replay-source.ts';

type Wanted = Parameters<ReplayApi['load']>[0];

export async function workerSource(wanted: Wanted): Promise<ReplaySource | NoReplay> {
  const worker = newWorker(() => caller.fail(new Error('the worker broke down')));
  const caller = new RpcClient<ReplayApi>(worker);
  try {
    const head = await caller.call('load', wanted);
    if ('why' in head) {
      worker.terminate();
      return head;
    }
    return {
      head,
      frame: (at, viewer) => caller.call('frame', { at, viewer }),
      log: (viewer) => caller.call('log', viewer),
      check: () => caller.call('check', undefined),
      course: () => caller.call('course', undefined),
      file: () => caller.call('file', undefined),
      close: () => worker.terminate(),
    };
  } catch (error) {
    worker.terminate();
    return { why: 'unplayable', detail: error instanceof Error ? error.message : String(error) };
  }
}
