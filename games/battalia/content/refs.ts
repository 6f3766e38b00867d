/** References: how things on the table are called in choices, and what a reference names. */

import { isCard } from './cards.ts';
import { cellIndex, exitsOf } from './cells.ts';
import type { Card, FactionId, Kind, PileId } from './ids.ts';
import { CARD_PILE_IDS, FACTION_IDS, KINDS, TERRAIN_PILE_IDS } from './ids.ts';

export const REF_KINDS = [
  'card',
  'laid',
  'pile',
  'cell',
  'exits',
  'hero',
  'faction',
  'tent',
  'number',
  'seat',
] as const;
export type RefKindName = (typeof REF_KINDS)[number];

const PILES: ReadonlySet<string> = new Set([...CARD_PILE_IDS, 'provision', ...TERRAIN_PILE_IDS]);
const KIND_NAMES: ReadonlySet<string> = new Set(KINDS);
const FACTIONS: ReadonlySet<string> = new Set(FACTION_IDS);

function isLaid(ref: string): boolean {
  const [, card = '', as] = /^([A-Z]{3}(?:-[A-Z])?)(?:=([a-z]+))?~(?:\*|\d{1,2}\^?!?)$/.exec(ref) ?? [];
  return isCard(card) && (as === undefined || KIND_NAMES.has(as));
}

export function kindOf(ref: string): RefKindName | undefined {
  if (isCard(ref)) return 'card';
  if (PILES.has(ref)) return 'pile';
  if (cellIndex(ref) >= 0) return 'cell';
  if (FACTIONS.has(ref)) return 'faction';
  if (exitsOf(ref) > 0) return 'exits';
  if (/^[0-9]$/.test(ref)) return 'number';
  const [name = '', number = ''] = ref.split('-');
  if (/^[1-9]\d?$/.test(number) && ref === `${name}-${number}`) {
    if (name === 'tent') return 'tent';
    if (name === 'seat' && number.length === 1) return 'seat';
    if (FACTIONS.has(name) && (number === '1' || number === '2')) return 'hero';
  }
  if (ref === 'seat-0') return 'seat';
  return isLaid(ref) ? 'laid' : undefined;
}

const numbered = (prefix: string, first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${first + i}`);

/** References that are made over and over. */
export const SEAT_REFS = numbered('seat', 0, 4);
const TENT_REFS = numbered('tent', 1, 99);
const HERO_REFS = Object.fromEntries(FACTION_IDS.map((id) => [id, numbered(id, 1, 2)])) as Record<
  FactionId,
  readonly string[]
>;

export const tentRef = (number: number): string => TENT_REFS[number - 1] as string;
export const heroRef = (faction: FactionId, hero: number): string => HERO_REFS[faction][hero] as string;

/** A laid card as its reference tells it. */
export interface LaidName {
  readonly card: Card;
  /** What a wild card was played as. */
  readonly as: Kind | undefined;
  readonly wild: boolean;
  readonly uses: number;
  readonly state: 'open' | 'set' | 'used';
}

export function readLaid(ref: string): LaidName {
  const [name = '', marks = ''] = ref.split('~');
  const [card, as] = name.split('=');
  const state = marks.includes('!') ? 'used' : marks.includes('^') || marks === '*' ? 'set' : 'open';
  return {
    card: card as Card,
    as: as as Kind | undefined,
    wild: marks === '*',
    uses: Number.parseInt(marks, 10) || 0,
    state,
  };
}

export const isPile = (ref: string): ref is PileId => PILES.has(ref);
