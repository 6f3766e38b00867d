/** A failure as a sentence in the language of the settings, whatever language the server answered in. */
import type { GameMessages, TableRule } from '@gonfalon/kernel';
import { ownEntry, TABLE_RULES } from '@gonfalon/kernel';
import type { Failure } from '@gonfalon/protocol';
import { messages as serverMessages, tableRules } from '@gonfalon/protocol';
import { messages } from '../messages/messages.ts';
import { language } from '../settings/settings.ts';
import { isNotInLessonYet, isUnreachable } from './failure.ts';

/** Codes whose sentence has a part that only the server knows. */
const AS_TOLD: readonly string[] = ['request.malformed', 'table.bad-options'];

export function errorMessage(failure: Failure, words?: GameMessages): string {
  const { code, rule, params = {}, where, message } = failure;
  if (isNotInLessonYet(failure)) return failure.notYet;
  if (isUnreachable(failure)) return messages.value.table.link.unreachable;
  if (isTableRule(rule)) return tableRules[language.value][rule](params);
  if (rule !== undefined && words) return words.refusal({ rule, params, ...(where && { where }) });
  if (AS_TOLD.includes(code)) return message;
  const sentence = ownEntry<(params: never) => string>({ ...serverMessages[language.value] }, code);
  return sentence?.(params as never) ?? message;
}

export function isTableRule(rule: string | undefined): rule is TableRule {
  return TABLE_RULES.some((known) => known === rule);
}
