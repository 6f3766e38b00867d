import type { GameModule } from '@gonfalon/kernel';
import { verifyMatch } from '@gonfalon/kernel';
import { resultFor } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import { torches } from '../../../kernel/test/torches.ts';
import { newSavedMatch, rematchOf } from '../saved-match.ts';
import { ada, bo, bot, open, Player } from './tables.ts';

const toy = torches as unknown as GameModule;
const laid = (seed: string) => {
  const plan = { game: 'torches', options: {}, seats: [ada, bot, bo, bot] };
  return open(toy, newSavedMatch(toy, plan, { id: 'here', seed: seed.repeat(64), now: 1000 }));
};

describe('a local table of two sides', () => {
  it.each(['1', '2', '3'])('is won or lost by both of a side (%s)', (seed) => {
    const table = laid(seed);
    new Player().toTheEnd(table);
    const { over } = table;
    if (!over?.result) throw new Error('not over');
    expect(verifyMatch(toy.game, table.record().file).result).toEqual(over.result);
    const ends = [0, 1, 2, 3].map((seat) => resultFor(over, seat, false));
    expect(ends[2]).toBe(ends[0]);
    expect(ends[3]).toBe(ends[1]);
    expect(new Set(ends)).toEqual(new Set(over.result.winners.length === 4 ? ['drawn'] : ['won', 'lost']));
  });

  it('keeps those together for a rematch who played together', () => {
    const table = laid('1');
    expect(rematchOf(toy, table.record()).seats).toEqual([bot, bo, bot, ada]);
  });
});
