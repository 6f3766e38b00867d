/** What a state and the options of a table look like, for those that come from outside. */
import * as v from 'valibot';
import {
  CARD_PILE_IDS,
  CARDS,
  CELL_COUNT,
  FACTION_IDS,
  KINDS,
  LEGENDARY_CARDS,
  SCENARIO_IDS,
  TERRAIN_IDS,
  TERRAIN_PILE_IDS,
} from '../content/index.ts';
import type { Options, State } from './state.ts';
import { ENDINGS, LAID_STATES, NOBODY, OFF_MAP, PHASES, TARGETS, WEEK_LIMITS } from './state.ts';

const whole = v.pipe(v.number(), v.integer());
const count = v.pipe(whole, v.minValue(0), v.maxValue(1000));
const seat = v.pipe(whole, v.minValue(0), v.maxValue(3));
const seatOrNobody = v.pipe(whole, v.minValue(NOBODY), v.maxValue(3));
const cell = v.pipe(whole, v.minValue(0), v.maxValue(CELL_COUNT - 1));
const cellOrNone = v.pipe(whole, v.minValue(OFF_MAP), v.maxValue(CELL_COUNT - 1));
const hero = v.pipe(whole, v.minValue(-1), v.maxValue(1));
const card = v.picklist(CARDS);
const cards = v.array(card);
const legends = v.array(v.picklist(LEGENDARY_CARDS));
const faction = v.picklist(FACTION_IDS);
const terrain = v.picklist(TERRAIN_IDS);
const texts = v.array(v.pipe(v.string(), v.maxLength(40)));
const everyCell = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.length(CELL_COUNT));

const numberOf = (value: unknown) =>
  typeof value === 'string' && /^\d$/.test(value) ? Number(value) : value;

const options = {
  scenario: v.picklist(SCENARIO_IDS),
  advanced: v.boolean(),
  weekLimit: v.picklist(WEEK_LIMITS),
  removedFaction: v.picklist([...FACTION_IDS, 'random']),
};

export const optionsSchema: v.GenericSchema<unknown, Options> = v.strictObject({
  scenario: v.optional(options.scenario, 'basic'),
  advanced: v.optional(options.advanced, false),
  // A form that offers a few values sends them as text.
  weekLimit: v.optional(v.pipe(v.unknown(), v.transform(numberOf), options.weekLimit), 3),
  removedFaction: v.optional(options.removedFaction, 'random'),
});

const laid = v.strictObject({
  card,
  uses: count,
  state: v.picklist(LAID_STATES),
  amulet: v.boolean(),
  wild: v.boolean(),
  as: v.exactOptional(v.picklist(KINDS)),
  tents: v.exactOptional(count),
});

const player = v.strictObject({
  faction: v.exactOptional(faction),
  nation: cards,
  hand: cards,
  shelter: cards,
  ambush: v.array(v.strictObject({ card, known: v.boolean() })),
  tents: v.array(
    v.strictObject({
      number: v.pipe(count, v.minValue(1), v.maxValue(99)),
      card,
      group: count,
      content: cards,
      virtual: v.boolean(),
      fresh: v.boolean(),
    }),
  ),
  table: v.array(laid),
  heroes: v.pipe(v.array(v.strictObject({ cell: cellOrNone, rested: v.boolean() })), v.length(2)),
  unseen: cards,
  known: cards,
  attacked: v.boolean(),
  annexed: v.boolean(),
  resigned: v.boolean(),
});

const land = v.strictObject({
  cards: everyCell(v.picklist([...TERRAIN_PILE_IDS, 'ruins', 'impassable', 'unusable', ''])),
  terrains: everyCell(v.picklist([...TERRAIN_IDS, ''])),
  exits: everyCell(v.pipe(whole, v.minValue(0), v.maxValue(15))),
  owners: everyCell(seatOrNobody),
  levels: everyCell(v.pipe(whole, v.minValue(0), v.maxValue(4))),
  guards: everyCell(count),
});

const line = v.strictObject({
  action: v.pipe(texts, v.minLength(1), v.maxLength(4)),
  cell: cellOrNone,
  exits: v.pipe(whole, v.minValue(0), v.maxValue(15)),
  faction: v.exactOptional(faction),
  named: cards,
  paid: cards,
  payment: texts,
  insisted: texts,
  options: v.array(v.strictObject({ ref: v.pipe(v.string(), v.maxLength(40)), common: count })),
  choosing: v.boolean(),
  taken: cards,
});

const battle = v.strictObject({
  attacker: seat,
  defender: seatOrNobody,
  cell,
  target: v.picklist(TARGETS),
  targetHero: hero,
  heroes: v.tuple([v.array(hero), v.array(hero)]),
  lines: v.tuple([texts, texts]),
  opening: v.boolean(),
  raising: v.picklist([0, 1]),
  shown: v.exactOptional(v.strictObject({ table: v.array(laid), line: count })),
  announced: v.boolean(),
  assigning: v.exactOptional(v.strictObject({ at: count, all: v.boolean() })),
});

const cohort = v.strictObject({
  seat,
  announced: v.array(v.strictObject({ faction, size: count, left: count })),
  shownTo: seatOrNobody,
  cards,
  hidden: cards,
});

export const stateSchema: v.GenericSchema<unknown, State> = v.strictObject({
  options: v.strictObject(options),
  factions: v.array(faction),
  phase: v.picklist(PHASES),
  first: seat,
  active: seat,
  round: v.pipe(whole, v.minValue(1)),
  changed: count,
  land,
  piles: v.strictObject(v.entriesFromList(CARD_PILE_IDS, cards)),
  terrain: v.strictObject(v.entriesFromList(TERRAIN_PILE_IDS, v.array(terrain))),
  provisions: count,
  legendary: legends,
  buried: v.array(v.strictObject({ cell, card: v.picklist(LEGENDARY_CARDS) })),
  boxedLegendary: legends,
  boxedCities: v.array(terrain),
  limbo: cards,
  players: v.pipe(v.array(player), v.minLength(2), v.maxLength(4)),
  battles: count,
  cohort: v.exactOptional(cohort),
  line: v.exactOptional(line),
  battle: v.exactOptional(battle),
  ending: v.exactOptional(v.picklist(ENDINGS)),
});
