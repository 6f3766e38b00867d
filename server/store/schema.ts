/** The tables of a store, as both engines have them: text, whole numbers and null, nothing else. */
import type { HostActName, ReportReason, Resolution, SanctionKind } from '@gonfalon/protocol';
import type { Kysely } from 'kysely';
import type { Audience, Device, Identity, SeatRow, TableRow } from './store.ts';

type Flag = 0 | 1;

interface Secrets {
  name: string;
  value: string;
}

export interface Identities {
  id: string;
  kind: Identity['kind'];
  name: string;
  /** What names are compared by; only accounts have one. */
  name_key: string | null;
  password: string | null;
  created: number;
  seen: number;
}

interface SignIns {
  hash: string;
  identity: string;
  expires: number;
}

/** What lets somebody back in whose password is lost, once each. */
interface RecoveryCodes {
  identity: string;
  hash: string;
  /** Only those that were sent by mail have an end. */
  expires: number | null;
}

export interface Tables {
  id: string;
  game: string;
  rules: string;
  options: string;
  status: TableRow['status'];
  public: Flag;
  spectators: Flag;
  chat: TableRow['chat'];
  clock: string;
  lapse: string;
  hints: Flag;
  windows: TableRow['windows'];
  /** In ms. */
  reaction: number | null;
  rated: Flag;
  /** Whether a rated match was counted. */
  counted: Flag;
  host: string;
  seed: string;
  outcome: string | null;
  rematch_of: string | null;
  created: number;
  started: number | null;
  ended: number | null;
  version: number;
}

export interface Seats {
  table_id: string;
  seat: number;
  kind: SeatRow['kind'];
  identity: string | null;
  bot: string | null;
}

export interface Places {
  table_id: string;
  seq: number;
  asked: number | null;
  discreet: Flag;
  due: number | null;
  lease_by: string | null;
  lease_until: number | null;
  /** When something happened last. */
  active: number;
  /** The turn of the seat that is asked, and when its person may be called. */
  call_turn: number | null;
  call_at: number | null;
}

export interface Records {
  table_id: string;
  seq: number;
  at: number;
  act: string;
  key: string | null;
  spent: string | null;
  events: string;
}

interface Snapshots {
  table_id: string;
  seq: number;
  rules: string;
  snapshot: string;
  rest: string;
}

interface AutoPasses {
  table_id: string;
  seat: number;
  prompt: string;
  key: string;
}

/** Cards for which a seat never wants to be asked. */
interface HushedCards {
  table_id: string;
  seat: number;
  card: string;
}

interface StandingOrders {
  table_id: string;
  seat: number;
  orders: string;
}

/** How many lines were ever written at a table: their numbers are not used again. */
interface Talks {
  table_id: string;
  lines: number;
}

interface Lines {
  table_id: string;
  n: number;
  at: number;
  identity: string;
  audience: Audience;
  text: string;
}

interface Mutes {
  table_id: string;
  identity: string;
}

interface Scenarios {
  owner: string;
  id: string;
  game: string;
  file: string;
  changed: number;
  edition: string;
}

export interface Devices {
  id: string;
  identity: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Device['language'];
  added: number;
}

export interface Mailboxes {
  identity: string;
  address: string;
  language: Device['language'];
  confirmed: Flag;
  wanted: Flag;
  /** The hash of what confirms the address. */
  token: string | null;
  token_until: number | null;
}

/** Without a time when it is due: it was made. */
export interface Calls {
  table_id: string;
  seat: number;
  /** A device, or the mailbox. */
  target: string;
  identity: string;
  turn: number;
  due: number | null;
  tries: number;
}

/** Who looks at a table at which they sit, as long as their process says so. */
interface Presences {
  process: string;
  table_id: string;
  identity: string;
  until: number;
}

/** Ratings, deviations and volatilities are in billionths. */
export interface Ratings {
  identity: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
  /** When the last of them ended. */
  at: number;
  /** Until when enough is known, if nothing is played. */
  firm_until: number;
}

/** What a rated match did to the rating of who sat there. */
interface RatingChanges {
  table_id: string;
  seat: number;
  identity: string;
  game: string;
  at: number;
  before: number;
  after: number;
}

/** Accounts that may open the host's page. */
interface Hosts {
  identity: string;
  since: number;
}

export interface Sanctions {
  identity: string;
  kind: SanctionKind;
  /** Null: never. */
  ends: number | null;
  reason: string;
}

export interface Reports {
  id: string;
  at: number;
  table_id: string;
  /** The number of a line; 0 for a person as such. */
  line: number;
  about: string;
  reporter: string | null;
  complaint: ReportReason;
  text: string;
  settled_at: number | null;
  settled_by: string | null;
  settlement: Resolution | null;
}

export interface HostActs {
  id: string;
  at: number;
  actor: string | null;
  did: HostActName;
  whom: string | null;
  table_id: string | null;
  detail: string;
}

/** From where somebody was seen of late. */
interface Sightings {
  identity: string;
  /** A keyed hash. */
  address: string;
  at: number;
}

/** From where nobody new may come in: a row for each address, or one for everywhere. */
export interface ShutOuts {
  id: string;
  /** As in sightings; empty for everywhere. */
  address: string;
  /** Whose addresses they are; null for everywhere. Whoever it is may be forgotten meanwhile. */
  whom: string | null;
  actor: string;
  since: number;
  /** Null: when a host says so. */
  ends: number | null;
}

/** One row while nothing may be changed. */
interface ReadOnlyTime {
  id: number;
  since: number;
  note: string | null;
}

/** The processes that are up, as each says now and then. */
interface Processes {
  id: string;
  at: number;
  started: number;
  version: string;
  people: number;
  rooms: number;
  faults: number;
}

/** The last time that a server said it was up; one row. */
interface Uptime {
  id: number;
  at: number;
}

interface Downtimes {
  from_at: number;
  to_at: number;
}

export interface Database {
  secrets: Secrets;
  identities: Identities;
  sign_ins: SignIns;
  recovery_codes: RecoveryCodes;
  tables: Tables;
  seats: Seats;
  places: Places;
  records: Records;
  snapshots: Snapshots;
  auto_passes: AutoPasses;
  hushed_cards: HushedCards;
  standing_orders: StandingOrders;
  talks: Talks;
  lines: Lines;
  mutes: Mutes;
  scenarios: Scenarios;
  devices: Devices;
  mailboxes: Mailboxes;
  calls: Calls;
  presences: Presences;
  ratings: Ratings;
  rating_changes: RatingChanges;
  hosts: Hosts;
  sanctions: Sanctions;
  reports: Reports;
  host_acts: HostActs;
  sightings: Sightings;
  shut_outs: ShutOuts;
  read_only: ReadOnlyTime;
  processes: Processes;
  uptime: Uptime;
  downtimes: Downtimes;
  /** Written to see whether writing works; one row, of no meaning. */
  checks: { id: number; at: number };
  schema_version: { id: number; version: number };
}

export type Db = Kysely<Database>;
