/** Positions for tests, on the boards of the worked examples if they name one. */
import type { FactionId } from '../content/index.ts';
import { EXITS_TEXT } from '../content/index.ts';
import type { PositionSpec as LaidOut } from '../lessons/position.ts';
import { position as layOut } from '../lessons/position.ts';
import type { State } from '../rules/state.ts';
import boardsJson from './boards.json' with { type: 'json' };

export type { PlayerSpec } from '../lessons/position.ts';
export { list } from '../lessons/position.ts';

export interface PositionSpec extends LaidOut {
  board?: keyof typeof boardsJson;
}

export function position(spec: PositionSpec): State {
  const board: Partial<LaidOut> | undefined = spec.board && (boardsJson[spec.board] as Partial<LaidOut>);
  if (!board) return layOut(spec);
  return layOut({
    ...spec,
    ...(board.seats !== undefined && { seats: board.seats }),
    added: { ...board.added, ...spec.added },
    terrains: { ...board.terrains, ...spec.terrains },
    owners: { ...board.owners, ...spec.owners },
  });
}

export const seatOfFaction = (s: State, faction: FactionId): number =>
  s.players.findIndex((p) => p.faction === faction);

/** Placements as they stand in choices. */
export const placeText = ({ cell, exits }: { cell: number; exits: number }, ids: readonly string[]): string =>
  `${ids[cell]} ${EXITS_TEXT[exits]}`;
