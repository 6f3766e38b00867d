/** A bar on standard error, or a count where nobody knows how much there is, for people who wait at a terminal. */
import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  /** What stands beside the bar is only worked out when it is shown. */
  show(done: number, of?: number, beside?: () => string): void;
  clear(): void;
}

export function progressOn({ stderr }: Io, now = () => performance.now()): Progress {
  if (stderr.isTTY !== true) return { show: () => undefined, clear: () => undefined };
  let last = Number.NEGATIVE_INFINITY;
  return {
    show(done, of, beside) {
      if (now() - last < EVERY_MS) return;
      last = now();
      const text = beside ? `  ${beside()}\u001b[K` : '';
      stderr.write(`\r${of === undefined ? done : bar(done / of)}${text}`);
    },
    clear: () => void stderr.write('\r\u001b[K'),
  };
}

function bar(share: number): string {
  const full = Math.round(share * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %`;
}
