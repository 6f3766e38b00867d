/** What a card does once its targets are chosen. Effects that ask others or roll dice open steps of their own. */
import type { EventEffect, Power, Property, Troops, UnitId } from '../../content/index.ts';
import { GUARDIAN_IDS, REALM_IDS, SPACE_IDS, UNIT_IDS } from '../../content/index.ts';
import { addUnits, gainGold, removeUnits, stealGold, transferUnits } from '../actions.ts';
import { battleOf, enemiesOf } from '../battle-selectors.ts';
import type { Realm, Space } from '../board.ts';
import { IS_HERO, IS_SEA, LANDS, SIEGE_ENGINE, unitOf, WARSHIP } from '../board.ts';
import { conquer } from '../conquest.ts';
import { cancelByHealer } from '../damage.ts';
import { GUARDIANS, HIT_ON, sidesOf } from '../dice.ts';
import type { Piece } from '../pieces.ts';
import { movePiece, NO_PIECE, piecesOf, SHIELDED, STOPPED, setFlag } from '../pieces.ts';
import { cardRef, countUnits } from '../refs.ts';
import { rerollAll } from '../rolls.ts';
import { areEnemies, hasEnemies, isEnemyLand, seatOf } from '../selectors.ts';
import { firstFreeShip, freePlaces } from '../ships.ts';
import type { Card, State } from '../state.ts';
import { FACE_UP } from '../state.ts';
import type { Context } from '../vocabulary.ts';
import { EFFECTS, POWERS, PROPERTIES } from './card-data.ts';
import { takeTile } from './decks.ts';
import {
  blockaded,
  bordersEnemyLand,
  bordersOwnLand,
  lostHomeland,
  monstersNextTo,
  placesFor,
  shipsAtSea,
} from './places.ts';
import { preferred } from './targets.ts';

/** Who plays which card on what; the chosen things are numbers in the order in which they were asked for. */
export interface Played {
  readonly realm: Realm;
  readonly card: Card;
  readonly chosen: readonly number[];
}

const entriesOf = (troops: Troops): [number, number][] =>
  Object.entries(troops).map(([id, count]) => [unitOf(id as UnitId), count ?? 0]);

function addTroops(ctx: Context, realm: Realm, at: Space, troops: Troops, aboard: Troops = {}): void {
  for (const [unit, count] of entriesOf(troops)) {
    for (const piece of addUnits(ctx, realm, at, unit, count)) {
      if (unit !== WARSHIP) continue;
      for (const [cargo, n] of entriesOf(aboard)) addUnits(ctx, realm, at, cargo, n, piece);
    }
  }
}

/** NER-17.13: at sea only as far as ships there have free places, heroes first (card 36). */
function joinBattle(ctx: Context, realm: Realm, troops: Troops): void {
  const { space } = battleOf(ctx.state);
  const heroesFirst = entriesOf(troops).sort(([a], [b]) => Number(IS_HERO[b]) - Number(IS_HERO[a]));
  for (const [unit, count] of heroesFirst) {
    if (!IS_SEA[space]) {
      addUnits(ctx, realm, space, unit, count);
      continue;
    }
    for (let n = 0; n < count; n++) {
      const ship = firstFreeShip(ctx.state, realm, space);
      if (ship !== NO_PIECE) addUnits(ctx, realm, space, unit, 1, ship);
    }
  }
}

/** A piece becomes another kind, or another realm's, where it stands; it is not destroyed. */
function replacePiece(ctx: Context, piece: Piece, realm: Realm, unit: number): void {
  const { pieces } = ctx.state;
  ctx.emit({
    kind: 'replaced',
    realm: REALM_IDS[pieces.realm[piece]],
    space: SPACE_IDS[pieces.at[piece]],
    unit: UNIT_IDS[pieces.unit[piece]],
    by: REALM_IDS[realm],
    with: UNIT_IDS[unit],
    count: 1,
  });
  pieces.realm[piece] = realm;
  pieces.unit[piece] = unit;
  pieces.flags[piece] = 0;
}

const enemyPiecesAt = (s: State, realm: Realm, at: Space): number =>
  s.pieces.at.filter((here, p) => here === at && areEnemies(s, realm, s.pieces.realm[p])).length;

type Resolve<Effect> = (ctx: Context, played: Played, effect: Effect) => void;
type EventRules = { readonly [Op in EventEffect['op']]: Resolve<Extract<EventEffect, { op: Op }>> };

/** Lasts until the end of the turn or of the battle; what it does is read where it matters. */
const lastsForTurn: Resolve<EventEffect> = (ctx, { card }) => {
  ctx.state.turn.effects.push(card);
};
const lastsForBattle: Resolve<EventEffect> = (ctx, { card }) => {
  battleOf(ctx.state).effects.push(card);
};

function addByCard(ctx: Context, { realm, chosen }: Played, effect: EventEffect | Power): void {
  if (effect.op !== 'add') return;
  const first = preferred(ctx.state, realm, effect);
  const at = effect.where === 'conquered' ? battleOf(ctx.state).space : first >= 0 ? first : chosen[0];
  if (at !== undefined) addTroops(ctx, realm, at, effect.units, effect.aboard);
}

const EVENT_RULES: EventRules = {
  add: addByCard,
  addOrConquer(ctx, { realm, chosen }, { units }) {
    const [at] = chosen;
    const enemy = isEnemyLand(ctx.state, realm, at);
    addTroops(ctx, realm, at, units);
    if (enemy) conquer(ctx, realm, at, 'card');
  },
  addSpread(ctx, { realm, chosen }, { unit }) {
    for (const at of chosen) addUnits(ctx, realm, at, unitOf(unit), 1);
  },
  addEach(ctx, { realm }, { unit }) {
    for (const at of placesFor(ctx.state, realm, 'ownLand'))
      if (bordersEnemyLand(ctx.state, realm, at)) addUnits(ctx, realm, at, unitOf(unit), 1);
  },
  addAboardEach(ctx, { realm }, { unit }) {
    const { state: s } = ctx;
    for (const ship of shipsAtSea(s, realm))
      if (freePlaces(s, ship) > 0) addUnits(ctx, realm, s.pieces.at[ship], unitOf(unit), 1, ship);
  },
  addGuardian(ctx, { chosen: [at] }) {
    const s = ctx.state;
    const tile = takeTile(ctx);
    if (tile === undefined) return;
    const fighting = s.battle?.space === at;
    s.entrances[at].tiles.push(tile);
    s.entrances[at].seen.push(fighting ? FACE_UP : 0);
    ctx.emit({ kind: 'tile-added', space: SPACE_IDS[at], count: 1 });
    if (!fighting || !s.battle) return;
    // NER-9.12
    ctx.reveal();
    s.battle.guards.push((1 << GUARDIANS[tile].sides.length) - 1);
    s.battle.guardsRolled.push(false);
    ctx.emit({ kind: 'uncovered', space: SPACE_IDS[at], tiles: [GUARDIAN_IDS[tile]] });
  },
  addToBattle: (ctx, { realm }, { units }) => joinBattle(ctx, realm, units),
  addOnConquest: lastsForTurn,
  conquerEmpty(ctx, { realm, chosen: [at] }, { units }) {
    addTroops(ctx, realm, at, units);
    conquer(ctx, realm, at, 'card');
  },
  legacy(ctx, { realm, chosen }, { unit }) {
    for (const at of new Set(chosen))
      addUnits(ctx, realm, at, unitOf(unit), chosen.filter((one) => one === at).length);
  },
  pressGang(ctx, { realm, chosen: [piece, zone] }, { units, aboard }) {
    removeUnits(ctx, [piece]);
    addTroops(ctx, realm, zone, units, aboard);
  },
  levy(ctx, { realm, chosen: [piece] }, { gold }) {
    removeUnits(ctx, [piece]);
    gainGold(ctx, realm, gold);
  },
  steal: (ctx, { realm, chosen: [victim] }, { gold }) => stealGold(ctx, realm, victim, gold),
  trade(ctx, { realm, chosen: [other] }, effect) {
    gainGold(ctx, realm, effect.self);
    gainGold(ctx, other, effect.other);
  },
  transfer(ctx, { chosen }, { cost = 0 }) {
    const [first, to, ...pieces] = chosen;
    if (cost > 0) removeUnits(ctx, [first]);
    if (to !== undefined) transferUnits(ctx, pieces, to);
  },
  exchange(ctx, { chosen: [a, b, ...pieces] }) {
    const { at } = ctx.state.pieces;
    const [fromA, fromB] = [pieces.filter((p) => at[p] === a), pieces.filter((p) => at[p] === b)];
    transferUnits(ctx, fromA, b);
    transferUnits(ctx, fromB, a);
  },
  teleport: (ctx, { chosen: [piece, to] }) => transferUnits(ctx, [piece], to),
  pushAtSea: (ctx, { chosen: [piece, to] }) => transferUnits(ctx, [piece], to),
  convert(ctx, { realm, chosen: [piece] }, { unit }) {
    replacePiece(ctx, piece, realm, unitOf(unit));
    setFlag(ctx.state.pieces, piece, STOPPED);
  },
  forceRemove(ctx, { realm, card, chosen: [victim] }) {
    ctx.call('victim', { realm: victim, card, by: realm, space: NO_PIECE });
  },
  bombard(ctx, { realm, card, chosen }, { cost = 0, die, dice }) {
    const s = ctx.state;
    removeUnits(ctx, chosen.slice(0, cost));
    const space = chosen[chosen.length - 1];
    const count = dice === 'enemyPieces' ? enemyPiecesAt(s, realm, space) : monstersNextTo(s, realm, space);
    ctx.call('bombard', { card, by: realm, space, dice: count, sides: sidesOf(die), need: HIT_ON });
  },
  bombardEach(ctx, { realm, card }, { where }) {
    const s = ctx.state;
    const lands =
      where === 'lostHomeland' ? lostHomeland(s, realm) : LANDS.filter((at) => bordersOwnLand(s, realm, at));
    ctx.call('bombardEach', { card, spaces: lands.filter((at) => hasEnemies(s, realm, at)) });
  },
  blockade(ctx, { realm }) {
    const s = ctx.state;
    // it is played from the Move menu, and ends the movement.
    ctx.goto('moveEnd');
    ctx.call('blockade', { ships: shipsAtSea(s, realm).filter((ship) => blockaded(s, ship).length > 0) });
  },
  trap(ctx, { realm, card }, { die }) {
    const { space, attacker } = battleOf(ctx.state);
    const heroes = piecesOf(ctx.state.pieces, attacker, space).length;
    const bombardment = {
      card,
      by: realm,
      space,
      dice: heroes,
      sides: sidesOf(die),
      need: HIT_ON,
      heroes: true,
    };
    ctx.call('bombard', bombardment);
  },
  turnBonus: lastsForTurn,
  bonusDice(ctx, { realm, chosen: [piece] }, { die, count, noRetreat }) {
    const s = ctx.state;
    const b = battleOf(s);
    const dice = count === 'enemyPieces' ? enemiesOf(s, b, realm).length : count;
    b.bonus.push(piece, sidesOf(die), dice);
    if (noRetreat && realm !== b.attacker) b.noRetreat = true;
  },
  battleDie: (ctx, { chosen: [piece] }) => setFlag(ctx.state.pieces, piece, SHIELDED),
  setResult(ctx, { chosen: [piece] }) {
    battleOf(ctx.state).fixed.push(piece);
  },
  rerollMisses(ctx, { realm }) {
    const b = battleOf(ctx.state);
    if (b.step === 'firstStrike') b.surging = true;
    rerollAll(ctx, realm);
  },
  extraHit(ctx, { realm }, { count }) {
    const b = battleOf(ctx.state);
    const attacking = !areEnemies(ctx.state, realm, b.attacker);
    if (attacking) b.onDefender += count;
    else b.onAttacker += count;
    ctx.emit({
      kind: 'hits',
      space: SPACE_IDS[b.space],
      side: attacking ? 'attacker' : 'defender',
      hits: count,
    });
  },
  cancelHits(ctx, _played, { count, during }) {
    const b = battleOf(ctx.state);
    if (during === 'round1') b.clouded += count;
    else b.healed += count;
    if (during === 'round') cancelByHealer(ctx);
  },
  hitEach: (ctx, { realm }) => ctx.call('dragonHits', { by: realm }),
  hitOn: lastsForBattle,
  grantFirstStrike: lastsForBattle,
  onlyRoll: lastsForBattle,
  replaceEnemy(ctx, { chosen: [piece] }, { by }) {
    replacePiece(ctx, piece, ctx.state.pieces.realm[piece], unitOf(by));
  },
  removeEnemy: (ctx, { chosen: [piece] }) => removeUnits(ctx, [piece]),
  defect(ctx, { realm, chosen: [piece] }, { unit }) {
    removeUnits(ctx, [piece]);
    joinBattle(ctx, realm, { [unit]: 1 });
  },
  defenderRetreat(ctx, { chosen }) {
    const { state: s } = ctx;
    const b = battleOf(s);
    for (let i = 0; i < chosen.length; i += 2) {
      b.veterans.push(chosen[i]);
      transferUnits(ctx, [chosen[i]], chosen[i + 1]);
    }
  },
  push(ctx, { realm, chosen: [to, ...pieces] }) {
    const s = ctx.state;
    const from = battleOf(s).space;
    ctx.emit({
      kind: 'marched',
      realm: REALM_IDS[realm],
      from: SPACE_IDS[from],
      to: SPACE_IDS[to],
      units: countUnits(s, pieces),
      move: 'march',
    });
    for (const piece of pieces) movePiece(s.pieces, piece, to);
    if (!s.turn.attacks.includes(to)) s.turn.attacks.push(to);
  },
  promote(ctx, { realm, chosen }, { by }) {
    for (const piece of chosen) replacePiece(ctx, piece, realm, unitOf(by));
  },
};

const POWER_RULES: { readonly [Op in Power['op']]: Resolve<Extract<Power, { op: Op }>> } = {
  add: addByCard,
  drawEvent: (ctx, { realm }) => ctx.call('drawCard', { realm }),
  gold: (ctx, { realm }, { gold }) => gainGold(ctx, realm, gold),
};

/** The properties that are used at the start of a turn; the others are read where they matter. */
const PROPERTY_RULES: { readonly [Op in Property['op']]?: Resolve<Extract<Property, { op: Op }>> } = {
  peekEntrance(ctx, { realm, chosen: [at] }) {
    const s = ctx.state;
    const seat = seatOf(s, realm);
    const entrance = s.entrances[at];
    ctx.reveal();
    entrance.seen = entrance.seen.map((seen) => seen | (1 << seat));
    const saw = { kind: 'saw-tiles', realm: REALM_IDS[realm], space: SPACE_IDS[at] } as const;
    const tiles = entrance.tiles.map((tile) => GUARDIAN_IDS[tile]);
    ctx.emit({ ...saw, tiles }, { by: [seat], instead: saw });
  },
  scry(ctx, { realm, chosen: [card] }, { count }) {
    const s = ctx.state;
    const owner = s.realms[realm];
    const seen = owner.deck.slice(-count).reverse();
    if (card !== undefined) {
      owner.deck.splice(owner.deck.indexOf(card), 1);
      owner.deck.unshift(card);
      owner.knownTop--;
      owner.knownBottom++;
    }
    const saw = {
      kind: 'saw-deck',
      realm: REALM_IDS[realm],
      count: seen.length,
      under: card !== undefined,
    } as const;
    ctx.emit(
      { ...saw, cards: seen.map(cardRef), ...(card !== undefined && { card: cardRef(card) }) },
      { by: [seatOf(s, realm)], instead: saw },
    );
  },
  wizardCurse(ctx, { realm, card, chosen: [space] }) {
    ctx.call('victim', { realm: ctx.state.control[space], card, by: realm, space });
  },
  transferOne: (ctx, { chosen: [piece, to] }) => transferUnits(ctx, [piece], to),
  addOne(ctx, { realm, chosen: [at] }) {
    addUnits(ctx, realm, at, IS_SEA[at] ? WARSHIP : SIEGE_ENGINE, 1);
  },
};

export function resolveEvent(ctx: Context, played: Played): void {
  const effect = EFFECTS[played.card];
  if (effect) (EVENT_RULES[effect.op] as Resolve<EventEffect>)(ctx, played, effect);
}

export function resolvePower(ctx: Context, played: Played): void {
  const power = POWERS[played.card];
  if (power) (POWER_RULES[power.op] as Resolve<Power>)(ctx, played, power);
}

export function resolveProperty(ctx: Context, played: Played): void {
  const property = PROPERTIES[played.card];
  if (property) (PROPERTY_RULES[property.op] as Resolve<Property> | undefined)?.(ctx, played, property);
}
