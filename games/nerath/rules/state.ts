/** A match of Conquest of Nerath between two choices, as plain JSON. Spaces, realms, units and cards are numbers. */
import type { Seat } from '@gonfalon/kernel';
import type { Length, Mode } from '../content/index.ts';
import type { Realm, Space, Unit } from './board.ts';
import type { Piece, Pieces } from './pieces.ts';
import { clonePieces } from './pieces.ts';

/** The number of an event or of a treasure. */
export type Card = number;
/** The place of a tile in the list of guardians. */
export type Guardian = number;

/** The parts of a turn in their order (NER-2.1, 2.3), and the end of a game round. */
export const PHASES = [
  'turnStart',
  'draw',
  'move',
  'battles',
  'reposition',
  'reinforce',
  'income',
  'roundEnd',
] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['points', 'capitals', 'treasures', 'round-limit', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Options {
  /** Read only with 4 seats (NER-1.14). */
  mode: Mode;
  length: Length;
  /** NER-16.6: 0 is none. */
  roundLimit: number;
}

export interface RealmState {
  gold: number;
  vp: number;
  /** The last card is on top. */
  deck: Card[];
  hand: Card[];
  /** Face up; the last card came last. */
  discard: Card[];
  /** Treasures not yet played, and those in play. */
  held: Card[];
  inPlay: Card[];
  /** How many castles of its own it has placed so far (NER-14.1). */
  castles: number;
  /** Whether its first Draw phase has begun (NER-1.11). */
  begun: boolean;
  /** How many cards on top of its deck, and under it, its owner has seen (card 85). */
  knownTop: number;
  knownBottom: number;
}

/** Who knows a tile: a bit for each seat, and one for everybody. */
export const FACE_UP = 16;

export interface Entrance {
  /** In the order in which they were put there. */
  tiles: Guardian[];
  seen: number[];
}

/** What lasts until the end of the active realm's turn. */
export interface Turn {
  /** Lands with a castle that it controlled when the turn began (NER-14.2). */
  castles: Space[];
  conquered: Space[];
  /** Properties that were used and can be used once a turn. */
  used: Card[];
  /** Events in force until the end of the turn (23, 27, 69). */
  effects: Card[];
  /** One entry for each unit placed in phase 5: the castle that took it (NER-14.3). */
  placed: Space[];
  /** Castles bought this turn (NER-14.6). */
  founded: Space[];
  /** How many castles it controlled when phase 5 began (NER-14.4, 14.7). */
  castleCount: number;
  /** Spaces whose attack is still to be resolved (NER-4.7). */
  attacks: Space[];
}

export const STEPS = ['start', 'firstStrike', 'normal', 'end'] as const;
export type BattleStep = (typeof STEPS)[number];

export interface Battle {
  space: Space;
  attacker: Realm;
  /** 0 before round 1. */
  round: number;
  step: BattleStep;
  /** A defender was there at some moment. */
  fought: boolean;
  /** Card 64. */
  noRetreat: boolean;
  /** Events in force until the end of the battle. */
  effects: Card[];
  /** Hits that cards 3 and 62 will still cancel in this round. */
  clouded: number;
  healed: number;
  /** Card 33 was played in the First Strike step of this round. */
  surging: boolean;
  /** Properties used in this battle (90, 102). */
  rerolled: Card[];
  /** Hits scored in this step, on the attacker and on the defender. */
  onAttacker: number;
  onDefender: number;
  /** Pieces destroyed in this round, by realm (card 17). */
  lost: number[];
  /** Guardians: which dice each tile still has, a bit for each. */
  guards: number[];
  /** Dice to be added to the next roll: piece, sides, how many. */
  bonus: number[];
  /** Wizards whose own die is not rolled (card 72). */
  fixed: Piece[];
  /** The dice of the roll that is being looked at: who rolled, with what, what it shows, whether it was rerolled. */
  rollers: Piece[];
  sides: number[];
  faces: number[];
  rerolls: number[];
}

/** A card whose targets are being chosen: nobody else may know yet (NER-2.10). */
export interface Pending {
  realm: Realm;
  card: Card;
  /** What was chosen so far: spaces, realms, cards. */
  chosen: number[];
}

export interface State {
  options: Options;
  seats: number;
  /** The game round, from 1. */
  round: number;
  active: Realm;
  phase: Phase;
  /** Who controls each land; NOBODY elsewhere. */
  control: Realm[];
  pieces: Pieces;
  realms: RealmState[];
  entrances: Entrance[];
  guardianStack: Guardian[];
  guardianDiscard: Guardian[];
  treasureDeck: Card[];
  turn: Turn;
  battle?: Battle;
  pending?: Pending;
  /** Seats that resigned (NER-16.8). */
  absent: Seat[];
  ending?: Ending;
}

/** Units by number, as cards and purchases name them. */
export type UnitCounts = Partial<Record<Unit, number>>;

function cloneRealm(r: RealmState): RealmState {
  return {
    gold: r.gold,
    vp: r.vp,
    deck: r.deck.slice(),
    hand: r.hand.slice(),
    discard: r.discard.slice(),
    held: r.held.slice(),
    inPlay: r.inPlay.slice(),
    castles: r.castles,
    begun: r.begun,
    knownTop: r.knownTop,
    knownBottom: r.knownBottom,
  };
}

const cloneEntrance = (e: Entrance): Entrance => ({ tiles: e.tiles.slice(), seen: e.seen.slice() });

function cloneTurn(t: Turn): Turn {
  return {
    castles: t.castles.slice(),
    conquered: t.conquered.slice(),
    used: t.used.slice(),
    effects: t.effects.slice(),
    placed: t.placed.slice(),
    founded: t.founded.slice(),
    castleCount: t.castleCount,
    attacks: t.attacks.slice(),
  };
}

function cloneBattle(b: Battle): Battle {
  return {
    space: b.space,
    attacker: b.attacker,
    round: b.round,
    step: b.step,
    fought: b.fought,
    noRetreat: b.noRetreat,
    effects: b.effects.slice(),
    clouded: b.clouded,
    healed: b.healed,
    surging: b.surging,
    rerolled: b.rerolled.slice(),
    onAttacker: b.onAttacker,
    onDefender: b.onDefender,
    lost: b.lost.slice(),
    guards: b.guards.slice(),
    bonus: b.bonus.slice(),
    fixed: b.fixed.slice(),
    rollers: b.rollers.slice(),
    sides: b.sides.slice(),
    faces: b.faces.slice(),
    rerolls: b.rerolls.slice(),
  };
}

/** Written by hand, because the bots live on it. */
export function cloneState(s: State): State {
  const copy: State = {
    options: s.options,
    seats: s.seats,
    round: s.round,
    active: s.active,
    phase: s.phase,
    control: s.control.slice(),
    pieces: clonePieces(s.pieces),
    realms: s.realms.map(cloneRealm),
    entrances: s.entrances.map(cloneEntrance),
    guardianStack: s.guardianStack.slice(),
    guardianDiscard: s.guardianDiscard.slice(),
    treasureDeck: s.treasureDeck.slice(),
    turn: cloneTurn(s.turn),
    absent: s.absent.slice(),
  };
  if (s.battle) copy.battle = cloneBattle(s.battle);
  if (s.pending) copy.pending = { ...s.pending, chosen: s.pending.chosen.slice() };
  if (s.ending) copy.ending = s.ending;
  return copy;
}
