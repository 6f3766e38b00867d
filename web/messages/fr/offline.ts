import type { Say } from '../en.ts';

export const offline: Say['offline'] = {
  broken:
    'La partie ne peut pas continuer : une erreur s’est produite dans ce navigateur. Rechargez la page pour réessayer.',
  pass: {
    next: (name) => `Au tour de ${name}.`,
    cover: 'Cacher le plateau et passer l’appareil',
    title: (name) => `Passez l’appareil à ${name}`,
    why: 'Le plateau est caché, pour que personne ne voie les cartes d’un autre.',
    take: (name) => `Je suis ${name}. Montrer le plateau`,
  },
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    text: 'Une partie ne s’ouvre que dans un onglet à la fois. Continuez là-bas, ou jouez-la plutôt ici.',
    takeOver: 'La jouer ici',
    rematch:
      'Cette partie est ouverte dans un autre onglet. Demandez la revanche là-bas, ou fermez l’autre onglet et réessayez.',
  },
  unkept:
    'Ce navigateur ne peut pas enregistrer la partie : son espace est plein ou bloqué. Vous pouvez continuer, mais la partie sera perdue si vous fermez cette page.',
  waiting: 'Préparation…',
  home: 'Retour à l’accueil',
  again: 'Réessayer',
};
