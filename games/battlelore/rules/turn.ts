/** BLO-2.1 and 12: the phases of a turn, its end, and whose turn is next. */
import type { Choice, Frame, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { LoreId } from '../content/index.ts';
import { command, tables } from '../content/index.ts';
import { insteadOf } from './command.ts';
import {
  commandIn,
  commandRef,
  distinct,
  drawCommand,
  loreIn,
  loreRef,
  nextCommand,
  nextLore,
  tellDraw,
} from './command-cards.ts';
import { byCost } from './lore.ts';
import { discardLore } from './lore-hands.ts';
import { gainTokens } from './losses.ts';
import type { Phase, State, Turn } from './state.ts';
import { camp, dropMarks, inPlay, isAlive, refuse, unitAt } from './units.ts';
import { endByTurnCap } from './victory.ts';

/** Each step of a turn, and the phase that begins with it. */
const PARTS: readonly [step: string, phase: Phase][] = [
  ['turn-begin', 'command'],
  ['command', 'command'],
  ['command-with', 'command'],
  ['w-command', 'command'],
  ['order-all', 'order'],
  ['orders', 'order'],
  ['carry-orders', 'order'],
  ['movement', 'movement'],
  ['combat', 'combat'],
  ['end-lore', 'end'],
  ['end-command', 'end'],
  ['pentacle', 'end'],
  ['lore-choice', 'end'],
  ['turn-end', 'end'],
];

/** A loaded state goes on at the beginning of its phase. */
export function start(s: State): Frame[] {
  const match = { step: 'match', l: {} };
  const part = PARTS.findIndex(([, phase]) => phase === s.phase);
  return part < 0 ? [match] : [match, { step: 'turn', l: { part } }];
}

const match: Step<State> = {
  run(ctx) {
    ctx.call(ctx.state.phase === 'set-up' ? 'set-up' : 'turn');
  },
};

const turn: Step<State, { part?: number }> = {
  run(ctx, locals) {
    const [part, phase] = PARTS[locals.part ?? 0] ?? [];
    if (part === undefined || phase === undefined) return ctx.done();
    locals.part = (locals.part ?? 0) + 1;
    ctx.state.phase = phase;
    const reacting = part === 'command-with' || part === 'w-command';
    // BLO-15.8, 15.10: both go with a Command card. BLO-2.7: a card that can order nobody leaves only the end.
    const idle = ctx.state.turn.idle && (phase === 'movement' || phase === 'combat');
    if (idle || (reacting && ctx.state.turn.command === undefined))
      return ctx.goto('turn', { part: locals.part });
    ctx.call(part);
  },
};

const turnBegin: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    dropMarks(s, (m) => m.until === 'next-turn' && m.by === s.active);
    for (const u of s.units) u.began = u.hex;
    ctx.emit({ kind: 'turn', seat: s.active, number: s.turn.number });
    ctx.done();
  },
};

/** BLO-12.1 (1) */
const endLore: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    for (const p of s.onTable) {
      s.loreDiscard.push(p.card);
      s.pool += p.paid;
    }
    const instead = insteadOf(s);
    s.turn.instead = instead !== undefined;
    s.onTable = [];
    const mine = camp(s, s.active);
    if (s.turn.as && !instead) mine.last = { card: s.turn.as, mirrored: s.turn.mirrored };
    else delete mine.last;
    ctx.done();
  },
};

/** BLO-12.1 (2): a Command card for the one that was played; Scout looks at two. */
const endCommand: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    const mine = camp(s, s.active);
    const { command: card, as } = s.turn;
    ctx.done();
    if (card) s.commandDiscard.push(card);
    if ((!card && !handShort(s)) || mine.hand.length >= mine.handSize) return;
    const scout = as && command[as].effect.find((e) => e.do === 'draw');
    if (!scout) return drawCommand(ctx, s.active, 1);
    for (let i = 0; i < scout.cards; i++) {
      const next = nextCommand(ctx);
      if (next) mine.scouted.push(next);
    }
    tellDraw(ctx, 'scouted', s.active, mine.scouted);
    ctx.call('scout');
  },
};

/** a player without any Command card draws one. */
function handShort(s: State): boolean {
  return camp(s, s.active).hand.length === 0 && s.turn.command === undefined && !s.turn.instead;
}

/** D-SCOUT */
const scout: Step<State> = {
  skip: ({ state: s }) => camp(s, s.active).scouted.length === 0,
  ask({ state: s }) {
    const candidates = distinct(camp(s, s.active).scouted).map((card): Choice => ['keep', commandRef(card)]);
    return { seat: s.active, prompt: 'scout', candidates, fallback: candidates[0] ?? ['keep'] };
  },
  refuse({ state: s }, _, [verb, ref]) {
    const card = commandIn(ref);
    const legal = verb === 'keep' && card && camp(s, s.active).scouted.includes(card);
    return legal ? undefined : refuse('BLO-12.1', ref ? [ref] : []);
  },
  answer(ctx, _, [, ref]) {
    const s = ctx.state;
    const mine = camp(s, s.active);
    const card = commandIn(ref);
    if (!card) return;
    mine.scouted.splice(mine.scouted.indexOf(card), 1);
    mine.hand.push(card);
    const [away] = mine.scouted.splice(0);
    ctx.done();
    ctx.reveal();
    if (!away) return;
    s.commandDiscard.push(away);
    ctx.emit({ kind: 'command-discarded', seat: s.active, card: away });
  },
};

/** BLO-18.4 */
const pentacle: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    for (const l of s.landmarks) {
      const held = l.type === 'magic_pentacle' && l.owner === s.active && unitAt(s, l.hex)?.camp === s.active;
      if (held) gainTokens(ctx, s.active, tables.pentacleTokens);
    }
    ctx.done();
  },
};

/** D-LORE, BLO-15.20 */
const loreChoice: Step<State> = {
  skip: (ctx) => !inPlay(ctx.state, 'lore-cards'),
  ask({ state: s }) {
    return {
      seat: s.active,
      prompt: 'lore-choice',
      candidates: [['cards'], ['both'], ['tokens']],
      fallback: ['tokens'],
    };
  },
  refuse: (_, __, [verb]) => (['cards', 'both', 'tokens'].includes(verb) ? undefined : refuse('BLO-15.20')),
  answer(ctx, _, [verb]) {
    const s = ctx.state;
    ctx.done();
    ctx.emit({ kind: 'lore-choice', seat: s.active, choice: verb });
    if (verb === 'tokens') return gainTokens(ctx, s.active, 2);
    ctx.call('lore-limit', { seat: s.active });
    lookAtLore(ctx, s.active, verb === 'cards' ? 2 : 1);
    if (verb === 'both') gainTokens(ctx, s.active, 1);
    ctx.call('lore-keep', { seat: s.active, keep: 1 });
  },
};

function lookAtLore(ctx: StepContext<State>, seat: Seat, number: number): void {
  const mine = camp(ctx.state, seat);
  for (let i = 0; i < number; i++) {
    const card = nextLore(ctx);
    if (card) mine.dealt.push(card);
  }
  mine.kept = 0;
  tellDraw(ctx, 'drew-lore', seat, mine.dealt);
}

/** D-LOREKEEP: of the cards dealt, so many are kept, and the others discarded. */
const loreKeep: Step<State, { seat: Seat; keep: number }> = {
  run(ctx, locals) {
    const mine = camp(ctx.state, locals.seat);
    if (mine.dealt.length <= locals.keep) {
      mine.lore.push(...mine.dealt.splice(0));
      return ctx.done();
    }
    ctx.goto('lore-keep-one', { seat: locals.seat });
  },
};

const loreKeepOne: Step<State, { seat: Seat }> = {
  ask({ state: s }, locals) {
    const { dealt } = camp(s, locals.seat);
    const candidates = dealt.map((card): Choice => ['keep', loreRef(card)]);
    const [cheapest] = byCost(s, locals.seat, dealt);
    const fallback: Choice = ['keep', ...(cheapest ? [loreRef(cheapest)] : [])];
    return { seat: locals.seat, prompt: 'lore-keep', candidates, fallback };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'keep' && card && camp(s, locals.seat).dealt.includes(card);
    return legal ? undefined : refuse('BLO-15.20', ref ? [ref] : []);
  },
  answer(ctx, locals, [, ref]) {
    const mine = camp(ctx.state, locals.seat);
    const card = loreIn(ref);
    if (!card) return;
    mine.lore.push(card);
    const away = mine.dealt.splice(0).filter((other) => other !== card);
    ctx.done();
    for (const other of away) putAside(ctx, locals.seat, other);
  },
};

function putAside(ctx: StepContext<State>, seat: Seat, card: LoreId): void {
  ctx.state.loreDiscard.push(card);
  ctx.reveal();
  ctx.emit({ kind: 'lore-discarded', seat, card });
}

/** BLO-15.21, 16.4 */
function loreLimit(s: State, seat: Seat): number {
  const { wizard, cleric, rogue, warrior } = camp(s, seat).council;
  return tables.loreHandLimit[Math.max(wizard, cleric, rogue, warrior) as 0 | 1 | 2 | 3] ?? 1;
}

/** D-DISCARD */
const loreLimitStep: Step<State, { seat: Seat }> = {
  skip: ({ state: s }, locals) => camp(s, locals.seat).lore.length <= loreLimit(s, locals.seat),
  ask({ state: s }, locals) {
    const { lore: hand } = camp(s, locals.seat);
    const dearest = byCost(s, locals.seat, hand).at(-1);
    return {
      seat: locals.seat,
      prompt: 'lore-limit',
      params: { limit: loreLimit(s, locals.seat) },
      candidates: hand.map((card): Choice => ['discard', loreRef(card)]),
      fallback: ['discard', ...(dearest ? [loreRef(dearest)] : [])],
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'discard' && card && camp(s, locals.seat).lore.includes(card);
    return legal ? undefined : refuse('BLO-15.21', ref ? [ref] : []);
  },
  answer(ctx, locals, [, ref]) {
    const card = loreIn(ref);
    if (card) discardLore(ctx, locals.seat, card);
  },
};

const NEVER = Number.POSITIVE_INFINITY;

const turnEnd: Step<State> = {
  run(ctx) {
    const s = ctx.state;
    dropMarks(s, (m) => m.until !== 'next-turn');
    for (const u of s.units.filter(isAlive)) {
      u.ordered = 'no';
      u.picked = false;
      u.moved = false;
      u.steps = 0;
      u.stopped = false;
      u.noBattle = false;
      u.noRanged = false;
      u.battles = 0;
      u.onlyRanged = false;
      delete u.rush;
    }
    for (const c of s.camps) c.played = false;
    ctx.done();
    const cap = Math.min(s.options.turnCap || NEVER, s.adventure.turnCap ?? NEVER);
    if (s.turn.number >= 2 * cap) return endByTurnCap(s);
    s.active = 1 - s.active;
    s.phase = 'command';
    s.turn = newTurn(s.turn.number + 1);
  },
};

export function newTurn(number: number): Turn {
  return {
    number,
    mirrored: false,
    instead: false,
    moreOrders: 0,
    halved: false,
    idle: false,
    equal: 0,
    answered: false,
  };
}

export const turnSteps = {
  match,
  turn,
  'turn-begin': turnBegin,
  'end-lore': endLore,
  'end-command': endCommand,
  scout,
  pentacle,
  'lore-choice': loreChoice,
  'lore-keep': loreKeep,
  'lore-keep-one': loreKeepOne,
  'lore-limit': loreLimitStep,
  'turn-end': turnEnd,
};
