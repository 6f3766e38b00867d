/** Whether a card could be played at a stop, by what everybody can see (NER-17.18, 17.23). */
import type { Ref } from '@gonfalon/kernel';
import type { Stop } from '../../content/index.ts';
import { aboutToRoll, enemiesOf, isDefending, isInBattle, isOnSide, ownIn } from '../battle-selectors.ts';
import type { Realm } from '../board.ts';
import {
  CASTLE,
  COST,
  DRAGON,
  IS_DUNGEON,
  IS_LAND,
  IS_SEA,
  KARKOTH,
  LAND_ADJ,
  NERATH,
  SIEGE_ENGINE,
  unitOf,
  WIZARD,
} from '../board.ts';
import { fighters } from '../dice.ts';
import type { Piece } from '../pieces.ts';
import { classesOf, realmRef, spaceRef } from '../refs.ts';
import { refugesOf } from '../retreat-places.ts';
import { areEnemies, isEnemyLand } from '../selectors.ts';
import { firstFreeShip, freePlaces } from '../ships.ts';
import type { Battle, Card, Pending, State } from '../state.ts';
import { EFFECTS, OWNER, PROPERTIES, windowOf } from './card-data.ts';
import {
  blockaded,
  bordersEnemyLand,
  hasTeleportPlace,
  lostHomeland,
  placesFor,
  realmsByShips,
  shipsAtSea,
} from './places.ts';
import { nextTarget, preferred, survivors } from './targets.ts';

const fresh = (realm: Realm, card: Card, use: Pending['use'] = 'event'): Pending => ({
  realm,
  card,
  use,
  chosen: [],
  closed: false,
});

const hasTarget = (s: State, realm: Realm, card: Card): boolean =>
  nextTarget(s, fresh(realm, card)) !== undefined;

/** NER-2.3: whether a property of the turn start can be used now. */
export const canUse = (s: State, realm: Realm, card: Card): boolean =>
  TURN_START_PROPERTIES.has(PROPERTIES[card]?.op ?? '') &&
  !s.turn.used.includes(card) &&
  nextTarget(s, fresh(realm, card, 'property')) !== undefined;
const TURN_START_PROPERTIES: ReadonlySet<string> = new Set([
  'peekEntrance',
  'scry',
  'wizardCurse',
  'transferOne',
  'addOne',
]);

/** Cards 20, 48, 51, 53 and those before a roll: the pieces from which one is chosen with the card. */
function pieceTargets(s: State, b: Battle, realm: Realm, card: Card): Piece[] | undefined {
  const effect = EFFECTS[card];
  const kind = (pieces: readonly Piece[], unit: number) => pieces.filter((p) => s.pieces.unit[p] === unit);
  switch (effect?.op) {
    case 'bonusDice':
    case 'setResult': {
      const rolling = aboutToRoll(s, b, areEnemies(s, b.attacker, realm));
      return kind(rolling, unitOf(effect.unit)).filter((p) => s.pieces.realm[p] === realm);
    }
    case 'battleDie':
      return kind(ownIn(s, b, realm), unitOf(effect.unit));
    case 'replaceEnemy': {
      const allies = fighters(s, b, areEnemies(s, b.attacker, realm));
      const both = kind(allies, unitOf(effect.unit)).length > 0;
      return both ? kind(enemiesOf(s, b, realm), unitOf(effect.unit)) : [];
    }
    case 'defect':
      return kind(enemiesOf(s, b, realm), unitOf(effect.unit));
    case 'removeEnemy':
      return enemiesOf(s, b, realm).filter((p) => COST[s.pieces.unit[p]] <= effect.maxCost);
    default:
      return undefined;
  }
}

/** Card 5: realms that took part, lost and have gold. */
function losers(s: State, b: Battle, realm: Realm): Realm[] {
  if (!b.fought || !(b.victors & (1 << realm))) return [];
  return [0, 1, 2, 3].filter((r) => b.losers & (1 << r) && areEnemies(s, realm, r) && s.realms[r].gold > 0);
}

/** The pieces that a target in a choice of a window may name, each class with its reference. */
export const targetClasses = (s: State, b: Battle, realm: Realm, card: Card) => {
  const pieces = pieceTargets(s, b, realm, card);
  return pieces && classesOf(s, pieces, 'standing');
};

/** In a battle a single target stands in the choice; undefined if the card wants none there. */
export function targetsInChoice(s: State, realm: Realm, card: Card, stop: Stop): Ref[] | undefined {
  const effect = EFFECTS[card];
  if (stop === 'unitDestroyed' && effect?.op === 'add')
    return preferred(s, realm, effect) >= 0 ? undefined : placesFor(s, realm, effect.where).map(spaceRef);
  const b = s.battle;
  if (!b || !BATTLE_STOPS.has(stop)) return undefined;
  if (effect?.op === 'steal')
    return (effect.victim === 'loser' ? losers(s, b, realm) : privateersPrey(s, realm)).map(realmRef);
  return targetClasses(s, b, realm, card)?.map(({ ref }) => ref);
}

export const BATTLE_STOPS: ReadonlySet<Stop> = new Set<Stop>([
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
]);

/** Card 26 */
const privateersPrey = (s: State, realm: Realm): Realm[] =>
  realmsByShips(s, realm).filter((other) => areEnemies(s, realm, other) && s.realms[other].gold > 0);

/** A unit that is added to a naval battle must fly or find a place aboard (NER-17.13). */
function canJoin(s: State, b: Battle, realm: Realm): boolean {
  return !IS_SEA[b.space] || firstFreeShip(s, realm, b.space) >= 0;
}

function couldPlayInBattle(s: State, b: Battle, realm: Realm, card: Card, stop: Stop): boolean {
  const effect = EFFECTS[card];
  if (!effect) return false;
  if (stop === 'explore') return IS_DUNGEON[b.space] && areEnemies(s, realm, b.attacker);
  if (stop === 'unitDestroyed') return couldBecomeLich(s, realm, card);
  if (!isInBattle(s, b, realm) && stop !== 'battleEnd' && stop !== 'afterAmok') return false;
  const pieces = pieceTargets(s, b, realm, card);
  const enemyDragon = () => enemiesOf(s, b, realm).some((p) => s.pieces.unit[p] === DRAGON);
  if (stop === 'battleStart') {
    if (windowOf(card) === 'landBattleStart' && !IS_LAND[b.space]) return false;
    switch (effect.op) {
      case 'cancelHits':
        return ownIn(s, b, realm).some((p) => s.pieces.unit[p] === DRAGON);
      case 'hitEach':
        return enemyDragon();
      case 'addToBattle':
        if (effect.defender && !isDefending(s, b, realm)) return false;
        return effect.defender === undefined || canJoin(s, b, realm);
      case 'onlyRoll':
        return ownIn(s, b, realm).some((p) => s.pieces.unit[p] === SIEGE_ENGINE);
      case 'grantFirstStrike':
        return true;
      case 'steal':
        return privateersPrey(s, realm).length > 0;
      default:
        return pieces !== undefined && pieces.length > 0;
    }
  }
  switch (stop) {
    case 'battleRoundStart':
    case 'firstStrike':
      return true;
    case 'beforeRoll':
      if (!pieces?.length) return false;
      return effect.op !== 'bonusDice' || effect.count !== 'enemyPieces' || enemiesOf(s, b, realm).length > 0;
    case 'afterRoll':
      return missesOf(b, realm).length > 0;
    case 'beforeDamage':
      return ownIn(s, b, realm).length > 0 && hitsOn(s, b, realm) > 0 && b.round > 0;
    case 'afterDamage':
      return b.lost[realm] >= 2;
    case 'battleRoundEnd':
      return (
        isDefending(s, b, realm) &&
        ownIn(s, b, realm).some((p) => refugesOf(s, p).some(({ ship }) => ship < 0))
      );
    case 'battleEnd':
      return couldPlayAtEnd(s, b, realm, card);
    case 'afterAmok':
      return (
        realm === NERATH &&
        hasConqueredByBattle(s, b, realm) &&
        s.pieces.at.some((at, p) => at === b.space && s.pieces.realm[p] === realm && isTroop(s, p)) &&
        LAND_ADJ[b.space].some((at) => isEnemyLand(s, realm, at))
      );
    default:
      return false;
  }
}

const isTroop = (s: State, piece: Piece): boolean => s.pieces.unit[piece] !== CASTLE;

/** Cards 2, 76: the realm has just conquered the land by winning a fought battle on its turn. */
const hasConqueredByBattle = (s: State, b: Battle, realm: Realm): boolean =>
  IS_LAND[b.space] &&
  b.fought &&
  b.attacker === realm &&
  (b.victors & (1 << realm)) !== 0 &&
  s.active === realm;

function couldPlayAtEnd(s: State, b: Battle, realm: Realm, card: Card): boolean {
  const effect = EFFECTS[card];
  if (effect?.op === 'steal') return realm === KARKOTH && losers(s, b, realm).length > 0;
  if (effect?.op === 'promote') return survivors(s, realm, unitOf(effect.unit)).length > 0;
  return effect?.op === 'add' && hasConqueredByBattle(s, b, realm);
}

/** Card 9: a wizard of the realm has fallen, and there is land to rise on. */
function couldBecomeLich(s: State, realm: Realm, card: Card): boolean {
  const effect = EFFECTS[card];
  if (effect?.op !== 'add') return false;
  for (let i = 0; i < s.fallen.length; i += 2)
    if (s.fallen[i] === realm && s.fallen[i + 1] === WIZARD)
      return placesFor(s, realm, effect.where).length > 0;
  return false;
}

/** The dice of a realm in the roll that is looked at that missed and were not rerolled, by place. */
export function missesOf(b: Battle, realm: Realm, unit?: number): number[] {
  const found: number[] = [];
  for (let i = 0; i < b.rollers.length; i++) {
    if (b.rollerRealms[i] !== realm || b.rerolls[i] !== 0) continue;
    if (unit !== undefined && b.rollerUnits[i] !== unit) continue;
    if (b.faces[i] < b.needs[i]) found.push(i);
  }
  return found;
}

/** The hits that a realm's side is about to take. */
const hitsOn = (s: State, b: Battle, realm: Realm): number =>
  isOnSide(s, b, realm, true) ? b.onDefender : b.onAttacker;

/** Card 42 and others aside: what an event needs in a menu or an interlude. */
function couldPlayInMenu(s: State, realm: Realm, card: Card): boolean {
  const effect = EFFECTS[card];
  switch (effect?.op) {
    case 'turnBonus':
    case 'addOnConquest':
      return true;
    case 'addEach':
      return placesFor(s, realm, 'ownLand').some((at) => bordersEnemyLand(s, realm, at));
    case 'addAboardEach':
      return shipsAtSea(s, realm).some((ship) => freePlaces(s, ship) > 0);
    case 'blockade':
      return shipsAtSea(s, realm).some((ship) => blockaded(s, ship).length > 0);
    case 'teleport':
      return canTeleport(s, realm);
    case 'bombardEach':
      return lostHomeland(s, realm).some((at) => s.pieces.at.includes(at));
    case 'bombard': {
      const cost = effect.cost ?? 0;
      const troops = s.pieces.at.filter(
        (at, p) => at >= 0 && s.pieces.realm[p] === realm && isTroop(s, p),
      ).length;
      return (
        troops >= cost && nextTarget(s, { ...fresh(realm, card), chosen: Array(cost).fill(-1) }) !== undefined
      );
    }
    default:
      return hasTarget(s, realm, card);
  }
}

/** Card 77: somebody has somewhere else to go. */
function canTeleport(s: State, realm: Realm): boolean {
  const { at, realm: owner, unit } = s.pieces;
  for (let p = 0; p < at.length; p++)
    if (at[p] >= 0 && owner[p] === realm && unit[p] !== CASTLE && hasTeleportPlace(s, p)) return true;
  return false;
}

/** Whether a realm could play one of its events at a stop. */
export function couldPlay(s: State, realm: Realm, card: Card, stop: Stop): boolean {
  if (OWNER[card] !== realm) return false;
  if (BATTLE_STOPS.has(stop)) {
    if (stop === 'unitDestroyed' && !s.battle) return couldBecomeLich(s, realm, card);
    return s.battle !== undefined && couldPlayInBattle(s, s.battle, realm, card, stop);
  }
  return couldPlayInMenu(s, realm, card);
}
