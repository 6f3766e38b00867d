/** Standing orders: whether they fit the form of their game, and what they answer. */
import type { Choice, Game, OrderField, Orders, Question, Ref } from './types.ts';
import { InvalidInputError, sameChoice } from './types.ts';

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
