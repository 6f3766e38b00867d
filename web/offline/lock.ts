/** A local match is played in one tab at a time. */

/** How long another tab may take to let go of a match that it just closed. */
const PATIENCE = 700;

/**
 * Holds the lock of a match until the tab is gone, or until another tab takes it over. Where there are no locks nobody
 * is warned; the shelf still lets only one of two tabs write.
 */
export function holdMatch(
  id: string,
  how: 'wait' | 'steal',
  onLost: () => void,
  locks: LockManager | undefined = navigator.locks,
): Promise<boolean> {
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    let held = false;
    const options: LockOptions =
      how === 'steal' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    const forever = () => {
      held = true;
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(`gonfalon-match-${id}`, options, forever).catch(() => {
      if (held) onLost();
      else resolve(false);
    });
  });
}
