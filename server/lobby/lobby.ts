/** Before and after a match: tables are created, joined, left, started, cancelled, and played again. */
import { randomBytes } from 'node:crypto';
import { bots } from '@gonfalon/bots';
import type { GameModule, Params, Windows } from '@gonfalon/kernel';
import {
  checkSetup,
  InvalidInputError,
  RulesBugError,
  rematchShift,
  sidesOf,
  startEngine,
} from '@gonfalon/kernel';
import type { CommandFields, CreateTable } from '@gonfalon/protocol';
import { playerOf, seatOf, sidesAt, viewerOf } from '../access/table-access.ts';
import { RequestError } from '../errors.ts';
import { consume } from '../rate-limit/limits.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import {
  assertBuiltInScenario,
  assertNoBotSeats,
  assertRatable,
  lapseOf,
  mustBeEven,
  mustHaveAccount,
} from '../rating/conditions.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Identity, SeatRow, Store, TableDetails, TableRow } from '../store/store.ts';

/** How many tables that are not over somebody may be the host of. */
const MAX_TABLES = 50;
/** And how many of them at which only bots play. */
const MAX_FOR_BOTS = 5;
/** How many rematches somebody may make at once, and the seconds in which they come back: as with new tables. */
const MAX_REMATCHES = 30;
const COME_BACK = 600;
/** How often a change is tried again because somebody else changed the table at the same moment. */
const MAX_TRIES = 10;
/** Reasons repeat what was sent. */
const MAX_REASON_LENGTH = 300;

export interface LobbyParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly games: readonly GameModule[];
  readonly allowance: number;
  /** Told of a table whose seats or status changed. */
  readonly onChange: (table: string) => void;
}

type Who = Pick<Identity, 'id'>;
/** Who wants to sit down. */
type SeatPlan = Pick<Identity, 'id' | 'kind'>;
type Change = Parameters<Store['changeTable']>[2];

export class Lobby {
  private readonly parts: LobbyParts;
  private readonly rematches: RateLimiter;

  constructor(parts: LobbyParts) {
    this.parts = parts;
    const burst = MAX_REMATCHES * parts.allowance;
    this.rematches = new RateLimiter({ perSecond: burst / COME_BACK, burst });
  }

  async create(host: SeatPlan, plan: CreateTable): Promise<string> {
    const { store } = this.parts;
    if ((await store.countHosted(host.id)) >= MAX_TABLES)
      throw new RequestError('table.too-many', { most: MAX_TABLES });
    const isForBots = plan.seats.every(({ kind }) => kind === 'bot');
    if (isForBots && (await store.countForBots(host.id)) >= MAX_FOR_BOTS)
      throw new RequestError('table.too-many', { most: MAX_FOR_BOTS });
    mustHaveAccount(plan, host);
    assertRatable(plan);
    if (plan.seats.filter(({ kind }) => kind === 'me').length > 1) throw new RequestError('table.seated');
    const seats = plan.seats.map((seat, i): SeatRow => {
      if (seat.kind === 'me') return { seat: i, kind: 'human', identity: host.id, bot: undefined };
      if (seat.kind === 'open') return emptySeat(i);
      return { seat: i, kind: 'bot', identity: undefined, bot: knownBot(seat.bot) };
    });
    const table = this.newTable(host, plan, seats.length);
    await store.addTable(table, seats);
    await this.startIfFull(table.id);
    return table.id;
  }

  async join(who: SeatPlan, id: string, { seat: wanted }: CommandFields<'join'>): Promise<object> {
    const seat = await this.change(id, ({ table, seats }) => {
      if (seatOf(seats, who.id) !== undefined) throw new RequestError('table.seated');
      if (table.status !== 'open')
        throw new RequestError(table.spectators ? 'table.not-open' : 'table.unknown');
      mustHaveAccount(table, who);
      const free = freeSeat(seats, who.id, wanted);
      const row: SeatRow = { seat: free.seat, kind: 'human', identity: who.id, bot: undefined };
      return { change: { seats: seats.with(free.seat, row) }, value: free.seat };
    });
    await this.startIfFull(id);
    return { seat };
  }

  async leave(who: Who, id: string): Promise<object> {
    await this.change(id, (listed) => {
      const seat = playerOf(listed, who.id);
      mustBeOpen(listed.table);
      const seats = listed.seats.with(seat, emptySeat(seat));
      const heir = seats.find(({ kind }) => kind === 'human')?.identity;
      const isHost = listed.table.host === who.id;
      if (isHost && heir === undefined)
        return { change: { seats, status: 'cancelled', ended: Date.now() }, value: undefined };
      return { change: { seats, ...(isHost && heir && { host: heir }) }, value: undefined };
    });
    return {};
  }

  async cancel(who: Who, id: string): Promise<object> {
    await this.change(id, (listed) => {
      mustHost(listed, who);
      mustBeOpen(listed.table);
      return { change: { status: 'cancelled', ended: Date.now() }, value: undefined };
    });
    return {};
  }

  /** The host starts before all seats are taken; bots take the others. */
  async start(who: Who, id: string, { fill }: CommandFields<'start'>): Promise<object> {
    const bot = fill === undefined ? undefined : knownBot(fill);
    await this.change(id, (listed) => {
      mustHost(listed, who);
      mustBeOpen(listed.table);
      if (bot === undefined && listed.seats.some(({ kind }) => kind === 'open'))
        throw new RequestError('table.not-full');
      const seats = listed.seats.map(
        (row): SeatRow =>
          row.kind === 'open' ? { seat: row.seat, kind: 'bot', identity: undefined, bot } : row,
      );
      assertNoBotSeats(listed.table, seats);
      return { change: { seats }, value: undefined };
    });
    await this.startIfFull(id);
    return {};
  }

  /** The same table again with the seats moved round, sides kept; whoever asks first makes it, the others join it. */
  async rematch(who: SeatPlan, id: string): Promise<object> {
    const listed = await this.listed(id);
    playerOf(listed, who.id);
    const { table, seats, people } = listed;
    if (table.status !== 'finished') throw new RequestError('table.not-finished');
    if (listed.rematch === undefined) consume(this.rematches, who.id);
    const plan = { ...table, seats: [] };
    const next: TableRow = { ...this.newTable(who, plan, seats.length), rematchOf: id };
    const shift = rematchShift(sidesAt(this.parts.games, listed));
    const moved = seats.map((_, i): SeatRow => {
      const { kind, identity, bot } = seats[(i + shift) % seats.length] as SeatRow;
      if (identity === who.id) return { seat: i, kind: 'human', identity, bot: undefined };
      // Somebody whose seat a bot plays at the end is not waited for, nor who is gone for good.
      if (kind === 'bot') return table.rated ? emptySeat(i) : { seat: i, kind, identity: undefined, bot };
      const isGone = people.get(identity ?? '')?.kind === 'deleted';
      return { ...emptySeat(i), identity: isGone ? undefined : identity };
    });
    const other = await this.parts.store.addRematch(next, moved);
    if (other !== undefined) {
      const { seats: there, table: made } = await this.listed(other);
      if (made.status === 'open' && seatOf(there, who.id) === undefined) await this.join(who, other, {});
      return { table: other };
    }
    this.parts.onChange(id);
    await this.startIfFull(next.id);
    return { table: next.id };
  }

  /** A guest turns out to be somebody who sits at the same table: one person cannot have two seats. */
  async handOver(guest: Who, account: Who): Promise<void> {
    const { store } = this.parts;
    const others = new Set(await store.playingTables(account.id));
    for (const id of await store.playingTables(guest.id)) if (others.has(id)) await this.abandon(guest, id);
  }

  /** Somebody goes for good: open tables are left, and at play the seat becomes what the table chose for that. */
  async forget(who: Who): Promise<void> {
    const { store } = this.parts;
    for (const id of await store.playingTables(who.id)) await this.abandon(who, id);
    for (const id of await store.openTables(who.id)) await this.leave(who, id);
  }

  private async abandon(who: Who, id: string): Promise<void> {
    await this.parts.rooms.write(id, (room) => {
      const seat = seatOf(room.seats, who.id);
      if (seat !== undefined && room.seats[seat]?.kind === 'human' && !room.over) room.abandon(seat);
    });
  }

  private async listed(id: string): Promise<TableDetails> {
    const listed = await this.parts.store.table(id);
    if (!listed) throw new RequestError('table.unknown');
    return listed;
  }

  /** Changes a table on what it is now, and tries again if it was changed meanwhile. */
  private async change<T>(
    id: string,
    decide: (listed: TableDetails) => { change: Change; value: T },
  ): Promise<T> {
    const { store, onChange } = this.parts;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const listed = await this.listed(id);
      const { change, value } = decide(listed);
      if (!(await store.changeTable(id, listed.table.version, change))) continue;
      onChange(id);
      return value;
    }
    throw new RequestError('server.unavailable');
  }

  /** A process may have ended between the moment when the last seat was taken and the start. */
  async startForgotten(): Promise<void> {
    for (const id of await this.parts.store.fullTables()) await this.startIfFull(id);
  }

  /** Nobody came to tables that were made before that time. */
  async cancelForgotten(madeBefore: number): Promise<void> {
    for (const id of await this.parts.store.waitingTables(madeBefore))
      await this.change(id, ({ table }) => {
        mustBeOpen(table);
        return { change: { status: 'cancelled', ended: Date.now() }, value: undefined };
      }).catch((error: unknown) => {
        // Somebody came at the last moment.
        if (!(error instanceof RequestError)) throw error;
      });
  }

  private async startIfFull(id: string): Promise<void> {
    const { rooms, onChange } = this.parts;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const listed = await this.listed(id);
      if (listed.table.status !== 'open' || listed.seats.some(({ kind }) => kind === 'open')) return;
      if (!(await rooms.begin(listed))) continue;
      onChange(id);
      return;
    }
  }

  private newTable(
    host: Who,
    plan: Pick<
      TableRow,
      'game' | 'public' | 'spectators' | 'chat' | 'clock' | 'lapse' | 'hints' | 'rated'
    > & { options: unknown; windows?: Windows | undefined; reaction?: number | undefined },
    seats: number,
  ): TableRow {
    const module = this.parts.games.find(({ game }) => game.id === plan.game);
    if (!module) throw new RequestError('table.game-unknown');
    const seed = randomBytes(32).toString('hex');
    const options = validOptions(module, plan.options, seats, seed);
    assertBuiltInScenario(plan, module, options);
    mustBeEven(plan, sidesOf(module.game, options, seats));
    return {
      id: randomBytes(16).toString('base64url'),
      game: module.game.id,
      rules: module.game.rulesVersion,
      options,
      status: 'open',
      public: plan.public,
      spectators: plan.spectators,
      chat: plan.chat,
      clock: plan.clock,
      lapse: lapseOf(plan),
      hints: plan.hints,
      windows: plan.windows ?? (plan.clock.kind === 'days' ? 'flow' : 'ask'),
      reaction: plan.reaction,
      rated: plan.rated,
      counted: false,
      host: host.id,
      seed,
      outcome: undefined,
      rematchOf: undefined,
      created: Date.now(),
      started: undefined,
      ended: undefined,
      version: 0,
    };
  }
}

/** The options with their defaults, if a match can really be set up with them. */
function validOptions({ game }: GameModule, options: unknown, seats: number, seed: string): Params {
  try {
    const setup = checkSetup(game, { seats, options, chance: { kind: 'sealed', seed } });
    startEngine(game, setup);
    return setup.options as Params;
  } catch (error) {
    if (!(error instanceof InvalidInputError || error instanceof RulesBugError)) throw error;
    throw new RequestError('table.bad-options', { what: error.message.slice(0, MAX_REASON_LENGTH) });
  }
}

function freeSeat(seats: readonly SeatRow[], identity: string, wanted: number | undefined): SeatRow {
  const fits = ({ kind, identity: kept }: SeatRow) => kind === 'open' && (kept ?? identity) === identity;
  if (wanted === undefined) {
    const kept = seats.find((row) => fits(row) && row.identity === identity) ?? seats.find(fits);
    if (!kept) throw new RequestError('table.full');
    return kept;
  }
  const seat = seats[wanted];
  if (!seat || !fits(seat)) throw new RequestError('table.seat-taken');
  return seat;
}

function emptySeat(seat: number): SeatRow {
  return { seat, kind: 'open', identity: undefined, bot: undefined };
}

function knownBot(name: string): string {
  if (!bots.some((bot) => bot.name === name)) throw new RequestError('table.bot-unknown');
  return name;
}

function mustBeOpen({ status }: TableRow): void {
  if (status !== 'open') throw new RequestError('table.not-open');
}

function mustHost(listed: TableDetails, who: Who): void {
  viewerOf(listed, who.id);
  if (listed.table.host !== who.id) throw new RequestError('table.host-only');
}
