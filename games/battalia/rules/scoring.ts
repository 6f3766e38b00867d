/** Who has won: BTA-18.4, BTA-18.5, BTA-18.8. */
import type { Result, Seat } from '@gonfalon/kernel';
import { compareLists } from './bill.ts';
import { citiesOfLevel, playerAt, remainingSeats, victoryPoints } from './selectors.ts';
import type { State } from './state.ts';
import { OFF_MAP } from './state.ts';

/** What ranks a seat, the weightiest first. */
function standings(s: State, seat: Seat): number[] {
  const levels = [4, 3, 2, 1].map((level) => citiesOfLevel(s, seat, level));
  const heroes = playerAt(s, seat).heroes.filter(({ cell }) => cell !== OFF_MAP).length;
  return [victoryPoints(s, seat), ...levels, heroes];
}

export function result(s: State): Result | undefined {
  if (!s.ending) return undefined;
  const scores = s.players.map((_, seat) => victoryPoints(s, seat));
  const ranked = remainingSeats(s).map((seat) => ({ seat, key: standings(s, seat) }));
  const best = ranked.reduce((top, one) => (compareLists(one.key, top) > 0 ? one.key : top), [-1]);
  const winners = ranked.filter(({ key }) => compareLists(key, best) === 0).map(({ seat }) => seat);
  return { ending: s.ending, winners, scores };
}
