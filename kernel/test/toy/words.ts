/** The words of Pebbles, in both languages. */
import type { GameEvent, GameMessages, Language, MatchView, Ref, Seat } from '../../index.ts';
import { choiceRefusal } from '../../index.ts';
import type { PebblesView } from './rules.ts';

/** The texts of one language; `{…}` stands for a parameter, or for a reference of a choice by its place. */
interface Texts
  extends Pick<GameMessages, 'title' | 'tagline' | 'rules' | 'chapters' | 'rulings' | 'features' | 'orders'> {
  readonly language: Language;
  readonly kinds: Readonly<Record<string, string>>;
  readonly seat: string;
  readonly refs: Readonly<Record<string, string>>;
  readonly prompts: Readonly<Record<string, string>>;
  readonly choices: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
  readonly hidden: string;
  readonly board: string;
}

function wordsOf(texts: Texts): GameMessages<PebblesView> {
  const { title, tagline, rules, chapters, rulings, features, orders } = texts;
  const seat = (n: Seat) => `${texts.seat} ${n + 1}`;
  const ref = (name: Ref) => {
    const [kind = '', number] = name.split(':');
    return [texts.refs[kind] ?? kind, ...(number ? [number] : [])].join(' ');
  };
  const told = (key: string, value: unknown) =>
    key === 'seat' ? seat(Number(value)) : typeof value === 'string' ? ref(value) : String(value);
  const fill = (text: string, params: object) =>
    Object.entries(params).reduce((line, [key, value]) => line.replace(`{${key}}`, told(key, value)), text);
  return {
    title,
    tagline,
    rules,
    chapters,
    rulings,
    features,
    ...(orders && { orders }),
    seat,
    ref,
    prompt: (question) => texts.prompts[question.prompt] ?? question.prompt,
    choice: ([verb, ...refs]) => fill(texts.choices[verb] ?? verb, refs),
    event: (event: GameEvent) =>
      fill(texts.events[event.kind] ?? event.kind, { ...event, card: event.card ?? texts.hidden }),
    refusal: (refusal) =>
      choiceRefusal(texts, ref, refusal) ?? fill(rules[refusal.rule] ?? refusal.rule, refusal.params ?? {}),
    ending: ({ ending, winners }) => `${texts.endings[ending] ?? ending} ${winners.map(seat).join(', ')}`,
    board({ view }: MatchView<PebblesView>) {
      const owners = (pebbles: readonly Seat[]) => pebbles.map(seat).join(', ') || '-';
      const spots = view.spots.map((one) => `${ref(one.spot)} (${one.worth ?? '?'}): ${owners(one.pebbles)}`);
      const players = view.players.map(({ cards, hand, carried }, n) => {
        return `${seat(n)} (${carried}): ${hand ? hand.map(ref).join(', ') : `${cards} ${texts.hidden}`}`;
      });
      return [fill(texts.board, { pond: view.pond, deck: view.deck }), ...spots, ...players].join('\n');
    },
  };
}

const en: Texts = {
  language: 'en',
  kinds: { spot: 'a spot', card: 'a card' },
  title: 'Pebbles',
  tagline: 'Stack pebbles by the pond before the waves take them.',
  chapters: { 1: 'The table', 2: 'Building', 3: 'Waves and gulls', 4: 'The end' },
  rules: {
    'PEB-1.1': 'Two to four seats play, one turn each in order.',
    'PEB-1.2': 'Pebbles are in the pond, carried by a seat, or on a spot under their owner’s name.',
    'PEB-1.3': 'Every card is in the deck, in a hand or discarded; each seat starts with two.',
    'PEB-1.4': 'Each spot hides one of the tiles 1, 2 and 3.',
    'PEB-2.1': 'A turn: roll a die and gather as many pebbles, build as you like, draw a card.',
    'PEB-2.2': 'You can only stack a pebble that you carry.',
    'PEB-2.3': 'A spot has room for {room} pebbles.',
    'PEB-2.4': 'A tile is turned face up once.',
    'PEB-2.5': 'You may only turn the tile of a spot where you have a pebble.',
    'PEB-3.1': 'You can only play a card that you hold.',
    'PEB-3.2': 'A wave takes the topmost pebble of a spot, never your own.',
    'PEB-3.3': 'On your turn you play waves; on a wave of another seat you may play a gull, which stops it.',
    'PEB-4.1': 'A seat whose pebbles are worth 9 ends the match; a pebble on a face-down tile is worth 1.',
    'PEB-4.2': 'The match also ends after the turn in which the pond ran dry. The most worth wins.',
    'PEB-4.3': 'A seat may give up: its cards and its wave are gone. The last one left wins.',
  },
  rulings: { 'PEB-3.3': 'Every seat with a card is asked for a gull, whether it has one or not.' },
  seat: 'Seat',
  refs: { reef: 'the reef', sand: 'the sand', rock: 'the rock', wave: 'wave', gull: 'gull' },
  prompts: { build: 'Build, or end your turn.', watch: 'A wave is coming. Scare it with a gull?' },
  choices: {
    end: 'end the turn',
    stack: 'stack on {0}',
    flip: 'turn the tile of {0}',
    play: 'send {1} against {0}',
    pass: 'pass',
    scare: 'scare it with {0}',
  },
  events: {
    gathered: '{seat} rolls {die} and gathers {taken}.',
    stacked: '{seat} stacks a pebble on {spot}.',
    flipped: '{seat} turns the tile of {spot}: {worth}.',
    played: '{seat} sends {card} against {spot}.',
    scared: '{seat} scares the wave with {card}.',
    washed: 'A pebble of {seat} is washed off {spot}.',
    drew: '{seat} draws {card}.',
    resigned: '{seat} gives up.',
  },
  features: { points: 'points', carried: 'pebbles in hand' },
  orders: {
    intro: 'Waves come on the turns of others. The table can send your gulls.',
    fields: {
      gulls: { label: 'Send gulls', options: { always: 'at every wave', never: 'never' } },
      keep: { label: 'Gulls to keep', hint: 'The table does not send these.' },
    },
  },
  endings: { high: 'High enough:', dry: 'The pond is dry:', alone: 'Alone at the pond:' },
  hidden: 'hidden',
  board: 'Pond {pond}, deck {deck}',
};

const fr: Texts = {
  language: 'fr',
  kinds: { spot: 'un lieu', card: 'une carte' },
  title: 'Galets',
  tagline: 'Empilez vos galets au bord de l’étang avant que les vagues ne les prennent.',
  chapters: { 1: 'La table', 2: 'Construire', 3: 'Vagues et mouettes', 4: 'La fin' },
  rules: {
    'PEB-1.1': 'On joue de deux à quatre, chacun son tour.',
    'PEB-1.2': 'Un galet est dans l’étang, dans la main d’une place, ou sur un lieu au nom de sa place.',
    'PEB-1.3': 'Chaque carte est dans la pioche, dans une main ou défaussée ; on commence avec deux cartes.',
    'PEB-1.4': 'Chaque lieu cache une des tuiles 1, 2 et 3.',
    'PEB-2.1':
      'Un tour : lancer un dé et ramasser autant de galets, construire à sa guise, piocher une carte.',
    'PEB-2.2': 'On n’empile qu’un galet que l’on porte.',
    'PEB-2.3': 'Un lieu tient {room} galets.',
    'PEB-2.4': 'Une tuile ne se retourne qu’une fois.',
    'PEB-2.5': 'On ne retourne que la tuile d’un lieu où l’on a un galet.',
    'PEB-3.1': 'On ne joue qu’une carte que l’on tient.',
    'PEB-3.2': 'Une vague prend le galet du dessus, jamais le sien.',
    'PEB-3.3':
      'À son tour, on joue des vagues ; sur celle d’un autre, on peut jouer une mouette, qui l’arrête.',
    'PEB-4.1':
      'Une place dont les galets valent 9 met fin à la partie ; sur une tuile cachée, un galet vaut 1.',
    'PEB-4.2': 'La partie finit aussi après le tour où l’étang s’est vidé. La plus grande valeur gagne.',
    'PEB-4.3': 'On peut abandonner : ses cartes et sa vague sont perdues. Le dernier qui reste gagne.',
  },
  rulings: { 'PEB-3.3': 'On demande une mouette à quiconque tient une carte, qu’il en ait une ou non.' },
  seat: 'Place',
  refs: { reef: 'le récif', sand: 'le sable', rock: 'le rocher', wave: 'la vague', gull: 'la mouette' },
  prompts: { build: 'Construisez, ou finissez le tour.', watch: 'Une vague vient. Jouer une mouette ?' },
  choices: {
    end: 'finir le tour',
    stack: 'empiler : {0}',
    flip: 'retourner la tuile : {0}',
    play: 'envoyer {1} : {0}',
    pass: 'passer',
    scare: 'jouer {0}',
  },
  events: {
    gathered: '{seat} lance {die} et ramasse {taken}.',
    stacked: '{seat} empile un galet : {spot}.',
    flipped: '{seat} retourne la tuile, {spot} : {worth}.',
    played: '{seat} envoie {card} : {spot}.',
    scared: '{seat} arrête la vague par {card}.',
    washed: 'Un galet de {seat} est emporté : {spot}.',
    drew: '{seat} pioche {card}.',
    resigned: '{seat} abandonne.',
  },
  features: { points: 'points', carried: 'galets en main' },
  orders: {
    intro: 'Les vagues viennent au tour des autres. La table peut jouer vos mouettes.',
    fields: {
      gulls: { label: 'Jouer des mouettes', options: { always: 'à chaque vague', never: 'jamais' } },
      keep: { label: 'Mouettes à garder', hint: 'La table ne joue pas celles-ci.' },
    },
  },
  endings: { high: 'Assez haut :', dry: 'L’étang est vide :', alone: 'Seul à l’étang :' },
  hidden: 'en secret',
  board: 'Étang {pond}, pioche {deck}',
};

export const ruleIds = Object.keys(en.rules);
export const words = { en: wordsOf(en), fr: wordsOf(fr) };
