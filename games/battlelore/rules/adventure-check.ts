/** Whether an adventure that has the right shape can be played: every fault of it, as data. */
import type {
  Adventure,
  Camp,
  CampSetup,
  HexId,
  InPlay,
  LandmarkId,
  LevelId,
  RaceId,
  RuleId,
  Side,
  TerrainId,
  UnitTypeId,
} from '../content/index.ts';
import {
  CAMPS,
  CREATURE_IDS,
  creature,
  IN_PLAY,
  LANDMARK_IDS,
  LORE_CLASSES,
  landmark,
  level,
  race,
  tables,
  terrain,
  unitType,
} from '../content/index.ts';

const COMMANDS = ['commandCards', 'council', 'customCouncil'] as const;
type Commands = (typeof COMMANDS)[number];

/** The faults, each with what its sentence needs. */
export interface CheckParams {
  'two-units': object;
  'two-terrains': { readonly kinds: readonly TerrainId[] };
  'two-landmarks': object;
  'unit-on-impassable': { readonly terrain: TerrainId };
  'landmark-on-impassable': { readonly landmark: LandmarkId; readonly terrain: TerrainId };
  'rampart-on-water': { readonly terrain: TerrainId };
  'objective-on-impassable': { readonly terrain: TerrainId };
  'too-many-landmarks': { readonly landmark: LandmarkId; readonly count: number; readonly most: number };
  'two-strongholds': { readonly camp: Camp };
  'stronghold-of-nobody': object;
  'too-many-figures': { readonly figures: number; readonly most: number };
  'no-unit': { readonly camp: Camp };
  'same-side': { readonly side: Side };
  'no-way-to-win': { readonly camp: Camp; readonly banners: number; readonly most: number };
  'won-at-start': { readonly camp: Camp };
  'race-not-of-level': { readonly race: RaceId; readonly level: LevelId };
  'part-not-of-level': { readonly part: InPlay; readonly level: LevelId };
  'part-missing': { readonly part: InPlay; readonly level: LevelId };
  'commands-not-of-level': { readonly given: Commands; readonly level: LevelId };
  'wizard-not-of-level': { readonly level: LevelId };
  'wizard-missing': { readonly level: LevelId };
  'creature-levels': { readonly given: number; readonly taken: number };
  'council-too-small': { readonly levels: number; readonly least: number };
  'tokens-not-in-play': object;
  'too-many-tokens': { readonly tokens: number; readonly most: number };
}

export type AdventureFault = {
  [Id in keyof CheckParams]: {
    readonly id: Id;
    readonly rule?: RuleId;
    /** Hexes, or where there are none the place in the file. */
    readonly where: readonly string[];
    readonly params: CheckParams[Id];
  };
}[keyof CheckParams];

/** Everything that is wrong with an adventure, beyond its shape. */
export function faultsOf(adventure: Adventure): AdventureFault[] {
  return [
    ...terrainFaults(adventure),
    ...landmarkFaults(adventure),
    ...unitFaults(adventure),
    ...levelFaults(adventure),
    ...loreFaults(adventure),
    ...victoryFaults(adventure),
  ];
}

type Setup = CampSetup & { readonly camp: Camp };

const campsOf = ({ camps }: Adventure): Setup[] => CAMPS.map((camp) => ({ ...camps[camp], camp }));

/* The board */

function kindsAt({ terrain: given }: Adventure): Map<HexId, TerrainId[]> {
  const found = new Map<HexId, TerrainId[]>();
  for (const [kind, hexes] of Object.entries(given)) {
    for (const at of hexes ?? []) found.set(at, [...(found.get(at) ?? []), kind as TerrainId]);
  }
  return found;
}

function terrainFaults(adventure: Adventure): AdventureFault[] {
  return [...kindsAt(adventure)]
    .filter(([, kinds]) => kinds.length > 1)
    .map(([at, kinds]) => ({ id: 'two-terrains', where: [at], params: { kinds } }));
}

/** The terrain that keeps everybody off a hex. */
function impassableAt(adventure: Adventure): (at: HexId) => TerrainId | undefined {
  const kinds = kindsAt(adventure);
  return (at) => kinds.get(at)?.find((kind) => !terrain[kind].passable);
}

function landmarkFaults(adventure: Adventure): AdventureFault[] {
  const impassable = impassableAt(adventure);
  const kinds = kindsAt(adventure);
  const placed = [
    ...adventure.ramparts.map((hex) => ({ hex, type: 'rampart' as const, owner: undefined })),
    ...adventure.landmarks,
  ];
  const found: AdventureFault[] = [];
  for (const at of repeated(placed.map(({ hex }) => hex))) {
    found.push({ id: 'two-landmarks', where: [at], params: {} });
  }
  for (const { hex, type, owner } of placed) {
    const off = impassable(hex);
    const water = kinds.get(hex)?.find((kind) => terrain[kind].water);
    if (type === 'rampart' && water) {
      found.push({ id: 'rampart-on-water', rule: 'BLO-18.12', where: [hex], params: { terrain: water } });
    } else if (off) {
      const params = { landmark: type, terrain: off };
      found.push({ id: 'landmark-on-impassable', rule: terrain[off].rule, where: [hex], params });
    }
    if (type === 'stronghold' && !owner) {
      found.push({ id: 'stronghold-of-nobody', rule: 'BLO-18.10', where: [hex], params: {} });
    }
  }
  for (const type of LANDMARK_IDS) {
    const where = placed.filter((locals) => locals.type === type).map(({ hex }) => hex);
    const most = landmark[type].supply;
    if (where.length <= most) continue;
    const params = { landmark: type, count: where.length, most };
    found.push({ id: 'too-many-landmarks', rule: landmark[type].rule, where, params });
  }
  for (const camp of CAMPS) {
    const where = placed
      .filter((locals) => locals.type === 'stronghold' && locals.owner === camp)
      .map(({ hex }) => hex);
    if (where.length > 1) found.push({ id: 'two-strongholds', rule: 'BLO-18.15', where, params: { camp } });
  }
  return found;
}

function repeated<T>(list: readonly T[]): T[] {
  return [...new Set(list.filter((item, i) => list.indexOf(item) !== i))];
}

/* Units */

function unitFaults(adventure: Adventure): AdventureFault[] {
  const impassable = impassableAt(adventure);
  const { pennant, standard } = adventure.camps;
  const units = [...pennant.units, ...standard.units];
  const found: AdventureFault[] = repeated(units.map(({ hex }) => hex)).map((at) => ({
    id: 'two-units',
    rule: 'BLO-1.6',
    where: [at],
    params: {},
  }));
  for (const { hex, type, figures = 0 } of units) {
    const off = impassable(hex);
    if (off) {
      const { rule } = terrain[off];
      found.push({ id: 'unit-on-impassable', rule, where: [hex], params: { terrain: off } });
    }
    const most = tables.fullSize[unitType[type].class];
    if (figures > most) {
      found.push({ id: 'too-many-figures', rule: 'BLO-1.2', where: [hex], params: { figures, most } });
    }
  }
  for (const { camp, units: own } of campsOf(adventure)) {
    if (own.length === 0) found.push({ id: 'no-unit', where: [`camps.${camp}.units`], params: { camp } });
  }
  if (pennant.side === standard.side) {
    found.push({ id: 'same-side', where: ['camps.standard.side'], params: { side: pennant.side } });
  }
  return found;
}

/* What the level has */

function levelFaults(adventure: Adventure): AdventureFault[] {
  const { level: id, inPlay } = adventure;
  const facts = level[id];
  const found: AdventureFault[] = [];
  for (const { hex, type } of campsOf(adventure).flatMap(({ units }) => units)) {
    const of = unitType[type].race;
    if (facts.races.includes(of)) continue;
    const rule = race[of].mercenary ? 'BLO-13.1' : 'BLO-14.21';
    found.push({ id: 'race-not-of-level', rule, where: [hex], params: { race: of, level: id } });
  }
  for (const part of IN_PLAY) {
    const { may, must } = standing(part, id);
    const params = { part, level: id };
    const rule = PART_RULES[part];
    if (inPlay.includes(part) && !may)
      found.push({ id: 'part-not-of-level', rule, where: ['inPlay'], params });
    if (!inPlay.includes(part) && must) found.push({ id: 'part-missing', rule, where: ['inPlay'], params });
  }
  return [...found, ...campsOf(adventure).flatMap((setup) => commandFaults(setup, id))];
}

const PART_RULES: Readonly<Record<InPlay, RuleId>> = {
  'lore-tokens': 'BLO-7.11',
  'lore-cards': 'BLO-15.2',
  landmarks: 'BLO-18.2',
  strongholds: 'BLO-18.10',
};

/** Whether a level can have a part of the rules, and whether it cannot do without. */
export function standing(part: InPlay, id: LevelId): { may: boolean; must: boolean } {
  const { loreTokens, loreDecks } = level[id];
  if (part === 'lore-tokens') return { may: loreTokens, must: loreTokens };
  if (part === 'lore-cards') return { may: loreDecks.length > 0, must: loreDecks.length > 0 };
  return { may: hasCouncil(id), must: false };
}

export const hasCouncil = (id: LevelId): boolean => ['fixed', 'custom'].includes(level[id].council);

const COMMAND_RULES: Readonly<Record<Commands, RuleId>> = {
  commandCards: 'BLO-16.3',
  council: 'BLO-16.2',
  customCouncil: 'BLO-16.8',
};

function commandFaults(setup: Setup, id: LevelId): AdventureFault[] {
  const { camp, wizard, commandCards } = setup;
  const given = COMMANDS.find((name) => setup[name] !== undefined) ?? 'commandCards';
  const fits = {
    commandCards: !hasCouncil(id),
    council: hasCouncil(id),
    customCouncil: level[id].council === 'custom',
  };
  const where = [`camps.${camp}.${given}`];
  const found: AdventureFault[] = [];
  if (!fits[given]) {
    const rule = COMMAND_RULES[given];
    found.push({ id: 'commands-not-of-level', rule, where, params: { given, level: id } });
  }
  if (wizard !== undefined && level[id].council !== 'wizard') {
    const params = { level: id };
    found.push({ id: 'wizard-not-of-level', rule: 'BLO-15.2', where: [`camps.${camp}.wizard`], params });
  }
  if (wizard === undefined && commandCards !== undefined && level[id].council === 'wizard') {
    found.push({ id: 'wizard-missing', rule: 'BLO-15.2', where: [`camps.${camp}`], params: { level: id } });
  }
  return [...found, ...councilFaults(setup)];
}

/** BLO-16.1, 16.8: the creatures of the army take their levels, and the levels cover what must be in them. */
function councilFaults({ camp, council, customCouncil, units }: Setup): AdventureFault[] {
  const found: AdventureFault[] = [];
  const given = council ?? customCouncil;
  if (!given) return found;
  const field = council ? 'council' : 'customCouncil';
  const taken = creatureLevels(units.map(({ type }) => type));
  if (given.creature !== taken) {
    const params = { given: given.creature, taken };
    found.push({
      id: 'creature-levels',
      rule: 'BLO-16.1',
      where: [`camps.${camp}.${field}.creature`],
      params,
    });
  }
  if (!customCouncil) return found;
  const { levels, commander } = customCouncil;
  const least = commander + customCouncil.creature;
  if (levels < least) {
    const where = [`camps.${camp}.customCouncil.levels`];
    found.push({ id: 'council-too-small', rule: 'BLO-16.8', where, params: { levels, least } });
  }
  return found;
}

/** BLO-16.1: the levels that the creatures among the units of a camp take. */
export function creatureLevels(units: readonly UnitTypeId[]): number {
  const levels = CREATURE_IDS.flatMap((id) => units.filter((type) => type === id).map(() => creature[id]));
  return levels.reduce((sum, { councilLevels }) => sum + councilLevels, 0);
}

/* Lore tokens */

/** BLO-15.1, 16.4, 16.9: what a camp starts with, at most. */
function tokensOf({ loreTokens, council, customCouncil, wizard = 0 }: Setup): number {
  if (loreTokens !== undefined) return loreTokens;
  const { masterLevelMost, loreTokensAtStart } = tables;
  const levels = council ? LORE_CLASSES.map((of) => council[of]) : [wizard];
  return loreTokensAtStart[customCouncil ? masterLevelMost : Math.max(...levels)] ?? 0;
}

function loreFaults(adventure: Adventure): AdventureFault[] {
  const camps = campsOf(adventure);
  if (!adventure.inPlay.includes('lore-tokens')) {
    return camps
      .filter(({ loreTokens }) => loreTokens !== undefined)
      .map(({ camp }) => ({
        id: 'tokens-not-in-play',
        rule: 'BLO-7.11',
        where: [`camps.${camp}.loreTokens`],
        params: {},
      }));
  }
  const tokens = camps.reduce((sum, setup) => sum + tokensOf(setup), 0);
  const most = tables.lorePool;
  const where = camps.map(({ camp }) => `camps.${camp}.loreTokens`);
  return tokens > most ? [{ id: 'too-many-tokens', rule: 'BLO-15.1', where, params: { tokens, most } }] : [];
}

/* Victory */

function victoryFaults(adventure: Adventure): AdventureFault[] {
  const impassable = impassableAt(adventure);
  const found: AdventureFault[] = [];
  for (const { hex } of adventure.objectives) {
    const off = impassable(hex);
    if (!off) continue;
    const { rule } = terrain[off];
    found.push({ id: 'objective-on-impassable', rule, where: [hex], params: { terrain: off } });
  }
  for (const { camp, banners, units } of campsOf(adventure)) {
    const enemies = adventure.camps[camp === 'pennant' ? 'standard' : 'pennant'].units;
    const mine = adventure.objectives.filter((o) => o.camp === camp || o.camp === 'any');
    const sum = (list: typeof mine) => list.reduce((total, objective) => total + objective.banners, 0);
    const most = enemies.length + sum(mine.filter(({ hex }) => !impassable(hex)));
    const where = [`camps.${camp}.banners`];
    if (banners > most) {
      found.push({ id: 'no-way-to-win', rule: 'BLO-12.4', where, params: { camp, banners, most } });
    }
    const held = mine.filter(({ hex, mode }) => mode === 'hold' && units.some((u) => u.hex === hex));
    if (sum(held) >= banners) found.push({ id: 'won-at-start', rule: 'BLO-12.3', where, params: { camp } });
  }
  return found;
}
