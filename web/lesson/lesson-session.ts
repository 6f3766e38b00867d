/** The learner's seat at the table of a lesson. The match is played in the page: there is nothing in it to hide. */
import type { Choice, GameModule, Language, Lesson, LessonStep, Refusal } from '@gonfalon/kernel';
import { eventFor } from '@gonfalon/kernel';
import type { EventBatch, Failure, SeatInfo, TableInfo, TableView, Update } from '@gonfalon/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { batch, computed, signal } from '@preact/signals';
import { failureOf } from '../local-match/failure.ts';
import { standingOf } from '../match-session/online-view.ts';
import type { Answer, LessonFocus, Session } from '../match-session/session.ts';
import type { NotInLessonYet } from '../net/failure.ts';
import type { LearnerAction, NotYet } from './lesson-run.ts';
import { LessonRun } from './lesson-run.ts';

/** How long what somebody else chose is looked at, in ms at normal pace. */
const PAUSE_MS = 650;

/** How far the learner has come. */
export interface LessonPosition {
  /** Counted from 0; as many as there are when the lesson is over. */
  readonly at: number;
  readonly of: number;
  /** Undefined when the lesson is over. */
  readonly step: LessonStep | undefined;
  readonly isRead: boolean;
  /** Whether something goes on without the learner. */
  readonly goesOn: boolean;
  readonly deeds: readonly LearnerAction[];
}

export interface LessonSession extends Session {
  readonly kind: 'lesson';
  readonly lesson: Lesson;
  readonly place: ReadonlySignal<LessonPosition>;
  /** The step is read. */
  next(): void;
  /** Takes back what the learner did last. */
  back(): void;
  restart(): void;
}

export interface LessonParts {
  readonly id: string;
  readonly module: GameModule;
  readonly lesson: Lesson;
  /** What was done in it before. */
  readonly deeds: readonly LearnerAction[];
  readonly language: () => Language;
  readonly you: () => string;
  /** What the other one is called, where there is but one. */
  readonly rival: () => string;
  /** What is said to a choice that comes too early. */
  readonly kindly: (why: NotYet, step: LessonStep | undefined) => string;
  /** Lets so much time pass, at normal pace. */
  readonly wait: (ms: number) => Promise<void>;
  readonly keep: (place: LessonPosition) => void;
}

export function lessonSession(parts: LessonParts): LessonSession {
  const { id, module, lesson } = parts;
  let run = resumed(parts);
  let seq = 1;
  /** How much of what happened in this chapter was told, and which chapter that is. */
  let sentCount = 0;
  let chapter = 0;
  /** Whoever goes on by itself stops when this has changed. */
  let going = 0;
  const standing = signal<TableView | undefined>(undefined);
  const news = signal<readonly EventBatch[]>([]);
  const place = signal<LessonPosition>(placeOf(run));
  const listeners = new Set<(update: Update) => void>();

  const points = computed((): LessonFocus => {
    const { at = [], part } = place.value.step ?? {};
    return { refs: at, ...(part && { part }), isRead: place.value.isRead };
  });

  const info = computed((): TableInfo => {
    const words = module.messages[parts.language()];
    const seats = lesson.chapters[0]?.setup.seats ?? 0;
    const nameOf = (seat: number) => {
      if (seat === lesson.seat) return parts.you();
      return seats === 2
        ? parts.rival()
        : words.seat(seat, { seats, options: lesson.chapters[0]?.setup.options ?? {} });
    };
    return {
      id,
      game: module.game.id,
      rules: module.game.rulesVersion,
      status: 'playing',
      public: false,
      spectators: false,
      chat: 'off',
      clock: { kind: 'none' },
      lapse: { after: 1, become: 'bot' },
      hints: false,
      windows: 'ask',
      rated: false,
      seats: Array.from({ length: seats }, (_, seat) => person(seat, nameOf(seat))),
      host: personId(lesson.seat),
      commitment: '',
      you: lesson.seat,
      yourTurn: standing.value?.question !== undefined,
      created: 0,
    };
  });

  function currentStanding(): TableView {
    const { game: _, seats: __, ...view } = run.view();
    return { table: id, seq, ...view };
  }

  function freshNews(): EventBatch[] {
    const seen = run.happened.slice(sentCount).flatMap((record) => eventFor(record, lesson.seat) ?? []);
    sentCount = run.happened.length;
    return seen.length > 0 ? [{ seq, at: 0, events: seen }] : [];
  }

  /** Shows the table as it is, with all that happened at it. */
  function sit(): void {
    seq++;
    sentCount = 0;
    ({ chapter } = run);
    batch(() => {
      place.value = placeOf(run);
      news.value = freshNews();
      standing.value = currentStanding();
    });
  }

  function show(): void {
    if (run.chapter !== chapter) {
      sit();
      return;
    }
    const from = seq++;
    const more = freshNews();
    const update: Update = { do: 'update', from, news: more, revoked: [], ...currentStanding() };
    batch(() => {
      for (const listener of listeners) listener(update);
      place.value = placeOf(run);
      news.value = [...news.value, ...more];
      standing.value = standingOf(update);
    });
  }

  /** The others choose, one after the other, until the learner is needed. */
  async function proceed(): Promise<void> {
    const mine = ++going;
    while (run.duty) {
      if (run.duty === 'they') {
        await parts.wait(PAUSE_MS);
        if (mine !== going) return;
      }
      run.follow();
      show();
    }
    parts.keep(placeOf(run));
  }

  function acted(): void {
    show();
    parts.keep(placeOf(run));
    void proceed();
  }

  function jump(deeds: readonly LearnerAction[]): void {
    going++;
    run = LessonRun.after(module, lesson, deeds);
    sit();
    parts.keep(placeOf(run));
  }

  function failure(refusal: Refusal | NotYet): Failure {
    if (typeof refusal !== 'string') return failureOf(refusal, module, parts.language());
    return notInLessonYet(parts.kindly(refusal, run.step));
  }

  sit();
  return {
    kind: 'lesson',
    id,
    lesson,
    info,
    standing,
    news,
    place,
    focus: points,
    chat: signal([]),
    connection: signal('live'),
    loadError: signal(undefined),
    onUpdate(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async choose(choice: Choice): Answer {
      const refusal = run.choose(choice);
      if (refusal) return failure(refusal);
      acted();
      return undefined;
    },
    async explain(what): Answer {
      const refusal = run.explain(what);
      return refusal && failure(refusal);
    },
    ordersForm: async () => failure('do-first'),
    undo: async () => failure({ rule: 'table.no-undo' }),
    hint: async () => failure('do-first'),
    command: async () => failure(run.isRead ? 'read-first' : 'do-first'),
    next() {
      if (run.next()) acted();
    },
    back: () => jump(run.deeds.slice(0, -1)),
    restart: () => jump([]),
    close() {
      going++;
      listeners.clear();
    },
  };
}

/** Where the learner was; at the beginning if the lesson is another one by now. */
function resumed({ module, lesson, deeds }: LessonParts): LessonRun {
  try {
    return LessonRun.after(module, lesson, deeds);
  } catch {
    return LessonRun.after(module, lesson, []);
  }
}

function placeOf(run: LessonRun): LessonPosition {
  const { at, step, isRead, steps, deeds, duty } = run;
  return { at, of: steps.length, step, isRead, goesOn: duty !== undefined, deeds: [...deeds] };
}

const personId = (seat: number) => `seat-${seat}`;

function person(seat: number, name: string): SeatInfo {
  return { kind: 'human', person: { id: personId(seat), kind: 'guest', name } };
}

function notInLessonYet(notYet: string): NotInLessonYet {
  return { code: 'table.refused', message: notYet, notYet };
}
