/** What `gonfalon check` says of city files: each fault once, and none of what can be played. */
import { readFileSync } from 'node:fs';
import { checkSetup, Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { CitySchema, RULE_IDS, slots, tiles } from '../content/index.ts';
import { issuesEn } from '../messages/issues.en.ts';
import { issuesFr } from '../messages/issues.fr.ts';
import { game } from '../rules/game.ts';
import { scenario } from '../scenario.ts';
import { city, oldTown } from './city.ts';

/** One line for each fault, as the command prints it. */
function lines(file: unknown): string[] {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  return scenario.read(text).issues.map((fault) => {
    const { where, rule } = fault;
    return `${where.join(' ')}: ${scenario.formatIssue.en(fault)}${rule ? ` (${rule})` : ''}`;
  });
}

test('a city without faults brings the options of its table, and the number of its seats', () => {
  expect(scenario.read(JSON.stringify(oldTown))).toEqual({
    options: { city: oldTown },
    seats: 3,
    issues: [],
  });
  const short = city({ roundLimit: 12 });
  expect(scenario.read(JSON.stringify(short)).options).toEqual({ city: short, roundLimit: 12 });
});

test('a city may say nothing, or everything', () => {
  expect(lines(city())).toEqual([]);
  const left = new Map(
    ['large', 'medium', 'small'].map((size) => [size, tiles.filter((t) => t.size === size)]),
  );
  const all = slots.flatMap(({ id, kind }) => {
    const next = left.get(kind)?.shift();
    return next ? [[id, next.id]] : [];
  });
  expect(all).toHaveLength(36);
  expect(lines(city({ tiles: Object.fromEntries(all) }))).toEqual([]);
});

test('the example of docs/city.md has no fault, can be played, and names every field', () => {
  const text = readFileSync(new URL('../../../docs/city.md', import.meta.url), 'utf8');
  const { options, seats = 0, issues } = scenario.read(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '');
  expect(issues).toEqual([]);
  const match = new Match(game, { seats, options, chance: { kind: 'fast', seed: 'doc' } });
  expect(match.question).toBeDefined();
  for (const field of Object.keys(CitySchema.pipe[0].entries)) expect(text).toContain(`\`${field}\``);
});

describe('tiles', () => {
  test('lie where they fit', () => {
    expect(lines(city({ tiles: { 'N-M1': 'S01', 'N-S1': 'L05' } }))).toEqual([
      'N-M1: Taberna is small, and this place is medium (BTU-2.4)',
      'N-S1: Forum is large, and this place is small (BTU-2.4)',
    ]);
  });

  test('are there once', () => {
    expect(lines(city({ tiles: { 'N-M1': 'M01', 'E-M1': 'M01', 'S-M1': 'M02' } }))).toEqual([
      'N-M1 E-M1: there is only one Curia (BTU-2.4)',
    ]);
  });

  test('lie inside the walls', () => {
    expect(lines(city({ tiles: { 'N-G': 'M01' } }))).toEqual([
      'N-G: no tile lies on the walls: their values are printed on the board (BTU-2.6)',
    ]);
  });

  test('leave the Palace where it is', () => {
    const moved = 'the Palace lies in the middle of the city, nowhere else, and nothing else lies there';
    expect(lines(city({ tiles: { PAL: 'L05' } }))).toEqual([`PAL: ${moved} (BTU-2.2)`]);
    expect(lines(city({ tiles: { 'N-L1': 'PALACE' } }))).toEqual([`N-L1: ${moved} (BTU-2.2)`]);
    expect(lines(city({ tiles: { PAL: 'PALACE' } }))).toEqual([]);
  });
});

describe('landmarks', () => {
  test('are large', () => {
    expect(lines(city({ tiles: { 'N-M1': 'landmark' } }))).toEqual([
      'N-M1: landmarks are large tiles, and this place is not large (BTU-2.3)',
    ]);
  });

  test('are four', () => {
    const four = { 'N-L1': 'L01', 'N-L2': 'landmark', 'E-L1': 'landmark', 'E-L2': 'landmark' } as const;
    expect(lines(city({ tiles: four }))).toEqual([]);
    expect(lines(city({ tiles: { ...four, 'S-L1': 'L02' } }))).toEqual([
      'N-L1 N-L2 E-L1 E-L2 S-L1: the plan has 5 landmarks, and there are 4 (BTU-2.3)',
    ]);
  });

  test('all find a place, or the match could not end', () => {
    const four = { 'N-L1': 'L05', 'N-L2': 'L06', 'E-L1': 'L07', 'E-L2': 'L08' } as const;
    expect(lines(city({ tiles: four }))).toEqual([]);
    expect(lines(city({ tiles: { ...four, 'S-L1': 'L09' } }))).toEqual([
      'N-L1 N-L2 E-L1 E-L2 S-L1: 4 landmarks must still find a large place, and 3 are left: without them the match could not end (BTU-16.3) (BTU-2.3)',
    ]);
    expect(lines(city({ tiles: { ...four, 'S-L1': 'L09', 'S-L2': 'L01', 'W-L1': 'landmark' } }))).toEqual([
      'N-L1 N-L2 E-L1 E-L2 S-L1: 3 landmarks must still find a large place, and 2 are left: without them the match could not end (BTU-16.3) (BTU-2.3)',
    ]);
  });
});

describe('seats and camps', () => {
  test('there are two to four', () => {
    expect(lines({ ...city(), seats: 5 })).toEqual(['seats: expected a whole number from 2 to 4 (BTU-1.1)']);
  });

  test('a clan that does not play neither begins nor camps', () => {
    expect(lines(city({ first: 'stag', camps: { bear: { edge: 'N', space: 'N-G' } } }))).toEqual([
      'camps.bear: the Bear Clan does not play in a city for 2 (BTU-1.1)',
      'first: the Stag Clan does not play in a city for 2 (BTU-1.1)',
    ]);
  });

  test('a camp touches its edge', () => {
    const off = 'this section does not touch the south edge (BTU-2.9)';
    expect(lines(city({ camps: { wolf: { edge: 'S', space: 'N-G' } } }))).toEqual([
      `N-G: the camp of the Wolf Clan is not here: ${off}`,
    ]);
    expect(lines(city({ camps: { wolf: { edge: 'S', space: 'S-M1' } } }))).toEqual([
      `S-M1: the camp of the Wolf Clan is not here: ${off}`,
    ]);
  });

  test('an edge has one camp; a tower may have two', () => {
    const camps = { wolf: { edge: 'N', space: 'N-G' }, hawk: { edge: 'N', space: 'N-T' } } as const;
    expect(lines(city({ camps }))).toEqual([
      'camps.wolf camps.hawk: the Wolf Clan and the Hawk Clan camp on the same edge: north (BTU-2.9)',
    ]);
    const tower = { wolf: { edge: 'N', space: 'N-T' }, hawk: { edge: 'W', space: 'N-T' } } as const;
    expect(lines(city({ camps: tower }))).toEqual([]);
  });
});

test('what has no such shape', () => {
  expect(lines('{')).toEqual([': this is not JSON']);
  expect(lines('7')).toEqual([': expected an object in braces']);
  expect(lines({ ...city(), format: 'gonfalon-match/1' })).toEqual([
    'format: expected "gonfalon-battue-city/1"',
  ]);
  expect(
    lines({
      ...city(),
      id: 'Old Town',
      name: { en: '', fr: 7 },
      moon: true,
      first: 'cat',
      tiles: { 'Z-1': 'M01', 'N-M1': 'M99' },
      camps: { wolf: { edge: 'N' } },
    }),
  ).toEqual([
    'id: expected lowercase letters, digits and hyphens',
    'name.fr: expected text in quotes',
    expect.stringMatching(/^first: "cat" is not one of wolf, hawk, bear, stag$/),
    expect.stringMatching(/^tiles\.Z-1: "Z-1" is not one of N-T, /),
    expect.stringMatching(/^tiles\.N-M1: "M99" is not one of PALACE, .*landmark$/),
    'camps.wolf.space: is missing',
    'moon: unknown field',
  ]);
  const twice = JSON.stringify(city({ tiles: { 'N-M1': 'M01' } })).replace('{"N-M1"', '{"N-M1":"M02","N-M1"');
  expect(lines(twice)).toEqual(['tiles.N-M1: is written twice; only the last one would count']);
});

test('every fault has a sentence in both languages, and a rule of the book', () => {
  expect(Object.keys(issuesFr).sort()).toEqual(Object.keys(issuesEn).sort());
  const broken = city({
    first: 'stag',
    tiles: { 'N-G': 'M01', PAL: 'M01', 'N-S1': 'landmark', 'N-M1': 'S01', 'N-L1': 'L01' },
    camps: { wolf: { edge: 'S', space: 'N-G' }, bear: { edge: 'S', space: 'S-G' } },
  });
  const { issues } = scenario.read(JSON.stringify(broken));
  expect(new Set(issues.map(({ id }) => id)).size).toBe(9);
  for (const fault of issues) {
    expect(RULE_IDS).toContain(fault.rule);
    expect(scenario.formatIssue.fr(fault)).not.toBe(scenario.formatIssue.fr({ ...fault, id: 'wrong' }));
    expect(scenario.formatIssue.fr(fault)).not.toMatch(/undefined| [:;!?]/);
  }
});

test('a table is not set up with a city that has faults, or with another number of seats', () => {
  const set = (options: unknown, seats = 2) =>
    new Match(game, { ...checkSetup(game, { seats, options, chance: { kind: 'fast', seed: 'x' } }) });
  expect(() => set({ city: city({ tiles: { 'N-M1': 'S01' } }) })).toThrow('BTU-2.4');
  expect(() => set({ city: { ...city(), moon: 1 } })).toThrow('moon');
  expect(() => set({ city: oldTown })).toThrow('this city is for 3 seats, not 2 (BTU-1.1)');
  expect(() => set({ city: oldTown }, 3)).not.toThrow();
});
