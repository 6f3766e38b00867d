/** A match played again from the log of its table. */
import type { GameEvent, GameModule, MatchFile, MatchView, Params, Viewer } from '@gonfalon/kernel';
import { Match, playsVersion, saveMatch } from '@gonfalon/kernel';
import type { LogAction } from '../domain/log-action.ts';
import { OtherRules, replayAction } from '../domain/log-action.ts';

/** What was written down of a match. It holds the seed and every choice, and stays inside the server. */
export interface Recorded {
  readonly game: string;
  /** The version of the rules that it was played by. */
  readonly rules: string;
  readonly seats: number;
  readonly options: Params;
  readonly seed: string;
  /** What was done, in order, as far as it is to be played again. */
  readonly acts: readonly LogAction[];
}

export interface Replayed {
  readonly view: MatchView;
  /** What the last act let the viewer see. */
  readonly events: readonly GameEvent[];
}

/** How the match looked to a viewer after the last of the acts. */
export function replay(module: GameModule, recorded: Recorded, viewer: Viewer): Replayed {
  const last = recorded.acts.at(-1);
  const match = begun(module, recorded);
  for (const act of recorded.acts.slice(0, -1)) replayAction(match, act);
  // What the set-up had to tell is there before the match begins.
  const before = last === undefined || last.do === 'begin' ? 0 : match.events(viewer).length;
  if (last) replayAction(match, last);
  return { view: match.view(viewer), events: match.events(viewer, before) };
}

/** The file of a match that is over, be it only because its players agreed to end it: its seed is told. */
export function fileOf(module: GameModule, recorded: Recorded, players: readonly string[]): MatchFile {
  const match = begun(module, recorded);
  for (const act of recorded.acts) replayAction(match, act);
  return saveMatch(match, players, true);
}

function begun({ game }: GameModule, { rules, seats, options, seed }: Recorded): Match {
  if (!playsVersion(game, rules))
    throw new OtherRules(
      `the match was played by version ${rules} of the rules; these are ${game.rulesVersion}`,
    );
  return new Match(game, { seats, options, chance: { kind: 'sealed', seed } });
}
