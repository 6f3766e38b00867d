import type { GameModule, MatchFile } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import type { Spread } from './percentiles.ts';
import { spread } from './percentiles.ts';
import type { SelfPlayed } from './self-play.ts';
import { selfPlay } from './self-play.ts';

export interface SimulateOptions {
  readonly seats: number;
  readonly matches: number;
  readonly seed: string;
  /** Names of bots; they move one seat on from match to match, so that each plays every seat equally often. */
  readonly players: readonly string[];
  readonly options?: unknown;
  /** A match of more decisions than this is given up as unfinished. */
  readonly limit?: number;
  readonly check?: boolean;
  onProgress?(done: number, matches: number): void;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

export interface PlayerRecord {
  /** How many matches it played at each seat. */
  readonly seats: readonly number[];
  /** A victory shared by n sides counts 1/n. */
  readonly wins: number;
  /** Its part of the finished matches, from 0 to 1. */
  readonly share: number;
}

export interface SimulationFailure {
  /** Counted from 0. */
  readonly match: number;
  readonly message: string;
  readonly file: MatchFile;
}

export interface Simulation {
  readonly matches: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly msPerMatch: Spread;
  readonly wins: {
    readonly perSeat: readonly number[];
    readonly perPlayer: Readonly<Record<string, PlayerRecord>>;
  };
  /** Of the finished matches, in games that count rounds. */
  readonly rounds?: Spread;
  /** How often each of the game's endings was met, in the game's own order. */
  readonly endings: Readonly<Record<string, number>>;
  /** The first of the unfinished matches; all of them would fill the memory. */
  readonly failures: readonly SimulationFailure[];
}

const MAX_FAILURES = 20;

/** Lets bots play many matches against each other and counts. */
export function simulate(module: GameModule, given: SimulateOptions): Simulation {
  const { seats, matches, seed, players, onProgress } = given;
  if (players.length === 0) throw new InvalidInputError('no player was named');
  const tally = new Tally(module, seats, players);
  for (let match = 0; match < matches; match++) {
    const names = seating(players, seats, match);
    tally.add(match, names, selfPlay(module, { ...given, seed: `${seed}/${match}`, players: names }));
    onProgress?.(match + 1, matches);
  }
  return tally.total();
}

/** Who sits where in a match: over as many matches as there are players, each seat is played by each once. */
export function seating(players: readonly string[], seats: number, match: number): string[] {
  return Array.from({ length: seats }, (_, seat) => players[(seat + match) % players.length]);
}

class Tally {
  private readonly perSeat: number[];
  private readonly played = new Map<string, { seats: number[]; wins: number }>();
  private readonly endings: Record<string, number>;
  private readonly times: number[] = [];
  private readonly rounds: number[] = [];
  private readonly failures: SimulationFailure[] = [];
  private finished = 0;
  private decisions = 0;

  constructor(module: GameModule, seats: number, players: readonly string[]) {
    this.perSeat = Array.from({ length: seats }, () => 0);
    for (const name of players) this.played.set(name, { seats: [...this.perSeat], wins: 0 });
    this.endings = Object.fromEntries(module.game.endings.map((ending) => [ending, 0]));
  }

  add(match: number, names: readonly string[], played: SelfPlayed): void {
    const { result, failure, ms, rounds } = played;
    this.decisions += played.decisions;
    this.times.push(ms);
    for (const [seat, name] of names.entries()) this.record(name).seats[seat]++;
    if (!result) {
      if (this.failures.length < MAX_FAILURES)
        this.failures.push({ match, message: failure ?? 'the match is not over', file: played.file() });
      return;
    }
    this.finished++;
    this.endings[result.ending] = (this.endings[result.ending] ?? 0) + 1;
    if (rounds !== undefined) this.rounds.push(rounds);
    const { winners, sides = [...names.keys()] } = result;
    const won = [...new Set(winners.map((seat) => sides[seat]))];
    for (const seat of winners) this.perSeat[seat] += 1 / won.length;
    for (const side of won)
      for (const name of new Set(names.filter((_, seat) => sides[seat] === side)))
        this.record(name).wins += 1 / won.length;
  }

  total(): Simulation {
    const { finished, decisions, times, rounds } = this;
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000;
    const records = [...this.played].map(([name, { seats, wins }]) => {
      return [name, { seats, wins, share: finished > 0 ? wins / finished : 0 }] as const;
    });
    return {
      matches: times.length,
      finished,
      unfinished: times.length - finished,
      decisions,
      decisionsPerSecond: seconds > 0 ? decisions / seconds : 0,
      msPerMatch: spread(times),
      wins: { perSeat: this.perSeat, perPlayer: Object.fromEntries(records) },
      ...(rounds.length > 0 && { rounds: spread(rounds) }),
      endings: this.endings,
      failures: this.failures,
    };
  }

  private record(name: string): { seats: number[]; wins: number } {
    const found = this.played.get(name);
    if (!found) throw new RangeError(`"${name}" does not play`);
    return found;
  }
}
