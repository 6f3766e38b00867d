/** A game as a place of its own: how a table is entered, and what is heard there once somebody wants to hear it. */
import { fileURLToPath } from 'node:url';
import { covers } from '@gonfalon/games/covers';
import type { Sound } from '@gonfalon/ui-kit';
import { lengthOf } from '@gonfalon/ui-kit';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shellSounds } from '../sound/shell-sounds.ts';
import { findings } from './axe.ts';
import type { Site } from './browser.ts';
import { expectNoComplaints, site, visitor } from './browser.ts';
import { setUp } from './quick.ts';

const MINUTES = 10 * 60_000;

let server: Site;
beforeAll(async () => {
  server = await site();
}, MINUTES);
afterAll(() => server.stop());

interface Heard {
  readonly contexts: number;
  readonly started: number;
  readonly stopped: number;
  readonly openings: number;
}

/** The maker of sounds, as a script that a page can run. */
async function synth(): Promise<string> {
  const input = fileURLToPath(new URL('../sound/synth.ts', import.meta.url));
  const bundle = await rolldown({ input });
  const { output } = await bundle.generate({ format: 'iife', name: 'synth' });
  return `${output[0].code};globalThis.synth = synth;`;
}

async function allSounds(): Promise<[string, Sound][]> {
  const games = await Promise.all(
    covers.map(async ({ id, load }) => {
      const { library = {}, ambience } = (await load()).sounds ?? {};
      const stray = (ambience?.oneShots ?? []).map(({ sound }, i): [string, Sound] => [`stray ${i}`, sound]);
      return [...Object.entries(library), ...stray].map(([name, sound]): [string, Sound] => [
        `${id} ${name}`,
        sound,
      ]);
    }),
  );
  return [...Object.entries(shellSounds), ...games.flat()];
}

test('every sound is heard, ends in silence, and is never louder than what can be played', {
  timeout: MINUTES,
}, async () => {
  const who = await visitor();
  await who.page.goto('about:blank');
  await who.page.evaluate(await synth());
  const sounds = await allSounds();
  const asked = sounds.map(([name, sound]) => ({ name, sound, length: lengthOf(sound) }));
  const made = await who.page.evaluate(async (all) => {
    const { schedule } = (globalThis as unknown as { synth: typeof import('../sound/synth.ts') }).synth;
    const rate = 44_100;
    return Promise.all(
      all.map(async ({ name, sound, length }) => {
        const context = new OfflineAudioContext(1, Math.ceil((length + 0.2) * rate), rate);
        schedule(context, context.destination, sound, 0);
        const samples = (await context.startRendering()).getChannelData(0);
        const loudest = (part: Float32Array) => part.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
        const rest = samples.subarray(Math.ceil((length + 0.1) * rate));
        return { name, peak: loudest(samples), rest: loudest(rest) };
      }),
    );
  }, asked);
  expect(made).toHaveLength(sounds.length);
  expect(made.filter(({ peak }) => peak > 1)).toEqual([]);
  expect(made.filter(({ name, peak }) => peak < (name.includes('stray') ? 0.002 : 0.05))).toEqual([]);
  expect(made.filter(({ rest }) => rest > 0.001)).toEqual([]);
  await who.context.close();
});

test('a table is entered, nothing is heard before it is wanted, then what one does; the house is as before', {
  timeout: MINUTES,
}, async () => {
  const who = await visitor({ reducedMotion: 'no-preference' });
  const { page } = who;
  await page.addInitScript(() => {
    const heard = { contexts: 0, started: 0, stopped: 0, openings: 0 };
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && (node.matches('.opening') || node.querySelector('.opening')))
            heard.openings++;
    }).observe(document, { childList: true, subtree: true });
    const Real = globalThis.AudioContext;
    globalThis.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts++;
      }
    };
    for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
      const { start, stop } = prototype;
      prototype.start = function (...when: [number?]) {
        heard.started++;
        return start.apply(this, when);
      };
      prototype.stop = function (...when: [number?]) {
        heard.stopped++;
        return stop.apply(this, when);
      };
    }
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
  const worn = () => page.evaluate(() => document.documentElement.dataset.game);
  await setUp(who, server.address, 'battue', 'bot');
  // Whoever does not wait for the end of the opening is not kept.
  await page.locator('.thing.is-offered').first().click();
  await page.locator('.opening').waitFor({ state: 'detached' });
  expect(await worn()).toBe('battue');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  const own = await accent();
  await page.emulateMedia({ contrast: 'more' });
  expect(await accent(), 'strong contrasts are those of the house').not.toBe(own);
  await page.emulateMedia({ contrast: null });
  expect(await accent()).toBe(own);
  expect(await heard()).toEqual({ contexts: 0, started: 0, stopped: 0, openings: 1 });

  await page.locator('header button', { hasText: 'Settings' }).click();
  await page.getByRole('group', { name: 'Sound effects' }).getByText('On', { exact: true }).click();
  await expect.poll(async () => (await heard()).started).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Try it' }).click();
  expect(await findings(page)).toEqual([]);
  // What goes on by itself has no end, until nobody looks.
  const endless = async () => {
    const { started, stopped } = await heard();
    return started - stopped;
  };
  expect(await endless()).toBe(0);
  await page.getByRole('group', { name: 'Ambient sound' }).getByText('On', { exact: true }).click();
  await expect.poll(endless).toBeGreaterThan(2);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(endless).toBe(0);
  await page.locator('dialog.settings button.is-first[type=submit]').click();
  expect((await heard()).contexts).toBe(1);

  // Nobody has done anything on a page that was just opened: a browser would complain of sounds.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await page.reload();
  await page.locator('.asked.is-mine').waitFor();
  expect((await heard()).contexts).toBe(0);
  await page.locator('.thing.is-offered').first().click();
  await expect.poll(async () => (await heard()).started).toBeGreaterThan(0);
  expect(await heard()).toMatchObject({ contexts: 1, openings: 0 });

  await page.locator('header a', { hasText: 'Home' }).click();
  await page.locator('.game-card').first().waitFor();
  expect(await worn()).toBeUndefined();
  expectNoComplaints(who);
  await who.context.close();
});
