import type { Game, Locals, Step } from '@gonfalon/kernel';
import { attackSteps, readEarlierChoice } from './attack.ts';
import { combatSteps } from './combat.ts';
import { commandSteps } from './command.ts';
import { checkInvariants, stackDeck } from './invariants.ts';
import { loreWindowSteps } from './lore.ts';
import { loreEffectSteps } from './lore-effects.ts';
import { movementSteps } from './movement.ts';
import { setUp, setUpSteps } from './set-up.ts';
import type { Options, State } from './state.ts';
import { cloneState, ENDINGS, optionsSchema, stateSchema } from './state.ts';
import { start, turnSteps } from './turn.ts';
import { result } from './victory.ts';
import type { View } from './views.ts';
import { determinize, view } from './views.ts';
import type { Steps } from './vocabulary.ts';

const steps: { readonly [Name in keyof Steps]: Step<State, Steps[Name] & Locals> } = {
  ...setUpSteps,
  ...turnSteps,
  ...commandSteps,
  ...movementSteps,
  ...combatSteps,
  ...attackSteps,
  ...loreWindowSteps,
  ...loreEffectSteps,
};

export const game: Game<State, Options, View> = {
  id: 'battlelore',
  rulesVersion: '3',
  earlierVersions: ['2'],
  readEarlierChoice,
  seats: { min: 2, max: 2 },
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  setup: setUp,
  start,
  steps,
  view,
  clone: cloneState,
  determinize,
  result,
  checkInvariants,
  stackDeck,
  resign(ctx, seat) {
    ctx.state.ending = 'resigned';
    ctx.state.winner = 1 - seat;
    ctx.emit({ kind: 'resigned', seat });
  },
};
