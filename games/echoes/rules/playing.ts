/** ECH-8.2-8.6: which Technologies a seat may play now, and why not. */
import type { Seat } from '@gonfalon/kernel';
import type { Ability, Cost, DeckCardId, Effect, TechnologyId } from '../content/index.ts';
import { card } from '../content/index.ts';
import type { Board } from './board.ts';
import { areAllied } from './board.ts';
import type { Scope } from './conditions.ts';
import { allHold, countOf } from './conditions.ts';
import type { Purchase } from './prices.ts';
import { canLoseLife, canPay } from './purse.ts';
import { hasTargets, meantBy } from './selection.ts';
import type { State, Unit } from './state.ts';
import type { RefusingRule } from './vocabulary.ts';

/** The cost of an effect of a card replaces that of the card. */
function costOf(id: TechnologyId, ability: number): Cost {
  const found: Ability | undefined = card[id].abilities[ability];
  return found?.a === 'play' && found.cost ? found.cost : card[id].cost;
}

export const purchaseOf = (id: TechnologyId, ability: number): Purchase => ({
  card: id,
  cost: costOf(id, ability),
});

/** Whose cards a Technology looks at before it is in play. */
export const handScope = (board: Board, seat: Seat): Scope => ({ board, seat, since: 0 });

/** «An Action that could only gain and would gain 0 may not be played.» */
function gainsNothing(fx: readonly Effect[], scope: Scope): boolean {
  return fx.every((one) => {
    if (one.do !== 'gainTempResource' || one.who) return false;
    if (one.each) return meantBy(one.each, scope).length === 0;
    if (typeof one.n !== 'object' || !('count' in one.n) || one.n.count === 'chosen') return false;
    return countOf(one.n.count, scope) === 0;
  });
}

/** ECH-9.14: the health that effects take as things stand. */
export function lifeTaken(fx: readonly Effect[], scope: Scope): number {
  return fx.reduce(
    (sum, one) => (one.do === 'loseLife' && allHold(one.if, scope, undefined, 0) ? sum + one.n : sum),
    0,
  );
}

/** Why one effect of a card cannot be played. */
function effectRefusal(
  board: Board,
  seat: Seat,
  id: TechnologyId,
  ability: number,
): RefusingRule | undefined {
  const found: Ability | undefined = card[id].abilities[ability];
  if (found?.a !== 'play') return 'ECH-8.3';
  const scope = handScope(board, seat);
  if (!allHold(found.if, scope, undefined, 0)) return 'ECH-8.4';
  const life = lifeTaken(found.fx, scope);
  if (!canLoseLife(board.s, seat, life)) return 'ECH-9.14';
  if (!found.fx.every((fx) => hasTargets(fx, scope))) return 'ECH-8.4';
  if (gainsNothing(found.fx, scope)) return 'ECH-8.4';
  return canPay(board, seat, purchaseOf(id, ability), life) ? undefined : 'ECH-3.8';
}

/** The effects of an Action that may be chosen now. */
export function playableEffects(board: Board, seat: Seat, id: TechnologyId): number[] {
  const found: number[] = [];
  for (let i = 0; i < card[id].abilities.length; i++)
    // Most cards are too dear, which is soon seen.
    if (canPay(board, seat, purchaseOf(id, i)) && effectRefusal(board, seat, id, i) === undefined)
      found.push(i);
  return found;
}

/** ECH-8.5, 8.6: an allied unit that does not have the same one. */
export function upgradeRefusal(id: TechnologyId, seat: Seat, unit: Unit): RefusingRule | undefined {
  if (!areAllied(unit.seat, seat)) return 'ECH-8.5';
  return unit.upgrades.some((upgrade) => upgrade.card === id) ? 'ECH-8.6' : undefined;
}

export function upgradeTargets({ units }: State, seat: Seat, id: TechnologyId): Unit[] {
  return units.filter((unit) => upgradeRefusal(id, seat, unit) === undefined);
}

export const isTechnology = (id: DeckCardId): id is TechnologyId => card[id].kind === 'technology';

/** Whether a card of the hand can be played now. */
export function isPlayable(board: Board, seat: Seat, id: TechnologyId): boolean {
  const { s } = board;
  const { tech, strategy } = card[id];
  if (tech === 'reaction' || (s.phase === 'mobilisation' && !strategy)) return false;
  if (tech === 'action') return playableEffects(board, seat, id).length > 0;
  return playRefusal(board, seat, id) === undefined;
}

/** Why a card of the hand cannot be played now, whatever it would be aimed at. */
export function playRefusal(board: Board, seat: Seat, id: TechnologyId): RefusingRule | undefined {
  const { s } = board;
  const { tech, strategy } = card[id];
  if (tech === 'reaction') return 'ECH-8.9';
  if (s.phase === 'mobilisation' && !strategy) return 'ECH-8.2';
  if (tech === 'action') {
    if (playableEffects(board, seat, id).length > 0) return undefined;
    const refusals = card[id].abilities.map((_, i) => effectRefusal(board, seat, id, i));
    return refusals.find((rule) => rule !== 'ECH-3.8') ?? 'ECH-3.8';
  }
  if (tech === 'upgrade' && upgradeTargets(s, seat, id).length === 0) return 'ECH-8.6';
  return canPay(board, seat, purchaseOf(id, -1)) ? undefined : 'ECH-3.8';
}
