/** The middle and the ends of many measurements. */

export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

/** Each class of times is so many times as long as the one before: as exact as anyone can measure. */
const STEP = 1.02;

/** Counts times by their size: however many there are, it needs no more room. */
export class Times {
  count = 0;
  private readonly classes = new Map<number, number>();

  add(ms: number): void {
    const size = Math.round(Math.log(Math.max(ms, 1e-6)) / Math.log(STEP));
    this.classes.set(size, (this.classes.get(size) ?? 0) + 1);
    this.count++;
  }

  spread(): Omit<Spread, 'max'> {
    return { median: this.at(0.5), p95: this.at(0.95) };
  }

  private at(share: number): number {
    let below = 0;
    for (const [size, count] of [...this.classes].sort(([a], [b]) => a - b)) {
      below += count;
      if (below >= share * this.count) return STEP ** size;
    }
    return 0;
  }
}
