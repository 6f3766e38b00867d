import type { GameSpeed, Race } from '@gonfalon/bench';
import { BARS, decisionsBar, gameSpeed, meets, race } from '@gonfalon/bench';
import type { GameModule, TimedWork } from '@gonfalon/kernel';
import { gameNamed, noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import { figuresFor } from '../figures.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { progressOn } from '../progress.ts';
import { benchServer } from './bench-server.ts';

export const benchCommand = command(
  'bench',
  { json: { type: 'boolean' }, quick: { type: 'boolean' }, server: { type: 'boolean' } },
  async ({ values, words }, context) => {
    if (values.server) {
      noMoreWords(words, 0, context);
      return benchServer({ quick: values.quick ?? false, json: values.json ?? false }, context);
    }
    const modules = words.length > 0 ? words.map((id) => gameNamed(id, context)) : context.games;
    const progress = progressOn(context);
    const options = { quick: values.quick ?? false, onProgress: progress.show };
    const beside = await race(options);
    const measured = modules.map((module) => ({
      speed: gameSpeed(module, options),
      bars: barsOf(module, beside),
      timed: module.timed ?? [],
    }));
    progress.clear();
    const games = measured.map(({ speed }) => speed);
    const missed = missedBars(measured, beside);
    if (values.json) context.printJson({ games, race: beside, bars: BARS, missed });
    else report(measured, beside, context);
    for (const what of missed) context.note(context.say.problem(context.say.bench.missed(what)));
    return missed.length > 0 ? WRONG : OK;
  },
);

type Barred = 'decisionsPerSecond' | 'msPerMatch' | 'usPerClone' | 'usPerView' | 'msToOpenMiddle';
type Bars = Readonly<Record<Barred, Parameters<typeof meets>[0]>>;
const BARRED: readonly Barred[] = [
  'decisionsPerSecond',
  'msPerMatch',
  'usPerClone',
  'usPerView',
  'msToOpenMiddle',
];

function barsOf({ msPerMatch }: GameModule, { movesPerSecond }: Race): Bars {
  return {
    ...BARS,
    decisionsPerSecond: decisionsBar(movesPerSecond.boardgameio),
    msPerMatch: msPerMatch === undefined ? BARS.msPerMatch : { most: msPerMatch },
  };
}

interface MeasuredGame {
  readonly speed: GameSpeed;
  readonly bars: Bars;
  readonly timed: readonly TimedWork[];
}

function missedBars(games: readonly MeasuredGame[], { ratio }: Race): string[] {
  const missed = games.flatMap(({ speed, bars, timed }) => [
    ...BARRED.filter((key) => !meets(bars[key], speed[key])).map((key) => `${speed.game}.${key}`),
    ...timed
      .filter(({ id, msMost }) => !meets({ most: msMost }, speed.timed[id] ?? 0))
      .map(({ id }) => `${speed.game}.timed.${id}`),
  ]);
  return meets(BARS.ratio, ratio) ? missed : [...missed, 'race.ratio'];
}

function report(games: readonly MeasuredGame[], { movesPerSecond, ratio }: Race, context: Context): void {
  const labels = context.say.bench;
  const { row, print } = figuresFor(context);
  for (const { speed, bars, timed } of games) {
    const rows = BARRED.map((key) => row(labels[key], speed[key], bars[key]));
    const sums = timed.map(({ id, msMost }) => row(labels.timed(id), speed.timed[id] ?? 0, { most: msMost }));
    print(speed.game, [...rows, ...sums]);
  }
  print(labels.race, [
    row('gonfalon', movesPerSecond.gonfalon),
    row('boardgame.io', movesPerSecond.boardgameio),
    row(labels.ratio, ratio, BARS.ratio),
  ]);
}
