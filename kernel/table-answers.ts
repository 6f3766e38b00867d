/**
 * What a table answers by itself, wherever it stands: on a server, on a device, in a lesson, in a terminal. A question
 * is left to the seat's bot, answered for the seat because there is nothing to choose, because it does not want to be
 * asked, or by its orders; or put to the person.
 *
 * It also says where the answer must take its time: in a window nobody may learn from how soon it comes whether the
 * person had anything to choose.
 */
import type { Match } from './match.ts';
import { answerByOrders } from './orders.ts';
import type { AutoPass, Choice, Orders, Question, Ref, Seat } from './types.ts';
import { sameChoice } from './types.ts';

/** A question that a seat does not want to be asked, as long as it comes with that key. */
export interface AutoPassed {
  readonly prompt: string;
  readonly key: string;
}

/** What a seat wants done without being asked. */
export interface SeatInstructions {
  readonly autoPassed?: readonly AutoPassed[];
  /** The cards for which it never wants to be asked. */
  readonly hushed?: readonly Ref[];
  readonly orders?: Orders | undefined;
}

/** Whether the table waits for whoever has left no orders, or goes by those that the game has for everybody. */
export type Windows = 'ask' | 'flow';

export interface AnswerPolicy {
  /** Whether a bot plays that seat. */
  isBot(seat: Seat): boolean;
  /** What the person at that seat wants. */
  instructions?(seat: Seat): SeatInstructions | undefined;
  readonly windows?: Windows | undefined;
  /** Put questions with one choice to people all the same. */
  readonly askForced?: boolean;
  /** Nobody takes anything back here, so that what is forced can be answered where somebody might. */
  readonly noUndo?: boolean;
}

/** Who answers the open question. */
export interface Answering {
  readonly seat: Seat;
  readonly by: 'bot' | 'table' | 'person';
  /** What the table answers. */
  readonly choice?: Choice;
  /** How soon it is answered could tell something, so the table and bots take their time. */
  readonly isDelayed: boolean;
}

/** Who answers the open question; undefined if there is none. */
export function answering(match: Match, policy: AnswerPolicy): Answering | undefined {
  const { question } = match;
  if (!question) return undefined;
  const { seat } = question;
  const isDelayed = isWindow(question);
  if (policy.isBot(seat)) return { seat, by: 'bot', isDelayed };
  const instructions = policy.instructions?.(seat) ?? {};
  const quick = forcedAnswer(match, question, policy) ?? automaticPass(question, instructions);
  if (quick) return { seat, by: 'table', choice: quick, isDelayed };
  const ordered = orderedAnswer(match, question, instructions, policy.windows);
  // Who has left orders, and for what, is private too.
  if (ordered) return { seat, by: 'table', choice: ordered, isDelayed: true };
  return { seat, by: 'person', isDelayed };
}

function forcedAnswer(
  { forced }: Match,
  { choices, always }: Question,
  policy: AnswerPolicy,
): Choice | undefined {
  if (policy.askForced) return undefined;
  return policy.noUndo && choices.length === 1 && !always ? choices[0] : forced;
}

/** Whether somebody could learn something from how soon it is answered. */
export function isWindow({ secret, autoPass }: Question): boolean {
  return secret === true || (autoPass !== undefined && !autoPass.ownTurn);
}

/** Whether a seat may ask not to be asked the open question for as long as that key lasts. */
export function mayAutoPass(
  question: Question | undefined,
  seat: Seat,
  { prompt, key }: AutoPassed,
): boolean {
  if (question?.seat !== seat || question.prompt !== prompt || !question.autoPass) return false;
  return keysOf(question.autoPass).includes(key);
}

/** Whether the open question is about that card, so that its seat may never want to be asked for it. */
export function mayHush(question: Question | undefined, seat: Seat, card: Ref): boolean {
  return question?.seat === seat && question.autoPass?.cards?.includes(card) === true;
}

function keysOf({ key, wider = {} }: AutoPass): readonly string[] {
  return [key, wider.turn, wider.match].filter((one) => one !== undefined);
}

function automaticPass(
  { prompt, autoPass, choices }: Question,
  { autoPassed = [], hushed = [] }: SeatInstructions,
): Choice | undefined {
  if (!autoPass) return undefined;
  const keys = keysOf(autoPass);
  if (autoPassed.some((one) => one.prompt === prompt && keys.includes(one.key))) return autoPass.choice;
  const silent = hushed.filter((card) => autoPass.cards?.includes(card));
  if (silent.length === 0) return undefined;
  const isSilent = (choice: Choice) =>
    sameChoice(choice, autoPass.choice) || choice.some((ref, i) => i > 0 && silent.includes(ref));
  return choices.every(isSilent) ? autoPass.choice : undefined;
}

function orderedAnswer(
  { game, state }: Match,
  question: Question,
  { orders }: SeatInstructions,
  windows: Windows = 'ask',
): Choice | undefined {
  const given = orders ?? (windows === 'flow' ? game.orders?.byDefault : undefined);
  return answerByOrders(game, state, question, given);
}
