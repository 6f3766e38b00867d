/** The table as text, for terminals: it needs no colour. */
import type { MatchView } from '@gonfalon/kernel';
import { SPACE_IDS } from '../content/index.ts';
import type { View } from '../rules/hidden.ts';
import type { Tongue } from './words.ts';

export interface BoardWords {
  readonly round: string;
}

export const MARKS = ['◆', '●', '▲', '■'] as const;

export function drawBoard({ view }: MatchView<View>, tongue: Tongue): string {
  const lines = [`${tongue.board.round} ${view.round}, ${tongue.seats[view.active]}`];
  for (const id of SPACE_IDS) {
    const { tile, control, hordes } = view.spaces[id];
    const troops = hordes.flatMap((n, seat) => (n > 0 ? [`${MARKS[seat]}${n}`] : [])).join(' ');
    lines.push(
      `${id.padEnd(5)} ${(tile ? tongue.names.tiles[tile].name : '?').padEnd(20)} ${MARKS[control] ?? ''} ${troops}`,
    );
  }
  view.players.forEach((p, seat) => {
    lines.push(`${MARKS[seat]} ${tongue.seats[seat]} ${p.score} ${p.reserve} ${p.cards}`);
  });
  return lines.join('\n');
}
