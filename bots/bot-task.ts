/**
 * What a bot is told of a match when its seat is asked, as plain data that can go to another thread: never the true
 * state, but one that the seat could believe in.
 */
import type { Chance, Choice, Game, GameModule, Match, Position, Question, Seat } from '@gonfalon/kernel';
import { canonical, copyStack, createRng, Engine, InvalidInputError, sidesOf } from '@gonfalon/kernel';
import type { Bot, BotRequest, Budget } from './bot.ts';

/** The same belief leads to the same answer, unless the bot was late. */
export interface BotTask {
  readonly seat: Seat;
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly question: Question;
  readonly position: Position<unknown>;
  readonly seed: string;
}

/** What the seat that is asked could believe. */
export function createBotTask(match: Match, seed: string): BotTask {
  const { game, question, seats, setup } = match;
  if (!question) throw new InvalidInputError('nobody is asked: the match is over');
  const { stack } = match.position();
  return {
    seat: question.seat,
    sides: sidesOf(game, setup.options, seats),
    question,
    position: determinizePosition(game, { state: match.state, stack }, question.seat, seed),
    seed,
  };
}

/**
 * A position that the seat could believe in. Cards that it cannot see are put in order before they are dealt anew:
 * dealt from where they truly are, the same seed would bring them to other places in another truth, and so would
 * tell something of it.
 */
export function determinizePosition<S>(
  game: Game<S>,
  { state, stack }: Position<S>,
  seat: Seat,
  seed: string,
): Position<S> {
  const inOrder = game.determinize(state, seat, new NoChance());
  return {
    state: game.determinize(inOrder, seat, createRng({ kind: 'fast', seed })),
    stack: copyStack(stack),
  };
}

/** What the bot is asked; each play that it imagines is dealt anew from what its seat believes. */
export function toBotRequest(
  module: GameModule,
  { seat, sides, question, position, seed }: BotTask,
  timeoutMs: Budget = {},
): BotRequest {
  const { game } = module;
  const chance = createRng({ kind: 'fast', seed: `${seed}/thinking` });
  const imagine = () => {
    const dice = createRng({ kind: 'fast', seed: `${chance.nextInt(2 ** 32)}` });
    return new Engine(
      game,
      { state: game.determinize(position.state, seat, dice), stack: copyStack(position.stack) },
      dice,
    );
  };
  return { ...timeoutMs, module, question, sides, chance, sample: imagine };
}

/** A bot's answer to the open question of a match. */
export function chooseWithBot(
  bot: Bot,
  module: GameModule,
  match: Match,
  seed: string,
  budget?: Budget,
): Choice {
  return bot.choose(toBotRequest(module, createBotTask(match, seed), budget));
}

/** Leaves nothing to chance: a shuffled list is in order, the first is picked. */
class NoChance implements Chance {
  drawCount = 0;

  nextInt(): number {
    this.drawCount++;
    return 0;
  }

  die(): number {
    this.drawCount++;
    return 1;
  }

  shuffle<T>(list: T[]): T[] {
    this.drawCount++;
    const names = new Map(list.map((item) => [item, canonical(item)]));
    const nameOf = (item: T) => names.get(item) ?? '';
    return list.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))));
  }
}
