/** A match of Echoes of Emperors between two choices, as plain JSON. */
import type { Ref, Seat } from '@gonfalon/kernel';
import type {
  BuildingKind,
  CardId,
  Civ,
  DeckCardId,
  Filter,
  Keyword,
  KeywordOf,
  Kind,
  Mode,
  Option,
  Pawn,
  Resource,
  Stat,
  TechnologyId,
  TileId,
  UnitId,
  Until,
} from '../content/index.ts';
import type { Land } from './land.ts';
import type { Size, Square } from './squares.ts';

export const NOBODY = -1;

/** ECH-1.13, then the parts of a turn in their order: ECH-2.1. */
export const PHASES = ['muster', 'set-up', 'start', 'mobilisation', 'deployment', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['capital', 'army', 'both', 'stalemate', 'resigned'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Options {
  mode: 'base' | 'long';
  map: 'highland' | 'constantinople';
  decks: 'preset' | 'built';
  mirror: boolean;
  openingRestock: boolean;
  teamCapital: 10 | 20;
}

/** A card in play besides units. `since` counts everything that came into play, and so gives the order of R-27. */
export interface ActiveCard {
  card: TechnologyId;
  since: number;
  /** Bits of the abilities that were used this turn, where they work once per turn. */
  used: number;
}

export interface Upgrade extends ActiveCard {
  /** Whose card it is; in a team it may be on a mate's unit: ECH-11.24. */
  seat: Seat;
}

export interface Unit {
  /** `u1` is 1. */
  id: number;
  card: UnitId;
  seat: Seat;
  at: Square;
  pawn: Pawn;
  mode: Mode;
  damage: number;
  exhausted: boolean;
  /** It has made its move of the turn. */
  moved: boolean;
  /** Squares entered this turn by moves, for Charge: ECH-10.5. */
  strides: number;
  /** How often it switched its mode this turn. */
  switches: number;
  /** It has attacked this turn, and has taken the build action that some may still take then: ECH-5.20. */
  attacked: boolean;
  builtAfter: boolean;
  /** It stays exhausted at its owner's next Start: ECH-10.8. */
  held: boolean;
  since: number;
  /** Bits of the abilities that were used: this turn, and for good. */
  used: number;
  spent: number;
  upgrades: Upgrade[];
}

export interface Building {
  /** `b1` is 1. */
  id: number;
  kind: BuildingKind;
  seat: Seat;
  at: Square;
  damage: number;
}

/** Temporary resources of one kind that one ability put on one card. */
export interface Tokens {
  /** The `since` of the card that holds them. */
  on: number;
  zone: TokenZone;
  res: Resource;
  n: number;
  /** Which ability gave them, for «Max. X»: the card and the number of its ability. */
  by: string;
  /** ECH-11.23: the joker of the second team. */
  team?: true;
}

/** ECH-3.10: in this order they are spent. */
export const TOKEN_ZONES = ['unit', 'event', 'civ', 'front'] as const;
export type TokenZone = (typeof TOKEN_ZONES)[number];

export interface Player {
  civ?: Civ;
  /** Of the Civilisation card. */
  since: number;
  used: number;
  /** The 35 cards that it began with. Never changed in place. */
  list: readonly DeckCardId[];
  /** ECH-1.7: which Starting Scout begins. */
  scout?: UnitId;
  hand: DeckCardId[];
  /** Cards of the hand that everybody saw on their way into it: ECH-13.1. */
  known: DeckCardId[];
  /** The last card is on top. */
  deck: DeckCardId[];
  discard: DeckCardId[];
  /** Main resources and how many of them are exhausted. */
  main: Purse;
  exhausted: Purse;
  tokens: Tokens[];
  events: ActiveCard[];
  /** ECH-8.15: Actions that hold temporary resources. */
  front: ActiveCard[];
  /** ECH-7.6: the royal pawns that are out of the game. */
  kingOut: boolean;
  queenOut: boolean;
  /** The lowest health that its Capital ever had: ECH-9.9. */
  low: number;
  /** How many turns it has begun. */
  turns: number;
  /** ECH-5.14: cards set aside in a resupply that is going on. */
  aside: DeckCardId[];
  /** ECH-11.21: changes of the list in the muster. */
  changes: number;
  /** The list was handed in. */
  mustered: boolean;
}

export type Purse = Record<Kind, number>;

/** What a card gave to a unit or a building for some time: ECH-8.24. */
export interface Lasting {
  on: 'unit' | 'building';
  id: number;
  gives: Keyword | Stat;
  x: number;
  vs?: KeywordOf['vs'];
  until: Until;
  /** Whose turns count. */
  seat: Seat;
}

/** A reduction that a played card gave for this turn. */
export interface TurnReduction {
  since: number;
  res: Kind | 'total';
  n: number;
  min: number;
  filter: Filter;
  uses: number;
}

export interface Turn {
  /** ECH-5.3 */
  campBuilt: boolean;
  /** Attacks that the active seat has declared: ECH-8.26. */
  attacks: number;
  noAttacks: boolean;
  /** Buildings whose garrisons are not protected. */
  exposed: number[];
  /** Opponents whose main resources the active seat may exhaust. */
  lenders: Seat[];
  reductions: TurnReduction[];
  /** Something happened that counts for ECH-9.9. */
  progress: boolean;
}

export interface Attack {
  unit: number;
  target: { on: 'unit' | 'building'; id: number };
  mode: Mode;
  /** Where the attacker began, and the squares that it entered, the target's last; none in ranged mode. */
  from: Square;
  path: Square[];
  cancelled: boolean;
  /** The attacker stands where it will stay; until then it counts as being on the target's square. */
  placed: boolean;
}

/**
 * What a seat is about to play, deploy, build or use: ECH-13.9, nobody else sees it until it is paid. It is asked for
 * bit by bit, and may be taken back until then.
 */
export interface Pending {
  seat: Seat;
  what: 'deploy' | 'play' | 'react' | 'ability' | 'barracks' | 'transfer';
  card?: DeckCardId;
  /** Who builds, uses its ability or gets the Upgrade. */
  unit: number;
  /** Where a unit is deployed, on which pawn, in which mode, and which unit makes room for it. */
  at?: Square;
  pawn?: Pawn;
  mode?: Mode;
  replaces: number;
  /** Which building is transferred. */
  building: number;
  /** The number of the ability: of a card with several effects the chosen one, -1 until then. */
  ability: number;
  /** The Event that makes room, by its `since`: ECH-8.22. */
  drops: number;
  opponent: Seat;
  picks: Ref[];
  picked: boolean;
  /** The sources chosen so far. */
  paid: string[];
  /** What a Reaction is about: the unit deployed or lost, and who destroyed it. */
  subject: number;
  destroyer: number;
}

/** A Technology between its payment and its resting place. */
export interface PlayedCard {
  seat: Seat;
  card: TechnologyId;
  since: number;
  unit: number;
  ability: number;
  opponent: Seat;
  picks: Ref[];
  subject: number;
  destroyer: number;
  cancelled: boolean;
}

/** Effects that are being carried out; the last one of the list first. */
export interface Work {
  seat: Seat;
  card: CardId;
  ability: number;
  /** Of an effect that lets somebody choose: which option. */
  option?: Option['id'];
  /** Which effect is next. */
  next: number;
  /** The card in play, or the unit that it is; 0 for none. */
  since: number;
  source: number;
  /** Who set it off, and who destroyed whom. */
  subject: number;
  destroyer: number;
  opponent: Seat;
  /** What was picked for the next effect, and whether that is all. */
  picks: Ref[];
  picked: boolean;
  /** What is still to be done of the effect, one after another. */
  queue: Ref[];
  queued: boolean;
  /** What the effect before this one affected, whether it put a token somewhere, and whether anything was done. */
  chosen: Ref[];
  gained: boolean;
  did: boolean;
}

/** A unit that was lost, until what its loss sets off has happened. */
export type Fallen = {
  unit: number;
  card: UnitId;
  seat: Seat;
  since: number;
  /** ECH-6.34, and whether it was by its attack rather than by a counter. */
  destroyer: number;
  byAttack: boolean;
};

export interface State {
  options: Options;
  size: Size;
  phase: Phase;
  /** The highest roller, and the order in which the seats play. */
  leader: Seat;
  order: Seat[];
  /** Seats that have still to choose a civilisation, in this order. */
  choosing: Seat[];
  active: Seat;
  /** Turns begun, all seats counted, and how many in a row brought nothing: ECH-9.9. */
  turns: number;
  idle: number;
  /** What lies on each place, start tiles included, face up or down. */
  places: TileId[];
  /** ECH-11.2: tiles that nobody will see. */
  spare: TileId[];
  /** By rows from a1: the features of a square, none while its tile is face down. Never changed in place. */
  land: readonly Land[];
  units: Unit[];
  buildings: Building[];
  players: Player[];
  lasting: Lasting[];
  turn: Turn;
  attack?: Attack;
  pending?: Pending;
  played: PlayedCard[];
  works: Work[];
  fallen: Fallen[];
  /** Of each open reaction window: which of its seats is being asked. Who that is is a secret. */
  asked: number[];
  /** A building that the attack destroyed, for what that sets off. */
  razed: boolean;
  /** The place whose tile is shown and not yet rotated. */
  shown?: number;
  /** The numbers of the last unit and building, and of the last card that came into play. */
  lastUnit: number;
  lastBuilding: number;
  lastSince: number;
  /** Cards that a script wants on top once the decks are shuffled. */
  stacked: DeckCardId[];
  ending?: Ending;
  winners: Seat[];
}

export const freshTurn = (): Turn => ({
  campBuilt: false,
  attacks: 0,
  noAttacks: false,
  exposed: [],
  lenders: [],
  reductions: [],
  progress: false,
});
