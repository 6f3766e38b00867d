/** ECH-D12: standing orders for what a seat is asked in an opponent's turn, so that nobody has to wait for it. */
import type { Choice, OrderRules, Orders, Question, Ref, Seat } from '@gonfalon/kernel';
import type { DeckCardId } from '../content/index.ts';
import { card } from '../content/index.ts';
import { areAllied } from './board.ts';
import { exchangeOf, openFight } from './combat.ts';
import { boardOf, remainingHealth } from './profiles.ts';
import type { State } from './state.ts';
import type { View } from './views.ts';

/** When a Reaction is played: never, when a unit or building would be lost or is lost, or whenever it can be. */
const REACTIONS = ['never', 'when-lost', 'always'] as const;
export type OrderFieldId = 'reactions' | 'keep';

const isReaction = (id: DeckCardId): boolean => {
  const entry = card[id];
  return entry.kind === 'technology' && entry.tech === 'reaction';
};

/** Whether the open attack would destroy its target as things stand. */
function isLethal(s: State): boolean {
  const fight = openFight(s);
  if (!fight) return false;
  const board = boardOf(s);
  const { dealt } = exchangeOf(board, fight);
  if (fight.defender) return dealt >= board.profile(fight.defender).health - fight.defender.damage;
  return fight.building !== undefined && dealt >= remainingHealth(s, fight.building);
}

function reactionBy(s: State, { choices, params }: Question, orders: Orders): Choice | undefined {
  const { reactions, keep } = orders;
  if (reactions === 'never') return ['pass'];
  if (reactions === undefined) return undefined;
  const isDue = reactions === 'always' || params?.window !== 'attackDeclared' || isLethal(s);
  const kept: readonly Ref[] = Array.isArray(keep) ? keep : [];
  const played = isDue && choices.find(([verb, id = '']) => verb === 'react' && !kept.includes(id));
  return played || ['pass'];
}

export const orders: OrderRules<State, View> = {
  // A Reaction may have to be paid for, and may let its player search, resupply, pick or discard.
  prompts: ['react', 'pay', 'search', 'restock', 'discard', 'pick', 'may'],
  fields: ({ players }, seat) => [
    { kind: 'choice', id: 'reactions', options: REACTIONS },
    { kind: 'set', id: 'keep', items: [...new Set((players[seat]?.hand ?? []).filter(isReaction))] },
  ],
  answer(s, seat: Seat, question, given) {
    if (given.reactions === undefined || areAllied(seat, s.active)) return undefined;
    return question.prompt === 'react' ? reactionBy(s, question, given) : question.fallback;
  },
  byDefault: { reactions: 'never' },
};
