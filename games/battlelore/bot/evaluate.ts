/**
 * What a good player values in BattleLore, in banners. It may look at hands: a bot is given a state that its seat
 * could believe in, never the true one. It is no balance: coming closer suits both camps, or neither would attack.
 */
import type { Seat } from '@gonfalon/kernel';
import type { HexId } from '../content/index.ts';
import { banner, distance, hex, unitType, weapon } from '../content/index.ts';
import { boldness } from '../rules/morale.ts';
import type { CampState, State, Unit } from '../rules/state.ts';
import {
  camp,
  campName,
  classOf,
  creatureOf,
  groundsAt,
  inPlay,
  isAlive,
  isFree,
  isPassable,
  sideOf,
} from '../rules/units.ts';
import { bannersNeeded, bannersOf } from '../rules/victory.ts';

/** A figure of a unit, for each of its dice. */
const FIGURE = 0.07;
/** Of two banners the later one is worth more. */
const HASTE = 0.12;
/** The part that counts of what the next attacks would bring, and of what those of the enemy would. */
const HOPE = 0.8;
const FEAR = 0.4;
/** What a unit is worth that an attack might eliminate. */
const PREY = 0.8;
/** A hex nearer to the enemy. */
const CLOSER = 0.05;
const BOLD = 0.04;
const CORNERED = 0.06;
const WEB = 0.3;
const POISON = 0.15;
const TOKEN = 0.03;
/** More tokens than a turn can spend. */
const MOST_TOKENS = 12;
const TOKENS_A_TURN = 2;
const STORED = 0.06;
const LORE_CARD = 0.08;
const COMMAND_CARD = 0.1;
/** A hex nearer to an objective, for each of its banners. */
const OBJECTIVE = 0.05;
const FARTHEST = 13;

export function evaluate(s: State, seat: Seat): number {
  const camps: [Fighter[], Fighter[]] = [[], []];
  for (const u of s.units) if (isAlive(u)) camps[u.camp === 0 ? 0 : 1].push(fighter(s, u));
  const [own, foes] = seat === 0 ? camps : [camps[1], camps[0]];
  for (const one of own) for (const foe of foes) meet(one, foe);
  return (
    wealth(s, seat, own, due(s, seat)) -
    wealth(s, 1 - seat, foes, 0) +
    HOPE * threats(own) -
    FEAR * threats(foes) +
    posture(s, own) +
    longing(s, seat, own)
  );
}

/** What is asked of a unit again and again. */
interface Fighter {
  readonly unit: Unit;
  readonly hex: HexId;
  readonly beast: boolean;
  /** Dice, and more for horses, which pursue, and for beasts, which are hard to kill. */
  readonly strength: number;
  /** The dice that it rolls from its hex, and the most that may be rolled into it. */
  readonly dice: number;
  readonly into: number;
  readonly range: number;
  /** That a die of it hits, from next to its target and from afar. */
  readonly melee: number;
  readonly shot: number;
  /** How far the nearest enemy is, and the best attack on one next to it and from afar. */
  nearest: number;
  bestMelee: number;
  bestShot: number;
}

function fighter(s: State, unit: Unit & { hex: HexId }): Fighter {
  const kind = classOf(unit);
  const base = creatureOf(unit)?.dice ?? banner[unit.banner].dice;
  const { range, strikes } = weapon[unitType[unit.type].weapon];
  let dice = base;
  let into = FARTHEST;
  for (const { capFrom, capInto } of groundsAt(s, unit.hex)) {
    dice = Math.min(dice, capFrom ?? dice);
    into = Math.min(into, capInto ?? into);
  }
  return {
    unit,
    hex: unit.hex,
    beast: kind === 'creature',
    strength: kind === 'creature' ? 4 * base : kind === 'cavalry' ? base + 1 : base,
    dice,
    into,
    range,
    melee: strikes === 'always' ? 1 / 3 : 1 / 6,
    shot: strikes === 'ranged' ? 1 / 3 : 1 / 6,
    nearest: FARTHEST,
    bestMelee: 0,
    bestShot: 0,
  };
}

/** Tokens that the end of its turn will bring the seat: to stop early must not look like a gain. */
function due(s: State, seat: Seat): number {
  return s.active === seat && s.phase !== 'end' && inPlay(s, 'lore-cards') ? TOKENS_A_TURN : 0;
}

/** Banners, figures, cards and tokens. */
function wealth(s: State, seat: Seat, own: readonly Fighter[], tokens: number): number {
  const won = bannersOf(s, seat);
  let total = won + (HASTE * won * won) / Math.max(1, bannersNeeded(s, seat) - 1);
  total += means(camp(s, seat), tokens);
  for (const { unit: u, strength } of own) {
    total += FIGURE * u.figures * strength + STORED * u.stored;
    if (u.web) total -= WEB;
    if (u.poison) total -= POISON;
  }
  return total;
}

function means({ goblet, lore, handSize }: CampState, tokens: number): number {
  return TOKEN * Math.min(goblet + tokens, MOST_TOKENS) + LORE_CARD * lore.length + COMMAND_CARD * handSize;
}

/** Two enemies: how far they are from each other, and what they can do to each other from there. */
function meet(one: Fighter, other: Fighter): void {
  const far = distance(one.hex, other.hex);
  one.nearest = Math.min(one.nearest, far);
  other.nearest = Math.min(other.nearest, far);
  aim(one, other, far);
  aim(other, one, far);
}

/** Lines of sight and cards are left out: the attack itself is judged by its dice. */
function aim(one: Fighter, foe: Fighter, far: number): void {
  if (far > one.range) return;
  const dice = Math.min(one.dice, foe.into);
  if (far > 1) one.bestShot = Math.max(one.bestShot, toll(foe, dice * one.shot));
  else one.bestMelee = Math.max(one.bestMelee, toll(foe, dice * one.melee));
}

/** The best attack of each unit from where it stands; next to an enemy it cannot shoot. */
function threats(fighters: readonly Fighter[]): number {
  let total = 0;
  for (const { unit, nearest, bestMelee, bestShot } of fighters)
    if (!unit.web) total += nearest === 1 ? bestMelee : bestShot;
  return total;
}

/** What so many hits cost a unit. */
function toll({ unit, beast, strength }: Fighter, hits: number): number {
  if (beast) return (PREY * hits) / 6;
  const part = Math.min(1, hits / unit.figures);
  return FIGURE * strength * Math.min(hits, unit.figures) + PREY * part * part;
}

/** Near the enemy, at the distance of the weapon, bold and with a way back. */
function posture(s: State, own: readonly Fighter[]): number {
  let total = 0;
  for (const { unit, hex: at, range, nearest } of own) {
    total -= CLOSER * Math.max(0, nearest - Math.max(1, range - 1));
    if (nearest > 2) continue;
    if (range > 1 && nearest === 1) total -= CORNERED;
    total += BOLD * Math.min(2, boldness(s, unit));
    const back = hex[at].rear[sideOf(s, unit.camp)];
    if (!back.some((way) => isFree(s, way) && isPassable(s, way))) total -= CORNERED;
  }
  return total;
}

/** An objective draws the unit nearest to it. */
function longing(s: State, seat: Seat, own: readonly Fighter[]): number {
  let total = 0;
  for (const { hex: at, camp: whose, banners } of s.adventure.objectives) {
    if (whose !== 'any' && whose !== campName(seat)) continue;
    let nearest = FARTHEST;
    for (const one of own) nearest = Math.min(nearest, distance(one.hex, at));
    total -= OBJECTIVE * banners * nearest;
  }
  return total;
}
