/** What a host of the site asks, and is told: people, tables, reports, and the site itself. */
import * as v from 'valibot';
import type { TableStatus } from './replies.ts';
import type { ReportReason } from './report.ts';
import { shortText } from './report.ts';
import { nameSchema } from './requests.ts';
import type { ReadOnly, Sanctions } from './site.ts';
import { SANCTIONS } from './site.ts';

const reason = v.pipe(shortText, v.minLength(1));

/** What became of a report. */
export const RESOLUTIONS = ['done', 'dismissed'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

const TEN_YEARS = 10 * 366 * 24;
/** Addresses change hands: nobody is kept out for long because of somebody else. */
const MONTH = 30 * 24;
const hoursUpTo = (most: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)));
const kind = v.picklist(SANCTIONS);
/** A name under which hosts know a table or a report: it opens nothing. */
export const handleSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,120}$/));

export const hostSchemas = {
  /** Without hours it has no end; `shutOut` is for how many hours nobody new may come in from where they were seen. */
  sanction: v.strictObject({ kind, hours: hoursUpTo(TEN_YEARS), reason, shutOut: hoursUpTo(MONTH) }),
  /** Nobody new may come in from anywhere; without hours until a host says so. */
  shutOut: v.strictObject({ hours: hoursUpTo(TEN_YEARS) }),
  lift: v.strictObject({ kind }),
  rename: v.strictObject({ name: nameSchema }),
  role: v.strictObject({ host: v.boolean() }),
  nothing: v.strictObject({}),
  settle: v.strictObject({ settlement: v.picklist(RESOLUTIONS) }),
  readOnly: v.strictObject({ on: v.boolean(), note: v.optional(shortText, '') }),
  backup: v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
} as const;

export const PEOPLE = ['accounts', 'guests', 'hosts', 'muted', 'banned'] as const;
const search = v.pipe(
  v.string(),
  v.maxLength(64),
  // Not every store can look for such a character.
  v.check((text) => !text.includes('\0'), 'no NUL'),
  v.transform((text) => text.trim()),
);
const before = v.optional(v.pipe(v.string(), v.maxLength(120)));
export const hostQueries = {
  people: v.strictObject({
    which: v.optional(v.picklist(PEOPLE), 'accounts'),
    name: v.optional(search, ''),
    before,
  }),
  tables: v.strictObject({
    status: v.optional(v.picklist(['open', 'playing', 'finished', 'cancelled']), 'playing'),
    name: v.optional(search, ''),
    before,
  }),
  reports: v.strictObject({ which: v.optional(v.picklist(['open', 'settled']), 'open'), before }),
  shutOuts: v.strictObject({ before }),
  acts: v.strictObject({ before }),
} as const;

/** A person as hosts see them. */
export interface HostPerson {
  readonly id: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  readonly name: string;
  readonly created: number;
  /** To the day. */
  readonly seen: number;
  /** How many matches they sat at. */
  readonly matches: number;
  readonly host: boolean;
  readonly sanctions: Sanctions;
  /** Until when newcomers from where they were seen are kept out. */
  readonly shutOut?: number;
}

/** A table as hosts see it: who sits there, and nothing of what is played. */
export interface HostTable {
  readonly handle: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  /** Its id, where anybody may watch it. */
  readonly link?: string;
  /** Names; a bot has none. */
  readonly seats: readonly { readonly kind: 'open' | 'human' | 'bot'; readonly name?: string }[];
  readonly created: number;
  /** When something happened there last. */
  readonly active: number;
}

export interface ReportedLine {
  readonly n: number;
  readonly at: number;
  readonly who: string;
  readonly name: string;
  readonly text: string;
}

export interface HostReport {
  readonly id: string;
  readonly at: number;
  readonly complaint: ReportReason;
  readonly text: string;
  readonly about: HostPerson;
  /** Who reported it. */
  readonly by: { readonly id: string; readonly name: string };
  readonly table: { readonly handle: string; readonly game: string };
  /** The line that was reported. */
  readonly line?: number;
  /** It, and some lines around it. */
  readonly lines: readonly ReportedLine[];
  readonly settled?: { readonly at: number; readonly by: string; readonly settlement: Resolution };
}

/** That nobody new may come in. From which addresses is told to nobody. */
export interface HostShutOut {
  readonly id: string;
  readonly since: number;
  /** Without one it lasts until a host lifts it. */
  readonly until?: number;
  /** The name of the host. */
  readonly by: string;
  /** From where this person was lately seen; without one, from anywhere. */
  readonly whom?: { readonly id: string; readonly name: string };
}

/** What hosts did. */
export const HOST_ACTS = [
  'mute',
  'ban',
  'lift-mute',
  'lift-ban',
  'shut-out',
  'lift-shut-out',
  'shut-out-all',
  'lift-shut-out-all',
  'rename',
  'sign-out',
  'delete',
  'give-role',
  'take-role',
  'close-table',
  'settle',
  'read-only-on',
  'read-only-off',
  'backup',
] as const;
export type HostActName = (typeof HOST_ACTS)[number];

export interface HostActInfo {
  readonly at: number;
  /** The name of who did it; without one, it was done on the command line. */
  readonly by?: string;
  readonly did: HostActName;
  /** To whom, or to which table. */
  readonly whom?: { readonly id: string; readonly name: string };
  readonly table?: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

export interface HostProcess {
  readonly started: number;
  readonly version: string;
  readonly people: number;
  readonly rooms: number;
  /** How many faults it noted since it started. */
  readonly faults: number;
}

export interface HostOverview {
  readonly version: string;
  readonly store: 'sqlite' | 'postgres';
  /** In bytes. */
  readonly size: number;
  readonly processes: readonly HostProcess[];
  readonly tables: Readonly<Record<TableStatus, number>>;
  readonly accounts: number;
  readonly guests: number;
  readonly openReports: number;
  /** How many shut-outs there are. */
  readonly shutOuts: number;
  /** The newest faults of the process that answers, the newest first. */
  readonly faults: readonly { readonly at: number; readonly what: string }[];
  readonly readOnly?: ReadOnly;
}
