import { describe, expect, test } from 'vitest';
import type { DeckCardId } from '../content/index.ts';
import { card } from '../content/index.ts';
import { autoPayment, isOpen, nextSources } from '../rules/payment.ts';
import { priceOf } from '../rules/prices.ts';
import { boardOf } from '../rules/profiles.ts';
import { canPay, sourcesOf } from '../rules/purse.ts';
import type { State } from '../rules/state.ts';
import { field } from './field.ts';

const purchase = (id: DeckCardId) => ({ card: id, cost: card[id].cost });

/** What `auto` takes, as «2 main-food, 1 temp-joker». */
function auto(s: State, id: DeckCardId, seat = 0): string {
  const sources = sourcesOf(boardOf(s), seat, purchase(id));
  const paid = autoPayment(priceOf(boardOf(s), seat, purchase(id)), sources);
  return sources.flatMap(({ name }, i) => (paid[i] > 0 ? [`${paid[i]} ${name}`] : [])).join(', ');
}

function isQuestion(s: State, id: DeckCardId): boolean {
  const sources = sourcesOf(boardOf(s), 0, purchase(id));
  return isOpen(
    priceOf(boardOf(s), 0, purchase(id)),
    sources,
    sources.map(() => 0),
  );
}

describe('ECH-3.11 a payment is a matching', () => {
  test('ECH-3.5, ECH-3.8 E18: a joker stands in for the missing kind, and without it the card cannot be paid', () => {
    const f = field().main(0, { food: 1, wood: 1, gold: 1 });
    expect(canPay(boardOf(f.state), 0, purchase('nor-shieldmaiden'))).toBe(false);
    expect(auto(f.temp(0, 'joker').state, 'nor-shieldmaiden')).toBe(
      '1 main-food, 1 main-wood, 1 main-gold, 1 temp-joker',
    );
  });

  test('ECH-3.7, ECH-3.12 E25: `any` must not take what a kind needs', () => {
    const s = field().civ(0, 'ottomans').main(0, { gold: 1 }).temp(0, 'food').state;
    expect(auto(s, 'ott-kilij')).toBe('1 main-gold, 1 temp-food');
    expect(isQuestion(s, 'ott-kilij')).toBe(false);
    expect(canPay(boardOf(field().temp(0, 'food', 2).state), 0, purchase('ott-kilij'))).toBe(false);
  });

  test('byz-basil E26: gold pays for wood and food for gold', () => {
    const f = field().civ(0, 'byzantines').unit(0, 'byz-basil', 'c3').main(0, { food: 3, gold: 1 });
    expect(auto(f.state, 'byz-skoutatoi')).toBe('3 main-food, 1 main-gold');
    const temporary = field()
      .civ(0, 'byzantines')
      .unit(0, 'byz-basil', 'c3')
      .main(0, { food: 3 })
      .temp(0, 'gold');
    expect(canPay(boardOf(temporary.state), 0, purchase('byz-skoutatoi'))).toBe(false);
  });
});

describe('ECH-3.13 auto', () => {
  test('E27: spares the joker, then evens out what is left', () => {
    const s = field().main(0, { food: 1, wood: 2, gold: 1 }).temp(0, 'food').temp(0, 'joker').state;
    expect(auto(s, 'nor-shieldmaiden')).toBe('1 main-food, 2 main-wood, 1 temp-food');
    const sources = sourcesOf(boardOf(s), 0, purchase('nor-shieldmaiden'));
    const price = card['nor-shieldmaiden'].cost;
    const named = (used: number[]) => nextSources(price, sources, used).map((i) => sources[i].name);
    expect(named([0, 0, 0, 0, 0])).toEqual([
      'main-food',
      'main-wood',
      'main-gold',
      'temp-food',
      'temp-joker',
    ]);
    expect(named([0, 0, 1, 0, 0])).not.toContain('main-gold');
  });

  test('ECH-11.5 E28: takes from a mate only what is needed', () => {
    const f = field(4).main(0, { food: 1, wood: 1 }).temp(0, 'joker').main(2, { food: 2, gold: 1 });
    expect(auto(f.state, 'nor-shieldmaiden')).toBe('1 main-food, 1 main-wood, 1 temp-joker, 1 mate-food');
    expect(auto(f.temp(0, 'joker').state, 'nor-shieldmaiden')).toBe('1 main-food, 1 main-wood, 2 temp-joker');
  });

  test('byz-throne E29: what is borrowed goes first; a temporary resource cannot be borrowed', () => {
    const s = field()
      .civ(0, 'byzantines')
      .main(0, { food: 1, wood: 1 })
      .main(1, { food: 1, wood: 2 })
      .temp(1, 'gold')
      .set((state) => state.turn.lenders.push(1)).state;
    expect(auto(s, 'byz-psiloi')).toBe('1 lent-food, 1 lent-wood');
    expect(sourcesOf(boardOf(s), 0).map(({ name }) => name)).not.toContain('lent-gold');
  });

  test('a main resource pays for another kind only where it must', () => {
    const f = field().civ(0, 'byzantines').unit(0, 'byz-basil', 'c3').main(0, { food: 2, wood: 1, gold: 2 });
    expect(auto(f.state, 'byz-skoutatoi')).toBe('2 main-food, 1 main-wood, 1 main-gold');
  });
});

describe('ECH-3.14 reductions', () => {
  const price = (s: State, id: DeckCardId) => priceOf(boardOf(s), 0, purchase(id));

  test('E30: the largest part falls first, never below the minimum', () => {
    const s = field().civ(0, 'hre').state;
    expect(price(s, 'hre-landfrieden')).toEqual({ food: 0, wood: 0, gold: 1, any: 0 });
    expect(price(s, 'hre-hanse')).toEqual({ food: 0, wood: 1, gold: 1, any: 0 });
    expect(price(s, 'hre-orders')).toEqual({ food: 1, wood: 0, gold: 2, any: 0 });
  });

  test('a minimum never raises a price that lies below it', () => {
    const s = field().civ(0, 'mongols').unit(0, 'mon-kublai', 'c3').state;
    expect(price(s, 'mon-tribute')).toEqual({ food: 0, wood: 0, gold: 0, any: 0 });
    expect(price(s, 'mon-feigned-retreat')).toEqual({ food: 1, wood: 0, gold: 0, any: 0 });
  });

  test('of one kind before the total; the grey part before the others', () => {
    const f = field().civ(0, 'english').event(0, 'eng-bowyers');
    expect(price(f.state, 'eng-yeoman')).toEqual({ food: 0, wood: 2, gold: 2, any: 1 });
    f.set((s) =>
      s.turn.reductions.push({ since: 99, res: 'total', n: 1, min: 1, filter: { kind: 'unit' }, uses: 1 }),
    );
    expect(price(f.state, 'eng-yeoman')).toEqual({ food: 0, wood: 2, gold: 2, any: 0 });
  });
});

describe('ECH-3.16 health as payment', () => {
  test('ECH-9.14 E54: as little as possible, and 1 health must be left', () => {
    const f = field().civ(0, 'english').event(0, 'eng-purveyance').main(0, { food: 3, gold: 3 });
    expect(auto(f.state, 'eng-earl')).toBe('3 main-food, 3 main-gold, 2 life');
    f.set((s) => {
      s.buildings[0].damage = 6;
    });
    expect(canPay(boardOf(f.state), 0, purchase('eng-earl'))).toBe(false);
    f.set((s) => {
      s.buildings[0].damage = 5;
    });
    expect(canPay(boardOf(f.state), 0, purchase('eng-earl'))).toBe(true);
    expect(canPay(boardOf(f.state), 0, purchase('eng-earl'), 2)).toBe(false);
  });
});
