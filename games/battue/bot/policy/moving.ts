/** Where to call reinforcements, where to go, and in which order to fight. */
import type { State } from '../../rules/state.ts';
import { NOBODY } from '../../rules/state.ts';
import { DISTANCES, idOf, MAX_HORDE, numberOf, SPACES } from '../board.ts';
import type { BoardFeatures } from '../board-features.ts';
import { winChance } from '../fights.ts';
import type { Prior } from './prior.ts';
import { forced, optional } from './prior.ts';

/** What a turn later, or a step further away, is worth. */
const LATER = 0.8;
const FURTHER = 0.75;
/** How many warriors one expects to have when one gets there. */
const USUAL = 5;
/** What is worth a longer way. */
const QUEST = 6;
/** What a called warrior is worth, and a horde left behind that can call some. */
const CALLED = 1.2;
const RECRUITER = 0.8;
/** How much of an enemy's chance to take a space is feared. */
const FEAR = 0.35;
/** Nobody moves just to move. */
const SLOTH = 0.15;
/** The least that an attack must promise, and how much of what the rest of the horde may take meanwhile counts. */
const WORTHWHILE = 0.3;
const MEANWHILE = 0.8;
/** How much it counts that a taken space leads on. */
const ADVANCE = 0.5;
/** To leave the camp. */
const OUT_OF_CAMP = 0.6;
/** To stake every warrior one has. */
const LAST_ONES = 8;

/** How much of a goal's worth is felt so many moves away; who has taken it feels it no more. */
const NEARNESS = Float64Array.from({ length: SPACES }, (_, d) => (d === 0 ? 0 : LATER * FURTHER ** (d - 1)));

const pulls = new Float64Array(SPACES);

/** How near each space is to something worth taking: right beside it, or some moves away if it is worth the way. */
function feelPulls(at: BoardFeatures): void {
  const { control, seat } = at;
  for (let i = 0; i < SPACES; i++) pulls[i] = control[i] === seat ? at.bestAttack(i, USUAL) : 0;
  for (let goal = 0; goal < SPACES; goal++) {
    if (control[goal] === seat) continue;
    const worth = at.attack(goal, MAX_HORDE);
    if (worth < QUEST) continue;
    const distances = DISTANCES[goal];
    for (let i = 0; i < SPACES; i++) {
      const pull = worth * NEARNESS[distances[i]];
      if (pull > pulls[i]) pulls[i] = pull;
    }
  }
}

/** What so many warriors on an own space may come to in the turns after this one. */
function outlook(at: BoardFeatures, number: number, warriors: number): number {
  if (warriors <= 0) return 0;
  const near = at.bestAttack(number, Math.min(warriors, MAX_HORDE));
  const far = FURTHER * pulls[number] * Math.min(1, warriors / USUAL);
  return Math.max(near, far);
}

/** What is feared for a space with so many warriors on it. */
function fear(at: BoardFeatures, number: number, warriors: number): number {
  return FEAR * at.prints[number].vp * at.risk(number, warriors);
}

function gate(at: BoardFeatures): number {
  return numberOf(at.player.camp?.space);
}

export const reinforce: Prior = (at, _s, { choices }, into) => {
  feelPulls(at);
  for (let i = 0; i < choices.length; i++) {
    const place = choices[i][1];
    into[i] = place === undefined ? 0 : optional(callingAt(at, place));
  }
};

function callingAt(at: BoardFeatures, place: string): number {
  const number = numberOf(place);
  const { reserve, camp } = at.player;
  const before = number < 0 ? (camp?.warriors ?? 0) : at.menOf(at.seat, number);
  const gained = Math.min(2, MAX_HORDE - before, reserve);
  const worth = CALLED * gained;
  if (number < 0) {
    const start = gate(at);
    const now = at.control[start] === at.seat ? OUT_OF_CAMP : Math.max(0, at.attack(start, before));
    return worth - now;
  }
  const now = at.bestAttack(number, before);
  const then = at.bestAttack(number, before + gained);
  const safer = fear(at, number, before) - fear(at, number, before + gained);
  return worth + LATER * (then - now) + safer - now;
}

export const move: Prior = (at, s, { choices }, into) => {
  feelPulls(at);
  let name: string | undefined;
  let from = -1;
  let all = 0;
  let free = 0;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i];
    if (choice[0] === 'done') {
      into[i] = 0;
      continue;
    }
    if (choice[1] !== name) {
      name = choice[1];
      from = numberOf(name);
      all = from < 0 ? (at.player.camp?.warriors ?? 0) : at.menOf(at.seat, from);
      free = from < 0 ? all : freeAt(s, from, all);
    }
    into[i] = optional(moving(at, from, numberOf(choice[2]), Number(choice[3]), all, free));
  }
};

function freeAt(s: State, number: number, all: number): number {
  const { moved, locked } = s.spaces[idOf(number)];
  return all - moved - locked;
}

function moving(at: BoardFeatures, from: number, to: number, n: number, all: number, free: number): number {
  const { control, seat } = at;
  const rest = all - n;
  const there = at.menOf(seat, to);
  let worth = -SLOTH;
  if (from >= 0) worth += fear(at, from, all) - fear(at, from, rest);
  if (control[to] === seat) {
    worth += LATER * (outlook(at, to, there + n) - outlook(at, to, there));
    worth += fear(at, to, there) - fear(at, to, there + n);
    if (from < 0) return worth + OUT_OF_CAMP;
    return worth - LATER * (outlook(at, from, all) - outlook(at, from, rest));
  }
  const taking = at.attack(to, there + n) - (there > 0 ? at.attack(to, there) : 0);
  worth += taking;
  if (n === at.warriors[seat]) worth -= LAST_ONES * (1 - chance(at, to, n));
  if (from < 0 || taking < WORTHWHILE) return worth;
  if (rest > 0 && at.player.reserve > 1) worth += RECRUITER;
  worth += ADVANCE * (pulls[to] - pulls[from]) * Math.min(1, n / USUAL);
  return worth + MEANWHILE * at.bestAttack(from, free - n, to);
}

/** The chance to take a space, as far as the seat knows what lies there. */
function chance(at: BoardFeatures, number: number, warriors: number): number {
  const owner = at.control[number];
  const defenders = owner === NOBODY ? 0 : at.menOf(owner, number);
  return winChance(warriors, defenders, at.prints[number].defence);
}

/** Sure things first: they may bring cards for the others. What ends the match comes last. */
export const conflict: Prior = (at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const number = numberOf(choices[i][1]);
    const sure = chance(at, number, Math.min(MAX_HORDE, at.menOf(at.seat, number)));
    into[i] = forced(sure - (at.prints[number].ends && at.hidden[number] < 0 ? 1 : 0));
  }
};

/** What one warrior more on a horde is worth, beyond his own worth. */
export function strengthening(at: BoardFeatures, place: string | undefined): number {
  const number = numberOf(place);
  if (number < 0) {
    const start = gate(at);
    const n = at.player.camp?.warriors ?? 0;
    if (start < 0 || at.control[start] === at.seat || n === 0 || n >= MAX_HORDE) return 0;
    return at.attack(start, n + 1) - at.attack(start, n);
  }
  const n = at.menOf(at.seat, number);
  if (n >= MAX_HORDE) return 0;
  const bolder = at.bestAttack(number, n + 1) - at.bestAttack(number, n);
  return bolder + fear(at, number, n) - fear(at, number, n + 1);
}

/** Which horde can best do without a warrior. */
export const feverLoss: Prior = (at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const number = numberOf(choices[i][1]);
    if (number < 0) continue;
    const n = at.menOf(at.seat, number);
    const weaker = at.bestAttack(number, n) - at.bestAttack(number, n - 1);
    into[i] = forced(fear(at, number, n) - fear(at, number, n - 1) - weaker);
  }
};
