/**
 * A match in memory: the fold of its log. A room accepts acts, keeps the records that they make until they are
 * written, and knows what the table itself has to do next. It is synchronous; `rooms.ts` writes what it made.
 */
import { defaultLevel } from '@gonfalon/bots';
import type { Choice, GameModule, MatchView, Question, Refusal, Seat, Viewer } from '@gonfalon/kernel';
import { eventFor, Match } from '@gonfalon/kernel';
import type { EventBatch, Outcome, TableView } from '@gonfalon/protocol';
import type { Clocks, Downtime } from '../clock/clock.ts';
import { deadline, faceOf, lapse, newClocks, spentAt, stoppedFace, turnTo } from '../clock/clock.ts';
import { Refused } from '../errors.ts';
import type { Advance, Listed, LogRecord, Place, SavedSnapshot, SeatRow, TableRow } from '../store/store.ts';
import type { Act, Spent } from './act.ts';
import { perform } from './act.ts';
import type { Turn } from './turn.ts';
import { turnAfter } from './turn.ts';

/** The bot that plays for somebody who ran out of time, or who left. */
const STAND_IN = defaultLevel.name;
/** How many keys of accepted choices are remembered without asking the store. */
const REMEMBERED_KEYS = 64;
/** More answers than this in a row for a seat that ran out of time would be an endless turn. */
const MOST_FALLBACKS = 1000;

/** How often a seat may offer an end until something else happens: others are not to be pestered. */
const MOST_OFFERS = 3;
/** What takes nobody's time: whoever is thinking goes on thinking. */
const LEAVE_THE_QUESTION_OPEN: readonly Act['do'][] = ['offer', 'accept', 'decline'];

interface Offer {
  readonly end: 'draw' | 'stop';
  readonly by: Seat;
  readonly accepted: readonly Seat[];
}

interface Waiver {
  readonly seat: Seat;
  readonly prompt: string;
  readonly key: string;
}

/** What a room knows beside the match. */
interface Rest {
  readonly clocks: Clocks;
  readonly offer?: Offer;
  /** Who made the offers since something else happened. */
  readonly offered?: readonly Seat[];
  /** The sequence numbers of the choices that could still be taken back. */
  readonly undoable: readonly number[];
  readonly turn?: Turn;
}

/** What a room is told by the server around it. */
export interface Surroundings {
  readonly now: () => number;
  readonly downtimes: () => readonly Downtime[];
  /** Whether all clocks stand still. */
  readonly paused?: () => boolean;
  /** How long to wait before answering a reaction window for a seat. */
  readonly reactionDelay: () => number;
  /** After how long a person who is asked may be called to the table, in ms; never, if nobody can be called. */
  readonly callAfter?: number | undefined;
}

/** What the table itself has to do. */
export type Due =
  | { readonly kind: 'answer'; readonly choice: Choice }
  | { readonly kind: 'think'; readonly seat: Seat; readonly bot: string; readonly question: Question }
  | { readonly kind: 'lapse'; readonly seat: Seat };

export class Room {
  readonly module: GameModule;
  readonly match: Match;
  table: TableRow;
  seats: readonly SeatRow[];
  seq: number;
  due: number | undefined;
  over: Outcome | undefined;
  /** What was done and is not written yet. */
  pending: LogRecord[] = [];
  /** Whether the time of the next duty changed without anything being done. */
  private rescheduled = false;
  /** The sequence number of the last snapshot. */
  snapshotAt: number;
  private clocks: Clocks;
  private offer: Offer | undefined;
  private offered: readonly Seat[];
  private undoable: number[];
  private turn: Turn | undefined;
  private waived: Set<string>;
  private readonly keys = new Map<string, number>();
  private readonly around: Surroundings;
  private seatsChanged = false;

  constructor(
    module: GameModule,
    { table, seats, place }: Pick<Listed, 'table' | 'seats' | 'place'>,
    waived: readonly Waiver[],
    around: Surroundings,
    saved?: SavedSnapshot,
  ) {
    this.module = module;
    this.table = table;
    this.seats = seats;
    this.around = around;
    this.due = place.due;
    this.over = table.outcome;
    this.waived = namesOf(waived);
    const chance = { kind: 'sealed', seed: table.seed } as const;
    this.match = new Match(
      module.game,
      { seats: seats.length, options: table.options, chance },
      saved?.snapshot,
    );
    const rest = saved?.rest as Rest | undefined;
    this.seq = saved?.seq ?? 0;
    this.snapshotAt = this.seq;
    this.clocks = rest?.clocks ?? newClocks(table.clock, seats.length);
    this.offer = rest?.offer;
    this.offered = rest?.offered ?? [];
    this.undoable = [...(rest?.undoable ?? [])];
    this.turn = rest?.turn;
  }

  /** Goes on with what the store says happened. What is due now is the business of whoever did that. */
  fold({ seq, at, act, spent, key }: LogRecord): void {
    this.apply(act, at, spent, key);
    this.seq = seq;
    this.due = undefined;
    if (act.do === 'choose') this.noteUndoable(seq, act.seat);
    this.seatsChanged = false;
  }

  /** Takes over what the store says about the table beside its log. */
  takeOver({ table, seats, place }: Pick<Listed, 'table' | 'seats' | 'place'>): void {
    this.table = table;
    this.seats = seats;
    this.due = place.due;
    this.over = table.outcome;
  }

  begin(): void {
    this.enact({ do: 'begin' });
    this.goOn();
  }

  /** A person's choice, and whatever follows from it without anybody being asked. */
  choose(seat: Seat, number: number, choice: Choice, key: string): void {
    this.mustPlay();
    this.enact({ do: 'choose', seat, number, choice }, key);
    this.goOn();
  }

  undo(seat: Seat, number: number, key: string): void {
    this.mustPlay();
    if (number !== this.match.number)
      this.refuse({ rule: 'table.stale', params: { number: this.match.number } });
    this.enact({ do: 'undo', seat, number, undone: this.undoable.at(-1) ?? 0 }, key);
    this.goOn();
  }

  resign(seat: Seat): void {
    this.mustPlay();
    this.enact({ do: 'resign', seat });
    this.goOn();
  }

  propose(seat: Seat, end: 'draw' | 'stop'): void {
    this.mustPlay();
    if (this.offer) throw new Refused('table.offer-open');
    if (this.offered.filter((by) => by === seat).length >= MOST_OFFERS)
      throw new Refused('table.offered-enough');
    this.enact({ do: 'offer', seat, end });
    this.endIfAgreed();
    this.goOn();
  }

  accept(seat: Seat): void {
    this.mustPlay();
    if (!this.offer || this.offer.accepted.includes(seat)) throw new Refused('table.no-offer');
    this.enact({ do: 'accept', seat });
    this.endIfAgreed();
    this.goOn();
  }

  decline(seat: Seat): void {
    this.mustPlay();
    if (!this.offer) throw new Refused('table.no-offer');
    this.enact({ do: 'decline', seat });
    this.goOn();
  }

  /** The person takes the seat back from the bot that stands in. */
  return(seat: Seat): void {
    this.mustPlay();
    if (this.seats[seat]?.kind !== 'bot') throw new Refused('table.not-replaced');
    this.enact({ do: 'return', seat });
    this.goOn();
  }

  /** The person left for good: the seat becomes what the table chose for those who run out of time. */
  abandon(seat: Seat): void {
    this.mustPlay();
    this.giveUp(seat);
    this.goOn();
  }

  /** A host of the site ends the match; nobody wins. */
  close(): void {
    this.mustPlay();
    this.enact({ do: 'end', outcome: { by: 'host' } });
    this.goOn();
  }

  /** Takes over what the store says that seats do not want to be asked. */
  takeWaivers(waived: readonly Waiver[]): void {
    const answers = () => this.match.question && this.ownAnswer(this.match.question) !== undefined;
    const before = answers();
    this.waived = namesOf(waived);
    // What was to be answered anyway is not put off.
    if (!this.over && answers() !== before) this.reschedule();
  }

  /** Whether it is the open question that the seat does not want to be asked again. */
  mayWaive(seat: Seat, prompt: string, key: string): boolean {
    const { question } = this.match;
    return question?.seat === seat && question.prompt === prompt && question.autoPass?.key === key;
  }

  /** Says anew when the table has something to do: what it waited for may have changed. */
  reschedule(): void {
    const due = this.nextDue();
    this.rescheduled ||= due !== this.due;
    this.due = due;
  }

  /** Whether there is something to write. */
  get changed(): boolean {
    return this.pending.length > 0 || this.rescheduled;
  }

  why(seat: Seat, choice: Choice): Refusal | undefined {
    this.mustPlay();
    return this.match.explainRefusal(seat, choice);
  }

  /** Whether the seat may be told what a bot would choose now: it has to be asked, and the others must know of it. */
  mustAllowHint(seat: Seat, number: number): void {
    this.mustPlay();
    if (this.table.rated || (!this.table.hints && this.hasOtherPeople(seat)))
      throw new Refused('table.no-hints');
    if (number !== this.match.number)
      this.refuse({ rule: 'table.stale', params: { number: this.match.number } });
    if (this.match.question?.seat !== seat) this.refuse({ rule: 'table.not-asked' });
  }

  /** Whether this seat's choice of that number and key was accepted, as far as is remembered here. */
  accepted(seat: Seat, number: number, key: string): number | undefined {
    return this.keys.get(keyName(seat, number, key));
  }

  /** What the table has to do by itself, if it is time. */
  duty(now: number): Due | undefined {
    const { question } = this.match;
    if (this.over || !question || this.due === undefined || this.due > now) return undefined;
    const { seat } = question;
    const { kind, bot = STAND_IN } = this.seats[seat] as SeatRow;
    if (kind === 'bot') return { kind: 'think', seat, bot, question };
    if (this.isLapsed(seat, now)) return { kind: 'lapse', seat };
    const choice = this.ownAnswer(question);
    return choice && { kind: 'answer', choice };
  }

  /** The table, or a bot, answers for the seat that is asked. */
  answer(choice: Choice, by: 'table' | 'bot'): void {
    const { question, number } = this.match;
    if (!question) return;
    this.enact({ do: 'choose', seat: question.seat, number, choice, by });
    this.goOn();
  }

  /** The seat's time is up: its fallbacks are taken until somebody else is asked, or somebody else plays for it. */
  endTime(seat: Seat): void {
    if (!this.clocks.running?.lapsed) this.enact({ do: 'lapse', seat });
    if ((this.clocks.lapses[seat] ?? 0) >= this.table.lapse.after) this.giveUp(seat);
    else this.takeFallbacks(seat);
    this.goOn();
  }

  /** If nothing else is due: when the room should look again. */
  place(): Place {
    const { question } = this.match;
    const asked = this.over ? undefined : question?.seat;
    const call = this.call();
    const discreet = question?.secret === true;
    return { seq: this.seq, asked, discreet, due: this.due, ...(call && { call }) };
  }

  /** Nobody is called to answer what the table answers for them. */
  private call(): Place['call'] {
    const { question } = this.match;
    const { callAfter, now } = this.around;
    if (callAfter === undefined || !this.turn || !question || this.over) return undefined;
    if (this.seats[question.seat]?.kind !== 'human' || this.ownAnswer(question)) return undefined;
    return { turn: this.turn.since, at: now() + callAfter };
  }

  /** The step that writes what is pending. */
  step(lease: Advance['lease']): Advance {
    const first = this.pending[0];
    const started = first?.act.do === 'begin';
    const ended = this.over !== undefined && this.table.status !== 'finished';
    const changed = started || ended || this.seatsChanged;
    return {
      table: this.table.id,
      after: first ? first.seq - 1 : this.seq,
      records: this.pending,
      place: this.place(),
      lease,
      ...(changed && {
        change: {
          ...(started && { version: this.table.version, status: 'playing' as const, started: first.at }),
          ...(ended && {
            status: 'finished' as const,
            ended: this.around.now(),
            outcome: this.over as Outcome,
          }),
          ...(this.seatsChanged && { seats: this.seats }),
        },
      }),
    };
  }

  /** What is pending was written. */
  written(): LogRecord[] {
    const records = this.pending;
    const { change } = this.step(undefined);
    if (change) {
      const { seats: _, version: __, ...row } = change;
      this.table = { ...this.table, ...row, version: this.table.version + 1 };
    }
    this.pending = [];
    this.rescheduled = false;
    this.seatsChanged = false;
    this.match.trimHistory();
    return records;
  }

  snapshot(): SavedSnapshot {
    const rest: Rest = {
      clocks: this.clocks,
      undoable: [...this.undoable],
      ...(this.offer && { offer: this.offer }),
      ...(this.offered.length > 0 && { offered: this.offered }),
      ...(this.turn && { turn: this.turn }),
    };
    return { seq: this.seq, rules: this.module.game.rulesVersion, snapshot: this.match.snapshot(), rest };
  }

  standing(viewer: Viewer): TableView {
    const { game: _, seats: __, ...view } = this.match.view(viewer);
    const { clock: setting } = this.table;
    const { now, downtimes, paused } = this.around;
    const face = faceOf(setting, this.clocks, now(), downtimes(), viewer);
    const clock = face && paused?.() ? stoppedFace(face) : face;
    const waived = [...this.waived].map(readWaiver).filter(({ seat }) => seat === viewer);
    const { waiting, question, ...rest } = this.asPlayed(view);
    return {
      table: this.table.id,
      seq: this.seq,
      ...rest,
      ...(!this.over && question && { question }),
      ...(!this.over && waiting && { waiting }),
      ...(clock && !this.over && { clock }),
      ...(this.offer && { offer: this.offer }),
      ...(this.over && { over: this.over }),
      ...(waived.length > 0 && { autoPassed: waived.map(({ prompt, key }) => ({ prompt, key })) }),
    };
  }

  /** A person whose seat a bot plays looks on: it is the bot that is asked. */
  private asPlayed<W extends Pick<MatchView, 'question' | 'waiting' | 'viewer'>>(view: W): W {
    const { viewer, question } = view;
    if (!question || viewer === 'spectator' || this.seats[viewer]?.kind === 'human') return view;
    const { question: _, ...rest } = view;
    return { ...rest, waiting: question.secret ? {} : { seat: question.seat } } as W;
  }

  /** Where somebody sits. */
  seatOf(identity: string): Seat | undefined {
    return this.seats.find((s) => s.identity === identity && s.kind !== 'open')?.seat;
  }

  /** Somebody whom a bot stands in for may come back. */
  private hasOtherPeople(seat: Seat): boolean {
    return this.seats.some(
      (row) => row.seat !== seat && (row.kind === 'human' || row.identity !== undefined),
    );
  }

  private mustPlay(): void {
    if (this.over || this.seq === 0) throw new Refused('table.not-playing');
  }

  private refuse(refusal: Refusal): never {
    throw new Refused('table.refused', {}, { refusal: { ...refusal, game: this.module.game.id } });
  }

  /** Does something now, and keeps the record of it to be written. */
  private enact(act: Act, key?: string): void {
    const at = this.around.now();
    const spent = LEAVE_THE_QUESTION_OPEN.includes(act.do)
      ? undefined
      : spentAt(this.table.clock, this.clocks, at, this.around.downtimes());
    const before = act.do === 'begin' ? 0 : this.match.eventRecords.length;
    const refusal = this.refusalOf(act);
    if (refusal) this.refuse(refusal);
    this.apply(act, at, spent, key);
    this.seq++;
    if (act.do === 'choose') this.noteUndoable(this.seq, act.seat);
    const events = this.match.eventRecords.slice(before);
    this.pending.push({ seq: this.seq, at, act, key, spent, events });
  }

  private refusalOf(act: Act): Refusal | undefined {
    if (act.do === 'choose') {
      if (act.number !== this.match.number)
        return { rule: 'table.stale', params: { number: this.match.number } };
      return this.match.explainRefusal(act.seat, act.choice);
    }
    if (act.do === 'undo') return this.match.mayUndo(act.seat) ? undefined : { rule: 'table.no-undo' };
    if (act.do === 'resign' && !this.mayResign(act.seat)) return { rule: 'table.no-resign' };
    return undefined;
  }

  private mayResign(seat: Seat): boolean {
    const { game, state } = this.match;
    return game.resign !== undefined && !game.isOut?.(state, seat);
  }

  /** The part that a record read from the store and an act done now have in common. */
  private apply(act: Act, at: number, spent: Spent | undefined, key: string | undefined): void {
    perform(this.match, act);
    if (act.do === 'choose' && key) this.remember(keyName(act.seat, act.number, key), this.seq + 1);
    if (act.do === 'undo') {
      this.undoable.pop();
      if (key) this.remember(keyName(act.seat, act.number, key), this.seq + 1);
    }
    if (!LEAVE_THE_QUESTION_OPEN.includes(act.do)) this.offered = [];
    if (act.do === 'offer') {
      this.offer = { end: act.end, by: act.seat, accepted: [act.seat] };
      this.offered = [...this.offered, act.seat];
    }
    if (act.do === 'accept' && this.offer)
      this.offer = { ...this.offer, accepted: [...this.offer.accepted, act.seat] };
    if (act.do === 'decline') this.offer = undefined;
    if (act.do === 'replace') this.setSeat(act.seat, { kind: 'bot', bot: act.bot });
    if (act.do === 'return') this.setSeat(act.seat, { kind: 'human', bot: undefined });
    if (act.do === 'end') this.over = act.outcome;
    const { result } = this.match;
    if (result && !this.over) this.over = { by: 'rules', result };
    if (this.over) this.offer = undefined;
    this.turn = turnAfter(this.turn, act, this.seq + 1, this.match.question);
    this.clocks = turnTo(this.table.clock, this.clocks, at, spent, this.clockedSeat());
    if (act.do === 'lapse') this.clocks = lapse(this.clocks);
    if (act.do === 'return') this.clocks = { ...this.clocks, lapses: this.clocks.lapses.with(act.seat, 0) };
  }

  private clockedSeat(): { seat: Seat; discreet: boolean } | undefined {
    const { question } = this.match;
    if (!question || this.over || this.seats[question.seat]?.kind !== 'human') return undefined;
    return { seat: question.seat, discreet: question.secret === true };
  }

  private setSeat(seat: Seat, change: Pick<SeatRow, 'kind' | 'bot'>): void {
    this.seats = this.seats.map((row) => (row.seat === seat ? { ...row, ...change } : row));
    this.seatsChanged = true;
  }

  /** Answers what nobody needs to be asked, then says when the table has to do something next. */
  private goOn(): void {
    for (;;) {
      const { question } = this.match;
      if (!question || this.over) break;
      const { seat, autoPass, secret } = question;
      const choice = this.match.forced;
      if (!choice || autoPass || secret || this.seats[seat]?.kind !== 'human') break;
      this.enact({ do: 'choose', seat, number: this.match.number, choice, by: 'table' });
    }
    this.due = this.nextDue();
  }

  private nextDue(): number | undefined {
    const { question } = this.match;
    if (!question || this.over) return undefined;
    const now = this.around.now();
    const window = question.autoPass !== undefined || question.secret === true;
    const wait = window ? this.around.reactionDelay() : 0;
    if (this.seats[question.seat]?.kind === 'bot') return now + wait;
    const end = deadline(this.table.clock, this.clocks, now, this.around.downtimes());
    if (!this.ownAnswer(question)) return end;
    return Math.min(now + wait, end ?? Number.POSITIVE_INFINITY);
  }

  /** What the table answers for a seat: the only choice there is, or what the seat said it would always choose. */
  private ownAnswer(question: Question): Choice | undefined {
    const { forced } = this.match;
    if (forced) return forced;
    const { seat, prompt, autoPass } = question;
    return autoPass && this.waived.has(waiverName(seat, prompt, autoPass.key)) ? autoPass.choice : undefined;
  }

  private isLapsed(seat: Seat, now: number): boolean {
    const { running } = this.clocks;
    if (running?.seat !== seat) return false;
    if (running.lapsed) return true;
    const end = deadline(this.table.clock, this.clocks, now, this.around.downtimes());
    return end !== undefined && end <= now;
  }

  private giveUp(seat: Seat): void {
    if (this.table.lapse.become === 'forfeit' && this.mayResign(seat))
      this.enact({ do: 'resign', seat, by: 'clock' });
    else this.enact({ do: 'replace', seat, bot: STAND_IN });
  }

  private takeFallbacks(seat: Seat): void {
    for (let i = 0; i < MOST_FALLBACKS; i++) {
      const { question, number } = this.match;
      if (question?.seat !== seat || this.over || !this.clocks.running?.lapsed) return;
      this.enact({ do: 'choose', seat, number, choice: question.fallback, by: 'clock' });
    }
  }

  private endIfAgreed(): void {
    const { offer } = this;
    if (!offer || this.over) return;
    const { game, state } = this.match;
    const waiting = this.seats.some(
      ({ seat, kind }) => kind === 'human' && !offer.accepted.includes(seat) && !game.isOut?.(state, seat),
    );
    if (waiting) return;
    const between = this.seats.map(({ seat }) => seat).filter((seat) => !game.isOut?.(state, seat));
    const outcome = { by: offer.end, ...(between.length < this.seats.length && { between }) };
    this.enact({ do: 'end', outcome });
  }

  private noteUndoable(seq: number, seat: Seat): void {
    if (this.match.mayUndo(seat)) this.undoable.push(seq);
    else this.undoable = [];
  }

  private remember(name: string, seq: number): void {
    this.keys.set(name, seq);
    if (this.keys.size > REMEMBERED_KEYS) this.keys.delete(this.keys.keys().next().value as string);
  }
}

/** What records let a viewer see; what was taken back among them is left out. */
export function newsFor(
  records: readonly LogRecord[],
  viewer: Viewer,
): { readonly news: EventBatch[]; readonly revoked: number[] } {
  const news: EventBatch[] = [];
  const revoked: number[] = [];
  for (const { seq, at, act, events } of records) {
    if (act.do === 'undo') {
      revoked.push(act.undone);
      continue;
    }
    const seen = events.map((record) => eventFor(record, viewer)).filter((event) => event !== undefined);
    if (seen.length > 0) news.push({ seq, at, events: seen });
  }
  const gone = new Set(revoked);
  return { news: news.filter(({ seq }) => !gone.has(seq)), revoked };
}

const namesOf = (waived: readonly Waiver[]) =>
  new Set(waived.map(({ seat, prompt, key }) => waiverName(seat, prompt, key)));
const waiverName = (seat: Seat, prompt: string, key: string) => JSON.stringify([seat, prompt, key]);
const readWaiver = (name: string) => {
  const [seat, prompt, key] = JSON.parse(name) as [Seat, string, string];
  return { seat, prompt, key };
};
const keyName = (seat: Seat, number: number, key: string) => `${seat}:${number}:${key}`;
