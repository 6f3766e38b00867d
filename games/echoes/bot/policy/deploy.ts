/** ECH-D6, D7, D9, D11: units and Technologies of the hand. */
import type { Choice, Question } from '@gonfalon/kernel';
import type { TechnologyId, UnitId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import { unitOf } from '../../rules/refs.ts';
import type { Square } from '../../rules/squares.ts';
import { indexOf } from '../../rules/squares.ts';
import { costOf, playedWorth, unitWorth } from '../card-worth.ts';
import type { Scene } from '../scene.ts';
import { valueLeft } from '../scene.ts';
import { playWorth, upgradeWorth } from './play-worth.ts';
import { toCapital } from './standing.ts';

const PASS = -0.3;
const UNIT = 1.2;
const PER_WORTH = 0.35;
/** A fighter enters where it is nearer to the enemy. */
const NEARER = 0.15;
/** A new unit must be so much better than the one it replaces. */
const BETTER = 1.5;

export function deploy(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const { s } = scene;
  for (let i = 0; i < choices.length; i++) {
    const [verb, id = '', second, third] = choices[i] as Choice;
    switch (verb) {
      case 'deploy':
        into[i] = UNIT + unitPrior(scene, seat, id as UnitId, second as Square);
        break;
      case 'replace': {
        const old = scene.fighterOf(unitOf(s, second));
        const gain = unitWorth(id as UnitId) - (old ? valueLeft(old.worth, old.left, old.full) : 0);
        into[i] =
          gain > BETTER
            ? gain - BETTER + 0.3 * unitPrior(scene, seat, id as UnitId, third as Square)
            : gain - 4;
        break;
      }
      case 'play': {
        const bearer = unitOf(s, second);
        into[i] = bearer
          ? upgradeWorth(id as TechnologyId, bearer)
          : playWorth(scene, seat, id as TechnologyId);
        break;
      }
      case 'dropEvent':
        into[i] = -7;
        break;
      case 'revive':
        into[i] = revivePrior(scene, seat);
        break;
      default:
        into[i] = PASS;
    }
  }
}

function unitPrior(scene: Scene, seat: number, id: UnitId, at: Square): number {
  return PER_WORTH * unitWorth(id) - NEARER * toCapital(scene, seat, indexOf(at));
}

/** English hints: health pays for tempo, but not below 5. */
function revivePrior({ houses }: Scene, seat: number): number {
  const capital = houses.find(({ building }) => building.kind === 'capital' && building.seat === seat);
  return (capital?.left ?? 0) > 7 ? 0.2 : -4;
}

/** The automatic payment spares what is dear: ECH-3.13. */
export function pay(_: Scene, { choices, params }: Question, into: Float64Array): void {
  const taken = params?.auto;
  const costsLife = Array.isArray(taken) && taken.includes('life');
  for (let i = 0; i < choices.length; i++) {
    const [verb, source] = choices[i] as Choice;
    if (verb === 'auto') into[i] = costsLife ? 2 : 4;
    else if (source === 'life') into[i] = -4;
  }
}

/** A royal pawn is used once: it goes to a unit that is worth it. */
export function enter({ s }: Scene, { choices, params }: Question, into: Float64Array): void {
  const id = params?.card as UnitId;
  const { melee, ranged, cost } = card[id];
  const size = cost.food + cost.wood + cost.gold + cost.any;
  const lifeOnRoyal = card[id].abilities.some(
    (ability) =>
      ability.a === 'on' && ability.on === 'deployed' && ability.fx.some((fx) => fx.do === 'loseLife'),
  );
  const units = s.units.filter(({ seat }) => seat === s.active).length;
  for (let i = 0; i < choices.length; i++) {
    const [, pawn, mode] = choices[i] as Choice;
    let worth = 0;
    if (pawn === 'king') worth = 0.5 * (melee - 2) + 0.2 * (size - 4) - (melee === 0 ? 3 : 0);
    if (pawn === 'queen') worth = 0.3 * (size - 3);
    if (pawn !== 'pawn' && lifeOnRoyal) worth -= 1.5;
    if (pawn === 'pawn' && units >= 4) worth += 0.5;
    const better = ranged > melee ? 'ranged' : 'melee';
    into[i] = worth + (mode === better ? 1.2 : 0);
  }
}

export function dropEvent(_: Scene, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [, id = ''] = choices[i] as Choice;
    into[i] = -playedWorth(id as TechnologyId) - 0.1 * costOf(id as TechnologyId);
  }
}
