import { join } from 'node:path';
import { noMoreWords } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import { OK } from '../io.ts';
import { createGame } from '../new-game/create.ts';

export const newGameCommand = command('new-game', {}, ({ words: [id, ...rest] }, context) => {
  noMoreWords(rest, 0, context);
  const { say, sources } = context;
  if (id === undefined) throw new UsageError(say.newGame.noId);
  if (sources === undefined) throw new UsageError(say.newGame.noSources);
  const { files } = createGame(id, sources, join(sources, 'cli', 'new-game', 'template'));
  for (const file of files) context.print(file);
  context.print(say.newGame.created(id));
  return OK;
});
