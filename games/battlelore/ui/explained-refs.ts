/** The names of what only the screen shows: counters, piles, faces of a die. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type { Face } from '../content/index.ts';
import { FACES } from '../content/index.ts';

export type Explained =
  | { readonly kind: 'banners' | 'goblet' | 'command-hand' | 'lore-hand'; readonly seat: Seat }
  | { readonly kind: 'well' | 'command-pile' | 'lore-pile' | 'adventure' }
  | { readonly kind: 'face'; readonly face: Face };

const OF_SEATS = ['banners', 'goblet', 'command-hand', 'lore-hand'] as const;
const OF_TABLE = ['well', 'command-pile', 'lore-pile', 'adventure'] as const;

export function explainedRef(note: Explained): Ref {
  if (note.kind === 'face') return `note:face:${note.face}`;
  return 'seat' in note ? `note:${note.kind}:${note.seat}` : `note:${note.kind}`;
}

export function explainedIn(ref: Ref): Explained | undefined {
  const [start, kind, rest] = ref.split(':');
  if (start !== 'note') return undefined;
  const ofTable = OF_TABLE.find((name) => name === kind);
  if (ofTable) return { kind: ofTable };
  const ofSeat = OF_SEATS.find((name) => name === kind);
  if (ofSeat && (rest === '0' || rest === '1')) return { kind: ofSeat, seat: Number(rest) };
  const face = FACES.find((name) => name === rest);
  return kind === 'face' && face ? { kind, face } : undefined;
}
