/** Offers to end a match: by a draw, or by stopping it. */
import type { Seat } from '@gonfalon/kernel';
import type { Act } from './log-action.ts';

/** How often a seat may offer an end until something else happens: others are not to be pestered. */
export const MAX_OFFERS = 3;
/** What takes nobody's time: whoever is thinking goes on thinking. */
const LEAVE_THE_QUESTION_OPEN: readonly Act['do'][] = ['offer', 'accept', 'decline'];

export function leavesQuestionOpen(act: Act): boolean {
  return LEAVE_THE_QUESTION_OPEN.includes(act.do);
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
export function offersAfter({ offer, offered = [] }: Offers, act: Act): Offers {
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
