import { french } from '@gonfalon/kernel';
import type { DeckWords } from './words.ts';

const { list, some } = french;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const deckWordsFr: DeckWords = {
  title: 'Composer un paquet',
  intro:
    'Choisissez 35 cartes d’une civilisation. Partez de son paquet tout prêt et changez ce que vous voulez.',
  civilisation: 'Civilisation',
  name: 'Nom du paquet',
  unnamed: 'Mon paquet',
  copyOf: (name) => `${name} (copie)`,
  usePreset: 'Paquet tout prêt',
  clear: 'Vider',
  undo: 'Annuler',

  show: 'Montrer',
  filters: {
    all: 'Toutes',
    unit: 'Unités',
    upgrade: 'Améliorations',
    action: 'Actions',
    reaction: 'Réactions',
    event: 'Événements',
  },
  order: 'Trier par',
  orders: { kind: 'type', cost: 'coût', rarity: 'rareté', name: 'nom' },
  search: 'Chercher un nom ou un mot-clé',
  nothingFound: 'Aucune carte ne convient.',
  shown: (count) => `${some(count, 'carte')} à l’écran`,
  rarity: (most) => `Rareté : au plus ${most}`,
  copies: (count, most) => `${count} sur ${most}`,

  yourDeck: 'Votre paquet',
  size: (count, size) => `${count} cartes sur ${size}`,
  civCard: 'La carte Civilisation s’y ajoute.',
  rules: {
    'ECH-11.9': 'Les cartes d’une seule civilisation',
    'ECH-11.10': 'Exactement 35 cartes',
    'ECH-11.11': 'Exactement 1 Conquérant',
    'ECH-11.12': 'Au moins 1 Éclaireur de départ',
    'ECH-11.13': 'Pas plus d’exemplaires que la rareté n’en permet',
  },
  kept: 'respectée',
  broken: 'non respectée',

  curve: 'Coûts',
  curveHint: 'Cartes par coût total',
  column: (cost, isLast, count) => `Coût ${cost}${isLast ? ' ou plus' : ''} : ${some(count, 'carte')}`,
  demand: 'Toutes les cartes demandent ensemble',
  hand: 'Une première main',
  anotherHand: 'Une autre main',

  save: 'Enregistrer',
  saved: (name) => `${name} est enregistré dans ce navigateur.`,
  notSaved: 'Ce navigateur ne permet pas au site d’enregistrer.',
  savedDecks: 'Paquets enregistrés',
  noneSaved: 'Aucun pour l’instant. Ils restent dans ce navigateur.',
  open: (name) => `Ouvrir ${name}`,
  duplicate: (name) => `Copier ${name}`,
  remove: (name) => `Supprimer ${name}`,
  removed: (name) => `${name} est supprimé.`,
  bringBack: 'Le reprendre',

  play: 'Jouer avec ce paquet',
  playHint: 'Il est enregistré, et proposé quand la partie demande votre paquet.',
  notReady: 'Corrigez d’abord les règles non respectées.',

  share: 'Partager',
  link: 'Lien vers ce paquet',
  copyLink: 'Copier le lien',
  copyText: 'Copier le texte',
  copied: 'Copié.',
  cannotCopy: 'Le navigateur ne permet pas au site de copier. Sélectionnez le texte et copiez-le vous-même.',
  asText: 'Le paquet en texte',
  import: 'Coller un paquet',
  importHint: 'Une carte par ligne, comme « 3 Berserk ». Noms en français ou en anglais.',
  paste: 'Texte du paquet',
  read: 'Lire',
  opened: (name) => `${name} est ouvert.`,
  nothingRead: 'Le texte ne contient aucune carte de ce jeu. Rien n’a changé.',
  unread: (count) =>
    `${some(count, 'ligne')} ${count > 1 ? 'n’ont pas pu être lues' : 'n’a pas pu être lue'}. Rien n’a changé.`,
  lineFault: (id, line, text) =>
    `Ligne ${line}, « ${text} » : ${
      {
        unknown: 'ce n’est pas une carte de ce jeu.',
        count: 'ce nombre d’exemplaires n’a pas de sens.',
        'other-civ': 'une carte d’une autre civilisation.',
        'too-many': 'plus d’exemplaires que la rareté n’en permet.',
      }[id]
    }`,
  takeRest: (count) => `Ouvrir ${count > 1 ? `les ${count} cartes lues` : 'la carte lue'}`,
  fromLink: 'Paquet d’un lien',
  brokenLink:
    'Ce lien est coupé, mal recopié ou fait pour d’autres cartes : il ne contient aucun paquet de ce jeu. Rien n’a changé.',

  trial: 'Le mettre à l’épreuve',
  trialHint: (matches) =>
    `${matches} parties contre les sept paquets tout prêts. Des Écuyers jouent des deux côtés. Comptez une minute environ.`,
  start: 'Jouer les parties',
  stop: 'Arrêter',
  progress: (done, all) => `${done} parties sur ${all}`,
  failed: 'Les parties n’ont pas pu être jouées sur cet appareil.',
  foe: 'Contre',
  matches: 'Parties',
  won: 'Gagnées',
  range: 'Intervalle à 95 %',
  all: 'Toutes',
  percent,
  between: (low, high) => `${Math.round(low * 100)}–${percent(high)}`,

  useSaved: (name) => `Jouer ${name}`,
  playingBack: (left) => `Reprise de votre paquet : encore ${some(left, 'changement')}.`,
  leftOut: (names) => `Laissées de côté, car elles n’existent pas dans ce jeu : ${list(names)}.`,
};
