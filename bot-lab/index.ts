export {
  type ArenaFailure,
  type ArenaOptions,
  type BotScore,
  boutsOf,
  matchesEach,
  type Ranking,
  Scores,
  withSides,
} from './arena.ts';
export {
  type ArenaMatch,
  type ArenaSetup,
  type BoutResult,
  type Contestant,
  checkArenaMatch,
  playAll,
  playArenaMatch,
} from './arena-match.ts';
export type { Spread } from './percentiles.ts';
export { type SelfPlayed, type SelfPlayOptions, selfPlay, type Weights } from './self-play.ts';
export {
  type PlayerRecord,
  type SimulateOptions,
  type Simulation,
  type SimulationFailure,
  seating,
  simulate,
} from './simulate.ts';
export { type Hold, TooFewPositions, type TuneOptions, type TuneRound, Tuning } from './tune.ts';
