/** What a client is told when a request fails: the same over HTTP and over the socket. */
import type { GameModule, Language, TableRule } from '@gonfalon/kernel';
import { InvalidInputError, ownEntry, TABLE_RULES } from '@gonfalon/kernel';
import type { ErrorCode, Failure, TableView } from '@gonfalon/protocol';
import { faults, messages, statusOf, tableRules } from '@gonfalon/protocol';
import * as v from 'valibot';
import { RequestError } from '../errors.ts';
import { StoreUnavailable } from '../store/store.ts';

export interface Failed {
  readonly failure: Failure;
  readonly status: number;
  /** Where the table stands, if what the client saw may be out of date. */
  readonly standing?: TableView;
  /** After how many seconds it is worth trying again. */
  readonly retryAfter?: number;
}

const RETRY_AFTER_S = 2;
const MAX_WORD_LENGTH = 60;
const MAX_LINE_LENGTH = 300;

/** Anything that was not foreseen is `server.broken`: whoever calls this writes it to the log. */
export function failureOf(error: unknown, language: Language, games: readonly GameModule[]): Failed {
  if (error instanceof RequestError) return refused(error, language, games);
  if (error instanceof v.ValiError) return malformed(fieldFault(error.issues[0], language), language);
  if (error instanceof InvalidInputError) return malformed(error.message.slice(0, MAX_LINE_LENGTH), language);
  if (error instanceof StoreUnavailable) return plain('server.unavailable', language);
  return plain('server.broken', language);
}

function refused(error: RequestError, language: Language, games: readonly GameModule[]): Failed {
  const { code, params, refusal, standing } = error;
  const found = refusal ? byRules(refusal, language, games) : byServer(code, params, language);
  return { ...found, ...(standing && { standing }) };
}

function byServer(code: ErrorCode, params: RequestError['params'], language: Language): Failed {
  if (code === 'request.malformed') return malformed(plainFault(String(params.what), language), language);
  return plain(code, language, params);
}

function plain(code: ErrorCode, language: Language, params: RequestError['params'] = {}): Failed {
  const hasParams = Object.keys(params).length > 0;
  const retryAfter = retry(code, params);
  return {
    failure: { code, message: say(code, params, language), ...(hasParams && { params }) },
    status: statusOf(code),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

function retry(code: ErrorCode, { seconds }: RequestError['params']): number | undefined {
  if (code === 'request.too-many') return Number(seconds);
  return statusOf(code) === 503 ? RETRY_AFTER_S : undefined;
}

function malformed(what: string, language: Language): Failed {
  const code = 'request.malformed';
  return { failure: { code, message: say(code, { what }, language) }, status: statusOf(code) };
}

/** Each message takes the parameters that its code is thrown with. */
function say(code: ErrorCode, params: RequestError['params'], language: Language): string {
  const sentence: (params: never) => string = messages[language][code];
  return sentence(params as never);
}

function plainFault(what: string, language: Language): string {
  const sentence = ownEntry<unknown>({ ...faults[language] }, what);
  return typeof sentence === 'string' ? sentence : what.slice(0, MAX_LINE_LENGTH);
}

/** The name of the first field that is wrong, and what belongs there; never what came instead. */
function fieldFault(issue: v.BaseIssue<unknown>, language: Language): string {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : word(String(key)))).join('.');
  const say = faults[language];
  if (!path) return say.whole;
  const field = path.slice(0, MAX_WORD_LENGTH);
  const expected = issue.expected && issue.expected.length <= MAX_WORD_LENGTH ? issue.expected : '';
  if (issue.received === 'undefined') return say.missing({ field, expected });
  return issue.expected === 'never' ? say.unknown({ field, expected }) : say.wrong({ field, expected });
}

/** Keys come from strangers too. */
function word(key: string): string {
  return key.slice(0, MAX_WORD_LENGTH).replaceAll(/[^\w-]/g, '?');
}

function byRules(
  { game, ...refusal }: NonNullable<RequestError['refusal']>,
  language: Language,
  games: readonly GameModule[],
): Failed {
  const code = 'table.refused';
  const { rule, params = {} } = refusal;
  const words = games.find((module) => module.game.id === game)?.messages[language];
  const text = words && ownEntry(words.rules, rule);
  const message = isTableRule(rule) ? tableRules[language][rule](params) : words?.refusal(refusal);
  return {
    failure: { code, message: message ?? say(code, {}, language), ...refusal, ...(text && { text }) },
    status: statusOf(code),
  };
}

function isTableRule(rule: string): rule is TableRule {
  return TABLE_RULES.some((known) => known === rule);
}
