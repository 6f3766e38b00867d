/** How a treasury and a war sound: struck metal, slate on wood, a mallet on a peg, horns. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameSounds, Sound } from '@gonfalon/ui-kit';
import { later } from '@gonfalon/ui-kit';
import { STOCK } from '@gonfalon/ui-kit/components';
import type { BuildingKind, Resource } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import type { Events } from '../rules/vocabulary.ts';

/** A coin that rings: gold brighter, wood dull. */
const ring = (hertz: number, length: number): Sound => [
  { wave: 'sine', hertz, length, gain: 0.16 },
  { wave: 'sine', hertz: hertz * 2.76, length: length * 0.6, gain: 0.06 },
  { wave: 'noise', length: 0.02, gain: 0.12, filter: { kind: 'highpass', hertz: 3000 } },
];

const library = {
  dice: STOCK.dice,
  card: STOCK.card,
  coins: STOCK.coins,
  march: STOCK.march,
  horn: STOCK.horn,
  swords: STOCK.swords,
  drum: STOCK.drum,
  stone: STOCK.stone,
  bell: STOCK.bell,
  food: ring(880, 0.3),
  wood: [
    { wave: 'triangle', hertz: 420, length: 0.1, gain: 0.24 },
    { wave: 'noise', length: 0.03, gain: 0.14, filter: { kind: 'lowpass', hertz: 1400 } },
  ],
  gold: ring(1760, 0.6),
  joker: ring(2350, 0.5),
  /** A tile: slate on wood. */
  slate: [
    { wave: 'noise', length: 0.16, gain: 0.34, filter: { kind: 'bandpass', hertz: [900, 500], q: 1.4 } },
    { wave: 'triangle', hertz: [210, 130], at: 0.14, length: 0.14, gain: 0.3 },
  ],
  /** A Camp: a mallet on a peg. */
  mallet: [
    {
      wave: 'triangle',
      hertz: [320, 240],
      length: 0.09,
      gain: 0.34,
      again: { times: 3, every: 0.17, fade: 0.9 },
    },
    {
      wave: 'noise',
      length: 0.03,
      gain: 0.16,
      filter: { kind: 'lowpass', hertz: 1800 },
      again: { times: 3, every: 0.17, fade: 0.9 },
    },
  ],
  arrow: [
    {
      wave: 'noise',
      length: 0.22,
      attack: 0.03,
      gain: 0.26,
      filter: { kind: 'bandpass', hertz: [2600, 900], q: 2 },
    },
    { wave: 'triangle', hertz: [190, 120], at: 0.2, length: 0.1, gain: 0.3 },
  ],
  fall: [
    { wave: 'sine', hertz: [180, 60], length: 0.28, gain: 0.4 },
    { wave: 'noise', at: 0.04, length: 0.14, gain: 0.24, filter: { kind: 'lowpass', hertz: 1100 } },
  ],
  heal: [
    { wave: 'sine', hertz: 523, length: 0.5, gain: 0.12 },
    { wave: 'sine', hertz: 784, at: 0.12, length: 0.6, gain: 0.12 },
  ],
  victory: [...STOCK.horn, ...later(STOCK.horn, 0.75)],
} as const satisfies Readonly<Record<string, Sound>>;

type Name = keyof typeof library;
type Hearing<E> = Name | 'silent' | ((event: E) => Name);

const built = ({ building }: { readonly building: BuildingKind }): Name =>
  building === 'camp' ? 'mallet' : 'stone';
const coin = ({ res }: { readonly res: Resource }): Name => res;

const HEARD: { readonly [Kind in keyof Events]: Hearing<Events[Kind]> } = {
  dice: 'dice',
  'civ-chosen': 'horn',
  mustered: 'card',
  begins: 'horn',
  turn: 'silent',
  deployment: 'silent',
  refreshed: 'coins',
  moved: 'march',
  explored: 'slate',
  rotated: 'slate',
  'went-back': 'march',
  placed: 'march',
  pushed: 'march',
  switched: 'arrow',
  built,
  transferred: built,
  removed: built,
  paid: 'coins',
  gained: coin,
  tokens: coin,
  attack: ({ mode }) => (mode === 'melee' ? 'swords' : 'arrow'),
  'attack-cancelled': 'drum',
  damaged: ({ building }) => (building === 'capital' ? 'drum' : 'fall'),
  healed: 'heal',
  'life-lost': 'drum',
  lost: 'fall',
  razed: 'stone',
  drew: 'card',
  resupplied: 'card',
  discarded: 'card',
  deployed: 'horn',
  replaced: 'fall',
  played: 'card',
  'card-cancelled': 'drum',
  'event-dropped': 'card',
  ability: 'bell',
  village: 'bell',
  took: 'card',
  given: 'heal',
  exhausted: 'silent',
  'refreshed-unit': 'heal',
  revived: 'horn',
  lends: 'coins',
  exposed: 'stone',
  reduced: 'coins',
  chose: 'silent',
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
  ending: { won: 'victory', over: 'drum' },
  sample: ['gold', 'slate', 'swords', 'horn'],
  /** A wind over open land. */
  ambience: {
    loops: [{ gain: 0.04, filter: { kind: 'lowpass', hertz: 360 }, lfo: [0.7, 12] }],
    oneShots: [
      {
        sound: [
          {
            wave: 'sine',
            hertz: [2600, 3300],
            length: 0.08,
            gain: 0.025,
            again: { times: 2, every: 0.13, fade: 0.8 },
          },
        ],
        interval: [8, 22],
      },
    ],
  },
};
