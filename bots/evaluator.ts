/** Turns what a game's mind measures into chances to win. Seats that play together have their chance together. */
import type { Engine, EvaluationModel, Game, Result, Seat } from '@gonfalon/kernel';

export class Evaluator {
  private readonly model: EvaluationModel;
  private readonly game: Game;
  private readonly weights: Float64Array;
  private readonly biasWeights: Float64Array;
  private readonly measured: Float64Array;
  /** The side of each seat, counted from 0 without gaps. */
  private readonly sides: readonly number[];
  /** Of each side: what the terms of its seats add up to. */
  private readonly scores: Float64Array;
  /** Of each seat: its likings. */
  private readonly biases: Float64Array;

  /** `sides` is the side of each seat: see `sidesOf`. */
  constructor(game: Game, mind: EvaluationModel, sides: readonly number[]) {
    this.game = game;
    this.model = mind;
    const isLiking = (term: string) => mind.selfBias?.includes(term) ?? false;
    const weightOf = (term: string) => mind.weights[term] ?? 0;
    this.weights = Float64Array.from(mind.features, (term) => (isLiking(term) ? 0 : weightOf(term)));
    this.biasWeights = Float64Array.from(mind.features, (term) => (isLiking(term) ? weightOf(term) : 0));
    this.measured = new Float64Array(mind.features.length);
    const known = [...new Set(sides)];
    this.sides = sides.map((side) => known.indexOf(side));
    this.scores = new Float64Array(known.length);
    this.biases = new Float64Array(sides.length);
  }

  /** The chance of each seat to win, as it would judge it itself, likings included. */
  chances({ state, result }: Pick<Engine, 'state' | 'result'>, into: Float64Array): void {
    if (result) {
      this.winShares(result, into);
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

  /** What a result is worth to a seat: 1 for a victory of its side alone, a part of it if others share it, else 0. */
  shareOf(result: Result, seat: Seat): number {
    return result.winners.includes(seat) ? 1 / this.winningSides(result) : 0;
  }

  /** The chance of each seat to win, likings left aside: that of its side. Those of all sides together are 1. */
  winProbabilities({ state, result }: Pick<Engine, 'state' | 'result'>): number[] {
    const chances = new Float64Array(this.sides.length);
    if (result) {
      this.winShares(result, chances);
      return [...chances];
    }
    this.score(state);
    const most = Math.max(...this.scores);
    const lots = this.scores.map((worth) => Math.exp(worth - most));
    const sum = lots.reduce((total, one) => total + one, 0);
    return this.sides.map((side) => (lots[side] as number) / sum);
  }

  /** What each term adds to the seat's log odds; what mates have of it counts for the seat, what rivals have against. */
  features(state: unknown, seat: Seat): number[] {
    const { weights, biasWeights, measured, model } = this;
    this.score(state);
    const rivals = this.rivals(seat);
    model.measure(state, seat, measured);
    const own = model.features.map(
      (_, i) => (measured[i] as number) * ((weights[i] as number) + (biasWeights[i] as number)),
    );
    const add = (other: Seat, share: number) => {
      model.measure(state, other, measured);
      for (let i = 0; i < own.length; i++)
        own[i] = (own[i] as number) + share * (measured[i] as number) * (weights[i] as number);
    };
    for (const [other, side] of this.sides.entries()) {
      if (other === seat || this.game.isOut?.(state, other)) continue;
      add(other, side === this.sides[seat] ? 1 : -(rivals.get(side) ?? 0));
    }
    return own;
  }

  /** What the forecast is made of: what each term adds to each seat's worth. Nothing for who is out of the match. */
  contributions(state: unknown): Readonly<Record<string, number>>[] {
    const { weights, measured, game, model } = this;
    return this.sides.map((_, seat) => {
      if (game.isOut?.(state, seat)) return {};
      model.measure(state, seat, measured);
      const shares = model.features.map(
        (term, i) => [term, (measured[i] as number) * (weights[i] as number)] as const,
      );
      return Object.fromEntries(shares.filter(([, share]) => share !== 0));
    });
  }

  /** A side of which nobody is left in the match has no worth at all. */
  private score(state: unknown): void {
    const { scores, biases, sides, weights, biasWeights, measured, game, model } = this;
    scores.fill(Number.NEGATIVE_INFINITY);
    for (let seat = 0; seat < sides.length; seat++) {
      biases[seat] = 0;
      if (game.isOut?.(state, seat)) continue;
      model.measure(state, seat, measured);
      let worth = 0;
      let liking = 0;
      for (let i = 0; i < measured.length; i++) {
        worth += (measured[i] as number) * (weights[i] as number);
        liking += (measured[i] as number) * (biasWeights[i] as number);
      }
      const side = sides[seat] as number;
      const sofar = scores[side] as number;
      scores[side] = sofar === Number.NEGATIVE_INFINITY ? worth : sofar + worth;
      biases[seat] = liking;
    }
  }

  private logOdds(seat: Seat): number {
    const { scores } = this;
    const side = this.sides[seat] as number;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < scores.length; other++)
      if (other !== side) most = Math.max(most, scores[other] as number);
    const own = (scores[side] as number) + (this.biases[seat] as number);
    // Out of the match, or alone in it.
    if (own === Number.NEGATIVE_INFINITY) return -SURE;
    if (most === Number.NEGATIVE_INFINITY) return SURE;
    let sum = 0;
    for (let other = 0; other < scores.length; other++)
      if (other !== side) sum += Math.exp((scores[other] as number) - most);
    return own - most - Math.log(sum);
  }

  /** How much each side of rivals stands in the way: together 1. */
  private rivals(seat: Seat): Map<number, number> {
    const others = [...this.scores.entries()].filter(
      ([side, worth]) => side !== this.sides[seat] && worth !== Number.NEGATIVE_INFINITY,
    );
    const most = Math.max(...others.map(([, worth]) => worth));
    const sum = others.reduce((total, [, worth]) => total + Math.exp(worth - most), 0);
    return new Map(others.map(([side, worth]) => [side, Math.exp(worth - most) / sum]));
  }

  private winShares(result: Result, into: Float64Array): void {
    into.fill(0);
    const share = 1 / this.winningSides(result);
    for (const winner of result.winners) into[winner] = share;
  }

  private winningSides({ winners }: Result): number {
    return new Set(winners.map((seat) => this.sides[seat])).size;
  }
}

/** Log odds beyond which nothing is in doubt. */
const SURE = 30;
