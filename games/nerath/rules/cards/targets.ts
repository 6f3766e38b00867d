/** Which target a card asks for next (NER-2.10): later choices take earlier ones into account, nothing happens yet. */
import type { EventEffect, PlaceRule, Power, Property } from '../../content/index.ts';
import type { Realm, Space } from '../board.ts';
import { DUNGEONS, LAND_ADJ, LANDS, spaceOf, unitOf } from '../board.ts';
import type { Piece } from '../pieces.ts';
import { NO_PIECE, piecesOf } from '../pieces.ts';
import { areEnemies, isEmpty, isEnemyLand, isFriendlyLand, isOwnLand } from '../selectors.ts';
import type { Card, Pending, State } from '../state.ts';
import type { TargetPart } from '../vocabulary.ts';
import { EFFECTS, POWERS, PROPERTIES } from './card-data.ts';
import {
  convertible,
  coveredEntrances,
  cursed,
  emptyEnemyLands,
  friendlyLands,
  friendlyNeighbours,
  friendlySeas,
  hasTeleportPlace,
  heldEnemyLands,
  landsWithoutEnemies,
  lostHomeland,
  monstersNextTo,
  origins,
  placesFor,
  plagued,
  pressed,
  pushable,
  pushPlaces,
  realmsByShips,
  seaNeighbours,
  teleportPlaces,
  troopsAt,
  troopsOf,
} from './places.ts';

/** What may be chosen next; exactly one of the lists is there. */
export interface Target {
  readonly part: TargetPart;
  /** How many are still to be chosen, this one included; 0 if that is open. */
  readonly left: number;
  readonly spaces?: readonly Space[];
  readonly pieces?: readonly Piece[];
  readonly realms?: readonly Realm[];
  readonly cards?: readonly Card[];
  /** Nobody more need be chosen. */
  readonly mayStop: boolean;
}

const spaceTarget = (spaces: readonly Space[], part: TargetPart = 'space', left = 1): Target | undefined =>
  spaces.length > 0 ? { part, left, spaces, mayStop: false } : undefined;
const pieceTarget = (pieces: readonly Piece[], part: TargetPart = 'piece', left = 1): Target | undefined =>
  pieces.length > 0 ? { part, left, pieces, mayStop: false } : undefined;
const realmTarget = (realms: readonly Realm[]): Target | undefined =>
  realms.length > 0 ? { part: 'realm', left: 1, realms, mayStop: false } : undefined;
/** One after the other, as long as somebody is left and wanted. */
const anyOf = (pieces: readonly Piece[]): Target | undefined =>
  pieces.length > 0 ? { part: 'who', left: 0, pieces, mayStop: true } : undefined;

const enemiesWithGold = (s: State, realm: Realm, among: readonly Realm[]): Realm[] =>
  among.filter((other) => areEnemies(s, realm, other) && s.realms[other].gold > 0);

/** The land that has the first claim (9, 66, 67), if it is not barred. */
export function preferred(s: State, realm: Realm, effect: EventEffect | Power): Space {
  if (effect.op !== 'add' || !effect.prefer) return NO_PIECE;
  const at = spaceOf(effect.prefer.space);
  const barred = effect.prefer.unless === 'enemy' ? isEnemyLand(s, realm, at) : !isOwnLand(s, realm, at);
  return barred ? NO_PIECE : at;
}

function addTarget(s: State, realm: Realm, effect: EventEffect | Power, chosen: readonly number[]) {
  if (effect.op !== 'add' || chosen.length > 0 || effect.where === 'conquered') return undefined;
  return preferred(s, realm, effect) >= 0 ? undefined : spaceTarget(placesFor(s, realm, effect.where));
}

function spreadTarget(
  s: State,
  realm: Realm,
  where: PlaceRule,
  wanted: number,
  emptyFirst: boolean,
  chosen: readonly number[],
): Target | undefined {
  if (chosen.length >= wanted) return undefined;
  const open = placesFor(s, realm, where).filter((at) => !chosen.includes(at));
  const empty = emptyFirst ? open.filter((at) => isEmpty(s, at)) : [];
  return spaceTarget(empty.length > 0 ? empty : open, 'spread', wanted - chosen.length);
}

/** Cargo goes with a chosen ship, and is not offered any more (NER-17.25). */
function stillThere(s: State, pieces: readonly Piece[], chosen: readonly number[]): Piece[] {
  return pieces.filter((p) => !chosen.includes(p) && !chosen.includes(s.pieces.ship[p]));
}

type TargetRule<Effect> = (s: State, p: Pending, effect: Effect) => Target | undefined;
type EffectTargets = { readonly [Op in EventEffect['op']]?: TargetRule<Extract<EventEffect, { op: Op }>> };
type PropertyTargets = { readonly [Op in Property['op']]?: TargetRule<Extract<Property, { op: Op }>> };

const EVENT_TARGETS: EffectTargets = {
  add: (s, { realm, chosen }, effect) => addTarget(s, realm, effect, chosen),
  addOrConquer: (s, { realm, chosen }) =>
    chosen.length > 0 ? undefined : spaceTarget(landsWithoutEnemies(s, realm)),
  addSpread: (s, { realm, chosen }, { where, spaces, emptyFirst = false }) =>
    spreadTarget(s, realm, where, spaces, emptyFirst, chosen),
  addGuardian: (s, { chosen }) => {
    const none = s.guardianStack.length + s.guardianDiscard.length === 0;
    return chosen.length > 0 || none ? undefined : spaceTarget(DUNGEONS);
  },
  conquerEmpty: (s, { realm, chosen }) =>
    chosen.length > 0 ? undefined : spaceTarget(emptyEnemyLands(s, realm)),
  legacy: (s, { realm, chosen }) => {
    const left = lostHomeland(s, realm).length - chosen.length;
    return left > 0 ? spaceTarget(placesFor(s, realm, 'ownLand'), 'spread', left) : undefined;
  },
  pressGang: (s, { realm, chosen }) =>
    chosen.length === 0
      ? pieceTarget(pressed(s, realm), 'remove')
      : chosen.length === 1
        ? spaceTarget(seaNeighbours(s, realm, s.pieces.at[chosen[0]]))
        : undefined,
  levy: (s, { realm, chosen }) => (chosen.length > 0 ? undefined : pieceTarget(troopsOf(s, realm), 'remove')),
  steal: (s, { realm, chosen }, { victim }) => {
    if (chosen.length > 0 || victim === 'loser') return undefined;
    const among = victim === 'enemy' ? [0, 1, 2, 3] : realmsByShips(s, realm);
    return realmTarget(enemiesWithGold(s, realm, among));
  },
  trade: (s, { realm, chosen }) => (chosen.length > 0 ? undefined : realmTarget(realmsByShips(s, realm))),
  transfer: transferTarget,
  exchange: exchangeTarget,
  teleport: (s, { realm, chosen }) =>
    chosen.length === 0
      ? pieceTarget(troopsOf(s, realm).filter((p) => hasTeleportPlace(s, p)))
      : chosen.length === 1
        ? spaceTarget(teleportPlaces(s, chosen[0]), 'to')
        : undefined,
  pushAtSea: (s, { realm, chosen }) =>
    chosen.length === 0
      ? pieceTarget(pushable(s, realm))
      : chosen.length === 1
        ? spaceTarget(pushPlaces(s, chosen[0]), 'to')
        : undefined,
  convert: (s, { realm, chosen }) => (chosen.length > 0 ? undefined : pieceTarget(convertible(s, realm))),
  forceRemove: (s, { realm, chosen }) =>
    chosen.length > 0
      ? undefined
      : realmTarget([0, 1, 2, 3].filter((r) => areEnemies(s, realm, r) && plagued(s, r, realm).length > 0)),
  bombard: (s, { realm, chosen }, { cost = 0, dice }) => {
    if (chosen.length < cost) {
      const left = stillThere(s, troopsOf(s, realm), chosen);
      if (left.length > 0) return pieceTarget(left, 'remove', cost - chosen.length);
    }
    if (chosen.length > cost) return undefined;
    const lands = heldEnemyLands(s, realm);
    return spaceTarget(
      dice === 'enemyPieces' ? lands : lands.filter((at) => monstersNextTo(s, realm, at) > 0),
    );
  },
  promote: (s, { realm, chosen }, { unit, max }) => {
    const open = survivors(s, realm, unitOf(unit)).filter((p) => !chosen.includes(p));
    if (chosen.length >= max || open.length === 0) return undefined;
    return { part: 'who', left: max - chosen.length, pieces: open, mayStop: chosen.length > 0 };
  },
  push: (s, { realm, chosen }) => {
    const from = s.battle?.space ?? 0;
    if (chosen.length === 0)
      return spaceTarget(
        LAND_ADJ[from].filter((at) => isEnemyLand(s, realm, at)).sort((a, b) => a - b),
        'to',
      );
    return anyOf(troopsAt(s, realm, from).filter((p) => !chosen.slice(1).includes(p)));
  },
};

/** Card 78: the realm's units that took part in the battle just ended, wherever they are now. */
export function survivors(s: State, realm: Realm, unit: number): Piece[] {
  const fought = s.battle?.veterans ?? [];
  return fought.filter(
    (p) => s.pieces.at[p] >= 0 && s.pieces.realm[p] === realm && s.pieces.unit[p] === unit,
  );
}

/** Cards 14, 28: a piece to take off or an origin, a destination, then any number of pieces. */
function transferTarget(
  s: State,
  { realm, chosen }: Pending,
  { origin, cost = 0 }: Extract<EventEffect, { op: 'transfer' }>,
): Target | undefined {
  if (chosen.length === 0) {
    if (cost === 0) return spaceTarget(origins(s, realm, friendlyLands(s, realm)), 'from');
    const own = LANDS.filter((at) => (origin === 'ownLand' ? isOwnLand : isFriendlyLand)(s, realm, at));
    return pieceTarget(
      troopsOf(s, realm).filter((p) => own.includes(s.pieces.at[p])),
      'remove',
    );
  }
  const from = cost > 0 ? s.pieces.at[chosen[0]] : chosen[0];
  const left = troopsAt(s, realm, from).filter(
    (p) => !(cost > 0 && p === chosen[0]) && !chosen.slice(2).includes(p),
  );
  if (chosen.length === 1) {
    const places = friendlyNeighbours(s, realm, from);
    if (places.length === 0 || left.length === 0) return undefined;
    return { part: 'to', left: 1, spaces: places, mayStop: cost > 0 };
  }
  return anyOf(left);
}

/** Card 44: two neighbours, then any number of pieces from either to the other. */
function exchangeTarget(s: State, { realm, chosen }: Pending): Target | undefined {
  if (chosen.length === 0) {
    const lands = friendlyLands(s, realm);
    return spaceTarget(
      lands.filter((at) => partners(s, realm, at).length > 0),
      'from',
    );
  }
  if (chosen.length === 1) return spaceTarget(partners(s, realm, chosen[0]), 'to');
  const both = [...troopsAt(s, realm, chosen[0]), ...troopsAt(s, realm, chosen[1])];
  return anyOf(both.filter((p) => !chosen.slice(2).includes(p)));
}

const partners = (s: State, realm: Realm, at: Space): Space[] =>
  friendlyNeighbours(s, realm, at).filter(
    (other) => troopsAt(s, realm, at).length > 0 || troopsAt(s, realm, other).length > 0,
  );

const PROPERTY_TARGETS: PropertyTargets = {
  peekEntrance: (s, { chosen }) => (chosen.length > 0 ? undefined : spaceTarget(coveredEntrances(s))),
  scry: (s, { realm, chosen }, { count }) => {
    if (chosen.length > 0) return undefined;
    const top = s.realms[realm].deck.slice(-count).reverse();
    return top.length > 0 ? { part: 'card', left: 1, cards: top, mayStop: true } : undefined;
  },
  wizardCurse: (s, { realm, chosen }) => (chosen.length > 0 ? undefined : spaceTarget(cursed(s, realm))),
  transferOne: (s, { realm, chosen }, { unit }) => {
    if (chosen.length > 1) return undefined;
    const lands = friendlyLands(s, realm);
    if (chosen.length === 1)
      return spaceTarget(
        lands.filter((at) => at !== s.pieces.at[chosen[0]]),
        'to',
      );
    if (lands.length < 2) return undefined;
    const able = lands.flatMap((at) =>
      piecesOf(s.pieces, realm, at).filter((p) => s.pieces.unit[p] === unitOf(unit)),
    );
    return pieceTarget(able);
  },
  addOne: (s, { realm, chosen }) =>
    chosen.length > 0
      ? undefined
      : spaceTarget([...friendlyLands(s, realm), ...friendlySeas(s, realm)].sort((a, b) => a - b)),
};

/** The next target; undefined if all are chosen, or there is none to choose. */
export function nextTarget(s: State, pending: Pending): Target | undefined {
  if (pending.closed) return undefined;
  const { card, use } = pending;
  if (use === 'power') {
    const power = POWERS[card];
    return power && addTarget(s, pending.realm, power, pending.chosen);
  }
  if (use === 'property') {
    const property = PROPERTIES[card];
    const rule = property && (PROPERTY_TARGETS[property.op] as TargetRule<Property> | undefined);
    return property && rule?.(s, pending, property);
  }
  const effect = EFFECTS[card];
  const rule = effect && (EVENT_TARGETS[effect.op] as TargetRule<EventEffect> | undefined);
  return effect && rule?.(s, pending, effect);
}
