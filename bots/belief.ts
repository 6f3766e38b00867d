/**
 * What a bot is told of a match when its seat is asked, as plain data that can go to another thread: never the true
 * state, but one that the seat could believe in.
 */
import type { Chance, Choice, Game, GameModule, Match, Position, Question, Seat } from '@gonfalon/kernel';
import { BadInput, canonical, copyStack, dealer, Play } from '@gonfalon/kernel';
import type { Asked, Bot, Patience } from './bot.ts';

/** The same belief leads to the same answer, unless the bot was late. */
export interface Belief {
  readonly seat: Seat;
  readonly seats: number;
  readonly question: Question;
  readonly position: Position<unknown>;
  readonly seed: string;
}

/** What the seat that is asked could believe. */
export function beliefIn(match: Match, seed: string): Belief {
  const { game, question, seats } = match;
  if (!question) throw new BadInput('nobody is asked: the match is over');
  const { stack } = match.position();
  return {
    seat: question.seat,
    seats,
    question,
    position: believed(game, { state: match.state, stack }, question.seat, seed),
    seed,
  };
}

/**
 * A position that the seat could believe in. Cards that it cannot see are put in order before they are dealt anew:
 * dealt from where they truly are, the same seed would bring them to other places in another truth, and so would
 * tell something of it.
 */
export function believed<S>(
  game: Game<S>,
  { state, stack }: Position<S>,
  seat: Seat,
  seed: string,
): Position<S> {
  const inOrder = game.determinize(state, seat, new NoChance());
  return { state: game.determinize(inOrder, seat, dealer({ kind: 'fast', seed })), stack: copyStack(stack) };
}

/** What the bot is asked; each play that it imagines is dealt anew from what its seat believes. */
export function askedOf(
  module: GameModule,
  { seat, seats, question, position, seed }: Belief,
  patience: Patience = {},
): Asked {
  const { game } = module;
  const chance = dealer({ kind: 'fast', seed: `${seed}/thinking` });
  const imagine = () => {
    const dice = dealer({ kind: 'fast', seed: `${chance.below(2 ** 32)}` });
    return new Play(
      game,
      { state: game.determinize(position.state, seat, dice), stack: copyStack(position.stack) },
      dice,
    );
  };
  return { ...patience, module, question, seats, chance, imagine };
}

/** A bot's answer to the open question of a match. */
export function decide(
  bot: Bot,
  module: GameModule,
  match: Match,
  seed: string,
  patience?: Patience,
): Choice {
  return bot.choose(askedOf(module, beliefIn(match, seed), patience));
}

/** Leaves nothing to chance: a shuffled list is in order, the first is picked. */
class NoChance implements Chance {
  used = 0;

  below(): number {
    this.used++;
    return 0;
  }

  die(): number {
    this.used++;
    return 1;
  }

  shuffle<T>(list: T[]): T[] {
    this.used++;
    const names = new Map(list.map((item) => [item, canonical(item)]));
    const nameOf = (item: T) => names.get(item) ?? '';
    return list.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))));
  }
}
