/** NER-11.3 to 11.12: what conquering a territory brings. */
import { constants, REALM_IDS, SPACE_IDS, treasures } from '../content/index.ts';
import { addUnits, scorePoints, stealGold } from './actions.ts';
import type { Realm, Space } from './board.ts';
import { CAPITAL_OF, HOME, LAND_ADJ, MONSTER, NOBODY, unitOf } from './board.ts';
import { EFFECTS, OWNER } from './cards/card-data.ts';
import { endMatch } from './match-end.ts';
import type { Piece } from './pieces.ts';
import { castleAt, NO_PIECE, piecesOf } from './pieces.ts';
import { areEnemies, hasProperty, isEmpty, isEnemyLand } from './selectors.ts';
import type { State } from './state.ts';
import { capitalsVerdict } from './victory.ts';
import type { Context } from './vocabulary.ts';

export type Conquest = 'battle' | 'unopposed' | 'amok' | 'card';

/** NER-11.4 to 11.6 */
export function pointsFor(s: State, realm: Realm, at: Space): number {
  const owner = CAPITAL_OF[at];
  if (owner !== NOBODY) return areEnemies(s, realm, owner) ? constants.capitalPoints : 0;
  return areEnemies(s, realm, HOME[at]) ? constants.territoryPoints : 0;
}

const MAUL_GOLD = treasures['95'].property?.op === 'monsterGold' ? treasures['95'].property.gold : 0;

/** Control, points, then what follows by itself (NER-11.14). */
export function conquer(ctx: Context, realm: Realm, at: Space, how: Conquest): void {
  const s = ctx.state;
  const from = s.control[at];
  // NER-11.7: an ally's starting territory returns to the ally.
  const control = areEnemies(s, realm, HOME[at]) ? realm : HOME[at];
  s.control[at] = control;
  const castle = castleAt(s.pieces, at);
  if (castle !== NO_PIECE) s.pieces.realm[castle] = control;
  if (realm === s.active && !s.turn.conquered.includes(at)) s.turn.conquered.push(at);
  ctx.emit({
    kind: 'conquered',
    realm: REALM_IDS[realm],
    space: SPACE_IDS[at],
    from: REALM_IDS[from],
    control: REALM_IDS[control],
    how,
  });
  scorePoints(ctx, realm, pointsFor(s, realm, at));
  const verdict = capitalsVerdict(s);
  if (verdict) {
    endMatch(ctx, verdict);
    return;
  }
  addBySaga(ctx, realm, at);
  takeByMaul(ctx, realm, at, from, how);
}

/** Card 69 */
function addBySaga(ctx: Context, realm: Realm, at: Space): void {
  const s = ctx.state;
  for (const card of s.turn.effects) {
    const effect = EFFECTS[card];
    if (effect?.op === 'addOnConquest' && OWNER[card] === realm && realm === s.active)
      addUnits(ctx, realm, at, unitOf(effect.unit), 1);
  }
}

/** Card 95 */
function takeByMaul(ctx: Context, realm: Realm, at: Space, from: Realm, how: Conquest): void {
  const s = ctx.state;
  if (how === 'card' || realm !== s.active || !hasProperty(s, realm, 'monsterGold')) return;
  const { pieces } = s;
  if (piecesOf(pieces, realm, at).some((p) => pieces.unit[p] === MONSTER))
    stealGold(ctx, realm, from, MAUL_GOLD);
}

/** NER-11.11: where a piece can run amok from a territory. */
export const amokTargets = (s: State, realm: Realm, from: Space): Space[] =>
  LAND_ADJ[from].filter((at) => isEnemyLand(s, realm, at) && isEmpty(s, at)).sort((a, b) => a - b);

/** NER-11.11: the pieces that may run amok after a won battle. */
export function runnersAt(s: State, realm: Realm, at: Space): Piece[] {
  const { unit } = s.pieces;
  return piecesOf(s.pieces, realm, at).filter(
    (p) => unit[p] === MONSTER || hasProperty(s, realm, 'runAmok', unit[p]),
  );
}
