/** Whom a unit could shoot at from where it stands, and what is in the way. */
import type { HexId } from '../content/index.ts';
import { distance, hex } from '../content/index.ts';
import { rangeOf } from '../rules/combat.ts';
import { lineOfSight } from '../rules/sight.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE } from '../rules/state.ts';
import { isNextToEnemy, other, unitsOf } from '../rules/units.ts';

export interface SightLine {
  readonly target: Unit;
  readonly to: HexId;
  readonly clear: boolean;
  readonly blockedBy: readonly HexId[];
}

export interface Aim {
  readonly range: number;
  /** The hexes that its weapon reaches, whether or not it sees them. */
  readonly inRange: readonly HexId[];
  /** Those of them that it sees. */
  readonly seen: ReadonlySet<HexId>;
  readonly lines: readonly SightLine[];
  /** Next to an enemy it can attack nobody else. */
  readonly inContact: boolean;
}

export function aim(s: State, u: Unit): Aim {
  if (u.hex === GONE) return { range: 0, inRange: [], seen: new Set(), lines: [], inContact: false };
  const from = u.hex;
  const range = rangeOf(u);
  const inContact = isNextToEnemy(s, u);
  const reached = inContact ? 1 : range;
  const inRange = hex[from].rings.slice(1, reached + 1).flat();
  const clear = (at: HexId) => distance(from, at) === 1 || lineOfSight(s, from, at).clear;
  const lines = unitsOf(s, other(u.camp)).flatMap((target): SightLine[] => {
    if (target.hex === GONE || distance(from, target.hex) > reached) return [];
    const near = distance(from, target.hex) === 1;
    const { clear: open, blockedBy } = lineOfSight(s, from, target.hex);
    const inTheWay = near || open ? [] : blockedBy.filter((at) => at !== 'half');
    return [{ target, to: target.hex, clear: near || open, blockedBy: [...new Set(inTheWay)] }];
  });
  return { range, inRange, seen: new Set(inRange.filter(clear)), lines, inContact };
}
