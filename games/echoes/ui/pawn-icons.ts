import type { Pawn } from '../content/index.ts';
import type { EchoesIcon } from './icons.ts';

export const PAWN_ICONS: Readonly<Record<Pawn, EchoesIcon>> = {
  pawn: 'chess-pawn',
  king: 'imperial-crown',
  queen: 'queen-crown',
};
