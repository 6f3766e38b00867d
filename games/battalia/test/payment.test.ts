import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArtefactId, Card, Cost } from '../content/index.ts';
import { artefacts, CARDS, costs, isWeapon } from '../content/index.ts';
import { billOf, wildKinds } from '../rules/bill.ts';
import type { Item } from '../rules/ledger.ts';
import { freshlyLaid, itemsOf } from '../rules/ledger.ts';
import type { Price } from '../rules/payment.ts';
import { canPay, legalPayments, purseOf } from '../rules/payment.ts';
import type { Laid } from '../rules/state.ts';

const cards = (text: string) => text.split(' ').filter(Boolean) as Card[];

/** A wild card, and one with marks: `CIT-B~3^`. */
function laid(ref: string): Laid {
  const [card = '', marks = ''] = ref.split('~');
  const base = freshlyLaid(card as Card, 'horse');
  if (marks === '*') return { ...base, uses: 1, state: 'set', amulet: true, wild: true };
  const state = marks.includes('!') ? 'used' : marks.includes('^') ? 'set' : 'open';
  return { ...base, uses: Number.parseInt(marks, 10), state, amulet: state === 'set' };
}

function have(hand: string, table = '', ray: ArtefactId = 'weapon'): Item[] {
  return itemsOf(cards(hand), table.split(' ').filter(Boolean).map(laid), ray);
}

function ways(items: readonly Item[], price: Price, ray: ArtefactId = 'weapon'): string[] {
  return legalPayments(items, price, ray)
    .map((payment) =>
      payment.flatMap((uses, i) => Array.from({ length: uses }, () => items[i]?.ref)).join(' '),
    )
    .sort();
}

describe('what is exact', () => {
  test('BTA-6.5 a superfluous card is refused, an under-used tool is not', () => {
    const items = have('CHF-B TOO-R CIT-G PRO');
    expect(ways(items, artefacts.weapon.cost)).toEqual(['CHF-B TOO-R']);
    expect(ways(items, artefacts.tool.cost)).toEqual(['TOO-R CIT-G']);
    expect(ways(items, costs.road.simple)).toEqual(['CIT-G PRO', 'TOO-R PRO']);
    expect(ways(items, costs.road.crossing)).toEqual(['TOO-R PRO']);
    expect(ways(items, artefacts.tent.cost)).toEqual(['CHF-B CIT-G PRO', 'CHF-B TOO-R PRO']);
    expect(ways(items, costs.city['1'])).toEqual(['TOO-R CIT-G']);
  });

  test('BTA-6.19 three places are three citizens, a tool and a citizen, or two tools', () => {
    expect(ways(have('CIT-G CIT-G CIT-B TOO-R TOO-Y'), costs.city['1'])).toEqual([
      'CIT-B TOO-R',
      'CIT-B TOO-Y',
      'CIT-G CIT-G CIT-B',
      'CIT-G TOO-R',
      'CIT-G TOO-Y',
      'TOO-R TOO-Y',
    ]);
  });

  test('BTA-6.19 a wild card and the Hammer count as tools among citizens', () => {
    expect(ways(have('HAM CIT-B', 'PRO~*'), costs.city['1'])).toEqual([
      'CIT-B PRO~*',
      'HAM CIT-B',
      'HAM PRO~*',
    ]);
  });

  test('BTA-11.1 a tool that is not illuminated serves one line with two citizens at most', () => {
    expect(ways(have('TOO-R'), costs.city['1'])).toEqual([]);
    expect(ways(have('TOO-R', '', 'tool'), costs.city['1'], 'tool')).toEqual(['TOO-R TOO-R']);
  });

  test('BTA-12.2 the Hammer recruits as a weapon', () => {
    expect(ways(have('HAM PRO PRO'), costs.recruit)).toEqual(['HAM PRO PRO']);
  });

  test('BTA-17.13 a wild card is a tool with two uses on the day of tools', () => {
    expect(ways(have('', 'PRO~*', 'tool'), costs.city['1'], 'tool')).toEqual(['PRO~* PRO~*']);
    expect(ways(have('', 'PRO~*'), costs.city['1'])).toEqual([]);
  });

  test('BTA-13.9 a ride takes the uses of one horse, not of two', () => {
    expect(ways(have('HRS-B HRS-G HAM', '', 'horse'), { ride: 2 }, 'horse')).toEqual([
      'HRS-B HRS-B',
      'HRS-G HRS-G',
    ]);
    expect(ways(have('HRS-B HRS-B'), { ride: 2 })).toEqual([]);
  });

  const prices: readonly Cost[] = [
    ...Object.values(artefacts).map(({ cost }) => cost),
    ...Object.values(costs.city),
    ...Object.values(costs.road),
    costs.recruit,
  ];

  /** Whether these uses fill all places, tried one by one. */
  function pays(uses: readonly Item[], cost: Cost): boolean {
    const [first, ...rest] = uses;
    const open = Object.entries(cost).filter(([, n]) => n > 0);
    if (open.length === 0) return true;
    if (!first) return false;
    const tool = first.wild || first.kind === 'tool' || first.kind === 'hammer';
    const fitting = open.filter(([place]) => {
      if (first.wild || place === first.kind) return true;
      return place === 'weapon'
        ? isWeapon(first.kind) || first.kind === 'hammer'
        : place === 'citizen' && tool;
    });
    const after = fitting.map(([place, n]) => ({
      ...cost,
      [place]: Math.max(0, n - (place === 'citizen' && tool ? 2 : 1)),
    }));
    return after.some((left) => pays(rest, left)) || pays(rest, cost);
  }

  function subsets(items: readonly Item[]): Item[][] {
    const [first, ...rest] = items;
    if (!first) return [[]];
    const most = Math.min(5, first.wild ? first.count : first.count * first.perCard);
    return subsets(rest).flatMap((set) =>
      Array.from({ length: most + 1 }, (_, n) => [...Array.from({ length: n }, () => first), ...set]),
    );
  }

  test('BTA-6.5 the legal payments are those of which no use can be taken away', () => {
    const pool = CARDS.filter((card) => card.endsWith('-G') || ['PRO', 'HAM', 'SWO', 'CIT-R'].includes(card));
    const hands = fc.array(fc.constantFrom(...pool), { maxLength: 6 });
    const tables = fc.array(fc.constantFrom('CIT-B~2^', 'PRO~*', 'CIT-R~*', 'TOO-B~1!', 'PRO~3^'), {
      maxLength: 2,
    });
    fc.assert(
      fc.property(hands, tables, fc.constantFrom(...prices), (hand, table, cost) => {
        const items = have(hand.join(' '), table.join(' '));
        const exact = subsets(items).filter(
          (set) => pays(set, cost) && !set.some((_, i) => pays(set.toSpliced(i, 1), cost)),
        );
        expect(ways(items, cost)).toEqual(exact.map((set) => set.map(({ ref }) => ref).join(' ')).sort());
        expect(canPay(purseOf(items, 'weapon'), cost)).toBe(exact.length > 0);
      }),
      { numRuns: 150, seed: 6 },
    );
  });
});

describe('which cards pay', () => {
  const bill = (items: readonly Item[], price: Price, insisted: string[] = [], ray: ArtefactId = 'weapon') =>
    billOf(items, price, insisted, 'blue', ray);
  const lay = (items: readonly Item[], price: Price, insisted: string[] = [], ray: ArtefactId = 'weapon') => [
    ...(bill(items, price, insisted, ray)?.options.map(({ ref }) => ref) ?? []),
  ];

  test('BTA-6.20 fewest cards leave the hand, and of those the fewest of the own faction', () => {
    const items = have('CIT-B CIT-R CIT-R TOO-G');
    expect(bill(items, artefacts.tool.cost)?.plain).toEqual(['CIT-R', 'TOO-G']);
  });

  test('BTA-6.20 insisting on a card leaves the payments that have one use more of it (example 26)', () => {
    const items = have('CIT-B CIT-R CIT-R TOO-G');
    expect(lay(items, artefacts.tool.cost)).toEqual(['CIT-B', 'CIT-R', 'TOO-G']);
    expect(bill(items, artefacts.tool.cost, ['CIT-B'])?.plain).toEqual(['CIT-B', 'TOO-G']);
    expect(lay(items, artefacts.tool.cost, ['CIT-B'])).toEqual(['CIT-R', 'TOO-G']);
    expect(bill(items, artefacts.tool.cost, ['CIT-B', 'CIT-R'])?.plain).toEqual(['CIT-B', 'CIT-R', 'CIT-R']);
    expect(lay(items, artefacts.tool.cost, ['CIT-B', 'CIT-R'])).toEqual([]);
  });

  test('BTA-6.20 a multiplied tool pays alone rather than with a card of the hand (example 22)', () => {
    const items = have('CIT-R PRO', 'TOO-B~2!', 'tool');
    expect(bill(items, costs.city['1'], [], 'tool')?.plain).toEqual(['TOO-B~2!', 'TOO-B~2!']);
    expect(lay(items, costs.city['1'], [], 'tool')).toEqual(['CIT-R', 'TOO-B~2!']);
  });

  test('BTA-6.20 equal payments are told apart by card order (example 42)', () => {
    const items = have('TOO-G CIT-B', 'CIT-R~1', 'tool');
    expect(bill(items, costs.city['1'], [], 'tool')?.plain).toEqual(['CIT-R~1', 'TOO-G']);
    expect(lay(items, costs.city['1'], [], 'tool')).toEqual(['CIT-B', 'CIT-R~1', 'TOO-G']);
    expect(bill(items, costs.city['1'], ['TOO-G'], 'tool')?.plain).toEqual(['CIT-R~1', 'TOO-G']);
    expect(bill(items, costs.city['1'], ['TOO-G', 'TOO-G'], 'tool')?.plain).toEqual(['TOO-G', 'TOO-G']);
  });

  test('BTA-6.20 wild cards and the Hammer come last', () => {
    expect(bill(have('HAM CIT-B CIT-B CIT-B'), costs.city['1'])?.plain).toEqual(['CIT-B', 'CIT-B', 'CIT-B']);
    expect(bill(have('PRO PRO', 'PRO~*'), artefacts.horse.cost)?.plain).toEqual(['PRO~*', 'PRO', 'PRO']);
  });

  test('BTA-6.16 several wild cards fill the places in their order, the highest first', () => {
    const items = have('CIT-G', 'CIT-B~* PRO~*');
    expect(wildKinds(['CIT-G', 'CIT-B~*', 'PRO~*'], items, artefacts.scroll.cost)).toEqual([
      'priest',
      'chief',
    ]);
    const two = have('', 'CIT-B~* PRO~*');
    expect(wildKinds(['CIT-B~*', 'PRO~*'], two, costs.road.simple)).toEqual(['tool', 'provision']);
  });
});
