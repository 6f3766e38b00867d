import { french } from '@gonfalon/kernel';
import type { EditorMessages } from './messages.en.ts';

const { some } = french;

export const editorFr: EditorMessages = {
  board:
    'Le plan de la cité. Les flèches déplacent, Entrée mène à ce qui peut s’y trouver, Suppr laisse faire le hasard.',
  palette: 'Ce qui peut se trouver ici',
  kinds: { large: 'Grandes', medium: 'Moyennes', small: 'Petites', camp: 'Camps' },
  open: (n) => `${n} libre${n > 1 ? 's' : ''}`,
  left: (n, all) => `${some(n, 'tuile')} sur ${all} à poser`,
  byChance: 'Au hasard',
  byChanceHint: 'Une des tuiles restantes y est distribuée, et personne ne sait laquelle.',
  landmark: 'Un monument',
  landmarkHint: 'Un des monuments, et personne ne sait lequel.',
  liesAt: (place) => `posée : ${place}`,
  palace: 'Le Palais est toujours ici.',
  tile: (title, defence, points, loot, icons) =>
    `${title} : défense ${defence}, ${some(points, 'point')}, ${some(loot, 'carte')} Butin${icons}`,
  event: ', un événement',
  warrior: ', un guerrier rejoint',
  noCamp: 'Aucun camp ici',
  campsAt: (place) => `campe : ${place}`,
  choosesOwn: 'choisit le sien',
  nobody: 'aucun camp',
  fill: 'Remplir au hasard',
  fillHint: 'Tire une tuile pour chaque emplacement libre.',
  clear: 'Vider',
  clearHint: 'Laisse libre chaque emplacement.',
  city: {
    title: 'La cité',
    seats: 'Joueurs',
    first: 'Premier joueur',
    anybody: 'au hasard',
    roundLimit: 'Dernière manche',
    roundLimitHint: '0 pour aucune limite.',
    plan: 'Le plan',
  },
  camps: { title: 'Camps', hint: 'Un clan sans camp choisit le sien au début de la partie.' },
  notes: 'Notes',
  known: 'Tous ceux qui jouent ici connaissent les tuiles du plan.',
  laid: (n) => `${some(n, 'tuile')} sur 36 posée${n > 1 ? 's' : ''}`,
  contents: { title: 'Ce qui se trouve où', none: 'Rien encore : tout est laissé au hasard.' },
  fields: {
    id: 'id',
    name: 'nom',
    note: 'notes',
    seats: 'joueurs',
    first: 'qui commence',
    roundLimit: 'dernière manche',
    tiles: 'tuiles',
    camps: 'camps',
    edge: 'bord',
    space: 'section',
    en: 'en anglais',
    fr: 'en français',
  },
};
