/** BLO-1.9, 1.10, 15.2, 16 and 18.2-18.3: from an adventure to the first turn. */
import type { Chance, InvariantViolation, Ref, Seat } from '@gonfalon/kernel';
import { InvalidInputError, sequence } from '@gonfalon/kernel';
import type { Council, HexId, LandmarkId, LoreClass } from '../content/index.ts';
import {
  commandDeck,
  hexes,
  LORE_CLASSES,
  landmark,
  level,
  lore,
  loreDeck,
  tables,
  unitType,
} from '../content/index.ts';
import { landmarkTiles, loreCards, masters } from '../content/refs.ts';
import { drawCommand, showLore } from './decks.ts';
import { checkInvariants } from './invariants.ts';
import { byCost } from './lore.ts';
import type { Asking } from './question.ts';
import { oneOf, question } from './question.ts';
import type { CampState, LandmarkState, Options, State, Unit } from './state.ts';
import { adventureOf, NOBODY } from './state.ts';
import { newTurn } from './turn.ts';
import {
  camp,
  campName,
  hexOf,
  inPlay,
  isEmptyHex,
  isFree,
  isPassable,
  landmarksAt,
  other,
  refuse,
  sideOf,
  terrainAt,
  unitsOf,
} from './units.ts';
import type { BattleLoreVocabulary, Kinds, RunStep } from './vocabulary.ts';

const SEATS: readonly Seat[] = [0, 1];

export function setUp(options: Options, _: number, chance: Chance): State {
  const state = layOut(options, chance);
  const [problem] = [...tooFewLevels(state), ...checkInvariants(state)];
  if (problem)
    throw new InvalidInputError(`the adventure breaks ${problem.rule}: ${(problem.where ?? []).join(', ')}`);
  return state;
}

/** BLO-16.8: the levels cover what the adventure demands of them. */
function tooFewLevels(s: State): InvariantViolation[] {
  return SEATS.flatMap((seat) => (levelsLeft(s, seat) < 0 ? [refuse('BLO-16.8', [campName(seat)])] : []));
}

/** The table as the adventure has it, whether it can be played or not. */
export function layOut(options: Options, chance: Chance): State {
  const adventure = adventureOf(options);
  const decks = level[adventure.level].loreDecks;
  const ramparts = adventure.ramparts.map(
    (hex): LandmarkState => ({ hex, type: 'rampart', owner: NOBODY, captured: false }),
  );
  const given = adventure.landmarks.map(
    ({ hex, type, owner }): LandmarkState => ({
      hex,
      type,
      owner: owner === undefined ? NOBODY : owner === 'pennant' ? 0 : 1,
      captured: false,
    }),
  );
  const state: State = {
    options,
    adventure,
    phase: 'set-up',
    active: adventure.first === 'pennant' ? 0 : 1,
    units: [],
    landmarks: [...ramparts, ...given],
    captured: adventure.objectives.map(() => NOBODY),
    camps: [newCamp(adventure.camps.pennant), newCamp(adventure.camps.standard)],
    councilsRevealed: false,
    toPlace: [],
    commandPile: chance.shuffle(commandDeck()), // BLO-1.10
    commandDiscard: [],
    lorePile: decks.length === 1 ? chance.shuffle(decks.flatMap((of) => loreDeck(of))) : [], // BLO-15.2
    loreDiscard: [],
    loreOut: [],
    onTable: [],
    pool: tables.lorePool,
    turn: newTurn(1),
    attacks: [],
  };
  for (const seat of SEATS) {
    for (const { hex, type, figures, banner } of adventure.camps[campName(seat)].units) {
      state.units.push(newUnit(nameFor(state.units, seat, type), seat, hex, type, figures, banner));
    }
  }
  return state;
}

/** `P-AR2`: its camp, its kind, and which of them it is. */
function nameFor(units: readonly Unit[], seat: Seat, type: Unit['type']): string {
  const before = units.filter((u) => u.camp === seat && u.type === type).length;
  return `${seat === 0 ? 'P' : 'S'}-${unitType[type].code}${before + 1}`;
}

export function newUnit(
  id: string,
  seat: Seat,
  hex: HexId,
  type: Unit['type'],
  figures = unitType[type].figures,
  banner = unitType[type].banner,
): Unit {
  return {
    id,
    camp: seat,
    type,
    banner,
    figures,
    hex,
    web: false,
    poison: false,
    stored: 0,
    ordered: 'no',
    picked: false,
    moved: false,
    steps: 0,
    stopped: false,
    noBattle: false,
    noRanged: false,
    battles: 0,
    onlyRanged: false,
    began: hex,
    marks: [],
  };
}

type CampGiven = State['adventure']['camps']['pennant'];

const NO_COUNCIL: Council = { commander: 0, wizard: 0, cleric: 0, rogue: 0, warrior: 0, creature: 0 };

function newCamp(given: CampGiven): CampState {
  const { customCouncil: custom, wizard } = given;
  const council: Council =
    given.council ??
    (custom
      ? { ...NO_COUNCIL, commander: custom.commander, creature: custom.creature }
      : { ...NO_COUNCIL, ...(wizard && { wizard }) });
  return {
    banners: 0,
    hand: [],
    handSize: given.commandCards ?? 0,
    lore: [],
    dealt: [],
    kept: 0,
    scouted: [],
    shown: 'nothing',
    goblet: 0,
    council: { ...council },
    councilSpent: custom === undefined,
    played: false,
  };
}

/* War Councils: BLO-16.8 */

const MASTERS = ['commander', ...LORE_CLASSES] as const;
/** Whom a player who does not choose raises first. */
const FALLBACK_MASTERS = ['warrior', 'cleric', 'wizard', 'rogue'] as const;

function levelsLeft(s: State, seat: Seat): number {
  const { customCouncil } = s.adventure.camps[campName(seat)];
  if (!customCouncil) return 0;
  const { council } = camp(s, seat);
  return customCouncil.levels - council.creature - MASTERS.reduce((sum, m) => sum + council[m], 0);
}

function inOrderOfPlay(s: State): Seat[] {
  return [s.active, other(s.active)];
}

interface Assembly {
  readonly seat: Seat;
  readonly left: number;
}

function assembling(s: State): Assembly | undefined {
  const seat = inOrderOfPlay(s).find((one) => !camp(s, one).councilSpent);
  return seat === undefined ? undefined : { seat, left: levelsLeft(s, seat) };
}

const mayRise = (s: State, seat: Seat, master: (typeof MASTERS)[number]): boolean =>
  camp(s, seat).council[master] < tables.masterLevelMost;

/** D-COUNCIL: secretly, one after the other; what the first chose is not shown before both have. */
const councils = question<object, Assembly>({
  facts: ({ state: s }) => assembling(s) ?? { seat: s.active, left: 0 },
  skip: ({ state: s }) => assembling(s) === undefined,
  ask({ state: s, facts: { seat, left } }) {
    const { council } = camp(s, seat);
    const open = FALLBACK_MASTERS.filter((m) => mayRise(s, seat, m));
    const next = open.toSorted((a, b) => council[a] - council[b])[0] ?? 'commander';
    return {
      seat,
      prompt: 'council',
      params: { left },
      fallback: left > 0 ? ['raise', masters.ref(next)] : ['confirm'],
    };
  },
  verbs: {
    raise: {
      names: oneOf(
        'master',
        ({ state: s, facts: { seat, left } }) =>
          left > 0 ? MASTERS.filter((m) => mayRise(s, seat, m)).map(masters.ref) : [],
        ({ facts: { left } }, ref) => refuse('BLO-16.8', [ref], ref === 'master:creature' ? {} : { left }),
      ),
      apply({ state: s, facts: { seat } }, ref) {
        const mine = camp(s, seat);
        const master = masters.idIn(ref);
        if (master) mine.council = { ...mine.council, [master]: mine.council[master] + 1 };
      },
    },
    confirm: {
      refuse: ({ facts: { left } }) => (left === 0 ? undefined : refuse('BLO-16.8', [], { left })),
      apply({ state: s, facts: { seat } }) {
        camp(s, seat).councilSpent = true;
      },
    },
  },
});

const strongest = ({ council }: CampState): 0 | 1 | 2 | 3 =>
  Math.max(...LORE_CLASSES.map((of) => council[of])) as 0 | 1 | 2 | 3;

/** The councils are shown; hands, tokens, landmarks and the Lore deck follow from them. */
const revealCouncils: RunStep<'reveal-councils'> = {
  run(ctx) {
    const s = ctx.state;
    s.councilsRevealed = true;
    ctx.reveal();
    for (const seat of SEATS) {
      const mine = camp(s, seat);
      const given = s.adventure.camps[campName(seat)];
      if (given.commandCards === undefined)
        mine.handSize = tables.commandCards[mine.council.commander as 0] ?? 3;
      if (given.commandCards === undefined || given.wizard) {
        ctx.emit({ kind: 'council', seat, council: { ...mine.council } });
      }
      const tokens =
        given.loreTokens ?? (inPlay(s, 'lore-cards') ? tables.loreTokensAtStart[strongest(mine)] : 0);
      mine.goblet = inPlay(s, 'lore-tokens') ? Math.min(tokens, s.pool) : 0;
      s.pool -= mine.goblet;
    }
    s.toPlace = inOrderOfPlay(s).flatMap((owner) =>
      chosenLandmarks(s, owner).map((type) => ({ type, owner })),
    );
    ctx.done();
  },
};

/** BLO-18.2, 18.10, 18.15 */
function chosenLandmarks(s: State, seat: Seat): LandmarkId[] {
  const mine = camp(s, seat).council;
  const theirs = camp(s, other(seat)).council;
  const found: LandmarkId[] = [];
  for (const of of inPlay(s, 'landmarks') ? LORE_CLASSES : []) {
    const type = landmarkFor(of);
    if (mine[of] === 3 && theirs[of] !== 3 && type) found.push(type);
  }
  const has = s.landmarks.some((l) => l.type === 'stronghold' && l.owner === seat);
  if (inPlay(s, 'strongholds') && mine.commander === 3 && !has) found.push('stronghold');
  return found;
}

function landmarkFor(of: LoreClass): LandmarkId | undefined {
  return Object.values(landmark).find((l) => l.master === of)?.id;
}

/** BLO-18.3, 18.10, 18.13 */
function placesFor(s: State, type: LandmarkId, owner: Seat): HexId[] {
  if (landmark[type].placed === 'under-unit') {
    const held = unitsOf(s, owner).map(hexOf);
    return held.filter((at) => terrainAt(s, at).id === 'plain' && landmarksAt(s, at).length === 0);
  }
  const side = sideOf(s, owner);
  const rows = hexes.filter((h) => tables.landmarkRows.includes(h.rank[side])).map((h) => h.id);
  const empty = landmark[type].placed === 'rows-empty';
  return rows.filter((at) =>
    empty ? isEmptyHex(s, at) : isFree(s, at) && isPassable(s, at) && landmarksAt(s, at).length === 0,
  );
}

/** Who places landmarks now: those of his for which there are places, with these. */
interface Placement {
  readonly owner: Seat;
  readonly places: ReadonlyMap<Kinds['landmark'], readonly HexId[]>;
}

/** Landmarks without a place are left out, as if they were not there. */
function placement(s: State): Placement {
  const placeable = s.toPlace.filter((l) => placesFor(s, l.type, l.owner).length > 0);
  const owner = placeable[0]?.owner ?? s.active;
  const own = placeable.filter((l) => l.owner === owner);
  return {
    owner,
    places: new Map(own.map(({ type }) => [landmarkTiles.ref(type), placesFor(s, type, owner)])),
  };
}

const placesOf = ({ places }: Placement, tile: Ref) => places.get(tile as Kinds['landmark']) ?? [];

/** D-LANDMARK */
const placeLandmarks = question<object, Placement>({
  facts: ({ state: s }) => placement(s),
  skip: ({ facts: { places } }) => places.size === 0,
  ask({ facts: { owner, places } }) {
    const [[tile, [first]]] = places;
    return { seat: owner, prompt: 'landmark', fallback: ['place', tile, first], open: true };
  },
  verbs: {
    place: {
      names: [
        ...oneOf('landmark', ({ facts }: Asking<object, Placement>) => [...facts.places.keys()], 'BLO-18.3'),
        {
          kind: 'hex',
          from: ({ facts }, [tile]) => placesOf(facts, tile),
          explain: (_, at, [tile]) =>
            refuse(landmarkTiles.idIn(tile) === 'stronghold' ? 'BLO-18.10' : 'BLO-18.3', [at]),
        },
      ],
      apply({ ctx, state: s, facts: { owner } }, tile, at) {
        const i = s.toPlace.findIndex((l) => l.owner === owner && landmarkTiles.ref(l.type) === tile);
        const [{ type }] = s.toPlace.splice(i, 1);
        s.landmarks.push({ hex: at, type, owner, captured: false });
        ctx.emit({ kind: 'landmark', seat: owner, landmark: type, hex: at });
      },
    },
  },
});

/** BLO-1.10, 16.3 */
const dealCommand: RunStep<'deal-command'> = {
  run(ctx) {
    ctx.state.toPlace = [];
    for (const seat of inOrderOfPlay(ctx.state)) drawCommand(ctx, seat, camp(ctx.state, seat).handSize);
    ctx.done();
  },
};

/** BLO-15.2, 16.5, 16.6 */
const dealLore: RunStep<'deal-lore'> = {
  skip: (ctx) => !inPlay(ctx.state, 'lore-cards'),
  run(ctx) {
    const s = ctx.state;
    const decks = level[s.adventure.level].loreDecks;
    if (decks.length > 1) {
      for (const of of decks) {
        const sitting = SEATS.filter((seat) => camp(s, seat).council[of] > 0).length as 0 | 1 | 2;
        const cards = ctx.chance.shuffle(loreDeck(of));
        s.lorePile.push(...cards.splice(0, tables.deckBuild[sitting]));
        s.loreOut.push(...cards);
      }
      ctx.chance.shuffle(s.lorePile);
    }
    for (const seat of inOrderOfPlay(s)) {
      const mine = camp(s, seat);
      if (tables.loreCardsAtStart[strongest(mine)] === 0) continue;
      mine.dealt = s.lorePile.splice(-tables.loreCardsDealt);
      showLore(ctx, 'dealt-lore', seat, mine.dealt);
    }
    ctx.done();
  },
};

const choosing = (s: State): Seat | undefined =>
  inOrderOfPlay(s).find((seat) => camp(s, seat).dealt.length > 0);

/** D-KEEP0 */
const keepLore = question<object, Seat>({
  facts: ({ state: s }) => choosing(s) ?? s.active,
  skip: ({ state: s }) => choosing(s) === undefined,
  ask({ state: s, facts: seat }) {
    const mine = camp(s, seat);
    const own = mine.dealt.filter((card) => mine.council[lore[card].class] > 0);
    const [cheapest] = byCost(s, seat, own.length > 0 ? own : mine.dealt);
    return {
      seat,
      prompt: 'keep-lore',
      params: { left: tables.loreCardsAtStart[strongest(mine)] - mine.kept },
      fallback: ['keep', loreCards.ref(cheapest)],
    };
  },
  verbs: {
    keep: {
      names: oneOf('lore', ({ state: s, facts: seat }) => camp(s, seat).dealt.map(loreCards.ref), 'BLO-16.6'),
      apply({ ctx, state: s, facts: seat }, ref) {
        const mine = camp(s, seat);
        const kept = mine.dealt.findIndex((card) => loreCards.ref(card) === ref);
        mine.lore.push(...mine.dealt.splice(kept, 1));
        mine.kept++;
        if (mine.kept < tables.loreCardsAtStart[strongest(mine)]) return;
        s.lorePile.push(...mine.dealt.splice(0));
        ctx.chance.shuffle(s.lorePile);
      },
    },
  },
});

const begin: RunStep<'begin'> = {
  run(ctx) {
    const s = ctx.state;
    s.phase = 'command';
    ctx.emit({ kind: 'begun', seat: s.active });
    ctx.done();
  },
};

export const setUpSteps = {
  'set-up': sequence<State, BattleLoreVocabulary>(
    'councils',
    'reveal-councils',
    'place-landmarks',
    'deal-command',
    'deal-lore',
    'keep-lore',
    'begin',
  ),
  councils,
  'reveal-councils': revealCouncils,
  'place-landmarks': placeLandmarks,
  'deal-command': dealCommand,
  'deal-lore': dealLore,
  'keep-lore': keepLore,
  begin,
};
