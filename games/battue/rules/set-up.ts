/** BTU-2: the city is laid out, and every khan chooses where to camp. */
import type { Chance, Seat } from '@gonfalon/kernel';
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
import { boardEdges, edgeOf, isSpace } from '../content/refs.ts';
import { question } from './question.ts';
import { player, refuse, seatsFrom } from './selectors.ts';
import type { Options, Player, SpaceState, State } from './state.ts';
import { everySpace, NOBODY, spacesWhere } from './state.ts';
import type { BattueVocabulary, Context, Kinds, RunStep } from './vocabulary.ts';

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

function refuseSlot(s: State, id: SpaceId) {
  if (s.spaces[id].tile === undefined && space[id].kind === 'large') return undefined;
  return refuse(space[id].edges.length > 0 ? 'BTU-2.6' : 'BTU-2.3', [id]);
}

/** BTU-2.3, 2.12 */
const landmarks = question<object, readonly SpaceId[]>({
  facts: ({ state: s }) => freeSlots(s, 'large'),
  skip: ({ state: s }) => landmarksLeft(s) === 0,
  ask: ({ state: s }) => ({
    seat: landmarkSeat(s),
    prompt: 'landmark',
    fallback: ['place', 'random'],
    open: true,
  }),
  verbs: {
    place: {
      names: [
        {
          kind: ['space', 'random'],
          from: ({ facts }) => [...facts, 'random'],
          refuse: ({ state: s }, ref) => (isSpace(ref) ? refuseSlot(s, ref) : undefined),
        },
      ],
      apply({ ctx, state: s, facts }, ref) {
        const seat = landmarkSeat(s);
        const where = ref === 'random' ? facts[ctx.chance.nextInt(facts.length)] : ref;
        if (!where) return;
        placeLandmark(s, where);
        ctx.emit({ kind: 'landmark-placed', seat, space: where });
      },
    },
  },
});

function pitch(ctx: Context, seat: Seat, edge: Edge, where: SpaceId): void {
  const p = player(ctx.state, seat);
  p.camp = { edge, space: where, warriors: constants.startWarriors, locked: false };
  p.reserve -= constants.startWarriors; // BTU-2.11
  ctx.emit({ kind: 'camp-pitched', seat, edge, space: where });
}

/** BTU-2.13: the camps of a plan stand before anything is laid or chosen. */
function pitchPlanned(ctx: Context): void {
  const planned = ctx.state.options.city?.camps ?? {};
  for (const seat of seatsFrom(ctx.state, ctx.state.first)) {
    const clan = CLANS[seat];
    const camp = clan && planned[clan];
    if (camp) pitch(ctx, seat, camp.edge, camp.space);
  }
}

const quickLandmarks: RunStep<'quick-landmarks'> = {
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
const dealTiles: RunStep<'deal-tiles'> = {
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

const onEdge = (edge: Edge) => perimeter.filter((sp) => sp.edges.includes(edge));

/** BTU-2.9, 2.10 */
const camps = question<object, readonly Edge[]>({
  facts: ({ state: s }) => freeEdges(s),
  skip: ({ state: s }) => campSeat(s) === undefined,
  ask({ state: s, facts: [edge = 'N'] }) {
    const gate = onEdge(edge).find((sp) => sp.kind === 'gate')?.id ?? 'N-G';
    const fallback = ['camp', boardEdges.ref(edge), gate] as const;
    return { seat: campSeat(s) ?? s.first, prompt: 'camp', fallback, open: true };
  },
  verbs: {
    camp: {
      names: [
        {
          kind: 'edge',
          from: ({ facts }) => facts.map(boardEdges.ref),
          refuse({ facts }, ref) {
            const edge = edgeOf(ref as Kinds['edge']);
            return facts.includes(edge) ? undefined : refuse('BTU-2.9', [ref], { edge });
          },
        },
        {
          kind: 'space',
          from: (_, [ref]) => onEdge(edgeOf(ref as Kinds['edge'])).map((sp) => sp.id),
          refuse(_, where, [ref]) {
            const edge = edgeOf(ref as Kinds['edge']);
            return space[where as SpaceId].edges.includes(edge)
              ? undefined
              : refuse('BTU-2.9', [where], { edge });
          },
        },
      ],
      apply({ ctx, state: s }, edge, where) {
        pitch(ctx, campSeat(s) ?? s.first, edgeOf(edge), where);
      },
    },
  },
});

const begin: RunStep<'begin'> = {
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
  'set-up': sequence<State, BattueVocabulary>('quick-landmarks', 'landmarks', 'deal-tiles', 'camps', 'begin'),
  'quick-landmarks': quickLandmarks,
  landmarks,
  'deal-tiles': dealTiles,
  camps,
  begin,
};
