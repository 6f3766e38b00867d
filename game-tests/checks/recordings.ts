/** The matches that the checks look at: random ones, recorded first, so that any position can be gone back to. */

import type { SelfPlayed, SelfPlayOptions } from '@gonfalon/bot-lab';
import { selfPlay } from '@gonfalon/bot-lab';
import type { Engine, Entry, GameModule, MatchFile, MatchSetup, Rng, Viewer } from '@gonfalon/kernel';
import { createRng, saveMatch, seatCounts, startEngine } from '@gonfalon/kernel';

export interface CheckOptions {
  readonly seed?: string;
  readonly matches?: number;
  /** How many positions of each match are looked at. */
  readonly positions?: number;
  /** Taken in turn from match to match; all that the game allows unless told. */
  readonly seats?: readonly number[] | undefined;
  readonly options?: unknown;
  readonly limit?: number | undefined;
}

/** Something wrong, and the file that leads to it if there is one. */
export interface Finding {
  readonly message: string;
  readonly file?: MatchFile;
}

export interface Report {
  readonly findings: readonly Finding[];
}

export interface Recorded {
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  /** The check's own randomness. */
  readonly chance: Rng;
  file(upTo?: number): MatchFile;
}

/** A position of a recorded match in which a question is open. Look, fork, but do not touch. */
export interface Stop {
  readonly play: Engine;
  readonly setup: MatchSetup;
  /** What was done here in the recorded match. */
  readonly next: Entry;
  readonly chance: Rng;
}

const MATCHES = 4;
const POSITIONS = 8;
const MAX_FINDINGS = 3;
/** In one match of so many, seats give up now and then. */
const RESIGNING_MATCH = 3;
const RESIGN_ONE_IN = 40;

/** How the n-th match of a check is set up and played. */
export function matchPlan(module: GameModule, given: CheckOptions, n: number): SelfPlayOptions {
  const seats = given.seats ?? seatCounts(module.game);
  return {
    seats: seats[n % seats.length],
    seed: `${given.seed ?? 'harness'}/${n}`,
    options: given.options,
    limit: given.limit,
    resignOneIn: n % RESIGNING_MATCH === RESIGNING_MATCH - 1 ? RESIGN_ONE_IN : undefined,
  };
}

/** Visits recorded matches. Whatever a visit throws is a finding, and ends the visit of that match. */
export function atRecordings(
  module: GameModule,
  given: CheckOptions,
  visit: (recorded: Recorded) => void,
): Finding[] {
  const findings: Finding[] = [];
  for (let n = 0; n < (given.matches ?? MATCHES) && findings.length < MAX_FINDINGS; n++) {
    const recorded = record(module, given, n);
    try {
      visit(recorded);
    } catch (error) {
      const at = error instanceof Located ? error.done : recorded.entries.length;
      const message = error instanceof Error ? error.message : String(error);
      findings.push({ message, file: recorded.file(at) });
    }
  }
  return findings;
}

/** Visits sampled positions of recorded matches. */
export function atStops(module: GameModule, given: CheckOptions, visit: (stop: Stop) => void): Finding[] {
  return atRecordings(module, given, (recorded) => {
    const { setup, entries, chance } = recorded;
    const play = startEngine(module.game, setup);
    let done = 0;
    for (const stop of samplePositions(recorded, given.positions ?? POSITIONS)) {
      try {
        while (done < stop) redo(play, entries[done++]);
        visit({ play, setup, next: entries[stop], chance });
      } catch (error) {
        throw new Located(error, done);
      }
    }
  });
}

/** Some positions in order, by how many entries led there. Each verb has its turn, so that rare ones are met too. */
export function samplePositions({ entries, chance }: Recorded, most: number): number[] {
  const byVerb = new Map<string, number[]>();
  for (const i of chance.shuffle([...entries.keys()])) {
    const entry = entries[i];
    const verb = 'choice' in entry ? entry.choice[0] : '';
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), i]);
  }
  const wanted: number[] = [];
  for (let turn = 0; wanted.length < Math.min(most, entries.length); turn++) {
    for (const list of byVerb.values()) if (turn < list.length) wanted.push(list[turn]);
  }
  return wanted.slice(0, most).sort((a, b) => a - b);
}

/** An error, and the number of entries that led to it. */
class Located extends Error {
  readonly done: number;

  constructor(error: unknown, done: number) {
    super(error instanceof Error ? error.message : String(error), { cause: error });
    this.done = done;
  }
}

/** Every check looks at the same matches, so that they are played once. */
const played = new WeakMap<GameModule, Map<string, SelfPlayed>>();

function playOnce(module: GameModule, plan: SelfPlayOptions): SelfPlayed {
  const known = played.get(module) ?? new Map<string, SelfPlayed>();
  played.set(module, known);
  const key = JSON.stringify(plan);
  const match = known.get(key) ?? selfPlay(module, plan);
  known.set(key, match);
  return match;
}

function record(module: GameModule, given: CheckOptions, n: number): Recorded {
  const plan = matchPlan(module, given, n);
  const match = playOnce(module, plan);
  const { setup, result, failure } = match;
  // What goes wrong in the rules is for `fuzz` to tell; everything before it can be looked at all the same.
  const entries = failure === undefined ? match.entries : match.entries.slice(0, -1);
  return {
    setup,
    entries,
    chance: createRng({ kind: 'fast', seed: `${plan.seed}/check` }),
    file(upTo = entries.length) {
      if (upTo === entries.length && result) return match.file();
      return saveMatch({ game: module.game, setup, entries: entries.slice(0, upTo) });
    },
  };
}

/** Does on a bare play what an entry of the log says. */
export function redo(play: Engine, entry: Entry): void {
  if ('choice' in entry) play.answer(entry.choice);
  else if ('resign' in entry) play.applyOutsideQuestion((ctx) => play.game.resign?.(ctx, entry.seat));
}

export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}
