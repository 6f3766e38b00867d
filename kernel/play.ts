/**
 * The runner: a state, the stack of open steps, and chance. It runs steps until one of them asks a question or
 * the match is over. It trusts whoever answers; a Match (match.ts) does not. Bots and simulations use it bare.
 */
import type { Dealer } from './chance.ts';
import { copyJson } from './digest.ts';
import type {
  AskStep,
  Choice,
  EventRecord,
  Frame,
  Game,
  GameEvent,
  Locals,
  Position,
  Question,
  Refusal,
  Result,
  Seen,
  Step,
  Table,
} from './types.ts';
import { BrokenRules, sameChoice } from './types.ts';

/** More steps than this without a question is an endless loop. */
const MOST_STEPS = 100_000;

export class Play<S = unknown> implements Table<S> {
  readonly game: Game<S>;
  readonly state: S;
  readonly chance: Dealer;
  /** What happened so far; a copy for a bot starts with nothing. */
  readonly events: EventRecord[];
  question: Question | undefined;
  result: Result | undefined;
  /** How often something was shown or final, or a choice was taken for an absent seat. */
  barriers = 0;
  readonly stack: Frame[];
  /** What the open question turns on. */
  private facts: unknown;

  /** Takes the position over; copy it first if it is still needed. */
  constructor(game: Game<S>, position: Position<S>, chance: Dealer, events: EventRecord[] = []) {
    this.game = game;
    this.state = position.state;
    this.stack = [...position.stack];
    this.chance = chance;
    this.events = events;
    this.settle();
  }

  call(step: string, locals: Locals = {}): void {
    this.stack.push({ step, l: locals });
  }

  goto(step: string, locals: Locals = {}): void {
    this.stack[this.stack.length - 1] = { step, l: locals };
  }

  done(): void {
    this.stack.pop();
  }

  unwind(step: string): void {
    while (this.stack.length > 0 && this.top().step !== step) this.stack.pop();
    if (this.stack.length === 0) throw new BrokenRules(`no step «${step}» is open`);
  }

  within(step: string): boolean {
    return this.stack.some((frame) => frame.step === step);
  }

  emit(event: GameEvent, seen?: Seen): void {
    this.events.push(seen ? { event, seen } : { event });
  }

  reveal(): void {
    this.barriers++;
  }

  commit(): void {
    this.barriers++;
  }

  /** Answers the open question with one of its choices. */
  answer(choice: Choice): void {
    const { step, l } = this.top();
    const asking = this.step(step);
    if (!asking.ask) throw new BrokenRules(`step «${step}» asks nothing`);
    asking.answer(this, l, choice, this.facts);
    this.settle();
  }

  /** Lets something happen outside any question, such as a resignation, and goes on from there. */
  intervene(act: (t: Table<S>) => void): void {
    act(this);
    this.settle();
  }

  /** Why a choice is not offered by the open question; undefined if it is. */
  why(choice: Choice): Refusal | undefined {
    if (!this.question) return { rule: 'table.over' };
    if (this.question.choices.some((c) => sameChoice(c, choice))) return undefined;
    const { step, l } = this.top();
    const asking = this.step(step);
    return (asking.ask && asking.refuse?.(this, l, choice, this.facts)) ?? { rule: 'table.not-offered' };
  }

  /** A copy of where the match stands. */
  position(): Position<S> {
    return copyPosition(this.game, this);
  }

  /** An independent match from here on with its own chance, on another state if one is given. */
  fork(chance: Dealer, state: S = this.game.clone(this.state)): Play<S> {
    return new Play(this.game, { state, stack: copyStack(this.stack) }, chance);
  }

  private top(): Frame {
    const frame = this.stack[this.stack.length - 1];
    if (!frame) throw new BrokenRules('no step is open, and the match is not over');
    return frame;
  }

  private step(name: string): Step<S> {
    const step = this.game.steps[name];
    if (!step) throw new BrokenRules(`there is no step «${name}»`);
    return step;
  }

  private settle(): void {
    this.question = undefined;
    for (let i = 0; i < MOST_STEPS; i++) {
      this.result = this.game.result(this.state);
      if (this.result) return;
      const frame = this.top();
      const step = this.step(frame.step);
      if (step.ask) {
        const facts = step.facts?.(this, frame.l);
        if (step.skip?.(this, frame.l, facts)) {
          this.done();
          continue;
        }
        const asked = this.legal(step, frame, facts);
        if (!this.game.absent?.(this.state, asked.seat)) {
          this.question = asked;
          this.facts = facts;
          return;
        }
        this.barriers++;
        step.answer(this, frame.l, asked.fallback, facts);
      } else if (step.skip?.(this, frame.l)) this.done();
      else {
        const height = this.stack.length;
        step.run(this, frame.l);
        const moved = this.stack.length !== height || this.top() !== frame;
        if (!moved && !this.game.result(this.state))
          throw new BrokenRules(`step «${frame.step}» did not move on`);
      }
    }
    throw new BrokenRules(`step «${this.top().step}» never comes to a question`);
  }

  private legal(step: AskStep<S>, { step: name, l }: Frame, facts: unknown): Question {
    const { seat, prompt, params, candidates, fallback, discreet, waive } = step.ask(this, l, facts);
    const choices = step.refuse ? candidates.filter((c) => !step.refuse?.(this, l, c, facts)) : candidates;
    if (choices.length === 0) throw new BrokenRules(`step «${name}» asks, but offers no choice`);
    const question = { seat, prompt, choices, fallback };
    if (!params && !discreet && !waive) return question;
    return { ...question, ...(params && { params }), ...(discreet && { discreet }), ...(waive && { waive }) };
  }
}

export function copyStack(stack: readonly Frame[]): Frame[] {
  return stack.map((frame) => ({ step: frame.step, l: copyJson(frame.l) }));
}

export function copyPosition<S>(game: Game<S>, position: Position<S>): Position<S> {
  return { state: game.clone(position.state), stack: copyStack(position.stack) };
}
