import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { loadRules } from '../../local-match/games.ts';
import { ada, bo, laid, Player } from '../../local-match/test/tables.ts';
import type { Loaded } from '../load.ts';
import { load } from '../load.ts';
import { fileOf, finished, running } from './matches.ts';

const text = (file: unknown) => load({ from: 'text', text: JSON.stringify(file) }, loadRules);

async function loaded(...given: Parameters<typeof load>): Promise<Loaded> {
  const outcome = await load(...given);
  if ('why' in outcome) throw new Error(outcome.why);
  return outcome;
}

describe('a file that somebody hands in', () => {
  it.each([battue, battlelore] as GameModule[])(
    'is replayed whole, from any seat ($game.id)',
    async (module) => {
      const file = fileOf(module);
      const { head } = await loaded({ from: 'text', text: JSON.stringify(file) }, loadRules);
      expect(head).toMatchObject({
        first: 0,
        last: file.entries.length,
        viewers: ['spectator', 0, 1],
        open: true,
      });
      expect(head.info.seats.map(({ person }) => person?.name)).toEqual(['Ada', 'random']);
    },
  );

  it('is refused with what is wrong with it', async () => {
    const file = fileOf(battue);
    expect(await load({ from: 'text', text: '{"format"' }, loadRules)).toEqual({ why: 'not-json' });
    expect(await text({ any: 'thing' })).toEqual({ why: 'not-a-match' });
    expect(await text(['format'])).toEqual({ why: 'not-a-match' });
    expect(await text(null)).toEqual({ why: 'not-a-match' });
    expect(await text({ ...file, seats: 'two' })).toMatchObject({
      why: 'broken',
      detail: expect.stringContaining('seats'),
    });
    expect(await text({ ...file, game: 'chess' })).toEqual({ why: 'unknown-game', game: 'chess' });
    expect(await text({ ...file, rules: '0' })).toMatchObject({ why: 'other-rules', theirs: '0' });
    expect(await text({ ...file, options: { roundLimit: -4 } })).toMatchObject({ why: 'unplayable' });
    expect(await load({ from: 'text', text: ' '.repeat(20_000_001) }, loadRules)).toEqual({
      why: 'too-large',
    });
  });

  it('is refused if it was saved before the end', async () => {
    expect(await text(running(battue, 30).file)).toEqual({ why: 'secret' });
  });

  it('is replayed as far as the rules agree', async () => {
    const file = fileOf(battue);
    const entries = file.entries.with(12, { seat: 1, choice: ['nonsense'] });
    const { head } = await loaded({ from: 'text', text: JSON.stringify({ ...file, entries }) }, loadRules);
    expect(head).toMatchObject({ last: 12, torn: 13 });
  });
});

describe('a match on this device', () => {
  it('is open to all eyes once it is over, first to those of its player', async () => {
    const { head } = await loaded({ from: 'record', record: finished(battue) }, loadRules);
    expect(head).toMatchObject({ viewers: [0, 'spectator', 1], open: true });
  });

  it('shows its player no more than they saw while it is played', async () => {
    const { head } = await loaded({ from: 'record', record: running(battue, 20) }, loadRules);
    expect(head).toMatchObject({ viewers: [0], open: false });
    expect(head.info.seed).toBeUndefined();
  });

  it('shows several players at one device only what everybody may see while it is played', async () => {
    const table = laid(battue, ada, bo);
    const player = new Player();
    for (let i = 0; i < 20; i++) player.step(table);
    const { head } = await loaded({ from: 'record', record: table.record() }, loadRules);
    expect(head).toMatchObject({ viewers: ['spectator'], open: false });
  });
});
