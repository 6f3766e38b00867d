/** The rules of Pebbles. */
import * as v from 'valibot';
import type {
  BySeat,
  Game,
  InvariantViolation,
  NoParams,
  OrderRules,
  Ref,
  Seat,
  Step,
  StepContext,
} from '../../index.ts';
import { InvalidInputError, questionsOf, sequence } from '../../index.ts';

const SPOTS = ['reef', 'sand', 'rock'];
const WORTHS = [1, 2, 3];
const CARDS = [1, 2, 3, 4, 5, 6].flatMap((n) => [`wave:${n}`, `gull:${n}`]);
const ENDINGS = ['high', 'dry', 'alone'] as const;
const HAND = 2;
const ROOM = 4;
const GOAL = 9;

/** The names that these rules use. */
interface PebblesVocabulary {
  prompts: { build: NoParams; watch: NoParams };
  kinds: { spot: Ref; card: Ref };
  verbs: { end: []; stack: ['spot']; flip: ['spot']; play: ['spot', 'card']; pass: []; scare: ['card'] };
  events: {
    gathered: BySeat & { readonly die: number; readonly taken: number };
    stacked: BySeat & { readonly spot: Ref };
    flipped: BySeat & { readonly spot: Ref; readonly worth: number };
    played: BySeat & { readonly spot: Ref; readonly card: Ref };
    scared: BySeat & { readonly card: Ref };
    washed: BySeat & { readonly spot: Ref };
    drew: BySeat & { readonly card?: Ref };
    resigned: BySeat;
  };
  steps: {
    round: NoParams;
    turn: NoParams;
    gather: NoParams;
    build: NoParams;
    watch: { seat: Seat };
    wash: { spot: Ref };
    draw: NoParams;
    handOn: NoParams;
  };
  refusals: 'PEB-2.2' | 'PEB-2.3' | 'PEB-2.4' | 'PEB-2.5' | 'PEB-3.1' | 'PEB-3.2' | 'PEB-3.3';
}

type Context = StepContext<Pebbles, PebblesVocabulary>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const cards = v.array(v.picklist(CARDS));

const optionsSchema = v.strictObject({
  pebbles: v.optional(v.pipe(count, v.minValue(6), v.maxValue(60)), 24),
});

const stateSchema = v.strictObject({
  pebbles: count,
  pond: count,
  turn: count,
  players: v.array(v.strictObject({ hand: cards, carried: count, out: v.boolean() })),
  /** The top card first. */
  deck: cards,
  discards: cards,
  /** In the order of SPOTS. The pebbles on a spot are told by their owners, the topmost one last. */
  spots: v.pipe(
    v.array(v.strictObject({ worth: count, up: v.boolean(), pebbles: v.array(count) })),
    v.length(SPOTS.length),
  ),
  ending: v.optional(v.picklist(ENDINGS)),
});

export type Options = v.InferOutput<typeof optionsSchema>;
export type Pebbles = v.InferOutput<typeof stateSchema>;

/** What is hidden is left out: the deck's order, the cards of the others, the worth of a face-down tile. */
export interface PebblesView {
  turn: Seat;
  pond: number;
  deck: number;
  discards: Ref[];
  players: { cards: number; hand?: Ref[]; carried: number; out: boolean }[];
  spots: { spot: Ref; worth?: number; pebbles: Seat[] }[];
}

const question = questionsOf<Pebbles, PebblesVocabulary>({
  kindOf: (ref) => (SPOTS.includes(ref) ? 'spot' : CARDS.includes(ref) ? 'card' : undefined),
});

/** The other seats that are still playing, in order of play. */
function others(s: Pebbles, seat: Seat): Seat[] {
  const round = s.players.map((_, i) => (seat + i) % s.players.length);
  return round.filter((other) => other !== seat && !s.players[other].out);
}

/** PEB-4.1 */
export function score(s: Pebbles, seat: Seat): number {
  let sum = 0;
  for (const { worth, up, pebbles } of s.spots)
    for (const owner of pebbles) if (owner === seat) sum += up ? worth : 1;
  return sum;
}

function endAtGoal(s: Pebbles): void {
  if (s.players.some((_, seat) => score(s, seat) >= GOAL)) s.ending = 'high';
}

/** Everybody sees the card from here on, so there is no way back. */
function discard(ctx: Context, seat: Seat, card: Ref): void {
  const player = ctx.state.players[seat];
  ctx.reveal();
  player.hand = player.hand.filter((held) => held !== card);
  ctx.state.discards.push(card);
}

/** The next seat that might have a gull. Whoever holds a card might: not to be asked must tell nothing. */
function watcher(s: Pebbles, after: Seat): Seat | undefined {
  const later = others(s, s.turn);
  return later.slice(later.indexOf(after) + 1).find((seat) => s.players[seat].hand.length > 0);
}

const round: Step<Pebbles> = {
  run(ctx) {
    ctx.call('turn');
  },
};

/** PEB-2.1 */
const turn: Step<Pebbles> = sequence('gather', 'build', 'draw', 'handOn');

const gather: Step<Pebbles> = {
  run(ctx) {
    const s = ctx.state;
    const die = ctx.chance.die(6);
    const taken = Math.min(die, s.pond);
    s.pond -= taken;
    s.players[s.turn].carried += taken;
    ctx.emit({ kind: 'gathered', seat: s.turn, die, taken });
    ctx.done();
  },
};

const spotAt = (s: Pebbles, spot: Ref) => s.spots[SPOTS.indexOf(spot)];

const build = question({
  ask: ({ state }) => ({ seat: state.turn, prompt: 'build', fallback: ['end'], ends: ['end'] }),
  verbs: {
    end: { apply: ({ ctx }) => ctx.done() },
    stack: {
      refuse: ({ state }) => (state.players[state.turn].carried === 0 ? { rule: 'PEB-2.2' } : undefined),
      names: [
        {
          kind: 'spot',
          from: () => SPOTS,
          refuse: ({ state }, spot) =>
            spotAt(state, spot).pebbles.length >= ROOM
              ? { rule: 'PEB-2.3', params: { room: ROOM }, where: [spot] }
              : undefined,
        },
      ],
      apply({ ctx, state }, spot) {
        state.players[state.turn].carried--;
        spotAt(state, spot).pebbles.push(state.turn);
        ctx.emit({ kind: 'stacked', seat: state.turn, spot });
        endAtGoal(state);
      },
    },
    flip: {
      names: [
        {
          kind: 'spot',
          from: () => SPOTS,
          refuse({ state }, spot) {
            const { up, pebbles } = spotAt(state, spot);
            if (up) return { rule: 'PEB-2.4', where: [spot] };
            return pebbles.includes(state.turn) ? undefined : { rule: 'PEB-2.5', where: [spot] };
          },
        },
      ],
      apply({ ctx, state }, spot) {
        const chosen = spotAt(state, spot);
        ctx.reveal();
        chosen.up = true;
        ctx.emit({ kind: 'flipped', seat: state.turn, spot, worth: chosen.worth });
        endAtGoal(state);
      },
    },
    play: {
      names: [
        {
          kind: 'spot',
          from: () => SPOTS,
          refuse({ state }, spot) {
            const { pebbles } = spotAt(state, spot);
            const isOwn = pebbles.length === 0 || pebbles.at(-1) === state.turn;
            return isOwn ? { rule: 'PEB-3.2', where: [spot] } : undefined;
          },
        },
        {
          kind: 'card',
          from: ({ state }) => state.players[state.turn].hand,
          refuse: ({ state }, card) => refuseCard(state, state.turn, card, 'wave'),
        },
      ],
      apply({ ctx, state }, spot, card) {
        const seat = state.turn;
        discard(ctx, seat, card);
        ctx.emit({ kind: 'played', seat, card, spot });
        // The step called last runs first: the wave comes once every watcher has passed.
        ctx.call('wash', { spot });
        const first = watcher(state, seat);
        if (first !== undefined) ctx.call('watch', { seat: first });
      },
    },
  },
});

/** PEB-3.1, 3.3 */
function refuseCard(s: Pebbles, seat: Seat, card: Ref, name: 'wave' | 'gull') {
  if (!s.players[seat].hand.includes(card)) return { rule: 'PEB-3.1', where: [card] } as const;
  return card.startsWith(name) ? undefined : ({ rule: 'PEB-3.3', where: [card] } as const);
}

const isGull = (card: Ref) => card.startsWith('gull');

const watch = question<{ seat: Seat }>({
  ask: ({ state: { turn, deck, players }, locals: { seat } }) => ({
    seat,
    prompt: 'watch',
    fallback: ['pass'],
    secret: true,
    autoPass: {
      choice: ['pass'],
      key: `turn of ${turn}, ${deck.length} left`,
      wider: { match: 'match' },
      cards: players[seat].hand.filter(isGull),
    },
  }),
  verbs: {
    pass: {
      apply({ ctx, state, locals: { seat } }) {
        const next = watcher(state, seat);
        if (next === undefined) ctx.done();
        else ctx.goto('watch', { seat: next });
      },
    },
    scare: {
      names: [
        {
          kind: 'card',
          from: ({ state, locals: { seat } }) => state.players[seat].hand,
          refuse: ({ state, locals: { seat } }, card) => refuseCard(state, seat, card, 'gull'),
        },
      ],
      apply({ ctx, locals: { seat } }, card) {
        discard(ctx, seat, card);
        ctx.emit({ kind: 'scared', seat, card });
        ctx.popTo('build');
      },
    },
  },
});

const wash: Step<Pebbles, { spot: Ref }> = {
  run(ctx, { spot }) {
    const owner = ctx.state.spots[SPOTS.indexOf(spot)].pebbles.pop();
    if (owner !== undefined) {
      ctx.state.pond++;
      ctx.emit({ kind: 'washed', seat: owner, spot });
    }
    ctx.done();
  },
};

const draw: Step<Pebbles> = {
  skip: (ctx) => ctx.state.deck.length === 0,

  run(ctx) {
    const s = ctx.state;
    const seat = s.turn;
    const [card, ...rest] = s.deck;
    ctx.reveal();
    s.deck = rest;
    s.players[seat].hand.push(card);
    ctx.emit({ kind: 'drew', seat, card }, { by: [seat], instead: { kind: 'drew', seat } });
    ctx.done();
  },
};

const handOn: Step<Pebbles> = {
  run(ctx) {
    const s = ctx.state;
    if (s.pond === 0) s.ending = 'dry';
    s.turn = others(s, s.turn)[0];
    ctx.done();
  },
};

function checkInvariants(s: Pebbles, wanted = s.players.length): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const { min, max } = game.seats;
  const seats = s.players.length;
  const playing = s.players.filter((player) => !player.out);
  const goesOn = playing.length >= min && playing.includes(s.players[s.turn]);
  if (seats !== wanted || seats < min || seats > max || (!s.ending && !goesOn))
    found.push({ rule: 'PEB-1.1' });
  const placed = s.spots.flatMap((spot) => spot.pebbles);
  const there = s.players.reduce((sum, player) => sum + player.carried, s.pond + placed.length);
  if (there !== s.pebbles) found.push({ rule: 'PEB-1.2', params: { there, pebbles: s.pebbles } });
  if (placed.some((owner) => owner >= seats)) found.push({ rule: 'PEB-1.2' });
  const known = [...s.deck, ...s.discards, ...s.players.flatMap((player) => player.hand)];
  if (known.sort().join() !== [...CARDS].sort().join()) found.push({ rule: 'PEB-1.3' });
  const worths = s.spots.map((spot) => spot.worth);
  if (worths.sort().join() !== WORTHS.join()) found.push({ rule: 'PEB-1.4' });
  for (const [i, { pebbles }] of s.spots.entries())
    if (pebbles.length > ROOM) found.push({ rule: 'PEB-2.3', params: { room: ROOM }, where: [SPOTS[i]] });
  return found;
}

/** Gulls may be left to the table, but for those that the seat wants to keep. */
const orders: OrderRules<Pebbles, PebblesView> = {
  prompts: ['watch'],
  fields: ({ players }, seat) => [
    { kind: 'choice', id: 'gulls', options: ['always', 'never'] },
    { kind: 'set', id: 'keep', items: (players[seat].hand ?? []).filter(isGull) },
  ],
  answer(_, __, { choices }, { gulls, keep = [] }) {
    if (gulls === 'never') return ['pass'];
    if (gulls !== 'always' || !Array.isArray(keep)) return undefined;
    return choices.find(([verb, card]) => verb === 'scare' && !keep.includes(card));
  },
  byDefault: { gulls: 'never' },
};

export const game: Game<Pebbles, Options, PebblesView> = {
  id: 'pebbles',
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  steps: { round, turn, gather, build, watch, wash, draw, handOn },
  start: () => [{ step: 'round', l: {} }],
  checkInvariants,

  setup({ pebbles }, seats, chance) {
    const deck = chance.shuffle([...CARDS]);
    const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
    return {
      pebbles,
      pond: pebbles,
      turn: 0,
      players: hands.map((hand) => ({ hand, carried: 0, out: false })),
      deck,
      discards: [],
      spots: chance.shuffle([...WORTHS]).map((worth) => ({ worth, up: false, pebbles: [] })),
    };
  },

  clone: (s) => ({
    ...s,
    players: s.players.map((player) => ({ ...player, hand: [...player.hand] })),
    deck: [...s.deck],
    discards: [...s.discards],
    spots: s.spots.map((spot) => ({ ...spot, pebbles: [...spot.pebbles] })),
  }),

  view: (s, viewer) => ({
    turn: s.turn,
    pond: s.pond,
    deck: s.deck.length,
    discards: [...s.discards],
    players: s.players.map(({ hand, carried, out }, seat) => {
      return { cards: hand.length, ...(seat === viewer && { hand: [...hand] }), carried, out };
    }),
    spots: s.spots.map(({ worth, up, pebbles }, i) => {
      return { spot: SPOTS[i], ...(up && { worth }), pebbles: [...pebbles] };
    }),
  }),

  determinize(s, viewer, chance) {
    const guess = game.clone(s);
    const unseen = guess.players.filter((_, seat) => seat !== viewer);
    // Sorted before it is shuffled, so that a guess depends on what the viewer knows and on chance alone.
    const pool = chance.shuffle([...guess.deck, ...unseen.flatMap((player) => player.hand)].sort());
    for (const player of unseen) player.hand = pool.splice(0, player.hand.length);
    guess.deck = pool;
    const down = guess.spots.filter((spot) => !spot.up);
    const worths = chance.shuffle(down.map((spot) => spot.worth).sort());
    for (const [i, spot] of down.entries()) spot.worth = worths[i];
    return guess;
  },

  result(s) {
    if (!s.ending) return undefined;
    const scores = s.players.map((_, seat) => score(s, seat));
    const best = Math.max(...scores.filter((_, seat) => !s.players[seat].out));
    const winners = [...scores.keys()].filter((seat) => !s.players[seat].out && scores[seat] === best);
    return { ending: s.ending, winners, scores };
  },

  stackDeck(s, wanted) {
    const rest = [...s.deck];
    for (const card of wanted) {
      const at = rest.indexOf(card);
      if (at < 0) throw new InvalidInputError(`"${card}" is not in the deck`);
      rest.splice(at, 1);
    }
    s.deck = [...wanted, ...rest];
  },

  isOut: (s, seat) => s.players[seat].out,
  orders,

  /** PEB-4.3 */
  resign(ctx, seat) {
    const s = ctx.state;
    s.players[seat].out = true;
    for (const card of s.players[seat].hand) discard(ctx, seat, card);
    ctx.emit({ kind: 'resigned', seat });
    if (others(s, seat).length === 1) s.ending = 'alone';
    else if (seat === s.turn && ctx.isOpen('build')) ctx.popTo('build');
  },
};
