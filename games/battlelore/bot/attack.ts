/** What an attack brings and risks, in banners. */

import { sees } from './board.ts';
import type { BoardFeatures } from './board-features.ts';
import { deathChance, expectedFlags, expectedLoss, flightChance, killChance } from './dice.ts';
import type { Fighter, Place } from './pieces.ts';
import { BEAST, HORSE } from './pieces.ts';

/** By how many are left: what a figure counts, since each one brings the banner nearer. */
const NEARER = [1, 1, 1.4, 1.1, 0.9];
/** A flag that is taken. */
const PUSH = 0.07;
/** The part of a hit on a beast that is not lost, though it lives. */
const SCARE = 0.02;
/** A Lore symbol that brings a token. */
const TOKEN = 0.03;
/** Horses that win ground may attack again. */
const PURSUIT = 0.35;

/** The dice that a unit rolls from a place against another. */
export function diceFrom(a: Fighter, from: Place, b: Fighter, at: Place, ranged: boolean, moved: boolean) {
  const into = from.ridge > 0 && at.ridge > 0 ? at.now.capAmong : at.now.capInto;
  const base = Math.min(a.dice - (moved ? a.kind.penalty : 0), from.now.capFrom, into);
  return Math.max(0, Math.min(base + (ranged ? a.plusRanged : a.plusMelee), a.limit, againstLimit(b, base)));
}

function againstLimit(b: Fighter, dice: number): number {
  if (b.unit.marks.length === 0) return dice + 9;
  for (const m of b.unit.marks)
    if (m.kind === 'dice-limit' && m.rolls === 'against') return Math.ceil(dice / 2);
  return dice + 9;
}

const strikes = (a: Fighter, ranged: boolean): boolean =>
  a.kind.swords === 'always' || (ranged && a.kind.swords === 'ranged');

/** How many faces of a die hit. */
export function facesFor(a: Fighter, b: Fighter, ranged: boolean): number {
  return 1 + (strikes(a, ranged) ? 1 : 0) + a.plusFaces + (b.unit.poison ? 1 : 0) + (b.unit.web ? 1 : 0);
}

const sparesOf = (a: Fighter, b: Fighter, ranged: boolean): boolean =>
  a.kind.spares && b.kind.sort === HORSE && strikes(a, ranged);

/** A roll of so many dice of which so many faces hit, against a unit on its place. */
export function toll(
  scene: BoardFeatures,
  b: Fighter,
  dice: number,
  faces: number,
  spared = false,
  flags = true,
) {
  const prize = scene.prize[1 - b.seat];
  if (b.kind.sort === BEAST) return deathChance(dice, faces) * (prize + b.worth) + SCARE * dice;
  let loss = expectedLoss(dice, faces, spared, b.figures);
  let kill = killChance(dice, faces, spared, b.figures);
  let pushed = 0;
  if (flags && !b.unit.web) {
    pushed = expectedFlags(dice, b.bold);
    // Hexes that it cannot retreat, and panic, cost figures too.
    const cost = pushed * (b.cornered ? b.kind.flight : b.kind.panics ? b.kind.flight / 6 : 0);
    if (cost > 0) {
      loss = Math.min(b.figures, loss + cost);
      kill = Math.min(1, kill + cost * (killChance(dice, faces, spared, b.figures - 1) - kill));
    }
  }
  return NEARER[b.figures] * b.worth * loss + prize * kill + PUSH * pushed;
}

/** What an attack with so many dice brings. */
export function gain(scene: BoardFeatures, a: Fighter, b: Fighter, dice: number, ranged: boolean): number {
  const faces = Math.min(6, facesFor(a, b, ranged));
  const spared = sparesOf(a, b, ranged);
  let value = toll(scene, b, dice, faces, spared);
  if (!ranged && a.kind.sort === HORSE && b.kind.sort !== BEAST) {
    const wins = killChance(dice, faces, spared, b.figures) + flightChance(dice, b.bold);
    value *= 1 + PURSUIT * Math.min(1, wins);
  }
  if (a.kind.sort === BEAST) value += 0.04 * dice;
  return value + (scene.state.pool > 0 && scene.state.adventure.inPlay.length > 0 ? (TOKEN * dice) / 6 : 0);
}

/** What the battle back of a unit that stays costs the attacker. */
function reply(scene: BoardFeatures, a: Fighter, from: Place, b: Fighter, dice: number): number {
  if (b.bold === 0 || b.unit.web) return 0;
  const faces = Math.min(6, facesFor(a, b, false));
  const gone =
    b.kind.sort === BEAST
      ? deathChance(dice, faces)
      : killChance(dice, faces, sparesOf(a, b, false), b.figures);
  const stays = Math.max(0, 1 - gone - flightChance(dice, b.bold));
  const back = diceFrom(b, b.place, a, from, false, false);
  return stays * toll(scene, a, back, Math.min(6, facesFor(b, a, false)), sparesOf(b, a, false));
}

/** The value of an attack on a unit from a place: what it brings less what the answer costs. */
export function attackWorth(
  scene: BoardFeatures,
  a: Fighter,
  from: Place,
  b: Fighter,
  ranged: boolean,
  moved: boolean,
): number {
  const dice = diceFrom(a, from, b, b.place, ranged, moved);
  if (dice <= 0) return 0;
  const value = gain(scene, a, b, dice, ranged);
  return ranged ? value : value - reply(scene, a, from, b, dice);
}

/** The best attack from a place: next to an enemy only on one that is next to it. */
export function bestAttack(scene: BoardFeatures, a: Fighter, from: Place, moved: boolean): number {
  let best = 0;
  let near = false;
  for (const p of from.around) {
    const b = p.fighter;
    if (!b || b.seat === a.seat) continue;
    near = true;
    best = Math.max(best, attackWorth(scene, a, from, b, false, moved));
  }
  if (near || a.range === 1 || a.unit.noRanged) return best;
  for (const b of scene.camps[1 - a.seat]) {
    const far = from.far[b.place.index];
    if (far > a.range || far < 2) continue;
    const worth = attackWorth(scene, a, from, b, true, moved);
    if (worth > best && sees(scene.places, from, b.place)) best = worth;
  }
  return best;
}
