/**
 * What is done to a match in memory: by its players, by the table itself, by a host of the site. Records of it are pending
 * until they are written. It is synchronous; `rooms.ts` writes what it made.
 */
import type { Choice, GameModule, OrderField, Orders, Ref, Refusal, Seat, Viewer } from '@gonfalon/kernel';
import { InvalidInputError, mayAutoPass, mayHush, parseOrders } from '@gonfalon/kernel';
import type { Outcome, TableView } from '@gonfalon/protocol';
import { timeUsed } from '../domain/clock/clock.ts';
import type { LogAction } from '../domain/log-action.ts';
import { isClockNeutral, MAX_OFFERS } from '../domain/offers.ts';
import { RequestError } from '../errors.ts';
import type {
  InstructionsBySeat,
  LogCommit,
  LogRecord,
  Place,
  SavedSnapshot,
  TableDetails,
} from '../store/store.ts';
import type { Due } from './room-schedule.ts';
import { Schedule, STAND_IN } from './room-schedule.ts';
import type { RoomContext } from './room-state.ts';
import { RoomState } from './room-state.ts';
import { viewFor } from './room-view.ts';

/** More answers than this in a row for a seat that ran out of time would be an endless turn. */
const MAX_FALLBACKS = 1000;

export class Room extends RoomState {
  /** What was done and is not written yet. */
  pending: LogRecord[] = [];
  /** Whether the time of the next duty changed without anything being done. */
  private rescheduled = false;
  private readonly around: RoomContext;
  private readonly schedule: Schedule;

  constructor(
    module: GameModule,
    rows: Pick<TableDetails, 'table' | 'seats' | 'place'>,
    instructions: InstructionsBySeat,
    around: RoomContext,
    saved?: SavedSnapshot,
  ) {
    super(module, rows, instructions, saved);
    this.around = around;
    this.schedule = new Schedule(this, around);
  }

  begin(): void {
    this.applyAndRecord({ do: 'begin' });
    this.autoAdvance();
  }

  /** A person's choice, and whatever follows from it without anybody being asked. */
  choose(seat: Seat, number: number, choice: Choice, key: string): void {
    this.assertPlaying();
    this.applyAndRecord({ do: 'choose', seat, number, choice }, key);
    this.autoAdvance();
  }

  /** Takes back the person's last choice, and what the table answered for them after it. */
  undo(seat: Seat, number: number, key: string): void {
    this.assertPlaying();
    if (number !== this.match.number)
      this.refuse({ rule: 'table.stale', params: { number: this.match.number } });
    this.undoOnce(seat, key);
    while (this.schedule.answering()?.choice && this.match.mayUndo(seat)) this.undoOnce(seat);
    this.autoAdvance();
  }

  resign(seat: Seat): void {
    this.assertPlaying();
    this.applyAndRecord({ do: 'resign', seat });
    this.autoAdvance();
  }

  propose(seat: Seat, end: 'draw' | 'stop'): void {
    this.assertPlaying();
    if (this.offer) throw new RequestError('table.offer-open');
    const offered = this.offers.offered ?? [];
    if (offered.filter((by) => by === seat).length >= MAX_OFFERS)
      throw new RequestError('table.offered-enough');
    this.applyAndRecord({ do: 'offer', seat, end });
    this.endIfAgreed();
    this.autoAdvance();
  }

  accept(seat: Seat): void {
    this.assertPlaying();
    if (!this.offer || this.offer.accepted.includes(seat)) throw new RequestError('table.no-offer');
    this.applyAndRecord({ do: 'accept', seat });
    this.endIfAgreed();
    this.autoAdvance();
  }

  decline(seat: Seat): void {
    this.assertPlaying();
    if (!this.offer) throw new RequestError('table.no-offer');
    this.applyAndRecord({ do: 'decline', seat });
    this.autoAdvance();
  }

  /** The person takes the seat back from the bot that stands in. */
  reclaim(seat: Seat): void {
    this.assertPlaying();
    if (this.seats[seat]?.kind !== 'bot') throw new RequestError('table.not-replaced');
    this.applyAndRecord({ do: 'return', seat });
    this.autoAdvance();
  }

  /** The person left for good: the seat becomes what the table chose for those who run out of time. */
  abandon(seat: Seat): void {
    this.assertPlaying();
    this.replaceOrForfeit(seat);
    this.autoAdvance();
  }

  /** Whether nobody plays here but bots: who is out of the match, or has a bot stand in, is not waited for. */
  get isDeserted(): boolean {
    const { game, state } = this.match;
    return this.seats.every(({ kind, seat }) => kind !== 'human' || game.isOut?.(state, seat) === true);
  }

  /** Bots have played among themselves for long enough; nobody wins. */
  endDeserted(): void {
    this.assertPlaying();
    this.applyAndRecord({ do: 'end', outcome: { by: 'stop' } });
    this.autoAdvance();
  }

  /** A host of the site ends the match; nobody wins. */
  close(): void {
    this.assertPlaying();
    this.applyAndRecord({ do: 'end', outcome: { by: 'host' } });
    this.autoAdvance();
  }

  /** Takes over what the store says that seats want done without being asked. */
  takeInstructions(instructions: InstructionsBySeat): void {
    const before = this.schedule.answering()?.by;
    this.instructions = instructions;
    // What was to be answered anyway is not put off.
    if (this.schedule.answering()?.by !== before) this.reschedule();
  }

  /** Whether it is the open question that the seat does not want to be asked again, or for that card. */
  mayAutoPass(
    seat: Seat,
    what: { readonly prompt: string; readonly key: string } | { readonly card: Ref },
  ): boolean {
    const { question } = this.match;
    return 'card' in what ? mayHush(question, seat, what.card) : mayAutoPass(question, seat, what);
  }

  /** The form of the seat's orders. */
  orderFields(seat: Seat): readonly OrderField[] {
    this.assertPlaying();
    const { game, state } = this.match;
    if (!game.orders) throw new RequestError('table.no-orders');
    return game.orders.fields(game.view(state, seat), seat);
  }

  /** The orders, if they fit the form and the rules have nothing against them. */
  checkOrders(seat: Seat, value: unknown): Orders | undefined {
    const fields = this.orderFields(seat);
    if (value === undefined) return undefined;
    const { game, state } = this.match;
    const orders = parsed(fields, value);
    const refusal = game.orders?.check?.(game.view(state, seat), seat, orders);
    if (refusal) this.refuse(refusal);
    return orders;
  }

  /** Says anew when the table has something to do: what it waited for may have changed. */
  reschedule(): void {
    const due = this.schedule.next();
    this.rescheduled ||= due !== this.due;
    this.due = due;
  }

  /** Whether there is something to write. */
  get changed(): boolean {
    return this.pending.length > 0 || this.rescheduled;
  }

  /** Why the seat may not choose this, or not pick the last of these things. */
  explain(
    seat: Seat,
    what: { readonly choice: Choice } | { readonly picks: readonly Ref[] },
  ): Refusal | undefined {
    this.assertPlaying();
    return 'choice' in what
      ? this.match.explainRefusal(seat, what.choice)
      : this.match.explainPick(seat, what.picks);
  }

  /** Whether the seat may be told what a bot would choose now: it has to be asked, and the others must know of it. */
  mustAllowHint(seat: Seat, number: number): void {
    this.assertPlaying();
    if (this.table.rated || (!this.table.hints && this.hasOtherPeople(seat)))
      throw new RequestError('table.no-hints');
    if (number !== this.match.number)
      this.refuse({ rule: 'table.stale', params: { number: this.match.number } });
    if (this.match.question?.seat !== seat) this.refuse({ rule: 'table.not-asked' });
  }

  /** What the table has to do by itself, if it is time. */
  duty(now: number): Due | undefined {
    return this.schedule.duty(now);
  }

  /** The table, or a bot, answers for the seat that is asked. */
  answer(choice: Choice, by: 'table' | 'bot'): void {
    const { question, number } = this.match;
    if (!question) return;
    this.applyAndRecord({ do: 'choose', seat: question.seat, number, choice, by });
    this.autoAdvance();
  }

  /** The seat's time is up: its fallbacks are taken until somebody else is asked, or somebody else plays for it. */
  handleTimeout(seat: Seat): void {
    if (!this.clocks.running?.lapsed) this.applyAndRecord({ do: 'lapse', seat });
    if ((this.clocks.lapses[seat] ?? 0) >= this.table.lapse.after) this.replaceOrForfeit(seat);
    else this.takeFallbacks(seat);
    this.autoAdvance();
  }

  /** If nothing else is due: when the room should look again. */
  place(): Place {
    const { question } = this.match;
    const asked = this.over ? undefined : question?.seat;
    const call = this.schedule.call();
    const discreet = question?.secret === true;
    return { seq: this.seq, asked, discreet, due: this.due, ...(call && { call }) };
  }

  /** The step that writes what is pending. */
  step(lease: LogCommit['lease']): LogCommit {
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

  standing(viewer: Viewer): TableView {
    return viewFor(this, viewer, this.around);
  }

  /** Somebody whom a bot stands in for may come back. */
  private hasOtherPeople(seat: Seat): boolean {
    return this.seats.some(
      (row) => row.seat !== seat && (row.kind === 'human' || row.identity !== undefined),
    );
  }

  private assertPlaying(): void {
    if (this.over || this.seq === 0) throw new RequestError('table.not-playing');
  }

  private refuse(refusal: Refusal): never {
    throw new RequestError('table.refused', {}, { refusal: { ...refusal, game: this.module.game.id } });
  }

  /** Does something now, and keeps the record of it to be written. */
  private applyAndRecord(act: LogAction, key?: string): void {
    const at = this.around.now();
    const spent = isClockNeutral(act)
      ? undefined
      : timeUsed(this.table.clock, this.clocks, at, this.around.downtimes());
    const before = act.do === 'begin' ? 0 : this.match.eventRecords.length;
    const refusal = this.apply(act, at, spent, key);
    if (refusal) this.refuse(refusal);
    this.seq++;
    if (act.do === 'choose') this.noteUndoable(this.seq, act.seat);
    const events = this.match.eventRecords.slice(before);
    this.pending.push({ seq: this.seq, at, act, key, spent, events });
  }

  private undoOnce(seat: Seat, key?: string): void {
    this.applyAndRecord(
      { do: 'undo', seat, number: this.match.number, undone: this.undoable.at(-1) ?? 0 },
      key,
    );
  }

  private mayResign(seat: Seat): boolean {
    const { game, state } = this.match;
    return game.resign !== undefined && !game.isOut?.(state, seat);
  }

  /** Answers what nobody needs to be asked, then says when the table has to do something next. */
  private autoAdvance(): void {
    for (;;) {
      const choice = this.schedule.immediate();
      const { question, number } = this.match;
      if (!choice || !question) break;
      this.applyAndRecord({ do: 'choose', seat: question.seat, number, choice, by: 'table' });
    }
    this.due = this.schedule.next();
  }

  private replaceOrForfeit(seat: Seat): void {
    if (this.table.lapse.become === 'forfeit' && this.mayResign(seat))
      this.applyAndRecord({ do: 'resign', seat, by: 'clock' });
    else this.applyAndRecord({ do: 'replace', seat, bot: STAND_IN });
  }

  private takeFallbacks(seat: Seat): void {
    for (let i = 0; i < MAX_FALLBACKS; i++) {
      const { question, number } = this.match;
      if (question?.seat !== seat || this.over || !this.clocks.running?.lapsed) return;
      this.applyAndRecord({ do: 'choose', seat, number, choice: question.fallback, by: 'clock' });
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
    this.applyAndRecord({ do: 'end', outcome });
  }
}

function parsed(fields: readonly OrderField[], value: unknown): Orders {
  try {
    return parseOrders(fields, value);
  } catch (error) {
    if (error instanceof InvalidInputError)
      throw new RequestError('table.bad-orders', { what: error.message });
    throw error;
  }
}
