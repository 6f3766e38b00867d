/** How far somebody has come in each lesson, kept in this browser. */
import type { Choice } from '@gonfalon/kernel';
import { signal } from '@preact/signals';
import type { LearnerAction } from './lesson-run.ts';

export interface Progress {
  readonly deeds: readonly LearnerAction[];
  /** The step to resume at, counted from 1, and how many there are. */
  readonly step: number;
  readonly of: number;
  /** Whether the lesson was ever finished. */
  readonly done: boolean;
}

export const NO_PROGRESS: Progress = { deeds: [], step: 1, of: 0, done: false };

const PREFIX = 'gonfalon.lesson.';
/** What this page knows, also where the browser keeps nothing. */
const known = signal<ReadonlyMap<string, Progress>>(new Map());

/** Whether it was begun and is not over. */
export function isUnderWay({ deeds, step, of }: Progress): boolean {
  return deeds.length > 0 && step <= of;
}

export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function progressOf(key: string): Progress {
  return known.value.get(key) ?? stored(key);
}

export function keepProgress(key: string, progress: Progress): void {
  known.value = new Map(known.value).set(key, progress);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(progress));
  } catch {
    // Then it lasts as long as the page.
  }
}

function stored(key: string): Progress {
  try {
    return readProgress(JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null'));
  } catch {
    return NO_PROGRESS;
  }
}

/** What was kept, by this version or another; nothing if it makes no sense. */
export function readProgress(value: unknown): Progress {
  const { deeds, step, of, done } = { ...(value as Partial<Record<keyof Progress, unknown>> | null) };
  if (!Array.isArray(deeds) || !deeds.every(isLearnerAction)) return NO_PROGRESS;
  if (!Number.isInteger(step) || !Number.isInteger(of)) return NO_PROGRESS;
  return { deeds, step: Number(step), of: Number(of), done: done === true };
}

function isLearnerAction(deed: unknown): deed is LearnerAction {
  return deed === 'next' || isChoice(deed);
}

function isChoice(value: unknown): value is Choice {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
}
