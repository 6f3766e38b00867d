import { perft } from '@gonfalon/game-tests';
import { describeGame } from '@gonfalon/game-tests/suite';
import { createRng, Engine } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import { battlelore } from '../index.ts';
import { game } from '../rules/game.ts';
import { field } from './field.ts';
import { goldenDir, recordAll } from './golden.ts';

if (process.env.RECORD_GOLDEN) recordAll();

describe('without Lore', () => {
  const options = { adventure: 'agincourt-1415', turnCap: 20 };
  describeGame(battlelore, {
    matches: 20,
    options,
    hides: ['camps', 'commandPile'],
    perft: { seats: 2, options, counts: [6, 35, 199] },
    goldenDir,
  });
});

const hides = ['camps', 'commandPile', 'lorePile', 'loreOut'];

describe('with fixed War Councils, ramparts and an objective', () => {
  const options = { adventure: 'walls-of-rougemont', turnCap: 20 };
  describeGame(battlelore, {
    matches: 20,
    options,
    hides,
    perft: { seats: 2, options, counts: [4, 12, 48] },
  });
});

describe('with custom War Councils, landmarks and a stronghold', () => {
  const options = { adventure: 'assaulting-the-tourelles', turnCap: 20 };
  describeGame(battlelore, {
    matches: 20,
    options,
    hides,
    perft: { seats: 2, options, counts: [5, 25, 124] },
  });
});

test('as many sequences of choices as ever from the middle of a match', () => {
  const { state } = field('mercenaries')
    .unit('S', 'human_cavalry', 'F6')
    .unit('S', 'dwarf_infantry', 'F8')
    .unit('P', 'hobgoblin_infantry', 'D6')
    .unit('P', 'human_archer', 'E8')
    .terrain('forest', 'E7')
    .ordered()
    .begin('movement');
  const setup = { seats: 2, from: { state } };
  expect([1, 2, 3].map((depth) => perft(battlelore, setup, depth))).toEqual([3, 46, 96]);
});

describe('what a player is being shown belongs to every state that he may believe in', () => {
  const shown = (card: LoreId) =>
    field('council-fixed')
      .council('S', { commander: 3, rogue: 2 })
      .council('P', { commander: 3, cleric: 3 })
      .unit('S', 'human_infantry', 'G4')
      .unit('P', 'human_infantry', 'C4')
      .lore('P', 'CLE-01', 'CLE-02', 'CLE-03')
      .lore('S', card)
      .tokens('S', 6)
      .hand('S', 'LE')
      .begin()
      .choose(`play lore:${card}`);

  test.each([
    ['ROG-02', 'spy'],
    ['ROG-10', 'sabotage'],
  ] as const)('%s', (card, prompt) => {
    const { match, question } = shown(card);
    expect(question?.prompt).toBe(prompt);
    const luck = createRng({ kind: 'fast', seed: card });
    const { state, stack } = match.position();
    const imagined = new Engine(game, { state: game.determinize(state, 1, luck), stack }, luck);
    expect(imagined.question?.choices).toEqual(question?.choices);
  });
});
