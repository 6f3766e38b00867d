import { describe, expect, test } from 'vitest';
import { player } from '../rules/selectors.ts';
import { table } from './table.ts';

/** Templum Jupiter in N-L1, Universitas in N-L2. */
const city = (seats = 2) => table(seats).tile('N-L1', 'L01').tile('N-L2', 'L02');
const fallen = (seats = 2) => city(seats).controls(0, 'PAL', 'N-L1').controls(1, 'N-L2');

describe('the end of a turn', () => {
  test('BTU-16.1 any number of end cards, one at a time', () => {
    const s = table().hand(0, 'loot', 'loot', 'big-loot', 'spy').begin('end-cards');
    expect(s.choose('play card:loot', 'play card:big-loot').asked).toBe('0 end-card');
    expect([s.player(0).chest, s.player(0).hand]).toEqual([
      ['loot', 'big-loot'],
      ['loot', 'spy'],
    ]);
    expect(s.choose('done').asked).toBe('1 reinforce');
  });

  test('BTU-16.1 a card drawn by an end card may be played in the same step', () => {
    const s = table().hand(0, 'change-of-fate', 'spy').next('card:cache').begin('end-cards');
    s.choose('play card:change-of-fate');
    expect([s.asked, s.offers()]).toEqual(['0 end-card', ['play card:cache', 'done']]);
  });

  test('BTU-16.2 then the hand limit', () => {
    const s = table().hand(0, 'loot', 'loot', 'loot', 'loot', 'spy', 'spy', 'recon').begin('end-cards');
    expect([s.asked, s.choose('done').asked]).toEqual(['0 end-card', '0 hand-limit']);
  });

  test('BTU-16.2 then the effects of this turn end', () => {
    const s = table().hand(0, 'recruits', 'gathering').horde(0, 2, 'N-G').begin('start-cards');
    s.choose('play card:gathering', 'play card:recruits');
    expect([s.asked, s.view(1).turn]).toMatchObject(['0 move', { noReinforce: true, gathering: true }]);
    s.choose('done');
    expect([s.asked, s.view(1).turn]).toMatchObject([
      '1 reinforce',
      { noReinforce: false, gathering: false },
    ]);
    expect(s.choose('done', 'done').asked).toBe('0 reinforce');
  });

  test('BTU-16.2 moved and reinforced warriors are free again in the next turn', () => {
    const s = table().horde(0, 2, 'N-G').controls(0, 'N-M1').rolls(1).begin('reinforcements');
    s.choose('reinforce camp:0', 'done', 'move N-G N-M1 1', 'done', 'done', 'done', 'done');
    expect([s.asked, s.whyNot('move N-M1 N-G 1'), s.whyNot('move camp:0 N-G 7')]).toEqual([
      '0 move',
      undefined,
      undefined,
    ]);
  });

  test('BTU-16.2 Glory! ends with its player’s next turn', () => {
    const s = table().hand(0, 'glory').begin('start-cards').choose('play card:glory');
    const glorious = () => (s.view(1).players[0]?.glory ?? 0) > 0;
    const during: [string, boolean][] = [];
    while (during.length < 4) {
      during.push([s.asked, glorious()]);
      s.choose('done', 'done');
    }
    expect(during).toEqual([
      ['0 reinforce', true],
      ['1 reinforce', true],
      ['0 reinforce', true],
      ['1 reinforce', false],
    ]);
  });

  test('BTU-16.2 Glory! ends at once with the elimination of its player', () => {
    const s = table(3).hand(0, 'glory').begin('start-cards').choose('play card:glory').resign(0);
    expect(s.view(1).players[0]?.glory).toBe(0);
  });
});

describe('the fall of Tarsos', () => {
  test('BTU-16.3 ends the game when Palace, Templum Jupiter and Universitas all carry a flag', () => {
    expect(fallen().begin('turn-end').match.result?.ending).toBe('tarsos-fallen');
  });

  test.each(['PAL', 'N-L1', 'N-L2'] as const)('BTU-16.3 does not come while %s carries none', (missing) => {
    expect(fallen().uncontrolled(missing).begin('turn-end').asked).toBe('1 reinforce');
  });

  test('BTU-16.3 counts the flags of eliminated players', () => {
    expect(fallen(3).eliminated(1).begin('turn-end').match.result?.ending).toBe('tarsos-fallen');
  });

  test('BTU-16.3 comes at the end of the turn only, after cards and hand limit', () => {
    const s = fallen().hand(0, 'loot').begin('movement');
    expect(s.asked).toBe('0 move');
    expect(s.choose('done').asked).toBe('0 end-card');
    expect(s.choose('play card:loot').asked).toBe('over');
  });

  test('BTU-16.3 does not come if one of the three is given up in the same turn', () => {
    const s = fallen().controls(0, 'N-T', 'N-W1', 'N-G', 'N-W2', 'E-T', 'E-W1', 'E-G', 'E-W2');
    s.controls(0, 'S-T', 'S-W1', 'S-G', 'S-W2', 'W-T').warriors(0, 5, 'W-G').next('card:defense').rolls(6, 1);
    expect(s.fight().choose('give-up PAL').asked).toBe('1 reinforce');
  });

  test('BTU-16.4 leaves the others neither a turn nor a card', () => {
    const s = fallen(3).hand(1, 'imperial-seal', 'attrition').begin('turn-end');
    expect([s.question, s.player(1).chest, s.player(1).hand.length]).toEqual([undefined, [], 2]);
    expect(s.match.choose(1, s.match.number, ['done'])?.rule).toBe('table.over');
  });
});

describe('the score', () => {
  const relic = () =>
    fallen().set((s) => {
      s.eventPile.splice(s.eventPile.indexOf('brass-pillar'), 1);
      player(s, 1).relics.push('brass-pillar');
    });

  test('BTU-16.5 counts all spaces, the perimeter included, and all cards in the war chest', () => {
    const s = relic().controls(1, 'N-T', 'N-G').chest(1, 'loot', 'cache').begin('turn-end');
    expect(s.match.result?.scores).toEqual([10 + 7, 6 + 2 + 1 + 1 + 3 + 2]);
  });

  test('BTU-16.5 eliminated players score too, and can win', () => {
    const s = city(3).controls(2, 'PAL', 'N-L1', 'N-L2').eliminated(2).begin('turn-end');
    expect(s.match.result).toEqual({ ending: 'tarsos-fallen', winners: [2], scores: [0, 0, 23] });
  });

  test('BTU-16.6 the highest wins', () => {
    expect(fallen().begin('turn-end').match.result?.winners).toEqual([0]);
    const s = fallen().chest(1, 'imperial-seal', 'cache', 'big-loot', 'big-loot').begin('turn-end');
    expect(s.match.result).toMatchObject({ winners: [1], scores: [17, 18] });
  });

  test('BTU-16.6 a tie goes to more points from spaces', () => {
    const s = fallen().chest(1, 'imperial-seal', 'cache', 'big-loot', 'loot').begin('turn-end');
    expect(s.match.result).toMatchObject({ winners: [0], scores: [17, 17] });
  });

  test('BTU-16.6 if that is tied too the victory is shared', () => {
    const s = city(3)
      .controls(0, 'PAL')
      .controls(1, 'N-L1', 'N-T', 'N-G')
      .controls(2, 'N-L2')
      .chest(2, 'cache');
    expect(s.begin('turn-end').match.result).toMatchObject({ winners: [0, 1], scores: [10, 10, 9] });
  });

  test('BTU-16.7 only the final state counts', () => {
    const s = city().controls(1, 'PAL', 'N-L1', 'N-L2').warriors(0, 8, 'PAL').rolls(6, 1).fight();
    expect(s.match.result).toMatchObject({ winners: [1], scores: [10, 13] });
  });
});
