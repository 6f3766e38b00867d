import { LANGUAGES } from '@gonfalon/kernel';
import { configFrom } from '@gonfalon/server';
import { expect, test } from 'vitest';
import { gonfalon } from './gonfalon.ts';

const COMMANDS = [
  'serve',
  'play',
  'table',
  'games',
  'rules',
  'check',
  'simulate',
  'arena',
  'balance',
  'tune',
  'verify',
  'export',
  'import',
  'host',
  'read-only',
  'push-keys',
  'bench',
];

test('without a command, the overview', async () => {
  for (const argv of [[], ['--help'], ['-h'], ['help']]) {
    const { code, out, err } = await gonfalon(argv);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const name of COMMANDS) expect(out).toContain(`\n  ${name} `);
  }
});

test('every command has its help in both languages', async () => {
  for (const lang of LANGUAGES) {
    for (const name of COMMANDS) {
      const told = await gonfalon(['help', name, '--lang', lang]);
      expect(told).toEqual(await gonfalon([name, '--help', '--lang', lang]));
      expect(told.code).toBe(0);
      expect(told.out).toContain(`gonfalon ${name}`);
    }
  }
});

test('push-keys makes a new pair each time, as settings that a server takes', async () => {
  const made = [await gonfalon(['push-keys']), await gonfalon(['push-keys'])];
  const settings = made.map(({ code, out, err }) => {
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [, publicKey, privateKey] = /^PUSH_PUBLIC_KEY=(\S+)\nPUSH_PRIVATE_KEY=(\S+)\n$/.exec(out) ?? [];
    const env = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
    return configFrom({ ...env, PUSH_CONTACT: 'mailto:host@example.org' }, '/').push;
  });
  expect(settings[0]?.publicKey).not.toBe(settings[1]?.publicKey);
});

test('--version', async () => {
  expect(await gonfalon(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
});

test('the language is that of the environment, unless one is asked for', async () => {
  expect((await gonfalon([], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('usage : gonfalon');
  expect((await gonfalon([], { env: { LC_ALL: 'C', LANG: 'fr_FR' } })).out).toContain('usage: gonfalon');
  expect((await gonfalon(['--lang', 'fr', 'games'])).out).toContain('Galets');
  expect((await gonfalon(['games', '--lang=en'], { env: { LANG: 'fr' } })).out).toContain('Pebbles');
});

test.each([
  [['nonsense'], 'unknown command "nonsense"'],
  [['--nonsense'], 'unknown option --nonsense'],
  [['games', '--nonsense'], 'unknown option --nonsense'],
  [['games', '-x'], 'unknown option -x'],
  [['games', '--json=yes'], '--json takes no value'],
  [['simulate', 'pebbles', '--seed'], '--seed needs a value'],
  [['games', 'more'], 'unexpected argument "more"'],
  [['games', '--lang', 'de'], '--lang must be en or fr, not "de"'],
  [['rules'], 'which game?'],
  [['rules', 'chess'], 'unknown game "chess"; available games: pebbles'],
  [['rules', 'pebbles', '--rule', 'PEB-9.9'], 'pebbles has no rule "PEB-9.9"'],
  [['simulate', 'pebbles', '--seats', '9'], '--seats must be a whole number from 2 to 4, not "9"'],
  [['simulate', 'pebbles', '--seats', 'two'], '--seats must be a whole number from 2 to 4, not "two"'],
  [['simulate', 'pebbles', '--matches', '0'], '--matches must be a whole number'],
  [['simulate', 'pebbles', '--players', 'genius'], 'unknown bot "genius"'],
  [
    ['simulate', 'pebbles', '--seats', '3', '--players', 'random,random'],
    '--players must name one bot for all or 3',
  ],
  [['simulate', 'pebbles', '--options', '{'], '--options must be a JSON object'],
  [['simulate', 'pebbles', '--options', '[]'], '--options must be a JSON object'],
  [['simulate', 'pebbles', '--options', '{"pebbles":1}'], 'the options of pebbles at pebbles'],
  [['arena', 'pebbles'], 'which bots play? Name them with --players; the bots are '],
  [['arena', 'pebbles', '--players', 'random,random'], 'an arena needs two different bots'],
  [['arena', 'pebbles', '--players', 'random,genius'], 'unknown bot "genius"'],
  [
    ['arena', 'pebbles', '--players', 'random,greedy', '--budget-scale', '0'],
    '--budget-scale must be a number',
  ],
  [['arena', 'pebbles', '--players', 'random,greedy', '--threads', '0'], '--threads must be a whole number'],
  [['arena', 'pebbles', '--players', 'random,greedy', '--each-scenario'], 'pebbles brings no scenarios'],
  [
    ['arena', 'pebbles', '--players', 'random,greedy', '--options', '{"pebbles":1}'],
    'the options of pebbles',
  ],
  [['balance', 'pebbles', '--player', 'genius'], 'unknown bot "genius"'],
  [['balance', 'pebbles', '--seats', '9'], '--seats must be a whole number from 2 to 4'],
  [['tune', 'pebbles', '--rounds', '0'], '--rounds must be a whole number'],
  [['tune', 'pebbles', '--check', 'many'], '--check must be a whole number'],
  [['table', 'pebbles', '--sealed', '--seed', 'x'], '--sealed creates its own secret seed'],
  [['table', 'pebbles', 'nowhere.json'], 'cannot read nowhere.json (ENOENT)'],
  [['table', 'pebbles', 'x.json', '--seed', 'x'], 'a match file brings its own'],
  [['play', 'pebbles', 'nowhere.json'], 'cannot read nowhere.json (ENOENT)'],
  [['play', 'pebbles', '--seat', '2'], '--seat must be a whole number from 0 to 1, not "2"'],
  [['play', 'pebbles', '--players', 'genius'], 'unknown bot "genius"'],
  [['verify'], 'which file?'],
  [['check'], 'which file?'],
  [['check', 'nowhere.json'], 'cannot read nowhere.json (ENOENT)'],
  [['check', 'nowhere.json', '--game', 'chess'], 'unknown game "chess"'],
  [['simulate', 'pebbles', '--scenario', 'nowhere.json'], 'cannot read nowhere.json (ENOENT)'],
  [['play', 'pebbles', 'x.json', '--scenario', 'y.json'], 'a match file brings its own'],
  [['bench', 'chess'], 'unknown game "chess"'],
])('%j: one line on standard error, nothing on standard output, exit 2', async (argv, message) => {
  const { code, out, err } = await gonfalon(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(`gonfalon: ${message}`);
  expect(err.trimEnd()).not.toContain('\n');
});

test('the same in French', async () => {
  const { err } = await gonfalon(['rules', 'chess', '--lang', 'fr']);
  expect(err).toBe(
    "gonfalon : il n'y a pas de jeu « chess » ; les jeux sont : pebbles (voir : gonfalon rules --help)\n",
  );
});
