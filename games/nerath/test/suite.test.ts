import { describeGame } from '@gonfalon/game-tests/suite';
import { LENGTHS, MODES } from '../content/index.ts';
import { nerath } from '../index.ts';
import { goldenDir, recordAll } from './golden.ts';

if (process.env.RECORD_GOLDEN) recordAll();

/** Every mode and length, with the limit of rounds that tables of bots have. */
const variants = MODES.flatMap((mode) =>
  LENGTHS.flatMap((length) =>
    (mode === 'freeForAll' ? [4] : [2, 3, 4]).map((seats) => ({
      seats,
      options: { mode, length, roundLimit: 2 },
    })),
  ),
);

describeGame(nerath, {
  matches: 6,
  seats: [4],
  options: { roundLimit: 4 },
  variants,
  limit: 60_000,
  hides: ['realms', 'entrances', 'guardianStack', 'treasureDeck'],
  perft: { seats: 4, options: { mode: 'freeForAll' }, counts: [3, 22] },
  goldenDir,
});
