/** NER-6.3 to 6.5, 7: which dice a piece rolls in a battle, in which step, and what they need. */
import type { DieId, TreasureId, UnitId } from '../content/index.ts';
import {
  constants,
  events,
  GUARDIAN_IDS,
  guardians,
  TREASURE_IDS,
  treasures,
  UNIT_IDS,
  units,
} from '../content/index.ts';
import type { Realm, Space, Unit } from './board.ts';
import { FIGHTER, IS_DUNGEON, IS_HERO, IS_SEA, SIEGE_ENGINE, unitOf, WARSHIP, WIZARD } from './board.ts';
import { EFFECTS, OWNER } from './cards/card-data.ts';
import type { Piece } from './pieces.ts';
import { INACTIVE, SHIELDED } from './pieces.ts';
import { areEnemies, cardWith, hasProperty, isFlyer, TURN_BONUS } from './selectors.ts';
import type { Battle, Card, State } from './state.ts';

export const HIT_ON = constants.hitOn;

export const sidesOf = (die: DieId): number => Number(die.slice(1));

type Ground = keyof (typeof units)[UnitId]['dice'];
const UNIT_DICE: Readonly<Record<Ground, readonly (readonly number[])[]>> = {
  landAttack: UNIT_IDS.map((id) => units[id].dice.landAttack.map(sidesOf)),
  landDefend: UNIT_IDS.map((id) => units[id].dice.landDefend.map(sidesOf)),
  sea: UNIT_IDS.map((id) => units[id].dice.sea.map(sidesOf)),
  dungeon: UNIT_IDS.map((id) => units[id].dice.dungeon.map(sidesOf)),
};

/** NER-7.6, 7.7: the dice of the unit table. */
export function unitDice(unit: Unit, space: Space, attacks: boolean): readonly number[] {
  if (IS_SEA[space]) return UNIT_DICE.sea[unit];
  if (IS_DUNGEON[space]) return UNIT_DICE.dungeon[unit];
  return UNIT_DICE[attacks ? 'landAttack' : 'landDefend'][unit];
}

interface GuardianData {
  readonly sides: readonly number[];
  readonly firstStrike: boolean;
  readonly heroesNeed: number;
  readonly reward: number;
}
export const GUARDIANS: readonly GuardianData[] = GUARDIAN_IDS.map((id) => {
  const { dice, firstStrike, heroesNeed, reward } = guardians[id];
  return { sides: dice.map(sidesOf), firstStrike, heroesNeed, reward };
});

const DOUBLES: Readonly<Record<Card, number>> = Object.fromEntries(
  TREASURE_IDS.flatMap((id) => {
    const { property } = treasures[id];
    return property?.op === 'doubleHits' ? [[Number(id), property.min]] : [];
  }),
);
const shieldDie = Object.values(events)
  .map(({ effect }) => effect)
  .find(({ op }) => op === 'battleDie');
/** Card 48 */
export const SHIELD_SIDES = shieldDie && 'die' in shieldDie ? sidesOf(shieldDie.die) : 0;
const deathAttack = treasures['105' satisfies TreasureId].property;
/** Card 105 */
export const DEATH_ATTACK_SIDES = deathAttack?.op === 'deathAttack' ? sidesOf(deathAttack.die) : 0;

export const isDefender = (s: State, b: Battle, realm: Realm): boolean => areEnemies(s, b.attacker, realm);

/** NER-6.10, 8.1, 8.2: what can roll and be hit. Inactive castles take no part. */
export function takesPart(s: State, b: Battle, piece: Piece): boolean {
  const { at, flags, unit } = s.pieces;
  if (at[piece] !== b.space || flags[piece] & INACTIVE) return false;
  return !IS_SEA[b.space] || unit[piece] === WARSHIP || IS_HERO[unit[piece]] || isFlyer(s, piece);
}

/** The pieces of one side that take part, by realm in turn order, unit and piece id (NER-6.13). */
export function fighters(s: State, b: Battle, defending: boolean): Piece[] {
  const { at, realm, unit } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (at[p] === b.space && isDefender(s, b, realm[p]) === defending && takesPart(s, b, p)) found.push(p);
  if (found.length < 2) return found;
  return found.sort((x, y) => realm[x] - realm[y] || unit[x] - unit[y] || x - y);
}

const grants = (card: Card, realm: Realm, unit: Unit): boolean => {
  const effect = EFFECTS[card];
  return effect?.op === 'grantFirstStrike' && OWNER[card] === realm && unitOf(effect.unit) === unit;
};

/** Card 100, checked when a First Strike step begins. */
function isDenied(s: State, b: Battle, piece: Piece): boolean {
  const { realm, unit } = s.pieces;
  if (unit[piece] !== WIZARD) return false;
  for (let other = 0; other < 4; other++) {
    if (!areEnemies(s, realm[piece], other) || !hasProperty(s, other, 'denyFirstStrike')) continue;
    for (let p = 0; p < unit.length; p++)
      if (unit[p] === FIGHTER && realm[p] === other && takesPart(s, b, p)) return true;
  }
  return false;
}

/** NER-7.1 */
export function hasFirstStrike(s: State, b: Battle, piece: Piece): boolean {
  const { realm, unit } = s.pieces;
  const kind = unit[piece];
  const owner = realm[piece];
  if (kind === WIZARD) return !isDenied(s, b, piece);
  return b.effects.some((card) => grants(card, owner, kind)) || hasProperty(s, owner, 'firstStrike', kind);
}

/** Card 42: in round 1 nobody but the siege engines of its player rolls. */
export function mayRoll(s: State, b: Battle, piece: Piece): boolean {
  if (b.round !== 1) return true;
  const card = b.effects.find((one) => EFFECTS[one]?.op === 'onlyRoll');
  if (card === undefined) return true;
  return s.pieces.unit[piece] === SIEGE_ENGINE && s.pieces.realm[piece] === OWNER[card];
}

export const guardiansMayRoll = (b: Battle): boolean =>
  b.round !== 1 || !b.effects.some((card) => EFFECTS[card]?.op === 'onlyRoll');

/** NER-6.3: the dice of a piece before bonus dice, those of card 48 included. */
export function diceOf(s: State, b: Battle, piece: Piece): readonly number[] {
  const { flags, realm, unit } = s.pieces;
  const own = unitDice(unit[piece], b.space, realm[piece] === b.attacker);
  return flags[piece] & SHIELDED ? [...own, SHIELD_SIDES] : own;
}

/** NER-6.5: whether an effect lets a unit of the realm hit on 5+. */
export function hitsOnFive(s: State, b: Battle | undefined, realm: Realm, unit: Unit): boolean {
  if (b?.effects.some((card) => EFFECTS[card]?.op === 'hitOn' && OWNER[card] === realm)) return true;
  return s.turn.effects.some((card) => {
    const bonus = TURN_BONUS[card];
    return bonus !== undefined && bonus.hitOn > 0 && bonus.realm === realm && bonus.unit === unit;
  });
}

/** NER-9.6: what heroes need in an entrance: the highest value of the guardians that are not beaten. */
function guardianNeed(s: State, b: Battle): number {
  const { tiles } = s.entrances[b.space];
  let need = HIT_ON;
  for (let i = 0; i < tiles.length; i++)
    if (b.guards[i] !== 0) need = Math.max(need, GUARDIANS[tiles[i]].heroesNeed);
  return need;
}

/** NER-6.5: what the dice of a realm's unit must show. */
export function needFor(s: State, b: Battle, realm: Realm, unit: Unit): number {
  if (hitsOnFive(s, b, realm, unit)) return HIT_ON - 1;
  return IS_DUNGEON[b.space] ? guardianNeed(s, b) : HIT_ON;
}

export const needOf = (s: State, b: Battle, piece: Piece): number =>
  needFor(s, b, s.pieces.realm[piece], s.pieces.unit[piece]);

/** From which face on a die of the piece scores twice (NER-17.12); never if it has no such treasure. */
export function doubleFrom(s: State, realm: Realm, unit: Unit): number {
  const card = cardWith(s, realm, 'doubleHits', unit);
  return card ? DOUBLES[card] : Number.POSITIVE_INFINITY;
}

export const hitsOf = (face: number, need: number, double: number): number =>
  face < need ? 0 : face >= double ? 2 : 1;
