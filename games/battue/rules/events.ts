/** BTU-14: the event cards, each resolved completely before the battle goes on. */
import type { Seat } from '@gonfalon/kernel';
import { showTo } from '@gonfalon/kernel';
import type { EventId, SpaceId } from '../content/index.ts';
import { event, space } from '../content/index.ts';
import { seatOf, seatRef } from '../content/refs.ts';
import { attackers, battleOf } from './battle-selectors.ts';
import { drawLoot } from './hand.ts';
import { leave, oneOf, PLACE, question } from './question.ts';
import {
  alive,
  controlledBy,
  emptySpacesOf,
  gainWarriors,
  hordesOf,
  largest,
  loseWarriors,
  player,
  seatsFrom,
  warriorsAt,
} from './selectors.ts';
import type { State } from './state.ts';
import { giveUp } from './victory.ts';
import type { Context, Place, RunStep } from './vocabulary.ts';

type Happening = (ctx: Context) => void;

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
function hordeLoses(ctx: Context, wanted: number): void {
  const { attacker, space: id } = battleOf(ctx.state);
  const count = Math.min(wanted, attackers(ctx.state) - 1);
  if (count <= 0) return;
  loseWarriors(ctx.state, attacker, id, count);
  ctx.emit({ kind: 'lost', seat: attacker, place: id, count });
}

/** The points come with the card itself: BTU-14.3. */
const relic: Happening = () => undefined;

function streetAmbush(ctx: Context): void {
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
const drawEvent: RunStep<'event'> = {
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
const campFever: RunStep<'camp-fever'> = {
  run(ctx, locals) {
    const s = ctx.state;
    const next = locals.next ?? 0;
    const seat = seatsFrom(s, s.active)[next];
    locals.next = next + 1;
    if (seat === undefined) ctx.done();
    else ctx.call('fever-loss', { seat });
  },
};

const feverLoss = question<{ seat: Seat }, readonly Place[]>({
  facts: ({ state: s }, { seat }) => hordesOf(s, seat).filter((place) => warriorsAt(s, seat, place) >= 2),
  skip: ({ facts }) => facts.length === 0,
  ask: ({ state: s, locals: { seat }, facts }) => ({
    seat,
    prompt: 'fever-loss',
    fallback: ['lose', largest(s, seat, facts) ?? 'PAL'],
    open: true,
  }),
  verbs: {
    lose: {
      names: oneOf(PLACE, ({ facts }) => facts, 'BTU-14.1'),
      apply({ ctx, state: s, locals: { seat } }, place) {
        loseWarriors(s, seat, place, 1);
        ctx.emit({ kind: 'lost', seat, place, count: 1 });
        ctx.done();
      },
    },
  },
});

/** Uprising: who controls the most spaces among the living. */
function leaders(s: State): Seat[] {
  const counts = s.players.map((p, seat) => (p.out ? 0 : controlledBy(s, seat).length));
  const most = Math.max(...counts);
  return most === 0 ? [] : alive(s).filter((seat) => counts[seat] === most);
}

const uprising: RunStep<'uprising'> = {
  run(ctx) {
    const [seat, ...tied] = leaders(ctx.state);
    if (seat === undefined) ctx.done();
    else if (tied.length > 0) ctx.goto('uprising-leader');
    else ctx.goto('uprising-loss', { seat });
  },
};

const uprisingLeader = question<object, readonly Seat[]>({
  facts: ({ state: s }) => leaders(s),
  ask: ({ state: s, facts: [first = s.active] }) => ({
    seat: battleOf(s).attacker,
    prompt: 'uprising-leader',
    fallback: ['name', seatRef(first)],
    open: true,
  }),
  verbs: {
    name: {
      names: oneOf('seat', ({ facts }) => facts.map(seatRef), 'BTU-14.1'),
      apply: ({ ctx }, leader) => ctx.goto('uprising-loss', { seat: seatOf(leader) }),
    },
  },
});

const uprisingLoss = giveUp({
  prompt: 'uprising-loss',
  rule: 'BTU-14.1',
  seat: (s, { seat }) => seat ?? s.active,
  isNeeded: (s, seat) => emptySpacesOf(s, seat).length > 0,
});

const MAX_LOOKED_AT = 2;

/** Captured Map: face-down spaces around the battle that the attacker has not seen yet. */
const capturedMap = question<{ looked: number }, readonly SpaceId[]>({
  facts({ state: s }) {
    const { space: id, attacker } = battleOf(s);
    const { seenTiles } = player(s, attacker);
    return space[id].adj.filter((next) => !s.spaces[next].up && !seenTiles.includes(next));
  },
  skip: ({ locals, facts }) => locals.looked >= MAX_LOOKED_AT || facts.length === 0,
  ask: ({ state: s }) => ({ seat: battleOf(s).attacker, prompt: 'captured-map', fallback: ['done'] }),
  verbs: {
    look: {
      names: oneOf('space', ({ facts }) => facts, 'BTU-14.1'),
      apply({ ctx, state: s, locals }, id) {
        const { attacker: seat } = battleOf(s);
        player(s, seat).seenTiles.push(id);
        locals.looked++;
        showTo(ctx, [seat], { kind: 'saw-tile', seat, space: id, tile: s.spaces[id].tile }, 'tile');
      },
    },
    done: leave,
  },
});

export const eventSteps = {
  event: drawEvent,
  'camp-fever': campFever,
  'fever-loss': feverLoss,
  uprising,
  'uprising-leader': uprisingLeader,
  'uprising-loss': uprisingLoss,
  'captured-map': capturedMap,
};
