/** The words of which cards, tiles and rules are made. */
export const CIVS = ['norse', 'scots', 'mongols', 'byzantines', 'ottomans', 'hre', 'english'] as const;
export type Civ = (typeof CIVS)[number];

export const CLASSES = [
  'infantry',
  'cavalry',
  'archer',
  'siege',
  'ship',
  'villager',
  'scout',
  'conqueror',
  'catapult',
] as const;
export type UnitClass = (typeof CLASSES)[number];

/** The kinds of main resources; temporary ones may also be jokers. */
export const KINDS = ['food', 'wood', 'gold'] as const;
export type Kind = (typeof KINDS)[number];
export const RESOURCES = [...KINDS, 'joker'] as const;
export type Resource = (typeof RESOURCES)[number];

export const TERRAINS = [
  'farmland',
  'forest',
  'mine',
  'mine2',
  'mountain',
  'water',
  'river',
  'village',
  'plain',
  'capital',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export const BUILDINGS = ['camp', 'barracks', 'capital'] as const;
export type BuildingKind = (typeof BUILDINGS)[number];

export const PAWNS = ['pawn', 'king', 'queen'] as const;
export type Pawn = (typeof PAWNS)[number];

export const MODES = ['melee', 'ranged'] as const;
export type Mode = (typeof MODES)[number];

export const STATS = ['melee', 'ranged', 'health', 'movement'] as const;
export type Stat = (typeof STATS)[number];

export const TECHNOLOGIES = ['upgrade', 'action', 'reaction', 'event'] as const;
export type TechnologyKind = (typeof TECHNOLOGIES)[number];

export const DIRECTIONS = ['orthogonal', 'diagonal', 'all'] as const;
export type Directions = (typeof DIRECTIONS)[number];

export const KEYWORDS = [
  'healthPlus',
  'anti',
  'armour',
  'reinforced',
  'charge',
  'warCry',
  'shortRange',
  'fatigue',
  'intimidation',
  'longRange',
  'naval',
  'lightShip',
  'heavyShip',
  'piercing',
  'frontLine',
  'recruit',
  'regenerate',
  'riposte',
  'volley',
  'meleeArmour',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** The keywords that are printed with a number; War cry without one is War cry 1. */
export const NUMBERED_KEYWORDS = [
  'healthPlus',
  'anti',
  'armour',
  'reinforced',
  'charge',
  'warCry',
  'riposte',
  'volley',
  'meleeArmour',
] as const satisfies readonly Keyword[];

export const TRIGGERS = [
  'deployed',
  'attacks',
  'attacksBuilding',
  'afterAttack',
  'targeted',
  'destroysUnit',
  'destroysBuilding',
  'lost',
  'ownUnitLost',
  'startOfTurn',
  'endOfTurn',
  'explores',
  'builds',
  'playsTechnology',
  'dropped',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** The four moments at which a Reaction can be played. */
export const WINDOWS = ['attackDeclared', 'ownUnitLost', 'enemyTechnology', 'enemyDeployed'] as const;
export type ReactionWindow = (typeof WINDOWS)[number];

/** Where a fact comes from; `scan` was inferred from a poor machine scan and may differ from the printed card. */
export const CARD_SOURCES = ['rulebook', 'public', 'scan', 'house'] as const;
export type CardSource = (typeof CARD_SOURCES)[number];
