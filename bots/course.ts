/** How a match went: the chances to win from turn to turn, and the turns in which they changed most. */
import type { GameModule, Play } from '@gonfalon/kernel';
import { Judge } from './judge.ts';

/** How the match stood before a choice. */
export interface Moment {
  /** How many choices had been made. */
  readonly number: number;
  /** Of each seat; together 1. */
  readonly chances: readonly number[];
  /** What the chances come from: for each seat, what each term of the game's mind adds to its worth, in log odds. */
  readonly worths?: readonly Readonly<Record<string, number>>[];
  /** The chances changed more from here to the next moment than nearly anywhere else. */
  readonly turning?: true;
}

const MOST_TURNING_POINTS = 5;
/** A smaller change of a chance turns nothing. */
const LEAST_CHANGE = 0.1;

/** Follows a match that is over: whoever plays it again tells of every choice. It looks at everything, hidden or not. */
export class Course {
  private readonly module: GameModule;
  private readonly judge: Judge;
  private readonly moments: Moment[] = [];
  private turn: number | undefined;

  constructor(module: GameModule, seats: number) {
    this.module = module;
    this.judge = new Judge(module.game, module.mind, seats);
  }

  /** Before each choice, and once more when the match is over. */
  see(play: Pick<Play, 'state' | 'result'>, number: number): void {
    const turn = this.module.mind.turn(play.state);
    if (turn === this.turn && !play.result) return;
    this.turn = turn;
    const chances = this.judge.forecast(play);
    this.moments.push({ number, chances, ...(!play.result && { worths: this.judge.shares(play.state) }) });
  }

  tell(): readonly Moment[] {
    const swings = this.moments
      .slice(1)
      .map(({ chances }, i) => ({ i, by: swing(this.moments[i], chances) }));
    const turning = swings
      .filter(({ by }) => by >= LEAST_CHANGE)
      .sort((a, b) => b.by - a.by)
      .slice(0, MOST_TURNING_POINTS);
    const points = new Set(turning.map(({ i }) => i));
    return this.moments.map((moment, i) => (points.has(i) ? { ...moment, turning: true } : moment));
  }
}

/** By how much the chances of the seat that they changed most for changed. */
function swing(from: Moment | undefined, to: readonly number[]): number {
  return Math.max(...to.map((chance, seat) => Math.abs(chance - (from?.chances[seat] ?? chance))));
}
