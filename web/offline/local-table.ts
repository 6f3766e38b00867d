/**
 * A table on this device: what `server/table/room.ts` is on a server, for people who share one screen and for bots. It
 * knows who holds the device and shows only what that person may see. It is synchronous; `local-host.ts` keeps what it
 * did and lets time pass.
 */
import {
  chooseWithBot,
  createBotTask,
  getBot,
  hint,
  hintBot,
  timeBudget,
  toBotRequest,
} from '@gonfalon/bots';
import type {
  Choice,
  EventRecord,
  GameModule,
  Match,
  Question,
  Refusal,
  Seat,
  Viewer,
} from '@gonfalon/kernel';
import { commitment, eventFor, saveMatch } from '@gonfalon/kernel';
import type { EventBatch, Hint, Outcome, SeatInfo, TableInfo, TableView, Update } from '@gonfalon/protocol';
import type { LocalRecord, LocalSeat, Waived } from './local-record.ts';
import { playersOf } from './local-record.ts';
import { playFile } from './played.ts';

/** What was done at the table, and what it let happen; `undone` is what was taken back. */
interface Step {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly EventRecord[];
  readonly undone?: number;
}

/** What the table does without a person. A window is a question that could be anybody's: its answer takes a while. */
export interface Duty {
  readonly by: 'bot' | 'table';
  readonly window: boolean;
}

export class LocalTable {
  readonly module: GameModule;
  over: Outcome | undefined;
  rematch: string | undefined;
  private readonly match: Match;
  private readonly seats: readonly LocalSeat[];
  private readonly people: readonly Seat[];
  private readonly first: LocalRecord;
  private readonly now: () => number;
  private log: Step[] = [];
  private seq = 0;
  private times: number[];
  private waived: Waived[];
  private changed: number;
  private ended: number | undefined;
  /** The steps that could still be taken back. */
  private undoable: number[] = [];
  /** The person who looks at the screen. */
  private holder: Seat | undefined;

  constructor(module: GameModule, record: LocalRecord, now: () => number) {
    this.module = module;
    this.first = record;
    this.now = now;
    this.seats = record.seats;
    this.people = [...this.seats.keys()].filter((seat) => this.seats[seat]?.kind === 'me');
    this.holder = this.people.length === 1 ? this.people[0] : undefined;
    this.times = [...record.times];
    this.waived = [...record.waived];
    this.changed = record.changed;
    this.ended = record.ended;
    this.over = record.over;
    this.rematch = record.rematch;
    const { chance } = record.file;
    const file = { ...record.file, chance: { ...chance, seed: record.seed } };
    this.match = playFile(module.game, file, (match, events, entry) => {
      const at = record.times[this.seq] ?? record.changed;
      this.note({ at, events });
      if (entry && 'choice' in entry) this.noteUndoable(match, entry.seat);
    });
    this.goOn();
  }

  /** Through whose eyes the table is seen: of a person, or of nobody until somebody takes the device. */
  get viewer(): Viewer {
    return this.holder ?? 'spectator';
  }

  /** The person to whom the device must be passed before the match goes on. */
  get awaited(): Seat | undefined {
    const { question } = this.match;
    if (!question || this.over || this.duty()) return undefined;
    return question.seat === this.holder ? undefined : question.seat;
  }

  /** That person has the device, and says so. */
  take(seat: Seat): void {
    if (seat === this.awaited) this.holder = seat;
  }

  choose(number: number, choice: Choice): Refusal | undefined {
    const { holder } = this;
    if (holder === undefined) return { rule: 'table.not-asked' };
    return this.act(() => this.match.choose(holder, number, choice), holder);
  }

  why(choice: Choice): Refusal | undefined {
    if (this.over) return { rule: 'table.over' };
    return this.holder === undefined
      ? { rule: 'table.not-asked' }
      : this.match.explainRefusal(this.holder, choice);
  }

  undo(): Refusal | undefined {
    const { holder } = this;
    if (this.over || holder === undefined) return { rule: this.over ? 'table.over' : 'table.no-undo' };
    const refusal = this.match.undo(holder);
    if (refusal) return refusal;
    this.times.pop();
    this.note({ at: this.now(), events: [], undone: this.undoable.pop() ?? 0 });
    this.goOn();
    return undefined;
  }

  resign(): Refusal | undefined {
    const { holder } = this;
    if (holder === undefined) return { rule: 'table.no-resign' };
    return this.act(() => this.match.resign(holder));
  }

  /** Those who share a device agree aloud. */
  end(by: 'draw' | 'stop'): Refusal | undefined {
    if (this.over) return { rule: 'table.over' };
    this.finish({ by });
    this.note({ at: this.now(), events: [] });
    return undefined;
  }

  /** The holder does not want to be asked this again, or does. */
  waive(prompt: string, key: string, on: boolean): Refusal | undefined {
    const seat = this.holder;
    const { question } = this.match;
    const open = question?.seat === seat && question?.prompt === prompt && question.autoPass?.key === key;
    if (seat === undefined || (on && !open)) return { rule: 'table.not-offered' };
    this.waived = this.waived.filter((other) => other.seat !== seat || other.prompt !== prompt);
    if (on) this.waived.push({ seat, prompt, key });
    return undefined;
  }

  /** What the table has to do by itself. */
  duty(): Duty | undefined {
    const { question } = this.match;
    if (!question || this.over) return undefined;
    const window = question.autoPass !== undefined || question.secret === true;
    if (this.seats[question.seat]?.kind === 'bot') return { by: 'bot', window };
    return this.ownAnswer(question) && { by: 'table', window };
  }

  /** The answer to the open question of whoever has the duty; the seed is that of the bot's thoughts. */
  think(seed: string): { readonly number: number; readonly choice: Choice } | undefined {
    const { question, number } = this.match;
    if (!question || this.over) return undefined;
    const seat = this.seats[question.seat];
    const choice =
      seat?.kind === 'bot'
        ? chooseWithBot(
            getBot(seat.bot),
            this.module,
            this.match,
            seed,
            timeBudget(LONGEST_THOUGHT, () => performance.now()),
          )
        : this.ownAnswer(question);
    return choice && { number, choice };
  }

  /** What the adviser would do in the place of the one who holds the device. It changes nothing. */
  hint(number: number, seed: string): Hint | Refusal {
    const { match, holder } = this;
    if (this.over) return { rule: 'table.over' };
    if (number !== match.number) return { rule: 'table.stale', params: { number: match.number } };
    if (holder === undefined || match.question?.seat !== holder) return { rule: 'table.not-asked' };
    return hint(
      hintBot,
      toBotRequest(
        this.module,
        createBotTask(match, seed),
        timeBudget(LONGEST_ADVICE, () => performance.now()),
      ),
    );
  }

  /** Does the duty, unless something else happened while it was thought about. */
  answer({ number, choice }: { readonly number: number; readonly choice: Choice }): void {
    const { question } = this.match;
    if (question && this.duty() && number === this.match.number)
      this.act(() => this.match.choose(question.seat, number, choice), question.seat);
  }

  standing(): TableView {
    const { viewer, over } = this;
    const { game: _, seats: __, question, waiting, ...view } = this.match.view(viewer);
    const waived = this.waived.filter(({ seat }) => seat === viewer);
    return {
      table: this.first.id,
      seq: this.seq,
      ...view,
      ...(!over && question && { question }),
      ...(!over && waiting && { waiting }),
      ...(over && { over, mayUndo: false }),
      ...(waived.length > 0 && { autoPassed: waived.map(({ prompt, key }) => ({ prompt, key })) }),
    };
  }

  /** What the viewer saw happen after a step. */
  news(from = 0): { readonly news: EventBatch[]; readonly revoked: number[] } {
    const steps = this.log.filter(({ seq }) => seq > from);
    const revoked = steps.flatMap((step) => (step.undone === undefined ? [] : [step.undone]));
    const news = steps
      .filter(({ seq }) => !revoked.includes(seq))
      .map(({ seq, at, events }) => ({ seq, at, events: this.seen(events) }))
      .filter(({ events }) => events.length > 0);
    return { news, revoked };
  }

  update(from: number): Update {
    return { do: 'update', from, ...this.news(from), ...this.standing() };
  }

  info(): TableInfo {
    const { first, over, rematch, viewer } = this;
    const asked = this.asked();
    return {
      id: first.id,
      game: first.game,
      rules: first.file.rules,
      options: first.file.options as NonNullable<TableInfo['options']>,
      status: over ? 'finished' : 'playing',
      public: false,
      spectators: false,
      chat: 'off',
      clock: { kind: 'none' },
      lapse: { after: 1, become: 'bot' },
      // Those who share a device agree aloud.
      hints: true,
      rated: false,
      seats: this.seats.map(seatInfo),
      host: personId(this.people[0] ?? 0),
      commitment: commitment(first.seed),
      yourTurn: asked !== undefined && asked === viewer,
      created: first.created,
      started: first.created,
      ...(viewer !== 'spectator' && { you: viewer }),
      ...(asked !== undefined && { toMove: asked }),
      ...(over && { outcome: over, seed: first.seed }),
      ...(this.ended !== undefined && { ended: this.ended }),
      ...(rematch !== undefined && { rematch }),
    };
  }

  /** What is to be kept. */
  record(): LocalRecord {
    const { id, game, seats, created, seed } = this.first;
    const { over, changed, ended, rematch } = this;
    const asked = this.asked();
    return {
      id,
      game,
      seats,
      created,
      changed,
      seed,
      file: saveMatch(this.match, playersOf(seats), over !== undefined),
      times: [...this.times],
      waived: [...this.waived],
      ...(asked !== undefined && { asked }),
      ...(over && { over }),
      ...(ended !== undefined && { ended }),
      ...(rematch !== undefined && { rematch }),
    };
  }

  /** The seat that is asked, where that may be known. */
  private asked(): Seat | undefined {
    const { question } = this.match;
    if (!question || this.over) return undefined;
    return question.secret && question.seat !== this.holder ? undefined : question.seat;
  }

  private seen(events: readonly EventRecord[]): EventBatch['events'] {
    return events.map((record) => eventFor(record, this.viewer)).filter((event) => event !== undefined);
  }

  private act(job: () => Refusal | undefined, chooser?: Seat): Refusal | undefined {
    if (this.over) return { rule: 'table.over' };
    const refusal = this.enact(job, chooser);
    if (!refusal) this.goOn();
    return refusal;
  }

  private enact(job: () => Refusal | undefined, chooser?: Seat): Refusal | undefined {
    const before = this.match.eventRecords.length;
    const refusal = job();
    if (refusal) return refusal;
    const at = this.now();
    this.times.push(at);
    this.note({ at, events: this.match.eventRecords.slice(before) });
    if (chooser === undefined) this.undoable = [];
    else this.noteUndoable(this.match, chooser);
    return undefined;
  }

  private note(step: Omit<Step, 'seq'>): void {
    this.seq++;
    this.changed = step.at;
    this.log.push({ seq: this.seq, ...step });
  }

  private noteUndoable(match: Match, seat: Seat): void {
    if (match.mayUndo(seat)) this.undoable.push(this.seq);
    else this.undoable = [];
  }

  /** Answers what nobody needs to be asked, and sees whether the match is over. */
  private goOn(): void {
    for (;;) {
      const { question, forced, number, result } = this.match;
      if (result && !this.over) this.finish({ by: 'rules', result });
      if (!question || this.over || !forced || question.autoPass || question.secret) return;
      if (this.seats[question.seat]?.kind === 'bot') return;
      this.enact(() => this.match.choose(question.seat, number, forced), question.seat);
    }
  }

  private finish(outcome: Outcome): void {
    this.over = outcome;
    this.ended = this.now();
    this.changed = this.ended;
  }

  private ownAnswer({ seat, prompt, autoPass }: Question): Choice | undefined {
    const { forced } = this.match;
    if (forced) return forced;
    const waived = this.waived.some((w) => w.seat === seat && w.prompt === prompt && w.key === autoPass?.key);
    return waived ? autoPass?.choice : undefined;
  }
}

/** A slow device makes a bot weaker, not the person wait; in ms. */
const LONGEST_THOUGHT = 3000;
/** The reasons take time besides. */
const LONGEST_ADVICE = 1500;

const personId = (seat: Seat) => `seat-${seat}`;

function seatInfo(seat: LocalSeat, i: Seat): SeatInfo {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'human', person: { id: personId(i), kind: 'guest', name: seat.name } };
}
