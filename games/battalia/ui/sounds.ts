/** How Battalia sounds: brush on paper, wooden cards, canvas, hooves, and a glass harp for the sun. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameSounds, Sound } from '@gonfalon/ui-kit';
import { later } from '@gonfalon/ui-kit';
import { STOCK } from '@gonfalon/ui-kit/components';
import type { View } from '../rules/views.ts';
import type { BattaliaVocabulary } from '../rules/vocabulary.ts';

type Events = BattaliaVocabulary['events'];

const harp: Sound = [
  { wave: 'sine', hertz: 523, attack: 0.05, length: 1.5, gain: 0.16 },
  { wave: 'sine', hertz: 659, at: 0.08, attack: 0.05, length: 1.5, gain: 0.14 },
  { wave: 'sine', hertz: 784, at: 0.16, attack: 0.05, length: 1.6, gain: 0.12 },
];

const library = {
  card: STOCK.card,
  shuffle: [
    {
      wave: 'noise',
      length: 0.07,
      gain: 0.3,
      filter: { kind: 'bandpass', hertz: 2600, q: 1 },
      again: { times: 6, every: 0.06 },
    },
  ],
  /** A soft brush lays a wash on the paper. */
  brush: [
    {
      wave: 'noise',
      attack: 0.12,
      length: 0.5,
      gain: 0.24,
      filter: { kind: 'bandpass', hertz: [900, 2200], q: 0.8 },
    },
  ],
  build: [...STOCK.wood, ...later(STOCK.wood, 0.14), ...later(STOCK.stone, 0.28)],
  stone: STOCK.stone,
  steps: STOCK.march,
  hooves: [
    {
      wave: 'triangle',
      hertz: [210, 120],
      length: 0.06,
      gain: 0.4,
      again: { times: 6, every: 0.12, fade: 0.92 },
    },
  ],
  wings: [
    {
      wave: 'noise',
      attack: 0.1,
      length: 0.28,
      gain: 0.3,
      filter: { kind: 'bandpass', hertz: [500, 1300], q: 0.7 },
      again: { times: 3, every: 0.26 },
    },
  ],
  /** Canvas flaps. */
  canvas: [
    {
      wave: 'noise',
      length: 0.12,
      gain: 0.36,
      filter: { kind: 'lowpass', hertz: [1600, 500] },
      again: { times: 2, every: 0.13, fade: 0.7 },
    },
  ],
  /** Two notes for a cohort. */
  cohort: [
    { wave: 'triangle', hertz: 392, attack: 0.03, length: 0.4, gain: 0.22 },
    { wave: 'triangle', hertz: 523, at: 0.26, attack: 0.03, length: 0.7, gain: 0.22 },
  ],
  horn: STOCK.horn,
  swords: STOCK.swords,
  raise: [{ wave: 'sine', hertz: 262, length: 1.1, gain: 0.26 }],
  raiseHigh: [{ wave: 'sine', hertz: 330, length: 1.1, gain: 0.26 }],
  bell: STOCK.bell,
  drum: STOCK.drum,
  dice: STOCK.dice,
  harp,
  victory: [...harp, ...later(harp, 0.2)],
} as const satisfies Readonly<Record<string, Sound>>;

type Name = keyof typeof library;
type Hearing<E> = Name | 'silent' | ((event: E) => Name);

const RIDES = { walk: 'steps', ride: 'hooves', fly: 'wings' } as const;
/** From so much on a raise rings one tone higher. */
const HIGH_TOTAL = 8;

const HEARD: { readonly [Kind in keyof Events]: Hearing<Events[Kind]> } = {
  'faction-chosen': 'cohort',
  'home-chosen': 'build',
  day: 'harp',
  turn: 'silent',
  cohort: 'cohort',
  redealt: 'shuffle',
  drew: 'card',
  reshuffled: 'shuffle',
  'took-back': 'card',
  hired: 'card',
  created: 'card',
  'road-built': 'brush',
  'city-built': 'build',
  closed: 'brush',
  upgraded: 'build',
  recruited: 'horn',
  moved: ({ way }) => RIDES[way],
  promoted: 'cohort',
  recoloured: 'card',
  converted: 'card',
  rolled: 'dice',
  dropped: 'card',
  pitched: 'canvas',
  struck: 'canvas',
  summoned: 'horn',
  ambushed: 'card',
  attacked: 'swords',
  assaulted: 'swords',
  raised: ({ total }) => (total >= HIGH_TOTAL ? 'raiseHigh' : 'raise'),
  countered: 'drum',
  reclaimed: 'card',
  joined: 'drum',
  surrendered: 'drum',
  retreated: 'hooves',
  'battle-won': 'bell',
  'assault-won': 'bell',
  'assault-failed': 'drum',
  demobilised: 'stone',
  conquered: 'horn',
  undefended: 'stone',
  annexed: 'horn',
  claimed: 'harp',
  discarded: 'card',
  'tents-ended': 'canvas',
  resigned: 'drum',
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
  sample: ['harp', 'brush', 'hooves', 'cohort'],
  /** A wind over an unknown land, and now and then a bird. */
  ambience: {
    loops: [{ gain: 0.04, filter: { kind: 'lowpass', hertz: 380 }, lfo: [0.7, 13] }],
    oneShots: [
      {
        sound: [
          {
            wave: 'sine',
            hertz: [2400, 3100],
            length: 0.09,
            gain: 0.03,
            again: { times: 3, every: 0.14, fade: 0.8 },
          },
        ],
        interval: [6, 19],
      },
    ],
  },
};
