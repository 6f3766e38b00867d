import { french } from '@gonfalon/kernel';
import type { UiMessages } from './ui-messages.ts';

const { list, some } = french;

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hexes = (n: number) => some(n, 'case');
const dice = (n: number) => (n === 1 ? '1 dé' : some(n, 'dé'));

export const uiMessagesFr: UiMessages = {
  letters: ['F', 'É'],
  count: (n) => String(n),
  decimal: (n) => n.toFixed(1).replace('.', ','),
  percent: (share) => `${Math.round(share * 100)} %`,
  groups: {
    council: 'Votre Conseil de Guerre',
    landmarks: 'Lieux à placer',
    scouted: 'Éclaireurs : gardez-en une',
    dealt: 'Cartes Arcane au choix',
    theirs: 'Cartes Commandement adverses',
    'their-lore': 'Cartes Arcane adverses',
    command: 'Cartes Commandement',
    lore: 'Cartes Arcane',
  },
  signs: {
    ordered: 'activée ce tour',
    moved: 's’est déplacée',
    battled: 'a combattu',
    held: 'ne peut pas combattre ce tour',
    poison: 'empoisonnée',
    web: 'prise dans une toile',
    frightened: 'En déroute',
    card: 'sous l’effet d’une carte',
  },
  flankLetters: ['G', 'C', 'D'],
  command: '#',
  decision: {
    ends: { order: 'Passer au mouvement', move: 'Passer au combat', combat: 'Finir le tour' },
    attack: 'Attaquer',
    target: (unit, hex) => `${unit} (${hex}) : choisissez leur cible.`,
  },
  odds: {
    dice: 'Dés',
    hit: 'Au moins une touche',
    losses: 'Figurines perdues, en moyenne',
    retreat: 'Repoussée',
    answered: 'Riposte',
    ownLosses: 'Figurines perdues à la riposte, en moyenne',
    sampled: 'D’après un échantillon de jets.',
    aim: 'd’éliminer l’unité',
    note: 'Si personne ne joue de carte Arcane.',
  },
  unit: {
    kind: (camp, klass, banner, troops, race) =>
      `${sentence(camp)} : ${klass}, ${banner} (${troops}), ${race}.`,
    figures: (left, full) => `${some(left, 'figurine')} sur ${full}.`,
    dice: (n) => `Lance ${dice(n)} en ce moment, sans compter le terrain ni les cartes.`,
    moves: (battle, most) =>
      battle === most
        ? `Se déplace de ${hexes(most)} au plus et peut combattre.`
        : `Se déplace de ${hexes(battle)} et peut combattre, ou de ${most} au plus sans combattre.`,
    range: (n) => `Sa portée est de ${hexes(n)} en ce moment.`,
    bold: (n, supported) =>
      `Intrépide ${n}${supported ? ', soutien compris' : ''} : elle peut ignorer ${some(n, 'drapeau', 'drapeaux')} de chaque jet, et riposter si elle reste sur sa case.`,
    normal: 'Moral normal : elle subit chaque drapeau et ne peut pas riposter.',
    frightened: 'En déroute : deux cases de retraite par drapeau, puis un test de panique.',
    stored: (n) => `${some(n, 'pion Arcane concentré', 'pions Arcane concentrés')} à côté d’elle.`,
    card: (name, text) => `${name} : ${text}`,
    stands: (at, grounds) => `Sur ${at} : ${list(grounds)}.`,
    cornered: 'Aucune case où battre en retraite : chaque case de retraite coûte une figurine.',
  },
  hex: {
    none: 'Sans effet sur les déplacements, les combats et la vue.',
    sections: (names) => `Fait partie de la zone : ${list(names)}.`,
    objective: (banners, camp, mode) =>
      `Objectif ${mode} : ${some(banners, 'bannière')} pour ${camp === undefined ? 'l’un ou l’autre camp' : `le ${camp}`}.`,
    captured: (camp) => `Capturé par le ${camp}.`,
    owned: (name, camp) => `${name} du ${camp}`,
    halfHex: 'Demi-case',
  },
  card: {
    copies: (n) => `${n} dans le paquet de 60.`,
    cost: (n) => `Coûte ${some(n, 'pion Arcane', 'pions Arcane')}.`,
    costs: {
      'ceil(paid/2)': 'Coûte la moitié du prix de la carte à laquelle elle répond, arrondie au supérieur.',
      'max(1,paid-L)': 'Coûte le prix de la carte à laquelle elle répond, moins 1 par niveau, et au moins 1.',
    },
    byAnswer: '?',
    ofClass: (name, n) => `${name}, carte ${n}.`,
    level: (n) => `Vous la jouez au niveau ${n}.`,
    outOfCharacter: 'Vous n’avez pas ce Maître des Arcanes : elle coûte 3 pions de plus et agit au niveau 1.',
    cancelled: (name) => `${name} (annulée)`,
  },
  council: {
    title: 'Conseil de Guerre',
    level: (n) => `niveau ${n}`,
    hidden: 'secret tant que les deux ne sont pas complets',
    brings: (landmark) => `Au niveau 3, il peut apporter un lieu : ${landmark}.`,
  },
  masters: {
    commander: 'Son niveau donne le nombre de cartes Commandement en main : 3, 4, 5 ou 6.',
    wizard: 'Maître des cartes Sorcier : des sortilèges qui frappent de loin et plient le terrain.',
    cleric: 'Maître des cartes Clerc : bénédictions, guérisons et colère des collines, des eaux et des bois.',
    rogue: 'Maître des cartes Brigand : vols, embuscades et ordres trompeurs.',
    warrior: 'Maître des cartes Guerrier : force, charges et lignes qui tiennent bon.',
    creature: 'Une créature de l’armée prend des niveaux du conseil.',
  },
  camp: {
    banners: (won, needed) => `${won} sur ${some(needed, 'bannière de victoire', 'bannières de victoire')}`,
    bannersTitle: 'Bannières de victoire',
    command: (n) => some(n, 'carte Commandement', 'cartes Commandement'),
    lore: (n) => some(n, 'carte Arcane', 'cartes Arcane'),
    goblet: (n) => `${some(n, 'pion Arcane', 'pions Arcane')} dans le gobelet`,
    gobletTitle: 'Gobelet',
    looking: 'regarde des cartes',
  },
  aside: {
    well: (n) => `${some(n, 'pion Arcane', 'pions Arcane')} dans le Puits`,
    wellTitle: 'Puits',
    commandPile: 'Pioche Commandement',
    lorePile: 'Pioche Arcane',
    piles: (pile, discard) => `${some(pile, 'carte')} à piocher, ${discard} dans la défausse.`,
    out: (n) => `${some(n, 'carte écartée', 'cartes écartées')} sans être vues.`,
    table: 'Sur la table',
    turn: (n) => `Tour ${n}`,
    lastCard: (name) => `Dernière défaussée : ${name}.`,
    notRolled: (n) => `${dice(n)} à lancer`,
    hits: (n) => some(n, 'touche', 'touches'),
  },
  dice: {
    rolled: (title, attacker, target) => `${title} : ${attacker} contre ${target}`,
    spell: (target) => `Sortilège contre ${target}`,
    critical: (unit) => `Coup critique sur ${unit} ?`,
    cornered: (unit) => `Acculée : ${unit}`,
    panic: (unit) => `Test de panique : ${unit}`,
    face: (name) => sentence(name),
    meaning: {
      G: 'Touche une unité à bannière verte.',
      B: 'Touche une unité à bannière bleue.',
      R: 'Touche une unité à bannière rouge.',
      S: 'Touche si l’arme de l’attaquant le dit.',
      F: 'La cible bat en retraite d’une case, ou de plus si elle est En déroute, à moins d’être Intrépide.',
      L: 'Rapporte un pion Arcane là où l’Arcane est en jeu ; sinon, un coup manqué.',
    },
  },
  number: {
    title: (n) => some(n, 'drapeau', 'drapeaux'),
    text: 'Une unité Intrépide peut ignorer autant de drapeaux de ce jet ; chacun des autres coûte des cases de retraite.',
  },
  options: {
    adventure: 'Aventure',
    adventureHint: 'Les premières sont les plus simples ; chaque niveau ajoute des règles.',
    turnCap: 'Limite de tours',
    turnCapHint:
      'Tours par joueur ; 0 = aucune limite. À la fin, le camp à qui il manque le moins de bannières gagne.',
    councilLevels: (camp) => `Niveaux du Conseil de Guerre : ${camp}`,
    councilLevelsHint: 'Normalement 6, au plus 10 ; moins pour un seul camp, comme handicap.',
    level: (name, text) => `${name} : ${text}`,
  },
  content: {
    command: 'Cartes Commandement',
    lore: (klass) => `Cartes Arcane : ${klass}`,
    unit: 'Unités',
    weapon: 'Armes',
    race: 'Peuples',
    terrain: 'Terrains',
    landmark: 'Lieux remarquables',
    power: 'Pouvoirs des créatures',
    adventure: 'Aventures',
    unitText: (klass, banner, weapon, race, n, figures) =>
      `${sentence(klass)} (${race}), ${banner}, ${weapon} : ${dice(n)}, ${some(figures, 'figurine')}.`,
    moves: (battle, most) =>
      battle === most
        ? `Elle se déplace de ${hexes(most)} au plus.`
        : `Elle se déplace de ${hexes(battle)} et peut combattre, ou de ${most} au plus sans combattre.`,
    ofDeck: (n) => `${n} sur 60.`,
    adventureText: (level, text, objective) => `${level}. ${text} ${objective}`,
    boldInfantry: (n) => `Son infanterie est Intrépide ${n} par nature.`,
    flees: (n) => `En déroute : ${hexes(n)} de retraite par drapeau, puis un test de panique.`,
    rush: 'Son infanterie peut se ruer : deux cases, puis une mêlée.',
    mercenary: 'Mercenaires.',
    plainRace: 'Sans règle particulière.',
  },
};
