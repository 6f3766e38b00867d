/** BLO-15: what Lore cards do. Most are data over a few verbs; the peculiar ones stand at the end, by card. */
import type { Choice, Seat, Step, Table } from '@gonfalon/kernel';
import type { Amount, Effect, HexId, LoreId } from '../content/index.ts';
import { amountAt, distance, FLANKS, flankSection, hex, hexes, lore } from '../content/index.ts';
import { attackOf, openAttack, retreatHexes } from './attack.ts';
import { commandIn, commandRef, distinct, drawCommand, drawLore, loreIn, loreRef } from './command-cards.ts';
import { gainTokens, rollFaces, stand } from './figures.ts';
import { eligible, interceptors, loreWindow, masterLevel } from './lore.ts';
import { ALL_FLAGS } from './morale.ts';
import type { Arrival } from './movement.ts';
import { entering, reach } from './movement.ts';
import type { Mark, PlayedLore, State, Unit } from './state.ts';
import { GONE } from './state.ts';
import {
  camp,
  fullSize,
  hexIn,
  hexOf,
  inOrder,
  isFree,
  isPassable,
  other,
  refuse,
  sideOf,
  unit,
  unitAt,
  unitIn,
} from './units.ts';

type Play = { play: number };

function played(s: State, { play }: Play): PlayedLore {
  const card = s.onTable[play];
  if (!card) throw new RangeError(`no Lore card ${play} is on the table`);
  return card;
}

const amount = (s: State, p: PlayedLore, of: Amount): number => amountAt(of, masterLevel(s, p.by, p.card));

/** BLO-15.15-15.17: the answer of the other player, the targets, then one effect after the other. */
const loreCard: Step<State, Play & { part?: number }> = {
  run(t, l) {
    const parts = ['w-lore', 'lore-targets', 'lore-effects'];
    const part = parts[l.part ?? 0];
    l.part = (l.part ?? 0) + 1;
    if (part === undefined || (part !== 'w-lore' && played(t.state, l).cancelled)) return t.done();
    t.call(part, { play: l.play });
  },
};

const wLore: Step<State, Play> = {
  run(t, l) {
    const by = other(played(t.state, l).by);
    t.goto(by === 0 ? 'w-lore-0' : 'w-lore-1');
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
  skip: ({ state: s }, l) => wanted(s, played(s, l)) === 0,
  ask({ state: s }, l) {
    const p = played(s, l);
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
  refuse({ state: s }, l, [verb, ref]) {
    const p = played(s, l);
    if (verb === 'done') return p.targets.length > 0 ? undefined : refuse('BLO-15.18', [loreRef(p.card)]);
    const legal =
      (verb === 'section' &&
        lore[p.card].target.kind === 'section' &&
        flanksWithTargets(s, p).includes(ref ?? '')) ||
      (verb === 'target' && lore[p.card].target.kind === 'units' && pickable(s, p).some((u) => u.id === ref));
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(t, l, [verb, ref]) {
    const s = t.state;
    const p = played(s, l);
    if (verb === 'done' || !ref) return t.done();
    if (verb === 'target') {
      p.targets.push(ref);
      // Creeping Doom also falls on whoever stands around its target when it is played.
      if (p.card === 'WIZ-13') {
        p.targets.push(...hex[hexOf(unit(s, ref))].neighbours.flatMap((at) => unitAt(s, at)?.id ?? []));
      }
      t.emit({ kind: 'lore-target', seat: p.by, card: p.card, unit: ref });
      return;
    }
    const section = flankSection[sideOf(s, p.by)][ref as (typeof FLANKS)[number]];
    const struck = eligible(s, p.by, p.card).filter((u) => hex[hexOf(u)].sections.includes(section));
    p.targets = inOrder(struck).map((u) => u.id);
    t.emit({ kind: 'lore-section', seat: p.by, card: p.card, section });
    t.done();
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
  run(t, l) {
    const s = t.state;
    const p = played(s, l);
    const effect = lore[p.card].effect[p.at];
    if (effect === undefined || s.ending) return t.done();
    p.at++;
    t.goto('lore-effects', { play: l.play });
    apply(t, l, p, effect);
  },
};

function apply(t: Table<State>, l: Play, p: PlayedLore, effect: Effect): void {
  const s = t.state;
  const targets = targetsOf(s, p);
  const of = (a: Amount) => amount(s, p, a);
  const from = { card: p.card, by: p.by, order: l.play + 1 };
  const mark = markOf(effect, from, of);
  if (mark && lore[p.card].target.kind !== 'ordered') for (const u of targets) u.marks.push(mark);
  switch (effect.do) {
    case 'spell':
      t.call('spells', {
        play: l.play,
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
        t.call('card-move', { unit: u.id, hexes: of(effect.hexes), by });
      }
      break;
    case 'place':
      for (const u of targets) t.call('card-place', { unit: u.id, within: of(effect.within), by: p.by });
      break;
    case 'first-strike':
      strikeFirst(t, p, effect.dice);
      break;
    case 'heal':
      if (effect.shared) t.call('healing', { by: p.by, left: of(effect.figures), play: l.play });
      else for (const u of targets) healFigures(t, u, of(effect.figures));
      break;
    case 'tokens':
      tokensBy(t, p, effect.from, of(effect.count));
      break;
    case 'more-orders':
      s.turn.moreOrders += effect.count;
      break;
    case 'cancel':
      cancel(t, p, effect.refund);
      break;
    case 'code':
      CODE[p.card]?.(t, l, p, targets);
  }
}

/** BLO-15.26, R-48: the striker has used its reply. */
function strikeFirst(t: Table<State>, p: PlayedLore, extra: number): void {
  const s = t.state;
  const { attacker, target } = attackOf(s);
  s.turn.combat?.replied.push(target);
  openAttack(t, { kind: 'first-strike', by: p.by, attacker: target, target: attacker, extra });
}

function healFigures(t: Table<State>, u: Unit, figures: number): void {
  const count = Math.min(figures, fullSize(u) - u.figures);
  if (count <= 0) return;
  u.figures += count;
  t.emit({ kind: 'healed', unit: u.id, figures: u.figures });
}

function tokensBy(t: Table<State>, p: PlayedLore, from: 'pool' | 'opponent', count: number): void {
  const s = t.state;
  if (from === 'pool') {
    gainTokens(t, p.by, count);
    return;
  }
  const theirs = camp(s, other(p.by));
  const taken = Math.min(count, theirs.goblet);
  theirs.goblet -= taken;
  camp(s, p.by).goblet += taken;
  t.emit({ kind: 'stole', seat: p.by, count: taken });
}

/** BLO-15.17 */
function cancel(t: Table<State>, p: PlayedLore, refund: 'half' | 'none'): void {
  const s = t.state;
  const victim = s.onTable.findLast((q) => q.by !== p.by && !q.cancelled);
  if (!victim) return;
  victim.cancelled = true;
  t.emit({ kind: 'cancelled', seat: p.by, card: victim.card });
  if (refund === 'none') return;
  const back = Math.ceil(victim.paid / 2);
  victim.paid -= back;
  camp(s, victim.by).goblet += back;
}

/** units are struck one by one, in the order that the player of the card chooses. */
type Spells = Play & { left: string[]; dice: number };

const standing = (s: State, { left }: { left: string[] }): string[] => left.filter((id) => unitIn(s, id));

const spells: Step<State, Spells> = {
  run(t, l) {
    const s = t.state;
    const left = standing(s, l);
    const [only] = left;
    if (only === undefined || s.ending) return t.done();
    if (left.length > 1) return t.goto('spell-order', { ...l, left });
    t.goto('spells', { ...l, left: [] });
    cast(t, l, only);
  },
};

const spellOrder: Step<State, Spells> = {
  ask({ state: s }, l) {
    const p = played(s, l);
    const candidates = l.left.map((id): Choice => ['strike', id]);
    return {
      seat: p.by,
      prompt: 'spell-order',
      params: { card: p.card },
      candidates,
      fallback: candidates[0] ?? ['strike'],
    };
  },
  refuse: (_, l, [verb, id]) =>
    verb === 'strike' && id !== undefined && l.left.includes(id)
      ? undefined
      : refuse('BLO-15.25', id ? [id] : []),
  answer(t, l, [, id]) {
    if (id === undefined) return;
    t.goto('spells', { ...l, left: l.left.filter((x) => x !== id) });
    cast(t, l, id);
  },
};

/** BLO-15.25 */
function cast(t: Table<State>, l: Spells, target: string): void {
  const s = t.state;
  const p = played(s, l);
  const spell = lore[p.card].effect.find((e) => e.do === 'spell');
  if (!spell) return;
  p.last = hexOf(unit(s, target));
  p.hits = 0;
  openAttack(t, {
    kind: 'spell',
    by: p.by,
    attacker: '',
    target,
    card: p.card,
    dice: l.dice,
    colour: spell.hits.includes('colour'),
    lore: spell.hits.includes('L'),
    flagsCount: spell.flags,
    destroys: spell.destroys !== undefined,
  });
}

/** A move by a card: BLO-15.18, 15.24. */
type CardMove = { unit: string; hexes: number; by: Seat };

function cardReach(s: State, { unit: id, hexes: most }: CardMove) {
  const u = unitIn(s, id);
  return u ? reach(s, u, { battle: most, most }, 0) : new Map<HexId, Arrival>();
}

const cardMove: Step<State, CardMove> = {
  skip: (t, l) => cardReach(t.state, l).size === 0,
  ask({ state: s }, l) {
    const candidates = [...cardReach(s, l).keys()].map((at): Choice => ['to', at]);
    return {
      seat: l.by,
      prompt: 'card-move',
      params: { unit: l.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && cardReach(s, l).has(at) ? undefined : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const s = t.state;
    const at = hexIn(ref);
    const u = unit(s, l.unit);
    const arrival = at && cardReach(s, l).get(at);
    t.done();
    if (at && arrival) arrive(t, u, at, arrival);
  },
};

/** BLO-15.24: it may still be ordered and move, unless the ground stopped it. */
function arrive(t: Table<State>, u: Unit, to: HexId, how: Omit<Arrival, 'steps' | 'rush'>): void {
  t.emit({ kind: 'card-moved', unit: u.id, from: u.hex, to });
  u.picked ||= how.stop;
  u.stopped ||= how.stopped;
  u.noBattle ||= how.noBattle;
  stand(t, u, to);
}

type CardPlace = { unit: string; within: number; by: Seat };

function placeable(s: State, l: CardPlace): HexId[] {
  const u = unitIn(s, l.unit);
  if (!u || u.hex === GONE) return [];
  const { hex: from } = u;
  return hexes
    .filter((h) => distance(h.id, from) <= l.within && isFree(s, h.id) && isPassable(s, h.id))
    .map((h) => h.id);
}

const cardPlace: Step<State, CardPlace> = {
  skip: (t, l) => placeable(t.state, l).length === 0,
  ask({ state: s }, l) {
    const candidates = placeable(s, l).map((at): Choice => ['to', at]);
    return {
      seat: l.by,
      prompt: 'card-place',
      params: { unit: l.unit },
      candidates: [...candidates, ['stay']],
      fallback: ['stay'],
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return undefined;
    const at = hexIn(ref);
    return verb === 'to' && at && placeable(s, l).includes(at)
      ? undefined
      : refuse('BLO-15.19', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const at = hexIn(ref);
    const u = unit(t.state, l.unit);
    t.done();
    if (!at) return;
    const { stop, held, noBattle } = entering(t.state, u, hexOf(u), at);
    arrive(t, u, at, { stop, stopped: held, noBattle });
  },
};

/** CLE-10: figures shared among weakened units, one at a time. */
type Healing = Play & { by: Seat; left: number };

function weakened(s: State, { by }: Healing): Unit[] {
  return inOrder(eligible(s, by, 'CLE-10'));
}

const healing: Step<State, Healing> = {
  skip: (t, l) => l.left === 0 || weakened(t.state, l).length === 0,
  ask({ state: s }, l) {
    const candidates = weakened(s, l).map((u): Choice => ['target', u.id]);
    return {
      seat: l.by,
      prompt: 'healing',
      params: { left: l.left },
      candidates: [...candidates, ['done']],
      fallback: ['done'],
    };
  },
  refuse({ state: s }, l, [verb, id]) {
    if (verb === 'done') return undefined;
    const legal = verb === 'target' && weakened(s, l).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(t, l, [verb, id]) {
    if (verb === 'done') return t.done();
    l.left--;
    healFigures(t, unit(t.state, id), 1);
  },
};

/* Cards with a procedure of their own */

type Code = (t: Table<State>, l: Play, p: PlayedLore, targets: readonly Unit[]) => void;

const remember =
  (until: Mark['until']): Code =>
  (_, l, p, targets) => {
    for (const u of targets) u.marks.push({ kind: 'code', card: p.card, by: p.by, order: l.play + 1, until });
  };

/** WIZ-01: sees the Lore hand, and draws a card. */
const loreSight: Code = (t, _, p) => {
  const cards = camp(t.state, other(p.by)).lore.slice();
  t.reveal();
  const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
  t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  t.call('lore-limit', { seat: p.by });
  drawLore(t, p.by, 1);
};

/** ROG-02 */
const spy: Code = (t, _, p) => {
  const cards = camp(t.state, other(p.by)).hand.slice();
  t.reveal();
  const seen = { kind: 'saw-command-hand', seat: p.by, of: other(p.by) };
  t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
  if (cards.length === 0) return;
  camp(t.state, other(p.by)).shown = 'hand';
  t.call('spy', { by: p.by });
};

/** ROG-10 */
const sabotage: Code = (t, _, p) => {
  const s = t.state;
  const theirs = camp(s, other(p.by));
  if (theirs.lore.length === 0) return;
  if (masterLevel(s, p.by, p.card) > 1) {
    const cards = theirs.lore.slice();
    t.reveal();
    const seen = { kind: 'saw-lore-hand', seat: p.by, of: other(p.by) };
    t.emit({ ...seen, cards }, { by: [p.by], instead: seen });
    theirs.shown = 'lore';
    return t.call('sabotage', { by: p.by });
  }
  const card = theirs.lore[t.chance.below(theirs.lore.length)];
  if (card) discardLore(t, other(p.by), card);
};

export function discardLore(t: Table<State>, seat: Seat, card: LoreId): void {
  const { lore: hand } = camp(t.state, seat);
  hand.splice(hand.indexOf(card), 1);
  t.state.loreDiscard.push(card);
  t.reveal();
  t.emit({ kind: 'lore-discarded', seat, card });
}

const CODE: Partial<Record<LoreId, Code>> = {
  'WIZ-01': loreSight,
  'WIZ-07': remember('turn'),
  'WIZ-12': (t, l, p) => {
    const spell = lore[p.card].effect.find((e) => e.do === 'spell');
    if (spell) t.call('chain', { play: l.play, dice: amount(t.state, p, spell.dice) - 1 });
  },
  'WIZ-13': (t, l, p) => {
    const spell = lore[p.card].effect.find((e) => e.do === 'spell');
    if (spell)
      t.call('spells', { play: l.play, left: p.targets.slice(1), dice: amount(t.state, p, spell.dice) });
  },
  'CLE-05': (t, _, __, targets) => {
    for (const u of targets) {
      u.web = false;
      u.poison = false;
      t.emit({ kind: 'purified', unit: u.id });
    }
  },
  'ROG-02': spy,
  'ROG-03': (t) => {
    const a = attackOf(t.state);
    a.faces = rollFaces(t, a.dice);
    t.emit({
      kind: 'rolled',
      how: a.kind,
      seat: a.by,
      attacker: a.attacker,
      target: a.target,
      faces: a.faces.slice(),
    });
  },
  'ROG-04': remember('combat'),
  'ROG-07': (t) => {
    t.state.turn.halved = true;
  },
  'ROG-08': remember('turn'),
  'ROG-09': (t) => t.call('evade', { moved: 0 }),
  'ROG-10': sabotage,
  'ROG-11': remember('turn'),
  'WAR-05': remember('combat'),
  'WAR-07': (t) => t.call('intercept'),
};

/** WIZ-12: on to another unit near the last one, with a die fewer, while it hits. */
type Chain = Play & { dice: number };

function chained(s: State, l: Chain): Unit[] {
  const p = played(s, l);
  const { last } = p;
  if (p.hits === 0 || l.dice <= 0 || !last || s.ending) return [];
  return inOrder(
    eligible(s, p.by, p.card).filter((u) => !p.targets.includes(u.id) && distance(hexOf(u), last) <= 2),
  );
}

const chain: Step<State, Chain> = {
  skip: (t, l) => chained(t.state, l).length === 0,
  ask({ state: s }, l) {
    const p = played(s, l);
    const candidates = chained(s, l).map((u): Choice => ['target', u.id]);
    return {
      seat: p.by,
      prompt: 'chain',
      params: { card: p.card, dice: l.dice },
      candidates: [...candidates, ['done']],
      fallback: ['done'],
    };
  },
  refuse({ state: s }, l, [verb, id]) {
    if (verb === 'done') return undefined;
    const legal = verb === 'target' && chained(s, l).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(t, l, [verb, id]) {
    if (verb === 'done' || !id) return t.done();
    played(t.state, l).targets.push(id);
    t.goto('chain', { play: l.play, dice: l.dice - 1 });
    cast(t, { play: l.play, left: [], dice: l.dice }, id);
  },
};

/** ROG-09: one or two hexes towards its side; the attack is lost. */
const evade: Step<State, { moved: number }> = {
  skip: ({ state: s }, l) => l.moved >= 2 || retreatHexes(s, unit(s, attackOf(s).target)).length === 0,
  ask({ state: s }, l) {
    const u = unit(s, attackOf(s).target);
    const candidates = retreatHexes(s, u).map((at): Choice => ['retreat', at]);
    const first = candidates[0] ?? ['stay'];
    if (l.moved > 0) candidates.push(['stay']);
    return {
      seat: u.camp,
      prompt: 'evade',
      params: { unit: u.id },
      candidates,
      fallback: l.moved > 0 ? ['stay'] : first,
    };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'stay') return l.moved > 0 ? undefined : refuse('BLO-15.18');
    const at = hexIn(ref);
    const legal = verb === 'retreat' && at && retreatHexes(s, unit(s, attackOf(s).target)).includes(at);
    return legal ? undefined : refuse('BLO-8.3', ref ? [ref] : []);
  },
  answer(t, l, [verb, ref]) {
    const s = t.state;
    const at = hexIn(ref);
    const u = unit(s, attackOf(s).target);
    if (verb === 'stay' || !at) return t.done();
    l.moved++;
    attackOf(s).lost = true;
    attackOf(s).left = true;
    t.emit({ kind: 'evaded', unit: u.id, from: u.hex, to: at });
    stand(t, u, at);
  },
};

/** WAR-07 */
const intercept: Step<State> = {
  ask({ state: s }) {
    const u = unit(s, attackOf(s).target);
    const candidates = inOrder(interceptors(s)).map((v): Choice => ['target', v.id]);
    return {
      seat: u.camp,
      prompt: 'intercept',
      params: { unit: u.id },
      candidates,
      fallback: candidates[0] ?? ['target'],
    };
  },
  refuse({ state: s }, _, [verb, id]) {
    const legal = verb === 'target' && interceptors(s).some((u) => u.id === id);
    return legal ? undefined : refuse('BLO-15.18', id ? [id] : []);
  },
  answer(t, _, [, id]) {
    const s = t.state;
    const a = attackOf(s);
    const u = unit(s, a.target);
    const v = unit(s, id);
    const [here, there] = [hexOf(u), hexOf(v)];
    t.done();
    u.hex = there;
    v.hex = here;
    a.target = v.id;
    t.emit({ kind: 'exchanged', unit: u.id, with: v.id });
    stand(t, u, there);
    stand(t, v, here);
  },
};

const spyStep: Step<State, { by: Seat }> = {
  ask({ state: s }, l) {
    const candidates = distinct(camp(s, other(l.by)).hand).map(
      (card): Choice => ['discard', commandRef(card)],
    );
    return { seat: l.by, prompt: 'spy', candidates: [...candidates, ['decline']], fallback: ['decline'] };
  },
  refuse({ state: s }, l, [verb, ref]) {
    if (verb === 'decline') return undefined;
    const card = commandIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(l.by)).hand.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(t, l, [verb, ref]) {
    const s = t.state;
    const card = commandIn(ref);
    camp(s, other(l.by)).shown = 'nothing';
    t.done();
    if (verb === 'decline' || !card) return;
    const { hand } = camp(s, other(l.by));
    hand.splice(hand.indexOf(card), 1);
    s.commandDiscard.push(card);
    t.reveal();
    t.emit({ kind: 'command-discarded', seat: other(l.by), card });
    drawCommand(t, other(l.by), 1);
  },
};

const sabotageStep: Step<State, { by: Seat }> = {
  ask({ state: s }, l) {
    const candidates = camp(s, other(l.by)).lore.map((card): Choice => ['discard', loreRef(card)]);
    return { seat: l.by, prompt: 'sabotage', candidates, fallback: candidates[0] ?? ['discard'] };
  },
  refuse({ state: s }, l, [verb, ref]) {
    const card = loreIn(ref);
    const legal = verb === 'discard' && card && camp(s, other(l.by)).lore.includes(card);
    return legal ? undefined : refuse('BLO-15.18', ref ? [ref] : []);
  },
  answer(t, l, [, ref]) {
    const card = loreIn(ref);
    camp(t.state, other(l.by)).shown = 'nothing';
    t.done();
    if (card) discardLore(t, other(l.by), card);
  },
};

export const loreEffectSteps = {
  'lore-card': loreCard,
  'w-lore': wLore,
  'w-lore-0': wLoreOf(0),
  'w-lore-1': wLoreOf(1),
  'lore-targets': loreTargets,
  'lore-effects': loreEffects,
  spells,
  'spell-order': spellOrder,
  'card-move': cardMove,
  'card-place': cardPlace,
  healing,
  chain,
  evade,
  intercept,
  spy: spyStep,
  sabotage: sabotageStep,
};
