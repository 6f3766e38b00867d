/**
 * The names that the rules of BattleLore use: each question, verb, event, step and refusing rule with its facts. The
 * messages, sounds and stories are typed by the same lists.
 */
import type { BySeat, NoParams, Ref, Seat, StepContext, StepName } from '@gonfalon/kernel';
import type {
  Banner,
  CommandId,
  Council,
  CouncilSeat,
  Face,
  Flank,
  HexId,
  LandmarkId,
  LoreId,
  PowerId,
  RuleId,
  Section,
  UnitTypeId,
} from '../content/index.ts';
import type { AttackKind, State } from './state.ts';

type OfUnit = { readonly unit: Ref };
type OfCard = { readonly card: LoreId };
/** How many are still to be chosen. */
type Left = { readonly left: number };

export interface Prompts {
  council: Left;
  landmark: NoParams;
  'keep-lore': Left;
  /** The Command cards of the hand, and the Lore cards that may be played instead. */
  command: { readonly cards: number; readonly instead: readonly LoreId[] };
  'command-with': NoParams;
  'w-command': NoParams;
  'w-lore': NoParams;
  'w-move': NoParams;
  'w-preroll': NoParams;
  'w-postroll': NoParams;
  'own-card': NoParams;
  order: NoParams;
  move: NoParams;
  destination: OfUnit;
  heal: OfUnit;
  combat: NoParams;
  'follow-on': OfUnit & { readonly hex: HexId };
  pursuit: OfUnit;
  'bonus-attack': OfUnit;
  berserk: OfUnit;
  'hit-and-run': OfUnit;
  'battle-back': OfUnit & { readonly against: Ref };
  /** How many flags there are, and how many hexes of retreat each costs. */
  'ignore-flags': OfUnit & { readonly flags: number; readonly hexes: number };
  /** How many hexes of retreat are left. */
  retreat: OfUnit & { readonly hexes: number };
  power: OfUnit;
  'lore-section': OfCard;
  'lore-target': OfCard & Left;
  'spell-order': OfCard;
  chain: OfCard & { readonly dice: number };
  'card-move': OfUnit;
  'card-place': OfUnit;
  healing: Left;
  evade: OfUnit;
  intercept: OfUnit;
  spy: NoParams;
  sabotage: NoParams;
  scout: NoParams;
  'lore-choice': NoParams;
  'lore-keep': NoParams;
  'lore-limit': { readonly limit: number };
}

/** The kinds of things that a choice names, with their references. */
export interface Kinds {
  unit: Ref;
  hex: HexId;
  card: `card:${CommandId}`;
  lore: `lore:${LoreId}`;
  landmark: `landmark:${LandmarkId}`;
  master: `master:${CouncilSeat}`;
  flank: Flank;
  power: PowerId;
  number: `${number}`;
}

export interface Verbs {
  raise: ['master'];
  confirm: [];
  place: ['landmark', 'hex'];
  keep: ['card' | 'lore'];
  command: ['card'];
  play: ['lore'];
  pass: [];
  order: ['unit'];
  done: [];
  pick: ['unit'];
  to: ['hex'];
  rush: ['hex', 'unit'];
  passage: [];
  open: ['hex'];
  train: [];
  stay: [];
  heal: [];
  decline: [];
  attack: ['unit', 'unit'];
  'gain-ground': ['hex'];
  pursue: ['hex'];
  'battle-back': [];
  ignore: ['number'];
  retreat: ['hex'];
  /** With how many concentrated tokens, if there is a choice. */
  power: ['power', ...'number'[]];
  concentrate: [];
  goblet: [];
  section: ['flank'];
  target: ['unit'];
  strike: ['unit'];
  discard: ['card' | 'lore'];
  cards: [];
  both: [];
  tokens: [];
}

type Across = OfUnit & { readonly from: HexId; readonly to: HexId };
type Thrown = { readonly faces: readonly Face[] };
/** A spell has no attacker. */
type Assault = BySeat & { readonly how: AttackKind; readonly attacker: Ref; readonly target: Ref };
/** Cards that only some viewers see. */
type Drawn<Card> = BySeat & { readonly count: number; readonly cards?: readonly Card[] };
type Looked<Card> = BySeat & { readonly of: Seat; readonly cards?: readonly Card[] };

/** What is optional is hidden from some viewers. */
export interface Events {
  council: BySeat & { readonly council: Readonly<Council> };
  landmark: BySeat & { readonly landmark: LandmarkId; readonly hex: HexId };
  'dealt-lore': Drawn<LoreId>;
  begun: BySeat;
  turn: BySeat & { readonly number: number };
  commanded: BySeat & { readonly card: CommandId; readonly as: CommandId };
  'played-lore': BySeat & OfCard & { readonly paid: number };
  cancelled: BySeat & OfCard;
  'lore-target': BySeat & OfCard & OfUnit;
  'lore-section': BySeat & OfCard & { readonly section: Section };
  ordered: OfUnit & { readonly paid: number };
  moved: Across;
  followed: Across;
  'card-moved': Across;
  retreated: Across;
  evaded: Across;
  exchanged: OfUnit & { readonly with: Ref };
  trained: OfUnit & { readonly banner: Banner };
  'passage-opened': OfUnit & { readonly hex: HexId };
  healed: OfUnit & { readonly figures: number };
  purified: OfUnit;
  attack: Assault;
  rolled: Assault & Thrown;
  power: OfUnit & { readonly target: Ref; readonly power: PowerId };
  concentrated: OfUnit & { readonly stored: number };
  lost: OfUnit & { readonly hex: HexId; readonly count: number; readonly left: number };
  critical: OfUnit & Thrown;
  eliminated: OfUnit & { readonly camp: Seat; readonly type: UnitTypeId; readonly hex: HexId };
  ignored: OfUnit & { readonly count: number };
  blocked: OfUnit;
  trampled: OfUnit & { readonly by: Ref };
  cornered: OfUnit & Thrown;
  panic: OfUnit & BySeat & Thrown;
  tokens: BySeat & { readonly count: number };
  stole: BySeat & { readonly count: number };
  'saw-lore-hand': Looked<LoreId>;
  'saw-command-hand': Looked<CommandId>;
  'drew-command': Drawn<CommandId>;
  'drew-lore': Drawn<LoreId>;
  scouted: Drawn<CommandId>;
  'command-discarded': BySeat & { readonly card: CommandId };
  'lore-discarded': BySeat & OfCard;
  'lore-choice': BySeat & { readonly choice: 'cards' | 'both' | 'tokens' };
  'stronghold-taken': BySeat & { readonly hex: HexId };
  'stronghold-retaken': BySeat & { readonly hex: HexId };
  resigned: BySeat;
}

/** The next part of a step that goes through several; none at its beginning. */
type Part = { part?: number };
type Next = { next?: number };
/** A Lore card, by its place among those on the table. */
export type Play = { play: number };

/** The steps, with what they remember. */
export interface Steps {
  match: NoParams;
  'set-up': Next;
  councils: NoParams;
  'reveal-councils': NoParams;
  'place-landmarks': NoParams;
  'deal-command': NoParams;
  'deal-lore': NoParams;
  'keep-lore': NoParams;
  begin: NoParams;
  turn: Part;
  'turn-begin': NoParams;
  command: NoParams;
  'command-with': NoParams;
  'w-command': NoParams;
  'order-all': NoParams;
  orders: NoParams;
  'carry-orders': NoParams;
  movement: NoParams;
  'move-unit': Next;
  'w-move': NoParams;
  destination: NoParams;
  heal: { unit: Ref };
  'move-done': NoParams;
  combat: NoParams;
  'combat-over': NoParams;
  'combat-end': NoParams;
  'hit-and-run': NoParams;
  berserk: NoParams;
  attack: Next;
  'own-card': NoParams;
  'w-preroll': NoParams;
  'count-dice': NoParams;
  roll: NoParams;
  'w-postroll': NoParams;
  power: NoParams;
  hits: NoParams;
  tokens: NoParams;
  flags: NoParams;
  'ignore-flags': NoParams;
  retreat: NoParams;
  'retreat-hex': NoParams;
  'after-retreat': NoParams;
  'follow-on': NoParams;
  pursuit: NoParams;
  'bonus-attack': NoParams;
  'battle-back': NoParams;
  'close-attack': NoParams;
  'end-lore': NoParams;
  'end-command': NoParams;
  scout: NoParams;
  pentacle: NoParams;
  'lore-choice': NoParams;
  'lore-keep': { seat: Seat; keep: number };
  'lore-keep-one': { seat: Seat };
  'lore-limit': { seat: Seat };
  'turn-end': NoParams;
  'lore-card': Play & Part;
  'w-lore': Play;
  'w-lore-0': NoParams;
  'w-lore-1': NoParams;
  'lore-targets': Play;
  'lore-effects': Play;
  /** the units that are still to be struck, and with how many dice. */
  spells: Play & { left: Ref[]; dice: number };
  'spell-order': Play & { left: Ref[]; dice: number };
  chain: Play & { dice: number };
  'card-move': { unit: Ref; hexes: number; by: Seat };
  'card-place': { unit: Ref; within: number; by: Seat };
  healing: Play & { by: Seat; left: number };
  evade: { moved: number };
  intercept: NoParams;
  spy: { by: Seat };
  sabotage: { by: Seat };
}

/** The rules that refuse a choice, or a state from outside. */
export type RefusingRule = Extract<
  RuleId,
  | `BLO-1.${1 | 2 | 4 | 6 | 9 | 10}`
  | `BLO-2.${1 | 2 | 5}`
  | `BLO-3.${1 | 2 | 4 | 5}`
  | `BLO-4.${1 | 2 | 3 | 6 | 7}`
  | `BLO-5.${2 | 3 | 6 | 7 | 9}`
  | `BLO-6.${5 | 6}`
  | `BLO-8.${2 | 3}`
  | 'BLO-9.2'
  | `BLO-10.${2 | 3 | 5}`
  | 'BLO-12.1'
  | `BLO-13.${5 | 6 | 9}`
  | `BLO-14.${11 | 12 | 13 | 16 | 17 | 18 | 19}`
  | `BLO-15.${1 | 3 | 5 | 6 | 7 | 18 | 19 | 20 | 21 | 25}`
  | `BLO-16.${5 | 6 | 8}`
  | 'BLO-17.4'
  | `BLO-18.${3 | 5 | 6 | 8 | 9 | 10 | 15}`
>;

export interface BattleLoreVocabulary {
  prompts: Prompts;
  kinds: Kinds;
  verbs: Verbs;
  events: Events;
  steps: Steps;
  refusals: RefusingRule;
}

export type Context = StepContext<State, BattleLoreVocabulary>;

/** A step that asks nothing. */
export interface RunStep<Name extends StepName<BattleLoreVocabulary>> {
  skip?(ctx: Context, locals: Steps[Name]): boolean;
  run(ctx: Context, locals: Steps[Name]): void;
}
