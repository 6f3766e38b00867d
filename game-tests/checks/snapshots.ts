import type { GameModule, Viewer } from '@gonfalon/kernel';
import { canonical, Match, startEngine } from '@gonfalon/kernel';
import { notPlain } from './plain.ts';
import type { CheckOptions, Report, Stop } from './recordings.ts';
import { atStops, viewersOf } from './recordings.ts';
import { parting } from './seen.ts';

/** At most so many choices are made before a snapshot, so that some can still be undone in it. */
const BEFORE = 4;
/** How many choices a restored match is followed for. */
const AFTER = 20;

/** A match, saved as text between two choices and restored, goes on as if nothing had happened. */
export function snapshots(module: GameModule, given: CheckOptions = {}): Report {
  return { findings: atStops(module, given, visit) };
}

function visit({ play, setup, chance }: Stop): void {
  const here = { position: play.position(), chance: play.chance.save(), number: 0 };
  const original = new Match(play.game, setup, here);
  for (let i = chance.nextInt(BEFORE); i > 0; i--) choose(chance.nextInt(2 ** 32), original);
  load(original);

  const snapshot = original.snapshot();
  const odd = notPlain(snapshot);
  if (odd !== undefined) throw new Error(`a snapshot is not plain JSON at ${odd}`);
  const restored = new Match(play.game, setup, JSON.parse(JSON.stringify(snapshot)));
  const viewers = viewersOf(setup.seats);
  const pair = [original, restored].map((match) => ({
    match,
    eventCounts: viewers.map((viewer) => match.events(viewer).length),
  }));
  compare(pair, viewers);
  for (let i = 0; i < AFTER; i++) choose(chance.nextInt(2 ** 32), original, restored);
  compare(pair, viewers);
}

/** The same choice, picked by a number, in every match. */
function choose(number: number, ...matches: Match[]): void {
  const { question } = matches[0];
  if (!question) return;
  const choice = question.choices[number % question.choices.length];
  for (const match of matches) {
    const refusal = match.choose(question.seat, match.number, choice);
    if (refusal) throw new Error(`a restored match refuses "${choice.join(' ')}" by ${refusal.rule}`);
  }
}

/** As a set position it must be taken as it is. */
function load(match: Match): void {
  const position = match.position();
  const odd = notPlain(position);
  if (odd !== undefined) throw new Error(`a position is not plain JSON at ${odd}`);
  const saved = canonical(position);
  const loaded = canonical(startEngine(match.game, { ...match.setup, from: JSON.parse(saved) }).position());
  if (loaded !== saved) throw new Error(`a loaded position is not the saved one: ${parting(saved, loaded)}`);
}

interface Side {
  readonly match: Match;
  /** How many events each viewer had been told when the snapshot was taken. */
  readonly eventCounts: readonly number[];
}

function compare(sides: readonly Side[], viewers: readonly Viewer[]): void {
  const differ = (what: string, show: (side: Side) => unknown) => {
    const [one, other] = sides.map((side) => canonical(show(side)));
    if (one !== other) throw new Error(`${what} of a restored match differs: ${parting(one, other)}`);
  };
  differ('the position', ({ match }) => match.position());
  for (const [i, viewer] of viewers.entries()) {
    differ(`the view of ${viewer}`, ({ match }) => match.view(viewer));
    differ(`the story for ${viewer}`, ({ match, eventCounts }) => match.events(viewer, eventCounts[i]));
  }
}
