/**
 * How the golden matches were made: every ending in every mode and number of seats in which it can come. They are last turns
 * on a board with few pieces, so that they do not change with the armies of the set-up.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileText } from '@gonfalon/game-tests';
import { saveMatch } from '@gonfalon/kernel';
import type { Layout, Sitting } from './table.ts';
import { alone, bare } from './table.ts';

export const goldenDir = new URL('./golden/', import.meta.url);

const MEDIUM = { length: 'medium' } as const;
const LONG = { length: 'long' } as const;
const LIMIT = { roundLimit: 1 } as const;
const TREASURES = [82, 83, 84, 88, 90, 93, 97, 99, 101, 107, 108, 109];

/** Nerath takes a last land, and the game round ends. */
const lastLand = (layout: Layout, points: number): Sitting =>
  layout
    .turnOf('N')
    .vp('N', points - 1)
    .put('N', 'n10', '3F H')
    .put('I', 'i11', 'F')
    .rolls(6, 1, 1, 10, 1)
    .begin('move')
    .choose('march n10 i11', 'all', 'end', 'done');

/** The last capital falls to who holds the others. */
const lastCapital = (layout: Layout): Sitting =>
  layout
    .turnOf('K')
    .control('K', 'v07', 'n03')
    .control('N', 'i08')
    .put('K', 'i05', '6D')
    .rolls(20, 20, 20, 20, 20, 20, 1)
    .begin('move')
    .choose('march i05 i08', 'all', 'end');

const lastTreasures = (layout: Layout): Sitting =>
  layout
    .turnOf('N')
    .inPlay('K', ...TREASURES.slice(0, 8))
    .inPlay('I', ...(layout.state.options.mode === 'alliances' ? TREASURES.slice(8) : []))
    .begin('reinforce')
    .choose('done');

const lastRound = (layout: Layout): Sitting =>
  layout.turnOf('N').vp('V', 5).vp('I', 3).begin('reinforce').choose('done');

const resigning = (layout: Layout, ...seats: number[]): Sitting =>
  seats.reduce(
    (play, seat) => play.resign(seat),
    layout.turnOf('K').put('K', 'k01', 'F').begin('move').choose('march k01 k02'),
  );

const MATCHES: Readonly<Record<string, () => Sitting>> = {
  'points-short-2': () => lastLand(bare({}, 2), 20),
  'points-short-3': () => lastLand(bare({}, 3), 20),
  'points-short-4': () => lastLand(bare(), 20),
  'points-short-alone': () => lastLand(alone(), 13),
  'points-medium-4': () => lastLand(bare(MEDIUM), 30),
  'points-medium-alone': () => lastLand(alone(MEDIUM), 20),
  'capitals-2': () => lastCapital(bare(LONG, 2)),
  'capitals-3': () => lastCapital(bare(LONG, 3)),
  'capitals-4': () => lastCapital(bare(LONG)),
  'capitals-alone': () => lastCapital(alone(LONG)),
  'treasures-2': () => lastTreasures(bare(LONG, 2)),
  'treasures-3': () => lastTreasures(bare(LONG, 3)),
  'treasures-4': () => lastTreasures(bare(LONG)),
  'treasures-alone': () => lastTreasures(alone(LONG)),
  'round-limit-short-2': () => lastRound(bare(LIMIT, 2)),
  'round-limit-medium-3': () => lastRound(bare({ ...MEDIUM, ...LIMIT }, 3)),
  'round-limit-long-4': () => lastRound(bare({ ...LONG, ...LIMIT })),
  'round-limit-short-alone': () => lastRound(alone(LIMIT)),
  'round-limit-long-alone': () => lastRound(alone({ ...LONG, ...LIMIT })),
  'resigned-2': () => resigning(bare({}, 2), 1),
  'resigned-3': () => resigning(bare({}, 3), 1, 2),
  'resigned-4': () => resigning(bare(), 2, 0),
  'resigned-alone': () => resigning(alone(), 0, 3, 1),
};

/** To be run when the rules changed on purpose: `RECORD_GOLDEN=1 npm test -- games/nerath/test/suite`. */
export function recordAll(): void {
  mkdirSync(goldenDir, { recursive: true });
  for (const [name, play] of Object.entries(MATCHES))
    writeFileSync(new URL(`${name}.json`, goldenDir), fileText(saveMatch(play().match)));
}
