/** What each viewer may see: section 7 of the specification. */
import type { Seat, Viewer } from '@gonfalon/kernel';
import type {
  Card,
  CardPileId,
  CellId,
  FactionId,
  LegendaryCard,
  OracleDay,
  TerrainId,
  TerrainPileId,
  UnitId,
  UnseenCard,
} from '../content/index.ts';
import {
  ARTEFACT_IDS,
  CARDS,
  CELL_IDS,
  factions as factionInfo,
  info,
  TERRAIN_PILE_IDS,
  UNIT_IDS,
} from '../content/index.ts';
import { seatOf, totalWith } from './battle-sums.ts';
import { dayOf } from './ledger.ts';
import { freeTokens, victoryPoints } from './selectors.ts';
import type {
  Battle,
  BattleRole,
  CellCard,
  Ending,
  Laid,
  Line,
  Options,
  Phase,
  Player,
  State,
  Target,
  Tent,
} from './state.ts';
import { cloneLine, cloneTable } from './state.ts';

/** A pile lies face up: its top card is known, and of most the number of each faction in play. */
export interface PileView<Top> {
  readonly size: number;
  readonly top?: Top;
  readonly counts?: readonly number[];
}

export interface PlayerView {
  faction?: FactionId;
  readonly points: number;
  /** Free tokens with the faces 1 and 2, and with 3 and 4. */
  readonly tokens: readonly [number, number];
  readonly nation: number;
  /** How many cards the hand holds for this viewer, those in an unfinished line included. */
  readonly handSize: number;
  /** The faces, for the owner. */
  hand?: readonly Card[];
  /** BTA-1.15: what all know to be in the hand. */
  readonly known: readonly Card[];
  readonly shelter: readonly Card[];
  readonly ambush: readonly { readonly known: boolean; readonly card?: Card }[];
  readonly tents: readonly Tent[];
  readonly table: readonly Laid[];
  readonly heroes: readonly (CellId | undefined)[];
  /** BTA-19.5, for the owner: whose free relocation is used up. */
  rested?: readonly boolean[];
  /** BTA-1.14: what is out of sight, as far as it is known, in card order. */
  readonly unseen: readonly (Card | UnseenCard)[];
  readonly attacked: boolean;
  readonly annexed: boolean;
  readonly resigned: boolean;
}

export interface BattleView {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly cell: CellId;
  readonly target: Target;
  readonly targetHero: number;
  readonly heroes: readonly [readonly number[], readonly number[]];
  readonly lines: readonly [readonly string[], readonly string[]];
  readonly totals: readonly [number, number];
  readonly opening: boolean;
  readonly raising: BattleRole;
}

export interface CohortView {
  readonly seat: Seat;
  readonly parts: readonly { readonly faction: FactionId; readonly size: number }[];
  readonly shownTo: Seat;
  cards?: readonly Card[];
}

export interface View {
  readonly options: Options;
  readonly factions: readonly FactionId[];
  readonly phase: Phase;
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly day: OracleDay;
  readonly changed: number;
  readonly land: {
    readonly cards: readonly CellCard[];
    readonly terrains: readonly (TerrainId | '')[];
    readonly exits: readonly number[];
    readonly owners: readonly Seat[];
    readonly levels: readonly number[];
    readonly guards: readonly number[];
  };
  readonly piles: Readonly<Record<CardPileId, PileView<Card>>>;
  readonly terrain: Readonly<Record<TerrainPileId, PileView<TerrainId>>>;
  readonly provisions: number;
  readonly legendary: readonly LegendaryCard[];
  /** Cells with a legendary artefact hidden under the city. */
  readonly buried: readonly CellId[];
  readonly limbo: readonly Card[];
  readonly players: readonly PlayerView[];
  cohort?: CohortView;
  /** The own action that is not paid yet. */
  line?: Line;
  battle?: BattleView;
  ending?: Ending;
}

function unitPile(cards: readonly Card[]): PileView<Card> {
  const top = cards[cards.length - 1];
  return top === undefined ? { size: 0 } : { size: cards.length, top };
}

function artefactPile(cards: readonly Card[], factions: readonly FactionId[]): PileView<Card> {
  const counts = factions.map(() => 0);
  for (const card of cards) (counts[factions.indexOf(info(card).faction as FactionId)] as number)++;
  const top = cards[cards.length - 1];
  return top === undefined ? { size: 0, counts } : { size: cards.length, top, counts };
}

function terrainPile(cards: readonly TerrainId[], terrains: readonly TerrainId[]): PileView<TerrainId> {
  const counts = terrains.map(() => 0);
  for (const card of cards) (counts[terrains.indexOf(card)] as number)++;
  const top = cards[cards.length - 1];
  return top === undefined ? { size: 0, counts } : { size: cards.length, top, counts };
}

function pilesOf({ piles, factions }: State): View['piles'] {
  const seen: Partial<Record<CardPileId, PileView<Card>>> = {};
  for (const id of UNIT_IDS) seen[id] = unitPile(piles[id]);
  for (const id of ARTEFACT_IDS) seen[id] = artefactPile(piles[id], factions);
  return seen as View['piles'];
}

function terrainOf({ terrain, factions }: State): View['terrain'] {
  const terrains = factions.map((id) => factionInfo[id].terrain);
  const seen: Partial<Record<TerrainPileId, PileView<TerrainId>>> = {};
  for (const id of TERRAIN_PILE_IDS) seen[id] = terrainPile(terrain[id], terrains);
  return seen as View['terrain'];
}

const UNSEEN: Readonly<Record<string, UnseenCard>> = {
  citizen: 'CIT-?',
  chief: 'CHF-?',
  priest: 'PRI-?',
  lord: 'LOR-?',
};

/** What is out of sight of the others, in card order; starting units that they have not seen without their faction. */
function restOf(p: Player, more: readonly Card[], isOwner: boolean): (Card | UnseenCard)[] {
  const counts = new Uint8Array(CARDS.length);
  const add = (card: Card, n: number) => {
    const at = info(card).order;
    counts[at] = (counts[at] as number) + n;
  };
  for (const card of p.nation) add(card, 1);
  for (const card of p.hand) add(card, 1);
  for (const { card } of p.ambush) add(card, 1);
  for (const card of more) add(card, 1);
  const rest: (Card | UnseenCard)[] = [];
  if (!isOwner) {
    for (const card of p.unseen) add(card, -1);
    for (const unit of UNIT_IDS as readonly UnitId[]) {
      for (const card of p.unseen) if (info(card).kind === unit) rest.push(UNSEEN[unit] as UnseenCard);
    }
  }
  for (let i = 0; i < counts.length; i++) {
    for (let n = counts[i] as number; n > 0; n--) rest.push(CARDS[i] as Card);
  }
  return rest;
}

/** Cards of a raise that has not ended: the others still count them as hand cards. */
function secretlyLaid(s: State, seat: Seat): readonly Laid[] {
  const b = s.battle;
  if (!b?.shown || seatOf(b, b.raising) !== seat) return [];
  return (s.players[seat] as Player).table.slice(b.shown.table.length);
}

/** Hand cards that lie in an unfinished line, and cards of the nation that the Horn has found. */
function inLine(s: State, seat: Seat): Line | undefined {
  return s.active === seat ? s.line : undefined;
}

function playerView(s: State, seat: Seat, isOwner: boolean): PlayerView {
  const p = s.players[seat] as Player;
  const line = inLine(s, seat);
  const secret = isOwner ? [] : secretlyLaid(s, seat);
  const lineCards = line ? [...line.named, ...line.paid, ...line.taken] : [];
  const away = line && !isOwner ? line.named.length + line.paid.length : 0;
  const shown = !isOwner && secret.length > 0 ? s.battle?.shown?.table : undefined;
  const hides = !isOwner && s.battle?.shown && seatOf(s.battle, s.battle.raising) === seat;
  const view: PlayerView = {
    points: victoryPoints(s, seat),
    tokens: [freeTokens(s, seat, 1), freeTokens(s, seat, 3)],
    nation: p.resigned ? 0 : p.nation.length + (line && !isOwner ? line.taken.length : 0),
    handSize: p.hand.length + away + secret.length,
    known: p.known.toSorted((a, b) => info(a).order - info(b).order),
    shelter: p.shelter.slice(),
    ambush: p.ambush.map(({ card, known }) => (known || isOwner ? { known, card } : { known })),
    tents: p.tents.map((tent) => ({ ...tent, content: tent.content.slice() })),
    table: cloneTable(shown ?? (hides ? (s.battle?.shown?.table ?? p.table) : p.table)),
    heroes: p.heroes.map(({ cell }) => (cell < 0 ? undefined : (CELL_IDS[cell] as CellId))),
    unseen: p.resigned ? [] : restOf(p, [...lineCards, ...secret.map(({ card }) => card)], isOwner),
    attacked: p.attacked,
    annexed: p.annexed,
    resigned: p.resigned,
  };
  if (p.faction !== undefined) view.faction = p.faction;
  if (isOwner) {
    view.hand = p.hand.toSorted((a, b) => info(a).order - info(b).order);
    view.rested = p.heroes.map(({ rested }) => rested);
  }
  return view;
}

/** The battle as the viewer knows it; nothing, while only the attacker does. */
function battleView(s: State, b: Battle, viewer: Viewer): BattleView | undefined {
  const raiser = seatOf(b, b.raising);
  if (!b.announced && viewer !== b.attacker) return undefined;
  const lineFor = (role: BattleRole) =>
    b.shown && role === b.raising && viewer !== raiser
      ? b.lines[role].slice(0, b.shown.line)
      : b.lines[role].slice();
  const lines = [lineFor(0), lineFor(1)] as const;
  return {
    attacker: b.attacker,
    defender: b.defender,
    cell: CELL_IDS[b.cell] as CellId,
    target: b.target,
    targetHero: b.targetHero,
    heroes: [b.heroes[0].slice(), b.heroes[1].slice()],
    lines,
    totals: [totalWith(s, b, 0, lines[0]), totalWith(s, b, 1, lines[1])],
    opening: b.opening,
    raising: b.raising,
  };
}

function cohortView({ cohort }: State, viewer: Viewer): CohortView | undefined {
  if (!cohort) return undefined;
  const { seat, shownTo } = cohort;
  // Before it is shown to somebody, the announcement is not made.
  if (shownTo < 0 && viewer !== seat) return undefined;
  const parts = cohort.announced.map(({ faction, size }) => ({ faction, size }));
  const view: CohortView = { seat, parts, shownTo };
  if (viewer === seat || viewer === shownTo) view.cards = cohort.cards.slice();
  return view;
}

export function view(s: State, viewer: Viewer): View {
  const { land } = s;
  const seen: View = {
    options: s.options,
    factions: s.factions.slice(),
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    day: dayOf(s),
    changed: s.changed,
    land: {
      cards: land.cards.slice(),
      terrains: land.terrains.slice(),
      exits: land.exits.slice(),
      owners: land.owners.slice(),
      levels: land.levels.slice(),
      guards: land.guards.slice(),
    },
    piles: pilesOf(s),
    terrain: terrainOf(s),
    provisions: s.provisions,
    legendary: s.legendary.slice(),
    buried: s.buried.map(({ cell }) => CELL_IDS[cell] as CellId),
    limbo: s.limbo.slice(),
    players: s.players.map((_, seat) => playerView(s, seat, viewer === seat)),
  };
  const cohort = cohortView(s, viewer);
  if (cohort) seen.cohort = cohort;
  if (s.line && viewer === s.active) seen.line = cloneLine(s.line);
  const battle = s.battle && battleView(s, s.battle, viewer);
  if (battle) seen.battle = battle;
  if (s.ending) seen.ending = s.ending;
  return seen;
}
