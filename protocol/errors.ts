/** The errors of a server: their codes, their HTTP status and their words. */
import type { Language } from '@gonfalon/kernel';
import type { ErrorCode, ErrorMessages } from './messages/en.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

export type { ErrorCode } from './messages/en.ts';
export { type FieldFault, faults, type PlainFault } from './messages/faults.ts';
export { tableRules } from './messages/table-rules.ts';

export const messages: Readonly<Record<Language, ErrorMessages>> = { en, fr };
export const errorCodes = Object.keys(en) as ErrorCode[];

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'request.unknown': 404,
  'request.too-large': 413,
  'request.origin': 403,
  'request.too-many': 429,
  'server.unavailable': 503,
  'server.stopping': 503,
  'server.broken': 500,
  'server.read-only': 403,
  'identity.needed': 401,
  'identity.wrong': 401,
  'identity.wrong-password': 401,
  'identity.wrong-code': 401,
  'identity.account-needed': 403,
  'identity.banned': 403,
  'identity.shut-out': 403,
  'identity.closed': 403,
  'table.unknown': 404,
  'table.game-unknown': 404,
  'table.host-only': 403,
  'table.not-seated': 403,
  'table.no-hints': 403,
  'table.no-orders': 404,
  'table.bad-orders': 400,
  'table.too-many': 429,
  'table.rated-account': 403,
  'table.rated-bots': 400,
  'table.rated-clock': 400,
  'table.rated-hints': 400,
  'table.rated-scenario': 400,
  'table.rated-sides': 400,
  'player.unknown': 404,
  'scenario.unknown': 404,
  'scenario.too-many': 429,
  'calls.not-offered': 404,
  'calls.bad-device': 400,
  'calls.mail-failed': 502,
  'chat.no-mates': 400,
  'chat.off': 403,
  'chat.muted': 403,
  'chat.silenced': 403,
  'host.unknown-person': 404,
  'host.no-shut-out': 404,
  'report.unknown': 404,
};

/** The HTTP status of an error: what is malformed is 400, what does not fit the moment is 409. */
export function statusOf(code: ErrorCode): number {
  const bad = code === 'request.malformed' || code === 'table.bad-options' || code === 'table.bot-unknown';
  return STATUS[code] ?? (bad ? 400 : 409);
}
