import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChanceSpec, Rng } from '../index.ts';
import { commitment, createRng, InvalidInputError, RulesBugError, restoreRng } from '../index.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SPECS: ChanceSpec[] = [
  { kind: 'fast', seed: 'a fixed seed' },
  { kind: 'sealed', seed: SEED },
];
const TWO_32 = 2 ** 32;

const times = <T>(n: number, one: () => T): T[] => Array.from({ length: n }, one);
const dice = (chance: Rng, n: number) => times(n, () => chance.die(6));
const saved = (chance: Rng) => JSON.parse(JSON.stringify(chance.save()));

/** The stream of sealed chance as the documentation tells it, without a line of the kernel. */
function* sealedWords(seed: string): Generator<number> {
  for (let number = 0; ; number++) {
    const hmac = createHmac('sha256', Buffer.from(seed, 'hex'));
    const block = hmac.update(`gonfalon-chance/1:${number}`).digest();
    for (let word = 0; word < 8; word++) yield block.readUInt32BE(word * 4);
  }
}

function* sealedBelow(seed: string, n: number): Generator<number> {
  const limit = Math.floor(TWO_32 / n) * n;
  for (const word of sealedWords(seed)) if (word < limit) yield word % n;
}

function take<T>(n: number, from: Generator<T>): T[] {
  return times(n, () => from.next().value as T);
}

/** How far counts are from being equal; for k counts it is about k - 1 if they are equally likely. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

describe('sealed chance', () => {
  it('deals the dice that HMAC-SHA256 of the seed gives', () => {
    const expected = take(500, sealedBelow(SEED, 6)).map((n) => n + 1);
    expect(dice(createRng({ kind: 'sealed', seed: SEED }), 500)).toEqual(expected);
  });

  it('deals these very dice, for every version of this program', () => {
    const chance = createRng({ kind: 'sealed', seed: SEED });
    expect(dice(chance, 20)).toEqual([4, 2, 6, 4, 4, 6, 3, 2, 6, 3, 6, 5, 1, 1, 6, 1, 5, 3, 4, 6]);
  });

  it('leaves out the words that would favour the low numbers', () => {
    // A quarter of all words is left out here, so a dealer that folded them would soon differ.
    const n = 3 * 2 ** 30;
    const chance = createRng({ kind: 'sealed', seed: SEED });
    expect(times(200, () => chance.nextInt(n))).toEqual(take(200, sealedBelow(SEED, n)));
  });

  it.each([
    ['too short', SEED.slice(1)],
    ['too long', `${SEED}0`],
    ['in capitals', SEED.toUpperCase()],
    ['not hexadecimal', 'g'.repeat(64)],
    ['followed by a line break', `${SEED}\n`],
  ])('refuses a seed that is %s', (_, seed) => {
    expect(() => createRng({ kind: 'sealed', seed })).toThrow(InvalidInputError);
  });

  it('is committed to by a hash that tells nothing of the seed', () => {
    const expected = createHash('sha256').update(`gonfalon-seed/1:${SEED}`).digest('hex');
    expect(commitment(SEED)).toBe(expected);
    expect(expected).toBe('81fc7cff78faf06c7ed448a9bc8af67f784ade642f0db408ce1f620594d179f0');
  });
});

describe('fast chance', () => {
  it('is xoshiro128**', () => {
    const chance = restoreRng({ kind: 'fast', words: [1, 2, 3, 4], used: 0, dice: [] });
    const words = times(8, () => chance.nextInt(TWO_32));
    expect(words).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849]);
  });

  it('leaves out the very first word that would favour the low numbers', () => {
    const chance = restoreRng({ kind: 'fast', words: [1, 2, 3, 4], used: 0, dice: [] });
    times(7, () => chance.nextInt(TWO_32));
    // The eighth word is this n itself, which would come out as 0; the ninth is below it.
    expect(chance.nextInt(3734860849)).toBe(3729100597);
  });

  it('deals the same for the same seed and something else for another', () => {
    const of = (seed: string) => dice(createRng({ kind: 'fast', seed }), 30);
    expect(of('Agincourt')).toEqual(of('Agincourt'));
    expect(of('Agincourt')).not.toEqual(of('Agincourt '));
  });
});

describe.each(SPECS)('$kind chance', (spec) => {
  it('rolls every side of a die equally often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const die of dice(createRng(spec), 60_000)) counts[die - 1]++;
    // One fair die in a thousand is beyond 20.5; the seed is fixed, so this one is always the same.
    expect(chiSquare(counts)).toBeLessThan(20.5);
  });

  it('has no bias where the number of cases does not divide 2^32', () => {
    const n = 3 * 2 ** 30;
    const chance = createRng(spec);
    const thirds = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(chance.nextInt(n) / 2 ** 30)]++;
    expect(chiSquare(thirds)).toBeLessThan(13.8);
  });

  it('shuffles three things into their six orders equally often', () => {
    const chance = createRng(spec);
    const counts: Record<string, number> = { abc: 0, acb: 0, bac: 0, bca: 0, cab: 0, cba: 0 };
    for (let i = 0; i < 12_000; i++) counts[chance.shuffle(['a', 'b', 'c']).join('')]++;
    expect(chiSquare(Object.values(counts))).toBeLessThan(20.5);
  });

  it('shuffles in place, and loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const shuffled = [...list];
        expect(createRng(spec).shuffle(shuffled)).toBe(shuffled);
        expect(shuffled.sort((a, b) => a - b)).toEqual(list.sort((a, b) => a - b));
      }),
    );
  });

  it('stays from 0 to below n, for any n', () => {
    const chance = createRng(spec);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: TWO_32 }), (n) => {
        const got = chance.nextInt(n);
        expect(Number.isInteger(got) && got >= 0 && got < n).toBe(true);
      }),
    );
  });

  it('goes on with the same stream after it was saved anywhere, as text', () => {
    fc.assert(
      // Up to three blocks of eight words, so most of the cuts are in the middle of a block.
      fc.property(fc.nat(24), fc.integer({ min: 2, max: TWO_32 }), (before, n) => {
        const chance = createRng(spec);
        times(before, () => chance.nextInt(n));
        const again = restoreRng(saved(chance));
        expect(again.drawCount).toBe(before);
        expect(times(20, () => again.nextInt(n))).toEqual(times(20, () => chance.nextInt(n)));
      }),
    );
  });

  it('is not changed by being saved, nor is what was saved changed by dealing on', () => {
    const chance = createRng(spec);
    chance.script([3]);
    const first = chance.save();
    const text = JSON.stringify(first);
    dice(chance, 10);
    expect(JSON.stringify(first)).toBe(text);
    expect(dice(restoreRng(first), 5)).toEqual(dice(restoreRng(JSON.parse(text)), 5));
  });

  it('counts what it was used for', () => {
    const chance = createRng(spec);
    chance.die(6);
    chance.nextInt(10);
    expect(chance.drawCount).toBe(2);
    chance.shuffle([1, 2, 3, 4]);
    expect(chance.drawCount).toBe(5);
  });

  it('rolls scripted dice first, in order, and then goes on where the stream was', () => {
    const chance = createRng(spec);
    chance.script([6, 1, 4]);
    expect(dice(chance, 6)).toEqual([6, 1, 4, ...dice(createRng(spec), 3)]);
    expect(chance.drawCount).toBe(6);
  });

  it('forgets what was scripted before when it is scripted again', () => {
    const chance = createRng(spec);
    chance.script([6, 1]);
    chance.script([4]);
    expect(chance.die(6)).toBe(4);
    chance.script([5]);
    chance.script([]);
    expect(chance.save().dice).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses to pick one of %d', (n) => {
    expect(() => createRng(spec).nextInt(n)).toThrow(RulesBugError);
  });

  it('scripts dice only, not shuffles and draws', () => {
    const chance = createRng(spec);
    chance.script([6]);
    expect(times(5, () => chance.nextInt(1000))).toEqual(
      times(
        5,
        (
          (d) => () =>
            d.nextInt(1000)
        )(createRng(spec)),
      ),
    );
    expect(chance.die(6)).toBe(6);
  });

  it('keeps the scripted dice that are left when it is saved', () => {
    const chance = createRng(spec);
    chance.script([5, 2, 2]);
    chance.die(6);
    expect(dice(restoreRng(saved(chance)), 2)).toEqual([2, 2]);
  });

  it('refuses a scripted die that has no such side, when it is rolled', () => {
    const chance = createRng(spec);
    chance.script([7]);
    expect(() => chance.die(6)).toThrow(
      new InvalidInputError('the scripted die shows 7, but the die rolled here has 6 sides'),
    );
  });

  it.each([0, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses a scripted die of %s, and the whole script with it',
    (die) => {
      const chance = createRng(spec);
      expect(() => chance.script([3, die])).toThrow(InvalidInputError);
      expect(chance.save().dice).toEqual([]);
    },
  );
});
