/** What a server stands: `gonfalon bench --server`. */
import { join } from 'node:path';
import type { Measured, ServerSpeed } from '@gonfalon/bench';
import { meets, SERVER_BARS, serverSpeed } from '@gonfalon/bench';
import { InvalidInputError } from '@gonfalon/kernel';
import { figuresFor } from '../figures.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { progressOn } from '../progress.ts';

interface Asked {
  readonly quick: boolean;
  readonly json: boolean;
}

export async function benchServer({ quick, json }: Asked, context: Context): Promise<number> {
  const { say, sources, env } = context;
  const postgres = env.TEST_DATABASE_URL;
  if (sources === undefined) throw new InvalidInputError(say.bench.serverNeedsSources);
  if (!postgres) throw new InvalidInputError(say.bench.serverNeedsPostgres);
  const dist = join(sources, 'dist');
  const progress = progressOn(context);
  const speed = await serverSpeed({
    quick,
    postgres,
    program: join(dist, 'gonfalon.mjs'),
    peer: join(dist, 'peer.mjs'),
    onProgress: progress.show,
  });
  progress.clear();
  const missed = missedBars(speed);
  if (json) context.printJson({ ...speed, bars: SERVER_BARS, missed });
  else report(speed, context);
  for (const what of missed) context.note(say.problem(say.bench.missed(what)));
  return missed.length > 0 ? WRONG : OK;
}

function barred({ embedded, postgres }: ServerSpeed): Record<keyof typeof SERVER_BARS, number> {
  return {
    pacedP95: embedded.paced.p95,
    saturatedChoicesPerSecond: embedded.saturated.choicesPerSecond,
    kilobytesPerMatch: embedded.kilobytesPerMatch,
    longMatch: embedded.longMatch.slowest,
    processes: postgres.costRatio,
  };
}

function missedBars(speed: ServerSpeed): string[] {
  const figures = barred(speed);
  const names = Object.keys(SERVER_BARS) as (keyof typeof SERVER_BARS)[];
  return names.filter((name) => !meets(SERVER_BARS[name], figures[name]));
}

function report({ matches, sockets, embedded, postgres, peer }: ServerSpeed, context: Context): void {
  const labels = context.say.bench;
  const { row, print } = figuresFor(context);
  const { held } = postgres;
  const { pacedP95, saturatedChoicesPerSecond, kilobytesPerMatch, longMatch, processes } = SERVER_BARS;
  const speedRows = (
    { choicesPerSecond, p50, p95, p99, cost }: Measured,
    bars: { least?: typeof saturatedChoicesPerSecond; p95?: typeof pacedP95 } = {},
  ) => [
    row(labels.choicesPerSecond, choicesPerSecond, bars.least),
    row(labels.msToLast(50), p50),
    row(labels.msToLast(95), p95, bars.p95),
    row(labels.msToLast(99), p99),
    row(labels.usOfServers, cost.servers),
    ...(cost.postgres === undefined ? [] : [row(labels.usOfPostgres, cost.postgres)]),
    row(labels.usOfClients, cost.clients),
  ];
  context.print(labels.crowd(matches, sockets));
  print(labels.embeddedPaced, speedRows(embedded.paced, { p95: pacedP95 }));
  print(labels.embeddedSaturated, [
    ...speedRows(embedded.saturated, { least: saturatedChoicesPerSecond }),
    row(labels.kilobytesPerMatch, embedded.kilobytesPerMatch, kilobytesPerMatch),
  ]);
  print(labels.longMatch(embedded.longMatch.choices), [
    row(labels.msToShow, embedded.longMatch.p50),
    row(labels.msToShowAny, embedded.longMatch.slowest, longMatch),
  ]);
  print(labels.postgresOne, speedRows(postgres.one));
  print(labels.postgresTwo, [
    ...speedRows(postgres.two),
    row(labels.timesOneCpu, postgres.costRatio, processes),
    row(labels.timesOne, postgres.ratio),
    row(labels.timesOneAtMost, postgres.ceiling),
  ]);
  if (held) {
    print(labels.postgresHeld(Math.round(100 * held.share)), [
      row(labels.oneProcess, held.one),
      row(labels.twoProcesses, held.two),
      row(labels.timesOne, held.ratio),
    ]);
  }
  print(labels.postgresSpread(Math.round(100 * postgres.spread.share)), [
    ...speedRows(postgres.spread.two),
    row(labels.timesOne, postgres.spread.ratio),
  ]);
  print(labels.peerPaced, speedRows(peer.paced));
  print(labels.peerSaturated, [...speedRows(peer.saturated), row(labels.timesPeer, peer.ratio)]);
}
