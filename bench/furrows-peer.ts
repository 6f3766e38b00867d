/** Furrows for boardgame.io, as its own documentation would have it written. */
import type { Game } from 'boardgame.io';
import type { Field } from './furrows.ts';
import { isFull, newField, SOWINGS_A_TURN, sow } from './furrows.ts';

/** A player of whole matches: it sows these furrows in this order and returns the field. */
export type BenchPlayer = (order: readonly number[]) => Field;

/**
 * The quickest honest way in one process: the client without a network and without a debug panel; and without undo,
 * which would slow it down. Its log is left as it is.
 */
export async function peerSower(): Promise<BenchPlayer> {
  const { Client } = await import('boardgame.io/client');
  const { INVALID_MOVE } = await import('boardgame.io/core');
  const game: Game<Field> = {
    name: 'furrows',
    setup: newField,
    disableUndo: true,
    turn: { minMoves: SOWINGS_A_TURN, maxMoves: SOWINGS_A_TURN },
    moves: {
      sow({ G, playerID }, furrow: number) {
        if (isFull(G, furrow)) return INVALID_MOVE;
        sow(G, furrow, Number(playerID));
        return undefined;
      },
    },
    endIf: ({ G }) => (G.left === 0 ? { scores: G.scores } : undefined),
  };
  return (order) => {
    const client = Client({ game, numPlayers: 2, debug: false });
    client.start();
    for (const furrow of order) client.moves.sow?.(furrow);
    const { G } = client.getState() ?? { G: newField() };
    client.stop();
    return G;
  };
}
