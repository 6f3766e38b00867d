import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** Seat 0 stands before the gate N-G, defence 3, held by warriors of seat 1. */
const siege = (warriors: number, defenders: number) =>
  table().horde(1, defenders, 'N-G').warriors(0, warriors, 'N-G');

/** Seat 0 stands before N-G, which nobody holds. */
const assault = (warriors: number) => table().warriors(0, warriors, 'N-G');

const LOST = [1, 6] as const;
const WON = [6, 1] as const;

describe('when', () => {
  test('BTU-11.1 nobody retreats before an exchange was fought', () => {
    const s = assault(4).controls(0, 'N-W1').hand(0, 'charge').fight();
    expect([s.asked, s.offers()]).toEqual(['0 attack-card', ['play card:charge', 'pass']]);
    expect(s.whyNot('retreat N-W1')).toBe('BTU-3.2');
  });

  test('BTU-11.1 after an exchange whoever still has warriors there may retreat', () => {
    expect(
      assault(4)
        .controls(0, 'N-W1')
        .rolls(...LOST)
        .fight().asked,
    ).toBe('0 retreat');
  });

  test('BTU-11.1 nobody is asked once the last attacker has fallen', () => {
    const s = siege(1, 2)
      .controls(0, 'N-W1')
      .controls(1, 'N-W2')
      .rolls(...LOST)
      .fight();
    expect([s.asked, s.exchanges.length]).toEqual(['1 reinforce', 1]);
  });

  test('BTU-11.1 nobody is asked once the battle is won', () => {
    const s = siege(4, 1)
      .controls(0, 'N-W1')
      .controls(1, 'N-W2')
      .rolls(...WON)
      .fight();
    expect([s.asked, s.owner('N-G')]).toEqual(['1 reinforce', 0]);
  });
});

describe('where to', () => {
  test('BTU-11.2 the whole horde goes to an adjacent space of its owner', () => {
    const s = assault(4)
      .horde(0, 2, 'N-W1')
      .rolls(...LOST)
      .fight()
      .choose('retreat N-W1');
    expect([s.warriors(0, 'N-G'), s.warriors(0, 'N-W1')]).toEqual([0, 5]);
  });

  test('BTU-11.2 not to a space that is not adjacent', () => {
    const s = assault(4)
      .controls(0, 'N-W1', 'N-T')
      .rolls(...LOST)
      .fight();
    expect([s.offers(), s.whyNot('retreat N-T')]).toEqual([['stay', 'retreat N-W1'], 'BTU-11.2']);
  });

  test('BTU-11.2 not to a space of an opponent, nor to an uncontrolled one', () => {
    const s = assault(4)
      .controls(0, 'N-W1')
      .controls(1, 'N-W2')
      .rolls(...LOST)
      .fight();
    expect(s.offers()).toEqual(['stay', 'retreat N-W1']);
    expect([s.whyNot('retreat N-W2'), s.whyNot('retreat N-M1')]).toEqual(['BTU-11.2', 'BTU-11.2']);
  });

  test('BTU-11.2 not to an own space where enemy warriors stand', () => {
    const layout = siege(4, 2).controls(1, 'N-W1', 'N-W2').warriors(0, 1, 'N-W1');
    const s = layout
      .rolls(...WON)
      .fight()
      .choose('fight N-G');
    expect([s.asked, s.offers()]).toEqual(['1 retreat', ['stay', 'retreat N-W2']]);
    expect(s.whyNot('retreat N-W1')).toBe('BTU-11.2');
  });

  test('BTU-11.2 not where more than 8 would stand', () => {
    const s = assault(4)
      .camp(0, 0)
      .horde(0, 6, 'N-W1')
      .horde(0, 5, 'N-W2')
      .rolls(...LOST)
      .fight();
    expect([s.offers(), s.whyNot('retreat N-W1')]).toEqual([['stay', 'retreat N-W2'], 'BTU-11.2']);
    expect(s.choose('retreat N-W2').warriors(0, 'N-W2')).toBe(8);
  });

  test('BTU-11.3 a camp is no place to retreat to', () => {
    const s = assault(4)
      .controls(0, 'N-W1')
      .rolls(...LOST)
      .fight();
    expect(s.whyNot('retreat camp:0')).toBe('BTU-11.3');
  });

  test('BTU-11.3 whoever comes from his camp and controls nothing is not asked', () => {
    const s = assault(3)
      .camp(0, 6)
      .rolls(...LOST, ...LOST, ...LOST)
      .fight();
    expect([s.exchanges.length, s.asked]).toEqual([3, '1 reinforce']);
  });
});

describe('who, and what follows', () => {
  const both = () => siege(4, 2).controls(0, 'N-W1').controls(1, 'N-W2');

  test('BTU-11.4 the attacker who lost the exchange decides first, then the defender', () => {
    const s = both()
      .rolls(...LOST)
      .fight();
    expect(s.asked).toBe('0 retreat');
    expect(s.choose('stay').asked).toBe('1 retreat');
  });

  test('BTU-11.4 the defender who lost the exchange decides first, then the attacker', () => {
    const s = both()
      .rolls(...WON)
      .fight();
    expect(s.asked).toBe('1 retreat');
    expect(s.choose('stay').asked).toBe('0 retreat');
  });

  test('BTU-11.4 on an empty tile only the attacker decides', () => {
    const s = assault(4)
      .controls(1, 'N-G', 'N-W2')
      .controls(0, 'N-W1')
      .rolls(...LOST, ...LOST)
      .fight();
    expect(s.asked).toBe('0 retreat');
    s.choose('stay');
    expect([s.asked, s.state.battle?.exchange]).toEqual(['0 retreat', 2]);
  });

  test('BTU-11.5 a loser without a destination is not asked, but the winner is', () => {
    const s = siege(4, 2)
      .controls(1, 'N-W2')
      .rolls(...LOST)
      .fight();
    expect(s.asked).toBe('1 retreat');
  });

  test('BTU-11.5 a winner without a destination is not asked', () => {
    const s = siege(4, 2)
      .controls(0, 'N-W1')
      .rolls(...LOST, ...LOST)
      .fight()
      .choose('stay');
    expect([s.asked, s.state.battle?.exchange]).toEqual(['0 retreat', 2]);
  });

  test('BTU-11.5 if nobody can retreat the next exchange follows', () => {
    const s = siege(2, 2)
      .rolls(...LOST, ...LOST)
      .fight();
    expect([s.exchanges.length, s.asked]).toEqual([2, '1 reinforce']);
  });

  test('BTU-11.6 if the attacker retreats the battle ends and the defender keeps the space', () => {
    const s = both()
      .rolls(...LOST)
      .fight()
      .choose('retreat N-W1');
    expect([s.owner('N-G'), s.warriors(1, 'N-G'), s.exchanges.length]).toEqual([1, 2, 1]);
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-11.6 if the attacker retreats from an uncontrolled space it stays so, and is not looted', () => {
    const s = assault(4)
      .controls(0, 'N-W1')
      .rolls(...LOST)
      .fight()
      .choose('retreat N-W1');
    expect([s.owner('N-G'), s.space('N-G').looted, s.player(0).hand]).toEqual(['nobody', false, []]);
  });

  test('BTU-11.7 if the defender retreats the attacker wins at once, without fighting the tile', () => {
    const s = both()
      .rolls(...WON)
      .fight()
      .choose('retreat N-W2');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-W2')]).toEqual([0, 4, 1]);
    expect(s.exchanges).toHaveLength(1);
  });

  test('BTU-11.7 so it is when the defender had won the exchange', () => {
    const s = both()
      .rolls(...LOST)
      .fight()
      .choose('stay', 'retreat N-W2');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-W2')]).toEqual([0, 3, 2]);
  });

  test('BTU-11.8 while Glory! is in force nobody retreats, whoever played it', () => {
    for (const seat of [0, 1]) {
      const layout = both().set((s) => Object.assign(s.players[seat] ?? {}, { glory: 1 }));
      const s = layout.rolls(...LOST, ...WON, ...WON).fight('asked');
      expect([s.exchanges.length, s.owner('N-G'), s.asked]).toEqual([3, 0, '1 reinforce']);
    }
  });

  test('BTU-11.9 warriors that have moved may retreat', () => {
    const s = table()
      .horde(0, 4, 'N-W1')
      .rolls(...LOST)
      .begin('movement');
    s.choose('move N-W1 N-G 4', 'done', 'retreat N-W1');
    expect(s.warriors(0, 'N-W1')).toBe(3);
  });

  test('BTU-11.9 a reinforced horde may receive them', () => {
    const layout = table()
      .horde(0, 2, 'N-W1')
      .horde(0, 4, 'N-M1')
      .rolls(1, ...LOST);
    const s = layout.begin('reinforcements').choose('reinforce N-W1', 'done', 'move N-M1 N-G 4', 'done');
    expect(s.space('N-W1').locked).toBe(3);
    expect(s.choose('retreat N-W1').warriors(0, 'N-W1')).toBe(6);
  });
});

describe('decisions without a decision', () => {
  test('BTU-17.3 D-12: an absent attacker retreats to the first space in the order of the board', () => {
    const layout = table()
      .warriors(0, 4, 'W-W2')
      .controls(0, 'N-S2', 'N-L1', 'W-G')
      .rolls(...LOST);
    expect(layout.fight().fallback).toBe('retreat W-G');
  });

  test('BTU-17.3 D-12: so does one who has won the exchange', () => {
    const s = siege(4, 2)
      .controls(0, 'N-W2', 'N-W1')
      .rolls(...WON)
      .fight();
    expect([s.asked, s.fallback]).toEqual(['0 retreat', 'retreat N-W1']);
  });

  test('BTU-17.3 D-12: an absent defender stays', () => {
    const s = siege(4, 2)
      .controls(1, 'N-W2')
      .rolls(...WON)
      .fight();
    expect([s.asked, s.fallback]).toEqual(['1 retreat', 'stay']);
  });
});
