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

/** A march that can still be taken back (NER-4.14), with what it changed. */
export interface PlannedMarch {
  from: Space;
  to: Space;
  /** A card was played since. */
  isFixed: boolean;
  movers: Piece[];
  /** What its movers were before: see planMarch. */
  before: number[];
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
  /** The marches of phase 2 as long as it lasts, in their order. */
  planned: PlannedMarch[];
}

/** Before round 1, then the two steps of each round (NER-6.6). */
export const STEPS = ['start', 'firstStrike', 'normal'] as const;
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
  /** The attacker has retreated (NER-10.1). */
  retreated: boolean;
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
  /** Realms whose wizards fell in this step and attack once more, one entry for each (card 105). */
  avenging: Realm[];
  /** The pieces that have fought, from the end of the battle on (card 78). */
  veterans: Piece[];
  /** Guardians: which dice each tile still has, a bit for each, and whether they rolled in this round. */
  guards: number[];
  guardsRolled: boolean[];
  /** Dice to be added to the next roll: piece, sides, how many. */
  bonus: number[];
  /** Wizards whose own die is not rolled (card 72). */
  fixed: Piece[];
  /**
   * The dice of the roll that is being looked at: who rolled (NO_PIECE for a guardian or a death attack), whose piece of
   * which kind that was, with how many sides, what it shows, and whether it was rerolled.
   */
  rollers: Piece[];
  rollerRealms: Realm[];
  rollerUnits: Unit[];
  sides: number[];
  faces: number[];
  /** What each die must show (NER-6.5). */
  needs: number[];
  rerolls: number[];
  /** Realms that have taken part so far, and, once the battle is over, those that won and lost it, as bits (NER-11.15). */
  joined: number;
  victors: number;
  losers: number;
}

/** A battle in which nothing has happened yet. */
export function newBattle(space: Space, attacker: Realm): Battle {
  return {
    space,
    attacker,
    round: 0,
    step: 'start',
    fought: false,
    noRetreat: false,
    retreated: false,
    effects: [],
    clouded: 0,
    healed: 0,
    surging: false,
    rerolled: [],
    onAttacker: 0,
    onDefender: 0,
    lost: [0, 0, 0, 0],
    avenging: [],
    veterans: [],
    guards: [],
    guardsRolled: [],
    bonus: [],
    fixed: [],
    rollers: [],
    rollerRealms: [],
    rollerUnits: [],
    sides: [],
    faces: [],
    needs: [],
    rerolls: [],
    joined: 0,
    victors: 0,
    losers: 0,
  };
}

/** What a card whose targets are being chosen is used for: an event, the Power of a treasure, its Property. */
export const USES = ['event', 'power', 'property'] as const;
export type Use = (typeof USES)[number];

/** A card whose targets are being chosen: nobody else may know yet (NER-2.10). */
export interface Pending {
  realm: Realm;
  card: Card;
  use: Use;
  /** What was chosen so far: spaces, realms, pieces, cards, as the card asks for them. */
  chosen: number[];
  /** Nobody more is to be chosen. */
  closed: boolean;
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
  /** Who has passed in each open window, as bits, the innermost last (NER-17.3). */
  windows: number[];
  /** Heroes destroyed whose owners are still to be asked: realm and unit, one after the other (NER-17.20). */
  fallen: number[];
  /** Seats that resigned (NER-16.8). */
  absent: Seat[];
  ending?: Ending;
  winners?: Seat[];
}

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

const clonePlan = (plan: PlannedMarch): PlannedMarch => ({
  from: plan.from,
  to: plan.to,
  isFixed: plan.isFixed,
  movers: plan.movers.slice(),
  before: plan.before.slice(),
});

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
    planned: t.planned.map(clonePlan),
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
    retreated: b.retreated,
    effects: b.effects.slice(),
    clouded: b.clouded,
    healed: b.healed,
    surging: b.surging,
    rerolled: b.rerolled.slice(),
    onAttacker: b.onAttacker,
    onDefender: b.onDefender,
    lost: b.lost.slice(),
    avenging: b.avenging.slice(),
    veterans: b.veterans.slice(),
    guards: b.guards.slice(),
    guardsRolled: b.guardsRolled.slice(),
    bonus: b.bonus.slice(),
    fixed: b.fixed.slice(),
    rollers: b.rollers.slice(),
    rollerRealms: b.rollerRealms.slice(),
    rollerUnits: b.rollerUnits.slice(),
    sides: b.sides.slice(),
    faces: b.faces.slice(),
    needs: b.needs.slice(),
    rerolls: b.rerolls.slice(),
    joined: b.joined,
    victors: b.victors,
    losers: b.losers,
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
    windows: s.windows.slice(),
    fallen: s.fallen.slice(),
    absent: s.absent.slice(),
  };
  if (s.battle) copy.battle = cloneBattle(s.battle);
  if (s.pending) copy.pending = { ...s.pending, chosen: s.pending.chosen.slice() };
  if (s.ending) copy.ending = s.ending;
  if (s.winners) copy.winners = s.winners.slice();
  return copy;
}
