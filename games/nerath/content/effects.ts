/**
 * What cards do, as data. Rules, texts, odds and bots read the same effects; a card that needs an effect of its own has
 * a name for it here and its code where the rules resolve it.
 */
import * as v from 'valibot';
import type { UnitId } from './ids.ts';
import { SPACE_IDS, UNIT_IDS } from './ids.ts';

export const DICE = ['d6', 'd8', 'd10', 'd12', 'd20'] as const;
export type DieId = (typeof DICE)[number];
export const dieId = v.picklist(DICE);

const unit = v.picklist(UNIT_IDS);
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
/** How many of which units. */
const troops = v.pipe(
  v.partial(
    v.strictObject(
      Object.fromEntries(UNIT_IDS.map((id) => [id, positive])) as Record<UnitId, typeof positive>,
    ),
  ),
  v.readonly(),
);
export type Troops = v.InferOutput<typeof troops>;

function effect<const Op extends string, Fields extends v.ObjectEntries>(op: Op, fields: Fields) {
  return v.pipe(v.strictObject({ op: v.literal(op), ...fields }), v.readonly());
}

/** Where units may be added. */
export const PLACES = [
  'ownLand',
  'ownEmptyLand',
  'friendlyLand',
  'landWithOwnWizard',
  'friendlySea',
  'conquered',
] as const;
export type PlaceRule = (typeof PLACES)[number];

/** The land that has the first claim, unless the realm does not control it, or an enemy does. */
const prefer = v.pipe(
  v.strictObject({ space: v.picklist(SPACE_IDS), unless: v.picklist(['notOwn', 'enemy']) }),
  v.readonly(),
);

const add = effect('add', {
  units: troops,
  where: v.picklist(PLACES),
  prefer: v.exactOptional(prefer),
  aboard: v.exactOptional(troops),
});

export const EventEffectSchema = v.variant('op', [
  add,
  effect('addOrConquer', { units: troops }),
  effect('addSpread', {
    unit,
    spaces: positive,
    where: v.picklist(['ownLand', 'friendlyLand']),
    emptyFirst: v.exactOptional(v.literal(true)),
  }),
  effect('addEach', { unit }),
  effect('addAboardEach', { unit }),
  effect('addGuardian', { count: positive }),
  effect('addToBattle', { units: troops, defender: v.exactOptional(v.literal(true)) }),
  effect('addOnConquest', { unit }),
  effect('conquerEmpty', { units: troops }),
  effect('legacy', { unit }),
  effect('pressGang', { units: troops, aboard: troops }),
  effect('levy', { gold: positive }),
  effect('steal', { gold: positive, victim: v.picklist(['loser', 'enemy', 'warshipNeighbour']) }),
  effect('trade', { self: positive, other: positive }),
  effect('transfer', { origin: v.picklist(['ownLand', 'friendlyLand']), cost: v.exactOptional(positive) }),
  effect('exchange', {}),
  effect('teleport', {}),
  effect('pushAtSea', { units: v.pipe(v.array(unit), v.readonly()) }),
  effect('convert', { unit }),
  effect('forceRemove', { where: v.literal('bordersOwnLand') }),
  effect('bombard', {
    die: dieId,
    dice: v.picklist(['enemyPieces', 'adjacentOwnMonsters']),
    cost: v.exactOptional(positive),
  }),
  effect('bombardEach', { die: dieId, where: v.picklist(['bordersOwnLand', 'lostHomeland']) }),
  effect('blockade', { die: dieId }),
  effect('trap', { die: dieId }),
  effect('turnBonus', { unit, move: positive, hitOn: v.exactOptional(positive) }),
  effect('bonusDice', {
    unit,
    die: dieId,
    count: v.union([positive, v.literal('enemyPieces')]),
    noRetreat: v.exactOptional(v.literal(true)),
  }),
  effect('battleDie', { unit, die: dieId }),
  effect('setResult', { unit, value: positive }),
  effect('rerollMisses', {}),
  effect('extraHit', { count: positive }),
  effect('cancelHits', { count: positive, during: v.picklist(['round1', 'round']) }),
  effect('hitEach', { unit }),
  effect('hitOn', { value: positive }),
  effect('grantFirstStrike', { unit }),
  effect('onlyRoll', { unit }),
  effect('replaceEnemy', { unit, by: unit }),
  effect('removeEnemy', { maxCost: positive }),
  effect('defect', { unit }),
  effect('defenderRetreat', {}),
  effect('push', {}),
  effect('promote', { unit, by: unit, max: positive }),
]);
export type EventEffect = v.InferOutput<typeof EventEffectSchema>;
export type EventOp = EventEffect['op'];
export type EventEffectOf<Op extends EventOp> = Extract<EventEffect, { readonly op: Op }>;

/** What a treasure does once, when it is played. */
export const PowerSchema = v.variant('op', [
  add,
  effect('drawEvent', {}),
  effect('gold', { gold: positive }),
]);
export type Power = v.InferOutput<typeof PowerSchema>;

/** What a treasure does for the rest of the match. */
export const PropertySchema = v.variant('op', [
  effect('doubleHits', { unit, min: positive }),
  effect('firstStrike', { unit }),
  effect('denyFirstStrike', { unit, needs: unit }),
  effect('reroll', { unit }),
  effect('startHit', { count: positive }),
  effect('cancelHit', {}),
  effect('deathAttack', { unit, die: dieId }),
  effect('resurrect', { gold: positive }),
  effect('runAmok', { unit }),
  effect('monsterGold', { gold: positive }),
  effect('heroMove', { value: positive }),
  effect('passEnemyLand', {}),
  effect('fly', {}),
  effect('castleStep', {}),
  effect('income', { gold: positive }),
  effect('reinforcement', { unit }),
  effect('peekEntrance', {}),
  effect('scry', { count: positive }),
  effect('wizardCurse', {}),
  effect('transferOne', { unit }),
  effect('addOne', { units: v.pipe(v.array(unit), v.readonly()) }),
]);
export type Property = v.InferOutput<typeof PropertySchema>;
export type PropertyOp = Property['op'];
