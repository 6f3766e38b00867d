import type { ArenaSetup, BotScore, Scores } from '@gonfalon/bot-lab';
import type { GameModule } from '@gonfalon/kernel';
import { gameNamed, noMoreWords, seatsOption } from '../arguments.ts';
import { command } from '../command.ts';
import { ARENA_OPTIONS, contestOf, likelyGrounds, playerOption, threadsOption } from '../contest.ts';
import { MatchPool } from '../hall.ts';
import type { Context } from '../io.ts';
import { OK, WRONG } from '../io.ts';
import { columns } from '../layout.ts';
import { formatsFor, keepFailed, tellFailed } from '../standings.ts';

/** A seat is out of balance if its share is off by more than this part of what chance gives: 40 to 60 % of two. */
const MAX_OFF = 0.2;

export const balanceCommand = command(
  'balance',
  { ...ARENA_OPTIONS, player: { type: 'string' } },
  async ({ values, words }, context) => {
    const module = gameNamed(words[0], context);
    noMoreWords(words, 1, context);
    const bot = playerOption(values.player, context);
    const seats = seatsOption(values, module, context);
    const contest = contestOf(values, module, context);
    const grounds = likelyGrounds(values, module, context);
    const hall = new MatchPool(module, threadsOption(values.threads, context), context);
    const scores = await hall.hold({ ...contest, entrants: [{ name: bot, bot }], seats, grounds });
    await hall.close();
    const failures = keepFailed(scores.failures, values.save, context);
    const { matches, finished, failed, endings } = scores.standings();
    const tables = grounds.map(({ id }) => tableOf(scores, id));
    if (values.json) {
      const { budgetScale = 1, game, seed } = contest;
      const asked = { game, seats, seed, player: bot, budgetScale, stopped: hall.isStopped };
      context.printJson({ ...asked, matches, finished, failed, endings, tables, failures });
    } else {
      report(tables, module, seats, context);
    }
    if (hall.isStopped) context.note(context.say.problem(context.say.arena.stopped));
    tellFailed(failures, context);
    return failed > 0 ? WRONG : OK;
  },
);

interface BalanceTable {
  readonly scenario: string;
  readonly finished: number;
  readonly seats: readonly Pick<BotScore, 'wins' | 'share' | 'interval' | 'byChance'>[];
  readonly even: boolean;
}

function tableOf(scores: Scores, scenario: ArenaSetup['id']): BalanceTable {
  const { finished, perSeat } = scores.standings(scenario);
  return {
    scenario,
    finished,
    seats: perSeat.map(({ wins, share, interval, byChance }) => ({ wins, share, interval, byChance })),
    even: perSeat.every(({ share, byChance }) => Math.abs(share - byChance) <= MAX_OFF * byChance),
  };
}

function report(
  tables: readonly BalanceTable[],
  { messages }: GameModule,
  seats: number,
  context: Context,
): void {
  const { say, print, language } = context;
  const { whole, percent, range } = formatsFor(context);
  const several = tables.length > 1;
  const names = Array.from({ length: seats }, (_, seat) => messages[language].seat(seat));
  const head = [...(several ? [say.arena.scenario] : []), say.simulate.matches, ...names];
  const rows = tables.map((table) => [
    ...(several ? [table.scenario] : []),
    whole.format(table.finished),
    ...table.seats.map(({ share, interval }) => `${percent.format(share)} (${range(interval, percent)})`),
    table.even ? '' : `✗ ${say.balance.uneven}`,
  ]);
  for (const line of columns([head, ...rows])) print(line);
  if (!several) return;
  print('');
  print(say.balance.total(tables.filter(({ even }) => even).length, tables.length));
}
