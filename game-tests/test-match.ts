/** A match for tests that speak the game: choices as words, and questions with a single answer answered at once. */
import type { Choice, Game, GameEvent, Question, Seat, Viewer } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import { expect } from 'vitest';

export interface TestMatchOptions<S> {
  readonly state: S;
  readonly seats: number;
  readonly options: unknown;
  /** The next dice, as numbers. */
  readonly dice: readonly number[];
  /** Whether questions with a single answer are answered at once, as they are for a person. */
  readonly auto: boolean;
  readonly seed?: string | undefined;
}

export class TestMatch<S, V> {
  readonly match: Match<S, V>;
  private readonly auto: boolean;

  constructor(
    game: Game<S, unknown, V>,
    { state, seats, options, dice, auto, seed = 'sitting' }: TestMatchOptions<S>,
  ) {
    this.auto = auto;
    const chance = { kind: 'fast', seed } as const;
    this.match = new Match(game, { seats, options, chance, script: { dice }, from: { state } });
    this.answerForced();
  }

  get state(): S {
    return this.match.state as S;
  }

  get question(): Question | undefined {
    return this.match.question;
  }

  /** Who is asked what: `0 move`. */
  get asked(): string {
    const q = this.question;
    return q ? `${this.seatName(q.seat)} ${q.prompt}` : 'over';
  }

  /** What is chosen for a seat that is absent. */
  get fallback(): string {
    return this.question ? this.spoken(this.question.fallback) : '';
  }

  view(viewer: Viewer): V {
    return this.match.view(viewer).view;
  }

  /** The choices offered, as words; those that begin so, if a beginning is given. */
  offers(beginning = ''): string[] {
    return (this.question?.choices ?? []).map((c) => this.spoken(c)).filter((c) => c.startsWith(beginning));
  }

  /** Makes these choices one after the other, for whoever is asked. */
  choose(...choices: string[]): this {
    for (const words of choices) {
      const q = this.question;
      if (!q) throw new Error(`the match is over before "${words}"`);
      const refusal = this.match.choose(q.seat, this.match.number, this.meant(words));
      expect(refusal, `"${words}" when ${this.asked}, offered: ${this.offers().join(', ')}`).toBeUndefined();
      this.answerForced();
    }
    return this;
  }

  /** The rule that refuses a choice; undefined if it is legal. Nothing changes. */
  whyNot(words: string): string | undefined {
    return this.match.explainRefusal(this.question?.seat ?? 0, this.meant(words))?.rule;
  }

  /** Events of one kind, as a viewer sees them. */
  events(kind: string, viewer: Viewer = 'spectator'): GameEvent[] {
    return this.match.events(viewer).filter((e) => e.kind === kind);
  }

  protected giveUp(seat: Seat): this {
    expect(this.match.resign(seat)).toBeUndefined();
    this.answerForced();
    return this;
  }

  protected seatName(seat: Seat): string {
    return String(seat);
  }

  /** What the words of a choice mean, and how a choice is put into words. */
  protected meant(words: string): Choice {
    const [verb = '', ...refs] = words.split(' ');
    return [verb, ...refs];
  }

  protected spoken(choice: Choice): string {
    return choice.join(' ');
  }

  private answerForced(): void {
    for (let q = this.question; this.auto && q?.choices.length === 1 && !q.always; q = this.question) {
      const [only] = q.choices;
      if (only) this.match.choose(q.seat, this.match.number, only);
    }
  }
}
