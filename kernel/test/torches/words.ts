/** Torches in both languages. */
import type {
  GameMessages,
  Language,
  MessageTable,
  MessageTables,
  Ref,
  Seat,
  TableFacts,
} from '../../index.ts';
import { buildMessages, english, french } from '../../index.ts';
import type { TorchesView, TorchesVocabulary } from './rules.ts';

type Verbs = TorchesVocabulary['verbs'];

interface Tables extends MessageTables {
  readonly prompts: MessageTable<TorchesVocabulary['prompts']>;
  readonly events: MessageTable<TorchesVocabulary['events']>;
  readonly choices: { readonly [Verb in keyof Verbs]: (...refs: readonly Ref[]) => string };
}

interface Texts {
  readonly endings: Readonly<Record<string, string>>;
  readonly houses: readonly string[];
  readonly sides: readonly string[];
  torch(card: Ref): string;
  list(names: readonly string[]): string;
  board(goal: number, deck: number): string;
  readonly hidden: string;
}

/** At a table of two each seat plays the houses of a whole side. */
function houseOf({ houses, sides }: Texts, seat: Seat, at?: TableFacts): string {
  return at?.seats === 2 ? (sides[seat] ?? '') : (houses[seat] ?? String(seat + 1));
}

function messagesOf(tables: Tables, texts: Texts): GameMessages<TorchesView> {
  const { torch: ref } = texts;
  return buildMessages(tables, {
    ref,
    seat: (seat, at) => houseOf(texts, seat, at),
    side: (side) => texts.sides[side] ?? '',
    ending: ({ ending, winners, scores }) =>
      `${texts.endings[ending] ?? ending} ${texts.list(winners.map((seat) => houseOf(texts, seat, { seats: scores.length, options: {} })))}`,
    board({ view, seats }) {
      const at = { seats, options: {}, view };
      const players = view.players.map(({ cards, hand, light }, seat) => {
        const shown = hand ? hand.map(ref).join(', ') || '-' : `${cards} ${texts.hidden}`;
        return `${houseOf(texts, seat, at)} (${light}): ${shown}`;
      });
      return [texts.board(view.goal, view.deck), ...players].join('\n');
    },
  });
}

const HOUSES = {
  en: ['North', 'East', 'South', 'West'],
  fr: ['le Nord', 'l’Est', 'le Sud', 'l’Ouest'],
} as const satisfies Record<Language, readonly string[]>;

/** `a torch of 3` */
const torch = {
  en: (card: Ref) => `a torch of ${card.split(':')[1]}`,
  fr: (card: Ref) => `une torche de ${card.split(':')[1]}`,
};

const en = messagesOf(
  {
    language: 'en',
    title: 'Torches',
    tagline: 'Light up the night for your side before dawn.',
    chapters: { 1: 'The table', 2: 'A turn', 3: 'Snuffing', 4: 'The end' },
    rules: {
      'TOR-1.1':
        'Two seats play, or four; of four the first and third play against the others, or each alone.',
      'TOR-1.2': 'Every torch is in the deck, in a hand or burnt out; each seat starts with three.',
      'TOR-2.1': 'A turn: draw a torch, then light one, give one to your mate, or wait.',
      'TOR-2.2': 'You can only use a torch that you hold.',
      'TOR-2.3': 'You have no mate to give a torch to.',
      'TOR-3.1': 'You can only snuff with a torch that you hold.',
      'TOR-3.2': 'A torch is snuffed by one of the same value, played by a rival at once.',
      'TOR-4.1': 'A side has the light of all its seats. One that reaches the goal wins.',
      'TOR-4.2': 'After eight turns of each seat dawn breaks: the brightest side wins.',
      'TOR-4.3': 'A seat may give up. A side of which nobody is left has lost.',
    },
    rulings: {},
    seats: HOUSES.en,
    kinds: { card: 'a torch' },
    prompts: {
      act: 'Light a torch, give one to your mate, or wait.',
      snuff: ({ card }) => `A torch of ${card.split(':')[1]} is lit. Snuff it?`,
    },
    choices: {
      light: (card) => `light ${torch.en(card)}`,
      give: (card) => `give ${torch.en(card)} to your mate`,
      wait: () => 'wait',
      snuff: (card) => `snuff it with ${torch.en(card)}`,
      let: () => 'let it burn',
    },
    events: {
      turn: ({ seat }) => `The turn of ${HOUSES.en[seat]} begins.`,
      drew: ({ seat, card }) => `${HOUSES.en[seat]} draws ${card ? torch.en(card) : 'a torch'}.`,
      lit: ({ seat, card }) => `${HOUSES.en[seat]} lights ${torch.en(card)}.`,
      gave: ({ seat, card }) => `${HOUSES.en[seat]} gives its mate ${card ? torch.en(card) : 'a torch'}.`,
      waited: ({ seat }) => `${HOUSES.en[seat]} waits.`,
      snuffed: ({ seat }) => `${HOUSES.en[seat]} snuffs it.`,
      resigned: ({ seat }) => `${HOUSES.en[seat]} gives up.`,
    },
    refusals: {},
    features: { light: 'light', cards: 'torches in hand' },
  },
  {
    endings: { bright: 'Bright enough:', dawn: 'Dawn breaks:', resigned: 'Nobody else is left:' },
    houses: HOUSES.en,
    sides: ['North and South', 'East and West', 'South', 'West'],
    torch: torch.en,
    list: english.list,
    board: (goal, deck) => `Goal ${goal}, deck ${deck}`,
    hidden: 'hidden',
  },
);

const fr = messagesOf(
  {
    language: 'fr',
    title: 'Torches',
    tagline: 'Éclairez la nuit pour votre camp avant l’aube.',
    chapters: { 1: 'La table', 2: 'Un tour', 3: 'Éteindre', 4: 'La fin' },
    rules: {
      'TOR-1.1':
        'On joue à deux ou à quatre ; à quatre, le premier et le troisième contre les autres, ou chacun pour soi.',
      'TOR-1.2': 'Chaque torche est dans la pioche, dans une main ou consumée ; on commence avec trois.',
      'TOR-2.1': 'Un tour : piocher une torche, puis en allumer une, en donner une à son allié, ou attendre.',
      'TOR-2.2': 'On n’emploie qu’une torche que l’on tient.',
      'TOR-2.3': 'Vous n’avez pas d’allié à qui donner une torche.',
      'TOR-3.1': 'On n’éteint qu’avec une torche que l’on tient.',
      'TOR-3.2': 'Une torche s’éteint par une autre de même valeur, jouée aussitôt par un adversaire.',
      'TOR-4.1': 'Un camp a la lumière de toutes ses places. Celui qui atteint le but gagne.',
      'TOR-4.2': 'Après huit tours de chacun, l’aube se lève : le camp le plus lumineux gagne.',
      'TOR-4.3': 'On peut abandonner. Un camp dont il ne reste personne a perdu.',
    },
    rulings: {},
    seats: HOUSES.fr,
    kinds: { card: 'une torche' },
    prompts: {
      act: 'Allumez une torche, donnez-en une à votre allié, ou attendez.',
      snuff: ({ card }) => `Une torche de ${card.split(':')[1]} s’allume. L’éteindre ?`,
    },
    choices: {
      light: (card) => `allumer ${torch.fr(card)}`,
      give: (card) => `donner ${torch.fr(card)} à votre allié`,
      wait: () => 'attendre',
      snuff: (card) => `l’éteindre avec ${torch.fr(card)}`,
      let: () => 'la laisser brûler',
    },
    events: {
      turn: ({ seat }) => `Au tour de ${HOUSES.fr[seat]}.`,
      drew: ({ seat, card }) => `Pioche de ${HOUSES.fr[seat]} : ${card ? torch.fr(card) : 'une torche'}.`,
      lit: ({ seat, card }) => `Allumée par ${HOUSES.fr[seat]} : ${torch.fr(card)}.`,
      gave: ({ seat, card }) =>
        `Don de ${HOUSES.fr[seat]} à son allié : ${card ? torch.fr(card) : 'une torche'}.`,
      waited: ({ seat }) => `Attente : ${HOUSES.fr[seat]}.`,
      snuffed: ({ seat }) => `Éteinte par ${HOUSES.fr[seat]}.`,
      resigned: ({ seat }) => `Abandon : ${HOUSES.fr[seat]}.`,
    },
    refusals: {},
    features: { light: 'lumière', cards: 'torches en main' },
  },
  {
    endings: { bright: 'Assez de lumière :', dawn: 'L’aube se lève :', resigned: 'Il ne reste que :' },
    houses: HOUSES.fr,
    sides: ['le Nord et le Sud', 'l’Est et l’Ouest', 'le Sud', 'l’Ouest'],
    torch: torch.fr,
    list: french.list,
    board: (goal, deck) => `But ${goal}, pioche ${deck}`,
    hidden: 'en secret',
  },
);

export const messages = { en, fr };
export const ruleIds = Object.keys(en.rules);
