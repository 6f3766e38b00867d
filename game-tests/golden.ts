/** Golden matches: finished matches kept in a folder, so that a change of the rules is noticed and meant. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SelfPlayOptions } from '@gonfalon/bot-lab';
import { selfPlay } from '@gonfalon/bot-lab';
import type { GameModule, MatchFile, Result } from '@gonfalon/kernel';
import { InvalidInputError, readMatchFile, verifyMatch } from '@gonfalon/kernel';
import type { Finding, Report } from './checks/recordings.ts';

export interface GoldenReport extends Report {
  readonly matches: readonly { readonly name: string; readonly result: Result | undefined }[];
  /** The endings of the game that no golden match comes to. */
  readonly missing: readonly string[];
}

/** Plays every match file of a folder again. */
export function goldenMatches(module: GameModule, folder: string): GoldenReport {
  const matches: { name: string; result: Result | undefined }[] = [];
  const findings: Finding[] = [];
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  for (const name of names.sort()) {
    try {
      const file = readMatchFile(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      matches.push({ name, result: verifyMatch(module.game, file).result });
    } catch (error) {
      findings.push({ message: `${name}: ${error instanceof Error ? error.message : error}` });
    }
  }
  const met = new Set(matches.map(({ result }) => result?.ending));
  return { matches, findings, missing: module.game.endings.filter((ending) => !met.has(ending)) };
}

export interface RecordOptions extends SelfPlayOptions {
  /** Keep trying seeds until a match ends like this. */
  readonly ending?: string;
  readonly tries?: number;
}

/** Lets bots play a match and keeps its file. */
export function recordGolden(
  module: GameModule,
  folder: string,
  name: string,
  given: RecordOptions,
): MatchFile {
  const { ending, tries = ending === undefined ? 1 : 1000 } = given;
  for (let i = 0; i < tries; i++) {
    const seed = i === 0 ? given.seed : `${given.seed}/${i}`;
    const played = selfPlay(module, { ...given, seed, check: true });
    if (played.failure !== undefined)
      throw new InvalidInputError(`the match "${seed}" fails: ${played.failure}`);
    if (ending !== undefined && played.result?.ending !== ending) continue;
    const file = played.file();
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.json`), fileText(file));
    return file;
  }
  throw new InvalidInputError(`none of ${tries} matches ended by "${ending}"`);
}

/** A match file as text with one entry a line, to be read and compared by people. */
export function fileText({ entries, result, digest, ...head }: MatchFile): string {
  const list = entries.length > 0 ? `[\n${entries.map((e) => `    ${line(e)}`).join(',\n')}\n  ]` : '[]';
  const before = fields(head).map((field) => `  ${field}`);
  const after = fields({ result, digest }).map((field) => `  ${field}`);
  return `{\n${[...before, `  "entries": ${list}`, ...after].join(',\n')}\n}\n`;
}

function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = fields(value).join(', ');
  return inner === '' ? '{}' : `{ ${inner} }`;
}

function fields(value: object): string[] {
  const known = Object.entries(value).filter(([, part]) => part !== undefined);
  return known.map(([key, part]) => `${JSON.stringify(key)}: ${line(part)}`);
}
