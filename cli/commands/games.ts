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
    rules: game.rulesVersion,
    ruleCount: ruleIds.length,
  }));
  if (values.json) {
    context.printJson(list);
  } else {
    const rows = list.map(({ id, title, seats, rules, ruleCount }) => [
      id,
      title,
      say.seats(seats.min, seats.max),
      say.rulesVersion(rules, ruleCount),
    ]);
    for (const line of columns(rows)) context.print(line);
  }
  return OK;
});
