/**
 * A lesson: a match that is set up so that something can be shown, and the steps in which it is. It is data; the match
 * is a real one, in which the learner makes the choices of one seat and the lesson those of the others.
 */
import type { MatchSetup, Script } from './match.ts';
import type { Language } from './module.ts';
import type { Choice, Ref, Seat } from './types.ts';

/** A part of the page that a step may be about. */
export type LessonPart = 'asked' | 'hand' | 'players' | 'log';

/** What is chosen next, and the dice and cards that it meets. */
export type LessonAct =
  /** By the learner: one of these, or any choice that begins like one of these. */
  | { readonly you: readonly Choice[]; readonly script?: Script }
  /** By whoever else is asked. */
  | { readonly they: Choice; readonly script?: Script };

/**
 * One idea. The step is over when its acts are done. One in which the learner has nothing to choose is read, and goes
 * on when the learner says so; what the others do in it comes after that. Questions that no act answers are answered
 * by the table, if there is but one answer or if they may be waived.
 */
export interface LessonStep<Id extends string = string> {
  readonly id: Id;
  /** The things that it is about: they are outlined, and named. */
  readonly at?: readonly Ref[];
  readonly part?: LessonPart;
  /** The rule to read on. */
  readonly rule?: string;
  readonly acts?: readonly LessonAct[];
}

/** Steps at one table. */
export interface LessonChapter<Id extends string = string> {
  readonly setup: MatchSetup;
  readonly steps: readonly LessonStep<Id>[];
}

/** What a step says. */
export interface StepWords {
  readonly title: string;
  readonly say: string;
  /** What to do now, as a request; only where the learner has something to choose. */
  readonly do?: string;
}

export interface LessonWords<Id extends string = string> {
  readonly steps: Readonly<Record<Id, StepWords>>;
  /** What was learned, a line each. */
  readonly learned: readonly string[];
}

export interface Lesson<Id extends string = string> {
  /** The learner's. */
  readonly seat: Seat;
  readonly chapters: readonly LessonChapter<Id>[];
  readonly words: Readonly<Record<Language, LessonWords<Id>>>;
}

/** What is told of a lesson before it is loaded: small, because the home page has it. */
export interface LessonCover {
  readonly id: string;
  readonly minutes: number;
  /** What it is called, and what one learns in it. */
  readonly words: Readonly<Record<Language, { readonly title: string; readonly about: string }>>;
  load(): Promise<Lesson>;
}
