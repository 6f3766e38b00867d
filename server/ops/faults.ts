/** The newest faults of a process, for those who run it: what went wrong and when, nothing of what it was about. */

const MAX_COUNT = 20;

export interface Fault {
  readonly at: number;
  readonly what: string;
}

export class Faults {
  /** The newest first. */
  readonly newest: Fault[] = [];
  count = 0;

  /** What was logged. Messages of errors may tell what is hidden at a table: only their kind is kept. */
  note(args: readonly unknown[]): void {
    const text = args.find((part) => typeof part === 'string') ?? '';
    const { err } = (args[0] ?? {}) as { readonly err?: unknown };
    const kind = err instanceof Error ? err.name : '';
    this.count++;
    this.newest.unshift({ at: Date.now(), what: [text, kind].filter(Boolean).join(': ') });
    this.newest.splice(MAX_COUNT);
  }
}
