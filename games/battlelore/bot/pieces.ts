/** What a bot sees on the board: places and fighters, each of which knows the other. */
import type { Seat } from '@gonfalon/kernel';
import type { Banner, HexId } from '../content/index.ts';
import type { Unit } from '../rules/state.ts';

/** More dice than any cap. */
export const NO_CAP = 99;

/** What lies between two places. */
export interface Line {
  /** A half hex is in the way. */
  readonly shut: boolean;
  readonly crossed: readonly Place[];
  readonly left: readonly Place[];
  readonly right: readonly Place[];
}

export interface Place {
  readonly id: HexId;
  readonly index: number;
  readonly around: readonly Place[];
  /** Where a unit of each seat retreats to. */
  readonly back: readonly [readonly Place[], readonly Place[]];
  /** One bit for each section of the board. */
  readonly sections: number;
  readonly far: Uint8Array;
  readonly lines: (Line | undefined)[];
  readonly passable: boolean;
  /** Hills that hang together have the same number; 0 is no hill. */
  readonly ridge: number;
  readonly ground: Readonly<Ground>;
  /** Ground and landmarks as they are now. */
  now: Ground;
  fighter: Fighter | undefined;
  /** The last walk that came by, whether it may battle there, and whether it ends there. */
  seen: number;
  fights: boolean;
  halts: boolean;
  /** The last look that a seat took at it, and what it saw: hits to be feared, and how far the enemy is. */
  surveyed: number;
  surveyor: Seat;
  hits: number;
  near: number;
}

/** What a place does to whoever stands on it or enters it. */
export interface Ground {
  capFrom: number;
  capInto: number;
  /** The cap for whoever attacks from the same kind of ground. */
  capAmong: number;
  bold: number;
  stop: boolean;
  noBattle: boolean;
  /** A wall from which one goes on to the next. */
  chained: boolean;
  blocks: boolean;
  /** It blocks also for those who stand on the same hill. */
  wall: boolean;
}

export const FOOT = 0;
export const HORSE = 1;
export const BEAST = 2;

/** Which swords of its dice hit. */
type Swords = 'always' | 'ranged' | 'never';

/** What all units of a type have in common. */
export interface Kind {
  readonly sort: typeof FOOT | typeof HORSE | typeof BEAST;
  readonly full: number;
  readonly range: number;
  readonly penalty: number;
  readonly swords: Swords;
  readonly spares: boolean;
  /** Hexes of retreat for each flag, and whether it panics. */
  readonly flight: number;
  readonly panics: boolean;
  readonly bold: number;
  readonly rush: boolean;
}

export class Fighter {
  unit!: Unit;
  place!: Place;
  kind!: Kind;
  colour!: Banner;
  seat: Seat = 0;
  figures = 0;
  /** Dice before terrain, and the steps after which it may battle, and those it may take at all. */
  dice = 0;
  battle = 0;
  most = 0;
  range = 0;
  /** More dice by cards, and the most that they leave. */
  plusMelee = 0;
  plusRanged = 0;
  limit = NO_CAP;
  /** Faces that hit besides those of its weapon. */
  plusFaces = 0;
  bold = 0;
  /** In banners: one of its figures. */
  worth = 0;
  /** No way back. */
  cornered = false;
  /** What ordering it would bring, in banners; filled in by whoever asks. */
  use = 0;
}
