/** The two sides of a battle on the board, fought or only planned, as armies of the odds. */
import type { Realm, Space } from '../board.ts';
import { CASTLE, COST, DRAGON, FIGHTER, IS_DUNGEON, IS_HERO, IS_SEA, WARSHIP, WIZARD } from '../board.ts';
import {
  DEATH_ATTACK_SIDES,
  doubleFrom,
  GUARDIANS,
  HIT_ON,
  hasFirstStrike,
  hitsOnFive,
  SHIELD_SIDES,
  unitDice,
} from '../dice.ts';
import { isOneSeat, LOSS_RANKS } from '../losses.ts';
import type { Piece } from '../pieces.ts';
import { cargoOf, INACTIVE, MARKED, NO_PIECE, SHIELDED } from '../pieces.ts';
import { areEnemies, hasProperty, isFlyer, presence } from '../selectors.ts';
import type { Battle, State } from '../state.ts';
import { newBattle } from '../state.ts';
import type { Army, Die, Score } from './army.ts';
import { scoreOf } from './army.ts';
import type { Guard } from './guards.ts';
import { armyOfGuards } from './guards.ts';
import type { Troop } from './troops.ts';
import { armyOfTroops } from './troops.ts';

/** A battle before it begins: who comes, and where. */
export interface Plan {
  readonly space: Space;
  readonly attacker: Realm;
  /** All who attack, wherever they are now; cargo goes with its ship. */
  readonly attackers: readonly Piece[];
  /** The battle as it stands, if it has begun. */
  readonly battle?: Battle | undefined;
}

/** NER-8.1, 8.2, wherever the piece is now. */
function fights(s: State, space: Space, piece: Piece): boolean {
  const { flags, unit } = s.pieces;
  if (flags[piece] & INACTIVE) return false;
  return !IS_SEA[space] || unit[piece] === WARSHIP || IS_HERO[unit[piece]] || isFlyer(s, piece);
}

function diceOfPiece(s: State, b: Battle, piece: Piece): Die[] {
  const { flags, realm, unit } = s.pieces;
  const five = hitsOnFive(s, b, realm[piece], unit[piece]);
  const double = doubleFrom(s, realm[piece], unit[piece]);
  const sides = unitDice(unit[piece], b.space, realm[piece] === b.attacker);
  const score = (die: number, harder: number): Score =>
    scoreOf(die, five ? HIT_ON - 1 : HIT_ON + harder, double);
  const wizard = unit[piece] === WIZARD;
  const firstStrike = wizard || hasFirstStrike(s, b, piece);
  return (flags[piece] & SHIELDED ? [...sides, SHIELD_SIDES] : sides).map((die) => ({
    scores: [score(die, 0), score(die, 1), score(die, 2)],
    firstStrike,
    deniable: wizard,
  }));
}

function armyOfPieces(s: State, b: Battle, pieces: readonly Piece[]): Army {
  const { flags, realm, ship, unit } = s.pieces;
  const taking = pieces.filter((p) => fights(s, b.space, p));
  const troops = taking.map((p): Troop => {
    const kind = unit[p];
    const aboard = kind === WARSHIP ? cargoOf(s.pieces, p).filter((c) => !taking.includes(c)) : [];
    return {
      realm: realm[p],
      gold: kind === CASTLE ? 0 : COST[kind],
      rank: rankOf(kind, false),
      rankLater: rankOf(kind, true),
      durable: kind === DRAGON,
      marked: (flags[p] & MARKED) !== 0,
      castle: kind === CASTLE,
      ship: ship[p] === NO_PIECE ? -1 : taking.indexOf(ship[p]),
      cargo: kind === WARSHIP ? aboard.length : -1,
      cargoGold: aboard.reduce((sum, c) => sum + COST[unit[c]], 0),
      dice: diceOfPiece(s, b, p),
      denies: kind === FIGHTER && hasProperty(s, realm[p], 'denyFirstStrike'),
      avenges: kind === WIZARD && hasProperty(s, realm[p], 'deathAttack'),
    };
  });
  const owners = [...new Set(troops.map((t) => t.realm))].sort((x, y) => x - y);
  const controller = s.control[b.space];
  const sharing =
    owners.length === 2 && !isOneSeat(s, owners[0], owners[1])
      ? ((owners[1] === controller ? owners.toReversed() : owners) as [Realm, Realm])
      : undefined;
  return armyOfTroops(troops, sharing, vengeanceOf(s, b, troops));
}

function rankOf(unit: number, later: boolean): number {
  if (unit === CASTLE) return LOSS_RANKS.castle;
  if (unit === DRAGON) return later ? LOSS_RANKS.marked : LOSS_RANKS.unmarked;
  if (unit === WARSHIP) return later ? LOSS_RANKS.empty : LOSS_RANKS.loaded;
  return LOSS_RANKS.units[unit];
}

function vengeanceOf(s: State, b: Battle, troops: readonly Troop[]): Score | undefined {
  const avenger = troops.find((t) => t.avenges);
  if (!avenger) return undefined;
  const need = hitsOnFive(s, b, avenger.realm, WIZARD) ? HIT_ON - 1 : HIT_ON;
  return scoreOf(DEATH_ATTACK_SIDES, need, doubleFrom(s, avenger.realm, WIZARD));
}

export const attackersOf = (s: State, plan: Plan): Army =>
  armyOfPieces(s, plan.battle ?? newBattle(plan.space, plan.attacker), plan.attackers);

/** Whoever stands there, or the guards of an entrance. */
export function defendersOf(s: State, plan: Plan, guards?: readonly Guard[]): Army {
  const { space, attacker, battle } = plan;
  if (IS_DUNGEON[space]) {
    const known = guards ?? s.entrances[space].tiles.map((tile) => GUARDIANS[tile]);
    return armyOfGuards(known, battle && !guards ? diceLeft(s, battle) : undefined);
  }
  const { at, realm } = s.pieces;
  const pieces = at.flatMap((here, p) => (here === space && areEnemies(s, attacker, realm[p]) ? [p] : []));
  return armyOfPieces(s, battle ?? newBattle(space, attacker), pieces);
}

/** The dice that the guards have left, one bit after the other. */
function diceLeft(s: State, b: Battle): number {
  let bits = 0;
  let shift = 0;
  s.entrances[b.space].tiles.forEach((tile, i) => {
    bits |= (b.guards[i] ?? 0) << shift;
    shift += GUARDIANS[tile].sides.length;
  });
  return bits;
}

/** Realms of either side in the battle to come. */
export const realmsInBattle = (s: State, plan: Plan): number =>
  (1 << plan.attacker) |
  presence(s, plan.space) |
  (IS_SEA[plan.space] || IS_DUNGEON[plan.space] ? 0 : 1 << s.control[plan.space]);
