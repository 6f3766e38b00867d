import { seatCounts } from '@gonfalon/kernel';
import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import { OK } from '../io.ts';
import { columns } from '../layout.ts';

export const gamesCommand = command('games', { json: { type: 'boolean' } }, ({ values, words }, context) => {
  noMoreWords(words, 0, context);
  const { say, language } = context;
  const list = context.games.map(({ game, ruleIds, messages }) => ({
    id: game.id,
    title: messages[language].title,
    tagline: messages[language].tagline,
    seats: game.seats,
    counts: seatCounts(game),
    rules: game.rulesVersion,
    ruleCount: ruleIds.length,
  }));
  if (values.json) {
    context.printJson(list.map(({ counts: _, ...game }) => game));
  } else {
    const rows = list.map(({ id, title, counts, rules, ruleCount }) => [
      id,
      title,
      say.seats(counts),
      say.rulesVersion(rules, ruleCount),
    ]);
    for (const line of columns(rows)) context.print(line);
  }
  return OK;
});
