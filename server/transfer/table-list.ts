/** The tables that are moved with a store. */
import type { Database } from '../store/schema.ts';

/** All but what a store knows only of itself. */
type Moved = Omit<Database, 'schema_version' | 'checks' | 'presences' | 'processes'>;

type Column = 'text' | 'number' | 'text or null' | 'number or null';
type ColumnFor<Value> = null extends Value
  ? Exclude<Value, null> extends string
    ? 'text or null'
    : 'number or null'
  : Value extends string
    ? 'text'
    : 'number';

export interface MovedTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
}

export type Row = Readonly<Record<string, string | number | null>>;

function moved<Name extends keyof Moved>(
  name: Name,
  key: readonly (keyof Moved[Name] & string)[],
  columns: { readonly [C in keyof Moved[Name]]: ColumnFor<Moved[Name][C]> },
): MovedTable {
  return { name, key, columns };
}

/** Each after those that it refers to. */
export const TABLES: readonly MovedTable[] = [
  moved('secrets', ['name'], { name: 'text', value: 'text' }),
  moved('identities', ['id'], {
    id: 'text',
    kind: 'text',
    name: 'text',
    name_key: 'text or null',
    password: 'text or null',
    created: 'number',
    seen: 'number',
  }),
  moved('sign_ins', ['hash'], { hash: 'text', identity: 'text', expires: 'number' }),
  moved('recovery_codes', ['identity', 'hash'], {
    identity: 'text',
    hash: 'text',
    expires: 'number or null',
  }),
  moved('tables', ['id'], {
    id: 'text',
    game: 'text',
    rules: 'text',
    options: 'text',
    status: 'text',
    public: 'number',
    spectators: 'number',
    chat: 'text',
    clock: 'text',
    lapse: 'text',
    hints: 'number',
    windows: 'text',
    reaction: 'number or null',
    rated: 'number',
    counted: 'number',
    host: 'text',
    seed: 'text',
    outcome: 'text or null',
    rematch_of: 'text or null',
    created: 'number',
    started: 'number or null',
    ended: 'number or null',
    version: 'number',
  }),
  moved('seats', ['table_id', 'seat'], {
    table_id: 'text',
    seat: 'number',
    kind: 'text',
    identity: 'text or null',
    bot: 'text or null',
  }),
  moved('places', ['table_id'], {
    table_id: 'text',
    seq: 'number',
    asked: 'number or null',
    discreet: 'number',
    due: 'number or null',
    lease_by: 'text or null',
    lease_until: 'number or null',
    active: 'number',
    call_turn: 'number or null',
    call_at: 'number or null',
  }),
  moved('records', ['table_id', 'seq'], {
    table_id: 'text',
    seq: 'number',
    at: 'number',
    act: 'text',
    key: 'text or null',
    spent: 'text or null',
    events: 'text',
  }),
  moved('snapshots', ['table_id'], {
    table_id: 'text',
    seq: 'number',
    rules: 'text',
    snapshot: 'text',
    rest: 'text',
  }),
  moved('auto_passes', ['table_id', 'seat', 'prompt'], {
    table_id: 'text',
    seat: 'number',
    prompt: 'text',
    key: 'text',
  }),
  moved('hushed_cards', ['table_id', 'seat', 'card'], { table_id: 'text', seat: 'number', card: 'text' }),
  moved('standing_orders', ['table_id', 'seat'], { table_id: 'text', seat: 'number', orders: 'text' }),
  moved('talks', ['table_id'], { table_id: 'text', lines: 'number' }),
  moved('lines', ['table_id', 'n'], {
    table_id: 'text',
    n: 'number',
    at: 'number',
    identity: 'text',
    audience: 'text',
    text: 'text',
  }),
  moved('mutes', ['table_id', 'identity'], { table_id: 'text', identity: 'text' }),
  moved('scenarios', ['owner', 'id'], {
    owner: 'text',
    id: 'text',
    game: 'text',
    file: 'text',
    changed: 'number',
    edition: 'text',
  }),
  moved('devices', ['id'], {
    id: 'text',
    identity: 'text',
    endpoint: 'text',
    p256dh: 'text',
    auth: 'text',
    language: 'text',
    added: 'number',
  }),
  moved('mailboxes', ['identity'], {
    identity: 'text',
    address: 'text',
    language: 'text',
    confirmed: 'number',
    wanted: 'number',
    token: 'text or null',
    token_until: 'number or null',
  }),
  moved('calls', ['table_id', 'seat', 'target'], {
    table_id: 'text',
    seat: 'number',
    target: 'text',
    identity: 'text',
    turn: 'number',
    due: 'number or null',
    tries: 'number',
  }),
  moved('ratings', ['identity', 'game'], {
    identity: 'text',
    game: 'text',
    rating: 'number',
    deviation: 'number',
    volatility: 'number',
    matches: 'number',
    at: 'number',
    firm_until: 'number',
  }),
  moved('rating_changes', ['table_id', 'seat'], {
    table_id: 'text',
    seat: 'number',
    identity: 'text',
    game: 'text',
    at: 'number',
    before: 'number',
    after: 'number',
  }),
  moved('hosts', ['identity'], { identity: 'text', since: 'number' }),
  moved('sanctions', ['identity', 'kind'], {
    identity: 'text',
    kind: 'text',
    ends: 'number or null',
    reason: 'text',
  }),
  moved('reports', ['id'], {
    id: 'text',
    at: 'number',
    table_id: 'text',
    line: 'number',
    about: 'text',
    reporter: 'text or null',
    complaint: 'text',
    text: 'text',
    settled_at: 'number or null',
    settled_by: 'text or null',
    settlement: 'text or null',
  }),
  moved('host_acts', ['id'], {
    id: 'text',
    at: 'number',
    actor: 'text or null',
    did: 'text',
    whom: 'text or null',
    table_id: 'text or null',
    detail: 'text',
  }),
  moved('sightings', ['identity', 'address'], { identity: 'text', address: 'text', at: 'number' }),
  moved('shut_outs', ['id', 'address'], {
    id: 'text',
    address: 'text',
    whom: 'text or null',
    actor: 'text',
    since: 'number',
    ends: 'number or null',
  }),
  moved('read_only', ['id'], { id: 'number', since: 'number', note: 'text or null' }),
  moved('uptime', ['id'], { id: 'number', at: 'number' }),
  moved('downtimes', ['from_at'], { from_at: 'number', to_at: 'number' }),
];

/** Whether it has the table's columns, each of its type, and no others. */
export function isRowOf({ columns }: MovedTable, row: unknown): row is Row {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return false;
  const names = Object.keys(columns);
  return (
    Object.keys(row).length === names.length &&
    names.every((name) => fits(columns[name], (row as Readonly<Record<string, unknown>>)[name]))
  );
}

function fits(column: Column | undefined, value: unknown): boolean {
  if (value === null) return column === 'text or null' || column === 'number or null';
  if (typeof value === 'string') return column === 'text' || column === 'text or null';
  return (column === 'number' || column === 'number or null') && Number.isSafeInteger(value);
}
