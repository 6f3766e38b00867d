/** One match between bots in a worker, for pages that try something out. */
import { chooseWithBot, getBot } from '@gonfalon/bots';
import type { Choice, Seat } from '@gonfalon/kernel';
import { Match } from '@gonfalon/kernel';
import type { Trial } from '@gonfalon/ui-kit';
import { loadRules } from '../local-match/games.ts';

/** One that goes on for longer has no winner. */
const MAX_DECISIONS = 20_000;

/** Who has won; throws if an opening is not what the rules allow. */
async function playTrial({ game, trial }: { game: string; trial: Trial }): Promise<readonly Seat[]> {
  const module = await loadRules(game);
  if (!module) throw new Error(`there is no game «${game}»`);
  const { seats, options, seed } = trial;
  const match = new Match(module.game, { seats, options, chance: { kind: 'fast', seed } });
  const bot = getBot(trial.bot);
  const openings = trial.openings.map((opening) => [...opening]);
  for (let i = 0; i < MAX_DECISIONS && match.question; i++) {
    const { seat } = match.question;
    const next: Choice | undefined = openings[seat]?.shift();
    const choice = next ?? chooseWithBot(bot, module, match, `${seed}/${i}`);
    const refusal = match.choose(seat, match.number, choice);
    if (refusal) throw new Error(`${choice.join(' ')} is refused by ${refusal.rule}`);
  }
  return match.result?.winners ?? [];
}

export const trialCalls = { playTrial };
export type TrialCalls = typeof trialCalls;
