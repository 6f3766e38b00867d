/** The default raise, BTA-14.37: the cards that just suffice. */
import type { FactionId } from '../content/index.ts';
import { battleStrength, fitsFaction, readUse, seatOf, totalWith } from './battle-sums.ts';
import { compareLists, isOwn } from './bill.ts';
import type { Item } from './ledger.ts';
import type { Battle, BattleRole, State } from './state.ts';
import { NOBODY } from './state.ts';

interface Fighter {
  readonly item: Item;
  readonly strength: number;
  /** Whether the hero bonus stays with it in the line. */
  readonly fits: boolean;
}

interface Found {
  readonly key: readonly number[];
  readonly refs: readonly string[];
}

/** What makes one raise cheaper than another: total, cards leaving the hand, own ones, uses, card order. */
function found(
  fighters: readonly Fighter[],
  taken: readonly number[],
  total: number,
  own?: FactionId,
): Found {
  let leaving = 0;
  let dear = 0;
  const refs: string[] = [];
  const orders: number[] = [];
  fighters.forEach(({ item }, i) => {
    const uses = taken[i] as number;
    const cards = item.hand ? Math.ceil(uses / item.perCard) : 0;
    leaving += cards;
    if (isOwn(item, own)) dear += cards;
    for (let n = 0; n < uses; n++) {
      refs.push(item.ref);
      orders.push(item.order);
    }
  });
  return { key: [total, leaving, dear, refs.length, ...orders], refs };
}

/** The cheapest set of uses that brings the total from `start` to `needed`, if need be with one that does not fit. */
function search(
  fighters: readonly Fighter[],
  start: number,
  needed: number,
  misfit: boolean,
  own: FactionId | undefined,
  known: Found | undefined,
): Found | undefined {
  let best = known;
  const taken = fighters.map(() => 0);
  const visit = (from: number, total: number, misfits: number): void => {
    if (best && total > (best.key[0] as number)) return;
    if (total >= needed && total > start && (misfits > 0 || !misfit)) {
      const set = found(fighters, taken, total, own);
      if (!best || compareLists(set.key, best.key) < 0) best = set;
      return;
    }
    for (let i = from; i < fighters.length; i++) {
      const { item, strength, fits } = fighters[i] as Fighter;
      if ((taken[i] as number) >= item.count * item.perCard) continue;
      (taken[i] as number)++;
      visit(i, total + strength, misfits + (fits ? 0 : 1));
      (taken[i] as number)--;
    }
  };
  visit(0, start, 0);
  return best;
}

/** The references that are laid, in card order; nothing, if no set of cards suffices. */
export function cheapestRaise(
  s: State,
  b: Battle,
  role: BattleRole,
  items: readonly Item[],
  needed: number,
): readonly string[] | undefined {
  const seat = seatOf(b, role);
  const own = seat === NOBODY ? undefined : s.players[seat]?.faction;
  const line = b.lines[role];
  const bonus = b.heroes[role].length;
  const lineFits = line.every((use) => fitsFaction(readUse(use).card, own));
  const now = totalWith(s, b, role, line);
  const bare = line.length > 0 && lineFits ? now - bonus : now;
  const fighters = items
    .map((item) => ({
      item,
      strength: battleStrength(item, role),
      fits: fitsFaction(item.card, own),
    }))
    .filter(({ strength }) => strength > 0)
    .sort((a, c) => a.item.order - c.item.order);
  if (bonus === 0 || !lineFits) return search(fighters, bare, needed, false, own, undefined)?.refs;
  const fitting = fighters.filter(({ fits }) => fits);
  const keeping = search(fitting, bare + bonus, needed, false, own, undefined);
  return search(fighters, bare, needed, true, own, keeping)?.refs;
}
