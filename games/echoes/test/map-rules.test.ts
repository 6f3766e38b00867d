import { describe, expect, test } from 'vitest';
import { destinations, mayStand } from '../rules/reach.ts';
import { indexOf, SQUARES } from '../rules/squares.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

const match = (): Field => field().unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');
const goes = (f: Field, n = 3): string[] =>
  destinations(f.board(), f.u(n))
    .map((at) => SQUARES[at] ?? '')
    .sort();

describe('movement', () => {
  test('ECH-4.2, ECH-4.3 straight lines only, and diagonals past anything', () => {
    const f = match().unit(0, 'nor-bowman', 'c3').unit(1, 'sco-cateran', 'c4').unit(1, 'sco-cateran', 'd3');
    expect(goes(f)).toEqual(['a5', 'b2', 'b4', 'd2', 'd4', 'e1', 'e5']);
    expect(f.begin().whyNot('move u3 c2')).toBe('ECH-4.2');
  });

  test('ECH-4.1 one move a turn, within the points', () => {
    const s = match().unit(0, 'nor-spearman', 'c3').begin();
    expect(s.whyNot('move u3 c6')).toBe('ECH-4.1');
    expect(s.choose('move u3 c5').whyNot('move u3 c4')).toBe('ECH-4.1');
  });

  test('ECH-4.4, ECH-4.7 over a friend, never onto one', () => {
    const f = match().unit(0, 'nor-spearman', 'c3').unit(0, 'nor-bondi', 'c4');
    expect([goes(f).includes('c4'), goes(f).includes('c5')]).toEqual([false, true]);
  });

  test('ECH-4.5 neither enemies nor their walls are entered', () => {
    const f = match()
      .unit(0, 'nor-spearman', 'c3')
      .unit(1, 'sco-cateran', 'c4')
      .building(1, 'barracks', 'd3');
    expect(goes(f)).toEqual(['a3', 'b3', 'c1', 'c2']);
  });

  test('ECH-4.6 an enemy Camp is stood on, and stays his', () => {
    const f = match().unit(0, 'nor-spearman', 'c3').building(1, 'camp', 'c4');
    const s = f.begin().choose('move u3 c4');
    expect([s.u(3).at, s.building('c4')]).toEqual(['c4', 4]);
  });

  test('ECH-4.9, ECH-10.11 water stops all but ships and Naval units', () => {
    const f = match().land('water', 'c4').unit(0, 'nor-spearman', 'c3');
    expect(goes(f).filter((at) => at.startsWith('c'))).toEqual(['c1', 'c2']);
    f.u(3).card = 'nor-vikingr';
    expect(goes(f).filter((at) => at.startsWith('c'))).toEqual(['c1', 'c2', 'c4', 'c5']);
  });

  test.each(['farmland', 'forest', 'mine', 'plain', 'village', 'river'])(
    'ECH-4.11, ECH-4.12 %s hinders nobody',
    (land) => {
      const f = match().land(land, 'c4').unit(0, 'nor-spearman', 'c3');
      expect([goes(f).includes('c4'), goes(f).includes('c5')]).toEqual([true, true]);
    },
  );

  test('ECH-4.13, ECH-4.15 exploring ends the move, and leaves the action', () => {
    const f = match().faceDown('c5', 'H1').unit(0, 'sco-knight', 'c3');
    const s = f.begin().choose('move u3 c5', 'rotate 0');
    expect([s.u(3).at, s.u(3).moved, s.u(3).exhausted, s.state.land.includes('')]).toEqual([
      'c5',
      true,
      false,
      false,
    ]);
  });

  test('ECH-4.17 a unit that acted does not move', () => {
    const s = match().land('mine', 'c3').unit(0, 'nor-spearman', 'c3').begin().choose('camp u3');
    expect(s.whyNot('move u3 c4')).toBe('ECH-2.4');
  });

  test('ECH-4.20, ECH-4.21, ECH-4.14 back from water to where it came from, and the find is kept', () => {
    const f = match().civ(0, 'ottomans').faceDown('c5', 'H5').unit(0, 'ott-akinji-scout', 'c4');
    const s = f.begin().choose('move u3 c5');
    const wet = s.offers('rotate').find((choice) => {
      const angle = Number(choice.split(' ')[1]);
      return angle === 180;
    });
    s.choose(wet ?? 'rotate 180');
    expect([s.u(3).at, s.temp(0)]).toEqual(['c4', '1 food']);
  });

  test('ECH-4.22 whoever may no longer stand there stays until it moves', () => {
    const f = match().land('water', 'c3').unit(0, 'nor-spearman', 'c3');
    expect([mayStand(f.board(), f.u(3), indexOf('c3')), goes(f).includes('c4')]).toEqual([false, true]);
  });
});

describe('building', () => {
  test('ECH-5.1 one action a turn', () => {
    const f = match().land('mine', 'c3').unit(0, 'nor-skald', 'c3');
    const s = f.begin().choose('camp u3');
    expect([s.whyNot('ability u3 1'), s.u(3).exhausted]).toEqual(['ECH-2.4', true]);
  });

  test('ECH-5.2, ECH-5.4 on a square that yields, without a building, never on a Capital', () => {
    const s = match()
      .unit(0, 'nor-spearman', 'c3')
      .building(0, 'camp', 'd3')
      .unit(0, 'nor-spearman', 'd3')
      .begin();
    expect([s.whyNot('camp u3'), s.whyNot('camp u4'), s.whyNot('camp u1')]).toEqual([
      'ECH-5.4',
      'ECH-5.2',
      'ECH-5.2',
    ]);
  });

  test('ECH-5.6, ECH-5.8, ECH-5.9 Barracks for two wood and two gold, on which units enter', () => {
    const f = match().land('mine', 'c3').unit(0, 'nor-spearman', 'c3').main(0, { wood: 2, gold: 2, food: 2 });
    const s = f.hand(0, 'nor-bondi', 'nor-hardrada').begin().choose('barracks u3');
    expect([s.building('c3'), s.ready(0), s.player(0).main.gold]).toEqual([5, '2 food', 2]);
    s.choose('move u1 a2', 'pass');
    expect(s.offers('deploy nor-bondi')).toEqual(['deploy nor-bondi a1']);
  });

  test('ECH-5.10, ECH-5.11 no more than three Barracks: a fourth moves one', () => {
    const f = match().unit(0, 'nor-spearman', 'c3').main(0, { wood: 2, gold: 2 });
    for (const at of ['a5', 'c6', 'e1'] as const) f.building(0, 'barracks', at);
    const s = f.begin();
    expect([s.whyNot('barracks u3'), s.offers('transfer')]).toEqual([
      'ECH-5.10',
      ['a5', 'c6', 'e1'].map((at) => `transfer u3 ${s.b(at as 'a5')}`),
    ]);
    s.choose(`transfer u3 ${s.b('a5')}`);
    expect([s.building('c3'), s.building('a5'), s.ready(0)]).toEqual([5, undefined, '']);
  });

  test('ECH-5.13, ECH-5.14 a village draws a card, or deals some anew', () => {
    const f = () =>
      match().land('village', 'c3').unit(0, 'nor-spearman', 'c3').hand(0, 'nor-hardrada', 'nor-bondi');
    expect(f().begin().choose('draw u3').player(0).hand).toHaveLength(3);
    const s = f().begin().choose('restock u3', 'set nor-hardrada', 'done');
    expect([s.player(0).hand.length, s.player(0).hand[0], s.u(3).exhausted]).toEqual([2, 'nor-bondi', true]);
    expect(s.player(0).deck).toContain('nor-hardrada');
  });

  test('ECH-5.16 nothing is built on an enemy Camp', () => {
    const s = match().land('mine', 'c3').building(1, 'camp', 'c3').unit(0, 'nor-spearman', 'c3').begin();
    expect(s.whyNot('camp u3')).toBe('ECH-5.16');
  });

  test('ECH-5.18 the builder is exhausted, and its find comes after', () => {
    const f = match().civ(0, 'ottomans').land('mine', 'c3').unit(0, 'ott-voynuk', 'c3').hand(0, 'ott-azab');
    const s = f.begin().choose('camp u3');
    expect([s.asked, s.u(3).exhausted, s.player(0).main.gold]).toEqual(['0 restock', true, 1]);
  });

  test('ECH-5.20 the Marcher Lord builds after an attack', () => {
    const f = match()
      .land('mine', 'c3')
      .unit(0, 'nor-spearman', 'c3')
      .upgrade('eng-marcher-lord')
      .unit(1, 'hre-war-wagon', 'c4');
    const s = f.begin().choose('attack u3 u4');
    expect([s.u(3).exhausted, s.offers('camp')]).toEqual([true, ['camp u3']]);
    expect(s.choose('camp u3').building('c3')).toBe(4);
  });
});
