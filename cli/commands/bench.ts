import type { GameSpeed, Race } from '@gonfalon/bench';
import { BARS, gameSpeed, meets, race } from '@gonfalon/bench';
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
  const labels = context.say.bench;
  const { row, print } = figuresFor(context);
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
