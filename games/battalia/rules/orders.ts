/** Standing orders for a defender, section 6.3: no attacker need wait for one who left them. */
import type { Choice, OrderRules, Orders, Question, Seat } from '@gonfalon/kernel';
import { cellIndex, info, strengthOf } from '../content/index.ts';
import { threshold, totalOf } from './battle-sums.ts';
import { playerAt } from './selectors.ts';
import type { Battle, State } from './state.ts';
import type { View } from './views.ts';

export type OrderFieldId = 'defence' | 'lowest' | 'ambush' | 'heroes' | 'retreat';
const DEFENCES = ['surrender', 'resist'] as const;
const RETREATS = ['never', 'hopeless', 'always'] as const;
const MAX_LEVEL = 4;

/** What the defender's hand could bring at most, with what lies in ambush. */
function mostStrength(s: State, b: Battle): number {
  const { hand, ambush } = playerAt(s, b.defender);
  let total = totalOf(s, b, 1);
  for (const card of hand) total += strengthOf(info(card).kind, 'defence');
  for (const { card } of ambush) total += strengthOf(info(card).kind, 'defence');
  return total;
}

function isGivenUp(s: State, b: Battle, { defence, lowest }: Orders): boolean {
  if (defence === 'surrender') return true;
  return b.target === 'city' && typeof lowest === 'number' && (s.land.levels[b.cell] ?? 0) < lowest;
}

/** To a city of his own, if the hero can get there. */
function wayOutOf(s: State, b: Battle, choices: readonly Choice[]): Choice | undefined {
  const ways = choices.filter(([verb]) => verb === 'retreat');
  return ways.find(([, cell = '']) => s.land.owners[cellIndex(cell)] === b.defender) ?? ways[0];
}

function respond(s: State, b: Battle, { choices, fallback }: Question, orders: Orders): Choice {
  const wayOut = wayOutOf(s, b, choices);
  if (wayOut && orders.retreat === 'always') return wayOut;
  const resists =
    fallback[0] === 'counter' ||
    (orders.ambush === true && mostStrength(s, b) >= threshold(s, { ...b, raising: 1 }));
  if (!isGivenUp(s, b, orders) && resists) return ['counter'];
  return wayOut && orders.retreat === 'hopeless' ? wayOut : ['surrender'];
}

export const orders: OrderRules<State, View> = {
  prompts: ['response', 'ambush-back', 'join', 'raise', 'wild', 'drop'],
  fields: () => [
    { kind: 'choice', id: 'defence', options: DEFENCES },
    { kind: 'number', id: 'lowest', min: 1, max: MAX_LEVEL },
    { kind: 'switch', id: 'ambush' },
    { kind: 'switch', id: 'heroes' },
    { kind: 'choice', id: 'retreat', options: RETREATS },
  ],
  answer(s, seat: Seat, question, given) {
    const b = s.battle;
    if (given.defence === undefined || !b || b.defender !== seat) return undefined;
    switch (question.prompt) {
      case 'response':
        return respond(s, b, question, given);
      case 'ambush-back':
        return [given.ambush === true ? 'reclaim' : 'leave'];
      case 'join':
        return given.heroes === true ? question.choices.at(-1) : question.fallback;
      default:
        return question.fallback;
    }
  },
  byDefault: { defence: 'resist' },
};
