/** Turns what a game's mind measures into chances to win. */
import type { Engine, EvaluationModel, Game, Result, Seat } from '@gonfalon/kernel';

export class Evaluator {
  private readonly model: EvaluationModel;
  private readonly game: Game;
  private readonly weights: Float64Array;
  private readonly biasWeights: Float64Array;
  private readonly measured: Float64Array;
  /** Of each seat: what its terms add up to, and its likings. */
  private readonly scores: Float64Array;
  private readonly biases: Float64Array;

  constructor(game: Game, mind: EvaluationModel, seats: number) {
    this.game = game;
    this.model = mind;
    const isLiking = (term: string) => mind.selfBias?.includes(term) ?? false;
    const weightOf = (term: string) => mind.weights[term] ?? 0;
    this.weights = Float64Array.from(mind.features, (term) => (isLiking(term) ? 0 : weightOf(term)));
    this.biasWeights = Float64Array.from(mind.features, (term) => (isLiking(term) ? weightOf(term) : 0));
    this.measured = new Float64Array(mind.features.length);
    this.scores = new Float64Array(seats);
    this.biases = new Float64Array(seats);
  }

  /** The chance of each seat to win, as it would judge it itself, likings included. */
  chances({ state, result }: Pick<Engine, 'state' | 'result'>, into: Float64Array): void {
    if (result) {
      winShares(result, into);
      return;
    }
    this.score(state);
    for (let seat = 0; seat < into.length; seat++) into[seat] = 1 / (1 + Math.exp(-this.logOdds(seat)));
  }

  /** The logarithm of a seat's odds to win: it tells good from better where the chance is all but 1. */
  odds(state: unknown, seat: Seat): number {
    this.score(state);
    return this.logOdds(seat);
  }

  /** The chance of each seat to win, likings left aside; together they are 1. */
  winProbabilities({ state, result }: Pick<Engine, 'state' | 'result'>): number[] {
    const chances = new Float64Array(this.scores.length);
    if (result) winShares(result, chances);
    else {
      this.score(state);
      const most = Math.max(...this.scores);
      for (const [seat, worth] of this.scores.entries()) chances[seat] = Math.exp(worth - most);
      const sum = chances.reduce((total, one) => total + one, 0);
      for (const [seat, one] of chances.entries()) chances[seat] = one / sum;
    }
    return [...chances];
  }

  /** What each term adds to the seat's log odds; what the others have of it counts against the seat. */
  features(state: unknown, seat: Seat): number[] {
    const { weights, biasWeights, measured, model } = this;
    this.score(state);
    const rivals = this.rivals(seat);
    model.measure(state, seat, measured);
    const own = model.features.map(
      (_, i) => (measured[i] as number) * ((weights[i] as number) + (biasWeights[i] as number)),
    );
    for (const [rival, share] of rivals) {
      model.measure(state, rival, measured);
      for (let i = 0; i < own.length; i++)
        own[i] = (own[i] as number) - share * (measured[i] as number) * (weights[i] as number);
    }
    return own;
  }

  /** What the forecast is made of: what each term adds to each seat's worth. Nothing for who is out of the match. */
  contributions(state: unknown): Readonly<Record<string, number>>[] {
    const { weights, measured, game, model } = this;
    return Array.from(this.scores, (_, seat) => {
      if (game.isOut?.(state, seat)) return {};
      model.measure(state, seat, measured);
      const shares = model.features.map(
        (term, i) => [term, (measured[i] as number) * (weights[i] as number)] as const,
      );
      return Object.fromEntries(shares.filter(([, share]) => share !== 0));
    });
  }

  private score(state: unknown): void {
    const { scores, biases, weights, biasWeights, measured, game, model } = this;
    for (let seat = 0; seat < scores.length; seat++) {
      if (game.isOut?.(state, seat)) {
        scores[seat] = Number.NEGATIVE_INFINITY;
        biases[seat] = 0;
        continue;
      }
      model.measure(state, seat, measured);
      let worth = 0;
      let liking = 0;
      for (let i = 0; i < measured.length; i++) {
        worth += (measured[i] as number) * (weights[i] as number);
        liking += (measured[i] as number) * (biasWeights[i] as number);
      }
      scores[seat] = worth;
      biases[seat] = liking;
    }
  }

  private logOdds(seat: Seat): number {
    const { scores } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) most = Math.max(most, scores[other] as number);
    const own = (scores[seat] as number) + (this.biases[seat] as number);
    // Out of the match, or alone in it.
    if (own === Number.NEGATIVE_INFINITY) return -SURE;
    if (most === Number.NEGATIVE_INFINITY) return SURE;
    let sum = 0;
    for (let other = 0; other < scores.length; other++)
      if (other !== seat) sum += Math.exp((scores[other] as number) - most);
    return own - most - Math.log(sum);
  }

  /** How much each rival stands in the way: together 1. */
  private rivals(seat: Seat): [Seat, number][] {
    const others = [...this.scores.entries()].filter(
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
function winShares({ winners }: Result, into: Float64Array): void {
  into.fill(0);
  for (const winner of winners) into[winner] = 1 / winners.length;
}
