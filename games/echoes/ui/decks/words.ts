/** What the deck page says, in each language. */
import type { CardFilter, CardOrder } from './deck.ts';
import type { LineFaultId } from './deck-text.ts';

export interface DeckWords {
  readonly title: string;
  readonly intro: string;
  readonly civilisation: string;
  readonly name: string;
  readonly unnamed: string;
  copyOf(name: string): string;
  readonly usePreset: string;
  readonly clear: string;
  readonly undo: string;

  readonly show: string;
  readonly filters: Readonly<Record<CardFilter, string>>;
  readonly order: string;
  readonly orders: Readonly<Record<CardOrder, string>>;
  readonly search: string;
  readonly nothingFound: string;
  shown(count: number): string;
  rarity(most: number): string;
  copies(count: number, most: number): string;

  readonly yourDeck: string;
  size(count: number, size: number): string;
  readonly civCard: string;
  /** The rules of a deck, by what they ask for. */
  readonly rules: Readonly<
    Record<'ECH-11.9' | 'ECH-11.10' | 'ECH-11.11' | 'ECH-11.12' | 'ECH-11.13', string>
  >;
  readonly kept: string;
  readonly broken: string;

  readonly curve: string;
  readonly curveHint: string;
  column(cost: number, isLast: boolean, count: number): string;
  readonly demand: string;
  readonly hand: string;
  readonly anotherHand: string;

  readonly save: string;
  saved(name: string): string;
  readonly notSaved: string;
  readonly savedDecks: string;
  readonly noneSaved: string;
  open(name: string): string;
  duplicate(name: string): string;
  remove(name: string): string;
  removed(name: string): string;
  readonly bringBack: string;

  readonly play: string;
  readonly playHint: string;
  readonly notReady: string;

  readonly share: string;
  readonly link: string;
  readonly copyLink: string;
  readonly copyText: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly asText: string;
  readonly import: string;
  readonly importHint: string;
  readonly paste: string;
  readonly read: string;
  readonly opened: (name: string) => string;
  readonly nothingRead: string;
  unread(count: number): string;
  lineFault(id: LineFaultId, line: number, text: string): string;
  takeRest(count: number): string;
  readonly fromLink: string;
  readonly brokenLink: string;

  readonly trial: string;
  trialHint(matches: number): string;
  readonly start: string;
  readonly stop: string;
  progress(done: number, all: number): string;
  readonly failed: string;
  readonly foe: string;
  readonly matches: string;
  readonly won: string;
  readonly range: string;
  readonly all: string;
  percent(share: number): string;
  between(low: number, high: number): string;

  /* In a match. */
  useSaved(name: string): string;
  playingBack(left: number): string;
  leftOut(names: readonly string[]): string;
}
