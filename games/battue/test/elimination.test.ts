import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

/** The last warrior of seat 0 attacks the last warrior that seat 1 has on E-M1. */
const lastAssault = (seats = 3) =>
  table(seats).camp(0, 0).warriors(0, 1, 'E-M1').tile('E-M1', 'M04', 'up').horde(1, 1, 'E-M1');

describe('a player without warriors', () => {
  test('BTU-15.1 is eliminated at once', () => {
    const s = table(3).camp(1, 0).horde(1, 1, 'E-G').hand(0, 'poison').begin('start-cards');
    expect(s.choose('play card:poison E-G').player(1).out).toBe(true);
  });

  test('BTU-15.1 is not while one is left, on a space or in camp', () => {
    const onSpace = table(3).camp(1, 1).horde(1, 1, 'E-G').hand(0, 'poison').begin('start-cards');
    expect(onSpace.choose('play card:poison camp:1').player(1).out).toBe(false);
    const inCamp = table(3).camp(1, 1).horde(1, 1, 'E-G').hand(0, 'poison').begin('start-cards');
    expect(inCamp.choose('play card:poison E-G').player(1).out).toBe(false);
  });

  test('BTU-15.1 in an exchange may play Attrition first', () => {
    const s = lastAssault().hand(0, 'attrition').rolls(1, 6).fight();
    expect([s.asked, s.warriors(0, 'E-M1'), s.player(0).out]).toEqual(['0 attrition-card', 0, false]);
    s.choose('play card:attrition');
    expect([s.warriors(1, 'E-M1'), s.player(0).out]).toEqual([0, true]);
  });

  test('BTU-15.1 cannot be at the table without being out', () => {
    expect(() => table(3).camp(1, 0).begin()).toThrow(/BTU-15\.1/);
  });
});

describe('an eliminated player', () => {
  const poisoned = () =>
    table(3)
      .camp(1, 0)
      .horde(1, 1, 'E-G')
      .controls(1, 'E-M1')
      .hand(1, 'spy', 'cache')
      .chest(1, 'loot')
      .hand(0, 'poison')
      .begin('start-cards')
      .choose('play card:poison E-G');

  test('BTU-15.2 loses his hand to the discard pile, for all to see', () => {
    const s = poisoned();
    expect([s.player(1).hand, s.state.lootDiscard.toSorted()]).toEqual([[], ['cache', 'poison', 'spy']]);
    expect(s.events('eliminated')).toEqual([{ kind: 'eliminated', seat: 1, cards: ['spy', 'cache'] }]);
  });

  test('BTU-15.2 keeps his flags on the board and his war chest', () => {
    const s = poisoned();
    expect([s.owner('E-G'), s.owner('E-M1'), s.player(1).chest]).toEqual([1, 1, ['loot']]);
  });

  test('BTU-15.2 takes no turn', () => {
    expect(poisoned().choose('done', 'done').asked).toBe('2 reinforce');
  });

  test('BTU-15.2 decides nothing when his spaces are attacked', () => {
    const s = table(3)
      .controls(1, 'N-W1')
      .eliminated(1)
      .hand(2, 'defense')
      .warriors(0, 4, 'N-W1')
      .rolls(6, 1);
    const after = s.fight('asked');
    expect([after.owner('N-W1'), after.events('rolled').length]).toEqual([0, 1]);
  });

  test('BTU-15.2 cannot even resign', () => {
    const s = poisoned();
    expect([s.match.resign(1)?.rule, s.story.includes('resigned')]).toEqual(['table.no-resign', false]);
  });

  test('BTU-15.2 has neither hand nor warriors', () => {
    expect(() => table(3).hand(1, 'spy').eliminated(1).begin()).toThrow(/BTU-15\.2/);
    expect(() => table(3).horde(1, 1, 'E-G').eliminated(1).begin()).toThrow(/BTU-15\.2/);
  });
});

describe('the active player eliminated', () => {
  test('BTU-15.3 ends his turn at once, without end cards', () => {
    const s = lastAssault().hand(0, 'loot', 'cache').rolls(1, 6).fight();
    expect([s.asked, s.player(0).out, s.player(0).chest]).toEqual(['1 reinforce', true, []]);
    expect(s.state.lootDiscard).toEqual(['loot', 'cache']);
  });

  test('BTU-15.3 ends it before the discard of Gathering too', () => {
    const s = lastAssault().hand(0, 'spy', 'recon').rolls(1, 6);
    s.state.turn.gathering = true;
    expect(s.fight().asked).toBe('1 reinforce');
  });

  test('BTU-15.3 still leads to the end-of-game check', () => {
    const s = lastAssault().tile('N-L1', 'L01').tile('N-L2', 'L02').controls(1, 'PAL', 'N-L1', 'N-L2');
    expect(s.rolls(1, 6).fight().match.result?.ending).toBe('tarsos-fallen');
  });

  test('BTU-15.3 leaves nothing of his turn to the next player', () => {
    const s = lastAssault().rolls(1, 6);
    s.state.turn.gathering = true;
    s.state.turn.noReinforce = true;
    expect(s.fight().state.turn).toEqual({ noReinforce: false, noMove: false, gathering: false });
  });
});

describe('the last players', () => {
  test('BTU-15.4 a sole survivor wins at once, whatever the points', () => {
    const s = table().camp(1, 0).horde(1, 1, 'E-G').chest(1, 'imperial-seal').hand(0, 'poison');
    const after = s.begin('start-cards').choose('play card:poison E-G');
    expect(after.match.result).toEqual({ ending: 'sole-survivor', winners: [0], scores: [0, 6] });
  });

  test('BTU-15.4 a sole survivor wins before he takes the space', () => {
    const s = lastAssault(2).camp(1, 0).rolls(6, 1).fight();
    expect([s.match.result?.ending, s.owner('E-M1'), s.warriors(0, 'E-M1')]).toEqual(['sole-survivor', 1, 1]);
  });

  test('BTU-15.4 two survivors play on', () => {
    const s = table(3).camp(1, 0).horde(1, 1, 'E-G').hand(0, 'poison').begin('start-cards');
    expect([s.choose('play card:poison E-G').match.result, s.asked]).toEqual([undefined, '0 reinforce']);
  });

  test('BTU-15.4 the last one may be the defender', () => {
    const s = lastAssault(2).chest(0, 'imperial-seal').rolls(1, 6).fight();
    expect(s.match.result).toMatchObject({ ending: 'sole-survivor', winners: [1] });
  });

  test('BTU-15.5 when all fall at the same moment the points decide among all players', () => {
    const s = lastAssault(3).camp(1, 0).eliminated(2).hand(1, 'attrition').rolls(6, 1);
    const after = s.controls(2, 'PAL').fight().choose('play card:attrition');
    expect(after.match.result).toEqual({ ending: 'all-eliminated', winners: [2], scores: [0, 2, 10] });
  });
});
