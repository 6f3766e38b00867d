/** BLO-2.1 and 12: the phases of a turn, its end, and whose turn is next. */
import type { Choice, Frame, Seat, Step, Table } from '@gonfalon/kernel';
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
import { gainTokens } from './figures.ts';
import { byCost } from './lore.ts';
import { discardLore } from './lore-hands.ts';
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
  run(t) {
    t.call(t.state.phase === 'set-up' ? 'set-up' : 'turn');
  },
};

const turn: Step<State, { part?: number }> = {
  run(t, l) {
    const [part, phase] = PARTS[l.part ?? 0] ?? [];
    if (part === undefined || phase === undefined) return t.done();
    l.part = (l.part ?? 0) + 1;
    t.state.phase = phase;
    const reacting = part === 'command-with' || part === 'w-command';
    // BLO-15.8, 15.10: both go with a Command card. BLO-2.7: a card that can order nobody leaves only the end.
    const idle = t.state.turn.idle && (phase === 'movement' || phase === 'combat');
    if (idle || (reacting && t.state.turn.command === undefined)) return t.goto('turn', { part: l.part });
    t.call(part);
  },
};

const turnBegin: Step<State> = {
  run(t) {
    const s = t.state;
    dropMarks(s, (m) => m.until === 'next-turn' && m.by === s.active);
    for (const u of s.units) u.began = u.hex;
    t.emit({ kind: 'turn', seat: s.active, number: s.turn.number });
    t.done();
  },
};

/** BLO-12.1 (1) */
const endLore: Step<State> = {
  run(t) {
    const s = t.state;
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
    t.done();
  },
};

/** BLO-12.1 (2): a Command card for the one that was played; Scout looks at two. */
const endCommand: Step<State> = {
  run(t) {
    const s = t.state;
    const mine = camp(s, s.active);
    const { command: card, as } = s.turn;
    t.done();
    if (card) s.commandDiscard.push(card);
    if ((!card && !handShort(s)) || mine.hand.length >= mine.handSize) return;
    const scout = as && command[as].effect.find((e) => e.do === 'draw');
    if (!scout) return drawCommand(t, s.active, 1);
    for (let i = 0; i < scout.cards; i++) {
      const next = nextCommand(t);
      if (next) mine.scouted.push(next);
    }
    tellDraw(t, 'scouted', s.active, mine.scouted);
    t.call('scout');
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
  answer(t, _, [, ref]) {
    const s = t.state;
    const mine = camp(s, s.active);
    const card = commandIn(ref);
    if (!card) return;
    mine.scouted.splice(mine.scouted.indexOf(card), 1);
    mine.hand.push(card);
    const [away] = mine.scouted.splice(0);
    t.done();
    t.reveal();
    if (!away) return;
    s.commandDiscard.push(away);
    t.emit({ kind: 'command-discarded', seat: s.active, card: away });
  },
};

/** BLO-18.4 */
const pentacle: Step<State> = {
  run(t) {
    const s = t.state;
    for (const l of s.landmarks) {
      const held = l.type === 'magic_pentacle' && l.owner === s.active && unitAt(s, l.hex)?.camp === s.active;
      if (held) gainTokens(t, s.active, tables.pentacleTokens);
    }
    t.done();
  },
};

/** D-LORE, BLO-15.20 */
const loreChoice: Step<State> = {
  skip: (t) => !inPlay(t.state, 'lore-cards'),
  ask({ state: s }) {
    return {
      seat: s.active,
      prompt: 'lore-choice',
      candidates: [['cards'], ['both'], ['tokens']],
      fallback: ['tokens'],
    };
  },
  refuse: (_, __, [verb]) => (['cards', 'both', 'tokens'].includes(verb) ? undefined : refuse('BLO-15.20')),
  answer(t, _, [verb]) {
    const s = t.state;
    t.done();
    t.emit({ kind: 'lore-choice', seat: s.active, choice: verb });
    if (verb === 'tokens') return gainTokens(t, s.active, 2);
    t.call('lore-limit', { seat: s.active });
    lookAtLore(t, s.active, verb === 'cards' ? 2 : 1);
    if (verb === 'both') gainTokens(t, s.active, 1);
    t.call('lore-keep', { seat: s.active, keep: 1 });
  },
};

function lookAtLore(t: Table<State>, seat: Seat, number: number): void {
  const mine = camp(t.state, seat);
  for (let i = 0; i < number; i++) {
    const card = nextLore(t);
    if (card) mine.dealt.push(card);
  }
  mine.kept = 0;
  tellDraw(t, 'drew-lore', seat, mine.dealt);
}

/** D-LOREKEEP: of the cards dealt, so many are kept, and the others discarded. */
const loreKeep: Step<State, { seat: Seat; keep: number }> = {
  run(t, l) {
    const mine = camp(t.state, l.seat);
    if (mine.dealt.length <= l.keep) {
      mine.lore.push(...mine.dealt.splice(0));
      return t.done();
    }
    t.goto('lore-keep-one', { seat: l.seat });
  },
};

const loreKeepOne: Step<State, { seat: Seat }> = {
  ask({ state: s }, l) {
    const { dealt } = camp(s, l.seat);
    const candidates = dealt.map((card): Choice => ['keep', loreRef(card)]);
    const [cheapest] = byCost(s, l.seat, dealt);
    const fallback: Choice = ['keep', ...(cheapest ? [loreRef(cheapest)] : [])];
    return { seat: l.seat, prompt: 'lore-keep', candidates, fallback };
  },
  refuse({ state: s }, l, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'keep' && card && camp(s, l.seat).dealt.includes(card);
    return legal ? undefined : refuse('BLO-15.20', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const mine = camp(t.state, l.seat);
    const card = loreIn(ref);
    if (!card) return;
    mine.lore.push(card);
    const away = mine.dealt.splice(0).filter((other) => other !== card);
    t.done();
    for (const other of away) putAside(t, l.seat, other);
  },
};

function putAside(t: Table<State>, seat: Seat, card: LoreId): void {
  t.state.loreDiscard.push(card);
  t.reveal();
  t.emit({ kind: 'lore-discarded', seat, card });
}

/** BLO-15.21, 16.4 */
function loreLimit(s: State, seat: Seat): number {
  const { wizard, cleric, rogue, warrior } = camp(s, seat).council;
  return tables.loreHandLimit[Math.max(wizard, cleric, rogue, warrior) as 0 | 1 | 2 | 3] ?? 1;
}

/** D-DISCARD */
const loreLimitStep: Step<State, { seat: Seat }> = {
  skip: ({ state: s }, l) => camp(s, l.seat).lore.length <= loreLimit(s, l.seat),
  ask({ state: s }, l) {
    const { lore: hand } = camp(s, l.seat);
    const dearest = byCost(s, l.seat, hand).at(-1);
    return {
      seat: l.seat,
      prompt: 'lore-limit',
      params: { limit: loreLimit(s, l.seat) },
      candidates: hand.map((card): Choice => ['discard', loreRef(card)]),
      fallback: ['discard', ...(dearest ? [loreRef(dearest)] : [])],
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'discard' && card && camp(s, l.seat).lore.includes(card);
    return legal ? undefined : refuse('BLO-15.21', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const card = loreIn(ref);
    if (card) discardLore(t, l.seat, card);
  },
};

const NEVER = Number.POSITIVE_INFINITY;

const turnEnd: Step<State> = {
  run(t) {
    const s = t.state;
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
    t.done();
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
