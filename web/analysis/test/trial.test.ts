import type { Trial } from '@gonfalon/ui-kit';
import { expect, test } from 'vitest';
import { trialCalls } from '../trial.ts';

const trial: Trial = {
  seats: 2,
  options: { decks: 'built' },
  seed: 'a trial',
  bot: 'squire',
  openings: [
    [['civ', 'norse'], ['done']],
    [['civ', 'scots'], ['done']],
  ],
};

test('bots play a match to its end from what each seat answers first, the same with the same seed', async () => {
  const winners = await trialCalls.playTrial({ game: 'echoes', trial });
  expect([1, 2]).toContain(winners.length);
  expect(await trialCalls.playTrial({ game: 'echoes', trial })).toEqual(winners);
});

test('an opening that the rules refuse is an error, and so is a game that is not here', async () => {
  const wrong: Trial = { ...trial, openings: [[['civ', 'vandals']], []] };
  await expect(trialCalls.playTrial({ game: 'echoes', trial: wrong })).rejects.toThrow('civ vandals');
  await expect(trialCalls.playTrial({ game: 'chess', trial })).rejects.toThrow('chess');
});
