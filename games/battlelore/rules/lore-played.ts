/** A Lore card on the table, as its steps name it. */
import type { Amount } from '../content/index.ts';
import { amountAt } from '../content/index.ts';
import { masterLevel } from './lore.ts';
import type { PlayedLore, State, Unit } from './state.ts';
import type { Context, Play } from './vocabulary.ts';

export function played(s: State, { play }: Play): PlayedLore {
  const card = s.onTable[play];
  if (!card) throw new RangeError(`no Lore card ${play} is on the table`);
  return card;
}

export const amount = (s: State, p: PlayedLore, of: Amount): number =>
  amountAt(of, masterLevel(s, p.by, p.card));

/** What its own procedure does for a card. */
export type Code = (ctx: Context, locals: Play, p: PlayedLore, targets: readonly Unit[]) => void;
