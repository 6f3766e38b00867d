/** NER-1: the armies, the decks and the tiles of a new match. */
import type { Chance } from '@gonfalon/kernel';
import type { RealmId, SpaceId, UnitId } from '../content/index.ts';
import {
  armies,
  EVENT_IDS,
  events,
  GUARDIAN_IDS,
  guardianTiles,
  REALM_IDS,
  realms,
  TREASURE_IDS,
} from '../content/index.ts';
import { CASTLE, DUNGEONS, HOME, KARKOTH, realmOf, spaceOf, unitOf } from './board.ts';
import type { Pieces } from './pieces.ts';
import { addPiece, noPieces, piecesOf } from './pieces.ts';
import type { Entrance, Options, RealmState, State, Turn } from './state.ts';

/** NER-1.8: by realm, space and unit table, so that piece ids are the same in every match. */
function startingPieces(): Pieces {
  const pieces = noPieces();
  for (const realm of REALM_IDS)
    for (const [space, army] of Object.entries(armies[realm]).sort(([a], [b]) => (a < b ? -1 : 1)))
      for (const [unit, count] of Object.entries(army).sort(
        ([a], [b]) => unitOf(a as UnitId) - unitOf(b as UnitId),
      ))
        for (let n = 0; n < count; n++)
          addPiece(pieces, unitOf(unit as UnitId), realmOf(realm), spaceOf(space as SpaceId));
  return pieces;
}

/** NER-1.9, 1.10 */
function startingRealm(id: RealmId, chance: Chance): RealmState {
  const deck = chance.shuffle(EVENT_IDS.filter((event) => events[event].realm === id).map(Number));
  const hand: number[] = [];
  for (let n = 0; n < realms[id].cards; n++) hand.push(deck.pop() ?? 0);
  return {
    gold: realms[id].gold,
    vp: 0,
    deck,
    hand,
    discard: [],
    held: [],
    inPlay: [],
    castles: 0,
    begun: false,
    knownTop: 0,
    knownBottom: 0,
  };
}

/** The beginning of a realm's turn, before anything has happened in it. */
export function newTurn(castles: number[]): Turn {
  return {
    castles,
    conquered: [],
    used: [],
    effects: [],
    placed: [],
    founded: [],
    castleCount: castles.length,
    attacks: [],
    planned: [],
  };
}

export function setUp(options: Options, seats: number, chance: Chance): State {
  const pieces = startingPieces();
  const realmStates = REALM_IDS.map((id) => startingRealm(id, chance));
  REALM_IDS.forEach((_, realm) => {
    realmStates[realm].castles = pieces.unit.filter(
      (u, p) => u === CASTLE && pieces.realm[p] === realm,
    ).length;
  });
  const tiles = chance.shuffle(guardianTiles().map((id) => GUARDIAN_IDS.indexOf(id)));
  const entrances = DUNGEONS.map((): Entrance => ({ tiles: [tiles.pop() ?? 0], seen: [0] }));
  const treasureDeck = chance.shuffle(TREASURE_IDS.map(Number));
  const castles = HOME.flatMap((_, at) =>
    piecesOf(pieces, KARKOTH, at).some((p) => pieces.unit[p] === CASTLE) ? [at] : [],
  );
  return {
    options,
    seats,
    round: 1,
    active: KARKOTH,
    phase: 'turnStart',
    control: [...HOME],
    pieces,
    realms: realmStates,
    entrances,
    guardianStack: tiles,
    guardianDiscard: [],
    treasureDeck,
    turn: newTurn(castles),
    windows: [],
    fallen: [],
    absent: [],
  };
}
