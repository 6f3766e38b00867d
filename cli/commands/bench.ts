import type { GameSpeed, Race } from '@gonfalon/bench';
import { BARS, gameSpeed, meets, race } from '@gonfalon/bench';
import { gameNamed } from '../arguments.ts';
import { command } from '../command.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { columns, paintFor } from '../layout.ts';
import { progressOn } from '../progress.ts';

export const benchCommand = command(
  'bench',
  { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  async ({ values, words }, context) => {
    const modules = words.length > 0 ? words.map((id) => gameNamed(id, context)) : context.games;
    const progress = progressOn(context);
    const options = { quick: values.quick ?? false, onProgress: progress.show };
    const games = modules.map((module) => gameSpeed(module, options));
    const beside = await race(options);
    progress.clear();
    const missed = missedBars(games, beside);
    if (values.json) context.printJson({ games, race: beside, bars: BARS, missed });
    else report(games, beside, context);
    for (const what of missed) context.note(context.say.problem(context.say.bench.missed(what)));
    return missed.length > 0 ? WRONG : OK;
  },
);

const BARRED = ['decisionsPerSecond', 'msPerMatch', 'msToOpenMiddle'] as const;

function missedBars(games: readonly GameSpeed[], { ratio }: Race): string[] {
  const missed = games.flatMap((speed) =>
    BARRED.filter((key) => !meets(BARS[key], speed[key])).map((key) => `${speed.game}.${key}`),
  );
  return meets(BARS.ratio, ratio) ? missed : [...missed, 'race.ratio'];
}

function report(games: readonly GameSpeed[], { movesPerSecond, ratio }: Race, context: Context): void {
  const { say, language } = context;
  const labels = say.bench;
  const paint = paintFor(context.stdout, context.env);
  const format = (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: value < 100 ? 2 : 0 }).format(value);
  const row = (label: string, value: number, bar?: Parameters<typeof meets>[0]) => {
    if (!bar) return [`  ${label}`, format(value)];
    const limit = 'least' in bar ? labels.atLeast(format(bar.least)) : labels.atMost(format(bar.most));
    return [`  ${label}`, format(value), `${meets(bar, value) ? '✓' : '✗'} ${limit}`];
  };
  const print = (title: string, rows: readonly string[][]) => {
    context.print(paint('bold', title));
    for (const line of columns(rows)) context.print(line);
  };
  for (const speed of games) {
    print(speed.game, [
      row(labels.decisionsPerSecond, speed.decisionsPerSecond, BARS.decisionsPerSecond),
      row(labels.msPerMatch, speed.msPerMatch, BARS.msPerMatch),
      row(labels.usPerClone, speed.usPerClone),
      row(labels.usPerView, speed.usPerView),
      row(labels.msToOpenMiddle, speed.msToOpenMiddle, BARS.msToOpenMiddle),
    ]);
  }
  print(labels.race, [
    row('gonfalon', movesPerSecond.gonfalon),
    row('boardgame.io', movesPerSecond.boardgameio),
    row(labels.ratio, ratio, BARS.ratio),
  ]);
}
