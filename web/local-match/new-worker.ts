/** A worker of one's own; it ends when it is terminated, or with the page. */
export function newWorker(onError: () => void): Worker {
  const worker = new Worker(new URL('../workers/match-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', onError);
  return worker;
}
