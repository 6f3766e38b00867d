/** Attacks, what follows them, and what a unit under attack does. */

import type { Question } from '@gonfalon/kernel';
import type { LoreId } from '../../content/index.ts';
import { combatHits } from '../../rules/dice.ts';
import { attackWorth, bestAttack } from '../attack.ts';
import type { BoardFeatures } from '../board-features.ts';
import { fighterIn, isCornered, placeIn } from '../board-features.ts';
import type { Fighter } from '../pieces.ts';
import { BEAST } from '../pieces.ts';
import { standing } from '../position-value.ts';
import { loreWorth } from './lore-worth.ts';
import { KEEN } from './scale.ts';

/** Whatever is attacked from afar may be finished by those who stand next to it. */
const SHOTS_FIRST = 0.05;

export function combat(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [verb, ref = '', target] = choices[i];
    if (verb === 'play') into[i] = KEEN * loreWorth(scene, seat, ref.slice(5) as LoreId, 'D-ATTACK');
    else if (verb === 'attack') into[i] = attack(scene, ref, target);
    else into[i] = -1;
  }
}

function attack(scene: BoardFeatures, id: string, target: string | undefined): number {
  const a = fighterIn(scene, id);
  const b = fighterIn(scene, target);
  if (!a || !b) return 0;
  const ranged = a.place.far[b.place.index] > 1;
  const worth = attackWorth(scene, a, a.place, b, ranged, a.unit.moved);
  return KEEN * (worth + (ranged ? SHOTS_FIRST : 0));
}

/** An attack more, which nobody has to make. */
export function again(scene: BoardFeatures, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const [verb, id = '', target] = choices[i];
    if (verb === 'attack') into[i] = attack(scene, id, target) + 0.2;
  }
}

/** To take the ground of the enemy, and for horses to attack from there once more. */
export function followOn(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const mayAttack = scene.state.turn.combat?.pursued !== true && f.kind.sort === 1;
  ground(scene, f, choices, into, mayAttack);
}

export function pursuit(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (f) ground(scene, f, choices, into, true);
}

/** How it would stand there, and attack from there, rather than from where it is. */
function ground(
  scene: BoardFeatures,
  f: Fighter,
  choices: Question['choices'],
  into: Float64Array,
  mayAttack: boolean,
): void {
  const { place } = f;
  const isPursuing = choices.some(([verb]) => verb === 'pursue');
  let stay = standing(scene, f, place);
  if (isPursuing) stay += bestAttack(scene, f, place, true);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const at = placeIn(scene, choices[i][1]);
    if (!at) continue;
    const next =
      mayAttack && !at.now.noBattle ? Math.max(bestAttack(scene, f, at, true), onward(scene, f, at)) : 0;
    into[i] = KEEN * (standing(scene, f, at) + next - stay);
  }
  place.fighter = f;
}

/** From the ground that it takes it may go one hex further before it attacks. */
function onward(scene: BoardFeatures, f: Fighter, at: Fighter['place']): number {
  if (at.now.stop) return 0;
  let best = 0;
  for (const p of at.around) {
    if (p.passable && !p.fighter && !p.now.noBattle) best = Math.max(best, bestAttack(scene, f, p, true));
  }
  return best;
}

/** A battle back costs nothing. */
export function battleBack(_: BoardFeatures, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) into[i] = choices[i][0] === 'battle-back' ? 3 : 0;
}

/** Who stays may battle back; one figure alone had better run, if it does not panic. */
export function ignoreFlags(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const { place } = f;
  const stay = standing(scene, f, place) + 0.12 * Math.min(3, f.figures);
  let run = Number.NEGATIVE_INFINITY;
  for (const p of place.back[f.seat])
    if (p.passable && !p.fighter) run = Math.max(run, standing(scene, f, p));
  if (run === Number.NEGATIVE_INFINITY) run = stay - 1;
  if (f.kind.panics) run -= 2 * f.worth;
  const flags = Number(params?.flags ?? 1);
  for (let i = 0; i < choices.length; i++) {
    const taken = flags - Number(choices[i][1]);
    into[i] = taken === 0 ? 0 : KEEN * (run - stay) - 0.5 * (taken - 1);
  }
}

/** The safest way back. */
export function retreat(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const { place } = f;
  const left = Number(params?.hexes ?? 1);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const at = placeIn(scene, choices[i][1]);
    if (!at) continue;
    into[i] = KEEN * standing(scene, f, at);
    if (left > 1 && isCornered(f, at)) into[i] -= KEEN * (f.worth + (f.figures === 1 ? 1 : 0));
  }
  place.fighter = f;
}

/** A web holds whoever is dangerous; venom is for those who live on. */
export function power(scene: BoardFeatures, { choices }: Question, into: Float64Array): void {
  const a = scene.state.attacks.at(-1);
  const b = fighterIn(scene, a?.target);
  const spider = fighterIn(scene, a?.attacker);
  if (!a || !b || !spider) return;
  const { hits } = combatHits(a, spider.unit, b.unit);
  const dies = b.kind.sort !== BEAST && hits >= b.figures;
  const flags = a.faces.filter((face) => face === 'F').length;
  const finishes = !dies && flags > 0 && hits + flags >= b.figures;
  for (let i = 0; i < choices.length; i++) {
    const [verb, id] = choices[i];
    if (verb === 'concentrate') into[i] = 0.5;
    else if (id === 'web' && !dies && !b.unit.web)
      into[i] = (finishes ? 4 : 1.2) + flags * 0.8 + 0.2 * b.dice;
    else if (id === 'venom' && !dies && !b.unit.poison) into[i] = 1 + 0.3 * b.figures;
    else if (verb === 'power') into[i] = -2;
  }
}
