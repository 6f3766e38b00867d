/** Conquest of Nerath: its rules as the kernel runs them. */
import type { Game, Seat, Step } from '@gonfalon/kernel';
import { REALM_IDS } from '../content/index.ts';
import { battleSteps } from './battle.ts';
import { battlesSteps } from './battles.ts';
import { bombardmentSteps } from './bombardment.ts';
import { cardSteps } from './cards/card-steps.ts';
import { damageSteps } from './damage.ts';
import { checkInvariants, stackDeck } from './invariants.ts';
import { lossSteps } from './loss-questions.ts';
import { endMatch } from './match-end.ts';
import { mourningSteps } from './mourning.ts';
import { movementSteps } from './movement.ts';
import { moveSteps } from './moves.ts';
import { orders } from './orders.ts';
import { reinforceSteps } from './reinforce.ts';
import { repositionSteps } from './reposition.ts';
import { retreatSteps } from './retreat.ts';
import { rollSteps } from './rolls.ts';
import { realmsOf } from './selectors.ts';
import { setUp } from './set-up.ts';
import type { Options, State } from './state.ts';
import { cloneState, ENDINGS } from './state.ts';
import { optionsSchema, stateSchema } from './state-schema.ts';
import { start, turnSteps } from './turn.ts';
import { resignationVerdict, scoresOf, sidesOfSeats } from './victory.ts';
import type { View } from './views.ts';
import { determinize, view } from './views.ts';
import type { Context } from './vocabulary.ts';
import { windowSteps } from './windows.ts';

const steps = {
  ...turnSteps,
  ...cardSteps,
  ...windowSteps,
  ...movementSteps,
  ...moveSteps,
  ...battlesSteps,
  ...battleSteps,
  ...rollSteps,
  ...damageSteps,
  ...lossSteps,
  ...mourningSteps,
  ...retreatSteps,
  ...bombardmentSteps,
  ...repositionSteps,
  ...reinforceSteps,
} as unknown as Readonly<Record<string, Step<State>>>;

/** NER-16.8, 16.9 */
function resign(ctx: Context, seat: Seat): void {
  const s = ctx.state;
  s.absent.push(seat);
  ctx.emit({ kind: 'resigned', realms: realmsOf(s, seat).map((realm) => REALM_IDS[realm]) });
  const verdict = resignationVerdict(s);
  if (verdict) endMatch(ctx, verdict);
}

export const game: Game<State, Options, View> = {
  id: 'nerath',
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
  sides: sidesOfSeats,
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  setup: setUp,
  start,
  steps,
  view,
  clone: cloneState,
  determinize,
  result: (s) =>
    s.ending && s.winners
      ? {
          ending: s.ending,
          winners: s.winners,
          scores: scoresOf(s),
          sides: sidesOfSeats(s.options, s.seats),
        }
      : undefined,
  checkInvariants,
  stackDeck,
  resign,
  isOut: (s, seat) => s.absent.includes(seat),
  orders,
};
