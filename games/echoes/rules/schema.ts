/** The shape of options and states from outside. */
import * as v from 'valibot';
import type { CardId, DeckCardId, TechnologyId, TileId, UnitId } from '../content/index.ts';
import {
  BUILDINGS,
  CIVS,
  cards,
  deckCards,
  KEYWORDS,
  KINDS,
  MODES,
  PAWNS,
  RESOURCES,
  STATS,
  TECHNOLOGIES,
  technologies,
  tiles,
  units,
} from '../content/index.ts';
import { CLASSES } from '../content/vocabulary.ts';
import { isLand } from './land.ts';
import type { Square } from './squares.ts';
import { SQUARES } from './squares.ts';
import type { State } from './state.ts';
import { ENDINGS, NOBODY, PHASES, TOKEN_ZONES } from './state.ts';

const MAX_SEAT = 3;
const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0));
const seat = v.pipe(count, v.maxValue(MAX_SEAT));
const seatOrNobody = v.pipe(whole, v.minValue(NOBODY), v.maxValue(MAX_SEAT));
const square = v.picklist(SQUARES as readonly [Square, ...Square[]]);
const ref = v.pipe(v.string(), v.maxLength(40));

const idsOf = <Id extends string>(list: readonly { readonly id: string }[]) =>
  v.picklist(list.map(({ id }) => id as Id));
const unitId = idsOf<UnitId>(units);
const technologyId = idsOf<TechnologyId>(technologies);
const deckCardId = idsOf<DeckCardId>(deckCards);
const cardId = idsOf<CardId>(cards);
const tileId = idsOf<TileId>(tiles);
const deckCardIds = v.array(deckCardId);

export const optionsSchema = v.strictObject({
  mode: v.optional(v.picklist(['base', 'long']), 'base'),
  map: v.optional(v.picklist(['highland', 'constantinople']), 'highland'),
  decks: v.optional(v.picklist(['preset', 'built']), 'preset'),
  mirror: v.optional(v.boolean(), false),
  openingRestock: v.optional(v.boolean(), true),
  // A page of settings sends what was picked as text.
  teamCapital: v.optional(
    v.pipe(
      v.picklist([10, 20, '10', '20']),
      v.transform((health): 10 | 20 => (Number(health) === 20 ? 20 : 10)),
    ),
    10,
  ),
});

const activeCard = { card: technologyId, since: count, used: count };
const versus = v.picklist([...CLASSES, 'buildings', 'unit']);

const unit = v.strictObject({
  id: count,
  card: unitId,
  seat,
  at: square,
  pawn: v.picklist(PAWNS),
  mode: v.picklist(MODES),
  damage: count,
  exhausted: v.boolean(),
  moved: v.boolean(),
  strides: count,
  switches: count,
  attacked: v.boolean(),
  builtAfter: v.boolean(),
  held: v.boolean(),
  since: count,
  used: count,
  spent: count,
  upgrades: v.array(v.strictObject({ ...activeCard, seat })),
});

const building = v.strictObject({ id: count, kind: v.picklist(BUILDINGS), seat, at: square, damage: count });
const purse = v.strictObject({ food: count, wood: count, gold: count });

const tokens = v.strictObject({
  on: count,
  zone: v.picklist(TOKEN_ZONES),
  res: v.picklist(RESOURCES),
  n: count,
  by: v.string(),
  team: v.exactOptional(v.literal(true)),
});

const player = v.strictObject({
  civ: v.exactOptional(v.picklist(CIVS)),
  since: count,
  used: count,
  list: deckCardIds,
  scout: v.exactOptional(unitId),
  hand: deckCardIds,
  known: deckCardIds,
  deck: deckCardIds,
  discard: deckCardIds,
  main: purse,
  exhausted: purse,
  tokens: v.array(tokens),
  events: v.array(v.strictObject(activeCard)),
  front: v.array(v.strictObject(activeCard)),
  kingOut: v.boolean(),
  queenOut: v.boolean(),
  low: whole,
  turns: count,
  aside: deckCardIds,
  changes: count,
  mustered: v.boolean(),
});

const lasting = v.strictObject({
  on: v.picklist(['unit', 'building']),
  id: count,
  gives: v.picklist([...KEYWORDS, ...STATS]),
  x: whole,
  vs: v.exactOptional(versus),
  until: v.picklist(['combat', 'turn', 'yourNextTurn', 'nextTurn']),
  seat,
});

const filter = v.strictObject({
  kind: v.exactOptional(v.picklist(['unit', 'technology'])),
  classes: v.exactOptional(v.array(v.picklist(CLASSES))),
  tech: v.exactOptional(v.array(v.picklist(TECHNOLOGIES))),
  maxCost: v.exactOptional(count),
  minCost: v.exactOptional(count),
  build: v.exactOptional(v.picklist(BUILDINGS)),
  builder: v.exactOptional(v.literal('self')),
});

const turn = v.strictObject({
  campBuilt: v.boolean(),
  attacks: count,
  noAttacks: v.boolean(),
  exposed: v.array(count),
  lenders: v.array(seat),
  reductions: v.array(
    v.strictObject({
      since: count,
      res: v.picklist([...KINDS, 'total']),
      n: count,
      min: count,
      filter,
      uses: count,
    }),
  ),
  progress: v.boolean(),
});

const attack = v.strictObject({
  unit: count,
  target: v.strictObject({ on: v.picklist(['unit', 'building']), id: count }),
  mode: v.picklist(MODES),
  from: square,
  path: v.array(square),
  cancelled: v.boolean(),
  placed: v.boolean(),
});

const pending = v.strictObject({
  seat,
  what: v.picklist(['deploy', 'play', 'react', 'ability', 'barracks', 'transfer']),
  card: v.exactOptional(deckCardId),
  unit: count,
  at: v.exactOptional(square),
  pawn: v.exactOptional(v.picklist(PAWNS)),
  mode: v.exactOptional(v.picklist(MODES)),
  replaces: count,
  building: count,
  ability: v.pipe(whole, v.minValue(-1)),
  drops: count,
  opponent: seatOrNobody,
  picks: v.array(ref),
  picked: v.boolean(),
  paid: v.array(ref),
  subject: count,
  destroyer: count,
});

const played = v.strictObject({
  seat,
  card: technologyId,
  since: count,
  unit: count,
  ability: count,
  opponent: seatOrNobody,
  picks: v.array(ref),
  subject: count,
  destroyer: count,
  cancelled: v.boolean(),
});

const work = v.strictObject({
  seat,
  card: cardId,
  ability: count,
  option: v.exactOptional(v.picklist(['hold', 'attack'])),
  next: count,
  since: count,
  source: count,
  subject: count,
  destroyer: count,
  opponent: seatOrNobody,
  picks: v.array(ref),
  picked: v.boolean(),
  queue: v.array(ref),
  queued: v.boolean(),
  chosen: v.array(ref),
  gained: v.boolean(),
  did: v.boolean(),
});

const fallen = v.strictObject({
  unit: count,
  card: unitId,
  seat,
  since: count,
  destroyer: count,
  byAttack: v.boolean(),
});

export const stateSchema: v.GenericSchema<unknown, State> = v.strictObject({
  options: v.strictObject({
    mode: v.picklist(['base', 'long']),
    map: v.picklist(['highland', 'constantinople']),
    decks: v.picklist(['preset', 'built']),
    mirror: v.boolean(),
    openingRestock: v.boolean(),
    teamCapital: v.picklist([10, 20]),
  }),
  size: v.picklist([6, 8]),
  phase: v.picklist(PHASES),
  leader: seat,
  order: v.array(seat),
  choosing: v.array(seat),
  active: seat,
  turns: count,
  idle: count,
  places: v.array(tileId),
  spare: v.array(tileId),
  land: v.array(v.pipe(v.string(), v.check(isLand, 'expected features of a square'))),
  units: v.array(unit),
  buildings: v.array(building),
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  lasting: v.array(lasting),
  turn,
  attack: v.exactOptional(attack),
  pending: v.exactOptional(pending),
  played: v.array(played),
  works: v.array(work),
  fallen: v.array(fallen),
  asked: v.array(count),
  razed: v.boolean(),
  shown: v.exactOptional(count),
  lastUnit: count,
  lastBuilding: count,
  lastSince: count,
  stacked: deckCardIds,
  ending: v.exactOptional(v.picklist(ENDINGS)),
  winners: v.array(seat),
});
