import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('calling reinforcements', () => {
  test('BTU-5.1 for any number of hordes, one at a time, each roll seen before the next', () => {
    const s = table().horde(0, 3, 'N-G').horde(0, 2, 'N-M1').rolls(1, 6).begin('reinforcements');
    expect(s.offers()).toEqual(['reinforce camp:0', 'reinforce N-G', 'reinforce N-M1', 'done']);
    s.choose('reinforce N-G');
    expect(s.events('reinforced')).toEqual([
      { kind: 'reinforced', seat: 0, place: 'N-G', die: 1, gained: 1 },
    ]);
    expect(s.choose('reinforce camp:0').player(0).camp?.warriors).toBe(8);
    expect(s.choose('done').asked).toBe('0 move');
  });

  test('BTU-5.1 each horde at most once a turn', () => {
    const s = table().horde(0, 3, 'N-G').rolls(1).begin('reinforcements').choose('reinforce N-G');
    expect([s.whyNot('reinforce N-G'), s.whyNot('reinforce camp:0')]).toEqual(['BTU-5.1', undefined]);
  });

  test('BTU-5.1 for own hordes only', () => {
    const s = table().horde(0, 3, 'N-G').controls(0, 'N-M1').horde(1, 3, 'E-G').begin('reinforcements');
    expect(['E-G', 'N-M1', 'camp:1'].map((place) => s.whyNot(`reinforce ${place}`))).toEqual(
      Array(3).fill('BTU-5.1'),
    );
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('BTU-5.2 a roll of %i brings %i', (die, gained) => {
    const s = table().horde(0, 3, 'N-G').rolls(die).begin('reinforcements').choose('reinforce N-G');
    expect([s.warriors(0, 'N-G'), s.player(0).reserve]).toEqual([3 + gained, 6 - gained]);
  });

  test('BTU-5.3 not for a horde of eight', () => {
    const s = table().horde(0, 8, 'N-G').begin('reinforcements');
    expect([s.whyNot('reinforce N-G'), s.whyNot('reinforce camp:0')]).toEqual(['BTU-5.3', undefined]);
  });

  test('BTU-5.3 not while the reserve is empty', () => {
    const s = table().camp(0, 7).horde(0, 6, 'N-G').horde(0, 1, 'N-M1').rolls(1).begin('reinforcements');
    expect(s.offers('reinforce')).toHaveLength(3);
    expect(s.choose('reinforce N-M1').asked).toBe('0 move');
  });

  test('BTU-5.7 not after Recruits', () => {
    const s = table().hand(0, 'recruits').begin('start-cards').choose('play card:recruits');
    expect(s.asked).toBe('0 move');
  });

  test('BTU-5.7 not after Tending the Wounded', () => {
    const s = table()
      .hand(0, 'tending-the-wounded')
      .begin('start-cards')
      .choose('play card:tending-the-wounded');
    expect(s.story).not.toContain('reinforced');
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-5.7 not under Spoil of War', () => {
    const s = table().hand(0, 'spoil-of-war').next('card:charge').begin('start-cards');
    expect(s.choose('play card:spoil-of-war seat:1', 'done', 'done').asked).toBe('0 reinforce');
  });

  test('BTU-5.7 after any other card they may be called', () => {
    const s = table().hand(0, 'warrior').begin('start-cards').choose('play card:warrior camp:0');
    expect(s.asked).toBe('0 reinforce');
  });
});

describe('a reinforced horde', () => {
  test('BTU-5.4 stays where it is, old and new warriors alike', () => {
    const s = table().horde(0, 3, 'N-G').rolls(4).begin('reinforcements').choose('reinforce N-G', 'done');
    expect([1, 2, 3, 5].map((n) => s.whyNot(`move N-G N-M1 ${n}`))).toEqual(Array(4).fill('BTU-5.4'));
    expect(s.offers('move N-G')).toEqual([]);
  });

  test('BTU-5.4 may move again in the next turn', () => {
    const s = table().horde(0, 3, 'N-G').rolls(4).begin('reinforcements').choose('reinforce N-G', 'done');
    s.choose('done', 'done', 'done', 'done');
    expect([s.asked, s.whyNot('move N-G N-M1 5')]).toEqual(['0 move', undefined]);
  });

  test('BTU-5.5 may be joined by others, up to eight in all', () => {
    const s = table().camp(0, 2).horde(0, 3, 'N-G').horde(0, 5, 'N-M1').rolls(4).begin('reinforcements');
    s.choose('reinforce N-G', 'done');
    expect([s.whyNot('move N-M1 N-G 4'), s.whyNot('move N-M1 N-G 3')]).toEqual(['BTU-6.7', undefined]);
    expect(s.choose('move N-M1 N-G 3').warriors(0, 'N-G')).toBe(8);
  });

  test('BTU-5.6 in camp stays in camp', () => {
    const s = table().horde(0, 1, 'N-M1').rolls(2).begin('reinforcements').choose('reinforce camp:0', 'done');
    expect([
      s.player(0).camp?.warriors,
      s.whyNot('move camp:0 N-G 7'),
      s.whyNot('move camp:0 N-G 1'),
    ]).toEqual([7, 'BTU-5.4', 'BTU-5.4']);
  });
});
