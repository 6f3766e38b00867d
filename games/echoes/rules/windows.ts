/** ECH-8.9, 8.10, 8.18-8.20, 13.5, 13.6: reaction windows. */
import type { Seat } from '@gonfalon/kernel';
import type { ReactionAbility, ReactionWindow, TechnologyId } from '../content/index.ts';
import { card } from '../content/index.ts';
import { areAllied } from './board.ts';
import { openFight } from './combat.ts';
import type { Scope } from './conditions.ts';
import { allHold } from './conditions.ts';
import { mayHold, reactionsOf } from './known.ts';
import { alive } from './losses.ts';
import { purchaseOf } from './playing.ts';
import { boardOf } from './profiles.ts';
import { canPay, playerOf } from './purse.ts';
import type { State } from './state.ts';
import { turnOrder } from './triggers.ts';
import type { Context, WindowLocals } from './vocabulary.ts';

const abilities = new Map<TechnologyId, ReactionAbility>();

function reactionOf(id: TechnologyId): ReactionAbility | undefined {
  let found = abilities.get(id);
  if (!found) {
    const [first] = card[id].abilities;
    if (first?.a !== 'reaction') return undefined;
    found = first;
    abilities.set(id, found);
  }
  return found;
}

/** Every opponent of the active seat, in turn order: ECH-8.18, 11.26. */
export const opponentsInOrder = (s: State): Seat[] =>
  turnOrder(s).filter((seat) => !areAllied(seat, s.active));

function scopeFor(s: State, seat: Seat, { card: played, destroyer }: WindowLocals): Scope {
  return { board: boardOf(s), seat, since: 0, fight: openFight(s), destroyer: alive(s, destroyer), played };
}

const fitsWindow = (id: TechnologyId, window: ReactionWindow): boolean => reactionOf(id)?.on === window;

const holdsFor = (id: TechnologyId, scope: Scope): boolean =>
  allHold(reactionOf(id)?.if, scope, undefined, 0);

export function callWindow(ctx: Context, locals: WindowLocals): void {
  ctx.state.asked.push(0);
  ctx.call('window', locals);
}

/** ECH-8.20: whether what the window is about is gone or cancelled. */
function isClosed(s: State, { window, unit }: WindowLocals): boolean {
  if (window === 'attackDeclared') {
    const fight = openFight(s);
    return !s.attack || s.attack.cancelled || !fight || !(fight.defender ?? fight.building);
  }
  if (window === 'enemyTechnology') return s.played.at(-1)?.cancelled !== false;
  return window === 'enemyDeployed' && !alive(s, unit);
}

/** ECH-13.5: whether a seat is asked, by public facts alone. */
function isWindowOpen(s: State, seat: Seat, locals: WindowLocals): boolean {
  let scope: Scope | undefined;
  for (const id of reactionsOf(s, seat)) {
    if (!fitsWindow(id, locals.window) || !mayHold(s, seat, id)) continue;
    scope ??= scopeFor(s, seat, locals);
    if (canPay(scope.board, seat, purchaseOf(id, 0)) && holdsFor(id, scope)) return true;
  }
  return false;
}

/** The place in the list of the next seat for which the window is open; -1 if it is over. */
export function nextAsked(s: State, locals: WindowLocals): number {
  if (isClosed(s, locals)) return -1;
  for (let i = s.asked.at(-1) ?? 0; i < locals.seats.length; i++)
    if (isWindowOpen(s, locals.seats[i] ?? 0, locals)) return i;
  return -1;
}

/** ECH-13.6: the Reactions that the seat really holds and can play. */
export function heldReactions(s: State, seat: Seat, locals: WindowLocals): TechnologyId[] {
  const scope = scopeFor(s, seat, locals);
  const { hand } = playerOf(s, seat);
  return reactionsOf(s, seat).filter(
    (id) =>
      hand.includes(id) &&
      fitsWindow(id, locals.window) &&
      canPay(scope.board, seat, purchaseOf(id, 0)) &&
      holdsFor(id, scope),
  );
}
