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

/** The rules that refuse a choice, or a state from outside. */
export const REFUSING = [
  'ECH-1.2',
  'ECH-1.3',
  'ECH-1.6',
  'ECH-1.7',
  'ECH-1.8',
  'ECH-1.14',
  'ECH-2.1',
  'ECH-2.4',
  'ECH-2.6',
  'ECH-3.1',
  'ECH-3.2',
  'ECH-3.8',
  'ECH-3.12',
  'ECH-4.1',
  'ECH-4.2',
  'ECH-4.4',
  'ECH-4.5',
  'ECH-4.7',
  'ECH-4.8',
  'ECH-4.9',
  'ECH-4.16',
  'ECH-4.18',
  'ECH-4.19',
  'ECH-5.1',
  'ECH-5.2',
  'ECH-5.3',
  'ECH-5.4',
  'ECH-5.7',
  'ECH-5.10',
  'ECH-5.11',
  'ECH-5.13',
  'ECH-5.14',
  'ECH-5.16',
  'ECH-5.17',
  'ECH-5.19',
  'ECH-5.21',
  'ECH-6.1',
  'ECH-6.2',
  'ECH-6.3',
  'ECH-6.4',
  'ECH-6.5',
  'ECH-6.13',
  'ECH-6.18',
  'ECH-6.19',
  'ECH-6.20',
  'ECH-6.25',
  'ECH-7.1',
  'ECH-7.2',
  'ECH-7.3',
  'ECH-7.4',
  'ECH-7.6',
  'ECH-7.7',
  'ECH-7.9',
  'ECH-7.10',
  'ECH-7.11',
  'ECH-7.13',
  'ECH-8.1',
  'ECH-8.2',
  'ECH-8.3',
  'ECH-8.4',
  'ECH-8.5',
  'ECH-8.6',
  'ECH-8.9',
  'ECH-8.11',
  'ECH-8.12',
  'ECH-8.15',
  'ECH-8.17',
  'ECH-8.26',
  'ECH-8.27',
  'ECH-9.3',
  'ECH-9.5',
  'ECH-9.6',
  'ECH-9.14',
  'ECH-10.7',
  'ECH-10.12',
  'ECH-10.13',
  'ECH-10.15',
  'ECH-10.20',
  'ECH-11.2',
  'ECH-11.3',
  'ECH-11.7',
  'ECH-11.9',
  'ECH-11.10',
  'ECH-11.11',
  'ECH-11.12',
  'ECH-11.13',
  'ECH-11.17',
  'ECH-11.18',
  'ECH-11.21',
  'ECH-11.24',
  'ECH-12.4',
  'ECH-12.5',
  'ECH-13.1',
  'ECH-13.6',
] as const satisfies readonly RuleId[];
export type RefusingRule = (typeof REFUSING)[number];

export interface EchoesVocabulary {
  prompts: Prompts;
  kinds: Record<RefKind, Ref>;
  verbs: EchoesVerbs;
  events: Events;
  steps: Steps;
  refusals: RefusingRule;
}

export type Context = StepContext<State, EchoesVocabulary>;

/** ECH-2.1 tells what is done when. */
export const question = questionsOf<State, EchoesVocabulary>({ kindOf, wrongMoment: 'ECH-2.1' });
