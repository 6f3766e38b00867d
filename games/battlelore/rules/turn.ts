/** BLO-2.1 and 12: the phases of a turn, its end, and whose turn is next. */
import type { Frame, Seat } from '@gonfalon/kernel';
import { distinct, showTo } from '@gonfalon/kernel';
import type { CommandId } from '../content/index.ts';
import { command, tables } from '../content/index.ts';
import { commandCards, loreCards } from '../content/refs.ts';
import { insteadOf } from './command.ts';
import { discardLore, drawCommand, showLore, takeCommand, takeLore } from './decks.ts';
import { byCost } from './lore.ts';
import { gainTokens } from './losses.ts';
import type { Asking } from './question.ts';
import { oneOf, question } from './question.ts';
import type { Phase, State, Turn } from './state.ts';
import { camp, dropMarks, inPlay, isAlive, unitAt } from './units.ts';
import { endByTurnCap } from './victory.ts';
import type { RunStep, Steps } from './vocabulary.ts';

/** Each step of a turn, and the phase that begins with it. */
const PARTS = [
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
] as const satisfies readonly (readonly [step: keyof Steps, phase: Phase])[];

/** A loaded state goes on at the beginning of its phase. */
export function start(s: State): Frame[] {
  const match = { step: 'match', l: {} };
  const part = PARTS.findIndex(([, phase]) => phase === s.phase);
  return part < 0 ? [match] : [match, { step: 'turn', l: { part } }];
}

const match: RunStep<'match'> = {
  run(ctx) {
    ctx.call(ctx.state.phase === 'set-up' ? 'set-up' : 'turn');
  },
};

const turn: RunStep<'turn'> = {
  run(ctx, locals) {
    const next = PARTS[locals.part ?? 0];
    if (next === undefined) return ctx.done();
    const [part, phase] = next;
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

const turnBegin: RunStep<'turn-begin'> = {
  run(ctx) {
    const s = ctx.state;
    dropMarks(s, (m) => m.until === 'next-turn' && m.by === s.active);
    for (const u of s.units) u.began = u.hex;
    ctx.emit({ kind: 'turn', seat: s.active, number: s.turn.number });
    ctx.done();
  },
};

/** BLO-12.1 (1) */
const endLore: RunStep<'end-lore'> = {
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
const endCommand: RunStep<'end-command'> = {
  run(ctx) {
    const s = ctx.state;
    const mine = camp(s, s.active);
    const { command: card, as } = s.turn;
    ctx.done();
    if (card) s.commandDiscard.push(card);
    if ((!card && !handShort(s)) || mine.hand.length >= mine.handSize) return;
    const scout = as && command[as].effect.find((e) => e.do === 'draw');
    if (!scout) return drawCommand(ctx, s.active, 1);
    mine.scouted.push(...takeCommand(ctx, scout.cards));
    const cards = mine.scouted.slice();
    const seen = { kind: 'scouted', seat: s.active, count: cards.length, cards } as const;
    if (cards.length > 0) showTo(ctx, [s.active], seen, 'cards');
    ctx.call('scout');
  },
};

/** a player without any Command card draws one. */
function handShort(s: State): boolean {
  return camp(s, s.active).hand.length === 0 && s.turn.command === undefined && !s.turn.instead;
}

/** D-SCOUT */
const scout = question<object, CommandId[]>({
  facts: ({ state: s }) => distinct(camp(s, s.active).scouted),
  skip: ({ facts: cards }) => cards.length === 0,
  ask: ({ state: s, facts: [first] }) => ({
    seat: s.active,
    prompt: 'scout',
    fallback: ['keep', commandCards.ref(first)],
  }),
  verbs: {
    keep: {
      names: oneOf('card', ({ facts: cards }) => cards.map(commandCards.ref), 'BLO-12.1'),
      apply({ ctx, state: s }, ref) {
        const mine = camp(s, s.active);
        const kept = mine.scouted.findIndex((card) => commandCards.ref(card) === ref);
        mine.hand.push(...mine.scouted.splice(kept, 1));
        const [away] = mine.scouted.splice(0);
        ctx.done();
        ctx.reveal();
        if (!away) return;
        s.commandDiscard.push(away);
        ctx.emit({ kind: 'command-discarded', seat: s.active, card: away });
      },
    },
  },
});

/** BLO-18.4 */
const pentacle: RunStep<'pentacle'> = {
  run(ctx) {
    const s = ctx.state;
    for (const l of s.landmarks) {
      const held = l.type === 'magic_pentacle' && l.owner === s.active && unitAt(s, l.hex)?.camp === s.active;
      if (held) gainTokens(ctx, s.active, tables.pentacleTokens);
    }
    ctx.done();
  },
};

/** What a player chose at the end of his turn; the cards are looked at first, and too many discarded last. */
function chooseLore({ ctx, state: s }: Asking, choice: 'cards' | 'both' | 'tokens'): void {
  const seat = s.active;
  ctx.done();
  ctx.emit({ kind: 'lore-choice', seat, choice });
  if (choice === 'tokens') {
    gainTokens(ctx, seat, 2);
    return;
  }
  ctx.call('lore-limit', { seat });
  const mine = camp(s, seat);
  mine.dealt.push(...takeLore(ctx, choice === 'cards' ? 2 : 1));
  mine.kept = 0;
  showLore(ctx, 'drew-lore', seat, mine.dealt);
  if (choice === 'both') gainTokens(ctx, seat, 1);
  ctx.call('lore-keep', { seat, keep: 1 });
}

/** D-LORE, BLO-15.20 */
const loreChoice = question({
  skip: ({ state: s }) => !inPlay(s, 'lore-cards'),
  ask: ({ state: s }) => ({
    seat: s.active,
    prompt: 'lore-choice',
    fallback: ['tokens'],
    ends: ['cards', 'both', 'tokens'],
  }),
  verbs: {
    cards: { apply: (asking) => chooseLore(asking, 'cards') },
    both: { apply: (asking) => chooseLore(asking, 'both') },
    tokens: { apply: (asking) => chooseLore(asking, 'tokens') },
  },
});

/** D-LOREKEEP: of the cards dealt, so many are kept, and the others discarded. */
const loreKeep: RunStep<'lore-keep'> = {
  run(ctx, { seat, keep }) {
    const mine = camp(ctx.state, seat);
    if (mine.dealt.length > keep) return ctx.goto('lore-keep-one', { seat });
    mine.lore.push(...mine.dealt.splice(0));
    ctx.done();
  },
};

const loreKeepOne = question<Steps['lore-keep-one']>({
  ask: ({ state: s, locals: { seat } }) => ({
    seat,
    prompt: 'lore-keep',
    fallback: ['keep', loreCards.ref(byCost(s, seat, camp(s, seat).dealt)[0])],
  }),
  wrongMoment: 'BLO-15.20',
  verbs: {
    keep: {
      names: oneOf(
        'lore',
        ({ state, locals }) => camp(state, locals.seat).dealt.map(loreCards.ref),
        'BLO-15.20',
      ),
      apply({ ctx, state, locals: { seat } }, ref) {
        const mine = camp(state, seat);
        const dealt = mine.dealt.splice(0);
        mine.lore.push(...dealt.filter((card) => loreCards.ref(card) === ref));
        ctx.done();
        for (const card of dealt) if (loreCards.ref(card) !== ref) discardLore(ctx, seat, card);
      },
    },
  },
});

/** BLO-15.21, 16.4 */
function loreLimit(s: State, seat: Seat): number {
  const { wizard, cleric, rogue, warrior } = camp(s, seat).council;
  return tables.loreHandLimit[Math.max(wizard, cleric, rogue, warrior) as 0 | 1 | 2 | 3] ?? 1;
}

/** D-DISCARD */
const loreLimitStep = question<Steps['lore-limit']>({
  skip: ({ state: s, locals: { seat } }) => camp(s, seat).lore.length <= loreLimit(s, seat),
  ask: ({ state: s, locals: { seat } }) => ({
    seat,
    prompt: 'lore-limit',
    params: { limit: loreLimit(s, seat) },
    fallback: ['discard', loreCards.ref(byCost(s, seat, camp(s, seat).lore).at(-1) ?? camp(s, seat).lore[0])],
  }),
  verbs: {
    discard: {
      names: oneOf(
        'lore',
        ({ state, locals }) => camp(state, locals.seat).lore.map(loreCards.ref),
        'BLO-15.21',
      ),
      apply({ ctx, locals: { seat } }, ref) {
        const card = loreCards.idIn(ref);
        if (card) discardLore(ctx, seat, card);
      },
    },
  },
});

const NEVER = Number.POSITIVE_INFINITY;

const turnEnd: RunStep<'turn-end'> = {
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
      delete u.rested;
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
