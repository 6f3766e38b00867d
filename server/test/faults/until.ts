import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY = 5;
/** A machine may be slow: only what will never come is given up. */
const PATIENCE = 180_000;

/** Waits for a condition; what it waits for is named if it never comes true. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await wait(LOOK_EVERY);
  }
}
