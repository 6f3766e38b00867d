import { shapeMessages } from '@gonfalon/kernel';
import type { FaultWords } from './faults.ts';
import { namesEn } from './names.en.ts';

const { camps, inPlay, landmarks, levels, races, terrain } = namesEn;

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const faultsEn: FaultWords = {
  ...shapeMessages.en,
  'not-a-hex': ({ received }) => `${received} is not a hex: A1 to A13, B1 to B12, and so on down to I13`,
  'not-a-hex-list': () => 'expected hexes with spaces between them, such as "C1 D1 E2"',
  'hex-twice': () => 'names a hex twice',
  'not-a-unit': () => 'expected a unit type, or { "type": …, "figures": 1 to 4, "banner": … }',
  'not-an-army': () => 'expected the name of an army, or { "en": …, "fr": … }',
  'two-commands': ({ list }) => `expected exactly one of ${list.join(', ')}`,
  'wizard-alone': () => 'a wizard without a council goes with commandCards',

  'two-units': () => 'two units stand on this hex',
  'two-terrains': ({ kinds }) =>
    `a hex has one terrain, and here are ${kinds.map((kind) => terrain[kind]).join(' and ')}`,
  'two-landmarks': () => 'two landmarks or ramparts lie on this hex',
  'unit-on-impassable': ({ terrain: kind }) => `a unit cannot stand here: ${terrain[kind]}`,
  'landmark-on-impassable': ({ landmark, terrain: kind }) =>
    `nobody could ever enter this landmark (${landmarks[landmark]}): ${terrain[kind]}`,
  'rampart-on-water': ({ terrain: kind }) => `a rampart cannot stand on water: ${terrain[kind]}`,
  'objective-on-impassable': ({ terrain: kind }) =>
    `nobody could ever enter this objective: ${terrain[kind]}`,
  'too-many-landmarks': ({ landmark, count, most }) =>
    `${landmarks[landmark]}: there are ${count} on the board, and at most ${most} in the box`,
  'two-strongholds': ({ camp }) => `the ${camps[camp].camp} has more than one stronghold`,
  'stronghold-of-nobody': () => 'a stronghold needs an owner',
  'too-many-figures': ({ figures, most }) =>
    `a unit of this class has ${plural(most, 'figure')} at most, not ${figures}`,
  'no-unit': ({ camp }) => `the ${camps[camp].camp} has no unit`,
  'same-side': ({ side }) => `both camps sit at the ${side}`,
  'no-way-to-win': ({ camp, banners, most }) =>
    `no way to win: the ${camps[camp].camp} needs ${plural(banners, 'banner')}, but enemy units and objectives give ${most} at most`,
  'won-at-start': ({ camp }) =>
    `the ${camps[camp].camp} has won before the first turn: it holds its objectives`,
  'race-not-of-level': ({ race, level }) =>
    `${races[race]} are not in play at the level ${level} (${levels[level].name})`,
  'part-not-of-level': ({ part, level }) =>
    `${inPlay[part]} cannot be in play at the level ${level} (${levels[level].name})`,
  'part-missing': ({ part, level }) =>
    `"${part}" is missing: ${inPlay[part]} belong to the level ${level} (${levels[level].name})`,
  'commands-not-of-level': ({ given, level }) =>
    `${given} does not go with the level ${level} (${levels[level].name})`,
  'wizard-not-of-level': ({ level }) => `the level ${level} (${levels[level].name}) has no wizard of its own`,
  'wizard-missing': ({ level }) => `at the level ${level} each camp has a wizard: add "wizard": 1`,
  'creature-levels': ({ given, taken }) =>
    `the creatures of this army take ${plural(taken, 'level')}, not ${given}`,
  'council-too-small': ({ levels: given, least }) =>
    `${plural(given, 'level')} cannot cover the ${least} that the Commander and the creatures take`,
  'tokens-not-in-play': () => 'Lore tokens are not in play here',
  'too-many-tokens': ({ tokens, most }) =>
    `the camps start with up to ${tokens} Lore tokens, and there are only ${most}`,
};
