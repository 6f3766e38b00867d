/** The names that the rules use: prompts, kinds of things, verbs, events, steps and the rules that refuse. */
import type { NoParams, Ref, StepContext } from '@gonfalon/kernel';
import { questionsOf } from '@gonfalon/kernel';
import type {
  DungeonId,
  GuardianId,
  LandId,
  RealmId,
  SeaId,
  SpaceId,
  Stop,
  UnitId,
} from '../content/index.ts';
import type { Piece } from './pieces.ts';
import type { CardRef, Kind } from './refs.ts';
import { kindOf } from './refs.ts';
import type { State } from './state.ts';

type UnitCounts = { readonly [unit in UnitId]?: number };
/** Each question says for which realm it is (NER-1.15). */
type ForRealm = { readonly realm: RealmId };
type At = { readonly space: SpaceId };

/** Which part of a card is being chosen. */
export type TargetPart = 'space' | 'from' | 'to' | 'piece' | 'remove' | 'who' | 'realm' | 'card' | 'spread';
/** Why pieces go from one space to another. */
export type MoveKind = 'march' | 'landing' | 'fly' | 'sail' | 'land';

type LossLocals = { realms: number; space: number; hits: number; seat: number; bombard?: boolean };

export interface NerathVocabulary {
  prompts: {
    turnStart: ForRealm;
    target: ForRealm & { readonly card: CardRef; readonly part: TargetPart; readonly left: number };
    draw: ForRealm;
    move: ForRealm;
    whither: ForRealm & { readonly from: SpaceId };
    who: ForRealm & { readonly move: MoveKind; readonly from: SpaceId; readonly to: SpaceId };
    choose: ForRealm & {
      readonly move: MoveKind;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly taken: UnitCounts;
    };
    ship: ForRealm & { readonly zone: SeaId; readonly unit: UnitId };
    blockade: ForRealm & { readonly zone: SeaId };
    interlude: ForRealm & { readonly active: RealmId; readonly after: 'move' | 'battles' };
    battle: ForRealm;
    landing: ForRealm;
    window: ForRealm & At & { readonly window: Stop; readonly round: number };
    share: ForRealm & At & { readonly hits: number; readonly half: number; readonly ally: RealmId };
    agree: ForRealm & At & { readonly hits: number; readonly share: number; readonly ally: RealmId };
    losses: ForRealm & At & { readonly hits: number };
    guardians: ForRealm & At & { readonly hits: number };
    onward: ForRealm & At & { readonly round: number };
    scatter: ForRealm & At;
    reroll: ForRealm & At & { readonly card: CardRef };
    cancel: ForRealm & At & { readonly card: CardRef; readonly hits: number };
    resurrect: ForRealm & { readonly card: CardRef; readonly unit: UnitId };
    amok: ForRealm & At;
    looted: ForRealm;
    leave: ForRealm & At;
    fly: ForRealm;
    reinforce: ForRealm;
    to: ForRealm & { readonly castle: LandId; readonly unit: UnitId };
    valhalla: ForRealm;
    roundEnd: ForRealm;
  };
  kinds: {
    land: LandId;
    sea: SeaId;
    entrance: DungeonId;
    realm: RealmId;
    card: CardRef;
    /** Pieces that no rule tells apart here, or a kind of unit. */
    unit: Ref;
    ship: Ref;
    die: Ref;
    number: Ref;
    /** A planned march: `way:k01-k02`. */
    way: Ref;
  };
  verbs: {
    use: ['card'];
    play: ['card', ...Kind[]];
    done: [];
    end: [];
    pass: [];
    space: ['land' | 'sea' | 'entrance'];
    piece: ['land' | 'sea' | 'entrance', 'unit' | 'ship'];
    realm: ['realm'];
    card: ['card'];
    none: [];
    march: ['land' | 'sea' | 'entrance', 'land' | 'sea' | 'entrance'];
    from: ['land' | 'sea' | 'entrance'];
    back: [];
    withdraw: ['way'];
    all: [];
    'all-but-one': [];
    just: ['unit' | 'ship', 'number'];
    choose: [];
    take: ['unit' | 'ship', 'number'];
    go: [];
    aboard: ['ship'];
    fire: ['land'];
    fight: ['land' | 'sea' | 'entrance'];
    half: [];
    share: ['number'];
    accept: [];
    refuse: [];
    auto: [];
    lose: ['unit' | 'ship'];
    drop: ['die'];
    on: [];
    retreat: ['land' | 'sea'];
    scatter: [];
    send: ['unit' | 'ship', 'land' | 'sea' | 'ship', 'number'];
    reroll: ['unit', 'number'];
    cancel: [];
    revive: ['unit', 'land'];
    amok: ['unit', 'land', 'number'];
    leave: ['unit', 'land' | 'ship', 'number'];
    fly: ['land' | 'sea' | 'entrance', 'land' | 'sea'];
    raise: ['land', 'unit'];
    to: ['land' | 'sea' | 'ship', 'number'];
    found: ['land'];
    sail: ['sea', 'sea'];
    land: ['sea', 'land'];
  };
  events: {
    turn: { readonly realm: RealmId; readonly round: number };
    phase: { readonly realm: RealmId; readonly phase: 'move' | 'battles' | 'reposition' | 'reinforce' };
    drew: { readonly realm: RealmId; readonly card?: CardRef };
    'deck-empty': { readonly realm: RealmId };
    reshuffled: { readonly realm: RealmId; readonly count: number };
    played: { readonly realm: RealmId; readonly card: CardRef };
    'no-effect': { readonly realm: RealmId; readonly card: CardRef };
    used: { readonly realm: RealmId; readonly card: CardRef };
    points: { readonly realm: RealmId; readonly points: number; readonly total: number };
    marched: {
      readonly realm: RealmId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: UnitCounts;
      readonly move: MoveKind;
    };
    /** NER-4.14: a planned march is taken back. */
    withdrawn: {
      readonly realm: RealmId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: UnitCounts;
    };
    added: { readonly realm: RealmId; readonly space: SpaceId; readonly units: UnitCounts };
    removed: { readonly realm: RealmId; readonly space: SpaceId; readonly units: UnitCounts };
    replaced: {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly unit: UnitId;
      readonly by: RealmId;
      readonly with: UnitId;
      readonly count: number;
    };
    transferred: {
      readonly realm: RealmId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: UnitCounts;
    };
    gold: { readonly realm: RealmId; readonly gold: number; readonly from?: RealmId };
    paid: { readonly realm: RealmId; readonly gold: number };
    'move-ended': { readonly realm: RealmId; readonly attacks: readonly SpaceId[] };
    lapsed: { readonly realm: RealmId; readonly space: SpaceId };
    battle: {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly attackers: UnitCounts;
      readonly defenders: { readonly [realm in RealmId]?: UnitCounts };
    };
    uncovered: { readonly space: SpaceId; readonly tiles: readonly GuardianId[] };
    round: { readonly space: SpaceId; readonly round: number };
    rolled: {
      readonly space: SpaceId;
      readonly side: 'attacker' | 'defender';
      readonly step: 'firstStrike' | 'normal' | 'death' | 'bombardment';
      readonly dice: readonly RolledDie[];
      readonly hits: number;
    };
    rerolled: { readonly realm: RealmId; readonly dice: readonly RolledDie[] };
    hits: { readonly space: SpaceId; readonly side: 'attacker' | 'defender'; readonly hits: number };
    cancelled: { readonly realm: RealmId; readonly card: CardRef; readonly hits: number };
    shared: { readonly space: SpaceId; readonly shares: { readonly [realm in RealmId]?: number } };
    destroyed: {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly units: UnitCounts;
      readonly why: 'hit' | 'no-place' | 'no-land';
    };
    marked: {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly unit: UnitId;
      readonly count: number;
    };
    'guardian-hit': { readonly space: SpaceId; readonly guardian: GuardianId; readonly die: number };
    'guardian-beaten': { readonly space: SpaceId; readonly guardian: GuardianId };
    retreated: {
      readonly realm: RealmId;
      readonly from: SpaceId;
      readonly to: SpaceId;
      readonly units: UnitCounts;
    };
    won: { readonly realm: RealmId; readonly space: SpaceId; readonly fought: boolean };
    defended: { readonly realm?: RealmId; readonly space: SpaceId };
    conquered: {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly from: RealmId;
      readonly control: RealmId;
      readonly how: 'battle' | 'unopposed' | 'amok' | 'card';
    };
    looted: { readonly realm: RealmId; readonly space: SpaceId; readonly gold: number };
    'treasure-drawn': { readonly realm: RealmId; readonly card?: CardRef };
    resurrected: { readonly realm: RealmId; readonly unit: UnitId; readonly space: SpaceId };
    'saw-tiles': {
      readonly realm: RealmId;
      readonly space: SpaceId;
      readonly tiles?: readonly GuardianId[];
    };
    'saw-deck': {
      readonly realm: RealmId;
      readonly count: number;
      readonly under: boolean;
      readonly cards?: readonly CardRef[];
      readonly card?: CardRef;
    };
    'tile-added': { readonly space: SpaceId; readonly count: number };
    bought: {
      readonly realm: RealmId;
      readonly castle: LandId;
      readonly unit: UnitId;
      readonly count: number;
      readonly space: SpaceId;
      readonly gold: number;
    };
    founded: { readonly realm: RealmId; readonly space: LandId };
    income: { readonly realm: RealmId; readonly gold: number; readonly total: number };
    'round-ended': { readonly round: number };
    resigned: { readonly realms: readonly RealmId[] };
    ended: NoParams;
  };
  steps: {
    turn: { next: number };
    turnStart: NoParams;
    draw: { next?: number };
    drawMenu: NoParams;
    startingHand: { card: number };
    move: NoParams;
    moveMenu: NoParams;
    whither: { from: number };
    moveEnd: NoParams;
    battles: { stage?: number };
    chooseBattle: { stage: number };
    landing: NoParams;
    reposition: { next?: number };
    leave: NoParams;
    fly: NoParams;
    reinforce: { next?: number };
    valhalla: NoParams;
    reinforceMenu: NoParams;
    to: { castle: number; unit: number };
    income: NoParams;
    roundEnd: { asked?: boolean };
    who: { move: MoveKind; from: number; to: number };
    choose: { move: MoveKind; from: number; to: number; taken: Piece[] };
    boarding: { zone: number; pieces: Piece[] };
    drawCard: { realm: number };
    immediate: NoParams;
    victim: { realm: number; card: number; by: number; space: number };
    window: { stop: Stop; defending?: boolean };
    windowAsk: { stop: Stop; defending?: boolean };
    looted: NoParams;
    blockade: { ships: Piece[] };
    bombard: {
      card: number;
      by: number;
      space: number;
      dice: number;
      sides: number;
      need: number;
      heroes?: boolean;
    };
    spare: LossLocals;
    bombardLosses: LossLocals & { given?: boolean };
    bombardEach: { card: number; spaces: number[] };
    losses: LossLocals;
    share: { hits: number; first: number; second: number };
    agree: { hits: number; first: number; second: number; share: number };
    guardianLosses: { hits: number };
    mourning: { next?: number };
    resurrect: { realm: number };
    battle: { next?: number };
    uncover: NoParams;
    explore: NoParams;
    battleStart: NoParams;
    horn: NoParams;
    dragonHits: { by: number; next?: number };
    rounds: NoParams;
    round: { next?: number };
    roundStart: NoParams;
    roundWindow: NoParams;
    firstStrike: { next?: number };
    normalStep: { next?: number };
    strike: { next?: number; first: boolean };
    rollSide: { next?: number; first: boolean; defending: boolean };
    rerolls: { defending: boolean; next?: number };
    reroll: { realm: number; card: number; unit: number };
    damage: { next?: number };
    cancels: { defending: boolean; next?: number };
    cancel: { realm: number; defending: boolean; dragons?: boolean };
    assign: { defending: boolean };
    removal: NoParams;
    deathAttacks: { next?: number; defending?: boolean };
    afterDamage: NoParams;
    roundEndWindow: NoParams;
    onward: NoParams;
    scatter: NoParams;
    result: { next?: number; runners?: Piece[]; won?: boolean };
    amok: { runners: Piece[] };
  };
  refusals:
    | 'NER-2.1'
    | 'NER-2.3'
    | 'NER-2.10'
    | 'NER-3.7'
    | 'NER-4.1'
    | 'NER-4.2'
    | 'NER-4.3'
    | 'NER-4.5'
    | 'NER-4.6'
    | 'NER-4.9'
    | 'NER-4.10'
    | 'NER-4.13'
    | 'NER-4.14'
    | 'NER-5.2'
    | 'NER-5.3'
    | 'NER-5.5'
    | 'NER-5.7'
    | 'NER-5.8'
    | 'NER-5.12'
    | 'NER-5.15'
    | 'NER-5.16'
    | 'NER-6.2'
    | 'NER-6.9'
    | 'NER-6.10'
    | 'NER-6.20'
    | 'NER-6.23'
    | 'NER-8.2'
    | 'NER-9.4'
    | 'NER-9.13'
    | 'NER-10.3'
    | 'NER-10.4'
    | 'NER-10.5'
    | 'NER-10.7'
    | 'NER-10.11'
    | 'NER-11.11'
    | 'NER-13.1'
    | 'NER-13.2'
    | 'NER-13.7'
    | 'NER-14.1'
    | 'NER-14.2'
    | 'NER-14.3'
    | 'NER-14.5'
    | 'NER-14.6'
    | 'NER-14.7'
    | 'NER-14.8'
    | 'NER-14.9'
    | 'NER-14.10'
    | 'NER-14.13'
    | 'NER-14.14'
    | 'NER-17.1'
    | 'NER-17.5'
    | 'NER-17.9'
    | 'NER-17.20'
    | 'NER-17.22'
    | 'NER-17.23'
    | 'NER-1.8';
}

/** One die of an event: whose, of which kind, with how many sides, what it shows. */
export type RolledDie = {
  readonly by: RealmId | GuardianId;
  readonly unit?: UnitId;
  readonly sides: number;
  readonly face: number;
  readonly hits: number;
};

export type Context = StepContext<State, NerathVocabulary>;
export type Refusing = NerathVocabulary['refusals'];

export const question = questionsOf<State, NerathVocabulary>({ kindOf, wrongMoment: 'NER-2.1' });
