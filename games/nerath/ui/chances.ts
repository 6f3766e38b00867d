/** The chances of battles that are planned or going on, as far as the viewer can know them. */
import type { SpaceId } from '../content/index.ts';
import { GUARDIAN_IDS, guardians, SPACE_IDS } from '../content/index.ts';
import type { Space } from '../rules/board.ts';
import { IS_DUNGEON, IS_LAND, IS_SEA } from '../rules/board.ts';
import { GUARDIANS } from '../rules/dice.ts';
import { marchers } from '../rules/marches.ts';
import type { BattleOdds, Plan } from '../rules/odds.ts';
import { battleOdds } from '../rules/odds.ts';
import type { Piece } from '../rules/pieces.ts';
import { cargoOf, NO_PIECE, piecesOf } from '../rules/pieces.ts';
import { waysOf } from '../rules/reach.ts';
import { hasEnemies, isEnemyLand } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import { stateOf } from './table-state.ts';

/** A battle against guardians that nobody has seen may be against any of them. */
export interface Chances
  extends Pick<BattleOdds, 'win' | 'draw' | 'attackerLoss' | 'defenderLoss' | 'leftOut'> {
  /** How many tiles are face down. */
  readonly hidden: number;
  /** Against the strongest and the weakest guardians that may lie there. */
  readonly worst: number;
  readonly best: number;
}

/** Whether whoever goes there attacks. */
export function isAttack(view: View, to: Space): boolean {
  const s = stateOf(view);
  if (IS_LAND[to]) return isEnemyLand(s, s.active, to);
  return IS_SEA[to] ? hasEnemies(s, s.active, to) : s.entrances[to].tiles.length > 0;
}

/** Everybody who can march along. */
export const marchersTo = (view: View, from: Space, to: Space): Piece[] => {
  const s = stateOf(view);
  return marchers(s, waysOf(s, s.active), from, to);
};

/** With what the active realm has there already; ships take along what they carry. */
function attackersAt(view: View, space: Space, coming: readonly Piece[]): Piece[] {
  const s = stateOf(view);
  const there = piecesOf(s.pieces, s.active, space);
  const all = new Set([...there, ...coming, ...coming.flatMap((piece) => cargoOf(s.pieces, piece))]);
  // On land cargo that stays aboard does not fight.
  return [...all].filter(
    (piece) => IS_SEA[space] || s.pieces.ship[piece] === NO_PIECE || coming.includes(piece),
  );
}

const attackChances = new WeakMap<View, Map<string, Chances | undefined>>();

/** Undefined if nobody comes. */
export function chancesOf(view: View, space: Space, coming: readonly Piece[]): Chances | undefined {
  const known = attackChances.get(view) ?? new Map<string, Chances | undefined>();
  attackChances.set(view, known);
  const key = `${space}:${coming.join()}`;
  if (known.has(key)) return known.get(key);
  const attackers = attackersAt(view, space, coming);
  const found = attackers.length > 0 ? solve(view, space, attackers) : undefined;
  known.set(key, found);
  return found;
}

function solve(view: View, space: Space, attackers: readonly Piece[]): Chances {
  const s = stateOf(view);
  const begun = view.battle?.space === space ? view.battle : undefined;
  const plan = { space, attacker: begun?.attacker ?? s.active, attackers, battle: begun };
  const tiles = IS_DUNGEON[space] ? s.entrances[space].tiles : [];
  const hidden = tiles.filter((tile) => tile < 0).length;
  if (hidden === 0) {
    const odds = battleOdds(s, plan);
    return { ...odds, hidden, worst: odds.win, best: odds.win };
  }
  const key = JSON.stringify([
    attackers.map((piece) => s.pieces.unit[piece]).sort(),
    tiles,
    view.entrances.map((entrance) => entrance.tiles),
    view.guardianDiscard,
    view.realms.map(({ inPlay }) => inPlay),
    view.turn.effects,
  ]);
  const known = unknownGuards.get(key);
  if (known) return known;
  if (unknownGuards.size > MAX_KEPT) unknownGuards.clear();
  const made = average(view, plan, tiles, hidden);
  unknownGuards.set(key, made);
  return made;
}

/** Against unknown guardians hundreds of battles are looked at: what was found is kept while nothing of it changes. */
const unknownGuards = new Map<string, Chances>();
const MAX_KEPT = 200;

/** Over all guardians that may lie there. */
function average(view: View, plan: Plan, tiles: readonly number[], hidden: number): Chances {
  const s = stateOf(view);
  const seen = tiles.filter((tile) => tile >= 0);
  const cases = draws(view, hidden).map(({ drawn, share }) => ({
    share,
    odds: battleOdds(
      s,
      plan,
      undefined,
      [...seen, ...drawn].map((tile) => GUARDIANS[tile]),
    ),
  }));
  const mean = (of: (odds: BattleOdds) => number) =>
    cases.reduce((sum, { share, odds }) => sum + share * of(odds), 0);
  const wins = cases.map(({ odds }) => odds.win);
  return {
    win: Math.min(
      1,
      mean(({ win }) => win),
    ),
    draw: mean(({ draw }) => draw),
    attackerLoss: mean(({ attackerLoss }) => attackerLoss),
    defenderLoss: mean(({ defenderLoss }) => defenderLoss),
    leftOut: cases[0]?.odds.leftOut ?? [],
    hidden,
    worst: Math.min(...wins),
    best: Math.max(...wins),
  };
}

interface Draw {
  readonly drawn: readonly number[];
  readonly share: number;
}

/** What tiles that are face down may be, and how likely that is. */
function draws({ entrances, guardianDiscard }: View, hidden: number): readonly Draw[] {
  const seen = [...guardianDiscard, ...entrances.flatMap(({ tiles }) => tiles)];
  const left = GUARDIAN_IDS.map(
    (id, tile) => guardians[id].copies - seen.filter((one) => one === tile).length,
  );
  let found: readonly Draw[] = [{ drawn: [], share: 1 }];
  for (let n = 0; n < hidden; n++)
    found = merge(found.flatMap(({ drawn, share }) => nextDraws(left, drawn, share)));
  return found;
}

function nextDraws(left: readonly number[], drawn: readonly number[], share: number): readonly Draw[] {
  const rest = left.map((count, tile) => Math.max(0, count - drawn.filter((one) => one === tile).length));
  const total = rest.reduce((sum, count) => sum + count, 0);
  return rest.flatMap((count, tile) =>
    count > 0 ? [{ drawn: [...drawn, tile].sort((a, b) => a - b), share: (share * count) / total }] : [],
  );
}

/** In whatever order they came. */
function merge(all: readonly Draw[]): readonly Draw[] {
  const shares = new Map<string, Draw>();
  for (const { drawn, share } of all)
    shares.set(drawn.join(), { drawn, share: share + (shares.get(drawn.join())?.share ?? 0) });
  return [...shares.values()];
}

/** The chances of the attacks that stand on the board now. */
export function pendingAttacks(view: View): readonly { readonly id: SpaceId; readonly win: number }[] {
  if (view.phase !== 'move' && view.phase !== 'battles') return [];
  const s = stateOf(view);
  const spaces = new Set(s.pieces.at.filter((at, p) => at >= 0 && s.pieces.realm[p] === s.active));
  return [...spaces].flatMap((space) => {
    if (view.battle?.space === space || !isAttack(view, space)) return [];
    const chances = chancesOf(view, space, []);
    const id = SPACE_IDS[space];
    return chances && id ? [{ id, win: chances.win }] : [];
  });
}
