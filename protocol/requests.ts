/**
 * What a client may ask of a server. Every request of a table is a command: over HTTP it is
 * `POST /api/tables/<table>/<command>` with the fields as its body, over the socket `{"do": command, "table": …, fields}`.
 */
import type { Choice } from '@gonfalon/kernel';
import { LANGUAGES, MAX_CHOICE_LENGTH, MAX_REF_LENGTH } from '@gonfalon/kernel';
import * as v from 'valibot';
import { reportSchema } from './report.ts';
import { HIGHEST_COUNT, wholeNumber } from './whole-number.ts';

/** The longest request body or socket message, in bytes. */
export const MAX_REQUEST_LENGTH = 64 * 1024;
export const MAX_NAME_LENGTH = 24;
export const MAX_CHAT_LENGTH = 500;
export const MAX_MAIL_ADDRESS_LENGTH = 254;
/** One plain address: no name, no comment, no quotes, no second address. */
export const MAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\p{L}\p{N}-]{1,63}(\.[\p{L}\p{N}-]{1,63})+$/u;
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const;
/** The longest file of a scenario, in bytes, and how many an account may have. */
export const MAX_SCENARIO_LENGTH = 32 * 1024;
export const MAX_SCENARIOS = 200;
const MAX_SEATS = 12;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const seat = wholeNumber(0, MAX_SEATS - 1);
const sequence = wholeNumber(0);
const ref = v.pipe(v.string(), v.maxLength(MAX_REF_LENGTH));
const choice = v.pipe(
  v.array(ref),
  v.minLength(1),
  v.maxLength(MAX_CHOICE_LENGTH),
  v.transform((list) => list as unknown as Choice),
);
const picks = v.pipe(v.array(ref), v.minLength(1), v.maxLength(MAX_CHOICE_LENGTH));
const MAX_ORDER_FIELDS = 50;
const MAX_ORDER_ITEMS = 500;
/** Their game says which fields there are. */
const orders = v.pipe(
  v.unknown(),
  v.check((given) => !Array.isArray(given), 'not an object'),
  v.record(ref, v.union([v.boolean(), v.number(), ref, v.pipe(v.array(ref), v.maxLength(MAX_ORDER_ITEMS))])),
  v.maxEntries(MAX_ORDER_FIELDS),
);
const gameId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/));
export const tableIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
/**
 * Letters, digits, spaces and a few signs: no control characters, no invisible ones, nothing that looks like markup.
 * Written as the `pattern` of an input wants it, so that whoever types a name is told before it is sent.
 */
export const NAME_PATTERN = String.raw`(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N} ._'’\-])+`;
/** Scripts that a name may be written in, one at a time, or together where people write them together (UTS 39). */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic', 'Thai', 'Lao'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Tibetan', 'Myanmar', 'Khmer', 'Thaana'],
  ...['Latin,Han,Hiragana,Katakana', 'Latin,Han,Bopomofo', 'Latin,Han,Hangul'],
].map((scripts) => {
  const letters = scripts.split(',').map((script) => String.raw`\p{scx=${script}}`);
  return new RegExp(String.raw`^[${letters.join('')}\p{sc=Common}\p{sc=Inherited}]+$`, 'u');
});
export const nameSchema = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')),
  v.minLength(1),
  v.maxLength(MAX_NAME_LENGTH),
  v.regex(new RegExp(`^${NAME_PATTERN}$`, 'u')),
  v.check((text) => SCRIPTS.some((script) => script.test(text)), 'of several scripts'),
);
const password = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.min), v.maxLength(PASSWORD_LENGTH.max));
/** A name that the client gives to something it does, so that doing it again is noticed. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));

/** A time of day, `"HH:MM"`. */
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** The name that the zone is known by everywhere. */
const timeZone = v.pipe(
  v.string(),
  v.maxLength(64),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: dataset.value }).resolvedOptions().timeZone;
    } catch {
      addIssue({ message: 'not a time zone' });
      return NEVER;
    }
  }),
);

/** Somebody must be awake for a few hours of the day. */
const MAX_NIGHT_LENGTH = 20 * HOUR;
const nights = v.pipe(
  v.strictObject({ from: timeOfDay, to: timeOfDay, timeZone }),
  v.check(({ from, to }) => nightLength(from, to) <= MAX_NIGHT_LENGTH, 'too long a night'),
);

function nightLength(from: string, to: string): number {
  const [start, end] = [from, to].map(
    (time) => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3)) * MINUTE,
  );
  return ((end ?? 0) - (start ?? 0) + 24 * HOUR) % (24 * HOUR);
}

/** How long the seats may think. Times are in milliseconds. */
export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  /** A bank of time for the whole match, and an increment each time that the seat has been asked. */
  v.strictObject({
    kind: v.literal('live'),
    bank: wholeNumber(10 * SECOND, 24 * HOUR),
    increment: v.optional(wholeNumber(0, HOUR), 0),
  }),
  /** So much time each time that the seat is asked; none of it passes at night. */
  v.strictObject({
    kind: v.literal('days'),
    perTurn: wholeNumber(MINUTE, 30 * 24 * HOUR),
    nights: v.optional(nights),
  }),
]);
export type ClockSetting = v.InferOutput<typeof clockSchema>;

/** What becomes of a seat that ran out of time this often. */
const lapseSchema = v.strictObject({
  after: wholeNumber(1, 20),
  become: v.picklist(['bot', 'forfeit']),
});
export type LapseSetting = v.InferOutput<typeof lapseSchema>;

const botName = v.pipe(v.string(), v.maxLength(32));
const seatPlan = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: botName }),
]);

export const createTableSchema = v.strictObject({
  game: gameId,
  options: v.optional(v.record(v.string(), v.unknown()), {}),
  seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(MAX_SEATS)),
  public: v.optional(v.boolean(), false),
  spectators: v.optional(v.boolean(), true),
  /** Who may write: players and spectators (each among themselves), players only, nobody. */
  chat: v.optional(v.picklist(['all', 'players', 'off']), 'all'),
  clock: v.optional(clockSchema, { kind: 'none' }),
  lapse: v.optional(lapseSchema, { after: 3, become: 'bot' }),
  /** Whether players may ask a bot for advice; who plays against bots alone always may. */
  hints: v.optional(v.boolean(), false),
  /**
   * Whether windows out of turn wait for a seat that left no orders, or go by those that the game has for everybody;
   * these are taken if the clock is one of days, and the table asks otherwise.
   */
  windows: v.optional(v.picklist(['ask', 'flow'])),
  /** How long somebody has for a secret question, unless the clock is one of days. */
  reaction: v.optional(wholeNumber(5 * SECOND, 10 * MINUTE)),
  /** Whether the match counts for the ratings of its players; see docs/protocol.md for what that asks of a table. */
  rated: v.optional(v.boolean(), false),
});
export type CreateTable = v.InferOutput<typeof createTableSchema>;

/** The device that made a scenario gives it its name. */
export const scenarioIdSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));
const edition = v.pipe(v.string(), v.regex(/^[0-9a-f]{1,16}$/));
export const scenarioSchema = v.strictObject({
  game: gameId,
  file: v.looseObject({ format: v.string() }),
  /** When, by the clock of the device. */
  changed: wholeNumber(0, Number.MAX_SAFE_INTEGER),
  /** What this edition is called, and which one of the server's it was made from; none if it is new there. */
  edition,
  from: v.optional(edition),
});
/** The edition that is deleted; without it, whichever is there. */
export const removeScenarioSchema = v.strictObject({ from: v.optional(edition) });

/** The commands of a table, and their fields. */
export const commandSchemas = {
  /** In the lobby. */
  join: v.strictObject({ seat: v.optional(seat) }),
  leave: v.strictObject({}),
  /** A table starts by itself when its last seat is taken; its host may start it earlier and let bots fill the rest. */
  start: v.strictObject({ fill: v.optional(botName) }),
  cancel: v.strictObject({}),
  rematch: v.strictObject({}),
  /** At play. */
  choose: v.strictObject({ number: sequence, choice, key }),
  /** Why may I not choose this, or pick the last of these things after the others? */
  explain: v.union([v.strictObject({ choice }), v.strictObject({ picks })]),
  /** What would a bot do in my place? */
  hint: v.strictObject({ number: sequence }),
  undo: v.strictObject({ number: sequence, key }),
  resign: v.strictObject({}),
  offer: v.strictObject({ end: v.picklist(['draw', 'stop']) }),
  accept: v.strictObject({}),
  decline: v.strictObject({}),
  /** Do not ask me the open question again as long as it has this key, or never for this card; or ask me again. */
  autoPass: v.union([
    v.strictObject({ prompt: ref, key: ref, on: v.boolean() }),
    v.strictObject({ card: ref, on: v.boolean() }),
  ]),
  /** What I want answered without being asked; nothing, if there are none. */
  orders: v.strictObject({ orders: v.optional(orders) }),
  /** Which orders there are, and which I left. */
  ordersForm: v.strictObject({}),
  /** Take the seat back from the bot that plays for me. */
  reclaim: v.strictObject({}),
  /** Talk. */
  chat: v.strictObject({
    text: v.pipe(v.string(), v.maxLength(MAX_CHAT_LENGTH), v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u)),
    /** To the writer's own side only; else to all who play, or watch, as the writer does. */
    to: v.optional(v.picklist(['all', 'side'])),
  }),
  mute: v.strictObject({ who: ref, on: v.boolean() }),
  /** Tell the hosts of the site about somebody, or about what they wrote. */
  report: reportSchema,
} as const;
export type CommandName = keyof typeof commandSchemas;
export type CommandFields<C extends CommandName> = v.InferOutput<(typeof commandSchemas)[C]>;

export const viewerSchema = v.union([seat, v.literal('spectator')]);

/** Over the socket, besides the commands. */
export const socketSchemas = {
  /**
   * Be told what happens at a table; `from` is the last sequence number that the client has. With `patches`, updates
   * bring what changed of the view, where the client has the view before.
   */
  watch: v.strictObject({ from: v.optional(sequence), patches: v.optional(v.boolean(), false) }),
  unwatch: v.strictObject({}),
} as const;

export const accountSchemas = {
  rename: v.strictObject({ name: nameSchema }),
  register: v.strictObject({ name: nameSchema, password }),
  signIn: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200)),
    password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.max)),
  }),
  signOut: v.strictObject({ everywhere: v.optional(v.boolean(), false) }),
  password: v.strictObject({ old: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.max)), new: password }),
  /** New recovery codes. */
  recovery: v.strictObject({ password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.max)) }),
  /** A new password, for who has one of them. */
  recover: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(200)),
    code: v.pipe(v.string(), v.maxLength(100)),
    password,
  }),
  /** A code by mail, to the confirmed address of the account. */
  recoverByMail: v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) }),
  remove: v.strictObject({ password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.max)) }),
} as const;

const MAX_ENDPOINT_LENGTH = 1000;
const endpoint = v.pipe(v.string(), v.maxLength(MAX_ENDPOINT_LENGTH), v.url());
const language = v.picklist(LANGUAGES);

/** How somebody wants to be called when it is their turn. */
export const callSchemas = {
  /** What a browser's push service gave it, as its `PushSubscription` tells it. */
  addDevice: v.strictObject({
    endpoint,
    keys: v.strictObject({
      p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
      auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
    }),
    language,
  }),
  removeDevice: v.strictObject({ endpoint }),
  /** Who reads mail there can choose a new password: so the password is asked for. */
  setMail: v.strictObject({
    password: v.pipe(v.string(), v.maxLength(PASSWORD_LENGTH.max)),
    address: v.pipe(v.string(), v.trim(), v.maxLength(MAX_MAIL_ADDRESS_LENGTH), v.regex(MAIL_ADDRESS)),
    language,
  }),
  wantMail: v.strictObject({ on: v.boolean() }),
  removeMail: v.strictObject({}),
} as const;

export const LISTS = ['open', 'mine', 'live', 'finished'] as const;
const queryNumber = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(HIGHEST_COUNT));
/** What stands behind the question mark of an address. */
export const querySchemas = {
  tables: v.strictObject({
    list: v.picklist(LISTS),
    game: v.optional(gameId),
    before: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  players: v.strictObject({ game: gameId }),
  playerMatches: v.strictObject({
    game: v.optional(gameId),
    before: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  events: v.strictObject({ from: v.optional(queryNumber, '0') }),
  chat: v.strictObject({ before: v.optional(queryNumber) }),
  replay: v.strictObject({
    at: v.optional(queryNumber),
    as: v.optional(
      v.union([v.literal('spectator'), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
    ),
  }),
} as const;
