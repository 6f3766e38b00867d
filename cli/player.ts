/** What runs in a thread of its own: matches between bots. It is bundled into dist/player.mjs; hall.ts starts it. */

import type { ArenaMatch, BoutResult } from '@gonfalon/bot-lab';
import { playArenaMatch } from '@gonfalon/bot-lab';
import { games } from '@gonfalon/games';

export default function play(bout: ArenaMatch): BoutResult {
  const module = games.find(({ game }) => game.id === bout.game);
  if (!module) throw new Error(`there is no game "${bout.game}"`);
  return playArenaMatch(module, bout);
}
