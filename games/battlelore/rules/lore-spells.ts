/** BLO-15.25: spells, struck one by one, and the one that leaps from unit to unit. */
import type { Choice, Step, Table } from '@gonfalon/kernel';
import { distance, lore } from '../content/index.ts';
import { openAttack } from './attack.ts';
import { eligible } from './lore.ts';
import type { Play } from './lore-played.ts';
import { played } from './lore-played.ts';
import type { State, Unit } from './state.ts';
import { hexOf, inOrder, refuse, unit, unitIn } from './units.ts';

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

export const spellSteps = { spells, 'spell-order': spellOrder, chain };
