import type { Ref, RefusalContext, Seat } from '@gonfalon/kernel';
import { capitalize, french } from '@gonfalon/kernel';
import type { BuildingKind, CardId, Keyword, Resource, Stat, UnitId } from '../content/index.ts';
import { boardFr } from '../text-board/fr.ts';
import { coverMessages } from './cover.ts';
import type { EchoesMessages } from './messages.ts';
import { labelOf } from './messages.ts';
import { namesFr as names } from './names.fr.ts';
import { chaptersFr, rulesFr, rulingsFr } from './rules.fr.ts';

const { list, some } = french;
const SEATS = ['Souverain 1', 'Souverain 2', 'Souverain 3', 'Souverain 4'];

const ruler = (seat: Seat): string => SEATS[seat] ?? `Souverain ${seat + 1}`;
const card = (id: CardId): string => names.cards[id].name;
const cards = (n: number): string => some(n, 'carte');
const building = (kind: BuildingKind): string => names.buildings[kind];
const resources = (n: number, res: Resource): string =>
  res === 'joker' ? some(n, 'joker') : `${n} ${names.resources[res]}`;

/** Ce dont parle un événement : une unité par sa carte, ou un bâtiment. */
const theBuilding = (kind: BuildingKind): string => (kind === 'camp' ? 'le Camp' : `la ${building(kind)}`);
const ofBuilding = (kind: BuildingKind): string => (kind === 'camp' ? 'du Camp' : `de la ${building(kind)}`);
const thing = (e: { readonly card?: UnitId; readonly building?: BuildingKind }): string =>
  e.card ? `« ${card(e.card)} »` : theBuilding(e.building ?? 'capital');

const AFTER = {
  main: '',
  lent: ' d’emprunt',
  mate: ' du coéquipier',
  temp: ' temporaire',
  'mate-temp': ' temporaire du coéquipier',
};

function source(name: string): string {
  if (name === 'life') return 'points de santé de la Capitale';
  const cut = name.lastIndexOf('-');
  const kind = name.slice(0, cut) as keyof typeof AFTER;
  return `${names.resources[name.slice(cut + 1) as Resource]}${AFTER[kind] ?? ''}`;
}

const basics = {
  names,
  unit: (id: number) => `l’unité ${id}`,
  building: (id: number) => `le bâtiment ${id}`,
  source,
};

const the = (ref: Ref | undefined): string => {
  if (ref === undefined) return '…';
  const label = labelOf(basics, ref);
  return Object.hasOwn(names.cards, ref) ? `« ${label} »` : label;
};
const The = (ref: Ref | undefined): string => capitalize(the(ref));
const first = ({ where }: RefusalContext): string => The(where[0]);
/** Après « de ». */
const of = (ref: Ref | undefined): string => {
  const text = the(ref);
  return text.startsWith('le ') ? `du ${text.slice(3)}` : `de ${text}`;
};

const gift = (gives: Keyword | Stat, x: number): string => {
  if (gives in names.stats) return `${x >= 0 ? '+' : ''}${x} en ${names.stats[gives as Stat]}`;
  return names.keywords[gives as Keyword].replace('X', String(x)).replace(' [Classe]', '');
};

export const fr: EchoesMessages = {
  ...basics,
  square: (name) => `case ${name}`,
  mode: (name) => `mode ${name}`,
  language: 'fr',
  ...coverMessages.fr,
  rules: rulesFr,
  chapters: chaptersFr,
  rulings: rulingsFr,
  seats: SEATS,
  sides: ['Souverains 1 et 3', 'Souverains 2 et 4'],
  orders: {
    intro: 'Ce qui se passe pendant les tours adverses sans qu’on vous consulte.',
    fields: {
      reactions: {
        label: 'Jouer les Réactions',
        hint: 'Une Réaction est payée automatiquement ; ce qu’elle permet de choisir est choisi pour vous.',
        options: {
          never: 'jamais',
          'when-lost': 'seulement pour ce qui serait perdu ou l’est déjà',
          always: 'dès qu’une Réaction est jouable',
        },
      },
      keep: { label: 'Ne jamais jouer celles-ci d’office' },
    },
  },
  features: {
    capital: 'santé de la Capitale',
    army: 'unités',
    'few-units': 'risque de perdre la dernière unité',
    resources: 'ressources principales',
    kinds: 'sortes de ressources',
    temporary: 'ressources temporaires',
    hand: 'cartes en main',
    playable: 'cartes bientôt payables',
    events: 'Événements actifs',
    deck: 'cartes dans la pioche',
    barracks: 'Casernes',
    'royal-pawns': 'pions royaux à employer',
    attacks: 'attaques à portée',
    'later-attacks': 'attaques du prochain tour',
    siege: 'dégâts à portée sur une Capitale ennemie',
    'later-siege': 'menaces sur une Capitale ennemie',
    march: 'chemin vers la Capitale ennemie',
    settling: 'chemin vers les terres à Camps',
  },
  kinds: {
    unit: 'une unité',
    building: 'un bâtiment',
    square: 'une case',
    card: 'une carte',
    civ: 'une civilisation',
    pawn: 'un pion',
    mode: 'un mode',
    source: 'une ressource',
    option: 'une option',
    number: 'un nombre',
  },

  prompts: {
    lead: 'Choisir votre civilisation en premier, ou laisser les autres choisir d’abord ?',
    civ: 'Choisissez une civilisation.',
    scout: 'Quel Éclaireur de départ commence sur votre Capitale ?',
    restock: ({ left }) =>
      left < 0
        ? 'Réapprovisionnement : mettez de côté autant de cartes que vous voulez.'
        : `Réapprovisionnement : mettez de côté ${cards(left)} au plus.`,
    mobilise: 'Déplacez vos unités, agissez.',
    deploy: 'Déployez des unités, jouez des cartes, ou finissez votre tour.',
    pay: ({ for: what }) => `Payez ${what === 'barracks' ? 'la Caserne' : `« ${card(what)} »`}.`,
    rotate: ({ tile }) => `Faites pivoter la tuile ${tile}.`,
    enter: ({ card: id }) => `Quel pion et quel mode pour « ${card(id)} » ?`,
    effect: ({ card: id }) => `« ${card(id)} » : choisissez un effet.`,
    pick: ({ card: id }) => `« ${card(id)} » : choisissez une cible.`,
    'drop-event': 'Vous avez 3 Événements actifs : lequel défaussez-vous ?',
    react: ({ window }) => `${names.windows[window]}. Jouer une Réaction, ou passer ?`,
    may: ({ card: id }) => `Utiliser l’effet de « ${card(id)} » ?`,
    place: ({ card: id }) => `Où va « ${card(id)} » ?`,
    discard: ({ excess }) => `Défaussez ${cards(excess)}.`,
    resource: ({ card: id }) => `« ${card(id)} » : choisissez une ressource.`,
    opponent: ({ card: id }) => `« ${card(id)} » : quel adversaire ?`,
    begin: 'Quel membre de votre équipe commence ?',
    search: ({ card: id, from, left }) =>
      `« ${card(id)} » : prenez ${cards(left)} au plus dans ${from === 'deck' ? 'votre paquet' : 'votre défausse'}.`,
    'muster-civ': 'Choisissez la civilisation de votre paquet.',
    muster: ({ cards: n }) => `Créez votre paquet : ${cards(n)} sur 35.`,
    tile: ({ card: id }) => `« ${card(id)} » : choisissez une tuile non découverte.`,
    choose: ({ card: id }) => `« ${card(id)} » : la carte de votre adversaire vous laisse le choix.`,
  },

  choices: {
    first: () => 'Choisir en premier',
    second: () => 'Laisser les autres choisir d’abord',
    civ: (id) => labelOf(basics, id ?? ''),
    scout: (id) => labelOf(basics, id ?? ''),
    set: (id) => `Mettre de côté ${the(id)}`,
    done: () => 'Terminé',
    move: (unit, to) => `Déplacer ${the(unit)} en ${the(to)}`,
    attack: (unit, target) => `Attaquer ${the(target)} avec ${the(unit)}`,
    mode: (unit) => `Changer le mode ${of(unit)}`,
    camp: (unit) => `Construire un Camp avec ${the(unit)}`,
    barracks: (unit) => `Construire une Caserne avec ${the(unit)}`,
    transfer: (unit, old) => `Transférer ${the(old)} vers ${the(unit)}`,
    draw: (unit) => `Piocher une carte au village avec ${the(unit)}`,
    restock: (unit) => `Se réapprovisionner au village avec ${the(unit)}`,
    ability: (unit, n) => `Utiliser la capacité ${n ?? '…'} ${of(unit)}`,
    play: (id, unit) => (unit === undefined ? `Jouer ${the(id)}` : `Jouer ${the(id)} sur ${the(unit)}`),
    dropEvent: (id) => `Défausser l’Événement ${the(id)}`,
    pass: () => 'Passer',
    deploy: (id, at) => `Déployer ${the(id)} en ${the(at)}`,
    replace: (id, unit, at) => `Déployer ${the(id)} en ${the(at)} à la place ${of(unit)}`,
    revive: (pawn) => `Ramener le pion ${the(pawn)}`,
    auto: () => 'Payer automatiquement',
    pay: (name) => `Payer avec : ${the(name)}`,
    rotate: (turn) => `Pivoter de ${turn ?? '…'}°`,
    enter: (pawn, mode) => `${The(pawn)}, ${the(mode)}`,
    effect: (n) => `Effet ${n ?? '…'}`,
    pick: (ref) => The(ref),
    react: (id) => `Jouer ${the(id)}`,
    use: () => 'Utiliser',
    decline: () => 'Refuser',
    to: (at) => `Aller en ${the(at)}`,
    stay: () => 'Rester',
    discard: (id) => `Défausser ${the(id)}`,
    food: () => 'Nourriture',
    wood: () => 'Bois',
    gold: () => 'Or',
    seat: (n) => ruler(Number(n)),
    begin: (n) => `${ruler(Number(n))} commence`,
    take: (id) => `Prendre ${the(id)}`,
    add: (id) => `Ajouter ${the(id)}`,
    drop: (id) => `Retirer ${the(id)}`,
    clear: () => 'Vider la liste',
    preset: () => 'Reprendre le paquet de la boîte',
    tile: (at) => `Révéler la tuile en ${the(at)}`,
    option: (id) => labelOf(basics, id ?? ''),
  },

  events: {
    dice: ({ seats, rolls }) => `${list(seats.map((seat, i) => `${ruler(seat)} obtient ${rolls[i] ?? 0}`))}.`,
    'civ-chosen': ({ seat, civ }) => `${ruler(seat)} choisit sa civilisation : ${names.civs[civ]}.`,
    mustered: ({ seat }) => `${ruler(seat)} remet son paquet.`,
    begins: ({ seat }) => `La partie commence. ${ruler(seat)} joue en premier.`,
    turn: ({ seat, turn }) => `Tour ${turn} : ${ruler(seat)}.`,
    deployment: ({ seat }) => `${ruler(seat)} passe au Déploiement.`,
    refreshed: ({ seat }) => `${ruler(seat)} rafraîchit ses ressources et ses unités.`,
    moved: ({ seat, card: id, from, to }) => `${ruler(seat)} déplace « ${card(id)} » de ${from} en ${to}.`,
    explored: ({ seat, tile, at }) => `${ruler(seat)} révèle la tuile ${tile} en ${at}.`,
    rotated: ({ tile, rotation }) => `La tuile ${tile} est posée à ${rotation}°.`,
    'went-back': ({ card: id, to }) => `« ${card(id)} » recule en ${to}.`,
    placed: ({ card: id, to }) => `« ${card(id)} » est placé en ${to}.`,
    pushed: ({ card: id, to }) => `« ${card(id)} » est repoussé en ${to}.`,
    switched: ({ card: id, mode }) => `« ${card(id)} » passe en mode ${names.modes[mode]}.`,
    built: ({ seat, building: kind, at }) =>
      `${ruler(seat)} construit ${kind === 'camp' ? 'un Camp' : `une ${building(kind)}`} en ${at}.`,
    transferred: ({ seat, building: kind, from, at }) =>
      `${ruler(seat)} transfère ${theBuilding(kind)} de ${from} en ${at}.`,
    removed: ({ seat, building: kind, at }) => `${ruler(seat)} retire ${theBuilding(kind)} de ${at}.`,
    paid: ({ seat, sources }) => `${ruler(seat)} paie : ${list(sources.map(source))}.`,
    gained: ({ seat, res, n }) => `${ruler(seat)} gagne ${n} ${names.resources[res]}.`,
    tokens: ({ seat, res, n, card: id }) =>
      `${ruler(seat)} gagne pour un temps ${resources(n, res)}, sur « ${card(id)} ».`,
    attack: ({ seat, card: id, mode, foe, foeCard, foeBuilding }) =>
      `${ruler(seat)} attaque ${thing({ ...(foeCard && { card: foeCard }), ...(foeBuilding && { building: foeBuilding }) })} de ${ruler(foe)} avec « ${card(id)} » (${names.modes[mode]}).`,
    'attack-cancelled': ({ card: id }) => `L’attaque de « ${card(id)} » n’a pas d’effet.`,
    damaged: (e) =>
      `${capitalize(thing(e))} de ${ruler(e.seat)} subit ${some(e.n, 'dégât')} : il en reste ${e.left}.`,
    healed: (e) =>
      `${capitalize(thing(e))} de ${ruler(e.seat)} soigne ${some(e.n, 'dégât')} : santé ${e.left}.`,
    'life-lost': ({ seat, n, left }) =>
      `La Capitale de ${ruler(seat)} perd ${some(n, 'point')} de santé : il en reste ${left}.`,
    lost: ({ seat, card: id, at }) => `${ruler(seat)} perd « ${card(id)} » en ${at}.`,
    razed: ({ seat, building: kind, at }) => `${ruler(seat)} perd ${theBuilding(kind)} en ${at}.`,
    drew: ({ seat, count, cards: drawn }) =>
      drawn ? `${ruler(seat)} pioche : ${list(drawn.map(card))}.` : `${ruler(seat)} pioche ${cards(count)}.`,
    resupplied: ({ seat, count, cards: drawn }) =>
      drawn
        ? `${ruler(seat)} se réapprovisionne (${cards(count)}) : ${list(drawn.map(card)) || 'rien'}.`
        : `${ruler(seat)} se réapprovisionne (${cards(count)}).`,
    discarded: ({ seat, card: id }) => `${ruler(seat)} défausse « ${card(id)} ».`,
    deployed: ({ seat, card: id, at, pawn, mode }) =>
      `${ruler(seat)} déploie « ${card(id)} » en ${at}${pawn === 'pawn' ? '' : `, pion ${names.pawns[pawn]}`} (${names.modes[mode]}).`,
    replaced: ({ seat, card: id }) => `${ruler(seat)} défausse « ${card(id)} » pour faire de la place.`,
    played: ({ seat, card: id, effect, on }) =>
      `${ruler(seat)} joue « ${card(id)} »${effect ? `, effet ${effect}` : ''}${on ? ` sur « ${card(on)} »` : ''}.`,
    'card-cancelled': ({ card: id }) => `« ${card(id)} » n’a pas d’effet et est défaussée.`,
    'event-dropped': ({ seat, card: id }) => `${ruler(seat)} défausse l’Événement « ${card(id)} ».`,
    ability: ({ seat, card: id }) => `${ruler(seat)} utilise la capacité de « ${card(id)} ».`,
    village: ({ seat, card: id, at }) => `${ruler(seat)} utilise le village en ${at} avec « ${card(id)} ».`,
    took: ({ seat, card: id, from }) =>
      `${ruler(seat)} prend « ${card(id)} » dans ${from === 'deck' ? 'son paquet' : 'sa défausse'}.`,
    given: (e) => `${capitalize(thing(e))} de ${ruler(e.seat)} reçoit ${gift(e.gives, e.x)}.`,
    exhausted: ({ card: id }) => `« ${card(id)} » est épuisé.`,
    'refreshed-unit': ({ card: id }) => `« ${card(id)} » est rafraîchi.`,
    revived: ({ seat, pawn }) => `${ruler(seat)} ramène le pion ${names.pawns[pawn]}.`,
    lends: ({ seat, from }) => `${ruler(seat)} peut payer ce tour-ci avec les ressources de ${ruler(from)}.`,
    exposed: ({ seat, building: kind, at }) =>
      `La garnison ${ofBuilding(kind)} de ${ruler(seat)} en ${at} peut être visée ce tour-ci.`,
    reduced: ({ seat, card: id }) => `« ${card(id)} » réduit un prix de ${ruler(seat)} ce tour-ci.`,
    chose: ({ seat, option, card: id }) =>
      `« ${card(id)} » : ${ruler(seat)} choisit « ${names.options[option]} ».`,
    resigned: ({ seat }) => `${ruler(seat)} abandonne.`,
  },

  refusals: {
    'ECH-1.2': (c) =>
      c.where.length > 0 && c.where[0] && /^[a-z]/.test(c.where[0])
        ? `Un autre souverain joue déjà : ${the(c.where[0])}.`
        : 'Un souverain n’a pas de civilisation.',
    'ECH-1.3': () => 'La grille ne correspond pas au mode de jeu.',
    'ECH-1.6': () => 'Chaque souverain a une Capitale, sur la case de Capitale de sa tuile de départ.',
    'ECH-1.7': (c) =>
      c.where.length > 0
        ? `${first(c)} n’est pas un de vos Éclaireurs de départ.`
        : 'Votre Éclaireur de départ se choisit plus tard.',
    'ECH-1.8': () => 'Les cartes d’un souverain ne sont pas celles de la liste.',
    'ECH-1.14': (c) => `${first(c)} a un numéro ou un propriétaire impossible.`,
    'ECH-2.1': () => 'Pas maintenant : cela se fait à un autre moment.',
    'ECH-2.4': (c) => `${first(c)} ne peut plus agir : unité épuisée.`,
    'ECH-2.6': (c) => `${first(c)} est une unité : déployez-la pendant le Déploiement.`,
    'ECH-3.1': () => 'Plus de ressources sont épuisées qu’il n’y en a.',
    'ECH-3.2': () => 'Les ressources temporaires doivent se trouver sur une carte de leur propriétaire.',
    'ECH-3.8': (c) =>
      c.where.length > 0
        ? `Vous ne pouvez pas payer le prix pour ${the(c.where[0])}.`
        : 'Vous ne pouvez pas payer ce prix.',
    'ECH-3.12': (c) => `${first(c)} ne peut pas payer ce qui reste.`,
    'ECH-4.1': (c) =>
      `${first(c)} est hors de portée : une unité se déplace une fois par tour, selon ses points.`,
    'ECH-4.2': (c) => `${first(c)} n’est pas en ligne droite dans une des directions de l’unité.`,
    'ECH-4.4': (c) => `Trop d’unités se tiennent en ${the(c.where[1] ?? c.where[0])}.`,
    'ECH-4.5': (c) => `Le chemin vers ${the(c.where[0])} est bloqué.`,
    'ECH-4.7': (c) => `Une autre unité alliée se tient déjà en ${the(c.where[0])}.`,
    'ECH-4.8': (c) => `Une montagne arrête le déplacement avant ${the(c.where[0])}.`,
    'ECH-4.9': (c) => `Il y a de l’eau en ${the(c.where[0])}.`,
    'ECH-4.16': (c) => `Une tuile face cachée se trouve sur le chemin vers ${the(c.where[0])}.`,
    'ECH-4.18': (c) => `L’unité ne peut pas se tenir en ${the(c.where[0])}.`,
    'ECH-4.19': (c) => `L’orientation ${the(c.where[0])} ne donne rien de nouveau.`,
    'ECH-5.1': (c) => `${first(c)} n’a pas une telle action.`,
    'ECH-5.2': (c) =>
      `Aucun bâtiment ne peut être placé là où se tient ${the(c.where[0])} : un seul par case, aucun sur une case de Capitale.`,
    'ECH-5.3': () => 'Vous avez déjà construit votre Camp de ce tour.',
    'ECH-5.4': (c) => `La case ${of(c.where[0])} ne fournit aucune ressource.`,
    'ECH-5.7': (c) =>
      `Pas de Caserne là où se tient ${the(c.where[0])} : ce serait sur l’eau ou à côté d’une Capitale.`,
    'ECH-5.10': () => 'Toutes vos pièces de cette sorte sont sur la Carte.',
    'ECH-5.11': (c) => `${first(c)} ne peut pas être transféré tant qu’il reste de telles pièces en réserve.`,
    'ECH-5.13': (c) => `${first(c)} ne se tient pas sur un village.`,
    'ECH-5.14': (c) => `Vous n’avez pas en main : ${the(c.where[0])}.`,
    'ECH-5.16': (c) => `${first(c)} se tient sur un Camp ennemi.`,
    'ECH-5.17': (c) => `${first(c)} se trouve déjà sur cette case.`,
    'ECH-5.19': (c) => `La capacité ${of(c.where[0])} n’a pas de cible à présent.`,
    'ECH-5.21': (c) => `Une Caserne ne peut pas être placée en ${the(c.where[0])}.`,
    'ECH-6.1': (c) => `${first(c)} n’est pas un ennemi.`,
    'ECH-6.2': (c) => `${first(c)} a déjà changé deux fois de mode ce tour-ci.`,
    'ECH-6.3': (c) => `${first(c)} n’a pas d’attaque à distance.`,
    'ECH-6.4': (c) => `L’attaque aurait une valeur de 0 contre ${the(c.where[0])}.`,
    'ECH-6.5': (c) => `${first(c)} ne peut pas être atteint en mêlée avec le déplacement de ce tour.`,
    'ECH-6.13': (c) => `${first(c)} n’est pas à portée.`,
    'ECH-6.18': (c) => `${first(c)} est en garnison : visez d’abord le bâtiment.`,
    'ECH-6.19': (c) => `${first(c)} n’a plus de santé.`,
    'ECH-6.20': (c) => `L’unité ne peut pas aller en ${the(c.where[0])} après son attaque.`,
    'ECH-6.25': (c) => `L’unité ne peut pas entrer sur la case ${of(c.where[0])}.`,
    'ECH-7.1': (c) =>
      `${first(c)} ne convient pas : une unité se déploie sur votre Capitale ou une de vos Casernes, vide.`,
    'ECH-7.2': (c) => `L’unité ne peut pas entrer en mode ${the(c.where[0])}.`,
    'ECH-7.3': (c) =>
      `${first(c)} ne convient pas : un navire se déploie sur l’eau libre autour d’une de vos unités.`,
    'ECH-7.4': (c) =>
      c.where[0] && /^\d/.test(c.where[0])
        ? 'Un souverain a plus d’unités que de pions.'
        : `Ce pion n’est pas libre : ${the(c.where[0])}.`,
    'ECH-7.6': () => 'Un pion royal ne peut pas être à la fois retiré du jeu et sur la Carte.',
    'ECH-7.7': (c) =>
      `${first(c)} ne peut pas faire de la place : il faut qu’aucun pion ne soit libre, et une unité sur un pion ordinaire.`,
    'ECH-7.9': (c) => `Défausser ${the(c.where[0])} ne donnerait pas de place à la nouvelle unité.`,
    'ECH-7.10': (c) => `${first(c)} est une unité : déployez-la en nommant sa place.`,
    'ECH-7.11': (c) => `Aucun pion n’est libre : nommez l’unité qui part pour ${the(c.where[0])}.`,
    'ECH-7.13': (c) => `Ce pion ne peut pas être ramené : ${the(c.where[0])}.`,
    'ECH-8.1': (c) => `${first(c)} n’est pas une carte que vous pouvez jouer ainsi.`,
    'ECH-8.2': (c) => `${first(c)} n’est pas une Stratégie : jouez-la pendant le Déploiement.`,
    'ECH-8.3': (c) => `L’effet ${the(c.where[0])} ne peut pas être choisi.`,
    'ECH-8.4': (c) =>
      c.where.length > 0
        ? `${first(c)} ne convient pas : il manque une condition ou une cible.`
        : 'Choisissez d’abord quelque chose.',
    'ECH-8.5': (c) => `Une Amélioration ne peut pas être attachée : ${the(c.where[0])}.`,
    'ECH-8.6': (c) => `${first(c)} a déjà cette Amélioration, ou plus personne ne peut l’avoir.`,
    'ECH-8.9': (c) => `${first(c)} est une Réaction qui ne convient pas à ce moment.`,
    'ECH-8.11': (c) => `${first(c)} n’est pas un de vos 3 Événements actifs.`,
    'ECH-8.12': (c) => `${first(c)} n’est pas un de vos Événements actifs.`,
    'ECH-8.15': (c) => `${first(c)} se trouve devant son propriétaire sans ressources.`,
    'ECH-8.17': (c) => `${first(c)} n’est pas ce que vous cherchez.`,
    'ECH-8.26': () => 'Vous ne pouvez plus attaquer ce tour-ci.',
    'ECH-8.27': (c) => `${first(c)} n’est pas une des options.`,
    'ECH-9.3': (c) => `Vous n’avez pas à défausser : ${the(c.where[0])}.`,
    'ECH-9.5': () => 'Une Capitale n’a plus de santé, mais la partie continue.',
    'ECH-9.6': () => 'Un souverain n’a plus d’unité sur la Carte, mais la partie continue.',
    'ECH-9.14': (c) => `Votre Capitale ne garderait pas 1 point de santé : ${the(c.where[0])}.`,
    'ECH-10.7': (c) => `${first(c)} est en diagonale, et l’unité a Courte-Distance.`,
    'ECH-10.12': (c) => `Un Navire léger ne peut pas aller en ${the(c.where[0])}, loin de l’eau.`,
    'ECH-10.13': (c) => `Un Navire lourd ne peut pas aller en ${the(c.where[0])}, hors de l’eau.`,
    'ECH-10.15': (c) => `${first(c)} se tient derrière une unité de Première ligne.`,
    'ECH-10.20': (c) => `Un bâtiment Fortifié barre au navire le chemin vers ${the(c.where[0])}.`,
    'ECH-11.2': () => 'Ce jeu se joue à deux ou à quatre.',
    'ECH-11.3': (c) =>
      c.where.length > 0 ? `${first(c)} ne peut pas commencer.` : 'L’ordre des tours est faux.',
    'ECH-11.7': (c) => `${ruler(Number(c.where[0]))} n’est pas votre adversaire.`,
    'ECH-11.9': (c) => `${first(c)} n’est pas une carte de cette civilisation.`,
    'ECH-11.10': () => 'Un paquet compte exactement 35 cartes, et ce ne serait pas le cas du vôtre.',
    'ECH-11.11': () => 'Un paquet a exactement 1 Conquérant, et ce ne serait pas le cas du vôtre.',
    'ECH-11.12': () => 'Votre paquet n’a pas d’Éclaireur de départ.',
    'ECH-11.13': (c) => `Votre paquet a déjà tous les exemplaires permis par la rareté : ${the(c.where[0])}.`,
    'ECH-11.17': () => 'La composition de votre paquet n’en est pas là.',
    'ECH-11.18': (c) =>
      c.where.length > 0 ? `${first(c)} n’est pas dans votre liste.` : 'Cela ne changerait pas votre liste.',
    'ECH-11.21': () =>
      'Vous avez fait 150 changements : reprenez le paquet de la boîte ou remettez votre liste.',
    'ECH-11.24': (c) => `${first(c)} appartient à votre coéquipier.`,
    'ECH-12.4': (c) =>
      c.where.length > 0 ? `${first(c)} est hors de la grille.` : 'La Carte n’a pas le bon nombre de cases.',
    'ECH-12.5': (c) => `${first(c)} ne vous appartient pas.`,
    'ECH-13.1': (c) => `${first(c)} est donnée comme connue, mais n’est pas en main.`,
    'ECH-13.6': (c) => `Vous n’avez pas à présent : ${the(c.where[0])}.`,
  },

  deckFaults: {
    'unknown-card': ({ id }) => `« ${id} » n’est pas une carte de ce jeu.`,
    'other-civ': ({ card: id, civ }) =>
      `« ${card(id)} » est une carte d’une autre civilisation : ${names.civs[civ]}.`,
    'too-many-copies': ({ card: id, copies, most }) =>
      `Le paquet compte ${copies} exemplaires de « ${card(id)} » ; sa rareté en permet ${most}.`,
    'no-conqueror': 'Le paquet n’a pas de Conquérant ; il en faut exactement 1.',
    'too-many-conquerors': ({ conquerors }) =>
      `Le paquet a ${conquerors} Conquérants ; il en faut exactement 1.`,
    'no-scout': 'Le paquet n’a pas d’Éclaireur de départ ; il en faut au moins 1.',
    size: ({ cards: n, wanted }) => `Le paquet compte ${cards(n)} ; il en faut exactement ${wanted}.`,
  },

  endings: {
    capital: 'Une Capitale est tombée.',
    army: 'Un souverain n’a plus d’unité sur la Carte.',
    both: 'Les deux adversaires sont vaincus en même temps : égalité.',
    stalemate: 'Rien ne s’est passé pendant 40 tours : égalité.',
    resigned: 'Un souverain a abandonné.',
  },
  victory: (winners) =>
    winners.length > 1 ? `${list(winners.map(ruler))} gagnent.` : `${list(winners.map(ruler))} gagne.`,
  board: boardFr,
};
