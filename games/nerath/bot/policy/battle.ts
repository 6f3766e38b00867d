/** Battles: cards that turn them, when to break off, and what to leave to the default order. */
import type { Choice } from '@gonfalon/kernel';
import type { Realm } from '../../rules/board.ts';
import { DRAGON, findSpace, IS_DUNGEON, IS_LAND } from '../../rules/board.ts';
import { isTreasure } from '../../rules/cards/card-data.ts';
import { piecesOf } from '../../rules/pieces.ts';
import { findCard } from '../../rules/refs.ts';
import type { Battle } from '../../rules/state.ts';
import { Foresight } from '../foresight.ts';
import { cell } from '../scene.ts';
import { ATTACK, DEFENCE, guardsLeft, lossShare, winChance } from '../strength.ts';
import { keepingWorth } from '../values.ts';
import { playing } from './cards.ts';
import type { Look, Prior } from './prior.ts';
import { byGain, GOLD_PER_POINT, LOOT, unitNamed } from './prior.ts';

/** The two sides as they stand, the asked realm's own first. */
interface Fight {
  attack: number;
  tough: number;
  foeAttack: number;
  foeTough: number;
  /** What winning is worth in points, pieces included. */
  stake: number;
  gold: number;
  foeGold: number;
  dragons: number;
}

const fight: Fight = {
  attack: 0,
  tough: 0,
  foeAttack: 0,
  foeTough: 0,
  stake: 0,
  gold: 0,
  foeGold: 0,
  dragons: 0,
};

function lookAtFight({ scene, s, realm }: Look, b: Battle): Fight {
  const { attacker, space } = b;
  const i = cell(attacker, space);
  const attacks = scene.isFriend(realm, attacker);
  const land = IS_LAND[space];
  let defence = scene.against(land ? scene.defence : scene.attack, attacker, space);
  let resistance = scene.against(scene.tough, attacker, space);
  if (IS_DUNGEON[space]) [defence, resistance] = guardsLeft(s.entrances[space].tiles, b.guards);
  const own = scene.gold[i];
  const other = scene.against(scene.gold, attacker, space);
  fight.attack = attacks ? scene.attack[i] : defence;
  fight.tough = attacks ? scene.tough[i] : resistance;
  fight.foeAttack = attacks ? defence : scene.attack[i];
  fight.foeTough = attacks ? resistance : scene.tough[i];
  fight.gold = attacks ? own : other;
  fight.foeGold = attacks ? other : own;
  fight.stake = IS_DUNGEON[space] ? LOOT : land ? scene.stake(attacker, space) : 0.3;
  fight.dragons = 0;
  const { at, realm: owner, unit } = s.pieces;
  for (let p = 0; p < at.length; p++)
    if (at[p] === space && unit[p] === DRAGON && !scene.isFriend(realm, owner[p])) fight.dragons++;
  return fight;
}

/** The chance of the asked realm's side. */
function chanceOf(f: Fight, attacks: boolean): number {
  return attacks
    ? winChance(f.attack, f.tough, f.foeAttack, f.foeTough)
    : 1 - winChance(f.foeAttack, f.foeTough, f.attack, f.tough);
}

/** What a card does to a fight: hits on the foe, hits spared, dice that count more, pieces that join. */
interface Boost {
  readonly hits?: number;
  readonly spared?: number;
  readonly factor?: number;
  readonly joins?: readonly ('footsoldier' | 'fighter' | 'monster' | 'stormElemental')[];
  /** For each dragon of the foe. */
  readonly dragons?: number;
}

const DRAGON_BANE: Boost = { dragons: 1 };
const BOOSTS: Readonly<Record<number, Boost>> = {
  1: { hits: 1 },
  3: { spared: 1 },
  4: { hits: 1 },
  6: DRAGON_BANE,
  17: { factor: 1.35 },
  20: { hits: 0.6 },
  21: { factor: 1.25 },
  25: DRAGON_BANE,
  29: { hits: 2 },
  31: { joins: ['monster'] },
  33: { hits: 1.2 },
  35: { factor: 1.2 },
  36: { joins: ['fighter', 'footsoldier'] },
  39: { joins: ['stormElemental'] },
  42: { hits: 1, spared: 1 },
  45: DRAGON_BANE,
  47: { hits: 1.9 },
  48: { factor: 1.2 },
  49: { hits: 0.7 },
  51: { hits: 1, joins: ['fighter'] },
  52: { hits: 1 },
  53: { hits: 1.2 },
  58: { hits: 0.8 },
  62: { spared: 2 },
  64: { hits: 2.3 },
  65: DRAGON_BANE,
  68: { hits: 1.2 },
  72: { hits: 0.5 },
  73: { joins: ['footsoldier', 'footsoldier', 'footsoldier'] },
  80: { factor: 1.35 },
};
/** Cards that cost nothing but themselves, and are never better than now. */
const AT_ONCE: Readonly<Record<number, number>> = { 2: 3, 5: 2.5, 9: 3, 26: 2.5, 75: -2, 76: 0, 78: 3 };
/** To keep a card for a better battle. */
const KEEP = 0.35;

/** How much of the chance a card is worth, with what hangs on it. */
function boostWorth(f: Fight, attacks: boolean, boost: Boost): number {
  const before = chanceOf(f, attacks);
  const then: Fight = { ...f };
  then.foeTough = Math.max(0, then.foeTough - (boost.hits ?? 0) - (boost.dragons ?? 0) * f.dragons);
  then.tough += boost.spared ?? 0;
  then.attack *= boost.factor ?? 1;
  for (const name of boost.joins ?? []) {
    then.attack += (attacks ? ATTACK : DEFENCE)[unitNamed(name)];
    then.tough++;
  }
  const gain = chanceOf(then, attacks) - before;
  return gain * (f.stake + (f.gold + f.foeGold) / (2 * GOLD_PER_POINT));
}

function cardLiking(look: Look, b: Battle, choice: Choice): number {
  const card = findCard(choice[1]);
  if (isTreasure(card)) return playing(choice);
  const fixed = AT_ONCE[card];
  if (fixed !== undefined) return fixed;
  const attacks = look.scene.isFriend(look.realm, b.attacker);
  const boost = BOOSTS[card];
  if (!boost) return -1;
  return 5 * boostWorth(lookAtFight(look, b), attacks, boost) - KEEP * keepingWorth(card);
}

export const window: Prior = (look, { choices }, into) => {
  const b = look.s.battle;
  choices.forEach((choice, i) => {
    if (choice[0] !== 'play') return;
    into[i] = b ? cardLiking(look, b, choice) : playing(choice);
  });
};

/** The default is what a player would do nearly always. */
const standard =
  (verb: string, worth = 3): Prior =>
  (_, { choices }, into) => {
    choices.forEach((choice, i) => {
      if (choice[0] === verb) into[i] = worth;
    });
  };
export const losses = standard('auto');
export const share = standard('half');
export const agree = standard('accept');
export const cancel = standard('cancel');
export const reroll = standard('reroll');

export const onward: Prior = (look, { choices }, into) => {
  const b = look.s.battle;
  if (!b) return;
  if (IS_LAND[b.space]) {
    const foresight = new Foresight(look.s, look.realm);
    const attackers = piecesOf(look.s.pieces, look.realm, b.space);
    choices.forEach(([verb, place], i) => {
      if (verb === 'scatter') into[i] = -3;
      else if (verb === 'retreat') into[i] = 2 * byGain(foresight.gainOfMove(attackers, findSpace(place)));
    });
    return;
  }
  const f = lookAtFight(look, b);
  const win = chanceOf(f, true);
  const stay = win * f.stake + (lossShare(1 - win) * f.foeGold - lossShare(win) * f.gold) / GOLD_PER_POINT;
  choices.forEach(([verb, place], i) => {
    if (verb === 'on') into[i] = 4 * stay;
    else if (verb === 'scatter') into[i] = -3;
    else into[i] = look.scene.along(look.scene.gold, look.realm, findSpace(place)) / 40;
  });
};

/** As many as can go the same way. */
export const scatter: Prior = (_, { choices }, into) => {
  choices.forEach(([verb, , , n], i) => {
    into[i] = verb === 'done' ? 0.5 : Number(n) / 3;
  });
};

export const resurrect: Prior = (_, { choices }, into) => {
  choices.forEach(([verb], i) => {
    if (verb === 'revive') into[i] = 1.5;
  });
};

/** One conqueror for each land that lies open. */
export const amok: Prior = ({ scene, realm }, { choices }, into) => {
  choices.forEach(([verb, , land, n], i) => {
    if (verb === 'amok') into[i] = 2 + scene.stake(realm, findSpace(land)) - 0.5 * Number(n);
  });
};

/** What is sure first: a won land may be a way back for those who lose. */
export const order: Prior = ({ scene, realm }, { choices }, into) => {
  choices.forEach(([, ref], i) => {
    const at = findSpace(ref);
    into[i] = 2 * battleChance(scene, realm, at);
  });
};

function battleChance(scene: Look['scene'], realm: Realm, at: number): number {
  const i = cell(realm, at);
  return IS_DUNGEON[at] ? 0.5 : scene.chanceAt(realm, at, scene.attack[i], scene.tough[i]);
}
