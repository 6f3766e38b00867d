/** The rules of every game, loaded when a match needs them: without its screen, since workers need them too. */
import type { GameModule } from '@gonfalon/kernel';

const folders = import.meta.glob<Readonly<Record<string, unknown>>>('../../games/*/index.ts');

/** Undefined if there is no such game here. */
export async function loadRules(game: string): Promise<GameModule | undefined> {
  const path = `../../games/${game}/index.ts`;
  const exported = Object.hasOwn(folders, path) ? await folders[path]?.() : undefined;
  return Object.values(exported ?? {}).find((value): value is GameModule => isModule(value, game));
}

function isModule(value: unknown, id: string): boolean {
  return (value as Partial<GameModule> | undefined)?.game?.id === id;
}
