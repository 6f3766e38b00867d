/**
 * The runner: a state, the stack of open steps, and chance. It runs steps until one of them asks a question or
 * the match is over. It trusts whoever answers; a Match (match.ts) does not. Bots and simulations use it bare.
 */
import type { Rng } from './chance.ts';
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
  Ref,
  Refusal,
  Result,
  Step,
  StepContext,
  Visibility,
} from './types.ts';
import { RulesBugError, sameChoice } from './types.ts';

/** More steps than this without a question is an endless loop. */
const MAX_STEPS = 100_000;

export class Engine<S = unknown> implements StepContext<S> {
  readonly game: Game<S>;
  readonly state: S;
  readonly chance: Rng;
  /** What happened so far; a copy for a bot starts with nothing. */
  readonly events: EventRecord[];
  question: Question | undefined;
  result: Result | undefined;
  /** How often something was shown or final, or a choice was taken for an absent seat. */
  undoBarriers = 0;
  readonly stack: Frame[];
  /** What the open question turns on, if it was worked out here. */
  private facts: unknown;

  /** Takes the position over; copy it first if it is still needed. `question` is the one that is open there, if known. */
  constructor(
    game: Game<S>,
    position: Position<S>,
    chance: Rng,
    events: EventRecord[] = [],
    question?: Question,
  ) {
    this.game = game;
    this.state = position.state;
    this.stack = [...position.stack];
    this.chance = chance;
    this.events = events;
    if (question) this.question = question;
    else this.runUntilQuestion();
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

  popTo(step: string): void {
    while (this.stack.length > 0 && this.top().step !== step) this.stack.pop();
    if (this.stack.length === 0) throw new RulesBugError(`no step "${step}" is open`);
  }

  isOpen(step: string): boolean {
    return this.stack.some((frame) => frame.step === step);
  }

  emit(event: GameEvent, seen?: Visibility): void {
    this.events.push(seen ? { event, seen } : { event });
  }

  reveal(): void {
    this.undoBarriers++;
  }

  commit(): void {
    this.undoBarriers++;
  }

  /** Answers the open question with one of its choices. */
  answer(choice: Choice): void {
    const { step, l } = this.top();
    const asking = this.step(step);
    if (!asking.ask) throw new RulesBugError(`step "${step}" asks nothing`);
    asking.answer(this, l, choice, this.factsOf(asking, l));
    this.runUntilQuestion();
  }

  /** Lets something happen outside any question, such as a resignation, and goes on from there. */
  applyOutsideQuestion(act: (ctx: StepContext<S>) => void): void {
    act(this);
    this.runUntilQuestion();
  }

  /** Why a choice is not offered by the open question; undefined if it is. */
  explainRefusal(choice: Choice): Refusal | undefined {
    if (!this.question) return { rule: 'table.over' };
    if (this.question.choices.some((c) => sameChoice(c, choice))) return undefined;
    const { step, l } = this.top();
    const asking = this.step(step);
    if (!asking.ask) return { rule: 'table.not-offered' };
    const refusal = asking.explain
      ? asking.explain(this, l, choice, this.factsOf(asking, l))
      : asking.refuse?.(this, l, choice, this.factsOf(asking, l));
    return refusal ?? { rule: 'table.not-offered' };
  }

  /** Why the last of these things cannot be picked after the others; undefined if it can. */
  explainPick(picks: readonly Ref[]): Refusal | undefined {
    if (!this.question) return { rule: 'table.over' };
    const isOffered = this.question.choices.some((choice) => picks.every((ref, i) => choice[i + 1] === ref));
    if (isOffered) return undefined;
    const { step, l } = this.top();
    const asking = this.step(step);
    const refusal = asking.ask && asking.explainPick?.(this, l, picks, this.factsOf(asking, l));
    return refusal ?? { rule: 'table.not-offered', where: picks.slice(-1) };
  }

  /** A copy of where the match stands. */
  position(): Position<S> {
    return copyPosition(this.game, this);
  }

  /** An independent match from here on with its own chance, on another state if one is given. */
  fork(chance: Rng, state?: S): Engine<S> {
    const position = { state: state ?? this.game.clone(this.state), stack: copyStack(this.stack) };
    // On an equal state the same is asked: a bot that tries a choice a thousand times need not ask a thousand times.
    return new Engine(this.game, position, chance, [], state ? undefined : this.question);
  }

  private factsOf(asking: AskStep<S>, l: Locals): unknown {
    this.facts ??= asking.facts?.(this, l);
    return this.facts;
  }

  private top(): Frame {
    const frame = this.stack[this.stack.length - 1];
    if (!frame) throw new RulesBugError('no step is open, and the match is not over');
    return frame;
  }

  private step(name: string): Step<S> {
    const step = this.game.steps[name];
    if (!step) throw new RulesBugError(`there is no step "${name}"`);
    return step;
  }

  private runUntilQuestion(): void {
    this.question = undefined;
    this.facts = undefined;
    for (let i = 0; i < MAX_STEPS; i++) {
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
        if (!this.game.isOut?.(this.state, asked.seat)) {
          this.question = asked;
          this.facts = facts;
          return;
        }
        this.undoBarriers++;
        step.answer(this, frame.l, asked.fallback, facts);
      } else if (step.skip?.(this, frame.l)) this.done();
      else {
        const height = this.stack.length;
        step.run(this, frame.l);
        const moved = this.stack.length !== height || this.top() !== frame;
        if (!moved && !this.game.result(this.state))
          throw new RulesBugError(`step "${frame.step}" did not move on`);
      }
    }
    throw new RulesBugError(`step "${this.top().step}" never comes to a question`);
  }

  private legal(step: AskStep<S>, { step: name, l }: Frame, facts: unknown): Question {
    const ask = step.ask(this, l, facts);
    const { seat, prompt, fallback, candidates } = ask;
    const choices = step.refuse ? candidates.filter((c) => !step.refuse?.(this, l, c, facts)) : candidates;
    if (choices.length === 0) throw new RulesBugError(`step "${name}" asks, but offers no choice`);
    const question: { -readonly [K in keyof Question]: Question[K] } = { seat, prompt, choices, fallback };
    if (ask.params) question.params = ask.params;
    if (ask.secret) question.secret = ask.secret;
    if (ask.autoPass) question.autoPass = ask.autoPass;
    if (ask.always) question.always = ask.always;
    if (ask.open) question.open = ask.open;
    if (ask.ends) question.ends = ask.ends;
    return question;
  }
}

export function copyStack(stack: readonly Frame[]): Frame[] {
  return stack.map((frame) => ({ step: frame.step, l: copyJson(frame.l) }));
}

export function copyPosition<S>(game: Game<S>, position: Position<S>): Position<S> {
  return { state: game.clone(position.state), stack: copyStack(position.stack) };
}
