/** Takes down how a match goes, while a worker plays it again. */
import { Course } from '@gonfalon/bots';
import type { GameModule, Match, Seat } from '@gonfalon/kernel';
import type { CourseMoment } from './course.ts';

export class CourseTaker {
  private readonly course: Course;
  private readonly asked: (Seat | undefined)[] = [];

  constructor(module: GameModule, seats: number) {
    this.course = new Course(module, seats);
  }

  see(match: Match, at: number): void {
    this.course.see(match, at);
    this.asked[at] = match.question?.seat;
  }

  tell(): readonly CourseMoment[] {
    return this.course.tell().map(({ number: at, ...moment }) => {
      const asked = this.asked[at];
      return { at, ...moment, ...(asked !== undefined && { asked }) };
    });
  }
}
