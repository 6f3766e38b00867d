/** A table of the bench: the match that is played there, and the sockets that watch it. */
import type { OnText } from './wire.ts';

/** What a watcher hears and speaks through. */
export interface Line {
  onText: OnText;
  send(text: string): void;
  close(): void;
}

/** What a socket learnt from a message. */
export interface ParsedMessage {
  /** Everything up to this number of the match is known to it now. */
  readonly seq: number;
  /** What it sends to answer the question that it was asked, if it was. */
  readonly answer?: string;
  readonly over?: true;
}

/** A match on some server, in that server's words. */
export interface ServedMatch {
  /** What each watcher sends to be told what happens there. */
  readonly greetings: readonly string[];
  /** What a message means to a watcher; undefined if it says nothing of the match. */
  read(text: Buffer, watcher: number): ParsedMessage | 'refused' | undefined;
}

/** A choice that not all watchers know of yet. */
interface Sent {
  readonly seq: number;
  readonly at: number;
  unaware: number;
}

export interface WatchedEvents {
  /** Somebody is asked: `answer` sends a choice. */
  onTurn(table: WatchedTable): void;
  /** All who watch have the update of a choice that was sent at that moment. */
  onSeen(table: WatchedTable, sentAt: number): void;
  onRefused(table: WatchedTable): void;
  onOver(table: WatchedTable): void;
}

export class WatchedTable {
  events: WatchedEvents | undefined;
  private readonly lines: readonly Line[];
  private match: ServedMatch | undefined;
  /** What each watcher knows. */
  private readonly known: number[];
  private sent: Sent[] = [];
  private turn: { readonly watcher: number; readonly seq: number; readonly answer: string } | undefined;
  private greeted: (() => void) | undefined;
  private over = false;

  constructor(lines: readonly Line[]) {
    this.lines = lines;
    this.known = lines.map(() => -1);
    lines.forEach((line, watcher) => {
      line.onText = (text) => this.onText(text, watcher);
    });
  }

  /** Watches another match; resolves when every watcher knows where it stands. */
  async watch(match: ServedMatch): Promise<void> {
    const all = new Promise<void>((resolve) => {
      this.greeted = resolve;
    });
    this.match = match;
    this.known.fill(-1);
    this.sent = [];
    this.turn = undefined;
    this.over = false;
    match.greetings.forEach((greeting, watcher) => {
      this.lines[watcher]?.send(greeting);
    });
    await all;
  }

  get isAsked(): boolean {
    return this.turn !== undefined;
  }

  /** How many choices are on their way. */
  get underway(): number {
    return this.sent.length;
  }

  /** Answers the open question. */
  answer(): void {
    const { turn } = this;
    if (!turn) return;
    this.turn = undefined;
    this.sent.push({ seq: turn.seq + 1, at: performance.now(), unaware: this.lines.length });
    this.lines[turn.watcher]?.send(turn.answer);
  }

  close(): void {
    for (const line of this.lines) line.close();
  }

  private onText(text: Buffer, watcher: number): void {
    const parsed = this.match?.read(text, watcher);
    if (parsed === undefined) return;
    if (parsed === 'refused') {
      this.sent.pop();
      this.events?.onRefused(this);
      return;
    }
    const { seq, answer } = parsed;
    this.learn(watcher, seq);
    if (answer !== undefined) {
      this.turn = { watcher, seq, answer };
      this.events?.onTurn(this);
    }
    if (parsed.over && !this.over) {
      this.over = true;
      this.events?.onOver(this);
    }
  }

  private learn(watcher: number, seq: number): void {
    const before = this.known[watcher] as number;
    this.known[watcher] = seq;
    for (const sent of this.sent) if (before < sent.seq && sent.seq <= seq) sent.unaware--;
    while (this.sent[0]?.unaware === 0) this.events?.onSeen(this, (this.sent.shift() as Sent).at);
    if (before === -1 && this.greeted && this.known.every((known) => known >= 0)) {
      this.greeted();
      this.greeted = undefined;
    }
  }
}
