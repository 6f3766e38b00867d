/** The rules of Torches. */
import * as v from 'valibot';
import type {
  BySeat,
  Game,
  InvariantViolation,
  NoParams,
  Ref,
  Seat,
  Step,
  StepContext,
} from '../../index.ts';
import { InvalidInputError, matesOf, questionsOf, sequence } from '../../index.ts';

const VALUES = [1, 2, 3, 4, 5];
const CARDS = VALUES.flatMap((value) => [1, 2, 3, 4].map((n) => `torch:${value}:${n}`));
const ENDINGS = ['bright', 'dawn', 'resigned'] as const;
const HAND = 3;
/** Dawn breaks after so many turns of each seat. */
const ROUNDS = 8;

/** The names that these rules use. */
export interface TorchesVocabulary {
  prompts: { act: NoParams; snuff: { readonly card: Ref } };
  kinds: { card: Ref };
  verbs: { light: ['card']; give: ['card']; wait: []; snuff: ['card']; let: [] };
  events: {
    turn: BySeat;
    drew: BySeat & { readonly card?: Ref };
    lit: BySeat & { readonly card: Ref };
    gave: BySeat & { readonly to: Seat; readonly card?: Ref };
    waited: BySeat;
    snuffed: BySeat & { readonly card: Ref };
    resigned: BySeat;
  };
  steps: {
    night: NoParams;
    turn: NoParams;
    draw: NoParams;
    act: NoParams;
    snuff: { seat: Seat; card: Ref };
    burn: NoParams;
    handOn: NoParams;
  };
  refusals: 'TOR-2.2' | 'TOR-2.3' | 'TOR-3.1' | 'TOR-3.2';
}

type Context = StepContext<Torches, TorchesVocabulary>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cards = v.array(v.picklist(CARDS));

const optionsSchema = v.strictObject({
  /** How bright a side must be. */
  goal: v.optional(v.pipe(count, v.minValue(5), v.maxValue(40)), 15),
  /** Four seats that each play for themselves. */
  alone: v.optional(v.boolean(), false),
});

const stateSchema = v.strictObject({
  goal: count,
  sides: v.array(count),
  turn: count,
  turnsLeft: count,
  players: v.array(v.strictObject({ hand: cards, light: count, out: v.boolean() })),
  /** The top card first. */
  deck: cards,
  discards: cards,
  ending: v.optional(v.picklist(ENDINGS)),
});

export type Options = v.InferOutput<typeof optionsSchema>;
export type Torches = v.InferOutput<typeof stateSchema>;

/** What is hidden is left out: the deck, and the hands of the other side. */
export interface TorchesView {
  goal: number;
  sides: number[];
  turn: Seat;
  turnsLeft: number;
  deck: number;
  discards: Ref[];
  players: { cards: number; hand?: Ref[]; light: number; out: boolean }[];
}

const question = questionsOf<Torches, TorchesVocabulary>({
  kindOf: (ref) => (CARDS.includes(ref) ? 'card' : undefined),
});

const lightIn = (card: Ref) => Number(card.split(':')[1]);

/** TOR-1.1 */
function sidesFor({ alone }: Options, seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (alone ? seat : seat % 2));
}

/** The seats from this one on that are still playing, itself left out. */
function later(s: Torches, seat: Seat): Seat[] {
  const round = s.players.map((_, i) => (seat + i) % s.players.length);
  return round.filter((other) => other !== seat && !s.players[other].out);
}

function mateOf(s: Torches, seat: Seat): Seat | undefined {
  return matesOf(s.sides, seat).find((mate) => !s.players[mate].out);
}

/** TOR-4.1 */
function lightOf(s: Torches, side: number): number {
  return s.players.reduce((sum, { light }, seat) => sum + (s.sides[seat] === side ? light : 0), 0);
}

/** Everybody sees the card from here on, so there is no way back. */
function discard(ctx: Context, seat: Seat, card: Ref): void {
  const player = ctx.state.players[seat];
  ctx.reveal();
  player.hand = player.hand.filter((held) => held !== card);
  ctx.state.discards.push(card);
}

/** The next rival who might snuff. Whoever holds a card might: not to be asked must tell nothing. */
function watcher(s: Torches, after: Seat): Seat | undefined {
  const rivals = later(s, s.turn).filter((seat) => s.sides[seat] !== s.sides[s.turn]);
  return rivals.slice(rivals.indexOf(after) + 1).find((seat) => s.players[seat].hand.length > 0);
}

const night: Step<Torches> = {
  run(ctx) {
    ctx.emit({ kind: 'turn', seat: ctx.state.turn });
    ctx.call('turn');
  },
};

/** TOR-2.1 */
const turn: Step<Torches> = sequence('draw', 'act', 'handOn');

const draw: Step<Torches> = {
  skip: ({ state }) => state.deck.length === 0 || state.players[state.turn].out,

  run(ctx) {
    const s = ctx.state;
    const seat = s.turn;
    const [card, ...rest] = s.deck;
    ctx.reveal();
    s.deck = rest;
    s.players[seat].hand.push(card);
    const by = [seat, ...matesOf(s.sides, seat)];
    ctx.emit({ kind: 'drew', seat, card }, { by, instead: { kind: 'drew', seat } });
    ctx.done();
  },
};

const held = {
  kind: 'card',
  from: ({ state }: { state: Torches }) => state.players[state.turn].hand,
  refuse: ({ state }: { state: Torches }, card: Ref) =>
    state.players[state.turn].hand.includes(card) ? undefined : ({ rule: 'TOR-2.2', where: [card] } as const),
} as const;

const act = question({
  skip: ({ state }) => state.players[state.turn].out,
  ask: ({ state }) => ({ seat: state.turn, prompt: 'act', fallback: ['wait'] }),
  verbs: {
    light: {
      names: [held],
      apply({ ctx, state }, card) {
        const seat = state.turn;
        discard(ctx, seat, card);
        state.players[seat].light += lightIn(card);
        ctx.emit({ kind: 'lit', seat, card });
        ctx.goto('burn');
        const first = watcher(state, seat);
        if (first !== undefined) ctx.call('snuff', { seat: first, card });
      },
    },
    give: {
      refuse: ({ state }) => (mateOf(state, state.turn) === undefined ? { rule: 'TOR-2.3' } : undefined),
      names: [held],
      apply({ ctx, state }, card) {
        const seat = state.turn;
        const to = mateOf(state, seat) ?? seat;
        const { hand } = state.players[seat];
        state.players[seat].hand = hand.filter((other) => other !== card);
        state.players[to].hand.push(card);
        ctx.emit({ kind: 'gave', seat, to, card }, { by: [seat, to], instead: { kind: 'gave', seat, to } });
        ctx.done();
      },
    },
    wait: {
      apply({ ctx, state }) {
        ctx.emit({ kind: 'waited', seat: state.turn });
        ctx.done();
      },
    },
  },
});

const snuff = question<{ seat: Seat; card: Ref }>({
  ask: ({ locals: { seat, card } }) => ({
    seat,
    prompt: 'snuff',
    params: { card },
    fallback: ['let'],
    secret: true,
    autoPass: { choice: ['let'], key: 'night' },
  }),
  verbs: {
    let: {
      apply({ ctx, state, locals: { seat, card } }) {
        const next = watcher(state, seat);
        if (next === undefined) ctx.done();
        else ctx.goto('snuff', { seat: next, card });
      },
    },
    snuff: {
      names: [
        {
          kind: 'card',
          from: ({ state, locals: { seat } }) => state.players[seat].hand,
          refuse({ state, locals: { seat, card } }, own) {
            if (!state.players[seat].hand.includes(own)) return { rule: 'TOR-3.1', where: [own] };
            return lightIn(own) === lightIn(card) ? undefined : { rule: 'TOR-3.2', where: [own] };
          },
        },
      ],
      apply({ ctx, state, locals: { seat } }, own) {
        discard(ctx, seat, own);
        state.players[state.turn].light -= lightIn(own);
        ctx.emit({ kind: 'snuffed', seat, card: own });
        ctx.popTo('burn');
      },
    },
  },
});

const burn: Step<Torches> = {
  run(ctx) {
    const s = ctx.state;
    if (lightOf(s, s.sides[s.turn]) >= s.goal) s.ending = 'bright';
    ctx.done();
  },
};

const handOn: Step<Torches> = {
  run(ctx) {
    const s = ctx.state;
    s.turnsLeft--;
    if (s.turnsLeft === 0) s.ending = 'dawn';
    s.turn = later(s, s.turn)[0] ?? s.turn;
    ctx.done();
  },
};

function checkInvariants(s: Torches, wanted = s.players.length): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const seats = s.players.length;
  const fits = seats === wanted && [2, 4].includes(seats) && s.sides.length === seats && s.turn < seats;
  if (!fits || (!s.ending && s.players[s.turn].out)) found.push({ rule: 'TOR-1.1' });
  const known = [...s.deck, ...s.discards, ...s.players.flatMap(({ hand }) => hand)];
  if (known.sort().join() !== [...CARDS].sort().join()) found.push({ rule: 'TOR-1.2' });
  return found;
}

/** TOR-4.2, 4.3 */
function winnersOf(s: Torches): Seat[] {
  const isThere = (side: number) => s.players.some(({ out }, seat) => !out && s.sides[seat] === side);
  const best = Math.max(...s.sides.filter(isThere).map((side) => lightOf(s, side)));
  return [...s.sides.keys()].filter((seat) => isThere(s.sides[seat]) && lightOf(s, s.sides[seat]) === best);
}

export const game: Game<Torches, Options, TorchesView> = {
  id: 'torches',
  rulesVersion: '1',
  seats: { min: 2, max: 4, counts: [2, 4] },
  sides: sidesFor,
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  steps: { night, turn, draw, act, snuff, burn, handOn },
  start: () => [{ step: 'night', l: {} }],
  checkInvariants,

  setup(options, seats, chance) {
    const deck = chance.shuffle([...CARDS]);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return {
      goal: options.goal,
      sides: sidesFor(options, seats),
      turn: 0,
      turnsLeft: ROUNDS * seats,
      players: hands.map((hand) => ({ hand, light: 0, out: false })),
      deck,
      discards: [],
    };
  },

  clone: (s) => ({
    ...s,
    sides: [...s.sides],
    players: s.players.map((player) => ({ ...player, hand: [...player.hand] })),
    deck: [...s.deck],
    discards: [...s.discards],
  }),

  view: ({ deck, ending: _, ...s }, viewer) => ({
    ...s,
    sides: [...s.sides],
    deck: deck.length,
    discards: [...s.discards],
    players: s.players.map(({ hand, ...player }, seat) => {
      const shown = viewer !== 'spectator' && s.sides[seat] === s.sides[viewer];
      return { ...player, cards: hand.length, ...(shown && { hand: [...hand] }) };
    }),
  }),

  determinize(s, viewer, chance) {
    const guess = game.clone(s);
    const unseen = guess.players.filter(
      (_, seat) => viewer === 'spectator' || s.sides[seat] !== s.sides[viewer],
    );
    const pool = chance.shuffle([...guess.deck, ...unseen.flatMap(({ hand }) => hand)].sort());
    for (const player of unseen) player.hand = pool.splice(0, player.hand.length);
    guess.deck = pool;
    return guess;
  },

  result(s) {
    if (!s.ending) return undefined;
    const scores = s.sides.map((side) => lightOf(s, side));
    return { ending: s.ending, winners: winnersOf(s), scores, sides: [...s.sides] };
  },

  stackDeck(s, wanted) {
    const missing = wanted.find((card) => !s.deck.includes(card));
    if (missing !== undefined) throw new InvalidInputError(`"${missing}" is not in the deck`);
    s.deck = [...wanted, ...s.deck.filter((card) => !wanted.includes(card))];
  },

  isOut: (s, seat) => s.players[seat].out,

  /** TOR-4.3 */
  resign(ctx, seat) {
    const s = ctx.state;
    s.players[seat].out = true;
    for (const card of s.players[seat].hand) discard(ctx, seat, card);
    ctx.emit({ kind: 'resigned', seat });
    const left = new Set(s.sides.filter((_, other) => !s.players[other].out));
    if (left.size === 1) s.ending = 'resigned';
    else if (seat === s.turn) ctx.popTo('night');
    if (!s.ending && seat === s.turn) s.turn = later(s, seat)[0] ?? seat;
  },
};
