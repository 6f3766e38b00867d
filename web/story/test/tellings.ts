/** Whole matches, read as the page reads them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SelfPlayOptions } from '@gonfalon/bot-lab';
import { selfPlay } from '@gonfalon/bot-lab';
import { covers } from '@gonfalon/games/covers';
import type { GameModule } from '@gonfalon/kernel';
import type { GameUi, MatchLog } from '@gonfalon/ui-kit';
import { loadRules } from '../../local-match/games.ts';
import type { Loaded } from '../../replay-source/load.ts';
import { load } from '../../replay-source/load.ts';
import type { ReplaySource } from '../../replay-source/replay-source.ts';
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
  if (!existsSync(folder(game))) return [];
  return readdirSync(folder(game)).filter((name) => name.endsWith('.json'));
}

export async function golden(game: string, name: string): Promise<Telling> {
  return tellingOf(await loadText(readFileSync(folder(game) + name, 'utf8')));
}

/** A match that bots play, the same for the same seed, and what everybody saw of it. */
export async function playedByBots(
  module: GameModule,
  options: Pick<SelfPlayOptions, 'seats' | 'seed' | 'options'>,
): Promise<{ readonly telling: Telling; readonly chronicle: MatchLog }> {
  const players = Array.from({ length: options.seats }, () => 'page');
  const loaded = await loadText(JSON.stringify(selfPlay(module, { ...options, players }).file()));
  const telling = await tellingOf(loaded);
  const told = loaded.film.log('spectator');
  return { telling, chronicle: { seats: options.seats, batches: told, end: telling.standing.view } };
}

async function loadText(text: string): Promise<Loaded> {
  const loaded = await load({ from: 'text', text }, loadRules);
  if ('why' in loaded) throw new Error(loaded.why);
  return loaded;
}

async function tellingOf({ head, film }: Loaded): Promise<Telling> {
  const no = () => Promise.reject(new Error('not here'));
  const reel: ReplaySource = {
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
