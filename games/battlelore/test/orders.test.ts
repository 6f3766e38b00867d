import { describe, expect, test } from 'vitest';
import { field } from './field.ts';

describe('orders', () => {
  test('BLO-3.1 all are announced before any unit moves', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F7')
      .hand('S', 'LE', 'GA');
    const sitting = s.begin().choose('command card:LE', 'order F6');
    expect([sitting.asked, sitting.offers('pick'), sitting.whyNot('pick F6')]).toEqual([
      'S order',
      [],
      'BLO-3.1',
    ]);
    expect(sitting.choose('order F7').offers('order')).toEqual([]);
  });

  test('BLO-3.1 fewer than allowed may be given, and the others are lost', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F7')
      .hand('S', 'LE', 'GA');
    const sitting = s.begin().choose('command card:LE', 'order F6', 'done');
    expect([sitting.offers('pick'), sitting.whyNot('pick F7')]).toEqual([['pick F6'], 'BLO-3.2']);
  });

  test('BLO-3.1 none may be given', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'LE', 'GA');
    expect(s.begin().choose('command card:LE', 'done').asked).toBe('P command');
  });

  test('BLO-3.1 only own units are ordered', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'LE', 'GA');
    expect(s.begin().choose('command card:LE').whyNot('order E6')).toBe('BLO-3.1');
  });

  test('BLO-3.2 only ordered units move', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F7').ordered('F6');
    const sitting = s.begin('movement');
    expect([sitting.whyNot('pick F6'), sitting.whyNot('pick F7')]).toEqual([undefined, 'BLO-3.2']);
  });

  test('BLO-3.2 only ordered units battle', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F5').ordered('F6');
    const sitting = s.unit('P', 'human_infantry', 'E6').begin('combat');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F5 E6')]).toEqual([undefined, 'BLO-3.2']);
  });

  test('BLO-3.2 only ordered units take a special action', () => {
    const s = field().unit('S', 'human_infantry', 'F6').landmark('training_camp', 'F6', 'S');
    s.unit('S', 'human_infantry', 'F8');
    expect(s.ordered('F8').begin('movement').whyNot('pick F6')).toBe('BLO-3.2');
    expect(s.ordered('F6').begin('movement').choose('pick F6').whyNot('train')).toBeUndefined();
  });

  test('BLO-3.3 a unit on a dotted line is ordered from either of its sections', () => {
    const s = field().unit('S', 'human_infantry', 'F4').unit('S', 'human_infantry', 'F9');
    s.unit('S', 'human_infantry', 'F6').hand('S', 'PA-L', 'PA-C', 'PA-R');
    const offered = (card: string) => s.begin().choose(`command card:${card}`).offers('order');
    expect(offered('PA-L')).toEqual(['order F4']);
    expect(offered('PA-C')).toEqual(['order F4', 'order F6', 'order F9']);
    expect(offered('PA-R')).toEqual(['order F9']);
  });

  test('BLO-3.4 no unit is ordered twice in a turn', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F4')
      .unit('S', 'human_infantry', 'F6')
      .hand('S', 'GA', 'LE');
    const sitting = s.begin().choose('command card:GA', 'order F4');
    expect([sitting.whyNot('order F4'), sitting.whyNot('order F6')]).toEqual(['BLO-3.4', undefined]);
  });

  test('BLO-3.5 each unit needs an order of a section it stands in, all distinct', () => {
    const s = field().unit('S', 'human_infantry', 'D4').unit('S', 'human_infantry', 'F4');
    s.unit('S', 'human_infantry', 'H4').unit('S', 'human_infantry', 'G11').hand('S', 'LA', 'LE');
    const sitting = s.begin().choose('command card:LA', 'order D4', 'order F4');
    expect([sitting.whyNot('order H4'), sitting.whyNot('order G11')]).toEqual(['BLO-3.5', undefined]);
  });

  test('BLO-3.5 nobody is asked from which section a unit is ordered', () => {
    const s = field().unit('S', 'human_infantry', 'F4').unit('S', 'human_infantry', 'G2');
    s.unit('S', 'human_infantry', 'G6').hand('S', 'LA', 'LE');
    const west = s.begin().choose('command card:LA', 'order F4', 'order G2');
    expect([west.asked, west.at('G6')?.ordered]).toEqual(['S move', 'no']);
    const centre = s.begin().choose('command card:LA', 'order F4', 'order G6');
    expect([centre.asked, centre.at('G2')?.ordered]).toEqual(['S move', 'no']);
    const both = s.begin().choose('command card:LA', 'order G2', 'order G6');
    expect([both.asked, both.at('F4')?.ordered]).toEqual(['S move', 'no']);
  });

  test('BLO-3.5 a unit outside the sections of the card is not ordered', () => {
    const s = field()
      .unit('S', 'human_infantry', 'G2')
      .unit('S', 'human_infantry', 'G6')
      .hand('S', 'PA-L', 'LE');
    expect(s.begin().choose('command card:PA-L').whyNot('order G6')).toBe('BLO-3.5');
  });

  test('BLO-3.6 a card that orders all asks nothing', () => {
    const s = field().unit('S', 'human_archer', 'F6').unit('S', 'human_archer', 'G2');
    const sitting = s
      .unit('S', 'human_infantry', 'G5')
      .hand('S', 'DS', 'LE')
      .begin()
      .choose('command card:DS');
    expect([sitting.asked, sitting.offers('pick')]).toEqual(['S move', ['pick F6', 'pick G2']]);
  });

  test('BLO-3.6 webbed units are ordered only if their owner pays', () => {
    const s = field('creatures').unit('S', 'human_archer', 'F6').unit('S', 'human_archer', 'G2');
    s.at('F6', { web: true }).hand('S', 'DS', 'LE');
    const rich = s.tokens('S', 1).begin().choose('command card:DS');
    expect([rich.asked, rich.offers()]).toEqual(['S order', ['order F6', 'done']]);
    expect(rich.choose('order F6').camp('S').goblet).toBe(0);
    expect([rich.at('F6')?.ordered, rich.at('F6')?.web]).toEqual(['card', false]);
    const poor = s.tokens('S', 0).begin().choose('command card:DS');
    expect([poor.asked, poor.offers('pick')]).toEqual(['S move', ['pick G2']]);
  });
});

describe('worked examples', () => {
  test('V-01 Patrol Left and Patrol Centre may order a unit of P on D9, Patrol Right may not', () => {
    const s = field().turnOf('P').unit('P', 'human_infantry', 'D9').unit('P', 'human_infantry', 'D2');
    s.hand('P', 'PA-L', 'PA-C', 'PA-R');
    const why = (card: string) => s.begin().choose(`command card:${card}`);
    expect(why('PA-L').offers('order')).toEqual(['order D9']);
    expect(why('PA-C').offers('order')).toEqual(['order D9']);
    expect([why('PA-R').offers('order'), why('PA-R').whyNot('order D9')]).toEqual([['order D2'], 'BLO-3.5']);
  });
});

describe('for a seat that is absent', () => {
  test('BLO-3.1 no more units are ordered: D-ORDER', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F7')
      .hand('S', 'LE', 'GA');
    expect(s.begin().choose('command card:LE').fallback).toBe('done');
  });
});
