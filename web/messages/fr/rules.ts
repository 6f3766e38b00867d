import type { Say } from '../en.ts';
import { de } from './de.ts';

export const rules: Say['rules'] = {
  title: 'Règles',
  summary: 'En une page',
  print: 'Imprimer',
  all: 'Toutes les règles',
  choose: 'Toutes les règles appliquées ici, numérotées. Choisissez un jeu.',
  of: (game) => `Règles ${de(game)}`,
  search: 'Chercher dans les règles',
  searchHint: 'Des mots, un numéro comme 8.11, ou le nom d’une carte',
  found: (count) => (count === 1 ? '1 entrée trouvée' : `${count} entrées trouvées`),
  none: 'Aucune règle ni carte ne dit cela. Essayez avec moins de mots.',
  chapters: 'Chapitres',
  rulings: 'Précisions',
  rulingsHint: 'Là où le livret se tait ou peut se lire de deux façons, voici comment on joue ici.',
  source: 'Source',
  sources: { rulebook: 'le livret de règles', public: 'faits publiés', house: 'notre propre conception' },
  link: (id) => `Lien vers ${id}`,
  play: (game) => `Jouer à ${game}`,
  unknown: 'Ce jeu n’est pas ici.',
};
