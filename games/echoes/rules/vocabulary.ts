/** The names that these rules use: a prompt, verb, event or step that is not here does not compile. */
import type { BySeat, NoParams, Ref, Seat, StepContext } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import type {
  BuildingKind,
  CardId,
  Civ,
  DeckCardId,
  Keyword,
  Kind,
  Mode,
  Option,
  Pawn,
  ReactionWindow,
  Resource,
  Stat,
  TechnologyId,
  TileId,
  UnitId,
} from '../content/index.ts';
import type { RuleId } from '../content/rules.ts';
import type { Rotation } from './land.ts';
import type { Kind as RefKind } from './refs.ts';
import { kindOf } from './refs.ts';
import type { Square } from './squares.ts';
import type { Fallen, State } from './state.ts';

/** The questions: ECH-D1 to D23. */
export interface Prompts {
  lead: NoParams;
  civ: NoParams;
  scout: NoParams;
  /** How many more may be set aside; -1 is any number. */
  restock: { readonly left: number };
  mobilise: NoParams;
  deploy: NoParams;
  /** What is paid for, and what «auto» would take. */
  pay: { readonly for: CardId | 'barracks'; readonly auto: readonly string[] };
  rotate: { readonly tile: TileId };
  enter: { readonly card: UnitId };
  effect: { readonly card: CardId };
  pick: { readonly card: CardId };
  'drop-event': NoParams;
  react: { readonly window: ReactionWindow; readonly card?: CardId; readonly unit?: Ref };
  may: { readonly card: CardId };
  place: { readonly card: UnitId; readonly unit: Ref };
  discard: { readonly excess: number };
  resource: { readonly card: CardId };
  opponent: { readonly card: CardId };
  begin: NoParams;
  search: { readonly card: CardId; readonly from: 'deck' | 'discard'; readonly left: number };
  'muster-civ': NoParams;
  muster: { readonly cards: number };
  tile: { readonly card: CardId };
  choose: { readonly card: CardId };
}

export type EchoesVerbs = {
  first: [];
  second: [];
  civ: ['civ'];
  scout: ['card'];
  set: ['card'];
  done: [];
  move: ['unit', 'square'];
  attack: ['unit', 'unit' | 'building'];
  mode: ['unit'];
  camp: ['unit'];
  barracks: ['unit'];
  transfer: ['unit', 'building'];
  draw: ['unit'];
  restock: ['unit'];
  ability: ['unit', 'number'];
  play: ['card', ...'unit'[]];
  dropEvent: ['card'];
  pass: [];
  deploy: ['card', 'square'];
  replace: ['card', 'unit', 'square'];
  revive: ['pawn'];
  auto: [];
  pay: ['source'];
  rotate: ['number'];
  enter: ['pawn', 'mode'];
  effect: ['number'];
  pick: ['unit' | 'building' | 'square'];
  react: ['card'];
  use: [];
  decline: [];
  to: ['square'];
  stay: [];
  discard: ['card'];
  food: [];
  wood: [];
  gold: [];
  seat: ['number'];
  begin: ['number'];
  take: ['card'];
  add: ['card'];
  drop: ['card'];
  clear: [];
  preset: [];
  tile: ['square'];
  option: ['option'];
};

type OfUnit = BySeat & { readonly unit: Ref; readonly card: UnitId };
/** A unit or a building, with what its owner is and what it is. */
type OfThing = BySeat & { readonly thing: Ref; readonly card?: UnitId; readonly building?: BuildingKind };

export interface Events {
  dice: { readonly seats: readonly Seat[]; readonly rolls: readonly number[] };
  'civ-chosen': BySeat & { readonly civ: Civ };
  mustered: BySeat;
  begins: BySeat;
  turn: BySeat & { readonly turn: number };
  deployment: BySeat;
  refreshed: BySeat;
  moved: OfUnit & { readonly from: Square; readonly to: Square };
  explored: BySeat & { readonly tile: TileId; readonly at: Square };
  rotated: BySeat & { readonly tile: TileId; readonly rotation: Rotation };
  'went-back': OfUnit & { readonly to: Square };
  placed: OfUnit & { readonly to: Square };
  pushed: OfUnit & { readonly to: Square };
  switched: OfUnit & { readonly mode: Mode };
  built: BySeat & { readonly building: BuildingKind; readonly at: Square };
  transferred: BySeat & { readonly building: BuildingKind; readonly from: Square; readonly at: Square };
  removed: BySeat & { readonly building: BuildingKind; readonly at: Square };
  paid: BySeat & { readonly sources: readonly string[] };
  gained: BySeat & { readonly res: Kind; readonly n: number };
  tokens: BySeat & { readonly res: Resource; readonly n: number; readonly card: CardId };
  attack: OfUnit & {
    readonly mode: Mode;
    readonly target: Ref;
    readonly foe: Seat;
    readonly foeCard?: UnitId;
    readonly foeBuilding?: BuildingKind;
  };
  'attack-cancelled': OfUnit;
  damaged: OfThing & { readonly n: number; readonly left: number };
  healed: OfThing & { readonly n: number; readonly left: number };
  'life-lost': BySeat & { readonly n: number; readonly left: number };
  lost: OfUnit & { readonly at: Square };
  razed: BySeat & { readonly building: BuildingKind; readonly at: Square };
  drew: BySeat & { readonly count: number; readonly cards?: readonly DeckCardId[] };
  resupplied: BySeat & { readonly count: number; readonly cards?: readonly DeckCardId[] };
  discarded: BySeat & { readonly card: DeckCardId };
  deployed: OfUnit & { readonly at: Square; readonly pawn: Pawn; readonly mode: Mode };
  replaced: OfUnit;
  played: BySeat & { readonly card: TechnologyId; readonly effect?: number; readonly on?: UnitId };
  'card-cancelled': BySeat & { readonly card: TechnologyId };
  'event-dropped': BySeat & { readonly card: TechnologyId };
  ability: BySeat & { readonly card: CardId };
  village: OfUnit & { readonly at: Square };
  took: BySeat & { readonly card: DeckCardId; readonly from: 'deck' | 'discard' };
  searched: BySeat & { readonly count: number };
  given: OfThing & { readonly gives: Keyword | Stat; readonly x: number };
  exhausted: OfUnit;
  'refreshed-unit': OfUnit;
  revived: BySeat & { readonly pawn: Pawn };
  lends: BySeat & { readonly from: Seat };
  exposed: BySeat & { readonly building: BuildingKind; readonly at: Square };
  reduced: BySeat & { readonly card: CardId };
  chose: BySeat & { readonly option: Option['id']; readonly card: CardId };
  resigned: BySeat;
}

/** An ability that waits for its turn. */
export type TriggerEntry = {
  readonly seat: Seat;
  readonly card: CardId;
  readonly ability: number;
  readonly since: number;
  readonly source: number;
  readonly subject: number;
  readonly destroyer: number;
};

/** What a reaction window is about. */
export type WindowLocals = {
  window: ReactionWindow;
  seats: Seat[];
  /** The Technology played, or the card of the unit deployed or lost. */
  card?: DeckCardId;
  unit: number;
  destroyer: number;
};

export interface Steps {
  match: NoParams;
  muster: { seat: Seat };
  dice: NoParams;
  lead: NoParams;
  'set-up': { next?: number };
  civ: NoParams;
  'lay-out': NoParams;
  begin: NoParams;
  opening: { next: number };
  'first-turn': NoParams;
  turn: { part: number };
  start: NoParams;
  mobilisation: NoParams;
  deployment: NoParams;
  end: { stage: number };
  rotate: { unit: number; path: Square[]; from: Square };
  attack: { stage: number };
  retreat: { unit: number };
  triggers: { list: TriggerEntry[] };
  may: TriggerEntry;
  work: NoParams;
  pick: NoParams;
  place: { unit: number };
  resource: NoParams;
  discard: { seat: Seat; left: number };
  search: { from: 'deck' | 'discard'; left: number };
  restock: { seat: Seat; max: number; shuffleFirst: boolean; forWork: boolean };
  choose: NoParams;
  technology: { stage: number };
  window: WindowLocals;
  fallen: NoParams;
  'loss-windows': { list: Fallen[] };
}

export interface EchoesVocabulary {
  prompts: Prompts;
  kinds: Record<RefKind, Ref>;
  verbs: EchoesVerbs;
  events: Events;
  steps: Steps;
  refusals: RuleId;
}

export type Context = StepContext<State, EchoesVocabulary>;

/** ECH-2.1 tells what is done when. */
export const question = questionsOf<State, EchoesVocabulary>({ kindOf, wrongMoment: 'ECH-2.1' });
