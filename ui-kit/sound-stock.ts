/** Sounds that most war games need, for a game to take as they are or to change. */
import type { Sound } from './sound.ts';

export const STOCK = {
  /** Bone on wood. */
  dice: [
    {
      wave: 'noise',
      length: 0.05,
      gain: 0.5,
      filter: { kind: 'bandpass', hertz: 2100, q: 3 },
      again: { times: 7, every: 0.075, fade: 0.86 },
    },
    {
      wave: 'triangle',
      hertz: [900, 700],
      at: 0.03,
      length: 0.04,
      gain: 0.16,
      again: { times: 5, every: 0.11, fade: 0.8 },
    },
    { wave: 'noise', at: 0.62, length: 0.09, gain: 0.4, filter: { kind: 'lowpass', hertz: 900 } },
  ],
  /** A card slides over another. */
  card: [
    {
      wave: 'noise',
      attack: 0.05,
      length: 0.16,
      gain: 0.34,
      filter: { kind: 'bandpass', hertz: [1500, 4200], q: 0.9 },
    },
  ],
  coins: [
    { wave: 'sine', hertz: 3150, length: 0.25, gain: 0.16, again: { times: 3, every: 0.09, fade: 0.8 } },
    {
      wave: 'sine',
      hertz: 4710,
      at: 0.03,
      length: 0.2,
      gain: 0.1,
      again: { times: 3, every: 0.11, fade: 0.8 },
    },
  ],
  /** Boots on a road. */
  march: [
    {
      wave: 'noise',
      length: 0.11,
      gain: 0.5,
      filter: { kind: 'lowpass', hertz: 420 },
      again: { times: 4, every: 0.15 },
    },
  ],
  /** Something heavy is set down. */
  stone: [
    { wave: 'sine', hertz: [130, 55], length: 0.35, gain: 0.55 },
    { wave: 'noise', length: 0.18, gain: 0.3, filter: { kind: 'lowpass', hertz: 700 } },
  ],
  /** Wood on wood: a piece is turned or put down. */
  wood: [
    { wave: 'triangle', hertz: [420, 260], length: 0.09, gain: 0.3 },
    { wave: 'noise', length: 0.04, gain: 0.16, filter: { kind: 'bandpass', hertz: 1500, q: 2 } },
  ],
  swords: [
    { wave: 'noise', length: 0.12, gain: 0.3, filter: { kind: 'highpass', hertz: 3000 } },
    { wave: 'sine', hertz: 2790, length: 0.5, gain: 0.12 },
    { wave: 'sine', hertz: 1310, at: 0.16, length: 0.5, gain: 0.14 },
    { wave: 'noise', at: 0.16, length: 0.1, gain: 0.24, filter: { kind: 'highpass', hertz: 2600 } },
  ],
  horn: [
    {
      wave: 'sawtooth',
      hertz: [139, 147],
      attack: 0.12,
      length: 0.8,
      gain: 0.3,
      filter: { kind: 'lowpass', hertz: [420, 900], q: 2 },
    },
    {
      wave: 'sawtooth',
      hertz: 220,
      at: 0.28,
      attack: 0.1,
      length: 0.7,
      gain: 0.2,
      filter: { kind: 'lowpass', hertz: [500, 1100], q: 2 },
    },
  ],
  bell: [
    { wave: 'sine', hertz: 330, length: 1.6, gain: 0.3 },
    { wave: 'sine', hertz: 911, length: 1.1, gain: 0.09 },
  ],
  drum: [
    { wave: 'sine', hertz: [110, 50], length: 0.4, gain: 0.55, again: { times: 2, every: 0.28, fade: 0.8 } },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
