/** What can be told of a unit at a glance, besides its kind and its figures. */
import { boldness, isFrightened, isSupported } from '../rules/morale.ts';
import type { State, Unit } from '../rules/state.ts';
import { fullSize } from '../rules/units.ts';

const SIGNS = ['ordered', 'moved', 'battled', 'held', 'poison', 'web', 'frightened', 'card'] as const;
export type Sign = (typeof SIGNS)[number];

export interface Status {
  /** Flags that it may ignore. */
  readonly bold: number;
  readonly supported: boolean;
  readonly full: number;
  readonly signs: ReadonlySet<Sign>;
}

const known = new WeakMap<State, Map<Unit, Status>>();

/** The same for the same unit as long as the state is the same. */
export function statusOf(s: State, u: Unit): Status {
  const found = known.get(s) ?? new Map<Unit, Status>();
  known.set(s, found);
  const status = found.get(u) ?? lookAt(s, u);
  found.set(u, status);
  return status;
}

function lookAt(s: State, u: Unit): Status {
  const has: Readonly<Record<Sign, boolean>> = {
    ordered: u.ordered !== 'no',
    moved: u.moved,
    battled: u.battles > 0,
    held: u.noBattle && u.battles === 0,
    poison: u.poison,
    web: u.web,
    frightened: isFrightened(u),
    card: u.marks.length > 0,
  };
  return {
    bold: boldness(s, u),
    supported: isSupported(s, u),
    full: fullSize(u),
    signs: new Set(SIGNS.filter((sign) => has[sign])),
  };
}
