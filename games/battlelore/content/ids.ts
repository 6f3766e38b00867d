/** The names of everything in the game, as lists; the types come from them. */

/** Helmets green, blue and red, sword-on-shield, flag, Lore. */
export const FACES = ['G', 'B', 'R', 'S', 'F', 'L'] as const;
export type Face = (typeof FACES)[number];

export const CAMPS = ['pennant', 'standard'] as const;
export type Camp = (typeof CAMPS)[number];

export const BANNERS = ['green', 'blue', 'red'] as const;
export type Banner = (typeof BANNERS)[number];

export const UNIT_CLASSES = ['infantry', 'cavalry', 'creature'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

export const WEAPON_IDS = ['short_sword', 'long_sword', 'bow', 'crossbow', 'bite'] as const;
export type WeaponId = (typeof WEAPON_IDS)[number];

export const RACE_IDS = ['human', 'dwarf', 'goblinoid', 'creature'] as const;
export type RaceId = (typeof RACE_IDS)[number];

export const UNIT_TYPE_IDS = [
  'human_archer',
  'human_militia',
  'human_infantry',
  'human_heavy',
  'human_light_cavalry',
  'human_cavalry',
  'human_heavy_cavalry',
  'dwarf_crossbow',
  'dwarf_infantry',
  'dwarf_heavy',
  'hobgoblin_archer',
  'goblin_marauder',
  'goblin_infantry',
  'hobgoblin_infantry',
  'hobgoblin_cavalry',
  'giant_spider',
] as const;
export type UnitTypeId = (typeof UNIT_TYPE_IDS)[number];

export const CREATURE_IDS = ['giant_spider'] as const;
export type CreatureId = (typeof CREATURE_IDS)[number];

export const POWER_IDS = ['web', 'venom'] as const;
export type PowerId = (typeof POWER_IDS)[number];

export const TERRAIN_IDS = ['plain', 'forest', 'hill', 'river', 'ford', 'bridge'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];

export const LANDMARK_IDS = [
  'generic',
  'magic_pentacle',
  'rogues_den',
  'secret_passage',
  'training_camp',
  'healing_pool',
  'stronghold',
  'rampart',
  'creature_lair',
] as const;
export type LandmarkId = (typeof LANDMARK_IDS)[number];

/** The Lore Masters of a War Council, each with a deck. */
export const LORE_CLASSES = ['wizard', 'cleric', 'rogue', 'warrior'] as const;
export type LoreClass = (typeof LORE_CLASSES)[number];

/** Everyone who takes levels in a War Council. */
export const COUNCIL_SEATS = ['commander', ...LORE_CLASSES, 'creature'] as const;
export type CouncilSeat = (typeof COUNCIL_SEATS)[number];

export const LEVEL_IDS = [
  'medieval',
  'mercenaries',
  'creatures',
  'wizard',
  'council-fixed',
  'council-custom',
] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

export const COMMAND_IDS = [
  'SC-L',
  'SC-C',
  'SC-R',
  'PA-L',
  'PA-C',
  'PA-R',
  'AT-L',
  'AT-C',
  'AT-R',
  'AS-L',
  'AS-C',
  'AS-R',
  'LA',
  'FL',
  'WE',
  'GA',
  'GB',
  'BB',
  'RB',
  'DS',
  'MC',
  'FO',
  'BL',
  'LE',
  'CA',
] as const;
export type CommandId = (typeof COMMAND_IDS)[number];

export const LORE_IDS = [
  'WIZ-01',
  'WIZ-02',
  'WIZ-03',
  'WIZ-04',
  'WIZ-05',
  'WIZ-06',
  'WIZ-07',
  'WIZ-08',
  'WIZ-09',
  'WIZ-10',
  'WIZ-11',
  'WIZ-12',
  'WIZ-13',
  'WIZ-14',
  'WIZ-15',
  'CLE-01',
  'CLE-02',
  'CLE-03',
  'CLE-04',
  'CLE-05',
  'CLE-06',
  'CLE-07',
  'CLE-08',
  'CLE-09',
  'CLE-10',
  'CLE-11',
  'CLE-12',
  'CLE-13',
  'CLE-14',
  'CLE-15',
  'ROG-01',
  'ROG-02',
  'ROG-03',
  'ROG-04',
  'ROG-05',
  'ROG-06',
  'ROG-07',
  'ROG-08',
  'ROG-09',
  'ROG-10',
  'ROG-11',
  'ROG-12',
  'ROG-13',
  'ROG-14',
  'ROG-15',
  'WAR-01',
  'WAR-02',
  'WAR-03',
  'WAR-04',
  'WAR-05',
  'WAR-06',
  'WAR-07',
  'WAR-08',
  'WAR-09',
  'WAR-10',
  'WAR-11',
  'WAR-12',
  'WAR-13',
  'WAR-14',
  'WAR-15',
] as const;
export type LoreId = (typeof LORE_IDS)[number];

export const PHASES = [
  'COMMAND_WITH',
  'COMMAND_INSTEAD',
  'COMMAND_REACT',
  'MOVE_OWN',
  'MOVE_REACT',
  'COMBAT',
  'MELEE',
  'RANGED',
  'BEFORE_ROLL',
  'AFTER_ROLL',
  'LORE_REACT',
] as const;
export type Phase = (typeof PHASES)[number];

/** The questions at which a Lore card can be played: D- in its player's own turn, W- in answer to the opponent. */
export const LORE_WINDOWS = [
  'D-CMD',
  'D-WITH',
  'W-COMMAND',
  'D-MOVE',
  'W-MOVE',
  'D-ATTACK',
  'D-OWNCARD',
  'W-PREROLL',
  'W-POSTROLL',
  'W-LORE',
] as const;
export type LoreWindow = (typeof LORE_WINDOWS)[number];

/** Costs that depend on the tokens paid for the card that is answered. */
export const COST_FORMULAS = ['ceil(paid/2)', 'max(1,paid-L)'] as const;
export type CostFormula = (typeof COST_FORMULAS)[number];

export const UNTIL = ['roll', 'combat', 'turn', 'next-turn'] as const;
export type Until = (typeof UNTIL)[number];

export const ADVENTURE_IDS = [
  'agincourt-1415',
  'vernoy-crossing',
  'gold-and-goblins',
  'kerlock-wood',
  'wizards-and-lore',
  'shadows-over-saint-aubin',
  'the-marshals-road',
  'walls-of-rougemont',
  'free-companies',
  'assaulting-the-tourelles',
] as const;
export type AdventureId = (typeof ADVENTURE_IDS)[number];

/** Armies that have a name of their own; the others are called by their camp. */
export const ARMY_IDS = ['english', 'english-and-welsh', 'french'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

/** Parts of the rules that an adventure takes into play. */
export const IN_PLAY = ['lore-tokens', 'lore-cards', 'landmarks', 'strongholds'] as const;
export type InPlay = (typeof IN_PLAY)[number];

export const OBJECTIVE_MODES = ['hold', 'capture'] as const;
export type ObjectiveMode = (typeof OBJECTIVE_MODES)[number];
