import { capitalize, french } from '@gonfalon/kernel';
import type { GuardianId, RealmId } from '../content/index.ts';
import type { RolledDie } from '../rules/vocabulary.ts';
import { coverMessages } from './cover.ts';
import type { NerathMessages } from './messages.ts';
import { namesFr } from './names.fr.ts';
import { orders } from './orders.fr.ts';
import { refusalsFr } from './refusals.fr.ts';
import { chaptersFr, rulesFr, rulingsFr } from './rules.fr.ts';
import {
  army,
  card,
  gold,
  head,
  hits,
  of,
  ofRealm,
  place,
  Realm,
  realm,
  the,
  toRealm,
  unitCount,
} from './things.fr.ts';

const { list, some } = french;
const { guardians, units } = namesFr;

const PARTS = {
  space: 'choisissez un espace',
  from: 'choisissez d’où viennent les unités',
  to: 'choisissez où elles vont',
  piece: 'choisissez une unité',
  remove: 'choisissez une unité à retirer',
  who: 'choisissez qui part, l’un après l’autre',
  realm: 'choisissez un royaume',
  card: 'choisissez la carte à mettre sous votre pioche, ou aucune',
  spread: 'choisissez un espace pour chacun',
} as const;

const MOVES = {
  march: 'Marche',
  landing: 'Débarquement',
  fly: 'Envol',
  sail: 'Navigation',
  land: 'Débarquement',
} as const;

const WINDOWS: Readonly<Record<string, string>> = {
  explore: 'des Héros l’explorent',
  battleStart: 'la bataille commence',
  battleRoundStart: 'un round de bataille commence',
  firstStrike: 'l’étape d’Initiative commence',
  beforeRoll: 'votre camp va lancer ses dés',
  afterRoll: 'vos dés sont lancés',
  beforeDamage: 'votre camp va subir des touches',
  unitDestroyed: 'un de vos Héros est tombé',
  afterDamage: 'les pertes sont prises',
  battleRoundEnd: 'le round de bataille se termine',
  battleEnd: 'la bataille est finie',
  afterAmok: 'vous l’avez conquis',
};

function dieText({ by, unit, sides, face, hits: scored }: RolledDie): string {
  const who = unit ? units[unit].one : (guardians[by as GuardianId] ?? '');
  return `${who ? `${who} ` : ''}D${sides} : ${face}${scored > 0 ? (scored > 1 ? ' ✦✦' : ' ✦') : ''}`;
}

const STEPS = {
  firstStrike: 'Initiative',
  normal: 'étape normale',
  death: 'attaque posthume',
  bombardment: 'bombardement',
} as const;

export const fr: NerathMessages = {
  language: 'fr',
  ...coverMessages.fr,
  rules: rulesFr,
  chapters: chaptersFr,
  rulings: rulingsFr,
  names: namesFr,
  seats: Object.values(namesFr.realms).map(({ short }) => short),
  realms: (ids) => list(ids.map(head)),
  sides: ['Karkoth et Cercle de Fer', 'Vailin et Nerath'],
  thing: (ref) => capitalize(the(ref)),
  kinds: {
    land: 'un territoire terrestre',
    sea: 'une zone maritime',
    entrance: 'une entrée de donjon',
    realm: 'un royaume',
    card: 'une carte',
    unit: 'une unité',
    ship: 'un Navire de Guerre',
    die: 'un dé de Gardien',
    number: 'un nombre',
    way: 'une marche prévue',
  },

  prompts: {
    turnStart: ({ realm: id }) =>
      `${head(id)} : votre tour commence. Utilisez une Propriété, jouez une carte, ou continuez.`,
    target: ({ realm: id, card: ref, part, left }) =>
      `${head(id)}, ${card(ref)} : ${PARTS[part]}${left > 1 ? ` (${left} à choisir)` : ''}.`,
    draw: ({ realm: id }) => `${head(id)} : jouez des cartes de la phase de pioche, ou continuez.`,
    move: ({ realm: id }) => `${head(id)} : marchez, jouez une carte, ou terminez vos mouvements.`,
    whither: ({ realm: id, from }) => `${head(id)} : de ${place(from)}, vers où ?`,
    who: ({ realm: id, move, from, to }) =>
      `${head(id)} : ${MOVES[move]}, ${place(from)} → ${place(to)}. Qui part ?`,
    choose: ({ realm: id, from, to, taken }) =>
      `${head(id)}, ${place(from)} → ${place(to)} : ${army(taken)}. Prenez-en d’autres, ou partez.`,
    ship: ({ realm: id, zone, unit }) =>
      `${head(id)}, ${place(zone)} : choisissez le navire où embarque l’unité (${units[unit].one}).`,
    blockade: ({ realm: id, zone }) =>
      `${head(id)}, ${place(zone)} : choisissez le territoire que vise le navire.`,
    interlude: ({ realm: id, active, after }) =>
      `${head(id)} : ${realm(active)} a terminé ses ${after === 'move' ? 'mouvements' : 'batailles'}. Jouez une carte, ou passez.`,
    battle: ({ realm: id }) => `${head(id)} : choisissez la prochaine bataille.`,
    landing: ({ realm: id }) => `${head(id)} : débarquez la cargaison des navires vainqueurs, ou continuez.`,
    window: ({ realm: id, space, window, round }) =>
      `${head(id)}, ${place(space)}${round > 0 ? `, round ${round}` : ''} : ${WINDOWS[window] ?? window}. Jouez une carte, ou passez.`,
    share: ({ realm: id, space, hits: n, half, ally }) =>
      `${head(id)}, ${place(space)} : ${hits(n)} à partager avec ${realm(ally)}. La moitié est ${half} pour vous.`,
    agree: ({ realm: id, space, hits: n, share, ally }) =>
      `${head(id)}, ${place(space)} : ${realm(ally)} propose d’en prendre ${share} sur ${hits(n)}. Prenez-vous le reste ?`,
    losses: ({ realm: id, space, hits: n }) =>
      `${head(id)}, ${place(space)} : ${hits(n)} à encaisser. Par qui ?`,
    guardians: ({ realm: id, space, hits: n }) =>
      `${head(id)}, pour les Gardiens, ${place(space)} : ${hits(n)}. Quels dés partent ?`,
    onward: ({ realm: id, space, round }) =>
      `${head(id)}, ${place(space)} : le round ${round} est fini. Poursuite, ou Retraite ?`,
    scatter: ({ realm: id, space }) => `${head(id)}, ${place(space)} : choisissez qui part, et où.`,
    reroll: ({ realm: id, card: ref }) => `${head(id)} : ${card(ref)} vous laisse relancer un dé raté.`,
    cancel: ({ realm: id, space, card: ref, hits: n }) =>
      `${head(id)}, ${place(space)} : ${hits(n)} sur votre camp. En annuler une par ${card(ref)} ?`,
    resurrect: ({ realm: id, card: ref, unit }) =>
      `${head(id)} : ${units[unit].one} détruit. Ramener un Héros par ${card(ref)} pour 1 Or ?`,
    amok: ({ realm: id, space }) => `${head(id)}, ${place(space)} : qui est pris de Folie Furieuse ?`,
    looted: ({ realm: id }) => `${head(id)} : vous avez trouvé un Trésor. Jouez-le maintenant, ou gardez-le.`,
    leave: ({ realm: id, space }) => `${head(id)}, ${place(space)} : vos Héros doivent sortir.`,
    fly: ({ realm: id }) => `${head(id)} : repositionnez vos unités volantes, ou continuez.`,
    reinforce: ({ realm: id }) => `${head(id)} : achetez des unités, ou terminez votre tour.`,
    to: ({ realm: id, castle, unit }) =>
      `${head(id)}, ${place(castle)} : où vont les nouvelles unités (${units[unit].many}), et combien ?`,
    valhalla: ({ realm: id }) => `${head(id)} : le Cor du Valhalla ajoute un Fantassin. Où ?`,
    roundEnd: ({ realm: id }) => `${head(id)} : le tour complet se termine. Jouez un Trésor, ou passez.`,
  },

  choices: {
    use: (ref) => `Utiliser ${the(ref)}`,
    play: (ref, ...targets) =>
      targets.length > 0 ? `Jouer ${the(ref)} : ${targets.map(the).join(', ')}` : `Jouer ${the(ref)}`,
    done: () => 'Terminé',
    end: () => 'Finir les mouvements',
    pass: () => 'Passer',
    space: (ref) => capitalize(the(ref)),
    piece: (at, ref) => `${capitalize(the(ref))} : ${the(at)}`,
    realm: (ref) => capitalize(the(ref)),
    card: (ref) => `Mettre ${the(ref)} sous la pioche`,
    none: () => 'Personne d’autre',
    march: (from, to) => `Marche : ${the(from)} → ${the(to)}`,
    from: (ref) => `Marche depuis : ${the(ref)}…`,
    back: () => 'Partir d’ailleurs',
    withdraw: (ref) => `Annuler : ${the(ref)}`,
    all: () => 'Tous',
    'all-but-one': () => 'Tous sauf un',
    just: (ref, n) => `Seulement ${of(n, ref)}`,
    choose: () => 'Choisir…',
    take: (ref, n) => `Prendre ${of(n, ref)}`,
    go: () => 'Partir',
    aboard: (ref) => `À bord : ${the(ref)}`,
    fire: (at) => `Viser : ${the(at)}`,
    fight: (at) => `Combattre : ${the(at)}`,
    half: () => 'Moitié-moitié',
    share: (n) => `En prendre ${the(n)} soi-même`,
    accept: () => 'Accepter',
    refuse: () => 'Refuser',
    auto: () => 'Dans l’ordre habituel',
    lose: (ref) => `Une touche : ${the(ref)}`,
    drop: (ref) => `Éliminer : ${the(ref)}`,
    on: () => 'Poursuivre',
    retreat: (to) => `Retraite : ${the(to)}`,
    scatter: () => 'Retraite vers plusieurs lieux',
    send: (ref, to, n) => `Envoyer ${of(n, ref)} : ${the(to)}`,
    reroll: (ref, face) => `Relancer le ${the(face)} (${the(ref)})`,
    cancel: () => 'Annuler une touche',
    revive: (ref, at) => `Ramener ${the(ref)} : ${the(at)}`,
    amok: (ref, to, n) => `Folie Furieuse, ${of(n, ref)} : ${the(to)}`,
    leave: (ref, to, n) => `Sortir, ${of(n, ref)} : ${the(to)}`,
    fly: (from, to) => `Envol : ${the(from)} → ${the(to)}`,
    raise: (castle, unit) => `Acheter ${the(unit)} : ${the(castle)}`,
    to: (at, n) => `${the(n)} : ${the(at)}`,
    found: (at) => `Bâtir un Château : ${the(at)}`,
    sail: (from, to) => `Voguer : ${the(from)} → ${the(to)}`,
    land: (from, to) => `Débarquer : ${the(from)} → ${the(to)}`,
  },

  events: {
    turn: ({ realm: id, round }) => `Tour complet ${round} : au tour ${ofRealm(id)}.`,
    phase: ({ realm: id, phase }) =>
      `${head(id)} : phase de ${{ move: 'mouvements', battles: 'batailles', reposition: 'repositionnement', reinforce: 'renforts' }[phase]}.`,
    drew: ({ realm: id, card: ref }) =>
      ref ? `${Realm(id)} pioche ${card(ref)}.` : `${Realm(id)} pioche un Événement.`,
    'deck-empty': ({ realm: id }) => `${Realm(id)} n’a plus d’Événement à piocher.`,
    reshuffled: ({ realm: id, count }) =>
      `${Realm(id)} mélange ${some(count, 'Événement')} en une nouvelle pioche.`,
    played: ({ realm: id, card: ref }) => `${Realm(id)} joue ${card(ref)}.`,
    'no-effect': ({ card: ref }) => `${card(ref)} est sans effet.`,
    used: ({ realm: id, card: ref }) => `${Realm(id)} utilise ${card(ref)}.`,
    points: ({ realm: id, points, total }) =>
      `${Realm(id)} marque ${some(points, 'point de victoire', 'points de victoire')} et en a ${total}.`,
    marched: ({ realm: id, from, to, units: who, move }) =>
      `${head(id)}, ${MOVES[move]} : ${army(who)}, ${place(from)} → ${place(to)}.`,
    withdrawn: ({ realm: id, from, to, units: who }) =>
      `${head(id)} annule la marche : ${army(who)}, ${place(from)} → ${place(to)}.`,
    added: ({ realm: id, space, units: who }) => `${head(id)}, ${place(space)} : ${army(who)} de plus.`,
    removed: ({ realm: id, space, units: who }) => `${head(id)}, ${place(space)} : ${army(who)} retirés.`,
    replaced: ({ realm: id, space, unit, by, with: other }) =>
      `${place(space)} : ${units[unit].one} ${ofRealm(id)} remplacé par ${units[other].one} ${ofRealm(by)}.`,
    transferred: ({ realm: id, from, to, units: who }) =>
      `${head(id)}, transfert : ${army(who)}, ${place(from)} → ${place(to)}.`,
    gold: ({ realm: id, gold: n, from }) =>
      from ? `${Realm(id)} prend ${gold(n)} ${toRealm(from)}.` : `${Realm(id)} gagne ${gold(n)}.`,
    paid: ({ realm: id, gold: n }) => `${Realm(id)} paie ${gold(n)}.`,
    'move-ended': ({ realm: id, attacks }) =>
      attacks.length > 0
        ? `${Realm(id)} termine ses mouvements et attaque : ${list(attacks.map(place))}.`
        : `${Realm(id)} termine ses mouvements.`,
    lapsed: ({ realm: id, space }) => `${place(space)} : l’attaque ${ofRealm(id)} tombe.`,
    battle: ({ realm: id, space, attackers, defenders }) => {
      const others = Object.entries(defenders).map(
        ([owner, who]) => `${head(owner as RealmId)} (${army(who)})`,
      );
      return `${place(space)} : ${realm(id)} attaque avec ${army(attackers)}${others.length > 0 ? `, contre ${list(others)}` : ''}.`;
    },
    uncovered: ({ space, tiles }) =>
      `${place(space)}, Gardiens : ${list(tiles.map((tile) => guardians[tile]))}.`,
    round: ({ space, round }) => `${place(space)}, round ${round}.`,
    rolled: ({ side, step, dice, hits: n }) =>
      `${side === 'attacker' ? 'Attaque' : 'Défense'}, ${STEPS[step]} : ${dice.map(dieText).join(', ')}. ${capitalize(hits(n))}.`,
    rerolled: ({ realm: id, dice }) => `${Realm(id)} relance : ${dice.map(dieText).join(', ')}.`,
    hits: ({ side, hits: n }) =>
      `${side === 'attacker' ? 'L’attaquant' : 'Le défenseur'} inflige ${hits(n)}.`,
    cancelled: ({ realm: id, card: ref, hits: n }) => `${Realm(id)} annule ${hits(n)} par ${card(ref)}.`,
    shared: ({ shares }) =>
      `Touches partagées : ${Object.entries(shares)
        .map(([id, n]) => `${head(id as RealmId)} ${n}`)
        .join(', ')}.`,
    destroyed: ({ realm: id, space, units: who, why }) =>
      why === 'hit'
        ? `${place(space)} : ${realm(id)} perd ${army(who)}.`
        : `${place(space)} : ${realm(id)} perd ${army(who)}, faute de place où aller.`,
    marked: ({ realm: id, space, unit }) =>
      unit === 'castle'
        ? `${place(space)} : le Château ${ofRealm(id)} est inactif pour cette bataille.`
        : `${place(space)} : ${units[unit].one} ${ofRealm(id)} encaisse une touche et combat encore.`,
    'guardian-hit': ({ guardian, die }) => `${guardians[guardian]} perd son D${die}.`,
    'guardian-beaten': ({ guardian }) => `Gardien vaincu : ${guardians[guardian]}.`,
    retreated: ({ realm: id, from, to, units: who }) =>
      `${Realm(id)} bat en Retraite : ${army(who)}, ${place(from)} → ${place(to)}.`,
    won: ({ realm: id, space, fought }) =>
      fought
        ? `${place(space)} : ${realm(id)} gagne la bataille.`
        : `${place(space)} : ${realm(id)} ne rencontre aucune résistance.`,
    defended: ({ realm: id, space }) =>
      id ? `${place(space)} : ${realm(id)} garde le territoire.` : `${place(space)} : l’attaque a échoué.`,
    conquered: ({ realm: id, space, from, control }) =>
      control === id
        ? `${place(space)} : conquis par ${realm(id)}, pris ${toRealm(from)}.`
        : `${place(space)} : libéré par ${realm(id)}, rendu ${toRealm(control)}.`,
    looted: ({ realm: id, space, gold: n }) => `${place(space)} : ${realm(id)} pille le donjon, ${gold(n)}.`,
    'treasure-drawn': ({ realm: id, card: ref }) =>
      ref ? `${Realm(id)} trouve ${card(ref)}.` : `${Realm(id)} trouve un Trésor.`,
    resurrected: ({ realm: id, unit, space }) =>
      `${place(space)} : ${units[unit].one} ${ofRealm(id)} revient à la vie.`,
    'saw-tiles': ({ realm: id, space, tiles }) =>
      tiles
        ? `${Realm(id)} regarde dans un donjon, ${place(space)} : ${list(tiles.map((tile) => guardians[tile]))}.`
        : `${Realm(id)} regarde dans un donjon : ${place(space)}.`,
    'saw-deck': ({ realm: id, count, under, cards, card: ref }) => {
      const seen = cards ? ` : ${list(cards.map(card))}` : '';
      const put = ref ? ` ; ${card(ref)} va dessous` : under ? ' ; une va dessous' : '';
      return `${Realm(id)} regarde ${some(count, 'carte')} de sa pioche${seen}${put}.`;
    },
    'tile-added': ({ space, count }) => `${place(space)} : ${some(count, 'tuile')} de Gardien.`,
    bought: ({ realm: id, castle, unit, count, space, gold: n }) =>
      `${head(id)}, ${place(castle)} : ${unitCount(unit, count)} pour ${gold(n)}${space === castle ? '' : ` → ${place(space)}`}.`,
    founded: ({ realm: id, space }) => `${place(space)} : ${realm(id)} bâtit un Château.`,
    income: ({ realm: id, gold: n, total }) => `${Realm(id)} reçoit ${gold(n)} et en a ${total}.`,
    'round-ended': ({ round }) => `Fin du tour complet ${round}.`,
    resigned: ({ realms: ids }) => `Abandon : ${list(ids.map(head))}.`,
    ended: 'La guerre est finie.',
  },

  refusals: refusalsFr,

  endings: {
    points: 'L’objectif de points de victoire est atteint.',
    capitals: 'Toutes les Capitales sont dans une même main.',
    treasures: 'L’objectif de Trésors est atteint.',
    'round-limit': 'Le dernier tour complet est fini.',
    resigned: 'L’autre camp a abandonné.',
  },
  victory: (ids, draw) =>
    draw ? `Match nul entre ${list(ids.map(head))}.` : `Victoire : ${list(ids.map(head))}.`,

  orders,
  features: {
    points: 'points',
    closing: 'points à l’approche de la fin',
    winning: 'l’objectif atteint, et en tête',
    income: 'revenus',
    gold: 'or',
    army: 'l’armée',
    castles: 'châteaux',
    capital: 'la capitale tenue',
    'foreign-capitals': 'capitales des autres',
    treasures: 'trésors',
    'hidden-points': 'points des trésors pas encore joués',
    cards: 'cartes en main',
    exposed: 'terres que l’ennemi peut prendre',
    prospects: 'terres à portée',
    stranded: 'troupes à la merci d’un ennemi plus fort',
    closeness: 'troupes proches de ce qu’elles peuvent prendre',
  },

  board: {
    round: (round) => `Tour complet ${round}`,
    phases: {
      turnStart: 'début du tour',
      draw: 'Pioche',
      move: 'Mouvements',
      battles: 'Batailles',
      reposition: 'Repositionnement',
      reinforce: 'Renforts',
      income: 'Revenus',
      roundEnd: 'fin du tour complet',
    },
    turn: (name) => `au tour : ${name}`,
    over: 'La partie est finie',
    points: (n) => `${n} PV`,
    gold,
    income: (n) => some(n, 'territoire'),
    cards: (n, deck) => `${some(n, 'carte')} (pioche ${deck})`,
    treasures: (n) => `${some(n, 'Trésor')} en main`,
    hand: 'Événements en main',
    held: 'Trésors en main',
    inPlay: 'Trésors en jeu',
    nothing: 'rien',
    capital: 'Capitale',
    aboard: 'à bord',
    lands: 'Territoires terrestres (propriétaire entre crochets) :',
    seas: 'Zones maritimes occupées :',
    dungeons: 'Entrées de donjon :',
    tiles: (n) => `${some(n, 'tuile')} face cachée`,
    battle: (space, name, round) => `Bataille, ${space} : ${name} attaque, round ${round}.`,
    absent: 'absent',
    units: (counts) => counts.map(([id, n]) => unitCount(id, n)).join(', '),
    colon: (before, after) => `${before} : ${after}`,
  },
};
