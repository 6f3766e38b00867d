import { french, uncapitalize } from '@gonfalon/kernel';
import { fr } from '../messages/fr.ts';
import type { Range, UiMessages } from './ui-messages.ts';

const { list, some } = french;

const name = (seat: number) => uncapitalize(fr.seats[seat] ?? '');
const warriors = (n: number) => some(n, 'guerrier');
const points = (n: number) => `${n} ${n > 1 ? 'points' : 'point'} de victoire`;
const cards = (n: number) => some(n, 'carte Butin', 'cartes Butin');
const between = (least: number, most: number) => (least === most ? `${least}` : `${least} à ${most}`);
const span = ({ least, most }: Range) => between(least, most);

export const uiMessagesFr: UiMessages = {
  kinds: {
    gate: 'Une porte de l’enceinte.',
    wall: 'Un pan de l’enceinte.',
    tower: 'Une tour d’angle : elle touche deux bords du plateau.',
    palace: 'Le cœur de la cité.',
    large: 'Un grand quartier de la cité.',
    medium: 'Un îlot de la cité.',
    small: 'Une ruelle de la cité.',
  },
  worth: (defence, vp) => `Défense ${defence} ; ${points(vp)} pour qui la contrôle.`,
  faceDown: 'Face cachée',
  unknown: (tiles, defence, vp) =>
    `Face cachée : une tuile parmi ${tiles}, d’une défense de ${span(defence)} et valant ${span(vp)} points de victoire.`,
  landmark: (names) =>
    `Un monument est posé ici, face cachée : ${list(names).replace(/ et ([^,]*)$/, ' ou $1')}.`,
  onlyYouKnow: 'La tuile est face cachée : vous l’avez vue, les autres non.',
  everybodyKnows: 'La tuile est face cachée, mais chacun sait ce que c’est.',
  plan: 'Une cité planifiée',
  planKnown:
    'Chacun connaît les tuiles de son plan, marquées d’un rouleau, bien qu’elles soient face cachée.',
  toLoot: (n) => (n === 0 ? 'Il n’y a rien à piller ici.' : `Qui la prend en premier pioche ${cards(n)}.`),
  looted: 'Déjà pillée : ni carte ni guerrier pour qui la prend.',
  warriorJoins: 'Un guerrier rejoint qui la prend en premier.',
  eventComes: 'Qui la révèle en l’attaquant pioche une carte Événement avant la bataille.',
  endTile: 'La partie s’achève quand le Palais, Templum Jupiter et Universitas portent tous un drapeau.',
  uncontrolled: 'Personne ne la contrôle.',
  held: (seat, n) =>
    n > 0
      ? `Le drapeau et ${warriors(n)} du ${name(seat)} sont ici.`
      : `Le drapeau du ${name(seat)} flotte ici, sans guerrier pour le garder.`,
  attacking: (seat, n) =>
    n > 1
      ? `${n} guerriers du ${name(seat)} sont ici et doivent se battre pour la prendre.`
      : `1 guerrier du ${name(seat)} est ici et doit se battre pour la prendre.`,
  moved: (n) =>
    n > 1
      ? `${n} guerriers se sont déplacés ce tour-ci et ne bougeront plus.`
      : '1 guerrier s’est déplacé ce tour-ci et ne bougera plus.',
  locked: (n) =>
    n > 1
      ? `${n} guerriers ont reçu des renforts : ils restent sur place ce tour-ci.`
      : '1 guerrier a reçu des renforts : il reste sur place ce tour-ci.',
  toBeat: (defence, n) =>
    n > 0
      ? `Une attaque, guerriers et dé réunis, doit dépasser ${defence + n} (défense ${defence}, ${warriors(n)}) plus le dé du défenseur.`
      : `Une attaque, guerriers et dé réunis, doit dépasser ${defence} plus le dé du défenseur.`,
  lookedAt: (seats) => `Regardée en secret par ${list(seats.map((seat) => `le ${name(seat)}`))}.`,
  brief: (defence, vp) => `défense ${defence}, ${some(vp, 'point')}`,
  briefHorde: (seat, n) => `${fr.seats[seat] ?? ''}, ${warriors(n)}`,
  briefFlag: (seat) => `drapeau du ${name(seat)}`,
  battle: 'bataille',

  camp: (n, place) => (n > 0 ? `${warriors(n)} face à : ${place}.` : `Vide ; il faisait face à : ${place}.`),
  campRule:
    'De votre camp, vous n’entrez que dans la section qui lui fait face. Personne n’entre ni ne se replie dans un camp.',
  campLocked: 'Le camp a reçu des renforts et reste sur place ce tour-ci.',
  edgeFree: 'Aucun clan n’a dressé son camp sur ce bord.',
  edgeTaken: (seat) => `Le ${name(seat)} a dressé son camp sur ce bord.`,
  edgeRule:
    'À la mise en place, chaque clan choisit un bord, et une porte, un mur ou une tour qui le touche.',

  sections: (n) => `Contrôle ${some(n, 'section')}.`,
  scoreRule:
    'Les points des sections contrôlées et des cartes du trésor de guerre. Le plus grand total l’emporte.',
  reserveRule:
    'Les guerriers que l’on peut encore appeler. Un clan en a 15 en tout, une horde jamais plus de 8.',
  flagsRule:
    'Les drapeaux que l’on peut encore planter. Sans drapeau, il faut d’abord céder une section sans guerrier.',
  handRule: 'Les cartes Butin en main. Vous en gardez 6 au plus à la fin de votre tour.',
  chestRule:
    'Les trésors posés devant soi. Ils comptent à la fin de la partie ; ceux qui restent en main ne comptent pas.',
  lootPile: 'Butin',
  lootPileRule: 'On y pioche les cartes Butin. Quand elle est vide, on mélange la défausse.',
  lootDiscard: 'Défausse du butin',
  eventPile: 'Événements',
  eventPileRule:
    'Ils se piochent quand une attaque révèle une section à icône d’événement. On ne les remélange jamais.',
  eventDiscard: 'Défausse des événements',
  inPlay: 'En jeu',
  cardsLeft: (n) => some(n, 'carte'),
  hand: 'Votre main',
  copies: (n) => (n === 1 ? 'Un seul exemplaire dans le paquet.' : `${n} exemplaires dans le paquet.`),
  attacker: 'Attaque',
  defender: 'Défense',

  odds: {
    take: (place) => `Prendre : ${place}`,
    hold: (place) => `Tenir : ${place}`,
    attackers: 'Assaillants',
    defenders: 'Défenseurs',
    defence: 'Défense de la section',
    attackersLost: 'Pertes de l’attaque, en moyenne',
    defendersLost: 'Pertes de la défense, en moyenne',
    noCards: 'En se battant jusqu’au bout, sans carte ni événement.',
    hidden: (tiles, worst, best) =>
      `La tuile est face cachée : c’est la moyenne des ${tiles} tuiles possibles, ${worst} au pire et ${best} au mieux. En se battant jusqu’au bout, sans carte ni événement.`,
    between,
  },
  number: (value) => value.toLocaleString('fr', { maximumFractionDigits: 1 }),
  percent: (value) => value.toLocaleString('fr', { style: 'percent' }),

  decision: {
    parts: {
      'start-cards': 'Cartes',
      reinforcements: 'Renforts',
      movement: 'Mouvement',
      conflicts: 'Combats',
      'end-cards': 'Fin',
    },
    whither: (from) => `Où vont les guerriers ? (${from})`,
    howMany: (to) => `Combien partent ? (${to})`,
    send: (n) => `En envoyer ${n}`,
    sendAll: (n) => `Envoyer les ${n}`,
    endTurn: 'Finir le tour',
    ends: {
      'start-card': 'Ne rien jouer',
      reinforce: 'Passer au mouvement',
      move: 'Passer au combat',
      'end-card': 'Ne rien jouer',
    },
  },
  quickSetup: {
    label: 'Mise en place rapide',
    hint: 'Les quatre monuments sont placés au hasard et non par les joueurs.',
  },
  roundLimit: {
    label: 'Dernière manche',
    hint: 'La partie s’arrête après cette manche même si Tarsos tient encore. 0 : sans limite.',
  },
  groups: {
    loot: 'Cartes Butin',
    events: 'Cartes Événement',
    tiles: 'Tuiles Cité',
    spaces: 'Sections du plateau',
  },
  adjacent: (places) => `Sections adjacentes : ${places.join(', ')}.`,
};
