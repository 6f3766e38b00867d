/** Resigning: chapter 22. */
import type { Seat, StepContext } from '@gonfalon/kernel';
import { endBattle } from './conquest.ts';
import { deckOf, sortCards } from './decks.ts';
import type { Context } from './question.ts';
import { showRaise } from './raises.ts';
import { by, playerAt, remainingSeats } from './selectors.ts';
import type { State } from './state.ts';
import { OFF_MAP } from './state.ts';

/** BTA-22.2: his cards leave the game; they are kept with him, so that none is lost. */
function leaveGame(s: State, seat: Seat): void {
  const player = playerAt(s, seat);
  const cards = sortCards(deckOf(s, seat));
  if (s.active === seat) delete s.line;
  if (s.cohort?.seat === seat) delete s.cohort;
  for (const hero of player.heroes) hero.cell = OFF_MAP;
  player.nation = cards;
  player.hand = [];
  player.shelter = [];
  player.ambush = [];
  player.tents = [];
  player.table = [];
  player.known = [];
  player.attacked = false;
  player.resigned = true;
}

/** BTA-22.4: what becomes of a battle in which he fights. */
function leaveBattle(ctx: Context, seat: Seat): void {
  const b = ctx.state.battle;
  if (!b) return;
  if (b.attacker === seat) {
    endBattle(ctx, undefined);
    ctx.popTo('turn');
  } else if (b.defender === seat && (!b.opening || b.target === 'hero')) {
    showRaise(ctx);
    endBattle(ctx, 0);
    ctx.popTo('act');
  }
}

export function resign(given: StepContext<State>, seat: Seat): void {
  const ctx = given as Context;
  const s = ctx.state;
  ctx.reveal();
  ctx.emit({ kind: 'resigned', ...by(ctx.state, seat) });
  leaveBattle(ctx, seat);
  leaveGame(s, seat);
  if (remainingSeats(s).length === 1) s.ending ??= 'resigned';
  else if (s.active === seat && ctx.isOpen('turn')) ctx.popTo('turn');
}
