/** The processes that another one started, as Linux tells of them. */
import { readdirSync, readFileSync } from 'node:fs';

export function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((one) => parentOf(one) === pid);
}

export function isRunning(pid: number): boolean {
  return parentOf(pid) !== undefined;
}

/** Undefined of one that has ended, be it that nobody has taken note of that yet. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets, and may hold anything.
    const [, state, parent] = stat.slice(stat.lastIndexOf(')')).split(' ');
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}
