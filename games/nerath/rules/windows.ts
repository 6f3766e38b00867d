/** NER-17.2, 17.3, 17.18, 17.19, 17.21: who is asked for cards, in which order, and when a window closes. */
import type { Ref, Step } from '@gonfalon/kernel';
import type { Stop } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { battlePass, turnPass } from './auto-pass.ts';
import { isInBattle, isOnSide } from './battle-selectors.ts';
import type { Realm } from './board.ts';
import { KARKOTH } from './board.ts';
import { eventsAt, treasuresAt, windowOf } from './cards/card-data.ts';
import { BATTLE_STOPS, couldPlay } from './cards/conditions.ts';
import type { MenuAsking, MenuFacts } from './cards/menus.ts';
import { askTarget, cardVerbs, menuFacts, refuseWhileChoosing } from './cards/menus.ts';
import type { Outcome } from './cards/play.ts';
import { addSend, addTarget, sendsOf } from './cards/play.ts';
import { cardRef, eventRefsAt } from './refs.ts';
import type { Leaver } from './scatter.ts';
import { askWithdrawal, findSend, leaversFor, sendNames } from './scatter.ts';
import { inTurnOrder, seatOf } from './selectors.ts';
import type { Card, State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

type Window = { stop: Stop; defending?: boolean };

const isInterlude = (stop: Stop): boolean => stop === 'interlude:move' || stop === 'interlude:battles';

/** Who is asked first: the attacker, the active realm, or Karkoth at the end of a game round. */
function orderOf(s: State, stop: Stop): Realm[] {
  if (stop === 'roundEnd') return inTurnOrder(KARKOTH);
  return inTurnOrder(s.battle && BATTLE_STOPS.has(stop) ? s.battle.attacker : s.active);
}

/** NER-17.19: in its own interludes a realm plays cards 71 and 77 only. */
const isOwnInterludeCard = (card: Card): boolean =>
  windowOf(card) === 'phaseEnd' || windowOf(card) === 'battlePhaseEnd';

/** NER-17.18: whether a realm could play something, by what everybody knows. */
function isEligible(s: State, realm: Realm, { stop, defending }: Window): boolean {
  const owner = s.realms[realm];
  if (owner.hand.length === 0 && owner.held.length === 0) return false;
  if (s.battle && defending !== undefined && !isOnSide(s, s.battle, realm, defending)) return false;
  const own = isInterlude(stop) && realm === s.active;
  if (owner.hand.length > 0)
    for (const card of eventsAt(realm, stop)) {
      if (owner.discard.includes(card) || (own && !isOwnInterludeCard(card))) continue;
      if (couldPlay(s, realm, card, stop)) return true;
    }
  if (owner.held.length === 0 || own) return false;
  if (s.battle && BATTLE_STOPS.has(stop) && !isInBattle(s, s.battle, realm)) return false;
  return treasuresAt(stop).some((card) => s.realms.every((one) => !one.inPlay.includes(card)));
}

/** The realm that is asked next, or -1: nobody who has passed, unless somebody else has played since. */
function nextRealm(s: State, window: Window): Realm {
  if (s.pending) return s.pending.realm;
  const passed = s.windows[s.windows.length - 1];
  return orderOf(s, window.stop).find((r) => !(passed & (1 << r)) && isEligible(s, r, window)) ?? -1;
}

/** Opens a window: who has passed is kept in the state, since nobody else may know whether there was a choice. */
const window: Step<State, Window> = {
  run(ctx: Context, locals) {
    ctx.state.windows.push(0);
    ctx.goto('windowAsk', locals);
  },
};

/** A play starts the round of asking again; a card that was begun and left counts as a pass (NER-17.24). */
function settle({ state: s, facts: { realm } }: MenuAsking, outcome: Outcome): void {
  const last = s.windows.length - 1;
  if (outcome === 'played') s.windows[last] = 0;
  else if (outcome === 'kept') s.windows[last] |= 1 << realm;
}

/** The cards that the window is about, for orders never to be asked for one. */
function cardsOf(s: State, realm: Realm, stop: Stop): readonly Ref[] {
  const { held } = s.realms[realm];
  const events = eventRefsAt(realm, stop);
  return held.length > 0 ? [...events, ...held.map(cardRef)] : events;
}

function askWindow(s: State, { realm, stop }: MenuFacts) {
  const shared = { seat: seatOf(s, realm), fallback: ['pass'], secret: true } as const;
  const pass = ['pass'] as const;
  const cards = cardsOf(s, realm, stop);
  if (stop === 'roundEnd')
    return {
      ...shared,
      prompt: 'roundEnd',
      params: { realm: REALM_IDS[realm] },
      autoPass: turnPass(s, pass, stop, cards),
    } as const;
  if (isInterlude(stop))
    return {
      ...shared,
      prompt: 'interlude',
      params: {
        realm: REALM_IDS[realm],
        active: REALM_IDS[s.active],
        after: stop === 'interlude:move' ? 'move' : 'battles',
      },
      autoPass: turnPass(s, pass, stop, cards),
    } as const;
  const { space, round } = s.battle ?? { space: 0, round: 0 };
  return {
    ...shared,
    prompt: 'window',
    params: { realm: REALM_IDS[realm], space: SPACE_IDS[space], window: stop, round },
    autoPass: battlePass(s, pass, stop, cards),
  } as const;
}

interface WindowFacts extends MenuFacts {
  /** Card 75: who can still be sent away. */
  readonly leavers: readonly Leaver[];
}

/** D6, D9, D22 */
const windowAsk = question<Window, WindowFacts>({
  facts: (ctx, locals) => {
    const s = ctx.state;
    const facts = menuFacts(s, nextRealm(s, locals), locals.stop);
    const leavers = facts.pending && sendsOf(facts.pending) ? leaversFor(s, facts.pending) : [];
    return { ...facts, leavers };
  },
  skip: ({ state: s, facts: { realm } }) => {
    if (realm >= 0) return false;
    s.windows.pop();
    return true;
  },
  ask: ({ state: s, facts }) => {
    const asked = askWithdrawal(s, facts) ?? askTarget(s, facts);
    return asked ? { ...asked, secret: true } : askWindow(s, facts);
  },
  verbs: {
    ...cardVerbs(settle),
    pass: { refuse: refuseWhileChoosing, apply: (asking) => settle(asking, 'kept') },
    send: {
      refuse: ({ facts: { leavers } }) => (leavers.length > 0 ? undefined : { rule: 'NER-17.22' }),
      names: sendNames(({ facts }: { state: State; facts: WindowFacts }) => facts.leavers),
      apply(asking, ref, place, n) {
        const { pieces, refuge } = findSend(asking.facts.leavers, ref, place, n);
        if (refuge) addSend(asking.ctx, pieces, refuge.space);
      },
    },
    done: {
      refuse: ({ facts: { pending } }) => (pending && sendsOf(pending) ? undefined : { rule: 'NER-17.22' }),
      apply: (asking) => settle(asking, addTarget(asking.ctx, undefined)),
    },
  },
});

export const windowSteps = { window, windowAsk };
