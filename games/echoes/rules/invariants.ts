/** What is true of every state, by rule. They guard loaded positions and every step of the fuzzing. */
import type { InvariantViolation, Ref, Seat } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import type { DeckCardId } from '../content/index.ts';
import { constants, isDeckCardId } from '../content/index.ts';
import { areAllied, isFortified } from './board.ts';
import { homesOf } from './land.ts';
import { sizeOf } from './layout.ts';
import { remainingHealth } from './profiles.ts';
import { buildingRef, seatRef, unitRef } from './refs.ts';
import { stack } from './set-up.ts';
import { indexOf, onGrid } from './squares.ts';
import type { Player, State, Unit } from './state.ts';
import { countBuildings } from './things.ts';
import type { RefusingRule } from './vocabulary.ts';

type Report = (rule: RefusingRule, where: readonly Ref[], params?: InvariantViolation['params']) => void;

export function checkInvariants(s: State, wanted = s.players.length): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const report: Report = (rule, where, params) =>
    found.push(params ? { rule, where, params } : { rule, where });
  const seats = s.players.length;
  if (seats !== wanted || (seats !== 2 && seats !== 4)) report('ECH-11.2', [], { seats });
  if (s.size !== sizeOf(s.options, seats)) report('ECH-1.3', [], { size: s.size });
  if (s.land.length !== s.size * s.size || s.places.length !== (s.size * s.size) / 4) report('ECH-12.4', []);
  if (s.order.toSorted().join() !== [...s.players.keys()].join()) report('ECH-11.3', []);
  for (const seat of [s.active, s.leader]) if (seat >= seats) report('ECH-11.3', [seatRef(seat)]);
  if (found.length > 0) return found;
  checkUnits(s, report);
  checkBuildings(s, report);
  const started = s.phase !== 'muster' && s.phase !== 'set-up';
  s.players.forEach((player, seat) => {
    checkPlayer(s, player, seat, started, report);
  });
  return found;
}

function checkUnits(s: State, report: Report): void {
  const seen = new Set<number>();
  for (const unit of s.units) {
    const ref = unitRef(unit);
    if (unit.seat >= s.players.length || unit.id > s.lastUnit || seen.has(unit.id)) report('ECH-1.14', [ref]);
    seen.add(unit.id);
    if (!onGrid(s.size, indexOf(unit.at))) report('ECH-12.4', [ref, unit.at]);
  }
  for (const unit of s.units) checkSquare(s, unit, report);
}

/** ECH-4.4, 4.5: who may share a square; the attacker of an open melee attack is on its way. */
function checkSquare(s: State, unit: Unit, report: Report): void {
  const away = s.attack && !s.attack.placed ? s.attack.unit : 0;
  if (unit.id === away) return;
  const others = s.units.filter((other) => other !== unit && other.at === unit.at && other.id !== away);
  if (others.length > 1 || others.some((other) => !areAllied(other.seat, unit.seat)))
    report('ECH-4.4', [unitRef(unit), unit.at]);
  const fort = s.buildings.find((building) => building.at === unit.at && isFortified(building));
  if (fort && !areAllied(fort.seat, unit.seat)) report('ECH-4.5', [unitRef(unit), unit.at]);
}

function checkBuildings(s: State, report: Report): void {
  const squares = new Set<string>();
  for (const building of s.buildings) {
    const ref = buildingRef(building);
    if (building.seat >= s.players.length || building.id > s.lastBuilding) report('ECH-1.14', [ref]);
    if (squares.has(building.at) || !onGrid(s.size, indexOf(building.at)))
      report('ECH-5.2', [ref, building.at]);
    squares.add(building.at);
    if (!s.ending && building.kind !== 'capital' && remainingHealth(s, building) <= 0)
      report('ECH-6.19', [ref]);
  }
}

function checkPlayer(s: State, player: Player, seat: Seat, started: boolean, report: Report): void {
  const where = [seatRef(seat)];
  const own = s.units.filter((unit) => unit.seat === seat);
  const onPawn = (pawn: string) => own.filter((unit) => unit.pawn === pawn).length;
  if (onPawn('pawn') > constants.ordinaryPawns || onPawn('king') > 1 || onPawn('queen') > 1)
    report('ECH-7.4', where);
  if ((player.kingOut && onPawn('king') > 0) || (player.queenOut && onPawn('queen') > 0))
    report('ECH-7.6', where);
  for (const kind of ['food', 'wood', 'gold'] as const)
    if (player.exhausted[kind] > player.main[kind]) report('ECH-3.1', where, { res: kind });
  if (countBuildings(s, seat, 'camp') > constants.camps) report('ECH-5.10', where);
  if (countBuildings(s, seat, 'barracks') > constants.barracks) report('ECH-5.10', where);
  if (player.events.length > constants.maxEvents) report('ECH-8.11', where);
  if (!started) return;
  const capitals = s.buildings.filter((building) => building.kind === 'capital' && building.seat === seat);
  const home = homesOf(s.size, s.players.length)[seat];
  if (capitals.length !== 1 || capitals[0]?.at !== home?.capital) report('ECH-1.6', where);
  else if (!s.ending && remainingHealth(s, capitals[0]) <= 0) report('ECH-9.5', where);
  if (!player.civ) report('ECH-1.2', where);
  if (own.length === 0 && !s.ending) report('ECH-9.6', where);
  checkCards(s, player, seat, report);
  checkTokens(s, player, seat, report);
}

/** ECH-1.8: every card of the list is somewhere, and no other. */
function checkCards(s: State, player: Player, seat: Seat, report: Report): void {
  const all: DeckCardId[] = [...player.hand, ...player.aside, ...player.deck, ...player.discard];
  for (const { card } of [...player.events, ...player.front]) all.push(card);
  for (const played of s.played)
    if (played.seat === seat && !isAttached(s, played.since)) all.push(played.card);
  for (const unit of s.units) {
    if (unit.seat === seat) all.push(unit.card);
    for (const upgrade of unit.upgrades) if (upgrade.seat === seat) all.push(upgrade.card);
  }
  if (all.toSorted().join() !== player.list.toSorted().join())
    report('ECH-1.8', [seatRef(seat)], { cards: all.length });
  const rest = [...player.hand, ...player.aside];
  for (const id of player.known) {
    const i = rest.indexOf(id);
    if (i < 0) report('ECH-13.1', [id]);
    else rest.splice(i, 1);
  }
}

/** An Upgrade or an Event that has come into play while it is still being played. */
function isAttached(s: State, since: number): boolean {
  if (s.players.some(({ events }) => events.some((event) => event.since === since))) return true;
  return s.units.some(({ upgrades }) => upgrades.some((upgrade) => upgrade.since === since));
}

/** ECH-3.2: temporary resources lie on a card of their owner. */
function checkTokens(s: State, player: Player, seat: Seat, report: Report): void {
  const holders = new Set([player.since]);
  for (const { since } of [...player.events, ...player.front]) holders.add(since);
  for (const played of s.played) holders.add(played.since);
  for (const unit of s.units) {
    if (unit.seat === seat) holders.add(unit.since);
    for (const upgrade of unit.upgrades) if (upgrade.seat === seat) holders.add(upgrade.since);
  }
  for (const { on, n } of player.tokens) if (n <= 0 || !holders.has(on)) report('ECH-3.2', [seatRef(seat)]);
  for (const { since, card } of player.front)
    if (!player.tokens.some(({ on }) => on === since)) report('ECH-8.15', [card]);
}

/** Puts the named cards on top of the decks; before there are decks, on top of what will be shuffled. */
export function stackDeck(s: State, cards: readonly Ref[]): void {
  const unknown = cards.find((ref) => !isDeckCardId(ref));
  if (unknown !== undefined) throw new InvalidInputError(`"${unknown}" is no card`);
  if (s.phase === 'muster' || s.buildings.length === 0) {
    s.stacked = cards as DeckCardId[];
    return;
  }
  const copy = { ...s, players: s.players.map((player) => ({ ...player, deck: player.deck.slice() })) };
  const missing = stack(copy, cards);
  if (missing !== undefined) throw new InvalidInputError(`"${missing}" is in no deck`);
  stack(s, cards);
}
