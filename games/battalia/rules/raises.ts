/** What lies in a battle line, and when the others see it: BTA-14.33 to BTA-14.35. */
import type { Card } from '../content/index.ts';
import { heroRef, strengthOf } from '../content/index.ts';
import { SIDES_OF_BATTLE, seatOf, standing, threshold, totalOf, useOf } from './battle-sums.ts';
import { showHandCard, takeOut } from './decks.ts';
import { assignWild, dayOf, freshlyLaid, isLaidRef, kindOf, spendUse } from './ledger.ts';
import { findLaid } from './line.ts';
import { cellId } from './moves.ts';
import type { Context } from './question.ts';
import { by, factionAt, playerAt } from './selectors.ts';
import type { Battle, Laid, State } from './state.ts';
import { cloneTable, NOBODY } from './state.ts';

/** Notes what the others see of the raising side, before it lays anything that they do not. */
export function keepSecret(s: State, b: Battle): void {
  if (b.shown) return;
  const { table } = playerAt(s, seatOf(b, b.raising));
  b.shown = { table: cloneTable(table), line: b.lines[b.raising].length };
}

/** What is attacked, as it is called in choices. */
export function targetRef(s: State, b: Battle): string {
  return b.target === 'hero' ? heroRef(factionAt(s, b.defender), b.targetHero) : cellId(b.cell);
}

function announce(ctx: Context, b: Battle): void {
  const s = ctx.state;
  b.announced = true;
  const { attacker: seat, defender } = b;
  const cell = cellId(b.cell);
  if (defender === NOBODY) {
    ctx.emit({ kind: 'assaulted', ...by(ctx.state, seat), cell, defence: standing(s, b, 1) });
    return;
  }
  playerAt(s, defender).attacked = true;
  const heroes = b.heroes[0].length;
  ctx.emit({
    kind: 'attacked',
    ...by(ctx.state, seat),
    defender,
    defenderFaction: factionAt(s, defender),
    cell,
    target: targetRef(s, b),
    heroes,
  });
}

/** Shows the cards of a raise, with the new total: BTA-14.35. */
export function showRaise(ctx: Context): void {
  const s = ctx.state;
  const b = s.battle;
  if (!b) return;
  ctx.reveal();
  if (!b.announced) announce(ctx, b);
  const { shown } = b;
  if (!shown) return;
  delete b.shown;
  const seat = seatOf(b, b.raising);
  for (const laid of playerAt(s, seat).table.slice(shown.table.length)) showHandCard(s, seat, laid.card);
  const cards = b.lines[b.raising].slice(shown.line);
  if (cards.length === 0) return;
  ctx.emit({
    kind: 'raised',
    ...by(ctx.state, seat),
    cards,
    total: totalOf(s, b, b.raising),
    threshold: threshold(s, b),
  });
}

/** Puts so many uses of a laid card into the line of the raising side, if it has strength there: BTA-14.19. */
export function enterLine(s: State, b: Battle, laid: Laid, uses: number): void {
  if (strengthOf(kindOf(laid), SIDES_OF_BATTLE[b.raising]) === 0) return;
  keepSecret(s, b);
  for (let n = 0; n < uses; n++) b.lines[b.raising].push(useOf(laid.card, laid.as));
  spendUse(laid, uses);
}

/** Moves a card from the hand of the raising side to its table, unseen by the others. */
export function layCard(s: State, b: Battle, card: Card): Laid {
  const player = playerAt(s, seatOf(b, b.raising));
  takeOut(player.hand, card);
  const laid = freshlyLaid(card, dayOf(s).illuminated);
  player.table.push(laid);
  return laid;
}

/** Lays one use of a card in the line, unseen by the others; a wild one as a weapon, which opens the battle. */
export function layInBattle(s: State, b: Battle, ref: string): void {
  keepSecret(s, b);
  const player = playerAt(s, seatOf(b, b.raising));
  const laid = (isLaidRef(ref) ? findLaid(player, ref) : undefined) ?? layCard(s, b, ref as Card);
  if (laid.wild) assignWild(laid, 'weapon', dayOf(s).illuminated);
  enterLine(s, b, laid, 1);
}
