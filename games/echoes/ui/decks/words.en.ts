import { english } from '@gonfalon/kernel';
import type { DeckWords } from './words.ts';

const { list, some } = english;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const deckWordsEn: DeckWords = {
  title: 'Build a deck',
  intro: 'Choose 35 cards of one civilisation. Begin with its ready deck and change what you like.',
  civilisation: 'Civilisation',
  name: 'Name of the deck',
  unnamed: 'My deck',
  copyOf: (name) => `${name} (copy)`,
  usePreset: 'Ready deck',
  clear: 'Empty it',
  undo: 'Undo',

  show: 'Show',
  filters: {
    all: 'All',
    unit: 'Units',
    upgrade: 'Upgrades',
    action: 'Actions',
    reaction: 'Reactions',
    event: 'Events',
  },
  order: 'Sort by',
  orders: { kind: 'kind', cost: 'cost', rarity: 'rarity', name: 'name' },
  search: 'Find a name or a keyword',
  nothingFound: 'No card fits.',
  shown: (count) => `${some(count, 'card')} shown`,
  rarity: (most) => `Rarity: at most ${most}`,
  copies: (count, most) => `${count} of ${most}`,

  yourDeck: 'Your deck',
  size: (count, size) => `${count} of ${size} cards`,
  civCard: 'The Civilisation card comes on top.',
  rules: {
    'ECH-11.9': 'Cards of one civilisation',
    'ECH-11.10': 'Exactly 35 cards',
    'ECH-11.11': 'Exactly 1 Conqueror',
    'ECH-11.12': 'At least 1 Starting Scout',
    'ECH-11.13': 'No more copies than the rarity allows',
  },
  kept: 'kept',
  broken: 'broken',

  curve: 'Costs',
  curveHint: 'Cards by total cost',
  column: (cost, isLast, count) => `Cost ${cost}${isLast ? ' or more' : ''}: ${some(count, 'card')}`,
  demand: 'All cards together ask for',
  hand: 'A first hand',
  anotherHand: 'Another hand',

  save: 'Save',
  saved: (name) => `${name} is saved in this browser.`,
  notSaved: 'This browser does not let the site save anything.',
  savedDecks: 'Saved decks',
  noneSaved: 'None yet. They stay in this browser.',
  open: (name) => `Open ${name}`,
  duplicate: (name) => `Copy ${name}`,
  remove: (name) => `Delete ${name}`,
  removed: (name) => `${name} is deleted.`,
  bringBack: 'Bring it back',

  play: 'Play with this deck',
  playHint: 'It is saved, and offered when the match asks for your deck.',
  notReady: 'Mend the broken rules first.',

  share: 'Share',
  link: 'Link to this deck',
  copyLink: 'Copy the link',
  copyText: 'Copy as text',
  copied: 'Copied.',
  cannotCopy: 'The browser does not let the site copy. Select the text and copy it yourself.',
  asText: 'The deck as text',
  import: 'Paste a deck',
  importHint: 'One card a line, such as “3 Berserker”. Names in English or French.',
  paste: 'Text of the deck',
  read: 'Read it',
  opened: (name) => `${name} is open.`,
  nothingRead: 'There is no card of this game in the text. Nothing was changed.',
  unread: (count) => `${some(count, 'line')} could not be read. Nothing was changed.`,
  lineFault: (id, line, text) =>
    `Line ${line}, “${text}”: ${
      {
        unknown: 'this is no card of this game.',
        count: 'the number of copies makes no sense.',
        'other-civ': 'a card of another civilisation.',
        'too-many': 'more copies than the rarity allows.',
      }[id]
    }`,
  takeRest: (count) => `Open the ${some(count, 'card')} that could be read`,
  fromLink: 'Deck from a link',
  brokenLink:
    'This link is cut, mistyped or made for other cards: it holds no deck of this game. Nothing was changed.',

  trial: 'Try it out',
  trialHint: (matches) =>
    `${matches} matches against the seven ready decks. Squires play both sides. It takes about a minute.`,
  start: 'Play the matches',
  stop: 'Cancel',
  progress: (done, all) => `${done} of ${all} matches`,
  failed: 'The matches could not be played on this device.',
  foe: 'Against',
  matches: 'Matches',
  won: 'Won',
  range: '95 % range',
  all: 'All',
  percent,
  between: (low, high) => `${Math.round(low * 100)}–${percent(high)}`,

  useSaved: (name) => `Play ${name}`,
  playingBack: (left) => `Taking your deck: ${some(left, 'change')} left.`,
  leftOut: (names) => `Left out, since this game has no such cards: ${list(names)}.`,
};
