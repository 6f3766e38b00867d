import { byId } from '@gonfalon/kernel';
import type { Card, CivilisationCard, DeckCard, TechnologyCard, UnitCard } from './card.ts';
import { byzantinesTechnologies } from './cards/byzantines-technologies.ts';
import { byzantinesUnits } from './cards/byzantines-units.ts';
import { englishTechnologies } from './cards/english-technologies.ts';
import { englishUnits } from './cards/english-units.ts';
import { hreTechnologies } from './cards/hre-technologies.ts';
import { hreUnits } from './cards/hre-units.ts';
import { mongolsTechnologies } from './cards/mongols-technologies.ts';
import { mongolsUnits } from './cards/mongols-units.ts';
import { norseTechnologies } from './cards/norse-technologies.ts';
import { norseUnits } from './cards/norse-units.ts';
import { ottomansTechnologies } from './cards/ottomans-technologies.ts';
import { ottomansUnits } from './cards/ottomans-units.ts';
import { scotsTechnologies } from './cards/scots-technologies.ts';
import { scotsUnits } from './cards/scots-units.ts';
import type { Tile, TileId } from './tiles.ts';
import { tiles } from './tiles.ts';
import type { Civ } from './vocabulary.ts';
import { CIVS } from './vocabulary.ts';

export type { Card, CivilisationCard, DeckCard, TechnologyCard, UnitCard } from './card.ts';
export { constants } from './constants.ts';
export type * from './effects.ts';
export type { Chapter, RuleId, RulingId } from './rules.ts';
export { CHAPTERS, RULE_IDS, RULING_IDS, rules } from './rules.ts';
export type { Tile, TileId } from './tiles.ts';
export { tiles } from './tiles.ts';
export * from './vocabulary.ts';

const LISTS = [
  norseTechnologies,
  norseUnits,
  scotsTechnologies,
  scotsUnits,
  mongolsTechnologies,
  mongolsUnits,
  byzantinesTechnologies,
  byzantinesUnits,
  ottomansTechnologies,
  ottomansUnits,
  hreTechnologies,
  hreUnits,
  englishTechnologies,
  englishUnits,
] as const;

type Entry = (typeof LISTS)[number][number];

export type UnitId = Extract<Entry, { kind: 'unit' }>['id'];
export type TechnologyId = Extract<Entry, { kind: 'technology' }>['id'];
export type CivilisationCardId = Extract<Entry, { kind: 'civilisation' }>['id'];
export type CardId = Entry['id'];
/** The cards of decks, hands and discard piles. */
export type DeckCardId = UnitId | TechnologyId;
/** The cards that do something which no keyword says. */
export type TextCardId = Exclude<Entry, { abilities: readonly [] }>['id'];

type WithId<C, Id> = C & { readonly id: Id };

export type KnownUnit = WithId<UnitCard, UnitId>;
export type KnownTechnology = WithId<TechnologyCard, TechnologyId>;
export type KnownDeckCard = KnownUnit | KnownTechnology;

const entries: readonly (Card & { readonly id: CardId })[] = LISTS.flat();

export const cards = entries;
/** Total: every id is that of an entry. */
export const card = Object.fromEntries(entries.map((entry) => [entry.id, entry])) as Readonly<
  Record<UnitId, KnownUnit> &
    Record<TechnologyId, KnownTechnology> &
    Record<CivilisationCardId, WithId<CivilisationCard, CivilisationCardId>>
>;

export const deckCards: readonly KnownDeckCard[] = entries.filter(
  (entry): entry is KnownDeckCard => entry.kind !== 'civilisation',
);
export const units: readonly KnownUnit[] = deckCards.filter((entry) => entry.kind === 'unit');
export const technologies: readonly KnownTechnology[] = deckCards.filter(
  (entry) => entry.kind === 'technology',
);

const isDeckCard = new Set<string>(deckCards.map(({ id }) => id));
export const isDeckCardId = (text: string): text is DeckCardId => isDeckCard.has(text);
const isUnit = new Set<string>(units.map(({ id }) => id));
export const isUnitId = (text: string): text is UnitId => isUnit.has(text);

function byCiv<T>(make: (civ: Civ) => T): Readonly<Record<Civ, T>> {
  return Object.fromEntries(CIVS.map((civ) => [civ, make(civ)])) as Record<Civ, T>;
}

export const civCard = byCiv(
  (civ) => entries.find((entry) => entry.civ === civ && entry.kind === 'civilisation')?.id,
) as Readonly<Record<Civ, CivilisationCardId>>;

/** ECH-11.22: every card that a deck of the civilisation may have. */
export const pool = byCiv((civ) => deckCards.filter((entry) => entry.civ === civ));
/** The Reactions of a civilisation, each once. */
export const reactions = byCiv((civ) =>
  technologies.flatMap((entry) => (entry.civ === civ && entry.tech === 'reaction' ? [entry.id] : [])),
);
/** The 35 cards of the preset, in the order of the list. */
export const preset = byCiv((civ) =>
  pool[civ].flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
);

export const tile = byId<TileId, Tile & { readonly id: TileId }>(tiles);

export const totalCost = ({ cost }: DeckCard): number => cost.food + cost.wood + cost.gold + cost.any;
