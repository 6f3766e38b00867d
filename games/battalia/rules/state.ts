/** A match of Battalia between two choices, as plain JSON. */
import type { Seat } from '@gonfalon/kernel';
import type {
  Card,
  CardPileId,
  FactionId,
  Kind,
  LegendaryCard,
  ScenarioId,
  TerrainId,
  TerrainPileId,
} from '../content/index.ts';
import { CARD_PILE_IDS, TERRAIN_PILE_IDS } from '../content/index.ts';

export const NOBODY = -1;
/** Where a hero is who is off the map. */
export const OFF_MAP = -1;

export const WEEK_LIMITS = [0, 2, 3, 4, 5] as const;

export interface Options {
  scenario: ScenarioId;
  /** BTA-20.7: native land counts. */
  advanced: boolean;
  /** BTA-18.3: after so many weeks the match ends; 0 is never. */
  weekLimit: (typeof WEEK_LIMITS)[number];
  /** BTA-21.2: read with two players only. */
  removedFaction: FactionId | 'random';
}

/** The set-up, then the steps of a turn at which something is decided: BTA-3.1. */
export const PHASES = ['set-up', 'opening', 'actions'] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['full-board', 'fifth-city', 'weeks', 'standstill', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

export const LAID_STATES = ['open', 'set', 'used', 'gained'] as const;
export type LaidState = (typeof LAID_STATES)[number];

/** BTA-6.13: a card that has left the hand this turn and lies before its owner. */
export interface Laid {
  card: Card;
  /** How often it can still serve. */
  uses: number;
  state: LaidState;
  /** It was put on an amulet: only scrolls ask, BTA-11.14. */
  amulet: boolean;
  /** BTA-6.16: a 6 on the amulet, and nothing has been made of it yet. */
  wild: boolean;
  /** What a wild card was played as. */
  as?: Kind;
  /** BTA-11.12: it has been pitched; the card itself lies with the tents of this group. */
  tents?: number;
}

export interface Ambushed {
  card: Card;
  /** all saw it go there. */
  known: boolean;
}

export interface Tent {
  number: number;
  card: Card;
  /** The number of the first tent that this card was pitched as: a multiplied card makes several. */
  group: number;
  content: Card[];
  /** BTA-11.12: it stands until the end of the day only. */
  virtual: boolean;
  /** BTA-11.11: pitched this turn, it cannot be struck. */
  fresh: boolean;
}

export interface Hero {
  cell: number;
  /** BTA-19.5: his free relocation is used up. */
  rested: boolean;
}

export interface Player {
  /** Chosen in the set-up. */
  faction?: FactionId;
  /** The last card is on top. */
  nation: Card[];
  hand: Card[];
  /** The last card came last. */
  shelter: Card[];
  ambush: Ambushed[];
  tents: Tent[];
  table: Laid[];
  heroes: Hero[];
  /** BTA-1.14: starting units that nobody else has seen yet. */
  unseen: Card[];
  /** BTA-1.15: cards in hand that all saw going there. */
  known: Card[];
  /** BTA-14.26: draws at the end of this turn. */
  attacked: boolean;
  /** BTA-20.5: has annexed the one neutral city that he may. */
  annexed: boolean;
  resigned: boolean;
}

export type CellCard = TerrainPileId | 'ruins' | 'impassable' | 'unusable' | '';

/** The map, cell by cell in the order of reading. */
export interface Land {
  /** What lies there; nothing, if it is empty. */
  cards: CellCard[];
  terrains: (TerrainId | '')[];
  exits: number[];
  /** Who controls the city, and its level. */
  owners: (Seat | typeof NOBODY)[];
  levels: number[];
  /** The defence of a neutral city or of the ruins. */
  guards: number[];
}

/** An action that is named and not yet paid: BTA-6.18. Only its owner sees it. */
export interface Line {
  /** The choice that named it. */
  action: string[];
  /** Where a terrain card is to lie, and its exits; -1 before it is placed. */
  cell: number;
  exits: number;
  /** The faction that was named for a paired artefact. */
  faction?: FactionId;
  /** Hand cards that the action itself takes: a tent, its content, a card about to be hidden, the Wings. */
  named: Card[];
  /** Hand cards that pay. */
  paid: Card[];
  /** The payment: a use for each reference, in card order. Laid cards stay where they are until it is final. */
  payment: string[];
  /** What the payer insisted on, likewise; what he may insist on, with the uses that all payments have in common. */
  insisted: string[];
  options: { ref: string; common: number }[];
  /** Whether a second card for the tent is still to be chosen: BTA-17.11. */
  choosing: boolean;
  /** What the Horn has found so far: BTA-12.6. */
  taken: Card[];
}

/** Who fights: 0 is the attacker's side, 1 the defender's. */
export type BattleRole = 0 | 1;
export const TARGETS = ['city', 'hero', 'neutral', 'ruins'] as const;
export type Target = (typeof TARGETS)[number];

export interface Battle {
  attacker: Seat;
  /** Nobody answers an assault. */
  defender: Seat | typeof NOBODY;
  cell: number;
  target: Target;
  /** The number of the hero attacked, from 0. */
  targetHero: number;
  /** The heroes that take part, by side. */
  heroes: [number[], number[]];
  /** The uses laid, by side: a class of cards, with what a wild one is played as. */
  lines: [string[], string[]];
  /** The attacker has not yet exceeded the base defence: BTA-14.8. */
  opening: boolean;
  /** Whose raise it is. */
  raising: BattleRole;
  /** BTA-14.35: what the others see of the raising side's table and line while a raise is not ended. */
  shown?: { table: Laid[]; line: number };
  /** Whether the others know of it. */
  announced: boolean;
  /** A wild card that is about to become something: its place on the table, and whether it enters with all its uses. */
  assigning?: { at: number; all: boolean };
}

export interface Cohort {
  seat: Seat;
  /** BTA-4.8: what all know, and how much of it has not been shown to all since. */
  announced: { faction: FactionId; size: number; left: number }[];
  /** To whom the cards were shown, once that is chosen. */
  shownTo: Seat | typeof NOBODY;
  /** The cards shown to him, and those of them that not all have seen since. */
  cards: Card[];
  hidden: Card[];
}

export type CardPiles = Record<CardPileId, Card[]>;
export type TerrainPiles = Record<TerrainPileId, TerrainId[]>;

export interface State {
  options: Options;
  /** The factions in play: all four, or three of them for two players. */
  factions: FactionId[];
  phase: Phase;
  first: Seat;
  active: Seat;
  round: number;
  /** BTA-18.6: the last round that changed the map. */
  changed: number;
  land: Land;
  /** Piles: the last card is on top. */
  piles: CardPiles;
  terrain: TerrainPiles;
  provisions: number;
  /** Legendary artefacts on the board. */
  legendary: LegendaryCard[];
  /** BTA-20.2: those hidden under neutral cities. */
  buried: { cell: number; card: LegendaryCard }[];
  /** What the set-up has put back into the box. */
  boxedLegendary: LegendaryCard[];
  boxedCities: TerrainId[];
  limbo: Card[];
  players: Player[];
  /** How many battles there were: each is a thing of its own. */
  battles: number;
  cohort?: Cohort;
  line?: Line;
  battle?: Battle;
  ending?: Ending;
}

function cloneLaid(laid: Laid): Laid {
  const copy: Laid = {
    card: laid.card,
    uses: laid.uses,
    state: laid.state,
    amulet: laid.amulet,
    wild: laid.wild,
  };
  if (laid.as !== undefined) copy.as = laid.as;
  if (laid.tents !== undefined) copy.tents = laid.tents;
  return copy;
}

export const cloneTable = (table: readonly Laid[]): Laid[] => table.map(cloneLaid);

function cloneTent(tent: Tent): Tent {
  return {
    number: tent.number,
    card: tent.card,
    group: tent.group,
    content: tent.content.slice(),
    virtual: tent.virtual,
    fresh: tent.fresh,
  };
}

function clonePlayer(p: Player): Player {
  const copy: Player = {
    nation: p.nation.slice(),
    hand: p.hand.slice(),
    shelter: p.shelter.slice(),
    ambush: p.ambush.map(({ card, known }) => ({ card, known })),
    tents: p.tents.map(cloneTent),
    table: cloneTable(p.table),
    heroes: p.heroes.map(({ cell, rested }) => ({ cell, rested })),
    unseen: p.unseen.slice(),
    known: p.known.slice(),
    attacked: p.attacked,
    annexed: p.annexed,
    resigned: p.resigned,
  };
  if (p.faction !== undefined) copy.faction = p.faction;
  return copy;
}

function cloneLand({ cards, terrains, exits, owners, levels, guards }: Land): Land {
  return {
    cards: cards.slice(),
    terrains: terrains.slice(),
    exits: exits.slice(),
    owners: owners.slice(),
    levels: levels.slice(),
    guards: guards.slice(),
  };
}

export function cloneLine(line: Line): Line {
  const copy: Line = {
    action: line.action.slice(),
    cell: line.cell,
    exits: line.exits,
    named: line.named.slice(),
    paid: line.paid.slice(),
    payment: line.payment.slice(),
    insisted: line.insisted.slice(),
    options: line.options.map(({ ref, common }) => ({ ref, common })),
    choosing: line.choosing,
    taken: line.taken.slice(),
  };
  if (line.faction !== undefined) copy.faction = line.faction;
  return copy;
}

function cloneBattle(b: Battle): Battle {
  const copy: Battle = {
    attacker: b.attacker,
    defender: b.defender,
    cell: b.cell,
    target: b.target,
    targetHero: b.targetHero,
    heroes: [b.heroes[0].slice(), b.heroes[1].slice()],
    lines: [b.lines[0].slice(), b.lines[1].slice()],
    opening: b.opening,
    raising: b.raising,
    announced: b.announced,
  };
  if (b.assigning) copy.assigning = { at: b.assigning.at, all: b.assigning.all };
  if (b.shown) copy.shown = { table: cloneTable(b.shown.table), line: b.shown.line };
  return copy;
}

function cloneCohort(c: Cohort): Cohort {
  return {
    seat: c.seat,
    announced: c.announced.map(({ faction, size, left }) => ({ faction, size, left })),
    shownTo: c.shownTo,
    cards: c.cards.slice(),
    hidden: c.hidden.slice(),
  };
}

/** A record of all piles of creation cards, made in one order so that all have one hidden class. */
export function everyCardPile(make: (id: CardPileId) => Card[]): CardPiles {
  const piles: Partial<CardPiles> = {};
  for (const id of CARD_PILE_IDS) piles[id] = make(id);
  return piles as CardPiles;
}

export function everyTerrainPile(make: (id: TerrainPileId) => TerrainId[]): TerrainPiles {
  const piles: Partial<TerrainPiles> = {};
  for (const id of TERRAIN_PILE_IDS) piles[id] = make(id);
  return piles as TerrainPiles;
}

/** Written by hand, because the bots live on it. */
export function cloneState(s: State): State {
  const copy: State = {
    options: s.options,
    factions: s.factions.slice(),
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    changed: s.changed,
    land: cloneLand(s.land),
    piles: everyCardPile((id) => s.piles[id].slice()),
    terrain: everyTerrainPile((id) => s.terrain[id].slice()),
    provisions: s.provisions,
    legendary: s.legendary.slice(),
    buried: s.buried.map(({ cell, card }) => ({ cell, card })),
    boxedLegendary: s.boxedLegendary.slice(),
    boxedCities: s.boxedCities.slice(),
    limbo: s.limbo.slice(),
    players: s.players.map(clonePlayer),
    battles: s.battles,
  };
  if (s.cohort) copy.cohort = cloneCohort(s.cohort);
  if (s.line) copy.line = cloneLine(s.line);
  if (s.battle) copy.battle = cloneBattle(s.battle);
  if (s.ending) copy.ending = s.ending;
  return copy;
}
