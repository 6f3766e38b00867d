import { createBotTask, greedy, toBotRequest } from '@gonfalon/bots';
import { digest, InvalidInputError, Match, openMatch, verifyMatch } from '@gonfalon/kernel';
import { expect, test } from 'vitest';
import { deadEnd } from '../../game-tests/test/broken-games.ts';
import { pebbles } from '../../kernel/test/toy.ts';
import { selfPlay } from '../index.ts';
import { chosenBy } from '../self-play.ts';

const { game } = pebbles;

test('a match that bots played is a file that can be verified', () => {
  const played = selfPlay(pebbles, { seats: 3, seed: 'a', players: ['random', 'greedy', 'random'] });
  const file = played.file();
  expect(file.players).toEqual(['random', 'greedy', 'random']);
  expect(file.digest).toBeDefined();
  expect(verifyMatch(game, file).result).toEqual(played.result);
  expect(played.decisions).toBe(played.entries.length);
});

test('the same seed plays the same match, another seed another', () => {
  const play = (seed: string) => digest(selfPlay(pebbles, { seats: 2, seed }).file().entries);
  expect(play('a')).toBe(play('a'));
  expect(play('a')).not.toBe(play('b'));
});

test('seats give up now and then where they may', () => {
  const { entries, file } = selfPlay(pebbles, { seats: 4, seed: 'a', resignOneIn: 4, check: true });
  expect(entries.some((entry) => 'resign' in entry)).toBe(true);
  verifyMatch(game, file());
});

test('a dead end is told with the choices that lead into it', () => {
  const matches = Array.from({ length: 20 }, (_, i) => selfPlay(deadEnd, { seats: 4, seed: `${i}` }));
  const stuck = matches.filter(({ result }) => !result);
  expect(stuck.length).toBeGreaterThan(0);
  for (const { failure, file } of stuck) {
    expect(failure).toBe('step "watch" asks, but offers no choice');
    expect(() => openMatch(deadEnd.game, file())).toThrow(failure);
  }
});

test('a set-up that the game does not have is the fault of whoever asks for it', () => {
  expect(() => selfPlay(pebbles, { seats: 9, seed: 'a' })).toThrow(InvalidInputError);
  expect(() => selfPlay(pebbles, { seats: 2, seed: 'a', options: { pebbles: -1 } })).toThrow(
    InvalidInputError,
  );
});

test('a bot that chooses what is not offered is found out', () => {
  const match = new Match(game, { seats: 2, options: {}, chance: { kind: 'fast', seed: 'a' } });
  const asked = toBotRequest(pebbles, createBotTask(match, 'a'));
  expect(asked.question.choices).toContainEqual(chosenBy(greedy, asked));
  const rogue = { name: 'rogue', choose: () => ['all-of-them'] as const };
  expect(() => chosenBy(rogue, asked)).toThrow('rogue chose what is not offered: all-of-them');
});
