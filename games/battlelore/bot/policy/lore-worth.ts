/** What a Lore card would bring if it were played now, in banners, less what it costs. */

import type { Seat } from '@gonfalon/kernel';
import type { Effect, LoreId, LoreWindow, Section } from '../../content/index.ts';
import { amountAt, lore, SECTIONS } from '../../content/index.ts';
import { combatHits } from '../../rules/dice.ts';
import { costOf, eligible, masterLevel, matchesFilter } from '../../rules/lore.ts';
import { camp, unit } from '../../rules/units.ts';
import { diceFrom, gain, toll } from '../attack.ts';
import { sectionBit } from '../board.ts';
import type { BoardFeatures } from '../board-features.ts';
import { fighterIn } from '../board-features.ts';
import { expectedLoss } from '../dice.ts';
import type { Fighter } from '../pieces.ts';
import { BEAST } from '../pieces.ts';
import { danger } from '../position-value.ts';
import { nearestEnemy } from '../reachable-cells.ts';
import { LORE_CARD, TOKEN } from './scale.ts';

/** What a die more brings a unit that attacks, and an order more. */
const DIE = 0.1;
const ORDER = 0.12;
/** The part of the danger to all units that comes true. */
const SHARE = 0.5;

/** For cards whose use is hard to tell, or hardly changes. */
const USUAL: Partial<Record<LoreId, number>> = {
  'WIZ-01': 0.13,
  'WIZ-02': 0.12,
  'WIZ-06': 0.16,
  'WIZ-07': 0.12,
  'WIZ-10': 0.38,
  'WIZ-11': 0.3,
  'CLE-09': 0.2,
  'ROG-02': 0.1,
  'ROG-04': 0.1,
  'ROG-11': 0.15,
  'ROG-12': 0.26,
  'WAR-02': 0.12,
  'WAR-08': 0.35,
  'WAR-12': 2 * ORDER,
};

export function loreWorth(scene: BoardFeatures, seat: Seat, card: LoreId, window: LoreWindow): number {
  const cost = costOf(scene.state, seat, card);
  return benefit(scene, seat, card, window) - TOKEN * cost - LORE_CARD;
}

function benefit(scene: BoardFeatures, seat: Seat, card: LoreId, window: LoreWindow): number {
  const { state } = scene;
  const mine = camp(state, seat);
  switch (window) {
    case 'D-OWNCARD':
      return onAttack(scene, seat, card);
    case 'W-PREROLL':
      return underAttack(scene, card);
    case 'W-POSTROLL':
      return afterRoll(scene, seat, card);
    case 'W-COMMAND':
      return againstTurn(scene, seat, card);
    case 'W-LORE':
      return 0.06 * (state.onTable.findLast((p) => p.by !== seat && !p.cancelled)?.paid ?? 0);
    case 'D-MOVE':
      return onMove(scene, seat, card);
    case 'D-ATTACK':
      return DIE * eligible(state, seat, card).filter((u) => u.battles === 0 && u.ordered !== 'no').length;
    case 'D-CMD':
      return instead(scene, seat, card) + 0.05;
    default:
      break;
  }
  const level = masterLevel(state, seat, card);
  for (const effect of lore[card].effect) {
    if (effect.do === 'spell') return spell(scene, seat, card, amountAt(effect.dice, level));
    if (effect.do === 'heal') return healed(scene, seat, card, amountAt(effect.figures, level));
    if (effect.do === 'tokens') {
      const count = amountAt(effect.count, level);
      const theirs = camp(state, 1 - seat).goblet;
      return TOKEN * (effect.from === 'pool' ? Math.min(count, state.pool) : 2 * Math.min(count, theirs));
    }
  }
  if (card === 'CLE-05') return 0.25 * eligible(state, seat, card).length;
  if (card === 'ROG-10') return camp(state, 1 - seat).lore.length > 0 ? 0.25 : 0;
  if (card === 'WIZ-01' && mine.lore.length > 2) return 0;
  return USUAL[card] ?? 0.1;
}

/* In an attack of one's own */

/** Faces that a card makes hit, besides those that hit anyway. */
function moreFaces(effect: Effect & { do: 'hits' }): number {
  return effect.faces.length >= 3 ? 2 : 1;
}

function onAttack(scene: BoardFeatures, seat: Seat, card: LoreId): number {
  const attack = scene.state.attacks.at(-1);
  const a = fighterIn(scene, attack?.attacker);
  const b = fighterIn(scene, attack?.target);
  if (!attack || !a || !b) return 0;
  const level = masterLevel(scene.state, seat, card);
  const dice = diceFrom(a, a.place, b, b.place, attack.ranged, a.unit.moved);
  const now = gain(scene, a, b, dice, attack.ranged);
  if (card === 'WAR-05') return 0.6 * now;
  if (card === 'ROG-08') return 0.06 * dice;
  if (card === 'WAR-02') return 0.03;
  let best = 0;
  for (const effect of lore[card].effect) {
    if (effect.do === 'dice') {
      const more = (attack.ranged ? effect.ranged : effect.melee) ?? effect.melee;
      if (more) best = gain(scene, a, b, dice + amountAt(more, level), attack.ranged) - now;
    } else if (effect.do === 'hits') {
      a.plusFaces += moreFaces(effect);
      best = gain(scene, a, b, dice, attack.ranged) - now;
      a.plusFaces -= moreFaces(effect);
    }
  }
  return best > 0 ? best + (card === 'ROG-13' ? 0.08 : 0) : (USUAL[card] ?? 0.05);
}

/* Under attack */

function underAttack(scene: BoardFeatures, card: LoreId): number {
  const attack = scene.state.attacks.at(-1);
  const a = fighterIn(scene, attack?.attacker);
  const b = fighterIn(scene, attack?.target);
  if (!attack || !a || !b) return 0;
  const dice = diceFrom(a, a.place, b, b.place, attack.ranged, a.unit.moved);
  const harm = gain(scene, a, b, dice, attack.ranged);
  const strike = () =>
    gain(scene, b, a, diceFrom(b, b.place, a, a.place, false, false) + (card === 'ROG-06' ? 1 : 0), false);
  switch (card) {
    case 'CLE-06':
      return harm - gain(scene, a, b, Math.ceil(dice / 2), attack.ranged);
    case 'ROG-09':
      return 0.9 * harm - 0.05;
    case 'ROG-06':
    case 'WAR-06':
      return strike() + 0.3 * harm;
    case 'WAR-01':
      return harm - toll(scene, b, dice, 1);
    case 'WAR-02':
      return b.bold > 0 ? 0.03 : 0.04 * dice + 0.05;
    case 'WAR-07':
      return b.figures === 1 ? 0.5 * harm : 0;
    default:
      return 0.1;
  }
}

/** What hits cost a unit, once they are rolled. */
function damage(scene: BoardFeatures, b: Fighter, hits: number): number {
  const prize = scene.prize[1 - b.seat];
  if (b.kind.sort === BEAST) return (prize + b.worth) * (1 - (5 / 6) ** hits);
  return b.worth * Math.min(hits, b.figures) + (hits >= b.figures ? prize : 0);
}

function afterRoll(scene: BoardFeatures, seat: Seat, card: LoreId): number {
  const attack = scene.state.attacks.at(-1);
  const b = fighterIn(scene, attack?.target);
  if (!attack || !b) return 0;
  const roller = unit(scene.state, attack.attacker);
  const { hits } = combatHits(attack, roller, b.unit);
  const now = damage(scene, b, hits);
  if (card === 'CLE-08')
    return now - damage(scene, b, Math.max(0, hits - masterLevel(scene.state, seat, card)));
  const a = fighterIn(scene, attack.attacker);
  return a ? now - gain(scene, a, b, attack.dice, attack.ranged) : 0;
}

/* In the other's turn */

function againstTurn(scene: BoardFeatures, seat: Seat, card: LoreId): number {
  let feared = 0;
  for (const f of scene.camps[seat]) feared += danger(scene, f, f.place);
  feared *= SHARE;
  switch (card) {
    case 'WIZ-05': {
      let archers = 0;
      for (const e of scene.camps[1 - seat]) if (e.range > 2) archers++;
      return 0.05 * archers;
    }
    case 'CLE-11':
      return 0.6 * feared;
    case 'WIZ-08':
      return 0.4 * feared;
    case 'WAR-13':
      return 0.35 * feared;
    default:
      return 0.3 * feared;
  }
}

/* In one's own turn */

function onMove(scene: BoardFeatures, seat: Seat, card: LoreId): number {
  const enemies = scene.camps[1 - seat];
  let gained = 0;
  for (const u of eligible(scene.state, seat, card)) {
    const f = fighterIn(scene, u.id);
    if (!f) continue;
    const near = nearestEnemy(enemies, f.place);
    if (f.range === 1 && near === f.battle + 2) gained += 0.18;
    else if (near > f.battle + 2) gained += 0.02;
  }
  return USUAL[card] ?? gained;
}

/** Orders by a Lore card, with the dice that it adds; or a spell that strikes a section. */
function instead(scene: BoardFeatures, seat: Seat, card: LoreId): number {
  const { orders, effect } = lore[card];
  const level = masterLevel(scene.state, seat, card);
  if (!orders) {
    const cast = effect.find((e) => e.do === 'spell');
    return cast ? spell(scene, seat, card, amountAt(cast.dice, level)) : 0;
  }
  const dice = effect.find((e) => e.do === 'dice');
  const more = dice?.melee ? amountAt(dice.melee, level) : 0;
  const uses: number[] = [];
  for (const f of scene.camps[seat]) {
    if (!matchesFilter(scene.state, f.unit, orders.who)) continue;
    const fights = nearestEnemy(scene.camps[1 - seat], f.place) <= f.battle + 1;
    uses.push(f.use + (fights ? more * DIE : 0));
  }
  uses.sort((a, b) => b - a);
  const most = typeof orders.max === 'number' ? orders.max : uses.length;
  let sum = 0;
  for (let i = 0; i < Math.min(most, uses.length); i++) sum += Math.max(0, uses[i]);
  return sum;
}

/** What a spell does to one unit; to one's own it does harm. */
export function spellOn(scene: BoardFeatures, seat: Seat, card: LoreId, dice: number, f: Fighter): number {
  const cast = lore[card].effect.find((e) => e.do === 'spell');
  if (!cast) return 0;
  const faces = cast.hits.length + (f.unit.poison && !cast.hits.includes('L') ? 1 : 0);
  let value = toll(scene, f, dice, faces, false, cast.flags);
  if (cast.destroys) {
    const destroyed = 1 - (5 / 6) ** dice;
    value = destroyed * (scene.prize[1 - f.seat] + f.worth * f.figures);
    value += (1 - destroyed) * f.worth * expectedLoss(dice, 1, false, f.figures);
  }
  return f.seat === seat ? -value : value;
}

/** The spell on its best target, or on the best section. */
function spell(scene: BoardFeatures, seat: Seat, card: LoreId, dice: number): number {
  if (lore[card].target.kind === 'section') {
    let best = 0;
    for (const section of SECTIONS) best = Math.max(best, spellOnSection(scene, seat, card, dice, section));
    return best;
  }
  if (lore[card].target.kind === 'mover') {
    const f = fighterIn(scene, scene.state.turn.mover);
    return f ? spellOn(scene, seat, card, dice, f) + 0.06 : 0;
  }
  let best = 0;
  for (const f of scene.camps[1 - seat]) best = Math.max(best, spellAround(scene, seat, card, dice, f));
  return card === 'WIZ-12' ? 1.25 * best : best;
}

/** Creeping Doom falls also on those around. */
export function spellAround(
  scene: BoardFeatures,
  seat: Seat,
  card: LoreId,
  dice: number,
  f: Fighter,
): number {
  let value = spellOn(scene, seat, card, dice, f);
  if (card !== 'WIZ-13') return value;
  for (const p of f.place.around) if (p.fighter) value += spellOn(scene, seat, card, dice, p.fighter);
  return value;
}

export function spellOnSection(
  scene: BoardFeatures,
  seat: Seat,
  card: LoreId,
  dice: number,
  section: Section,
): number {
  let value = 0;
  for (const u of eligible(scene.state, seat, card)) {
    const f = fighterIn(scene, u.id);
    if (f && (f.place.sections & sectionBit(section)) !== 0) value += spellOn(scene, seat, card, dice, f);
  }
  return value;
}

/** A figure that comes back, dearer where it is the second one. */
export function healWorth(f: Fighter, figures: number): number {
  const back = Math.min(figures, f.kind.full - f.figures);
  return back <= 0 ? 0 : f.worth * back + (f.figures === 1 ? 0.15 : 0);
}

function healed(scene: BoardFeatures, seat: Seat, card: LoreId, figures: number): number {
  const values: number[] = [];
  for (const u of eligible(scene.state, seat, card)) {
    const f = fighterIn(scene, u.id);
    if (f) values.push(healWorth(f, card === 'CLE-10' ? 2 : figures));
  }
  values.sort((a, b) => b - a);
  return card === 'CLE-10' ? (values[0] ?? 0) + (values[1] ?? 0) : (values[0] ?? 0);
}
