/** A table in a line or two, with every card of the box still in it: for lessons and tests. */
import { createRng } from '@gonfalon/kernel';
import type {
  Card,
  CardPileId,
  CellId,
  FactionId,
  LegendaryCard,
  TerrainId,
  TerrainPileId,
} from '../content/index.ts';
import {
  cellIndex,
  constants,
  exitsOf,
  FACTION_IDS,
  info,
  isUnit,
  TERRAIN_PILE_IDS,
  terrainCards,
} from '../content/index.ts';
import { freshlyLaid } from '../rules/ledger.ts';
import { setUp } from '../rules/set-up.ts';
import type { Laid, Options, Player, State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';

/** Cards are written one after the other: `CIT-B PRO PRO`. */
export interface PlayerSpec {
  hand?: string;
  nation?: string;
  shelter?: string;
  /** A card that all saw going there ends with `+`. */
  ambush?: string;
  /** What stands in each tent: `TNT-G LOR-R`. */
  tents?: readonly string[];
  /** Laid cards by their references. */
  table?: string;
  heroes?: readonly CellId[];
  /** Starting units that nobody has seen. */
  unseen?: string;
  annexed?: boolean;
}

export interface PositionSpec {
  /** Four, unless told. */
  seats?: number;
  players: Partial<Record<FactionId, PlayerSpec>>;
  scenario?: Options['scenario'];
  advanced?: boolean;
  weekLimit?: Options['weekLimit'];
  /** The round; the oracle's day follows from it. */
  round?: number;
  active?: FactionId;
  first?: FactionId;
  /** What lies on further cells: `road NS`, `city NE forest`. */
  added?: Partial<Record<CellId, string>>;
  /** Who controls a city: `blue 2`. */
  owners?: Partial<Record<CellId, string>>;
  terrains?: Partial<Record<CellId, TerrainId>>;
  /** The cards on top of a pile, the top one first. */
  top?: Partial<Record<CardPileId, string>>;
  /** The whole of a pile, the top card first; what is left over goes to limbo. */
  pile?: Partial<Record<CardPileId, string>>;
  changed?: number;
  phase?: State['phase'];
}

export const list = (text = ''): Card[] => text.split(' ').filter(Boolean) as Card[];

/** A laid card from its reference. */
function laidFrom(ref: string): Laid {
  const [name = '', marks = ''] = ref.split('~');
  const [card = '', as] = name.split('=');
  const base = freshlyLaid(card as Card, 'tool');
  if (marks === '*') return { ...base, uses: 1, state: 'set', amulet: true, wild: true };
  const state = marks.includes('!') ? 'used' : marks.includes('^') ? 'set' : 'open';
  const laid: Laid = { ...base, uses: Number.parseInt(marks, 10), state, amulet: marks.includes('^') };
  return as === undefined ? laid : { ...laid, as: as as NonNullable<Laid['as']> };
}

function takeFromBox(s: State, card: Card): Card {
  const { pile, legendary } = info(card);
  if (card === 'PRO') s.provisions--;
  else if (legendary) {
    const from = s.legendary.includes(card as LegendaryCard) ? s.legendary : s.boxedLegendary;
    from.splice(from.indexOf(card as LegendaryCard), 1);
  } else if (pile) {
    const at = s.piles[pile].indexOf(card);
    if (at < 0) throw new Error(`no ${card} is left for this position`);
    s.piles[pile].splice(at, 1);
  }
  return card;
}

function putBack(s: State, card: Card): void {
  const { pile } = info(card);
  if (pile) s.piles[pile].push(card);
  else s.provisions++;
}

function playerFrom(s: State, spec: PlayerSpec, faction: FactionId): Player {
  const take = (text?: string) => list(text).map((card) => takeFromBox(s, card));
  const table = (spec.table ?? '').split(' ').filter(Boolean).map(laidFrom);
  for (const { card } of table) takeFromBox(s, card);
  return {
    faction,
    nation: take(spec.nation).reverse(),
    hand: take(spec.hand),
    shelter: take(spec.shelter),
    ambush: (spec.ambush ?? '')
      .split(' ')
      .filter(Boolean)
      .map((text) => ({ card: takeFromBox(s, text.replace('+', '') as Card), known: text.endsWith('+') })),
    tents: (spec.tents ?? []).map((text, i) => {
      const [card, ...content] = take(text);
      return { number: i + 1, card: card as Card, group: i + 1, content, virtual: false, fresh: false };
    }),
    table,
    heroes: Array.from({ length: constants.heroesPerPlayer }, (_, i) => ({
      cell: cellIndex(spec.heroes?.[i] ?? ''),
      rested: false,
    })),
    unseen: list(spec.unseen),
    known: [],
    attacked: false,
    annexed: spec.annexed ?? false,
    resigned: false,
  };
}

/** Fills the nation from below, so that the deck has its 10 cards and as many provisions as units: BTA-1.13. */
function fillDeck(s: State, p: Player): void {
  const owned = [
    ...p.nation,
    ...p.hand,
    ...p.shelter,
    ...p.ambush.map(({ card }) => card),
    ...p.table.map(({ card }) => card),
    ...p.tents.flatMap(({ card, content }) => [card, ...content]),
  ];
  let units = owned.filter((card) => isUnit(info(card).kind)).length;
  let provisions = owned.filter((card) => card === 'PRO').length;
  let size = owned.length;
  const citizen = () => {
    const { citizen: pile } = s.piles;
    return takeFromBox(s, (pile.find((card) => info(card).faction !== p.faction) ?? pile[0]) as Card);
  };
  while (units !== provisions || size < constants.minDeck) {
    const isProvision = units > provisions;
    p.nation.unshift(isProvision ? takeFromBox(s, 'PRO') : citizen());
    if (isProvision) provisions++;
    else units++;
    size++;
  }
}

const pileFor = (kind: string, exits: string): TerrainPileId | undefined =>
  TERRAIN_PILE_IDS.find(
    (id) => terrainCards[id].city === (kind === 'city') && terrainCards[id].rotations.includes(exits),
  );

function addCard(s: State, id: CellId, text: string): void {
  const [kind = '', exits = '', terrain] = text.split(' ');
  const pile = pileFor(kind, exits);
  if (!pile) throw new Error(`no card has the exits of "${text}"`);
  const cell = cellIndex(id);
  const at = terrain ? s.terrain[pile].indexOf(terrain as TerrainId) : 0;
  const [taken] = s.terrain[pile].splice(at, 1);
  if (!taken) throw new Error(`no card is left for "${text}" on ${id}`);
  s.land.cards[cell] = pile;
  s.land.terrains[cell] = taken;
  s.land.exits[cell] = exitsOf(exits);
}

/** Exchanges the city card there for one of that terrain, wherever that lies. */
function setTerrain(s: State, id: CellId, terrain: TerrainId): void {
  const cell = cellIndex(id);
  const now = s.land.terrains[cell] as TerrainId;
  if (now === terrain) return;
  const other = s.land.terrains.findIndex(
    (here, i) => here === terrain && s.land.cards[i] === s.land.cards[cell],
  );
  if (other >= 0) s.land.terrains[other] = now;
  else {
    const pile = s.terrain[s.land.cards[cell] as TerrainPileId];
    const holder = pile.includes(terrain) ? pile : s.boxedCities;
    holder[holder.indexOf(terrain)] = now;
  }
  s.land.terrains[cell] = terrain;
}

function setPile(s: State, pile: CardPileId, text: string, whole: boolean): void {
  const wanted = list(text).map((card) => takeFromBox(s, card));
  if (whole) {
    const left = s.piles[pile].splice(0);
    s.limbo.push(...left);
    if (isUnit(pile)) for (const _ of left) s.limbo.push(takeFromBox(s, 'PRO'));
  }
  s.piles[pile].push(...wanted.reverse());
}

export function position(spec: PositionSpec): State {
  const colours = Object.keys(spec.players) as FactionId[];
  const seats = spec.seats ?? 4;
  for (const id of FACTION_IDS) if (colours.length < seats && !colours.includes(id)) colours.push(id);
  const removed = FACTION_IDS.find((id) => !colours.includes(id)) ?? 'random';
  const options: Options = {
    scenario: spec.scenario ?? 'basic',
    advanced: spec.advanced ?? false,
    weekLimit: spec.weekLimit ?? 0,
    removedFaction: removed,
  };
  const s = setUp(options, seats, createRng({ kind: 'fast', seed: 'position' }));
  for (const p of s.players) for (const card of [...p.nation, ...p.hand]) putBack(s, card);
  s.players = colours.map((faction) => playerFrom(s, spec.players[faction] ?? {}, faction));
  s.phase = spec.phase ?? 'actions';
  s.round = spec.round ?? 2;
  s.changed = spec.changed ?? 1;
  s.first = spec.first ? colours.indexOf(spec.first) : 0;
  s.active = spec.active ? colours.indexOf(spec.active) : s.first;
  for (const [id, text] of Object.entries(spec.added ?? {})) addCard(s, id as CellId, text);
  for (const [id, terrain] of Object.entries(spec.terrains ?? {}))
    setTerrain(s, id as CellId, terrain as TerrainId);
  for (const [id, text] of Object.entries(spec.owners ?? {})) {
    const [colour, level] = text.split(' ');
    const cell = cellIndex(id);
    s.land.owners[cell] = colour === 'nobody' ? NOBODY : colours.indexOf(colour as FactionId);
    s.land.levels[cell] = Number(level);
    s.land.guards[cell] = 0;
  }
  for (const p of s.players) fillDeck(s, p);
  for (const [pile, text] of Object.entries(spec.pile ?? {})) setPile(s, pile as CardPileId, text, true);
  for (const [pile, text] of Object.entries(spec.top ?? {})) setPile(s, pile as CardPileId, text, false);
  return s;
}
