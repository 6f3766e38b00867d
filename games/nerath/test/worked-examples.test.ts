import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import type { RealmLetter } from '../lessons/layout.ts';
import { realm } from '../lessons/layout.ts';
import { spaceOf } from '../rules/board.ts';
import { pointsFor } from '../rules/conquest.ts';
import { incomeOf } from '../rules/selectors.ts';
import { roundVerdict, scoresOf } from '../rules/victory.ts';
import { alone, bare } from './table.ts';

describe('the worked examples of the rules', () => {
  test('EX-01, NER-6.3, NER-6.7, NER-6.9, NER-7.4, NER-7.6, NER-11.3, NER-11.4, NER-11.9, NER-11.11, NER-14.5 land battle with castle', () => {
    const s = alone().turnOf('K').put('K', 'k10', '2F S').put('K', 'k09', 'M').put('V', 'v01', '2F');
    const play = s.rolls(6, 2, 7, 3, 9, 6, 1, 12).begin('move');
    play.choose('march k10 v01', 'all', 'march k09 v01', 'end');
    play.choose('auto');
    expect(play.first('amok')).toEqual(['monster']);
    expect(play.offers()).toEqual(['amok monster v04 1', 'done']);
    play.choose('done');
    expect(play.at('v01')).toBe('K S M C');
    expect([play.owner('v01'), play.vp('K')]).toEqual(['K', 1]);
    expect(play.asked).toBe('0 reinforce');
    expect(play.first('raise')).not.toContain('v01');
  });

  test('EX-02, NER-7.1, NER-7.2, NER-6.8 First Strike on both sides', () => {
    const play = bare()
      .turnOf('V')
      .put('V', 'v13', 'W F')
      .put('K', 'k15', 'W M')
      .rolls(8, 4, 6)
      .begin('move');
    play.choose('march v13 k15', 'all', 'end', 'lose monster');
    expect(play.at('k15')).toBe('V F W');
    expect([play.owner('k15'), play.vp('V')]).toEqual(['V', 1]);
  });

  test('EX-03, NER-6.9, NER-7.3 Durable', () => {
    const layout = bare().turnOf('K').put('K', 'k13', '3M').put('N', 'n06', 'D F');
    const play = layout.rolls(6, 8, 2, 1, 3, 7, 2, 1, 15).begin('move');
    play.choose('march k13 n06', 'all', 'end');
    expect(play.whyNot('lose dragon')).toBeUndefined();
    play.choose('lose dragon');
    expect(play.asked).toBe('0 onward');
    expect(play.at('n06')).toBe('K 3M, N D');
    play.choose('on');
    expect([play.at('n06'), play.owner('n06')]).toEqual(['K 2M', 'K']);
  });

  test('EX-04, NER-6.7, NER-11.1 both sides fall', () => {
    const play = bare().turnOf('I').put('I', 'i01', 'F').put('N', 'n11', 'F').rolls(6, 6).begin('move');
    play.choose('march i01 n11', 'end');
    expect([play.at('n11'), play.owner('n11'), play.vp('I')]).toEqual(['', 'N', 0]);
  });

  test('EX-05, NER-3.7, NER-11.11 Run Amok', () => {
    const play = bare()
      .turnOf('K')
      .put('K', 'k13', '2M F')
      .put('N', 'n06', 'F')
      .rolls(1, 6, 6, 1)
      .begin('move');
    play.choose('march k13 n06', 'all', 'end');
    expect(play.offers('amok monster')).toEqual([
      'amok monster n05 1',
      'amok monster n05 2',
      'amok monster n09 1',
      'amok monster n09 2',
    ]);
    play.choose('amok monster n05 1', 'amok monster n09 1');
    expect([play.vp('K'), play.at('n06'), play.at('n05'), play.at('n09')]).toEqual([3, 'K F', 'K M', 'K M']);
  });

  test('EX-06, NER-5.12, NER-5.14, NER-6.2, NER-8.1, NER-8.2, NER-8.4 naval battle, cargo, landing', () => {
    const layout = bare().turnOf('V').put('V', 's13', 'B(HS) B(2F)').put('V', 'v11', 'F');
    layout.put('I', 's12', 'B(WF)').put('I', 'i10', 'F');
    const play = layout.rolls(7, 6, 3, 2, 1, 5, 2, 4, 6, 3).begin('move');
    play.choose('march s13 s12', 'all', 'march v11 i10', 'end');
    expect(play.offers('lose')).toHaveLength(3);
    play.choose(play.offers('lose fighter')[0] ?? '');
    play.choose(play.offers('lose warship')[0] ?? '');
    expect(play.asked).toBe('1 landing');
    play.choose('march s12 i10', 'all');
    expect([play.owner('i10'), play.vp('V'), play.at('i10')]).toEqual(['V', 1, 'V 3F S']);
  });

  test('EX-07, NER-5.3, NER-5.4, NER-5.5, NER-5.7, NER-5.8, NER-5.11 transport', () => {
    const layout = bare()
      .turnOf('N')
      .put('N', 's08', 'B')
      .put('N', 'n10', 'F')
      .put('N', 'n14', 'M')
      .put('N', 'n09', 'F');
    const play = layout.begin('move').choose('march n09 n10', 'march n10 s08');
    expect(play.at('n10')).toBe('N F C');
    expect(play.whyNot('march n10 s08')).toBe('NER-4.1');
    play.choose('march n14 s08');
    expect(play.at('s08')).toBe('N B(FM)');
    play.choose('march s08 s05', 'march s05 s02');
    expect(play.whyNot('march s02 n10')).toBeDefined();
    play.choose('march s02 k13');
    play.choose(play.offers('just footsoldier')[0] ?? '');
    expect(play.whyNot('march s02 s05')).toBe('NER-5.7');
    play.choose('march s02 k13');
    expect(play.at('k13')).toBe('N F M');
  });

  test('EX-08, NER-10.5, NER-10.6, NER-10.10, card:10 retreat with too few ships', () => {
    const layout = bare().turnOf('K').put('V', 'v10', '2F').put('K', 's15', 'B(MH)').hand('K', 10);
    const play = layout.rolls(1, 2, 3, 2).begin('move');
    play.choose('play card:10', 'march s15 v10', 'all', 'end');
    expect(play.at('v10')).toBe('K F H M, V F');
    play.choose('scatter');
    expect(play.first('send')).toEqual(['footsoldier', 'fighter', 'monster']);
    const ship = play.offers('send fighter')[0]?.split(' ')[2];
    play.choose(`send fighter ${ship} 1`, `send monster ${ship} 1`);
    expect([play.at('v10'), play.at('s15')]).toEqual(['V F', 'K B(HM)']);
  });

  test('EX-09, NER-9.2, NER-9.4, NER-9.6, NER-9.8, NER-9.14, NER-13.1, NER-13.4 dungeon', () => {
    const layout = bare().turnOf('N').put('N', 'n03', '2H W').tiles('d01', 'mummy').rolls(6, 7, 10, 8, 3);
    const play = layout.begin('move').draws(107).choose('march n03 d01', 'all', 'end', 'lose fighter');
    expect(play.gold('N')).toBe(2);
    expect(play.state.realms[realm('N')].held).toHaveLength(1);
    play.choose('pass');
    while (play.question?.prompt === 'leave') play.choose(play.offers()[0] ?? '');
    expect(play.at('n03')).toBe('N H W C');
    expect(play.state.entrances[spaceOf('d01')].tiles).toHaveLength(2);
    expect(play.view(3).entrances[spaceOf('d01')].tiles).toEqual([-1, -1]);
  });

  test('EX-10, NER-11.6, NER-11.7, NER-15.2, card:2 liberation', () => {
    const layout = bare()
      .turnOf('K')
      .control('N', 'i11')
      .put('N', 'i11', 'F')
      .put('K', 'k13', '2F S')
      .hand('K', 2);
    const play = layout.rolls(1, 2, 6, 6, 1).begin('move').choose('march k13 i11', 'all', 'end');
    play.choose('play card:2');
    expect([play.owner('i11'), play.vp('K'), play.at('i11')]).toEqual(['I', 0, 'K 5F S']);
    expect(incomeOf(play.state, realm('I'))).toBe(13);
  });

  test('EX-11, NER-14.2, NER-14.3, NER-14.4, NER-14.5, NER-14.8 placement limits', () => {
    const layout = bare().turnOf('N').control('K', 'n03').turnOf('N').control('N', 'i02').gold('N', 30);
    const play = layout.begin('reinforce');
    expect(play.first('raise')).toEqual(['n08', 'n10']);
    play.choose('raise n10 warship');
    expect(play.first('to')).toEqual(['s08', 's10']);
    play.choose('to s08 3', 'raise n10 footsoldier', 'to n10 1');
    expect(play.first('raise')).toEqual(['n08']);
    const single = bare().control('K', 'n03', 'n08').turnOf('N').gold('N', 30).begin('reinforce');
    expect(single.choose('raise n10 footsoldier').offers('to n10 10')).toHaveLength(1);
  });

  test('EX-12, NER-15.1, NER-15.3 income', () => {
    const layout = bare()
      .turnOf('V')
      .control('K', 'v07', 'v02', 'v05', 'v06', 'v08')
      .control('V', 'k15', 'k14')
      .inPlay('V', 99);
    expect(incomeOf(layout.state, realm('V'))).toBe(6);
    expect(incomeOf(layout.control('V', 'v07').state, realm('V'))).toBe(12);
  });

  test('EX-13, NER-16.1, NER-16.2 victory', () => {
    const round = (...points: number[]) =>
      roundVerdict(alone().vp('K', points[0]).vp('V', points[1]).vp('I', points[2]).vp('N', points[3]).state);
    expect(round(14, 9, 13, 14)).toBeUndefined();
    expect(round(14, 10, 15, 16)).toEqual({ ending: 'points', winners: [[3]] });
  });

  test('EX-14, card:33, NER-7.6 Primal Surge in the First Strike step', () => {
    const layout = bare().turnOf('V').put('V', 'v07', 'W 2F M').put('I', 'i12', '2F S').hand('V', 33);
    const play = layout.rolls(3, 8, 2, 5, 4, 6, 1, 7, 6, 5).begin('move');
    play.choose('march v07 i12', 'all', 'end', 'play card:33', 'lose footsoldier');
    play.choose('lose footsoldier');
    expect([play.owner('i12'), play.at('i12')]).toEqual(['V', 'V F W M']);
  });

  test('EX-15, NER-6.14, NER-17.2, card:73 unopposed or not', () => {
    const layout = () => bare().turnOf('I').put('I', 'i01', 'F').hand('N', 73);
    const passed = layout().begin('move').choose('march i01 n11', 'end', 'pass');
    expect([passed.owner('n11'), passed.vp('I')]).toEqual(['I', 1]);
    const fought = layout().rolls(6, 6, 1, 2).begin('move').choose('march i01 n11', 'end', 'play card:73');
    expect([fought.owner('n11'), fought.at('n11'), fought.vp('I')]).toEqual(['N', 'N 2F', 0]);
  });

  test('EX-16, NER-6.12, NER-6.17 joint defence', () => {
    const layout = bare().turnOf('K').put('V', 'v01', 'F').put('N', 'v01', 'H 2F').put('K', 'k09', '5M');
    const play = layout
      .rolls(6, 6, 6, 1, 1, 1, 1, 1, 1, 1)
      .begin('move')
      .choose('march k09 v01', 'all', 'end');
    expect(play.asked).toBe('3 share');
    expect(play.offers()).toEqual(['half', 'share 1', 'share 3']);
    play.choose('share 1');
    expect(play.asked).toBe('1 agree');
    play.choose('refuse');
    expect(play.asked).toBe('1 losses');
    play.choose('lose castle', 'lose footsoldier');
    expect(play.asked).toBe('3 losses');
  });

  test('EX-17, NER-13.2, NER-13.3 flyers at sea', () => {
    const layout = alone().turnOf('K').put('K', 's14', 'D E');
    layout.set((s) => {
      s.control = s.control.map((owner, at) =>
        owner === 0 && at !== spaceOf('k01') && at !== spaceOf('k02') ? 3 : owner,
      );
      s.pieces.realm = s.pieces.realm.map((owner, p) =>
        s.pieces.unit[p] === 5 ? s.control[s.pieces.at[p]] : owner,
      );
    });
    const play = layout.begin('reposition');
    if (play.question?.prompt === 'fly') play.choose('done');
    expect(play.at('s14')).toBe('K E');
  });

  test('EX-18, NER-7.3, NER-7.4, NER-11.4, NER-11.10, NER-15.3 castle first, then conquest of a capital', () => {
    const layout = alone().turnOf('K').put('K', 'k13', 'D').rolls(4, 17, 11, 5);
    const play = layout.begin('move').choose('march k13 n03', 'end', 'on');
    expect([play.owner('n03'), play.vp('K')]).toEqual(['K', 5]);
    expect(incomeOf(play.state, realm('N'))).toBe(7);
  });

  test('EX-19, NER-6.19, NER-7.6, card:3, card:62 cancelled hits', () => {
    const layout = bare()
      .turnOf('K')
      .put('K', 'k13', '2F D')
      .hand('K', 3)
      .put('N', 'n06', 'S 2H')
      .hand('N', 62);
    const play = layout.rolls(6, 2, 14, 6, 9, 3).begin('move').choose('march k13 n06', 'all', 'end');
    play.choose('play card:3').passTo('beforeDamage');
    expect(play.asked).toBe('3 window');
    play.choose('play card:62', 'auto');
    expect(play.at('n06')).toBe('K 2F D, N S 2H');
    expect(play.state.battle?.healed).toBe(1);
    expect(play.asked).toBe('0 onward');
  });

  test('EX-21, NER-6.9, NER-7.3, NER-11.11, card:25 a hit by card, then a hit by dice', () => {
    const layout = bare().turnOf('V').put('V', 'v03', '3F H M').hand('V', 25).put('K', 'k12', 'F D');
    const play = layout.rolls(6, 1, 2, 7, 3, 2, 9).begin('move').choose('march v03 k12', 'all', 'end');
    play.choose('play card:25');
    play.choose('lose footsoldier');
    expect([play.owner('k12'), play.vp('V')]).toEqual(['V', 1]);
    expect(play.offers('amok')).toEqual(['amok monster k09 1', 'amok monster k11 1']);
  });

  test('EX-22, NER-3.7, NER-7.4, NER-17.9, card:12 bombardment and castle', () => {
    const layout = bare()
      .turnOf('K')
      .put('K', 'k12', '2M')
      .put('K', 's11', 'B(M)')
      .put('V', 'v03', 'F')
      .hand('K', 12);
    const play = layout.begin('draw').rolls(7, 9).choose('play card:12', 'space v03');
    expect([play.at('v03'), play.owner('v03')]).toEqual(['V C', 'V']);
  });

  test('EX-23, NER-10.3, NER-10.4, NER-10.10, NER-10.11, NER-13.3, NER-13.7, card:64 retreat with a dragon', () => {
    const layout = alone().turnOf('K').put('K', 'k15', '2H D').put('N', 'n14', '3H').rolls(2, 3, 4, 1, 5, 2);
    const play = layout.begin('move').choose('march k15 n14', 'all', 'end');
    expect(play.offers()).toEqual(['on', 'retreat k15', 'scatter']);
    play.choose('scatter', 'send fighter k15 2', 'send dragon s06 1');
    expect(play.asked).toBe('0 fly');
    expect(play.whyNot('done')).toBe('NER-13.7');
    play.choose('fly s06 k15');
    expect(play.at('k15')).toBe('K 2H D');
  });

  test('EX-24, NER-5.12, NER-10.7, NER-10.10 retreat at sea ends the landing', () => {
    const layout = bare().turnOf('V').put('V', 's13', 'B(MF)').put('I', 's12', '2B').rolls(3, 2, 4);
    const play = layout.begin('move').choose('march s13 s12', 'end');
    expect(play.offers('retreat')).toEqual(['retreat s10', 'retreat s13']);
    play.choose('retreat s10');
    expect(play.at('s10')).toBe('V B(FM)');
    expect(play.asked).toBe('1 reinforce');
  });

  test('EX-25, NER-4.13, NER-5.5, NER-5.7, NER-5.8, NER-5.9, NER-5.16 bridging', () => {
    const play = bare().turnOf('V').put('V', 'v09', '3F').put('V', 's17', 'B').begin('move');
    play.choose('march v09 s17');
    expect(play.offers()).toEqual(['all-but-one', 'just footsoldier 1', 'just footsoldier 2']);
    play.choose('all-but-one', 'march s17 i12', 'all');
    expect(play.whyNot('march s17 s18')).toBe('NER-5.7');
    expect(play.whyNot('march v09 s17')).toBe('NER-5.5');
    play.choose('end');
    expect([play.owner('i12'), play.vp('V')]).toEqual(['V', 1]);
  });

  test('EX-26, NER-14.3, NER-14.8, NER-14.9, NER-14.13, NER-14.14 buying by final space', () => {
    const play = bare().turnOf('N').gold('N', 12).begin('reinforce').choose('raise n10 warship');
    expect(play.first('to')).toEqual(['s08', 's10']);
    play.choose('to s08 1', 'raise n10 fighter');
    const ship = play.first('to').find((ref) => ref.startsWith('warship'));
    play.choose(`to ${ship} 2`, 'sail s08 s05');
    expect(play.first('land')).toEqual(['s05']);
    expect(play.offers('land s05')).toEqual(['land s05 n14']);
    play.choose('land s05 n14', 'all');
    expect([play.at('n14'), play.at('s05')]).toEqual(['N 2H', 'N B']);
    expect(play.offers('sail')).toEqual([]);
    play.choose('raise n10 siegeEngine');
    expect(play.first('to')).toEqual(['n06', 'n09', 'n10']);
    play.choose('to n06 1');
    expect(play.first('raise')).toEqual(['n03', 'n08']);
    expect(play.gold('N')).toBe(4);
  });

  test('EX-27, NER-11.6, NER-11.7, NER-11.11, NER-14.3, NER-15.3 liberated capital', () => {
    const layout = bare()
      .turnOf('K')
      .control('N', 'i08')
      .put('N', 'i08', 'F')
      .put('K', 'i07', '2M')
      .rolls(8, 6, 1, 5);
    const play = layout.begin('move').choose('march i07 i08', 'all', 'end');
    expect([play.owner('i08'), play.vp('K')]).toEqual(['I', 0]);
    expect(play.offers('amok')).toEqual(['amok monster n12 1', 'amok monster n12 2']);
    play.choose('amok monster n12 1', 'done');
    expect([play.owner('n12'), play.vp('K')]).toEqual(['K', 1]);
    expect(incomeOf(play.state, realm('I'))).toBe(13);
  });

  test('EX-28, NER-11.4, NER-11.5, NER-11.8 the same land scores again', () => {
    const points = (by: RealmLetter, at: SpaceId, holder: RealmLetter) =>
      pointsFor(alone().control(holder, at).state, realm(by), spaceOf(at));
    expect([points('K', 'v12', 'V'), points('N', 'v12', 'K'), points('V', 'v12', 'N')]).toEqual([1, 1, 0]);
    expect([points('K', 'v07', 'V'), points('N', 'v07', 'K'), points('V', 'v07', 'N')]).toEqual([5, 5, 0]);
  });

  test('EX-29, NER-16.4, NER-16.6, NER-16.7 round limit in a long game', () => {
    const layout = alone({ length: 'long', roundLimit: 12 }).set((s) => {
      s.round = 12;
    });
    layout
      .held('K', 81, 82, 83)
      .held('V', 84, 85, 86, 87, 88)
      .held('I', 89, 90, 91, 92, 93)
      .held('N', 94, 95);
    layout.vp('K', 20).vp('V', 14).vp('I', 17).vp('N', 9);
    expect(roundVerdict(layout.state)).toEqual({ ending: 'round-limit', winners: [[2]] });
    expect(scoresOf(layout.state)).toEqual([3, 5, 5, 2]);
    expect(roundVerdict(layout.vp('V', 17).state)?.winners).toEqual([[1], [2]]);
    expect(roundVerdict(alone({ length: 'long' }).state)).toBeUndefined();
  });

  test('EX-30, NER-16.8, NER-16.9 resignation', () => {
    const play = bare().turnOf('V').gold('I', 5).begin('reinforce').resign(2).draws(55).choose('done');
    expect(play.at('i01')).toBe('I 4F');
    expect([play.gold('I'), play.state.active]).toEqual([18, realm('N')]);
    play.resign(0);
    expect(play.match.result).toMatchObject({ ending: 'resigned', winners: [1, 3] });
    const ffa = alone().turnOf('K').begin('move').resign(0).resign(1).resign(2);
    expect(ffa.match.result).toMatchObject({ ending: 'resigned', winners: [3] });
  });

  test('EX-31, NER-6.14, NER-17.18 who is asked', () => {
    const layout = () => alone().turnOf('I').put('I', 'i01', 'F').hand('I', 41);
    const known = layout().hand('N', 62).discard('N', 73).begin('move').choose('march i01 n11', 'end');
    expect(known.owner('n11')).toBe('I');
    const asked = layout().hand('N', 62).begin('move', 'asked').choose('march i01 n11', 'end');
    expect(asked.asked).toBe('3 window');
    expect(asked.offers()).toEqual(['pass']);
  });

  test('EX-32, NER-17.3, NER-17.18, NER-17.21, card:13 interlude', () => {
    const layout = alone()
      .turnOf('V')
      .put('V', 'v01', '2F')
      .put('N', 'n03', 'F')
      .hand('K', 13)
      .hand('I', 41)
      .hand('N', 62);
    const play = layout.begin('move', 'asked').choose('march v01 k14', 'all', 'end');
    expect(play.asked).toBe('3 interlude');
    play.choose('pass');
    expect(play.asked).toBe('0 interlude');
    play.choose('play card:13', 'space k14');
    expect(play.asked).toBe('3 interlude');
    play.rolls(6, 2, 9).choose('pass').pass();
    expect([play.owner('k14'), play.vp('V'), play.at('k14')]).toEqual(['V', 1, 'V F']);
  });

  test('EX-33, NER-7.2, NER-9.2, NER-9.5, NER-9.7, NER-9.14 dice of two guardians', () => {
    const layout = bare()
      .turnOf('I')
      .put('I', 'i10', '2H W')
      .tiles('d07', 'lich', 'skeletons')
      .rolls(9, 12, 4, 8, 3);
    const play = layout.begin('move').choose('march i10 d07', 'all', 'end');
    expect(play.asked).toBe('3 guardians');
    expect(play.offers()).toEqual(['auto', 'drop lich:d20', 'drop lich:d10', 'drop skeletons:d8']);
    play.choose('auto', 'lose fighter', 'auto');
    expect(play.state.battle?.guards).toEqual([1, 0]);
    play.choose('retreat i10');
    expect(play.state.entrances[spaceOf('d07')].seen).toEqual([16, 16]);
  });

  test('EX-34, NER-6.12, NER-6.18 two realms of one seat', () => {
    const layout = bare({}, 3).turnOf('K').put('V', 'v01', 'F').put('N', 'v01', '2F').put('K', 'k09', '2M');
    const play = layout.rolls(6, 6, 1, 1, 1, 1).begin('move').choose('march k09 v01', 'all', 'end');
    expect(play.offers()).toEqual([
      'auto',
      'lose vailin/footsoldier',
      'lose vailin/castle',
      'lose nerath/footsoldier',
    ]);
    play.choose('auto');
    expect(play.at('v01')).toBe('K 2M, V F C, N F');
  });

  test('EX-35, NER-7.7, NER-8.5, NER-13.3 Capsize', () => {
    const layout = bare().turnOf('K').put('K', 's09', 'E B').put('V', 's11', '2B').rolls(6, 7, 2, 6, 1);
    const play = layout.begin('move').choose('march s09 s11', 'all', 'end', 'auto');
    expect([play.at('s11'), play.vp('K')]).toEqual(['K E', 0]);
  });

  test('EX-36, NER-5.12, NER-6.2, NER-8.1, NER-8.6, NER-9.8, NER-13.1, NER-13.4 from the sea into a dungeon', () => {
    const layout = bare().turnOf('K').put('K', 's09', 'B(2H)').put('V', 's11', 'B').tiles('d06', 'rats');
    const play = layout.rolls(8, 3, 4, 2, 6, 9, 6, 2).begin('move').draws(107).choose('march s09 s11', 'end');
    expect(play.offers('march s11')).toEqual(
      ['d06', 'k10', 'k14', 'v01', 'v13'].map((at) => `march s11 ${at}`),
    );
    play.choose('march s11 d06', 'all', 'pass');
    const ship = play.first('leave').length > 0 ? play.offers('leave').map((c) => c.split(' ')[2]) : [];
    expect(ship).toEqual(['k10', expect.stringMatching(/^warship:/)]);
    expect(play.state.realms[0].held).toEqual([107]);
  });

  test('EX-37, NER-6.9, NER-6.18 several losses, one dragon', () => {
    const layout = () => bare().turnOf('N').put('I', 'i05', 'F D').put('N', 'n10', '5M').control('N', 'i02');
    const five = layout().rolls(6, 6, 6, 6, 6, 1, 1).begin('move').choose('march n10 i05', 'all', 'end');
    expect(five.owner('i05')).toBe('N');
    const two = layout().rolls(6, 6, 1, 1, 1, 1, 1).begin('move').choose('march n10 i05', 'all', 'end');
    two.choose('lose dragon');
    expect(two.at('i05')).toBe('I D, N 5M');
  });

  test('EX-38, NER-6.14, NER-11.1, card:53 an attack on empty land that loses its attacker', () => {
    const layout = (army: string) => alone().turnOf('N').put('N', 'n09', army).hand('I', 53);
    const lost = layout('F').begin('move').choose('march n09 i01', 'end', 'play card:53 footsoldier');
    expect([lost.owner('i01'), lost.at('i01'), lost.vp('N')]).toEqual(['I', '', 0]);
    const won = layout('2F').begin('move').choose('march n09 i01', 'all', 'end', 'play card:53 footsoldier');
    expect([won.owner('i01'), won.vp('N')]).toEqual(['N', 1]);
  });

  test('EX-39, NER-6.9, NER-6.12, NER-6.17, NER-6.20 a share with a dragon', () => {
    const hits = (n: number) => {
      const dice = [...Array(n).fill(6), ...Array(5 - n).fill(1), 1, 1, 1, 1];
      const layout = bare()
        .turnOf('K')
        .put('V', 'v13', 'D')
        .put('N', 'v13', '3F')
        .put('K', 'k15', '5M')
        .rolls(...dice);
      return layout.begin('move').choose('march k15 v13', 'all', 'end');
    };
    expect(hits(2).offers()).toEqual(['half', 'share 2']);
    expect(hits(4).at('v13')).toBe('K 5M, V D');
    expect(hits(5).owner('v13')).toBe('K');
  });

  test('EX-40, NER-6.15, NER-6.21, NER-11.1, card:91, card:94 the Horn and the Ointment', () => {
    const layout = () => alone().turnOf('K').put('K', 'k10', 'F').inPlay('V', 91).inPlay('K', 94).rolls(6, 3);
    const saved = layout().begin('move').choose('march k10 v01', 'end', 'cancel');
    expect([saved.owner('v01'), saved.vp('K')]).toEqual(['K', 1]);
    const lost = layout().begin('move').choose('march k10 v01', 'end', 'pass');
    expect([lost.owner('v01'), lost.at('v01')]).toEqual(['V', 'V C']);
  });

  test('EX-20, NER-6.15, NER-11.1, NER-17.20, card:105 death attack', () => {
    const layout = () => bare().turnOf('N').put('N', 'n10', '2F').put('I', 'i11', 'W').inPlay('I', 105);
    const avenged = layout().rolls(8, 6, 17).begin('move').choose('march n10 i11', 'all', 'end');
    expect([avenged.owner('i11'), avenged.at('i11'), avenged.vp('N')]).toEqual(['I', '', 0]);
    const missed = layout().rolls(8, 6, 5).begin('move').choose('march n10 i11', 'all', 'end');
    expect([missed.owner('i11'), missed.vp('N')]).toEqual(['N', 1]);
  });
});
