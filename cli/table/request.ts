/** What a program may ask of a table, one JSON object a line. */
import type { Choice } from '@gonfalon/kernel';
import { MAX_CHOICE_LENGTH, MAX_REF_LENGTH } from '@gonfalon/kernel';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(MAX_REF_LENGTH));
const id = v.optional(v.union([text, v.number()]));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const viewer = v.union([seat, v.literal('spectator')]);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const choice = v.pipe(
  v.array(text),
  v.minLength(1),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.transform((list) => list as unknown as Choice),
);
const frame = v.strictObject({ step: text, l: v.record(v.string(), v.any()) });
const script = {
  dice: v.optional(v.pipe(v.array(v.number()), v.maxLength(1000))),
  cards: v.optional(v.pipe(v.array(text), v.maxLength(1000))),
};
const fresh = {
  seats: v.optional(count),
  seed: v.optional(text),
  options: v.optional(v.record(v.string(), v.unknown())),
  script: v.optional(v.strictObject(script)),
};

const forms = {
  question: v.strictObject({ id, do: v.literal('question') }),
  choose: v.strictObject({ id, do: v.literal('choose'), seat, number: count, choice }),
  why: v.strictObject({ id, do: v.literal('why'), seat: v.optional(seat), choice }),
  view: v.strictObject({ id, do: v.literal('view'), viewer }),
  events: v.strictObject({ id, do: v.literal('events'), viewer, from: v.optional(count) }),
  state: v.strictObject({ id, do: v.literal('state') }),
  load: v.strictObject({
    id,
    do: v.literal('load'),
    ...fresh,
    file: v.optional(v.record(v.string(), v.unknown())),
    state: v.optional(v.record(v.string(), v.unknown())),
    stack: v.optional(v.pipe(v.array(frame), v.maxLength(1000))),
  }),
  script: v.strictObject({ id, do: v.literal('script'), ...script }),
  undo: v.strictObject({ id, do: v.literal('undo'), seat }),
  resign: v.strictObject({ id, do: v.literal('resign'), seat }),
  save: v.strictObject({ id, do: v.literal('save') }),
  new: v.strictObject({ id, do: v.literal('new'), ...fresh, sealed: v.optional(v.boolean()) }),
  help: v.strictObject({ id, do: v.literal('help') }),
  quit: v.strictObject({ id, do: v.literal('quit') }),
};

export type RequestName = keyof typeof forms;
export type Request = { [K in RequestName]: v.InferOutput<(typeof forms)[K]> }[RequestName];

export const requestNames = Object.keys(forms) as RequestName[];

export function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(forms, name);
}

/** The form that a request of that name must have. */
export function formOf(name: RequestName): v.GenericSchema<unknown, Request> {
  return forms[name];
}
