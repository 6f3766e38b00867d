/** A local match is played in one tab at a time. */

/** How long another tab may take to let go of a match that it just closed. */
const LOCK_TIMEOUT_MS = 700;

/**
 * Holds the lock of a match until the tab is gone, or until another tab takes it over. Where there are no locks nobody
 * is warned; the shelf still lets only one of two tabs write.
 */
export async function holdMatch(
  id: string,
  how: 'wait' | 'steal',
  onLost: () => void,
  locks: LockManager | undefined = navigator.locks,
): Promise<boolean> {
  if (!locks) return true;
  const ask = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      let held = false;
      const keep = (lock: Lock | null) => {
        held = lock !== null;
        resolve(held);
        return held ? new Promise<never>(() => undefined) : undefined;
      };
      locks.request(`gonfalon-match-${id}`, options, keep).catch(() => {
        if (held) onLost();
        else resolve(false);
      });
    });
  if (how === 'steal') return ask({ steal: true });
  // A busy device may not have looked by then: only a lock that somebody holds keeps this tab out.
  return (await ask({ signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) })) || ask({ ifAvailable: true });
}
