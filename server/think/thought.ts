/** What a bot is told, and how it comes to an answer. */
import type { Bot } from '@gonfalon/bots';
import type { Chance, Choice, GameModule, Match, Position, Question, Seat } from '@gonfalon/kernel';
import { canonical, copyPosition, dealer, Play } from '@gonfalon/kernel';

/** A question to a bot. The same thought gives the same answer. */
export interface Thought {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly question: Question;
  /** What the seat could believe in, never the truth. */
  readonly position: Position<unknown>;
  readonly seed: string;
}

/**
 * A position that the seat could believe in. Cards that it cannot see are put in order before they are dealt anew:
 * dealt from where they truly are, the same seed would bring them to other places in another truth, and so would
 * tell something of it.
 */
export function believed(match: Match, seat: Seat, seed: string): Position<unknown> {
  const { game } = match;
  const { stack } = match.position();
  const inOrder = game.determinize(match.state, seat, new NoChance());
  return { state: game.determinize(inOrder, seat, dealer({ kind: 'fast', seed })), stack };
}

/** The bot's answer; each play that it imagines is dealt anew from what its seat believes. */
export function answerOf(bot: Bot, module: GameModule, { seat, question, position, seed }: Thought): Choice {
  const { game } = module;
  const chance = dealer({ kind: 'fast', seed: `${seed}/thinking` });
  const imagine = () => {
    const dice = dealer({ kind: 'fast', seed: `${chance.below(2 ** 32)}` });
    const { stack } = copyPosition(game, position);
    return new Play(game, { state: game.determinize(position.state, seat, dice), stack }, dice);
  };
  return bot.choose({ module, question, chance, imagine });
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
