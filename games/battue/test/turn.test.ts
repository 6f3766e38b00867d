import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('whose turn it is', () => {
  test('BTU-3.1 turns go to the left', () => {
    const s = table(3).begin('end-cards');
    expect(s.asked).toBe('1 reinforce');
    expect(s.choose('done', 'done').asked).toBe('2 reinforce');
    expect(s.choose('done', 'done').asked).toBe('0 reinforce');
  });

  test('BTU-3.1 eliminated players are skipped', () => {
    expect(table(4).eliminated(1).eliminated(2).begin('turn-end').asked).toBe('3 reinforce');
    expect(table(4).active(2).eliminated(3).eliminated(0).begin('turn-end').asked).toBe('1 reinforce');
  });
});

describe('the parts of a turn', () => {
  test('BTU-3.2 cards, reinforcements, moves, battles, cards, hand limit, in this order', () => {
    const s = table()
      .horde(0, 5, 'N-G')
      .hand(0, 'warrior', 'loot', 'outmaneuver', 'recon', 'recon', 'recon')
      .rolls(6, 1, 6, 1)
      .begin();
    const asked = new Set<string>();
    const turn = [
      'done',
      'done',
      'move N-G N-W1 3',
      'move N-G N-W2 2',
      'done',
      'fight N-W1',
      'pass',
      'pass',
      'done',
    ];
    for (const choice of [...turn, 'discard card:recon', 'discard card:recon']) {
      asked.add(s.asked);
      s.choose(choice);
    }
    expect([...asked]).toEqual([
      '0 start-card',
      '0 reinforce',
      '0 move',
      '0 conflict',
      '0 attack-card',
      '0 end-card',
      '0 hand-limit',
    ]);
  });

  test('BTU-3.2 a closed part is not reopened', () => {
    const s = table().hand(0, 'warrior').begin('start-cards').choose('done');
    expect([s.asked, s.whyNot('play card:warrior camp:0')]).toEqual(['0 reinforce', 'BTU-3.2']);
    s.choose('done');
    expect([s.asked, s.whyNot('reinforce camp:0'), s.whyNot('play card:warrior camp:0')]).toEqual([
      '0 move',
      'BTU-3.2',
      'BTU-3.2',
    ]);
  });

  test('BTU-3.2 a part that has not come yet cannot be played either', () => {
    const s = table().hand(0, 'loot', 'warrior').begin('start-cards');
    expect([s.whyNot('reinforce camp:0'), s.whyNot('move camp:0 N-G 6')]).toEqual(['BTU-3.2', 'BTU-3.2']);
  });

  test('BTU-3.4 cards, reinforcements and moves may all be declined', () => {
    const s = table().hand(0, 'warrior', 'loot').begin();
    for (const asked of ['0 start-card', '0 reinforce', '0 move', '0 end-card']) {
      expect([s.asked, s.whyNot('done')]).toEqual([asked, undefined]);
      s.choose('done');
    }
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-3.4 a conflict may not', () => {
    const s = table().warriors(0, 2, 'N-W1').warriors(0, 2, 'N-W2').fight();
    expect(s.offers()).toEqual(['fight N-W1', 'fight N-W2']);
  });

  test('BTU-3.4 nor may the hand limit', () => {
    const s = table().hand(0, 'spy', 'spy', 'recon', 'recon', 'recon', 'warrior', 'warrior');
    expect(s.begin('hand-limit').offers()).toEqual([
      'discard card:spy',
      'discard card:recon',
      'discard card:warrior',
    ]);
  });
});

describe('a turn under Spoil of War', () => {
  const marked = () => table().hand(0, 'spoil-of-war').horde(1, 2, 'E-G').horde(1, 1, 'E-M1');

  test('BTU-3.3 begins with one card for each horde, the camp included', () => {
    const s = marked().next('card:warrior', 'card:loot', 'card:spy').begin('start-cards');
    s.choose('play card:spoil-of-war seat:1', 'done', 'done');
    expect([s.asked, s.player(1).hand]).toEqual(['1 start-card', ['warrior', 'loot', 'spy']]);
  });

  test('BTU-3.3 has its cards, but neither reinforcements nor moves nor battles', () => {
    const s = marked().next('card:warrior', 'card:loot', 'card:spy').begin('start-cards');
    s.choose('play card:spoil-of-war seat:1', 'done', 'done');
    expect(s.choose('play card:warrior E-G').asked).toBe('1 end-card');
  });

  test('BTU-3.3 is followed by turns as usual', () => {
    const s = marked().begin('start-cards').choose('play card:spoil-of-war seat:1', 'done', 'done');
    while (!s.asked.startsWith('0')) s.choose(s.fallback);
    const held = s.player(1).hand.length;
    while (!s.asked.startsWith('1')) s.choose(s.fallback);
    while (s.asked === '1 start-card') s.choose('done');
    expect([s.asked, s.player(1).hand.length]).toEqual(['1 reinforce', held]);
  });

  test('BTU-3.3 comes only to the player who is marked', () => {
    const s = table(3).hand(0, 'spoil-of-war').begin('start-cards');
    s.choose('play card:spoil-of-war seat:2', 'done', 'done');
    expect([s.asked, s.player(1).hand]).toEqual(['1 reinforce', []]);
  });
});
