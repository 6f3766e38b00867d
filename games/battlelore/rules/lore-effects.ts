/** BLO-15: what Lore cards do. Most are data over a few verbs; the peculiar ones stand at the end, by card. */
import type { Choice, Seat, Step, StepContext } from '@gonfalon/kernel';
import type { Amount, Effect, LoreId } from '../content/index.ts';
import { FLANKS, flankSection, hex, lore } from '../content/index.ts';
import { attackOf, openAttack } from './attack.ts';
import { loreRef } from './command-cards.ts';
import { eligible, loreWindow } from './lore.ts';
import { loreHandSteps, loreSight, sabotage, spy } from './lore-hands.ts';
import { loreMoveSteps } from './lore-moves.ts';
import type { Code, Play } from './lore-played.ts';
import { amount, played } from './lore-played.ts';
import { spellSteps } from './lore-spells.ts';
import { gainTokens, rollFaces } from './losses.ts';
import { ALL_FLAGS } from './morale.ts';
import type { Mark, PlayedLore, State, Unit } from './state.ts';
import { camp, fullSize, hexOf, inOrder, other, refuse, sideOf, unit, unitAt, unitIn } from './units.ts';

/** BLO-15.15-15.17: the answer of the other player, the targets, then one effect after the other. */
const loreCard: Step<State, Play & { part?: number }> = {
  run(ctx, locals) {
    const parts = ['w-lore', 'lore-targets', 'lore-effects'];
    const part = parts[locals.part ?? 0];
    locals.part = (locals.part ?? 0) + 1;
    if (part === undefined || (part !== 'w-lore' && played(ctx.state, locals).cancelled)) return ctx.done();
    ctx.call(part, { play: locals.play });
  },
};

const wLore: Step<State, Play> = {
  run(ctx, locals) {
    const by = other(played(ctx.state, locals).by);
    ctx.goto(by === 0 ? 'w-lore-0' : 'w-lore-1');
  },
};

const wLoreOf = (seat: Seat): Step<State> =>
  loreWindow({ window: 'W-LORE', prompt: 'w-lore', seat: () => seat });

/* Targets */

function flanksWithTargets(s: State, p: PlayedLore): string[] {
  const side = sideOf(s, p.by);
  return FLANKS.filter((flank) => {
    const section = flankSection[side][flank];
    return eligible(s, p.by, p.card).some((u) => hex[hexOf(u)].sections.includes(section));
  });
}

/** How many units a card still wants; 0 if nobody has to choose. */
function wanted(s: State, p: PlayedLore): number {
  const { target } = lore[p.card];
  if (target.kind === 'section') return p.targets.length === 0 ? 1 : 0;
  if (target.kind !== 'units' || target.max === 'all') return 0;
  return Math.max(
    0,
    Math.min(amount(s, p, target.max), pickable(s, p).length + p.targets.length) - p.targets.length,
  );
}

function pickable(s: State, p: PlayedLore): Unit[] {
  const { target } = lore[p.card];
  if (target.kind === 'units' && target.including === 'mover' && p.targets.length === 0)
    return [unit(s, s.turn.mover)];
  return inOrder(eligible(s, p.by, p.card).filter((u) => !p.targets.includes(u.id)));
}

/** D-SPELLTARGET */
const loreTargets: Step<State, Play> = {
  skip: ({ state: s }, locals) => wanted(s, played(s, locals)) === 0,
  ask({ state: s }, locals) {
    const p = played(s, locals);
    const inSection = lore[p.card].target.kind === 'section';
    const candidates: Choice[] = inSection
      ? flanksWithTargets(s, p).map((flank): Choice => ['section', flank])
      : pickable(s, p).map((u): Choice => ['target', u.id]);
    if (p.targets.length > 0) candidates.push(['done']);
    const fallback = p.targets.length > 0 ? (['done'] as const) : candidates[0];
    return {
      seat: p.by,
      prompt: inSection ? 'lore-section' : 'lore-target',
      params: { card: p.card, left: wanted(s, p) },
      candidates,
      fallback: fallback ?? ['done'],
    };
  },
  refuse({ state: s }, locals, [verb, ref]) {
    const p = played(s, locals);
    if (verb === 'done') return p.targets.length > 0 ? undefined : refuse('BLO-15.18', [loreRef(p.card)]);
    const legal =
      (verb === 'section' &&
        lore[p.card].target.kind === 'section' &&
        flanksWithTargets(s, p).includes(ref ?? '')) ||
      (verb === 'target' && lore[p.card].target.kind === 'units' && pickable(s, p).some((u) => u.id === ref));
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(ctx, locals, [verb, ref]) {
    const s = ctx.state;
    const p = played(s, locals);
    if (verb === 'done' || !ref) return ctx.done();
    if (verb === 'target') {
      p.targets.push(ref);
      // Creeping Doom also falls on whoever stands around its target when it is played.
      if (p.card === 'WIZ-13') {
        p.targets.push(...hex[hexOf(unit(s, ref))].neighbours.flatMap((at) => unitAt(s, at)?.id ?? []));
      }
      ctx.emit({ kind: 'lore-target', seat: p.by, card: p.card, unit: ref });
      return;
    }
    const section = flankSection[sideOf(s, p.by)][ref as (typeof FLANKS)[number]];
    const struck = eligible(s, p.by, p.card).filter((u) => hex[hexOf(u)].sections.includes(section));
    p.targets = inOrder(struck).map((u) => u.id);
    ctx.emit({ kind: 'lore-section', seat: p.by, card: p.card, section });
    ctx.done();
  },
};

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

const loreEffects: Step<State, Play> = {
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

function apply(ctx: StepContext<State>, locals: Play, p: PlayedLore, effect: Effect): void {
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
function strikeFirst(ctx: StepContext<State>, p: PlayedLore, extra: number): void {
  const s = ctx.state;
  const { attacker, target } = attackOf(s);
  s.turn.combat?.replied.push(target);
  openAttack(ctx, { kind: 'first-strike', by: p.by, attacker: target, target: attacker, extra });
}

function healFigures(ctx: StepContext<State>, u: Unit, figures: number): void {
  const count = Math.min(figures, fullSize(u) - u.figures);
  if (count <= 0) return;
  u.figures += count;
  ctx.emit({ kind: 'healed', unit: u.id, figures: u.figures });
}

function tokensBy(ctx: StepContext<State>, p: PlayedLore, from: 'pool' | 'opponent', count: number): void {
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
function cancel(ctx: StepContext<State>, p: PlayedLore, refund: 'half' | 'none'): void {
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
type Healing = Play & { by: Seat; left: number };

function weakened(s: State, { by }: Healing): Unit[] {
  return inOrder(eligible(s, by, 'CLE-10'));
}

const healing: Step<State, Healing> = {
  skip: (ctx, locals) => locals.left === 0 || weakened(ctx.state, locals).length === 0,
  ask({ state: s }, locals) {
    const candidates = weakened(s, locals).map((u): Choice => ['target', u.id]);
    return {
      seat: locals.by,
      prompt: 'healing',
      params: { left: locals.left },
      candidates: [...candidates, ['done']],
      fallback: ['done'],
    };
  },
  refuse({ state: s }, locals, [verb, id]) {
    if (verb === 'done') return undefined;
    const legal = verb === 'target' && weakened(s, locals).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(ctx, locals, [verb, id]) {
    if (verb === 'done') return ctx.done();
    locals.left--;
    healFigures(ctx, unit(ctx.state, id), 1);
  },
};

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
  'ROG-03': (ctx) => {
    const a = attackOf(ctx.state);
    a.faces = rollFaces(ctx, a.dice);
    ctx.emit({
      kind: 'rolled',
      how: a.kind,
      seat: a.by,
      attacker: a.attacker,
      target: a.target,
      faces: a.faces.slice(),
    });
  },
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
  'w-lore-0': wLoreOf(0),
  'w-lore-1': wLoreOf(1),
  'lore-targets': loreTargets,
  'lore-effects': loreEffects,
  healing,
  ...spellSteps,
  ...loreMoveSteps,
  ...loreHandSteps,
};
