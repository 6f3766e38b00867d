import { provenance, SOURCES } from '@gonfalon/kernel';
import * as v from 'valibot';
import { dieId, EventEffectSchema, PowerSchema, PropertySchema } from './effects.ts';
import { KEYWORD_IDS, LENGTHS, MODES, REALM_IDS, SPACE_IDS, UNIT_IDS, WINDOW_IDS } from './ids.ts';
import { RULE_IDS } from './rule-ids.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const coordinate = v.pipe(v.number(), v.minValue(0));
const spaceId = v.picklist(SPACE_IDS);
const realmId = v.picklist(REALM_IDS);
const dice = v.pipe(v.array(dieId), v.readonly());
const list = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
const record = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly());

/** One entry for each id, no other. */
export function eachOf<Id extends string, Item extends v.GenericSchema>(ids: readonly Id[], item: Item) {
  return v.pipe(v.strictObject(v.entriesFromList(ids, item)), v.readonly());
}

const adj = v.pipe(v.array(spaceId), v.minLength(1), v.readonly());
export const SpaceSchema = v.variant('kind', [
  record({
    kind: v.literal('land'),
    owner: realmId,
    castle: v.boolean(),
    adj,
    provenance: provenance('name', 'translation', 'adjacency', 'owner', 'castle'),
  }),
  record({ kind: v.literal('sea'), adj, provenance: provenance('name', 'translation', 'adjacency') }),
  record({ kind: v.literal('dungeon'), adj, provenance: provenance('name', 'translation', 'adjacency') }),
]);
export type Space = v.InferOutput<typeof SpaceSchema>;
export type SpaceKind = Space['kind'];

const point = v.pipe(v.tuple([coordinate, coordinate]), v.readonly());
export const AreaSchema = record({
  label: point,
  polygon: v.pipe(v.array(point), v.minLength(3), v.readonly()),
});
export const EntranceSchema = record({ x: coordinate, y: coordinate, r: positive });
export const mapSchema = <Areas extends v.GenericSchema, Entrances extends v.GenericSchema>(
  areas: Areas,
  entrances: Entrances,
) => record({ size: point, areas, entrances, provenance: provenance('size', 'areas', 'entrances') });

export const RealmSchema = record({
  turn: positive,
  alliance: v.picklist(['A', 'B']),
  capital: spaceId,
  gold: positive,
  baseIncome: positive,
  cards: positive,
  /** How many castles of its own it may ever place, those of the set-up included. */
  castles: positive,
  color: v.picklist(['black', 'yellow', 'red', 'blue']),
  corner: v.picklist(['NE', 'SE', 'SW', 'NW']),
  letter: v.picklist(['K', 'V', 'I', 'N']),
  provenance: provenance(
    'turn',
    'alliance',
    'capital',
    'gold',
    'baseIncome',
    'cards',
    'castles',
    'color',
    'corner',
    'translation',
  ),
});
export type Realm = v.InferOutput<typeof RealmSchema>;

export const UnitSchema = record({
  type: v.picklist(['land', 'flying', 'sea']),
  hero: v.boolean(),
  cost: positive,
  move: count,
  dice: record({ landAttack: dice, landDefend: dice, sea: dice, dungeon: dice }),
  abilities: list(v.picklist(KEYWORD_IDS)),
  provenance: provenance('name', 'values', 'dice', 'abilities'),
});
export type Unit = v.InferOutput<typeof UnitSchema>;

export const KeywordSchema = record({
  rules: v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1), v.readonly()),
  provenance: v.picklist(SOURCES),
});

/** The questions at which a card may be offered: menus of the own turn, and windows of everybody. */
export const STOPS = [
  'drawn',
  'menu:turnStart',
  'menu:draw',
  'menu:move',
  'menu:reinforce',
  'interlude:move',
  'interlude:battles',
  'explore',
  'battleStart',
  'battleRoundStart',
  'firstStrike',
  'beforeRoll',
  'afterRoll',
  'beforeDamage',
  'unitDestroyed',
  'afterDamage',
  'battleRoundEnd',
  'battleEnd',
  'afterAmok',
  'looted',
  'roundEnd',
] as const;
export type Stop = (typeof STOPS)[number];

export const WindowSchema = record({
  stops: v.pipe(v.array(v.picklist(STOPS)), v.minLength(1), v.readonly()),
});

const army = v.pipe(v.record(v.picklist(UNIT_IDS), positive), v.readonly());
export const SetupSchema = record({
  armies: eachOf(REALM_IDS, v.pipe(v.record(spaceId, army), v.readonly())),
  provenance: provenance('armies'),
});

export const GuardianSchema = record({
  copies: positive,
  dice: v.pipe(v.array(dieId), v.minLength(1), v.readonly()),
  firstStrike: v.boolean(),
  heroesNeed: v.pipe(positive, v.minValue(6), v.maxValue(8)),
  reward: count,
  provenance: provenance('name', 'values'),
});
export type Guardian = v.InferOutput<typeof GuardianSchema>;

export const EventCardSchema = record({
  realm: realmId,
  window: v.picklist(WINDOW_IDS),
  /** Where the window has several stops of which the card uses one. */
  stop: v.exactOptional(v.picklist(STOPS)),
  effect: EventEffectSchema,
  provenance: provenance('name', 'translation', 'window', 'effect', 'die'),
});
export type EventCard = v.InferOutput<typeof EventCardSchema>;

export const TreasureCardSchema = record({
  vp: positive,
  window: v.picklist(WINDOW_IDS),
  power: v.exactOptional(PowerSchema),
  property: v.exactOptional(PropertySchema),
  provenance: provenance('name', 'translation', 'vp', 'window', 'effect'),
});
export type TreasureCard = v.InferOutput<typeof TreasureCardSchema>;

/** What the owner of the pieces gives hits to first, and takes off first. */
export const LOSS_CLASSES = [
  'castle:active',
  'dragon:unmarked',
  'footsoldier',
  'siegeEngine',
  'fighter',
  'warship:empty',
  'stormElemental',
  'wizard',
  'monster',
  'warship:loaded',
  'dragon:marked',
  'dragon',
] as const;
export type LossClass = (typeof LOSS_CLASSES)[number];
const lossOrder = list(v.picklist(LOSS_CLASSES));

const target = v.union([record({ vp: positive }), record({ treasures: positive })]);
export const ConstantsSchema = record({
  /** The realms of each seat, by the number of seats. */
  seats: eachOf(['2', '3', '4'], list(list(realmId))),
  targets: eachOf(MODES, eachOf(LENGTHS, target)),
  botRoundLimit: positive,
  maxRoundLimit: positive,
  hitOn: positive,
  castleLimit: positive,
  shipCapacity: positive,
  capitalPoints: positive,
  territoryPoints: positive,
  repopulation: positive,
  lossOrder,
  removalOrder: lossOrder,
  provenance: provenance(
    'seats',
    'targets',
    'botRoundLimit',
    'maxRoundLimit',
    'hitOn',
    'castleLimit',
    'shipCapacity',
    'capitalPoints',
    'territoryPoints',
    'repopulation',
    'lossOrder',
    'removalOrder',
  ),
});

export const RuleSourcesSchema = eachOf(
  RULE_IDS,
  v.pipe(v.array(v.picklist(SOURCES)), v.minLength(1), v.readonly()),
);
export const RulingsSchema = list(v.picklist(RULE_IDS));
