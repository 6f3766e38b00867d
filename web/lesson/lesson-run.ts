/**
 * A lesson under way: its match, and how far the learner has come. It is synchronous and knows no page. What the learner
 * did is enough to come to the same place again.
 */
import type {
  Choice,
  EventRecord,
  GameModule,
  Lesson,
  LessonAct,
  LessonStep,
  MatchView,
  Question,
  Ref,
  Refusal,
  Script,
} from '@gonfalon/kernel';
import { answering, Match, sameChoice } from '@gonfalon/kernel';

/** What a learner does: chooses, or goes on after reading. */
export type LearnerAction = Choice | 'next';

/** Nothing forbids it, but the lesson is not there yet: it wants something else, or wants to be read first. */
export type NotYet = 'do-first' | 'read-first';

/** What happens next without the learner: a choice, or else the next step. */
interface Due {
  readonly by: 'they' | 'table';
  readonly choice?: Choice | undefined;
  readonly script?: Script | undefined;
}

type Upcoming = { readonly act: LessonAct; readonly here: boolean } | undefined;

export class LessonRun {
  readonly lesson: Lesson;
  readonly steps: readonly LessonStep[];
  readonly deeds: LearnerAction[] = [];
  /** Which step it is; as many as there are if the lesson is over. */
  at = 0;
  /** Which match it is, and what happened in it. */
  chapter = 0;
  private readonly module: GameModule;
  private match: Match;
  /** How many of the step's acts are done, and whether the learner has begun it. */
  private acted = 0;
  private begun = false;
  /** The numbers of the questions of earlier chapters come before those of this one. */
  private before = 0;

  constructor(module: GameModule, lesson: Lesson) {
    this.module = module;
    this.lesson = lesson;
    this.steps = lesson.chapters.flatMap(({ steps }) => steps);
    this.match = this.open();
  }

  /** The same lesson after these deeds; throws if it has changed since they were done. */
  static after(module: GameModule, lesson: Lesson, deeds: readonly LearnerAction[]): LessonRun {
    const run = new LessonRun(module, lesson);
    run.settle();
    for (const deed of deeds) {
      if (deed === 'next' ? !run.next() : run.choose(deed)) throw new Error('the lesson has changed');
      run.settle();
    }
    return run;
  }

  get step(): LessonStep | undefined {
    return this.steps[this.at];
  }

  /** Whether the step is only read. */
  get isRead(): boolean {
    return this.step !== undefined && !hasChoice(this.step);
  }

  get happened(): readonly EventRecord[] {
    return this.match.eventRecords;
  }

  view(): MatchView {
    const view = this.match.view(this.lesson.seat);
    return { ...view, number: this.before + view.number, mayUndo: false };
  }

  /** The learner has read the step; false if there is something to choose in it. */
  next(): boolean {
    if (!this.isRead || this.begun) return false;
    this.begun = true;
    this.deeds.push('next');
    return true;
  }

  /** The learner's choice: why not, or undefined if it was made. */
  choose(choice: Choice): Refusal | NotYet | undefined {
    const refusal = this.explain({ choice });
    if (refusal) return refusal;
    if (this.isRead) return 'read-first';
    if (!this.wants(choice)) return 'do-first';
    this.perform(choice, this.upcoming()?.act.script);
    this.acted++;
    this.begun = true;
    this.deeds.push(choice);
    return undefined;
  }

  /** Whether the step asks for such a choice now. */
  wants(choice: Choice): boolean {
    const upcoming = this.upcoming();
    if (!upcoming?.here || !('you' in upcoming.act)) return false;
    return isWanted(upcoming.act.you, choice);
  }

  /** Why the rules do not allow a choice, or the last of these things after the others. */
  explain(what: { readonly choice: Choice } | { readonly picks: readonly Ref[] }): Refusal | undefined {
    const { seat } = this.lesson;
    return 'choice' in what
      ? this.match.explainRefusal(seat, what.choice)
      : this.match.explainPick(seat, what.picks);
  }

  /** Who goes on without the learner: somebody else who chooses, or the table by itself. */
  get duty(): Due['by'] | undefined {
    return this.due()?.by;
  }

  /** Goes on by one thing that needs no learner. */
  follow(): void {
    const due = this.due();
    if (due?.choice) this.perform(due.choice, due.script);
    else if (due) this.proceed();
    if (due?.by === 'they') this.acted++;
  }

  /** Goes on until the learner is needed. */
  settle(): void {
    while (this.due()) this.follow();
  }

  private due(): Due | undefined {
    const { question } = this.match;
    const upcoming = this.upcoming();
    if (question && upcoming && answers(upcoming.act, question, this.lesson.seat)) {
      const { act, here } = upcoming;
      if ('they' in act && here && this.begun) return { by: 'they', choice: act.they, script: act.script };
    } else {
      const choice = question && this.ownAnswer(question);
      if (choice) return { by: 'table', choice };
    }
    return this.stepIsDone ? { by: 'table' } : undefined;
  }

  /** In a lesson nobody takes anything back, and whatever may be passed is, unless the lesson is about it. */
  private ownAnswer({ prompt, autoPass }: Question): Choice | undefined {
    const autoPassed = autoPass ? [{ prompt, key: autoPass.key }] : [];
    return answering(this.match, {
      isBot: () => false,
      instructions: () => ({ autoPassed }),
      noUndo: true,
    })?.choice;
  }

  private get stepIsDone(): boolean {
    return this.step !== undefined && this.begun && this.acted === (this.step.acts ?? []).length;
  }

  /** The next act of this match, and whether it is one of this step. */
  private upcoming(): Upcoming {
    const rest = this.step?.acts?.[this.acted];
    if (rest) return { act: rest, here: true };
    const later = this.stepsOfChapter().slice(this.at - this.firstOfChapter() + 1);
    const act = later.flatMap(({ acts = [] }) => acts)[0];
    return act && { act, here: false };
  }

  private stepsOfChapter(): readonly LessonStep[] {
    return this.lesson.chapters[this.chapter]?.steps ?? [];
  }

  private firstOfChapter(): number {
    return this.lesson.chapters.slice(0, this.chapter).reduce((sum, { steps }) => sum + steps.length, 0);
  }

  private proceed(): void {
    this.at++;
    this.acted = 0;
    this.begun = false;
    const isNew = this.at === this.firstOfChapter() + this.stepsOfChapter().length;
    if (!isNew || this.step === undefined) return;
    this.before += this.match.number + 1;
    this.chapter++;
    this.match = this.open();
  }

  private open(): Match {
    const chapter = this.lesson.chapters[this.chapter];
    if (!chapter) throw new Error('a lesson without chapters');
    return new Match(this.module.game, chapter.setup);
  }

  private perform(choice: Choice, script?: Script): void {
    const seat = this.match.question?.seat ?? this.lesson.seat;
    if (script) this.match.script(script);
    const refusal = this.match.choose(seat, this.match.number, choice);
    if (refusal) throw new Error(`the lesson chooses «${choice.join(' ')}», which ${refusal.rule} forbids`);
  }
}

function hasChoice({ acts = [] }: LessonStep): boolean {
  return acts.some((act) => 'you' in act);
}

/** Whether the choice is one of those, or begins like one. */
export function isWanted(wanted: readonly Choice[], choice: Choice): boolean {
  return wanted.some((start) => start.every((part, i) => choice[i] === part));
}

function answers(act: LessonAct, { seat, choices }: Question, learner: number): boolean {
  if ('you' in act) return seat === learner && choices.some((choice) => isWanted(act.you, choice));
  return seat !== learner && choices.some((choice) => sameChoice(choice, act.they));
}
