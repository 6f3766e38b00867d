/** The tests that every game gets for nothing. It needs vitest, so it has a door of its own. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameModule } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { clones } from './checks/clones.ts';
import { fuzz } from './checks/fuzz.ts';
import type { PerftSetup } from './checks/perft.ts';
import { perft } from './checks/perft.ts';
import { presses } from './checks/presses.ts';
import type { Finding } from './checks/recordings.ts';
import { refusals } from './checks/refusals.ts';
import { replays } from './checks/replays.ts';
import { reveals } from './checks/reveals.ts';
import { secrets } from './checks/secrets.ts';
import { snapshots } from './checks/snapshots.ts';
import { undo } from './checks/undo.ts';
import { words } from './checks/words.ts';
import { fileText, goldenMatches } from './golden.ts';

export { describeWalks, describeWords } from './message-tests.ts';
export { TestMatch } from './test-match.ts';

/** A table that differs from the usual one: in its options, in how many play, or both. */
export interface GameVariant {
  readonly seats: number;
  readonly options: object;
}

export interface GameSuite {
  readonly seed?: string;
  /** How many random matches are played with every choice inspected; the other checks look at a few. */
  readonly matches?: number;
  readonly seats?: readonly number[];
  readonly options?: unknown;
  /** Other tables that the game can be played at: a few matches of each are put through the checks too. */
  readonly variants?: readonly GameVariant[];
  /** A match of more decisions than this is a fault. */
  readonly limit?: number;
  /** The parts of the state, by key, in which something is hidden; an empty list if nothing is. */
  readonly hides?: readonly string[];
  /** Kinds of public events that show for a moment what no view shows afterwards. */
  readonly tells?: readonly string[];
  /** The part of the refused plausible choices, from 0 to 1, that may go without a rule of the game. */
  readonly unexplained?: number;
  /** The number of sequences of 1, 2, 3… choices from a set-up. */
  readonly perft?: PerftSetup & { readonly counts: readonly number[] };
  /** The folder of match files; together they must come to every ending of the game. */
  readonly goldenDir?: string | URL;
}

const TIMEOUT = 60_000;
const UNEXPLAINED = 0.1;
/** Of each variant so many matches are played with every choice inspected; the other checks look at some of them. */
const VARIANT_MATCHES = 6;
const VARIANT_CHECKED = 2;

export function describeGame(module: GameModule, given: GameSuite = {}): void {
  const { seed = 'suite', seats, options, limit } = given;
  const few = { seed, seats, options, limit };
  const all = given.matches === undefined ? few : { ...few, matches: given.matches };

  describe(module.game.id, () => {
    check('random matches come to an end and keep every invariant', () => none(fuzz(module, all).findings));
    check('a file replays to the same match', () => none(replays(module, few).findings));
    check('a copy shares nothing with its original', () => none(clones(module, few).findings));
    check('nobody sees or is told what is hidden from him', () =>
      none(secrets(module, { ...few, hides: given.hides, tells: given.tells }).findings),
    );
    check('what teaches a seat something hidden cannot be undone', () => none(reveals(module, few).findings));
    check('undo goes back as far as it may and leaves no trace', () => none(undo(module, few).findings));
    check('a snapshot goes on as if nothing had happened', () => none(snapshots(module, few).findings));
    check('every refusal has a rule and changes nothing', () => {
      const { findings, tried, legal, unexplained } = refusals(module, few);
      none(findings);
      expect(unexplained / Math.max(1, tried - legal)).toBeLessThanOrEqual(given.unexplained ?? UNEXPLAINED);
    });
    check('whatever is pressed is answered about that thing', () => none(presses(module, few).findings));
    check('everything has its words in every language', () => none(words(module, few).findings));
    for (const variant of given.variants ?? []) describeVariant(module, given, variant);
    if (given.perft) describePerft(module, given.perft);
    if (given.goldenDir !== undefined) describeGolden(module, given.goldenDir);
  });
}

function check(name: string, run: () => void): void {
  test(name, { timeout: TIMEOUT }, run);
}

function describeVariant(module: GameModule, given: GameSuite, { seats, options }: GameVariant): void {
  const { seed = 'suite', limit, tells } = given;
  const setup = { seed, limit, seats: [seats], options: Object.assign({}, given.options, options) };
  const few = { ...setup, matches: VARIANT_CHECKED };
  describe(`${seats} seats, ${JSON.stringify(options)}`, () => {
    check('random matches come to an end and keep every invariant', () =>
      none(fuzz(module, { ...setup, matches: VARIANT_MATCHES }).findings),
    );
    check('a file replays to the same match', () => none(replays(module, few).findings));
    check('nobody sees or is told what is hidden from him', () =>
      none(secrets(module, { ...few, hides: [], tells }).findings),
    );
    check('what teaches a seat something hidden cannot be undone', () => none(reveals(module, few).findings));
    check('undo goes back as far as it may and leaves no trace', () => none(undo(module, few).findings));
    check('everything has its words in every language', () => none(words(module, few).findings));
  });
}

function describePerft(module: GameModule, { counts, ...setup }: NonNullable<GameSuite['perft']>): void {
  test('as many sequences of choices as ever', { timeout: TIMEOUT }, () => {
    expect(counts.map((_, i) => perft(module, setup, i + 1))).toEqual(counts);
  });
}

function describeGolden(module: GameModule, folder: string | URL): void {
  const path = typeof folder === 'string' ? folder : fileURLToPath(folder);
  const golden = goldenMatches(module, path);
  test('the golden matches replay', () => none(golden.findings));
  test('every ending has its golden match', () => expect(golden.missing).toEqual([]));
}

/** Fails with what was found, and keeps the files that lead there. */
function none(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const folder = mkdtempSync(join(tmpdir(), 'gonfalon-'));
  const lines = findings.map(({ message, file }, i) => {
    if (!file) return message;
    const path = join(folder, `finding-${i + 1}.json`);
    writeFileSync(path, fileText(file));
    return `${message}\n    ${file.entries.length} entries: ${path}`;
  });
  expect.fail(lines.join('\n'));
}
