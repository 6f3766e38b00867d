/** Which cards look worth playing outside of battles, and on what. */
import type { Choice } from '@gonfalon/kernel';
import type { Space } from '../../rules/board.ts';
import { COST, findRealm, findSpace, IS_LAND, IS_SEA, LAND_ADJ, NOWHERE } from '../../rules/board.ts';
import { isTreasure } from '../../rules/cards/card-data.ts';
import { findCard } from '../../rules/refs.ts';
import { cell } from '../scene.ts';
import type { Look, Prior } from './prior.ts';
import { frontDistances, lossOf, unitNamed } from './prior.ts';

/** How gladly each event is played when it is offered outside of a battle; 0.5 unless told. */
const GLADLY: Readonly<Record<number, number>> = {
  10: 1.5,
  11: -2,
  12: 1.5,
  13: 1,
  14: -3,
  18: 2.5,
  22: -4,
  24: 2,
  26: 3,
  27: -0.5,
  28: -2,
  32: 4,
  37: -1,
  40: 3,
  41: 2.5,
  44: -2,
  46: 4,
  63: 3,
  69: 1.5,
  70: 4,
  71: 3,
  74: 2,
  77: -1.5,
};
/** Treasures bring points at once. */
const TREASURE = 4;

export function playing([, ref]: Choice): number {
  const card = findCard(ref);
  return isTreasure(card) ? TREASURE : (GLADLY[card] ?? 0.5);
}

/** Properties that are used at the start of a turn: to be carried about is not worth much. */
const USED: Readonly<Record<number, number>> = { 84: 1, 85: 1.5, 86: 3, 87: -1, 89: -1, 96: 3 };

export const menu: Prior = (_, { choices }, into) => {
  choices.forEach((choice, i) => {
    if (choice[0] === 'play') into[i] = playing(choice);
    else if (choice[0] === 'use') into[i] = USED[findCard(choice[1])] ?? 1;
  });
};

/** What it is worth to add to a land, or to strike at it. */
export function placeWorth(look: Look, front: Uint8Array, at: Space): number {
  const { scene, realm } = look;
  if (IS_SEA[at]) return LAND_ADJ[at].filter((land) => scene.isHostile(realm, land)).length / 4;
  if (!IS_LAND[at]) return 0;
  if (scene.isHostile(realm, at)) return scene.stake(realm, at) + 0.15 * scene.against(scene.gold, realm, at);
  const owner = look.s.control[at];
  const danger = scene.danger(at, scene.along(scene.defence, owner, at), scene.along(scene.tough, owner, at));
  return 0.35 * (3 - Math.min(3, front[at])) + 1.2 * danger * lossOf(look, at);
}

export const target: Prior = (look, { choices, params }, into) => {
  const { scene, s, realm } = look;
  scene.spread();
  const front = frontDistances(look);
  choices.forEach(([verb, ref, kind], i) => {
    if (verb === 'space') into[i] = 2 * placeWorth(look, front, findSpace(ref));
    else if (verb === 'piece')
      into[i] = pieceWorth(look, findSpace(ref), String(kind), params?.part === 'who');
    else if (verb === 'realm') {
      const other = s.realms[findRealm(ref)];
      into[i] = (scene.isFriend(realm, findRealm(ref)) ? 1 : 0) + other.vp / 10 + Math.min(2, other.gold) / 4;
    } else if (verb === 'none') into[i] = 0.5;
  });
};

/** An enemy's dearest, and the cheapest of one's own where it is missed least. */
function pieceWorth({ scene, realm }: Look, at: Space, ref: string, moves: boolean): number {
  const cost = COST[unitNamed(ref)] ?? 1;
  if (at === NOWHERE || moves) return 0;
  return scene.gold[cell(realm, at)] > 0 && !ref.includes('/') ? 3 - cost : cost;
}

export const blockade: Prior = ({ scene, realm }, { choices }, into) => {
  choices.forEach(([, ref], i) => {
    into[i] = scene.against(scene.gold, realm, findSpace(ref)) / 4;
  });
};
