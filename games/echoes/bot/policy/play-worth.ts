/** How good it looks to play a Technology, to use an ability, or to choose one of several effects. */
import type { Seat } from '@gonfalon/kernel';
import type { Ability, Amount, Effect, GainTempResource, TechnologyId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import { countOf } from '../../rules/conditions.ts';
import { meantBy } from '../../rules/selection.ts';
import type { Unit } from '../../rules/state.ts';
import { costOf, unitWorth } from '../card-worth.ts';
import type { Scene } from '../scene.ts';

/** By what an effect does; what is not here is neither good nor bad at a glance. */
const EFFECTS: Partial<Record<Effect['do'], number>> = {
  directDamage: 1.6,
  damage: 1.6,
  draw: 0.8,
  restock: 0.3,
  gainTempResource: 1,
  refresh: 1.2,
  searchDeck: 1,
  returnFromDiscard: 1,
  buildFree: 2,
  revealTile: 0.9,
  borrowResources: 1,
  heal: 0.5,
  exhaust: 0.2,
  exposeGarrison: 0.3,
  moveUnit: 0.6,
  statModifier: 0.6,
  grantKeyword: 0.5,
  costReduction: 0.4,
  loseLife: -2,
  destroyBuilding: -3,
  relocate: -1.5,
};

/** How many temporary resources an effect gives, or cards it draws. */
function amountOf(scene: Scene, seat: Seat, n: Amount | undefined): number {
  if (typeof n !== 'object') return n ?? 1;
  if ('tokens' in n || n.count === 'chosen') return 1;
  const count = countOf(n.count, { board: scene.board, seat, since: 0 }) * (n.times ?? 1);
  return n.max === undefined ? count : Math.min(count, n.max);
}

function gainWorth(scene: Scene, seat: Seat, fx: GainTempResource): number {
  if (fx.each) return meantBy(fx.each, { board: scene.board, seat, since: 0 }).length;
  const n = amountOf(scene, seat, fx.n);
  return fx.who ? -0.9 * n : n;
}

function effectWorth(scene: Scene, seat: Seat, fx: Effect): number {
  const isFight = scene.s.phase === 'mobilisation';
  // What is given for this turn helps nobody once the units have acted.
  if ('until' in fx && fx.until === 'turn' && !isFight && fx.do !== 'costReduction') return -1;
  if (fx.do === 'gainTempResource') return gainWorth(scene, seat, fx);
  if (fx.do === 'draw') return 0.8 * amountOf(scene, seat, fx.n);
  if ((fx.do === 'directDamage' || fx.do === 'damage') && typeof fx.to === 'object' && fx.to.side === 'own')
    return -0.5;
  return EFFECTS[fx.do] ?? 0;
}

/** What an ability does, less what it costs in resources that could pay for something else. */
export function abilityWorth(scene: Scene, seat: Seat, ability: Ability | undefined, cost = 0): number {
  let worth = 0;
  for (const fx of ability?.fx ?? []) worth += effectWorth(scene, seat, fx);
  const gains = ability?.fx.some((fx) => fx.do === 'gainTempResource') ?? false;
  return worth - (gains ? 0.9 : 0.1) * cost;
}

/** An Upgrade is worth more on a unit that lasts. */
export function upgradeWorth(id: TechnologyId, bearer: Unit): number {
  const { forClasses } = card[id];
  const { classes, health } = card[bearer.card];
  if (forClasses && !forClasses.some((one) => classes.includes(one))) return -6;
  const left = 1 - bearer.damage / health;
  return (
    0.4 + 0.45 * costOf(id) + 0.18 * unitWorth(bearer.card) * left - (bearer.upgrades.length > 1 ? 0.5 : 0)
  );
}

/** An effect with a cost of its own costs that. */
export const abilityCost = (id: TechnologyId, ability: Ability): number => {
  const cost = ability.a === 'play' && ability.cost ? ability.cost : card[id].cost;
  return cost.food + cost.wood + cost.gold + cost.any;
};

/** How good it looks to play a card of the hand now. */
export function playWorth(scene: Scene, seat: Seat, id: TechnologyId): number {
  const { tech, abilities } = card[id];
  if (tech === 'event') return 1.2 + 0.3 * costOf(id);
  let best = Number.NEGATIVE_INFINITY;
  for (const ability of abilities)
    best = Math.max(best, abilityWorth(scene, seat, ability, abilityCost(id, ability)));
  return best;
}
