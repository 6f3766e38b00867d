/** Whole matches for the tests of replays. */
import type { GameModule, MatchFile } from '@gonfalon/kernel';
import type { SavedMatch } from '../../local-match/saved-match.ts';
import { ada, bot, laid, Player } from '../../local-match/test/tables.ts';

const played = new Map<string, SavedMatch>();

/** A match of Ada, at seat 0, against a bot; the same one every time. */
export function finished(module: GameModule): SavedMatch {
  const { id } = module.game;
  const known = played.get(id);
  if (known) return known;
  const table = laid(module, ada, bot);
  new Player().toTheEnd(table);
  const record = table.record();
  played.set(id, record);
  return record;
}

/** The same as far as it was after so many choices. */
export function running(module: GameModule, steps: number): SavedMatch {
  const table = laid(module, ada, bot);
  const player = new Player();
  for (let i = 0; i < steps; i++) player.step(table);
  return table.record();
}

export function fileOf(module: GameModule): MatchFile {
  return structuredClone(finished(module).file);
}
