/** How a field of BattleLore sounds: steel, bowstrings, drums, and Lore like glass. */
import type { GameEvent, Ref } from '@gonfalon/kernel';
import type { GameSounds, Sound } from '@gonfalon/ui-kit';
import { unitType, weapon } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import type { Events } from '../rules/vocabulary.ts';

/** A small bell of glass. */
const glass = (hertz: number, at: number, loud = 0.16): Sound => [
  { wave: 'sine', hertz, at, length: 0.9, gain: loud },
  { wave: 'sine', hertz: hertz * 2.01, at, length: 0.5, gain: loud * 0.3 },
];

const trumpet = (hertz: number, at: number, length: number): Sound => [
  {
    wave: 'sawtooth',
    hertz,
    at,
    attack: 0.05,
    length,
    gain: 0.2,
    filter: { kind: 'lowpass', hertz: [900, 2200], q: 1.2 },
  },
  { wave: 'square', hertz: hertz * 1.003, at, attack: 0.06, length, gain: 0.05 },
];

const library = {
  dice: [
    {
      wave: 'noise',
      length: 0.045,
      gain: 0.45,
      filter: { kind: 'bandpass', hertz: 2700, q: 3 },
      again: { times: 9, every: 0.062, fade: 0.88 },
    },
    {
      wave: 'triangle',
      hertz: [1100, 820],
      at: 0.02,
      length: 0.035,
      gain: 0.13,
      again: { times: 6, every: 0.09, fade: 0.82 },
    },
    { wave: 'noise', at: 0.6, length: 0.07, gain: 0.3, filter: { kind: 'lowpass', hertz: 1100 } },
  ],
  march: [
    {
      wave: 'noise',
      length: 0.1,
      gain: 0.45,
      filter: { kind: 'lowpass', hertz: 340 },
      again: { times: 4, every: 0.15 },
    },
    {
      wave: 'noise',
      at: 0.05,
      length: 0.04,
      gain: 0.08,
      filter: { kind: 'highpass', hertz: 5200 },
      again: { times: 4, every: 0.15 },
    },
  ],
  hooves: [
    {
      wave: 'triangle',
      hertz: [240, 120],
      length: 0.07,
      gain: 0.4,
      again: { times: 4, every: 0.17 },
    },
    {
      wave: 'triangle',
      hertz: [300, 150],
      at: 0.06,
      length: 0.06,
      gain: 0.3,
      again: { times: 4, every: 0.17 },
    },
    { wave: 'noise', length: 0.6, gain: 0.08, filter: { kind: 'lowpass', hertz: 600 } },
  ],
  /** Something far larger than a man walks. */
  tread: [
    { wave: 'sine', hertz: [70, 36], length: 0.32, gain: 0.6, again: { times: 2, every: 0.3, fade: 0.9 } },
    {
      wave: 'noise',
      length: 0.2,
      gain: 0.25,
      filter: { kind: 'lowpass', hertz: 300 },
      again: { times: 2, every: 0.3 },
    },
  ],
  swords: [
    { wave: 'noise', length: 0.09, gain: 0.28, filter: { kind: 'highpass', hertz: 3400 } },
    { wave: 'sine', hertz: 2430, length: 0.55, gain: 0.13 },
    { wave: 'sine', hertz: 3710, length: 0.4, gain: 0.08 },
    { wave: 'noise', at: 0.2, length: 0.09, gain: 0.24, filter: { kind: 'highpass', hertz: 3000 } },
    { wave: 'sine', hertz: 1960, at: 0.2, length: 0.55, gain: 0.13 },
    { wave: 'square', hertz: 1485, at: 0.2, length: 0.25, gain: 0.035 },
  ],
  /** Strings let go, and a volley goes overhead. */
  arrows: [
    {
      wave: 'triangle',
      hertz: [210, 140],
      length: 0.12,
      gain: 0.34,
      again: { times: 3, every: 0.06, fade: 0.8 },
    },
    {
      wave: 'noise',
      at: 0.08,
      attack: 0.14,
      length: 0.5,
      gain: 0.34,
      filter: { kind: 'bandpass', hertz: [4200, 1300], q: 1.6 },
    },
    {
      wave: 'noise',
      at: 0.5,
      length: 0.05,
      gain: 0.28,
      filter: { kind: 'lowpass', hertz: 1300 },
      again: { times: 3, every: 0.05, fade: 0.8 },
    },
  ],
  roar: [
    {
      wave: 'sawtooth',
      hertz: [105, 62],
      attack: 0.14,
      length: 1.0,
      gain: 0.34,
      filter: { kind: 'lowpass', hertz: [760, 260], q: 3 },
    },
    {
      wave: 'sawtooth',
      hertz: [112, 58],
      attack: 0.1,
      length: 0.95,
      gain: 0.22,
      filter: { kind: 'lowpass', hertz: [900, 240], q: 2 },
    },
    {
      wave: 'noise',
      attack: 0.12,
      length: 0.9,
      gain: 0.2,
      filter: { kind: 'bandpass', hertz: [700, 260], q: 0.8 },
    },
  ],
  /** The drum that calls them back. */
  retreat: [
    { wave: 'sine', hertz: [150, 78], length: 0.16, gain: 0.42, again: { times: 4, every: 0.12, fade: 0.9 } },
    {
      wave: 'noise',
      length: 0.05,
      gain: 0.18,
      filter: { kind: 'bandpass', hertz: 1900, q: 1 },
      again: { times: 4, every: 0.12, fade: 0.9 },
    },
  ],
  drum: [
    { wave: 'sine', hertz: [120, 66], length: 0.28, gain: 0.46 },
    { wave: 'noise', length: 0.05, gain: 0.16, filter: { kind: 'lowpass', hertz: 900 } },
  ],
  tap: [{ wave: 'sine', hertz: [210, 130], length: 0.09, gain: 0.26 }],
  fall: [
    { wave: 'sine', hertz: [200, 70], length: 0.22, gain: 0.36 },
    { wave: 'noise', at: 0.04, length: 0.1, gain: 0.2, filter: { kind: 'bandpass', hertz: 2600, q: 1.2 } },
  ],
  /** A banner changes hands. */
  banner: [
    {
      wave: 'noise',
      attack: 0.06,
      length: 0.32,
      gain: 0.3,
      filter: { kind: 'bandpass', hertz: [500, 1500], q: 0.8 },
    },
    ...trumpet(294, 0.2, 0.28),
    ...trumpet(392, 0.45, 0.7),
  ],
  trumpet: [...trumpet(294, 0, 0.3), ...trumpet(294, 0.3, 0.18), ...trumpet(440, 0.45, 0.8)],
  card: [
    {
      wave: 'noise',
      attack: 0.04,
      length: 0.14,
      gain: 0.32,
      filter: { kind: 'bandpass', hertz: [1800, 5000], q: 0.9 },
    },
  ],
  lore: [...glass(784, 0), ...glass(1175, 0.12), ...glass(1568, 0.24), ...glass(2093, 0.38, 0.1)],
  /** The same, undone. */
  fizzle: [
    ...glass(1175, 0, 0.12),
    ...glass(740, 0.12, 0.12),
    { wave: 'noise', at: 0.1, length: 0.5, gain: 0.16, filter: { kind: 'highpass', hertz: [5000, 1500] } },
  ],
  heal: [...glass(523, 0), ...glass(659, 0.1), ...glass(784, 0.2)],
  token: [...glass(1319, 0, 0.14), ...glass(1760, 0.08, 0.1)],
  stone: [
    { wave: 'sine', hertz: [120, 52], length: 0.35, gain: 0.5 },
    { wave: 'noise', length: 0.24, gain: 0.26, filter: { kind: 'lowpass', hertz: 620 } },
  ],
  over: [
    { wave: 'sine', hertz: [96, 50], length: 0.7, gain: 0.5, again: { times: 3, every: 0.42, fade: 0.8 } },
    { wave: 'triangle', hertz: [220, 165], at: 0.2, attack: 0.2, length: 1.4, gain: 0.12 },
  ],
  victory: [
    ...trumpet(294, 0, 0.25),
    ...trumpet(370, 0.22, 0.25),
    ...trumpet(440, 0.44, 0.3),
    ...trumpet(587, 0.7, 1.2),
    ...trumpet(370, 0.7, 1.2),
  ],
} as const satisfies Readonly<Record<string, Sound>>;

type Name = keyof typeof library;
type Hearing<E> = Name | 'silent' | ((event: E, view: View) => Name);

const typeOf = (unit: Ref, { units }: View) => {
  const type = units.find(({ id }) => id === unit)?.type;
  return type && unitType[type];
};

/** How one of that kind goes. */
function gait({ unit }: { readonly unit: Ref }, view: View): Name {
  const pace = { infantry: 'march', cavalry: 'hooves', creature: 'tread' } as const;
  return pace[typeOf(unit, view)?.class ?? 'infantry'];
}

/** A spell has no attacker. */
function weaponOf({ attacker }: { readonly attacker: Ref }, view: View): Name {
  const type = typeOf(attacker, view);
  if (!type) return 'lore';
  if (type.class === 'creature') return 'roar';
  return type.weapon && weapon[type.weapon].range > 1 ? 'arrows' : 'swords';
}

export const HEARD: { readonly [Kind in keyof Events]: Hearing<Events[Kind]> } = {
  council: 'trumpet',
  landmark: 'stone',
  'dealt-lore': 'card',
  begun: 'trumpet',
  turn: 'silent',
  commanded: 'drum',
  'played-lore': 'lore',
  cancelled: 'fizzle',
  'lore-target': 'silent',
  'lore-section': 'silent',
  ordered: 'tap',
  moved: gait,
  followed: gait,
  'card-moved': gait,
  retreated: 'retreat',
  evaded: 'retreat',
  exchanged: 'march',
  trained: 'trumpet',
  'passage-opened': 'stone',
  healed: 'heal',
  purified: 'heal',
  attack: weaponOf,
  rolled: 'dice',
  power: 'roar',
  concentrated: 'token',
  lost: 'fall',
  critical: 'dice',
  eliminated: 'banner',
  ignored: 'silent',
  blocked: 'drum',
  trampled: 'tread',
  cornered: 'dice',
  panic: 'dice',
  tokens: 'token',
  stole: 'token',
  'saw-lore-hand': 'card',
  'saw-command-hand': 'card',
  'drew-command': 'card',
  'drew-lore': 'card',
  scouted: 'card',
  'command-discarded': 'card',
  'lore-discarded': 'card',
  'lore-choice': 'silent',
  'stronghold-taken': 'banner',
  'stronghold-retaken': 'banner',
  resigned: 'retreat',
};

function of(event: GameEvent, view: View): Name | undefined {
  // Each kind is heard by the entry of its own name: that its facts are those of the kind, the rules see to.
  const sound = Object.hasOwn(HEARD, event.kind)
    ? (HEARD[event.kind as keyof Events] as Hearing<unknown>)
    : 'silent';
  const name = typeof sound === 'function' ? sound(event, view) : sound;
  return name === 'silent' ? undefined : name;
}

export const sounds: GameSounds<View> = {
  library,
  of,
  ending: { won: 'victory', over: 'over' },
  sample: ['dice', 'swords', 'arrows', 'lore'],
  /** Wind over a field, and somewhere a drum. */
  ambience: {
    loops: [
      { gain: 0.05, filter: { kind: 'bandpass', hertz: 420, q: 0.6 }, lfo: [0.85, 9] },
      { gain: 0.014, filter: { kind: 'highpass', hertz: 3600 }, lfo: [0.9, 5.3] },
    ],
    oneShots: [
      {
        sound: [
          {
            wave: 'sine',
            hertz: [88, 58],
            length: 0.5,
            gain: 0.09,
            again: { times: 3, every: 0.55, fade: 0.8 },
          },
        ],
        interval: [9, 22],
      },
      {
        sound: [
          {
            wave: 'sine',
            hertz: [2300, 2700],
            attack: 0.03,
            length: 0.12,
            gain: 0.012,
            again: { times: 3, every: 0.16 },
          },
        ],
        interval: [7, 25],
      },
    ],
  },
};
