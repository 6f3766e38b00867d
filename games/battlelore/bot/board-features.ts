/** A state as a bot sees it at a glance: who stands where, and what each unit can do. Made anew for each look. */
import type { Face, HexId, UnitTypeId } from '../content/index.ts';
import {
  banner,
  creature,
  HEX_IDS,
  hex,
  race,
  tables,
  UNIT_TYPE_IDS,
  unitType,
  weapon,
} from '../content/index.ts';
import type { State, Unit } from '../rules/state.ts';
import { GONE } from '../rules/state.ts';
import { bannersNeeded, bannersOf } from '../rules/victory.ts';
import { boardOf, clearBoard } from './board.ts';
import type { Kind, Place } from './pieces.ts';
import { BEAST, Fighter, FOOT, HORSE, NO_CAP } from './pieces.ts';

/** What a figure of a unit is worth in banners, for each of its dice; horses and beasts count as more dice. */
const FIGURE = 0.07;

const kinds = Object.fromEntries(
  UNIT_TYPE_IDS.map((id): [UnitTypeId, Kind] => {
    const type = unitType[id];
    const arm = weapon[type.weapon];
    const people = race[type.race];
    const foot = type.class === 'infantry';
    const beast = type.class === 'creature';
    return [
      id,
      {
        sort: beast ? BEAST : foot ? FOOT : HORSE,
        full: tables.fullSize[type.class],
        range: arm.range,
        penalty: arm.movedPenalty,
        swords: arm.strikes,
        spares: arm.spared !== undefined,
        flight: beast ? creature.giant_spider.retreatPerFlag : (people.frightened ?? 1),
        panics: people.frightened !== undefined,
        bold: beast ? 1 : foot ? people.infantryBold : 0,
        rush: foot && people.rush,
      },
    ];
  }),
) as Record<UnitTypeId, Kind>;

export interface BoardFeatures {
  /** Another one for each look. */
  readonly number: number;
  readonly state: State;
  readonly places: readonly Place[];
  readonly camps: readonly [readonly Fighter[], readonly Fighter[]];
  /** What the next banner is worth to each seat. */
  readonly prize: readonly [number, number];
  /** Banners that each seat still needs. */
  readonly lacking: readonly [number, number];
}

const pool = Array.from(HEX_IDS, () => new Fighter());

const camps: [Fighter[], Fighter[]] = [[], []];
const scene = {
  number: 0,
  state: undefined as unknown as State,
  places: [] as readonly Place[],
  camps,
  prize: [0, 0] as [number, number],
  lacking: [0, 0] as [number, number],
};

/** By how many banners are lacking: the last one is the match. */
const PRIZES = [4, 4, 1.4, 1.1, 1, 0.95, 0.9, 0.9, 0.9];

/** Looks at a state. What it lends is good until the next look. */
export function lookAt(s: State): BoardFeatures {
  const places = boardOf(s.adventure);
  clearBoard(places, s.landmarks);
  camps[0].length = 0;
  camps[1].length = 0;
  let used = 0;
  for (const u of s.units) {
    if (u.hex === GONE) continue;
    const f = pool[used++];
    muster(f, u, places[hex[u.hex].index]);
    camps[u.camp].push(f);
  }
  for (const camp of camps) {
    for (const f of camp) {
      f.bold = boldAt(f, f.place) + (f.unit.marks.length > 0 ? boldByCards(f.unit) : 0);
      f.cornered = isCornered(f, f.place);
    }
  }
  scene.number++;
  scene.state = s;
  scene.places = places;
  for (let seat = 0; seat < 2; seat++) {
    const lacking = Math.max(0, bannersNeeded(s, seat) - bannersOf(s, seat));
    scene.lacking[seat] = lacking;
    scene.prize[seat] = PRIZES[Math.min(lacking, PRIZES.length - 1)];
  }
  if (s.landmarks.length > 0) boldByStrongholds(s);
  return scene;
}

function muster(f: Fighter, u: Unit, place: Place): void {
  const kind = kinds[u.type];
  const { dice, infantry, cavalry } = banner[u.banner];
  const beast = kind.sort === BEAST;
  const moves = beast ? creature.giant_spider.moves : kind.sort === HORSE ? cavalry : infantry;
  f.unit = u;
  f.place = place;
  f.kind = kind;
  f.colour = u.banner;
  f.seat = u.camp;
  f.figures = u.figures;
  f.dice = beast ? creature.giant_spider.dice : dice;
  f.battle = moves.battle;
  f.most = moves.most;
  f.range = kind.range;
  f.plusMelee = 0;
  f.plusRanged = 0;
  f.limit = NO_CAP;
  f.plusFaces = 0;
  f.worth = FIGURE * (beast ? 4 * f.dice : kind.sort === HORSE ? f.dice + 1 : f.dice);
  f.use = 0;
  place.fighter = f;
  if (u.marks.length > 0) applyMarks(f, u);
}

/** What cards have done to a unit. */
function applyMarks(f: Fighter, u: Unit): void {
  let held = NO_CAP;
  for (const m of u.marks) {
    if (m.kind === 'dice') {
      f.plusMelee += m.melee ?? 0;
      f.plusRanged += m.ranged ?? 0;
    } else if (m.kind === 'dice-limit' && m.rolls === 'own') f.limit = Math.min(f.limit, m.max ?? NO_CAP);
    else if (m.kind === 'hits') f.plusFaces += moreFaces(f, m.faces ?? []);
    else if (m.kind === 'extra') {
      f.battle += m.count ?? 0;
      f.most += m.count ?? 0;
    } else if (m.kind === 'range' && f.range > 1)
      f.range = Math.min(m.max ?? NO_CAP, f.range + (m.plus ?? 0));
    else if (m.kind === 'move-limit') held = Math.min(held, m.max ?? 0);
    else if (m.card === 'FO') {
      f.battle = Math.max(2, f.battle);
      f.most = Math.max(2, f.most);
    }
  }
  f.battle = Math.min(f.battle, held);
  f.most = Math.min(f.most, held);
}

/** Faces that a card makes hit, and that do not hit anyway: each helmet but that of the target, for one. */
function moreFaces(f: Fighter, faces: readonly Face[]): number {
  let more = 0;
  for (const face of faces) if (face === 'L' || (face === 'S' && f.kind.swords !== 'always')) more++;
  return more + (faces.includes('G') ? 2 : 0);
}

function boldByCards(u: Unit): number {
  let plus = 0;
  for (const m of u.marks) if (m.kind === 'bold') plus += m.plus ?? 0;
  return plus;
}

function boldByStrongholds(s: State): void {
  for (const l of s.landmarks) {
    if (l.type !== 'stronghold') continue;
    const at = scene.places[hex[l.hex].index];
    for (const f of camps[l.owner] ?? []) {
      if (f.kind.sort !== BEAST && at.far[f.place.index] <= 1) f.bold += 1;
    }
  }
}

/** Whether it would be supported there. */
function isSupportedAt(f: Fighter, place: Place): boolean {
  if (f.kind.sort === BEAST) return false;
  let allies = 0;
  for (const p of place.around) {
    const ally = p.fighter;
    if (ally && ally.seat === f.seat && ally !== f && !ally.unit.web) allies++;
  }
  return allies >= 2;
}

/** How many flags it would ignore there, cards and strongholds left aside. */
export function boldAt(f: Fighter, place: Place): number {
  if (f.kind.sort === BEAST) return f.kind.bold;
  return f.kind.bold + place.now.bold + (isSupportedAt(f, place) ? 1 : 0);
}

export function isCornered(f: Fighter, place: Place): boolean {
  for (const p of place.back[f.seat]) if (p.passable && (!p.fighter || p.fighter === f)) return false;
  return true;
}

export function fighterIn(at: BoardFeatures, id: string | undefined): Fighter | undefined {
  for (const camp of at.camps) for (const f of camp) if (f.unit.id === id) return f;
  return undefined;
}

export function placeIn(at: BoardFeatures, id: string | undefined): Place | undefined {
  return id !== undefined && Object.hasOwn(hex, id) ? at.places[hex[id as HexId].index] : undefined;
}
