/** What runs in a thread of its own: matches between bots. It is bundled into dist/player.mjs; hall.ts starts it. */
import { games } from '@gonfalon/games';
import type { Bout, Outcome } from '@gonfalon/harness';
import { playBout } from '@gonfalon/harness';

export default function play(bout: Bout): Outcome {
  const module = games.find(({ game }) => game.id === bout.game);
  if (!module) throw new Error(`there is no game «${bout.game}»`);
  return playBout(module, bout);
}
