import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { field } from './field.ts';

describe('a turn', () => {
  test('BLO-2.1 has five phases: Command, Order, Movement, Combat, End of turn', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'LE', 'GA');
    const sitting = s.begin();
    const phases = [`${sitting.asked} in ${sitting.state.phase}`];
    for (const choice of ['command card:LE', 'order F6', 'done']) {
      sitting.choose(choice);
      phases.push(`${sitting.asked} in ${sitting.state.phase}`);
    }
    expect(phases).toEqual([
      'S command in command',
      'S order in order',
      'S move in movement',
      'S combat in combat',
    ]);
    expect([sitting.choose('done').asked, sitting.events('drew-command').length]).toEqual(['P command', 1]);
  });

  test('BLO-2.1 turns alternate', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'C6').begin();
    for (const asked of ['P command', 'S command', 'P command']) s.choose(s.fallback).until(asked);
    expect(s.events('turn').map((e) => e.seat)).toEqual([1, 0, 1, 0]);
  });
});

describe('the Command phase', () => {
  test('BLO-2.2 one Command card of the hand is played', () => {
    const s = field().unit('S', 'human_infantry', 'F6').hand('S', 'LE', 'GA').begin();
    expect(s.offers()).toEqual(['command card:GA', 'command card:LE']);
    expect([s.whyNot('pass'), s.whyNot('command card:PA-L')]).toEqual(['BLO-2.2', 'BLO-2.2']);
    expect([s.whyNot('command card:none'), s.whyNot('command F6')]).toEqual(
      Array(2).fill('table.wrong-kind'),
    );
  });

  test('BLO-2.2 exactly one, face up', () => {
    const s = field().unit('S', 'human_infantry', 'F6').hand('S', 'LE', 'GA').begin();
    expect(s.choose('command card:LE').asked).toBe('S order');
    expect([s.camp('S').hand, s.match.view(0).view.turn.command]).toEqual([['GA'], 'LE']);
  });

  test('BLO-2.2 a Lore card that says so takes its place', () => {
    const s = field('council-fixed').council('S', { commander: 3, warrior: 1 }).tokens('S', 8);
    s.unit('S', 'human_cavalry', 'F6').hand('S', 'LE', 'GA').lore('S', 'WAR-14');
    const sitting = s.begin().choose('play lore:WAR-14');
    expect([sitting.asked, sitting.camp('S').hand, sitting.state.turn.command]).toEqual([
      'S order',
      ['LE', 'GA'],
      undefined,
    ]);
  });

  test('BLO-2.2 without any Command card the turn goes to its end and one is drawn', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .hand('S')
      .set((x) => {
        x.camps[1].handSize = 3;
      });
    const sitting = s.begin();
    expect([sitting.asked, sitting.camp('S').hand.length]).toEqual(['P command', 1]);
  });

  test('BLO-2.3 a section card gives orders for sections, as its player sees them', () => {
    const s = field().unit('S', 'human_infantry', 'G2').unit('S', 'human_infantry', 'G7');
    s.unit('S', 'human_infantry', 'G12').unit('P', 'human_infantry', 'C2').unit('P', 'human_infantry', 'C12');
    s.hand('S', 'PA-L', 'PA-R').hand('P', 'PA-L', 'PA-R');
    expect(s.begin().choose('command card:PA-L').offers('order')).toEqual(['order G2']);
    expect(s.begin().choose('command card:PA-R').offers('order')).toEqual(['order G12']);
    s.turnOf('P');
    expect(s.begin().choose('command card:PA-L').offers('order')).toEqual(['order C12']);
    expect(s.begin().choose('command card:PA-R').offers('order')).toEqual(['order C2']);
  });

  test('BLO-2.4 a card that contradicts a rule wins: red infantry moves two hexes with Foot Onslaught', () => {
    const s = field().unit('S', 'human_heavy', 'F6').unit('P', 'human_infantry', 'C6').hand('S', 'FO', 'LE');
    const by = (card: string) => s.begin().choose(`command card:${card}`, 'order F6', 'pick F6');
    expect([by('LE').whyNot('to D6'), by('FO').whyNot('to D6')]).toEqual(['BLO-4.6', undefined]);
  });

  test('BLO-2.5 a tactic card orders units by its own terms, anywhere on the board', () => {
    const s = field().unit('S', 'human_infantry', 'A1').unit('S', 'human_infantry', 'E7');
    s.unit('S', 'human_infantry', 'I13').unit('S', 'human_archer', 'G6').hand('S', 'BB', 'LE', 'GA');
    const sitting = s.begin().choose('command card:BB');
    expect(sitting.offers('order').toSorted()).toEqual(['order A1', 'order E7', 'order I13']);
    expect(sitting.whyNot('order G6')).toBe('BLO-2.5');
  });

  test('BLO-2.6 equal to command is the hand and the card being played', () => {
    const s = field().unit('S', 'human_infantry', 'G5').unit('S', 'human_infantry', 'G6');
    s.unit('S', 'human_infantry', 'G7').unit('S', 'human_infantry', 'G8').hand('S', 'AS-C', 'LE', 'GA');
    const sitting = s.begin().choose('command card:AS-C', 'order G5', 'order G6');
    expect([sitting.asked, sitting.state.turn.equal]).toEqual(['S order', 3]);
    expect([sitting.choose('order G7').asked, sitting.at('G8')?.ordered]).toEqual(['S move', 'no']);
  });

  test('BLO-2.6 with no other card in hand it is one', () => {
    const s = field().unit('S', 'human_infantry', 'G5').unit('S', 'human_infantry', 'G6').hand('S', 'AS-C');
    expect(s.begin().choose('order G6').asked).toBe('S move');
  });
});

describe('a card that can order nobody', () => {
  const centre = () => field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6');

  test('BLO-2.7 the turn goes to its end, and a card is drawn', () => {
    const s = centre().hand('S', 'PA-L', 'LE').begin().choose('command card:PA-L');
    expect([s.asked, s.camp('S').hand.length]).toEqual(['P command', 2]);
  });

  test('BLO-2.7 a creature that can be paid for counts as an order', () => {
    const s = field('creatures').unit('S', 'giant_spider', 'F6').hand('S', 'PA-L', 'LE');
    expect(s.tokens('S', 3).begin().choose('command card:PA-L').offers('order')).toEqual(['order F6']);
    expect(s.tokens('S', 2).begin().choose('command card:PA-L').asked).toBe('P command');
  });

  test('BLO-2.7 and so do the orders of a Lore card', () => {
    const s = field('council-fixed').council('S', { commander: 3, warrior: 1 }).tokens('S', 6);
    s.unit('S', 'human_infantry', 'F6').hand('S', 'PA-L', 'LE').lore('S', 'WAR-12');
    expect(s.begin().choose('command card:PA-L', 'pass').asked).toBe('S lore-choice');
    const sitting = s.begin().choose('command card:PA-L', 'play lore:WAR-12');
    expect(sitting.offers('order')).toEqual(['order F6']);
  });

  test('BLO-2.7 no combat phase is left in which a Lore card could be played', () => {
    const s = field('council-fixed').council('S', { commander: 3, warrior: 1 }).tokens('S', 5);
    s.unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').hand('S', 'PA-L', 'LE');
    expect(s.lore('S', 'WAR-10').begin().choose('command card:PA-L').asked).toBe('S lore-choice');
  });
});

describe('the fallback of a tactic card', () => {
  const offered = (s: Field, card: string) => s.begin().choose(`command card:${card}`).offers('order');

  test('BLO-2.8 is one unit of any kind, if no such unit is on the board', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_heavy', 'F7').hand('S', 'GB', 'LE');
    expect(offered(s, 'GB')).toEqual(['order F6', 'order F7']);
    expect(s.begin().choose('command card:GB', 'order F6').asked).toBe('S move');
  });

  test('BLO-2.8 is not there while one such unit stands anywhere', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_archer', 'I1').hand('S', 'GB', 'LE');
    expect(offered(s, 'GB')).toEqual(['order I1']);
  });

  test('BLO-2.8 counts only own units', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_archer', 'C1').hand('S', 'GB', 'LE');
    expect(offered(s, 'GB')).toEqual(['order F6']);
  });

  test('BLO-2.8 is not for units of the kind that cannot be ordered', () => {
    const s = field().unit('S', 'human_archer', 'F6').unit('S', 'human_infantry', 'G2').hand('S', 'DS', 'LE');
    const sitting = s.unit('P', 'human_infantry', 'E6').begin().choose('command card:DS');
    expect(sitting.asked).toBe('P command');
  });
});

describe('for a seat that is absent', () => {
  test('BLO-2.2 the first Command card by id is played: D-CMD', () => {
    const s = field().unit('S', 'human_infantry', 'F6').hand('S', 'LE', 'PA-L', 'AT-L').begin();
    expect(s.fallback).toBe('command card:AT-L');
  });
});
