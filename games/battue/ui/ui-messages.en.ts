import { capitalize, english } from '@gonfalon/kernel';
import { en } from '../messages/en.ts';
import type { Range, UiMessages } from './ui-messages.ts';

const { list, some } = english;

const clan = (seat: number) => `the ${en.seats[seat] ?? ''}`;
const warriors = (n: number) => some(n, 'warrior');
const points = (n: number) => some(n, 'victory point');
const between = (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`);
const span = ({ least, most }: Range) => between(least, most);

export const uiMessagesEn: UiMessages = {
  kinds: {
    gate: 'A gate in the walls.',
    wall: 'A stretch of the walls.',
    tower: 'A corner tower: it touches two edges of the board.',
    palace: 'The heart of the city.',
    large: 'A large quarter of the city.',
    medium: 'A block of the city.',
    small: 'A lane of the city.',
  },
  worth: (defence, vp) => `Defence ${defence}; ${points(vp)} to whoever controls it.`,
  faceDown: 'Face down',
  unknown: (tiles, defence, vp) =>
    `Face down: one of ${tiles} tiles, with a defence of ${span(defence)} and ${span(vp)} victory points.`,
  landmark: (names) => `A landmark lies here face down: ${list(names).replace(/ and ([^,]*)$/, ' or $1')}.`,
  onlyYouKnow: 'It lies face down: you have seen it, the others have not.',
  everybodyKnows: 'It lies face down, but everyone knows what it is.',
  plan: 'A planned city',
  planKnown: 'Everyone knows the tiles of its plan, marked with a scroll, though they lie face down.',
  toLoot: (cards) =>
    cards === 0
      ? 'There is nothing to loot here.'
      : `Whoever takes it first draws ${some(cards, 'loot card')}.`,
  looted: 'Already looted: no cards or warriors for taking it.',
  warriorJoins: 'A warrior joins whoever takes it first.',
  eventComes: 'Whoever reveals it by an attack draws an event card before the battle.',
  endTile: 'The match ends once the Palace, Templum Jupiter and Universitas all bear a flag.',
  uncontrolled: 'Nobody controls it.',
  held: (seat, n) =>
    n > 0
      ? `The flag and ${warriors(n)} of ${clan(seat)} are here.`
      : `The flag of ${clan(seat)} flies here, without a warrior to guard it.`,
  attacking: (seat, n) =>
    `${warriors(n)} of ${clan(seat)} ${n === 1 ? 'stands' : 'stand'} here and must fight for it.`,
  moved: (n) => `${warriors(n)} moved this turn and will not move again.`,
  locked: (n) =>
    n === 1
      ? '1 warrior of a reinforced horde stays where it is this turn.'
      : `${warriors(n)} of a reinforced horde stay where they are this turn.`,
  toBeat: (defence, n) =>
    n > 0
      ? `An attack, warriors and die together, must beat ${defence + n} (defence ${defence}, ${warriors(n)}) plus the defender’s die.`
      : `An attack, warriors and die together, must beat ${defence} plus the defender’s die.`,
  lookedAt: (seats) => `Looked at in secret by ${list(seats.map(clan))}.`,
  brief: (defence, vp) => `defence ${defence}, ${some(vp, 'point')}`,
  briefHorde: (seat, n) => `${en.seats[seat] ?? ''}, ${warriors(n)}`,
  briefFlag: (seat) => `flag of ${clan(seat)}`,
  battle: 'battle',

  camp: (n, place) => (n > 0 ? `${warriors(n)} before ${place}.` : `Empty; it stood before ${place}.`),
  campRule:
    'From your camp you can only move to the section in front of it. Nobody can move or retreat into a camp.',
  campLocked: 'The camp was reinforced and stays where it is this turn.',
  edgeFree: 'No clan has its camp on this edge.',
  edgeTaken: (seat) => `${capitalize(clan(seat))} has its camp on this edge.`,
  edgeRule: 'During the set-up each clan chooses an edge, and a gate, wall or tower that touches it.',

  sections: (n) => `Controls ${some(n, 'section')}.`,
  scoreRule: 'The points of all sections controlled and of all cards in the war chest. Most points win.',
  reserveRule: 'Warriors that can still be called. A clan has 15 in all, and a horde never more than 8.',
  flagsRule:
    'Flags that can still be planted. Without one, a section without warriors must be given up first.',
  handRule: 'Loot cards in hand. You can keep at most 6 at the end of your turn.',
  chestRule: 'Treasure laid down for all to see. It counts at the end; treasure still in hand does not.',
  lootPile: 'Loot',
  lootPileRule: 'Loot cards are drawn from here. When it is empty, the discard pile is shuffled.',
  lootDiscard: 'Loot discard',
  eventPile: 'Events',
  eventPileRule: 'Drawn when an attack reveals a section with the event icon. Never shuffled again.',
  eventDiscard: 'Event discard',
  inPlay: 'In play',
  cardsLeft: (n) => some(n, 'card'),
  hand: 'Your hand',
  copies: (n) => (n === 1 ? 'One of its kind in the deck.' : `There are ${n} in the deck.`),
  attacker: 'Attack',
  defender: 'Defence',

  odds: {
    take: (place) => `To take: ${place}`,
    hold: (place) => `To hold: ${place}`,
    attackers: 'Attackers',
    defenders: 'Defenders',
    defence: 'Defence of the section',
    attackersLost: 'Attackers lost, on average',
    defendersLost: 'Defenders lost, on average',
    noCards: 'Fought to the end, without cards or events.',
    hidden: (tiles, worst, best) =>
      `It lies face down: the average over the ${tiles} tiles that may be there, ${worst} at worst and ${best} at best. Fought to the end, without cards or events.`,
    between,
  },
  number: (value) => value.toLocaleString('en', { maximumFractionDigits: 1 }),
  percent: (value) => value.toLocaleString('en', { style: 'percent' }),

  decision: {
    parts: {
      'start-cards': 'Cards',
      reinforcements: 'Reinforce',
      movement: 'Move',
      conflicts: 'Battles',
      'end-cards': 'End',
    },
    whither: (from) => `Where do the warriors go? (${from})`,
    howMany: (to) => `How many go? (${to})`,
    send: (n) => `Send ${n}`,
    sendAll: (n) => `Send all ${n}`,
    endTurn: 'End turn',
    ends: {
      'start-card': 'Play no card',
      reinforce: 'On to movement',
      move: 'On to battle',
      'end-card': 'Play no card',
    },
  },
  quickSetup: {
    label: 'Quick set-up',
    hint: 'The four landmarks are placed at random instead of by the players.',
  },
  roundLimit: {
    label: 'Last round',
    hint: 'The match ends after this round even if Tarsos still stands. 0 = no limit.',
  },
  groups: { loot: 'Loot cards', events: 'Event cards', tiles: 'City tiles', spaces: 'Sections of the board' },
  adjacent: (places) => `Adjacent: ${places.join(', ')}.`,
};
