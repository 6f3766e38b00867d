/** What a reference of the rules names. */
import type { Ref } from '@gonfalon/kernel';
import type { CardId, Civ, Mode, Option, Pawn } from '../content/index.ts';
import { CIVS, isDeckCardId, MODES, PAWNS } from '../content/index.ts';

export type Thing =
  | { readonly kind: 'unit' | 'building'; readonly id: number }
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'civ'; readonly id: Civ }
  | { readonly kind: 'pawn'; readonly id: Pawn }
  | { readonly kind: 'mode'; readonly id: Mode }
  | { readonly kind: 'option'; readonly id: Option['id'] }
  | { readonly kind: 'source'; readonly id: string }
  | { readonly kind: 'other' };

const NUMBERED = /^(?:u|building:)([1-9]\d*)$/;
const SOURCE = /^(?:(?:main|lent|mate|temp|mate-temp)-(?:food|wood|gold|joker)|life)$/;

export function thingOf(ref: Ref): Thing {
  const number = NUMBERED.exec(ref)?.[1];
  if (number) return { kind: ref.startsWith('u') ? 'unit' : 'building', id: Number(number) };
  if (isDeckCardId(ref)) return { kind: 'card', id: ref };
  const civ = CIVS.find((id) => id === ref);
  if (civ) return { kind: 'civ', id: civ };
  const pawn = PAWNS.find((id) => id === ref);
  if (pawn) return { kind: 'pawn', id: pawn };
  const mode = MODES.find((id) => id === ref);
  if (mode) return { kind: 'mode', id: mode };
  if (ref === 'hold' || ref === 'attack') return { kind: 'option', id: ref };
  return SOURCE.test(ref) ? { kind: 'source', id: ref } : { kind: 'other' };
}
