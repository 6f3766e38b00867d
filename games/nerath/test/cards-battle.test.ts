/** The events that are played in battles. */
import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../content/index.ts';
import type { RealmLetter } from '../lessons/layout.ts';
import type { Sitting } from './table.ts';
import { alone } from './table.ts';

/** A battle of one realm against another, each alone, whose dice are known. */
function battle(
  attacker: RealmLetter,
  army: string,
  at: SpaceId,
  defender: RealmLetter,
  guard: string,
  hands: Partial<Record<RealmLetter, number>>,
  ...dice: number[]
): Sitting {
  const layout = alone()
    .turnOf(attacker)
    .put(attacker, at, army)
    .put(defender, at, guard)
    .rolls(...dice);
  for (const [letter, card] of Object.entries(hands)) layout.hand(letter as RealmLetter, card);
  return layout.fight();
}

describe('breath of dragons', () => {
  test('card:1 six more d6', () => {
    const play = battle('K', 'F D', 'v04', 'V', '3H', { K: 1 }, 1, 1, 6, 6, 6, 1, 1, 1, 1, 1, 1);
    expect(play.choose('play card:1 dragon').at('v04')).toBe('K F D');
  });

  test('card:29 four more d10', () => {
    const play = battle('V', 'D', 'k12', 'K', '2H', { V: 29 }, 1, 6, 6, 1, 1, 1, 1);
    expect(play.choose('play card:29 dragon').at('k12')).toBe('V D');
  });

  test('card:47 five more d8', () => {
    const play = battle('I', 'D', 'n11', 'N', '2H', { I: 47 }, 1, 6, 6, 1, 1, 1, 1, 1);
    expect(play.choose('play card:47 dragon').at('n11')).toBe('I D');
  });

  test('card:64 four more d12, and whoever attacks Nerath cannot retreat', () => {
    const attack = battle('N', 'D', 'i01', 'I', '2H', { N: 64 }, 1, 6, 6, 1, 1, 1, 1);
    expect(attack.choose('play card:64 dragon').at('i01')).toBe('N D');
    const defence = battle('I', '2H', 'n11', 'N', 'D', { N: 64 }, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1);
    expect(defence.choose('play card:64 dragon').at('n11')).toBe('I 2H');
  });
});

describe('against dragons', () => {
  test('card:6 every enemy dragon takes a hit before round 1', () => {
    expect(battle('K', 'M', 'v04', 'V', 'D', { K: 6 }, 8, 1).choose('play card:6').at('v04')).toBe('K M');
  });

  test('card:45 the same for the Iron Circle', () => {
    expect(battle('I', 'M', 'n11', 'N', 'D', { I: 45 }, 8, 1).choose('play card:45').at('n11')).toBe('I M');
  });

  test('card:65 the same for Nerath', () => {
    expect(battle('N', 'M', 'i01', 'I', 'D', { N: 65 }, 8, 1).choose('play card:65').at('i01')).toBe('N M');
  });
});

describe('cards of wizards', () => {
  test('card:49 a d6 for every enemy piece', () => {
    const play = battle('I', 'W', 'n11', 'N', '3F', { I: 49 }, 1, 6, 6, 6);
    expect(play.choose('play card:49 wizard').at('n11')).toBe('I W');
  });

  test('card:52 two more d10', () => {
    const play = battle('I', 'W', 'n11', 'N', '2F', { I: 52 }, 1, 6, 6);
    expect(play.choose('play card:52 wizard').at('n11')).toBe('I W');
  });

  test('card:68 two more d12', () => {
    const play = battle('N', 'W', 'i01', 'I', '2F', { N: 68 }, 1, 6, 6);
    expect(play.choose('play card:68 wizard').at('i01')).toBe('N W');
  });

  test('card:72 the die shows 10 without a roll', () => {
    expect(battle('N', 'W', 'i01', 'I', 'F', { N: 72 }).choose('play card:72 wizard').at('i01')).toBe('N W');
  });

  test('card:9 a wizard that falls returns in the capital', () => {
    const play = battle('V', 'M', 'k12', 'K', 'W', { K: 9 }, 1, 8);
    play.choose(play.offers('play card:9')[0] ?? '');
    expect([play.at('k03'), play.owner('k12')]).toEqual(['K W C', 'V']);
  });
});

describe('cards that change who fights', () => {
  test('card:20, NER-17.8 an enemy fighter becomes a footsoldier, and is not destroyed', () => {
    const play = battle('K', 'H', 'v04', 'V', 'H', { K: 20 }, 1, 1).choose('play card:20 fighter');
    expect([play.at('v04'), play.events('destroyed')]).toEqual(['K H, V F', []]);
  });

  test('card:31 a monster comes to defend', () => {
    const play = alone().turnOf('K').put('K', 'v02', 'F').hand('V', 31).rolls(1, 8).fight();
    expect(play.choose('play card:31').at('v02')).toBe('V M');
  });

  test('card:36 a fighter and a footsoldier come to defend', () => {
    const play = alone().turnOf('K').put('K', 'v02', 'F').hand('V', 36).rolls(1, 1, 6).fight();
    expect(play.choose('play card:36').at('v02')).toBe('V F H');
  });

  test('NER-17.13, NER-8.2 at sea only those come who find a place aboard', () => {
    const play = battle('K', 'B', 's11', 'V', 'B(F)', { V: 36 }, 1, 6, 1).choose('play card:36');
    expect(play.at('s11')).toBe('V B(FH)');
  });

  test('card:39 a storm elemental comes, with one die on land', () => {
    const play = alone().turnOf('K').put('K', 'v02', 'F').hand('V', 39).rolls(1, 6).fight();
    expect(play.choose('play card:39').at('v02')).toBe('V E');
  });

  test('card:51 an enemy fighter changes sides', () => {
    const play = battle('I', 'F', 'n11', 'N', 'H', { I: 51 }).choose('play card:51 fighter');
    expect([play.at('n11'), play.owner('n11')]).toEqual(['I F H', 'I']);
  });

  test('card:58 heroes fall into a pit before the battle', () => {
    const play = alone().turnOf('N').put('N', 'd05', '2H').hand('I', 58).rolls(8, 8).fight();
    play.choose('play card:58');
    expect([play.at('d05'), play.events('uncovered').length, play.events('looted')]).toEqual(['', 1, []]);
  });

  test('card:75 defenders withdraw after a round', () => {
    const play = battle('I', 'F', 'n11', 'N', 'H', { N: 75 }, 1, 1).choose(
      'play card:75',
      'send fighter n07 1',
    );
    expect([play.at('n07'), play.owner('n11')]).toEqual(['N H', 'I']);
  });

  test('card:76 those who conquered press on into the next land', () => {
    const play = battle('N', '2H', 'i01', 'I', 'F', { N: 76 }, 6, 1, 1, 6, 1).choose('play card:76');
    play.choose('space i04', 'piece i01 fighter', 'none');
    expect([play.at('i01'), play.at('i04'), play.vp('N')]).toEqual(['N H', 'N H C', 2]);
  });

  test('card:78 footsoldiers that survived become fighters', () => {
    const play = battle('N', '2F', 'i01', 'I', 'F', { N: 78 }, 6, 1, 1).choose('play card:78');
    // The first is forced; it may stop there.
    expect(play.choose('none').at('i01')).toBe('N F H');
  });
});

describe('cards that change how dice count', () => {
  test('card:4 a hit without a roll in the First Strike step', () => {
    expect(battle('K', '2F', 'v04', 'V', 'F', { K: 4 }).choose('play card:4').at('v04')).toBe('K 2F');
  });

  test('card:17 after two losses in a round Karkoth hits on 5', () => {
    const play = battle('K', '4F', 'v04', 'V', '2H', { K: 17 }, 1, 1, 1, 1, 6, 6, 5, 5, 1, 1);
    expect(play.choose('play card:17', 'on').at('v04')).toBe('K 2F');
  });

  test('card:21 footsoldiers strike first', () => {
    expect(battle('V', '2F', 'k12', 'K', 'F', { V: 21 }, 6, 1).choose('play card:21').at('k12')).toBe('V 2F');
  });

  test('card:35, NER-7.1 fighters strike first', () => {
    expect(battle('V', 'H', 'k12', 'K', 'H', { V: 35 }, 6).choose('play card:35').at('k12')).toBe('V H');
  });

  test('card:42 in round 1 nobody but siege engines rolls', () => {
    const play = battle('I', 'F S', 'n11', 'N', '2H', { I: 42 }, 8, 8).choose('play card:42');
    expect(play.at('n11')).toBe('I F S');
  });

  test('card:48 one fighter rolls a d10 more in every round', () => {
    const play = battle('I', 'H', 'n11', 'N', 'H', { I: 48 }, 1, 1, 1, 1, 6, 1).choose(
      'play card:48 fighter',
    );
    expect(play.choose('on').at('n11')).toBe('I H');
  });

  test('card:80 Nerath hits on 5', () => {
    expect(battle('N', 'F', 'i01', 'I', 'F', { N: 80 }, 5, 1).choose('play card:80').at('i01')).toBe('N F');
  });

  test('card:5, NER-11.15 the winner takes a gold from a realm that lost', () => {
    const layout = alone().turnOf('K').put('K', 'v04', 'F').put('V', 'v04', 'F').gold('V', 2).hand('K', 5);
    const play = layout.rolls(6, 1).fight().choose('play card:5 vailin');
    expect([play.gold('K'), play.gold('V')]).toEqual([1, 1]);
  });
});

describe('cards in battles in general', () => {
  test('NER-17.4 equal abilities do not add up, bonus dice do', () => {
    const layout = alone().turnOf('I').put('I', 'n11', 'W').put('N', 'n11', '5F').hand('I', 49, 52);
    const play = layout
      .rolls(1, 6, 6, 6, 6, 6, 1, 1)
      .fight()
      .choose('play card:49 wizard', 'play card:52 wizard');
    expect(play.at('n11')).toBe('I W');
  });

  test('NER-17.16, NER-17.17 who joins later has what the battle gives, and rolls from the next step on', () => {
    const layout = alone().turnOf('K').put('K', 'v02', '2F').hand('V', 21, 36).put('V', 'v02', 'F');
    // The footsoldier that card 36 adds strikes first as well; its fighter rolls in the normal step.
    const play = layout.rolls(6, 6).fight().choose('play card:21', 'play card:36');
    expect(play.at('v02')).toBe('V 2F H');
  });

  test('NER-17.14 cards that speak of pieces do not touch guardians', () => {
    const layout = alone().turnOf('I').put('I', 'd05', 'W').hand('I', 49).tiles('d05', 'rats').rolls(1, 1, 1);
    expect(layout.fight().offers('play card:49')).toEqual([]);
  });

  test('NER-17.15 a dungeon is no land: cards of land battles stay in hand', () => {
    const layout = alone().turnOf('V').put('V', 'd06', 'H').hand('V', 31).tiles('d06', 'rats').rolls(1, 1, 1);
    expect([layout.fight().asked, layout.state.realms[1].hand]).toEqual(['1 onward', [31]]);
  });

  test('NER-6.22, card:104 a fallen wizard still strikes, and can be paid for afterwards', () => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'v04', 'W')
      .put('V', 'v04', 'H')
      .inPlay('K', 105, 104)
      .gold('K', 1);
    const play = layout.rolls(1, 6, 17).fight();
    expect([play.at('v04'), play.asked]).toEqual(['', '0 resurrect']);
    play.choose('revive wizard k01');
    expect([play.at('k01'), play.gold('K'), play.owner('v04')]).toEqual(['K W', 0, 'V']);
  });

  test('NER-6.23 a die is not rerolled twice: first the treasure, then card 33', () => {
    const layout = alone()
      .turnOf('V')
      .put('V', 'k12', 'H')
      .put('K', 'k12', 'F')
      .inPlay('V', 90)
      .hand('V', 33);
    const play = layout.rolls(1, 2, 1).fight().choose('reroll fighter 1');
    expect(play.offers('play card:33')).toEqual([]);
  });

  test('NER-17.19 treasures are played at the start of an own battle', () => {
    const layout = alone()
      .turnOf('K')
      .put('K', 'v04', 'M')
      .put('V', 'v04', '2F')
      .held('K', 81)
      .rolls(10, 1, 1);
    expect(layout.fight().choose('play card:81').at('v04')).toBe('K M');
  });
});
