/** A failure as a sentence in the language of the settings, whatever language the server answered in. */
import type { GameMessages, TableRule } from '@gonfalon/kernel';
import { ownEntry, TABLE_RULES } from '@gonfalon/kernel';
import type { Failure } from '@gonfalon/protocol';
import { messages, tableRules } from '@gonfalon/protocol';
import { say } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { isTooEarly, isUnreachable } from './failure.ts';

/** Codes whose sentence has a part that only the server knows. */
const AS_TOLD: readonly string[] = ['request.malformed', 'table.bad-options'];

export function sentenceOf(failure: Failure, words?: GameMessages): string {
  const { code, rule, params = {}, where, message } = failure;
  if (isTooEarly(failure)) return failure.notYet;
  if (isUnreachable(failure)) return say.value.table.link.unreachable;
  if (isTableRule(rule)) return tableRules[language.value][rule](params);
  if (rule !== undefined && words) return words.refusal({ rule, params, ...(where && { where }) });
  if (AS_TOLD.includes(code)) return message;
  const sentence = ownEntry<(params: never) => string>({ ...messages[language.value] }, code);
  return sentence?.(params as never) ?? message;
}

export function isTableRule(rule: string | undefined): rule is TableRule {
  return TABLE_RULES.some((known) => known === rule);
}
