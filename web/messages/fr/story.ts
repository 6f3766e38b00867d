/** The story of a match; loaded with it. */
import { french } from '@gonfalon/kernel';
import type { story as english } from '../en/story.ts';

const { list, some } = french;

export const story: typeof english = {
  title: 'Le récit de cette partie',
  loading: 'La partie est relue, son histoire s’écrit…',
  failed: 'Impossible de créer le récit de cette partie.',
  torn: 'Cette partie ne peut pas être jouée ici jusqu’à sa fin : son histoire n’a donc pas de fin non plus.',
  running: {
    title: 'Pas encore finie',
    text: 'Cette partie est en cours. Le récit sera prêt quand elle sera finie.',
    back: 'Retour à la table',
  },
  takenBack: (n) => `${some(n, 'coup repris', 'coups repris')} après un jet de dés.`,
  of: (game, where) => `${game}, ${where}`,
  titled: (game, headline) => `${game} : ${headline}`,
  headlines: {
    agreed: [
      (who, _, where) => `${who} se quittent à égalité ${where}`,
      (who, _, where) => `La paix ${where} : ${who} conviennent d’une partie nulle`,
      (who, _, where) => `Pas de vainqueur ${where} : ${who} se serrent la main`,
    ],
    stopped: [
      (_, __, where) => `La guerre reste inachevée ${where}`,
      (_, __, where) => `La guerre s’interrompt ${where}, sans vainqueur`,
      (_, __, where) => `Nul ne saura jamais qui aurait gagné ${where}`,
    ],
    nobody: [
      (_, __, where) => `Il ne reste personne pour vaincre ${where}`,
      (who, _, where) => `${who} tombent ensemble ${where}`,
      (_, __, where) => `Une guerre que seuls les corbeaux ont gagnée ${where}`,
    ],
    level: [
      (who, _, where) => `Rien ne sépare ${who} ${where}`,
      (who, _, where) => `À égalité jusqu’au bout ${where} : ${who}`,
      (who, _, where) => `Ni mieux ni moins bien ${where} : ${who}`,
    ],
    shared: [
      (who, _, where) => `${who} partagent la victoire ${where}`,
      (who, _, where) => `Le laurier revient à parts égales ${where} : ${who}`,
      (who, _, where) => `Un seul laurier ${where}, et plus d’une main dessus : ${who}`,
    ],
    together: [
      (who, second, where) => `${who} défont ${second} ${where}`,
      (who, second, where) => `La journée est à ${who} ${where} ; ${second} s’inclinent`,
      (who, second, where) => `Côte à côte, ${who} gagnent la guerre contre ${second} ${where}`,
    ],
    resigned: [
      (who, second, where) => `${second} laisse le champ à ${who} ${where}`,
      (who, second, where) => `${second} abandonne, et ${who} l’emporte ${where}`,
      (who, second, where) => `Reddition ${where} : ${second} s’incline devant ${who}`,
    ],
    comeback: [
      (who, second, where) => `Au bord de la défaite, ${who} renverse ${second} ${where}`,
      (who, second, where) => `${who} revient de loin ${where}, et ${second} en fait les frais`,
      (who, second, where) => `${second} tenait la victoire ${where} ; ${who} l’a prise`,
    ],
    close: [
      (who, second, where) => `${who} bat ${second} d’un cheveu ${where}`,
      (who, second, where) => `Jusqu’au dernier tour ${where} : ${who} devance ${second}`,
      (who, second, where) => `Un souffle sépare ${who} et ${second} ${where}`,
    ],
    limit: [
      (who, second, where) => `Le temps s’épuise ${where}, et ${who} devance ${second}`,
      (who, second, where) => `La nuit tombe ${where} : ${who} a mieux à montrer que ${second}`,
      (who, _, where) => `La dernière heure sonne ${where}, et la journée est à ${who}`,
    ],
    rout: [
      (who, second, where) => `${who} balaie ${second} du champ de bataille ${where}`,
      (who, second, where) => `Aucun doute ${where} : ${who} écrase ${second}`,
      (who, second, where) => `${second} ne s’en relève pas, et ${who} triomphe ${where}`,
    ],
    won: [
      (who, second, where) => `${who} défait ${second} ${where}`,
      (who, second, where) => `La journée est à ${who} ${where} ; ${second} s’incline`,
      (who, second, where) => `${who} gagne la guerre contre ${second} ${where}`,
    ],
  },
  list,
  others: 'les autres',
  scores: { won: 'Qui a gagné', level: 'Qui a joué' },
  winner: 'gagne',
  length: (turns, choices) => `${some(turns, 'tour', 'tours')}, ${choices} choix`,
  lasted: (time) => `en ${time}`,
  minutes: (n) => some(n, 'minute', 'minutes'),
  hours: (n) => some(n, 'heure', 'heures'),
  days: (n) => some(n, 'jour', 'jours'),
  board: 'Position finale',
  boardText: 'Vue en texte',
  turning: {
    title: 'Tournants',
    none: 'Aucun tour n’a décidé seul de cette partie : les chances ont glissé peu à peu.',
    short: 'La partie a été trop courte pour avoir des tournants.',
    quiet: (name) => `Aucun exploit, mais l’avantage passe à ${name}.`,
    timeUp: (winners, together = false) =>
      winners.length === 1 || together
        ? `Le dernier tour s’achève, et ${list(winners)} ${together ? 'l’emportent' : 'l’emporte'}.`
        : `Le dernier tour s’achève, et ${winners.length === 0 ? 'personne ne l’emporte' : `${list(winners)} sont à égalité`}.`,
    tipped: (name, terms) => `Ce qui a le plus changé pour ${name} : ${list(terms)}.`,
    change: (name, before, after) => `${name} : ${before} → ${after}`,
    look: (at) => `Revoir, choix ${at}`,
    estimate:
      'Les chances sont des estimations des robots : ils voient toutes les cartes, et peuvent se tromper. Pour chaque tournant, on compare la manche d’avant et celle d’après.',
  },
  luck: {
    title: 'La chance aux dés',
    none: 'Aucun dé n’a été lancé.',
    few: (dice) =>
      dice === 0 ? 'n’a lancé aucun dé' : `${some(dice, 'dé', 'dés')} : trop peu pour parler de chance`,
    gave: (gave, dice, expected) => `${gave} avec ${some(dice, 'dé', 'dés')} (attendu : ${expected})`,
    luckier: (of100) => `plus de chance que ${of100} joueurs sur 100`,
    unluckier: (of100) => `moins de chance que ${of100} joueurs sur 100`,
    usual: 'ni chance ni malchance',
    meter: (name, of100) => `${name} : chance ${of100} sur 100`,
    bad: 'malchance',
    good: 'chance',
    how: 'En comparaison de tous ceux qui lanceraient les mêmes dés : le calcul est exact, sans les cartes. La moitié des joueurs a plus de chance, l’autre moins.',
  },
  deeds: {
    title: 'Statistiques',
    deed: 'Fait d’armes',
    none: 'La partie a fini avant que rien ne soit fait.',
  },
  medals: {
    title: 'Médailles',
    none: 'Aucune médaille n’a été gagnée dans cette partie.',
    nothing: 'pas de médaille cette fois',
    common: {
      comeback: ({ chance }) => ({
        name: 'Le grand retour',
        why: `Victoire malgré des chances tombées à ${chance} %.`,
      }),
      'lucky-hand': ({ of100 }) => ({
        name: 'La main heureuse',
        why: `Des dés plus chanceux que ceux de ${of100} joueurs sur 100.`,
      }),
      'cursed-dice': ({ of100 }) => ({
        name: 'Les dés maudits',
        why: `Des dés plus malchanceux que ceux de ${of100} joueurs sur 100.`,
      }),
    },
  },
  next: {
    title: 'Et ensuite ?',
    replay: 'Revoir la partie',
    dice: 'Vérifier les dés',
    another: 'L’histoire d’un autre fichier',
  },
  picture: {
    title: 'Partager en image',
    drawing: 'L’image se dessine…',
    failed: 'L’image n’a pas pu être dessinée dans ce navigateur.',
    again: 'Réessayer',
    alt: (headline, scores) => `${headline}. ${scores}.`,
    save: 'Enregistrer l’image',
    share: 'Partager…',
    copy: 'Copier l’image',
    copyText: 'Copier le texte',
    copied: 'L’image est copiée.',
    textCopied: 'Le texte est copié.',
    cannotCopy: 'L’image n’a pas pu être copiée. Enregistrez-la plutôt.',
    cannotCopyText: 'Le texte n’a pas pu être copié. Le voici :',
    cannotShare: 'Le partage n’a pas abouti. Enregistrez plutôt l’image.',
    chance: 'Chances de victoire',
  },
  score: (name, points) => `${name} ${points}`,
};
