/** ECH-1, 11.3, 11.15-11.21: musters, dice, civilisations, the map, the first cards. */
import type { Chance, Ref, Seat, Step } from '@gonfalon/kernel';
import { sequence } from '@gonfalon/kernel';
import type { Civ, DeckCardId, UnitId } from '../content/index.ts';
import { CIVS, constants, pool, preset } from '../content/index.ts';
import { addRefusal, copiesOf, isPreset, isScout, listRefusal } from './decks.ts';
import { different, draw, removeOne } from './hands.ts';
import { homesOf } from './land.ts';
import { layOut, sizeOf } from './layout.ts';
import { capitalHealth } from './profiles.ts';
import { opponentsOf, playerOf } from './purse.ts';
import { seatRef } from './refs.ts';
import type { Options, Player, State } from './state.ts';
import { freshTurn } from './state.ts';
import { addBuilding, addUnit } from './things.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

function newPlayer(): Player {
  return {
    since: 0,
    used: 0,
    list: [],
    hand: [],
    known: [],
    deck: [],
    discard: [],
    main: { ...constants.startResources },
    exhausted: { food: 0, wood: 0, gold: 0 },
    tokens: [],
    events: [],
    front: [],
    kingOut: false,
    queenOut: false,
    low: 0,
    turns: 0,
    aside: [],
    changes: 0,
    mustered: false,
  };
}

export function setUp(options: Options, seats: number, chance: Chance): State {
  const s: State = {
    options,
    size: sizeOf(options, seats),
    phase: options.decks === 'built' ? 'muster' : 'set-up',
    leader: 0,
    order: Array.from({ length: seats }, (_, seat) => seat),
    choosing: [],
    active: 0,
    turns: 0,
    idle: 0,
    ...layOut(options, seats, chance),
    units: [],
    buildings: [],
    players: Array.from({ length: seats }, newPlayer),
    lasting: [],
    turn: freshTurn(),
    played: [],
    works: [],
    fallen: [],
    asked: [],
    razed: false,
    lastUnit: 0,
    lastBuilding: 0,
    lastSince: 0,
    stacked: [],
    winners: [],
  };
  for (const player of s.players) player.low = capitalHealth(s);
  return s;
}

/** ECH-11.18: why a change of a list is refused; after 150 changes the muster comes to its end (ECH-11.21). */
const isSpent = ({ changes }: Player): boolean => changes >= constants.musterChanges;
/** The preset was taken after the last change. */
const isSettled = ({ changes }: Player): boolean => changes > constants.musterChanges;

const scoutsOf = (list: readonly DeckCardId[]): UnitId[] => different(list.filter(isScout)).sort();

type MusterStage = 'civ' | 'list' | 'scout';

/** A muster is one question to the others, whatever it has come to: ECH-11.19. */
function stageOf({ civ, mustered }: Player): MusterStage {
  if (!civ) return 'civ';
  return mustered ? 'scout' : 'list';
}

interface Muster {
  readonly player: Player;
  readonly stage: MusterStage;
}

/** ECH-D20, D21, D3 */
const muster = question<{ seat: Seat }, Muster>({
  facts({ state: s }, { seat }) {
    const player = playerOf(s, seat);
    return { player, stage: stageOf(player) };
  },
  skip: ({ facts: { player } }) => player.mustered && scoutsOf(player.list).length < 2,
  ask({ locals: { seat }, facts: { player, stage } }) {
    if (stage === 'civ') return { seat, prompt: 'muster-civ', fallback: ['civ', CIVS[0]], always: true };
    if (stage === 'scout')
      return { seat, prompt: 'scout', fallback: ['scout', scoutsOf(player.list)[0] ?? ''], always: true };
    const fallback = listRefusal(player.list) ? (['preset'] as const) : (['done'] as const);
    return {
      seat,
      prompt: 'muster',
      params: { cards: player.list.length },
      fallback,
      ends: ['done'],
      always: true,
    };
  },
  verbs: {
    civ: {
      refuse: ({ facts }) => (facts.stage === 'civ' ? undefined : { rule: 'ECH-11.17' }),
      names: [{ kind: 'civ', from: () => CIVS }],
      apply({ facts: { player } }, ref) {
        const civ = CIVS.find((one) => one === ref);
        if (!civ) return;
        player.civ = civ;
        player.list = preset[civ];
      },
    },
    add: {
      refuse: ({ facts: { player, stage } }) => refuseChange(player, stage),
      names: [
        {
          kind: 'card',
          from: ({ facts: { player } }) => (player.civ ? pool[player.civ].map(({ id }) => id) : []),
          refuse({ facts: { player } }, ref) {
            const rule = player.civ && addRefusal(player.civ, player.list, ref);
            return rule && { rule, where: [ref] };
          },
        },
      ],
      apply({ facts: { player } }, ref) {
        player.list = [...player.list, ref as DeckCardId];
        player.changes++;
      },
    },
    drop: {
      refuse: ({ facts: { player, stage } }) => refuseChange(player, stage),
      names: [
        {
          kind: 'card',
          from: ({ facts: { player } }) => different(player.list),
          refuse: ({ facts: { player } }, ref) =>
            copiesOf(player.list, ref) > 0 ? undefined : { rule: 'ECH-11.18', where: [ref] },
        },
      ],
      apply({ facts: { player } }, ref) {
        const list = player.list.slice();
        removeOne<string>(list, ref);
        player.list = list;
        player.changes++;
      },
    },
    clear: {
      refuse: ({ facts: { player, stage } }) =>
        refuseChange(player, stage) ?? (player.list.length > 0 ? undefined : { rule: 'ECH-11.18' }),
      apply({ facts: { player } }) {
        player.list = [];
        player.changes++;
      },
    },
    preset: {
      refuse({ facts: { player, stage } }) {
        if (stage !== 'list' || !player.civ) return { rule: 'ECH-11.17' };
        return isSettled(player) || isPreset(player.civ, player.list) ? { rule: 'ECH-11.18' } : undefined;
      },
      apply({ facts: { player } }) {
        if (player.civ) player.list = preset[player.civ];
        player.changes = isSpent(player) ? constants.musterChanges + 1 : player.changes + 1;
      },
    },
    done: {
      refuse({ facts: { player, stage } }) {
        if (stage !== 'list') return { rule: 'ECH-11.17' };
        const rule = listRefusal(player.list);
        return rule && { rule };
      },
      apply({ ctx, locals: { seat }, facts: { player } }) {
        player.mustered = true;
        const scouts = scoutsOf(player.list);
        if (scouts.length === 1 && scouts[0]) player.scout = scouts[0];
        ctx.commit();
        if (player.scout) endMuster(ctx, seat);
      },
    },
    scout: {
      refuse: ({ facts }) => (facts.stage === 'scout' ? undefined : { rule: 'ECH-1.7' }),
      names: [
        {
          kind: 'card',
          from: ({ facts: { player } }) => scoutsOf(player.list),
          refuse: ({ facts: { player } }, ref) =>
            scoutsOf(player.list).some((id) => id === ref) ? undefined : { rule: 'ECH-1.7', where: [ref] },
        },
      ],
      apply({ ctx, locals: { seat }, facts: { player } }, ref) {
        const scout = scoutsOf(player.list).find((id) => id === ref);
        if (scout) player.scout = scout;
        endMuster(ctx, seat);
      },
    },
  },
});

function refuseChange(player: Player, stage: MusterStage) {
  if (stage !== 'list') return { rule: 'ECH-11.17' } as const;
  return isSpent(player) ? ({ rule: 'ECH-11.21' } as const) : undefined;
}

/** The next seat musters; when the last one has, all civilisations are shown. */
function endMuster(ctx: Context, seat: Seat): void {
  const s = ctx.state;
  ctx.emit({ kind: 'mustered', seat });
  if (seat + 1 < s.players.length) {
    ctx.goto('muster', { seat: seat + 1 });
    return;
  }
  ctx.done();
  ctx.reveal();
  s.phase = 'set-up';
  s.players.forEach((player, other) => {
    if (player.civ) ctx.emit({ kind: 'civ-chosen', seat: other, civ: player.civ });
  });
}

/** ECH-1.1, 11.15: the highest roller is the leader; the tied roll again. */
const dice: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    let rolling = s.players.map((_, seat) => seat);
    do {
      const rolls = rolling.map(() => ctx.chance.die(6));
      const best = Math.max(...rolls);
      const ahead = rolling.filter((_, i) => rolls[i] === best);
      ctx.emit({ kind: 'dice', seats: rolling, rolls });
      rolling = ahead;
    } while (rolling.length > 1);
    s.leader = rolling[0] ?? 0;
    ctx.done();
  },
};

function startChoosing(s: State, first: Seat): void {
  s.choosing = s.players.map((_, i) => (first + i) % s.players.length);
}

/** ECH-D1, 11.15: with built decks nothing is chosen. */
const lead = question({
  skip: ({ state: s }) => s.options.decks === 'built',
  ask: ({ state: s }) => ({ seat: s.leader, prompt: 'lead', fallback: ['first'], open: true }),
  verbs: {
    first: {
      apply({ ctx, state: s }) {
        startChoosing(s, s.leader);
        ctx.done();
      },
    },
    second: {
      apply({ ctx, state: s }) {
        startChoosing(s, (s.leader + 1) % s.players.length);
        ctx.done();
      },
    },
  },
});

const taken = (s: State, civ: string): boolean =>
  !s.options.mirror && s.players.some((player) => player.civ === civ);

/** ECH-D2 */
const civ = question({
  skip: ({ state: s }) => s.choosing.length === 0,
  ask({ state: s }) {
    const first: Civ = CIVS.find((one) => !taken(s, one)) ?? CIVS[0];
    return { seat: s.choosing[0] ?? 0, prompt: 'civ', fallback: ['civ', first], open: true };
  },
  verbs: {
    civ: {
      names: [
        {
          kind: 'civ',
          from: () => CIVS,
          refuse: ({ state: s }, ref) => (taken(s, ref) ? { rule: 'ECH-1.2', where: [ref] } : undefined),
        },
      ],
      apply({ ctx, state: s }, ref) {
        const [seat = 0, ...rest] = s.choosing;
        const chosen = CIVS.find((one) => one === ref);
        if (!chosen) return;
        s.choosing = rest;
        const player = playerOf(s, seat);
        player.civ = chosen;
        player.list = preset[chosen];
        player.mustered = true;
        const [scout] = scoutsOf(player.list);
        if (scout) player.scout = scout;
        ctx.emit({ kind: 'civ-chosen', seat, civ: chosen });
      },
    },
  },
});

/** ECH-1.6-1.9, 1.14: Civilisation cards, Capitals and Starting Scouts enter in seat order; nothing is set off. */
const layOutSeats: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    for (const player of s.players) player.since = ++s.lastSince;
    homesOf(s.size, s.players.length).forEach(({ capital }, seat) => {
      addBuilding(s, seat, 'capital', capital);
    });
    homesOf(s.size, s.players.length).forEach(({ capital }, seat) => {
      const player = playerOf(s, seat);
      const deck = player.list.slice();
      if (player.scout) {
        removeOne<DeckCardId>(deck, player.scout);
        addUnit(s, seat, player.scout, capital, 'pawn', 'melee');
      }
      player.deck = ctx.chance.shuffle(deck);
    });
    stack(s, s.stacked);
    s.stacked = [];
    s.players.forEach((_, seat) => {
      draw(ctx, seat, constants.startHand);
    });
    s.order = orderFrom(s, s.leader);
    ctx.done();
  },
};

/** ECH-11.3, 11.26: the beginner, the lower opponent, the beginner's mate, the other opponent. */
function orderFrom(s: State, first: Seat): Seat[] {
  if (s.players.length === 2) return [first, 1 - first];
  const [low = 1, high = 3] = opponentsOf(s, first);
  return [first, low, (first + 2) % 4, high];
}

/** ECH-D18, 11.3: the first team's lower seat says who begins. */
const begin = question({
  skip: ({ state: s }) => s.players.length === 2,
  ask: ({ state: s }) => ({
    seat: s.leader % 2,
    prompt: 'begin',
    fallback: ['begin', seatRef(s.leader % 2)],
    open: true,
  }),
  verbs: {
    begin: {
      names: [
        {
          kind: 'number',
          from: ({ state: s }) => [s.leader % 2, (s.leader % 2) + 2].map(seatRef),
          refuse: ({ state: s }, ref) =>
            [s.leader % 2, (s.leader % 2) + 2].map(seatRef).includes(ref)
              ? undefined
              : { rule: 'ECH-11.3', where: [ref] },
        },
      ],
      apply({ ctx, state: s }, ref) {
        s.order = orderFrom(s, Number(ref));
        ctx.done();
      },
    },
  },
});

/** ECH-1.10 */
const opening: Step<State, { next?: number }> = {
  run(ctx: Context, { next = 0 }) {
    const { options, order } = ctx.state;
    const seat = order[next];
    if (!options.openingRestock || seat === undefined) return ctx.done();
    ctx.goto('opening', { next: next + 1 });
    ctx.call('restock', { seat, max: -1, shuffleFirst: false, forWork: false });
  },
};

/** ECH-1.11, 11.4, 11.23: the second player, or the second team's lower seat, gets a joker. */
const firstTurn: Step<State> = {
  run(ctx: Context) {
    const s = ctx.state;
    const [first = 0, second = 1] = s.order;
    const team = s.players.length === 4;
    const player = playerOf(s, team ? second % 2 : second);
    player.tokens.push({
      on: player.since,
      zone: 'civ',
      res: 'joker',
      n: 1,
      by: 'second',
      ...(team && { team: true as const }),
    });
    s.active = first;
    s.phase = 'start';
    ctx.emit({ kind: 'begins', seat: first });
    ctx.done();
  },
};

/** Puts cards on top of the decks that have them, the first one to be drawn first. Returns the first that is nowhere. */
export function stack(s: State, cards: readonly Ref[]): Ref | undefined {
  const seats = [s.active, ...s.players.keys()];
  for (const id of cards.toReversed()) {
    const seat = seats.find((one) => playerOf(s, one).deck.some((other) => other === id));
    if (seat === undefined) return id;
    const { deck } = playerOf(s, seat);
    removeOne<string>(deck, id);
    deck.push(id as DeckCardId);
  }
  return undefined;
}

export const setUpSteps = {
  muster,
  'set-up': sequence<State>('dice', 'lead', 'civ', 'lay-out', 'begin', 'opening', 'first-turn'),
  dice,
  lead,
  civ,
  'lay-out': layOutSeats,
  begin,
  opening,
  'first-turn': firstTurn,
};
