import { createRng, Match } from '@gonfalon/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Civ, DeckCardId } from '../../content/index.ts';
import { CIVS, card, constants, pool, preset, totalCost } from '../../content/index.ts';
import { echoes } from '../../index.ts';
import { deckFaults } from '../../rules/deck-check.ts';
import type { Deck } from '../decks/deck.ts';
import {
  costCurve,
  demand,
  isReady,
  listed,
  presetDeck,
  sampleHand,
  withCard,
  withoutCard,
} from '../decks/deck.ts';
import { linkCode, readLinkCode } from '../decks/deck-link.ts';
import { deckText, readDeckText } from '../decks/deck-text.ts';
import { fieldTrials, interval, MATCHES, pairingOf, pointsOf } from '../decks/field-trial.ts';

const sorted = ({ civ, cards }: Pick<Deck, 'civ' | 'cards'>) => [civ, ...cards.toSorted()];
const whole = (civ: Civ): DeckCardId[] =>
  pool[civ].flatMap(({ id, rarity }) => Array.from({ length: rarity }, () => id));

describe('a link', () => {
  test('holds any list of a civilisation in at most 80 characters behind the address', () => {
    const anyList = fc
      .constantFrom(...CIVS)
      .chain((civ) => fc.record({ civ: fc.constant(civ), cards: fc.shuffledSubarray(whole(civ)) }));
    fc.assert(
      fc.property(anyList, (deck) => {
        const code = linkCode(deck);
        expect(`/page/echoes/decks#${code}`.length).toBeLessThanOrEqual(80);
        const back = readLinkCode(code);
        expect(back && sorted(back)).toEqual(sorted(deck));
      }),
    );
  });

  test('that is cut, changed or mistyped is told from a deck', () => {
    const code = linkCode(presetDeck('scots', ''));
    for (const wrong of ['', '0', '%', `${code}%`, 'z00', code.slice(0, 2)])
      expect(readLinkCode(wrong)).toBeUndefined();
    for (let i = 1; i < code.length; i++) {
      const other = code[i] === '7' ? '8' : '7';
      expect(readLinkCode(code.slice(0, i) + other + code.slice(i + 1))).toBeUndefined();
    }
    expect(readLinkCode(code.slice(0, -1))).toBeUndefined();
    expect(readLinkCode(`${code}0000000000000000`)).toBeUndefined();
  });
});

describe('a deck as text', () => {
  test('is read back as it was written, in both languages', () => {
    for (const civ of CIVS)
      for (const language of ['en', 'fr'] as const) {
        const deck = presetDeck(civ, 'Walls');
        const { deck: back, faults } = readDeckText(deckText(deck, language), 'unnamed');
        expect(faults).toEqual([]);
        expect(back?.name).toBe('Walls');
        expect(back && sorted(back)).toEqual(sorted(deck));
      }
  });

  test('takes counts before and behind, without accents and case', () => {
    const { deck, faults } = readDeckText('2x bondi levy\n\nBERSERKER x2\nulfhednar\n// a remark', 'mine');
    expect(faults).toEqual([]);
    expect(deck).toEqual({
      name: 'mine',
      civ: 'norse',
      cards: ['nor-bondi', 'nor-bondi', 'nor-berserker', 'nor-berserker', 'nor-ulfhednar'],
    });
  });

  test('ECH-11.9, ECH-11.13 tells every line that could not be read, with its rule', () => {
    const { deck, faults } = readDeckText('3 Bondi Levy\n1 Thor\n1 Kern\n0 Berserker\n1 Bóndi levy', 'mine');
    expect(deck?.cards).toEqual(['nor-bondi', 'nor-bondi', 'nor-bondi']);
    expect(faults.map(({ line, id, rule }) => [line, id, rule])).toEqual([
      [2, 'unknown', undefined],
      [3, 'other-civ', 'ECH-11.9'],
      [4, 'count', undefined],
      [5, 'too-many', 'ECH-11.13'],
    ]);
  });

  test('with nothing of this game in it is no deck', () => {
    expect(readDeckText('Lorem ipsum\n4 dolor', 'mine').deck).toBeUndefined();
    expect(readDeckText('{"civ":"norse"}', 'mine').deck).toBeUndefined();
  });
});

describe('a deck', () => {
  test('ECH-11.13 takes a card as long as the rules allow it, and names the rule if not', () => {
    const deck = withoutCard(presetDeck('norse', ''), 'nor-bondi');
    expect(withCard(deck, 'nor-dane-axe')).toEqual({ rule: 'ECH-11.13' });
    expect(withCard(deck, 'nor-cnut')).toEqual({ rule: 'ECH-11.11' });
    expect(withCard(deck, 'sco-kern')).toEqual({ rule: 'ECH-11.9' });
    const full = withCard(deck, 'nor-bondi');
    expect('deck' in full && isReady(full.deck)).toBe(true);
    expect('deck' in full && withCard(full.deck, 'nor-drengr')).toEqual({ rule: 'ECH-11.10' });
  });

  test('has its costs counted card by card', () => {
    const deck = presetDeck('mongols', '');
    const columns = costCurve(deck);
    expect(columns.reduce((sum, { cards }) => sum + cards, 0)).toBe(constants.deckSize);
    const two = deck.cards.filter((id) => totalCost(card[id]) === 2);
    expect(columns[2]?.cards).toBe(two.length);
    const all = deck.cards.reduce((sum, id) => sum + totalCost(card[id]), 0);
    expect(Object.values(demand(deck)).reduce((a, b) => a + b)).toBe(all);
  });

  test('ECH-1.7 deals first hands of five from what is left without the Starting Scout', () => {
    const dice = createRng({ kind: 'fast', seed: 'hands' });
    const deck = { ...presetDeck('norse', ''), cards: preset.norse.slice() };
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const hand = sampleHand(deck, (n) => dice.nextInt(n));
      expect(hand).toHaveLength(constants.startHand);
      for (const id of hand) seen.add(id);
    }
    expect(seen.has('nor-njosnari')).toBe(preset.norse.filter((id) => id === 'nor-njosnari').length > 1);
    expect(seen.size).toBeGreaterThan(15);
  });

  test('is listed by kind, cost, rarity or name, and by what a card says', () => {
    const listing = { wanted: '', nameOf: (id: string) => id, textOf: () => 'Árm' };
    const costs = listed('hre', { ...listing, filter: 'unit', order: 'cost' }).map(totalCost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    const rarities = listed('hre', { ...listing, filter: 'all', order: 'rarity' }).map(
      ({ rarity }) => rarity,
    );
    expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
    expect(rarities).toHaveLength(pool.hre.length);
    expect(
      listed('hre', { ...listing, filter: 'event', order: 'name', wanted: 'arm' }).length,
    ).toBeGreaterThan(0);
    expect(listed('hre', { ...listing, filter: 'all', order: 'name', wanted: 'xyz' })).toEqual([]);
  });
});

describe('matches against the field', () => {
  test('ECH-11.17 each is a match of built decks in which the deck is handed in', () => {
    const cards = withoutCard(presetDeck('english', ''), 'eng-billman').cards;
    const spare = pool.english.find(
      ({ id }) => id !== 'eng-billman' && 'deck' in withCard({ name: '', civ: 'english', cards }, id),
    );
    const deck: Deck = { name: '', civ: 'english', cards: [...cards, spare?.id ?? 'eng-billman'] };
    expect(deckFaults(deck.civ, deck.cards)).toEqual([]);
    const trials = fieldTrials(deck, 'seed');
    expect(trials).toHaveLength(MATCHES);
    for (const [i, { seats, options, seed, openings }] of trials.slice(0, 4).entries()) {
      const match = new Match(echoes.game, { seats, options, chance: { kind: 'fast', seed } });
      const rest = openings.map((opening) => [...opening]);
      while (match.question?.prompt.startsWith('muster')) {
        const { seat } = match.question;
        const choice = rest[seat]?.shift();
        expect(choice && match.choose(seat, match.number, choice)).toBeUndefined();
      }
      const { foe, seat } = pairingOf(i);
      expect(match.state.players[seat]?.list.toSorted()).toEqual(deck.cards.toSorted());
      expect(match.state.players[1 - seat]?.civ).toBe(foe);
      expect(rest).toEqual([[], []]);
    }
  });

  test('every ready deck is met about as often, from both seats', () => {
    const count = new Map<string, number>();
    for (let i = 0; i < MATCHES; i++) {
      const { foe, seat } = pairingOf(i);
      count.set(`${foe} ${seat}`, (count.get(`${foe} ${seat}`) ?? 0) + 1);
    }
    expect(count.size).toBe(CIVS.length * 2);
    expect(Math.max(...count.values()) - Math.min(...count.values())).toBeLessThanOrEqual(1);
  });

  test('a win counts one, a draw half; the interval narrows with the matches', () => {
    expect([
      pointsOf(0, [0]),
      pointsOf(0, [1]),
      pointsOf(1, [1]),
      pointsOf(0, []),
      pointsOf(0, [0, 1]),
    ]).toEqual([1, 0, 1, 0.5, 0.5]);
    const few = interval({ matches: 10, points: 5 });
    const many = interval({ matches: 200, points: 100 });
    expect(many.low).toBeCloseTo(0.4314, 3);
    expect(many.high).toBeCloseTo(0.5686, 3);
    expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
    expect(interval({ matches: 5, points: 5 }).high).toBe(1);
  });
});
