/** Matches between bots that change seats, and who won how many of them. */
import type { GameModule } from '@gonfalon/kernel';
import { checkSetup, createRng, hasMates, InvalidInputError, sidesOf } from '@gonfalon/kernel';
import type { ArenaMatch, ArenaSetup, BoutResult, Contestant } from './arena-match.ts';
import type { Spread } from './percentiles.ts';
import { Times } from './percentiles.ts';
import type { Interval } from './statistics.ts';
import { elo, wilson } from './statistics.ts';

export interface ArenaOptions
  extends Pick<ArenaMatch, 'game' | 'budgetScale' | 'limit' | 'randomMoveOneIn' | 'turnEnds'> {
  /** Whoever stands here twice has two seats. */
  readonly entrants: readonly Contestant[];
  readonly seats: number;
  /** On each setup; as many more are played as it takes for everybody to have every seat equally often. */
  readonly matches: number;
  readonly seed: string;
  readonly grounds: readonly ArenaSetup[];
}

/** The arena with the sides of each setup, as the game tells them. */
export function withSides({ game, botOptions }: GameModule, arena: ArenaOptions): ArenaOptions {
  const { seats, seed } = arena;
  const grounds = arena.grounds.map((setup) => {
    const chance = { kind: 'fast', seed } as const;
    const { options } = checkSetup(game, { seats, options: { ...botOptions, ...setup.options }, chance });
    const sides = sidesOf(game, options, seats);
    return hasMates(sides) ? { ...setup, sides } : setup;
  });
  return { ...arena, grounds };
}

/** How many matches are played on each setup. */
export function matchesEach({ entrants, matches }: Pick<ArenaOptions, 'entrants' | 'matches'>): number {
  return Math.ceil(matches / entrants.length) * entrants.length;
}

/**
 * All matches, setup by setup. As many in a row as there are entrants have the same seed: from one to the next
 * everybody moves one seat, or one side, on. Who sits beside whom changes from row to row.
 */
export function* boutsOf(options: ArenaOptions): Generator<ArenaMatch> {
  const { entrants, seats, matches, seed, grounds, ...rest } = options;
  if (entrants.length === 0) throw new InvalidInputError('no player was named');
  const each = matchesEach(options);
  for (const [place, setup] of grounds.entries()) {
    for (let match = 0; match < each; match++) {
      const row = Math.floor(match / entrants.length);
      const order = orderOf(entrants, `${seed}/${row}`);
      const places = placesOf(setup, seats);
      const seated = places.map((at) => order[(at + match) % order.length]);
      yield { ...rest, match: place * each + match, setup, seed: `${seed}/${row}`, players: seated };
    }
  }
}

/** The place of each seat: those of one side have the same. */
function placesOf({ sides }: ArenaSetup, seats: number): number[] {
  const known = [...new Set(sides)];
  return Array.from({ length: seats }, (_, seat) => (sides ? known.indexOf(sides[seat]) : seat));
}

function orderOf([first, ...others]: readonly Contestant[], seed: string): Contestant[] {
  return [first, ...createRng({ kind: 'fast', seed: `${seed}/order` }).shuffle(others)];
}

/** How one entrant did. */
export interface BotScore {
  readonly name: string;
  /** The finished matches that it played. */
  readonly matches: number;
  /** A victory shared by n sides counts 1/n. */
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
  /** The share that would come to its sides if all played equally well. */
  readonly byChance: number;
  /** Missing where nothing was lost, or nothing won. */
  readonly elo?: number;
  readonly eloInterval: Partial<Interval>;
}

export interface Ranking {
  readonly matches: number;
  readonly finished: number;
  readonly failed: number;
  readonly perPlayer: readonly BotScore[];
  /** The names are the numbers of the seats. */
  readonly perSeat: readonly BotScore[];
  readonly endings: Readonly<Record<string, number>>;
}

export interface ArenaFailure {
  readonly bout: ArenaMatch;
  readonly outcome: BoutResult;
}

export interface Thinking extends Omit<Spread, 'max'> {
  readonly name: string;
  readonly decisions: number;
}

/** The matches that were played so far. Whatever the order they are added in, the standings are the same. */
export class Scores {
  private readonly failed: ArenaFailure[] = [];
  private readonly played: {
    readonly bout: ArenaMatch;
    readonly outcome: Pick<BoutResult, 'winners' | 'ending' | 'sides'>;
  }[] = [];
  private readonly times = new Map<string, Times>();
  private readonly names: readonly string[];

  constructor(entrants: readonly Contestant[]) {
    this.names = [...new Set(entrants.map(({ name }) => name))];
  }

  add(bout: ArenaMatch, outcome: BoutResult): void {
    const { winners, ending, sides, failure } = outcome;
    if (failure !== undefined) this.failed.push({ bout, outcome });
    this.played.push({
      bout,
      outcome: {
        ...(winners && { winners }),
        ...(ending !== undefined && { ending }),
        ...(sides && { sides }),
      },
    });
    for (const [seat, { name }] of bout.players.entries()) {
      const times = this.times.get(name) ?? new Times();
      this.times.set(name, times);
      for (const ms of outcome.thoughts[seat] ?? []) times.add(ms);
    }
  }

  /** In the order of the matches. */
  get failures(): ArenaFailure[] {
    return this.failed.toSorted((a, b) => a.bout.match - b.bout.match);
  }

  /** On one setup, or on all. */
  standings(setup?: string): Ranking {
    const played = this.played
      .filter(({ bout }) => setup === undefined || bout.setup.id === setup)
      .sort((a, b) => a.bout.match - b.bout.match);
    const players = new Count(this.names);
    const seats = new Count();
    const endings: Record<string, number> = {};
    let finished = 0;
    for (const { bout, outcome } of played) {
      const { winners, ending = '', sides } = outcome;
      if (!winners) continue;
      finished++;
      endings[ending] = (endings[ending] ?? 0) + 1;
      players.add(
        bout.players.map(({ name }) => name),
        winners,
        sides,
      );
      seats.add(
        bout.players.map((_, seat) => `${seat}`),
        winners,
        sides,
      );
    }
    return {
      matches: played.length,
      finished,
      failed: played.length - finished,
      perPlayer: players.standings(),
      perSeat: seats.standings(),
      endings,
    };
  }

  /** How long each thought about a decision, in ms. */
  thinking(): Thinking[] {
    return this.names.map((name) => {
      const times = this.times.get(name) ?? new Times();
      return { name, decisions: times.count, ...times.spread() };
    });
  }
}

/** Wins by name; the names of a match may repeat. */
class Count {
  private readonly counted = new Map<string, { matches: number; wins: number; byChance: number }>();

  constructor(names: readonly string[] = []) {
    for (const name of names) this.counted.set(name, { matches: 0, wins: 0, byChance: 0 });
  }

  add(
    names: readonly string[],
    winners: readonly number[],
    sides: readonly number[] = [...names.keys()],
  ): void {
    const won = new Set(winners.map((seat) => sides[seat]));
    const all = new Set(sides).size;
    for (const name of new Set(names)) {
      const own = new Set(sides.filter((_, seat) => names[seat] === name));
      const one = this.counted.get(name) ?? { matches: 0, wins: 0, byChance: 0 };
      this.counted.set(name, one);
      one.matches++;
      one.byChance += own.size / all;
      one.wins += [...own].filter((side) => won.has(side)).length / Math.max(1, won.size);
    }
  }

  standings(): BotScore[] {
    return [...this.counted]
      .filter(([, { matches }]) => matches > 0)
      .map(([name, { matches, wins, byChance }]) => standing(name, wins, matches, byChance / matches));
  }
}

function standing(name: string, wins: number, matches: number, byChance: number): BotScore {
  const share = wins / matches;
  const interval = wilson(wins, matches);
  const points = (of: number) => {
    const value = elo(of, byChance);
    return Number.isFinite(value) ? value : undefined;
  };
  const [middle, low, high] = [share, interval.low, interval.high].map(points);
  return {
    name,
    matches,
    wins,
    share,
    interval,
    byChance,
    ...(middle !== undefined && { elo: middle }),
    eloInterval: { ...(low !== undefined && { low }), ...(high !== undefined && { high }) },
  };
}
