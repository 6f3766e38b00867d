/** ECH-13.7: a full state that a viewer could believe in. */
import type { Chance, Seat, Viewer } from '@gonfalon/kernel';
import type { DeckCardId, TileId } from '../content/index.ts';
import { CIVS, pool, preset } from '../content/index.ts';
import { areAllied } from './board.ts';
import { cloneState } from './clone.ts';
import { copiesOf, isConqueror, isScout } from './decks.ts';
import { removeOne } from './hands.ts';
import { isFaceDown, layFaceDown, mapOf } from './layout.ts';
import { playerOf } from './purse.ts';
import type { Player, State } from './state.ts';
import { seesHand } from './views.ts';

export function determinize(truth: State, viewer: Viewer, chance: Chance): State {
  const s = cloneState(truth);
  s.stacked = [];
  dealTiles(s, chance);
  if (s.pending && !seesHand(viewer, s.pending.seat)) delete s.pending;
  s.players.forEach((player, seat) => {
    if (s.phase === 'muster' && !s.ending) dealMuster(s, player, seat, viewer, chance);
    else if (seesHand(viewer, seat)) shuffleDeck(player, chance);
    else dealCards(s, player, seat, chance);
  });
  return s;
}

/** Every face-down tile anew, but for the one in the centre, and by ECH-1.12. */
function dealTiles(s: State, chance: Chance): void {
  const hidden: TileId[] = s.spare.slice();
  const places: (TileId | undefined)[] = s.places.map((id, place) => {
    if (place === s.shown || !isFaceDown(s, place)) return id;
    hidden.push(id);
    return undefined;
  });
  if (hidden.length === 0) return;
  s.spare = layFaceDown(places, hidden.sort(), chance, mapOf(s.options, s.players.length));
  s.places = places.map((id) => id ?? 'start');
}

function shuffleDeck(player: Player, chance: Chance): void {
  chance.shuffle(player.deck.sort());
}

/** What is unseen goes to hand and deck at random; known cards stay in the hand. */
function dealCards(s: State, player: Player, seat: Seat, chance: Chance): void {
  const cards = player.hand.length + player.aside.length;
  const held = player.known.slice();
  let unseen = [...player.hand, ...player.aside, ...player.deck];
  for (const id of held) removeOne(unseen, id);
  if (s.options.decks === 'built' && !s.ending) unseen = inventCards(s, player, seat, unseen.length, chance);
  chance.shuffle(unseen.sort());
  player.hand = [...held, ...unseen.splice(0, cards - held.length)];
  player.aside = [];
  player.deck = unseen;
}

/** ECH-11.10-11.13: cards of the pool that make a legal list together with those that were seen. */
function inventCards(s: State, player: Player, seat: Seat, n: number, chance: Chance): DeckCardId[] {
  const { civ } = player;
  if (!civ) return [];
  const seen = seenCards(s, player, seat);
  const left = pool[civ].flatMap(({ id, rarity }) =>
    Array.from({ length: Math.max(0, rarity - copiesOf(seen, id)) }, () => id),
  );
  const conquerors = chance.shuffle(left.filter(isConqueror));
  const others = chance.shuffle(left.filter((id) => !isConqueror(id)));
  const first = seen.some(isConqueror) || n === 0 ? [] : conquerors.slice(0, 1);
  const invented = [...first, ...others].slice(0, n);
  player.list = [...seen, ...invented];
  return invented;
}

/** Everything of a seat that lies in the open. */
function seenCards(s: State, player: Player, seat: Seat): DeckCardId[] {
  const seen: DeckCardId[] = [...player.discard, ...player.known];
  for (const { card: id } of [...player.events, ...player.front]) seen.push(id);
  for (const played of s.played) if (played.seat === seat) seen.push(played.card);
  for (const unit of s.units) {
    if (unit.seat === seat) seen.push(unit.card);
    for (const upgrade of unit.upgrades) if (upgrade.seat === seat) seen.push(upgrade.card);
  }
  return seen;
}

/** ECH-11.19: of another's muster nothing is known but whether it is over. */
function dealMuster(s: State, player: Player, seat: Seat, viewer: Viewer, chance: Chance): void {
  if (viewer === seat) return;
  if (viewer !== 'spectator' && areAllied(viewer, seat) && playerOf(s, viewer).mustered && player.mustered)
    return;
  player.changes = 0;
  delete player.scout;
  if (!player.mustered) {
    delete player.civ;
    player.list = [];
    return;
  }
  const civ = CIVS[chance.nextInt(CIVS.length)] ?? CIVS[0];
  player.civ = civ;
  player.list = preset[civ];
  const scout = preset[civ].find(isScout);
  if (scout) player.scout = scout;
}
