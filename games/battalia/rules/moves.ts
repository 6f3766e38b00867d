/** Moving heroes on the map. */
import type { CellId } from '../content/index.ts';
import { CELL_IDS, heroRef } from '../content/index.ts';
import type { Context } from './question.ts';
import { by, factionAt, playerAt } from './selectors.ts';
import type { Hero } from './state.ts';
import type { Use } from './vocabulary.ts';

export const cellId = (cell: number): CellId => CELL_IDS[cell] as CellId;

export const heroAt = (ctx: Context, seat: number, hero: number): Hero =>
  playerAt(ctx.state, seat).heroes[hero] as Hero;

export function moveHero(
  ctx: Context,
  seat: number,
  hero: number,
  to: number,
  way: 'walk' | 'ride' | 'fly',
  cards: readonly Use[],
): void {
  const figure = heroAt(ctx, seat, hero);
  const from = figure.cell;
  figure.cell = to;
  const ref = heroRef(factionAt(ctx.state, seat), hero);
  ctx.emit({
    kind: 'moved',
    ...by(ctx.state, seat),
    hero: ref,
    from: cellId(from),
    to: cellId(to),
    way,
    cards,
  });
}
