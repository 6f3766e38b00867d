/** Whole matches, read as the page reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { covers } from '@gonfalon/games/covers';
import type { GameUi } from '@gonfalon/ui';
import { loadRules } from '../../offline/games.ts';
import type { Loaded } from '../../replay/load.ts';
import { load } from '../../replay/load.ts';
import type { Reel } from '../../replay/reel.ts';
import type { Telling } from '../read-story.ts';
import { readStory } from '../read-story.ts';

export function screenOf(game: string): Promise<GameUi> {
  const cover = covers.find(({ id }) => id === game);
  if (!cover) throw new Error('there is no such game');
  return cover.load() as Promise<GameUi>;
}

const folder = (game: string) =>
  fileURLToPath(new URL(`../../../games/${game}/test/golden/`, import.meta.url));

export function goldenNames(game: string): string[] {
  return readdirSync(folder(game)).filter((name) => name.endsWith('.json'));
}

export async function golden(game: string, name: string): Promise<Telling> {
  const text = readFileSync(folder(game) + name, 'utf8');
  const loaded = await load({ from: 'text', text }, loadRules);
  if ('why' in loaded) throw new Error(loaded.why);
  return tellingOf(loaded);
}

async function tellingOf({ head, film }: Loaded): Promise<Telling> {
  const no = () => Promise.reject(new Error('not here'));
  const reel: Reel = {
    head,
    frame: async (at, viewer) => film.frame(at, viewer),
    log: async (viewer) => film.log(viewer),
    course: async () => film.course,
    check: no,
    file: no,
    close: () => undefined,
  };
  return readStory(reel, await screenOf(head.info.game));
}
