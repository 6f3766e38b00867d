import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../content/index.ts';
import { table } from './table.ts';

describe('a move', () => {
  test('BTU-6.1 takes one or more warriors to an adjacent space', () => {
    const s = table().horde(0, 3, 'N-M1').begin('movement');
    expect(s.offers('move N-M1 N-L2')).toEqual([1, 2, 3].map((n) => `move N-M1 N-L2 ${n}`));
    expect(['0', '4'].map((n) => s.whyNot(`move N-M1 N-L2 ${n}`))).toEqual(['BTU-6.1', 'BTU-6.1']);
    expect(['-1', '1.5', 'all'].map((n) => s.whyNot(`move N-M1 N-L2 ${n}`))).toEqual(
      Array(3).fill('table.wrong-kind'),
    );
    expect(s.whyNot('move N-M1 PAL 1')).toBe('BTU-6.1');
  });

  test('BTU-6.1 takes own warriors only', () => {
    const s = table().horde(0, 3, 'N-M1').horde(1, 3, 'N-G').begin('movement');
    expect([
      s.whyNot('move N-G N-M1 1'),
      s.whyNot('move camp:1 E-G 6'),
      s.whyNot('move N-M2 N-M1 1'),
    ]).toEqual(Array(3).fill('BTU-6.1'));
  });

  test('BTU-6.1 is made one at a time, in any order', () => {
    const s = table().horde(0, 3, 'N-M1').horde(0, 2, 'N-G').begin('movement');
    expect(s.choose('move N-M1 N-L2 1').asked).toBe('0 move');
    expect(s.choose('move N-G N-W1 2', 'move N-M1 N-S1 1').asked).toBe('0 move');
    expect([s.warriors(0, 'N-L2'), s.warriors(0, 'N-W1'), s.warriors(0, 'N-S1')]).toEqual([1, 2, 1]);
  });

  test('BTU-6.2 no warrior moves twice', () => {
    const s = table().horde(0, 5, 'N-M1').begin('movement').choose('move N-M1 N-L2 3');
    expect([s.whyNot('move N-L2 PAL 1'), s.whyNot('move N-L2 N-M1 3')]).toEqual(['BTU-6.2', 'BTU-6.2']);
  });

  test('BTU-6.2 those who were there before may still move', () => {
    const s = table().horde(0, 2, 'N-M1').horde(0, 3, 'N-G').begin('movement').choose('move N-G N-M1 3');
    expect([s.whyNot('move N-M1 N-L2 3'), s.whyNot('move N-M1 N-L2 2')]).toEqual(['BTU-6.2', undefined]);
    s.choose('move N-M1 N-L2 1');
    expect([s.whyNot('move N-M1 N-L2 2'), s.whyNot('move N-M1 N-L2 1')]).toEqual(['BTU-6.2', undefined]);
  });

  test('BTU-6.3 goes to any adjacent space, whoever controls it', () => {
    const s = table().horde(0, 1, 'N-M1').controls(0, 'N-G').controls(1, 'N-M2').horde(1, 3, 'N-L2');
    expect(s.space('N-S1').up).toBe(false);
    const own = s.begin('movement').offers('move N-M1');
    expect(own.toSorted()).toEqual(
      ['N-G', 'N-L2', 'N-M2', 'N-S1', 'N-S4', 'N-W1'].map((to) => `move N-M1 ${to} 1`),
    );
  });

  test('BTU-6.4 may take a part of a horde, and the rest may go elsewhere or stay', () => {
    const s = table().horde(0, 5, 'N-M1').begin('movement').choose('move N-M1 N-S1 2', 'move N-M1 N-G 1');
    expect([s.warriors(0, 'N-S1'), s.warriors(0, 'N-G'), s.warriors(0, 'N-M1')]).toEqual([2, 1, 2]);
  });

  test('BTU-6.5 may meet others on a space', () => {
    const s = table().horde(0, 3, 'N-M1').horde(0, 2, 'N-M2').begin('movement');
    expect(s.choose('move N-M1 N-L2 3', 'move N-M2 N-L2 2').warriors(0, 'N-L2')).toBe(5);
  });

  test('BTU-6.6 takes the whole horde until a first space has been won', () => {
    const s = table().begin('movement', 'asked');
    expect(s.offers('move')).toEqual(['move camp:0 N-G 6']);
    expect(s.whyNot('move camp:0 N-G 5')).toBe('BTU-6.6');
  });

  test('BTU-6.6 may split the camp once a space has been won, even if it is lost again', () => {
    const s = table().controls(0, 'N-M1').uncontrolled('N-M1').begin('movement');
    expect(s.offers('move camp:0')).toHaveLength(6);
  });

  test('BTU-6.6 may be split in the turn after the first victory', () => {
    const s = table().warriors(0, 6, 'N-G').camp(0, 0).rolls(6, 1).begin('movement').choose('done');
    while (s.asked !== '0 move') s.choose(s.fallback);
    expect(s.whyNot('move N-G N-M1 2')).toBeUndefined();
  });

  test('BTU-6.7 may not make a ninth warrior join a horde', () => {
    const s = table().horde(0, 6, 'N-M1').horde(0, 3, 'N-M2').begin('movement').choose('move N-M1 N-L2 6');
    expect([s.whyNot('move N-M2 N-L2 3'), s.whyNot('move N-M2 N-L2 2')]).toEqual(['BTU-6.7', undefined]);
  });

  test('BTU-6.7 is judged by itself, not by what leaves later', () => {
    const s = table().camp(0, 0).horde(0, 8, 'N-M1').horde(0, 1, 'N-G').begin('movement');
    expect(s.whyNot('move N-G N-M1 1')).toBe('BTU-6.7');
    expect(s.choose('move N-M1 N-L2 1').whyNot('move N-G N-M1 1')).toBeUndefined();
  });

  test('BTU-6.8 leaves a camp only for its start space', () => {
    const s = table().controls(0, 'N-M1').begin('movement');
    expect([
      s.whyNot('move camp:0 N-M1 6'),
      s.whyNot('move camp:0 N-W1 6'),
      s.whyNot('move camp:0 N-G 6'),
    ]).toEqual(['BTU-6.8', 'BTU-6.8', undefined]);
  });

  test('BTU-6.8 never leads into a camp', () => {
    const s = table().horde(0, 3, 'N-G').horde(0, 3, 'E-G').begin('movement');
    expect([s.whyNot('move N-G camp:0 1'), s.whyNot('move E-G camp:1 1')]).toEqual(['BTU-6.8', 'BTU-6.8']);
  });
});

describe('the end of movement', () => {
  test('BTU-6.9 nothing is revealed before the player has declared it', () => {
    const s = table().horde(0, 4, 'N-M1').tile('N-S1', 'S08').begin('movement').choose('move N-M1 N-S1 4');
    expect([s.asked, s.space('N-S1').up, s.view(0).spaces['N-S1'].tile]).toEqual([
      '0 move',
      false,
      undefined,
    ]);
    expect(s.choose('done').space('N-S1').up).toBe(true);
  });

  test('BTU-6.9 it is declared even when no warrior is left to move', () => {
    const s = table().camp(0, 0).horde(0, 4, 'N-M1').tile('N-S1', 'S08').begin('movement', 'asked');
    s.choose('move N-M1 N-S1 4');
    expect([s.asked, s.offers(), s.space('N-S1').up]).toEqual(['0 move', ['done'], false]);
  });

  test('BTU-6.10 after it nothing moves any more', () => {
    const s = table().horde(0, 4, 'N-M1').warriors(0, 2, 'N-W1').warriors(0, 2, 'N-W2').fight();
    expect(s.asked).toBe('0 conflict');
    expect([s.offers('move'), s.whyNot('move N-M1 N-L2 1') === undefined]).toEqual([[], false]);
    s.rolls(6, 1, 6, 1).choose('fight N-W1');
    expect(s.story).not.toContain('moved');
    expect(s.warriors(0, 'N-M1')).toBe(4);
  });

  test('BTU-6.11 nothing moves in a turn with Tending the Wounded', () => {
    const s = table().horde(0, 3, 'N-G').hand(0, 'tending-the-wounded', 'loot').begin('start-cards');
    s.choose('play card:tending-the-wounded');
    while (s.asked === '0 start-card') s.choose('done');
    expect(s.asked).toBe('0 end-card');
  });

  test('BTU-6.11 nor in one under Spoil of War', () => {
    const s = table().hand(0, 'spoil-of-war').horde(1, 3, 'E-G').next('card:loot', 'card:loot');
    const after = s.begin('start-cards').choose('play card:spoil-of-war seat:1', 'done', 'done');
    expect(after.asked).toBe('1 end-card');
  });
});

describe('taking moves back', () => {
  test('BTU-6.12 one after the other, until movement is finished', () => {
    const s = table().horde(0, 4, 'N-M1').begin('movement').choose('move N-M1 N-S1 1', 'move N-M1 N-L2 2');
    expect(s.match.undo(0)).toBeUndefined();
    expect([s.warriors(0, 'N-M1'), s.warriors(0, 'N-S1'), s.warriors(0, 'N-L2')]).toEqual([3, 1, 0]);
    expect(s.match.undo(0)).toBeUndefined();
    expect([s.warriors(0, 'N-M1'), s.whyNot('move N-M1 N-G 4')]).toEqual([4, undefined]);
  });

  test('BTU-6.12 the move of the last warrior too', () => {
    const s = table().camp(0, 0).horde(0, 4, 'N-M1').tile('N-S1', 'S08').begin('movement', 'asked');
    s.choose('move N-M1 N-S1 4');
    expect(s.match.undo(0)).toBeUndefined();
    expect(s.warriors(0, 'N-M1')).toBe(4);
  });

  test('BTU-6.12 but not once it is finished and a tile has been revealed', () => {
    const s = table().horde(0, 4, 'N-M1').tile('N-S1', 'S08').controls(0, 'N-L1').rolls(1, 6);
    const after = s.begin('movement').choose('move N-M1 N-S1 4', 'done');
    expect([after.asked, after.match.undo(0)?.rule]).toEqual(['0 retreat', 'table.no-undo']);
  });

  test('BTU-6.12 nor once it is finished and the conflicts are being chosen', () => {
    const s = table()
      .horde(0, 4, 'N-M1')
      .begin('movement')
      .choose('move N-M1 N-W1 2', 'move N-M1 N-G 1', 'done');
    expect([s.asked, s.match.undo(0)?.rule]).toEqual(['0 conflict', 'table.no-undo']);
  });

  test('BTU-6.12 and nobody else may take them back', () => {
    const s = table().horde(0, 4, 'N-M1').begin('movement').choose('move N-M1 N-S1 1');
    expect(s.match.undo(1)?.rule).toBe('table.no-undo');
    expect(SPACE_IDS.filter((id) => s.warriors(0, id) > 0)).toEqual(['N-M1', 'N-S1']);
  });
});
