export {
  type ArenaFailure,
  type ArenaOptions,
  boutsOf,
  matchesEach,
  Scores,
  type Standing,
  type Standings,
} from './arena.ts';
export {
  type Bout,
  checkBout,
  type Entrant,
  type Ground,
  type Outcome,
  playAll,
  playBout,
} from './bout.ts';
export { clones } from './checks/clones.ts';
export { type FuzzReport, fuzz } from './checks/fuzz.ts';
export { type PerftSetup, perft } from './checks/perft.ts';
export type { CheckOptions, Finding, Report } from './checks/recordings.ts';
export { type RefusalsReport, refusals } from './checks/refusals.ts';
export { replays } from './checks/replays.ts';
export { reveals } from './checks/reveals.ts';
export { type SecretsOptions, type SecretsReport, secrets } from './checks/secrets.ts';
export { snapshots } from './checks/snapshots.ts';
export { undo } from './checks/undo.ts';
export { words } from './checks/words.ts';
export { fileText, type GoldenReport, goldenMatches, type RecordOptions, recordGolden } from './golden.ts';
export { type SelfPlayed, type SelfPlayOptions, selfPlay, type Weights } from './self-play.ts';
export {
  type PlayerRecord,
  type SimulateOptions,
  type Simulation,
  type SimulationFailure,
  seating,
  simulate,
} from './simulate.ts';
export type { Spread } from './spread.ts';
export { type Hold, TooFewPositions, type TuneOptions, type TuneRound, Tuning } from './tune.ts';
