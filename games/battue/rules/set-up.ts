/** BTU-2: the city is laid out, and every khan chooses where to camp. */
import type { Chance, Choice, Seat, Step, StepContext } from '@gonfalon/kernel';
import { InvalidInputError, sequence } from '@gonfalon/kernel';
import type { City, Edge, Size, SpaceId, TileId } from '../content/index.ts';
import {
  ANY_LANDMARK,
  CLANS,
  constants,
  EDGES,
  eventDeck,
  lootDeck,
  SPACE_IDS,
  space,
  spaces,
  TILE_IDS,
  tile,
  tiles,
} from '../content/index.ts';
import { isSpace, player, refuse, seatsFrom } from './selectors.ts';
import type { Options, Player, SpaceState, State } from './state.ts';
import { everySpace, NOBODY, spacesWhere } from './state.ts';

const perimeter = spaces.filter((sp) => sp.edges.length > 0);

export function setUp(options: Options, seats: number, chance: Chance): State {
  const { city } = options;
  if (city && city.seats !== seats)
    throw new InvalidInputError(`this city is for ${city.seats} seats, not ${seats} (BTU-1.1)`);
  const first = city?.first ? CLANS.indexOf(city.first) : chance.nextInt(seats); // BTU-2.1
  const planned = Object.values(city?.tiles ?? {});
  const state: State = {
    options,
    phase: 'set-up',
    first,
    active: first,
    round: 1,
    spaces: everySpace((id) => newSpace(id, seats)),
    unused: chance.shuffle(constants.landmarks.filter((id) => !planned.includes(id))), // BTU-2.3
    landmarkSlots: [],
    players: Array.from({ length: seats }, newPlayer),
    lootPile: chance.shuffle(lootDeck()), // BTU-2.8
    lootDiscard: [],
    eventPile: chance.shuffle(eventDeck()),
    eventDiscard: [],
    inPlay: [],
    turn: { noReinforce: false, noMove: false, gathering: false },
  };
  state.spaces.PAL.tile = 'PALACE'; // BTU-2.2
  if (city) layTiles(state, city);
  return state;
}

/** BTU-2.13: the tiles of a plan lie before anybody does anything. */
function layTiles(s: State, { tiles: planned }: City): void {
  for (const id of SPACE_IDS) {
    const lying = planned[id];
    if (lying === undefined) continue;
    if (lying === ANY_LANDMARK) placeLandmark(s, id);
    else {
      s.spaces[id].tile = lying;
      if (constants.landmarks.includes(lying)) s.landmarkSlots.push(id);
    }
  }
}

function newSpace(id: SpaceId, seats: number): SpaceState {
  const up = space[id].edges.length > 0; // BTU-1.4, 2.6
  return { up, looted: false, control: NOBODY, hordes: Array(seats).fill(0), moved: 0, locked: 0 };
}

function newPlayer(): Player {
  return {
    reserve: constants.warriorsPerPlayer,
    flags: constants.flagsPerPlayer,
    hand: [],
    chest: [],
    relics: [],
    conquered: false,
    out: false,
    resigning: false,
    spoiled: false,
    glory: 0,
    seenTiles: [],
    knowsLoot: 0,
    knowsEvent: false,
  };
}

function freeSlots(s: State, size: Size): SpaceId[] {
  return spacesWhere(s, (here, id) => here.tile === undefined && space[id].kind === size);
}

/** BTU-2.3: the landmarks are the first tiles to be laid, so those still unused are the ones to place. */
const landmarksLeft = (s: State): number => constants.landmarks.length - s.landmarkSlots.length;

function placeLandmark(s: State, slot: SpaceId): void {
  const landmark = s.unused.pop();
  if (landmark === undefined) return;
  s.spaces[slot].tile = landmark;
  s.landmarkSlots.push(slot);
}

/** Who places the next landmark: from the seat left of the first player on. */
function landmarkSeat(s: State): Seat {
  const planned = Object.keys(s.options.city?.tiles ?? {});
  const placed = s.landmarkSlots.filter((slot) => !planned.includes(slot)).length;
  return (s.first + 1 + placed) % s.players.length;
}

/** BTU-2.3, 2.12 */
const landmarks: Step<State> = {
  skip: (ctx) => landmarksLeft(ctx.state) === 0,
  ask(ctx) {
    const slots = freeSlots(ctx.state, 'large');
    return {
      seat: landmarkSeat(ctx.state),
      prompt: 'landmark',
      candidates: [...slots.map((slot): Choice => ['place', slot]), ['place', 'random']],
      fallback: ['place', 'random'],
    };
  },
  refuse(ctx, _, [verb, slot]) {
    if (verb !== 'place') return refuse('BTU-2.3');
    if (slot === 'random') return undefined;
    if (isSpace(slot) && freeSlots(ctx.state, 'large').includes(slot)) return undefined;
    return refuse(isSpace(slot) && space[slot].edges.length > 0 ? 'BTU-2.6' : 'BTU-2.3', slot ? [slot] : []);
  },
  answer(ctx, _, [, slot]) {
    const seat = landmarkSeat(ctx.state);
    const free = freeSlots(ctx.state, 'large');
    const where = isSpace(slot) ? slot : free[ctx.chance.nextInt(free.length)];
    if (!where) return;
    placeLandmark(ctx.state, where);
    ctx.emit({ kind: 'landmark-placed', seat, space: where });
  },
};

function pitch(ctx: StepContext<State>, seat: Seat, edge: Edge, where: SpaceId): void {
  const p = player(ctx.state, seat);
  p.camp = { edge, space: where, warriors: constants.startWarriors, locked: false };
  p.reserve -= constants.startWarriors; // BTU-2.11
  ctx.emit({ kind: 'camp-pitched', seat, edge, space: where });
}

/** BTU-2.13: the camps of a plan stand before anything is laid or chosen. */
function pitchPlanned(ctx: StepContext<State>): void {
  const planned = ctx.state.options.city?.camps ?? {};
  for (const seat of seatsFrom(ctx.state, ctx.state.first)) {
    const clan = CLANS[seat];
    const camp = clan && planned[clan];
    if (camp) pitch(ctx, seat, camp.edge, camp.space);
  }
}

const quickLandmarks: Step<State> = {
  run(ctx) {
    const { city } = ctx.state.options;
    if (city) {
      const count = Object.keys(city.tiles).length;
      ctx.emit({ kind: 'city-planned', tiles: count, ...(city.name && { name: city.name }) });
      pitchPlanned(ctx);
    }
    if (ctx.state.options.quickSetup) {
      for (const slot of ctx.chance
        .shuffle(freeSlots(ctx.state, 'large'))
        .slice(0, landmarksLeft(ctx.state))) {
        placeLandmark(ctx.state, slot);
        ctx.emit({ kind: 'landmark-placed', space: slot });
      }
    }
    ctx.done();
  },
};

const SIZES = ['large', 'medium', 'small'] as const;

/** Every tile lies somewhere, or is known to stay out of the game. */
function isDealt(s: State): boolean {
  const lying = spacesWhere(s, (here) => here.tile !== undefined);
  return lying.length + s.unused.length === TILE_IDS.length;
}

/** BTU-2.4, 2.5 */
const dealTiles: Step<State> = {
  skip: (ctx) => isDealt(ctx.state),
  run(ctx) {
    const planned = Object.values(ctx.state.options.city?.tiles ?? {});
    for (const size of SIZES) {
      const dealt: TileId[] = tiles
        .filter((it) => it.size === size && !constants.landmarks.includes(it.id) && !planned.includes(it.id))
        .map((it) => it.id);
      ctx.chance.shuffle(dealt);
      for (const slot of freeSlots(ctx.state, size)) {
        const next = dealt.pop();
        if (next !== undefined) ctx.state.spaces[slot].tile = next;
      }
      ctx.state.unused.push(...dealt);
    }
    ctx.emit({ kind: 'city-laid', unused: ctx.state.unused.length });
    ctx.done();
  },
};

function campSeat(s: State): Seat | undefined {
  return seatsFrom(s, s.first).find((seat) => !player(s, seat).camp && !player(s, seat).out);
}

function freeEdges(s: State): Edge[] {
  return EDGES.filter((edge) => !s.players.some((p) => p.camp?.edge === edge));
}

/** BTU-2.9, 2.10 */
const camps: Step<State> = {
  skip: (ctx) => campSeat(ctx.state) === undefined,
  ask(ctx) {
    const candidates = freeEdges(ctx.state).flatMap((edge) =>
      perimeter.filter((sp) => sp.edges.includes(edge)).map((sp): Choice => ['camp', `edge:${edge}`, sp.id]),
    );
    const gate = candidates.find(([, , id]) => isSpace(id) && space[id].kind === 'gate');
    return {
      seat: campSeat(ctx.state) ?? ctx.state.first,
      prompt: 'camp',
      candidates,
      fallback: gate ?? candidates[0] ?? ['camp'],
    };
  },
  refuse(ctx, _, [verb, ref, where]) {
    const edge = EDGES.find((e) => ref === `edge:${e}`);
    if (verb !== 'camp' || !edge || !isSpace(where)) return refuse('BTU-2.9');
    if (!freeEdges(ctx.state).includes(edge)) return refuse('BTU-2.9', [`edge:${edge}`], { edge });
    if (!space[where].edges.includes(edge)) return refuse('BTU-2.9', [where], { edge });
    return undefined;
  },
  answer(ctx, _, [, ref, where]) {
    const seat = campSeat(ctx.state);
    const edge = EDGES.find((e) => ref === `edge:${e}`);
    if (seat === undefined || !edge || !isSpace(where)) return;
    pitch(ctx, seat, edge, where);
  },
};

const begin: Step<State> = {
  run(ctx) {
    ctx.state.phase = 'turn-start';
    ctx.emit({ kind: 'match-begun', seat: ctx.state.first });
    ctx.done();
  },
};

/** Whether a tile may lie on a slot: BTU-2.4. */
export function fits(tileId: TileId, id: SpaceId): boolean {
  return tile[tileId].size === space[id].kind;
}

export const setUpSteps = {
  'set-up': sequence<State>('quick-landmarks', 'landmarks', 'deal-tiles', 'camps', 'begin'),
  'quick-landmarks': quickLandmarks,
  landmarks,
  'deal-tiles': dealTiles,
  camps,
  begin,
};
