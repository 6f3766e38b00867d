/** How the storm of Tarsos sounds: bone dice on wood, feet on paving, bronze and fire. */
import type { GameEvent } from '@gonfalon/kernel';
import type { GameSounds, Sound } from '@gonfalon/ui-kit';
import { later } from '@gonfalon/ui-kit';
import { STOCK } from '@gonfalon/ui-kit/components';
import { constants, isPerimeter, space as spaceOf } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import type { Events } from '../rules/vocabulary.ts';

const library = {
  dice: STOCK.dice,
  march: [
    {
      wave: 'noise',
      length: 0.11,
      gain: 0.5,
      filter: { kind: 'lowpass', hertz: 420 },
      again: { times: 4, every: 0.15 },
    },
    {
      wave: 'noise',
      at: 0.03,
      length: 0.05,
      gain: 0.09,
      filter: { kind: 'bandpass', hertz: 3800, q: 2 },
      again: { times: 4, every: 0.15 },
    },
  ],
  horn: STOCK.horn,
  /** The dice that tell how many come, then the horn that calls them. */
  muster: [...STOCK.dice, ...later(STOCK.horn, 0.75)],
  stone: STOCK.stone,
  clash: [
    { wave: 'noise', length: 0.12, gain: 0.3, filter: { kind: 'highpass', hertz: 3000 } },
    { wave: 'square', hertz: 1870, length: 0.35, gain: 0.05 },
    { wave: 'sine', hertz: 2790, length: 0.5, gain: 0.12 },
    { wave: 'sine', hertz: 1310, at: 0.16, length: 0.5, gain: 0.14 },
    { wave: 'noise', at: 0.16, length: 0.1, gain: 0.24, filter: { kind: 'highpass', hertz: 2600 } },
  ],
  /** Timber and iron give way. */
  gate: [
    { wave: 'sine', hertz: [90, 38], length: 0.9, gain: 0.6 },
    { wave: 'noise', length: 0.5, gain: 0.45, filter: { kind: 'lowpass', hertz: [1400, 200] } },
    {
      wave: 'noise',
      at: 0.2,
      length: 0.08,
      gain: 0.24,
      filter: { kind: 'bandpass', hertz: 1500, q: 2 },
      again: { times: 5, every: 0.09, fade: 0.75 },
    },
  ],
  /** A torch is thrown, and coins fall. */
  plunder: [
    {
      wave: 'noise',
      attack: 0.15,
      length: 0.7,
      gain: 0.4,
      filter: { kind: 'bandpass', hertz: [300, 1500], q: 0.9 },
    },
    {
      wave: 'sine',
      hertz: 3150,
      at: 0.35,
      length: 0.22,
      gain: 0.12,
      again: { times: 4, every: 0.1, fade: 0.85 },
    },
    {
      wave: 'sine',
      hertz: 4230,
      at: 0.39,
      length: 0.18,
      gain: 0.08,
      again: { times: 4, every: 0.12, fade: 0.85 },
    },
  ],
  coins: STOCK.coins,
  card: STOCK.card,
  shuffle: [
    {
      wave: 'noise',
      attack: 0.02,
      length: 0.07,
      gain: 0.3,
      filter: { kind: 'bandpass', hertz: 3000, q: 1 },
      again: { times: 8, every: 0.06 },
    },
  ],
  /** Old walls give up what they hide. */
  rubble: [
    {
      wave: 'noise',
      length: 0.22,
      gain: 0.4,
      filter: { kind: 'lowpass', hertz: [900, 260] },
      again: { times: 3, every: 0.12, fade: 0.7 },
    },
  ],
  /** The bell of a landmark. */
  bell: [
    { wave: 'sine', hertz: 392, length: 1.8, gain: 0.3 },
    { wave: 'sine', hertz: 787, length: 1.4, gain: 0.14 },
    { wave: 'sine', hertz: 1080, length: 1.1, gain: 0.1 },
    { wave: 'sine', hertz: 2110, length: 0.6, gain: 0.05 },
  ],
  /** An event: a gong far below. */
  omen: [
    { wave: 'sine', hertz: [98, 92], attack: 0.03, length: 1.7, gain: 0.42 },
    { wave: 'sine', hertz: 147, attack: 0.05, length: 1.4, gain: 0.16 },
    {
      wave: 'noise',
      attack: 0.2,
      length: 1.1,
      gain: 0.12,
      filter: { kind: 'bandpass', hertz: [2600, 900], q: 1 },
    },
  ],
  fall: [
    { wave: 'sine', hertz: [180, 60], length: 0.25, gain: 0.4 },
    { wave: 'noise', at: 0.03, length: 0.14, gain: 0.26, filter: { kind: 'lowpass', hertz: 1100 } },
  ],
  drum: [
    {
      wave: 'sine',
      hertz: [115, 62],
      length: 0.3,
      gain: 0.5,
      again: { times: 2, every: 0.22, fade: 0.85 },
    },
    { wave: 'noise', length: 0.05, gain: 0.2, filter: { kind: 'lowpass', hertz: 800 } },
  ],
  /** A clan is no more. */
  doom: [
    {
      wave: 'sine',
      hertz: [82, 44],
      length: 0.8,
      gain: 0.55,
      again: { times: 3, every: 0.45, fade: 0.8 },
    },
    { wave: 'triangle', hertz: [196, 147], at: 0.2, attack: 0.2, length: 1.5, gain: 0.14 },
  ],
  victory: [
    ...STOCK.horn,
    {
      wave: 'sawtooth',
      hertz: 294,
      at: 0.75,
      attack: 0.06,
      length: 1.2,
      gain: 0.2,
      filter: { kind: 'lowpass', hertz: [800, 1600], q: 1.5 },
    },
    {
      wave: 'sawtooth',
      hertz: 220,
      at: 0.75,
      attack: 0.06,
      length: 1.2,
      gain: 0.16,
      filter: { kind: 'lowpass', hertz: [700, 1300], q: 1.5 },
    },
    { wave: 'sine', hertz: [110, 58], at: 0.75, length: 0.5, gain: 0.3 },
  ],
} as const satisfies Readonly<Record<string, Sound>>;

type Name = keyof typeof library;
type Hearing<E> = Name | 'silent' | ((event: E) => Name);

/** A landmark rings; any other tile is dug out of the ruins. */
function uncovered({ tile }: { readonly tile?: Events['revealed']['tile'] }): Name {
  return tile !== undefined && constants.landmarks.includes(tile) ? 'bell' : 'rubble';
}

export const HEARD: { readonly [Kind in keyof Events]: Hearing<Events[Kind]> } = {
  'landmark-placed': 'stone',
  'city-planned': 'card',
  'city-laid': 'shuffle',
  'camp-pitched': 'drum',
  'match-begun': 'horn',
  turn: 'silent',
  'spoiled-turn': 'fall',
  reinforced: 'muster',
  moved: 'march',
  battle: 'clash',
  revealed: uncovered,
  rolled: 'dice',
  rerolled: 'dice',
  exchange: 'silent',
  lost: 'fall',
  gained: 'drum',
  retreated: 'march',
  captured: ({ space }) => (isPerimeter(spaceOf[space]) ? 'gate' : 'plunder'),
  repulsed: 'drum',
  'gave-up': 'drum',
  event: 'omen',
  ambush: 'dice',
  'saw-tile': 'card',
  drew: 'card',
  'loot-reshuffled': 'shuffle',
  discarded: 'card',
  played: 'card',
  called: 'march',
  'saw-loot': 'card',
  'saw-event': 'card',
  spied: 'card',
  robbed: 'coins',
  eliminated: 'doom',
  resigned: 'doom',
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
  ending: { won: 'victory', over: 'doom' },
  sample: ['dice', 'march', 'gate', 'horn'],
  /** Torches crackle in the wind before the walls. */
  ambience: {
    loops: [
      { gain: 0.05, filter: { kind: 'lowpass', hertz: 320 }, lfo: [0.7, 11] },
      { gain: 0.012, filter: { kind: 'bandpass', hertz: 1700, q: 0.7 }, lfo: [0.8, 3.7] },
    ],
    oneShots: [
      {
        sound: [
          {
            wave: 'noise',
            length: 0.02,
            gain: 0.12,
            filter: { kind: 'highpass', hertz: 2400 },
            again: { times: 3, every: 0.07, fade: 0.6 },
          },
        ],
        interval: [0.3, 1.6],
      },
      {
        sound: [{ wave: 'noise', length: 0.04, gain: 0.1, filter: { kind: 'bandpass', hertz: 1100, q: 2 } }],
        interval: [0.9, 4],
      },
    ],
  },
};
