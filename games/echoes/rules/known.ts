/** ECH-13.1-13.5: what everybody can work out about a hand. */
import type { Seat } from '@gonfalon/kernel';
import type { DeckCardId, TechnologyId } from '../content/index.ts';
import { card, reactions } from '../content/index.ts';
import { copiesOf } from './decks.ts';
import { playerOf } from './purse.ts';
import type { State } from './state.ts';

/** How often a seat's published list has a card: ECH-13.4. */
function publishedCopies({ options }: State, id: DeckCardId): number {
  return options.decks === 'preset' ? card[id].copies : card[id].rarity;
}

/** The copies of a card that lie where everybody sees them. */
function seenCopies(s: State, seat: Seat, id: DeckCardId): number {
  const { discard, known, events, front } = playerOf(s, seat);
  let n = copiesOf(discard, id) + copiesOf(known, id);
  for (const active of events) if (active.card === id) n++;
  for (const active of front) if (active.card === id) n++;
  for (const played of s.played) if (played.seat === seat && played.card === id) n++;
  for (const unit of s.units) {
    if (unit.seat === seat && unit.card === id) n++;
    for (const upgrade of unit.upgrades) if (upgrade.seat === seat && upgrade.card === id) n++;
  }
  return n;
}

const unseenCopies = (s: State, seat: Seat, id: DeckCardId): number =>
  publishedCopies(s, id) - seenCopies(s, seat, id);

/** Whether a seat could hold a card, by public facts alone. */
export function mayHold(s: State, seat: Seat, id: DeckCardId): boolean {
  const { hand, known } = playerOf(s, seat);
  if (known.includes(id)) return true;
  return hand.length > known.length && unseenCopies(s, seat, id) > 0;
}

/** The Reactions of a seat's civilisation, each once. */
export function reactionsOf(s: State, seat: Seat): readonly TechnologyId[] {
  const { civ } = playerOf(s, seat);
  return civ ? reactions[civ] : [];
}
