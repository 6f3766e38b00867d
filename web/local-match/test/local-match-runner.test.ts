import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule } from '@gonfalon/kernel';
import { createRng, digest } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import type { Keeping, WorkerMessage } from '../local-match-runner.ts';
import { LocalMatchRunner } from '../local-match-runner.ts';
import type { LocalSeat, SavedEntry, SavedMatch } from '../saved-match.ts';
import { joinSavedMatch } from '../saved-match.ts';
import { ada, bo, bot, laid } from './tables.ts';

type Shown = Extract<WorkerMessage, { do: 'sit' | 'update' }>;

/** A host whose page is a list of what it was told, and whose people choose anything. */
class Page {
  readonly told: WorkerMessage[] = [];
  readonly kept: SavedMatch[] = [];
  private readonly rows: SavedEntry[] = [];
  readonly host: LocalMatchRunner;
  keeping: () => Keeping = () => 'kept';
  private readonly chance = createRng({ kind: 'fast', seed: 'page' });
  private thoughts = 0;

  constructor(module: GameModule, ...seats: LocalSeat[]) {
    this.host = new LocalMatchRunner(laid(module, ...seats), 'en', {
      keep: async ({ head, from, entries }) => {
        const keeping = this.keeping();
        if (keeping === 'kept') this.rows.splice(from, this.rows.length, ...entries);
        this.kept.push(joinSavedMatch(head, this.rows));
        return keeping;
      },
      post: (told) => this.told.push(structuredClone(told)),
      wait: () => new Promise((resolve) => setImmediate(resolve)),
      random: () => digest(++this.thoughts).repeat(2),
      again: async () => 'next',
    });
  }

  get last(): Shown {
    const shown = this.told.filter((told): told is Shown => told.do === 'sit' || told.do === 'update');
    return shown.at(-1) as Shown;
  }

  get standing() {
    return this.last.do === 'sit' ? this.last.standing : this.last.update;
  }

  /** Does what the person at the screen can do; false when there is nothing more. */
  async step(): Promise<boolean> {
    const { cover } = this.last;
    const { question, number, over } = this.standing;
    if (over) return false;
    if (cover !== undefined) await this.host.take();
    else if (question) {
      const choice = question.choices[this.chance.nextInt(question.choices.length)] ?? ['none'];
      expect(await this.host.choose(number, choice)).toBeUndefined();
    } else await new Promise((resolve) => setImmediate(resolve));
    return true;
  }

  async play(steps = 20_000): Promise<void> {
    await this.host.begin();
    for (let i = 0; i < steps; i++) if (!(await this.step())) return;
  }
}

describe('a host', () => {
  it.each([battue, battlelore] as GameModule[])(
    'lets people and bots finish a match of $game.id',
    async (module) => {
      const page = new Page(module, ada, bot);
      await page.play();
      expect(page.standing.over?.by).toBe('rules');
      expect(page.last.info.status).toBe('finished');
    },
  );

  it('keeps every choice before it is shown', async () => {
    const page = new Page(battue, ada, bot);
    const shown: number[] = [];
    const { host } = page;
    await host.begin();
    for (let i = 0; i < 60; i++) {
      await page.step();
      shown.push(page.standing.number);
      expect(page.kept.at(-1)?.file.entries.length).toBeGreaterThanOrEqual(
        page.kept.at(-1)?.file.number ?? page.standing.number,
      );
    }
    expect(Math.max(...shown)).toBeGreaterThan(20);
    host.stop();
  });

  it('tells whoever takes the device what happened since they had it last, and nothing twice', async () => {
    const page = new Page(battlelore, ada, bo);
    await page.play(400);
    const byViewer = new Map<unknown, number[]>();
    for (const told of page.told) {
      if (told.do !== 'sit' && told.do !== 'update') continue;
      const { viewer } = told.do === 'sit' ? told.standing : told.update;
      const seqs = (told.do === 'sit' ? told.news : told.update.news).map(({ seq }) => seq);
      if (told.do === 'sit') byViewer.set(viewer, seqs);
      else {
        const before = byViewer.get(viewer) ?? [];
        expect(seqs.every((seq) => seq > (before.at(-1) ?? 0))).toBe(true);
        byViewer.set(viewer, [...before.filter((seq) => !told.update.revoked.includes(seq)), ...seqs]);
      }
    }
    expect(byViewer.get(0)?.length).toBeGreaterThan(10);
    expect(byViewer.get(1)?.length).toBeGreaterThan(10);
  });

  it('asks nothing of the one who sat before when the next person looks at what happened', async () => {
    const page = new Page(battue, ada, bo);
    await page.play(300);
    for (const told of page.told) {
      if (told.do !== 'sit') continue;
      expect(told.standing.viewer === 'spectator' || told.standing.viewer === told.info.you).toBe(true);
    }
  });

  it('plays on with a notice, once, when nothing can be kept', async () => {
    const page = new Page(battue, ada, bot);
    page.keeping = () => {
      throw new Error('full');
    };
    await page.play(100);
    expect(page.told.filter((told) => told.do === 'unkept')).toHaveLength(1);
    expect(page.standing.number).toBeGreaterThan(5);
    page.host.stop();
  });

  it('shows nothing more once another tab has taken the match over', async () => {
    const page = new Page(battue, ada, bot);
    await page.host.begin();
    for (let i = 0; i < 40 && !page.standing.question; i++) await page.step();
    page.keeping = () => 'elsewhere';
    const before = page.told.length;
    await page.step();
    await page.step();
    expect(page.told.slice(before)).toEqual([{ do: 'elsewhere' }]);
  });

  it('explains a refusal in the language of the reader', async () => {
    const page = new Page(battue, ada, bot);
    await page.host.begin();
    for (let i = 0; i < 200 && !page.standing.question; i++) await page.step();
    const english = page.host.explain({ choice: ['nonsense'] });
    page.host.language = 'fr';
    const french = page.host.explain({ choice: ['nonsense'] });
    expect(english).toMatchObject({ code: 'table.refused', rule: french?.rule });
    expect(battue.messages.en.rules[english?.rule ?? '']).toBe(english?.text);
    expect(french?.message).not.toBe(english?.message);
    page.host.stop();
  });

  it('sets up one rematch, when the match is over', async () => {
    const page = new Page(battue, ada, bot);
    await page.host.begin();
    expect(await page.host.command('rematch', {})).toMatchObject({ code: 'table.not-finished' });
    await page.host.command('offer', { end: 'stop' });
    expect(await page.host.command('rematch', {})).toBeUndefined();
    expect(page.last.info).toMatchObject({ rematch: 'next', outcome: { by: 'stop' } });
    expect(page.kept.at(-1)?.rematch).toBe('next');
  });

  it('has no command of a server', async () => {
    const page = new Page(battue, ada, bot);
    await page.host.begin();
    expect(await page.host.command('chat', { text: 'Hello' })).toMatchObject({ code: 'request.unknown' });
    page.host.stop();
  });
});
