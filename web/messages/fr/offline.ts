import type { Say } from '../en.ts';

export const offline: Say['offline'] = {
  broken:
    'La partie ne peut pas continuer : une erreur s’est produite dans ce navigateur. Rechargez la page pour réessayer.',
  pass: {
    next: (name) => `C’est maintenant à ${name} de répondre.`,
    cover: 'Couvrir la table et passer l’appareil',
    title: (name) => `Passez l’appareil à ${name}`,
    why: 'La table est couverte, pour que personne ne voie une main qui n’est pas la sienne.',
    take: (name) => `Je suis ${name} : montrer la table`,
  },
  elsewhere: {
    title: 'Cette partie est ouverte dans un autre onglet',
    text: 'Elle ne se joue qu’à un endroit à la fois. Continuez là-bas, ou reprenez-la ici : l’autre onglet la lâchera.',
    takeOver: 'La jouer ici',
    rematch:
      'Cette partie est ouverte dans un autre onglet. Demandez la revanche là-bas, ou fermez l’autre onglet et réessayez.',
  },
  unkept:
    'Ce navigateur refuse de garder la partie (son espace est plein ou interdit). Vous pouvez jouer, mais fermer cette page la perd.',
  waiting: 'On dresse la table…',
  home: 'Retour à l’accueil',
  again: 'Réessayer',
};
