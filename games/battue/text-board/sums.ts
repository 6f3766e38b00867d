/** How an attack or a defence adds up, in words: `5 warriors + die 4 = 9`. */
import type { AttackFacts, DefenceFacts } from '../rules/vocabulary.ts';

export interface SumWords {
  warriors(n: number): string;
  /** One die or two; an empty list is a die not yet rolled. */
  dice(rolled: readonly number[]): string;
  bonus(n: number): string;
  /** The defence of the section itself. */
  defence(n: number): string;
}

export function attackSum({ attackers, attackDice, attack }: AttackFacts, words: SumWords): string {
  const bonus = attack - attackers - attackDice.reduce((all, die) => all + die, 0);
  const parts = [words.warriors(attackers), words.dice(attackDice), ...extra(bonus, words)];
  return added(parts, attackDice.length > 0 ? attack : undefined);
}

export function defenceSum({ tile, defenders, defenceDie, defence }: DefenceFacts, words: SumWords): string {
  const bonus = defence - tile - defenders - (defenceDie ?? 0);
  const parts = [
    words.defence(tile),
    ...(defenders > 0 ? [words.warriors(defenders)] : []),
    ...(defenceDie === undefined ? [] : [words.dice(defenceDie > 0 ? [defenceDie] : [])]),
    ...extra(bonus, words),
  ];
  return added(parts, defenceDie === 0 ? undefined : defence);
}

function extra(bonus: number, words: SumWords): string[] {
  return bonus > 0 ? [words.bonus(bonus)] : [];
}

/** A sum of one part needs no total, and one with a die to come has none. */
function added(parts: readonly string[], total: number | undefined): string {
  const sum = parts.join(' + ');
  return parts.length > 1 && total !== undefined ? `${sum} = ${total}` : sum;
}
