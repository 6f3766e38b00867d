/** Holds processes to a share of one core each, where the system lets us: control groups of Linux, for root. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup';
/** Of the first version, which has a tree for each thing to be controlled. */
const CPU_GROUPS = join(GROUPS, 'cpu');
/** In microseconds; short, so that whoever is held never waits long for its turn. */
const PERIOD = 10_000;

export interface Held {
  /** False where the system refused; then they run freely, or not all of them are held. */
  readonly all: boolean;
  /** To be called when the processes have ended: a group with somebody in it cannot be removed. */
  release(): void;
}

export function holdEach(pids: readonly number[], share: number): Held {
  const made: string[] = [];
  const release = () => {
    for (const group of made) rmdirSync(group);
  };
  try {
    for (const pid of pids) {
      const group = join(existsSync(CPU_GROUPS) ? CPU_GROUPS : GROUPS, `gonfalon-bench-${pid}`);
      mkdirSync(group);
      made.push(group);
      limit(group, Math.round(PERIOD * share));
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    }
    return { all: true, release };
  } catch {
    return { all: false, release };
  }
}

function limit(group: string, quota: number): void {
  const write = (file: string, what: string) => writeFileSync(join(group, file), what);
  if (group.startsWith(CPU_GROUPS)) {
    write('cpu.cfs_period_us', String(PERIOD));
    write('cpu.cfs_quota_us', String(quota));
  } else write('cpu.max', `${quota} ${PERIOD}`);
}
