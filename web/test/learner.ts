/** Takes a lesson in a page: does what each step wants, as somebody would who reads it. */
import { covers } from '@gonfalon/games/covers';
import type { Choice, Language, Lesson } from '@gonfalon/kernel';
import type { GameUi, Scene } from '@gonfalon/ui-kit';
import type { Locator, Page } from 'playwright-core';
import { LessonRun } from '../lesson/lesson-run.ts';
import type { Hand } from './player.ts';
import { mouse } from './player.ts';

const PATIENCE = 90_000;

interface Taught {
  readonly key: string;
  readonly ui: GameUi;
  readonly lesson: Lesson;
}

async function taught(game: string, id: string): Promise<Taught> {
  const cover = covers.find((one) => one.id === game);
  const about = cover?.lessons?.find((one) => one.id === id);
  if (!cover || !about) throw new Error(`there is no lesson ${game}/${id}`);
  return { key: `${game}/${id}`, ui: await cover.load(), lesson: await about.load() };
}

export class Learner {
  readonly page: Page;
  /** The same lesson without a page: it knows what is wanted next. */
  readonly run: LessonRun;
  private readonly key: string;
  private readonly ui: GameUi;
  private readonly hand: Hand;
  private readonly language: Language;

  private constructor(page: Page, { key, ui, lesson }: Taught, hand: Hand, language: Language) {
    this.page = page;
    this.key = key;
    this.ui = ui;
    this.hand = hand;
    this.language = language;
    this.run = LessonRun.after(ui.module, lesson, []);
  }

  static async of(
    page: Page,
    game: string,
    id: string,
    { hand = mouse, language = 'en' }: { readonly hand?: Hand; readonly language?: Language } = {},
  ): Promise<Learner> {
    return new Learner(page, await taught(game, id), hand, language);
  }

  get isOver(): boolean {
    return this.run.step === undefined;
  }

  /** Does one thing: reads on, or chooses. */
  async act(): Promise<void> {
    await this.arrive();
    if (this.run.isRead) {
      await this.hand(this.page.locator('.lesson-next'));
      this.run.next();
    } else {
      const choice = this.wanted();
      await this.choose(choice);
      this.run.choose(choice);
      this.follow();
    }
    this.run.settle();
    await this.arrive();
  }

  /** What follows from it is answered by the page itself. */
  private follow(): void {
    const { question, view } = this.run.view();
    const choice = question && this.ui.follows?.({ question, view } as Scene);
    if (choice && this.run.wants(choice)) this.run.choose(choice);
  }

  async actUntil(step: string): Promise<void> {
    while (this.run.step && this.run.step.id !== step) await this.act();
  }

  /** The page has come as far as the learner: it kept what was done, showed it, and can be answered. */
  async arrive(): Promise<void> {
    const { step, isRead, deeds } = this.run;
    await this.page.waitForFunction(
      ({ key, count }) => (JSON.parse(localStorage.getItem(key) ?? '{}').deeds ?? []).length === count,
      { key: `gonfalon.lesson.${this.key}`, count: deeds.length },
      { timeout: PATIENCE },
    );
    await this.page.locator('.stage-tray').waitFor({ state: 'hidden', timeout: PATIENCE });
    if (!step) {
      await this.page.locator('.lesson-over h1').waitFor({ timeout: PATIENCE });
      return;
    }
    const title = this.run.lesson.words[this.language].steps[step.id]?.title ?? '';
    await this.page.locator('.lesson-panel h2', { hasText: title }).waitFor({ timeout: PATIENCE });
    if (isRead) await this.page.locator('.lesson-next[aria-disabled=false]').waitFor({ timeout: PATIENCE });
    else await this.page.locator('.asked.is-mine').waitFor({ timeout: PATIENCE });
  }

  private wanted(): Choice {
    const found = this.run.view().question?.choices.find((choice) => this.run.wants(choice));
    if (!found) throw new Error(`nothing that step «${this.run.step?.id}» wants can be chosen`);
    return found;
  }

  /** Thing by thing on the board, or with the buttons for what is not there. */
  private async choose(choice: Choice): Promise<void> {
    const [, ...refs] = choice;
    for (const [i, ref] of refs.entries()) {
      const thing = this.page.locator(`.thing.is-offered[data-ref="${ref}"]:visible`).first();
      const whole = this.button(choice);
      if ((await thing.count()) > 0) await this.hand(thing);
      else if (/^\d+$/.test(ref)) {
        // The only number there is goes without saying.
        if (this.nextTo(choice, i).size > 1)
          await this.hand(this.page.locator(`.number[data-number="${ref}"]`));
      } else if ((await whole.count()) > 0) return this.hand(whole.first());
    }
    if (refs.length === 0) return this.hand(this.button(choice).first());
    // The last thing may have made the choice: then the main button belongs to the next question.
    if ((await this.kept()) > this.run.deeds.length) return;
    const main = this.page.locator('.asked.is-mine .is-main:enabled');
    if ((await main.count()) > 0) await this.hand(main);
  }

  /** How much of what was done the page has kept. */
  private kept(): Promise<number> {
    return this.page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '{}').deeds ?? []).length,
      `gonfalon.lesson.${this.key}`,
    );
  }

  /** What could be named at that place instead, after the same things. */
  private nextTo(choice: Choice, place: number): ReadonlySet<string | undefined> {
    const alike = (this.run.view().question?.choices ?? []).filter((other) =>
      choice.slice(1, place + 1).every((ref, i) => other[i + 1] === ref),
    );
    return new Set(alike.map((other) => other[place + 1]));
  }

  private button(choice: Choice): Locator {
    return this.page.locator(`.choices .button[data-choice="${choice.join(' ')}"]`);
  }
}
