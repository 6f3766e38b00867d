/** The decks that this browser keeps, and the one that is being built. */
import type { Civ } from '../../content/index.ts';
import { CIVS, isDeckCardId } from '../../content/index.ts';
import type { Deck } from './deck.ts';

const SAVED = 'gonfalon.echoes.decks';
const DRAFT = 'gonfalon.echoes.deck';
export const MAX_NAME = 40;

/** What was kept may be of another version, or by another hand: what is no deck is left out. */
function toDeck(value: unknown): Deck | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, civ, cards } = value as Readonly<Record<keyof Deck, unknown>>;
  const known = CIVS.find((one): one is Civ => one === civ);
  if (typeof name !== 'string' || !known || !Array.isArray(cards)) return undefined;
  const ids = cards.filter((id): id is string => typeof id === 'string');
  const unknown = ids.filter((id) => !isDeckCardId(id));
  return {
    name: name.slice(0, MAX_NAME),
    civ: known,
    cards: ids.filter(isDeckCardId),
    ...(unknown.length > 0 && { unknown }),
  };
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** False if this browser keeps nothing. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function savedDecks(): readonly Deck[] {
  const value = read(SAVED);
  return Array.isArray(value) ? value.flatMap((one) => toDeck(one) ?? []) : [];
}

/** Takes the place of one of the same name and civilisation. */
export function saveDeck(deck: Deck): boolean {
  return write(SAVED, [...savedDecks().filter((one) => !isSame(one, deck)), deck]);
}

export const removeDeck = (deck: Deck): boolean =>
  write(
    SAVED,
    savedDecks().filter((one) => !isSame(one, deck)),
  );

const isSame = (a: Deck, b: Deck): boolean => a.name === b.name && a.civ === b.civ;

export const readDraft = (): Deck | undefined => toDeck(read(DRAFT));
export const keepDraft = (deck: Deck): boolean => write(DRAFT, deck);
