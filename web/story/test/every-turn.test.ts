/** Whatever bots play, no turning point is without words for what happened. */
import { battalia } from '@gonfalon/games/battalia';
import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import { echoes } from '@gonfalon/games/echoes';
import { nerath } from '@gonfalon/games/nerath';
import type { GameModule } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { story as en } from '../../messages/en/story.ts';
import { story as fr } from '../../messages/fr/story.ts';
import type { Telling } from '../read-story.ts';
import { wordingOf } from '../wording.ts';
import { playedByBots, screenOf } from './tellings.ts';

const MESSAGES = { en, fr };
const NAMES = ['Ada', 'Bo', 'Cy', 'Dot'];
const MATCHES = 4;
const MINUTE = 60_000;

/** Long enough to turn, short enough to be played here. */
const GAMES: readonly (readonly [string, GameModule, seats: readonly number[], length: object])[] = [
  ['battue', battue as GameModule, [2, 3, 4], { roundLimit: 12 }],
  ['battlelore', battlelore as GameModule, [2], { turnCap: 40 }],
  ['echoes', echoes as GameModule, [2, 4], {}],
  ['battalia', battalia as GameModule, [2, 4], { weekLimit: 2 }],
  ['nerath', nerath as GameModule, [2, 4], { roundLimit: 4 }],
];

describe.each(GAMES)('%s', (game, module, tables, length) => {
  const scenarios = module.scenarios ?? [];
  const matches: Awaited<ReturnType<typeof playedByBots>>[] = [];
  beforeAll(async () => {
    for (let i = 0; i < MATCHES; i++) {
      const seats = tables[i % tables.length] ?? 2;
      const options = { ...scenarios[i % scenarios.length]?.options, ...length };
      matches.push(await playedByBots(module, { seats, seed: `told-${i}`, options }));
    }
  }, MINUTE);

  it('has something to say of every turn that speaks for nobody', () => {
    for (const { telling, chronicle } of matches) {
      const { course, teller } = telling;
      const plain = teller
        .account(chronicle)
        .highlights.filter(({ helps, hurts }) => helps === undefined && hurts === undefined);
      for (const [i, { at }] of course.slice(1, -1).entries()) {
        const until = course[i + 2]?.at ?? at;
        const told = plain.filter((moment) => moment.at > at && moment.at <= until);
        expect(told, `turn ${i + 1}, from ${at} to ${until}`).not.toEqual([]);
      }
    }
  });

  it('tells every turning point in both languages, and quiet ones with what made the difference', async () => {
    const tellings = matches.map(({ telling }) => telling);
    expect(tellings.flatMap(({ story }) => story.turning)).not.toEqual([]);
    for (const telling of tellings) {
      const last = telling.course.at(-2)?.at;
      for (const { moments, quiet, tipped, timeUp, at } of telling.story.turning) {
        if (!timeUp) expect(moments).not.toEqual([]);
        // After the last turn nothing is judged any more.
        if (quiet && at !== last) expect(tipped).not.toEqual([]);
      }
      await expectWords(game, telling);
    }
  });
});

async function expectWords(game: string, telling: Telling): Promise<void> {
  const ui = await screenOf(game);
  const names = NAMES.slice(0, telling.info.seats.length);
  for (const language of LANGUAGES) {
    const words = MESSAGES[language];
    const wording = wordingOf(telling, ui, names, words, language);
    for (const point of telling.story.turning) {
      const sentence = wording.turning(point);
      expect(sentence).toMatch(/^[A-ZÉ0-9].*\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      for (const name of names) expect(sentence).not.toContain(words.turning.quiet(name));
      for (const term of point.tipped)
        expect(wording.tipped(point)).toContain(ui.module.messages[language].features[term]);
    }
  }
}
