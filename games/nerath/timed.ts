/** The sums that somebody waits for: the chances of large battles, and how many it takes. */
import type { TimedWork } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import {
  CASTLE,
  DRAGON,
  FIGHTER,
  FOOTSOLDIER,
  findSpace,
  KARKOTH,
  MONSTER,
  SIEGE_ENGINE,
  VAILIN,
  WIZARD,
} from './rules/board.ts';
import { battleOdds, smallestForce } from './rules/odds.ts';
import type { Piece } from './rules/pieces.ts';
import { addPiece, noPieces } from './rules/pieces.ts';
import { setUp } from './rules/set-up.ts';
import type { State } from './rules/state.ts';

/** Of every twenty: one dragon, two monsters, two wizards and so on. */
const MIX = [
  DRAGON,
  MONSTER,
  MONSTER,
  WIZARD,
  WIZARD,
  FIGHTER,
  FIGHTER,
  FIGHTER,
  SIEGE_ENGINE,
  SIEGE_ENGINE,
  SIEGE_ENGINE,
  ...Array.from({ length: 9 }, () => FOOTSOLDIER),
];
const FROM = findSpace('k10');
const TO = findSpace('v01');

function position(attackers: number, defenders: number): { state: State; attackers: Piece[] } {
  const options = { mode: 'freeForAll', length: 'short', roundLimit: 0 } as const;
  const state = setUp(options, 4, createRng({ kind: 'fast', seed: 'timed' }));
  const pieces = noPieces();
  const add = (count: number, realm: number, at: number) =>
    Array.from({ length: count }, (_, i) => addPiece(pieces, MIX[i % MIX.length], realm, at));
  addPiece(pieces, CASTLE, VAILIN, TO);
  add(defenders - 1, VAILIN, TO);
  return { state: { ...state, pieces }, attackers: add(attackers, KARKOTH, FROM) };
}

function oddsOf(most: number): TimedWork['run'] {
  const { state, attackers } = position(most, most);
  return () => battleOdds(state, { space: TO, attacker: KARKOTH, attackers });
}

function forceFor(chance: number, most: number): TimedWork['run'] {
  const { state, attackers } = position(most, most / 2);
  const odds = (n: number) =>
    battleOdds(state, { space: TO, attacker: KARKOTH, attackers: attackers.slice(most - n) }).win;
  return () => smallestForce(chance, most, odds);
}

export const timed: readonly TimedWork[] = [
  { id: '20 : 20', msMost: 1, run: oddsOf(20) },
  { id: '40 : 40', msMost: 5, run: oddsOf(40) },
  { id: '? : 20, 80 %', msMost: 50, run: forceFor(0.8, 40) },
];
