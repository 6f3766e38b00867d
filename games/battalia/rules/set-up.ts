/** Setting the table, chapters 2, 20 and 21. */
import type { Chance } from '@gonfalon/kernel';
import type { Card, CellId, FactionId, TerrainId, UnitId } from '../content/index.ts';
import {
  artefacts,
  boards,
  CELL_COUNT,
  CELL_IDS,
  cardOf,
  cellIndex,
  constants,
  exitsOf,
  FACTION_IDS,
  factions,
  isUnit,
  LEGENDARY_CARDS,
  scenarios,
  terrainCards,
  UNIT_IDS,
  units,
} from '../content/index.ts';
import { drawCards } from './decks.ts';
import type { CellCard, Land, Options, Player, State } from './state.ts';
import { everyCardPile, everyTerrainPile, NOBODY, OFF_MAP } from './state.ts';

const ALL_EXITS = exitsOf('NESW');

export const boardFor = (seats: number) => boards[String(seats) as keyof typeof boards];

/** BTA-21.2: with two players one faction leaves completely. */
function factionsInPlay({ removedFaction }: Options, seats: number, chance: Chance): FactionId[] {
  if (seats > 2) return [...FACTION_IDS];
  const removed =
    removedFaction === 'random' ? FACTION_IDS[chance.nextInt(FACTION_IDS.length)] : removedFaction;
  return FACTION_IDS.filter((id) => id !== removed);
}

function emptyLand(unusable: readonly CellId[]): Land {
  return {
    cards: CELL_IDS.map((id): CellCard => (unusable.includes(id) ? 'unusable' : '')),
    terrains: CELL_IDS.map(() => ''),
    exits: new Array<number>(CELL_COUNT).fill(0),
    owners: new Array<number>(CELL_COUNT).fill(NOBODY),
    levels: new Array<number>(CELL_COUNT).fill(0),
    guards: new Array<number>(CELL_COUNT).fill(0),
  };
}

/** Puts cities with four exits, each of another terrain, on the cells; the terrain left over is given back. */
function placeCities(
  land: Land,
  cells: readonly CellId[],
  guard: number,
  terrains: readonly TerrainId[],
  chance: Chance,
): TerrainId[] {
  const drawn = chance.shuffle([...terrains]);
  cells.forEach((id, i) => {
    const cell = cellIndex(id);
    land.cards[cell] = 'city-4';
    land.terrains[cell] = drawn[i] as TerrainId;
    land.exits[cell] = ALL_EXITS;
    land.guards[cell] = guard;
  });
  return drawn.slice(cells.length);
}

/** BTA-2.5: the starting cards, from the shuffled piles. */
function dealDeck(piles: State['piles'], chance: Chance): Player {
  const dealt = UNIT_IDS.flatMap((unit) => {
    const count = (constants.startingUnits as Partial<Record<UnitId, number>>)[unit] ?? 0;
    return Array.from({ length: count }, () => piles[unit].pop() as Card);
  });
  const provisions = Array.from({ length: constants.startingProvisions }, (): Card => 'PRO');
  const player: Player = {
    nation: chance.shuffle([...dealt, ...provisions]),
    hand: [],
    shelter: [],
    ambush: [],
    tents: [],
    table: [],
    heroes: Array.from({ length: constants.heroesPerPlayer }, () => ({ cell: OFF_MAP, rested: false })),
    unseen: dealt,
    known: [],
    attacked: false,
    annexed: false,
    resigned: false,
  };
  drawCards(player, constants.handSize, chance);
  return player;
}

export function setUp(options: Options, seats: number, chance: Chance): State {
  const inPlay = factionsInPlay(options, seats, chance);
  const terrains = inPlay.map((id) => factions[id].terrain);
  const board = boardFor(seats);
  const scenario = scenarios[options.scenario];
  const land = emptyLand(board.unusable);

  const ruins = cellIndex(board.ruins);
  land.cards[ruins] = 'ruins';
  land.exits[ruins] = ALL_EXITS;
  land.guards[ruins] = scenario.ruinsDefence;

  const boxedCities = placeCities(
    land,
    board.start,
    scenario.homes ? 0 : scenario.neutralDefence,
    terrains,
    chance,
  );
  if (scenario.homes)
    boxedCities.push(...placeCities(land, board.neutral, scenario.neutralDefence, terrains, chance));
  const taken = scenario.homes ? 2 : 1;

  const legends = chance.shuffle([...LEGENDARY_CARDS]);
  const inUse = legends.slice(0, scenario.homes ? board.legendary : board.start.length);
  const piles = everyCardPile((id) => {
    const { perFaction } = isUnit(id) ? units[id] : artefacts[id];
    const cards = inPlay.flatMap((faction) => Array.from({ length: perFaction }, () => cardOf(id, faction)));
    return chance.shuffle(cards);
  });
  const terrain = everyTerrainPile((id) => {
    const copies = terrainCards[id].perTerrain - (id === 'city-4' ? taken : 0);
    return chance.shuffle(terrains.flatMap((one) => Array.from({ length: copies }, () => one)));
  });
  const players = Array.from({ length: seats }, () => dealDeck(piles, chance));
  for (const { heroes } of players) {
    for (const hero of heroes.slice(0, scenario.heroesOnRuins)) hero.cell = ruins;
  }
  const first = chance.nextInt(seats);
  const provisionsInPlay = (constants.provisions * inPlay.length) / FACTION_IDS.length;
  return {
    options,
    factions: inPlay,
    phase: 'set-up',
    first,
    active: first,
    round: 1,
    changed: 0,
    land,
    piles,
    terrain,
    provisions: provisionsInPlay - seats * constants.startingProvisions,
    legendary: scenario.homes ? LEGENDARY_CARDS.filter((card) => inUse.includes(card)) : [],
    buried: scenario.homes
      ? []
      : board.start.map((id, i) => ({ cell: cellIndex(id), card: inUse[i] as (typeof inUse)[number] })),
    boxedLegendary: LEGENDARY_CARDS.filter((card) => !inUse.includes(card)),
    boxedCities,
    limbo: [],
    players,
    battles: 0,
  };
}
