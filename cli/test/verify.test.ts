import { selfPlay } from '@gonfalon/bot-lab';
import type { GameModule, MatchFile } from '@gonfalon/kernel';
import { Match, saveMatch } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { fileWith, gonfalon } from './gonfalon.ts';

const toy = pebbles as unknown as GameModule;
const whole: MatchFile = selfPlay(toy, { seats: 2, seed: 'verify' }).file();

/** What verify says of one file, without its name. */
async function verdictOf(content: unknown): Promise<{ code: number; said: string }> {
  const path = fileWith(content);
  const { code, out, err } = await gonfalon(['verify', path]);
  expect(`${out}${err}`.trimEnd()).not.toContain('\n');
  return { code, said: `${out}${err}`.replaceAll(path, 'FILE').trimEnd() };
}

test('a match that holds', async () => {
  const { code, said } = await verdictOf(whole);
  expect(code).toBe(0);
  expect(said).toMatch(/^FILE: ok, \d+ entries, ended by (high|dry)$/);
});

test('an illegal choice is named with its rule and the rule’s text', async () => {
  const forged = { ...whole, entries: [{ seat: 0, choice: ['flip', 'reef'] }, ...whole.entries] };
  const { code, said } = await verdictOf(forged);
  expect(code).toBe(1);
  expect(said).toContain('entry 0: "flip reef" by seat 0 is refused by PEB-2.5');
  expect(said).toContain('PEB-2.5: You may only turn the tile of a spot where you have a pebble.');
});

test('a forged result, position or rules version', async () => {
  const result = { ending: 'alone', winners: [1], scores: [0, 9] };
  expect(await verdictOf({ ...whole, result })).toMatchObject({ code: 1 });
  expect((await verdictOf({ ...whole, digest: '0' })).said).toContain('the last position is not the one');
  expect((await verdictOf({ ...whole, rules: '0' })).said).toContain('version 0 of the rules');
});

test('a sealed match: the seed must be the one that was committed to', async () => {
  const match = new Match(toy.game, {
    seats: 2,
    options: {},
    chance: { kind: 'sealed', seed: 'ab'.repeat(32) },
  });
  expect((await verdictOf(saveMatch(match))).said).toContain('the seed has not been revealed yet');
  match.resign(0);
  const file = saveMatch(match);
  expect((await verdictOf(file)).code).toBe(0);
  const { said, code } = await verdictOf({ ...file, chance: { ...file.chance, seed: 'cd'.repeat(32) } });
  expect({ said, code }).toEqual({
    code: 1,
    said: 'gonfalon: FILE: the revealed seed is not the one that was committed to',
  });
});

test.each([
  ['', 'FILE is not JSON'],
  ['{"format":', 'FILE is not JSON'],
  ['[]', 'FILE: the match file'],
  [{ ...whole, format: 'gonfalon-match/9' }, 'FILE: the match file at format'],
  [{ ...whole, entries: [{ seat: 0, choice: [] }] }, 'FILE: the match file at entries.0'],
  [{ ...whole, more: 1 }, 'FILE: the match file at more'],
  [{ ...whole, game: 'chess' }, 'FILE: unknown game "chess"'],
  [{ ...whole, seats: 7 }, 'FILE: pebbles is played by 2 to 4 seats, not 7'],
  [{ ...whole, options: { pebbles: 'many' } }, 'FILE: the options of pebbles at pebbles'],
  [{ ...whole, from: { state: {} } }, 'FILE: the state of pebbles at'],
])('a malformed file is told in one line, exit 2 (%#)', async (content, message) => {
  const { code, said } = await verdictOf(content);
  expect(code).toBe(2);
  expect(said).toContain(message);
});

test('several files, as JSON: the worst decides the exit code', async () => {
  const good = fileWith(whole);
  const bad = fileWith({ ...whole, entries: [{ seat: 1, choice: ['end'] }, ...whole.entries] });
  const { code, out, err } = await gonfalon(['verify', good, bad, '--json']);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject([
    { file: good, ok: true, game: 'pebbles' },
    { file: bad, ok: false, entry: 0, refusal: { rule: 'table.not-asked' } },
  ]);
  expect((await gonfalon(['verify', good, 'nowhere.json'])).code).toBe(2);
});
