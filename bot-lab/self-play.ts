import type { Bot, BotRequest, ChoicesMade } from '@gonfalon/bots';
import { choicesMadeBy, countChoice, determinizePosition, getBot } from '@gonfalon/bots';
import type {
  Choice,
  Engine,
  Entry,
  GameModule,
  MatchFile,
  MatchSetup,
  Question,
  Result,
  Seat,
} from '@gonfalon/kernel';
import {
  checkSetup,
  createRng,
  RulesBugError,
  sameChoice,
  saveMatch,
  sidesOf,
  startEngine,
} from '@gonfalon/kernel';
import { inspect } from './inspect.ts';

export interface SelfPlayOptions {
  readonly seats: number;
  readonly seed: string;
  /** The name of the bot at each seat; random ones unless told. */
  readonly players?: readonly string[] | undefined;
  /** Other weights than the game's own for what the bot at a seat thinks of a position. */
  readonly weights?: readonly (Weights | undefined)[] | undefined;
  /** So many times what its level allows a bot to think; 1 unless told. */
  readonly budgetScale?: number | undefined;
  /** One decision in so many is taken at random, so that matches differ. */
  readonly randomMoveOneIn?: number | undefined;
  /** What differs from the options that a table of bots needs. */
  readonly options?: unknown;
  /** A match of more decisions than this is given up as too long. */
  readonly limit?: number | undefined;
  /** Inspect the question and the state after every choice: slower. */
  readonly check?: boolean;
  /** Before one decision in so many, somebody gives up, in games that allow it. */
  readonly resignOneIn?: number | undefined;
  /** A clock in milliseconds. */
  readonly now?: () => number;
  /** Called before every decision, with the truth. */
  readonly onQuestion?: (play: Engine) => void;
  /** Told how long a seat thought, in ms, where it had more than one choice. */
  readonly onThought?: (seat: Seat, ms: number) => void;
}

export type Weights = Readonly<Record<string, number>>;

/** A match that bots played on their own, as far as they came. */
export interface SelfPlayed {
  readonly result?: Result;
  /** Why it did not come to its end: a crash, a dead end, a broken invariant, or too long a match. */
  readonly failure?: string;
  readonly decisions: number;
  readonly ms: number;
  /** The last round, in games that count them in `state.round`. */
  readonly rounds?: number;
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  /** The file that plays it again, up to and with the choice that went wrong. */
  file(): MatchFile;
}

const MAX_DECISIONS = 20_000;

/** Plays one match between bots on a bare play. What goes wrong in the rules is told, not thrown. */
export function selfPlay(module: GameModule, given: SelfPlayOptions): SelfPlayed {
  const { game } = module;
  const { seats, seed, limit = MAX_DECISIONS, now = () => performance.now() } = given;
  const options = Object.assign({}, module.botOptions, given.options);
  const setup = checkSetup(game, { seats, options, chance: { kind: 'fast', seed } });
  const sides = sidesOf(game, setup.options, seats);
  const players = Array.from({ length: seats }, (_, seat) => getBot(given.players?.[seat] ?? 'random'));
  const oneIn = game.resign ? (given.resignOneIn ?? 0) : 0;
  const whim = given.randomMoveOneIn ?? 0;
  const entries: Entry[] = [];
  let decisions = 0;
  let made: ChoicesMade | undefined;
  let play: Engine | undefined;
  let failure: string | undefined;

  const started = now();
  try {
    play = startEngine(game, setup);
    const asked = askedAt(mindsOf(module, given), play, sides, given, () => made);
    const { chance } = asked;
    const think = (bot: Bot, seat: Seat): Choice => {
      const { choices } = asked.question;
      if (whim > 0 && choices.length > 1 && chance.nextInt(whim) === 0)
        return choices[chance.nextInt(choices.length)];
      if (!given.onThought || choices.length === 1) return chosenBy(bot, asked);
      const from = now();
      const choice = chosenBy(bot, asked);
      given.onThought(seat, now() - from);
      return choice;
    };
    if (given.check) inspect(play, sides);
    while (play.question) {
      const { seat } = play.question;
      if (decisions === limit) throw new RulesBugError(`the match is not over after ${limit} decisions`);
      if (oneIn > 0 && chance.nextInt(oneIn) === 0) {
        const loser = pickPresent(play, seats, chance.nextInt(seats));
        entries.push({ seat: loser, resign: true });
        play.applyOutsideQuestion((ctx) => game.resign?.(ctx, loser));
      } else {
        given.onQuestion?.(play);
        const choice = think(players[seat], seat);
        entries.push({ seat, choice });
        made = countChoice(made, module, { question: play.question, state: play.state, seats });
        play.answer(choice);
        decisions++;
      }
      if (given.check) inspect(play, sides);
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  const ms = now() - started;

  const { result } = failure === undefined && play ? play : {};
  const rounds = (play?.state as { round?: unknown } | undefined)?.round;
  return {
    ...(result && { result }),
    ...(failure !== undefined && { failure }),
    decisions,
    ms,
    ...(typeof rounds === 'number' && { rounds }),
    setup,
    entries,
    file() {
      const names = players.map((bot) => bot.name);
      const position = play && result ? { position: play.position.bind(play) } : {};
      return saveMatch({ game, setup, entries, result, ...position }, names);
    },
  };
}

/** The module as the bot at each seat knows it. */
function mindsOf(module: GameModule, { seats, weights }: SelfPlayOptions): GameModule[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = weights?.[seat];
    return own ? { ...module, evaluation: { ...module.evaluation, weights: own } } : module;
  });
}

/** What the bots are told; the same object serves every decision of a match. */
function askedAt(
  modules: readonly GameModule[],
  play: Engine,
  sides: readonly number[],
  { seed, budgetScale }: SelfPlayOptions,
  made: () => ChoicesMade | undefined,
): BotRequest & { chance: ReturnType<typeof createRng> } {
  const chance = createRng({ kind: 'fast', seed: `${seed}/bots` });
  const openQuestion = (): Question => {
    if (!play.question) throw new RulesBugError('nobody is asked: the match is over');
    return play.question;
  };
  // Worked out once for each question, and only for a bot that imagines something.
  let about: Question | undefined;
  let state: unknown;
  const belief = () => {
    const question = openQuestion();
    if (question !== about)
      state = determinizePosition(play.game, play, question.seat, `${seed}/${chance.drawCount}`).state;
    about = question;
    return state;
  };
  return {
    get module() {
      return modules[openQuestion().seat];
    },
    sides,
    chance,
    ...(budgetScale !== undefined && { budgetScale: budgetScale }),
    get question() {
      return openQuestion();
    },
    get choicesMade() {
      const { seat } = openQuestion();
      return choicesMadeBy(made(), modules[seat], play, seat);
    },
    sample() {
      const dice = createRng({ kind: 'fast', seed: `${seed}/${chance.nextInt(2 ** 32)}` });
      return play.fork(dice, play.game.determinize(belief(), openQuestion().seat, dice));
    },
  };
}

/** A bot that cannot choose, or chooses what is not offered, is told apart from rules that cannot go on. */
export function chosenBy(bot: Bot, asked: BotRequest): Choice {
  const choice = chosenAtAll(bot, asked);
  const { choices } = asked.question;
  if (choices.includes(choice) || choices.some((offered) => sameChoice(offered, choice))) return choice;
  throw new RulesBugError(`${bot.name} chose what is not offered: ${choice.join(' ')}`);
}

function chosenAtAll(bot: Bot, asked: BotRequest): Choice {
  try {
    return bot.choose(asked);
  } catch (error) {
    throw new RulesBugError(`${bot.name} cannot choose: ${error instanceof Error ? error.message : error}`);
  }
}

/** The first seat from this one on that is still playing. */
function pickPresent(play: Engine, seats: number, from: Seat): Seat {
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats;
    if (!play.game.isOut?.(play.state, seat)) return seat;
  }
  throw new RulesBugError('a question is open, but every seat is absent');
}
