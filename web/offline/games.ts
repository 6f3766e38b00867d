/** The rules of every game, loaded when a match needs them. To add a game is to add a line here. */
import type { GameModule } from '@gonfalon/kernel';

const loaders: Readonly<Record<string, () => Promise<GameModule>>> = {
  battue: async () => (await import('@gonfalon/games/battue')).battue,
  battlelore: async () => (await import('@gonfalon/games/battlelore')).battlelore,
};

/** Undefined if there is no such game here. */
export async function loadRules(game: string): Promise<GameModule | undefined> {
  return Object.hasOwn(loaders, game) ? loaders[game]?.() : undefined;
}
