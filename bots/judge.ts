/** Turns what a game's mind measures into chances to win. */
import type { Game, Mind, Play, Result, Seat } from '@gonfalon/kernel';

export class Judge {
  private readonly mind: Mind;
  private readonly game: Game;
  private readonly weights: Float64Array;
  private readonly likings: Float64Array;
  private readonly measured: Float64Array;
  /** Of each seat: what its terms add up to, and its likings. */
  private readonly worths: Float64Array;
  private readonly liked: Float64Array;

  constructor(game: Game, mind: Mind, seats: number) {
    this.game = game;
    this.mind = mind;
    const isLiking = (term: string) => mind.likings?.includes(term) ?? false;
    const weightOf = (term: string) => mind.weights[term] ?? 0;
    this.weights = Float64Array.from(mind.terms, (term) => (isLiking(term) ? 0 : weightOf(term)));
    this.likings = Float64Array.from(mind.terms, (term) => (isLiking(term) ? weightOf(term) : 0));
    this.measured = new Float64Array(mind.terms.length);
    this.worths = new Float64Array(seats);
    this.liked = new Float64Array(seats);
  }

  /** The chance of each seat to win, as it would judge it itself, likings included. */
  chances({ state, result }: Pick<Play, 'state' | 'result'>, into: Float64Array): void {
    if (result) {
      winnersShare(result, into);
      return;
    }
    this.weigh(state);
    for (let seat = 0; seat < into.length; seat++) into[seat] = 1 / (1 + Math.exp(-this.logOdds(seat)));
  }

  /** The logarithm of a seat's odds to win: it tells good from better where the chance is all but 1. */
  odds(state: unknown, seat: Seat): number {
    this.weigh(state);
    return this.logOdds(seat);
  }

  /** The chance of each seat to win, likings left aside; together they are 1. */
  forecast({ state, result }: Pick<Play, 'state' | 'result'>): number[] {
    const chances = new Float64Array(this.worths.length);
    if (result) winnersShare(result, chances);
    else {
      this.weigh(state);
      const most = Math.max(...this.worths);
      for (const [seat, worth] of this.worths.entries()) chances[seat] = Math.exp(worth - most);
      const sum = chances.reduce((total, one) => total + one, 0);
      for (const [seat, one] of chances.entries()) chances[seat] = one / sum;
    }
    return [...chances];
  }

  /** What each term adds to the seat's log odds; what the others have of it counts against the seat. */
  terms(state: unknown, seat: Seat): number[] {
    const { weights, likings, measured, mind } = this;
    this.weigh(state);
    const rivals = this.rivals(seat);
    mind.measure(state, seat, measured);
    const own = mind.terms.map(
      (_, i) => (measured[i] as number) * ((weights[i] as number) + (likings[i] as number)),
    );
    for (const [rival, share] of rivals) {
      mind.measure(state, rival, measured);
      for (let i = 0; i < own.length; i++)
        own[i] = (own[i] as number) - share * (measured[i] as number) * (weights[i] as number);
    }
    return own;
  }

  /** What the forecast is made of: what each term adds to each seat's worth. Nothing for who is out of the match. */
  shares(state: unknown): Readonly<Record<string, number>>[] {
    const { weights, measured, game, mind } = this;
    return Array.from(this.worths, (_, seat) => {
      if (game.absent?.(state, seat)) return {};
      mind.measure(state, seat, measured);
      const shares = mind.terms.map(
        (term, i) => [term, (measured[i] as number) * (weights[i] as number)] as const,
      );
      return Object.fromEntries(shares.filter(([, share]) => share !== 0));
    });
  }

  private weigh(state: unknown): void {
    const { worths, liked, weights, likings, measured, game, mind } = this;
    for (let seat = 0; seat < worths.length; seat++) {
      if (game.absent?.(state, seat)) {
        worths[seat] = Number.NEGATIVE_INFINITY;
        liked[seat] = 0;
        continue;
      }
      mind.measure(state, seat, measured);
      let worth = 0;
      let liking = 0;
      for (let i = 0; i < measured.length; i++) {
        worth += (measured[i] as number) * (weights[i] as number);
        liking += (measured[i] as number) * (likings[i] as number);
      }
      worths[seat] = worth;
      liked[seat] = liking;
    }
  }

  private logOdds(seat: Seat): number {
    const { worths } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < worths.length; other++)
      if (other !== seat) most = Math.max(most, worths[other] as number);
    const own = (worths[seat] as number) + (this.liked[seat] as number);
    // Out of the match, or alone in it.
    if (own === Number.NEGATIVE_INFINITY) return -SURE;
    if (most === Number.NEGATIVE_INFINITY) return SURE;
    let sum = 0;
    for (let other = 0; other < worths.length; other++)
      if (other !== seat) sum += Math.exp((worths[other] as number) - most);
    return own - most - Math.log(sum);
  }

  /** How much each rival stands in the way: together 1. */
  private rivals(seat: Seat): [Seat, number][] {
    const others = [...this.worths.entries()].filter(
      ([other, worth]) => other !== seat && worth !== Number.NEGATIVE_INFINITY,
    );
    const most = Math.max(...others.map(([, worth]) => worth));
    const sum = others.reduce((total, [, worth]) => total + Math.exp(worth - most), 0);
    return others.map(([other, worth]) => [other, Math.exp(worth - most) / sum]);
  }
}

/** Log odds beyond which nothing is in doubt. */
const SURE = 30;

/** A shared victory counts for each winner in part. */
function winnersShare({ winners }: Result, into: Float64Array): void {
  into.fill(0);
  for (const winner of winners) into[winner] = 1 / winners.length;
}
