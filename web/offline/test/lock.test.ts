import { describe, expect, it } from 'vitest';
import { holdMatch } from '../lock.ts';

/** The locks of a browser, as far as they are used here. */
class Locks {
  private holder: ((reason: Error) => void) | undefined;

  request(_: string, { steal, signal }: LockOptions, held: () => Promise<never>): Promise<unknown> {
    return new Promise((_resolve, reject) => {
      if (this.holder && !steal) signal?.addEventListener('abort', () => reject(new Error('timeout')));
      else {
        this.holder?.(new Error('stolen'));
        this.holder = reject;
        void held();
      }
    });
  }
}

const nothing = () => undefined;

describe('the lock of a local match', () => {
  it('is held by one tab, and the next one is told so', async () => {
    const locks = new Locks() as unknown as LockManager;
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(true);
    expect(await holdMatch('a', 'wait', nothing, locks)).toBe(false);
  });

  it('can be taken over, and whoever held it is told so', async () => {
    const locks = new Locks() as unknown as LockManager;
    let lost = 0;
    await holdMatch('a', 'wait', () => lost++, locks);
    expect(await holdMatch('a', 'steal', nothing, locks)).toBe(true);
    await Promise.resolve();
    expect(lost).toBe(1);
  });
});
