import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SimulateOptions, Simulation } from '@gonfalon/bot-lab';
import { seating, selfPlay, simulate } from '@gonfalon/bot-lab';
import { bots } from '@gonfalon/bots';
import type { GameModule } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption, tableOptions, wholeNumber } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { writeMatch } from '../files.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { columns } from '../layout.ts';
import { progressOn } from '../progress.ts';

const MATCHES = 100;
const MAX_MATCHES = 10_000_000;
const MAX_DECISIONS = 1_000_000;

interface Failure {
  readonly match: number;
  readonly message: string;
  /** Where the file is that reproduces it. */
  readonly file: string;
}

export const simulateCommand = command(
  'simulate',
  {
    seats: { type: 'string' },
    matches: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    options: { type: 'string' },
    scenario: { type: 'string' },
    save: { type: 'string' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  ({ values, words }, context) => {
    const module = gameNamed(words[0], context);
    noMoreWords(words, 1, context);
    const seats = seatsOption(values, module, context);
    const matches = wholeNumber('--matches', values.matches, MATCHES, { min: 1, max: MAX_MATCHES }, context);
    const limit = wholeNumber('--limit', values.limit, 0, { min: 1, max: MAX_DECISIONS }, context);
    const seed = values.seed ?? 'gonfalon';
    const players = playersOption(values.players, seats, context);
    const progress = progressOn(context);
    const options: SimulateOptions = {
      seats,
      matches,
      seed,
      players,
      options: { ...module.botOptions, ...tableOptions(values, module, context) },
      ...(limit > 0 && { limit }),
      onProgress: progress.show,
    };
    const simulation = simulate(module, options);
    if (values.save !== undefined) keepFinished(module, options, values.save, context);
    progress.clear();
    const failures = keepFailed(simulation, values.save, context);
    if (values.json) {
      context.printJson({ game: module.game.id, seats, seed, players, ...simulation, failures });
    } else {
      report(simulation, context);
    }
    for (const { match, message, file } of failures)
      context.note(context.say.problem(context.say.matchFailed(match, message, file)));
    return simulation.unfinished > 0 ? WRONG : OK;
  },
);

/** One bot for every seat, or one for each. */
function playersOption(text: string | undefined, seats: number, { say }: Context): string[] {
  const names = (text ?? 'random').split(',').map((name) => name.trim());
  for (const name of names) {
    if (bots.some((bot) => bot.name === name)) continue;
    throw new UsageError(say.unknownBot(name, bots.map((bot) => bot.name).join(', ')));
  }
  if (names.length !== 1 && names.length !== seats)
    throw new UsageError(say.howManyPlayers(seats, names.length));
  return names;
}

/** Writes every match that came to its end down. They are played again for it: the same seed, the same match. */
function keepFinished(module: GameModule, options: SimulateOptions, folder: string, context: Context): void {
  const { seats, matches, seed, players } = options;
  for (let match = 0; match < matches; match++) {
    const names = seating(players, seats, match);
    const played = selfPlay(module, { ...options, seed: `${seed}/${match}`, players: names });
    if (played.result) writeMatch(join(folder, `${module.game.id}-${match}.json`), played.file(), context);
    options.onProgress?.(match + 1, matches);
  }
}

/** Writes the matches that went wrong down, so that they can be played again. */
function keepFailed({ failures }: Simulation, folder: string | undefined, context: Context): Failure[] {
  if (failures.length === 0) return [];
  const target =
    folder === undefined ? mkdtempSync(join(tmpdir(), 'gonfalon-')) : resolve(context.cwd, folder);
  return failures.map(({ match, message, file }) => ({
    match,
    message,
    file: writeMatch(join(target, `${file.game}-failed-${match}.json`), file, context),
  }));
}

function report({ wins, endings, ...figures }: Simulation, { say, print, language }: Context): void {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const { msPerMatch, rounds } = figures;
  const labels = say.simulate;
  const rows = [
    [labels.matches, labels.matchCounts(whole.format(figures.finished), whole.format(figures.unfinished))],
    [labels.decisions, whole.format(figures.decisions)],
    [labels.decisionsPerSecond, whole.format(figures.decisionsPerSecond)],
    [labels.msPerMatch, labels.spread(number.format(msPerMatch.median), number.format(msPerMatch.p95))],
  ];
  if (rounds)
    rows.push([labels.rounds, labels.spread(number.format(rounds.median), number.format(rounds.p95))]);
  rows.push([labels.winsPerSeat, wins.perSeat.map((won) => number.format(won)).join('  ')]);
  for (const [name, { wins: won, share }] of Object.entries(wins.perPlayer))
    rows.push([labels.winsOf(name), `${number.format(won)} (${percent.format(share)})`]);
  for (const [ending, times] of Object.entries(endings))
    rows.push([labels.ending(ending), whole.format(times)]);
  for (const line of columns(rows)) print(line);
}
