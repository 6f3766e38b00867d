/** What the commands that count matches tell alike: shares with how sure they are, and matches that failed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ArenaFailure, BotScore } from '@gonfalon/bot-lab';
import { writeMatch } from './files.ts';
import type { Context } from './io.ts';

/** More files than this help nobody. */
const MAX_FILES = 20;

export interface FailedMatch {
  readonly match: number;
  readonly seed: string;
  readonly players: readonly string[];
  readonly message: string;
  /** Where the file is that reproduces it, of the first ones. */
  readonly file?: string;
}

/** Writes the first matches that failed down, so that they can be played again. */
export function keepFailed(
  failures: readonly ArenaFailure[],
  folder: string | undefined,
  context: Context,
): FailedMatch[] {
  if (failures.length === 0) return [];
  const target =
    folder === undefined ? mkdtempSync(join(tmpdir(), 'gonfalon-')) : resolve(context.cwd, folder);
  return failures.map(({ bout, outcome }, i) => {
    const { match, seed, game } = bout;
    const { failure: message = '', file } = outcome;
    const players = bout.players.map(({ name }) => name);
    if (!file || i >= MAX_FILES) return { match, seed, players, message };
    const path = writeMatch(join(target, `${game}-failed-${i}.json`), file, context);
    return { match, seed, players, message, file: path };
  });
}

export function tellFailed(failures: readonly FailedMatch[], { note, say }: Context): void {
  for (const { match, seed, players, message, file } of failures) {
    const where = say.arena.matchOf(match, seed, players.join(', '));
    note(say.problem(say.arena.failed(where, message, file)));
  }
}

/** Numbers as people write them. */
export function formatsFor({ language }: Context) {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return {
    number,
    whole,
    percent,
    ms: new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }),
    range: ({ low, high }: { readonly low: number; readonly high: number }, format = number) =>
      `${format.format(low)} … ${format.format(high)}`,
    points: ({ elo, share }: BotScore) => signed.format(elo ?? (share > 0 ? Infinity : -Infinity)),
    pointsRange: ({ eloInterval: { low = -Infinity, high = Infinity } }: BotScore) =>
      `${signed.format(low)} … ${signed.format(high)}`,
  };
}
