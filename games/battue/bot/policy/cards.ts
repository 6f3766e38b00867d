/** The cards of the start and the end of a turn, and what to do without. */
import type { Seat } from '@gonfalon/kernel';
import type { LootId, SpaceId } from '../../content/index.ts';
import { lootCards, seatIn } from '../../content/refs.ts';
import { hordesOf } from '../../rules/selectors.ts';
import type { State } from '../../rules/state.ts';
import { MAX_HORDE, numberOf, SPACES } from '../board.ts';
import type { BoardFeatures } from '../board-features.ts';
import { CARD, pointsOf, WARRIOR, worthOfKeeping } from '../values.ts';
import { strengthening } from './moving.ts';
import type { Prior } from './prior.ts';
import { forced, optional } from './prior.ts';

/** What a turn is worth to who loses it. */
const TURN = 3;
/** To wipe an opponent out. */
const WIPE_OUT = 10;
/** What a discarded card is worth that is made good by another one. */
const FRESH_CARD = 0.55;

export const startCard: Prior = (at, s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const [, ref, target, stolen] = choices[i];
    const card = lootCards.idIn(ref);
    into[i] = card ? optional(starting(at, s, card, target, stolen)) : 0;
  }
};

/** What a card brings now, less what it is worth to keep it for later. */
function starting(
  at: BoardFeatures,
  s: State,
  card: LootId,
  target: string | undefined,
  stolen: string | undefined,
): number {
  switch (card) {
    case 'warrior':
      return 0.5 + strengthening(at, target);
    case 'recruits':
      return recruiting(at);
    case 'tending-the-wounded':
      return -1;
    case 'recon':
      return scouting(at, numberOf(target));
    case 'poison':
      return poisoning(at, s, target);
    case 'thief':
      return robbing(at, seatIn(target), lootCards.idIn(stolen));
    case 'wastrel':
      return CARD * at.rivalry(seatIn(target) ?? 0) - 0.15;
    case 'spoil-of-war':
      return spoiling(at, s, seatIn(target));
    case 'gathering':
      return 0.2;
    case 'inside-information':
      return 0.1;
    default:
      return -0.2;
  }
}

/** One warrior for every horde, and no reinforcements. */
function recruiting(at: BoardFeatures): number {
  const { seat, player } = at;
  let worth = 0;
  let hordes = 0;
  for (let i = 0; i < SPACES; i++) {
    const n = at.menOf(seat, i);
    if (n === 0 || n >= MAX_HORDE || hordes >= player.reserve) continue;
    hordes++;
    // A horde that has nothing to attack would rather call reinforcements.
    worth += at.bestAttack(i, n + 1) > 0.8 ? WARRIOR : -WARRIOR;
  }
  return worth - WARRIOR;
}

function scouting(at: BoardFeatures, number: number): number {
  return at.hidden[number] >= 2 ? 0.2 : 0.05;
}

function poisoning(at: BoardFeatures, s: State, target: string | undefined): number {
  const number = numberOf(target);
  for (let other = 0; other < at.seats; other++) {
    if (other === at.seat) continue;
    const n = number < 0 ? campedAt(s, other, target) : at.menOf(other, number);
    if (n === 0) continue;
    if (at.warriors[other] === 1) return WIPE_OUT;
    const small = n <= 2 ? 0.2 : 0;
    return WARRIOR * at.rivalry(other) + small - 0.15;
  }
  return -1;
}

function campedAt(s: State, seat: Seat, place: string | undefined): number {
  return place === `camp:${seat}` ? (s.players[seat].camp?.warriors ?? 0) : 0;
}

function robbing(at: BoardFeatures, of: Seat | undefined, card: LootId | undefined): number {
  if (of === undefined || !card) return -1;
  return at.rivalry(of) * pointsOf(card) - (at.missing <= 1 ? 0.3 : 1.2);
}

function spoiling(at: BoardFeatures, s: State, victim: Seat | undefined): number {
  if (victim === undefined) return -1;
  const cards = Math.min(hordesOf(s, victim).length, 6);
  return at.rivalry(victim) * (TURN - CARD * cards) + (at.missing === 1 ? 1 : 0) - 0.5;
}

export const endCard: Prior = (at, _s, { choices }, into) => {
  const { hand } = at.player;
  let junk = 0;
  for (let i = 0; i < hand.length; i++) if (worthOfKeeping(hand[i]) < FRESH_CARD) junk++;
  for (let i = 0; i < choices.length; i++) {
    const card = lootCards.idIn(choices[i][1]);
    if (!card) into[i] = 0;
    else if (pointsOf(card) > 0) into[i] = 6;
    else if (card === 'change-of-fate') into[i] = optional(0.2 * (junk - 2));
    else into[i] = optional(WARRIOR * Math.floor((junk - 1) / 2) - 0.3);
  }
};

/** A card must go: the one that is missed least. */
export const discard: Prior = (_at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const card = lootCards.idIn(choices[i][1]);
    if (card) into[i] = forced(-worthOfKeeping(card));
  }
};

/** Cards may go for something else. */
export const cardDiscards: Prior = (_at, _s, { choices, params }, into) => {
  const isHalfway = params?.card === 'unseen-allies' && Number(params.gone) % 2 === 1;
  for (let i = 0; i < choices.length; i++) {
    const card = lootCards.idIn(choices[i][1]);
    if (card) into[i] = forced(FRESH_CARD + (isHalfway ? 0.2 : 0) - worthOfKeeping(card));
  }
};

export const distribute: Prior = (at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) into[i] = forced(strengthening(at, choices[i][1]));
};

/** The best card on top, as it is drawn first. */
export const orderLoot: Prior = (_at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const card = lootCards.idIn(choices[i][1]);
    into[i] = card ? forced(worthOfKeeping(card)) : 0;
  }
};

/** Which own space to do without. */
export const giveUp: Prior = (at, _s, { choices }, into) => {
  const { prints, lead, missing } = at;
  for (let i = 0; i < choices.length; i++) {
    const number = numberOf(choices[i][1] as SpaceId);
    const { vp, ends } = prints[number];
    let worth = vp * (1 - 0.3 * at.risk(number, 0));
    // A match that is lost goes on if an end tile is free again.
    if (ends) worth += missing === 0 && lead < 0 ? -20 : 3;
    into[i] = forced(-worth);
  }
};

/** Who loses a space: never oneself, and rather the one who is ahead. */
export const uprisingLeader: Prior = (at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++) {
    const seat = seatIn(choices[i][1]);
    if (seat === at.seat) into[i] = -5;
    else if (seat === at.rival) into[i] = 1;
  }
};

export const capturedMap: Prior = (at, _s, { choices }, into) => {
  for (let i = 0; i < choices.length; i++)
    if (choices[i][0] === 'look') into[i] = 1 + 0.5 * at.hidden[numberOf(choices[i][1])];
};
