/**
 * Furrows, the game of the race: two seats sow a field of 15 furrows with 15 cells each, three cells a turn, until
 * 200 are sown. Seed goes into the next free cell of a furrow, and each cell is worth what its soil is. Written here
 * for our kernel and in furrows-peer.ts for boardgame.io, state for state.
 */
import type { Choice, Game } from '@gonfalon/kernel';
import * as v from 'valibot';

export const FURROWS = 15;
export const CELLS_A_FURROW = 15;
export const SOWINGS = 200;
export const SOWINGS_A_TURN = 3;
const FREE = -1;

export interface Field {
  /** Who sowed each cell, furrow after furrow. */
  cells: number[];
  /** How many cells of each furrow are sown. */
  sown: number[];
  scores: number[];
  left: number;
}

export function newField(): Field {
  return {
    cells: Array.from({ length: FURROWS * CELLS_A_FURROW }, () => FREE),
    sown: Array.from({ length: FURROWS }, () => 0),
    scores: [0, 0],
    left: SOWINGS,
  };
}

export function isFull({ sown }: Field, furrow: number): boolean {
  return sown[furrow] === CELLS_A_FURROW;
}

/** What both kernels do to the field. */
export function sow(field: Field, furrow: number, seat: number): void {
  const cell = furrow * CELLS_A_FURROW + field.sown[furrow];
  field.cells[cell] = seat;
  field.sown[furrow]++;
  field.scores[seat] += (cell * 7 + furrow * 3) % 10;
  field.left--;
}

interface FurrowsState extends Field {
  turn: number;
  /** How many cells were sown in this turn. */
  done: number;
}

const count = v.pipe(v.number(), v.integer());
const candidates: readonly Choice[] = Array.from({ length: FURROWS }, (_, furrow) => ['sow', String(furrow)]);

export const furrows: Game<FurrowsState, object, FurrowsState> = {
  id: 'furrows',
  rulesVersion: '1',
  seats: { min: 2, max: 2 },
  options: v.strictObject({}),
  state: v.strictObject({
    cells: v.array(count),
    sown: v.array(count),
    scores: v.array(count),
    left: count,
    turn: count,
    done: count,
  }),
  endings: ['sown'],
  setup: () => ({ ...newField(), turn: 0, done: 0 }),
  start: () => [{ step: 'sow', l: {} }],
  steps: {
    sow: {
      ask({ state }) {
        const fallback = candidates.find((_, furrow) => !isFull(state, furrow)) ?? candidates[0];
        return { seat: state.turn, prompt: 'sow', candidates, fallback };
      },
      refuse: ({ state }, _, [, furrow]) => (isFull(state, Number(furrow)) ? { rule: 'FUR-1.1' } : undefined),
      answer({ state }, _, [, furrow]) {
        sow(state, Number(furrow), state.turn);
        state.done = (state.done + 1) % SOWINGS_A_TURN;
        if (state.done === 0) state.turn = 1 - state.turn;
      },
    },
  },
  view: (state) => furrows.clone(state),
  clone: (state) => ({
    ...state,
    cells: state.cells.slice(),
    sown: state.sown.slice(),
    scores: state.scores.slice(),
  }),
  determinize: (state) => furrows.clone(state),
  result({ left, scores }) {
    if (left > 0) return undefined;
    const best = Math.max(...scores);
    return { ending: 'sown', winners: [0, 1].filter((seat) => scores[seat] === best), scores };
  },
  checkInvariants: () => [],
};
