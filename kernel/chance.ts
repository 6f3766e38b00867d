/**
 * Chance in two kinds with one interface. `fast` is xoshiro128**, for simulations and bots: quick, and
 * predictable for whoever watches it long enough. `sealed` is a stream of HMAC-SHA256 blocks keyed by a secret
 * seed: nobody can predict it from what was rolled, and its hash, published before the first move, lets
 * anyone check every die once the seed is revealed.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance } from './types.ts';
import { InvalidInputError, RulesBugError } from './types.ts';

/** How a match deals chance: by a public seed, or by a secret one of 64 hex digits. */
export interface ChanceSpec {
  readonly kind: 'fast' | 'sealed';
  readonly seed: string;
}

/** A dealer between two choices, as plain JSON. */
export type ChanceState = { readonly used: number; readonly dice: readonly number[] } & (
  | { readonly kind: 'fast'; readonly words: readonly [number, number, number, number] }
  | { readonly kind: 'sealed'; readonly seed: string; readonly read: number }
);

const TWO_32 = 0x1_0000_0000;
const WORDS_A_BLOCK = 8;

export abstract class Rng implements Chance {
  drawCount = 0;
  /** The next dice, in the order in which they will be rolled, for tests and set positions. */
  scripted: number[] = [];

  /** The next 32 random bits. */
  protected abstract word(): number;
  abstract save(): ChanceState;

  nextInt(n: number): number {
    if (!(n >= 1 && n <= TWO_32) || n % 1 !== 0) throw new RulesBugError(`chance cannot pick one of ${n}`);
    this.drawCount++;
    if (n === 1) return 0;
    const limit = TWO_32 - (TWO_32 % n);
    let w = this.word();
    while (w >= limit) w = this.word();
    return w % n;
  }

  die(sides: number): number {
    const next = this.scripted.shift();
    if (next === undefined) return this.nextInt(sides) + 1;
    if (next > sides)
      throw new InvalidInputError(
        `the scripted die shows ${next}, but the die rolled here has ${sides} sides`,
      );
    this.drawCount++;
    return next;
  }

  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.nextInt(i + 1);
      const kept = list[i] as T;
      list[i] = list[j] as T;
      list[j] = kept;
    }
    return list;
  }

  /** The next dice, instead of those that were scripted before. */
  script(dice: readonly number[]): void {
    for (const die of dice) {
      if (!Number.isInteger(die) || die < 1)
        throw new InvalidInputError(`a scripted die must be a whole number from 1, not ${die}`);
    }
    this.scripted = [...dice];
  }
}

class FastChance extends Rng {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(words: readonly [number, number, number, number]) {
    super();
    [this.a, this.b, this.c, this.d] = words;
  }

  protected word(): number {
    const { a, b, c } = this;
    let r = Math.imul(b, 5);
    r = Math.imul((r << 7) | (r >>> 25), 9) >>> 0;
    const c1 = c ^ a;
    const d1 = this.d ^ b;
    this.b = b ^ c1;
    this.a = a ^ d1;
    this.c = c1 ^ (b << 9);
    this.d = (d1 << 11) | (d1 >>> 21);
    return r;
  }

  save(): ChanceState {
    const words = [this.a, this.b, this.c, this.d] as const;
    return { kind: 'fast', words, used: this.drawCount, dice: [...this.scripted] };
  }
}

class SealedChance extends Rng {
  private readonly seed: string;
  private readonly key: Uint8Array;
  /** How many words of the stream were read. */
  private read: number;
  private block = new DataView(new ArrayBuffer(0));
  private blockNumber = -1;

  constructor(seed: string, read: number) {
    super();
    this.seed = seed;
    this.key = seedBytes(seed);
    this.read = read;
  }

  protected word(): number {
    const number = Math.floor(this.read / WORDS_A_BLOCK);
    if (number !== this.blockNumber) {
      const bytes = hmac(sha256, this.key, utf8ToBytes(`gonfalon-chance/1:${number}`));
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.blockNumber = number;
    }
    return this.block.getUint32((this.read++ % WORDS_A_BLOCK) * 4);
  }

  save(): ChanceState {
    return {
      kind: 'sealed',
      seed: this.seed,
      read: this.read,
      used: this.drawCount,
      dice: [...this.scripted],
    };
  }
}

function seedBytes(seed: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(seed))
    throw new InvalidInputError('a sealed seed must be 64 hexadecimal digits');
  return hexToBytes(seed);
}

export function createRng(spec: ChanceSpec): Rng {
  if (spec.kind === 'sealed') return new SealedChance(spec.seed, 0);
  const hash = sha256(utf8ToBytes(spec.seed));
  const view = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  return new FastChance([view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12) | 1]);
}

export function restoreRng(saved: ChanceState): Rng {
  const d = saved.kind === 'fast' ? new FastChance(saved.words) : new SealedChance(saved.seed, saved.read);
  d.drawCount = saved.used;
  d.scripted = [...saved.dice];
  return d;
}

/** What is published before the first move, so that the seed revealed at the end can be checked. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`gonfalon-seed/1:${seed}`)));
}
