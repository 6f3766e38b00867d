/** What is kept of a match on this device. */
import { bots } from '@gonfalon/bots';
import type { AutoPassed, Entry, GameModule, MatchFile, Orders, Params, Ref, Seat } from '@gonfalon/kernel';
import { InvalidInputError, Match, rematchShift, saveMatch, sidesOf } from '@gonfalon/kernel';
import type { Outcome } from '@gonfalon/protocol';

export type LocalSeat =
  | { readonly kind: 'me'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table that somebody wants to set up. */
export interface LocalPlan {
  readonly game: string;
  readonly options: Params;
  readonly seats: readonly LocalSeat[];
}

/** A question that a seat does not want to be asked, as it is kept. */
export interface Waived extends AutoPassed {
  readonly seat: Seat;
}

/** An entry of a match, and when it was made. */
export interface SavedEntry {
  readonly entry: Entry;
  readonly at: number;
}

/** What is to be written of a match: the record without its entries, and the entries from the first that is new. */
export interface SavedMatchChange {
  readonly head: SavedMatch;
  readonly from: number;
  readonly entries: readonly SavedEntry[];
}

/** What a list of matches shows of one. */
export interface LocalListing {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly LocalSeat[];
  readonly created: number;
  readonly changed: number;
  /** Whose turn it is, unless that must not be known. */
  readonly asked?: Seat;
  readonly over?: Outcome;
}

export interface SavedMatch extends LocalListing {
  /** Of every die and shuffle; told once the match is over. */
  readonly seed: string;
  readonly file: MatchFile;
  /** When the match began, and when each of its entries was made. */
  readonly times: readonly number[];
  readonly waived: readonly Waived[];
  /** Cards for which a seat never wants to be asked. */
  readonly hushed?: readonly { readonly seat: Seat; readonly card: Ref }[];
  /** Standing orders. */
  readonly orders?: readonly { readonly seat: Seat; readonly orders: Orders }[];
  readonly ended?: number;
  readonly rematch?: string;
  /** How often a move was taken back across dice. */
  readonly takenBack?: number;
}

export interface Origin {
  readonly id: string;
  /** 64 hexadecimal digits that nobody knows. */
  readonly seed: string;
  readonly now: number;
}

/** The record of a match that is about to begin; throws BadInput if the game cannot be played like that. */
export function newSavedMatch(
  module: GameModule,
  { game, options, seats }: LocalPlan,
  { id, seed, now }: Origin,
): SavedMatch {
  for (const seat of seats) {
    if (seat.kind === 'bot' && !bots.some(({ name }) => name === seat.bot))
      throw new InvalidInputError(`there is no bot «${seat.bot}»`);
  }
  const alone = seats.every(({ kind }) => kind === 'bot');
  const match = new Match(module.game, {
    seats: seats.length,
    options: alone ? { ...module.botOptions, ...options } : options,
    chance: { kind: 'sealed', seed },
  });
  const file = saveMatch(match, playersOf(seats), false);
  return { id, game, seats, created: now, changed: now, seed, file, times: [now], waived: [] };
}

/** The whole record as one change. */
export function wholeChange(record: SavedMatch): SavedMatchChange {
  const { file, times } = record;
  const [begun = record.created, ...later] = times;
  return {
    head: { ...record, file: { ...file, entries: [] }, times: [begun] },
    from: 0,
    entries: file.entries.map((entry, i) => ({ entry, at: later[i] ?? record.changed })),
  };
}

/** The record with its entries. One that an earlier version kept has them already. */
export function joinSavedMatch(head: SavedMatch, entries: readonly SavedEntry[]): SavedMatch {
  if (entries.length === 0) return head;
  const { number, ...file } = head.file;
  return {
    ...head,
    file: {
      ...file,
      entries: entries.map(({ entry }) => entry as MatchFile['entries'][number]),
      ...(number !== undefined && number !== entries.length && { number }),
    },
    times: [head.times[0] ?? head.created, ...entries.map(({ at }) => at)],
  };
}

export function playersOf(seats: readonly LocalSeat[]): string[] {
  return seats.map((seat) => (seat.kind === 'me' ? seat.name : seat.bot));
}

export function listingOf({ id, game, seats, created, changed, asked, over }: SavedMatch): LocalListing {
  return {
    id,
    game,
    seats,
    created,
    changed,
    ...(asked !== undefined && { asked }),
    ...(over && { over }),
  };
}

/** The same players one seat further on, or more if those who played together would not do so again. */
export function rematchOf({ game }: Pick<GameModule, 'game'>, { seats, file }: SavedMatch): LocalPlan {
  const shift = rematchShift(sidesOf(game, file.options, seats.length));
  const moved = seats.map((_, i) => seats[(i + shift) % seats.length] as LocalSeat);
  return { game: game.id, options: file.options as Params, seats: moved };
}
