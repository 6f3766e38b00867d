import { formatCounts } from '@gonfalon/kernel';
import type { PageMessages } from './en.ts';

export const fr: PageMessages = {
  title: 'Gonfalon',
  subtitle: 'Des jeux de guerre médiévaux dont chaque règle est appliquée.',
  up: 'Ce serveur est en marche.',
  about:
    'On joue ici entre amis, par un simple lien, d’une traite ou sur plusieurs jours ; des robots prennent les places qui restent. Ce qui est caché ne quitte pas le serveur, et chaque dé peut être vérifié une fois la partie finie.',
  games: 'Les jeux',
  seats: (counts) => `${formatCounts(counts, ' à ', 'ou')} joueurs`,
  bots: (names) => `robots : ${names}`,
  terminal: 'Jouer au terminal',
  terminalHow: 'Dans une copie du programme, contre des robots, sans aucun serveur :',
  program: 'Jouer par ce serveur',
  programHow:
    'Tout passe en simple JSON par HTTP, et par une connexion ouverte pour ce qui arrive en direct. Devenez invité, puis ouvrez une table :',
  protocol: (file) => `Le protocole entier est décrit dans ${file}, avec le code du programme.`,
  notFound: 'Page introuvable.',
  back: 'Retour à l’accueil',
};
