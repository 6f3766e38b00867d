import { covers } from '@gonfalon/games/covers';
import type { Choice } from '@gonfalon/kernel';
import type { Update } from '@gonfalon/protocol';
import { describe, expect, test } from 'vitest';
import type { LearnerAction } from '../lesson-run.ts';
import type { LessonPosition, LessonSession } from '../lesson-session.ts';
import { lessonSession } from '../lesson-session.ts';

interface Opened {
  readonly session: LessonSession;
  readonly kept: LessonPosition[];
  readonly updates: Update[];
  /** Lets one thing happen that was waited for. */
  readonly tick: () => Promise<void>;
}

async function opened(deeds: readonly LearnerAction[] = [], id = 'storm'): Promise<Opened> {
  const cover = covers.find(({ lessons }) => lessons?.some((lesson) => lesson.id === id));
  const about = cover?.lessons?.find((lesson) => lesson.id === id);
  if (!cover || !about) throw new Error('no such lesson');
  const kept: LessonPosition[] = [];
  const updates: Update[] = [];
  const waiting: (() => void)[] = [];
  const session = lessonSession({
    id,
    module: (await cover.load()).module,
    lesson: await about.load(),
    deeds,
    language: () => 'en',
    you: () => 'You',
    rival: () => 'Your opponent',
    kindly: (why, step) => `${why} ${step?.id}`,
    wait: () => new Promise((resolve) => waiting.push(resolve)),
    keep: (place) => kept.push(place),
  });
  session.onUpdate((update) => updates.push(update));
  const tick = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 0));
  };
  return { session, kept, updates, tick };
}

const CAMP: Choice = ['camp', 'edge:N', 'N-G'];
const step = ({ place }: LessonSession) => place.value.step?.id;

describe('the table of a lesson', () => {
  test('is seen by the learner, whose question is open', async () => {
    const { session } = await opened();
    expect(session.standing.value?.question?.prompt).toBe('camp');
    expect(session.standing.value?.mayUndo).toBe(false);
    expect(session.info.value?.seats.map(({ person }) => person?.name)).toEqual(['You', 'Your opponent']);
    expect(session.focus?.value.refs).toEqual(['PAL']);
  });

  test('says kindly that a choice comes too early, and why another is not legal', async () => {
    const { session, updates } = await opened();
    expect(await session.choose(CAMP)).toMatchObject({ notYet: 'read-first welcome' });
    session.next();
    expect(await session.choose(['camp', 'edge:S', 'S-G'])).toMatchObject({ notYet: 'do-first camp' });
    expect(await session.choose(['camp', 'edge:N', 'S-G'])).toMatchObject({ rule: 'BTU-2.9' });
    expect(await session.explain({ choice: ['camp', 'edge:N', 'PAL'] })).toMatchObject({ rule: 'BTU-2.9' });
    expect(await session.explain({ choice: CAMP })).toBeUndefined();
    expect(updates.flatMap(({ news }) => news)).toEqual([]);
    expect(step(session)).toBe('camp');
  });

  test('shows what the others do one by one, after a while each', async () => {
    const { session, updates, tick } = await opened();
    session.next();
    await session.choose(CAMP);
    expect(step(session)).toBe('camp');
    expect(session.standing.value?.waiting?.seat).toBe(1);
    const before = updates.length;
    await tick();
    expect(updates.length).toBeGreaterThan(before);
    expect(step(session)).toBe('turn');
    const seen = session.news.value.flatMap(({ events }) => events.map(({ kind }) => kind));
    expect(seen.filter((kind) => kind === 'camp-pitched')).toHaveLength(2);
    const numbers = updates.map(({ seq }) => seq);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('keeps what was done, so that it is taken up again, also in the middle of what the others do', async () => {
    const { session, kept, tick } = await opened();
    session.next();
    await session.choose(CAMP);
    session.close();
    // What was on its way when the learner left comes too late: somebody may be taking the lesson anew.
    const before = kept.length;
    await tick();
    expect(kept).toHaveLength(before);
    const deeds = kept.at(-1)?.deeds ?? [];
    expect(deeds).toEqual(['next', CAMP]);
    const again = await opened(deeds);
    expect(step(again.session)).toBe('turn');
  });

  test('goes back, and to the start', async () => {
    const { session, tick, kept } = await opened();
    session.next();
    await session.choose(CAMP);
    session.back();
    expect(step(session)).toBe('camp');
    // What was on its way when the learner went back does not come any more.
    await tick();
    expect(session.standing.value?.question?.prompt).toBe('camp');
    session.restart();
    expect(step(session)).toBe('welcome');
    expect(kept.at(-1)?.deeds).toEqual([]);
  });

  test('begins anew if the lesson is another one by now', async () => {
    const { session } = await opened(['next', ['camp', 'edge:W', 'W-G']]);
    expect(step(session)).toBe('welcome');
  });
});
