import { describe, expect, test } from 'vitest';
import { opening, table } from './table.ts';

const LOST = [1, 6] as const;
const WON = [6, 1] as const;

describe('outside a battle', () => {
  test('BTU-17.2 whoever resigns is eliminated: warriors and hand go, flags and chest stay', () => {
    const layout = table(3).horde(1, 4, 'E-G').controls(1, 'E-W1').hand(1, 'spy', 'loot').chest(1, 'cache');
    const s = layout.begin('movement').resign(1);
    expect(s.player(1)).toMatchObject({ out: true, reserve: 15, flags: 13, hand: [], chest: ['cache'] });
    expect([s.owner('E-G'), s.owner('E-W1'), s.warriors(1, 'E-G')]).toEqual([1, 1, 0]);
    expect(s.state.lootDiscard).toEqual(['spy', 'loot']);
    expect(s.asked, 'the active player goes on').toBe('0 move');
  });

  test('BTU-17.2 he does not win by his points, though eliminated players can', () => {
    const layout = table(3).tile('N-L1', 'L01').tile('N-L2', 'L02').controls(2, 'PAL', 'N-L1', 'N-L2');
    const s = layout.controls(1, 'E-G').hand(0, 'loot').begin('end-cards').resign(2).choose('done');
    expect(s.match.result).toMatchObject({ ending: 'tarsos-fallen', winners: [1] });
  });

  test('BTU-17.2 he takes no turn any more, and his space is defended by nobody', () => {
    const layout = table(3)
      .horde(1, 4, 'N-G')
      .horde(0, 4, 'N-W1')
      .hand(2, 'defense')
      .rolls(...WON);
    const s = layout.begin('movement').resign(1).choose('move N-W1 N-G 4', 'done');
    expect(s.exchanges).toEqual(['10:4 won']);
    expect([s.state.active, s.asked]).toEqual([2, '2 reinforce']);
  });

  test('BTU-17.2 in his own turn, at every question outside a battle, the turn passes on', () => {
    for (const phase of ['start-cards', 'reinforcements', 'movement', 'end-cards'] as const) {
      const s = table(3).hand(0, 'warrior', 'loot').begin(phase).resign(0);
      expect([s.player(0).out, s.state.active, s.asked], phase).toEqual([true, 1, '1 reinforce']);
    }
  });

  test('BTU-17.2 at the hand limit of his own turn the turn passes on', () => {
    const cards = ['spy', 'spy', 'recon', 'recon', 'recon', 'recon', 'charge'] as const;
    const s = table(3)
      .hand(0, ...cards)
      .begin('end-cards');
    expect(s.asked).toBe('0 hand-limit');
    expect(s.resign(0).asked).toBe('1 reinforce');
    expect(s.state.lootDiscard).toHaveLength(7);
  });

  test('BTU-17.2 in the middle of a card that he is playing, no card is lost', () => {
    const layout = table(3).camp(0, 4).horde(0, 4, 'N-G').horde(0, 6, 'N-W1').hand(0, 'recruits', 'spy');
    const s = layout.begin('start-cards').choose('play card:recruits').resign(0);
    expect([s.asked, s.player(0).reserve]).toEqual(['1 reinforce', 15]);
    expect(s.state.lootDiscard.toSorted()).toEqual(['recruits', 'spy']);
    expect(s.match.game.checkInvariants(s.state)).toEqual([]);
  });

  test('BTU-17.2 between two battles it takes effect at once', () => {
    const layout = table(3).warriors(0, 4, 'N-G').warriors(0, 4, 'N-W2').hand(0, 'loot');
    const s = layout.fight();
    expect(s.asked).toBe('0 conflict');
    s.resign(0);
    expect([s.asked, s.exchanges]).toEqual(['1 reinforce', []]);
    expect([s.warriors(0, 'N-G'), s.warriors(0, 'N-W2'), s.player(0).reserve]).toEqual([0, 0, 15]);
  });

  test('BTU-17.2 between two battles a defender who resigns leaves an empty tile without cards', () => {
    const layout = table(3)
      .horde(1, 3, 'N-G')
      .warriors(0, 2, 'N-G')
      .warriors(0, 4, 'N-W2')
      .hand(1, 'defense');
    const s = layout.rolls(6, 6).fight().resign(1).choose('fight N-G');
    expect(s.events('rolled')[0]).toMatchObject({ defender: 1, defenders: 0, defence: 3 + 6 });
  });

  test('BTU-17.2 the end of the game is still checked after the turn of one who resigned', () => {
    const layout = table(3)
      .tile('E-L1', 'L01')
      .tile('S-L1', 'L02')
      .controls(1, 'PAL', 'E-L1')
      .controls(0, 'S-L1');
    const s = layout.begin('movement').resign(0);
    expect(s.match.result).toMatchObject({ ending: 'tarsos-fallen', winners: [1] });
  });

  test('BTU-17.2 his Glory! and his mark of Spoil of War end with him', () => {
    const layout = table(3);
    Object.assign(layout.player(1), { glory: 1, spoiled: true });
    expect(layout.begin('movement').resign(1).player(1)).toMatchObject({ glory: 0, spoiled: false });
  });

  test('BTU-17.2 when the last opponent resigns, the one who stays wins at once, whatever the points', () => {
    const s = table().controls(1, 'PAL').chest(1, 'imperial-seal').begin('movement').resign(1);
    expect(s.match.result).toEqual({ ending: 'sole-survivor', winners: [0], scores: [0, 15] });
  });

  test('BTU-17.2 when all but one resign one after the other, the last one wins', () => {
    const s = table(4).begin('movement').resign(3).resign(0);
    expect([s.match.result, s.asked]).toEqual([undefined, '1 reinforce']);
    expect(s.resign(1).match.result).toMatchObject({ ending: 'sole-survivor', winners: [2] });
  });

  test('BTU-17.2 nobody resigns twice, nor after the end', () => {
    const s = table(3).begin('movement').resign(1);
    expect(s.match.resign(1)).toEqual({ rule: 'table.no-resign' });
    s.resign(2);
    expect(s.match.resign(0)).toEqual({ rule: 'table.over' });
  });
});

describe('during the set-up', () => {
  test('BTU-17.2 whoever resigns while the city is laid is out when play begins, and the others play', () => {
    const s = opening(3, {}, 'opening', 0).resign(1);
    expect(s.asked, 'his landmark was placed for him').toBe('2 landmark');
    s.choose('place random', 'place random');
    expect(s.asked).toBe('0 camp');
    s.choose('camp edge:S S-G', 'camp edge:W W-G');
    expect([s.player(1).out, s.player(1).reserve, s.asked]).toEqual([true, 15, '0 reinforce']);
  });

  test('BTU-17.2 a first player who resigns during the set-up takes no turn', () => {
    const s = opening(3, { quickSetup: true }, 'opening', 0).resign(0);
    s.choose('camp edge:S S-G', 'camp edge:W W-G');
    expect([s.player(0).out, s.asked]).toEqual([true, '1 reinforce']);
  });

  test('BTU-17.2 of two players the other wins at once, even during the set-up', () => {
    const s = opening(2, {}, 'opening', 0).resign(0);
    expect(s.match.result).toMatchObject({ ending: 'sole-survivor', winners: [1] });
  });
});

describe('during a battle', () => {
  /** Seat 0 attacks two warriors of seat 1 on N-G; both have a place to retreat to. */
  const siege = (seats = 3) =>
    table(seats).horde(1, 2, 'N-G').warriors(0, 4, 'N-G').controls(0, 'N-W1').controls(1, 'N-W2');

  test('BTU-17.5 an attacker who resigns fights on by his defaults, and is out when the battle is over', () => {
    const s = siege()
      .hand(0, 'charge', 'loot')
      .rolls(...LOST)
      .fight('asked');
    expect(s.asked).toBe('0 attack-card');
    s.resign(0);
    expect(s.events('retreated'), 'his default').toMatchObject([{ seat: 0, to: 'N-W1', count: 3 }]);
    expect(s.player(0)).toMatchObject({ out: true, reserve: 15, hand: [], chest: [] });
    expect([s.owner('N-W1'), s.owner('N-G'), s.asked], 'no end cards').toEqual([0, 1, '1 reinforce']);
  });

  test('BTU-17.5 until the battle is over he is not out', () => {
    const s = siege()
      .hand(1, 'spirited-defense')
      .rolls(...LOST)
      .fight();
    expect(s.asked).toBe('1 defence-card');
    s.resign(0);
    expect([s.player(0).out, s.player(0).resigning, s.warriors(0, 'N-G')]).toEqual([false, true, 4]);
    s.choose('play card:spirited-defense');
    expect([s.player(0).out, s.exchanges]).toEqual([true, ['5:13 lost']]);
  });

  test('BTU-17.5 an attacker who wins his last battle takes the space, and his flag stays there', () => {
    const layout = table(3).warriors(0, 4, 'N-G').hand(0, 'one-last-push').hand(1, 'defense').rolls(3, 4);
    const s = layout.fight().resign(0).choose('pass');
    expect([s.exchanges, s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([['7:7 won'], 0, 0]);
    expect([s.player(0).out, s.player(0).flags, s.state.active]).toEqual([true, 14, 1]);
  });

  test('BTU-17.5 his other conflicts are not fought', () => {
    const s = siege()
      .warriors(0, 2, 'N-M1')
      .hand(0, 'charge')
      .rolls(...LOST)
      .fight('asked');
    s.choose('fight N-G').resign(0);
    expect([s.events('battle').length, s.warriors(0, 'N-M1'), s.asked]).toEqual([1, 0, '1 reinforce']);
  });

  test('BTU-17.5 a defender who resigns takes his defaults and is out when the battle is over', () => {
    const s = siege()
      .hand(1, 'spirited-defense')
      .rolls(...WON, ...LOST)
      .fight();
    expect(s.asked).toBe('1 defence-card');
    s.resign(1);
    expect([s.exchanges, s.asked], 'he passed, and stayed').toEqual([['10:6 won'], '0 retreat']);
    expect([s.player(1).out, s.warriors(1, 'N-G')]).toEqual([false, 1]);
    s.choose('retreat N-W1');
    expect([s.player(1).out, s.player(1).reserve, s.owner('N-G')]).toEqual([true, 15, 1]);
  });

  test('BTU-17.5 a defender of two who resigns loses the match when the battle is over', () => {
    const s = siege(2)
      .rolls(...WON)
      .fight();
    expect(s.asked).toBe('1 retreat');
    s.resign(1);
    expect([s.asked, s.match.result]).toEqual(['0 retreat', undefined]);
    expect(s.choose('retreat N-W1').match.result).toMatchObject({ ending: 'sole-survivor', winners: [0] });
  });

  test('BTU-17.5 a defender who resigns in the middle of Call to Action finishes it by its defaults', () => {
    const layout = table(3).controls(1, 'N-G').horde(1, 5, 'E-G').warriors(0, 4, 'N-G').controls(0, 'N-W1');
    const s = layout
      .hand(1, 'call-to-action')
      .rolls(...LOST)
      .fight()
      .choose('play card:call-to-action')
      .resign(1);
    expect(s.events('called')).toMatchObject([{ from: 'camp:1', to: 'N-G', count: 4 }]);
    expect(s.choose('retreat N-W1').player(1).out).toBe(true);
  });

  test('BTU-17.5 a bystander who resigns stays in until that battle is over, and not longer', () => {
    const layout = siege().hand(2, 'spy').warriors(0, 1, 'N-M1').tile('N-M1', 'M02', 'up').hand(0, 'loot');
    const s = layout
      .rolls(...LOST)
      .fight()
      .choose('fight N-G');
    expect(s.asked).toBe('0 retreat');
    s.resign(2);
    expect([s.player(2).out, s.player(2).hand]).toEqual([false, ['spy']]);
    s.rolls(...LOST).choose('retreat N-W1');
    expect(s.story.indexOf('eliminated')).toBeLessThan(s.story.lastIndexOf('battle'));
    expect(s.player(2).out).toBe(true);
  });

  test('BTU-17.5 it takes effect too when the battle ends with the attacker’s elimination', () => {
    const layout = table(4).camp(0, 0).horde(1, 2, 'N-G').warriors(0, 1, 'N-G').hand(1, 'spirited-defense');
    const s = layout
      .rolls(...LOST)
      .fight()
      .resign(2);
    expect(s.player(2).out).toBe(false);
    s.choose('pass');
    expect([s.player(0).out, s.player(2).out, s.state.active]).toEqual([true, true, 1]);
  });

  test('BTU-17.5 the flag for a battle won is freed by default', () => {
    const fourteen = [
      'N-T',
      'N-W2',
      'E-T',
      'E-W1',
      'E-G',
      'E-W2',
      'S-T',
      'S-W1',
      'S-G',
      'S-W2',
      'W-T',
    ] as const;
    const layout = table(3)
      .controls(0, ...fourteen, 'N-W1', 'W-G', 'W-W1', 'W-W2')
      .warriors(0, 4, 'N-G');
    const s = layout.rolls(...WON).fight();
    expect(s.asked).toBe('0 free-flag');
    s.resign(0);
    expect([s.owner('N-G'), s.owner('N-W1'), s.player(0).out]).toEqual([0, 'nobody', true]);
  });

  test('BTU-17.5 attacker and defender may both resign: the third player wins when the battle is over', () => {
    const s = siege()
      .rolls(...LOST)
      .fight();
    expect(s.asked).toBe('0 retreat');
    s.resign(1);
    expect(s.match.result).toBeUndefined();
    expect(s.resign(0).match.result).toMatchObject({ ending: 'sole-survivor', winners: [2] });
  });

  test('BTU-17.5 an attacker who resigned does not win when the default answers wipe the last opponent out', () => {
    const s = table(2)
      .camp(1, 0)
      .horde(1, 1, 'N-G')
      .warriors(0, 6, 'N-G')
      .hand(0, 'charge')
      .rolls(...WON)
      .fight();
    expect(s.asked).toBe('0 attack-card');
    expect(s.resign(0).match.result).toMatchObject({ ending: 'all-eliminated', winners: [1] });
  });

  test('BTU-17.5 an attacker who resigned does not win by what the default answers take', () => {
    const layout = table(2).tile('N-L1', 'L01').tile('N-L2', 'L02').controls(0, 'N-L1', 'N-L2');
    const s = layout
      .controls(1, 'S-G')
      .warriors(0, 8, 'PAL')
      .hand(0, 'charge')
      .rolls(...WON)
      .fight()
      .resign(0);
    expect([s.owner('PAL'), s.match.result?.winners]).toEqual([0, [1]]);
  });

  test('BTU-17.5 a defender who resigned leaves the victory to the attacker who dies against him', () => {
    const s = table(2)
      .camp(0, 0)
      .horde(1, 5, 'N-G')
      .warriors(0, 1, 'N-G')
      .hand(0, 'last-stand')
      .rolls(1, 1, 6)
      .fight();
    expect(s.resign(1).choose('pass').match.result).toMatchObject({ ending: 'all-eliminated', winners: [0] });
  });

  test('BTU-17.5 if all resign in one battle they fall together, and points decide', () => {
    const s = siege(2)
      .controls(1, 'N-T')
      .rolls(...LOST)
      .fight()
      .resign(1)
      .resign(0);
    expect(s.match.result).toEqual({ ending: 'all-eliminated', winners: [1], scores: [1, 4] });
  });
});

describe('during an event', () => {
  /** Seat 0 reveals S01, defence 1, and draws the event. */
  const reveal = (event: 'camp-fever' | 'uprising') =>
    table(3).tile('N-S1', 'S01').warriors(0, 3, 'N-S1').controls(0, 'N-W1').next(`event:${event}`);

  test('BTU-17.5 during Camp Fever the seat asked loses by default, and is out when the battle is over', () => {
    const s = reveal('camp-fever')
      .horde(1, 4, 'E-G')
      .rolls(...LOST)
      .fight()
      .choose('lose camp:0');
    expect(s.asked).toBe('1 fever-loss');
    s.resign(1);
    expect(s.events('lost')).toMatchObject([
      { seat: 0 },
      { seat: 1, place: 'camp:1' },
      { seat: 2 },
      { seat: 0 },
    ]);
    expect([s.asked, s.player(1).out]).toEqual(['0 retreat', false]);
    expect(s.choose('retreat N-W1').player(1).out).toBe(true);
  });

  test('BTU-17.5 during Camp Fever a seat that is still to be asked is no longer asked', () => {
    const s = reveal('camp-fever')
      .horde(1, 4, 'E-G')
      .rolls(...LOST)
      .fight();
    expect(s.asked).toBe('0 fever-loss');
    s.resign(1).choose('lose N-S1');
    expect([s.asked, s.warriors(0, 'N-S1')]).toEqual(['0 retreat', 1]);
    expect(s.events('lost')).toContainEqual({ kind: 'lost', seat: 1, place: 'camp:1', count: 1 });
  });

  test('BTU-17.5 an attacker who resigns during Camp Fever still fights the battle', () => {
    const s = reveal('camp-fever')
      .rolls(...WON)
      .fight();
    expect(s.asked).toBe('0 fever-loss');
    s.resign(0);
    expect([s.exchanges, s.owner('N-S1'), s.player(0).out]).toEqual([['9:2 won'], 0, true]);
    expect(s.state.active).toBe(1);
  });

  test('BTU-17.5 during Uprising the leader gives up his least space, and is out when the battle is over', () => {
    const layout = reveal('uprising')
      .tile('E-M1', 'M01')
      .controls(1, 'E-M1', 'E-T', 'E-W1')
      .rolls(...LOST);
    const s = layout.fight();
    expect(s.asked).toBe('1 uprising-loss');
    s.resign(1);
    expect([s.owner('E-W1'), s.asked, s.player(1).out]).toEqual(['nobody', '0 retreat', false]);
    s.choose('retreat N-W1');
    expect([s.player(1).out, s.owner('E-T')]).toEqual([true, 1]);
  });

  test('BTU-17.5 an attacker who resigns when he is to name the leader names the first of the tied', () => {
    const layout = reveal('uprising')
      .controls(1, 'E-G')
      .controls(2, 'S-G')
      .rolls(...WON);
    const s = layout.fight();
    expect(s.asked).toBe('0 uprising-leader');
    s.resign(0);
    expect([s.owner('N-W1'), s.owner('E-G'), s.owner('S-G')]).toEqual(['nobody', 1, 2]);
    expect([s.player(0).out, s.asked]).toEqual([true, '1 reinforce']);
  });

  test('BTU-17.5 an attacker who resigns before the tile is revealed is out at once', () => {
    const s = reveal('camp-fever').begin('movement').resign(0);
    expect([s.space('N-S1').up, s.state.eventPile.length, s.player(0).out]).toEqual([false, 20, true]);
  });
});
