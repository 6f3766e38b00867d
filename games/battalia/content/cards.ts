/** The classes of creation cards, and what is printed on a card of each. */
import artefactsJson from './artefacts.json' with { type: 'json' };
import codesJson from './codes.json' with { type: 'json' };
import type { ArtefactId, Card, CardPileId, FactionId, Kind, LegendaryCard, UnitId } from './ids.ts';
import { FACTION_IDS, KINDS, LEGENDARY_IDS } from './ids.ts';
import legendaryJson from './legendary.json' with { type: 'json' };
import unitsJson from './units.json' with { type: 'json' };

export interface CardInfo {
  readonly card: Card;
  /** BTA-6.20: the place in card order. */
  readonly order: number;
  readonly kind: Kind;
  /** A provision has none, a legendary artefact belongs to all: BTA-1.2. */
  readonly faction: FactionId | undefined;
  readonly legendary: boolean;
  /** The pile that it comes from and goes back to. */
  readonly pile: CardPileId | undefined;
}

export const isUnit = (kind: string): kind is UnitId => Object.hasOwn(unitsJson, kind);
export const isArtefact = (kind: string): kind is ArtefactId => Object.hasOwn(artefactsJson, kind);
export const isLegendary = (kind: Kind): boolean => Object.hasOwn(legendaryJson, kind);

const { factions: FACTION_CODES, ...KIND_CODES } = codesJson;
const kindCodes: ReadonlyMap<Kind, string> = new Map(
  Object.values(KIND_CODES).flatMap((group) =>
    Object.entries(group).map(([code, kind]): [Kind, string] => [kind as Kind, code]),
  ),
);
const factionCodes: ReadonlyMap<FactionId, string> = new Map(
  Object.entries(FACTION_CODES).map(([code, faction]) => [faction as FactionId, code]),
);

/** The class of cards of this kind and faction; of kinds without factions, the one that there is. */
export function cardOf(kind: Kind, faction?: FactionId): Card {
  const code = kindCodes.get(kind);
  return (
    isUnit(kind) || isArtefact(kind) ? `${code}-${faction && factionCodes.get(faction)}` : code
  ) as Card;
}

const infos: readonly CardInfo[] = KINDS.flatMap((kind) => {
  const pile = isUnit(kind) || isArtefact(kind) ? kind : undefined;
  const factions = pile ? FACTION_IDS : [undefined];
  return factions.map((faction) => ({
    card: cardOf(kind, faction),
    kind,
    faction,
    legendary: isLegendary(kind),
    pile,
  }));
}).map((card, order) => ({ ...card, order }));

/** Every class, in card order. */
export const CARDS: readonly Card[] = infos.map(({ card }) => card);
const byCard = Object.fromEntries(infos.map((info) => [info.card, info])) as Record<Card, CardInfo>;

export const info = (card: Card): CardInfo => byCard[card];
export const isCard = (text: string): text is Card => Object.hasOwn(byCard, text);

export const LEGENDARY_CARDS: readonly LegendaryCard[] = LEGENDARY_IDS.map(
  (id) => cardOf(id) as LegendaryCard,
);

export function compareCards(a: Card, b: Card): number {
  return byCard[a].order - byCard[b].order;
}

/** BTA-1.3, BTA-1.4: the strength of a card of this kind on either side of a battle. */
const strengths = Object.fromEntries(
  KINDS.map((kind) => {
    if (isUnit(kind)) return [kind, { attack: unitsJson[kind].rank, defence: unitsJson[kind].rank }];
    if (isArtefact(kind))
      return [kind, { attack: artefactsJson[kind].strength, defence: artefactsJson[kind].strength }];
    if (kind === 'provision') return [kind, { attack: 0, defence: 0 }];
    const { attack, defence } = legendaryJson[kind];
    return [kind, { attack, defence }];
  }),
) as Record<Kind, { readonly attack: number; readonly defence: number }>;

export type BattleSide = 'attack' | 'defence';
export const strengthOf = (kind: Kind, side: BattleSide): number => strengths[kind][side];

/** BTA-14.18: what may be laid or used in a battle. */
export function playableInBattle(kind: Kind): boolean {
  if (isArtefact(kind)) return artefactsJson[kind].inBattle;
  return isUnit(kind) || kind === 'sword' || kind === 'shield';
}

/** BTA-12.3, BTA-12.4: what opens an attack and recruits a hero. */
export const isWeapon = (kind: Kind): boolean =>
  kind === 'weapon' || (isLegendary(kind) && legendaryJson[kind as keyof typeof legendaryJson].weapon);

/** How many cards of each class are in the box. */
export function copiesOf(card: Card, provisions: number): number {
  const { kind } = byCard[card];
  if (isUnit(kind)) return unitsJson[kind].perFaction;
  if (isArtefact(kind)) return artefactsJson[kind].perFaction;
  return kind === 'provision' ? provisions : 1;
}
