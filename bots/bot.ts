import type { Chance, Choice, GameModule, Match, Play, Question } from '@gonfalon/kernel';
import { BadInput } from '@gonfalon/kernel';

/** What a bot is told when its seat is asked: never the true state, only plays that the seat could believe in. */
export interface Asked {
  readonly module: GameModule;
  readonly question: Question;
  /** The bot's own randomness; the dice of the match are not touched by thinking. */
  readonly chance: Chance;
  /** A new play that the seat could believe in; each call imagines the hidden things afresh. */
  imagine(): Play;
}

export interface Bot {
  readonly name: string;
  choose(asked: Asked): Choice;
}

/** A bot's answer to the open question of a match. */
export function decide(bot: Bot, module: GameModule, match: Match, chance: Chance): Choice {
  const { question } = match;
  if (!question) throw new BadInput('nobody is asked: the match is over');
  const imagine = () => match.imagine(question.seat, `${chance.below(2 ** 32)}`);
  return bot.choose({ module, question, chance, imagine });
}
