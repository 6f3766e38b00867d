/**
 * Steps that wait at the same time are written together: one transaction, one wait for the disk. A table's steps are
 * written one after the other.
 */
import { Gone } from './engine.ts';
import type { LogCommit } from './store.ts';
import { StoreUnavailable } from './store.ts';

/** More would make the first of them wait for the last. */
const MAX_TOGETHER = 256;

interface Waiting {
  readonly step: LogCommit;
  readonly resolve: (written: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** One group is on its way at a time: the next grows meanwhile, and larger groups cost the database less. */
export class GroupCommit {
  private readonly write: (steps: readonly LogCommit[]) => Promise<boolean[]>;
  private waiting: Waiting[] = [];
  private flying = false;
  private readonly idle: (() => void)[] = [];

  constructor(write: (steps: readonly LogCommit[]) => Promise<boolean[]>) {
    this.write = write;
  }

  add(step: LogCommit): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ step, resolve, reject });
      if (!this.flying) this.launch();
    });
  }

  /** Resolves once nothing is waiting or on its way. */
  drained(): Promise<void> {
    return new Promise((resolve) => {
      if (this.flying) this.idle.push(resolve);
      else resolve();
    });
  }

  private launch(): void {
    this.flying = true;
    // Whatever else this turn of the loop brings goes along.
    setImmediate(() => void this.fly());
  }

  private async fly(): Promise<void> {
    await this.settle(this.takeGroup());
    this.flying = false;
    if (this.waiting.length > 0) this.launch();
    else for (const resolve of this.idle.splice(0)) resolve();
  }

  private takeGroup(): Waiting[] {
    const tables = new Set<string>();
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    for (const one of this.waiting) {
      const fits = group.length < MAX_TOGETHER && !tables.has(one.step.table);
      // A table's next step waits, and so does what comes after that.
      tables.add(one.step.table);
      (fits ? group : left).push(one);
    }
    this.waiting = left;
    // Two processes that lock tables in the same order cannot wait for each other.
    return group.sort((a, b) => (a.step.table < b.step.table ? -1 : 1));
  }

  private async settle(group: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.write(group.map((one) => one.step));
      this.refuseLate(group.filter((_, index) => written[index]));
      group.forEach((one, index) => {
        one.resolve(written[index] === true);
      });
    } catch (error) {
      // A step that the database does not accept must not take the others along.
      const isOfAll = error instanceof StoreUnavailable && !(error instanceof Gone);
      if (group.length === 1 || isOfAll) for (const one of group) one.reject(error);
      else for (const one of group) await this.settle([one]);
    }
  }

  /** Sequence numbers only go up: what waits to build on an earlier one has lost already. */
  private refuseLate(written: readonly Waiting[]): void {
    const reached = new Map(written.map(({ step }) => [step.table, step.place.seq]));
    this.waiting = this.waiting.filter(({ step, resolve }) => {
      const late = step.after < (reached.get(step.table) ?? 0);
      if (late) resolve(false);
      return !late;
    });
  }
}
