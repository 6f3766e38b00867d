/** How often somebody may do something: tokens that come back with time. */
import { BoundedMap } from '../bounded-map.ts';

const MAX_KEYS = 20_000;

export interface Rate {
  readonly perSecond: number;
  /** How many at once, after a rest. */
  readonly burst: number;
  readonly now?: () => number;
}

interface Bucket {
  readonly tokens: number;
  readonly at: number;
}

export class RateLimiter {
  private readonly pace: Rate;
  private readonly now: () => number;
  private readonly buckets = new BoundedMap<Bucket>(MAX_KEYS);

  constructor(pace: Rate) {
    this.pace = pace;
    this.now = pace.now ?? Date.now;
  }

  /** Takes one, or several, from what the key has left, or tells in how many seconds there will be enough. */
  take(key: string, count = 1): number | undefined {
    const { perSecond, burst } = this.pace;
    const at = this.now();
    const last = this.buckets.get(key) ?? { tokens: burst, at };
    const tokens = Math.min(burst, last.tokens + (Math.max(0, at - last.at) / 1000) * perSecond);
    // Who may have less than that at once waits for all that there is.
    const wanted = Math.min(count, burst);
    const enough = tokens >= wanted;
    this.buckets.set(key, { tokens: enough ? tokens - wanted : tokens, at });
    return enough ? undefined : Math.max(1, Math.ceil((wanted - tokens) / perSecond));
  }
}
