/** How a match went: the chances to win from turn to turn, and the turns in which they changed most. */
import type { Engine, GameModule } from '@gonfalon/kernel';
import { Evaluator } from './evaluator.ts';

/** How the match stood before a choice. */
export interface WinChancePoint {
  /** How many choices had been made. */
  readonly number: number;
  /** Of each seat: those of all sides together are 1. */
  readonly chances: readonly number[];
  /** What the chances come from: for each seat, what each term of the game's mind adds to its worth, in log odds. */
  readonly contributions?: readonly Readonly<Record<string, number>>[];
  /** The chances changed more from here to the next moment than nearly anywhere else. */
  readonly turning?: true;
}

const MAX_TURNING_POINTS = 5;
/** A smaller change of a chance turns nothing. */
const MIN_CHANGE = 0.1;

/** Follows a match that is over: whoever plays it again tells of every choice. It looks at everything, hidden or not. */
export class WinChances {
  private readonly module: GameModule;
  private readonly evaluator: Evaluator;
  private readonly points: WinChancePoint[] = [];
  private turn: number | undefined;

  /** `sides` is the side of each seat. */
  constructor(module: GameModule, sides: readonly number[]) {
    this.module = module;
    this.evaluator = new Evaluator(module.game, module.evaluation, sides);
  }

  /** Before each choice, and once more when the match is over. */
  add(play: Pick<Engine, 'state' | 'result'>, number: number): void {
    const turn = this.module.evaluation.turn(play.state);
    if (turn === this.turn && !play.result) return;
    this.turn = turn;
    const chances = this.evaluator.winProbabilities(play);
    this.points.push({
      number,
      chances,
      ...(!play.result && { contributions: this.evaluator.contributions(play.state) }),
    });
  }

  build(): readonly WinChancePoint[] {
    const swings = this.points.slice(1).map(({ chances }, i) => ({ i, by: swing(this.points[i], chances) }));
    const turning = swings
      .filter(({ by }) => by >= MIN_CHANGE)
      .sort((a, b) => b.by - a.by)
      .slice(0, MAX_TURNING_POINTS);
    const points = new Set(turning.map(({ i }) => i));
    return this.points.map((moment, i) => (points.has(i) ? { ...moment, turning: true } : moment));
  }
}

/** By how much the chances of the seat that they changed most for changed. */
function swing(from: WinChancePoint | undefined, to: readonly number[]): number {
  return Math.max(...to.map((chance, seat) => Math.abs(chance - (from?.chances[seat] ?? chance))));
}
