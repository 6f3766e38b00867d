import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@gonfalon/games';
import type { Choice, GameModule, Step } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { pebbles } from '../../kernel/test/toy.ts';
import { menuOf } from '../play/menu.ts';
import { folder, gonfalon } from './gonfalon.ts';

const start = ['play', 'pebbles', '--seed', 'play'];

function lines(...typed: string[]): string {
  return typed.map((line) => `${line}\n`).join('');
}

test('without a person: the table and the first question, then a clean end, and nothing is kept', async () => {
  const cwd = folder();
  const { code, out, err } = await gonfalon(start, { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Pebbles · Stack pebbles by the pond');
  expect(out).toContain('◆ Seat 1 (you)   ● Seat 2 (greedy)');
  expect(out).toContain('Pond ');
  expect(out).toContain('◆ Seat 1 · Build, or end your turn.');
  expect(out).toMatch(/^ {2}1 {2}end the turn +end$/m);
  expect(out).toContain('Nothing was played, so nothing was saved.');
  expect(readdirSync(cwd)).toEqual([]);
});

test('every game can be sat down at, in both languages', async () => {
  for (const { game, messages } of games) {
    for (const lang of LANGUAGES) {
      const { code, out, err } = await gonfalon(['play', game.id, '--seed', 'start', '--lang', lang], {
        games,
      });
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(messages[lang].title);
      expect(out).toMatch(/^ +1 {2}\S/m);
    }
  }
});

test('a choice by its number, by its code and by its words; what the bots do is told', async () => {
  const { out } = await gonfalon(start, { stdin: lines('2', 'stack sand', 'STACK on the rock', 'end') });
  expect(out).toContain('> 2\n◆ Seat 1 stacks a pebble on the reef.');
  expect(out).toContain('> stack sand\n◆ Seat 1 stacks a pebble on the sand.');
  expect(out).toContain('> STACK on the rock\n◆ Seat 1 stacks a pebble on the rock.');
  expect(out).toMatch(/● Seat 2 rolls \d and gathers \d\./);
});

test('? tells why something is not offered: the sentence, the rule and its text', async () => {
  const rule = 'PEB-2.5 You may only turn the tile of a spot where you have a pebble.';
  const { out } = await gonfalon(start, {
    stdin: lines('? flip reef', '?', 'flip sand', 'flip rock', '? end'),
  });
  expect(out.split(rule)).toHaveLength(4);
  expect(out).toContain('Which choice?');
  expect(out).toContain('> ? end\nThat choice is legal.');
});

test('rule, log, board, help, and numbers that are not in the list', async () => {
  const { out } = await gonfalon(start, {
    stdin: lines('rule peb-2.4', 'rule X', 'log', 'log 1', 'board', '', 'help', '99', 'dance', 'resign now'),
  });
  expect(out).toContain('> rule peb-2.4\nPEB-2.4 A tile is turned face up once.');
  expect(out).toContain('> rule X\npebbles has no rule "X"');
  expect(out).toMatch(/> log\n◆ Seat 1 rolls/);
  expect(out.split('Pond ')).toHaveLength(4);
  expect(out).toContain('take your last choice back');
  expect(out).toContain('There is no 99 in the list.');
  expect(out).toContain('> dance\nNot now: that belongs to another part of the turn.');
  expect(out).toContain('Alone at the pond: Seat 2');
});

test('a question that can be waived is not asked again that turn; another cannot be', async () => {
  const plain = await gonfalon(start, { stdin: lines('waive') });
  expect(plain.out).toContain('> waive\nThis question cannot be waived.');
  const steps = Object.fromEntries(
    Object.entries(pebbles.game.steps).map(([name, step]) => {
      const waive = { choice: ['end'] as const, key: 'this turn' };
      return [
        name,
        step.ask
          ? { ...step, ask: (...a: Parameters<typeof step.ask>) => ({ ...step.ask(...a), waive }) }
          : step,
      ];
    }),
  );
  const games = [{ ...pebbles, game: { ...pebbles.game, steps } }];
  const { out } = await gonfalon(start, { games, stdin: lines('waive') });
  expect(out.split('Build, or end your turn.')).toHaveLength(2);
});

test('undo goes back over own choices and no further', async () => {
  const { out } = await gonfalon(start, { stdin: lines('stack reef', 'undo', 'undo') });
  expect(out).toContain('> undo\nYou can’t undo past a die roll');
});

test('quitting keeps the match and tells how to go on; going on keeps seat and bots', async () => {
  const cwd = folder();
  const first = await gonfalon(
    [...start, '--seed', 'slow', '--seat', '1', '--players', 'random', '--save', 'mine.json'],
    {
      cwd,
      stdin: lines('stack reef', 'quit'),
    },
  );
  expect(first.code).toBe(0);
  expect(first.out).toContain('Go on with: gonfalon play pebbles mine.json');
  const kept = JSON.parse(readFileSync(join(cwd, 'mine.json'), 'utf8'));
  expect(kept.players).toEqual(['random', 'human']);
  const second = await gonfalon(['play', 'pebbles', 'mine.json'], { cwd });
  expect(second.out).toContain('◆ Seat 1 (random)   ● Seat 2 (you)');
});

test('save names the file; a file that cannot be written is one line', async () => {
  const cwd = folder();
  const { code, out, err } = await gonfalon(start, {
    cwd,
    stdin: lines('save here.json', 'save here.json/x'),
  });
  expect(code).toBe(0);
  expect(out).toContain(`The match is kept in ${join(cwd, 'here.json')}`);
  expect(err).toMatch(/^gonfalon: cannot write here\.json\/x \(E\w+\)\n$/);
  expect((await gonfalon(['verify', 'here.json'], { cwd })).code).toBe(0);
});

test('to the end: the result, the scores, and where the match is kept', async () => {
  const cwd = folder();
  const { out } = await gonfalon(start, { cwd, stdin: lines(...Array.from({ length: 500 }, () => '2')) });
  expect(out).toMatch(/(High enough|The pond is dry): Seat [12]/);
  expect(out).toMatch(/ {2}. Seat [12] {2}\d+ {2}wins/);
  const [, file = ''] = /The match is kept in (.*)/.exec(out) ?? [];
  expect((await gonfalon(['verify', file])).out).toContain('ended by');
});

test('a terminal gets colours, unless NO_COLOR asks for none', async () => {
  expect((await gonfalon(start, { tty: true })).out).toContain('\u001b[31m◆\u001b[0m');
  expect((await gonfalon(start, { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain('\u001b[31m');
});

test('in French, with its own words', async () => {
  const { out } = await gonfalon([...start, '--lang', 'fr'], {
    stdin: lines('aide', 'règle PEB-2.4', 'quitter'),
  });
  expect(out).toContain('Construisez, ou finissez le tour.');
  expect(out).toContain('resserrer la liste');
  expect(out).toContain('PEB-2.4 Une tuile ne se retourne');
});

test('a long list is narrowed one position at a time', () => {
  const words = pebbles.messages.en;
  const moves = ['reef', 'sand', 'rock'].flatMap((spot) =>
    [1, 2, 3, 4, 5, 6, 7].map((n): Choice => ['play', `wave:${n}`, spot]),
  );
  const told = (choices: readonly Choice[]) =>
    menuOf(choices, words).map((item) => [item.label, item.choices.length]);
  expect(told([['end'], ...moves])).toEqual([
    ['end the turn', 1],
    ['send the …', 21],
  ]);
  expect(told(moves)[0]).toEqual(['wave 1 …', 3]);
  expect(told(moves.slice(0, 3))[0]).toEqual(['send the reef against wave 1', 1]);
});

test('narrowing at the table: a number, 0 to go back, and the choice itself', async () => {
  const spots = ['reef', 'sand', 'rock'];
  const many = spots.flatMap((spot) =>
    Array.from({ length: 8 }, (_, n): Choice => ['mark', spot, `gull:${n + 1}`]),
  );
  const toy = pebbles as unknown as GameModule;
  const build: Step<unknown> = {
    ask: () => ({ seat: 0, prompt: 'build', candidates: [['end'], ...many], fallback: ['end'] }),
    answer: (t) => t.done(),
  };
  const games = [{ ...toy, game: { ...toy.game, steps: { ...toy.game.steps, build } } }];
  const { out } = await gonfalon(start, { games, stdin: lines('2', '2', '0', '3', '8', 'quit') });
  expect(out).toContain('2  mark …  ');
  expect(out).toMatch(/> 2\n\n.*\n {2}1 {2}the reef … {2}8 choices\n/);
  expect(out).toContain('0  back to the wider list');
  expect(out).toMatch(/ 8 {2}mark {2}mark rock gull:8\n/);
});
