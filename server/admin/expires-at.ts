const HOUR = 3_600_000;

/** When something ends that a host decides now; undefined if it has no end. */
export function expiresAt(hours: number | undefined, now: number): number | undefined {
  return hours === undefined ? undefined : now + hours * HOUR;
}
