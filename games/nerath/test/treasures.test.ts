/** The treasures: points, powers and properties. */
import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import { spaceOf } from '../rules/board.ts';
import { incomeOf } from '../rules/selectors.ts';
import { alone, bare } from './table.ts';

/** Karkoth, who has that treasure in play, attacks Vailin. */
function attack(card: number, army: string, guard: string, dice: readonly number[], at: SpaceId = 'v04') {
  const layout = alone().turnOf('K').inPlay('K', card).put('K', at, army).put('V', at, guard);
  return layout.rolls(...dice).fight();
}
/** Karkoth, who has that treasure in play, begins its turn. */
const start = (card: number) => alone().turnOf('K').inPlay('K', card);

describe('dice', () => {
  test('card:81, NER-17.12 monsters hit twice with 10 or more', () => {
    expect(attack(81, 'M', '2F', [10, 1, 1]).at('v04')).toBe('K M');
    expect(attack(81, 'M', '2F', [9, 1, 1]).at('v04')).toBe('K M, V F');
  });

  test('card:97 dragons hit twice with 15 or more', () => {
    expect(attack(97, 'D', '2F', [15, 1, 1]).at('v04')).toBe('K D');
    expect(attack(97, 'D', '2F', [14, 1, 1]).at('v04')).toBe('K D, V F');
  });

  test('card:103 wizards hit twice with 10', () => {
    expect(attack(103, 'W', '2F', [10]).at('v04')).toBe('K W');
    expect(attack(103, 'W', '2F', [9, 1]).at('v04')).toBe('K W, V F');
  });

  test('card:109 fighters hit twice with 10', () => {
    expect(attack(109, 'H', '2F', [10, 1, 1]).at('v04')).toBe('K H');
    expect(attack(109, 'H', '2F', [9, 1, 1]).at('v04')).toBe('K H, V F');
  });

  test('card:82 fighters strike first', () => {
    expect(attack(82, 'H', 'H', [6]).at('v04')).toBe('K H');
  });

  test('card:83 storm elementals strike first', () => {
    expect(attack(83, 'E', 'H', [6]).at('v04')).toBe('K E');
  });

  test('card:98 warships strike first', () => {
    expect(attack(98, 'B', 'B', [6], 's13').at('s13')).toBe('K B');
  });

  test('card:90 a fighter’s miss is rolled again, once in a battle', () => {
    const play = attack(90, 'H', 'F', [1, 2, 1, 6, 1]).choose('reroll fighter 1');
    expect([play.asked, play.choose('on').at('v04')]).toEqual(['0 onward', 'K H']);
  });

  test('card:102 a wizard’s miss is rolled again', () => {
    expect(attack(102, 'W', 'F', [1, 6]).choose('reroll wizard 1').at('v04')).toBe('K W');
  });

  test('NER-12.3 a property serves the pieces of its realm only', () => {
    const layout = bare()
      .turnOf('V')
      .put('V', 'k12', 'M')
      .put('K', 'k12', 'M')
      .put('I', 'k12', 'M')
      .inPlay('I', 81);
    // Karkoth's 12 hits once; the Iron Circle's misses.
    expect(layout.rolls(1, 12, 1).fight().at('k12')).toBe('K M, I M');
  });
});

describe('the start of the turn', () => {
  test('card:84 the tiles of an entrance are seen by their seat alone', () => {
    const play = start(84).tiles('d01', 'rats').begin('turnStart').choose('use card:84', 'space d01');
    const seenBy = (seat: number) => play.view(seat).entrances[spaceOf('d01')].tiles[0];
    expect(seenBy(0)).toBeGreaterThanOrEqual(0);
    expect(seenBy(1)).toBe(-1);
  });

  test('card:85 one of the next two cards goes under the deck', () => {
    const play = start(85).top('K', 1).top('K', 3).begin('turnStart').choose('use card:85');
    expect(play.offers()).toEqual(['card card:3', 'card card:1', 'none']);
    play.choose('card card:3');
    expect([play.hand('K'), play.state.realms[0].deck[0]]).toEqual([[1], 3]);
  });

  test('card:86 an enemy next to a wizard takes a piece off', () => {
    const play = start(86)
      .put('K', 'k12', 'W')
      .put('V', 'v04', 'F H')
      .begin('turnStart')
      .choose('use card:86');
    expect(play.asked).toBe('1 target');
    expect(play.choose('piece v04 fighter').at('v04')).toBe('V F');
  });

  test('card:87, NER-2.3 brings a monster, and carries one about each turn, also the one in which it is played', () => {
    const play = alone().turnOf('K').held('K', 87).begin('turnStart').choose('play card:87', 'space k01');
    expect([play.at('k01'), play.vp('K')]).toEqual(['K M', 1]);
    expect(play.choose('use card:87', 'space k14').at('k14')).toBe('K M');
    expect(play.whyNot('use card:87')).toBeDefined();
  });

  test('card:89 carries a wizard about', () => {
    const play = start(89).put('K', 'k01', 'W').begin('turnStart').choose('use card:89', 'space k14');
    expect(play.at('k14')).toBe('K W');
  });

  test('card:96 adds a siege engine on land or a ship at sea', () => {
    expect(start(96).begin('turnStart').choose('use card:96', 'space k01').at('k01')).toBe('K S');
    expect(start(96).begin('turnStart').choose('use card:96', 'space s04').at('s04')).toBe('K B');
  });
});

describe('movement', () => {
  const refusal = (card: number, march: string) => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'k01', 'H')
      .put('K', 'k11', 'H')
      .put('K', 'k10', 'H')
      .put('K', 'k03', 'F');
    return (card > 0 ? layout.inPlay('K', card) : layout).begin('move').whyNot(march);
  };

  test('card:93 heroes take three steps', () => {
    expect([refusal(0, 'march k01 k08'), refusal(93, 'march k01 k08')]).toEqual(['NER-4.13', undefined]);
  });

  test('card:101 heroes pass through enemy land', () => {
    expect([refusal(0, 'march k11 v05'), refusal(101, 'march k11 v05')]).toEqual(['NER-4.13', undefined]);
  });

  test('card:106 from castle to castle in one step', () => {
    expect([refusal(0, 'march k03 k10'), refusal(106, 'march k03 k10')]).toEqual(['NER-4.13', undefined]);
  });

  test('card:110 heroes fly over anything', () => {
    expect([refusal(0, 'march k10 v13'), refusal(110, 'march k10 v13')]).toEqual(['NER-4.13', undefined]);
  });
});

describe('other properties', () => {
  test('card:88 fighters run amok', () => {
    expect(attack(88, 'H', 'F', [6, 1]).offers('amok fighter')).toContain('amok fighter v06 1');
  });

  test('card:92 three footsoldiers when it is played, and one at the start of every phase 5', () => {
    const play = alone().turnOf('K').held('K', 92).begin('turnStart').choose('play card:92', 'space k01');
    expect(play.at('k01')).toBe('K 3F');
    expect(start(92).begin('reinforce').choose('space k02').at('k02')).toBe('K F');
  });

  test('card:95 monsters that conquer take a gold', () => {
    const layout = alone().turnOf('K').inPlay('K', 95).put('K', 'v04', 'M').put('V', 'v04', 'F').gold('V', 2);
    expect(layout.rolls(8, 1).fight().gold('K')).toBe(1);
  });

  test('card:99 a gold more of income', () => {
    expect(incomeOf(start(99).state, 0) - incomeOf(alone().state, 0)).toBe(1);
  });

  test('card:107, NER-12.1, NER-12.2 points are scored when it is played, and it stays face up', () => {
    const play = alone().turnOf('K').held('K', 107).begin('turnStart');
    expect([play.vp('K'), play.view(1).realms[0].treasures]).toEqual([0, undefined]);
    play.choose('play card:107');
    expect([play.vp('K'), play.view(1).realms[0].inPlay]).toEqual([3, [107]]);
  });

  test('card:108 two points and 3 gold', () => {
    const play = alone().turnOf('K').held('K', 108).begin('turnStart').choose('play card:108');
    expect([play.vp('K'), play.gold('K')]).toEqual([2, 3]);
  });
});
