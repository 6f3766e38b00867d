/** The odds against every outcome of the rules themselves, die by die, and against sums done by hand. */
import type { ChanceState, Question } from '@gonfalon/kernel';
import { Engine, Rng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { HexId } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { Chances, CombatOdds, OddsOptions } from '../rules/odds.ts';
import { combatOdds, expected } from '../rules/odds.ts';
import type { State } from '../rules/state.ts';
import { cloneState, GONE } from '../rules/state.ts';
import { unit, unitAt } from '../rules/units.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

const NONE: OddsOptions = {};

/** The state in which the active camp's units may attack. */
function stateOf(set: Field): State {
  return cloneState(set.ordered().begin('combat', 'asked').state);
}

function ids(s: State, from: HexId, to: HexId): [string, string] {
  return [unitAt(s, from)?.id ?? '', unitAt(s, to)?.id ?? ''];
}

function odds(set: Field, from: HexId, to: HexId, options = NONE): CombatOdds {
  const s = stateOf(set);
  const found = combatOdds(s, ...ids(s, from, to), options);
  if (!found) throw new Error('no die');
  return found;
}

/* Every outcome of the game itself: all six faces of every single die, in every order. */

class Faces extends Rng {
  readonly rolled: number[] = [];
  private readonly begun: readonly number[];

  constructor(begun: readonly number[]) {
    super();
    this.begun = begun;
  }

  override die(): number {
    const face = this.begun[this.rolled.length] ?? 1;
    this.rolled.push(face);
    return face;
  }

  protected word(): number {
    return 0;
  }

  save(): ChanceState {
    throw new Error('not kept');
  }
}

interface Counted {
  hits: number[];
  losses: number[];
  flags: number[];
  retreat: number[];
  eliminated: number;
  stays: number;
  battleBack: number;
  backHits: number;
  backLosses: number;
  backKills: number;
}

function answerTo(q: Question, { ignores, power }: OddsOptions) {
  if (q.prompt === 'power') return q.choices.find(([, id]) => id === power) ?? q.fallback;
  if (q.prompt !== 'ignore-flags' || ignores === undefined) return q.fallback;
  return q.choices.find(([, n]) => Number(n) === ignores) ?? q.fallback;
}

function everyOutcome(set: Field, from: HexId, to: HexId, options = NONE): Counted {
  const start = stateOf(set);
  const [attacker, target] = ids(start, from, to);
  const add = (list: number[], at: number, weight: number) => {
    while (list.length <= at) list.push(0);
    list[at] = (list[at] ?? 0) + weight;
  };
  const all: Counted = {
    hits: [],
    losses: [],
    flags: [],
    retreat: [],
    eliminated: 0,
    stays: 0,
    battleBack: 0,
    backHits: 0,
    backLosses: 0,
    backKills: 0,
  };
  const open: number[][] = [[]];
  for (let begun = open.pop(); begun; begun = open.pop()) {
    const chance = new Faces(begun);
    const state = cloneState(start);
    const play = new Engine(game, { state, stack: game.start(state) }, chance);
    let first: { hits: number; flags: number } | undefined;
    let back: { hits: number } | undefined;
    /** The attacks are looked at while they lie open: they are gone when they are over. */
    const look = () => {
      const [own, answer] = state.attacks;
      if (own) first = own;
      if (answer) back = answer;
    };
    const push = state.attacks.push.bind(state.attacks);
    state.attacks.push = (...given) => {
      const length = push(...given);
      look();
      return length;
    };
    play.answer(['attack', attacker, target]);
    let before = { figures: 0, hex: '' };
    let battledBack = false;
    const snapshot = () => ({ figures: unit(state, target).figures, hex: unit(state, target).hex as string });
    for (let q = play.question; q && state.attacks.length > 0; q = play.question) {
      if (q.prompt === 'battle-back') {
        battledBack = true;
        before = snapshot();
      }
      play.answer(q.prompt === 'follow-on' ? ['stay'] : answerTo(q, options));
    }
    const end = battledBack ? before : snapshot();
    const told = play.events.map(({ event }) => event);
    const flown = told.filter((e) => e.kind === 'retreated' && e.unit === target).length;
    const ignored = told.find((e) => e.kind === 'ignored' && e.unit === target);
    const weight = 6 ** -chance.rolled.length;
    add(all.hits, first?.hits ?? 0, weight);
    add(all.losses, unit(start, target).figures - end.figures, weight);
    add(all.flags, (first?.flags ?? 0) - Number(ignored?.count ?? 0), weight);
    add(all.retreat, flown, weight);
    if (end.hex === GONE) all.eliminated += weight;
    if (end.hex === to) all.stays += weight;
    if (battledBack) {
      all.battleBack += weight;
      all.backHits += weight * (back?.hits ?? 0);
      all.backLosses += weight * (unit(start, attacker).figures - unit(state, attacker).figures);
      if (unit(state, attacker).hex === GONE) all.backKills += weight;
    }
    chance.rolled.forEach((_, i) => {
      if (i < (begun?.length ?? 0)) return;
      for (let face = 2; face <= 6; face++) open.push([...chance.rolled.slice(0, i), face]);
    });
  }
  return all;
}

function same(found: Chances, wanted: Chances): void {
  expect(found).toHaveLength(wanted.length);
  for (const [i, chance] of found.entries()) expect(chance).toBeCloseTo(wanted[i] ?? 0, 12);
}

function compare(set: () => Field, from: HexId, to: HexId, options = NONE): CombatOdds {
  const found = odds(set(), from, to, options);
  const wanted = everyOutcome(set(), from, to, options);
  expect(found.exact).toBe(true);
  for (const list of ['hits', 'losses', 'flags', 'retreat'] as const) same(found[list], wanted[list]);
  same(
    [found.eliminated, found.stays, found.battleBack.chance],
    [wanted.eliminated, wanted.stays, wanted.battleBack],
  );
  const { chance, odds: back } = found.battleBack;
  expect(back === undefined).toBe(wanted.battleBack === 0);
  if (back) {
    expect(chance * expected(back.hits)).toBeCloseTo(wanted.backHits, 12);
    expect(chance * expected(back.losses)).toBeCloseTo(wanted.backLosses, 12);
    expect(chance * back.eliminated).toBeCloseTo(wanted.backKills, 12);
  }
  return found;
}

/* Against the rules */

const duel = () =>
  field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').unit('P', 'human_archer', 'A1');

describe('as the rules have it, die by die', () => {
  test('a plain melee', () => {
    compare(duel, 'F6', 'E6');
  });

  test('the last figures, and the last banner', () => {
    compare(() => duel().at('E6', { figures: 1 }), 'F6', 'E6');
    compare(() => duel().at('E6', { figures: 2 }).needs(1), 'F6', 'E6');
  });

  test('a short sword against cavalry', () => {
    compare(
      () =>
        field()
          .unit('S', 'human_infantry', 'F6')
          .unit('P', 'human_cavalry', 'E6')
          .unit('P', 'human_archer', 'A1'),
      'F6',
      'E6',
    );
  });

  test('caps of terrain, and a bow from afar', () => {
    compare(() => duel().terrain('forest', 'E6'), 'F6', 'E6');
    const far = () => field().unit('S', 'human_archer', 'G6').unit('P', 'human_archer', 'E6');
    compare(far, 'G6', 'E6');
  });

  const supported = () =>
    field()
      .unit('S', 'human_archer', 'F6')
      .at('F6', { moved: true })
      .unit('P', 'human_militia', 'E6')
      .unit('P', 'human_infantry', 'D5')
      .unit('P', 'human_infantry', 'D6');

  test('support, a blocked retreat, and the battle back', () => {
    expect(compare(supported, 'F6', 'E6').battleBack.chance).toBeCloseTo(1, 12);
  });

  test('the owner may prefer to take the flags', () => {
    const bold = () =>
      field('mercenaries')
        .unit('S', 'human_archer', 'F6')
        .at('F6', { moved: true })
        .unit('P', 'dwarf_crossbow', 'E6')
        .unit('P', 'human_archer', 'A1');
    expect(compare(bold, 'F6', 'E6').stays).toBeCloseTo(1, 12);
    expect(compare(bold, 'F6', 'E6', { ignores: 0 }).stays).toBeCloseTo(5 / 6, 12);
  });

  const goblins = (figures: number) => () =>
    field('mercenaries')
      .unit('S', 'human_archer', 'F6')
      .unit('P', 'goblin_infantry', 'E6', figures)
      .unit('P', 'human_archer', 'A1');

  test('goblins flee and panic', () => {
    compare(goblins(4), 'F6', 'E6');
    compare(() => goblins(1)().at('F6', { moved: true }), 'F6', 'E6');
  });

  test('goblins with their backs to the edge', () => {
    compare(
      () =>
        field('mercenaries')
          .unit('S', 'human_archer', 'C6')
          .unit('P', 'goblin_infantry', 'B6', 3)
          .unit('P', 'human_archer', 'A1'),
      'C6',
      'B6',
    );
  });

  test('a critical hit on a creature, which battles back', () => {
    const spider = () =>
      field('creatures')
        .unit('S', 'human_archer', 'F6')
        .at('F6', { moved: true })
        .unit('P', 'giant_spider', 'E6')
        .unit('P', 'human_archer', 'A1');
    compare(spider, 'F6', 'E6');
  });

  test('a creature that tramples, and is cornered', () => {
    const cornered = () =>
      field('creatures')
        .unit('S', 'human_archer', 'G6')
        .unit('P', 'giant_spider', 'E6')
        .unit('P', 'human_infantry', 'D5', 1)
        .unit('P', 'giant_spider', 'D6', 1, 'red');
    compare(cornered, 'G6', 'E6');
  });

  test('a creature and its powers', () => {
    const spider = () =>
      field('creatures')
        .unit('S', 'giant_spider', 'F6')
        .at('F6', { stored: 1 })
        .set((s) => s.pool--)
        .unit('P', 'human_militia', 'E6')
        .unit('P', 'human_archer', 'A1');
    compare(spider, 'F6', 'E6');
    compare(spider, 'F6', 'E6', { power: 'web' });
    compare(spider, 'F6', 'E6', { power: 'venom' });
  });
});

/* By hand */

test('three dice, a third of which hit', () => {
  const { hits, dice } = odds(duel(), 'F6', 'E6');
  expect(dice).toBe(3);
  same(hits, [8 / 27, 12 / 27, 6 / 27, 1 / 27]);
  expect(expected(hits)).toBeCloseTo(1, 12);
});

test('BLO-7.4 two dice against cavalry: the first sword-on-shield does not count', () => {
  const set = field()
    .unit('S', 'human_militia', 'F6')
    .unit('P', 'human_cavalry', 'E6')
    .unit('P', 'human_archer', 'A1');
  // Two hits: BB, BS would be two without the rule but is one, SS one.
  same(odds(set, 'F6', 'E6').hits, [(16 + 8) / 36, (8 + 2 + 1) / 36, 1 / 36]);
});

test('an unsupported unit stays if no flag falls and somebody lives', () => {
  const { stays, retreat, flags, battleBack } = odds(duel(), 'F6', 'E6');
  expect(stays).toBeCloseTo((5 / 6) ** 3, 12);
  same(flags, retreat);
  expect(battleBack).toEqual({ chance: 0 });
});

test('BLO-14.3 a single die kills a creature once in eighteen times', () => {
  const set = field('creatures')
    .unit('S', 'human_infantry', 'F6')
    .at('F6', { marks: [{ kind: 'dice-limit', card: 'WIZ-05', by: 0, until: 'turn', max: 1, rolls: 'own' }] })
    .unit('P', 'giant_spider', 'E6')
    .unit('P', 'human_archer', 'A1');
  const { dice, eliminated, hits } = odds(set, 'F6', 'E6');
  expect(dice).toBe(1);
  same(hits, [2 / 3, 1 / 3]);
  expect(eliminated).toBeCloseTo(1 / 18, 12);
});

test('BLO-13.8 two panic dice cost a third of a figure', () => {
  const set = field('mercenaries')
    .unit('S', 'human_archer', 'F6')
    .at('F6', { moved: true })
    .unit('P', 'goblin_infantry', 'E6')
    .unit('P', 'human_archer', 'A1');
  const { losses, hits } = odds(set, 'F6', 'E6');
  same(hits, [5 / 6, 1 / 6]);
  expect(expected(losses)).toBeCloseTo(1 / 6 + (1 / 6) * (2 / 6), 12);
});

test('BLO-11.7 in a bonus attack, a unit that battled back in this combat is not feared again', () => {
  const set = duel().terrain('bridge', 'E6');
  const s = stateOf(set);
  const [attacker, target] = ids(s, 'F6', 'E6');
  s.turn.combat = { unit: attacker, replied: [target], pursued: true };
  expect(combatOdds(s, attacker, target, { kind: 'bonus' })?.battleBack.chance).toBe(0);
  expect(combatOdds(s, attacker, target)?.battleBack.chance).toBeGreaterThan(0.5);
});

/* What is not small enough, and what is no attack */

test('too many dice: a sample near the truth, the same for the same seed', () => {
  const strong = duel().at('F6', {
    marks: [{ kind: 'dice', card: 'WAR-01', by: 1, until: 'turn', melee: 7 }],
  });
  const found = odds(strong, 'F6', 'E6', { samples: 1000 });
  expect(found).toMatchObject({ exact: false, dice: 10 });
  expect(expected(found.hits)).toBeCloseTo(10 / 3, 0);
  expect(odds(strong, 'F6', 'E6', { samples: 1000 })).toEqual(found);
  expect(odds(strong, 'F6', 'E6', { samples: 1000, seed: 'other' })).not.toEqual(found);
});

test('all chances add up to 1, and the state is left alone', () => {
  const s = stateOf(duel().terrain('bridge', 'E6'));
  const before = structuredClone(s);
  const found = combatOdds(s, ...ids(s, 'F6', 'E6'));
  for (const list of [found?.hits, found?.losses, found?.flags, found?.retreat]) {
    expect(list?.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
  }
  expect(s).toEqual(before);
});

test('who is gone, who is a friend, and who has no die, has no odds', () => {
  const s = stateOf(duel().unit('S', 'human_archer', 'G1').at('F6', { moved: true }));
  const [attacker, target] = ids(s, 'F6', 'E6');
  expect(combatOdds(s, attacker, unitAt(s, 'G1')?.id ?? '')).toBeUndefined();
  expect(combatOdds(s, attacker, 'nobody')).toBeUndefined();
  unit(s, target).hex = GONE;
  expect(combatOdds(s, attacker, target)).toBeUndefined();
});
