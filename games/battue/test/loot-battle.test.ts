import { describe, expect, test } from 'vitest';
import { table, windowsOf } from './table.ts';

const LOST = [1, 6] as const;
const WON = [6, 1] as const;

/** Seat 0 stands before the uncontrolled gate N-G: defence 3. */
const assault = (warriors: number, seats = 2) => table(seats).warriors(0, warriors, 'N-G');

/** Seat 0 stands before N-G, held by seat 1. */
const siege = (warriors: number, defenders: number, seats = 2) =>
  table(seats).horde(1, defenders, 'N-G').warriors(0, warriors, 'N-G');

/** Seat 0 stands before the face-down S01, defence 1, where an event awaits him. */
const ambush = (warriors: number, event: 'barricades' | 'garrison-deserts') =>
  table().tile('N-S1', 'S01').warriors(0, warriors, 'N-S1').next(`event:${event}`);

describe('Attrition', () => {
  test('card:attrition is played by either side after a lost exchange', () => {
    expect(windowsOf('attrition')).toEqual(['0 attrition-card', '1 attrition-card']);
  });

  test('card:attrition takes one warrior of the opponent’s horde in this battle', () => {
    const s = siege(4, 3)
      .controls(0, 'N-W1')
      .hand(0, 'attrition')
      .rolls(...LOST)
      .fight();
    s.choose('play card:attrition');
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G'), s.player(1).reserve]).toEqual([3, 2, 7]);
  });

  test('card:attrition is never played against an empty tile', () => {
    const s = assault(2)
      .controls(1, 'N-G')
      .hand(0, 'attrition')
      .rolls(...LOST, ...LOST)
      .fight('asked');
    const asked = new Set<string>();
    for (; s.state.battle; s.choose('pass')) asked.add(s.asked);
    expect([s.exchanges.length, [...asked]]).toEqual([2, ['0 attack-card']]);
  });

  test('card:attrition may be played when the own last warrior has just fallen', () => {
    const s = siege(1, 3)
      .hand(0, 'attrition')
      .rolls(...LOST)
      .fight();
    expect([s.asked, s.warriors(0, 'N-G')]).toEqual(['0 attrition-card', 0]);
    expect(s.choose('play card:attrition').warriors(1, 'N-G')).toBe(2);
  });

  test('card:attrition comes before control: the space is not taken by a dead attacker', () => {
    const s = siege(1, 1)
      .hand(1, 'attrition')
      .rolls(...WON)
      .fight()
      .choose('play card:attrition');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([1, 0, 0]);
  });

  test('card:attrition comes before eliminations: both may fall at once, and points decide', () => {
    const layout = siege(1, 1)
      .camp(0, 0)
      .camp(1, 0)
      .hand(1, 'attrition')
      .rolls(...WON);
    const s = layout.fight().choose('play card:attrition');
    expect(s.match.result).toEqual({ ending: 'all-eliminated', winners: [1], scores: [0, 1] });
  });

  test('card:attrition answers neither Poison nor Bloody Attrition', () => {
    const poison = table()
      .horde(1, 2, 'E-G')
      .hand(1, 'attrition')
      .hand(0, 'poison')
      .begin('start-cards', 'asked');
    expect(poison.choose('play card:poison E-G').asked).toBe('0 reinforce');
    const layout = siege(4, 2).hand(0, 'bloody-attrition').hand(1, 'attrition');
    const bloody = layout.fight('asked').choose('play card:bloody-attrition');
    expect([bloody.asked, bloody.warriors(0, 'N-G')]).toEqual(['1 start-card', 2]);
  });

  test('card:attrition does not answer a loss by an event', () => {
    const layout = table().tile('N-S1', 'S01').warriors(0, 3, 'N-S1').hand(0, 'attrition');
    const s = layout.next('event:burning-roofs').fight('asked');
    expect([s.asked, s.warriors(0, 'N-S1')]).toEqual(['0 attack-card', 2]);
  });
});

describe('Blind Luck', () => {
  test('card:blind-luck is played by the attacker after the roll', () => {
    expect(windowsOf('blind-luck')).toEqual(['0 after-roll-card']);
  });

  test('card:blind-luck adds 2 when the attack roll is lower than the defence roll', () => {
    const s = assault(4).hand(0, 'blind-luck').rolls(3, 4).fight();
    expect(s.choose('play card:blind-luck').exchanges).toEqual(['9:7 won']);
  });

  test('card:blind-luck cannot be played on equal rolls', () => {
    const s = assault(2).controls(0, 'N-W1').hand(0, 'blind-luck').rolls(3, 3).fight();
    expect([s.asked, s.player(0).hand]).toEqual(['0 retreat', ['blind-luck']]);
  });

  test('card:blind-luck cannot be played for a controlled space', () => {
    const layout = siege(2, 1)
      .controls(0, 'N-W1')
      .hand(0, 'blind-luck')
      .rolls(...LOST);
    const s = layout.fight('asked').choose('pass');
    expect([s.asked, s.offers(), s.whyNot('play card:blind-luck')]).toEqual([
      '0 after-roll-card',
      ['pass'],
      'BTU-4.2',
    ]);
  });

  test('card:blind-luck keeps its 2 when the defence die is rolled again', () => {
    const s = assault(2).hand(0, 'blind-luck').hand(1, 'rampart').rolls(1, 6, 1).fight();
    expect(s.choose('play card:blind-luck', 'play card:rampart').exchanges).toEqual(['5:4 won']);
  });

  test('card:blind-luck counts in one exchange only', () => {
    const s = assault(3)
      .hand(0, 'blind-luck')
      .rolls(...LOST, 2, 1)
      .fight()
      .choose('play card:blind-luck');
    expect(s.exchanges.slice(0, 2)).toEqual(['6:9 lost', '4:4 lost']);
  });

  test('card:blind-luck cannot be played under Outmaneuver', () => {
    const layout = assault(1).hand(0, 'blind-luck', 'outmaneuver').controls(0, 'N-W1').rolls(1);
    expect(layout.fight().choose('play card:outmaneuver').player(0).hand).toEqual(['blind-luck']);
  });
});

describe('Bloody Attrition', () => {
  test('card:bloody-attrition is played by the attacker before the roll', () => {
    expect(windowsOf('bloody-attrition')).toEqual(['0 attack-card 1', '0 attack-card 2']);
  });

  test('card:bloody-attrition removes all defenders and as many attackers, and wins the battle', () => {
    const s = siege(5, 3).hand(0, 'bloody-attrition').fight().choose('play card:bloody-attrition');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.warriors(1, 'N-G')]).toEqual([0, 2, 0]);
    expect([s.player(0).reserve, s.player(1).reserve, s.state.lootDiscard]).toEqual([
      7,
      9,
      ['bloody-attrition'],
    ]);
  });

  test('card:bloody-attrition leaves no dice to roll and no window to the defender', () => {
    const s = siege(4, 3).hand(0, 'bloody-attrition').hand(1, 'spirited-defense').fight('asked');
    s.choose('play card:bloody-attrition');
    expect([s.events('rolled'), s.asked]).toEqual([[], '1 start-card']);
  });

  test('card:bloody-attrition needs more attackers than defenders', () => {
    const s = siege(2, 3).hand(0, 'bloody-attrition').fight('asked');
    expect([s.offers(), s.whyNot('play card:bloody-attrition')]).toEqual([['pass'], 'BTU-4.2']);
    const even = siege(3, 3).hand(0, 'bloody-attrition').fight('asked');
    expect(even.asked, 'no attack card fits 3 against 3').toBe('0 after-roll-card');
  });

  test('card:bloody-attrition is not played on an empty tile, controlled or not', () => {
    const enemy = assault(4).controls(1, 'N-G').hand(0, 'bloody-attrition').fight('asked');
    expect([enemy.offers(), enemy.whyNot('play card:bloody-attrition')]).toEqual([['pass'], 'BTU-4.2']);
    expect(assault(4).hand(0, 'bloody-attrition').fight('asked').offers()).toEqual(['pass']);
  });

  test('card:bloody-attrition yields no loot', () => {
    const layout = siege(4, 1).hand(0, 'bloody-attrition');
    layout.space('N-G').looted = false;
    const s = layout.fight().choose('play card:bloody-attrition');
    expect([s.owner('N-G'), s.player(0).hand]).toEqual([0, []]);
  });

  test('card:bloody-attrition may eliminate the defender', () => {
    const s = siege(4, 2, 3)
      .camp(1, 0)
      .hand(0, 'bloody-attrition')
      .fight()
      .choose('play card:bloody-attrition');
    expect([s.player(1).out, s.owner('N-G'), s.warriors(0, 'N-G')]).toEqual([true, 0, 2]);
    expect(s.story.indexOf('eliminated'), 'at once').toBeLessThan(s.story.indexOf('captured'));
  });
});

describe('Call to Action', () => {
  /** Seat 1 holds N-G without warriors, E-W2 likewise, and has hordes in his camp and on E-G. */
  const alarm = () => assault(4).controls(1, 'N-G', 'E-W2').horde(1, 6, 'E-G').hand(1, 'call-to-action');
  const PLAY = 'play card:call-to-action';

  test('card:call-to-action is played by the defender before the roll', () => {
    expect(windowsOf('call-to-action')).toEqual(['1 defence-card']);
  });

  test('card:call-to-action asks for a horde, a count and a destination, at any distance', () => {
    const s = alarm()
      .rolls(...WON)
      .fight()
      .choose(PLAY);
    expect([s.asked, s.offers()]).toEqual(['1 call-from', ['call camp:1', 'call E-G']]);
    s.choose('call E-G');
    expect([s.asked, s.offers()]).toEqual(['1 call-count', ['count 1', 'count 2', 'count 3', 'count 4']]);
    s.choose('count 3');
    expect([s.asked, s.offers()]).toEqual(['1 call-to', ['to N-G', 'to E-W2']]);
    s.choose('to E-W2');
    expect([s.warriors(1, 'E-G'), s.warriors(1, 'E-W2'), s.state.lootDiscard]).toEqual([
      3,
      3,
      ['call-to-action'],
    ]);
  });

  test('card:call-to-action takes 1 to 4 warriors of one own horde', () => {
    const s = alarm().fight().choose(PLAY);
    expect([s.whyNot('call N-G'), s.whyNot('call camp:0')]).toEqual(['BTU-4.2', 'BTU-4.2']);
    s.choose('call E-G');
    expect([s.whyNot('count 0'), s.whyNot('count 5')]).toEqual(['BTU-4.2', 'BTU-4.2']);
  });

  test('card:call-to-action takes no more warriors than the horde has, and may take the camp', () => {
    const s = alarm()
      .camp(1, 2)
      .rolls(...WON)
      .fight()
      .choose(PLAY, 'call camp:1');
    expect(s.offers()).toEqual(['count 1', 'count 2']);
    s.choose('count 2', 'to E-W2');
    expect([s.player(1).camp?.warriors, s.warriors(1, 'E-W2')]).toEqual([0, 2]);
  });

  test('card:call-to-action needs a destination that he controls and where he has no warriors', () => {
    const s = alarm().controls(0, 'N-W1').fight().choose(PLAY, 'call E-G', 'count 4');
    const refused = ['to E-G', 'to N-W1', 'to N-W2'].map((words) => s.whyNot(words));
    expect(refused).toEqual(Array(3).fill('BTU-4.2'));
    expect(s.whyNot('to camp:1')).toBe('table.wrong-kind');
  });

  test('card:call-to-action cannot be played without such a space', () => {
    const s = assault(4).horde(1, 6, 'E-G').hand(1, 'call-to-action').fight('asked');
    expect([s.asked, s.offers(), s.whyNot(PLAY)]).toEqual(['1 defence-card', ['pass'], 'BTU-4.2']);
  });

  test('card:call-to-action to the attacked space makes it an occupied one from this exchange on', () => {
    const s = alarm()
      .controls(0, 'N-W1')
      .rolls(...LOST)
      .fight()
      .choose(PLAY, 'call E-G', 'count 4', 'to N-G');
    expect(s.exchanges).toEqual(['5:13 lost']);
    expect(s.choose('stay').warriors(1, 'N-G')).toBe(4);
  });

  test('card:call-to-action of the left neighbour cannot reach an uncontrolled attacked space', () => {
    const layout = assault(4).controls(1, 'E-W2', 'E-W1').horde(1, 6, 'E-G').hand(1, 'call-to-action');
    const s = layout.fight().choose(PLAY, 'call E-G', 'count 4');
    expect([s.offers(), s.whyNot('to N-G')]).toEqual([['to E-W1', 'to E-W2'], 'BTU-4.2']);
  });

  test('card:call-to-action may reach another own space where the attacker alone stands', () => {
    const layout = alarm()
      .warriors(0, 2, 'E-W2')
      .rolls(...WON)
      .fight()
      .choose('fight N-G');
    const s = layout.choose(PLAY, 'call E-G', 'count 2', 'to E-W2');
    expect(s.events('rolled')[1]).toMatchObject({ attackers: 2, defenders: 2, tile: 4 });
  });

  test('card:call-to-action may take the defending horde: the battle is then against an empty tile', () => {
    const s = siege(4, 3).controls(1, 'E-G').hand(1, 'call-to-action').rolls(4, 4).fight();
    s.choose(PLAY, 'call N-G', 'count 3');
    expect([s.exchanges, s.owner('N-G'), s.warriors(1, 'E-G')]).toEqual([['8:7 won'], 0, 3]);
  });

  test('card:call-to-action may take a part of the defending horde', () => {
    const s = siege(4, 3).controls(1, 'E-G').hand(1, 'call-to-action').rolls(4, 4).fight();
    s.choose(PLAY, 'call N-G', 'count 2');
    expect(s.events('rolled')[0]).toMatchObject({ defenders: 1, defence: 8 });
  });

  test('card:call-to-action cannot bring the defending horde back to where it stood', () => {
    const s = siege(4, 3).controls(1, 'E-G', 'E-W1').hand(1, 'call-to-action').fight();
    expect(s.choose(PLAY, 'call N-G', 'count 3').whyNot('to N-G')).toBe('BTU-4.2');
  });

  test('card:call-to-action is no retreat: Glory! does not stop it', () => {
    const layout = siege(4, 3)
      .controls(1, 'E-G', 'E-W1')
      .hand(1, 'call-to-action')
      .rolls(...WON);
    layout.player(0).glory = 1;
    expect(layout.fight().choose(PLAY, 'call N-G', 'count 3', 'to E-G').warriors(1, 'E-G')).toBe(3);
  });

  test('BTU-17.3 D-8a: an absent player calls as many as he can of his largest horde to the attacked space', () => {
    const s = alarm().controls(1, 'N-T').camp(1, 5).fight().choose(PLAY);
    expect([s.asked, s.fallback]).toEqual(['1 call-from', 'call E-G']);
    s.choose('call E-G');
    expect([s.asked, s.fallback]).toEqual(['1 call-count', 'count 4']);
    s.choose('count 4');
    expect([s.asked, s.fallback]).toEqual(['1 call-to', 'to N-G']);
  });

  test('BTU-17.3 D-8a: the defending horde is called last, however large it is', () => {
    const s = siege(4, 8).camp(1, 1).controls(1, 'E-G').hand(1, 'call-to-action').fight().choose(PLAY);
    expect(s.fallback).toBe('call camp:1');
    s.choose('call camp:1');
    expect(s.warriors(1, 'E-G'), 'one warrior, one space: nothing to choose').toBe(1);
  });

  test('BTU-17.3 D-8a: the defending horde is called if there is no other', () => {
    const layout = siege(4, 5).camp(1, 0).controls(1, 'E-W1', 'E-G').hand(1, 'call-to-action');
    const s = layout.fight('asked').choose(PLAY);
    expect(s.fallback).toBe('call N-G');
    expect(s.choose('call N-G', 'count 4').fallback, 'the first in the order of the board').toBe('to E-W1');
  });
});

describe('Charge', () => {
  test('card:charge is played by the attacker before the roll', () => {
    expect(windowsOf('charge')).toEqual(['0 attack-card 1', '0 attack-card 2']);
  });

  test('card:charge needs more attackers than tile and defenders count together', () => {
    expect(siege(5, 1).hand(0, 'charge').fight().offers('play')).toEqual(['play card:charge']);
    const s = siege(5, 2).hand(0, 'charge').fight('asked');
    expect([s.offers(), s.whyNot('play card:charge')]).toEqual([['pass'], 'BTU-4.2']);
    expect(assault(3).hand(0, 'charge').fight('asked').offers()).toEqual(['pass']);
  });

  test('card:charge reckons with a Defense of an earlier exchange', () => {
    const layout = assault(5)
      .controls(0, 'N-W1')
      .hand(0, 'charge')
      .hand(1, 'defense')
      .rolls(...LOST);
    const s = layout.fight('asked').choose('pass', 'play card:defense', 'pass', 'stay');
    expect([s.asked, s.whyNot('play card:charge')]).toEqual(['0 attack-card', 'BTU-4.2']);
  });

  test('card:charge adds 2 in every exchange of the battle, even when too few attackers are left', () => {
    const s = assault(4)
      .hand(0, 'charge')
      .rolls(...LOST, ...LOST, 2, 2)
      .fight()
      .choose('play card:charge');
    expect(s.exchanges).toEqual(['7:9 lost', '6:9 lost', '6:5 won']);
  });
});

describe('Crushing Attack', () => {
  test('card:crushing-attack is played by the attacker before the roll', () => {
    expect(windowsOf('crushing-attack')).toEqual(['0 attack-card 1', '0 attack-card 2']);
  });

  test('card:crushing-attack wins at once, without dice and without a window for the defender', () => {
    const s = assault(4).hand(0, 'crushing-attack').hand(1, 'defense').fight('asked');
    s.choose('play card:crushing-attack');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.player(0).hand.length]).toEqual([0, 4, 1]);
    expect([s.events('rolled'), s.asked]).toEqual([[], '0 end-card']);
  });

  test('card:crushing-attack takes an enemy-controlled empty tile too', () => {
    const s = assault(4).controls(1, 'N-G').hand(0, 'crushing-attack').fight();
    expect(s.choose('play card:crushing-attack').owner('N-G')).toBe(0);
  });

  test('card:crushing-attack needs more attackers than the tile defends', () => {
    const s = assault(3).hand(0, 'crushing-attack').fight('asked');
    expect([s.offers(), s.whyNot('play card:crushing-attack')]).toEqual([['pass'], 'BTU-4.2']);
  });

  test('card:crushing-attack is not played against defenders', () => {
    const s = siege(8, 1).hand(0, 'crushing-attack').fight('asked');
    expect([s.offers(), s.whyNot('play card:crushing-attack')]).toEqual([['pass'], 'BTU-4.2']);
  });

  test('card:crushing-attack reckons with events', () => {
    expect(ambush(3, 'barricades').hand(0, 'crushing-attack').fight('asked').offers()).toEqual(['pass']);
    const s = ambush(1, 'garrison-deserts').hand(0, 'crushing-attack').fight();
    expect(s.choose('play card:crushing-attack').owner('N-S1')).toBe(0);
  });

  test('card:crushing-attack reckons with a Defense of an earlier exchange', () => {
    const layout = assault(6)
      .hand(0, 'crushing-attack')
      .hand(1, 'defense')
      .rolls(...LOST, ...LOST);
    const s = layout.fight('asked').choose('pass', 'play card:defense', 'pass');
    expect(s.state.battle, 'no attack card fits 5 against 5').toMatchObject({ exchange: 2, attackDice: [1] });
  });
});

describe('Defense', () => {
  test('card:defense is played by the defender before the roll', () => {
    expect(windowsOf('defense')).toEqual(['1 defence-card']);
  });

  test('card:defense adds 2 to the tile until the battle ends', () => {
    const s = assault(3)
      .hand(1, 'defense')
      .rolls(...LOST, 6, 3)
      .fight()
      .choose('play card:defense');
    expect(s.exchanges.slice(0, 2)).toEqual(['4:11 lost', '8:8 lost']);
  });

  test('card:defense does not outlast the battle', () => {
    const layout = assault(3)
      .warriors(0, 3, 'N-W1')
      .hand(1, 'defense')
      .rolls(...WON, 6, 1);
    const s = layout.fight().choose('fight N-G', 'play card:defense');
    expect(s.exchanges).toEqual(['9:6 won', '9:5 won']);
  });

  test('card:defense serves the controller of an empty tile and the left neighbour alike', () => {
    expect(assault(3).hand(1, 'defense').fight().offers('play')).toEqual(['play card:defense']);
    const controlled = assault(3, 3).controls(2, 'N-G').hand(2, 'defense').fight();
    expect([controlled.asked, controlled.offers('play')]).toEqual(['2 defence-card', ['play card:defense']]);
  });

  test('card:defense cannot be played with own warriors on the space', () => {
    const s = siege(3, 1).hand(1, 'defense').fight('asked');
    expect([s.asked, s.offers(), s.whyNot('play card:defense')]).toEqual([
      '1 defence-card',
      ['pass'],
      'BTU-4.2',
    ]);
  });

  test('card:defense adds up with its other copy', () => {
    const s = assault(3).hand(1, 'defense', 'defense').rolls(6, 2).fight();
    expect(s.choose('play card:defense', 'play card:defense').exchanges[0]).toBe('9:9 lost');
  });

  test('card:defense counts under Outmaneuver', () => {
    const s = assault(3).hand(0, 'outmaneuver').hand(1, 'defense').rolls(2, 6).fight();
    s.choose('play card:outmaneuver', 'play card:defense');
    expect(s.exchanges).toEqual(['5:5 lost', '8:5 won']);
  });

  test('card:defense stays when Call to Action brings warriors in', () => {
    const layout = assault(3)
      .controls(1, 'N-G')
      .hand(1, 'defense', 'call-to-action')
      .rolls(...WON)
      .fight();
    const s = layout.choose('play card:defense', 'play card:call-to-action', 'count 1');
    expect(s.events('rolled')[0]).toMatchObject({ tile: 5, defenders: 1, defence: 7 });
  });
});

describe('Feint Heart', () => {
  test('card:feint-heart is played by the attacker before the roll', () => {
    expect(windowsOf('feint-heart')).toEqual(['0 attack-card 1', '0 attack-card 2']);
  });

  test('card:feint-heart adds 2 in every exchange of the battle', () => {
    const s = assault(2)
      .hand(0, 'feint-heart')
      .rolls(...LOST, 4, 3)
      .fight()
      .choose('play card:feint-heart');
    expect(s.exchanges).toEqual(['5:9 lost', '7:6 won']);
  });

  test('card:feint-heart needs fewer attackers than the tile defends', () => {
    const s = assault(3).hand(0, 'feint-heart').fight('asked');
    expect([s.offers(), s.whyNot('play card:feint-heart')]).toEqual([['pass'], 'BTU-4.2']);
  });

  test('card:feint-heart needs an uncontrolled space', () => {
    const s = assault(2).controls(1, 'N-G').hand(0, 'feint-heart').fight('asked');
    expect([s.offers(), s.whyNot('play card:feint-heart')]).toEqual([['pass'], 'BTU-4.2']);
  });

  test('card:feint-heart adds up with its other copy', () => {
    const s = assault(2).hand(0, 'feint-heart', 'feint-heart').rolls(3, 5).fight();
    expect(s.choose('play card:feint-heart', 'play card:feint-heart').exchanges).toEqual(['9:8 won']);
  });

  test('card:feint-heart may be played after a Defense has raised the tile', () => {
    const layout = assault(4)
      .controls(0, 'N-W1')
      .hand(0, 'feint-heart')
      .hand(1, 'defense')
      .rolls(...LOST);
    const s = layout.fight().choose('play card:defense', 'stay');
    expect([s.asked, s.offers('play')]).toEqual(['0 attack-card', ['play card:feint-heart']]);
  });
});

describe('Last Stand', () => {
  test('card:last-stand is played by the attacker before the roll', () => {
    expect(windowsOf('last-stand')).toEqual(['0 attack-card 1', '0 attack-card 2']);
  });

  test('card:last-stand rolls two dice for the attacker and adds his warriors', () => {
    const s = siege(2, 3).controls(1, 'N-W1').hand(0, 'last-stand').rolls(5, 6, 3).fight();
    s.choose('play card:last-stand');
    expect(s.events('rolled')).toMatchObject([{ attackDice: [5, 6], defenceDie: 3, attack: 13, defence: 9 }]);
  });

  test('card:last-stand needs fewer attackers than defenders', () => {
    const s = siege(4, 3).hand(0, 'last-stand').fight('asked');
    expect([s.offers(), s.whyNot('play card:last-stand')]).toEqual([['pass'], 'BTU-4.2']);
    const even = siege(3, 3).hand(0, 'last-stand').fight('asked');
    expect(even.asked, 'no attack card fits 3 against 3').toBe('0 after-roll-card');
    expect(assault(1).controls(1, 'N-G').hand(0, 'last-stand').fight('asked').offers()).toEqual(['pass']);
  });

  test('card:last-stand lasts one exchange only', () => {
    const s = siege(2, 3).hand(0, 'last-stand').rolls(1, 1, 6, 6, 6).fight().choose('play card:last-stand');
    expect(s.events('rolled')).toMatchObject([{ attackDice: [1, 1] }, { attackDice: [6], defenceDie: 6 }]);
  });

  test('card:last-stand is rolled again whole by Tactics', () => {
    const layout = siege(2, 3).controls(1, 'N-W1').hand(0, 'last-stand', 'tactics').rolls(1, 1, 3, 6, 5);
    const s = layout.fight().choose('play card:last-stand', 'play card:tactics');
    expect(s.events('rerolled')).toMatchObject([{ dice: [6, 5], attack: 13 }]);
    expect(s.exchanges).toEqual(['13:9 won']);
  });
});

describe('One Last Push', () => {
  test('card:one-last-push is played by the attacker on a tie', () => {
    expect(windowsOf('one-last-push')).toEqual(['0 tie-card']);
  });

  test('card:one-last-push wins the battle for an empty tile', () => {
    const s = assault(3).hand(0, 'one-last-push').rolls(3, 3).fight().choose('play card:one-last-push');
    expect([s.owner('N-G'), s.warriors(0, 'N-G'), s.exchanges]).toEqual([0, 3, ['6:6 won']]);
  });

  test('card:one-last-push takes one defender of an occupied tile', () => {
    const s = siege(5, 2).controls(1, 'N-W1').hand(0, 'one-last-push').rolls(3, 3).fight();
    s.choose('play card:one-last-push');
    expect([s.warriors(0, 'N-G'), s.warriors(1, 'N-G'), s.owner('N-G')]).toEqual([5, 1, 1]);
  });

  test('card:one-last-push wins one exchange only', () => {
    const s = siege(5, 2)
      .hand(0, 'one-last-push')
      .rolls(3, 3, ...LOST)
      .fight()
      .choose('play card:one-last-push');
    expect(s.exchanges.slice(0, 2)).toEqual(['8:8 won', '6:10 lost']);
  });

  test('card:one-last-push leaves no room for an answer', () => {
    const s = assault(3).hand(0, 'one-last-push').hand(1, 'rampart').rolls(3, 3).fight('asked');
    s.choose('pass', 'pass', 'pass', 'play card:one-last-push');
    expect([s.asked, s.owner('N-G')]).toEqual(['0 end-card', 0]);
  });

  test('card:one-last-push is of no use without a tie', () => {
    const s = assault(1).hand(0, 'one-last-push').rolls(3, 2).fight();
    expect([s.exchanges, s.player(0).hand]).toEqual([['4:5 lost'], ['one-last-push']]);
  });
});

describe('Outmaneuver', () => {
  test('card:outmaneuver is played by the attacker before the roll of the first exchange only', () => {
    expect(windowsOf('outmaneuver')).toEqual(['0 attack-card 1']);
  });

  test('card:outmaneuver takes the defence roll away for the whole battle', () => {
    const s = assault(2).hand(0, 'outmaneuver').rolls(1, 3).fight().choose('play card:outmaneuver');
    expect(s.exchanges).toEqual(['3:3 lost', '4:3 won']);
    expect(s.events('rolled').map((e) => e.defenceDie)).toEqual([undefined, undefined]);
  });

  test('card:outmaneuver needs a tile without defenders, controlled or not', () => {
    const s = siege(2, 1).hand(0, 'outmaneuver').fight('asked');
    expect([s.offers(), s.whyNot('play card:outmaneuver')]).toEqual([['pass'], 'BTU-4.2']);
    const empty = assault(2).controls(1, 'N-G').hand(0, 'outmaneuver').fight();
    expect(empty.offers('play')).toEqual(['play card:outmaneuver']);
  });

  test('card:outmaneuver is refused from the second exchange on', () => {
    const layout = assault(3)
      .controls(0, 'N-W1')
      .hand(0, 'outmaneuver')
      .rolls(...LOST);
    const s = layout.fight('asked').choose('pass', 'pass', 'stay');
    expect([s.asked, s.offers(), s.whyNot('play card:outmaneuver')]).toEqual([
      '0 attack-card',
      ['pass'],
      'BTU-13.1',
    ]);
  });

  test('card:outmaneuver adds nothing a second time, and so cannot be played twice', () => {
    const s = assault(4).hand(0, 'outmaneuver', 'outmaneuver').fight('asked').choose('play card:outmaneuver');
    expect([s.offers(), s.whyNot('play card:outmaneuver')]).toEqual([['pass'], 'BTU-4.2']);
  });

  test('card:outmaneuver is suspended while Call to Action has put defenders there', () => {
    const layout = assault(3).controls(1, 'N-G').hand(0, 'outmaneuver').hand(1, 'call-to-action');
    const s = layout
      .rolls(...WON)
      .fight()
      .choose('play card:outmaneuver', 'play card:call-to-action', 'count 1');
    expect(s.events('rolled')).toMatchObject([{ defenceDie: 1, defence: 3 + 1 + 1 }]);
  });

  test('card:outmaneuver leaves nothing for Rampart and Blind Luck', () => {
    const layout = assault(1).hand(0, 'outmaneuver', 'blind-luck').hand(1, 'rampart').rolls(1);
    const s = layout.fight('asked').choose('play card:outmaneuver', 'pass', 'pass');
    expect([s.exchanges, s.state.battle]).toEqual([['2:3 lost'], undefined]);
  });
});

describe('Rampart', () => {
  test('card:rampart is played by the defender after the roll', () => {
    expect(windowsOf('rampart')).toEqual(['1 after-roll-card']);
  });

  test('card:rampart rolls the defence die again, and the new roll stands', () => {
    const s = siege(4, 1).hand(1, 'rampart').rolls(5, 2, 1).fight().choose('play card:rampart');
    expect(s.events('rerolled')).toEqual([{ kind: 'rerolled', seat: 1, dice: [1], attack: 9, defence: 5 }]);
    expect(s.exchanges).toEqual(['9:5 won']);
  });

  test('card:rampart serves the left neighbour who defends an uncontrolled tile', () => {
    const s = assault(2).controls(0, 'N-W1').hand(1, 'rampart').rolls(5, 2, 6).fight();
    expect([s.asked, s.choose('play card:rampart').exchanges]).toEqual(['1 after-roll-card', ['7:9 lost']]);
  });

  test('card:rampart needs a defence roll', () => {
    const s = assault(4).hand(0, 'outmaneuver').hand(1, 'rampart').rolls(1).fight();
    s.choose('play card:outmaneuver');
    expect([s.exchanges, s.player(1).hand]).toEqual([['5:3 won'], ['rampart']]);
  });
});

describe('Spirited Defense', () => {
  test('card:spirited-defense is played by the defender before the roll', () => {
    expect(windowsOf('spirited-defense')).toEqual(['1 defence-card']);
  });

  test('card:spirited-defense adds 2 to the defence in every exchange of the battle', () => {
    const s = siege(4, 2).hand(1, 'spirited-defense').rolls(6, 1, 6, 1).fight();
    expect(s.choose('play card:spirited-defense').exchanges).toEqual(['10:8 won', '10:7 won']);
  });

  test('card:spirited-defense needs own warriors on the space', () => {
    const s = assault(3).controls(1, 'N-G').hand(1, 'spirited-defense').fight('asked');
    expect([s.asked, s.offers(), s.whyNot('play card:spirited-defense')]).toEqual([
      '1 defence-card',
      ['pass'],
      'BTU-4.2',
    ]);
  });

  test('card:spirited-defense is judged once: it stays when the horde is called away', () => {
    const layout = siege(3, 2)
      .controls(1, 'E-G')
      .hand(1, 'spirited-defense', 'call-to-action')
      .rolls(...WON);
    const s = layout.fight().choose('play card:spirited-defense', 'play card:call-to-action');
    expect(s.choose('call N-G', 'count 2').exchanges).toEqual(['9:6 won']);
  });
});

describe('Tactics', () => {
  test('card:tactics is played by the attacker after the roll', () => {
    expect(windowsOf('tactics')).toEqual(['0 after-roll-card']);
  });

  test('card:tactics rolls the attack die again, and the new roll stands', () => {
    const s = siege(4, 1)
      .controls(0, 'N-W1')
      .hand(0, 'tactics')
      .rolls(2, 1, 1)
      .fight()
      .choose('play card:tactics');
    expect(s.events('rerolled')).toEqual([{ kind: 'rerolled', seat: 0, dice: [1], attack: 5, defence: 5 }]);
    expect(s.exchanges).toEqual(['5:5 lost']);
  });

  test('card:tactics is never played against an empty tile', () => {
    const s = assault(1)
      .controls(1, 'N-G')
      .hand(0, 'tactics')
      .rolls(...LOST)
      .fight();
    expect([s.exchanges, s.player(0).hand]).toEqual([['2:9 lost'], ['tactics']]);
    const luck = assault(2)
      .hand(0, 'tactics')
      .rolls(...LOST)
      .fight('asked')
      .choose('pass');
    expect([luck.asked, luck.offers(), luck.whyNot('play card:tactics')]).toEqual([
      '0 after-roll-card',
      ['pass'],
      'BTU-4.2',
    ]);
  });
});
