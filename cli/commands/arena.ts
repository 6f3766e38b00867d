import type { ArenaSetup, BotScore, Contestant, Scores, Weights } from '@gonfalon/bot-lab';
import { bots } from '@gonfalon/bots';
import type { EvaluationModel, GameModule } from '@gonfalon/kernel';
import { InvalidInputError, seatCounts } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import type { ContestValues } from '../contest.ts';
import { ARENA_OPTIONS, contestOf, everyGround, knownBot, oneGround, threadsOption } from '../contest.ts';
import { readJson } from '../files.ts';
import { MatchPool } from '../hall.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { columns } from '../layout.ts';
import { formatsFor, keepFailed, tellFailed } from '../standings.ts';

export const arenaCommand = command(
  'arena',
  { ...ARENA_OPTIONS, players: { type: 'string' }, 'each-scenario': { type: 'boolean' } },
  async ({ values, words }, context) => {
    const module = gameNamed(words[0], context);
    noMoreWords(words, 1, context);
    const entrants = entrantsOption(values.players, module, context);
    const likely = values.scenario === undefined ? likelySeats(entrants, module) : undefined;
    const seats = seatsOption({ ...values, seats: values.seats ?? likely }, module, context);
    const contest = contestOf(values, module, context);
    const each = values['each-scenario'] === true;
    const grounds = each ? eachGround(values, module, context) : oneGround(values, module, context);
    const hall = new MatchPool(module, threadsOption(values.threads, context), context);
    const scores = await hall.hold({ ...contest, entrants, seats, grounds });
    await hall.close();
    const failures = keepFailed(scores.failures, values.save, context);
    const standings = scores.standings();
    if (values.json) {
      const { budgetScale = 1, game, seed } = contest;
      const asked = { game, seats, seed, players: entrants.map(({ name }) => name), budgetScale };
      const found = { ...standings, thinking: scores.thinking(), ...(each && perScenario(scores, grounds)) };
      context.printJson({ ...asked, stopped: hall.isStopped, ...found, failures });
    } else {
      report(scores, context);
      if (each) reportEach(scores, grounds, context);
    }
    if (hall.isStopped) context.note(context.say.problem(context.say.arena.stopped));
    tellFailed(failures, context);
    return standings.failed > 0 ? WRONG : OK;
  },
);

/** The bots named; one that is named twice has two seats. */
function entrantsOption(
  text: string | undefined,
  { evaluation }: GameModule,
  context: Context,
): Contestant[] {
  const { say } = context;
  if (text === undefined)
    throw new UsageError(say.arena.whichPlayers(bots.map(({ name }) => name).join(', ')));
  const names = text.split(',').map((name) => name.trim());
  const entrants = names.map((name) => entrantOf(name, evaluation, context));
  if (new Set(names).size < 2) throw new UsageError(say.arena.twoPlayers);
  return entrants;
}

/** A bot, or `bot@FILE`: the bot with the weights of a file. */
function entrantOf(name: string, mind: EvaluationModel, context: Context): Contestant {
  const at = name.indexOf('@');
  if (at < 0) return { name, bot: knownBot(name, context) };
  const weights = { ...mind.weights, ...readWeights(name.slice(at + 1), mind, context) };
  return { name, bot: knownBot(name.slice(0, at), context), weights };
}

/** The weights of a file as tune writes it. */
function readWeights(file: string, { features }: EvaluationModel, context: Context): Weights {
  const { value } = readJson(file, context);
  const { weights } = (value ?? {}) as { readonly weights?: unknown };
  const entries = typeof weights === 'object' ? Object.entries(weights ?? {}) : [];
  const fits = ([term, weight]: [string, unknown]) => features.includes(term) && typeof weight === 'number';
  if (entries.length > 0 && entries.every(fits)) return Object.fromEntries(entries);
  throw new InvalidInputError(context.say.arena.noWeights(file, features.join(', ')));
}

/** A seat for each, as far as the game has them. */
function likelySeats({ length }: readonly Contestant[], { game }: GameModule): string {
  const counts = seatCounts(game);
  return `${counts.find((count) => count >= length) ?? counts.at(-1)}`;
}

function eachGround(values: ContestValues, module: GameModule, context: Context): ArenaSetup[] {
  const { say } = context;
  if (values.scenario !== undefined) throw new UsageError(say.arena.oneOrEach);
  const grounds = everyGround(values, module, context);
  if (!grounds) throw new UsageError(say.arena.noneToEach(module.game.id));
  return grounds;
}

function perScenario(scores: Scores, grounds: readonly ArenaSetup[]) {
  return { perScenario: Object.fromEntries(grounds.map(({ id }) => [id, scores.standings(id)])) };
}

function report(scores: Scores, context: Context): void {
  const { say, print } = context;
  const { number, whole, percent, range, points, pointsRange, ms } = formatsFor(context);
  const labels = say.arena;
  const { perPlayer, finished, failed, endings } = scores.standings();
  const rows = perPlayer.map((player) => [
    player.name,
    number.format(player.wins),
    percent.format(player.share),
    range(player.interval, percent),
    percent.format(player.byChance),
    points(player),
    pointsRange(player),
  ]);
  const { bot, wins, share, sure, byChance, elo } = labels;
  for (const line of columns([[bot, wins, share, sure, byChance, elo, sure], ...rows])) print(line);
  print('');
  const more = [[say.simulate.matches, labels.matchCounts(whole.format(finished), whole.format(failed))]];
  for (const { name, decisions, median, p95 } of scores.thinking()) {
    const times = say.simulate.spread(ms.format(median), ms.format(p95));
    more.push([labels.thinkingOf(name), labels.thinking(times, whole.format(decisions))]);
  }
  for (const [ending, times] of Object.entries(endings))
    more.push([say.simulate.ending(ending), whole.format(times)]);
  for (const line of columns(more)) print(line);
}

function reportEach(scores: Scores, grounds: readonly ArenaSetup[], context: Context): void {
  const { say, print } = context;
  const { whole, percent, range } = formatsFor(context);
  const formatScore = ({ share, interval }: BotScore) =>
    `${percent.format(share)} (${range(interval, percent)})`;
  const rows = grounds.map(({ id }) => {
    const { perPlayer, finished } = scores.standings(id);
    return [id, whole.format(finished), ...perPlayer.map(formatScore)];
  });
  const names = scores.standings().perPlayer.map(({ name }) => name);
  print('');
  for (const line of columns([[say.arena.scenario, say.simulate.matches, ...names], ...rows])) print(line);
}
