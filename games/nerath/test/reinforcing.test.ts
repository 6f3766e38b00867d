/** NER-14, 16: buying and placing, and who wins a long game. */
import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import { SPACE_IDS } from '../content/index.ts';
import { capitalsVerdict, roundVerdict } from '../rules/victory.ts';
import { alone, bare } from './table.ts';

const buying = (gold = 20) => alone().turnOf('K').gold('K', gold);

describe('buying', () => {
  test('NER-14.1 what can be paid, and no more than six castles of one’s own', () => {
    const poor = buying(2).begin('reinforce');
    expect([poor.whyNot('raise k03 fighter'), poor.whyNot('raise k03 monster')]).toEqual([
      undefined,
      'NER-14.1',
    ]);
    const play = buying(30).begin('reinforce').choose('found k01', 'found k02', 'found k04');
    expect([play.gold('K'), play.whyNot('found k05')]).toEqual([18, 'NER-14.1']);
  });

  test('NER-14.6 a castle goes on own land without one, not on land of this turn, and takes no units yet', () => {
    const layout = buying()
      .control('K', 'v02')
      .set((s) => {
        s.turn.conquered = [SPACE_IDS.indexOf('v02')];
      });
    const play = layout.begin('reinforce');
    expect(['k03', 'v01', 'v02'].map((at) => play.whyNot(`found ${at}`))).toEqual([
      'NER-14.6',
      'NER-14.6',
      'NER-14.6',
    ]);
    play.choose('found k01');
    expect(play.whyNot('raise k01 footsoldier')).toBe('NER-14.6');
    expect(play.choose('raise k03 fighter').whyNot('to k01 1')).toBeUndefined();
  });

  test('NER-14.7 without a castle units come to the friendly land nearest to the capital', () => {
    const layout = buying().control('V', 'k03', 'k08', 'k10', 'k02');
    const play = layout.begin('reinforce');
    expect(play.first('raise')).toEqual(['k05', 'k06']);
    play.choose('raise k05 footsoldier', 'to k05 9');
    expect(play.at('k05')).toBe('K 9F');
  });

  test('NER-14.10 new units go on through friendly spaces, flyers over enemies too, and into no battle', () => {
    const play = buying().begin('reinforce').choose('raise k10 monster');
    expect([play.whyNot('to k05 1'), play.whyNot('to v12 1')]).toEqual([undefined, 'NER-14.10']);
    expect(play.first('to')).not.toContain('d04');
    const flying = buying().begin('reinforce').choose('raise k10 dragon');
    expect([flying.whyNot('to k15 1'), flying.whyNot('to v12 1')]).toEqual([undefined, 'NER-14.10']);
  });

  test('NER-14.11, NER-14.15 an old ship stays where it is, but takes two new units', () => {
    const play = buying().put('K', 's09', 'B').begin('reinforce').choose('raise k10 footsoldier');
    const aboard = play.offers('to warship');
    expect(aboard.map((one) => one.split(' ')[2])).toEqual(['1', '2']);
    play.choose(aboard[1] ?? '');
    expect([play.at('s09'), play.offers('sail')]).toEqual(['K B(FF)', []]);
    expect(play.choose('raise k10 footsoldier').offers('to warship')).toEqual([]);
    expect(play.choose('to k10 1', 'land s09 k15', 'just footsoldier@p12 1').at('k15')).toBe('K F');
  });

  test('NER-14.12 a new dragon ends on friendly land, an elemental also over a friendly zone', () => {
    const sea = (unit: string) => buying().begin('reinforce').choose(`raise k10 ${unit}`).whyNot('to s09 1');
    expect([sea('dragon'), sea('stormElemental')]).toEqual(['NER-14.9', undefined]);
  });
});

describe('long games', () => {
  const capitals: readonly SpaceId[] = ['k03', 'v07', 'i08', 'n03'];

  test('NER-16.3 a side that controls all capitals wins at once', () => {
    const held = (count: number) =>
      capitalsVerdict(alone({ length: 'long' }).control('K', ...capitals.slice(0, count)).state)?.ending;
    expect([held(3), held(4)]).toEqual([undefined, 'capitals']);
    const layout = bare({ length: 'long' })
      .control('K', 'v07')
      .turnOf('I')
      .put('I', 'n03', '3D')
      .rolls(6, 6, 6, 1);
    const play = layout.fight();
    expect([play.asked, play.match.result?.ending, play.match.result?.winners]).toEqual([
      'over',
      'capitals',
      [0, 2],
    ]);
  });

  test('NER-16.5 points decide nothing in a long game, capitals nothing in a short one', () => {
    expect(roundVerdict(alone({ length: 'long' }).vp('K', 50).state)).toBeUndefined();
    expect(capitalsVerdict(alone({ length: 'short' }).control('K', ...capitals).state)).toBeUndefined();
  });
});
