import type { Say } from '../en.ts';
import { de } from './de.ts';

export const shell: Say['shell'] = {
  skip: 'Aller au contenu',
  navigation: 'Pages',
  home: 'Accueil',
  tables: 'Tables',
  rules: 'Règles',
  account: 'Compte',
  about: 'À propos et crédits',
  motto: 'Des jeux de guerre sur plateau dont chaque règle est appliquée et chaque dé vérifiable.',
  settings: 'Réglages',
  turns: {
    due: 'À vous',
    title: (tables) => (tables === 1 ? '● À vous' : `● À vous (${tables})`),
    call: (game) => `Une table ${de(game)} vous attend.`,
    forbidden:
      'Ce navigateur refuse les notifications de cette page : autorisez-les d’abord dans ses réglages.',
  },
  close: 'Fermer',
  loading: 'Chargement…',
  dismiss: 'Masquer',
  newVersion: 'Une nouvelle version de Gonfalon est prête.',
  reload: 'Recharger',
  lost: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse est peut-être mal écrite, ou ce qui était là n’y est plus.',
    home: 'Aller à l’accueil',
  },
  failed: {
    title: 'Cette page n’a pas pu être chargée',
    again: 'Réessayer',
  },
};
