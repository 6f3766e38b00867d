/** Games of a few lines, to ask a bot one thing at a time. */
import type { Choice, EvaluationModel, Game, GameModule, Schema, Step, StepContext } from '@gonfalon/kernel';

export interface Small {
  worth: number;
  turn: number;
  /** The seat that has won. */
  won?: number;
}

type Asking = Extract<Step<Small>, { run?: never }>;

const anything = <T>(): Schema<T> => ({
  '~standard': { validate: (value: unknown) => ({ value: value as T }) },
});

/** A game with these steps, in which a position is worth what the state says. */
export function smallGame(steps: Record<string, Step<Small>>): GameModule<Small> {
  const game: Game<Small> = {
    id: 'small',
    rulesVersion: '1',
    seats: { min: 2, max: 2 },
    options: anything(),
    state: anything(),
    endings: ['won'],
    setup: () => ({ worth: 0, turn: 0 }),
    start: () => [{ step: 'first', l: {} }],
    steps,
    view: (state) => state,
    clone: (state) => ({ ...state }),
    determinize: (state) => ({ ...state }),
    result: ({ won }) => (won === undefined ? undefined : { ending: 'won', winners: [won], scores: [0, 0] }),
    checkInvariants: () => [],
  };
  const mute = {
    title: '',
    tagline: '',
    rules: {},
    chapters: {},
    rulings: {},
    seat: String,
    ref: String,
    prompt: String,
    choice: String,
    event: String,
    refusal: String,
    ending: String,
    features: { worth: 'worth' },
    board: String,
  };
  const mind: EvaluationModel<Small> = {
    features: ['worth'],
    weights: { worth: 1 },
    measure: ({ worth }, seat, into) => {
      into[0] = seat === 0 ? worth : 0;
    },
    turn: ({ turn }) => turn,
  };
  return { game, ruleIds: [], messages: { en: mute, fr: mute }, evaluation: mind };
}

/** Asks seat 0, and does what is said for each choice. */
export function asks(choices: readonly Choice[], fallback: Choice, answer: Asking['answer']): Step<Small> {
  return { ask: () => ({ seat: 0, prompt: 'choose', candidates: choices, fallback }), answer };
}

/** The turn ends: somebody else is asked. */
export function endTurn(ctx: StepContext<Small>): void {
  ctx.state.turn++;
  ctx.goto('over');
}

/** Asks the other seat, for ever. */
export const over: Step<Small> = {
  ask: () => ({ seat: 1, prompt: 'wait', candidates: [['wait']], fallback: ['wait'] }),
  answer: () => undefined,
};
