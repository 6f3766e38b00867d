/** ECH-11.9-11.22: what a deck may hold; deck-check.ts looks at a whole list from outside. */
import type { Civ, DeckCardId, UnitId } from '../content/index.ts';
import { card, constants, isDeckCardId, preset } from '../content/index.ts';
import type { RefusingRule } from './vocabulary.ts';

export const copiesOf = (list: readonly string[], id: string): number =>
  list.reduce((n, one) => (one === id ? n + 1 : n), 0);

export const isConqueror = (id: DeckCardId): boolean => {
  const entry = card[id];
  return entry.kind === 'unit' && entry.classes.includes('conqueror');
};

export const isScout = (id: DeckCardId): id is UnitId => {
  const entry = card[id];
  return entry.kind === 'unit' && entry.startingScout === true;
};

/** Which rule forbids to add a card, the first that applies. */
export function addRefusal(civ: Civ, list: readonly DeckCardId[], id: string): RefusingRule | undefined {
  if (!isDeckCardId(id) || card[id].civ !== civ) return 'ECH-11.9';
  if (copiesOf(list, id) >= card[id].rarity) return 'ECH-11.13';
  if (isConqueror(id) && list.some(isConqueror)) return 'ECH-11.11';
  return list.length >= constants.deckSize ? 'ECH-11.10' : undefined;
}

/** Which rule forbids to hand a list in. */
export function listRefusal(list: readonly DeckCardId[]): RefusingRule | undefined {
  if (list.length !== constants.deckSize) return 'ECH-11.10';
  if (!list.some(isConqueror)) return 'ECH-11.11';
  return list.some(isScout) ? undefined : 'ECH-11.12';
}

/** The same cards, in whatever order. */
function sameCards(a: readonly DeckCardId[], b: readonly DeckCardId[]): boolean {
  return a.length === b.length && a.toSorted().join() === b.toSorted().join();
}

export const isPreset = (civ: Civ, list: readonly DeckCardId[]): boolean => sameCards(list, preset[civ]);
