import { games } from '@gonfalon/games';
import type { GameModule, ValidationIssue } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { fileWith, gonfalon } from './gonfalon.ts';

/** The toy game with files that say how many pebbles there are. */
const shores = {
  ...(pebbles as unknown as GameModule),
  scenario: {
    format: 'pebbles-shore/1',
    read(text: string) {
      const { pebbles: count, name } = JSON.parse(text);
      const faults: ValidationIssue[] = [];
      if (count < 6) faults.push({ id: 'few', rule: 'PEB-1.1', where: ['pebbles'], params: { count } });
      if (name !== undefined) faults.push({ id: 'name', where: [], params: { name } });
      return faults.length > 0 ? { issues: faults } : { options: { pebbles: count }, issues: faults };
    },
    formatIssue: {
      en: ({ id, params }: ValidationIssue) =>
        id === 'few' ? 'too few' : `no name: ${JSON.parse(JSON.stringify(params)).name}`,
      fr: () => 'trop peu',
    },
  },
} satisfies GameModule;

const shore = (content: object) => fileWith({ format: 'pebbles-shore/1', ...content });
const around = { games: [pebbles as unknown as GameModule, shores] };

/** What is said of a file, without its name. */
async function said(content: unknown, ...argv: string[]) {
  const path = typeof content === 'string' ? content : fileWith(content);
  const { code, out, err } = await gonfalon(['check', path, ...argv], around);
  return { code, out: out.replaceAll(path, 'FILE'), err: err.replaceAll(path, 'FILE') };
}

test('a file without faults', async () => {
  expect(await said(shore({ pebbles: 12 }))).toEqual({ code: 0, out: 'FILE: ok, for pebbles\n', err: '' });
});

test('one line for each fault: where, what, by which rule; exit 1', async () => {
  expect(await said(shore({ pebbles: 3, name: 'Reef' }))).toEqual({
    code: 1,
    out: 'FILE: pebbles: too few (PEB-1.1)\nFILE: no name: Reef\n',
    err: '',
  });
  expect((await said(shore({ pebbles: 3 }), '--lang', 'fr')).out).toBe(
    'FILE : pebbles : trop peu (PEB-1.1)\n',
  );
});

test('what somebody wrote cannot break the line or move the cursor, and is cut where it is long', async () => {
  const { out } = await said(shore({ pebbles: 6, name: `a\n\u001b[2Jb\u2028${'c'.repeat(9000)}` }));
  expect(out).toMatch(/^FILE: no name: a \[2Jb c+…\n$/);
  expect(out.length).toBeLessThan(500);
});

test.each([
  ['', 'FILE is not JSON'],
  ['{"format":', 'FILE is not JSON'],
  [[], 'FILE is no scenario: its "format" must be pebbles-shore/1'],
  [{ format: 'gonfalon-match/1' }, 'FILE is no scenario'],
])('%j cannot be read: one line on standard error, exit 2', async (content, message) => {
  const { code, out, err } = await said(typeof content === 'string' ? fileWith(content) : content);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`gonfalon: ${message}`);
  expect(err.trimEnd()).not.toContain('\n');
});

test('a byte order mark is passed over', async () => {
  const text = `\uFEFF${JSON.stringify({ format: 'pebbles-shore/1', pebbles: 12 })}`;
  expect((await said(fileWith(text))).code).toBe(0);
});

test('--game says whose file it is; a game may have none', async () => {
  const path = fileWith({ pebbles: 3 });
  const { code, out } = await gonfalon(['check', path, '--game', 'pebbles'], { games: [shores] });
  expect({ code, out }).toEqual({ code: 1, out: `${path}: pebbles: too few (PEB-1.1)\n` });
  const { code: none, err } = await gonfalon(['check', path, '--game', 'pebbles']);
  expect({ none, err }).toEqual({ none: 2, err: 'gonfalon: pebbles has no scenario files\n' });
});

test('several files, as JSON: the worst decides the exit code', async () => {
  const [good, bad] = [shore({ pebbles: 12 }), shore({ pebbles: 3 })];
  const { code, out, err } = await gonfalon(['check', good, bad, '--json'], around);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const fault = { id: 'few', rule: 'PEB-1.1', where: ['pebbles'], params: { count: 3 } };
  expect(JSON.parse(out)).toEqual([
    { file: good, ok: true, game: 'pebbles', faults: [] },
    { file: bad, ok: false, game: 'pebbles', faults: [{ ...fault, message: 'pebbles: too few (PEB-1.1)' }] },
  ]);
  const unread = await gonfalon(['check', good, 'nowhere.json', bad, '--json'], around);
  expect(unread.code).toBe(2);
  expect(JSON.parse(unread.out)[1]).toEqual({
    file: 'nowhere.json',
    ok: false,
    message: 'cannot read nowhere.json (ENOENT)',
  });
});

const only = { games: [shores] };

test('table, simulate and play take a scenario; --options has the last word', async () => {
  const path = shore({ pebbles: 12 });
  const table = await gonfalon(['table', 'pebbles', '--scenario', path], only);
  expect(table.out).toContain('"options":{"pebbles":12}');
  const other = ['table', 'pebbles', '--scenario', path, '--options', '{"pebbles":18}'];
  expect((await gonfalon(other, only)).out).toContain('"options":{"pebbles":18}');
  const simulate = ['simulate', 'pebbles', '--matches', '2', '--json'];
  const short = JSON.parse((await gonfalon([...simulate, '--scenario', path], only)).out);
  expect(short.decisions).toBeLessThan(JSON.parse((await gonfalon(simulate, only)).out).decisions);
  const play = await gonfalon(['play', 'pebbles', '--scenario', path, '--seed', 'x'], only);
  expect(play).toMatchObject({ code: 0, err: '' });
});

test.each(['table', 'simulate', 'play'])(
  '%s refuses a scenario with faults in one line, exit 2',
  async (name) => {
    const path = shore({ pebbles: 3, name: 'Reef' });
    const { code, out, err } = await gonfalon([name, 'pebbles', '--scenario', path], only);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe(
      `gonfalon: ${path}: pebbles: too few (PEB-1.1); and 1 more problem, see: gonfalon check\n`,
    );
  },
);

test('no two games have the same format', () => {
  const formats = games.flatMap(({ scenario }) => (scenario ? [scenario.format] : []));
  expect(new Set(formats).size).toBe(formats.length);
});

test('a city of Battue is checked, and played by as many as it is for', async () => {
  const city = {
    format: 'gonfalon-battue-city/1',
    id: 'x',
    seats: 3,
    tiles: { 'N-M1': 'M01' },
    roundLimit: 1,
  };
  const path = fileWith(city);
  const all = { games };
  expect(await gonfalon(['check', path], all)).toMatchObject({ code: 0, out: `${path}: ok, for battue\n` });
  const broken = fileWith({ ...city, tiles: { 'N-M1': 'S01' } });
  expect(await gonfalon(['check', broken], all)).toMatchObject({
    code: 1,
    out: `${broken}: N-M1: Taberna is small, and this place is medium (BTU-2.4)\n`,
  });
  const simulate = ['simulate', 'battue', '--scenario', path, '--matches', '1', '--json'];
  const { code, out } = await gonfalon(simulate, all);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ seats: 3, finished: 1 });
  const two = await gonfalon([...simulate, '--seats', '2'], all);
  expect(two.code).not.toBe(0);
  expect(two.err + two.out).toContain('this city is for 3 seats, not 2');
});
