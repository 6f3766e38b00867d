/** NER-6 to 13: battles, entrances, retreats and what they lead to. */
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../rules/board.ts';
import { checkInvariants } from '../rules/invariants.ts';
import { alone, bare } from './table.ts';

describe('battles', () => {
  test('NER-6.1 the controller and everybody of other sides there defend together', () => {
    const layout = bare().turnOf('K').put('K', 'v04', '2F').put('V', 'v04', 'F').put('N', 'v04', 'H');
    const play = layout.rolls(1, 1, 1, 1).fight();
    expect(play.events('battle')[0]).toMatchObject({
      realm: 'karkoth',
      attackers: { footsoldier: 2 },
      defenders: { vailin: { footsoldier: 1 }, nerath: { fighter: 1 } },
    });
  });

  test.each([
    ['5 misses', 5, 'K F, V F'],
    ['6 hits', 6, 'K F'],
  ])('NER-6.4 a die of %s', (_, face, left) => {
    expect(
      alone().turnOf('K').put('K', 'v04', 'F').put('V', 'v04', 'F').rolls(face, 1).fight().at('v04'),
    ).toBe(left);
  });

  test('NER-6.5 hitting on 5 overrides what guardians ask for', () => {
    const explore = (...cards: number[]) =>
      alone()
        .turnOf('N')
        .put('N', 'd05', '2H')
        .hand('N', ...cards)
        .tiles('d05', 'wraith')
        .rolls(5, 7, 1, 1)
        .fight();
    expect(explore().asked).toBe('3 onward');
    expect(explore(80).choose('play card:80').events('looted')).toHaveLength(1);
  });

  test('NER-6.6 round after round: First Strike, normal step, then on or back', () => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'v04', 'F W')
      .put('V', 'v04', '3F')
      .rolls(1, 1, 1, 1, 1, 6, 6, 1, 1);
    const play = layout.fight();
    const steps = () => play.events('rolled').map(({ step, side }) => `${step} ${side}`);
    expect(steps()).toEqual(['firstStrike attacker', 'normal attacker', 'normal defender']);
    expect(play.choose('on').events('round')).toMatchObject([{ round: 1 }, { round: 2 }]);
  });

  test('NER-6.10 an inactive castle can be given no more hits', () => {
    const layout = alone().turnOf('K').put('K', 'v01', '3M').put('V', 'v01', 'F H');
    const hit = layout.rolls(8, 1, 1, 1, 1, 1, 8, 1, 1, 1, 1).fight().choose('lose castle', 'on');
    expect([hit.offers('lose'), hit.whyNot('lose castle')]).toEqual([
      ['lose footsoldier', 'lose fighter'],
      'NER-6.10',
    ]);
  });

  test('NER-6.11 both sides take their losses together', () => {
    const layout = alone().turnOf('K').put('K', 'v04', 'F H').put('V', 'v04', 'F H').rolls(6, 1, 1, 6);
    const play = layout.fight().choose('lose footsoldier');
    expect([play.asked, play.at('v04')]).toEqual(['0 losses', 'K F H, V F H']);
    expect(play.choose('lose footsoldier').at('v04')).toBe('K H, V H');
  });

  test('NER-6.13 attackers roll before defenders, by realm, unit and piece', () => {
    const layout = bare().turnOf('K').put('K', 'v04', 'M F').put('V', 'v04', 'H').put('N', 'v04', 'F');
    const play = layout.rolls(1, 2, 3, 4).fight();
    const dice = play
      .events('rolled')
      .flatMap((event) => event.dice as { by: string; unit: string; face: number }[]);
    expect(dice.map(({ by, unit, face }) => `${by} ${unit} ${face}`)).toEqual([
      'karkoth footsoldier 1',
      'karkoth monster 2',
      'vailin fighter 3',
      'nerath footsoldier 4',
    ]);
  });

  test('NER-6.16 outside of phases 2 and 3 no space holds two enemy sides', () => {
    const layout = alone().turnOf('K').put('K', 'v04', 'F').put('V', 'v04', 'F');
    layout.state.phase = 'reinforce';
    expect(checkInvariants(layout.state).map(({ rule }) => rule)).toContain('NER-6.16');
    layout.state.phase = 'battles';
    expect(checkInvariants(layout.state)).toEqual([]);
  });

  test('NER-7.5 a hit may be given to the castle or to another piece', () => {
    const layout = () => alone().turnOf('K').put('K', 'v01', '2M').put('V', 'v01', 'F').rolls(8, 1, 1, 1);
    expect(layout().fight().offers('lose')).toEqual(['lose footsoldier', 'lose castle']);
    expect(layout().fight().choose('lose footsoldier').at('v01')).toBe('K 2M, V C');
    expect(layout().fight().choose('lose castle').at('v01')).toBe('K 2M, V F C');
  });

  test('NER-8.3 a hero aboard can be given a hit', () => {
    const layout = alone().turnOf('K').put('K', 's11', '2B').put('V', 's11', 'B(H)').rolls(6, 1, 1, 1);
    const play = layout.fight();
    play.choose(play.offers('lose fighter')[0] ?? '');
    expect(play.at('s11')).toBe('K 2B, V B');
  });

  test('NER-11.2, NER-11.14 the winner stays; control and points, the end of the battle, then Run Amok', () => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'v04', 'F M')
      .put('V', 'v04', 'F')
      .hand('K', 2)
      .rolls(6, 1, 1);
    const play = layout.fight();
    expect([play.owner('v04'), play.vp('K'), play.question?.params?.window]).toEqual(['K', 1, 'battleEnd']);
    expect(play.choose('play card:2').asked).toBe('0 amok');
    expect(play.at('v04')).toBe('K 4F M');
  });

  test('NER-11.13 a realm without land and pieces goes on taking its turns', () => {
    const lost = alone().turnOf('K').top('V', 25);
    lost.control(
      'K',
      'v01',
      'v02',
      'v03',
      'v04',
      'v05',
      'v06',
      'v07',
      'v08',
      'v09',
      'v10',
      'v11',
      'v12',
      'v13',
    );
    const play = lost.begin('income');
    expect([play.asked, play.hand('V')]).toEqual(['1 draw', [25]]);
  });

  test('NER-12.4 points come from conquest and treasures only', () => {
    const play = alone().turnOf('K').put('K', 's11', '2B').put('V', 's11', 'B').rolls(6, 1, 1).fight();
    expect([play.at('s11'), play.vp('K')]).toEqual(['K 2B', 0]);
  });
});

describe('entrances', () => {
  const explore = (army: string, ...dice: number[]) =>
    alone()
      .turnOf('N')
      .put('N', 'd05', army)
      .tiles('d05', 'rats', 'skeletons')
      .rolls(...dice)
      .fight();

  test('NER-9.1, NER-9.3 all tiles are turned up and fight together', () => {
    const play = explore('3H', 1, 1, 1, 1, 1, 1);
    expect(play.events('uncovered')[0]).toMatchObject({ tiles: ['rats', 'skeletons'] });
    const rolled = play.events('rolled').find(({ side }) => side === 'defender');
    expect(rolled?.dice).toMatchObject([{ by: 'rats' }, { by: 'rats' }, { by: 'skeletons' }]);
  });

  test('NER-9.9 if the last guardian and the last hero fall together there is no loot, and the entrance is beaten', () => {
    const layout = alone().turnOf('N').put('N', 'd05', 'H').tiles('d05', 'skeletons').rolls(6, 6);
    const play = layout.fight();
    expect([
      play.at('d05'),
      play.events('looted'),
      play.state.entrances[spaceOf('d05')].tiles.length,
    ]).toEqual(['', [], 2]);
  });

  test('NER-9.10 beaten tiles go to a discard that becomes the stack when it is empty', () => {
    const layout = alone().turnOf('N').put('N', 'd05', '2H').tiles('d05', 'skeletons').rolls(6, 6, 1);
    layout.set((s) => {
      s.guardianDiscard = s.guardianStack.splice(0);
    });
    const play = layout.fight();
    while (/looted|leave/.test(play.asked)) play.choose(play.fallback);
    expect(play.state.entrances[spaceOf('d05')].tiles).toHaveLength(2);
    expect(play.state.guardianStack.length).toBeGreaterThan(0);
    expect(play.state.guardianDiscard).toEqual([]);
  });

  test('NER-9.11 without treasures looting gives gold only', () => {
    const layout = alone().turnOf('N').put('N', 'd05', '2H').tiles('d05', 'ghouls').rolls(6, 6, 1, 1);
    const play = layout
      .set((s) => {
        s.realms[0].inPlay = s.treasureDeck.splice(0);
      })
      .fight();
    expect([play.gold('N'), play.state.realms[3].held]).toEqual([1, []]);
  });

  test('NER-9.12 a tile that comes to an entrance in battle fights from the next round', () => {
    // Card 85 draws «Wandering Monster» (19) at the start of the battle.
    const layout = alone().turnOf('K').put('K', 'd04', '3H').tiles('d04', 'rats').held('K', 85).top('K', 19);
    const play = layout
      .rolls(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
      .fight()
      .choose('play card:85', 'space d04');
    const { battle } = play.state;
    expect([battle?.round, battle?.guards.length]).toEqual([1, 2]);
  });

  test('NER-9.13 nobody enters an entrance without tiles', () => {
    const layout = alone()
      .turnOf('N')
      .put('N', 'n10', 'H')
      .set((s) => {
        s.guardianStack.push(...s.entrances[spaceOf('d05')].tiles);
        s.entrances[spaceOf('d05')] = { tiles: [], seen: [] };
      });
    expect(layout.begin('move').whyNot('march n10 d05')).toBe('NER-9.13');
  });

  test('NER-10.9 heroes retreat from an entrance to friendly land', () => {
    expect(explore('3H', 1, 1, 1, 1, 1, 1).offers('retreat')).toEqual(['retreat n10']);
  });
});

describe('retreat', () => {
  test('NER-10.2 all attackers of the battle retreat', () => {
    const layout = alone().turnOf('K').put('K', 'v04', '2F M').put('V', 'v04', '3H').rolls(1, 1, 1, 1, 1, 1);
    const play = layout.fight().choose('retreat k12');
    expect([play.at('k12'), play.at('v04')]).toEqual(['K 2F M', 'V 3H']);
  });

  test('NER-10.8 without a place for anybody no retreat is offered', () => {
    const layout = alone().turnOf('K').put('K', 'v05', '2F').put('V', 'v05', 'F').rolls(1, 1, 1, 6, 1, 1);
    expect(layout.fight().owner('v05')).toBe('K');
  });
});

describe('reposition', () => {
  test('NER-13.5 nobody flies into an enemy space', () => {
    const play = alone().turnOf('K').put('K', 'k12', 'D').begin('reposition');
    expect(play.whyNot('fly k12 v04')).toBe('NER-13.2');
    expect(play.whyNot('fly k12 k08')).toBeUndefined();
  });

  test('NER-13.6 heroes leave entrances before flyers fly', () => {
    const layout = alone().turnOf('N').put('N', 'd05', 'H').put('N', 'n01', 'D').put('N', 's10', 'B');
    const play = layout.begin('reposition');
    expect(play.asked).toBe('3 leave');
    expect(play.choose('leave fighter n10 1').asked).toBe('3 fly');
  });
});
