/** Positions that no worked example has: ships and cargo, hits, windows, retreat, placement, points and ties. */
import { describe, expect, test } from 'vitest';
import { alone, bare } from './table.ts';

describe('ships', () => {
  test('NER-5.12, NER-5.15 cargo in an enemy zone waits for the battle, and lands on friendly land too', () => {
    const layout = alone().turnOf('V').put('V', 's13', 'B(2F)').put('K', 's11', 'B');
    const play = layout.rolls(6, 1).begin('move').choose('march s13 s11');
    expect(play.whyNot('march s11 v01')).toBe('NER-5.15');
    play.choose('end');
    expect(play.first('march')).toEqual(['s11']);
    expect(play.offers('march s11').map((c) => c.split(' ')[2])).toEqual(['k10', 'k14', 'v01', 'v13']);
    play.choose('march s11 v01', 'all');
    expect([play.at('v01'), play.vp('V')]).toEqual(['V 2F C', 0]);
  });

  test('NER-5.8, NER-5.10 a unit that stayed aboard over a turn may come home', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(F)').begin('move');
    expect(play.whyNot('march s09 k10')).toBeUndefined();
  });

  test('NER-5.3, NER-4.9 nobody boards an ally’s ship', () => {
    const play = bare().turnOf('K').put('K', 'k10', 'F').put('I', 's09', 'B').begin('move');
    expect(play.whyNot('march k10 s09')).toBe('NER-5.16');
  });

  test('NER-5.7 a ship that has landed cargo may still load, but stays', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(2F)').put('K', 'k10', 'H').begin('move');
    play.choose('march s09 k15', 'all', 'march k10 s09');
    expect([play.at('s09'), play.whyNot('march s09 s07')]).toEqual(['K B(H)', 'NER-5.7']);
  });

  test('NER-8.4, NER-6.10 a hero aboard takes a hit for his ship, footsoldiers do not', () => {
    const layout = alone().turnOf('V').put('V', 's13', 'B(HF)').put('I', 's12', '2B');
    const play = layout.rolls(1, 1, 6, 1).begin('move').choose('march s13 s12', 'end');
    expect(play.first('lose')).toHaveLength(2);
    expect(play.whyNot('lose footsoldier@p12')).toBeDefined();
  });
});

describe('hits', () => {
  test('NER-7.3 a dragon marked in the First Strike step falls in the normal step', () => {
    const layout = alone().turnOf('V').put('V', 'v04', 'W F').put('K', 'k12', 'D');
    // The wizard hits, then the footsoldier; the dragon rolls with them.
    const play = layout.rolls(8, 6, 1).begin('move').choose('march v04 k12', 'all', 'end');
    expect([play.at('k12'), play.vp('V')]).toEqual(['V F W', 1]);
  });

  test('NER-6.9, NER-7.4 a castle with a hit takes no second one in the same battle', () => {
    const layout = alone().turnOf('K').put('K', 'k10', '3M').put('V', 'v01', '2F');
    const play = layout
      .rolls(6, 1, 1, 1, 1, 1)
      .begin('move')
      .choose('march k10 v01', 'all', 'end', 'lose castle');
    play.rolls(6, 1, 1, 1, 1).choose('on');
    expect(play.at('v01')).toBe('K 3M, V F C');
  });

  test('NER-6.18, NER-7.3 a marked dragon takes one hit only: with two, it falls with the footsoldier', () => {
    const layout = alone().turnOf('K').put('K', 'k12', '3M').put('V', 'v04', 'F D');
    const play = layout
      .rolls(6, 1, 1, 1, 1)
      .begin('move')
      .choose('march k12 v04', 'all', 'end', 'lose dragon');
    play.rolls(6, 6, 1, 1, 1).choose('on');
    expect([play.at('v04'), play.owner('v04')]).toEqual(['K 3M', 'K']);
  });

  test('NER-7.2, NER-6.11 who falls in the First Strike step does not roll in the normal one', () => {
    const layout = alone().turnOf('I').put('I', 'i01', '2W').put('N', 'n11', '2S');
    const play = layout.rolls(6, 6).begin('move').choose('march i01 n11', 'all', 'end');
    expect([play.at('n11'), play.vp('I')]).toEqual(['I 2W', 1]);
  });

  test('NER-6.20 with more hits than pieces no realm takes fewer than it has', () => {
    const layout = bare().turnOf('K').put('K', 'k09', '4M').put('V', 'v01', 'F D').put('N', 'v01', 'D');
    const play = layout.rolls(6, 6, 6, 6, 6, 1, 1, 1, 1).begin('move').choose('march k09 v01', 'all', 'end');
    expect(play.question?.prompt).not.toBe('share');
  });
});

describe('retreat', () => {
  test('NER-10.3 land conquered this turn is a place to retreat to, wherever one came from', () => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'k12', '2M')
      .put('K', 'k11', 'F')
      .put('V', 'v04', '2H')
      .put('V', 'v03', '');
    const play = layout
      .control('K', 'v03')
      .rolls(1, 1, 1, 1)
      .begin('move')
      .choose('march k12 v04', 'all', 'end');
    expect(play.offers('retreat')).toContain('retreat v03');
    expect(play.offers('retreat')).toContain('retreat k12');
  });

  test('NER-10.10, NER-5.12 cargo of a ship that retreated does not land', () => {
    const layout = alone().turnOf('V').put('V', 's13', 'B(2F)').put('I', 's12', '2B');
    const play = layout.rolls(1, 1, 1).begin('move').choose('march s13 s12', 'end');
    play.choose(play.offers('retreat s10')[0] ?? '');
    expect(play.question?.prompt).not.toBe('landing');
    expect(play.at('s10')).toBe('V B(FF)');
  });
});

describe('placement', () => {
  test('NER-14.5, NER-14.3 the own capital, retaken this turn, takes any number at once', () => {
    const layout = alone().turnOf('N').control('K', 'n03').put('N', 'n05', '3M').gold('N', 12);
    const play = layout.rolls(6, 6, 6, 1).begin('move').choose('march n05 n03', 'all', 'end');
    while (play.question?.prompt !== 'reinforce') play.choose('done');
    play.choose('raise n03 footsoldier');
    expect(play.offers('to n03').at(-1)).toBe('to n03 10');
  });

  test('NER-14.3, NER-14.9 units aboard count against the castle', () => {
    const layout = alone().turnOf('K').put('K', 's09', 'B').gold('K', 20);
    const play = layout.begin('reinforce').choose('raise k10 footsoldier');
    play.choose(play.offers('to warship').at(-1) ?? '');
    play.choose('raise k10 footsoldier');
    expect(play.offers('to k10').at(-1)).toBe('to k10 2');
  });
});

describe('points and ties', () => {
  test('NER-11.4, NER-11.5 a capital scores five whoever held it, the own one nothing', () => {
    const layout = alone().turnOf('N').control('K', 'v07', 'n03').put('N', 'i12', '6D').put('N', 'n02', '6M');
    const play = layout
      .rolls(20, 20, 20, 20, 20, 20, 1, 12, 12, 12, 12, 12, 12, 1)
      .begin('move')
      .choose('march i12 v07', 'all', 'march n02 n03', 'all', 'end', 'fight v07');
    expect(play.vp('N')).toBe(5);
  });

  test('NER-11.7, NER-16.3 freeing the ally’s capital ends a long match', () => {
    const layout = bare({ length: 'long' }).turnOf('K').control('K', 'v07').control('I', 'n03');
    const play = layout
      .control('N', 'i08')
      .put('K', 'i07', '6M')
      .rolls(12, 12, 12, 12, 12, 12, 1)
      .begin('move');
    play.choose('march i07 i08', 'all', 'end');
    expect([play.match.result?.ending, play.match.result?.winners]).toEqual(['capitals', [0, 2]]);
    expect([play.owner('i08'), play.vp('K')]).toEqual(['I', 0]);
  });

  test('NER-16.1, NER-16.2 two sides past the goal and even play on', () => {
    const play = bare()
      .turnOf('N')
      .vp('K', 12)
      .vp('I', 9)
      .vp('V', 11)
      .vp('N', 10)
      .begin('reinforce')
      .choose('done');
    expect(play.match.result).toBeUndefined();
    expect(play.state.round).toBe(2);
  });

  test('NER-16.6 a round limit is a draw between sides that are even in treasures and points', () => {
    const layout = alone({ length: 'long', roundLimit: 1 })
      .turnOf('N')
      .inPlay('V', 82, 83)
      .inPlay('I', 84, 88);
    const play = layout.vp('V', 7).vp('I', 7).vp('K', 30).begin('reinforce').choose('done');
    expect([play.match.result?.ending, play.match.result?.winners]).toEqual(['round-limit', [1, 2]]);
  });

  test('NER-15.3, NER-15.1 without the capital half of the income, rounded up', () => {
    const play = alone().turnOf('V').control('K', 'v07', 'v01').begin('reinforce').choose('done');
    expect(play.events('income')[0]).toMatchObject({ realm: 'vailin', gold: 6 });
  });
});
