/** BLO-15: what Lore cards do. Most are data over a few verbs; the peculiar ones stand at the end, by card. */
import type { Amount, Effect, Flank, LoreId } from '../content/index.ts';
import { FLANKS, flankSection, hex, lore } from '../content/index.ts';
import { loreCards } from '../content/refs.ts';
import { attackOf, openAttack, rollAttack } from './attack.ts';
import { eligible } from './lore.ts';
import { loreHandSteps, loreSight, sabotage, spy } from './lore-hands.ts';
import { loreMoveSteps } from './lore-moves.ts';
import type { Code } from './lore-played.ts';
import { amount, played } from './lore-played.ts';
import { spellSteps } from './lore-spells.ts';
import { gainTokens } from './losses.ts';
import { ALL_FLAGS } from './morale.ts';
import type { Asking } from './question.ts';
import { leave, oneOf, question } from './question.ts';
import type { Mark, PlayedLore, State, Unit } from './state.ts';
import { camp, fullSize, hexOf, inOrder, other, refuse, sideOf, unit, unitAt, unitIn } from './units.ts';
import type { Context, Play, RunStep, Steps } from './vocabulary.ts';

const PARTS = ['w-lore', 'lore-targets', 'lore-effects'] as const;

/** BLO-15.15-15.17: the answer of the other player, the targets, then one effect after the other. */
const loreCard: RunStep<'lore-card'> = {
  run(ctx, locals) {
    const part = PARTS[locals.part ?? 0];
    locals.part = (locals.part ?? 0) + 1;
    if (part === undefined || (part !== 'w-lore' && played(ctx.state, locals).cancelled)) return ctx.done();
    ctx.call(part, { play: locals.play });
  },
};

const wLore: RunStep<'w-lore'> = {
  run: (ctx, locals) => ctx.goto(played(ctx.state, locals).by === 1 ? 'w-lore-0' : 'w-lore-1'),
};

/* Targets */

function unitsIn(s: State, p: PlayedLore, flank: Flank): Unit[] {
  const section = flankSection[sideOf(s, p.by)][flank];
  return eligible(s, p.by, p.card).filter((u) => hex[hexOf(u)].sections.includes(section));
}

/** How many units a card still wants; 0 if nobody has to choose. */
function wanted(s: State, p: PlayedLore): number {
  const { target } = lore[p.card];
  if (target.kind === 'section') return p.targets.length === 0 ? 1 : 0;
  if (target.kind !== 'units' || target.max === 'all') return 0;
  return Math.max(0, Math.min(amount(s, p, target.max) - p.targets.length, pickable(s, p).length));
}

function pickable(s: State, p: PlayedLore): Unit[] {
  const { target } = lore[p.card];
  if (target.kind === 'units' && target.including === 'mover' && p.targets.length === 0)
    return [unit(s, s.turn.mover)];
  return inOrder(eligible(s, p.by, p.card).filter((u) => !p.targets.includes(u.id)));
}

interface Targeting {
  readonly p: PlayedLore;
  readonly left: number;
  /** What there is to choose from: units, or flanks for a card that strikes a section. */
  readonly units: readonly string[];
  readonly flanks: readonly Flank[];
}

function targeting(s: State, p: PlayedLore): Targeting {
  const inSection = lore[p.card].target.kind === 'section';
  return {
    p,
    left: wanted(s, p),
    units: inSection ? [] : pickable(s, p).map((u) => u.id),
    flanks: inSection ? FLANKS.filter((flank) => unitsIn(s, p, flank).length > 0) : [],
  };
}

type AskingTargets = Asking<Play, Targeting>;

const [flankSlot] = oneOf('flank', ({ facts }: AskingTargets) => facts.flanks, 'BLO-15.18');
const [unitSlot] = oneOf('unit', ({ facts }: AskingTargets) => facts.units, 'BLO-15.18');

/** D-SPELLTARGET */
const loreTargets = question<Play, Targeting>({
  facts: ({ state: s }, locals) => targeting(s, played(s, locals)),
  skip: ({ facts: { left } }) => left === 0,
  ask: ({ facts: { p, left, units, flanks } }) => ({
    seat: p.by,
    prompt: flanks.length > 0 ? 'lore-section' : 'lore-target',
    params: { card: p.card, left },
    fallback:
      p.targets.length > 0 ? ['done'] : flanks.length > 0 ? ['section', flanks[0]] : ['target', units[0]],
    open: true,
  }),
  verbs: {
    section: {
      refuse: ({ facts: { p, flanks } }) =>
        flanks.length > 0 ? undefined : refuse('BLO-15.18', [loreCards.ref(p.card)], { wanted: 'unit' }),
      names: ({ facts }, before) => (facts.flanks.length > 0 && before.length === 0 ? flankSlot : undefined),
      apply({ ctx, state: s, facts: { p } }, flank) {
        p.targets = inOrder(unitsIn(s, p, flank)).map((u) => u.id);
        const section = flankSection[sideOf(s, p.by)][flank];
        ctx.emit({ kind: 'lore-section', seat: p.by, card: p.card, section });
        ctx.done();
      },
    },
    target: {
      refuse: ({ facts: { p, units } }) =>
        units.length > 0 ? undefined : refuse('BLO-15.18', [loreCards.ref(p.card)], { wanted: 'flank' }),
      names: ({ facts }, before) => (facts.units.length > 0 && before.length === 0 ? unitSlot : undefined),
      apply({ ctx, state: s, facts: { p } }, id) {
        p.targets.push(id);
        // Creeping Doom also falls on whoever stands around its target when it is played.
        if (p.card === 'WIZ-13') {
          p.targets.push(...hex[hexOf(unit(s, id))].neighbours.flatMap((at) => unitAt(s, at)?.id ?? []));
        }
        ctx.emit({ kind: 'lore-target', seat: p.by, card: p.card, unit: id });
      },
    },
    done: {
      refuse: ({ facts: { p } }) =>
        p.targets.length > 0 ? undefined : refuse('BLO-15.18', [loreCards.ref(p.card)]),
      ...leave,
    },
  },
});

/** The units that the effects fall on. */
function targetsOf(s: State, p: PlayedLore): Unit[] {
  const { target } = lore[p.card];
  const fighter = () => {
    const a = attackOf(s);
    const own = unit(s, a.attacker).camp === p.by ? a.attacker : a.target;
    return target.kind === 'foe' ? (own === a.attacker ? a.target : a.attacker) : own;
  };
  if (target.kind === 'fighter' || target.kind === 'foe') return [unit(s, fighter())];
  if (target.kind === 'mover') return [unit(s, s.turn.mover)];
  if (target.kind === 'units' && target.max === 'all') return eligible(s, p.by, p.card);
  return p.targets.flatMap((id) => unitIn(s, id) ?? []);
}

/* Effects */

/** A mark that an effect puts on units, if it is one that lasts; `order` tells which card was played later. */
export function markOf(
  effect: Effect,
  from: Pick<Mark, 'card' | 'by' | 'order'>,
  of: (a: Amount) => number,
): Mark | undefined {
  switch (effect.do) {
    case 'dice':
      return {
        kind: 'dice',
        ...from,
        until: effect.until,
        ...(effect.melee && { melee: of(effect.melee) }),
        ...(effect.ranged && { ranged: of(effect.ranged) }),
        ...(effect.battleBack && { battleBack: of(effect.battleBack) }),
      };
    case 'dice-limit': {
      const limit = effect.max === 'half' ? { half: true } : { max: effect.max };
      return { kind: 'dice-limit', ...from, until: effect.until, rolls: effect.rolls, ...limit };
    }
    case 'hits':
    case 'misses':
      return { kind: effect.do, ...from, until: effect.until, faces: [...effect.faces] };
    case 'cancel-hits':
      return {
        kind: 'cancel-hits',
        ...from,
        until: effect.until,
        count: of(effect.count),
        faces: [...effect.faces],
      };
    case 'bold': {
      const plus = effect.plus === 'all' ? ALL_FLAGS : effect.plus;
      return { kind: 'bold', ...from, until: effect.until, plus, must: effect.must };
    }
    case 'range': {
      const change = { ...(effect.plus && { plus: effect.plus }), ...(effect.max && { max: effect.max }) };
      return { kind: 'range', ...from, until: effect.until, ...change };
    }
    case 'extra':
      return { kind: 'extra', ...from, until: 'turn', count: effect.hexes };
    case 'move-limit':
      return effect.ifHit ? undefined : { kind: 'move-limit', ...from, until: 'turn', max: effect.hexes };
    default:
      return undefined;
  }
}

const loreEffects: RunStep<'lore-effects'> = {
  run(ctx, locals) {
    const s = ctx.state;
    const p = played(s, locals);
    const effect = lore[p.card].effect[p.at];
    if (effect === undefined || s.ending) return ctx.done();
    p.at++;
    ctx.goto('lore-effects', { play: locals.play });
    apply(ctx, locals, p, effect);
  },
};

function apply(ctx: Context, locals: Play, p: PlayedLore, effect: Effect): void {
  const s = ctx.state;
  const targets = targetsOf(s, p);
  const of = (a: Amount) => amount(s, p, a);
  const from = { card: p.card, by: p.by, order: locals.play + 1 };
  const mark = markOf(effect, from, of);
  if (mark && lore[p.card].target.kind !== 'ordered') for (const u of targets) u.marks.push(mark);
  switch (effect.do) {
    case 'spell':
      ctx.call('spells', {
        play: locals.play,
        left: (p.card === 'WIZ-13' ? targets.slice(0, 1) : targets).map((u) => u.id),
        dice: of(effect.dice),
      });
      break;
    case 'move-limit':
      if (effect.ifHit && p.hits > 0) {
        const held: Mark = { kind: 'move-limit', ...from, until: 'turn', max: effect.hexes };
        for (const u of targets) u.marks.push(held);
      }
      break;
    case 'move':
      for (const u of targets) {
        const by = effect.by === 'owner' ? u.camp : p.by;
        ctx.call('card-move', { unit: u.id, hexes: of(effect.hexes), by });
      }
      break;
    case 'place':
      for (const u of targets) ctx.call('card-place', { unit: u.id, within: of(effect.within), by: p.by });
      break;
    case 'first-strike':
      strikeFirst(ctx, p, effect.dice);
      break;
    case 'heal':
      if (effect.shared) ctx.call('healing', { by: p.by, left: of(effect.figures), play: locals.play });
      else for (const u of targets) healFigures(ctx, u, of(effect.figures));
      break;
    case 'tokens':
      tokensBy(ctx, p, effect.from, of(effect.count));
      break;
    case 'more-orders':
      s.turn.moreOrders += effect.count;
      break;
    case 'cancel':
      cancel(ctx, p, effect.refund);
      break;
    case 'code':
      CODE[p.card]?.(ctx, locals, p, targets);
  }
}

/** BLO-15.26, R-48: the striker has used its reply. */
function strikeFirst(ctx: Context, p: PlayedLore, extra: number): void {
  const s = ctx.state;
  const { attacker, target } = attackOf(s);
  s.turn.combat?.replied.push(target);
  openAttack(ctx, { kind: 'first-strike', by: p.by, attacker: target, target: attacker, extra });
}

function healFigures(ctx: Context, u: Unit, figures: number): void {
  const count = Math.min(figures, fullSize(u) - u.figures);
  if (count <= 0) return;
  u.figures += count;
  ctx.emit({ kind: 'healed', unit: u.id, figures: u.figures });
}

function tokensBy(ctx: Context, p: PlayedLore, from: 'pool' | 'opponent', count: number): void {
  const s = ctx.state;
  if (from === 'pool') {
    gainTokens(ctx, p.by, count);
    return;
  }
  const theirs = camp(s, other(p.by));
  const taken = Math.min(count, theirs.goblet);
  theirs.goblet -= taken;
  camp(s, p.by).goblet += taken;
  ctx.emit({ kind: 'stole', seat: p.by, count: taken });
}

/** BLO-15.17 */
function cancel(ctx: Context, p: PlayedLore, refund: 'half' | 'none'): void {
  const s = ctx.state;
  const victim = s.onTable.findLast((q) => q.by !== p.by && !q.cancelled);
  if (!victim) return;
  victim.cancelled = true;
  ctx.emit({ kind: 'cancelled', seat: p.by, card: victim.card });
  if (refund === 'none') return;
  const back = Math.ceil(victim.paid / 2);
  victim.paid -= back;
  camp(s, victim.by).goblet += back;
}

/** CLE-10: figures shared among weakened units, one at a time. */
const healing = question<Steps['healing'], string[]>({
  facts: ({ state: s }, { by }) => inOrder(eligible(s, by, 'CLE-10')).map((u) => u.id),
  skip: ({ locals: { left }, facts: weakened }) => left === 0 || weakened.length === 0,
  ask: ({ locals: { by, left } }) => ({
    seat: by,
    prompt: 'healing',
    params: { left },
    fallback: ['done'],
    open: true,
  }),
  verbs: {
    target: {
      names: oneOf('unit', ({ facts: weakened }) => weakened, 'BLO-15.18'),
      apply({ ctx, state, locals }, id) {
        locals.left--;
        healFigures(ctx, unit(state, id), 1);
      },
    },
    done: leave,
  },
});

/* Cards with a procedure of their own */

const remember =
  (until: Mark['until']): Code =>
  (_, locals, p, targets) => {
    for (const u of targets)
      u.marks.push({ kind: 'code', card: p.card, by: p.by, order: locals.play + 1, until });
  };

const CODE: Partial<Record<LoreId, Code>> = {
  'WIZ-01': loreSight,
  'WIZ-07': remember('turn'),
  'WIZ-12': (ctx, locals, p) => {
    const spell = lore[p.card].effect.find((e) => e.do === 'spell');
    if (spell) ctx.call('chain', { play: locals.play, dice: amount(ctx.state, p, spell.dice) - 1 });
  },
  'WIZ-13': (ctx, locals, p) => {
    const spell = lore[p.card].effect.find((e) => e.do === 'spell');
    if (spell)
      ctx.call('spells', {
        play: locals.play,
        left: p.targets.slice(1),
        dice: amount(ctx.state, p, spell.dice),
      });
  },
  'CLE-05': (ctx, _, __, targets) => {
    for (const u of targets) {
      u.web = false;
      u.poison = false;
      ctx.emit({ kind: 'purified', unit: u.id });
    }
  },
  'ROG-02': spy,
  'ROG-03': rollAttack,
  'ROG-04': remember('combat'),
  'ROG-07': (ctx) => {
    ctx.state.turn.halved = true;
  },
  'ROG-08': remember('turn'),
  'ROG-09': (ctx) => ctx.call('evade', { moved: 0 }),
  'ROG-10': sabotage,
  'ROG-11': remember('turn'),
  'WAR-05': remember('combat'),
  'WAR-07': (ctx) => ctx.call('intercept'),
};

export const loreEffectSteps = {
  'lore-card': loreCard,
  'w-lore': wLore,
  'lore-targets': loreTargets,
  'lore-effects': loreEffects,
  healing,
  ...spellSteps,
  ...loreMoveSteps,
  ...loreHandSteps,
};
