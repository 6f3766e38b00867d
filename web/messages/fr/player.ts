import type { Say } from '../en.ts';

const matches = (count: number) => (count < 2 ? `${count} partie` : `${count} parties`);

export const player: Say['player'] = {
  rated: {
    label: 'Partie classée',
    short: 'Classée',
    hint: 'Sa fin change la cote de ses joueurs. Il faut une pendule et des joueurs qui ont un compte ; ni robots, ni conseils.',
    makeAccount: 'Créer un compte',
    note: 'Une partie classée : sa fin change la cote de ses joueurs. Qui abandonne ou laisse passer son temps a perdu.',
    sitDown:
      'Pour vous asseoir, il faut un compte : un nom et un mot de passe suffisent, et ce que vous avez joué en invité vous suit.',
    resign: 'Cette partie est classée : abandonner, c’est la perdre.',
    back: 'Retour à la table',
  },
  change: {
    title: 'Cotes',
    soon: 'Les nouvelles cotes se calculent…',
    nothing: {
      rules: 'Cette partie ne change aucune cote : elle s’est terminée avant que chacun ait fait un choix.',
      draw: 'Cette partie ne change aucune cote : elle s’est terminée avant que chacun ait fait un choix.',
      stop: 'Cette partie ne change aucune cote, puisque ses joueurs sont convenus d’arrêter.',
      host: 'Cette partie ne change aucune cote, puisqu’un hôte du site a fermé la table.',
    },
  },
  page: {
    title: (name) => `Joueur : ${name}`,
    mine: 'Ma page',
    mineHint: 'Vos parties, leur issue et vos cotes, telles que chacun les voit.',
    guests:
      'Les invités n’ont ni page ni cote, car leurs noms vont et viennent. Créez un compte pour avoir l’une et l’autre.',
    since: (date) => `Ici depuis le ${date}`,
    you: 'C’est vous',
    nothing: 'Rien à voir ici pour l’instant : aucune partie terminée que vous puissiez voir.',
    nothingMine: 'Rien ici pour l’instant. Vos parties y seront, une fois terminées.',
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
    none: 'Aucune partie que vous puissiez voir.',
    gone: 'quelqu’un qui est parti',
    more: 'En montrer plus',
    count: matches,
  },
  best: {
    title: 'Les meilleurs joueurs',
    link: 'Joueurs',
    intro:
      'Les cotes viennent des parties classées entre personnes, pour chaque jeu séparément. Cette liste réunit tous ceux dont la cote n’est plus provisoire.',
    place: 'Rang',
    name: 'Joueur',
    matches: 'Parties',
    none: 'Personne n’est encore dans cette liste : il y faut une douzaine de parties classées. Dressez une table entre amis et faites-en une partie classée.',
    newTable: 'Nouvelle table',
  },
};
