/**
 * What a good player values in Battue, in victory points. It may look at face-down tiles and hands: a bot is given
 * a state that its seat could believe in, never the true one.
 */
import type { Seat } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { loot, SPACE_IDS, space } from '../content/index.ts';
import { battleOdds } from '../rules/odds.ts';
import { score } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { alive, hordesOf, player, valuesOf, warriorsAt } from '../rules/terms.ts';

const CARD = 0.6;
const WARRIOR = 0.5;
const LOOT_IN_HAND = 0.9;
/** A horde that stands next to something worth taking is worth a part of it. */
const PROSPECT = 0.25;
const EXPOSED = 0.3;

/** The seat's own prospects less those of the best opponent. */
export function evaluate(s: State, seat: Seat): number {
  const others = alive(s).filter((other) => other !== seat);
  const best = Math.max(0, ...others.map((other) => worth(s, other)));
  return worth(s, seat) - best;
}

function worth(s: State, seat: Seat): number {
  const p = player(s, seat);
  const points = score(s, seat);
  if (p.out) return points - 20;
  const hand = p.hand.reduce(
    (sum, card) => sum + (loot[card].vp > 0 ? loot[card].vp * LOOT_IN_HAND : CARD),
    0,
  );
  let total = points + hand;
  for (const place of hordesOf(s, seat)) {
    const warriors = warriorsAt(s, seat, place);
    total += WARRIOR * warriors;
    const here = place in s.spaces ? (place as SpaceId) : undefined;
    if (here === undefined) total -= 0.2 * warriors;
    else if (s.spaces[here].control !== seat) total += conflict(s, seat, here, warriors);
    else total += prospect(s, seat, here, warriors);
  }
  return total + exposure(s, seat);
}

/** The expected gain of a battle still to be fought. */
function conflict(s: State, seat: Seat, id: SpaceId, warriors: number): number {
  const { defence, vp, loot: cards } = valuesOf(s, id);
  const { control, hordes } = s.spaces[id];
  const defenders = control === NOBODY ? 0 : (hordes[control] ?? 0);
  const odds = battleOdds(warriors, defenders, defence);
  const prize = vp + (control === NOBODY && !s.spaces[id].looted ? cards * CARD : 0);
  const firstFoot = player(s, seat).conquered ? 0 : 3;
  const swing = control === NOBODY ? 0 : 0.4 * vp;
  return odds.win * (prize + swing + firstFoot) - WARRIOR * (odds.attackersLost - odds.defendersLost);
}

/** The best thing next door, for the coming turn. */
function prospect(s: State, seat: Seat, id: SpaceId, warriors: number): number {
  let best = 0;
  for (const next of space[id].adj) {
    if (s.spaces[next].control === seat) continue;
    best = Math.max(best, conflict(s, seat, next, warriors));
  }
  return PROSPECT * best;
}

/** Own spaces that an enemy could take in his next turn. */
function exposure(s: State, seat: Seat): number {
  let risk = 0;
  for (const id of SPACE_IDS) {
    const here = s.spaces[id];
    if (here.control !== seat) continue;
    const defenders = here.hordes[seat] ?? 0;
    const { defence, vp } = valuesOf(s, id);
    let threat = 0;
    for (const next of space[id].adj) {
      const enemies = s.spaces[next].hordes.reduce(
        (most, n, other) => (other === seat ? most : Math.max(most, n)),
        0,
      );
      if (enemies > 0) threat = Math.max(threat, battleOdds(enemies, defenders, defence).win);
    }
    risk -= EXPOSED * threat * vp;
  }
  return risk;
}
