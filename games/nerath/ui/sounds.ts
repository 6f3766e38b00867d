/** How the war for Nerath sounds: boots and oars, handfuls of dice, stone gates and horns over the sea. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameSounds, Sound } from '@gonfalon/ui-kit';
import { later } from '@gonfalon/ui-kit';
import { STOCK } from '@gonfalon/ui-kit/components';
import type { View } from '../rules/views.ts';
import type { NerathVocabulary } from '../rules/vocabulary.ts';
import { isCapital } from './positions.ts';

type Events = NerathVocabulary['events'];

const library = {
  dice: STOCK.dice,
  march: STOCK.march,
  card: STOCK.card,
  coins: STOCK.coins,
  stone: STOCK.stone,
  wood: STOCK.wood,
  clash: STOCK.swords,
  horn: STOCK.horn,
  bell: STOCK.bell,
  drum: STOCK.drum,
  /** Oars dip and water runs off. */
  oars: [
    {
      wave: 'noise',
      attack: 0.12,
      length: 0.35,
      gain: 0.3,
      filter: { kind: 'bandpass', hertz: [500, 1100], q: 0.8 },
      again: { times: 2, every: 0.5 },
    },
    { wave: 'noise', at: 0.1, length: 0.12, gain: 0.14, filter: { kind: 'highpass', hertz: 2600 } },
  ],
  /** Great wings. */
  wings: [
    {
      wave: 'noise',
      attack: 0.08,
      length: 0.3,
      gain: 0.4,
      filter: { kind: 'lowpass', hertz: [700, 200] },
      again: { times: 3, every: 0.28, fade: 0.8 },
    },
  ],
  fall: [
    { wave: 'sine', hertz: [190, 70], length: 0.35, gain: 0.4 },
    { wave: 'noise', length: 0.15, gain: 0.2, filter: { kind: 'lowpass', hertz: 900 } },
  ],
  victory: [...STOCK.horn, ...later(STOCK.drum, 0.5)],
} as const satisfies Readonly<Record<string, Sound>>;

type Name = keyof typeof library;
type Hearing<E> = Name | 'silent' | ((event: E) => Name);

/** By who goes and how. */
function going({ units, from, to }: Pick<Events['marched'], 'units' | 'from' | 'to'>): Name {
  const kinds = Object.keys(units);
  if (kinds.every((unit) => unit === 'dragon' || unit === 'stormElemental')) return 'wings';
  return from.startsWith('s') || to.startsWith('s') ? 'oars' : 'march';
}

const HEARD: { readonly [Kind in keyof Events]?: Hearing<Events[Kind]> } = {
  turn: 'drum',
  drew: 'card',
  reshuffled: 'card',
  played: 'card',
  used: 'card',
  marched: going,
  transferred: going,
  retreated: going,
  added: 'drum',
  removed: 'fall',
  gold: 'coins',
  paid: 'coins',
  battle: 'clash',
  uncovered: 'stone',
  rolled: 'dice',
  rerolled: 'dice',
  destroyed: 'fall',
  marked: 'wood',
  'guardian-beaten': 'fall',
  conquered: ({ space }) => (isCapital(space) ? 'bell' : 'horn'),
  looted: 'coins',
  'treasure-drawn': 'card',
  resurrected: 'bell',
  'tile-added': 'stone',
  bought: 'coins',
  founded: 'stone',
  income: 'coins',
  resigned: 'bell',
};

function of(event: GameEvent): Name | undefined {
  // Each kind is heard by the entry of its own name: that its facts are those of the kind, the rules see to.
  const sound = Object.hasOwn(HEARD, event.kind)
    ? (HEARD[event.kind as keyof Events] as Hearing<unknown>)
    : 'silent';
  const name = typeof sound === 'function' ? sound(event) : sound;
  return name === 'silent' ? undefined : name;
}

export const sounds: GameSounds<View> = {
  library,
  of,
  ending: { won: 'victory', over: 'bell' },
  sample: ['march', 'oars', 'dice', 'horn'],
  /** The sea, far away. */
  ambience: {
    loops: [
      { gain: 0.05, filter: { kind: 'lowpass', hertz: 420 }, lfo: [0.8, 9] },
      { gain: 0.015, filter: { kind: 'bandpass', hertz: 1200, q: 0.6 }, lfo: [0.9, 6.3] },
    ],
    oneShots: [
      {
        sound: [
          {
            wave: 'sine',
            hertz: [1500, 1100],
            length: 0.25,
            gain: 0.04,
            again: { times: 2, every: 0.35, fade: 0.7 },
          },
        ],
        interval: [7, 20],
      },
    ],
  },
};
