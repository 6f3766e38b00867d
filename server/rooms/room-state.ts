/**
 * A match in memory: the fold of its log. Whatever is read from the store, and whatever is done now, changes it in the same
 * way; what it holds beside the match is kept in snapshots.
 */
import type { ChoicesMade } from '@gonfalon/bots';
import { choicesMadeBy, countChoice } from '@gonfalon/bots';
import type { GameModule, Refusal, Seat } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';
import type { Clocks, Downtime } from '../domain/clock/clock.ts';
import { lapse, newClocks, startClock } from '../domain/clock/clock.ts';
import type { LogAction, Spent } from '../domain/log-action.ts';
import { applyAction, OtherRules } from '../domain/log-action.ts';
import type { Offer, Offers } from '../domain/offers.ts';
import { offersAfter } from '../domain/offers.ts';
import type { TurnSpan } from '../domain/turn-span.ts';
import { turnAfter } from '../domain/turn-span.ts';
import type {
  InstructionsBySeat,
  LogRecord,
  SavedSnapshot,
  SeatRow,
  TableDetails,
  TableRow,
} from '../store/store.ts';

/** How many keys of accepted choices are remembered without asking the store. */
const MAX_REMEMBERED_KEYS = 64;

/** What a room is told by the server around it. */
export interface RoomContext {
  readonly now: () => number;
  readonly downtimes: () => readonly Downtime[];
  /** Whether all clocks stand still. */
  readonly paused?: () => boolean;
  /** How long to wait before answering a reaction window for a seat. */
  readonly reactionDelay: () => number;
  /** After how long a person who is asked may be called to the table, in ms; never, if nobody can be called. */
  readonly callAfter?: number | undefined;
}

/** What is known beside the match. */
interface ExtraRoomState extends Offers {
  readonly clocks: Clocks;
  readonly made?: ChoicesMade;
  /** The sequence numbers of the choices that could still be taken back. */
  readonly undoable: readonly number[];
  readonly turn?: TurnSpan;
}

type Rows = Pick<TableDetails, 'table' | 'seats' | 'place'>;

export class RoomState {
  readonly module: GameModule;
  readonly match: Match;
  table: TableRow;
  seats: readonly SeatRow[];
  seq: number;
  due: number | undefined;
  over: Outcome | undefined;
  /** The sequence number of the last snapshot. */
  snapshotAt: number;
  /** What seats want done without being asked. */
  instructions: InstructionsBySeat;
  clocks: Clocks;
  turn: TurnSpan | undefined;
  protected offers: Offers;
  private made: ChoicesMade | undefined;
  protected undoable: number[];
  protected seatsChanged = false;
  private readonly keys = new Map<string, number>();

  constructor(
    module: GameModule,
    { table, seats, place }: Rows,
    instructions: InstructionsBySeat,
    saved?: SavedSnapshot,
  ) {
    this.module = module;
    this.table = table;
    this.seats = seats;
    this.due = place.due;
    this.over = table.outcome;
    this.instructions = instructions;
    const chance = { kind: 'sealed', seed: table.seed } as const;
    this.match = new Match(
      module.game,
      { seats: seats.length, options: table.options, chance },
      saved?.snapshot,
    );
    const rest = saved?.rest as ExtraRoomState | undefined;
    this.seq = saved?.seq ?? 0;
    this.snapshotAt = this.seq;
    this.clocks = rest?.clocks ?? newClocks(table.clock, seats.length);
    this.offers = {
      ...(rest?.offer && { offer: rest.offer }),
      ...(rest?.offered && { offered: rest.offered }),
    };
    this.undoable = [...(rest?.undoable ?? [])];
    this.turn = rest?.turn;
    this.made = rest?.made;
  }

  get offer(): Offer | undefined {
    return this.over ? undefined : this.offers.offer;
  }

  /** Goes on with what the store says happened. What is due now is the business of whoever did that. */
  fold({ seq, at, act, spent, key }: LogRecord): void {
    const refusal = this.apply(act, at, spent, key);
    if (refusal) throw new OtherRules(`${act.do} is refused by ${refusal.rule}`);
    this.seq = seq;
    this.due = undefined;
    if (act.do === 'choose') this.noteUndoable(seq, act.seat);
    this.seatsChanged = false;
  }

  /** Takes over what the store says about the table beside its log. */
  syncFrom({ table, seats, place }: Rows): void {
    this.table = table;
    this.seats = seats;
    this.due = place.due;
    this.over = table.outcome;
  }

  snapshot(): SavedSnapshot {
    const { offer } = this;
    const { offered = [] } = this.offers;
    const rest: ExtraRoomState = {
      clocks: this.clocks,
      undoable: [...this.undoable],
      ...(offer && { offer }),
      ...(offered.length > 0 && { offered }),
      ...(this.turn && { turn: this.turn }),
      ...(this.made && { made: this.made }),
    };
    return { seq: this.seq, rules: this.module.game.rulesVersion, snapshot: this.match.snapshot(), rest };
  }

  /** How many choices the seat has made in this turn. */
  choicesMade(seat: Seat): number {
    return choicesMadeBy(this.made, this.module, this.match, seat);
  }

  /** Where somebody sits. */
  seatOf(identity: string): Seat | undefined {
    return this.seats.find((s) => s.identity === identity && s.kind !== 'open')?.seat;
  }

  /** Whether this seat's choice of that number and key was accepted, as far as is remembered here. */
  accepted(seat: Seat, number: number, key: string): number | undefined {
    return this.keys.get(keyName(seat, number, key));
  }

  /** The part that a record read from the store and an act done now have in common. A refusal changes nothing. */
  protected apply(
    act: LogAction,
    at: number,
    spent: Spent | undefined,
    key: string | undefined,
  ): Refusal | undefined {
    const made = act.do === 'choose' ? countChoice(this.made, this.module, this.match) : this.made;
    const refusal = applyAction(this.match, act);
    if (refusal) return refusal;
    this.made = made;
    if (act.do === 'undo') this.undoable.pop();
    if ((act.do === 'choose' || act.do === 'undo') && key)
      this.remember(keyName(act.seat, act.number, key), this.seq + 1);
    this.offers = offersAfter(this.offers, act);
    if (act.do === 'replace') this.setSeat(act.seat, { kind: 'bot', bot: act.bot });
    if (act.do === 'return') this.setSeat(act.seat, { kind: 'human', bot: undefined });
    if (act.do === 'end') this.over = act.outcome;
    const { result } = this.match;
    if (result && !this.over) this.over = { by: 'rules', result };
    this.turn = turnAfter(this.turn, act, this.seq + 1, this.match.question);
    this.clocks = startClock(this.table.clock, this.clocks, at, spent, this.clockedSeat());
    if (act.do === 'lapse') this.clocks = lapse(this.clocks);
    if (act.do === 'return') this.clocks = { ...this.clocks, lapses: this.clocks.lapses.with(act.seat, 0) };
    return undefined;
  }

  protected noteUndoable(seq: number, seat: Seat): void {
    if (this.match.mayUndo(seat)) this.undoable.push(seq);
    else this.undoable = [];
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

  private remember(name: string, seq: number): void {
    this.keys.set(name, seq);
    if (this.keys.size > MAX_REMEMBERED_KEYS) this.keys.delete(this.keys.keys().next().value as string);
  }
}

const keyName = (seat: Seat, number: number, key: string) => `${seat}:${number}:${key}`;
