import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bots } from '@gonfalon/bots';
import { games } from '@gonfalon/games';
import type { GameModule } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { fileWith, folder, gonfalon } from './gonfalon.ts';

const toy = pebbles as unknown as GameModule;
const never = () => new Promise<void>(() => undefined);
const player = fileURLToPath(new URL('../../dist/player.mjs', import.meta.url));

const scenarios = [
  { id: 'puddle', options: { pebbles: 6 } },
  { id: 'lake', options: { pebbles: 30 } },
];
const withScenarios: GameModule = { ...toy, scenarios };

const unsure = {
  ...toy,
  evaluation: {
    ...toy.evaluation,
    measure() {
      throw new Error('no idea');
    },
  },
};

/** Without times, which are never the same. */
function counted(text: string): object {
  const { thinking, ...rest } = JSON.parse(text);
  return { ...rest, decisions: thinking.map(({ decisions }: { decisions: number }) => decisions) };
}

test('arena: who won how many, for programs', async () => {
  const argv = ['arena', 'pebbles', '--players', 'greedy,random', '--matches', '9', '--json'];
  const { code, out, err } = await gonfalon(argv, { untilAsked: never });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const found = JSON.parse(out);
  expect(found).toMatchObject({
    game: 'pebbles',
    seats: 2,
    seed: 'gonfalon',
    budgetScale: 1,
    stopped: false,
    matches: 10,
    finished: 10,
    failed: 0,
    players: ['greedy', 'random'],
    perPlayer: [{ name: 'greedy', matches: 10, byChance: 0.5 }, { name: 'random' }],
    perSeat: [{ name: '0' }, { name: '1' }],
    failures: [],
  });
  expect(found.perPlayer[0].share + found.perPlayer[1].share).toBeCloseTo(1);
  expect(found.thinking[0]).toMatchObject({ name: 'greedy', median: expect.any(Number) });
});

test('arena: threads change nothing but the time it takes', async () => {
  const argv = ['arena', 'battue', '--players', `random,${bots[1].name}`, '--matches', '2', '--json'];
  const around = { games, player, untilAsked: never };
  const one = await gonfalon([...argv, '--threads', '1'], around);
  const two = await gonfalon([...argv, '--threads', '2'], around);
  const here = await gonfalon(argv, { games, untilAsked: never });
  expect(one.code).toBe(0);
  expect(counted(two.out)).toEqual(counted(one.out));
  expect(counted(here.out)).toEqual(counted(one.out));
});

test('arena: for people, with the share by chance of several seats, in their language', async () => {
  const argv = ['arena', 'pebbles', '--players', 'greedy,random,random,random', '--matches', '4'];
  const { out } = await gonfalon([...argv, '--lang', 'fr'], { untilAsked: never });
  expect(out).toMatch(/^robot +victoires +part +95 % +au hasard +Elo +95 %$/m);
  expect(out).toMatch(/^greedy .* 25\s%/m);
  expect(out).toMatch(/^random .* 75\s%/m);
  expect(out).toMatch(/^parties +4 finies, 0 échouées$/m);
  expect(out).toMatch(/^ms par décision de greedy/m);
});

test('arena: each scenario by itself, and all together', async () => {
  const argv = ['arena', 'pebbles', '--players', 'greedy,random', '--matches', '2', '--each-scenario'];
  const around = { games: [withScenarios], untilAsked: never };
  const { matches, perScenario } = JSON.parse((await gonfalon([...argv, '--json'], around)).out);
  expect(matches).toBe(4);
  expect(perScenario).toMatchObject({ puddle: { matches: 2 }, lake: { matches: 2 } });
  const { out } = await gonfalon(argv, around);
  expect(out).toMatch(/^scenario +matches +greedy +random$/m);
  expect(out).toMatch(/^puddle +2 /m);
});

test('arena: a bot that fails is told with its match and seed, and its file is kept', async () => {
  const save = folder();
  const argv = ['arena', 'pebbles', '--players', 'greedy,random', '--matches', '2', '--save', save, '--json'];
  const { code, out, err } = await gonfalon(argv, { games: [unsure], untilAsked: never });
  expect(code).toBe(1);
  const { failed, failures } = JSON.parse(out);
  expect(failed).toBe(2);
  expect(failures[1]).toMatchObject({ match: 1, seed: 'gonfalon/0', players: ['random', 'greedy'] });
  expect(err).toContain('match 0 (seed gonfalon/0; greedy, random): greedy cannot choose: no idea; kept in ');
  expect(readdirSync(save)).toHaveLength(2);
});

test('arena: whoever asks to stop is told what there is so far', async () => {
  const argv = ['arena', 'pebbles', '--players', 'greedy,random', '--matches', '100000'];
  const { code, out, err } = await gonfalon(argv);
  expect(code).toBe(0);
  expect(out).toMatch(/^matches +\d+ finished/m);
  expect(err).toContain('stopped before all matches were played');
});

test('arena: the bar on a terminal tells the score', async () => {
  const argv = ['arena', 'pebbles', '--players', 'greedy,random', '--matches', '2'];
  expect((await gonfalon(argv, { tty: true, untilAsked: never })).err).toMatch(/ % {2}greedy [\d.]+/);
});

test('arena: a bot with the weights of a file plays against the one with those of the game', async () => {
  const file = fileWith({ weights: { points: -1 } });
  const argv = ['arena', 'pebbles', '--matches', '20', '--json', '--players'];
  const { out } = await gonfalon([...argv, `greedy,greedy@${file}`], { untilAsked: never });
  expect(JSON.parse(out).perPlayer[0].share).toBeGreaterThan(0.6);
  for (const weights of [undefined, {}, { points: 'many' }, { luck: 1 }]) {
    const { code, err } = await gonfalon([...argv, `greedy,greedy@${fileWith({ weights })}`]);
    expect(code).toBe(2);
    expect(err).toContain('must have "weights", with a number for each term');
  }
});

test('balance: each seat and its interval, and a mark where it is uneven', async () => {
  const argv = ['balance', 'pebbles', '--player', 'random', '--matches', '10'];
  const around = { games: [withScenarios], untilAsked: never };
  const { code, out } = await gonfalon([...argv, '--json'], around);
  expect(code).toBe(0);
  const { tables } = JSON.parse(out);
  expect(tables.map(({ scenario }: { scenario: string }) => scenario)).toEqual(['puddle', 'lake']);
  for (const { seats, even } of tables) {
    const [first, second] = seats.map(({ share }: { share: number }) => share);
    expect(first + second).toBeCloseTo(1);
    expect(even).toBe(first >= 0.4 && first <= 0.6);
  }
  const told = await gonfalon([...argv, '--lang', 'fr'], around);
  expect(told.out).toMatch(/équilibrés : \d scénarios sur 2/);
  const alone = await gonfalon([...argv, '--seats', '3'], { untilAsked: never });
  expect(alone.out.split('\n')[0].split(/ {2,}/)).toHaveLength(4);
});

test('tune: what was learnt is written down with how, and only if it wins', async () => {
  const out = join(folder(), 'weights.json');
  const argv = ['tune', 'pebbles', '--player', 'greedy', '--matches', '30', '--check', '20', '--out', out];
  const mind = { ...toy.evaluation, weights: { points: -0.2, carried: 0.3 } };
  const told = await gonfalon(argv, { games: [{ ...toy, evaluation: mind }], untilAsked: never });
  expect(told.code).toBe(0);
  expect(told.err).toContain(`the new weights are in ${out}`);
  expect(told.out).toMatch(/^log loss on matches held out +[\d.]+ before, [\d.]+ after$/m);
  const { weights, record } = JSON.parse(readFileSync(out, 'utf8'));
  expect(Object.keys(weights)).toEqual(['points', 'carried']);
  expect(record).toMatchObject({ game: 'pebbles', player: 'greedy', matches: 30, checkMatches: 20 });
  expect(record.share).toBeGreaterThanOrEqual(0.5);
});

test('tune: in a clone the weights go where the game reads them; what was stopped is not written', async () => {
  const sources = folder();
  const argv = ['tune', 'pebbles', '--player', 'random', '--matches', '30', '--check', '2', '--json'];
  const { out, code } = await gonfalon(argv, { sources, untilAsked: never });
  const { rounds } = JSON.parse(out);
  const file = join(sources, 'games', 'pebbles', 'bot', 'weights.json');
  expect({ code, written: existsSync(file) }).toEqual({
    code: rounds[0].kept ? 0 : 1,
    written: rounds[0].kept,
  });

  const stopped = folder();
  expect((await gonfalon(argv, { sources: stopped })).code).toBe(1);
  expect(readdirSync(stopped)).toEqual([]);
});

test('tune: too little to learn from is refused in a sentence', async () => {
  const argv = ['tune', 'pebbles', '--player', 'random', '--matches', '1', '--lang', 'fr'];
  const { code, err } = await gonfalon(argv, { untilAsked: never });
  expect(code).toBe(2);
  expect(err).toMatch(/^gonfalon : trop peu pour apprendre : \d+ positions? ; donnez plus de --matches\n$/);
});
