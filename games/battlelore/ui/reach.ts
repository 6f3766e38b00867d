/** Where a unit could go: by moving, and by retreating. */
import type { HexId } from '../content/index.ts';
import { hex } from '../content/index.ts';
import { retreatHexes } from '../rules/attack.ts';
import { reach } from '../rules/reach.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE } from '../rules/state.ts';
import { creatureOf, raceOf, sideOf } from '../rules/units.ts';

export interface Way {
  readonly hex: HexId;
  /** It may still battle from there, at least by a rush. */
  readonly battle: boolean;
}

/** A unit of the camp whose turn it is not would move as in a turn of its own. */
export function ways(s: State, u: Unit): readonly Way[] {
  if (u.hex === GONE || (u.camp === s.active && u.picked)) return [];
  return [...reach(s, u)].map(([to, { noBattle, rush }]) => ({
    hex: to,
    battle: !noBattle || rush !== 'no',
  }));
}

export interface Flight {
  readonly from: HexId;
  readonly to: HexId;
}

export interface Retreat {
  readonly steps: readonly Flight[];
  /** Hexes behind the unit that it cannot enter. */
  readonly shut: readonly HexId[];
  /** It cannot go a single step. */
  readonly cornered: boolean;
}

/** The way of a retreat from one flag, with every turning. */
export function retreat(s: State, u: Unit): Retreat {
  if (u.hex === GONE) return { steps: [], shut: [], cornered: false };
  const far = creatureOf(u)?.retreatPerFlag ?? raceOf(u).frightened ?? 1;
  const behind = hex[u.hex].rear[sideOf(s, u.camp)];
  const open = retreatHexes(s, u);
  const steps: Flight[] = [];
  let front: readonly HexId[] = [u.hex];
  for (let step = 0; step < far; step++) {
    const next = front.flatMap((from) =>
      retreatHexes(s, { ...u, hex: from }).map((to): Flight => ({ from, to })),
    );
    steps.push(...next);
    front = [...new Set(next.map(({ to }) => to))];
  }
  return { steps, shut: behind.filter((at) => !open.includes(at)), cornered: open.length === 0 };
}
