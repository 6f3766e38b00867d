/** A match of Battue between two choices, as plain JSON. */
import * as v from 'valibot';
import type { SpaceId, TileId } from '../content/index.ts';
import {
  ANY_LANDMARK,
  CitySchema,
  EDGES,
  EVENT_IDS,
  LOOT_IDS,
  SPACE_IDS,
  TILE_IDS,
} from '../content/index.ts';
import { faultsOf } from './city-check.ts';

export const NOBODY = -1;

/** The set-up, then the parts of a turn in their order: BTU-3.2. */
export const PHASES = [
  'set-up',
  'turn-start',
  'start-cards',
  'reinforcements',
  'movement',
  'conflicts',
  'end-cards',
  'hand-limit',
  'turn-end',
] as const;
export type Phase = (typeof PHASES)[number];

export const ENDINGS = ['tarsos-fallen', 'sole-survivor', 'all-eliminated', 'round-limit'] as const;
export type Ending = (typeof ENDINGS)[number];

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const spaceId = v.picklist(SPACE_IDS);
const lootIds = v.array(v.picklist(LOOT_IDS));
const eventIds = v.array(v.picklist(EVENT_IDS));
const seat = v.pipe(whole, v.minValue(0), v.maxValue(3));
const seatOrNobody = v.pipe(whole, v.minValue(NOBODY), v.maxValue(3));

/** A city that breaks no rule. */
const citySchema = v.pipe(
  CitySchema,
  v.rawCheck(({ dataset, addIssue }) => {
    const [fault] = dataset.typed ? faultsOf(dataset.value) : [];
    if (fault) addIssue({ message: `the city breaks ${fault.rule}: ${fault.where.join(', ')}` });
  }),
);

export const optionsSchema = v.strictObject({
  /** BTU-2.12: the landmarks are placed at random. */
  quickSetup: v.optional(v.boolean(), false),
  /** BTU-17.1: after so many rounds the match ends; 0 is never. */
  roundLimit: v.optional(v.pipe(count, v.maxValue(1000)), 0),
  /** BTU-2.13: a planned city. The options are public, and so is the plan. */
  city: v.exactOptional(citySchema),
});

const spaceSchema = v.strictObject({
  /** What lies here, face up or not; a perimeter space has none. */
  tile: v.exactOptional(v.picklist(TILE_IDS)),
  up: v.boolean(),
  looted: v.boolean(),
  control: seatOrNobody,
  /** Warriors by seat. */
  hordes: v.array(count),
  /** The active player's warriors here that moved, and those that were reinforced, this turn. */
  moved: count,
  locked: count,
});

const campSchema = v.strictObject({
  edge: v.picklist(EDGES),
  space: spaceId,
  warriors: count,
  locked: v.boolean(),
});

const playerSchema = v.strictObject({
  reserve: count,
  flags: count,
  /** Oldest card first. */
  hand: lootIds,
  /** The war chest: loot cards, and event cards kept for their points. */
  chest: lootIds,
  relics: eventIds,
  camp: v.exactOptional(campSchema),
  /** Has won control of a space before. */
  conquered: v.boolean(),
  out: v.boolean(),
  resigning: v.boolean(),
  /** Marked by Spoil of War. */
  spoiled: v.boolean(),
  /** For how many more own turns his Glory! lasts, this one included. */
  glory: count,
  /** Face-down spaces that he has looked at. */
  seenTiles: v.array(spaceId),
  /** How many cards on top of the loot pile he knows, and whether he knows the top event. */
  knowsLoot: count,
  knowsEvent: v.boolean(),
});

const battleSchema = v.strictObject({
  space: spaceId,
  attacker: seat,
  defender: seat,
  exchange: count,
  /** Added to the tile's defence for the whole battle: by events and by Defense. */
  tileBonus: whole,
  /** Added to the values in every exchange of the battle. */
  attackBonus: count,
  defenceBonus: count,
  /** Added to the attack value in this exchange only. */
  exchangeBonus: count,
  outmaneuver: v.boolean(),
  /** Last Stand: two dice in this exchange. */
  twoDice: v.boolean(),
  /** The dice of this exchange; no defence die is 0. */
  attackDice: v.array(count),
  defenceDie: count,
  /** The warriors of both sides when the dice of this exchange fell. */
  rolled: v.exactOptional(v.strictObject({ attackers: count, defenders: count })),
  /** After the roll: whose priority it is, and how many passes in a row there were. */
  priority: seat,
  passes: count,
  /** One Last Push. */
  pushed: v.boolean(),
  /** Who lost a warrior in this exchange. */
  loser: seatOrNobody,
  /** Whether defenders stood there when this exchange was decided. */
  occupied: v.boolean(),
  /** How the battle ended, once it has. */
  outcome: v.picklist(['open', 'won', 'not-won']),
});

export const stateSchema = v.strictObject({
  options: v.strictObject({
    quickSetup: v.boolean(),
    roundLimit: count,
    city: v.exactOptional(citySchema),
  }),
  phase: v.picklist(PHASES),
  first: seat,
  active: seat,
  round: v.pipe(whole, v.minValue(1)),
  spaces: v.strictObject(
    Object.fromEntries(SPACE_IDS.map((id) => [id, spaceSchema])) as Record<SpaceId, typeof spaceSchema>,
  ),
  /** Face-down tiles on no space: landmarks still to be placed during the set-up, then those not used. */
  unused: v.array(v.picklist(TILE_IDS)),
  landmarkSlots: v.array(spaceId),
  players: v.pipe(v.array(playerSchema), v.minLength(2), v.maxLength(4)),
  /** Piles: the last card is on top. Discard piles: the last card came last. */
  lootPile: lootIds,
  lootDiscard: lootIds,
  eventPile: eventIds,
  eventDiscard: eventIds,
  /** Loot cards that are being resolved. */
  inPlay: lootIds,
  turn: v.strictObject({ noReinforce: v.boolean(), noMove: v.boolean(), gathering: v.boolean() }),
  battle: v.exactOptional(battleSchema),
  ending: v.exactOptional(v.picklist(ENDINGS)),
});

export type Options = v.InferOutput<typeof optionsSchema>;
export type SpaceState = v.InferOutput<typeof spaceSchema>;
export type Player = v.InferOutput<typeof playerSchema>;
export type Battle = v.InferOutput<typeof battleSchema>;
export type State = v.InferOutput<typeof stateSchema>;

/** BTU-2.13: what lies on a space by a plan that everybody knows. */
export function plannedTile({ city }: Options, id: SpaceId): TileId | undefined {
  const planned = city?.tiles[id];
  return planned === ANY_LANDMARK ? undefined : planned;
}

const NO_SPACES = Object.fromEntries(SPACE_IDS.map((id) => [id, undefined])) as Record<SpaceId, undefined>;

/** A record of all spaces in the order of the board; made like this, all of them have one hidden class. */
export function everySpace<T>(make: (id: SpaceId) => T): Record<SpaceId, T> {
  const record: Record<SpaceId, T | undefined> = { ...NO_SPACES };
  for (const id in NO_SPACES) record[id as SpaceId] = make(id as SpaceId);
  return record as Record<SpaceId, T>;
}

/** The spaces that pass a test, in the order of the board. To walk the record is far faster than to look up each id. */
export function spacesWhere(s: State, test: (here: SpaceState, id: SpaceId) => boolean): SpaceId[] {
  const found: SpaceId[] = [];
  for (const key in s.spaces) {
    const id = key as SpaceId;
    if (test(s.spaces[id], id)) found.push(id);
  }
  return found;
}

/** Keys in the order in which they are first set, so that a copy has the hidden class of its original. */
function cloneSpace({ tile, up, looted, control, hordes, moved, locked }: SpaceState): SpaceState {
  const copy: SpaceState = { up, looted, control, hordes: hordes.slice(), moved, locked };
  if (tile !== undefined) copy.tile = tile;
  return copy;
}

function clonePlayer(p: Player): Player {
  const copy: Player = {
    reserve: p.reserve,
    flags: p.flags,
    hand: p.hand.slice(),
    chest: p.chest.slice(),
    relics: p.relics.slice(),
    conquered: p.conquered,
    out: p.out,
    resigning: p.resigning,
    spoiled: p.spoiled,
    glory: p.glory,
    seenTiles: p.seenTiles.slice(),
    knowsLoot: p.knowsLoot,
    knowsEvent: p.knowsEvent,
  };
  if (p.camp) copy.camp = { ...p.camp };
  return copy;
}

export function cloneBattle(b: Battle): Battle {
  const copy: Battle = { ...b, attackDice: b.attackDice.slice() };
  if (b.rolled) copy.rolled = { ...b.rolled };
  return copy;
}

/** Written by hand, because the bots live on it. */
export function cloneState(s: State): State {
  const spaces = everySpace((id) => cloneSpace(s.spaces[id]));
  const copy: State = {
    options: s.options,
    phase: s.phase,
    first: s.first,
    active: s.active,
    round: s.round,
    spaces,
    unused: s.unused.slice(),
    landmarkSlots: s.landmarkSlots.slice(),
    players: s.players.map(clonePlayer),
    lootPile: s.lootPile.slice(),
    lootDiscard: s.lootDiscard.slice(),
    eventPile: s.eventPile.slice(),
    eventDiscard: s.eventDiscard.slice(),
    inPlay: s.inPlay.slice(),
    turn: { ...s.turn },
  };
  if (s.battle) copy.battle = cloneBattle(s.battle);
  if (s.ending) copy.ending = s.ending;
  return copy;
}
