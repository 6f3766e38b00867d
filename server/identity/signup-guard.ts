/**
 * The door of the site: who may come in as somebody new, by where they come from. Addresses are hashed with a secret of
 * the site before anything is kept of them.
 */
import { createHmac } from 'node:crypto';
import { BoundedMap } from '../bounded-map.ts';
import { RequestError } from '../errors.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';

/** That somebody was seen at an address is written down this often at most, in ms. */
const SEEN_EVERY = 24 * 60 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

export class SignupGuard {
  private readonly store: Store;
  private readonly secret: string;
  /** When somebody was last written down at an address. */
  private readonly written = new BoundedMap<number>(MAX_REMEMBERED);

  private constructor(store: Store, secret: string) {
    this.store = store;
    this.secret = secret;
  }

  static async open(store: Store): Promise<SignupGuard> {
    return new SignupGuard(store, await store.secret('address'));
  }

  /** Somebody is here, and came from this address. */
  async recordAddress(identity: string, address: string): Promise<void> {
    const key = `${identity} ${address}`;
    const now = Date.now();
    if ((this.written.get(key) ?? 0) + SEEN_EVERY > now) return;
    this.written.set(key, now);
    try {
      await this.store.noteSighting(identity, this.hashed(address), now);
    } catch (error) {
      // A store that can be read but not written must still let people in.
      if (!(error instanceof StoreUnavailable)) throw error;
      this.written.delete(key);
    }
  }

  /** Refuses to make somebody new of whoever comes from this address, if a host said so. */
  async assertSignupAllowed(address: string): Promise<void> {
    const shut = await this.store.shutOutAt(this.hashed(address), Date.now());
    if (!shut) return;
    const { whom, until } = shut;
    throw new RequestError(
      whom === undefined ? 'identity.closed' : 'identity.shut-out',
      until === undefined ? {} : { until },
    );
  }

  private hashed(address: string): string {
    return createHmac('sha256', this.secret).update(address).digest('base64url');
  }
}
