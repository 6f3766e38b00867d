/**
 * Runs a local table: what is done is kept before it is shown, bots and the table itself answer after a moment, and
 * whoever takes the device is told what happened since they had it last.
 */
import type { Choice, Language, Refusal, Viewer } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import type {
  CommandFields,
  CommandName,
  EventBatch,
  Failure,
  Hint,
  OrdersForm,
  TableInfo,
  TableView,
  Update,
} from '@gonfalon/protocol';
import { badOrders, failureOf, plainFailure } from './failure.ts';
import type { DueJob, LocalTable } from './local-table.ts';
import type { SavedMatch, SavedMatchChange } from './saved-match.ts';

/** What the page is told. `cover`: the device must be passed to that seat first. */
export type WorkerMessage =
  /** Somebody sits down at the screen, and sees what they saw so far. */
  | {
      readonly do: 'sit';
      readonly standing: TableView;
      readonly news: readonly EventBatch[];
      readonly info: TableInfo;
      readonly cover: number | undefined;
    }
  | {
      readonly do: 'update';
      readonly update: Update;
      readonly info: TableInfo;
      readonly cover: number | undefined;
    }
  /** The device refuses to keep the match: it lasts as long as the page. */
  | { readonly do: 'unkept' }
  /** The match goes on in another tab. */
  | { readonly do: 'elsewhere' }
  /** A table was set up, which the device may have refused to keep. */
  | { readonly do: 'made'; readonly record: SavedMatch }
  /** The rules went wrong: the match cannot go on here. */
  | { readonly do: 'broken' };

/** `elsewhere`: another tab has taken the match over. */
export type Keeping = 'kept' | 'elsewhere';

export interface RunnerParts {
  /** Writes down what is new; throws if the device refuses. */
  readonly keep: (change: SavedMatchChange) => Promise<Keeping>;
  readonly post: (found: WorkerMessage) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** 64 hexadecimal digits that nobody knows. */
  readonly random: () => string;
  /** Sets up a table like this one, its players one seat further on. */
  readonly again: (record: SavedMatch) => Promise<string>;
}

/**
 * How long the choices of bots are looked at until a person is asked, in ms at normal pace, all together; and how much of
 * what is left of that a single one gets. What they do is played on the screen besides.
 */
const MAX_PAUSES_MS = 600;
const PAUSE_SHARE = 0.35;
/** Windows in a row take from this to this, whether there is something to think about or not. */
const WINDOW_DELAY_MS = [400, 1000] as const;

type LocalCommand = Exclude<CommandName, 'choose' | 'explain' | 'hint' | 'undo' | 'ordersForm'>;

export class LocalMatchRunner {
  /** How much longer things take than at normal speed. */
  pace = 1;
  language: Language;
  private readonly table: LocalTable;
  private readonly parts: RunnerParts;
  private shownSeq = 0;
  /** What each person saw last. */
  private readonly seen = new Map<Viewer, TableView>();
  private stopped = false;
  private unkept = false;
  private thinking = false;
  private sawSomething = true;
  private pausesLeft = MAX_PAUSES_MS;
  /** Whether the delay of a row of windows has passed. */
  private inWindows = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(table: LocalTable, language: Language, parts: RunnerParts) {
    this.table = table;
    this.language = language;
    this.parts = parts;
  }

  /** Shows the table and goes on with the match. */
  begin(): Promise<void> {
    return this.inTurn(async () => {
      await this.keep();
      this.sit();
    });
  }

  choose(number: number, choice: Choice): Promise<Failure | undefined> {
    return this.does(() => this.table.choose(number, choice));
  }

  explain(what: CommandFields<'explain'>): Failure | undefined {
    const refusal = this.table.explain(what);
    return refusal && this.failure(refusal);
  }

  ordersForm(): OrdersForm | Failure {
    return this.table.ordersForm() ?? plainFailure('table.no-orders', this.language);
  }

  hint(number: number): Hint | Failure {
    const found = this.table.hint(number, this.parts.random());
    return 'rule' in found ? this.failure(found) : found;
  }

  undo(): Promise<Failure | undefined> {
    return this.does(() => this.table.undo());
  }

  async command<C extends LocalCommand>(name: C, fields: CommandFields<C>): Promise<Failure | undefined> {
    if (name === 'resign') return this.does(() => this.table.resign());
    if (name === 'rematch') return this.rematch();
    if (name === 'offer') {
      const { end } = fields as CommandFields<'offer'>;
      return this.does(() => this.table.end(end));
    }
    if (name === 'autoPass') return this.does(() => this.table.autoPass(fields as CommandFields<'autoPass'>));
    if (name === 'orders') return this.setOrders(fields as CommandFields<'orders'>);
    return plainFailure('request.unknown', this.language);
  }

  /** The person for whom the table is covered has the device. */
  take(): Promise<void> {
    return this.inTurn(async () => {
      const { awaited } = this.table;
      if (awaited === undefined) return;
      this.table.take(awaited);
      const before = this.seen.get(awaited);
      if (!before) {
        this.sit();
        return;
      }
      const { info, cover } = this.rest();
      const { question: _, ...looked } = before;
      const news = this.table.news().news.filter(({ seq }) => seq <= before.seq);
      const waiting = { seat: awaited };
      this.parts.post({ do: 'sit', standing: { ...looked, mayUndo: false, waiting }, news, info, cover });
      this.shownSeq = before.seq;
      this.show();
    });
  }

  stop(): void {
    this.stopped = true;
  }

  private async setOrders({ orders }: CommandFields<'orders'>): Promise<Failure | undefined> {
    try {
      return await this.does(() => this.table.setOrders(orders));
    } catch (error) {
      if (!(error instanceof InvalidInputError)) throw error;
      return badOrders(error.message, this.language);
    }
  }

  private async rematch(): Promise<Failure | undefined> {
    if (!this.table.over) return plainFailure('table.not-finished', this.language);
    return this.inTurn(async () => {
      this.table.rematch ??= await this.parts.again(this.table.record());
      await this.keep();
      this.show();
      return undefined;
    });
  }

  private does(job: () => Refusal | undefined): Promise<Failure | undefined> {
    return this.inTurn(async () => {
      if (this.stopped) return undefined;
      const refusal = job();
      if (refusal) return this.failure(refusal);
      this.pausesLeft = MAX_PAUSES_MS;
      this.inWindows = this.inWindows && this.table.duty()?.window === true;
      await this.keep();
      this.show();
      return undefined;
    });
  }

  private failure(refusal: Refusal): Failure {
    return failureOf(refusal, this.table.module, this.language);
  }

  /** One thing after the other; afterwards the table does what it has to do by itself. */
  private inTurn<T>(job: () => Promise<T>): Promise<T> {
    const done = this.queue.then(job);
    this.queue = done.then(
      () => this.proceed(),
      () => this.proceed(),
    );
    return done;
  }

  private proceed(): void {
    const duty = this.table.duty();
    if (!duty || this.thinking || this.stopped) return;
    this.thinking = true;
    void this.perform(duty).then(
      () => {
        this.thinking = false;
        this.proceed();
      },
      () => {
        this.stopped = true;
        this.parts.post({ do: 'broken' });
      },
    );
  }

  private async perform(duty: DueJob): Promise<void> {
    await this.parts.wait(this.delay(duty) * this.pace);
    if (this.stopped) return;
    const thought = this.table.think(this.parts.random());
    if (!thought) return;
    const job = this.queue.then(async () => {
      this.table.answer(thought);
      await this.keep();
      this.show();
    });
    this.queue = job.catch(() => undefined);
    await job;
  }

  private delay({ window }: DueJob): number {
    if (window) return this.windowDelay();
    this.inWindows = false;
    if (!this.sawSomething) return 0;
    const pause = this.pausesLeft * PAUSE_SHARE;
    this.pausesLeft -= pause;
    return pause;
  }

  private windowDelay(): number {
    if (this.inWindows) return 0;
    this.inWindows = true;
    const part = Number.parseInt(this.parts.random().slice(0, 4), 16) / 0xffff;
    return WINDOW_DELAY_MS[0] + part * (WINDOW_DELAY_MS[1] - WINDOW_DELAY_MS[0]);
  }

  private async keep(): Promise<void> {
    try {
      const change = this.table.change();
      if ((await this.parts.keep(change)) === 'kept') {
        this.table.saved(change);
        return;
      }
      this.stopped = true;
      this.parts.post({ do: 'elsewhere' });
    } catch {
      if (!this.unkept) this.parts.post({ do: 'unkept' });
      this.unkept = true;
    }
  }

  private rest(): { readonly info: TableInfo; readonly cover: number | undefined } {
    return { info: this.table.info(), cover: this.table.awaited };
  }

  private sit(): void {
    if (this.stopped) return;
    const standing = this.table.standing();
    this.shown(standing);
    this.parts.post({ do: 'sit', standing, news: this.table.news().news, ...this.rest() });
  }

  private show(): void {
    if (this.stopped) return;
    const update = this.table.update(this.shownSeq);
    this.sawSomething = update.news.length > 0;
    this.shown(this.table.standing());
    this.parts.post({ do: 'update', update, ...this.rest() });
  }

  private shown(standing: TableView): void {
    this.shownSeq = standing.seq;
    this.seen.set(this.table.viewer, standing);
  }
}
