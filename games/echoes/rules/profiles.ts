/** Static effects: what each unit and building is worth at the moment, from print, pawn, cards and lasting effects. */
import type { Seat } from '@gonfalon/kernel';
import type {
  Amount,
  CardId,
  Effect,
  Keyword,
  KeywordOf,
  Selector,
  Stat,
  StaticAbility,
  UnitId,
} from '../content/index.ts';
import { card, cards, civCard, constants, KEYWORDS, totalCost, units } from '../content/index.ts';
import type { Fight, Profile, SeatEffect, SeatRule } from './board.ts';
import { Board, squareOf } from './board.ts';
import type { Scope } from './conditions.ts';
import { allHold, meansBuilding, meansUnit, tokensOn, upgradeWorks } from './conditions.ts';
import type { Building, Lasting, State, Unit } from './state.ts';

type Modifier = Extract<
  Effect,
  { do: 'grantKeyword' | 'loseKeyword' | 'statModifier' | 'setStat' } | { do: 'permit'; to: unknown }
>;
interface Row<F> {
  readonly fx: F;
  readonly if: StaticAbility['if'];
  readonly when: StaticAbility['when'];
}

interface Statics {
  /** Of the unit itself, or of an upgrade's bearer. */
  readonly self: readonly Row<Modifier>[];
  /** Of whomever a selector means. */
  readonly others: readonly Row<Modifier & { to: Selector }>[];
  readonly seat: readonly Row<SeatEffect>[];
}

const NONE: Statics = { self: [], others: [], seat: [] };

function staticsOf(id: CardId): Statics {
  const rows = card[id].abilities.flatMap((ability) =>
    ability.a === 'static' ? ability.fx.map((fx) => ({ fx, if: ability.if, when: ability.when })) : [],
  );
  if (rows.length === 0) return NONE;
  const self: Row<Modifier>[] = [];
  const others: Row<Modifier & { to: Selector }>[] = [];
  const seat: Row<SeatEffect>[] = [];
  for (const row of rows) {
    const to = 'to' in row.fx ? row.fx.to : undefined;
    if (to === undefined) seat.push(row as Row<SeatEffect>);
    else if (typeof to === 'string') self.push(row as Row<Modifier>);
    else others.push(row as Row<Modifier & { to: Selector }>);
  }
  return { self, others, seat };
}

const statics = new Map<CardId, Statics>(cards.map(({ id }) => [id, staticsOf(id)]));
const staticsFor = (id: CardId): Statics => statics.get(id) ?? NONE;

function printed(id: UnitId): Profile {
  const { melee, ranged, health, movement, keywords } = card[id];
  const none = Object.fromEntries(KEYWORDS.map((k) => [k, 0])) as Record<Keyword, number>;
  const profile: Profile = {
    ...none,
    anti: {},
    melee,
    ranged,
    health,
    movement: movement.points,
    piercingUnits: 0,
    ignoreMountain: false,
    moveOverEnemies: false,
    buildAfterAttack: false,
  };
  for (const keyword of keywords) addKeyword(profile, keyword.k, keyword.x ?? 1, keyword.vs);
  return profile;
}

/** ECH-10: X of the same keyword from several sources adds up, for Anti by class; one without X counts once. */
function addKeyword(p: Profile, k: Keyword, x: number, vs: KeywordOf['vs']): void {
  if (k === 'anti') p.anti = { ...p.anti, [vs ?? '']: (p.anti[vs ?? ''] ?? 0) + x };
  else if (k === 'healthPlus') p.health += x;
  else if (k === 'piercing' && vs === 'unit') p.piercingUnits = 1;
  else p[k] += x;
}

interface Printed {
  readonly profile: Profile;
  readonly self: Statics['self'];
}

const prints = new Map<UnitId, Printed>(
  units.map(({ id }) => [id, { profile: printed(id), self: staticsFor(id).self }]),
);

const NO_AURAS: readonly Aura[] = [];

/** A static effect of somebody's card in play. */
interface Aura {
  readonly row: Row<Modifier & { to: Selector }>;
  readonly scope: Scope;
}

class LiveBoard extends Board {
  /** By the numbers of the units. */
  private readonly worked: Readonly<Profile>[] = [];
  private found: readonly Aura[] | undefined;
  private readonly rules: (readonly SeatRule[])[] = [];

  profile(unit: Unit): Readonly<Profile> {
    this.worked[unit.id] ??= workOut(this, unit);
    return this.worked[unit.id];
  }

  /** Static abilities never depend on themselves: the card that asks is left out. */
  hasKeyword(unit: Unit, keywords: readonly Keyword[], exceptSince: number): boolean {
    const profile = workOut(this, unit, undefined, exceptSince);
    for (const k of keywords)
      if (k === 'anti' ? Object.keys(profile.anti).length > 0 : profile[k] > 0) return true;
    return false;
  }

  seatEffects(seat: Seat): readonly SeatRule[] {
    let rules = this.rules[seat];
    if (!rules) {
      rules = findSeatEffects(this.s, seat);
      this.rules[seat] = rules;
    }
    return rules;
  }

  auras(): readonly Aura[] {
    this.found ??= findAuras(this);
    return this.found;
  }
}

export function boardOf(s: State): Board {
  return new LiveBoard(s);
}

function findAuras(board: Board): Aura[] {
  const auras: Aura[] = [];
  const add = (id: CardId, scope: Scope) => {
    for (const row of staticsFor(id).others) auras.push({ row, scope });
  };
  board.s.players.forEach((player, seat) => {
    if (player.civ) add(civCard[player.civ], { board, seat, since: player.since });
    for (const { card: id, since } of player.events) add(id, { board, seat, since });
  });
  for (const unit of board.s.units) {
    add(unit.card, { board, seat: unit.seat, since: unit.since, source: unit });
    for (const { card: id, since, seat } of unit.upgrades)
      if (upgradeWorks(id, unit)) add(id, { board, seat, since, source: unit });
  }
  return auras;
}

const withFight = (scope: Scope, fight: Fight | undefined): Scope => (fight ? { ...scope, fight } : scope);

function sourceReady({ when }: Row<unknown>, scope: Scope): boolean {
  const { source, fight } = scope;
  return !when || (source !== undefined && allHold(when, scope, source, squareOf(source, fight)));
}

/** The auras that mean a unit now. */
function aurasOn(
  board: LiveBoard,
  unit: Unit,
  fight: Fight | undefined,
  exceptSince: number,
): readonly Aura[] {
  let found: Aura[] | undefined;
  for (const { row, scope } of board.auras()) {
    const { of, side } = row.fx.to;
    // Most auras are for one's own units only, which is soon seen.
    if (of !== 'unit' || scope.since === exceptSince || (side === 'own' && scope.seat !== unit.seat))
      continue;
    const within = withFight(scope, fight);
    if (!sourceReady(row, within) || !meansUnit(row.fx.to, within, unit)) continue;
    found ??= [];
    found.push({ row, scope: within });
  }
  return found ?? NO_AURAS;
}

const hasLasting = ({ lasting }: State, { id }: Unit): boolean =>
  lasting.some((one) => one.on === 'unit' && one.id === id);

/** ECH-10.22: the printed value, then what replaces it, then everything added up, then what is lost. */
export function workOut(board: Board, unit: Unit, fight?: Fight, exceptSince = 0): Readonly<Profile> {
  const { s } = board;
  const known = prints.get(unit.card);
  if (!known) throw new Error(`no unit card ${unit.card}`);
  const { profile: print, self: own } = known;
  const auras = aurasOn(board as LiveBoard, unit, fight, exceptSince);
  const isPlain =
    unit.pawn === 'pawn' && unit.upgrades.length === 0 && own.length === 0 && auras.length === 0;
  if (isPlain && (s.lasting.length === 0 || !hasLasting(s, unit))) return print;
  const p: Profile = { ...print };
  const lost: Keyword[] = [];
  addPawn(board, p, unit);
  if (own.length > 0 && unit.since !== exceptSince)
    addSelf(own, p, unit, lost, { board, seat: unit.seat, since: unit.since, source: unit, fight });
  for (const { card: id, since, seat } of unit.upgrades)
    if (since !== exceptSince && upgradeWorks(id, unit))
      addSelf(staticsFor(id).self, p, unit, lost, { board, seat, since, source: unit, fight });
  for (const { row, scope } of auras) apply(row.fx, p, unit, lost, scope);
  for (const lasting of s.lasting)
    if (lasting.on === 'unit' && lasting.id === unit.id && isInForce(s, lasting)) addLasting(p, lasting);
  for (const k of lost) {
    if (k === 'anti') p.anti = {};
    else p[k] = 0;
    if (k === 'piercing') p.piercingUnits = 0;
  }
  for (const stat of ['melee', 'ranged', 'movement'] as const) if (p[stat] < 0) p[stat] = 0;
  return p;
}

/** ECH-7.5, 7.15 */
function addPawn(board: Board, p: Profile, unit: Unit): void {
  if (unit.pawn === 'pawn') return;
  if (board.seatEffects(unit.seat).some(({ fx }) => fx.do === 'losePawnBonus')) return;
  if (unit.pawn === 'king') p.melee += constants.kingMelee;
  else p.health += constants.queenHealth;
}

function addSelf(self: Statics['self'], p: Profile, unit: Unit, lost: Keyword[], scope: Scope): void {
  const at = squareOf(unit, scope.fight);
  for (const row of self)
    if (sourceReady(row, scope) && allHold(row.if, scope, unit, at)) apply(row.fx, p, unit, lost, scope);
}

function apply(fx: Modifier, p: Profile, unit: Unit, lost: Keyword[], scope: Scope): void {
  switch (fx.do) {
    case 'grantKeyword':
      addKeyword(p, fx.k, amountOf(fx.x, scope), fx.vs);
      return;
    case 'loseKeyword':
      lost.push(fx.k);
      return;
    case 'statModifier':
      p[fx.stat] += fx.n;
      return;
    case 'setStat': {
      const { fight } = scope;
      const other = fight?.unit === unit ? fight.defender : fight?.unit;
      if (other) p.melee += totalCost(card[other.card]) - card[unit.card].melee;
      return;
    }
    case 'permit':
      p[fx.what] = true;
  }
}

/** The amount of a static effect: a number, or what lies on the card. */
function amountOf(amount: Amount | undefined, scope: Scope): number {
  if (typeof amount === 'object') return 'tokens' in amount ? tokensOn(scope, amount.tokens) : 0;
  return amount ?? 1;
}

/** «During your next turn» is that turn only; everything else is in force until it is taken away. */
function isInForce({ active }: State, { until, seat }: Lasting): boolean {
  return until !== 'nextTurn' || active === seat;
}

const isStat = (gives: Keyword | Stat): gives is Stat =>
  gives === 'melee' || gives === 'ranged' || gives === 'health' || gives === 'movement';

function addLasting(p: Profile, { gives, x, vs }: Lasting): void {
  if (isStat(gives)) p[gives] += x;
  else addKeyword(p, gives, x, vs);
}

const NO_RULES: readonly SeatRule[] = [];

function findSeatEffects(s: State, seat: Seat): readonly SeatRule[] {
  const player = s.players[seat];
  let rules: SeatRule[] | undefined;
  const add = (id: CardId, since: number, source?: Unit) => {
    for (const { fx } of staticsFor(id).seat) {
      rules ??= [];
      rules.push(source ? { fx, since, source } : { fx, since });
    }
  };
  if (player?.civ) add(civCard[player.civ], player.since);
  if (player) for (const { card: id, since } of player.events) add(id, since);
  for (const unit of s.units) {
    if (unit.seat === seat) add(unit.card, unit.since, unit);
    for (const { card: id, since, seat: owner } of unit.upgrades)
      if (owner === seat && upgradeWorks(id, unit)) add(id, since, unit);
  }
  return rules?.sort((a, b) => a.since - b.since) ?? NO_RULES;
}

/** The Armour and Reinforced armour of a building; its protection comes on top (ECH-6.10). */
export function armourOfBuilding(
  board: Board,
  building: Building,
): Record<'armour' | 'reinforced' | 'meleeArmour', number> {
  const sum = { armour: 0, reinforced: 0, meleeArmour: 0 };
  const add = (k: Keyword | Stat, x: number) => {
    if (k === 'armour' || k === 'reinforced' || k === 'meleeArmour') sum[k] += x;
  };
  for (const { row, scope } of (board as LiveBoard).auras()) {
    const { fx } = row;
    if (
      fx.do === 'grantKeyword' &&
      fx.to.of === 'building' &&
      sourceReady(row, scope) &&
      meansBuilding(fx.to, scope, building)
    )
      add(fx.k, amountOf(fx.x, scope));
  }
  for (const lasting of board.s.lasting)
    if (lasting.on === 'building' && lasting.id === building.id && isInForce(board.s, lasting))
      add(lasting.gives, lasting.x);
  return sum;
}

export function healthOfBuilding(s: State, { kind }: Building): number {
  if (kind === 'camp') return constants.campHealth;
  return kind === 'barracks' ? constants.barracksHealth : capitalHealth(s);
}

/** ECH-1.9, 11.1, R-17 */
export function capitalHealth({ players, options }: State): number {
  return players.length === 4 ? options.teamCapital : constants.capitalHealth[options.mode];
}

export const remainingHealth = (s: State, building: Building): number =>
  healthOfBuilding(s, building) - building.damage;
