/** What is heard at the tables of every game. */
import type { Sound } from '@gonfalon/ui-kit';

const strike = (at: number, hertz: number): Sound => [
  { wave: 'sine', hertz, at, length: 1.1, gain: 0.2 },
  { wave: 'sine', hertz: hertz * 2.76, at, length: 1.1, gain: 0.06 },
];

export const shellSounds = {
  /** Two strokes of a small bell: somebody is waited for. */
  bell: [...strike(0, 659), ...strike(0.18, 988)],
  /** A piece is lifted off the wood. */
  pick: [
    { wave: 'triangle', hertz: [620, 480], length: 0.06, gain: 0.16 },
    { wave: 'noise', length: 0.03, gain: 0.08, filter: { kind: 'bandpass', hertz: 2400, q: 1.5 } },
  ],
  /** Two low knocks: not like this. */
  refused: [
    {
      wave: 'triangle',
      hertz: [170, 120],
      length: 0.14,
      gain: 0.3,
      again: { times: 2, every: 0.13, fade: 0.8 },
    },
  ],
} as const satisfies Readonly<Record<string, Sound>>;
