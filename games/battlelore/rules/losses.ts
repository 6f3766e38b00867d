/** BLO-7.8, 7.9, 14.3, 14.4: losses; and what happens when a unit enters a hex by any means. */
import type { Seat } from '@gonfalon/kernel';
import type { Face, HexId } from '../content/index.ts';
import { FACES, tables } from '../content/index.ts';
import { drawCommand } from './decks.ts';
import type { Unit } from './state.ts';
import { GONE } from './state.ts';
import { camp, helmetOf, inPlay, isTroop, landmarksAt, other } from './units.ts';
import { captureObjectives, checkVictory } from './victory.ts';
import type { Context } from './vocabulary.ts';

export function rollFaces(ctx: Context, dice: number): Face[] {
  return Array.from({ length: dice }, () => FACES[ctx.chance.die(6) - 1]);
}

/** BLO-15.1: tokens from the pool, as many as it holds. */
export function gainTokens(ctx: Context, seat: Seat, wanted: number): void {
  const s = ctx.state;
  if (!inPlay(s, 'lore-tokens')) return;
  const count = Math.min(wanted, s.pool);
  if (count <= 0) return;
  s.pool -= count;
  camp(s, seat).goblet += count;
  ctx.emit({ kind: 'tokens', seat, count });
}

/** BLO-7.8, 7.9: removes figures; the last one gives a banner to the opponent of its owner. */
export function loseFigures(ctx: Context, u: Unit, wanted: number): void {
  if (u.hex === GONE || wanted <= 0) return;
  const count = Math.min(wanted, u.figures);
  u.figures -= count;
  ctx.emit({ kind: 'lost', unit: u.id, hex: u.hex, count, left: u.figures });
  if (u.figures === 0) eliminate(ctx, u);
}

/** BLO-7.9, 14.4 */
export function eliminate(ctx: Context, u: Unit): void {
  const s = ctx.state;
  if (u.hex === GONE) return;
  ctx.emit({ kind: 'eliminated', unit: u.id, camp: u.camp, type: u.type, hex: u.hex });
  u.figures = 0;
  u.hex = GONE;
  u.marks = [];
  s.pool += u.stored;
  u.stored = 0;
  camp(s, other(u.camp)).banners++;
  if (!isTroop(u)) gainTokens(ctx, other(u.camp), tables.creatureKillTokens);
}

/** BLO-14.3: these dice are rolled again, and the creature dies if one shows its colour. */
export function criticalHit(ctx: Context, u: Unit, dice: number): void {
  if (u.hex === GONE || dice <= 0) return;
  const faces = rollFaces(ctx, dice);
  ctx.emit({ kind: 'critical', unit: u.id, faces });
  if (faces.includes(helmetOf(u.banner))) eliminate(ctx, u);
}

/** Hits on a unit: figures of troops, a critical roll for a creature. */
export function takeHits(ctx: Context, u: Unit, hits: number): void {
  if (isTroop(u)) loseFigures(ctx, u, hits);
  else criticalHit(ctx, u, hits);
  checkVictory(ctx.state);
}

/** A unit comes to stand on a hex, however: objectives and strongholds notice (BLO-12.5, 18.11). */
export function stand(ctx: Context, u: Unit, at: HexId): void {
  const s = ctx.state;
  u.hex = at;
  captureObjectives(s, u.camp, at);
  for (const place of landmarksAt(s, at)) {
    if (place.type !== 'stronghold') continue;
    if (!place.captured && u.camp !== place.owner) {
      place.captured = true;
      loseStronghold(ctx, place.owner, at);
    } else if (place.captured && u.camp === place.owner) {
      place.captured = false;
      camp(s, place.owner).handSize++;
      ctx.emit({ kind: 'stronghold-retaken', seat: place.owner, hex: at });
      drawCommand(ctx, place.owner, 1);
    }
  }
  checkVictory(s);
}

/** BLO-18.11 */
function loseStronghold(ctx: Context, owner: Seat, at: HexId): void {
  const s = ctx.state;
  const mine = camp(s, owner);
  mine.handSize--;
  ctx.emit({ kind: 'stronghold-taken', seat: owner, hex: at });
  if (mine.hand.length === 0) return;
  const [card] = mine.hand.splice(ctx.chance.nextInt(mine.hand.length), 1);
  if (!card) return;
  s.commandDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'command-discarded', seat: owner, card });
}
