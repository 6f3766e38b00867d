import { join } from 'node:path';
import type { Scores, TuneOptions, TuneRound } from '@gonfalon/bot-lab';
import { TooFewPositions, Tuning } from '@gonfalon/bot-lab';
import type { GameModule } from '@gonfalon/kernel';
import { InvalidInputError } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption, wholeNumber } from '../arguments.ts';
import { command } from '../command.ts';
import type { ContestValues } from '../contest.ts';
import {
  ARENA_OPTIONS,
  contestOf,
  likelyGrounds,
  matchesOption,
  playerOption,
  threadsOption,
} from '../contest.ts';
import { writeText } from '../files.ts';
import { MatchPool } from '../hall.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { columns } from '../layout.ts';
import { formatsFor, keepFailed, tellFailed } from '../standings.ts';

const MATCHES = '400';
const MAX_ROUNDS = 100;

export const tuneCommand = command(
  'tune',
  {
    ...ARENA_OPTIONS,
    player: { type: 'string' },
    check: { type: 'string' },
    rounds: { type: 'string' },
    out: { type: 'string' },
  },
  async ({ values, words }, context) => {
    const { say } = context;
    const module = gameNamed(words[0], context);
    noMoreWords(words, 1, context);
    const options = tuneOptions(values, module, context);
    const rounds = wholeNumber('--rounds', values.rounds, 1, { min: 1, max: MAX_ROUNDS }, context);
    const file = values.out ?? usualFile(module, context);
    const hall = new MatchPool(module, threadsOption(values.threads, context), context);
    const held: Scores[] = [];
    const tuning = new Tuning(module.evaluation, options, async (arena, onPlayed) => {
      const scores = await hall.hold(arena, onPlayed);
      held.push(scores);
      return hall.isStopped ? undefined : scores;
    });
    const found: TuneRound[] = [];
    while (found.length < rounds) {
      const round = await roundOf(tuning, context);
      if (!round) break;
      found.push(round);
      if (!values.json) report(round, module, context);
      if (round.kept) context.note(say.tune.written(writeWeights(file, round, options, context)));
      else context.note(say.tune.notBetter);
    }
    await hall.close();
    if (values.json) context.printJson({ game: options.game, player: options.bot, rounds: found });
    if (hall.isStopped) context.note(say.problem(say.arena.stopped));
    const failed = held.flatMap((scores) => scores.failures);
    const failures = keepFailed(failed, values.save, context);
    tellFailed(failures, context);
    return failures.length === 0 && found.some(({ kept }) => kept) ? OK : WRONG;
  },
);

async function roundOf(tuning: Tuning, { say }: Context): Promise<TuneRound | undefined> {
  try {
    return await tuning.round();
  } catch (error) {
    throw error instanceof TooFewPositions ? new InvalidInputError(say.tune.tooFew(error.positions)) : error;
  }
}

interface TuneValues extends ContestValues {
  readonly player?: string;
  readonly check?: string;
}

function tuneOptions(values: TuneValues, module: GameModule, context: Context): TuneOptions {
  const contest = contestOf({ ...values, matches: values.matches ?? MATCHES }, module, context);
  return {
    ...contest,
    bot: playerOption(values.player, context),
    seats: seatsOption(values, module, context),
    grounds: likelyGrounds(values, module, context),
    checks: matchesOption('--check', values.check, Math.ceil(contest.matches / 2), context),
  };
}

/** Where the game itself reads its weights, in a clone. */
function usualFile({ game }: GameModule, { sources }: Context): string {
  return sources === undefined
    ? `${game.id}-weights.json`
    : join(sources, 'games', game.id, 'bot', 'weights.json');
}

function writeWeights(file: string, round: TuneRound, options: TuneOptions, context: Context): string {
  const { check, fitted } = round;
  const record = {
    how: 'gonfalon tune',
    game: options.game,
    player: options.bot,
    seats: options.seats,
    seed: options.seed,
    budgetScale: options.budgetScale ?? 1,
    matches: round.matches,
    positions: round.positions,
    strength: fitted.strength,
    logLossBefore: short(fitted.before),
    logLossAfter: short(fitted.after),
    checkMatches: check.matches,
    share: short(check.share),
    shareLow: short(check.interval.low),
    shareHigh: short(check.interval.high),
    byChance: short(check.byChance),
  };
  const text = JSON.stringify({ weights: round.after, record }, undefined, 2);
  return writeText(file, `${text}\n`, context);
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}

function report(round: TuneRound, { messages }: GameModule, context: Context): void {
  const { say, print, language } = context;
  const labels = say.tune;
  const { whole, percent, range, points, pointsRange } = formatsFor(context);
  const exact = new Intl.NumberFormat(language, { maximumSignificantDigits: 4 });
  const { before, after, fitted, check } = round;
  const names = messages[language].features;
  const show = (rows: readonly (readonly string[])[]) => {
    for (const line of columns(rows)) print(line);
    print('');
  };
  show([
    [labels.term, labels.before, labels.after],
    ...Object.entries(after).map(([term, weight]) => [
      names[term] ?? term,
      exact.format(before[term]),
      exact.format(weight),
    ]),
  ]);
  show([
    [labels.predicted, labels.actual, labels.positions],
    ...fitted.calibration
      .filter(({ count }) => count > 0)
      .map(({ predicted, actual, count }) => [
        percent.format(predicted),
        percent.format(actual),
        whole.format(count),
      ]),
  ]);
  show([
    [say.simulate.matches, whole.format(round.matches)],
    [labels.positions, whole.format(round.positions)],
    [labels.logLoss, labels.change(exact.format(fitted.before), exact.format(fitted.after))],
    [
      labels.check(whole.format(check.matches)),
      `${percent.format(check.share)} (${range(check.interval, percent)})`,
    ],
    [labels.byChance, percent.format(check.byChance)],
    [say.arena.elo, `${points(check)} (${pointsRange(check)})`],
  ]);
}
