/** ECH-8.7, 8.8, 8.11, 8.14-8.16: a Technology from its payment to its resting place. */
import type { Step } from '@gonfalon/kernel';
import { card } from '../content/index.ts';
import { alive, sweep } from './losses.ts';
import { playerOf } from './purse.ts';
import type { PlayedCard, State } from './state.ts';
import { callTriggers, startWork } from './triggers.ts';
import type { Context } from './vocabulary.ts';
import { callWindow, opponentsInOrder } from './windows.ts';

const technology: Step<State, { stage: number }> = {
  run(ctx: Context, { stage }) {
    const s = ctx.state;
    const played = s.played.at(-1);
    if (!played) return ctx.done();
    ctx.goto('technology', { stage: stage + 1 });
    if (stage === 0) openWindow(ctx, played);
    else if (stage === 1) carryOutCard(ctx, played);
    else if (stage === 2) putAway(ctx, played);
    else ctx.done();
  },
};

/** ECH-8.14: after it was paid, before its effect. */
function openWindow(ctx: Context, { card: id }: PlayedCard): void {
  const seats = opponentsInOrder(ctx.state);
  callWindow(ctx, { window: 'enemyTechnology', seats, card: id, unit: 0, destroyer: 0 });
}

function carryOutCard(ctx: Context, played: PlayedCard): void {
  const s = ctx.state;
  if (played.cancelled) {
    ctx.emit({ kind: 'card-cancelled', seat: played.seat, card: played.card });
    return;
  }
  const { seat, card: id, since, unit, ability, opponent, picks, subject, destroyer } = played;
  const { tech } = card[id];
  if (tech === 'upgrade') alive(s, unit)?.upgrades.push({ card: id, since, used: 0, seat });
  else if (tech === 'event') playerOf(s, seat).events.push({ card: id, since, used: 0 });
  else
    startWork(ctx, {
      seat,
      card: id,
      ability,
      since,
      source: 0,
      subject,
      destroyer,
      opponent,
      picks: picks.slice(),
      picked: tech === 'action',
    });
}

/** ECH-8.8, 8.15: discarded, or in front of its owner while it holds temporary resources. */
function putAway(ctx: Context, played: PlayedCard): void {
  const s = ctx.state;
  const { seat, card: id, since, cancelled, unit } = played;
  s.played.pop();
  const player = playerOf(s, seat);
  const { tech } = card[id];
  const holds = player.tokens.some(({ on }) => on === since);
  const rests = !cancelled && (tech === 'event' || (tech === 'upgrade' && alive(s, unit)));
  if (!rests && holds) player.front.push({ card: id, since, used: 0 });
  else if (!rests) player.discard.push(id);
  ctx.done();
  if (cancelled) return;
  if (tech === 'event' || tech === 'upgrade') sweep(ctx);
  callTriggers(ctx, 'playsTechnology', { seat, technology: id, technologySince: since });
  if (s.fallen.length > 0 && !s.attack && s.played.length === 0) ctx.call('fallen');
}

export const technologySteps = { technology };
