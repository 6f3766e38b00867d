import { formatCounts } from '@gonfalon/kernel';
import type { Say } from '../en.ts';

export const home: Say['home'] = {
  title: 'La guerre médiévale, sur la table',
  what: 'Jouez aux grands jeux de guerre sur plateau dans votre navigateur : entre amis, sur un seul appareil ou contre des robots. Chaque règle est appliquée et expliquée, et chaque jet de dés se vérifie.',
  games: 'Jeux',
  players: (counts) => `${formatCounts(counts, ' à ', 'ou')} joueurs`,
  minutes: (min, max) => `${min}–${max} min`,
  difficultyLabel: 'Difficulté',
  difficulty: (level) => `${level} sur 5`,
  modes: {
    bot: { label: 'Contre un robot', hint: 'Tout de suite, même sans réseau' },
    screen: { label: 'Sur cet appareil', hint: 'Chacun joue à son tour' },
    friends: { label: 'Entre amis', hint: 'Envoyez un lien. Jouez en direct ou sur plusieurs jours' },
  },
  learn: {
    label: 'Apprendre à jouer',
    hint: (minutes) =>
      minutes.length === 1
        ? `Une leçon de ${minutes[0]} minutes`
        : `${minutes.length} leçons de ${minutes.join(' et ')} minutes`,
    newcomer: (minutes) => `Première visite ? Apprenez à jouer en ${minutes} minutes`,
    goOn: (title) => `Continuer « ${title} »`,
    resume: (step, of) => `Reprendre à l’étape ${step} sur ${of}`,
    done: (n, of) => `Leçons terminées : ${n} sur ${of}`,
  },
  rules: 'Lire les règles',
  mine: 'Continuer',
  yourTurn: 'À vous de jouer',
  theirTurn: 'Aux adversaires de jouer',
  waitingForPlayers: 'En attente de joueurs',
  over: 'Terminée',
  onThisDevice: 'Sur cet appareil',
  online: 'En ligne',
  away: 'Le serveur est injoignable. Les parties de cet appareil restent jouables.',
  all: 'Toutes les tables',
  delete: (name) => `Supprimer ${name} de cet appareil`,
  deleteAsk: 'Supprimer cette partie de cet appareil ? C’est définitif.',
  import: 'Ouvrir un fichier de partie',
  itsStory: 'Récit',
  readStory: 'Le récit de cette partie',
  editLink: 'Créer un scénario',
};
