/** Tables that are laid before a server starts, so that their seeds are known and a match can be played twice. */
import { createHash } from 'node:crypto';
import { games } from '@gonfalon/games';
import type { GameModule, Params } from '@gonfalon/kernel';
import { checkSetup, Match } from '@gonfalon/kernel';
import type { Config } from '../../config/config.ts';
import { replayAction } from '../../domain/log-action.ts';
import { createLog } from '../../ops/log.ts';
import { openStore } from '../../store/open.ts';
import type { LogRecord, TableRow } from '../../store/store.ts';

type Store = Pick<Config, 'data' | 'databaseUrl'>;

export interface SeededTable
  extends Partial<Pick<TableRow, 'clock' | 'lapse' | 'hints' | 'public' | 'windows' | 'reaction'>> {
  readonly game: string;
  /** Of a game that is not in the program's list. */
  readonly module?: GameModule;
  readonly seats: number;
  readonly options: Params;
  /** Gives the table its id and its dice. */
  readonly name: string;
}

const HOST = 'h'.repeat(22);

export function idOf({ name }: Pick<SeededTable, 'name'>): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 22);
}

export function seedOf({ name }: Pick<SeededTable, 'name'>): string {
  return createHash('sha256').update(`seed of ${name}`).digest('hex');
}

/** Lays open tables with nobody at them; whoever comes first gets seat 0. */
export async function seedTables(where: Store, tables: readonly SeededTable[]): Promise<void> {
  const store = await openStore(where, createLog('silent'));
  await store.addIdentity({ id: HOST, kind: 'guest', name: 'Host', password: undefined, created: 0 });
  for (const laid of tables) {
    const seats = Array.from({ length: laid.seats }, (_, seat) => seat);
    await store.addTable(
      rowOf(laid),
      seats.map((seat) => ({ seat, kind: 'open', identity: undefined, bot: undefined })),
    );
  }
  await store.close();
}

function rowOf(laid: SeededTable): TableRow {
  const { game } = laid.module ?? moduleOf(laid.game);
  const chance = { kind: 'sealed', seed: seedOf(laid) } as const;
  return {
    id: idOf(laid),
    game: laid.game,
    rules: game.rulesVersion,
    options: checkSetup(game, { seats: laid.seats, options: laid.options, chance }).options as Params,
    status: 'open',
    public: laid.public ?? true,
    spectators: true,
    chat: 'all',
    clock: laid.clock ?? { kind: 'none' },
    lapse: laid.lapse ?? { after: 3, become: 'bot' },
    hints: laid.hints ?? false,
    windows: laid.windows ?? 'ask',
    reaction: laid.reaction,
    rated: false,
    counted: false,
    host: HOST,
    seed: seedOf(laid),
    outcome: undefined,
    rematchOf: undefined,
    // What has waited for a month is cancelled.
    created: Date.now(),
    started: undefined,
    ended: undefined,
    version: 0,
  };
}

/** What is true at one moment of a match, and known to nobody as a whole. */
export interface Moment {
  readonly state: unknown;
  readonly asked: number | undefined;
  readonly discreet: boolean;
}

/** The truth after every record of a table, by its sequence number. */
export async function truthOf(where: Store, laid: SeededTable): Promise<Map<number, Moment>> {
  const store = await openStore(where, createLog('silent'), 'read');
  const records = await store.records(idOf(laid), 0);
  await store.close();
  return replayed(laid, records);
}

function replayed(laid: SeededTable, records: readonly LogRecord[]): Map<number, Moment> {
  const { game } = moduleOf(laid.game);
  const chance = { kind: 'sealed', seed: seedOf(laid) } as const;
  const match = new Match(game, { seats: laid.seats, options: laid.options, chance });
  const moments = new Map<number, Moment>([[0, momentOf(match)]]);
  for (const { seq, act } of records) {
    replayAction(match, act);
    moments.set(seq, momentOf(match));
  }
  return moments;
}

function momentOf({ state, question }: Match): Moment {
  return { state: structuredClone(state), asked: question?.seat, discreet: question?.secret === true };
}

function moduleOf(id: string): GameModule {
  const found = games.find(({ game }) => game.id === id);
  if (!found) throw new Error(`there is no game ${id}`);
  return found;
}
