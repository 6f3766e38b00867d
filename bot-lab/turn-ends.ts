/** What a game's mind measures when turns end, kept to learn from. */
import type { GameModule } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';

/** The terms of every seat; nothing of one that is out of the match. */
export type TurnEnd = readonly (readonly number[] | undefined)[];

export class TurnEnds {
  private readonly module: GameModule;
  private readonly seats: number;
  private readonly ends: TurnEnd[] = [];
  private turn: number | undefined;
  private last = '';

  constructor(module: GameModule, seats: number) {
    this.module = module;
    this.seats = seats;
  }

  /** Looks at a state before a decision: if a turn is over it is measured. */
  see(state: unknown): void {
    const { evaluation } = this.module;
    const turn = evaluation.turn(state);
    const begun = this.turn !== undefined;
    if (turn === this.turn) return;
    this.turn = turn;
    if (begun) this.keep(this.measure(state));
  }

  /** Some of them, one of each part of the match, so that its late turns count no more than its early ones. */
  pick(count: number, seed: string): TurnEnd[] {
    const { ends } = this;
    if (ends.length <= count) return [...ends];
    const chance = createRng({ kind: 'fast', seed: `${seed}/turn-ends` });
    return Array.from({ length: count }, (_, part) => {
      const from = Math.floor((part * ends.length) / count);
      const to = Math.floor(((part + 1) * ends.length) / count);
      return ends[from + chance.nextInt(to - from)];
    });
  }

  /** Where one seat is left nothing is open any more, and what did not change teaches nothing twice. */
  private keep(end: TurnEnd): void {
    const text = JSON.stringify(end);
    if (text === this.last || end.filter((terms) => terms).length < 2) return;
    this.last = text;
    this.ends.push(end);
  }

  private measure(state: unknown): TurnEnd {
    const { game, evaluation } = this.module;
    return Array.from({ length: this.seats }, (_, seat) => {
      if (game.isOut?.(state, seat)) return undefined;
      const terms = new Float64Array(evaluation.features.length);
      evaluation.measure(state, seat, terms);
      return [...terms];
    });
  }
}
