/** What a player's page tells: ratings, how matches ended, and how the ratings came about. */
import type { GameRecord, Leader, PlayerInfo, RatingInfo, Tally } from '@gonfalon/protocol';
import { resultFor } from '@gonfalon/protocol';
import type { Identity, PlayedMatch, Rating, Store } from '../store/store.ts';
import { deviationAt } from './glicko.ts';

/** How many points of a rating's course are told: the newest. */
const MAX_HISTORY_LENGTH = 200;
const MAX_LEADERS = 50;

/** As far as the viewer may know. */
export async function playerInfo(
  store: Store,
  { id, name, created }: Identity,
  viewer: string,
  now: number,
): Promise<PlayerInfo> {
  const [ratings, matches] = await Promise.all([store.ratings(id), store.playedMatches(id, viewer)]);
  const names = new Set([...ratings.map(({ game }) => game), ...matches.map(({ game }) => game)]);
  const games = [...names].sort().map(async (game): Promise<GameRecord> => {
    const rating = ratings.find((one) => one.game === game);
    const own = matches.filter((one) => one.game === game);
    const history = rating ? await store.ratingHistory(id, game, MAX_HISTORY_LENGTH) : [];
    return {
      game,
      ...(rating && { rating: ratingInfo(rating, now) }),
      history: history.map((point) => ({ at: point.at, rating: Math.round(point.rating) })),
      people: tally(own.filter(({ withPeople }) => withPeople)),
      bots: tally(own.filter(({ withPeople }) => !withPeople)),
    };
  });
  return { id, name, since: created, games: await Promise.all(games) };
}

/** Those of whose rating enough is known. */
export async function leaders(store: Store, game: string, now: number): Promise<Leader[]> {
  const best = await store.bestRatings(game, now, MAX_LEADERS);
  return best.map(({ identity: { id, name }, rating }) => ({ id, name, ...ratingInfo(rating, now) }));
}

function ratingInfo(rating: Rating, now: number): RatingInfo {
  return {
    rating: Math.round(rating.rating),
    deviation: Math.round(deviationAt(rating, now)),
    provisional: now >= rating.firmUntil,
    matches: rating.matches,
  };
}

function tally(matches: readonly PlayedMatch[]): Tally {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (const match of matches) {
    const end = resultFor(match.outcome, match.seat, match.left);
    if (end) counts[end]++;
  }
  return counts;
}
