/** A refusal of the rules, as the page shows it: in the words of the reader. */
import type { GameModule, Language, Refusal, TableRule } from '@gonfalon/kernel';
import { ownEntry, TABLE_RULES } from '@gonfalon/kernel';
import type { Failure } from '@gonfalon/protocol';
import { messages, tableRules } from '@gonfalon/protocol';

export function failureOf(refusal: Refusal, { messages }: GameModule, language: Language): Failure {
  const { rule, params = {} } = refusal;
  const text = ownEntry(messages[language].rules, rule);
  const message = isTableRule(rule)
    ? tableRules[language][rule](params)
    : messages[language].refusal(refusal);
  return { code: 'table.refused', message, ...refusal, ...(text && { text }) };
}

/** An error of a table that takes no parameters. */
export function plainFailure(
  code:
    | 'table.unknown'
    | 'table.old-rules'
    | 'table.game-unknown'
    | 'table.no-orders'
    | 'request.unknown'
    | 'table.not-finished',
  language: Language,
): Failure {
  return { code, message: messages[language][code]() };
}

/** Orders that do not fit their form. */
export function badOrders(what: string, language: Language): Failure {
  return { code: 'table.bad-orders', message: messages[language]['table.bad-orders']({ what }) };
}

function isTableRule(rule: string): rule is TableRule {
  return TABLE_RULES.some((known) => known === rule);
}
