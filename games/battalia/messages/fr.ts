import { capitalize, french } from '@gonfalon/kernel';
import type { Card, FactionId } from '../content/index.ts';
import { constants, kindOf } from '../content/index.ts';
import { boardFr } from '../text-board/words.fr.ts';
import { coverWords } from './cover.ts';
import { namesFr } from './names.fr.ts';
import {
  aCard,
  aKind,
  aUse,
  cards,
  colour,
  cost,
  held,
  label,
  ofPeople,
  ofWho,
  people,
  pileName,
  refs,
  target,
  theCard,
  theHero,
  theKind,
  toPeople,
  who,
} from './phrases.fr.ts';
import { refusalsFr } from './refusals.fr.ts';
import { chaptersFr, rulesFr, rulingsFr } from './rules.fr.ts';
import type { Tables } from './tables.ts';

const { list, some } = french;
const { cohorts, die } = namesFr;

const ACTIONS: Readonly<Record<string, string>> = {
  hire: 'Engager l’unité',
  create: 'Créer l’artefact',
  road: 'Construire la route',
  city: 'Construire la ville',
  upgrade: 'Améliorer la ville',
  recruit: 'Recruter le héros',
  walk: 'Déplacer le héros',
  ride: 'Aller à cheval',
  pitch: 'Monter la tente',
};

const day = (round: number): number => ((round - 1) % constants.daysPerWeek) + 1;
const week = (round: number): number => Math.floor((round - 1) / constants.daysPerWeek) + 1;
const paidWith = (uses: readonly string[]): string => (uses.length > 0 ? ` avec ${cards(uses)}` : '');
const few = (n: number): string => some(n, 'carte');
const cohortName = (size: number): string => cohorts[Math.min(size, 6) as keyof typeof cohorts] ?? 'cohorte';
const colourOf = (faction: string | undefined): string =>
  kindOf(faction ?? '') === 'faction' ? colour(faction as FactionId) : (faction ?? '');

export const fr: Tables = {
  ...coverWords.fr,
  language: 'fr',
  rules: rulesFr,
  chapters: chaptersFr,
  rulings: rulingsFr,
  names: namesFr,
  seats: ['Joueur 1', 'Joueur 2', 'Joueur 3', 'Joueur 4'],
  kinds: {
    card: 'une carte',
    laid: 'une carte posée',
    pile: 'un paquet',
    cell: 'une case',
    exits: 'une orientation',
    hero: 'un héros',
    faction: 'une faction',
    tent: 'une tente',
    number: 'un nombre',
    seat: 'un joueur',
  },
  people,
  label,

  prompts: {
    faction: 'Choisissez votre faction, avec ses héros et ses jetons.',
    home: 'Choisissez votre ville de départ.',
    opening: 'Annoncez une cohorte, demandez une nouvelle donne ou gardez votre main.',
    show: 'Choisissez l’adversaire qui verra votre cohorte.',
    act: 'Choisissez une action ou une carte.',
    name: ({ pile }) => `Quelle faction désirez-vous pour ${theKind(pile)} ?`,
    place: ({ pile, level }) =>
      level === undefined
        ? `Placez ${theKind(pile)} : où, et dans quel sens ?`
        : `Placez ${theKind(pile)} de niveau ${level} : où, et dans quel sens ?`,
    pay: ({ action, cost: price, ride, cards: paying }) =>
      `${ACTIONS[action] ?? 'Agir'} pour ${ride ? some(ride, 'usage d’un cheval', 'usages d’un cheval') : cost(price)} : payez avec ${refs(paying)} ?`,
    second: ({ cards: named }) => `Stockez une seconde carte avec ${refs(named.slice(1))}, ou continuez.`,
    remove: ({ card }) => `Vous cachez ${aCard(card)} : quelle carte quitte le jeu en échange ?`,
    land: 'Où votre héros se pose-t-il ?',
    horn: ({ left }) => `Prenez une carte dans votre nation (encore ${left}), ou arrêtez.`,
    drop: 'Votre embuscade est pleine : quelle carte va dans votre abri ?',
    heroes: 'Un seul héros participe-t-il, ou les deux ?',
    raise: ({ role, total, threshold }) => {
      const lead = { attacker: 'Vous attaquez', defender: 'Vous défendez', assault: 'Votre assaut' }[role];
      return total >= threshold
        ? `${lead} : ${total} ${Number(total) > 1 ? 'suffisent' : 'suffit'}. Arrêtez-vous là, ou posez davantage.`
        : `${lead} : vous avez ${total} et il faut ${threshold}.`;
    },
    wild: 'Comme quelle carte jouez-vous le Joker ?',
    response: ({ attackerFaction, target: aim, total, defence }) =>
      `${capitalize(people(attackerFaction))} attaquent ${target(aim)} avec ${total} contre ${defence}. Que faites-vous ?`,
    'ambush-back': ({ count }) => `Reprendre ${some(count, 'carte')} de votre embuscade pour ce combat ?`,
    join: ({ count }) =>
      count === 1
        ? 'Votre héros présent participe-t-il ?'
        : `Combien de vos ${count} héros présents participent ?`,
    claim: 'Choisissez un artefact légendaire.',
  },

  choices: {
    faction: (faction) => `Jouer ${people(faction as FactionId)}`,
    home: (cell) => `Commencer en ${cell}`,
    cohort: () => 'Annoncer la cohorte',
    redeal: () => `Nouvelle donne : ${constants.redealSize} nouvelles cartes`,
    keep: () => 'Garder sa main',
    show: (seat) => `La montrer à : ${label(seat ?? '')}`,
    hire: (pile) => `Engager ${aKind(pile ?? '')}`,
    create: (pile) => `Créer ${aKind(pile ?? '')}`,
    road: (pile) => `Construire ${aKind(pile ?? '')}`,
    city: (pile, level) => `Construire ${aKind(pile ?? '')}, niveau ${level}`,
    upgrade: (cell) => `Améliorer la ville en ${cell}`,
    recruit: (cell) => `Recruter un héros en ${cell}`,
    walk: (who, cell) => `Déplacer ${theHero(who ?? '')} en ${cell}`,
    ride: (who, cell) => `À cheval : ${theHero(who ?? '')} en ${cell}`,
    fly: (who) => `Faire voler ${theHero(who ?? '')}`,
    title: (source, aim, pile) =>
      `Titre : ${held(source ?? '')} élève ${held(aim ?? '')} au rang de ${pileName(pile ?? '')}`,
    scroll: (source, aim, faction) =>
      `Parchemin : ${held(source ?? '')} change ${held(aim ?? '')} en ${colourOf(faction)}`,
    convert: (source, faction) => `Convertir ${held(source ?? '')} en ${colourOf(faction)}`,
    amulet: (source, aim) => `Amulette : placer ${held(aim ?? '')} sur ${held(source ?? '')}`,
    pitch: (source, aim) => `Stocker ${held(aim ?? '')} sous ${held(source ?? '')}`,
    strike: (tent) => `Reprendre la ${label(tent ?? '')}`,
    horn: () => 'Souffler dans la Corne',
    ambush: (card) => `Cacher ${aCard(card as Card)} en embuscade`,
    attack: (aim, weapon) => `Attaquer ${target(aim ?? '')} en ouvrant avec ${held(weapon ?? '')}`,
    assault: (cell, weapon) => `Donner l’assaut en ${cell} en ouvrant avec ${held(weapon ?? '')}`,
    annex: (cell) => `Annexer la ville en ${cell}`,
    end: () => 'Finir mon tour',
    name: (faction) => capitalize(colourOf(faction)),
    place: (cell, exits) => `Placer en ${cell}, sorties ${exits}`,
    auto: () => 'Payer',
    lay: (card) => `Poser ${held(card ?? '')}`,
    add: (card) => `Stocker aussi ${held(card ?? '')}`,
    done: () => 'Pas de seconde carte',
    remove: (card) => `Retirer ${aCard(card as Card)}`,
    land: (cell) => `Se poser en ${cell}`,
    take: (card) => `Prendre ${aCard(card as Card)}`,
    stop: () => 'Arrêter',
    drop: (card) => `Défausser ${aCard(card as Card)}`,
    one: () => 'Un seul héros',
    both: () => 'Les deux héros',
    cheapest: () => 'Poser juste ce qu’il faut',
    hold: () => 'S’en tenir là',
    pass: () => 'Renoncer au combat',
    as: (kind) => `Comme ${pileName(kind ?? '')}`,
    counter: () => 'Contre-attaquer',
    surrender: () => 'Se rendre',
    retreat: (cell, means) =>
      `Battre en retraite en ${cell} avec ${means === 'PRO' ? 'des provisions' : aCard(means as Card)}`,
    reclaim: () => 'Les reprendre',
    leave: () => 'Les laisser en embuscade',
    join: (number) => (number === '0' ? 'Aucun héros' : some(Number(number), 'héros', 'héros')),
    claim: (card) => capitalize(theCard(card as Card)),
  },

  events: {
    'faction-chosen': ({ seat, faction }) => `Joueur ${seat + 1} mène ${people(faction)}.`,
    'home-chosen': (e) => `${who(e)} commencent en ${e.cell}.`,
    day: ({ round, illuminated, paired }) =>
      `Semaine ${week(round)}, jour ${day(round)} : le rayon de soleil illumine ${theKind(illuminated)}, et les symboles de ${theKind(paired)} se rencontrent.`.replace(
        ' de le ',
        ' du ',
      ),
    turn: (e) => `Tour de jeu ${e.round} : au tour ${ofWho(e)}.`,
    cohort: (e) =>
      `${who(e)} annoncent ${list(e.parts.map(({ faction, size }) => `une ${cohortName(size)} de ${size} cartes ${colour(faction, true)}s`))} et la montrent ${toPeople(e.toFaction)}${e.cards ? ` : ${cards(e.cards)}` : ''}.`,
    redealt: (e) => `${who(e)} demandent une nouvelle donne et défaussent ${cards(e.cards)}.`,
    drew: (e) => `${who(e)} piochent ${e.cards ? cards(e.cards) : few(e.count)}.`,
    reshuffled: (e) => `${who(e)} mélangent leur abri de ${few(e.count)} pour former une nouvelle nation.`,
    'took-back': (e) => `${who(e)} reprennent ${e.cards ? cards(e.cards) : few(e.count)} de leur embuscade.`,
    hired: (e) => `${who(e)} engagent ${aCard(e.card)}${paidWith(e.cards)} et obtiennent une provision.`,
    created: (e) =>
      `${who(e)} créent ${aCard(e.card)}${paidWith(e.cards)}${e.named ? `, la couleur demandée étant : ${colour(e.named)}` : ''}.`,
    'road-built': (e) => `${who(e)} construisent ${aKind(e.pile)} en ${e.cell}${paidWith(e.cards)}.`,
    'city-built': (e) =>
      `${who(e)} construisent une ville de niveau ${e.level} en ${e.cell}${paidWith(e.cards)}.`,
    closed: ({ cells }) => `On ne peut plus construire en ${list(cells)}.`,
    upgraded: (e) => `${who(e)} améliorent leur ville en ${e.cell} au niveau ${e.level}${paidWith(e.cards)}.`,
    recruited: (e) => `${who(e)} recrutent un héros en ${e.cell}${paidWith(e.cards)}.`,
    moved: (e) => {
      const way = { walk: 'va', ride: 'va à cheval', fly: 'vole' }[e.way];
      return `${capitalize(theHero(e.hero))} ${way} de ${e.from} à ${e.to}${paidWith(e.cards)}.`;
    },
    promoted: (e) =>
      `${who(e)} jouent ${aUse(e.source)} sur ${aCard(e.target)} et reçoivent ${aCard(e.card)}.`,
    recoloured: (e) =>
      `${who(e)} jouent ${aUse(e.source)} sur ${aCard(e.target)}, demandent la couleur ${colour(e.named, true)} et reçoivent ${aCard(e.card)}.`,
    converted: (e) =>
      `${who(e)} convertissent ${aCard(e.source)}, demandent la couleur ${colour(e.named, true)} et reçoivent ${aCard(e.card)}.`,
    rolled: (e) =>
      `${who(e)} placent ${aCard(e.target)} sur ${aUse(e.source)} et obtiennent ${e.die} au dé. ${die[e.die as keyof typeof die]}.`,
    dropped: (e) => `${who(e)} défaussent ${aCard(e.card)} de leur embuscade.`,
    pitched: (e) =>
      `${who(e)} montent la ${label(e.tent)} avec ${theCard(e.card)} et y stockent ${cards(e.content)}${paidWith(e.cards)}.`,
    struck: (e) => `${who(e)} reprennent ${cards(e.content)} de la ${label(e.tent)}.`,
    summoned: (e) => `${who(e)} soufflent dans la Corne et invoquent ${cards(e.cards)}.`,
    ambushed: (e) =>
      `${who(e)} cachent ${e.card ? aCard(e.card) : 'une carte'} en embuscade et retirent ${aCard(e.removed)} du jeu.`,
    attacked: (e) =>
      `${who(e)} attaquent ${kindOf(e.target) === 'hero' ? target(e.target) : `la ville ${ofPeople(e.defenderFaction)} en ${e.cell}`} avec ${some(e.heroes, 'héros', 'héros')}.`,
    assaulted: (e) => `${who(e)} donnent l’assaut en ${e.cell}, dont la défense est de ${e.defence}.`,
    raised: (e) =>
      `${who(e)} posent ${cards(e.cards)} : un total de ${e.total}, alors qu’il fallait ${e.threshold}.`,
    countered: (e) => `${who(e)} contre-attaquent.`,
    reclaimed: (e) =>
      `${who(e)} reprennent ${e.cards ? cards(e.cards) : few(e.count)} de leur embuscade pour le combat.`,
    joined: (e) =>
      e.heroes === 0
        ? `${who(e)} gardent leurs héros hors du combat.`
        : `${who(e)} engagent ${some(e.heroes, 'héros', 'héros')} dans le combat.`,
    surrendered: (e) => (e.unasked ? `${who(e)} n’ont plus rien et se rendent.` : `${who(e)} se rendent.`),
    retreated: (e) => `${capitalize(theHero(e.hero))} bat en retraite en ${e.to}${paidWith(e.cards)}.`,
    'battle-won': (e) =>
      `${who(e)} gagnent le combat contre ${people(e.overFaction)}, ${e.total} à ${e.against}.`,
    'assault-won': (e) => `${who(e)} viennent à bout de la défense en ${e.cell}, ${e.total} à ${e.defence}.`,
    'assault-failed': (e) => `L’assaut ${ofWho(e)} en ${e.cell} échoue, ${e.total} à ${e.defence}.`,
    demobilised: (e) => `${capitalize(theHero(e.hero))} est démobilisé.`,
    conquered: (e) =>
      e.level > 0
        ? `${who(e)} prennent ${toPeople(e.fromFaction)} la ville en ${e.cell}, au niveau ${e.level}.`
        : `${who(e)} chassent ${people(e.fromFaction)} de la ville en ${e.cell}.`,
    undefended: ({ cell }) => `La ville en ${cell} n’a plus de jeton : elle est neutre et sans défenses.`,
    annexed: (e) => {
      const gains = [
        ...(e.lord ? [aCard(e.lord), 'une provision'] : []),
        ...(e.legendary ? [theCard(e.legendary)] : []),
      ];
      return `${who(e)} annexent la ville en ${e.cell} au niveau ${e.level}${gains.length > 0 ? ` et obtiennent ${list(gains)}` : ''}.`;
    },
    claimed: (e) => `${who(e)} gagnent ${theCard(e.card)}.`,
    discarded: (e) => `${who(e)} terminent leur tour et défaussent ${cards(e.cards)}.`,
    'tents-ended': (e) =>
      `Les tentes virtuelles ${ofWho(e)} disparaissent : ${cards(e.cards)} vont dans l’abri.`,
    resigned: (e) => `${who(e)} abandonnent. Leurs villes restent, défendues par leur niveau.`,
  },

  refusals: refusalsFr,

  orders: {
    intro: 'Ce qui se passe quand on vous attaque, sans que l’on vous consulte.',
    fields: {
      defence: {
        label: 'En cas d’attaque',
        hint: 'Résister, c’est poser les cartes les moins chères qui suffisent, et céder s’il n’y en a pas.',
        options: { surrender: 'capituler', resist: 'résister' },
      },
      lowest: { label: 'Défendre les villes à partir de ce niveau' },
      ambush: { label: 'Reprendre les cartes en embuscade pour résister' },
      heroes: { label: 'Faire participer les héros présents' },
      retreat: {
        label: 'Un héros attaqué bat en retraite',
        options: { never: 'jamais', hopeless: 's’il devait être battu', always: 'toujours' },
      },
    },
  },

  features: {
    points: 'points de victoire',
    closing: 'points à l’approche de la fin',
    'level-4': 'villes de niveau 4',
    'hand-worth': 'valeur d’une main',
    'deck-size': 'cartes de trop dans le deck',
    balance: 'provisions en déséquilibre avec les unités',
    tools: 'outils et titres',
    weapons: 'armes',
    'own-faction': 'cartes de sa faction',
    legendary: 'artefact légendaire',
    heroes: 'héros sur la carte',
    prize: 'prises à portée des héros',
    exposed: 'villes que d’autres peuvent prendre',
    ambush: 'cartes en embuscade',
    tents: 'tentes',
    sites: 'emplacements pour des villes',
  },

  endings: {
    'full-board': 'Le plateau est rempli.',
    'fifth-city': 'Une cinquième ville de niveau 4 s’élève.',
    weeks: 'Les semaines sont écoulées.',
    standstill: 'Deux semaines ont passé sans changement sur la carte.',
    resigned: 'Tous les autres ont abandonné.',
  },
  victory: (winners, points) =>
    winners.length === 1
      ? `${winners[0]} gagne avec ${some(points, 'point de victoire', 'points de victoire')}.`
      : `${list(winners)} partagent la victoire avec ${some(points, 'point de victoire', 'points de victoire')}.`,
  board: boardFr,
};
