/**
 * The vocabulary of the game's data.
 *
 * Cards are data over a few verbs. An amount is a number, or a sum with the level of the card's Lore Master: "L+2".
 *
 *   orders   what a card may order: numbers per flank seen from its player, or `who` (and not `unless`), up to `max`
 *            units, or `fallback` units of any kind if nobody on the board is such a unit (`unless` does not count)
 *   target   whom a Lore card is played on; `fighter` is the player's own unit in the combat, `foe` the other one
 *   effect   what happens to the targets, or to the units that a Command card orders, one verb after the other:
 *     dice         more dice in melee, ranged attacks or battle backs
 *     dice-limit   at most `max` dice, or half of them, after every bonus, in its own attacks or in those against it
 *     hits         these faces, rolled by it, hit whatever the weapon; misses: these faces, rolled against it, do not
 *     cancel-hits  so many hits of each roll against it do not count
 *     bold         ignores so many flags more, or all; `must`: they are ignored without asking
 *     range        a longer range, or a limit to it
 *     extra        EXTRA(hexes), BLO-4.10; move-limit: moves at most so far; `ifHit`: if the spell before it hit
 *     move         moved along the board; place: put down anywhere near; `by`: who chooses the way
 *     spell        SPELL(dice), BLO-15.25; `hits`: its faces; `flags`: they count; `destroys`: one of these kills
 *     first-strike FIRST STRIKE with so many dice more, BLO-15.26
 *     heal         so many figures come back, to each target or shared among them
 *     tokens       so many Lore tokens from the pool or from the opponent
 *     draw         at the end of the turn draws `cards` Command cards and keeps some
 *     more-orders  so many more units anywhere
 *     cancel       the opponent's Lore card, with a refund or without
 *     code         something of its own, written for this card in the rules
 *   until    how long it lasts: this roll, the unit's whole combat, this turn, or the player's next turn
 */
import { listOf, provenance, ruleOrigins } from '@gonfalon/kernel';
import * as v from 'valibot';
import { ROWS } from './hexes.ts';
import {
  BANNERS,
  COMMAND_IDS,
  COST_FORMULAS,
  COUNCIL_SEATS,
  CREATURE_IDS,
  FACES,
  LANDMARK_IDS,
  LEVEL_IDS,
  LORE_CLASSES,
  LORE_IDS,
  LORE_WINDOWS,
  PHASES,
  POWER_IDS,
  RACE_IDS,
  TERRAIN_IDS,
  UNIT_CLASSES,
  UNIT_TYPE_IDS,
  UNTIL,
  WEAPON_IDS,
} from './ids.ts';
import { RULE_IDS, RULING_IDS } from './rule-ids.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const RuleIdSchema = v.picklist(RULE_IDS);
const Rulings = v.pipe(v.array(v.picklist(RULING_IDS)), v.readonly());

const listed = <Id extends string>(ids: readonly Id[]) =>
  v.pipe(v.array(v.picklist(ids)), v.minLength(1), v.readonly());

/** The published pages that were used, for the facts marked `public` or for a part of others. */
export const cites = v.exactOptional(
  v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1), v.readonly()),
);

export const BoardSchema = v.strictObject({
  columns: v.strictObject(v.entriesFromList(ROWS, v.picklist([12, 13]))),
  /** Where the dotted lines lie, in doubled columns. */
  sectionLines: v.strictTuple([Positive, Positive]),
  rulings: Rulings,
  provenance: provenance('columns', 'sectionLines'),
});

/* Units */

/** Hexes that a unit may move and still battle, and at most. */
const Reach = v.pipe(v.strictObject({ battle: Positive, most: Positive }), v.readonly());

const BannerSchema = v.pipe(
  v.strictObject({
    id: v.picklist(BANNERS),
    helmet: v.picklist(FACES),
    dice: Positive,
    infantry: Reach,
    cavalry: Reach,
    provenance: provenance('dice', 'moves'),
  }),
  v.readonly(),
);
export type BannerFacts = v.InferOutput<typeof BannerSchema>;
export const BannersSchema = listOf(BANNERS, BannerSchema);

const WeaponSchema = v.pipe(
  v.strictObject({
    id: v.picklist(WEAPON_IDS),
    range: Positive,
    /** In which attacks a sword-on-shield hits. */
    strikes: v.picklist(['always', 'ranged', 'never']),
    /** Swords-on-shield of one roll that do not count against a class. */
    spared: v.exactOptional(
      v.pipe(v.strictObject({ class: v.picklist(UNIT_CLASSES), count: Positive }), v.readonly()),
    ),
    /** Dice fewer if the unit has moved. */
    movedPenalty: Count,
    rule: RuleIdSchema,
    rulings: Rulings,
    provenance: provenance('name', 'values'),
  }),
  v.readonly(),
);
export type Weapon = v.InferOutput<typeof WeaponSchema>;
export const WeaponsSchema = listOf(WEAPON_IDS, WeaponSchema);

const RaceSchema = v.pipe(
  v.strictObject({
    id: v.picklist(RACE_IDS),
    mercenary: v.boolean(),
    /** Bold that its infantry has by itself. */
    infantryBold: Count,
    /** Its infantry may rush. */
    rush: v.boolean(),
    /** Hexes of retreat for each flag, if it flees and takes panic tests. */
    frightened: v.exactOptional(Positive),
    provenance: provenance('name', 'values'),
  }),
  v.readonly(),
);
export type Race = v.InferOutput<typeof RaceSchema>;
export const RacesSchema = listOf(RACE_IDS, RaceSchema);

const UnitTypeSchema = v.pipe(
  v.strictObject({
    id: v.picklist(UNIT_TYPE_IDS),
    /** Two letters for boards of text. */
    code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    race: v.picklist(RACE_IDS),
    class: v.picklist(UNIT_CLASSES),
    banner: v.picklist(BANNERS),
    weapon: v.picklist(WEAPON_IDS),
    figures: Positive,
    provenance: provenance('name', 'banner', 'weapon'),
    cites,
  }),
  v.readonly(),
);
export type UnitType = v.InferOutput<typeof UnitTypeSchema>;
export const UnitTypesSchema = listOf(UNIT_TYPE_IDS, UnitTypeSchema);

const PowerSchema = v.pipe(
  v.strictObject({
    id: v.picklist(POWER_IDS),
    /** Lore symbols and concentrated tokens that it takes. */
    lore: Positive,
    needsHit: v.boolean(),
    rule: RuleIdSchema,
  }),
  v.readonly(),
);
export type Power = v.InferOutput<typeof PowerSchema>;

const CreatureSchema = v.pipe(
  v.strictObject({
    id: v.picklist(CREATURE_IDS),
    dice: Positive,
    moves: Reach,
    retreatPerFlag: Positive,
    maxConcentration: Positive,
    /** Levels that it takes in a War Council. */
    councilLevels: Positive,
    powers: v.pipe(v.array(PowerSchema), v.readonly()),
    rule: RuleIdSchema,
    rulings: Rulings,
    provenance: provenance('name', 'values', 'powers', 'councilLevels'),
  }),
  v.readonly(),
);
export type Creature = v.InferOutput<typeof CreatureSchema>;
export const CreaturesSchema = listOf(CREATURE_IDS, CreatureSchema);

/* Terrain and landmarks: a cap that is not there does not limit. */

const ground = {
  stop: v.boolean(),
  /** Entering it forbids battle this turn. */
  noBattle: v.boolean(),
  /** The most dice for an attacker who stands on it, and for an attack into it. */
  capFrom: v.exactOptional(Positive),
  capInto: v.exactOptional(Positive),
  blocksSight: v.boolean(),
  bold: Count,
  rule: RuleIdSchema,
  rulings: Rulings,
  provenance: provenance('name', 'values'),
};

const TerrainSchema = v.pipe(
  v.strictObject({
    ...ground,
    id: v.picklist(TERRAIN_IDS),
    passable: v.boolean(),
    /** A stop that leaves gaining ground and pursuit allowed. */
    stopAllowsFollowOn: v.boolean(),
    /** Whoever stands on a hex of the same kind is not held by `capInto`, and sees over it if the hexes connect. */
    openToItself: v.boolean(),
    /** A watercourse hex (river, ford or bridge). */
    water: v.boolean(),
  }),
  v.readonly(),
);
export type Terrain = v.InferOutput<typeof TerrainSchema>;
export const TerrainsSchema = listOf(TERRAIN_IDS, TerrainSchema);

const LandmarkSchema = v.pipe(
  v.strictObject({
    ...ground,
    id: v.picklist(LANDMARK_IDS),
    /** Who brings it, at level 3 (a creature at any level). */
    master: v.exactOptional(v.picklist(COUNCIL_SEATS)),
    /** Whom its Bold helps: whoever stands on it, or the owner's troops on it and next to it. */
    boldFor: v.picklist(['occupant', 'owner-near']),
    /** Coming from a neighbouring one neither stops nor forbids battle. */
    chained: v.boolean(),
    /** Tiles of it that exist. */
    supply: Positive,
    /** Where its owner places it: an empty or a free hex of his 3rd or 4th row, under one of his units, or not at all. */
    placed: v.exactOptional(v.picklist(['rows-empty', 'rows-free', 'under-unit'])),
  }),
  v.readonly(),
);
export type Landmark = v.InferOutput<typeof LandmarkSchema>;
export const LandmarksSchema = listOf(LANDMARK_IDS, LandmarkSchema);

/* Levels and tables */

const LevelSchema = v.pipe(
  v.strictObject({
    id: v.picklist(LEVEL_IDS),
    races: listed(RACE_IDS),
    loreTokens: v.boolean(),
    loreDecks: v.pipe(v.array(v.picklist(LORE_CLASSES)), v.readonly()),
    /** How a camp comes to its Command cards and Lore Masters. */
    council: v.picklist(['none', 'wizard', 'fixed', 'custom']),
    provenance: provenance('values'),
  }),
  v.readonly(),
);
export type LevelFacts = v.InferOutput<typeof LevelSchema>;
export const LevelsSchema = listOf(LEVEL_IDS, LevelSchema);

const byLevel = v.pipe(v.strictTuple([Count, Count, Count, Count]), v.readonly());

const tables = {
  /** Figures of a unit at full size. */
  fullSize: v.strictObject(v.entriesFromList(UNIT_CLASSES, Positive)),
  /** By the level of the Commander, then by that of the strongest Lore Master: 0, 1, 2, 3. */
  commandCards: byLevel,
  loreCardsAtStart: byLevel,
  loreTokensAtStart: byLevel,
  loreHandLimit: byLevel,
  loreCardsDealt: Positive,
  /** Cards of a class in the Lore deck, if it sits in no, one or both councils. */
  deckBuild: v.pipe(v.strictTuple([Positive, Positive, Positive]), v.readonly()),
  lorePool: Positive,
  outOfCharacterCost: Positive,
  outOfCharacterLevel: Positive,
  outOfSectionCost: Positive,
  freeFromWebCost: Positive,
  secretPassageCost: Positive,
  creatureKillTokens: Positive,
  pentacleTokens: Positive,
  councilLevels: Positive,
  councilLevelsMost: Positive,
  masterLevelMost: Positive,
  /** Rows, counted from a camp's side, where it may place landmarks. */
  landmarkRows: v.pipe(v.array(Positive), v.readonly()),
  /** Turns of each player in a match with a turn limit. */
  turnCap: Positive,
};

export const TablesSchema = v.pipe(
  v.strictObject({
    ...tables,
    provenance: provenance(...(Object.keys(tables) as (keyof typeof tables)[])),
  }),
  v.readonly(),
);

/* Cards */

const AmountSchema = v.pipe(
  v.union([Count, v.picklist(['L', 'L+1', 'L+2', 'L+3'])]),
  v.transform((amount): Amount => {
    if (typeof amount === 'number') return { base: amount, perLevel: 0 };
    return { base: Number(amount.slice(2)), perLevel: 1 };
  }),
);
/** `base + perLevel × L`, where L is the level of the Lore Master. */
export interface Amount {
  readonly base: number;
  readonly perLevel: 0 | 1;
}

const traits = {
  class: v.exactOptional(listed(UNIT_CLASSES)),
  banner: v.exactOptional(listed(BANNERS)),
  weapon: v.exactOptional(v.literal('ranged')),
  mercenary: v.exactOptional(v.literal(true)),
  ordered: v.exactOptional(v.literal(true)),
  moved: v.exactOptional(v.literal(false)),
  weakened: v.exactOptional(v.literal(true)),
  webbed: v.exactOptional(v.literal(false)),
  /** At most so many hexes from an enemy unit. */
  nearEnemy: v.exactOptional(Positive),
  /** On one of these; near: on it or next to it. */
  on: v.exactOptional(listed([...TERRAIN_IDS, 'landmark'])),
  near: v.exactOptional(listed([...TERRAIN_IDS, 'landmark'])),
};

/** Which units are meant: those that have every trait named, and one of the sets under `either`. */
const UnitFilterSchema = v.pipe(
  v.strictObject({
    ...traits,
    either: v.exactOptional(
      v.pipe(v.array(v.pipe(v.strictObject(traits), v.readonly())), v.minLength(2), v.readonly()),
    ),
  }),
  v.readonly(),
);
export type UnitFilter = v.InferOutput<typeof UnitFilterSchema>;

const FlankOrders = v.union([Count, v.literal('command')]);

const SectionOrdersSchema = v.pipe(
  v.strictObject({ left: FlankOrders, centre: FlankOrders, right: FlankOrders }),
  v.readonly(),
);
export type SectionOrders = v.InferOutput<typeof SectionOrdersSchema>;

const UnitOrdersSchema = v.pipe(
  v.strictObject({
    who: UnitFilterSchema,
    unless: v.exactOptional(UnitFilterSchema),
    max: v.union([Positive, v.picklist(['command', 'all'])]),
    fallback: v.exactOptional(Positive),
  }),
  v.readonly(),
);
export type UnitOrders = v.InferOutput<typeof UnitOrdersSchema>;

const until = v.picklist(UNTIL);

const verb = <const Do extends string, const Entries extends v.ObjectEntries>(name: Do, entries: Entries) =>
  v.pipe(v.strictObject({ do: v.literal(name), ...entries }), v.readonly());

const EffectSchema = v.variant('do', [
  verb('dice', {
    melee: v.exactOptional(AmountSchema),
    ranged: v.exactOptional(AmountSchema),
    battleBack: v.exactOptional(AmountSchema),
    until,
  }),
  verb('dice-limit', {
    max: v.union([Positive, v.literal('half')]),
    rolls: v.picklist(['own', 'against']),
    until,
  }),
  verb('hits', { faces: listed(FACES), until }),
  verb('misses', { faces: listed(FACES), until }),
  verb('cancel-hits', { count: AmountSchema, faces: listed(FACES), until }),
  verb('bold', { plus: v.union([Positive, v.literal('all')]), must: v.boolean(), until }),
  verb('range', { plus: v.exactOptional(Positive), max: v.exactOptional(Positive), until }),
  verb('extra', { hexes: Positive }),
  verb('move-limit', { hexes: Count, ifHit: v.boolean() }),
  verb('move', { hexes: AmountSchema, by: v.picklist(['owner', 'player']) }),
  verb('place', { within: AmountSchema }),
  verb('spell', {
    dice: AmountSchema,
    hits: listed(['colour', 'L']),
    flags: v.boolean(),
    destroys: v.exactOptional(listed(FACES)),
  }),
  verb('first-strike', { dice: Count }),
  verb('heal', { figures: AmountSchema, shared: v.boolean() }),
  verb('tokens', { from: v.picklist(['pool', 'opponent']), count: AmountSchema }),
  verb('draw', { cards: Positive, keep: Positive }),
  verb('more-orders', { count: Positive }),
  verb('cancel', { refund: v.picklist(['half', 'none']) }),
  verb('code', {}),
]);
export type Effect = v.InferOutput<typeof EffectSchema>;
export type Verb = Effect['do'];

const Effects = v.pipe(v.array(EffectSchema), v.readonly());

const commandCard = {
  id: v.picklist(COMMAND_IDS),
  count: Positive,
  effect: Effects,
  rulings: Rulings,
  provenance: provenance('name', 'translation', 'count', 'effect'),
  cites,
};

const SectionCardSchema = v.pipe(
  v.strictObject({ ...commandCard, kind: v.literal('section'), orders: SectionOrdersSchema }),
  v.readonly(),
);
export type SectionCard = v.InferOutput<typeof SectionCardSchema>;

const TacticCardSchema = v.pipe(
  v.strictObject({
    ...commandCard,
    kind: v.literal('tactic'),
    orders: UnitOrdersSchema,
    /** It becomes a copy of the opponent's last card; its own orders serve if there is none. */
    copies: v.boolean(),
  }),
  v.readonly(),
);
export type TacticCard = v.InferOutput<typeof TacticCardSchema>;

const CommandCardSchema = v.variant('kind', [SectionCardSchema, TacticCardSchema]);
export type CommandCard = SectionCard | TacticCard;
export const CommandCardsSchema = listOf(COMMAND_IDS, CommandCardSchema);

const target = <const Kind extends string, const Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) => v.pipe(v.strictObject({ kind: v.literal(kind), ...entries }), v.readonly());

const side = v.picklist(['own', 'enemy']);

const TargetSchema = v.variant('kind', [
  /** The player himself, or his opponent. */
  target('player', { side }),
  /** Units that the player chooses; with `all` nobody chooses. One of them must be the unit just picked to move. */
  target('units', {
    side,
    who: UnitFilterSchema,
    max: v.union([v.literal('all'), AmountSchema]),
    including: v.exactOptional(v.literal('mover')),
  }),
  /** All such units in a section that the player chooses. */
  target('section', { side, who: UnitFilterSchema }),
  /** Every unit that the player orders this turn. */
  target('ordered', {}),
  /** The player's unit in the combat; `attack` and `foe` say in which combats. */
  target('fighter', {
    who: UnitFilterSchema,
    attack: v.picklist(['melee', 'ranged', 'any']),
    foe: v.exactOptional(UnitFilterSchema),
  }),
  /** The enemy unit in the combat. */
  target('foe', { who: UnitFilterSchema }),
  /** The enemy unit that was just picked to move. */
  target('mover', { who: UnitFilterSchema }),
  /** The roll just made, the Command card or the Lore card just played. */
  target('roll', {}),
  target('command-card', {}),
  target('lore-card', {}),
]);
export type Target = v.InferOutput<typeof TargetSchema>;

const LoreCardSchema = v.pipe(
  v.strictObject({
    id: v.picklist(LORE_IDS),
    class: v.picklist(LORE_CLASSES),
    number: Positive,
    cost: v.union([Count, v.picklist(COST_FORMULAS)]),
    phase: v.picklist(PHASES),
    windows: listed(LORE_WINDOWS),
    /** It may be played in the opponent's turn. */
    reaction: v.boolean(),
    /** Its effect grows with the level of its Lore Master. */
    level: v.boolean(),
    target: TargetSchema,
    /** Played instead of a Command card: what it orders, nothing if this is missing. */
    orders: v.exactOptional(UnitOrdersSchema),
    effect: Effects,
    rulings: Rulings,
    provenance: provenance('name', 'translation', 'class', 'number', 'cost', 'effect'),
    cites,
  }),
  v.readonly(),
);
export type LoreCard = v.InferOutput<typeof LoreCardSchema>;
export const LoreCardsSchema = listOf(LORE_IDS, LoreCardSchema);

/* Rules */

export const RulesSchema = ruleOrigins(RULE_IDS, RULING_IDS);
/** Where a numbered rule comes from, and the rulings that explain our reading of it. */
export type RuleOrigin = v.InferOutput<typeof RulesSchema>[(typeof RULE_IDS)[number]];
