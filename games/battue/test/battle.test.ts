import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** Seat 0 stands before the uncontrolled gate N-G: defence 3, one loot card. */
const assault = (warriors: number, seats = 2) => table(seats).warriors(0, warriors, 'N-G');

/** Seat 0 stands before N-G, held by seat 1. */
const siege = (warriors: number, defenders: number, seats = 2) =>
  table(seats).horde(1, defenders, 'N-G').warriors(0, warriors, 'N-G');

describe('who fights', () => {
  test('BTU-8.1 the attacker is the active player', () => {
    const s = table(3).active(1).warriors(1, 5, 'E-G').hand(1, 'charge').fight();
    expect(s.asked).toBe('1 attack-card');
    expect(s.state.battle).toMatchObject({ space: 'E-G', attacker: 1 });
  });

  test('BTU-8.2 the defender is the controller of the space, wherever he sits', () => {
    const s = table(4).controls(3, 'N-G').warriors(0, 5, 'N-G').hand(1, 'defense').hand(3, 'defense').fight();
    expect(s.asked).toBe('3 defence-card');
  });

  test('BTU-8.2 an uncontrolled space is defended by the seat to the left of the attacker', () => {
    const s = table(4).active(3).warriors(3, 5, 'W-G').hand(0, 'defense').hand(1, 'defense').fight();
    expect(s.asked).toBe('0 defence-card');
  });

  test('BTU-8.2 an eliminated left neighbour is passed over', () => {
    const s = assault(5, 4).eliminated(1).hand(2, 'defense').hand(3, 'defense').fight();
    expect(s.asked).toBe('2 defence-card');
  });

  test('BTU-8.3 for an eliminated controller a die is rolled, and nobody plays a defence card', () => {
    const layout = assault(1, 3).controls(1, 'N-G').eliminated(1).hand(2, 'defense', 'rampart');
    const s = layout.rolls(6, 6).fight('asked');
    expect(s.events('rolled')).toMatchObject([{ defender: 1, attackDice: [6], defenceDie: 6 }]);
    expect(s.exchanges).toEqual(['7:9 lost']);
    expect(s.asked, 'the turn of seat 2').toBe('2 start-card');
  });

  test('BTU-8.3 the space of an eliminated player can still be won, without loot', () => {
    const s = assault(5, 3).controls(1, 'N-G').eliminated(1).rolls(6, 1).fight();
    expect([s.owner('N-G'), s.player(0).hand.length, s.player(1).flags]).toEqual([0, 0, 15]);
  });
});

describe('an exchange', () => {
  test('BTU-8.4 the steps of an exchange come in their order, and then the next exchange', () => {
    const layout = siege(4, 2).controls(0, 'N-W1').controls(1, 'N-W2').hand(0, 'loot').hand(1, 'loot');
    const s = layout.rolls(4, 3).fight('asked');
    const asked: string[] = [];
    while (s.state.battle?.exchange === 1) {
      asked.push(s.asked);
      s.choose(s.offers().includes('stay') ? 'stay' : 'pass');
    }
    expect(asked).toEqual([
      '0 attack-card',
      '1 defence-card',
      '0 after-roll-card',
      '1 after-roll-card',
      '0 tie-card',
      '0 attrition-card',
      '0 retreat',
      '1 retreat',
    ]);
    expect(s.asked).toBe('0 attack-card');
  });

  test('BTU-8.4 the warriors of both sides are counted afresh in every exchange', () => {
    const s = siege(3, 2).rolls(6, 1, 1, 6, 6, 1).fight();
    expect(s.exchanges).toEqual(['9:6 won', '4:10 lost', '8:5 won']);
  });

  test('BTU-8.5 the attacker plays any number of attack cards, one at a time, before the roll', () => {
    const s = assault(5).hand(0, 'charge', 'outmaneuver', 'spy').rolls(1).fight();
    expect(s.offers()).toEqual(['play card:charge', 'play card:outmaneuver', 'pass']);
    s.choose('play card:charge');
    expect(s.offers()).toEqual(['play card:outmaneuver', 'pass']);
    expect(s.choose('play card:outmaneuver').exchanges).toEqual(['8:3 won']);
  });

  test('BTU-8.5 he may pass at once and keep his cards', () => {
    const s = assault(5).hand(0, 'charge').rolls(1, 1).fight().choose('pass');
    expect(s.exchanges).toEqual(['6:4 won']);
    expect(s.player(0).hand).toContain('charge');
  });

  test('BTU-8.6 after the attacker the defender plays any number of defence cards', () => {
    const s = assault(5).hand(0, 'charge').hand(1, 'defense', 'defense').rolls(6, 1).fight();
    expect(s.asked).toBe('0 attack-card');
    expect(s.choose('pass').asked).toBe('1 defence-card');
    s.choose('play card:defense', 'play card:defense');
    expect(s.events('rolled')).toMatchObject([{ tile: 7 }]);
  });

  test('BTU-8.6 the attacker has no second window before the roll', () => {
    const s = assault(5).hand(0, 'charge').hand(1, 'defense', 'defense').rolls(1, 6).fight();
    s.choose('pass', 'play card:defense');
    expect(s.match.choose(0, s.match.number, ['play', 'card:charge'])).toEqual({ rule: 'table.not-asked' });
    expect(s.choose('pass').exchanges, 'rolled without asking him again').toEqual(['6:11 lost']);
  });

  test('BTU-8.7 events and Defense change the defence of the tile', () => {
    const layout = table().tile('N-S1', 'S01').warriors(0, 3, 'N-S1').hand(1, 'defense');
    const s = layout.next('event:militia-muster').rolls(6, 1).fight().choose('play card:defense');
    expect(s.events('rolled')).toMatchObject([{ tile: 1 + 1 + 2 }]);
  });

  test('BTU-8.7 the defence of the tile never falls below 0', () => {
    const layout = table().tile('N-S1', 'S01').warriors(0, 3, 'N-S1');
    const s = layout.next('event:garrison-deserts').rolls(6, 1).fight();
    expect(s.events('rolled')).toMatchObject([{ tile: 0, defence: 1 }]);
  });

  test('BTU-8.7 the floor of 0 is under the whole sum, not under each part', () => {
    const layout = table().tile('N-S1', 'S01').warriors(0, 3, 'N-S1').hand(1, 'defense');
    const s = layout.next('event:garrison-deserts').rolls(6, 1).fight().choose('play card:defense');
    expect(s.events('rolled')).toMatchObject([{ tile: 1 - 2 + 2 }]);
  });

  test('BTU-8.8 the attacker rolls first; warriors, roll and bonuses make the attack value', () => {
    const s = assault(5).hand(0, 'charge').rolls(2, 5).fight().choose('play card:charge');
    expect(s.events('rolled')).toMatchObject([{ attackDice: [2], defenceDie: 5, attack: 5 + 2 + 2 }]);
  });

  test('BTU-8.8 tile, warriors, roll and bonuses make the defence value', () => {
    const layout = siege(5, 2).hand(1, 'spirited-defense').rolls(6, 4);
    const s = layout.fight().choose('play card:spirited-defense');
    expect(s.events('rolled')[0]).toMatchObject({ attack: 5 + 6, defence: 3 + 2 + 4 + 2 });
  });
});

describe('after the roll', () => {
  const rerolls = () => siege(4, 2).hand(0, 'tactics').hand(1, 'rampart').controls(0, 'N-W1');

  test('BTU-8.9 priority starts with the attacker and changes after one card', () => {
    const s = rerolls().hand(0, 'blind-luck').rolls(1, 6, 2).fight();
    expect(s.asked).toBe('0 after-roll-card');
    expect(s.offers()).toEqual(['play card:tactics', 'pass']);
    expect(s.choose('play card:tactics').asked).toBe('1 after-roll-card');
  });

  test('BTU-8.9 whoever has passed may still answer a card of the other', () => {
    const s = rerolls().rolls(1, 6, 1, 6).fight().choose('pass', 'play card:rampart');
    expect(s.asked).toBe('0 after-roll-card');
    expect(s.choose('play card:tactics').exchanges).toEqual(['10:6 won']);
  });

  test('BTU-8.9 two passes in a row close the window', () => {
    const s = rerolls().rolls(1, 6).fight().choose('pass');
    expect(s.asked).toBe('1 after-roll-card');
    expect(s.choose('pass').exchanges).toEqual(['5:11 lost']);
    expect(s.asked).toBe('0 retreat');
  });

  test('BTU-8.9 a pass after a card of the other is the first of two', () => {
    const s = rerolls().rolls(1, 6, 2).fight().choose('play card:tactics', 'pass');
    expect(s.exchanges).toEqual(['6:11 lost']);
    expect(s.player(1).hand).toEqual(['rampart']);
  });

  test('BTU-8.10 on a tie the attacker may play One Last Push, and nothing answers it', () => {
    const s = siege(4, 2).hand(0, 'one-last-push').hand(1, 'rampart').rolls(4, 3).fight().choose('pass');
    expect(s.asked).toBe('0 tie-card');
    s.choose('play card:one-last-push');
    expect(s.exchanges[0]).toBe('8:8 won');
    expect(s.warriors(1, 'N-G')).toBe(1);
  });

  test('BTU-8.10 without a tie there is nothing to push', () => {
    const s = assault(1).hand(0, 'one-last-push').rolls(1, 6).fight('asked');
    s.choose('pass', 'pass');
    expect(s.exchanges).toEqual(['2:9 lost']);
    expect(s.player(0).hand).toEqual(['one-last-push']);
  });

  test('BTU-8.10 the values count as they are after the re-rolls', () => {
    const s = siege(4, 2).hand(0, 'one-last-push').hand(1, 'rampart').rolls(4, 6, 3).fight();
    expect(s.choose('play card:rampart').asked).toBe('0 tie-card');
  });
});

describe('the outcome', () => {
  test('BTU-8.11 a higher attack value wins the exchange', () => {
    expect(siege(4, 1).rolls(3, 2).fight().exchanges[0]).toBe('7:6 won');
  });

  test('BTU-8.11 a tie is lost by the attacker', () => {
    expect(siege(4, 1).rolls(3, 3).fight().exchanges[0]).toBe('7:7 lost');
  });

  test('BTU-8.11 a lower attack value loses the exchange', () => {
    expect(siege(4, 1).rolls(3, 4).fight().exchanges[0]).toBe('7:8 lost');
  });

  test('BTU-8.12 an attacker who loses the exchange removes one warrior, and nobody else does', () => {
    const s = siege(4, 2).controls(0, 'N-W1').rolls(1, 6).fight();
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([3, 2]);
    expect(s.player(0).reserve).toBe(15 - 6 - 3);
  });

  test('BTU-8.13 an attacker who wins the exchange against nobody wins the battle', () => {
    const s = assault(4).rolls(6, 1).fight();
    expect([s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([0, 4]);
  });

  test('BTU-8.13 a defender who loses the exchange removes one warrior, and nobody else does', () => {
    const s = siege(4, 2).controls(1, 'N-W1').rolls(6, 1).fight();
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G'), s.owner('N-G')]).toEqual([4, 1, 1]);
    expect(s.player(1).reserve).toBe(15 - 6 - 1);
  });

  test('BTU-8.14 the attacker who lost a warrior may answer with Attrition', () => {
    const s = siege(4, 2).controls(0, 'N-W1').hand(0, 'attrition').rolls(1, 6).fight();
    expect(s.asked).toBe('0 attrition-card');
    s.choose('play card:attrition');
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([3, 1]);
  });

  test('BTU-8.14 the defender who lost a warrior may answer with Attrition', () => {
    const s = siege(4, 2).controls(1, 'N-W1').hand(1, 'attrition').rolls(6, 1).fight();
    expect(s.asked).toBe('1 attrition-card');
    s.choose('play card:attrition');
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([3, 1]);
  });

  test('BTU-8.14 the winner of the exchange may not', () => {
    const s = siege(4, 2).controls(1, 'N-W1').hand(0, 'attrition').rolls(6, 1).fight();
    expect(s.asked).toBe('1 retreat');
  });

  test('BTU-8.14 there is no Attrition against a space without opposing warriors', () => {
    const s = assault(4).controls(0, 'N-W1').hand(0, 'attrition').rolls(1, 6).fight('asked');
    expect(s.choose('pass', 'pass').asked).toBe('0 retreat');
  });

  test('BTU-8.15 eliminations are checked after Attrition, not before', () => {
    const s = siege(4, 1, 3).camp(1, 0).hand(1, 'attrition').rolls(6, 1).fight();
    expect([s.asked, s.player(1).out]).toEqual(['1 attrition-card', false]);
    s.choose('pass');
    expect([s.player(1).out, s.owner('N-G')]).toEqual([true, 0]);
    expect(s.story.indexOf('eliminated'), 'before the battle is over').toBeLessThan(
      s.story.indexOf('captured'),
    );
  });

  test('BTU-8.15 then retreats are asked, and the next exchange begins with the attacker’s cards', () => {
    const s = assault(5).controls(0, 'N-W1').hand(0, 'charge').rolls(1, 6).fight().choose('pass');
    expect(s.asked).toBe('0 retreat');
    s.choose('stay');
    expect([s.asked, s.state.battle?.exchange]).toEqual(['0 attack-card', 2]);
  });

  test('BTU-8.16 an effect for the battle ends with the battle', () => {
    const layout = assault(5).warriors(0, 4, 'N-W2').hand(0, 'charge').next('card:spy');
    const s = layout.rolls(1, 1, 1, 6).fight().choose('fight N-G', 'play card:charge');
    expect(s.exchanges).toEqual(['8:4 won', '5:10 lost']);
  });

  test('BTU-8.16 an effect for the battle lasts through all its exchanges, whatever becomes of its condition', () => {
    const s = siege(5, 1).hand(0, 'charge').rolls(1, 6, 1, 6, 6, 1).fight().choose('play card:charge');
    expect(s.exchanges).toEqual(['8:10 lost', '7:10 lost', '11:5 won']);
  });

  test('BTU-8.16 an effect for the exchange ends with the exchange', () => {
    const s = assault(2).hand(0, 'blind-luck').controls(0, 'N-W1').rolls(1, 6, 1, 6).fight();
    s.choose('play card:blind-luck', 'stay');
    expect(s.exchanges).toEqual(['5:9 lost', '2:9 lost']);
  });
});

describe('decisions without a decision', () => {
  test('BTU-17.3 D-7, D-8: whoever is absent before the roll passes', () => {
    const s = assault(5).hand(0, 'charge').hand(1, 'defense').fight();
    expect([s.asked, s.fallback]).toEqual(['0 attack-card', 'pass']);
    s.choose('pass');
    expect([s.asked, s.fallback]).toEqual(['1 defence-card', 'pass']);
  });

  test('BTU-17.3 D-9: whoever is absent after the roll passes', () => {
    const s = siege(4, 2).hand(0, 'tactics').hand(1, 'rampart').rolls(1, 6).fight();
    expect([s.asked, s.fallback]).toEqual(['0 after-roll-card', 'pass']);
    s.choose('pass');
    expect([s.asked, s.fallback]).toEqual(['1 after-roll-card', 'pass']);
  });

  test('BTU-17.3 D-10: One Last Push is played for an absent attacker who holds it', () => {
    const s = siege(4, 1).hand(0, 'one-last-push').rolls(3, 3).fight();
    expect([s.asked, s.fallback]).toEqual(['0 tie-card', 'play card:one-last-push']);
  });

  test('BTU-17.3 D-10: an attacker without One Last Push passes', () => {
    const s = siege(4, 1).hand(0, 'loot').rolls(3, 3).fight('asked').choose('pass', 'pass');
    expect([s.asked, s.fallback]).toEqual(['0 tie-card', 'pass']);
  });

  test('BTU-17.3 D-11: Attrition is not played for an absent player', () => {
    const s = siege(4, 2).hand(0, 'attrition').rolls(1, 6).fight();
    expect([s.asked, s.fallback]).toEqual(['0 attrition-card', 'pass']);
  });

  test('BTU-17.4 a seat with nothing to play is offered a pass alone', () => {
    const s = assault(5).hand(0, 'loot').fight('asked');
    expect([s.asked, s.offers()]).toEqual(['0 attack-card', ['pass']]);
  });

  test('BTU-17.4 a seat without cards is not asked', () => {
    const s = assault(5).hand(1, 'loot').fight('asked');
    expect(s.asked).toBe('1 defence-card');
  });

  test('BTU-17.4 a window whose every card lies in public sight is not opened', () => {
    const s = siege(4, 1).discarded('one-last-push').hand(0, 'loot').rolls(3, 3).fight('asked');
    expect(s.choose('pass', 'pass').asked).toBe('0 attrition-card');
  });
});
