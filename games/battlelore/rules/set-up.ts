/** BLO-1.9, 1.10, 15.2, 16 and 18.2-18.3: from an adventure to the first turn. */
import type { Chance, Choice, Seat, Step } from '@gonfalon/kernel';
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
import { drawCommand, loreIn, loreRef, tellDraw } from './command-cards.ts';
import { checkInvariants } from './invariants.ts';
import { byCost } from './lore.ts';
import type { CampState, LandmarkState, Options, State, Unit } from './state.ts';
import { adventureOf, NOBODY } from './state.ts';
import { newTurn } from './turn.ts';
import {
  camp,
  campName,
  hexIn,
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

const SEATS: readonly Seat[] = [0, 1];

export function setUp(options: Options, _: number, chance: Chance): State {
  const state = layOut(options, chance);
  const [problem] = checkInvariants(state);
  if (problem)
    throw new InvalidInputError(`the adventure breaks ${problem.rule}: ${(problem.where ?? []).join(', ')}`);
  return state;
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

function levelsLeft(s: State, seat: Seat): number {
  const { customCouncil } = s.adventure.camps[campName(seat)];
  if (!customCouncil) return 0;
  const { council } = camp(s, seat);
  return customCouncil.levels - council.creature - MASTERS.reduce((sum, m) => sum + council[m], 0);
}

function inOrderOfPlay(s: State): Seat[] {
  return [s.active, other(s.active)];
}

const assembling = (s: State): Seat | undefined =>
  inOrderOfPlay(s).find((seat) => !camp(s, seat).councilSpent);

/** D-COUNCIL: secretly, one after the other; what the first chose is not shown before both have. */
const councils: Step<State> = {
  skip: (ctx) => assembling(ctx.state) === undefined,
  ask({ state: s }) {
    const seat = assembling(s) ?? s.active;
    const { council } = camp(s, seat);
    const left = levelsLeft(s, seat);
    const open = MASTERS.filter((m) => council[m] < tables.masterLevelMost);
    const candidates: Choice[] = left > 0 ? open.map((m): Choice => ['raise', `master:${m}`]) : [['confirm']];
    const masters = (['warrior', 'cleric', 'wizard', 'rogue'] as const).filter((m) => open.includes(m));
    const next = masters.toSorted((a, b) => council[a] - council[b])[0];
    return {
      seat,
      prompt: 'council',
      params: { left },
      candidates,
      fallback: left > 0 ? ['raise', `master:${next ?? 'commander'}`] : ['confirm'],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    const seat = assembling(s) ?? s.active;
    const left = levelsLeft(s, seat);
    if (verb === 'confirm') return left === 0 ? undefined : refuse('BLO-16.8', [], { left });
    const master = MASTERS.find((m) => ref === `master:${m}`);
    if (verb !== 'raise' || !master) return refuse('BLO-16.8', ref ? [ref] : []);
    const most = camp(s, seat).council[master] >= tables.masterLevelMost;
    return left > 0 && !most ? undefined : refuse('BLO-16.8', [`master:${master}`], { left });
  },
  answer(ctx, _, [verb, ref]) {
    const s = ctx.state;
    const mine = camp(s, assembling(s) ?? s.active);
    const master = MASTERS.find((m) => ref === `master:${m}`);
    if (verb === 'confirm') mine.councilSpent = true;
    else if (master) mine.council = { ...mine.council, [master]: mine.council[master] + 1 };
  },
};

const strongest = ({ council }: CampState): 0 | 1 | 2 | 3 =>
  Math.max(...LORE_CLASSES.map((of) => council[of])) as 0 | 1 | 2 | 3;

/** The councils are shown; hands, tokens, landmarks and the Lore deck follow from them. */
const revealCouncils: Step<State> = {
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
  const has = s.landmarks.some((locals) => locals.type === 'stronghold' && locals.owner === seat);
  if (inPlay(s, 'strongholds') && mine.commander === 3 && !has) found.push('stronghold');
  return found;
}

function landmarkFor(of: LoreClass): LandmarkId | undefined {
  return Object.values(landmark).find((locals) => locals.master === of)?.id;
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

/** Landmarks for which there is a place, in order. */
function nextPlacement(s: State) {
  return s.toPlace.find(({ type, owner }) => placesFor(s, type, owner).length > 0);
}

/** D-LANDMARK */
const placeLandmarks: Step<State> = {
  skip: (ctx) => nextPlacement(ctx.state) === undefined,
  ask({ state: s }) {
    const owner = nextPlacement(s)?.owner ?? s.active;
    const candidates = s.toPlace
      .filter((locals) => locals.owner === owner)
      .flatMap(({ type }) =>
        placesFor(s, type, owner).map((at): Choice => ['place', `landmark:${type}`, at]),
      );
    return { seat: owner, prompt: 'landmark', candidates, fallback: candidates[0] ?? ['place'] };
  },
  refuse({ state: s }, _, [verb, ref, where]) {
    const owner = nextPlacement(s)?.owner ?? s.active;
    const chosen = s.toPlace.find((locals) => locals.owner === owner && ref === `landmark:${locals.type}`);
    const at = hexIn(where);
    if (verb !== 'place' || !chosen || !at) return refuse('BLO-18.3', ref ? [ref] : []);
    const rule = chosen.type === 'stronghold' ? 'BLO-18.10' : 'BLO-18.3';
    return placesFor(s, chosen.type, owner).includes(at) ? undefined : refuse(rule, [at]);
  },
  answer(ctx, _, [, ref, where]) {
    const s = ctx.state;
    const owner = nextPlacement(s)?.owner ?? s.active;
    const i = s.toPlace.findIndex((locals) => locals.owner === owner && ref === `landmark:${locals.type}`);
    const [chosen] = i < 0 ? [] : s.toPlace.splice(i, 1);
    const at = hexIn(where);
    if (!chosen || !at) return;
    s.landmarks.push({ hex: at, type: chosen.type, owner, captured: false });
    ctx.emit({ kind: 'landmark', seat: owner, landmark: chosen.type, hex: at });
  },
};

/** BLO-1.10, 16.3 */
const dealCommand: Step<State> = {
  run(ctx) {
    ctx.state.toPlace = [];
    for (const seat of inOrderOfPlay(ctx.state)) drawCommand(ctx, seat, camp(ctx.state, seat).handSize);
    ctx.done();
  },
};

/** BLO-15.2, 16.5, 16.6 */
const dealLore: Step<State> = {
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
      tellDraw(ctx, 'dealt-lore', seat, mine.dealt);
    }
    ctx.done();
  },
};

const choosing = (s: State): Seat | undefined =>
  inOrderOfPlay(s).find((seat) => camp(s, seat).dealt.length > 0);

/** D-KEEP0 */
const keepLore: Step<State> = {
  skip: (ctx) => choosing(ctx.state) === undefined,
  ask({ state: s }) {
    const seat = choosing(s) ?? s.active;
    const mine = camp(s, seat);
    const candidates = mine.dealt.map((card): Choice => ['keep', loreRef(card)]);
    const own = mine.dealt.filter((card) => mine.council[lore[card].class] > 0);
    const [cheapest] = byCost(s, seat, own.length > 0 ? own : mine.dealt);
    const left = tables.loreCardsAtStart[strongest(mine)] - mine.kept;
    return {
      seat,
      prompt: 'keep-lore',
      params: { left },
      candidates,
      fallback: ['keep', ...(cheapest ? [loreRef(cheapest)] : [])],
    };
  },
  refuse({ state: s }, _, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'keep' && card && camp(s, choosing(s) ?? s.active).dealt.includes(card);
    return legal ? undefined : refuse('BLO-16.6', ref ? [ref] : []);
  },
  answer(ctx, _, [, ref]) {
    const s = ctx.state;
    const mine = camp(s, choosing(s) ?? s.active);
    const card = loreIn(ref);
    if (!card) return;
    mine.dealt.splice(mine.dealt.indexOf(card), 1);
    mine.lore.push(card);
    mine.kept++;
    if (mine.kept < tables.loreCardsAtStart[strongest(mine)]) return;
    s.lorePile.push(...mine.dealt.splice(0));
    ctx.chance.shuffle(s.lorePile);
  },
};

const begin: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    s.phase = 'command';
    ctx.emit({ kind: 'begun', seat: s.active });
    ctx.done();
  },
};

export const setUpSteps = {
  'set-up': sequence<State>(
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
