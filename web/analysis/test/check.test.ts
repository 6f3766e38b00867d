import { battlelore } from '@gonfalon/games/battlelore';
import { battue } from '@gonfalon/games/battue';
import type { GameModule, MatchFile } from '@gonfalon/kernel';
import { commitment } from '@gonfalon/kernel';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../replay-source/test/matches.ts';
import { checkFile } from '../check.ts';

const other = 'b2'.repeat(32);
type Sealed = Extract<MatchFile['chance'], { kind: 'sealed' }>;

function tampered(change: (file: MatchFile) => Partial<MatchFile>): MatchFile {
  const file = fileOf(battue);
  return { ...file, ...change(file) };
}

describe('checking the dice', () => {
  it.each([battue, battlelore] as GameModule[])(
    'finds nothing wrong with a true match of $game.id',
    (module) => {
      const file = fileOf(module);
      const promised = (file.chance as Sealed).commitment;
      expect(checkFile(module, file, promised)).toMatchObject({
        difference: undefined,
        sealed: true,
        entries: file.entries.length,
      });
    },
  );

  it('notices another seed', () => {
    const file = tampered(({ chance }) => ({ chance: { ...chance, seed: other } }));
    expect(checkFile(battue, file).difference).toEqual({ what: 'commitment' });
  });

  it('notices another seed that comes with its own fingerprint', () => {
    const promised = (fileOf(battue).chance as Sealed).commitment;
    const chance: Sealed = { kind: 'sealed', seed: other, commitment: commitment(other) };
    const file = tampered(() => ({ chance }));
    expect(checkFile(battue, file, promised).difference).toEqual({ what: 'promise' });
    expect(checkFile(battue, file).difference).toBeDefined();
  });

  it('notices a choice that the rules refuse, and says which one', () => {
    const file = tampered(({ entries }) => ({ entries: entries.with(9, { seat: 0, choice: ['nonsense'] }) }));
    expect(checkFile(battue, file).difference).toMatchObject({ what: 'choice', at: 10 });
  });

  it('notices another result', () => {
    const file = tampered(({ result }) => ({
      result: result && { ...result, winners: [1 - (result.winners[0] ?? 0)] },
    }));
    expect(checkFile(battue, file).difference).toEqual({ what: 'result' });
  });

  it('notices another last position', () => {
    const file = tampered(() => ({ digest: '0'.repeat(32) }));
    expect(checkFile(battue, file).difference).toEqual({ what: 'position' });
  });

  it('notices dice that were set by hand', () => {
    const file = tampered(() => ({ script: { dice: [6, 6] } }));
    expect(checkFile(battue, file).difference).toEqual({ what: 'scripted' });
  });

  it('cannot say anything without the seed, or by other rules', () => {
    const secret = tampered(({ chance }) => ({
      chance: { kind: 'sealed', commitment: (chance as Sealed).commitment },
    }));
    expect(checkFile(battue, secret).difference).toEqual({ what: 'secret' });
    const old = tampered(() => ({ rules: '0' }));
    expect(checkFile(battue, old).difference).toMatchObject({ what: 'rules', theirs: '0' });
  });

  it('says when the seed was open from the start', () => {
    const { players: _, ...file } = fileOf(battue);
    const chance = { kind: 'fast', seed: 'open' } as const;
    expect(checkFile(battue, { ...file, chance }).sealed).toBe(false);
  });
});
