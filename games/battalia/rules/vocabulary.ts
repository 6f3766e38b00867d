/** The names that the rules of Battalia use: questions, things, verbs, events, steps, and the rules that refuse. */
import type { BySeat, NoParams, Ref, Seat } from '@gonfalon/kernel';
import type {
  ArtefactId,
  Card,
  CellId,
  FactionId,
  LegendaryCard,
  PileId,
  RuleId,
  TerrainId,
  TerrainPileId,
  UnitId,
} from '../content/index.ts';
import type { Cost } from '../content/schema.ts';

/** A use of a card in a line or a payment: its class, with what a wild one is played as. */
export type Use = string;
type Uses = { readonly cards: readonly Use[] };
type Held = 'card' | 'laid';

type Prompts = {
  faction: NoParams;
  home: NoParams;
  opening: NoParams;
  show: NoParams;
  act: NoParams;
  name: { readonly pile: PileId };
  place: { readonly pile: TerrainPileId; readonly level?: number };
  pay: {
    readonly action: string;
    readonly cost?: Cost;
    readonly ride?: number;
    readonly cards: readonly Ref[];
  };
  second: { readonly cards: readonly Ref[] };
  remove: { readonly card: Card };
  land: NoParams;
  horn: { readonly left: number };
  drop: NoParams;
  heroes: NoParams;
  raise: {
    readonly role: 'attacker' | 'defender' | 'assault';
    readonly total: number;
    readonly threshold: number;
    readonly against: number;
    readonly cheapest?: readonly Ref[];
  };
  wild: NoParams;
  response: {
    readonly attacker: Seat;
    readonly attackerFaction: FactionId;
    readonly target: Ref;
    readonly total: number;
    readonly defence: number;
    /** How far away the cards are that a hero may retreat to. */
    readonly distances: { readonly [cell: string]: number };
  };
  'ambush-back': { readonly count: number };
  join: { readonly count: number };
  claim: NoParams;
};

type Kinds = {
  card: Card;
  laid: Ref;
  pile: PileId;
  cell: CellId;
  exits: Ref;
  hero: Ref;
  faction: FactionId;
  tent: Ref;
  number: Ref;
  seat: Ref;
};

type Verbs = {
  faction: ['faction'];
  home: ['cell'];
  cohort: [];
  redeal: [];
  keep: [];
  show: ['seat'];
  hire: ['pile'];
  create: ['pile'];
  road: ['pile'];
  city: ['pile', 'number'];
  upgrade: ['cell'];
  recruit: ['cell'];
  walk: ['hero', 'cell'];
  ride: ['hero', 'cell'];
  fly: ['hero'];
  title: [Held, Held, 'pile'];
  scroll: [Held, Held, 'faction'];
  convert: [Held, 'faction'];
  amulet: [Held, Held];
  pitch: [Held, Held];
  strike: ['tent'];
  horn: ['card'];
  ambush: ['card'];
  attack: ['cell' | 'hero', Held];
  assault: ['cell', Held];
  annex: ['cell'];
  end: [];
  name: ['faction'];
  place: ['cell', 'exits'];
  auto: [];
  lay: [Held];
  add: [Held];
  done: [];
  remove: ['card'];
  land: ['cell'];
  take: ['card'];
  stop: [];
  drop: ['card'];
  one: [];
  both: [];
  cheapest: [];
  hold: [];
  pass: [];
  as: ['pile'];
  counter: [];
  surrender: [];
  retreat: ['cell', 'card'];
  reclaim: [];
  leave: [];
  join: ['number'];
  claim: ['card'];
};

/** Who did it: the seat, and its faction once it has one. */
export type By = BySeat & { readonly faction?: FactionId };
type AtCell = By & { readonly cell: CellId };
type OfHero = By & { readonly hero: Ref };
/** Cards that only some see: the others learn how many. */
type Dealt = By & { readonly count: number; readonly cards?: readonly Card[] };

type Events = {
  'faction-chosen': BySeat & { readonly faction: FactionId };
  'home-chosen': AtCell;
  day: { readonly round: number; readonly illuminated: ArtefactId; readonly paired: ArtefactId };
  turn: By & { readonly round: number };
  cohort: By & {
    readonly parts: readonly { readonly faction: FactionId; readonly size: number }[];
    readonly to: Seat;
    readonly toFaction: FactionId;
    /** Shown to one opponent. */
    readonly cards?: readonly Card[];
  };
  redealt: By & { readonly cards: readonly Card[] };
  drew: Dealt;
  reshuffled: By & { readonly count: number };
  'took-back': Dealt;
  hired: By & Uses & { readonly card: Card };
  created: By & Uses & { readonly card: Card; readonly named?: FactionId };
  'road-built': AtCell &
    Uses & { readonly pile: TerrainPileId; readonly exits: string; readonly terrain: TerrainId };
  'city-built': AtCell &
    Uses & {
      readonly pile: TerrainPileId;
      readonly exits: string;
      readonly terrain: TerrainId;
      readonly level: number;
    };
  closed: { readonly cells: readonly CellId[] };
  upgraded: AtCell & Uses & { readonly level: number };
  recruited: OfHero & Uses & { readonly cell: CellId };
  moved: OfHero &
    Uses & { readonly from: CellId; readonly to: CellId; readonly way: 'walk' | 'ride' | 'fly' };
  promoted: By & { readonly source: Use; readonly target: Card; readonly card: Card };
  recoloured: By & {
    readonly source: Use;
    readonly target: Card;
    readonly named: FactionId;
    readonly card: Card;
  };
  converted: By & { readonly source: Card; readonly named: FactionId; readonly card: Card };
  rolled: By & { readonly source: Use; readonly target: Card; readonly die: number };
  dropped: By & { readonly card: Card };
  pitched: By & Uses & { readonly tent: Ref; readonly card: Card; readonly content: readonly Card[] };
  struck: By & { readonly tent: Ref; readonly card: Card; readonly content: readonly Card[] };
  summoned: By & { readonly cards: readonly Card[] };
  ambushed: By & { readonly removed: Card; readonly card?: Card };
  attacked: By & {
    readonly defender: Seat;
    readonly defenderFaction: FactionId;
    readonly cell: CellId;
    readonly target: Ref;
    readonly heroes: number;
  };
  assaulted: AtCell & { readonly defence: number };
  raised: By & Uses & { readonly total: number; readonly threshold: number };
  countered: By;
  reclaimed: Dealt;
  joined: By & { readonly heroes: number };
  surrendered: By & { readonly unasked?: true };
  retreated: OfHero & Uses & { readonly to: CellId };
  'battle-won': By & {
    readonly over: Seat;
    readonly overFaction: FactionId;
    readonly total: number;
    readonly against: number;
  };
  'assault-won': AtCell & { readonly total: number; readonly defence: number };
  'assault-failed': AtCell & { readonly total: number; readonly defence: number };
  demobilised: OfHero;
  conquered: AtCell & { readonly from: Seat; readonly fromFaction: FactionId; readonly level: number };
  undefended: { readonly cell: CellId };
  annexed: AtCell & {
    readonly level: number;
    readonly lord?: Card;
    readonly legendary?: LegendaryCard;
  };
  claimed: By & { readonly card: LegendaryCard };
  discarded: By & { readonly cards: readonly Card[] };
  'tents-ended': By & { readonly cards: readonly Card[] };
  resigned: By;
};

type Steps = {
  'set-up': NoParams;
  'choose-faction': NoParams;
  'choose-home': NoParams;
  days: NoParams;
  turn: NoParams;
  'start-turn': NoParams;
  opening: NoParams;
  show: NoParams;
  'take-back': NoParams;
  act: NoParams;
  'end-turn': NoParams;
  name: NoParams;
  place: NoParams;
  pay: NoParams;
  remove: NoParams;
  land: NoParams;
  horn: NoParams;
  drop: { seat: Seat };
  heroes: NoParams;
  raise: NoParams;
  wild: NoParams;
  response: NoParams;
  'ambush-back': NoParams;
  join: NoParams;
  claim: NoParams;
};

/** The rules that refuse a choice. */
export const REFUSING = [
  'BTA-1.12',
  'BTA-2.8',
  'BTA-2.9',
  'BTA-3.1',
  'BTA-4.1',
  'BTA-4.5',
  'BTA-4.6',
  'BTA-5.2',
  'BTA-5.3',
  'BTA-5.4',
  'BTA-5.6',
  'BTA-6.5',
  'BTA-6.12',
  'BTA-6.13',
  'BTA-6.17',
  'BTA-7.1',
  'BTA-8.1',
  'BTA-8.3',
  'BTA-9.1',
  'BTA-9.2',
  'BTA-9.3',
  'BTA-9.4',
  'BTA-9.5',
  'BTA-9.6',
  'BTA-9.7',
  'BTA-9.8',
  'BTA-9.10',
  'BTA-9.12',
  'BTA-11.3',
  'BTA-11.7',
  'BTA-11.8',
  'BTA-11.10',
  'BTA-11.11',
  'BTA-11.14',
  'BTA-12.1',
  'BTA-12.5',
  'BTA-12.6',
  'BTA-13.1',
  'BTA-13.3',
  'BTA-13.8',
  'BTA-13.9',
  'BTA-13.10',
  'BTA-14.1',
  'BTA-14.3',
  'BTA-14.10',
  'BTA-14.14',
  'BTA-14.18',
  'BTA-14.20',
  'BTA-14.24',
  'BTA-14.28',
  'BTA-14.29',
  'BTA-14.30',
  'BTA-14.34',
  'BTA-14.37',
  'BTA-15.1',
  'BTA-15.4',
  'BTA-15.5',
  'BTA-19.5',
  'BTA-20.5',
] as const satisfies readonly RuleId[];

export interface BattaliaVocabulary {
  prompts: Prompts;
  kinds: Kinds;
  verbs: Verbs;
  events: Events;
  steps: Steps;
  refusals: (typeof REFUSING)[number];
}

/** What a wild card may be played as. */
export type WildKind = UnitId | ArtefactId | 'provision';
