/** A game made of only those steps that a test is about. */
import * as v from 'valibot';
import type { Ask, Choice, Game, Seat, Step } from '../index.ts';
import { createRng, Engine } from '../index.ts';

/** What the steps noted down, in order. */
export interface Notes {
  notes: string[];
  over?: boolean | undefined;
}

export type Steps = Readonly<Record<string, Step<Notes>>>;

/** It starts with the step «first», and is over once a step has set `over`. */
export function tiny(steps: Steps, more: Partial<Game<Notes>> = {}): Game<Notes> {
  return {
    id: 'tiny',
    rulesVersion: '1',
    seats: { min: 1, max: 4 },
    options: v.strictObject({}),
    state: v.strictObject({ notes: v.array(v.string()), over: v.optional(v.boolean()) }),
    endings: ['over'],
    steps,
    setup: () => ({ notes: [] }),
    start: () => [{ step: 'first', l: {} }],
    view: (s) => ({ ...s }),
    clone: (s) => ({ ...s, notes: [...s.notes] }),
    determinize: (s) => ({ ...s, notes: [...s.notes] }),
    result: (s) => (s.over ? { ending: 'over', winners: [], scores: [] } : undefined),
    checkInvariants: () => [],
    ...more,
  };
}

export function playTiny(steps: Steps, more: Partial<Game<Notes>> = {}): Engine<Notes> {
  const game = tiny(steps, more);
  return new Engine(
    game,
    { state: { notes: [] }, stack: game.start({ notes: [] }) },
    createRng({ kind: 'fast', seed: 'tiny' }),
  );
}

/** What to ask a seat, when the test does not care about the rest; the first choice is the fallback. */
export function asking(seat: Seat, ...candidates: [Choice, ...Choice[]]): Ask {
  return { seat, prompt: 'which', candidates, fallback: candidates[0] };
}

/** A step that asks seat 0 to go on, and notes and closes when it does. */
export function pause(note: string): Step<Notes> {
  return {
    ask: () => asking(0, ['go']),
    answer(ctx) {
      ctx.state.notes.push(note);
      ctx.done();
    },
  };
}

/** A step that ends the match. */
export const end: Step<Notes> = {
  run(ctx) {
    ctx.state.over = true;
    ctx.done();
  },
};
