/** A table on this device, as lists and the page know it. */
import type { Seat, Viewer } from '@gonfalon/kernel';
import { commitment } from '@gonfalon/kernel';
import type { Outcome, SeatInfo, TableInfo } from '@gonfalon/protocol';
import type { LocalSeat, SavedMatch } from './saved-match.ts';

/** What never changes. */
export function infoOf({ id, game, file, seats, seed, created, takenBack }: SavedMatch) {
  const host = seats.findIndex(({ kind }) => kind === 'me');
  return {
    id,
    game,
    rules: file.rules,
    options: file.options as NonNullable<TableInfo['options']>,
    public: false,
    spectators: false,
    chat: 'off',
    clock: { kind: 'none' },
    lapse: { after: 1, become: 'bot' },
    // Those who share a device agree aloud.
    hints: true,
    windows: 'ask',
    rated: false,
    seats: seats.map(seatInfo),
    host: personId(Math.max(0, host)),
    commitment: commitment(seed),
    created,
    started: created,
    ...(takenBack !== undefined && { takenBack }),
  } as const;
}

interface Standing {
  readonly first: SavedMatch;
  readonly viewer: Viewer;
  readonly over: Outcome | undefined;
  readonly rematch: string | undefined;
}

export function stateOf({ first, viewer, over, rematch }: Standing) {
  return {
    status: over ? 'finished' : 'playing',
    ...(viewer !== 'spectator' && { you: viewer }),
    ...(over && { outcome: over, seed: first.seed }),
    ...(rematch !== undefined && { rematch }),
  } as const;
}

const personId = (seat: Seat) => `seat-${seat}`;

function seatInfo(seat: LocalSeat, i: Seat): SeatInfo {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
  return { kind: 'human', person: { id: personId(i), kind: 'guest', name: seat.name } };
}
