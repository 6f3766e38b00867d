import { SOURCES } from '@gonfalon/kernel';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import agincourt from '../content/adventures/agincourt-1415.json' with { type: 'json' };
import tourelles from '../content/adventures/assaulting-the-tourelles.json' with { type: 'json' };
import freeCompanies from '../content/adventures/free-companies.json' with { type: 'json' };
import vernoy from '../content/adventures/vernoy-crossing.json' with { type: 'json' };
import bannersJson from '../content/banners.json' with { type: 'json' };
import boardJson from '../content/board.json' with { type: 'json' };
import commandCardsJson from '../content/command-cards.json' with { type: 'json' };
import creaturesJson from '../content/creatures.json' with { type: 'json' };
import type { Adventure, AdventureId, Camp, CommandId, Effect, HexId, LoreId } from '../content/index.ts';
import {
  ADVENTURE_IDS,
  adjacent,
  adventureFaults,
  adventures,
  amountAt,
  BANNERS,
  banner,
  board,
  CAMPS,
  CHAPTERS,
  COMMAND_IDS,
  command,
  commandDeck,
  creature,
  distance,
  FACES,
  flankSection,
  HEX_IDS,
  halfHexes,
  hex,
  hexAt,
  hexes,
  isHexId,
  LANDMARK_IDS,
  LEVEL_IDS,
  LORE_CLASSES,
  LORE_IDS,
  LORE_WINDOWS,
  landmark,
  level,
  lore,
  loreDeck,
  PHASES,
  RULE_IDS,
  RULING_IDS,
  race,
  rules,
  SECTIONS,
  SIDES,
  TERRAIN_IDS,
  tables,
  terrain,
  UNIT_TYPE_IDS,
  unitType,
  WEAPON_IDS,
  weapon,
} from '../content/index.ts';
import landmarksJson from '../content/landmarks.json' with { type: 'json' };
import levelsJson from '../content/levels.json' with { type: 'json' };
import loreCardsJson from '../content/lore-cards.json' with { type: 'json' };
import racesJson from '../content/races.json' with { type: 'json' };
import rulesJson from '../content/rules.json' with { type: 'json' };
import {
  BannersSchema,
  BoardSchema,
  CommandCardsSchema,
  LandmarksSchema,
  LoreCardsSchema,
  RulesSchema,
  TablesSchema,
  TerrainsSchema,
  UnitTypesSchema,
  WeaponsSchema,
} from '../content/schema.ts';
import tablesJson from '../content/tables.json' with { type: 'json' };
import terrainJson from '../content/terrain.json' with { type: 'json' };
import unitTypesJson from '../content/unit-types.json' with { type: 'json' };
import weaponsJson from '../content/weapons.json' with { type: 'json' };

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const verbs = (effect: readonly Effect[]) => effect.map((entry) => entry.do);

describe('the rules', () => {
  test('188 rules in 18 chapters and 56 rulings, each once and in order', () => {
    expect([RULE_IDS.length, CHAPTERS.length, RULING_IDS.length]).toEqual([188, 18, 56]);
    const perChapter = CHAPTERS.map((c) => RULE_IDS.filter((id) => id.startsWith(`BLO-${c}.`)).length);
    expect(perChapter).toEqual([10, 8, 6, 10, 12, 6, 13, 5, 7, 8, 7, 5, 9, 22, 27, 9, 9, 15]);
    const expected = CHAPTERS.flatMap((c, at) =>
      Array.from({ length: perChapter[at] }, (_, n) => `BLO-${c}.${n + 1}`),
    );
    expect(RULE_IDS).toEqual(expected);
    expect(RULING_IDS).toEqual(RULING_IDS.map((_, n) => `R-${String(n + 1).padStart(2, '0')}`));
  });

  test('every ruling belongs to a rule or to a datum', () => {
    const cited = new Set<string>([
      ...board.rulings,
      ...RULE_IDS.flatMap((id) => rules[id].rulings),
      ...COMMAND_IDS.flatMap((id) => command[id].rulings),
      ...LORE_IDS.flatMap((id) => lore[id].rulings),
    ]);
    expect(RULING_IDS.filter((id) => !cited.has(id))).toEqual([]);
  });
});

describe('the board', () => {
  test('BLO-1.7 113 full hexes from A1 to I13, and a half hex at each end of the short rows', () => {
    expect([HEX_IDS.length, HEX_IDS[0], HEX_IDS[13], HEX_IDS[112]]).toEqual([113, 'A1', 'B1', 'I13']);
    expect(new Set(HEX_IDS).size).toBe(113);
    expect(halfHexes).toHaveLength(8);
    for (const { x2, y } of halfHexes) expect(hexAt(x2, y)).toBeUndefined();
    expect([isHexId('B12'), isHexId('B13'), isHexId('toString')]).toEqual([true, false, false]);
  });

  test('BLO-1.6 every hex has a centre of its own', () => {
    for (const { id, x2, y } of hexes) expect(hexAt(x2, y)).toBe(id);
    expect([hex.E6.x2, hex.E6.y, hex.D6.x2, hex.D6.y]).toEqual([11, 4, 12, 3]);
    expect(hexes.map(({ index }) => index)).toEqual(hexes.map((_, at) => at));
  });

  test('BLO-4.3 neighbours are mutual, at distance 1, and six inside the board', () => {
    for (const { id, neighbours } of hexes) {
      for (const other of neighbours) expect(hex[other].neighbours, `${id} ${other}`).toContain(id);
      expect(HEX_IDS.filter((other) => adjacent(id, other)).sort()).toEqual([...neighbours].sort());
    }
    expect(hex.E6.neighbours).toEqual(['D5', 'D6', 'E5', 'E7', 'F5', 'F6']);
    expect(hex.A1.neighbours).toEqual(['A2', 'B1']);
    expect(hex.B1.neighbours).toEqual(['A1', 'A2', 'B2', 'C1', 'C2']);
    expect(hexes.filter(({ neighbours }) => neighbours.length === 6)).toHaveLength(73);
  });

  test('BLO-5.6 distance is symmetric and equals the shortest chain of neighbours', () => {
    for (const from of HEX_IDS) {
      const steps = new Map<HexId, number>([[from, 0]]);
      for (const [at, count] of steps) {
        for (const next of hex[at].neighbours) if (!steps.has(next)) steps.set(next, count + 1);
      }
      for (const to of HEX_IDS) {
        if (distance(from, to) !== steps.get(to) || distance(to, from) !== steps.get(to)) {
          expect.fail(`${from} to ${to}`);
        }
      }
    }
    expect([distance('C6', 'F6'), distance('G6', 'E6'), distance('A1', 'I13')]).toEqual([3, 2, 16]);
  });

  test('BLO-5.6 the rings of a hex hold the whole board, by distance', () => {
    for (const { id, rings } of hexes) {
      expect(rings[0]).toEqual([id]);
      expect(rings.flat()).toHaveLength(113);
      rings.forEach((ring, far) => {
        expect(ring.every((other) => distance(id, other) === far)).toBe(true);
      });
    }
  });

  test('BLO-3.3 the dotted lines cut the fourth and the ninth hex of the short rows, and no others', () => {
    const shared = hexes.filter(({ sections }) => sections.length > 1);
    expect(shared.map(({ id }) => id)).toEqual(['B4', 'B9', 'D4', 'D9', 'F4', 'F9', 'H4', 'H9']);
    expect([hex.D4.sections, hex.D9.sections]).toEqual([
      ['west', 'centre'],
      ['centre', 'east'],
    ]);
    expect(['E4', 'E5', 'E9', 'E10'].map((id) => hex[id as HexId].sections)).toEqual([
      ['west'],
      ['centre'],
      ['centre'],
      ['east'],
    ]);
    const sizes = SECTIONS.map((section) => hexes.filter((h) => h.sections.includes(section)).length);
    expect(sizes).toEqual([36, 49, 36]);
  });

  test('BLO-2.3 left and right are seen from the side of the player', () => {
    expect(flankSection.bottom).toEqual({ left: 'west', centre: 'centre', right: 'east' });
    expect(flankSection.top).toEqual({ left: 'east', centre: 'centre', right: 'west' });
  });

  test('BLO-8.2 the way back is one or two hexes of the next row, none from the baseline', () => {
    expect([hex.D6.rear.top, hex.F6.rear.bottom]).toEqual([
      ['C6', 'C7'],
      ['G6', 'G7'],
    ]);
    expect([hex.A5.rear.top, hex.I5.rear.bottom, hex.C1.rear.top]).toEqual([[], [], ['B1']]);
    for (const side of SIDES) {
      for (const { rear, rank, neighbours } of hexes) {
        expect(neighbours).toEqual(expect.arrayContaining([...rear[side]]));
        for (const back of rear[side]) expect(hex[back].rank[side]).toBe(rank[side] - 1);
        if (rank[side] > 1) expect(rear[side].length).toBeGreaterThan(0);
      }
    }
  });

  test('BLO-18.3 the third and fourth rows are C and D from the top, G and F from the bottom', () => {
    const rows = (side: 'top' | 'bottom') => [
      ...new Set(hexes.filter(({ rank }) => tables.landmarkRows.includes(rank[side])).map(({ row }) => row)),
    ];
    expect([rows('top'), rows('bottom')]).toEqual([
      ['C', 'D'],
      ['F', 'G'],
    ]);
  });
});

describe('the units', () => {
  test('BLO-1.2 16 unit types of full size: infantry 4, cavalry 3, creature 1', () => {
    expect(UNIT_TYPE_IDS).toHaveLength(16);
    for (const id of UNIT_TYPE_IDS) expect(unitType[id].figures).toBe(tables.fullSize[unitType[id].class]);
    expect(tables.fullSize).toEqual({ infantry: 4, cavalry: 3, creature: 1 });
    expect(new Set(UNIT_TYPE_IDS.map((id) => unitType[id].code)).size).toBe(16);
  });

  test('BLO-1.3 cavalry carries long swords; creatures, and only they, have their own race and class', () => {
    for (const id of UNIT_TYPE_IDS) {
      const unit = unitType[id];
      expect(unit.class === 'cavalry').toBe(unit.weapon === 'long_sword');
      expect(unit.class === 'creature').toBe(unit.race === 'creature');
      expect(unit.class === 'creature').toBe(Object.hasOwn(creature, id));
    }
  });

  test('BLO-4.6 infantry moves 2, 1 or 2, and 1 hexes', () => {
    expect(BANNERS.map((id) => [banner[id].infantry.battle, banner[id].infantry.most])).toEqual([
      [2, 2],
      [1, 2],
      [1, 1],
    ]);
  });

  test('BLO-4.7 cavalry moves 4, 3 and 2 hexes and battles', () => {
    expect(BANNERS.map((id) => [banner[id].cavalry.battle, banner[id].cavalry.most])).toEqual([
      [4, 4],
      [3, 3],
      [2, 2],
    ]);
  });

  test('BLO-6.1 green 2, blue 3 and red 4 dice, and a helmet of each colour on a die of six faces', () => {
    expect(BANNERS.map((id) => banner[id].dice)).toEqual([2, 3, 4]);
    expect(BANNERS.map((id) => banner[id].helmet)).toEqual(['G', 'B', 'R']);
    expect(new Set(FACES).size).toBe(6);
  });

  test('BLO-7.4 only the short sword spares cavalry one sword-on-shield', () => {
    expect(weapon.short_sword.spared).toEqual({ class: 'cavalry', count: 1 });
    expect(WEAPON_IDS.filter((id) => weapon[id].spared)).toEqual(['short_sword']);
  });

  test('BLO-7.7 bow 4 and crossbow 3 shoot, the crossbow strikes from afar, both lose a die by moving', () => {
    const shooting = WEAPON_IDS.filter((id) => weapon[id].range > 1);
    expect(shooting.map((id) => [weapon[id].range, weapon[id].strikes, weapon[id].movedPenalty])).toEqual([
      [4, 'never', 1],
      [3, 'ranged', 1],
    ]);
    expect(WEAPON_IDS.filter((id) => weapon[id].strikes === 'always')).toHaveLength(3);
  });

  test('BLO-13.2 dwarves and goblinoids are the mercenaries; dwarf infantry is Bold 1', () => {
    expect(UNIT_TYPE_IDS.filter((id) => race[unitType[id].race].mercenary)).toHaveLength(8);
    expect([race.dwarf.infantryBold, race.goblinoid.infantryBold]).toEqual([1, 0]);
  });

  test('BLO-13.7 goblinoids rush and flee two hexes for each flag', () => {
    expect(race.goblinoid).toMatchObject({ rush: true, frightened: 2 });
    expect(race.dwarf).not.toHaveProperty('frightened');
  });

  test('BLO-14.16 the Giant Spider moves 4, rolls 2, retreats 2, and keeps what its best power costs', () => {
    const { powers, ...spider } = creature.giant_spider;
    expect(spider).toMatchObject({ dice: 2, moves: { battle: 4, most: 4 }, retreatPerFlag: 2 });
    expect(spider.maxConcentration).toBe(Math.max(...powers.map((power) => power.lore)));
    expect(powers.map((power) => [power.id, power.lore, power.needsHit])).toEqual([
      ['web', 1, false],
      ['venom', 2, true],
    ]);
  });
});

describe('the ground', () => {
  test('BLO-17.4 only the river cannot be entered', () => {
    expect(TERRAIN_IDS.filter((id) => !terrain[id].passable)).toEqual(['river']);
  });

  test('BLO-17.2 forest and ford stop, and only the ford allows follow-on actions', () => {
    expect(TERRAIN_IDS.filter((id) => terrain[id].stop)).toEqual(['forest', 'ford']);
    expect(TERRAIN_IDS.filter((id) => terrain[id].stopAllowsFollowOn)).toEqual(['ford']);
  });

  test('BLO-17.3 caps: forest 2 and 2, hill 3 and 2, ford 2 from it', () => {
    const caps = TERRAIN_IDS.map((id) => [id, terrain[id].capFrom, terrain[id].capInto]);
    expect(caps).toEqual([
      ['plain', undefined, undefined],
      ['forest', 2, 2],
      ['hill', 3, 2],
      ['river', undefined, undefined],
      ['ford', 2, undefined],
      ['bridge', undefined, undefined],
    ]);
    expect(TERRAIN_IDS.filter((id) => terrain[id].openToItself)).toEqual(['hill']);
  });

  test('BLO-5.10 forest and hill block sight; of the landmarks, Pentacle and Pool do not', () => {
    expect(TERRAIN_IDS.filter((id) => terrain[id].blocksSight)).toEqual(['forest', 'hill']);
    // The Secret Passage blocks as the forest or hill below it does.
    expect(LANDMARK_IDS.filter((id) => !landmark[id].blocksSight)).toEqual([
      'magic_pentacle',
      'secret_passage',
      'healing_pool',
    ]);
  });

  test('BLO-17.6 of the terrain only the bridge makes Bold', () => {
    expect(TERRAIN_IDS.filter((id) => terrain[id].bold > 0)).toEqual(['bridge']);
  });

  test('BLO-18.1 a landmark stops, forbids battle, caps at 2 and 2, blocks sight and makes Bold', () => {
    const common = { stop: true, noBattle: true, capFrom: 2, capInto: 2, blocksSight: true, bold: 1 };
    for (const id of [
      'generic',
      'rogues_den',
      'training_camp',
      'stronghold',
      'rampart',
      'creature_lair',
    ] as const)
      expect(landmark[id], id).toMatchObject(common);
    for (const id of LANDMARK_IDS) expect(landmark[id].bold).toBe(1);
  });

  test('BLO-18.2 each Lore Master brings one landmark', () => {
    const brought = LORE_CLASSES.map((of) => LANDMARK_IDS.filter((id) => landmark[id].master === of));
    expect(brought).toEqual([['magic_pentacle'], ['healing_pool'], ['rogues_den'], ['training_camp']]);
  });

  test('BLO-18.4 the Pentacle restricts nothing, BLO-18.9 the Pool only stops', () => {
    expect(landmark.magic_pentacle).toMatchObject({ stop: false, noBattle: false });
    expect(landmark.healing_pool).toMatchObject({ stop: true, noBattle: false });
    for (const id of ['magic_pentacle', 'healing_pool'] as const) {
      expect(landmark[id]).not.toHaveProperty('capFrom');
      expect(landmark[id]).not.toHaveProperty('capInto');
    }
  });

  test('BLO-18.10 a stronghold helps its owner nearby, BLO-18.12 ramparts are chained; 2 and 4 tiles', () => {
    expect(LANDMARK_IDS.filter((id) => landmark[id].boldFor === 'owner-near')).toEqual(['stronghold']);
    expect(LANDMARK_IDS.filter((id) => landmark[id].chained)).toEqual(['rampart']);
    expect([landmark.stronghold.supply, landmark.rampart.supply]).toEqual([2, 4]);
  });
});

describe('the tables', () => {
  test('BLO-16.3 Commander 0 to 3 holds 3 to 6 Command cards', () => {
    expect(tables.commandCards).toEqual([3, 4, 5, 6]);
  });

  test('BLO-16.4 the strongest Lore Master gives cards, tokens and one card more as limit', () => {
    expect(tables.loreCardsAtStart).toEqual([0, 1, 2, 3]);
    expect(tables.loreTokensAtStart).toEqual([0, 1, 2, 3]);
    expect(tables.loreHandLimit).toEqual([1, 2, 3, 4]);
  });

  test('BLO-16.5 5, 8 or 14 cards of a class, never more than there are', () => {
    expect(tables.deckBuild).toEqual([5, 8, 14]);
    for (const of of LORE_CLASSES) expect(loreDeck(of).length).toBeGreaterThanOrEqual(14);
  });

  test('BLO-15.1 36 tokens', () => expect(tables.lorePool).toBe(36));

  test('BLO-14.11 costs: out of section 3, free from web 1, out of character 3, secret passage 1', () => {
    const { outOfSectionCost, freeFromWebCost, outOfCharacterCost, secretPassageCost } = tables;
    expect([outOfSectionCost, freeFromWebCost, outOfCharacterCost, secretPassageCost]).toEqual([3, 1, 3, 1]);
  });

  test('BLO-14.21 each level contains the former ones', () => {
    const size = (id: (typeof LEVEL_IDS)[number]) => level[id].races.length + level[id].loreDecks.length;
    const sizes = LEVEL_IDS.map(size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(LEVEL_IDS.filter((id) => level[id].loreTokens)).toEqual(LEVEL_IDS.slice(2));
    expect(LEVEL_IDS.filter((id) => level[id].loreDecks.length > 0)).toEqual(LEVEL_IDS.slice(3));
  });
});

describe('the Command cards', () => {
  test('BLO-1.10 60 cards of 25 kinds', () => {
    expect([commandDeck().length, COMMAND_IDS.length]).toEqual([60, 25]);
    expect(new Set(commandDeck())).toEqual(new Set(COMMAND_IDS));
    commandDeck().pop();
    expect(commandDeck()).toHaveLength(60);
  });

  test('BLO-2.3 42 section cards, BLO-2.5 18 tactic cards', () => {
    const count = (kind: string) => commandDeck().filter((id) => command[id].kind === kind).length;
    expect([count('section'), count('tactic')]).toEqual([42, 18]);
  });

  test('BLO-2.3 left, centre and right of a kind of card are alike', () => {
    for (const [left, centre, right] of [
      ['SC-L', 'SC-C', 'SC-R'],
      ['PA-L', 'PA-C', 'PA-R'],
      ['AT-L', 'AT-C', 'AT-R'],
      ['AS-L', 'AS-C', 'AS-R'],
    ] as const) {
      const n = 'left' in command[left].orders ? command[left].orders.left : undefined;
      expect(command[left].orders).toEqual({ left: n, centre: 0, right: 0 });
      expect(command[centre].orders).toEqual({ left: 0, centre: n, right: 0 });
      expect(command[right].orders).toEqual({ left: 0, centre: 0, right: n });
      expect(command[right].count).toBe(command[left].count);
      expect(command[centre].effect).toEqual(command[left].effect);
    }
  });

  test('BLO-2.6 nine kinds of card order as many units as the player has cards', () => {
    const equal = COMMAND_IDS.filter((id) => JSON.stringify(command[id].orders).includes('"command"'));
    expect(equal).toEqual(['AS-L', 'AS-C', 'AS-R', 'GB', 'BB', 'RB', 'MC', 'FO', 'BL']);
  });

  test('BLO-2.8 tactic cards with a condition have a fallback of one unit', () => {
    const fallback = (id: CommandId) =>
      'who' in command[id].orders && command[id].orders.fallback !== undefined;
    expect(COMMAND_IDS.filter(fallback)).toEqual(['GB', 'BB', 'RB', 'DS', 'MC', 'FO', 'BL']);
  });

  test('BLO-3.6 only Darken the Sky orders all', () => {
    expect(command.DS.orders).toEqual({
      who: { weapon: 'ranged' },
      unless: { nearEnemy: 1 },
      max: 'all',
      fallback: 1,
    });
    const all = COMMAND_IDS.filter((id) => 'max' in command[id].orders && command[id].orders.max === 'all');
    expect(all).toEqual(['DS']);
  });

  test('only Counter-Attack copies, and two cards need code of their own', () => {
    const copies = COMMAND_IDS.filter((id) => 'copies' in command[id] && command[id].copies);
    expect(copies).toEqual(['CA']);
    expect(COMMAND_IDS.filter((id) => verbs(command[id].effect).includes('code'))).toEqual(['DS', 'FO']);
  });
});

describe('the Lore cards', () => {
  const usesLevel = (id: LoreId) =>
    JSON.stringify([lore[id].target, lore[id].effect]).includes('"perLevel":1');
  const withWindow = (window: string) => LORE_IDS.filter((id) => lore[id].windows.some((w) => w === window));

  test('BLO-16.5 60 cards, 15 of each class, numbered 1 to 15', () => {
    expect(LORE_IDS).toHaveLength(60);
    for (const of of LORE_CLASSES) {
      expect(loreDeck(of)).toHaveLength(15);
      expect(loreDeck(of).map((id) => lore[id].number)).toEqual(Array.from({ length: 15 }, (_, n) => n + 1));
    }
  });

  test('BLO-15.3 cards of a class are numbered by their cost', () => {
    for (const of of LORE_CLASSES) {
      const costs = loreDeck(of).map((id) => lore[id].cost);
      const fixed = costs.filter((cost) => typeof cost === 'number');
      expect(fixed).toEqual([...fixed].sort((a, b) => a - b));
    }
  });

  test('BLO-15.4 a card grows with its level if its amounts do, or its code', () => {
    const byCode: LoreId[] = ['ROG-10', 'ROG-15'];
    for (const id of LORE_IDS) expect(lore[id].level, id).toBe(usesLevel(id) || byCode.includes(id));
    expect(LORE_CLASSES.map((of) => loreDeck(of).filter((id) => lore[id].level).length)).toEqual([
      9, 13, 5, 1,
    ]);
    expect([amountAt({ base: 2, perLevel: 1 }, 3), amountAt({ base: 2, perLevel: 0 }, 3)]).toEqual([5, 2]);
  });

  test("BLO-15.7 reaction cards, and only they, have a window in the opponent's turn", () => {
    for (const id of LORE_IDS)
      expect(
        lore[id].windows.some((window) => window.startsWith('W-')),
        id,
      ).toBe(lore[id].reaction);
  });

  test('BLO-15.10 the windows hold the cards of their lists', () => {
    expect(withWindow('W-COMMAND')).toEqual(['WIZ-05', 'WIZ-08', 'CLE-11', 'ROG-07', 'WAR-13']);
    expect(withWindow('W-LORE')).toEqual(['WIZ-15', 'ROG-15']);
    expect(withWindow('W-MOVE')).toEqual(['WIZ-06', 'ROG-05']);
    expect(withWindow('W-PREROLL')).toEqual([
      'CLE-06',
      'ROG-06',
      'ROG-09',
      'WAR-01',
      'WAR-02',
      'WAR-06',
      'WAR-07',
    ]);
    expect(withWindow('W-POSTROLL')).toEqual(['CLE-08', 'ROG-03']);
    expect(withWindow('D-ATTACK')).toEqual(['WIZ-04', 'WAR-10']);
    expect(LORE_WINDOWS.filter((window) => withWindow(window).length === 0)).toEqual([]);
  });

  test('BLO-15.9 four cards are played instead of a Command card; one of them orders nobody', () => {
    expect(withWindow('D-CMD')).toEqual(['CLE-15', 'ROG-14', 'WAR-14', 'WAR-15']);
    expect(LORE_IDS.filter((id) => lore[id].orders)).toEqual(['ROG-14', 'WAR-14', 'WAR-15']);
  });

  test('BLO-15.11 every phase but the reserved one has a card', () => {
    expect(new Set(LORE_IDS.map((id) => lore[id].phase))).toEqual(new Set(PHASES));
  });

  test('BLO-15.25 spells hit on colour, and most of them on Lore', () => {
    const spells = LORE_IDS.filter((id) => verbs(lore[id].effect).includes('spell'));
    expect(spells).toEqual([
      'WIZ-12',
      'WIZ-13',
      'WIZ-14',
      'CLE-07',
      'CLE-12',
      'CLE-13',
      'CLE-14',
      'CLE-15',
      'ROG-05',
    ]);
    const effects = spells.flatMap((id) => lore[id].effect.filter((effect) => effect.do === 'spell'));
    expect(effects.every(({ hits }) => hits[0] === 'colour')).toBe(true);
    expect(effects.filter(({ hits }) => hits.includes('L'))).toHaveLength(6);
    expect(effects.filter(({ flags }) => flags)).toHaveLength(2);
  });

  test('BLO-15.26 two cards give a first strike', () => {
    expect(LORE_IDS.filter((id) => verbs(lore[id].effect).includes('first-strike'))).toEqual([
      'ROG-06',
      'WAR-06',
    ]);
  });

  test('a quarter of the cards needs code of its own', () => {
    expect(LORE_IDS.filter((id) => verbs(lore[id].effect).includes('code'))).toEqual([
      'WIZ-01',
      'WIZ-07',
      'WIZ-12',
      'WIZ-13',
      'CLE-05',
      'ROG-02',
      'ROG-03',
      'ROG-04',
      'ROG-07',
      'ROG-08',
      'ROG-09',
      'ROG-10',
      'ROG-11',
      'ROG-13',
      'WAR-05',
      'WAR-07',
    ]);
  });

  test('every card does something', () => {
    for (const id of LORE_IDS) expect(lore[id].effect.length, id).toBeGreaterThan(0);
  });
});

describe('the adventures', () => {
  const all = ADVENTURE_IDS.map((id) => [id, adventures[id]] as const);
  const placed = ({ camps }: Adventure) => CAMPS.flatMap((camp) => camps[camp].units);
  const enemy = (camp: Camp): Camp => (camp === 'pennant' ? 'standard' : 'pennant');
  const ground = ({ terrain: kinds }: Adventure) => Object.values(kinds).flat();

  test('ten, numbered 1 to 10', () => {
    expect(all.map(([, { id, number }]) => [id, number])).toEqual(
      ADVENTURE_IDS.map((id, at) => [id, at + 1]),
    );
  });

  test.each(all)('BLO-1.6 %s: one unit on a hex', (_, adventure) => {
    const on = placed(adventure).map((unit) => unit.hex);
    expect(new Set(on).size).toBe(on.length);
  });

  test.each(all)('BLO-17.4 %s: no unit stands in a river, one terrain on a hex', (_, adventure) => {
    expect(placed(adventure).filter((unit) => adventure.terrain.river.includes(unit.hex))).toEqual([]);
    expect(new Set(ground(adventure)).size).toBe(ground(adventure).length);
  });

  test.each(all)('BLO-18.12 %s: at most four ramparts, none on water', (_, { ramparts, terrain: kinds }) => {
    expect(ramparts.length).toBeLessThanOrEqual(landmark.rampart.supply);
    const water = TERRAIN_IDS.filter((id) => terrain[id].water).flatMap((id) =>
      id === 'plain' ? [] : kinds[id],
    );
    expect(ramparts.filter((at) => water.includes(at))).toEqual([]);
  });

  test.each(all)('BLO-1.1 %s: two camps on different sides, Pennant at the top', (_, { camps }) => {
    expect([camps.pennant.side, camps.standard.side]).toEqual(['top', 'bottom']);
    for (const camp of CAMPS) {
      for (const unit of camps[camp].units)
        expect(hex[unit.hex].rank[camps[camp].side]).toBeLessThanOrEqual(4);
    }
  });

  test.each(all)('BLO-12.4 %s: enough banners can be won', (_, { camps, objectives }) => {
    for (const camp of CAMPS) {
      const open = objectives.filter((objective) => objective.camp === 'any' || objective.camp === camp);
      const most = camps[enemy(camp)].units.length + sum(open.map((objective) => objective.banners));
      expect(camps[camp].banners).toBeGreaterThanOrEqual(4);
      expect(camps[camp].banners).toBeLessThanOrEqual(7);
      expect(camps[camp].banners).toBeLessThanOrEqual(most);
    }
  });

  test.each(all)('BLO-7.10 %s: its level allows its races and takes its Lore into play', (_, adventure) => {
    const { races, loreTokens, loreDecks } = level[adventure.level];
    for (const unit of placed(adventure)) expect(races).toContain(unitType[unit.type].race);
    expect(adventure.inPlay.includes('lore-tokens')).toBe(loreTokens);
    expect(adventure.inPlay.includes('lore-cards')).toBe(loreDecks.length > 0);
  });

  test.each(all)('BLO-16.2 %s: its camps have what its level asks for', (_, { level: id, camps }) => {
    const given = { none: 'commandCards', wizard: 'commandCards', fixed: 'council', custom: 'customCouncil' };
    for (const camp of CAMPS) {
      expect(camps[camp]).toHaveProperty(given[level[id].council]);
      expect(camps[camp].wizard).toBe(level[id].council === 'wizard' ? 1 : undefined);
      expect(camps[camp].loreTokens).toBe(id === 'creatures' ? 3 : undefined);
    }
  });

  test.each(all)('BLO-16.1 %s: each creature has its level in a council', (_, { camps }) => {
    for (const camp of CAMPS) {
      const creatures = camps[camp].units.filter((unit) => unitType[unit.type].class === 'creature').length;
      const seats = camps[camp].council ?? camps[camp].customCouncil;
      if (seats) expect(seats.creature).toBe(creatures);
    }
  });

  test('their armies, banners and first players', () => {
    const table = all.map(([, { first, camps }]) => [
      first,
      camps.pennant.units.length,
      camps.pennant.banners,
      camps.standard.units.length,
      camps.standard.banners,
    ]);
    expect(table).toEqual([
      ['pennant', 9, 4, 10, 4],
      ['standard', 9, 5, 9, 5],
      ['pennant', 11, 4, 9, 6],
      ['standard', 9, 5, 10, 5],
      ['pennant', 10, 6, 10, 6],
      ['pennant', 10, 4, 10, 6],
      ['pennant', 10, 4, 10, 6],
      ['pennant', 12, 6, 10, 6],
      ['pennant', 13, 6, 16, 4],
      ['pennant', 12, 6, 11, 6],
    ]);
  });

  test('their forests, hills, rivers, fords, bridges and ramparts', () => {
    const table = all.map(([, { terrain: kinds, ramparts }]) =>
      [kinds.forest, kinds.hill, kinds.river, kinds.ford, kinds.bridge, ramparts].map(({ length }) => length),
    );
    expect(table).toEqual([
      [13, 0, 0, 0, 0, 0],
      [4, 4, 10, 2, 1, 0],
      [6, 3, 0, 0, 0, 0],
      [9, 4, 0, 0, 0, 0],
      [6, 4, 0, 0, 0, 0],
      [10, 3, 0, 0, 0, 0],
      [4, 4, 9, 3, 1, 0],
      [7, 3, 0, 0, 0, 4],
      [7, 4, 0, 0, 0, 0],
      [5, 2, 9, 2, 1, 2],
    ]);
  });

  test('Agincourt has the armies of the rulebook', () => {
    const army = (camp: Camp) =>
      Object.fromEntries(
        UNIT_TYPE_IDS.map((id) => [
          id,
          adventures['agincourt-1415'].camps[camp].units.filter(({ type }) => type === id).length,
        ]).filter(([, count]) => count !== 0),
      );
    expect(army('pennant')).toEqual({ human_archer: 5, human_infantry: 3, human_heavy: 1 });
    expect(army('standard')).toEqual({
      human_archer: 1,
      human_infantry: 6,
      human_cavalry: 1,
      human_heavy_cavalry: 2,
    });
    const { pennant, standard } = adventures['agincourt-1415'].camps;
    expect([pennant.commandCards, standard.commandCards]).toEqual([6, 4]);
  });

  test('BLO-12.5 two adventures have an objective', () => {
    const objectives = all.flatMap(([id, adventure]) => adventure.objectives.map((o) => [id, o] as const));
    expect(objectives).toEqual([
      ['vernoy-crossing', { hex: 'E7', camp: 'any', mode: 'hold', banners: 1 }],
      ['walls-of-rougemont', { hex: 'G7', camp: 'pennant', mode: 'hold', banners: 2 }],
    ]);
  });

  test('BLO-16.2 the councils that adventures give', () => {
    const councils = (id: AdventureId) =>
      CAMPS.map((camp) => {
        const seats = adventures[id].camps[camp].council;
        return seats && [seats.commander, ...LORE_CLASSES.map((of) => seats[of]), seats.creature];
      });
    expect(councils('shadows-over-saint-aubin')).toEqual([
      [2, 2, 0, 2, 0, 0],
      [1, 0, 2, 1, 2, 0],
    ]);
    expect(councils('the-marshals-road')).toEqual([
      [3, 1, 0, 0, 2, 0],
      [2, 0, 3, 1, 0, 0],
    ]);
    expect(councils('walls-of-rougemont')).toEqual([
      [2, 0, 0, 1, 2, 1],
      [2, 2, 2, 0, 0, 0],
    ]);
  });

  test('BLO-16.8 custom councils have 6 levels and a Commander', () => {
    for (const id of ['free-companies', 'assaulting-the-tourelles'] as const) {
      const { pennant, standard } = adventures[id].camps;
      expect(pennant.customCouncil).toEqual({ levels: 6, commander: 1, creature: 1 });
      expect(standard.customCouncil).toEqual({ levels: 6, commander: 1, creature: 0 });
    }
  });

  test('BLO-18.15 only the Tourelles have landmarks and strongholds in play, and one given', () => {
    expect(all.filter(([, { landmarks }]) => landmarks.length > 0).map(([id]) => id)).toEqual([
      'assaulting-the-tourelles',
    ]);
    const { landmarks, inPlay } = adventures['assaulting-the-tourelles'];
    expect(landmarks).toEqual([{ hex: 'G7', type: 'stronghold', owner: 'standard' }]);
    expect(inPlay).toEqual(expect.arrayContaining(['landmarks', 'strongholds']));
    const flagged = all.filter(([, a]) => a.inPlay.includes('landmarks') || a.inPlay.includes('strongholds'));
    expect(flagged).toHaveLength(1);
  });
});

describe('provenance', () => {
  const data: (readonly [string, { readonly provenance?: object | undefined }])[] = [
    ['board', boardJson],
    ['tables', tablesJson],
    ...[
      bannersJson,
      weaponsJson,
      racesJson,
      unitTypesJson,
      creaturesJson,
      terrainJson,
      landmarksJson,
      levelsJson,
      commandCardsJson,
      loreCardsJson,
    ].flatMap((list) => list.map((datum) => [datum.id, datum] as const)),
    ...ADVENTURE_IDS.map((id) => [id, adventures[id]] as const),
  ];

  test('every datum says where each of its facts comes from', () => {
    expect(data.length).toBe(2 + 3 + 5 + 4 + 16 + 1 + 6 + 9 + 6 + 25 + 60 + 10);
    for (const [id, { provenance }] of data) {
      const sources = Object.values(provenance ?? {});
      expect(sources.length, id).toBeGreaterThan(0);
      for (const source of sources) expect(SOURCES, id).toContain(source);
    }
  });

  test('public facts of cards and adventures name their pages', () => {
    const cited = [
      ...COMMAND_IDS.map((id) => command[id]),
      ...LORE_IDS.map((id) => lore[id]),
      ...ADVENTURE_IDS.map((id) => adventures[id]),
    ];
    const bare = cited.filter(
      ({ provenance, cites }) => Object.values(provenance ?? {}).includes('public') && cites === undefined,
    );
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  test('every rule has a source', () => {
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
  });
});

describe('a broken datum is refused', () => {
  const withFirst = (list: readonly object[], change: object) => [
    { ...list[0], ...change },
    ...list.slice(1),
  ];
  const target = (change: object) => withFirst(loreCardsJson, { target: change });
  const effect = (...effects: readonly object[]) => withFirst(loreCardsJson, { effect: effects });

  test.each<[string, v.GenericSchema, unknown]>([
    ['a row of 14 hexes', BoardSchema, { ...boardJson, columns: { ...boardJson.columns, A: 14 } }],
    ['a board without provenance', BoardSchema, { ...boardJson, provenance: {} }],
    [
      'an unknown source',
      BannersSchema,
      withFirst(bannersJson, { provenance: { dice: 'rumour', moves: 'house' } }),
    ],
    ['a fourth banner', BannersSchema, [...bannersJson, bannersJson[0]]],
    ['a weapon without range', WeaponsSchema, withFirst(weaponsJson, { range: 0 })],
    ['a unit of an unknown race', UnitTypesSchema, withFirst(unitTypesJson, { race: 'elf' })],
    ['a unit with a field nobody knows', UnitTypesSchema, withFirst(unitTypesJson, { hat: true })],
    ['terrain in another order', TerrainsSchema, terrainJson.toReversed()],
    ['terrain without its rule', TerrainsSchema, withFirst(terrainJson, { rule: 'BLO-17.10' })],
    ['a landmark of a bard', LandmarksSchema, withFirst(landmarksJson, { master: 'bard' })],
    ['a table without its source', TablesSchema, { ...tablesJson, provenance: { lorePool: 'public' } }],
    [
      'a section card that orders by banner',
      CommandCardsSchema,
      withFirst(commandCardsJson, { orders: { who: {}, max: 1 } }),
    ],
    ['half a card', CommandCardsSchema, withFirst(commandCardsJson, { count: 0.5 })],
    ['a missing card', CommandCardsSchema, commandCardsJson.slice(1)],
    ['a Lore card for an unknown phase', LoreCardsSchema, withFirst(loreCardsJson, { phase: 'ACTIVATION' })],
    ['a Lore card without a window', LoreCardsSchema, withFirst(loreCardsJson, { windows: [] })],
    ['a verb nobody knows', LoreCardsSchema, effect({ do: 'dance' })],
    ['a verb with half its words', LoreCardsSchema, effect({ do: 'spell', dice: 2 })],
    ['an amount that is no amount', LoreCardsSchema, effect({ do: 'tokens', from: 'pool', count: '2L' })],
    ['a target nobody knows', LoreCardsSchema, target({ kind: 'moon' })],
    ['a rule without a source', RulesSchema, { ...rulesJson, 'BLO-1.1': { source: [], rulings: [] } }],
    ['a rule nobody wrote', RulesSchema, { ...rulesJson, 'BLO-19.1': rulesJson['BLO-1.1'] }],
  ])('%s', (_, schema, datum) => {
    expect(v.safeParse(schema, datum).success).toBe(false);
  });

  test('the same data unbroken are accepted', () => {
    expect(v.is(LoreCardsSchema, withFirst(loreCardsJson, {}))).toBe(true);
    expect(v.is(LoreCardsSchema, effect({ do: 'tokens', from: 'pool', count: 'L+2' }))).toBe(true);
    expect(v.is(CommandCardsSchema, withFirst(commandCardsJson, {}))).toBe(true);
    expect(v.is(TablesSchema, tablesJson)).toBe(true);
  });
});

describe('an adventure file', () => {
  const { pennant } = agincourt.camps;
  const withPennant = (change: object) => ({
    ...agincourt,
    camps: { ...agincourt.camps, pennant: { ...pennant, ...change } },
  });

  test('needs no number, no provenance and no terrain', () => {
    const { number: _, provenance: __, cites: ___, terrain: ____, ...plain } = agincourt;
    expect(adventureFaults(plain)).toEqual([]);
  });

  test('may name itself and its armies, weaken a unit and change its banner', () => {
    const own = {
      ...withPennant({
        army: { en: 'The Free Company', fr: 'La compagnie franche' },
        units: { C3: { type: 'human_archer', figures: 2 }, C4: { type: 'goblin_infantry', banner: 'red' } },
      }),
      name: { en: 'A skirmish', fr: 'Une escarmouche' },
      note: { en: 'Short.', fr: 'Bref.' },
      turnCap: 60,
    };
    expect(adventureFaults(own)).toEqual([]);
    for (const file of [vernoy, freeCompanies, tourelles]) expect(adventureFaults(file)).toEqual([]);
  });

  test.each<[unknown, string]>([
    [{ ...agincourt, format: 'x' }, 'format: expected "gonfalon-battlelore-adventure/1"'],
    [{ ...agincourt, id: 'Our Battle' }, 'id: expected lowercase letters, digits and hyphens'],
    [{ ...agincourt, first: 'blue' }, 'first: "blue" is not a camp: pennant, standard'],
    [
      { ...agincourt, terrain: { forest: 'C1 B13' } },
      'terrain.forest.1: "B13" is not a hex: A1 to A13, B1 to B12, and so on down to I13',
    ],
    [{ ...agincourt, terrain: { hill: 'C1 C1' } }, 'terrain.hill: names a hex twice'],
    [
      { ...agincourt, terrain: { hill: ['C1'] } },
      'terrain.hill: expected hexes with spaces between them, such as "C1 D1 E2"',
    ],
    [
      { ...agincourt, objectives: [{ hex: 'E5', camp: 'any', mode: 'burn', banners: 1 }] },
      'objectives.0.mode: "burn" is not a mode: hold, capture',
    ],
    [withPennant({ banners: 0 }), 'camps.pennant.banners: expected a whole number from 1 to 12'],
    [
      withPennant({ council: { commander: 1 } }),
      'camps.pennant: expected exactly one of commandCards, council, customCouncil',
    ],
    [
      withPennant({ units: { J1: 'human_archer' } }),
      'camps.pennant.units.J1: "J1" is not a hex: A1 to A13, B1 to B12, and so on down to I13',
    ],
    [
      withPennant({ units: { C3: { type: 'human_archer', figures: 9 } } }),
      'camps.pennant.units.C3.figures: expected a whole number from 1 to 4',
    ],
    [
      withPennant({ units: { C3: 4 } }),
      'camps.pennant.units.C3: expected a unit type, or { "type": …, "figures": 1 to 4, "banner": … }',
    ],
  ])('tells a fault in one line: $1', (file, fault) => {
    expect(adventureFaults(file)).toEqual([fault]);
  });

  test('names the unit types if one is misspelt', () => {
    const [fault, ...others] = adventureFaults(withPennant({ units: { C3: 'human_archr' } }));
    expect(others).toEqual([]);
    expect(fault).toMatch(/^camps\.pennant\.units\.C3: "human_archr" is not a unit type: human_archer, /);
  });

  test('lists every fault, and refuses what is no adventure', () => {
    expect(adventureFaults({ ...agincourt, level: 'hard', first: 'me', moon: true })).toHaveLength(3);
    for (const nothing of [undefined, null, 7, 'x', [], {}]) {
      expect(adventureFaults(nothing).length).toBeGreaterThan(0);
    }
  });
});
