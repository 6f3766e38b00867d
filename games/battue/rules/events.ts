/** BTU-14: the event cards, each resolved completely before the battle goes on. */
import type { Choice, Locals, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { EventId, SpaceId } from '../content/index.ts';
import { event, space } from '../content/index.ts';
import { attackers, battleOf } from './battle-selectors.ts';
import { drawLoot } from './hand.ts';
import type { Place } from './selectors.ts';
import {
  alive,
  controlledBy,
  emptySpacesOf,
  gainWarriors,
  hordesOf,
  isHorde,
  isSpace,
  largest,
  leastMissed,
  loseWarriors,
  player,
  refuse,
  seatIn,
  seatRef,
  seatsFrom,
  takeFlag,
  warriorsAt,
} from './selectors.ts';
import type { State } from './state.ts';
import { refuseGiveUp } from './victory.ts';

type Happening = (ctx: StepContext<State>) => void;

const changeDefence =
  (by: number): Happening =>
  (ctx) => {
    battleOf(ctx.state).tileBonus += by;
  };

const warriorsJoin =
  (wanted: number): Happening =>
  (ctx) => {
    const { attacker, space: id } = battleOf(ctx.state);
    const count = gainWarriors(ctx.state, attacker, id, wanted);
    if (count > 0) ctx.emit({ kind: 'gained', seat: attacker, place: id, count });
  };

/** Never below one warrior. */
function hordeLoses(ctx: StepContext<State>, wanted: number): void {
  const { attacker, space: id } = battleOf(ctx.state);
  const count = Math.min(wanted, attackers(ctx.state) - 1);
  if (count <= 0) return;
  loseWarriors(ctx.state, attacker, id, count);
  ctx.emit({ kind: 'lost', seat: attacker, place: id, count });
}

/** The points come with the card itself: BTU-14.3. */
const relic: Happening = () => undefined;

function streetAmbush(ctx: StepContext<State>): void {
  const die = ctx.chance.die(6);
  ctx.emit({ kind: 'ambush', seat: battleOf(ctx.state).attacker, die });
  if (die <= 4) hordeLoses(ctx, die <= 2 ? 2 : 1);
}

const happenings: Record<EventId, Happening> = {
  'militia-muster': changeDefence(1),
  barricades: changeDefence(2),
  panic: changeDefence(-1),
  'garrison-deserts': changeDefence(-2),
  'burning-roofs': (ctx) => hordeLoses(ctx, 1),
  'freed-captives': warriorsJoin(1),
  'clan-riders': warriorsJoin(2),
  'hidden-vault': (ctx) => drawLoot(ctx, battleOf(ctx.state).attacker, 1),
  'votive-gold': relic,
  'brass-pillar': relic,
  'camp-fever': (ctx) => ctx.call('camp-fever'),
  uprising: (ctx) => ctx.call('uprising'),
  'street-ambush': streetAmbush,
  'captured-map': (ctx) => ctx.call('captured-map', { looked: 0 }),
};

/** BTU-7.4, 14.3, 14.4 */
const drawEvent: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const { attacker } = battleOf(s);
    const card = s.eventPile.pop();
    ctx.done();
    if (card === undefined) return;
    for (const p of s.players) p.knowsEvent = false;
    ctx.reveal();
    ctx.emit({ kind: 'event', seat: attacker, event: card });
    if (event[card].vp > 0) player(s, attacker).relics.push(card);
    else s.eventDiscard.push(card);
    happenings[card](ctx);
  },
};

/** Camp Fever: each living player in turn order, from the attacker, with a horde of two or more. */
function feverish(s: State, seat: Seat): Place[] {
  return hordesOf(s, seat).filter((place) => warriorsAt(s, seat, place) >= 2);
}

const campFever: Step<State, { next?: number }> = {
  run(ctx, locals) {
    const s = ctx.state;
    const next = locals.next ?? 0;
    const seat = seatsFrom(s, s.active)[next];
    locals.next = next + 1;
    if (seat === undefined) ctx.done();
    else ctx.call('fever-loss', { seat });
  },
};

const feverLoss: Step<State, { seat: Seat }> = {
  skip: (ctx, { seat }) => feverish(ctx.state, seat).length === 0,
  ask({ state: s }, { seat }) {
    const places = feverish(s, seat);
    return {
      seat,
      prompt: 'fever-loss',
      candidates: places.map((place): Choice => ['lose', place]),
      fallback: ['lose', largest(s, seat, places) ?? 'PAL'],
    };
  },
  refuse({ state: s }, { seat }, [verb, place]) {
    const legal = verb === 'lose' && isHorde(s, seat, place) && warriorsAt(s, seat, place) >= 2;
    return legal ? undefined : refuse('BTU-14.1', place ? [place] : []);
  },
  answer(ctx, { seat }, [, ref]) {
    const place = ref as Place;
    loseWarriors(ctx.state, seat, place, 1);
    ctx.emit({ kind: 'lost', seat, place, count: 1 });
    ctx.done();
  },
};

/** Uprising: who controls the most spaces among the living. */
function leaders(s: State): Seat[] {
  const counts = s.players.map((p, seat) => (p.out ? 0 : controlledBy(s, seat).length));
  const most = Math.max(...counts);
  return most === 0 ? [] : alive(s).filter((seat) => counts[seat] === most);
}

const uprising: Step<State> = {
  run(ctx) {
    const [seat, ...tied] = leaders(ctx.state);
    if (seat === undefined) ctx.done();
    else if (tied.length > 0) ctx.goto('uprising-leader');
    else ctx.goto('uprising-loss', { seat });
  },
};

const uprisingLeader: Step<State> = {
  ask({ state: s }) {
    const candidates = leaders(s).map((seat): Choice => ['name', seatRef(seat)]);
    return {
      seat: battleOf(s).attacker,
      prompt: 'uprising-leader',
      candidates,
      fallback: candidates[0] ?? ['name'],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    const seat = seatIn(s, ref);
    const tied = verb === 'name' && seat !== undefined && leaders(s).includes(seat);
    return tied ? undefined : refuse('BTU-14.1', ref ? [ref] : []);
  },
  answer(ctx, _, [, ref]) {
    const seat = seatIn(ctx.state, ref);
    if (seat !== undefined) ctx.goto('uprising-loss', { seat });
  },
};

const uprisingLoss: Step<State, { seat: Seat }> = {
  skip: (ctx, { seat }) => emptySpacesOf(ctx.state, seat).length === 0,
  ask({ state: s }, { seat }) {
    const spaces = emptySpacesOf(s, seat);
    return {
      seat,
      prompt: 'uprising-loss',
      candidates: spaces.map((id): Choice => ['give-up', id]),
      fallback: ['give-up', leastMissed(s, spaces) ?? 'PAL'],
    };
  },
  refuse: ({ state: s }, { seat }, choice) => refuseGiveUp(s, seat, choice, 'BTU-14.1'),
  answer(ctx, { seat }, [, id]) {
    if (!isSpace(id)) return;
    takeFlag(ctx.state, id);
    ctx.emit({ kind: 'gave-up', seat, space: id });
    ctx.done();
  },
};

const MOST_LOOKED_AT = 2;

/** Captured Map: face-down spaces around the battle that the attacker has not seen yet. */
function unseenAround(s: State): SpaceId[] {
  const { space: id, attacker } = battleOf(s);
  const { seenTiles } = player(s, attacker);
  return space[id].adj.filter((next) => !s.spaces[next].up && !seenTiles.includes(next));
}

const capturedMap: Step<State, { looked: number }> = {
  skip: (ctx, locals) => locals.looked >= MOST_LOOKED_AT || unseenAround(ctx.state).length === 0,
  ask({ state: s }) {
    const candidates = unseenAround(s).map((id): Choice => ['look', id]);
    candidates.push(['done']);
    return { seat: battleOf(s).attacker, prompt: 'captured-map', candidates, fallback: ['done'] };
  },
  refuse({ state: s }, _, [verb, id]) {
    if (verb === 'done') return undefined;
    const legal = verb === 'look' && isSpace(id) && unseenAround(s).includes(id);
    return legal ? undefined : refuse('BTU-14.1', id ? [id] : []);
  },
  answer(ctx, locals, [verb, id]) {
    if (verb === 'done' || !isSpace(id)) return ctx.done();
    const { attacker } = battleOf(ctx.state);
    player(ctx.state, attacker).seenTiles.push(id);
    locals.looked++;
    ctx.reveal();
    ctx.emit(
      { kind: 'saw-tile', seat: attacker, space: id, tile: ctx.state.spaces[id].tile },
      { by: [attacker], instead: { kind: 'saw-tile', seat: attacker, space: id } },
    );
  },
};

export const eventSteps: Record<string, Step<State>> = {
  event: drawEvent,
  'camp-fever': campFever,
  'fever-loss': feverLoss as Step<State, Locals>,
  uprising,
  'uprising-leader': uprisingLeader,
  'uprising-loss': uprisingLoss as Step<State, Locals>,
  'captured-map': capturedMap as Step<State, Locals>,
};
