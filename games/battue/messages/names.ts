import type { Edge, EventId, LootId, LootWindow, SpaceId, SpaceKind, TileId } from '../content/schema.ts';

export interface PlaceName {
  /** In the language of the reader. */
  readonly name: string;
  /** As it is written on the board, the same for every reader. */
  readonly title?: string;
}

export interface TileName extends PlaceName {
  readonly title: string;
}

export interface CardName {
  readonly name: string;
  readonly text: string;
}

/** What things are called, in one language; the compiler demands every one of them. */
export interface Names {
  readonly edges: Readonly<Record<Edge, string>>;
  readonly kinds: Readonly<Record<SpaceKind, string>>;
  readonly spaces: Readonly<Record<SpaceId, PlaceName>>;
  readonly tiles: Readonly<Record<TileId, TileName>>;
  readonly windows: Readonly<Record<LootWindow, string>>;
  readonly loot: Readonly<Record<LootId, CardName>>;
  readonly events: Readonly<Record<EventId, CardName>>;
}
