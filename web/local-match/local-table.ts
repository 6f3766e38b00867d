/**
 * A table on this device: what `server/rooms/room.ts` is on a server, for people who share one screen and for bots. It
 * knows who holds the device and shows only what that person may see. It is synchronous; `local-host.ts` keeps what it
 * did and lets time pass.
 */
import type { ChoicesMade } from '@gonfalon/bots';
import {
  choicesMadeBy,
  chooseWithBot,
  countChoice,
  createBotTask,
  getBot,
  hint,
  hintBot,
  timeBudget,
  toBotRequest,
} from '@gonfalon/bots';
import type {
  Answering,
  Choice,
  EventRecord,
  GameModule,
  Match,
  Orders,
  Refusal,
  Seat,
  Viewer,
} from '@gonfalon/kernel';
import { answering, eventFor, saveMatch } from '@gonfalon/kernel';
import type {
  CommandFields,
  EventBatch,
  Hint,
  OrdersForm,
  Outcome,
  TableInfo,
  TableView,
  Update,
} from '@gonfalon/protocol';
import { LocalInstructions } from './local-instructions.ts';
import { playFile } from './replay-file.ts';
import type { LocalSeat, SavedMatch, SavedMatchChange } from './saved-match.ts';
import { playersOf } from './saved-match.ts';
import { infoOf, stateOf } from './table-info.ts';

/** What was done at the table, and what it let happen; `undone` is what was taken back. */
interface LocalLogEntry {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly EventRecord[];
  readonly undone?: readonly number[];
}

/** What the table does without a person. A window is a question that could be anybody's: its answer takes a while. */
export interface DueJob {
  readonly by: 'bot' | 'table';
  readonly window: boolean;
}

export class LocalTable {
  readonly module: GameModule;
  over: Outcome | undefined;
  rematch: string | undefined;
  /** How often a move was taken back across dice. */
  private takenBack: number | undefined;
  readonly first: SavedMatch;
  private match: Match;
  private readonly seats: readonly LocalSeat[];
  private readonly people: readonly Seat[];
  private readonly now: () => number;
  private log: LocalLogEntry[] = [];
  private seq = 0;
  private times: number[];
  private readonly instructions: LocalInstructions;
  private made: ChoicesMade | undefined;
  /** The first entry that is not written down as it is. */
  private unsavedFrom: number;
  private changed: number;
  private ended: number | undefined;
  /** The steps that could still be taken back. */
  private undoable: number[] = [];
  /** How long the log was each time that the holder could choose. */
  private askedAt: number[] = [];
  /** The person who looks at the screen. */
  private holder: Seat | undefined;

  /** `savedEntries`: how many of its entries are written down one by one. */
  constructor(module: GameModule, record: SavedMatch, now: () => number, savedEntries = 0) {
    this.module = module;
    this.first = record;
    this.now = now;
    this.seats = record.seats;
    this.people = [...this.seats.keys()].filter((seat) => this.seats[seat]?.kind === 'me');
    this.holder = this.people.length === 1 ? this.people[0] : undefined;
    this.times = [...record.times];
    this.instructions = new LocalInstructions(record);
    this.unsavedFrom = savedEntries;
    this.changed = record.changed;
    this.ended = record.ended;
    this.over = record.over;
    this.rematch = record.rematch;
    this.takenBack = record.takenBack;
    const { chance } = record.file;
    const file = { ...record.file, chance: { ...chance, seed: record.seed } };
    this.match = playFile(module.game, file, (match, events, entry) => {
      const at = record.times[this.seq] ?? record.changed;
      this.note({ at, events });
      if (entry && 'choice' in entry) this.noteUndoable(match, entry.seat);
      this.noteAsked(match);
    });
    this.proceed();
  }

  /** Through whose eyes the table is seen: of a person, or of nobody until somebody takes the device. */
  get viewer(): Viewer {
    return this.holder ?? 'spectator';
  }

  /** The person to whom the device must be passed before the match goes on: not where nothing hidden need be seen. */
  get awaited(): Seat | undefined {
    const { question } = this.match;
    if (!question || this.over || this.duty()) return undefined;
    return question.seat === this.asking ? undefined : question.seat;
  }

  /** For whom whoever holds the device may answer now. */
  private get asking(): Seat | undefined {
    const { question } = this.match;
    if (this.holder === undefined || !question?.open) return this.holder;
    return this.seats[question.seat]?.kind === 'me' ? question.seat : this.holder;
  }

  /** That person has the device, and says so. */
  take(seat: Seat): void {
    if (seat === this.awaited) this.holder = seat;
  }

  choose(number: number, choice: Choice): Refusal | undefined {
    const { asking } = this;
    if (asking === undefined) return { rule: 'table.not-asked' };
    return this.act(() => this.match.choose(asking, number, choice), asking);
  }

  explain(what: CommandFields<'explain'>): Refusal | undefined {
    if (this.over) return { rule: 'table.over' };
    const { asking, match } = this;
    if (asking === undefined) return { rule: 'table.not-asked' };
    return 'choice' in what
      ? match.explainRefusal(asking, what.choice)
      : match.explainPick(asking, what.picks);
  }

  /** Takes back the last choice of whoever holds the device, and what the table answered for them after it. */
  undo(): Refusal | undefined {
    const { asking } = this;
    if (this.over || asking === undefined) return { rule: this.over ? 'table.over' : 'table.no-undo' };
    if (!this.match.mayUndo(asking) && this.takeBack()) return undefined;
    const refusal = this.undoOnce(asking);
    if (refusal) return refusal;
    while (this.answering()?.choice && this.match.mayUndo(asking)) this.undoOnce(asking);
    this.proceed();
    return undefined;
  }

  /** Across dice and the bots' turns only one person may go back who plays against bots alone: nobody else minds. */
  private get mayTakeBack(): boolean {
    return !this.over && this.people.length === 1 && this.lastAsked !== undefined;
  }

  /** How long the log was when the holder chose last; undefined before the first choice. */
  private get lastAsked(): number | undefined {
    const { length } = this.match.entries;
    return this.match.question?.seat === this.holder ? this.askedAt.findLast((n) => n < length) : undefined;
  }

  /** Back to where the person chose last. Chance is sealed: the same choice meets the same dice again. */
  private takeBack(): boolean {
    const until = this.lastAsked;
    if (!this.mayTakeBack || until === undefined) return false;
    const { file } = this.record();
    const chance = { ...file.chance, seed: this.first.seed };
    const gone = this.log.flatMap(({ undone = [] }) => undone);
    const kept = this.log.filter(({ seq, undone }) => !undone && !gone.includes(seq));
    const number = this.match.number + 1;
    const again = { ...file, chance, entries: file.entries.slice(0, until) };
    this.match = playFile(this.module.game, again, () => undefined);
    this.match.number = number;
    this.made = undefined;
    this.undoable = [];
    this.takenBack = (this.takenBack ?? 0) + 1;
    this.times = this.times.slice(0, until + 1);
    this.unsavedFrom = Math.min(this.unsavedFrom, until);
    this.askedAt = this.askedAt.filter((n) => n <= until);
    // The first is the set-up, then there is one for each entry.
    this.note({ at: this.now(), events: [], undone: kept.slice(until + 1).map(({ seq }) => seq) });
    this.proceed();
    return true;
  }

  /** Whether the holder is asked now, and not answered for by the table. */
  private noteAsked(match: Match): void {
    if (match.question?.seat === this.holder && !this.answeringIn(match)?.choice)
      this.askedAt.push(match.entries.length);
  }

  private undoOnce(seat: Seat): Refusal | undefined {
    const refusal = this.match.undo(seat);
    if (refusal) return refusal;
    this.times.pop();
    this.unsavedFrom = Math.min(this.unsavedFrom, this.match.entries.length);
    this.note({ at: this.now(), events: [], undone: [this.undoable.pop() ?? 0] });
    this.askedAt = this.askedAt.filter((n) => n <= this.match.entries.length);
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

  /** The holder does not want to be asked this again, or for a card; or does. */
  autoPass(what: CommandFields<'autoPass'>): Refusal | undefined {
    return this.asking === undefined
      ? { rule: 'table.not-offered' }
      : this.instructions.autoPass(this.match.question, this.asking, what);
  }

  /** The holder says what is to be answered without asking. Throws InvalidInputError if that does not fit the form. */
  setOrders(orders: Orders | undefined): Refusal | undefined {
    const { holder } = this;
    if (holder === undefined) return { rule: 'table.not-asked' };
    return this.instructions.setOrders(this.match, holder, orders);
  }

  /** The form of the holder's orders; undefined if the game has none. */
  ordersForm(): OrdersForm | undefined {
    return this.holder === undefined ? undefined : this.instructions.form(this.match, this.holder);
  }

  /** What the table has to do by itself. */
  duty(): DueJob | undefined {
    const next = this.answering();
    if (!next || next.by === 'person') return undefined;
    return { by: next.by, window: next.isDelayed };
  }

  private answering(): Answering | undefined {
    return this.over ? undefined : this.answeringIn(this.match);
  }

  private answeringIn(match: Match): Answering | undefined {
    return answering(match, {
      isBot: (seat) => this.seats[seat]?.kind === 'bot',
      instructions: (seat) => this.instructions.of(seat),
    });
  }

  /** The answer to the open question of whoever has the duty; the seed is that of the bot's thoughts. */
  think(seed: string): { readonly number: number; readonly choice: Choice } | undefined {
    const { question, number } = this.match;
    if (!question || this.over) return undefined;
    const seat = this.seats[question.seat];
    const choice =
      seat?.kind === 'bot'
        ? chooseWithBot(getBot(seat.bot), this.module, this.match, seed, {
            ...timeBudget(MAX_THINKING_MS, () => performance.now()),
            choicesMade: choicesMadeBy(this.made, this.module, this.match, question.seat),
          })
        : this.answering()?.choice;
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
        timeBudget(MAX_HINT_MS, () => performance.now()),
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
    const { viewer, over, match } = this;
    const { game: _, seats: __, question: own, waiting: other, ...view } = match.view(viewer);
    // What needs nothing hidden is answered by whoever holds the device.
    const isOpen = match.question?.open && match.question.seat === this.asking;
    const question = isOpen ? match.question : own;
    const waiting = isOpen ? undefined : other;
    const { autoPassed, hushed } = viewer === 'spectator' ? {} : this.instructions.of(viewer);
    return {
      table: this.first.id,
      seq: this.seq,
      ...view,
      ...(isOpen && { mayUndo: match.mayUndo(match.question?.seat ?? -1) }),
      ...(!over && question && { question }),
      ...(!over && waiting && { waiting }),
      ...(this.mayTakeBack && { mayTakeBack: true }),
      ...(over && { over, mayUndo: false }),
      ...(autoPassed && { autoPassed }),
      ...(hushed && { hushed }),
    };
  }

  /** What the viewer saw happen after a step. */
  news(from = 0): { readonly news: EventBatch[]; readonly revoked: number[] } {
    const steps = this.log.filter(({ seq }) => seq > from);
    const revoked = steps.flatMap(({ undone = [] }) => undone);
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
    const asked = this.asked();
    return {
      ...infoOf(this.first),
      ...stateOf(this),
      yourTurn: asked !== undefined && asked === this.asking,
      ...(asked !== undefined && { toMove: asked }),
      ...(this.ended !== undefined && { ended: this.ended }),
      ...(this.takenBack !== undefined && { takenBack: this.takenBack }),
    };
  }

  /** The whole match, as it is kept. */
  record(): SavedMatch {
    const file = saveMatch(this.match, playersOf(this.first.seats), this.over !== undefined);
    return { ...this.head(), file, times: [...this.times] };
  }

  /** What is not written down yet: all but the newest entries is a few hundred bytes, however long the match is. */
  change(): SavedMatchChange {
    const { unsavedFrom: from, times, changed } = this;
    const entries = this.match.entries
      .slice(from)
      .map((entry, i) => ({ entry, at: times[from + i + 1] ?? changed }));
    return { head: this.head(), from, entries };
  }

  /** That change is written down. */
  saved({ from, entries }: SavedMatchChange): void {
    this.unsavedFrom = Math.min(from + entries.length, this.match.entries.length);
  }

  private head(): SavedMatch {
    const { id, game, seats, created, seed } = this.first;
    const { over, changed, ended, rematch, match } = this;
    const { setup, number, result } = match;
    const asked = this.asked();
    const played = { game: match.game, setup, entries: [], number, result, position: () => match.position() };
    return {
      id,
      game,
      seats,
      created,
      changed,
      seed,
      file: saveMatch(played, playersOf(seats), over !== undefined),
      times: this.times.slice(0, 1),
      ...this.instructions.record(),
      ...(asked !== undefined && { asked }),
      ...(over && { over }),
      ...(ended !== undefined && { ended }),
      ...(rematch !== undefined && { rematch }),
      ...(this.takenBack !== undefined && { takenBack: this.takenBack }),
    };
  }

  /** The seat that is asked, where that may be known. */
  private asked(): Seat | undefined {
    const { question } = this.match;
    if (!question || this.over) return undefined;
    return question.secret && question.seat !== this.asking ? undefined : question.seat;
  }

  private seen(events: readonly EventRecord[]): EventBatch['events'] {
    return events.map((record) => eventFor(record, this.viewer)).filter((event) => event !== undefined);
  }

  private act(job: () => Refusal | undefined, chooser?: Seat): Refusal | undefined {
    if (this.over) return { rule: 'table.over' };
    const refusal = this.applyAndRecord(job, chooser);
    if (!refusal) this.proceed();
    return refusal;
  }

  private applyAndRecord(job: () => Refusal | undefined, chooser?: Seat): Refusal | undefined {
    const before = this.match.eventRecords.length;
    const made = chooser === undefined ? this.made : countChoice(this.made, this.module, this.match);
    const refusal = job();
    if (refusal) return refusal;
    this.made = made;
    const at = this.now();
    this.times.push(at);
    this.note({ at, events: this.match.eventRecords.slice(before) });
    if (chooser === undefined) this.undoable = [];
    else this.noteUndoable(this.match, chooser);
    this.noteAsked(this.match);
    return undefined;
  }

  private note(step: Omit<LocalLogEntry, 'seq'>): void {
    this.seq++;
    this.changed = step.at;
    this.log.push({ seq: this.seq, ...step });
  }

  private noteUndoable(match: Match, seat: Seat): void {
    if (match.mayUndo(seat)) this.undoable.push(this.seq);
    else this.undoable = [];
  }

  /** Answers what nobody needs to be asked, and sees whether the match is over. */
  private proceed(): void {
    for (;;) {
      const { question, number, result } = this.match;
      if (result && !this.over) this.finish({ by: 'rules', result });
      const next = this.answering();
      if (!question || next?.by !== 'table' || next.isDelayed || !next.choice) return;
      const { choice } = next;
      this.applyAndRecord(() => this.match.choose(question.seat, number, choice), question.seat);
    }
  }

  private finish(outcome: Outcome): void {
    this.over = outcome;
    this.ended = this.now();
    this.changed = this.ended;
  }
}

/** A slow device makes a bot weaker, not the person wait; in ms. */
const MAX_THINKING_MS = 3000;
/** The reasons take time besides. */
const MAX_HINT_MS = 1500;
