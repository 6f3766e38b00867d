/** ECH-D5: moves, attacks, Camps and Strategy cards. */
import type { Choice, Question, Seat } from '@gonfalon/kernel';
import type { TechnologyId } from '../../content/index.ts';
import { card } from '../../content/index.ts';
import { exchangeOf, fightOf, targetsOf } from '../../rules/combat.ts';
import { actionsOf } from '../../rules/menu.ts';
import { buildingOf, unitOf } from '../../rules/refs.ts';
import type { Square } from '../../rules/squares.ts';
import { indexOf } from '../../rules/squares.ts';
import type { Fighter, Scene } from '../scene.ts';
import { DEFEAT } from '../scene.ts';
import { abilityWorth, playWorth, upgradeWorth } from './play-worth.ts';
import { campWorth, standing, toCapital } from './standing.ts';

/** Points of worth to a step of liking. */
const STEP = 0.9;
const CAUTION = 0.9;
/** What an attack is liked beyond what it gains. */
const EAGER = 0.8;
const MOVE = 0.6;
const PASS = -0.3;
/** Main resources that a Barracks does not eat up. */
const RICH = 7;

/** What an attack on offer gains and costs, exactly. */
function attackNet(scene: Scene, a: Fighter, ref: string): number {
  const { s, board } = scene;
  const foe = unitOf(s, ref);
  if (foe) {
    const d = scene.fighterOf(foe);
    const { dealt, taken } = exchangeOf(board, fightOf(board, a.unit, { unit: foe }));
    return d ? scene.lossOf(d, dealt) - CAUTION * scene.lossOf(a, taken) : 0;
  }
  const building = buildingOf(s, ref);
  const h = scene.houseOf(building);
  if (!building || !h) return 0;
  return scene.lossOfHouse(h, exchangeOf(board, fightOf(board, a.unit, { building })).dealt);
}

/** The best attack in the other mode. */
function bestInOtherMode(scene: Scene, a: Fighter): number {
  const { unit } = a;
  const { mode } = unit;
  unit.mode = mode === 'melee' ? 'ranged' : 'melee';
  let best = 0;
  for (const target of targetsOf(scene.board, unit)) {
    const { dealt, taken } = exchangeOf(scene.board, fightOf(scene.board, unit, target));
    const h = 'building' in target ? scene.houseOf(target.building) : undefined;
    const d = 'unit' in target ? scene.fighterOf(target.unit) : undefined;
    const gain = h ? scene.lossOfHouse(h, dealt) : d ? scene.lossOf(d, dealt) : 0;
    best = Math.max(best, gain - CAUTION * scene.lossOf(a, taken));
  }
  unit.mode = mode;
  return best;
}

export function mobilise(scene: Scene, { choices, seat }: Question, into: Float64Array): void {
  const { s } = scene;
  const stay = new Map<string, number>();
  const bestAttack = new Map<string, number>();
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = '', target = ''] = choices[i] as Choice;
    if (verb !== 'attack') continue;
    const a = scene.fighterOf(unitOf(s, ref));
    const net = a ? attackNet(scene, a, target) : 0;
    bestAttack.set(ref, Math.max(net, bestAttack.get(ref) ?? 0));
    into[i] = net >= DEFEAT / 2 ? 12 : net > 0 ? EAGER + net / STEP : net / STEP - 0.5;
  }
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = '', target] = choices[i] as Choice;
    if (verb === 'attack') continue;
    if (verb === 'pass') {
      into[i] = PASS;
      continue;
    }
    if (verb === 'play') {
      into[i] = playPrior(scene, seat, ref as TechnologyId, target);
      continue;
    }
    if (verb === 'dropEvent') {
      into[i] = -7;
      continue;
    }
    const f = scene.fighterOf(unitOf(s, ref));
    if (!f) continue;
    const strike = bestAttack.get(ref) ?? 0;
    switch (verb) {
      case 'move': {
        let here = stay.get(ref);
        if (here === undefined) {
          here = standing(scene, f, f.at);
          stay.set(ref, here);
        }
        // A move forgoes the melee attack, and the Camp that could be built here.
        const lost = f.unit.mode === 'melee' ? strike : 0;
        into[i] = (MOVE * (standing(scene, f, indexOf(target as Square)) - here)) / STEP - lost / STEP;
        break;
      }
      case 'mode':
        into[i] = modePrior(scene, f, strike);
        break;
      case 'camp':
        into[i] = 1 + campWorth(scene, f) / STEP - strike / (2 * STEP);
        break;
      case 'barracks':
        into[i] = barracksPrior(scene, f, seat) - strike / STEP;
        break;
      case 'transfer':
        into[i] = -4;
        break;
      case 'draw':
        into[i] = 0.9 - strike / STEP;
        break;
      case 'restock':
        into[i] = -0.8 - strike / STEP;
        break;
      case 'ability':
        into[i] = abilityPrior(scene, f, Number(target)) - strike / STEP;
    }
  }
}

function playPrior(scene: Scene, seat: Seat, id: TechnologyId, bearer: string | undefined): number {
  const unit = unitOf(scene.s, bearer);
  return unit ? upgradeWorth(id, unit) : playWorth(scene, seat, id);
}

function modePrior(scene: Scene, f: Fighter, strike: number): number {
  if (f.unit.switches > 0) return -4;
  const gain = bestInOtherMode(scene, f) - strike;
  if (gain > 0.2) return 0.5 + gain / STEP;
  return f.unit.mode === 'ranged' ? -1.5 : -3;
}

/** A Barracks near the enemy brings units where they are needed. */
function barracksPrior(scene: Scene, f: Fighter, seat: number): number {
  const { s, houses } = scene;
  const { main } = s.players[seat] ?? { main: { food: 0, wood: 0, gold: 0 } };
  const own = houses.filter(({ building }) => building.kind === 'barracks' && building.seat === seat).length;
  const rich = main.food + main.wood + main.gold - RICH;
  return 0.4 * rich - 1.2 * own + 0.5 * (4 - toCapital(scene, seat, f.at)) - 0.3;
}

function abilityPrior(scene: Scene, f: Fighter, n: number): number {
  const index = actionsOf(scene.board, f.unit)[n - 1] ?? -1;
  if (index < 0) return 0.8;
  const ability = card[f.unit.card].abilities[index];
  return abilityWorth(scene, f.unit.seat, ability);
}
