/** How good it looks to play a Technology, to use an ability, or to choose one of several effects. */
import type { Ability, Effect, TechnologyId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
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
  relocate: -0.5,
};

function effectWorth(fx: Effect, isFight: boolean): number {
  // What is given for this turn helps nobody once the units have acted.
  if ('until' in fx && fx.until === 'turn' && !isFight && fx.do !== 'costReduction') return -1;
  if (fx.do === 'gainTempResource') {
    const n = typeof fx.n === 'number' ? fx.n : 1.5;
    return fx.who ? -0.9 * n : n;
  }
  if (fx.do === 'draw') return 0.8 * (typeof fx.n === 'number' ? fx.n : 1.5);
  if ((fx.do === 'directDamage' || fx.do === 'damage') && typeof fx.to === 'object' && fx.to.side === 'own')
    return -0.5;
  return EFFECTS[fx.do] ?? 0;
}

export function abilityWorth(ability: Ability | undefined, isFight: boolean): number {
  let worth = 0;
  for (const fx of ability?.fx ?? []) worth += effectWorth(fx, isFight);
  return worth;
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

/** How good it looks to play a card of the hand now. */
export function playWorth({ s }: Scene, id: TechnologyId): number {
  const { tech, abilities } = card[id];
  const isFight = s.phase === 'mobilisation';
  if (tech === 'event') return 1.2 + 0.3 * costOf(id);
  let best = Number.NEGATIVE_INFINITY;
  for (const ability of abilities) best = Math.max(best, abilityWorth(ability, isFight));
  return best + 0.15 * costOf(id);
}
