/** Takes down how a match goes, while a worker plays it again. */
import { WinChances } from '@gonfalon/bots';
import type { GameModule, Match, Seat } from '@gonfalon/kernel';
import type { WinChancePoint } from './win-chances.ts';

export class WinChanceRecorder {
  private readonly course: WinChances;
  private readonly asked: (Seat | undefined)[] = [];

  /** `sides` is the side of each seat. */
  constructor(module: GameModule, sides: readonly number[]) {
    this.course = new WinChances(module, sides);
  }

  see(match: Match, at: number): void {
    this.course.add(match, at);
    this.asked[at] = match.question?.seat;
  }

  build(): readonly WinChancePoint[] {
    return this.course.build().map(({ number: at, ...moment }) => {
      const asked = this.asked[at];
      return { at, ...moment, ...(asked !== undefined && { asked }) };
    });
  }
}
