/** Why not: a refusal in words, with the text of its rule. */
import type { GameMessages, Refusal } from '@gonfalon/kernel';
import type { Messages } from './messages/en.ts';

export interface Explanation extends Refusal {
  /** A sentence. */
  readonly message: string;
  /** What the rule says; the table's own refusals have no rule in the book. */
  readonly text?: string;
}

export function explain(refusal: Refusal, words: GameMessages, say: Messages): Explanation {
  const { rule, params, where } = refusal;
  const text = ruleText(rule, words);
  return {
    message: tableRefusal(refusal, say) ?? words.refusal(refusal).replaceAll('\n', ' '),
    rule,
    ...(params && { params }),
    ...(where && { where }),
    ...(text !== undefined && { text }),
  };
}

/** The text of a rule, of a ruling, or of a card with its name. */
export function ruleText(rule: string, words: GameMessages): string | undefined {
  const { rules, rulings } = words;
  if (Object.hasOwn(rules, rule)) return rules[rule];
  if (Object.hasOwn(rulings, rule)) return rulings[rule];
  const printed = words.printed?.(rule);
  return printed === undefined ? undefined : `${words.ref(rule)}. ${printed}`;
}

/** What the kernel itself refuses is not in any rulebook. */
function tableRefusal({ rule, params }: Refusal, { refusals }: Messages): string | undefined {
  if (rule === 'table.stale') return refusals['table.stale'](Number(params?.number));
  const plain: Readonly<Record<string, unknown>> = refusals;
  const sentence = Object.hasOwn(plain, rule) ? plain[rule] : undefined;
  return typeof sentence === 'string' ? sentence : undefined;
}
