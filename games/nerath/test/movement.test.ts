/** NER-3, 4, 5: spaces, marches and ships. */
import { describe, expect, test } from 'vitest';
import { isCoastal, spaceOf } from '../rules/board.ts';
import { isEmpty, isEnemyLand, isFriendlyLand, isFriendlySea } from '../rules/selectors.ts';
import type { Layout } from './table.ts';
import { alone, bare } from './table.ts';

/** Why Karkoth, which stands like this, may not make that march; undefined if it may. */
const refused = (layout: Layout, march: string) => layout.turnOf('K').begin('move').whyNot(`march ${march}`);

describe('spaces', () => {
  test('NER-3.3 control is kept without any piece', () => {
    const play = alone().turnOf('K').put('K', 'v04', 'D').fight().choose('fly v04 k12');
    expect([play.at('v04'), play.owner('v04')]).toEqual(['', 'K']);
  });

  test('NER-3.4 land is friendly or enemy by its controller, even when empty', () => {
    const [together, apart] = [bare().state, alone().state];
    const i01 = spaceOf('i01');
    expect([isFriendlyLand(together, 0, i01), isFriendlyLand(apart, 0, i01)]).toEqual([true, false]);
    expect([isEnemyLand(together, 1, i01), isEnemyLand(apart, 2, i01)]).toEqual([true, false]);
  });

  test('NER-3.5 a sea zone is enemy while a piece of another side is there', () => {
    const s = bare().put('K', 's09', 'B').put('V', 's09', 'B').put('I', 's12', 'B').state;
    expect(['s09', 's12', 's10'].map((id) => isFriendlySea(s, 0, spaceOf(id as 's09')))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('NER-3.6 an entrance is neither friendly nor enemy', () => {
    const s = alone().put('K', 'd04', 'H').state;
    const d04 = spaceOf('d04');
    expect([isFriendlyLand(s, 0, d04), isEnemyLand(s, 1, d04), isFriendlySea(s, 0, d04)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('NER-3.8 land next to a sea zone is coastal', () => {
    expect(['k03', 'k01', 's01'].map((id) => isCoastal(spaceOf(id as 'k03')))).toEqual([true, false, false]);
  });

  test('NER-3.9 a castle belongs to the controller of its land', () => {
    const play = alone().turnOf('K').put('K', 'v01', '3D').rolls(6, 6, 6, 1).fight();
    expect([play.owner('v01'), play.at('v01')]).toEqual(['K', 'K C 3D']);
  });

  test('NER-3.10 a unit aboard is at sea, not on land', () => {
    const s = alone().put('K', 's09', 'B(H)').state;
    expect(isEmpty(s, spaceOf('k15'))).toBe(true);
    expect(isEmpty(s, spaceOf('s09'))).toBe(false);
  });
});

describe('marches', () => {
  test('NER-4.1 some or all pieces march, each as far as its movement goes, in any order', () => {
    const play = alone().turnOf('K').put('K', 'k01', '2F M').begin('move');
    play.choose('march k01 k02', 'just footsoldier 1', 'march k01 k05');
    expect([play.at('k01'), play.at('k02'), play.at('k05')]).toEqual(['K F', 'K F', 'K M']);
    expect([play.whyNot('march k02 k03'), play.whyNot('march k01 k04')]).toEqual(['NER-4.1', undefined]);
  });

  test.each([
    ['land units take no step into the sea', 'K', 'k10', 'F', 'k10 s09', 'NER-5.16'],
    ['a footsoldier steps once', 'K', 'k01', 'F', 'k01 k05', 'NER-4.13'],
    ['ships do not go ashore', 'K', 's09', 'B', 's09 k10', 'NER-4.2'],
    ['castles never move', 'K', 'k03', '', 'k03 k02', 'NER-4.2'],
  ] as const)('NER-4.2 %s', (_, letter, at, army, march, rule) => {
    expect(refused(alone().put(letter, at, army), march)).toBe(rule);
  });

  test('NER-4.2 land to land, zone to zone', () => {
    expect(refused(alone().put('K', 'k01', 'F'), 'k01 k02')).toBeUndefined();
    expect(refused(alone().put('K', 's09', 'B'), 's09 s06')).toBeUndefined();
  });

  test('NER-4.3 who enters enemy land, even empty, stops', () => {
    const play = alone().turnOf('K').put('K', 'k11', 'M').begin('move');
    expect(play.whyNot('march k11 v05')).toBe('NER-4.13');
    expect(play.choose('march k11 v02').whyNot('march v02 v05')).toBe('NER-4.3');
  });

  test('NER-4.4 friendly land, own or allied, is crossed and occupied', () => {
    expect(refused(bare().put('K', 'k13', 'M'), 'k13 i11')).toBeUndefined();
    expect(refused(bare().put('I', 'i11', 'F').put('K', 'k13', 'M'), 'k13 n10')).toBeUndefined();
  });

  test('NER-4.5 only heroes enter an entrance, and stop there', () => {
    expect(refused(alone().put('K', 'k10', 'M'), 'k10 d04')).toBe('NER-4.5');
    const play = alone().turnOf('K').put('K', 'k10', 'H').begin('move').choose('march k10 d04');
    expect(play.whyNot('march d04 k10')).toBeDefined();
  });

  test('NER-4.6 flyers cross everything without stopping, and end on no entrance', () => {
    const table = () => alone().put('K', 'k10', 'D').put('V', 'v12', '3H');
    expect(refused(table(), 'k10 n13')).toBeUndefined();
    expect(refused(table(), 'k10 s09')).toBeUndefined();
    expect(refused(table(), 'k10 d04')).toBe('NER-4.5');
  });

  test('NER-4.7, NER-4.8 who ends in enemy land attacks it, from several lands and into several', () => {
    const play = alone()
      .turnOf('K')
      .put('K', 'k12', '2F')
      .put('K', 'k09', 'F')
      .put('V', 'v01', 'F')
      .begin('move');
    play.choose('march k12 v04', 'just footsoldier 1', 'march k12 v01', 'march k09 v01', 'end');
    expect(play.events('move-ended')[0]).toMatchObject({ attacks: ['v01', 'v04'] });
    expect(play.asked).toBe('0 battle');
  });

  test('NER-4.9 nobody moves the pieces of an ally', () => {
    expect(refused(bare().put('I', 'k01', 'F'), 'k01 k02')).toBe('NER-4.9');
  });

  test('NER-4.11 an attack lapses if its land has become friendly', () => {
    const lapsed = bare().turnOf('K').put('K', 'i05', 'F');
    lapsed.state.turn.attacks = [spaceOf('i05')];
    const after = lapsed.fight();
    expect([after.events('lapsed').length, after.events('battle'), after.vp('K')]).toEqual([1, [], 0]);
  });

  test('NER-4.12 an attack lapses if nobody makes it any more', () => {
    const layout = alone().turnOf('N').put('N', 'i01', 'F').hand('N', 77);
    layout.state.turn.attacks = [spaceOf('i01')];
    const play = layout.begin('move').choose('end', 'play card:77', 'space n01');
    expect([play.owner('i01'), play.events('battle'), play.at('n01')]).toEqual(['I', [], 'N F']);
  });
});

describe('ships', () => {
  const loaded = (cargo: string) => alone().put('K', 's09', 'B').put('K', 'k10', cargo);

  test('NER-5.1 two land units of its own realm go aboard', () => {
    const play = loaded('3F').turnOf('K').begin('move').choose('march k10 s09', 'just footsoldier 2');
    expect(play.at('s09')).toBe('K B(FF)');
    expect(play.whyNot('march k10 s09')).toBe('NER-5.5');
  });

  test('NER-5.2 no castle, no ally', () => {
    expect(refused(loaded(''), 'k10 s09')).toBe('NER-4.2');
    expect(refused(bare().put('I', 's09', 'B').put('K', 'k10', 'F'), 'k10 s09')).toBe('NER-5.16');
  });

  test('NER-5.6 who goes ashore moves no further', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(M)').begin('move').choose('march s09 k10');
    expect(play.at('k10')).toBe('K M C');
    expect(play.whyNot('march k10 k06')).toBeDefined();
  });

  test('NER-5.10 who stayed aboard may go ashore at once or after the ship has sailed', () => {
    const play = alone().turnOf('K').put('K', 's09', 'B(F)').begin('move');
    expect(play.whyNot('march s09 v13')).toBeUndefined();
    expect(play.choose('march s09 s11').whyNot('march s11 k14')).toBeUndefined();
  });

  test('NER-5.13 heroes go ashore into an entrance', () => {
    expect(refused(alone().put('K', 's09', 'B(H)'), 's09 d04')).toBeUndefined();
    expect(refused(alone().put('K', 's09', 'B(F)'), 's09 d04')).toBe('NER-4.5');
  });

  test('NER-5.15 in an enemy zone nobody boards or goes ashore', () => {
    const table = () => alone().put('K', 's09', 'B(F)').put('V', 's09', 'B').put('K', 'k10', 'F');
    expect(refused(table(), 's09 k10')).toBe('NER-5.15');
    expect(refused(table(), 'k10 s09')).toBe('NER-5.15');
  });
});
