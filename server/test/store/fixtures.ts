/** People, tables and steps in a line. */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@gonfalon/kernel';
import type { Identity, LogCommit, LogRecord, SeatRow, Store, TableRow } from '../../store/store.ts';

export function someId(): string {
  return randomBytes(16).toString('base64url');
}

export async function person(
  { store }: { readonly store: Store },
  traits: Partial<Identity> = {},
): Promise<Identity> {
  const identity: Identity = {
    id: someId(),
    kind: 'guest',
    name: 'Guest',
    password: undefined,
    created: 1000,
    ...traits,
  };
  await store.addIdentity(identity);
  return identity;
}

/** Somebody, as far as it matters where they sit. */
type Somebody = Pick<Identity, 'id'>;

export function tableRow(host: Somebody, traits: Partial<TableRow> = {}): TableRow {
  return {
    id: someId(),
    game: 'battue',
    rules: '1',
    options: { board: 'small' },
    status: 'open',
    public: true,
    spectators: true,
    chat: 'all',
    clock: { kind: 'none' },
    lapse: { after: 3, become: 'bot' },
    hints: false,
    windows: 'ask',
    reaction: undefined,
    rated: false,
    counted: false,
    host: host.id,
    seed: 'a secret seed',
    outcome: undefined,
    rematchOf: undefined,
    created: 1000,
    started: undefined,
    ended: undefined,
    version: 0,
    ...traits,
  };
}

export function sits(seat: Seat, identity: Somebody): SeatRow {
  return { seat, kind: 'human', identity: identity.id, bot: undefined };
}

export function empty(seat: Seat): SeatRow {
  return { seat, kind: 'open', identity: undefined, bot: undefined };
}

export async function table(
  { store }: { readonly store: Store },
  host: Somebody,
  traits: Partial<TableRow> = {},
  seats: readonly SeatRow[] = [sits(0, host), empty(1)],
): Promise<TableRow> {
  const row = tableRow(host, traits);
  await store.addTable(row, seats);
  return row;
}

export function record(seq: number, traits: Partial<LogRecord> = {}): LogRecord {
  return {
    seq,
    at: 2000 + seq,
    act: { do: 'choose', seat: 0, number: seq, choice: ['move', 'a', 'b'] },
    key: `key-${seq}`,
    spent: { seat: 0, ms: 12 },
    events: [{ event: { kind: 'moved', params: { seat: 0 } } }],
    ...traits,
  };
}

/** One record after the given number. */
export function step(tableId: string, after: number, traits: Partial<LogCommit> = {}): LogCommit {
  return {
    table: tableId,
    after,
    records: [record(after + 1)],
    place: { seq: after + 1, asked: 0, discreet: false, due: undefined },
    lease: undefined,
    ...traits,
  };
}
