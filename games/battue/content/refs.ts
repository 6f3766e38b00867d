/** How choices name the things on the table, and what a name stands for. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { refKind } from '@gonfalon/kernel';
import type { Edge, EventId, LootId, SpaceId } from './index.ts';
import { constants, EDGES, EVENT_IDS, LOOT_IDS, SPACE_IDS } from './index.ts';

export type CampRef = `camp:${Seat}`;
export type SeatRef = `seat:${Seat}`;

export const lootCards = refKind('card', LOOT_IDS);
export const eventCards = refKind('event', EVENT_IDS);
export const boardEdges = refKind('edge', EDGES);

const SEATS = [...Array(Math.max(...constants.players)).keys()];
const CAMPS = SEATS.map((seat): CampRef => `camp:${seat}`);
const SEAT_REFS = SEATS.map((seat): SeatRef => `seat:${seat}`);

export const campOf = (seat: Seat): CampRef => CAMPS[seat] ?? `camp:${seat}`;
export const seatRef = (seat: Seat): SeatRef => SEAT_REFS[seat] ?? `seat:${seat}`;

function indexIn(refs: readonly Ref[], ref = ''): Seat | undefined {
  const seat = refs.indexOf(ref);
  return seat < 0 ? undefined : seat;
}

/** The seat that any reference names, if it names one. */
export const seatIn = (ref: Ref | undefined): Seat | undefined => indexIn(SEAT_REFS, ref);

/** What a reference of the rules themselves names. */
export const seatOf = (ref: SeatRef): Seat => Number(ref.slice(5));
export const cardOf = (ref: `card:${LootId}`): LootId => ref.slice(5) as LootId;
export const edgeOf = (ref: `edge:${Edge}`): Edge => ref.slice(5) as Edge;

const SPACES: ReadonlySet<Ref | undefined> = new Set(SPACE_IDS);

export function isSpace(ref: Ref | undefined): ref is SpaceId {
  return SPACES.has(ref);
}

export type Thing =
  | { readonly kind: 'space'; readonly id: SpaceId }
  | { readonly kind: 'camp' | 'seat'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly id: LootId }
  | { readonly kind: 'event'; readonly id: EventId }
  | { readonly kind: 'edge'; readonly id: Edge }
  | { readonly kind: 'random' | 'number' }
  | { readonly kind: 'other' };

/** What any reference names. */
export function thingOf(ref: Ref): Thing {
  if (isSpace(ref)) return { kind: 'space', id: ref };
  const card = lootCards.idIn(ref);
  if (card) return { kind: 'card', id: card };
  const event = eventCards.idIn(ref);
  if (event) return { kind: 'event', id: event };
  const edge = boardEdges.idIn(ref);
  if (edge) return { kind: 'edge', id: edge };
  const camp = indexIn(CAMPS, ref);
  if (camp !== undefined) return { kind: 'camp', seat: camp };
  const seat = seatIn(ref);
  if (seat !== undefined) return { kind: 'seat', seat };
  if (/^\d{1,2}$/.test(ref)) return { kind: 'number' };
  return { kind: ref === 'random' ? 'random' : 'other' };
}

export function kindOf(ref: Ref): Exclude<Thing['kind'], 'other'> | undefined {
  const { kind } = thingOf(ref);
  return kind === 'other' ? undefined : kind;
}
