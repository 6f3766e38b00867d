/** What a rated table asks of its set-up and of its players, so that a rating says something. */
import type { GameModule, Params } from '@gonfalon/kernel';
import { areEven } from '@gonfalon/kernel';
import type { CreateTable } from '@gonfalon/protocol';
import { RequestError } from '../errors.ts';
import type { Identity, SeatRow, TableRow } from '../store/store.ts';

type Settings = Pick<TableRow, 'rated' | 'clock' | 'lapse' | 'hints'>;

/** A guest could lose under one name and win under another. */
export function mustHaveAccount({ rated }: Settings, { kind }: Pick<Identity, 'kind'>): void {
  if (rated && kind !== 'account') throw new RequestError('table.rated-account');
}

export function assertRatable(plan: Settings & Pick<CreateTable, 'seats'>): void {
  if (!plan.rated) return;
  if (plan.seats.some(({ kind }) => kind === 'bot')) throw new RequestError('table.rated-bots');
  if (plan.hints) throw new RequestError('table.rated-hints');
  // Without a clock who is about to lose could just stay away.
  if (plan.clock.kind === 'none') throw new RequestError('table.rated-clock');
}

/**
 * What somebody made may favour one side: a scenario that is written out, rather than named, is not the game's own. The
 * game may say of what it is given that it favours nobody.
 */
export function assertBuiltInScenario(
  { rated }: Settings,
  { areOptionsFair }: GameModule,
  options: Params,
): void {
  const isWritten = Object.values(options).some((value) => typeof value === 'object');
  if (rated && isWritten && !areOptionsFair?.(options)) throw new RequestError('table.rated-scenario');
}

/** One against two says nothing of how good they are. */
export function mustBeEven({ rated }: Settings, sides: readonly number[]): void {
  if (rated && !areEven(sides)) throw new RequestError('table.rated-sides');
}

/** Bots take no seat at a rated table, not even that of somebody who ran out of time: that is a loss. */
export function lapseOf({ rated, lapse }: Settings): TableRow['lapse'] {
  return rated ? { ...lapse, become: 'forfeit' } : lapse;
}

export function assertNoBotSeats({ rated }: Settings, seats: readonly SeatRow[]): void {
  if (rated && seats.some(({ kind }) => kind === 'bot')) throw new RequestError('table.rated-bots');
}
