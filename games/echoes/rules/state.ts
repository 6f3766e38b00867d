/** A match of Echoes of Emperors between two choices, as plain JSON. */
import type { Seat } from '@gonfalon/kernel';
import type {
  BuildingKind,
  Civ,
  DeckCardId,
  Filter,
  Keyword,
  KeywordOf,
  Kind,
  Mode,
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
}

export interface State {
  options: Options;
  size: Size;
  phase: Phase;
  /** The highest roller, and the order in which the seats play. */
  leader: Seat;
  order: Seat[];
  active: Seat;
  /** Turns begun, all seats counted, and how many in a row brought nothing: ECH-9.9. */
  turns: number;
  idle: number;
  /** What lies on each place, start tiles included, face up or down. */
  places: TileId[];
  /** ECH-11.2: tiles that nobody will see. */
  spare: TileId[];
  /** By rows from a1: the features of a square, none while its tile is face down. */
  land: Land[];
  units: Unit[];
  buildings: Building[];
  players: Player[];
  lasting: Lasting[];
  turn: Turn;
  attack?: Attack;
  /** The numbers of the last unit and building, and of the last card that came into play. */
  lastUnit: number;
  lastBuilding: number;
  lastSince: number;
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
