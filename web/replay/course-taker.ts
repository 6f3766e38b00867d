/** Takes down how a match goes, while a worker plays it again. */
import { WinChances } from '@gonfalon/bots';
import type { GameModule, Match, Seat } from '@gonfalon/kernel';
import type { CourseMoment } from './course.ts';

export class CourseTaker {
  private readonly course: WinChances;
  private readonly asked: (Seat | undefined)[] = [];

  constructor(module: GameModule, seats: number) {
    this.course = new WinChances(module, seats);
  }

  see(match: Match, at: number): void {
    this.course.add(match, at);
    this.asked[at] = match.question?.seat;
  }

  tell(): readonly CourseMoment[] {
    return this.course.build().map(({ number: at, ...moment }) => {
      const asked = this.asked[at];
      return { at, ...moment, ...(asked !== undefined && { asked }) };
    });
  }
}
