import { shapeMessages } from '@gonfalon/kernel';
import type { FaultWords } from './faults.ts';
import { namesFr } from './names.fr.ts';

const { camps, inPlay, landmarks, levels, races, terrain } = namesFr;

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n < 2 ? one : many}`;

const SIDES = { top: 'en haut', bottom: 'en bas' };

export const faultsFr: FaultWords = {
  ...shapeMessages.fr,
  'not-a-hex': ({ received }) =>
    `${received} n’est pas une case : de A1 à A13, de B1 à B12, et ainsi de suite jusqu’à I13`,
  'not-a-hex-list': () => 'des cases séparées par des espaces sont attendues, comme "C1 D1 E2"',
  'hex-twice': () => 'nomme une case deux fois',
  'not-a-unit': () => 'un type d’unité est attendu, ou { "type": …, "figures": de 1 à 4, "banner": … }',
  'not-an-army': () => 'le nom d’une armée est attendu, ou { "en": …, "fr": … }',
  'two-commands': ({ list }) => `un seul de ces champs est attendu : ${list.join(', ')}`,
  'wizard-alone': () => 'un sorcier sans conseil va avec commandCards',

  'two-units': () => 'deux unités se tiennent sur cette case',
  'two-terrains': ({ kinds }) =>
    `une case n’a qu’un terrain, et il y a ici : ${kinds.map((kind) => terrain[kind]).join(', ')}`,
  'two-landmarks': () => 'deux lieux remarquables ou remparts se trouvent sur cette case',
  'unit-on-impassable': ({ terrain: kind }) => `une unité ne peut pas se tenir ici : ${terrain[kind]}`,
  'landmark-on-impassable': ({ landmark, terrain: kind }) =>
    `personne ne pourrait entrer dans ce lieu (${landmarks[landmark]}) : ${terrain[kind]}`,
  'rampart-on-water': ({ terrain: kind }) => `un rempart ne peut pas être sur l’eau : ${terrain[kind]}`,
  'objective-on-impassable': ({ terrain: kind }) =>
    `personne ne pourrait atteindre cet objectif : ${terrain[kind]}`,
  'too-many-landmarks': ({ landmark, count, most }) =>
    `${landmarks[landmark]} : il y en a ${count} sur le plateau, et ${most} au plus dans la boîte`,
  'two-strongholds': ({ camp }) => `le ${camps[camp].camp} a plus d’un bastion`,
  'stronghold-of-nobody': () => 'un bastion doit avoir un propriétaire',
  'too-many-figures': ({ figures, most }) =>
    `une unité de cette sorte a ${plural(most, 'figurine')} au plus, pas ${figures}`,
  'no-unit': ({ camp }) => `le ${camps[camp].camp} n’a aucune unité`,
  'same-side': ({ side }) => `les deux camps sont assis ${SIDES[side]}`,
  'no-way-to-win': ({ camp, banners, most }) =>
    `aucun moyen de gagner : il faut ${plural(banners, 'bannière')} au ${camps[camp].camp}, mais les unités ennemies et les objectifs en donnent ${most} au plus`,
  'won-at-start': ({ camp }) =>
    `le ${camps[camp].camp} a gagné avant le premier tour : il tient ses objectifs`,
  'race-not-of-level': ({ race, level }) =>
    `${races[race]} : pas en jeu au niveau ${level} (${levels[level].name})`,
  'part-not-of-level': ({ part, level }) =>
    `${inPlay[part]} : ne peuvent pas être en jeu au niveau ${level} (${levels[level].name})`,
  'part-missing': ({ part, level }) =>
    `« ${part} » manque : les ${inPlay[part]} vont avec le niveau ${level} (${levels[level].name})`,
  'commands-not-of-level': ({ given, level }) =>
    `${given} ne va pas avec le niveau ${level} (${levels[level].name})`,
  'wizard-not-of-level': ({ level }) =>
    `le niveau ${level} (${levels[level].name}) n’a pas de sorcier à part`,
  'wizard-missing': ({ level }) => `au niveau ${level} chaque camp a un sorcier : ajoutez "wizard": 1`,
  'creature-levels': ({ given, taken }) =>
    `les créatures de cette armée prennent ${plural(taken, 'niveau', 'niveaux')}, pas ${given}`,
  'council-too-small': ({ levels: given, least }) =>
    `${plural(given, 'niveau', 'niveaux')} ne couvrent pas les ${least} que prennent le Commandant et les créatures`,
  'tokens-not-in-play': () => 'les pions Arcane ne sont pas en jeu ici',
  'too-many-tokens': ({ tokens, most }) =>
    `les camps commencent avec jusqu’à ${tokens} pions Arcane, et il n’y en a que ${most}`,
};
