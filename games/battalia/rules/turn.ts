/** The turn and the day: chapters 3, 4, 16 and 17. */
import type { Frame, Seat, Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import { constants, SEAT_REFS } from '../content/index.ts';
import { cohortOf, hasCohort } from './cohort.ts';
import { dayOf } from './ledger.ts';
import type { Context } from './question.ts';
import { question } from './question.ts';
import { takeBack } from './response.ts';
import { by, factionAt, firstOfDay, playerAt, seatsAfter } from './selectors.ts';
import type { State } from './state.ts';
import { NOBODY } from './state.ts';
import { endVirtualTents } from './tents.ts';
import { discardHand, discardTable, drawFor, refill } from './turn-cards.ts';

const isGone = ({ state }: { state: State }): boolean => playerAt(state, state.active).resigned;

type BattaliaStep = Step<State>;

/** One turn after the other; the match ends within one. */
const days: BattaliaStep = {
  run(ctx) {
    ctx.call('turn');
  },
};

/** BTA-3.1. */
const turn: BattaliaStep = sequence('start-turn', 'opening', 'take-back', 'act', 'end-turn');

const startTurn: BattaliaStep = {
  run(given) {
    const ctx = given as Context;
    const s = ctx.state;
    s.phase = 'opening';
    if (s.active === firstOfDay(s)) ctx.emit({ kind: 'day', round: s.round, ...dayOf(s) });
    ctx.emit({ kind: 'turn', ...by(ctx.state, s.active), round: s.round });
    ctx.done();
  },
};

/** BTA-4.1 to BTA-4.7. */
const opening = question({
  skip: isGone,
  ask: ({ state }) => ({ seat: state.active, prompt: 'opening', fallback: ['keep'], always: true, ends: [] }),
  verbs: {
    cohort: {
      refuse: ({ state }) =>
        hasCohort(playerAt(state, state.active).hand) ? undefined : { rule: 'BTA-4.1' },
      apply({ ctx, state }) {
        const { hand, faction } = playerAt(state, state.active);
        const cohort = cohortOf(hand, faction);
        if (!cohort) return;
        ctx.reveal();
        state.cohort = {
          seat: state.active,
          announced: cohort.parts.map((part) => ({ ...part, left: part.size })),
          shownTo: NOBODY,
          cards: [...cohort.cards],
          hidden: [...cohort.cards],
        };
        ctx.goto('show');
      },
    },
    redeal: {
      refuse: ({ state }) =>
        playerAt(state, state.active).hand.length > 0 ? undefined : { rule: 'BTA-4.6' },
      apply({ ctx, state }) {
        ctx.reveal();
        const cards = discardHand(state, state.active);
        ctx.emit({ kind: 'redealt', ...by(ctx.state, state.active), cards });
        drawFor(ctx, state.active, constants.redealSize);
        ctx.done();
      },
    },
    keep: { apply: ({ ctx }) => ctx.done() },
  },
});

/** BTA-4.5: one opponent sees the cards, all learn factions and sizes. */
const show = question({
  skip: isGone,
  ask: ({ state }) => ({
    seat: state.active,
    prompt: 'show',
    fallback: ['show', SEAT_REFS[seatsAfter(state, state.active)[0] ?? 0] as string],
  }),
  verbs: {
    show: {
      names: [
        {
          kind: 'seat',
          from: ({ state }) => seatsAfter(state, state.active).map((seat) => SEAT_REFS[seat] as string),
          refuse: ({ state }, ref) =>
            seatsAfter(state, state.active).includes(SEAT_REFS.indexOf(ref))
              ? undefined
              : { rule: 'BTA-4.5', where: [ref] },
        },
      ],
      apply: ({ ctx }, ref) => showCohort(ctx, SEAT_REFS.indexOf(ref)),
    },
  },
});

function showCohort(ctx: Context, to: Seat): void {
  const s = ctx.state;
  const { active: seat, cohort } = s;
  if (!cohort) return;
  ctx.reveal();
  cohort.shownTo = to;
  const parts = cohort.announced.map(({ faction, size }) => ({ faction, size }));
  const shown = {
    kind: 'cohort',
    ...by(ctx.state, seat),
    parts,
    to,
    toFaction: factionAt(ctx.state, to),
  } as const;
  ctx.emit({ ...shown, cards: [...cohort.cards] }, { by: [seat, to], instead: shown });
  const found = cohortOf(playerAt(s, seat).hand, playerAt(s, seat).faction);
  drawFor(ctx, seat, found?.draws ?? 0);
  ctx.done();
}

/** BTA-5.1. */
const takeBackStep: BattaliaStep = {
  run(given) {
    const ctx = given as Context;
    const { active } = ctx.state;
    ctx.state.phase = 'actions';
    if (playerAt(ctx.state, active).ambush.length > 0) takeBack(ctx, active, 'took-back');
    ctx.done();
  },
};

/** BTA-16.1 to BTA-16.3. */
function discard(ctx: Context): void {
  const s = ctx.state;
  const seat = s.active;
  const player = playerAt(s, seat);
  const cards = [...discardHand(s, seat), ...discardTable(s, seat)];
  for (const tent of player.tents) tent.fresh = false;
  for (const hero of player.heroes) hero.rested = false;
  if (cards.length > 0) ctx.emit({ kind: 'discarded', ...by(ctx.state, seat), cards });
  drawFor(ctx, seat, constants.handSize);
}

/** The next seat of this day; nobody, if it is over. BTA-22.6. */
function nextToday(s: State): Seat | undefined {
  const seats = s.players.length;
  for (let next = (s.active + 1) % seats; next !== s.first; next = (next + 1) % seats)
    if (!playerAt(s, next).resigned) return next;
  return undefined;
}

/** BTA-18.3, BTA-18.6: what may end a match at the end of a round. */
function endByTime(s: State): void {
  const { weekLimit } = s.options;
  const { daysPerWeek, standstillRounds } = constants;
  if (weekLimit > 0 && s.round >= weekLimit * daysPerWeek) s.ending ??= 'weeks';
  if (s.round - s.changed >= standstillRounds) s.ending ??= 'standstill';
}

const endTurn: BattaliaStep = {
  run(given) {
    const ctx = given as Context;
    const s = ctx.state;
    ctx.reveal();
    delete s.cohort;
    if (!playerAt(s, s.active).resigned) discard(ctx);
    for (const seat of seatsAfter(s, s.active)) {
      const player = playerAt(s, seat);
      if (player.attacked) refill(ctx, seat);
      player.attacked = false;
    }
    const next = nextToday(s);
    if (next === undefined) {
      endVirtualTents(ctx);
      endByTime(s);
      if (s.ending) return;
      s.round++;
    }
    s.active = next ?? firstOfDay(s);
    ctx.done();
  },
};

/** Where a match goes on that is loaded without its open steps. */
export function start(s: State): Frame[] {
  if (s.phase === 'set-up') return [{ step: 'set-up', l: {} }];
  const step = s.phase === 'opening' ? 'opening' : 'act';
  const next = s.phase === 'opening' ? 2 : 4;
  return [
    { step: 'days', l: {} },
    { step: 'turn', l: { next } },
    { step, l: {} },
  ];
}

export const turnSteps = {
  days,
  turn,
  'start-turn': startTurn,
  opening,
  show,
  'take-back': takeBackStep,
  'end-turn': endTurn,
};
