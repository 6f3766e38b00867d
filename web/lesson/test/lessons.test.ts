/** Every lesson of every game, played to its end by doing what each step wants. */
import { covers } from '@gonfalon/games/covers';
import type { Choice, Lesson, LessonStep } from '@gonfalon/kernel';
import { canonical, createRng, LANGUAGES } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../table/board/scene-of.ts';
import type { LearnerAction } from '../lesson-run.ts';
import { isWanted, LessonRun } from '../lesson-run.ts';

const LESSONS = covers.flatMap((cover) =>
  (cover.lessons ?? []).map((about) => ({ name: `${cover.id}/${about.id}`, cover, about })),
);

/** What the step wants now, of all that is legal. */
function wanted(run: LessonRun): Choice[] {
  return (run.view().question?.choices ?? []).filter((choice) => run.wants(choice));
}

/** Goes through a lesson; `pick` says which of the wanted choices is made. */
function walk(
  ui: GameUi,
  lesson: Lesson,
  pick: (choices: readonly Choice[]) => Choice | undefined,
  visit: (run: LessonRun) => void = () => undefined,
): LessonRun {
  const run = LessonRun.after(ui.module, lesson, []);
  while (run.step) {
    visit(run);
    const before = run.deeds.length;
    if (run.isRead) run.next();
    else {
      const choice = pick(wanted(run));
      if (!choice) throw new Error(`nothing that step «${run.step.id}» wants can be chosen`);
      run.choose(choice);
    }
    expect(run.deeds.length, run.step.id).toBe(before + 1);
    run.settle();
  }
  return run;
}

const first = (choices: readonly Choice[]) => choices[0];

function sceneAt(ui: GameUi, run: LessonRun) {
  const { game: _, seats, ...view } = run.view();
  const person = { id: '', kind: 'guest', name: 'Ann' } as const;
  return sceneOf({
    ui,
    info: { seats: Array.from({ length: seats }, () => ({ kind: 'human', person })) } as never,
    standing: { table: '', seq: 1, ...view },
    language: 'en',
    nobody: '',
    botName: (bot) => bot,
  });
}

const whereIs = (run: LessonRun) => canonical({ at: run.at, view: run.view() });
const isTask = ({ acts = [] }: LessonStep) => acts.some((act) => 'you' in act);

describe.each(LESSONS)('the lesson $name', ({ cover, about }) => {
  test('is played to its end, by any of the choices that it wants', async () => {
    const [ui, lesson] = [await cover.load(), await about.load()];
    const luck = createRng({ kind: 'fast', seed: about.id });
    const any = (choices: readonly Choice[]) => choices[luck.nextInt(choices.length)];
    for (const pick of [first, (choices: readonly Choice[]) => choices.at(-1), any, any]) {
      const run = walk(ui, lesson, pick);
      expect(run.at).toBe(run.steps.length);
      expect(run.view().result?.winners).toEqual([lesson.seat]);
    }
  });

  test('points at things that are there', async () => {
    const [ui, lesson] = [await cover.load(), await about.load()];
    const missing: string[] = [];
    let before = -1;
    walk(ui, lesson, first, (run) => {
      // While a step is being done, what it points at may go.
      const isNew = run.at !== before;
      before = run.at;
      const scene = sceneAt(ui, run);
      for (const ref of run.step?.at ?? [])
        if (isNew && !ui.isRendered(ref, scene)) missing.push(`${run.step?.id}: ${ref}`);
    });
    expect(missing).toEqual([]);
  });

  test('has all its words, and no others, in both languages', async () => {
    const lesson = await about.load();
    const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
    for (const language of LANGUAGES) {
      const words = lesson.words[language];
      expect(Object.keys(words.steps).sort()).toEqual(steps.map(({ id }) => id).sort());
      for (const step of steps) {
        const told = words.steps[step.id];
        expect(told?.title && told.say, step.id).toBeTruthy();
        expect(told?.do !== undefined, `${step.id} tells what to do`).toBe(isTask(step));
        // A step fits on a phone above the board.
        expect(`${told?.say}${told?.do ?? ''}`.length, step.id).toBeLessThan(330);
      }
      expect(words.learned.length).toBeGreaterThan(2);
    }
  });

  test('keeps French signs with their words', async () => {
    const { words } = await about.load();
    expect(JSON.stringify([words.fr, about.words.fr])).not.toMatch(/ [;:!?»]|« |'/);
  });

  test('names rules of the book', async () => {
    const [ui, lesson] = [await cover.load(), await about.load()];
    const rules = lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ rule }) => rule ?? []));
    expect(rules.filter((rule) => !ui.module.ruleIds.includes(rule))).toEqual([]);
  });

  test('takes nothing that is legal but not wanted, and refuses by its rule what is not legal', async () => {
    const [ui, lesson] = [await cover.load(), await about.load()];
    let kindly = 0;
    walk(ui, lesson, first, (run) => {
      const before = whereIs(run);
      const question = run.view().question;
      const right = wanted(run);
      for (const choice of question?.choices ?? []) {
        if (right.includes(choice)) continue;
        expect(run.choose(choice)).toBe(run.isRead ? 'read-first' : 'do-first');
        kindly++;
      }
      expect(run.choose(['no-such-verb'])).toHaveProperty('rule');
      if (!run.isRead) expect(run.next()).toBe(false);
      expect(whereIs(run)).toBe(before);
    });
    expect(kindly).toBeGreaterThan(10);
  });

  test('is resumed at the same place', async () => {
    const [ui, lesson] = [await cover.load(), await about.load()];
    walk(ui, lesson, first, (run) => {
      const kept = JSON.parse(JSON.stringify(run.deeds)) as LearnerAction[];
      expect(whereIs(LessonRun.after(ui.module, lesson, kept))).toBe(whereIs(run));
    });
  });
});

test('a choice is wanted if it begins like one that is', () => {
  expect(isWanted([['move', 'a']], ['move', 'a', 'b'])).toBe(true);
  expect(isWanted([['move', 'a']], ['move', 'b'])).toBe(false);
  expect(isWanted([['move', 'a', 'b']], ['move', 'a'])).toBe(false);
});
