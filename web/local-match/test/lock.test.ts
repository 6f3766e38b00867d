import { describe, expect, it } from 'vitest';
import { holdMatch } from '../lock.ts';

/** The locks of a browser, as far as they are used here; a busy one answers nobody who gives up soon. */
class Locks {
  private readonly busy: boolean;
  private holder: ((reason: Error) => void) | undefined;

  constructor({ busy = false } = {}) {
    this.busy = busy;
  }

  request(name: string, options: LockOptions, keep: LockGrantedCallback<unknown>): Promise<unknown> {
    const { steal, signal, ifAvailable } = options;
    return new Promise((resolve, reject) => {
      if (signal && (this.busy || this.holder))
        signal.addEventListener('abort', () => reject(new Error('timeout')));
      else if (ifAvailable && this.holder) resolve(keep(null));
      else {
        if (steal) this.holder?.(new Error('stolen'));
        this.holder = reject;
        void keep({ name, mode: 'exclusive' });
      }
    });
  }
}

const locksOf = (browser = {}) => new Locks(browser) as unknown as LockManager;
const nothing = () => undefined;

describe('the lock of a local match', () => {
  it('is held by one tab, and the next one is told so', async () => {
    const locks = locksOf();
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(true);
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(false);
  });

  it('is got on a device that is too busy to answer soon, unless another tab holds it', async () => {
    const locks = locksOf({ busy: true });
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(true);
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(false);
  });

  it('can be taken over, and whoever held it is told so', async () => {
    const locks = locksOf();
    let lost = 0;
    await holdMatch('a', 'wait', () => lost++, locks);
    expect(await holdMatch('a', 'steal', nothing, locks)).toBe(true);
    await Promise.resolve();
    expect(lost).toBe(1);
  });
});
