/** What the choices of a turn turn on, worked out once for all of them. */
import type { Seat } from '@gonfalon/kernel';
import type { Kind, OracleDay } from '../../content/index.ts';
import type { Item } from '../ledger.ts';
import { dayOf, itemsOf } from '../ledger.ts';
import type { Price, Purse } from '../payment.ts';
import { canPay, purseOf } from '../payment.ts';
import type { Site } from '../placement.ts';
import { sitesFor } from '../placement.ts';
import { playerAt } from '../selectors.ts';
import type { Player, State } from '../state.ts';

export interface TurnFacts {
  readonly s: State;
  readonly seat: Seat;
  readonly player: Player;
  readonly day: OracleDay;
  readonly items: readonly Item[];
  readonly purse: Purse;
  /** Where the player may build; worked out when it is first asked. */
  readonly sites: () => readonly Site[];
}

export function turnFacts(s: State): TurnFacts {
  const seat = s.active;
  const player = playerAt(s, seat);
  const day = dayOf(s);
  const items = itemsOf(player.hand, player.table, day.illuminated);
  let sites: Site[] | undefined;
  return {
    s,
    seat,
    player,
    day,
    items,
    purse: purseOf(items, day.illuminated),
    sites: () => {
      sites ??= sitesFor(s, seat);
      return sites;
    },
  };
}

export const affords = ({ purse }: TurnFacts, price: Price): boolean =>
  'ride' in price ? purse.ride >= price.ride : canPay(purse, price);

/** How often an item serves as this kind of artefact: BTA-12.2, BTA-6.16. */
export function servesAs(item: Item, kind: Kind, perWild: number): number {
  if (item.wild) return perWild;
  return item.kind === kind || item.kind === 'hammer' ? item.perCard : 0;
}

/** BTA-6.17: whether a card can still be transformed. */
export const isTransformable = (item: Item): boolean => item.hand || item.state === 'open';

/** Whether two cards are there, if source and target are alike. */
export const areTwo = (source: Item, target: Item): boolean => source !== target || source.count > 1;
