/**
 * The names that the rules of Battue use: each question, kind of thing, verb, event, step and refusing rule, with what
 * belongs to it. The messages, sounds, motions and stories are typed by the same lists.
 */
import type { Bilingual, BySeat, NoParams, Seat, StepContext, StepName } from '@gonfalon/kernel';
import type { Edge, EventId, LootId, RuleId, SpaceId, TileId } from '../content/index.ts';
import type { CampRef, SeatRef } from '../content/refs.ts';
import type { State } from './state.ts';

export interface Prompts {
  landmark: NoParams;
  camp: NoParams;
  'start-card': NoParams;
  reinforce: NoParams;
  move: NoParams;
  conflict: NoParams;
  'attack-card': NoParams;
  'defence-card': NoParams;
  'after-roll-card': NoParams;
  'tie-card': NoParams;
  'attrition-card': NoParams;
  retreat: NoParams;
  'free-flag': NoParams;
  'fever-loss': NoParams;
  'uprising-leader': NoParams;
  'uprising-loss': NoParams;
  'captured-map': NoParams;
  'call-from': NoParams;
  'call-count': NoParams;
  'call-to': NoParams;
  'end-card': NoParams;
  /** How many cards there are above the limit. */
  'hand-limit': { readonly excess: number };
  'gathering-discard': NoParams;
  /** How many warriors are still to be placed. */
  distribute: { readonly left: number };
  /** Which card of the pile is being chosen, the top one being 1. */
  'order-loot': { readonly place: number };
  /** How many cards went with the one played so far, and how many must. */
  'card-discards': { readonly card: LootId; readonly gone: number; readonly least: number };
}

/** The kinds of things that a choice or an event names, with their references. */
export interface Kinds {
  space: SpaceId;
  camp: CampRef;
  seat: SeatRef;
  card: `card:${LootId}`;
  event: `event:${EventId}`;
  edge: `edge:${Edge}`;
  random: 'random';
  number: `${number}`;
}

/** Where a horde can be: a section of the city, or its owner's camp. */
export type Place = Kinds['space' | 'camp'];

export interface Verbs {
  place: ['space' | 'random'];
  camp: ['edge', 'space'];
  /** The card, then what it is aimed at. */
  play: ['card', ...('space' | 'camp' | 'seat' | 'card')[]];
  done: [];
  pass: [];
  reinforce: ['space' | 'camp'];
  move: ['space' | 'camp', 'space', 'number'];
  fight: ['space'];
  retreat: ['space'];
  stay: [];
  'give-up': ['space'];
  lose: ['space' | 'camp'];
  name: ['seat'];
  look: ['space'];
  discard: ['card'];
  strengthen: ['space' | 'camp'];
  top: ['card'];
  call: ['space' | 'camp'];
  count: ['number'];
  to: ['space'];
}

type Here = BySeat & { readonly space: SpaceId };
type AtPlace = BySeat & { readonly place: Place; readonly count: number };
type Across = BySeat & { readonly from: Place; readonly to: SpaceId; readonly count: number };
type Sides = { readonly attacker: Seat; readonly defender: Seat };
type Values = { readonly attack: number; readonly defence: number };
type Cards = { readonly cards?: readonly LootId[] };

/** How an attack adds up. */
export type AttackFacts = {
  readonly attackers: number;
  readonly attackDice: readonly number[];
  readonly attack: number;
};

export type DefenceFacts = {
  /** The defence of the tile, with what changed it. */
  readonly tile: number;
  readonly defenders: number;
  /** There is none after Outmaneuver, and 0 is one not yet rolled. */
  readonly defenceDie?: number;
  readonly defence: number;
};

/** What is optional is hidden from some viewers, or does not always apply. */
export interface Events {
  'landmark-placed': { readonly seat?: Seat; readonly space: SpaceId };
  'city-planned': { readonly tiles: number; readonly name?: Bilingual };
  'city-laid': { readonly unused: number };
  'camp-pitched': Here & { readonly edge: Edge };
  'match-begun': BySeat;
  turn: BySeat & { readonly round: number };
  'spoiled-turn': BySeat;
  reinforced: BySeat & { readonly place: Place; readonly die: number; readonly gained: number };
  moved: Across;
  /** `gone`: the defender has been eliminated. */
  battle: Here & { readonly defender: Seat; readonly gone?: boolean };
  revealed: Here & { readonly tile?: TileId | undefined };
  rolled: Sides & AttackFacts & DefenceFacts & { readonly exchange: number };
  rerolled: BySeat & Values & { readonly dice: readonly number[] };
  exchange: Sides & Values & { readonly won: boolean };
  lost: AtPlace & { readonly by?: Kinds['card'] };
  gained: AtPlace;
  retreated: Across;
  captured: Here & { readonly from?: Seat };
  repulsed: Here;
  'gave-up': Here;
  event: BySeat & { readonly event: EventId };
  ambush: BySeat & { readonly die: number };
  'saw-tile': Here & { readonly tile?: TileId | undefined };
  drew: BySeat & Cards & { readonly count: number };
  'loot-reshuffled': { readonly count: number };
  discarded: BySeat & { readonly card: LootId };
  played: BySeat & { readonly card: LootId; readonly targets: readonly Target[] };
  called: Across;
  'saw-loot': BySeat & Cards & { readonly count: number };
  'saw-event': BySeat & { readonly event?: EventId | undefined };
  spied: BySeat & Cards & { readonly of: Seat };
  robbed: BySeat & { readonly of: Seat; readonly card: LootId };
  eliminated: BySeat & { readonly cards: readonly LootId[] };
  resigned: BySeat;
}

/** What a card can be aimed at. */
export type Target = Kinds['space' | 'camp' | 'seat' | 'card'];

/** The next part of a step that goes through several; none at its beginning. */
type Next = { next?: number };
/** Other cards that go with one: how many there were before, and how many must go. */
type CardsBefore = { seat: Seat; before: number };

/** The steps, with what they remember. */
export interface Steps {
  match: NoParams;
  'set-up': Next;
  'quick-landmarks': NoParams;
  landmarks: NoParams;
  'deal-tiles': NoParams;
  camps: NoParams;
  begin: NoParams;
  turn: { part?: number };
  'turn-start': NoParams;
  'start-cards': NoParams;
  reinforcements: NoParams;
  movement: NoParams;
  conflicts: NoParams;
  'pick-conflict': NoParams;
  conflict: { space: SpaceId; begun?: boolean };
  'conflict-parts': Next;
  'reveal-tile': NoParams;
  event: NoParams;
  'camp-fever': Next;
  'fever-loss': { seat: Seat };
  uprising: NoParams;
  'uprising-leader': NoParams;
  'uprising-loss': { seat: Seat };
  'captured-map': { looked: number };
  battle: NoParams;
  exchange: Next;
  'attack-cards': NoParams;
  'defence-cards': NoParams;
  roll: NoParams;
  'after-roll': NoParams;
  'after-roll-card': NoParams;
  tie: NoParams;
  outcome: NoParams;
  attrition: NoParams;
  aftermath: NoParams;
  'first-retreat': NoParams;
  'second-retreat': NoParams;
  victory: Next;
  repulse: Next;
  'free-flag': NoParams;
  spoils: NoParams;
  repulsed: NoParams;
  'gathering-discard': NoParams;
  'battle-end': NoParams;
  'end-cards': NoParams;
  'hand-limit': NoParams;
  'turn-end': NoParams;
  'put-away': { seat: Seat; card: LootId };
  /** Warriors placed one at a time: `each` is the most that one horde may gain. */
  distribute: { seat: Seat; left: number; each: number; given: { [place: string]: number } };
  /** Inside Information: how many cards of the pile were seen, and how many of them have their place. */
  'order-loot': { seat: Seat; fixed: number; seen: number };
  'card-discards': CardsBefore & { least: number; card: LootId };
  'fate-draw': CardsBefore;
  'allies-arrive': CardsBefore;
  'call-to-action': { seat: Seat; from?: Place; count?: number };
}

/** The rules that refuse a choice, or a state from outside. */
export type RefusingRule = Extract<
  RuleId,
  | `BTU-1.${1 | 2 | 6 | 7 | 8 | 11 | 12 | 14}`
  | `BTU-2.${3 | 4 | 5 | 6 | 8 | 9}`
  | 'BTU-3.2'
  | 'BTU-4.2'
  | `BTU-5.${1 | 3 | 4}`
  | `BTU-6.${1 | 2 | 6 | 7 | 8}`
  | `BTU-7.${1 | 3}`
  | 'BTU-9.3'
  | `BTU-11.${2 | 3}`
  | `BTU-12.${2 | 7}`
  | `BTU-13.${1 | 4 | 5}`
  | 'BTU-14.1'
  | `BTU-15.${1 | 2}`
>;

export interface BattueVocabulary {
  prompts: Prompts;
  kinds: Kinds;
  verbs: Verbs;
  events: Events;
  steps: Steps;
  refusals: RefusingRule;
}

export type Context = StepContext<State, BattueVocabulary>;

/** A step that asks nothing. */
export interface RunStep<Name extends StepName<BattueVocabulary>> {
  skip?(ctx: Context, locals: Steps[Name]): boolean;
  run(ctx: Context, locals: Steps[Name]): void;
}
