import { capitalize, french } from '@gonfalon/kernel';
import { namesFr } from '../messages/names.fr.ts';
import { army, card, gold, head, ofRealm, Realm, unitCount } from '../messages/things.fr.ts';
import type { UiMessages } from './ui-messages.ts';

const { list, some } = french;
const { guardians, units } = namesFr;
const percent = new Intl.NumberFormat('fr', { style: 'percent' });
const one = new Intl.NumberFormat('fr', { maximumFractionDigits: 1 });
const withChance = (label: string, chance: string | undefined) => (chance ? `${label} · ${chance}` : label);

export const uiMessagesFr: UiMessages = {
  percent: (share) => percent.format(share),
  number: (value) => one.format(value),

  kinds: { land: 'Territoire terrestre', sea: 'Zone maritime', entrance: 'Entrée de donjon' },
  capitalOf: (id) => `Capitale ${ofRealm(id)}`,
  castle: 'Château',
  held: (id) => `${Realm(id)} le contrôle.`,
  army: (id, units) => `${head(id)} : ${army(units)}.`,
  strength: (worth, pieces) => `Valeur : ${gold(worth)} en ${some(pieces, 'pièce')}.`,
  empty: 'Il n’y a personne ici.',
  brief: (kind, id) => (id ? `${kind}, ${head(id)}` : kind),
  adjacent: (places) => `Voisins : ${list(places)}.`,
  capitalRule: 'Conquérir une Capitale rapporte 5 points de victoire ; tout autre territoire ennemi, 1.',
  guardian: (id, dice, need, firstStrike) =>
    `${guardians[id]} : ${dice.map((die) => die.toUpperCase()).join(' + ')}, les Héros touchent sur ${need} ou plus${firstStrike ? ', Initiative' : ''}.`,
  tilesDown: (count) => (count === 1 ? 'Un Gardien face cachée.' : `${count} Gardiens face cachée.`),
  noTiles: 'Personne ne le garde : on ne peut pas y entrer.',
  chanceHere: (chance) => `L’attaque en place l’emporte avec ${chance}.`,

  price: (n) => `Coûte ${gold(n)}.`,
  movement: (steps) => (steps === 0 ? 'Ne se déplace pas.' : `Se déplace de ${some(steps, 'espace')}.`),
  dice: (attack, defence, sea, dungeon) =>
    `Attaque ${attack} · défense ${defence} · en mer ${sea} · en donjon ${dungeon}. Touche sur 6 ou plus.`,
  noDice: '–',
  aboard: (units) => `À bord : ${army(units)}.`,
  emptyShip: 'Personne à bord.',
  dieRule: 'Un Gardien perd un dé par touche ; sans dé, il est vaincu.',
  event: (id) => `Événement ${ofRealm(id)}`,
  treasure: (points) => `Trésor, ${some(points, 'point')} de victoire`,
  power: 'Pouvoir',
  property: 'Propriété',
  inPlay: 'En jeu',
  counter: (what, value) =>
    ({
      points: `${some(value, 'point')} de victoire`,
      gold: gold(value),
      income: `revenu ${value}`,
      events: some(value, 'carte Événement', 'cartes Événement'),
      treasures: some(value, 'Trésor'),
    })[what],
  counterRules: {
    points: 'Pour les territoires et Capitales conquis, et pour les Trésors joués.',
    gold: 'Paie les nouvelles unités et les Châteaux pendant les Renforts.',
    income: 'Reçu à la fin de chaque tour : 1 par territoire ; la moitié sans sa propre Capitale.',
    events: 'En main. Aucune limite ; on en pioche une par tour.',
    treasures: 'Pris dans les donjons : en main et en jeu.',
  },
  eventsOf: (id) => `Événements ${ofRealm(id)}`,
  treasures: 'Trésors',
  knownCards: 'Prochaines cartes de votre pioche',
  noCards: 'Aucune carte en main.',

  race: 'Points de victoire',
  points: 'PV',
  goal: (points) => `Premier à ${points}`,
  treasureGoal: (treasures) => `${treasures} Trésors ou toutes les Capitales`,

  attacks: 'Attaques en place',
  hint: 'Pointez un lieu pour voir qui s’y trouve.',
  hintMove: 'Pressez un de vos lieux, puis celui où l’on marche. Pointez un lieu pour voir qui s’y trouve.',
  legend: {
    reach: 'on peut y aller',
    attack: 'attaque, chance de gagner',
    entrance: 'donjon : les Héros peuvent entrer',
  },
  plan: {
    who: 'Qui part',
    all: (count) => `Tous (${count})`,
    allButOne: 'Tous sauf un',
    none: 'Personne',
    leaveOne: (unit, going, all) =>
      `${capitalize(units[unit].many)} : ${going} sur ${all} partent. Un de moins.`,
    hint: 'Touchez une sorte pour en laisser un sur place, puis la destination.',
    rule: 'Elle peut être reprise jusqu’à la fin de la phase de mouvements, sauf si une autre s’appuie sur elle ou si une carte a été jouée.',
    planned: 'Marches prévues',
    takeBack: (from, to, count) => `Reprendre la marche de ${some(count, 'unité')}, ${from} → ${to}`,
  },
  battleIn: (place) => `Bataille : ${place}`,
  roundAndStep: (round, step) =>
    round === 0
      ? 'Avant le round 1'
      : `Round ${round} · ${{ start: 'début', firstStrike: 'Initiative', normal: 'étape normale' }[step]}`,
  battleOver: (victors) =>
    victors.length > 0 ? `Victoire : ${list(victors.map(Realm))}` : 'Victoire des gardiens',
  guardians: 'Gardiens',
  hits: (count) => (count < 2 ? 'touche' : 'touches'),
  inactive: 'inactif',
  marked: 'marqué',
  firstStrike: 'Initiative',
  toTake: (chance, place) => `${chance} de prendre la place si l’on continue : ${place}`,
  toHold: (chance, place) => `${chance} de tenir la place si l’on continue : ${place}`,
  expectedLoss: (own, enemy) => `En moyenne, l’attaquant perd ${own} Or, le défenseur ${enemy}.`,
  goingTo: (from, to) => `${from} → ${to}`,
  whoGoes: 'Une partie seulement',
  whoIsHit: 'Qui est touché ?',
  which: 'Choisissez',
  aboardShip: 'Ou à bord d’un navire',
  goldLeft: (n) => `${gold(n)} restants`,
  castles: 'Châteaux',
  room: (placed, most) => `${placed} sur ${most}`,
  noLimit: 'sans limite',
  chooseCastle: 'Pressez un Château sur la carte ou ici, puis une unité.',
  chooseUnit: 'Pressez maintenant une unité.',
  foundHint: 'Un nouveau Château coûte 4 Or : pressez un territoire qui n’en a pas.',

  odds: {
    take: (place) => `Prendre ${place}`,
    hold: (place) => `Tenir ${place}`,
    loot: (place) => `Piller ${place}`,
    ownLoss: 'l’attaquant perd en moyenne',
    enemyLoss: 'le défenseur perd en moyenne',
    bothGone: 'plus personne',
    gold: (value) => `${value} Or`,
    noCards: 'Exact, avec les pertes habituelles et sans les cartes des mains.',
    leftOut: (cards) => `Non compté : ${list(cards.map((id) => card(`card:${id}`)))}.`,
    hidden: (tiles, worst, best) =>
      `${tiles === 1 ? 'Gardien inconnu' : 'Gardiens inconnus'} : de ${worst} à ${best}.`,
  },

  decision: {
    parts: {
      draw: 'Pioche',
      move: 'Mouvements',
      battles: 'Batailles',
      reposition: 'Repositionnement',
      reinforce: 'Renforts',
      income: 'Revenus',
    },
    whither: (from) => `${from} : où vont-ils ?`,
    whatAt: (castle) => `${castle} : que recruter ?`,
    howMany: (unit) => `${unit} : combien ?`,
    whereTo: (unit) => `${unit} : où ?`,
    playOn: (name) => `${name} : sur qui ou quoi ?`,
    all: (count, chance) => withChance(`Tous (${count})`, chance),
    allButOne: (chance) => withChance('Tous sauf un', chance),
    just: (count, unit) => `Seulement ${unitCount(unit, count)}`,
    endMoves: (attacks) => (attacks === 0 ? 'Finir' : `Aux batailles (${attacks})`),
    keepGold: (n) => `Finir : garder ${gold(n)}`,
    fightOn: (chance) => withChance('Continuer', chance),
    auto: (losses) => `Perdre ${army(losses)}`,
  },

  mode: {
    label: 'Camps',
    hint: 'À deux ou trois joueurs, ce sont toujours les Alliances.',
    hints: {
      alliances: 'Karkoth et le Cercle de Fer contre Vailin et Nerath.',
      freeForAll: 'Chaque royaume pour soi.',
    },
  },
  length: {
    label: 'Durée',
    hint: 'On regarde à la fin de chaque tour complet.',
    hints: {
      alliances: {
        short: '20 points de victoire pour un camp.',
        medium: '30 points de victoire pour un camp.',
        long: 'Les quatre Capitales, ou 12 Trésors pour un camp.',
      },
      freeForAll: {
        short: '13 points de victoire.',
        medium: '20 points de victoire.',
        long: 'Les quatre Capitales, ou 8 Trésors.',
      },
    },
  },
  roundLimit: { label: 'Dernier tour complet', hint: '0 : aucun. Après lui, qui mène a gagné.' },
  groups: {
    units: 'Unité',
    events: 'Événement',
    treasures: 'Trésor',
    guardians: 'Gardien',
    lands: 'Territoire terrestre',
    seas: 'Zone maritime',
    entrances: 'Entrée de donjon',
  },
};
