import type { Say } from '../en.ts';

const matches = (count: number) => (count < 2 ? `${count} partie` : `${count} parties`);

export const player: Say['player'] = {
  rated: {
    label: 'Partie classée',
    short: 'Classée',
    hint: 'Le résultat compte pour le classement. Il faut une pendule et des comptes ; ni robots, ni conseils.',
    makeAccount: 'Créer un compte',
    note: 'Partie classée : le résultat compte pour le classement. Un abandon ou un temps écoulé compte comme une défaite.',
    sitDown:
      'Pour prendre place, il faut un compte : un nom et un mot de passe. Vos parties d’invité vous suivront.',
    resign: 'Cette partie est classée. Un abandon compte comme une défaite.',
    back: 'Retour à la table',
  },
  change: {
    title: 'Cotes',
    soon: 'Calcul des nouvelles cotes…',
    nothing: {
      rules: 'Cette partie ne change aucune cote : elle s’est terminée avant que chacun ait fait un choix.',
      draw: 'Cette partie ne change aucune cote : elle s’est terminée avant que chacun ait fait un choix.',
      stop: 'Cette partie ne change aucune cote, puisque ses joueurs sont convenus d’arrêter.',
      host: 'Cette partie ne change aucune cote, puisqu’un hôte du site a fermé la table.',
    },
  },
  page: {
    title: (name) => name,
    mine: 'Ma page',
    mineHint: 'Vos parties, leur issue et vos cotes, telles que chacun les voit.',
    guests: 'Les invités n’ont ni profil ni cote. Créez un compte pour avoir l’un et l’autre.',
    since: (date) => `Membre depuis le ${date}`,
    you: 'C’est vous',
    nothing: 'Aucune partie publique pour l’instant.',
    nothingMine: 'Aucune partie terminée pour l’instant.',
    account: 'Compte',
  },
  rating: {
    label: 'Cote',
    provisional: 'provisoire',
    provisionalHint:
      'Peu de parties classées, ou aucune depuis longtemps : elle peut encore changer beaucoup.',
    of: (rating, deviation) => `${rating} ± ${deviation}`,
    spoken: (rating, deviation) => `${rating}, à ${deviation} près`,
    from: (count) => `sur ${matches(count)}`,
    none: 'Pas encore de partie classée.',
    course: 'La cote au fil du temps',
    courseText: (first, last, low, high, count) =>
      `Sur ${count < 2 ? 'la dernière partie' : `les ${count} dernières parties`} : de ${first} à ${last} ; au plus bas ${low}, au plus haut ${high}.`,
    courseLater: 'Son évolution sera tracée à partir de la deuxième partie classée.',
  },
  results: {
    title: 'Résultats',
    against: 'Contre',
    people: 'Personnes',
    bots: 'Robots',
    played: 'Jouées',
    won: 'Gagnées',
    drawn: 'Nulles',
    lost: 'Perdues',
  },
  matches: {
    title: 'Dernières parties',
    end: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue', open: 'Arrêtée' },
    against: 'contre',
    replay: 'Revoir',
    replayOf: (game, date) => `Revoir : ${game}, ${date}`,
    none: 'Aucune partie publique.',
    gone: 'compte supprimé',
    more: 'En montrer plus',
    count: matches,
  },
  best: {
    title: 'Classement',
    link: 'Joueurs',
    intro:
      'Les cotes viennent des parties classées entre personnes, pour chaque jeu séparément. Cette liste réunit tous ceux dont la cote n’est plus provisoire.',
    place: 'Rang',
    name: 'Joueur',
    matches: 'Parties',
    none: 'Personne n’est encore classé. Il faut une douzaine de parties classées : créez-en une entre amis.',
    newTable: 'Nouvelle table',
  },
};
