/** The rules of Pebbles. */
import * as v from 'valibot';
import type { Choice, Game, Problem, Ref, Refusal, Seat, Step, Table } from '../../index.ts';
import { BadInput, sequence } from '../../index.ts';

const SPOTS = ['reef', 'sand', 'rock'];
const WORTHS = [1, 2, 3];
const CARDS = [1, 2, 3, 4, 5, 6].flatMap((n) => [`wave:${n}`, `gull:${n}`]);
const ENDINGS = ['high', 'dry', 'alone'] as const;
const HAND = 2;
const ROOM = 4;
const GOAL = 9;

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
function discard(t: Table<Pebbles>, seat: Seat, card: Ref): void {
  const player = t.state.players[seat];
  t.reveal();
  player.hand = player.hand.filter((held) => held !== card);
  t.state.discards.push(card);
}

/** The next seat that might have a gull. Whoever holds a card might: not to be asked must tell nothing. */
function watcher(s: Pebbles, after: Seat): Seat | undefined {
  const later = others(s, s.turn);
  return later.slice(later.indexOf(after) + 1).find((seat) => s.players[seat].hand.length > 0);
}

const round: Step<Pebbles> = {
  run(t) {
    t.call('turn');
  },
};

/** PEB-2.1 */
const turn: Step<Pebbles> = sequence('gather', 'build', 'draw', 'handOn');

const gather: Step<Pebbles> = {
  run(t) {
    const s = t.state;
    const die = t.chance.die(6);
    const taken = Math.min(die, s.pond);
    s.pond -= taken;
    s.players[s.turn].carried += taken;
    t.emit({ kind: 'gathered', seat: s.turn, die, taken });
    t.done();
  },
};

const build: Step<Pebbles> = {
  ask({ state: s }) {
    const candidates: Choice[] = [['end']];
    for (const spot of SPOTS) {
      candidates.push(['stack', spot], ['flip', spot]);
      for (const card of s.players[s.turn].hand) candidates.push(['play', spot, card]);
    }
    return { seat: s.turn, prompt: 'build', candidates, fallback: ['end'] };
  },

  // It is also asked about what nobody offered, so it looks at every reference before it trusts it.
  refuse({ state: s }, _, [verb, spot = '', card = '']): Refusal | undefined {
    const chosen = s.spots[SPOTS.indexOf(spot)];
    if (!chosen) return undefined;
    const { hand, carried } = s.players[s.turn];
    const { pebbles, up } = chosen;
    if (verb === 'stack') {
      if (carried === 0) return { rule: 'PEB-2.2' };
      if (pebbles.length >= ROOM) return { rule: 'PEB-2.3', params: { room: ROOM }, where: [spot] };
    } else if (verb === 'flip') {
      if (up) return { rule: 'PEB-2.4', where: [spot] };
      if (!pebbles.includes(s.turn)) return { rule: 'PEB-2.5', where: [spot] };
    } else if (verb === 'play') {
      if (!hand.includes(card)) return { rule: 'PEB-3.1', where: [card] };
      if (!card.startsWith('wave')) return { rule: 'PEB-3.3', where: [card] };
      if (pebbles.length === 0 || pebbles.at(-1) === s.turn) return { rule: 'PEB-3.2', where: [spot] };
    }
    return undefined;
  },

  answer(t, _, [verb, spot = '', card = '']) {
    const s = t.state;
    const seat = s.turn;
    if (verb === 'end') return t.done();
    const chosen = s.spots[SPOTS.indexOf(spot)];
    if (verb === 'stack') {
      s.players[seat].carried--;
      chosen.pebbles.push(seat);
      t.emit({ kind: 'stacked', seat, spot });
      return endAtGoal(s);
    }
    if (verb === 'flip') {
      t.reveal();
      chosen.up = true;
      t.emit({ kind: 'flipped', seat, spot, worth: chosen.worth });
      return endAtGoal(s);
    }
    discard(t, seat, card);
    t.emit({ kind: 'played', seat, card, spot });
    // The step called last runs first: the wave comes once every watcher has passed.
    t.call('wash', { spot });
    const first = watcher(s, seat);
    if (first !== undefined) t.call('watch', { seat: first });
  },
};

const watch: Step<Pebbles, { seat: Seat }> = {
  ask({ state: s }, { seat }) {
    const scares = s.players[seat].hand.map((card): Choice => ['scare', card]);
    return { seat, prompt: 'watch', candidates: [['pass'], ...scares], fallback: ['pass'], discreet: true };
  },

  refuse({ state: s }, { seat }, [verb, card = '']) {
    if (verb !== 'scare') return undefined;
    if (!s.players[seat].hand.includes(card)) return { rule: 'PEB-3.1', where: [card] };
    return card.startsWith('gull') ? undefined : { rule: 'PEB-3.3', where: [card] };
  },

  answer(t, { seat }, [verb, card = '']) {
    if (verb === 'scare') {
      discard(t, seat, card);
      t.emit({ kind: 'scared', seat, card });
      return t.unwind('build');
    }
    const next = watcher(t.state, seat);
    if (next === undefined) t.done();
    else t.goto('watch', { seat: next });
  },
};

const wash: Step<Pebbles, { spot: Ref }> = {
  run(t, { spot }) {
    const owner = t.state.spots[SPOTS.indexOf(spot)].pebbles.pop();
    if (owner !== undefined) {
      t.state.pond++;
      t.emit({ kind: 'washed', seat: owner, spot });
    }
    t.done();
  },
};

const draw: Step<Pebbles> = {
  skip: (t) => t.state.deck.length === 0,

  run(t) {
    const s = t.state;
    const seat = s.turn;
    const [card, ...rest] = s.deck;
    t.reveal();
    s.deck = rest;
    s.players[seat].hand.push(card);
    t.emit({ kind: 'drew', seat, card }, { by: [seat], instead: { kind: 'drew', seat } });
    t.done();
  },
};

const handOn: Step<Pebbles> = {
  run(t) {
    const s = t.state;
    if (s.pond === 0) s.ending = 'dry';
    s.turn = others(s, s.turn)[0];
    t.done();
  },
};

function problems(s: Pebbles, wanted = s.players.length): Problem[] {
  const found: Problem[] = [];
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

export const game: Game<Pebbles, Options, PebblesView> = {
  id: 'pebbles',
  rules: '1',
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  state: stateSchema,
  endings: ENDINGS,
  steps: { round, turn, gather, build, watch, wash, draw, handOn },
  start: () => [{ step: 'round', l: {} }],
  problems,

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
      if (at < 0) throw new BadInput(`«${card}» is not in the deck`);
      rest.splice(at, 1);
    }
    s.deck = [...wanted, ...rest];
  },

  absent: (s, seat) => s.players[seat].out,

  /** PEB-4.3 */
  resign(t, seat) {
    const s = t.state;
    s.players[seat].out = true;
    for (const card of s.players[seat].hand) discard(t, seat, card);
    t.emit({ kind: 'resigned', seat });
    if (others(s, seat).length === 1) s.ending = 'alone';
    else if (seat === s.turn && t.within('build')) t.unwind('build');
  },
};
