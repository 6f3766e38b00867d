/**
 * What a server keeps, and how it asks for it. There are two stores, an embedded one and PostgreSQL; both pass
 * test/store-contract.ts. Everything is plain data; times are milliseconds since 1970.
 */
import type {
  EventRecord,
  Language,
  Orders,
  Params,
  Ref,
  Seat,
  SeatInstructions,
  Snapshot,
  Windows,
} from '@gonfalon/kernel';
import type { ClockSetting, LapseSetting, Outcome, TableStatus } from '@gonfalon/protocol';
import type { LogAction, Spent } from '../domain/log-action.ts';
import type { Problem } from '../problem.ts';
import { formatProblem } from '../problem.ts';
import type { AdminStore } from './admin-store.ts';

export interface Identity {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  readonly name: string;
  /** The hash of an account's password, with its parameters. */
  readonly password: string | undefined;
  readonly created: number;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules that the match began with. */
  readonly rules: string;
  readonly options: Params;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly chat: 'all' | 'players' | 'off';
  readonly clock: ClockSetting;
  readonly lapse: LapseSetting;
  /** Whether players may ask a bot for advice. */
  readonly hints: boolean;
  /** Whether windows wait for who left no orders. */
  readonly windows: Windows;
  /** How long somebody has for a secret question, in ms, where the clock does not say so. */
  readonly reaction: number | undefined;
  /** Whether the match counts for the ratings of its players, and whether it was counted. */
  readonly rated: boolean;
  readonly counted: boolean;
  readonly host: string;
  /** Secret until the table is over. */
  readonly seed: string;
  readonly outcome: Outcome | undefined;
  /** The table that this one is the rematch of: there is at most one. */
  readonly rematchOf: string | undefined;
  readonly created: number;
  readonly started: number | undefined;
  readonly ended: number | undefined;
  /** Goes up with every change of this row or of its seats. */
  readonly version: number;
}

export interface SeatRow {
  readonly seat: Seat;
  readonly kind: 'open' | 'human' | 'bot';
  /** Who sits here; at a bot's seat, the person that the bot stands in for; at an open one, for whom it is kept. */
  readonly identity: string | undefined;
  readonly bot: string | undefined;
}

/** What each seat wants done without being asked, as far as it said so. */
export type InstructionsBySeat = ReadonlyMap<Seat, SeatInstructions>;

/** Where a match stands: the small row that changes with every choice. */
export interface Place {
  /** The last sequence number of the log; 0 before the match begins. */
  readonly seq: number;
  /** The seat that is asked, and whether the others may know. */
  readonly asked: Seat | undefined;
  readonly discreet: boolean;
  /** When the table itself has something to do: answer for a seat, let a bot think, end somebody's time. */
  readonly due: number | undefined;
  /** If a person is asked: which turn of theirs it is, and when they may be called to the table. */
  readonly call?: { readonly turn: number; readonly at: number } | undefined;
}

export interface LogRecord {
  readonly seq: number;
  readonly at: number;
  readonly act: LogAction;
  /** The key that the client gave. */
  readonly key: string | undefined;
  readonly spent: Spent | undefined;
  readonly events: readonly EventRecord[];
}

/** A table with all that is needed to show it in a list. */
export interface TableDetails {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly place: Place;
  /** The identities that sit there, by id. */
  readonly people: ReadonlyMap<string, Identity>;
  readonly rematch: string | undefined;
  /** What a rated match did, once it was counted. */
  readonly ratings: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[];
}

/** A step of a table, written whole or not at all. */
export interface LogCommit {
  readonly table: string;
  /** The sequence number that the step builds on: if the log has gone on since, nothing is written. */
  readonly after: number;
  readonly records: readonly LogRecord[];
  readonly place: Place;
  /** Who will do what is due: others leave it alone until then. */
  readonly lease: Lease | undefined;
  /** What changes besides, if anything; the version goes up with it. */
  readonly change?: {
    /** If given, the whole step is refused unless the table is still of this version. */
    readonly version?: number;
    readonly status?: TableStatus;
    readonly started?: number;
    readonly ended?: number;
    readonly outcome?: Outcome;
    readonly seats?: readonly SeatRow[];
  };
}

export interface Lease {
  readonly by: string;
  readonly until: number;
}

export interface ListQuery {
  readonly list: 'open' | 'mine' | 'live' | 'finished' | 'played';
  readonly game: string | undefined;
  /** Whose tables, for `mine`; for `finished` and `played` too, beside the public ones. */
  readonly identity: string;
  /** Whose matches, for `played`. */
  readonly player?: string;
  readonly before: string | undefined;
  readonly limit: number;
}

export interface SavedSnapshot {
  readonly seq: number;
  readonly rules: string;
  readonly snapshot: Snapshot<unknown>;
  /** What the room knows beside the match: clocks, offers, lapses. */
  readonly rest: unknown;
}

/** Who reads a line: the players, the spectators, or the players of one side. */
export type Audience = 'players' | 'spectators' | `side-${number}`;

export interface ChatRow {
  readonly n: number;
  readonly at: number;
  readonly identity: string;
  readonly to: Audience;
  readonly text: string;
}

/** A scenario that somebody made, under a name that their device gave it. */
export interface ScenarioRow {
  readonly id: string;
  readonly game: string;
  /** The file, as JSON. */
  readonly file: string;
  readonly changed: number;
  /** Another one with every change: a device that changes a scenario says which one it goes out from. */
  readonly edition: string;
}

/** Why a scenario was not kept: another edition than the known one is there, or there would be too many. */
export type SaveConflict = 'stale' | 'too-many';

/** A browser that wants to be called when it is its person's turn. */
export interface Device {
  /** A hash of its endpoint. */
  readonly id: string;
  readonly identity: string;
  /** Where its push service takes what is for it. */
  readonly endpoint: string;
  /** What messages for it are encrypted with. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** Where an account gets mail. */
export interface Mailbox {
  readonly address: string;
  readonly language: Language;
  /** Whether who reads it said that it is theirs. */
  readonly confirmed: boolean;
  /** Whether it is to get calls. */
  readonly wanted: boolean;
}

/** What confirms an address: the hash of a secret that is mailed to it. */
export interface MailToken {
  readonly hash: string;
  readonly until: number;
}

/** That a table waits for somebody, told to one of their devices or by mail. */
export interface Call {
  readonly table: string;
  readonly seat: Seat;
  readonly turn: number;
  /** The id of a device, or `MAIL`. */
  readonly target: string;
  readonly identity: string;
  /** How often it failed. */
  readonly tries: number;
}

/** The target of calls by mail. */
export const MAIL = 'mail';

/** After how many milliseconds in which nothing happens at a table its person is called, if at all. */
export interface NotificationDelays {
  readonly push: number | undefined;
  readonly mail: number | undefined;
}

/** How good somebody is at a game, as far as is known. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
  /** When the last of them ended. */
  readonly at: number;
  /** Until when enough is known of it, if nothing is played. */
  readonly firmUntil: number;
}

/** What a match did to a rating. */
export interface RatingResult {
  readonly before: number;
  readonly after: Rating;
}

/** A rated match that is over. */
export interface RatingUpdate {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  /** Who played, by seat; nobody, if the match changes no rating. */
  readonly players: readonly string[];
  /** What it makes of their ratings, as they are when it is counted. */
  readonly rate: (known: readonly (Rating | undefined)[]) => readonly RatingResult[];
}

/** A match that is over, for one of its players. */
export interface PlayedMatch {
  readonly game: string;
  readonly seat: Seat;
  readonly outcome: Outcome;
  /** Whether a bot played the seat at the end. */
  readonly left: boolean;
  readonly withPeople: boolean;
}

/** What one process tells the others; the store brings it to every process but the one that said it. */
export type ProcessMessage =
  /** The seats or the row of a table changed. */
  | { readonly about: 'table'; readonly table: string }
  /** The log of a table went on; with what was written, if somebody wished for that and it is not long. */
  | { readonly about: 'log'; readonly table: string; readonly records?: readonly LogRecord[] }
  /** This process follows a table whose log others write: with the records it need not read them. Stores hear it. */
  | { readonly about: 'wish'; readonly table: string }
  /** A seat there wants something else done without being asked: no record tells of it. */
  | { readonly about: 'instructions'; readonly table: string }
  /** Line `n` was written at a table. */
  | { readonly about: 'chat'; readonly table: string; readonly n: number }
  /** A host changed something that concerns every page. */
  | { readonly about: 'site' }
  /** Somebody signed out, was renamed, banned or deleted: forget what is known of them. */
  | { readonly about: 'identity'; readonly identity: string };

/** The store cannot be reached, or cannot write. Nothing is known of the request's outcome. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}

/** The store refuses to be opened or filled at all; the problem is for the person who wants that. */
export class StoreUnusable extends Error {
  override name = 'StoreUnusable';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(formatProblem(problem, 'en'), options);
    this.problem = problem;
  }
}

export interface Store extends AdminStore {
  /** Whether other processes may write to it too. */
  readonly shared: boolean;
  close(): Promise<void>;
  /** Throws StoreUnavailable if it cannot be read and written. */
  check(): Promise<void>;

  /** A secret of this installation under that name, made when first asked for. */
  secret(name: string): Promise<string>;

  // Identities
  addIdentity(identity: Identity): Promise<void>;
  identity(id: string): Promise<Identity | undefined>;
  identities(ids: readonly string[]): Promise<Map<string, Identity>>;
  accountNamed(name: string): Promise<Identity | undefined>;
  /** False if another account has the name. Names are compared without regard to case and accents. */
  changeIdentity(id: string, change: Partial<Pick<Identity, 'kind' | 'name' | 'password'>>): Promise<boolean>;
  /** Gives the guest's seats, tables, lines and devices to the account, except where the account sits already, and removes the guest. */
  mergeIdentity(guest: string, account: string): Promise<void>;
  /**
   * Takes name, password, sign-ins, lines, scenarios, devices, mail address and ratings away; seats and matches stay, under no
   * name.
   */
  eraseIdentity(id: string): Promise<void>;
  /** Guests who were last seen before then and sit nowhere. Returns how many. */
  forgetGuests(before: number): Promise<number>;

  // Sign-ins, by the hash of their token
  addSignIn(hash: string, identity: string, expires: number): Promise<void>;
  /** The identity, if the sign-in has not expired. */
  signedIn(hash: string, now: number): Promise<Identity | undefined>;
  extendSignIn(hash: string, expires: number): Promise<void>;
  removeSignIn(hash: string): Promise<void>;
  /** All of an identity but the one kept; with them its devices, which say anew whose they are. */
  removeSignIns(identity: string, kept?: string): Promise<void>;

  // What lets somebody back in whose password is lost, by its hash
  setRecoveryCodes(identity: string, hashes: readonly string[]): Promise<void>;
  /** One that was sent by mail, good until then. */
  addRecoveryCode(identity: string, hash: string, now: number, expires: number): Promise<void>;
  /** Once for each; false if there is none like that. */
  useRecoveryCode(identity: string, hash: string, now: number): Promise<boolean>;
  /** Those that were sent by mail are good for nothing any more. */
  removeMailedCodes(identity: string): Promise<void>;

  // Tables
  addTable(table: TableRow, seats: readonly SeatRow[]): Promise<void>;
  /** Like addTable, unless the table that it is the rematch of has one: then that one's id. */
  addRematch(table: TableRow, seats: readonly SeatRow[]): Promise<string | undefined>;
  table(id: string): Promise<TableDetails | undefined>;
  tables(
    query: ListQuery,
  ): Promise<{ readonly tables: readonly TableDetails[]; readonly next: string | undefined }>;
  /** How many tables that are not over the identity is the host of. */
  countHosted(identity: string): Promise<number>;
  /** How many of them only bots play at. */
  countForBots(identity: string): Promise<number>;
  /** The tables at play where the identity sits. */
  playingTables(identity: string): Promise<string[]>;
  /** The tables in the lobby where the identity sits. */
  openTables(identity: string): Promise<string[]>;
  /** The tables in the lobby that have no open seat: they are about to start, or were forgotten. */
  fullTables(): Promise<string[]>;
  /** The tables in the lobby that were made before that time. */
  waitingTables(madeBefore: number): Promise<string[]>;
  /** Removes up to so many tables that were not finished, at which nobody has an account and nothing happened since. */
  removeGuestTables(since: number, limit: number): Promise<string[]>;
  /** Changes seats or status of a table in the lobby; false if it has changed since that version. */
  changeTable(
    id: string,
    version: number,
    change: {
      readonly status?: TableStatus;
      readonly ended?: number;
      readonly outcome?: Outcome;
      readonly seats?: readonly SeatRow[];
      readonly host?: string;
    },
  ): Promise<boolean>;

  // The log
  /** Durable once it resolves; false if the log has gone on. Steps of different tables are written together. */
  commit(step: LogCommit): Promise<boolean>;
  records(table: string, after: number, upTo?: number): Promise<LogRecord[]>;
  /** Only the newest is kept. */
  saveSnapshot(table: string, saved: SavedSnapshot): Promise<void>;
  snapshot(table: string): Promise<SavedSnapshot | undefined>;

  // What tables have to do by themselves
  /** Takes over up to so many tables that are due and under nobody's lease but one's own. */
  claimDue(now: number, lease: Lease, limit: number): Promise<string[]>;
  /** Lets the others have what this process was about to do. */
  releaseLeases(by: string): Promise<void>;

  // What seats want done without being asked
  instructions(table: string): Promise<InstructionsBySeat>;
  /** What the seat said about the same prompt before is forgotten. */
  setAutoPass(table: string, seat: Seat, prompt: string, key: string, on: boolean): Promise<void>;
  setHushed(table: string, seat: Seat, card: Ref, on: boolean): Promise<void>;
  setOrders(table: string, seat: Seat, orders: Orders | undefined): Promise<void>;

  // Talk
  /** The number of the line. */
  addChat(table: string, line: Omit<ChatRow, 'n'>): Promise<number>;
  chat(
    table: string,
    to: readonly Audience[] | 'anybody',
    range: { readonly after?: number; readonly before?: number },
    limit: number,
  ): Promise<ChatRow[]>;
  setMute(table: string, identity: string, on: boolean): Promise<void>;
  muted(table: string): Promise<string[]>;

  // Scenarios of an account
  scenarios(owner: string): Promise<Omit<ScenarioRow, 'file'>[]>;
  scenario(owner: string, id: string): Promise<ScenarioRow | undefined>;
  /**
   * Keeps it, if under that name there is nothing, the edition that it was made `from`, or itself; and unless there
   * would be more than `most`.
   */
  keepScenario(
    owner: string,
    scenario: ScenarioRow,
    given: { readonly from: string | undefined; readonly most: number },
  ): Promise<'kept' | SaveConflict>;
  /** False, and it stays, if `from` is said and another edition is there. */
  removeScenario(owner: string, id: string, from?: string): Promise<boolean>;

  // Ratings
  /** Rated tables that are over and were not counted, those first that ended first. */
  matchesToCount(limit: number): Promise<string[]>;
  /** Once for each match, whoever tries; false if it was counted before. */
  countMatch(counting: RatingUpdate): Promise<boolean>;
  /** Of one person, for each game. */
  ratings(identity: string): Promise<(Rating & { readonly game: string })[]>;
  /** The newest, oldest first. */
  ratingHistory(
    identity: string,
    game: string,
    limit: number,
  ): Promise<{ readonly at: number; readonly rating: number }[]>;
  /** The best of those of which enough is known at that time, without who may not come in. */
  bestRatings(
    game: string,
    now: number,
    limit: number,
  ): Promise<{ readonly identity: Identity; readonly rating: Rating }[]>;
  /** What somebody played to an end: rated matches, public ones, and those of the viewer. */
  playedMatches(identity: string, viewer: string): Promise<PlayedMatch[]>;

  // How people want to be called
  devices(identity: string): Promise<Device[]>;
  /** A browser belongs to who used it last; of more than `most`, those go that were added first. */
  addDevice(device: Device, added: number, most: number): Promise<void>;
  /** If it is theirs, where that is said. */
  removeDevice(id: string, identity?: string): Promise<void>;
  mailbox(identity: string): Promise<Mailbox | undefined>;
  /** Instead of another; not confirmed yet. */
  setMailbox(
    identity: string,
    mailbox: Pick<Mailbox, 'address' | 'language'>,
    token: MailToken,
  ): Promise<void>;
  /** Once for each token; false if it is unknown or too old. */
  confirmMailbox(tokenHash: string, now: number): Promise<boolean>;
  /** False if there is none. */
  wantMail(identity: string, wanted: boolean): Promise<boolean>;
  removeMailbox(identity: string): Promise<void>;

  // Calls
  /** Makes the calls of up to so many tables that have been quiet long enough, one a turn for each target. */
  prepareCalls(now: number, waits: NotificationDelays, limit: number): Promise<void>;
  /**
   * Takes up to so many calls that are due; nobody else will get them. Those who are no longer asked get none, those
   * who look at the table get none as long as they do.
   */
  claimCalls(now: number, waits: NotificationDelays, limit: number): Promise<Call[]>;
  /** A call that certainly was not heard is due again. */
  repeatCall(call: Call, due: number): Promise<void>;
  /** Forgets the calls of tables that are over, and who was there before that time. */
  tidyCalls(now: number): Promise<void>;

  // Who looks at a table at which they sit
  enterTable(process: string, table: string, identity: string, until: number): Promise<void>;
  leaveTable(process: string, table: string, identity: string): Promise<void>;
  /** All who are there by that process stay until then. */
  stayAtTables(process: string, until: number): Promise<void>;
  leaveTables(process: string): Promise<void>;

  // Time while no server was up
  /**
   * Says that a server is up now. If none has said so for longer than `gap`, the time in between is noted as
   * downtime.
   */
  beat(now: number, gap: number): Promise<void>;
  /** Downtime that ended after then. */
  downtimes(after: number): Promise<{ readonly from: number; readonly to: number }[]>;

  // Other processes
  publish(notice: ProcessMessage): void;
  /** Also called with undefined after a connection was lost: anything may have been missed. */
  onNotice(listener: (notice: ProcessMessage | undefined) => void): void;
}
