/**
 * Standing orders: what a seat wants answered without being asked. A game says which questions they may answer, which
 * fields their form has, and what they answer; the table keeps them for each seat, and tells nobody else.
 */
import type { Choice, Game, Question, Ref, Refusal, Seat } from './types.ts';
import { InvalidInputError, sameChoice } from './types.ts';

/** One line of the form. Whatever is left out of the orders is not ordered. */
export type OrderField =
  /** Whether something is done: `true` or `false`. */
  | { readonly kind: 'switch'; readonly id: string }
  /** One of several ways, by its name. */
  | { readonly kind: 'choice'; readonly id: string; readonly options: readonly string[] }
  | {
      readonly kind: 'number';
      readonly id: string;
      readonly min: number;
      readonly max: number;
      /** Whole numbers of it from the smallest on; 1 unless told. */
      readonly step?: number;
    }
  /** All of these things, the first one first. */
  | { readonly kind: 'ranking'; readonly id: string; readonly items: readonly Ref[] }
  /** Any of these things. */
  | { readonly kind: 'set'; readonly id: string; readonly items: readonly Ref[] };

export type OrderValue = boolean | number | string | readonly Ref[];
/** What was ordered, by field. */
export type Orders = { readonly [field: string]: OrderValue | undefined };

export interface OrderRules<S = unknown, V = unknown> {
  /** The questions that orders may answer, by prompt. */
  readonly prompts: readonly string[];
  /** The form for a seat, from what it sees itself. */
  fields(view: V, seat: Seat): readonly OrderField[];
  /** Why orders that fit the form cannot be meant. */
  check?(view: V, seat: Seat, orders: Orders): Refusal | undefined;
  /**
   * What is answered: one of the question's choices, or undefined to have the seat asked. It may turn only on what the
   * seat knows. Orders may be older than the position: what they name need not be there any more.
   */
  answer(state: S, seat: Seat, question: Question, orders: Orders): Choice | undefined;
  /** What holds for a seat that left no orders, at a table that does not wait for windows. */
  readonly byDefault?: Orders;
}

/** No orders are longer than this, in values altogether. */
const MAX_ORDER_VALUES = 500;

/** The orders, if they fit the game's form for that seat; otherwise an InvalidInputError that names the first field. */
export function parseOrders(fields: readonly OrderField[], value: unknown): Orders {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInputError('orders are an object of fields');
  let values = 0;
  for (const [id, given] of Object.entries(value)) {
    const field = fields.find((one) => one.id === id);
    if (!field) throw new InvalidInputError(`there is no order "${id}"`);
    values += Array.isArray(given) ? given.length : 1;
    if (values > MAX_ORDER_VALUES || !fits(field, given))
      throw new InvalidInputError(`the order "${id}" does not fit its field`);
  }
  return value as Orders;
}

function fits(field: OrderField, given: unknown): boolean {
  switch (field.kind) {
    case 'switch':
      return typeof given === 'boolean';
    case 'choice':
      return typeof given === 'string' && field.options.includes(given);
    case 'number': {
      const { min, max, step = 1 } = field;
      return (
        typeof given === 'number' && given >= min && given <= max && Number.isInteger((given - min) / step)
      );
    }
    case 'ranking':
      return isSubset(given, field.items) && given.length === field.items.length;
    case 'set':
      return isSubset(given, field.items);
  }
}

/** Whether it is a list of some of the items, each once. */
function isSubset(given: unknown, items: readonly Ref[]): given is readonly Ref[] {
  if (!Array.isArray(given) || new Set(given).size !== given.length) return false;
  return given.every((item) => items.includes(item));
}

/** What a seat's orders answer to a question of its own, if they do. */
export function answerByOrders<S>(
  { orders: rules }: Pick<Game<S>, 'orders'>,
  state: S,
  question: Question,
  orders: Orders | undefined,
): Choice | undefined {
  if (!rules || !orders || !rules.prompts.includes(question.prompt)) return undefined;
  const choice = rules.answer(state, question.seat, question, orders);
  return choice && question.choices.find((one) => sameChoice(one, choice));
}
