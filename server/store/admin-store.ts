/** What a server keeps for the hosts of the site, and how it asks for it. */
import type {
  HostActName,
  HostPerson,
  HostProcess,
  PEOPLE,
  ReadOnly,
  ReportReason,
  Resolution,
  Sanction,
  SanctionKind,
  Sanctions,
  TableStatus,
} from '@gonfalon/protocol';

export interface PeopleQuery {
  readonly which: (typeof PEOPLE)[number];
  /** A part of the name; empty for all. */
  readonly name: string;
  /** Only those that come after this one in the list. */
  readonly after: Position | undefined;
  readonly now: number;
  readonly limit: number;
}

/** Where something stands in a list of the newest first. */
export interface Position {
  readonly at: number;
  readonly id: string;
}

export interface HostTableRow {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly spectators: boolean;
  readonly created: number;
  readonly active: number;
  readonly seats: readonly { readonly kind: 'open' | 'human' | 'bot'; readonly name: string | undefined }[];
}

export interface HostTableQuery {
  readonly status: TableStatus;
  /** A part of the name of somebody who sits there; empty for all. */
  readonly name: string;
  readonly after: Position | undefined;
  readonly limit: number;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  /** The number of the line; 0 if it is about a person as such. */
  readonly line: number;
  readonly about: string;
  /** Undefined if they were forgotten since. */
  readonly by: string | undefined;
  readonly complaint: ReportReason;
  readonly text: string;
  readonly settled: { readonly at: number; readonly by: string; readonly settlement: Resolution } | undefined;
}

/** One line of the record of what hosts did. */
export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  /** Undefined: by the command line. */
  readonly by: string | undefined;
  readonly did: HostActName;
  readonly whom: string | undefined;
  readonly table: string | undefined;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** That nobody new may come in: from where somebody was lately seen, or from anywhere. */
export interface SignupBlock {
  readonly id: string;
  /** Undefined: from anywhere. */
  readonly whom: string | undefined;
  readonly by: string;
  readonly since: number;
  /** Undefined: until a host says so. */
  readonly until: number | undefined;
}

export interface Counts {
  readonly tables: Readonly<Record<TableStatus, number>>;
  readonly accounts: number;
  readonly guests: number;
  readonly openReports: number;
  readonly shutOuts: number;
}

export interface AdminStore {
  // Who is a host
  isHost(identity: string): Promise<boolean>;
  addHost(identity: string, since: number): Promise<void>;
  /** False if it is the last one, and one has to stay. */
  removeHost(identity: string, how: 'keep-one' | 'any'): Promise<boolean>;

  // What people may not do
  sanctions(identity: string, now: number): Promise<Sanctions>;
  /** Instead of one of the same kind. */
  setSanction(identity: string, kind: SanctionKind, sanction: Sanction): Promise<void>;
  /** False if there was none. */
  liftSanction(identity: string, kind: SanctionKind): Promise<boolean>;

  // Who may come in anew. Addresses are keyed hashes here, and none is ever told.
  /** Of each person the newest few are kept, for 30 days. */
  noteSighting(identity: string, address: string, now: number): Promise<void>;
  /** Whether anything is known of where somebody lately was. */
  wasSeen(identity: string, now: number): Promise<boolean>;
  /** Instead of one with the same id. */
  addShutOut(shutOut: SignupBlock): Promise<void>;
  shutOut(id: string): Promise<SignupBlock | undefined>;
  /** What keeps newcomers from this address out; if there are several, the one that lasts longest. */
  shutOutAt(address: string, now: number): Promise<SignupBlock | undefined>;
  /** Those that have not ended, the newest first. */
  shutOuts(now: number, after: Position | undefined, limit: number): Promise<SignupBlock[]>;
  liftShutOut(id: string): Promise<void>;
  /** Forgets addresses that are no longer needed. */
  tidyAddresses(now: number): Promise<void>;

  // What hosts did
  noteAct(act: AuditEntry): Promise<void>;
  /** The newest first. */
  acts(after: Position | undefined, limit: number): Promise<AuditEntry[]>;

  // Reports
  /** False if the same person reported the same before. */
  addReport(report: Report): Promise<boolean>;
  report(id: string): Promise<Report | undefined>;
  reports(which: 'open' | 'settled', after: Position | undefined, limit: number): Promise<Report[]>;
  /** False if it was settled already. */
  settleReport(id: string, settled: NonNullable<Report['settled']>): Promise<boolean>;

  // Lists
  person(id: string, now: number): Promise<HostPerson | undefined>;
  people(query: PeopleQuery): Promise<HostPerson[]>;
  hostTables(query: HostTableQuery): Promise<HostTableRow[]>;
  counts(now: number): Promise<Counts>;
  /** How much room the store takes, in bytes. */
  size(): Promise<number>;

  // Whether anything may be changed
  readOnly(): Promise<ReadOnly | undefined>;
  /** If it is so already, only the note changes. */
  beginReadOnly(now: number, note: string | undefined): Promise<void>;
  /** The time in between was nobody's thinking time. False if it was not so. */
  endReadOnly(now: number): Promise<boolean>;

  // Which processes there are
  noteProcess(id: string, process: HostProcess, now: number): Promise<void>;
  processes(since: number): Promise<HostProcess[]>;
  forgetProcess(id: string): Promise<void>;
}
