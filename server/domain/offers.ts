/** Offers to end a match: by a draw, or by stopping it. */
import type { Seat } from '@gonfalon/kernel';
import type { LogAction } from './log-action.ts';

/** How often a seat may offer an end until something else happens: others are not to be pestered. */
export const MAX_OFFERS = 3;
/** What takes nobody's time: whoever is thinking goes on thinking. */
const CLOCK_NEUTRAL_ACTIONS: readonly LogAction['do'][] = ['offer', 'accept', 'decline'];

export function isClockNeutral(act: LogAction): boolean {
  return CLOCK_NEUTRAL_ACTIONS.includes(act.do);
}

export interface Offer {
  readonly end: 'draw' | 'stop';
  readonly by: Seat;
  readonly accepted: readonly Seat[];
}

/** Plain JSON: it is kept in snapshots. */
export interface Offers {
  readonly offer?: Offer;
  /** Who made the offers since something else happened. */
  readonly offered?: readonly Seat[];
}

/** The offers after an act. */
export function offersAfter({ offer, offered = [] }: Offers, act: LogAction): Offers {
  switch (act.do) {
    case 'offer':
      return {
        offer: { end: act.end, by: act.seat, accepted: [act.seat] },
        offered: [...offered, act.seat],
      };
    case 'accept':
      return { ...(offer && { offer: { ...offer, accepted: [...offer.accepted, act.seat] } }), offered };
    case 'decline':
      return { offered };
    default:
      return offer ? { offer } : {};
  }
}
