/** BLO-6 and 7: how many dice a unit rolls, and which faces hit. Public functions for clients and bots. */
import type { Face } from '../content/index.ts';
import { banner, unitType, weapon } from '../content/index.ts';
import type { Attack, AttackKind, Mark, State, Unit } from './state.ts';
import { classOf, creatureOf, groundsAt, helmetOf, hexOf, marksOf, terrainAt } from './units.ts';

/** BLO-6.1, 6.2 */
function baseDice(u: Unit): number {
  const base = creatureOf(u)?.dice ?? banner[u.banner].dice;
  return base - (u.moved ? weapon[unitType[u.type].weapon].movedPenalty : 0);
}

/** BLO-6.3, 17.3, 17.8: the lowest cap of the attacker's hex and of the target's. */
function cap(s: State, attacker: Unit, target: Unit): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ground of groundsAt(s, hexOf(attacker))) least = Math.min(least, ground.capFrom ?? least);
  const from = terrainAt(s, hexOf(attacker));
  for (const ground of groundsAt(s, hexOf(target))) {
    if ('openToItself' in ground && ground.openToItself && from.id === ground.id) continue;
    least = Math.min(least, ground.capInto ?? least);
  }
  return least;
}

function bonus(u: Unit, kind: AttackKind, ranged: boolean): number {
  return marksOf(u, 'dice').reduce((sum, m) => {
    return sum + ((kind === 'battle-back' ? m.battleBack : ranged ? m.ranged : m.melee) ?? 0);
  }, 0);
}

/** BLO-6.4, 6.5 */
export function diceFor(
  s: State,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  ranged: boolean,
  extra = 0,
): number {
  let dice = Math.min(baseDice(attacker), cap(s, attacker, target)) + bonus(attacker, kind, ranged) + extra;
  const own = kind === 'attack' || kind === 'bonus' || kind === 'berserk';
  const limits = [
    ...marksOf(attacker, 'dice-limit').filter((m) => m.rolls === 'own' && own),
    ...marksOf(target, 'dice-limit').filter((m) => m.rolls === 'against'),
  ];
  for (const m of limits) dice = m.half ? Math.ceil(dice / 2) : Math.min(dice, m.max ?? dice);
  return Math.max(0, dice);
}

export interface Hits {
  /** Dice that hit, as faces, with what cards of the target cancel already taken off. */
  readonly hits: number;
  /** Lore symbols that hit, or were used by poison: they give no token. */
  readonly loreUsed: number;
}

/** Which faces the marks name, and when the last of their cards was played. */
function latest(marks: readonly Mark[]): Map<Face, number> {
  const found = new Map<Face, number>();
  for (const { faces = [], order = 0 } of marks) {
    for (const face of faces) found.set(face, Math.max(order, found.get(face) ?? 0));
  }
  return found;
}

/** BLO-7.2-7.7, 14.17, 14.20 and the cards: which dice of a combat roll hit. */
export function combatHits(a: Attack, attacker: Unit, target: Unit): Hits {
  const arm = weapon[unitType[attacker.type].weapon];
  const colour = helmetOf(target.banner);
  const forcing = latest(marksOf(attacker, 'hits'));
  const sparing = latest(marksOf(target, 'misses'));
  const forced = new Set<Face>(forcing.keys());
  const missed = new Set(
    [...sparing.keys()].filter((face) => (sparing.get(face) ?? 0) > (forcing.get(face) ?? -1)),
  );
  const strikes = arm.strikes === 'always' || (arm.strikes === 'ranged' && a.ranged);
  let spared = !forced.has('S') && arm.spared?.class === classOf(target) ? arm.spared.count : 0;
  const webbed = target.web || a.power === 'web';
  const shielded = marksOf(target, 'bold').some((m) => m.must);
  const hitting: Face[] = [];
  let loreUsed = 0;
  for (const face of a.faces) {
    if (missed.has(face)) continue;
    if (face === 'L') {
      if (!forced.has('L') && !target.poison) continue;
      loreUsed++;
      hitting.push(face);
    } else if (face === 'F') {
      if (webbed && !shielded) hitting.push(face);
    } else if (face === 'S') {
      if (forced.has('S')) hitting.push(face);
      else if (strikes && spared > 0) spared--;
      else if (strikes) hitting.push(face);
    } else if (face === colour || forced.has(face)) hitting.push(face);
  }
  return { hits: hitting.length - cancelled(target, hitting), loreUsed };
}

/** Mass Shield, Intercession: hits of a roll that do not count. */
function cancelled(target: Unit, hitting: readonly Face[]): number {
  let gone = 0;
  for (const m of marksOf(target, 'cancel-hits')) {
    const fitting = hitting.filter((face) => m.faces?.includes(face)).length;
    gone += Math.min(m.count ?? 0, fitting);
  }
  return Math.min(gone, hitting.length);
}

/** BLO-15.25: which dice of a spell hit; flags of a webbed unit only where the card counts flags. */
export function spellHits(a: Attack, target: Unit): Hits {
  const colour = helmetOf(target.banner);
  let hits = 0;
  for (const face of a.faces) {
    if (face === colour && a.colour) hits++;
    else if (face === 'L' && (a.lore || target.poison)) hits++;
    else if (face === 'F' && a.flagsCount && target.web) hits++;
  }
  return { hits, loreUsed: 0 };
}
