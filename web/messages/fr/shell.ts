import type { Say } from '../en.ts';

export const shell: Say['shell'] = {
  skip: 'Aller au contenu',
  navigation: 'Pages',
  home: 'Accueil',
  tables: 'Tables',
  rules: 'Règles',
  account: 'Compte',
  about: 'À propos et crédits',
  motto: 'Des jeux de guerre sur plateau dont chaque règle est appliquée et chaque jet de dés vérifiable.',
  settings: 'Réglages',
  turns: {
    due: 'À vous',
    title: (tables) => (tables === 1 ? '● À vous' : `● À vous (${tables})`),
    call: (game) => `C’est à vous de jouer : ${game}.`,
    forbidden: 'Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.',
  },
  close: 'Fermer',
  loading: 'Chargement…',
  dismiss: 'Masquer',
  newVersion: 'Une nouvelle version de Gonfalon est prête.',
  reload: 'Recharger',
  lost: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être fausse, ou la page a été supprimée.',
    home: 'Aller à l’accueil',
  },
  failed: {
    title: 'Cette page n’a pas pu être chargée',
    again: 'Réessayer',
  },
};
