/** The race: the same matches of Furrows, move for move, on boardgame.io and on our kernel. */
import { canonical, createRng, Match, RulesBugError } from '@gonfalon/kernel';
import type { Field } from './furrows.ts';
import { CELLS_A_FURROW, FURROWS, furrows, SOWINGS } from './furrows.ts';
import type { BenchPlayer } from './furrows-peer.ts';
import { peerSower } from './furrows-peer.ts';
import type { SpeedOptions } from './game-speed.ts';
import type { Clock } from './measure.ts';
import { median } from './measure.ts';

export interface Race {
  readonly moves: number;
  readonly movesPerSecond: { readonly gonfalon: number; readonly boardgameio: number };
  readonly ratio: number;
}

/** Runs the race with both kernels as they would be run for players. */
export function race(options: SpeedOptions): Promise<Race> {
  return inProduction(() => rounds(options));
}

/** Plays rounds of both in turn, so that whatever else the machine does disturbs both alike. */
async function rounds({ quick, now = () => performance.now(), onProgress }: SpeedOptions): Promise<Race> {
  const peer = await peerSower();
  const count = quick ? 3 : 15;
  const matches = quick ? 2 : 10;
  const warmUp = quick ? 1 : 3;
  const speeds = { gonfalon: [] as number[], boardgameio: [] as number[] };
  for (let round = -warmUp; round < count; round++) {
    const orders = Array.from({ length: matches }, (_, i) => sowings(`race/${round}/${i}`));
    const theirs = timed(peer, orders, now);
    const ours = timed(sower, orders, now);
    if (canonical(theirs.fields) !== canonical(ours.fields))
      throw new RulesBugError('the two kernels do not agree on the same match of furrows');
    if (round < 0) continue;
    speeds.boardgameio.push(theirs.movesPerSecond);
    speeds.gonfalon.push(ours.movesPerSecond);
    onProgress?.(round + 1, count);
  }
  const gonfalon = median(speeds.gonfalon);
  const boardgameio = median(speeds.boardgameio);
  return {
    moves: count * matches * SOWINGS,
    movesPerSecond: { gonfalon, boardgameio },
    ratio: gonfalon / boardgameio,
  };
}

/** A match with all that a server needs: every choice checked, logged, and undone if need be. */
const sower: BenchPlayer = (order) => {
  const match = new Match(furrows, { seats: 2, options: {}, chance: { kind: 'fast', seed: 'furrows' } });
  for (const furrow of order) {
    const refusal = match.choose(match.question?.seat ?? 0, match.number, ['sow', String(furrow)]);
    if (refusal) throw new RulesBugError(`furrows refuses the furrow ${furrow}`);
  }
  const { cells, sown, scores, left } = match.state;
  return { cells, sown, scores, left };
};

/** As many furrows as there are sowings, none of them more often than it has cells. */
function sowings(seed: string): number[] {
  const cells = Array.from({ length: FURROWS * CELLS_A_FURROW }, (_, cell) => cell % FURROWS);
  return createRng({ kind: 'fast', seed }).shuffle(cells).slice(0, SOWINGS);
}

function timed(
  sower: BenchPlayer,
  orders: readonly number[][],
  now: Clock,
): { fields: Field[]; movesPerSecond: number } {
  const started = now();
  const fields = orders.map(sower);
  return { fields, movesPerSecond: (orders.length * SOWINGS * 1000) / (now() - started) };
}

/** The peer is quicker when it need not help a developer; it looks at this when loaded and at every move. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
