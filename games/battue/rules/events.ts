/** BTU-14: the event cards, each resolved completely before the battle goes on. */
import type { Choice, Locals, Seat, Step, Table } from '@gonfalon/kernel';
import type { EventId, SpaceId } from '../content/index.ts';
import { event, space } from '../content/index.ts';
import { attackers, battleOf } from './battle-terms.ts';
import { drawLoot } from './hand.ts';
import type { State } from './state.ts';
import type { Place } from './terms.ts';
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
} from './terms.ts';
import { refuseGiveUp } from './victory.ts';

type Happening = (t: Table<State>) => void;

const changeDefence =
  (by: number): Happening =>
  (t) => {
    battleOf(t.state).tileBonus += by;
  };

const warriorsJoin =
  (wanted: number): Happening =>
  (t) => {
    const { attacker, space: id } = battleOf(t.state);
    const count = gainWarriors(t.state, attacker, id, wanted);
    if (count > 0) t.emit({ kind: 'gained', seat: attacker, place: id, count });
  };

/** Never below one warrior. */
function hordeLoses(t: Table<State>, wanted: number): void {
  const { attacker, space: id } = battleOf(t.state);
  const count = Math.min(wanted, attackers(t.state) - 1);
  if (count <= 0) return;
  loseWarriors(t.state, attacker, id, count);
  t.emit({ kind: 'lost', seat: attacker, place: id, count });
}

/** The points come with the card itself: BTU-14.3. */
const relic: Happening = () => undefined;

function streetAmbush(t: Table<State>): void {
  const die = t.chance.die(6);
  t.emit({ kind: 'ambush', seat: battleOf(t.state).attacker, die });
  if (die <= 4) hordeLoses(t, die <= 2 ? 2 : 1);
}

const happenings: Record<EventId, Happening> = {
  'militia-muster': changeDefence(1),
  barricades: changeDefence(2),
  panic: changeDefence(-1),
  'garrison-deserts': changeDefence(-2),
  'burning-roofs': (t) => hordeLoses(t, 1),
  'freed-captives': warriorsJoin(1),
  'clan-riders': warriorsJoin(2),
  'hidden-vault': (t) => drawLoot(t, battleOf(t.state).attacker, 1),
  'votive-gold': relic,
  'brass-pillar': relic,
  'camp-fever': (t) => t.call('camp-fever'),
  uprising: (t) => t.call('uprising'),
  'street-ambush': streetAmbush,
  'captured-map': (t) => t.call('captured-map', { looked: 0 }),
};

/** BTU-7.4, 14.3, 14.4 */
const drawEvent: Step<State> = {
  run(t) {
    const s = t.state;
    const { attacker } = battleOf(s);
    const card = s.eventPile.pop();
    t.done();
    if (card === undefined) return;
    for (const p of s.players) p.knowsEvent = false;
    t.reveal();
    t.emit({ kind: 'event', seat: attacker, event: card });
    if (event[card].vp > 0) player(s, attacker).relics.push(card);
    else s.eventDiscard.push(card);
    happenings[card](t);
  },
};

/** Camp Fever: each living player in turn order, from the attacker, with a horde of two or more. */
function feverish(s: State, seat: Seat): Place[] {
  return hordesOf(s, seat).filter((place) => warriorsAt(s, seat, place) >= 2);
}

const campFever: Step<State, { next?: number }> = {
  run(t, l) {
    const s = t.state;
    const next = l.next ?? 0;
    const seat = seatsFrom(s, s.active)[next];
    l.next = next + 1;
    if (seat === undefined) t.done();
    else t.call('fever-loss', { seat });
  },
};

const feverLoss: Step<State, { seat: Seat }> = {
  skip: (t, { seat }) => feverish(t.state, seat).length === 0,
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
  answer(t, { seat }, [, ref]) {
    const place = ref as Place;
    loseWarriors(t.state, seat, place, 1);
    t.emit({ kind: 'lost', seat, place, count: 1 });
    t.done();
  },
};

/** Uprising: who controls the most spaces among the living. */
function leaders(s: State): Seat[] {
  const counts = s.players.map((p, seat) => (p.out ? 0 : controlledBy(s, seat).length));
  const most = Math.max(...counts);
  return most === 0 ? [] : alive(s).filter((seat) => counts[seat] === most);
}

const uprising: Step<State> = {
  run(t) {
    const [seat, ...tied] = leaders(t.state);
    if (seat === undefined) t.done();
    else if (tied.length > 0) t.goto('uprising-leader');
    else t.goto('uprising-loss', { seat });
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
  answer(t, _, [, ref]) {
    const seat = seatIn(t.state, ref);
    if (seat !== undefined) t.goto('uprising-loss', { seat });
  },
};

const uprisingLoss: Step<State, { seat: Seat }> = {
  skip: (t, { seat }) => emptySpacesOf(t.state, seat).length === 0,
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
  answer(t, { seat }, [, id]) {
    if (!isSpace(id)) return;
    takeFlag(t.state, id);
    t.emit({ kind: 'gave-up', seat, space: id });
    t.done();
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
  skip: (t, l) => l.looked >= MOST_LOOKED_AT || unseenAround(t.state).length === 0,
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
  answer(t, l, [verb, id]) {
    if (verb === 'done' || !isSpace(id)) return t.done();
    const { attacker } = battleOf(t.state);
    player(t.state, attacker).seenTiles.push(id);
    l.looked++;
    t.reveal();
    t.emit(
      { kind: 'saw-tile', seat: attacker, space: id, tile: t.state.spaces[id].tile },
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
