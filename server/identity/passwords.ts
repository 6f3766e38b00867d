/** Passwords are kept as scrypt hashes, with their cost in front: `scrypt$15$8$3$salt$hash`. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { RequestError } from '../errors.ts';

export interface Cost {
  /** The memory and time of one round, as a power of two. */
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** Makes a key of KEY_LENGTH bytes. */
export type Derive = (password: string, salt: Buffer, cost: Cost) => Promise<Buffer>;

const COST: Cost = { log2N: 15, r: 8, p: 3 };
const SALT_LENGTH = 16;
const KEY_LENGTH = 32;
/** Each takes 32 MB and a thread for a third of a second. */
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;
/** The highest costs that are read: more would be a way to make a server busy. */
const MAX_COST: Cost = { log2N: 15, r: 8, p: 16 };
const SECONDS_TO_WAIT = 10;

export const deriveByScrypt: Derive = (password, salt, { log2N, r, p }) =>
  new Promise((resolve, reject) => {
    const cost = { N: 2 ** log2N, r, p, maxmem: 64 * 1024 * 1024 };
    scrypt(password, salt, KEY_LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });

export class Passwords {
  private readonly cost: Cost;
  private readonly derive: Derive;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(cost: Cost = COST, derive: Derive = deriveByScrypt) {
    this.cost = cost;
    this.derive = derive;
  }

  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_LENGTH);
    const key = await this.key(password, salt, this.cost);
    const { log2N, r, p } = this.cost;
    return ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  /** Where there is no hash to compare with, the answer takes as long as a wrong password. */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const kept = hash === undefined ? this.unknown() : read(hash);
    const key = await this.key(password, kept.salt, kept.cost);
    return timingSafeEqual(key, kept.key) && hash !== undefined;
  }

  private unknown(): Kept {
    return { cost: this.cost, salt: randomBytes(SALT_LENGTH), key: randomBytes(KEY_LENGTH) };
  }

  /** The same letters may come in two ways from two keyboards. */
  private key(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    return this.inTurn(() => this.derive(password.normalize('NFKC'), salt, cost));
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MAX_WAITING)
      throw new RequestError('request.too-many', { seconds: SECONDS_TO_WAIT });
    if (this.running < MAX_AT_ONCE) this.running++;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

interface Kept {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** Whether it is a hash, of a cost that a server can bear: what is imported may say anything. */
export function isPasswordHash(text: string): boolean {
  const cost = partsOf(text)?.cost;
  const within = (part: keyof Cost) => cost !== undefined && cost[part] >= 1 && cost[part] <= MAX_COST[part];
  return within('log2N') && within('r') && within('p');
}

function read(hash: string): Kept {
  const kept = isPasswordHash(hash) ? partsOf(hash) : undefined;
  if (!kept) throw new Error('a password hash in the store is not readable');
  return kept;
}

function partsOf(hash: string): Kept | undefined {
  const [, log2N, r, p, salt, key] =
    /^scrypt\$(\d{1,3})\$(\d{1,3})\$(\d{1,3})\$([\w-]+)\$([\w-]{43})$/.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  return {
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
