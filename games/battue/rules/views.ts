/** What each seat may see (BTU-2.7 and the table of hidden information), and what it may imagine of the rest. */
import type { Chance, Seat, Viewer } from '@gonfalon/kernel';
import type { EventId, LootId, SpaceId, TileId } from '../content/index.ts';
import { constants, tile } from '../content/index.ts';
import { score } from './scoring.ts';
import { player } from './selectors.ts';
import type { Player, SpaceState, State } from './state.ts';
import { cloneBattle, cloneState, everySpace, plannedTile, spacesWhere } from './state.ts';

/** What is seen is not changed. */
type Seen<T> = { readonly [K in keyof T]: T[K] extends (infer Item)[] ? readonly Item[] : T[K] };
/** While it is being made. Views are made all the time, and a field that is added costs less than one that is spread. */
type Changing<T> = { -readonly [K in keyof T]: T[K] };

/** A space with its tile as far as the viewer knows. */
export type SpaceView = Seen<SpaceState> & { readonly landmark: boolean };

/** That a player has looked at a tile is public, what he saw is not; the hand is the viewer's own. */
export type PlayerView = Seen<Omit<Player, 'hand' | 'knowsLoot' | 'knowsEvent'>> & {
  readonly cards: number;
  readonly hand?: readonly LootId[];
  readonly score: number;
};

type Public = 'options' | 'phase' | 'first' | 'active' | 'round' | 'turn' | 'battle';

export type View = Seen<Pick<State, Public | 'lootDiscard' | 'eventDiscard' | 'inPlay'>> & {
  readonly spaces: Readonly<Record<SpaceId, SpaceView>>;
  readonly players: readonly PlayerView[];
  readonly unused: number;
  readonly lootPile: number;
  readonly eventPile: number;
  /** The cards on top of the loot pile that the viewer knows, the next one first. */
  readonly knownLoot: readonly LootId[];
  readonly knownEvent?: EventId;
};

/** Whether the viewer knows what lies on a space. */
function knowsTile(s: State, id: SpaceId, viewer: Viewer): boolean {
  if (s.spaces[id].up || id === 'PAL') return true;
  if (plannedTile(s.options, id) !== undefined) return true; // BTU-2.13
  return viewer !== 'spectator' && player(s, viewer).seenTiles.includes(id);
}

function viewSpace(s: State, id: SpaceId, viewer: Viewer): SpaceView {
  const { tile: lying, up, looted, control, hordes, moved, locked } = s.spaces[id];
  const landmark = s.landmarkSlots.includes(id);
  const seen: Changing<SpaceView> = { up, landmark, looted, control, hordes: hordes.slice(), moved, locked };
  if (lying !== undefined && knowsTile(s, id, viewer)) seen.tile = lying;
  return seen;
}

function viewPlayer(s: State, seat: Seat, viewer: Viewer): PlayerView {
  const { reserve, flags, hand, chest, relics, camp, conquered, out, resigning, spoiled, glory, seenTiles } =
    player(s, seat);
  const seen: Changing<PlayerView> = {
    reserve,
    flags,
    cards: hand.length,
    chest: chest.slice(),
    relics: relics.slice(),
    conquered,
    out,
    resigning,
    spoiled,
    glory,
    score: score(s, seat),
    seenTiles: seenTiles.slice(),
  };
  if (seat === viewer) seen.hand = hand.slice();
  if (camp) seen.camp = { ...camp };
  return seen;
}

export function view(s: State, viewer: Viewer): View {
  const knows = viewer === 'spectator' ? undefined : player(s, viewer);
  const top = s.eventPile.at(-1);
  return {
    options: s.options,
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    spaces: everySpace((id) => viewSpace(s, id, viewer)),
    unused: s.unused.length,
    players: s.players.map((_, seat) => viewPlayer(s, seat, viewer)),
    lootPile: s.lootPile.length,
    lootDiscard: s.lootDiscard.slice(),
    eventPile: s.eventPile.length,
    eventDiscard: s.eventDiscard.slice(),
    inPlay: s.inPlay.slice(),
    turn: { ...s.turn },
    ...(s.battle && { battle: cloneBattle(s.battle) }),
    knownLoot: knows ? s.lootPile.slice(s.lootPile.length - knows.knowsLoot).reverse() : [],
    ...(knows?.knowsEvent && top !== undefined && { knownEvent: top }),
  };
}

/** Deals everything that the viewer cannot know anew. */
export function determinize(truth: State, viewer: Viewer, chance: Chance): State {
  const s = cloneState(truth);
  dealTiles(s, viewer, chance);
  dealLoot(s, viewer, chance);
  dealEvents(s, viewer, chance);
  return s;
}

/** Landmarks change places with landmarks, other tiles with tiles of their size, the unused ones included. */
function dealTiles(s: State, viewer: Viewer, chance: Chance): void {
  const hidden = spacesWhere(s, (here, id) => here.tile !== undefined && !knowsTile(s, id, viewer));
  const kindOf = (id: TileId) => (constants.landmarks.includes(id) ? 'landmark' : tile[id].size);
  for (const kind of ['landmark', 'large', 'medium', 'small'] as const) {
    const slots = hidden.filter((id) => kindOf(s.spaces[id].tile ?? 'PALACE') === kind);
    const spare = s.unused.flatMap((id, i) => (kindOf(id) === kind ? [i] : []));
    const pool: TileId[] = [];
    for (const id of slots) pool.push(s.spaces[id].tile ?? 'PALACE');
    for (const i of spare) pool.push(s.unused[i] ?? 'PALACE');
    chance.shuffle(pool);
    for (const id of slots) s.spaces[id].tile = pool.pop() ?? 'PALACE';
    for (const i of spare) s.unused[i] = pool.pop() ?? 'PALACE';
  }
}

function dealLoot(s: State, viewer: Viewer, chance: Chance): void {
  const known = viewer === 'spectator' ? 0 : player(s, viewer).knowsLoot;
  const top = s.lootPile.splice(s.lootPile.length - known);
  const others = s.players.filter((_, seat) => seat !== viewer);
  const pool = chance.shuffle([...s.lootPile, ...others.flatMap((p) => p.hand)]);
  for (const p of others) p.hand = pool.splice(0, p.hand.length);
  s.lootPile = [...pool, ...top];
}

function dealEvents(s: State, viewer: Viewer, chance: Chance): void {
  const known = viewer !== 'spectator' && player(s, viewer).knowsEvent ? 1 : 0;
  const top = s.eventPile.splice(s.eventPile.length - known);
  s.eventPile = [...chance.shuffle(s.eventPile), ...top];
}
