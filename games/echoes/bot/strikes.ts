/**
 * What units could do to each other in a turn, nearly as rules/combat.ts has it: without War cries, and without cards that
 * look at the fight. The policy asks the rules themselves about attacks that are on offer.
 */
import { card, constants } from '../content/index.ts';
import type { Profile } from '../rules/board.ts';
import { armourOfUnit, damageOf } from '../rules/combat.ts';
import { mayStrikeAt } from '../rules/reach.ts';
import { distance } from '../rules/squares.ts';
import type { Unit } from '../rules/state.ts';
import type { Fighter, House, Scene } from './scene.ts';

/** How much its own losses hold a unit back. */
const CAUTION = 0.9;
/** A shot after a move may come to nothing. */
const AFTER_MOVE = 0.7;

function antiAgainst({ anti }: Profile, foe: Unit): number {
  let n = 0;
  for (const one of card[foe.card].classes) n += anti[one] ?? 0;
  return n;
}

const isSiege = ({ card: id }: Unit): boolean => card[id].classes.includes('siege');

export function blow(a: Fighter, d: Fighter, far: number, mode: 'melee' | 'ranged'): number {
  const { profile } = a;
  const siege = isSiege(d.unit);
  let value = profile[mode] + antiAgainst(profile, d.unit) + (siege ? profile.volley : 0);
  if (mode === 'melee' && far >= 2) value += profile.charge;
  if (mode === 'ranged' && far > 1) value--;
  const pierces = profile.piercing > 0 || profile.piercingUnits > 0 || (siege && profile.volley > 0);
  return damageOf(Math.max(0, value), pierces ? 0 : armourOfUnit(d.profile, mode));
}

/** The damage that a unit takes when it attacks another one in melee. */
export function counter(a: Fighter, d: Fighter): number {
  if (d.unit.mode !== 'melee' || a.profile.intimidation > 0) return 0;
  const value = d.profile.melee + antiAgainst(d.profile, a.unit) + d.profile.riposte;
  return damageOf(value, armourOfUnit(a.profile, 'melee'));
}

function blowOn(a: Fighter, mode: 'melee' | 'ranged'): number {
  const { profile } = a;
  const value = profile[mode] + (profile.anti.buildings ?? 0) + profile.volley;
  const pierces = profile.piercing > 0 || profile.volley > 0;
  return damageOf(value, mode === 'ranged' && !pierces ? constants.buildingProtection : 0);
}

const rangeOf = ({ longRange }: Profile): number => (longRange > 0 ? 2 : 1);

/** Whether it could strike in melee at a square of the enemy in its next turn, or in what is left of this one. */
function canStrike({ board }: Scene, a: Fighter, at: number, far: number, isNow: boolean): boolean {
  if (a.profile.melee <= 0 || far > a.profile.movement) return false;
  if (far === 0) return true;
  return !(isNow && a.unit.moved) && mayStrikeAt(board, a.unit, at);
}

/** How sure it is that it can shoot there: 0 if it cannot. */
function canShoot(a: Fighter, far: number, isNow: boolean): number {
  const { profile } = a;
  if (profile.ranged <= 0) return 0;
  if (far <= rangeOf(profile)) return 1;
  if (isNow && a.unit.moved) return 0;
  return far <= rangeOf(profile) + profile.movement ? AFTER_MOVE : 0;
}

export interface Prospect {
  /** What the best attacks of all units together would gain. */
  gain: number;
  /** The damage that they could deal to enemy Capitals, as a part of what one has left. */
  siege: number;
}

/** Each unit in turn thinks of its best attack, knowing what those before it would do. */
export function prospectsOf(scene: Scene, seat: number): Prospect {
  const { fighters, houses, s } = scene;
  const isNow = s.active === seat && s.phase !== 'end';
  let gain = 0;
  let siege = 0;
  for (const f of fighters) f.hurt = 0;
  for (const h of houses) h.hurt = 0;
  for (const a of fighters) {
    if (a.unit.seat !== seat || (isNow ? a.unit.exhausted : a.unit.held)) continue;
    let best = 0;
    let target: Fighter | House | undefined;
    let damage = 0;
    for (const d of fighters) {
      if (!scene.isFoe(seat, d.unit) || d.isSafe) continue;
      const far = distance(a.at, d.at);
      if (canStrike(scene, a, d.at, far, isNow)) {
        const dealt = blow(a, d, far, 'melee');
        const net = scene.lossOf(d, dealt) - CAUTION * scene.lossOf(a, counter(a, d));
        if (net > best) {
          best = net;
          target = d;
          damage = dealt;
        }
      }
      const sure = canShoot(a, far, isNow);
      if (sure > 0) {
        const dealt = blow(a, d, Math.min(far, rangeOf(a.profile)), 'ranged');
        const net = sure * scene.lossOf(d, dealt);
        if (net > best) {
          best = net;
          target = d;
          damage = dealt * sure;
        }
      }
    }
    for (const h of houses) {
      if (!scene.isFoe(seat, h.building)) continue;
      const far = distance(a.at, h.at);
      const strikes = canStrike(scene, a, h.at, far, isNow) ? blowOn(a, 'melee') : 0;
      const shot = canShoot(a, far, isNow) * blowOn(a, 'ranged');
      const dealt = Math.max(strikes, shot);
      if (dealt === 0) continue;
      if (h.building.kind === 'capital') siege += dealt / h.left;
      const net = scene.lossOfHouse(h, dealt);
      if (net > best) {
        best = net;
        target = h;
        damage = dealt;
      }
    }
    if (target) {
      target.hurt += damage;
      gain += best;
    }
  }
  for (const f of fighters) f.hurt = 0;
  for (const h of houses) h.hurt = 0;
  return { gain, siege };
}
