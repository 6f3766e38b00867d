/** What is true of every state; a state from outside that breaks it is refused by rule. */
import type { InvariantViolation, Params, Ref } from '@gonfalon/kernel';
import { InvalidInputError, moveToTop } from '@gonfalon/kernel';
import type { EventId, LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, EVENT_IDS, event, LOOT_IDS, loot, SPACE_IDS, space, TILE_IDS } from '../content/index.ts';
import { eventCards, lootCards, seatRef } from '../content/refs.ts';
import { controlledBy, hordesOf, player, refuse, warriorsAt } from './selectors.ts';
import { fits } from './set-up.ts';
import type { State } from './state.ts';
import { NOBODY, spacesWhere } from './state.ts';
import type { RefusingRule } from './vocabulary.ts';

type Say = (rule: RefusingRule, where: readonly Ref[], params?: Params) => void;

export function checkInvariants(s: State, wanted = s.players.length): InvariantViolation[] {
  const found: InvariantViolation[] = [];
  const say: Say = (rule, where, params) => found.push(refuse(rule, where, params));
  const seats = s.players.length;
  if (seats !== wanted) say('BTU-1.1', [], { seats });
  for (const seat of [s.first, s.active]) if (seat >= seats) say('BTU-1.2', [seatRef(seat)]);
  for (const id of SPACE_IDS) {
    const { hordes, control } = s.spaces[id];
    if (hordes.length !== seats) say('BTU-1.6', [id], { seats });
    if (control >= seats) say('BTU-1.12', [id], { control });
  }
  if (found.length > 0) return found;
  s.players.forEach((_, seat) => {
    checkPlayer(s, seat, say);
  });
  for (const id of SPACE_IDS) checkSpace(s, id, say);
  checkTiles(s, say);
  checkCards(s, say);
  return found;
}

function checkPlayer(s: State, seat: number, say: Say): void {
  const p = player(s, seat);
  const places = hordesOf(s, seat);
  for (const place of places) {
    const warriors = warriorsAt(s, seat, place);
    if (warriors > constants.maxHorde) say('BTU-1.7', [place], { warriors });
  }
  const warriors = places.reduce((sum, place) => sum + warriorsAt(s, seat, place), p.reserve);
  if (warriors !== constants.warriorsPerPlayer) say('BTU-1.8', [seatRef(seat)], { warriors });
  const flags = controlledBy(s, seat).length + p.flags;
  if (flags !== constants.flagsPerPlayer) say('BTU-1.11', [seatRef(seat)], { flags });
  if (p.out && (places.length > 0 || p.hand.length > 0)) say('BTU-15.2', [seatRef(seat)]);
  if (!p.out && places.length === 0 && s.phase !== 'set-up' && !s.battle && !s.ending)
    say('BTU-15.1', [seatRef(seat)]);
  if (p.knowsLoot > s.lootPile.length) say('BTU-13.5', [seatRef(seat)], { knowsLoot: p.knowsLoot });
  const { camp } = p;
  if (!camp) {
    if (s.phase !== 'set-up' && !p.out) say('BTU-2.9', [seatRef(seat)]);
    return;
  }
  const shared = s.players.some((other, i) => i < seat && other.camp?.edge === camp.edge);
  if (shared || !space[camp.space].edges.includes(camp.edge))
    say('BTU-2.9', [seatRef(seat)], { edge: camp.edge });
}

/** BTU-1.14: only the active player may stand where he has no flag, and only until his conflicts are resolved. */
function checkSpace(s: State, id: SpaceId, say: Say): void {
  const { hordes, control, moved, locked, up } = s.spaces[id];
  const fighting = s.phase === 'movement' || s.phase === 'conflicts';
  hordes.forEach((n, seat) => {
    const inConflict = fighting && (seat === s.active || control === seat);
    if (n > 0 && control !== seat && !inConflict) say('BTU-1.14', [id], { seat });
  });
  if (control !== NOBODY && !up) say('BTU-7.3', [id]);
  if (moved + locked > (hordes[s.active] ?? 0) && s.phase === 'movement')
    say('BTU-6.2', [id], { moved, locked });
}

/** BTU-2.4-2.6: every tile exists once, and lies where it fits. */
function checkTiles(s: State, say: Say): void {
  const lying: TileId[] = [];
  for (const id of SPACE_IDS) {
    const { tile } = s.spaces[id];
    const inside = space[id].edges.length === 0;
    if (tile === undefined) {
      if (inside && s.phase !== 'set-up') say('BTU-2.4', [id]);
      continue;
    }
    if (!inside) say('BTU-2.6', [id]);
    else if (!fits(tile, id)) say('BTU-2.4', [id], { tile });
    lying.push(tile);
  }
  const all = [...lying, ...s.unused];
  const twice = all.find((id, i) => all.indexOf(id) !== i);
  if (twice) say('BTU-2.4', [], { tile: twice });
  const planned = Object.values(s.options.city?.tiles ?? {});
  const first = ['PALACE', ...constants.landmarks, ...planned];
  const dealt = s.phase !== 'set-up' || lying.some((id) => !first.includes(id));
  if (dealt && all.length !== TILE_IDS.length) say('BTU-2.5', [], { tiles: all.length });
  const marked = spacesWhere(s, ({ tile }) => constants.landmarks.includes(tile ?? 'PALACE'));
  const same = marked.length === s.landmarkSlots.length && marked.every((id) => s.landmarkSlots.includes(id));
  if (!same) say('BTU-2.3', s.landmarkSlots);
}

/** BTU-2.8: no card is lost, and none is there twice. */
function checkCards(s: State, say: Say): void {
  const loots = [
    ...s.lootPile,
    ...s.lootDiscard,
    ...s.inPlay,
    ...s.players.flatMap((p) => [...p.hand, ...p.chest]),
  ];
  for (const id of LOOT_IDS) {
    const count = loots.filter((card) => card === id).length;
    if (count !== loot[id].count) say('BTU-2.8', [lootCards.ref(id)], { count });
  }
  const events = [...s.eventPile, ...s.eventDiscard, ...s.players.flatMap((p) => p.relics)];
  for (const id of EVENT_IDS) {
    const count = events.filter((card) => card === id).length;
    if (count !== event[id].count) say('BTU-2.8', [eventCards.ref(id)], { count });
  }
}

/** Puts the named cards on top of their piles, the first one to be drawn first. */
export function stackDeck(s: State, cards: readonly Ref[]): void {
  const loots = cards.flatMap((ref) => lootCards.idIn(ref) ?? []);
  const events = cards.flatMap((ref) => eventCards.idIn(ref) ?? []);
  const strange = cards.find((ref) => !lootCards.idIn(ref) && !eventCards.idIn(ref));
  if (strange !== undefined)
    throw new InvalidInputError(`"${strange}" is no loot card (card:…) and no event card (event:…)`);
  const lootPile = moveToTop<LootId>(s.lootPile, loots, 'loot');
  s.eventPile = moveToTop<EventId>(s.eventPile, events, 'event');
  s.lootPile = lootPile;
  for (const p of s.players) {
    p.knowsLoot = 0;
    p.knowsEvent = false;
  }
}
