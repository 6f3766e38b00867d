/** Lore cards: when to play one, on whom, and which to keep. */

import type { Question } from '@gonfalon/kernel';
import type { Flank, LoreId, LoreWindow } from '../../content/index.ts';
import { amountAt, FLANKS, flankSection, lore, tables } from '../../content/index.ts';
import { costOf, masterLevel } from '../../rules/lore.ts';
import { camp, sideOf } from '../../rules/units.ts';
import { diceFrom, gain } from '../attack.ts';
import type { BoardFeatures } from '../board-features.ts';
import { fighterIn, placeIn } from '../board-features.ts';
import type { Fighter } from '../pieces.ts';
import { danger, standing, useOf } from '../position-value.ts';
import { healWorth, loreWorth, spellAround, spellOn, spellOnSection } from './lore-worth.ts';
import { KEEN, LORE_CARD, TOKEN } from './scale.ts';

/** A window in which a card may be played, or none. */
export function window(name: LoreWindow) {
  return (scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void => {
    for (let i = 0; i < choices.length; i++) {
      const [verb, ref = ''] = choices[i];
      if (verb === 'play') into[i] = KEEN * loreWorth(scene, seat, ref.slice(5) as LoreId, name);
    }
  };
}

/** The dice of the spell of a card that is on the table. */
function spellDice(scene: BoardFeatures, seat: number, card: LoreId): number {
  const cast = lore[card].effect.find((e) => e.do === 'spell');
  return cast ? amountAt(cast.dice, masterLevel(scene.state, seat, card)) : 0;
}

export function loreSection(
  scene: BoardFeatures,
  { seat, params, choices }: Question,
  into: Float64Array,
): void {
  const card = params?.card as LoreId;
  const dice = spellDice(scene, seat, card);
  const side = sideOf(scene.state, seat);
  for (let i = 0; i < choices.length; i++) {
    const flank = choices[i][1] as Flank;
    if (FLANKS.includes(flank))
      into[i] = KEEN * spellOnSection(scene, seat, card, dice, flankSection[side][flank]);
  }
}

export function loreTarget(
  scene: BoardFeatures,
  { seat, params, choices }: Question,
  into: Float64Array,
): void {
  const card = params?.card as LoreId;
  const dice = spellDice(scene, seat, card);
  for (let i = 0; i < choices.length; i++) {
    const f = fighterIn(scene, choices[i][1]);
    into[i] = f ? KEEN * targetWorth(scene, seat, card, dice, f) : -1;
  }
}

function targetWorth(scene: BoardFeatures, seat: number, card: LoreId, dice: number, f: Fighter): number {
  if (dice > 0) return spellAround(scene, seat, card, dice, f);
  const { effect } = lore[card];
  const level = masterLevel(scene.state, seat, card);
  for (const e of effect) {
    if (e.do === 'heal') return healWorth(f, amountAt(e.figures, level)) + 0.3 * danger(scene, f, f.place);
    if (e.do === 'bold') return danger(scene, f, f.place);
    if (e.do === 'place' || e.do === 'extra') return useOf(scene, f);
    if (e.do === 'move') return f.seat === seat ? useOf(scene, f) : f.worth * f.figures;
    if (e.do === 'move-limit') return f.worth * f.figures * 0.3;
    if (e.do === 'range') return f.unit.battles === 0 ? 0.2 : 0;
  }
  if (f.unit.web) return 0.4;
  return 0.1 + 0.1 * f.worth * f.figures;
}

/** The dearest enemy first; one's own units last: the match may be over before. */
export function spellOrder(
  scene: BoardFeatures,
  { seat, params, choices }: Question,
  into: Float64Array,
): void {
  const card = params?.card as LoreId;
  const dice = spellDice(scene, seat, card);
  for (let i = 0; i < choices.length; i++) {
    const f = fighterIn(scene, choices[i][1]);
    if (f) into[i] = KEEN * spellOn(scene, seat, card, dice, f);
  }
}

export function chain(scene: BoardFeatures, { seat, params, choices }: Question, into: Float64Array): void {
  const card = params?.card as LoreId;
  for (let i = 0; i < choices.length; i++) {
    const f = fighterIn(scene, choices[i][1]);
    if (f) into[i] = 1 + KEEN * spellOn(scene, seat, card, Number(params?.dice ?? 1), f);
  }
}

export function healing(scene: BoardFeatures, { choices }: Question, into: Float64Array): void {
  for (let i = 0; i < choices.length; i++) {
    const f = fighterIn(scene, choices[i][1]);
    into[i] = f ? KEEN * (healWorth(f, 1) + 0.3 * danger(scene, f, f.place)) : -2;
  }
}

/** Out of the attack, as far as is safe. */
export function evade(scene: BoardFeatures, { params, choices }: Question, into: Float64Array): void {
  const f = fighterIn(scene, params?.unit as string);
  if (!f) return;
  const { place } = f;
  const stay = standing(scene, f, place);
  place.fighter = undefined;
  for (let i = 0; i < choices.length; i++) {
    const at = placeIn(scene, choices[i][1]);
    if (at) into[i] = KEEN * (standing(scene, f, at) - stay);
  }
  place.fighter = f;
}

/** The unit that the attack hurts least. */
export function intercept(scene: BoardFeatures, { choices }: Question, into: Float64Array): void {
  const attack = scene.state.attacks.at(-1);
  const a = fighterIn(scene, attack?.attacker);
  const place = fighterIn(scene, attack?.target)?.place;
  if (!a || !place) return;
  for (let i = 0; i < choices.length; i++) {
    const f = fighterIn(scene, choices[i][1]);
    if (f) into[i] = -KEEN * gain(scene, a, f, diceFrom(a, a.place, f, place, false, a.unit.moved), false);
  }
}

/* Which cards to hold */

/** Cards that win a match, and cards that seldom matter: more or less than others, in banners. */
const LIKED: Partial<Record<LoreId, number>> = {
  'WIZ-14': 0.2,
  'WIZ-12': 0.1,
  'WIZ-13': 0.1,
  'WIZ-10': 0.05,
  'CLE-01': 0.1,
  'CLE-03': 0.1,
  'CLE-15': 0.15,
  'CLE-11': 0.1,
  'ROG-01': 0.05,
  'ROG-06': 0.08,
  'ROG-14': 0.1,
  'WAR-03': 0.1,
  'WAR-06': 0.08,
  'WAR-05': 0.08,
  'WAR-11': 0.08,
  'WAR-14': 0.15,
  'WAR-15': 0.1,
  'WIZ-07': -0.1,
  'CLE-05': -0.1,
  'CLE-12': -0.05,
  'CLE-14': -0.05,
  'ROG-02': -0.05,
  'ROG-11': -0.1,
};

/** What a card in hand is worth: cheap ones are played sooner, those of one's own masters cost less. */
function holding(scene: BoardFeatures, seat: number, card: LoreId): number {
  const { goblet, council } = camp(scene.state, seat);
  const { cost, class: of, level } = lore[card];
  const price = typeof cost === 'number' ? costOf(scene.state, seat, card) : 3;
  const wait = Math.max(0, price - goblet - 2);
  return 0.15 + (LIKED[card] ?? 0) + (level ? 0.05 * council[of] : 0) - 0.03 * wait;
}

function hold(
  scene: BoardFeatures,
  seat: number,
  { choices }: Question,
  into: Float64Array,
  sign: number,
): void {
  for (let i = 0; i < choices.length; i++)
    into[i] = sign * KEEN * holding(scene, seat, (choices[i][1] ?? '').slice(5) as LoreId);
}

export function loreKeep(scene: BoardFeatures, question: Question, into: Float64Array): void {
  hold(scene, question.seat, question, into, 1);
}

export function loreDiscard(scene: BoardFeatures, question: Question, into: Float64Array): void {
  hold(scene, question.seat, question, into, -1);
}

export function sabotage(scene: BoardFeatures, question: Question, into: Float64Array): void {
  hold(scene, 1 - question.seat, question, into, 1);
}

/** Tokens for a hand that waits for them, cards for an empty one. */
export function loreChoice(scene: BoardFeatures, { seat, choices }: Question, into: Float64Array): void {
  const { goblet, lore: hand, council } = camp(scene.state, seat);
  const strongest = Math.max(council.wizard, council.cleric, council.rogue, council.warrior);
  const room = hand.length < tables.loreHandLimit[strongest as 0 | 1 | 2 | 3];
  const token = goblet > 10 ? TOKEN / 3 : 1.6 * TOKEN;
  const card = room ? LORE_CARD + 0.06 : 0.02;
  for (let i = 0; i < choices.length; i++) {
    const [verb] = choices[i];
    if (verb === 'tokens') into[i] = 2 * KEEN * 2 * token;
    else if (verb === 'both') into[i] = 2 * KEEN * (token + card);
    else if (verb === 'cards') into[i] = 2 * KEEN * 1.5 * card;
  }
}
