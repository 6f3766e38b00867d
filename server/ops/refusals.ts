/** How many lines of refusals are written: whoever is refused again and again must not fill the disk. */
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import type { Log } from './log.ts';

/** Lines a second, and at once after a rest. */
const PACE = { perSecond: 5, burst: 200 };

export class Refusals {
  private readonly log: Pick<Log, 'warn'>;
  private readonly pace = new RateLimiter(PACE);
  private unwritten = 0;

  constructor(log: Pick<Log, 'warn'>) {
    this.log = log;
  }

  /** Whether a line may be written; how many were not is told with the next one. */
  mayWrite(): boolean {
    if (this.pace.take('') !== undefined) {
      this.unwritten++;
      return false;
    }
    if (this.unwritten > 0) this.log.warn({ count: this.unwritten }, 'refusals were not written down');
    this.unwritten = 0;
    return true;
  }
}
