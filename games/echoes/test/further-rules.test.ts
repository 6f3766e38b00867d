import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { determinize } from '../rules/determinize.ts';
import { boardOf, capitalHealth } from '../rules/profiles.ts';
import { mayStand } from '../rules/reach.ts';
import { indexOf, within } from '../rules/squares.ts';
import type { Field } from './field.ts';
import { field, opening } from './field.ts';

const match = (): Field => field().unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');

describe('set-up and decks', () => {
  test('ECH-1.13 musters, dice, tiles, scouts, cards, resupply, first turn', () => {
    const s = opening(2, { decks: 'built' }, [6, 1]);
    expect([s.asked, s.events('dice')]).toEqual(['0 muster-civ', []]);
    s.choose('civ norse', 'done', 'civ scots');
    expect(s.state.units).toEqual([]);
    s.choose('done');
    expect([s.events('dice').length, s.asked, s.state.units.length]).toEqual([1, '0 restock', 2]);
  });

  test('ECH-11.21 a muster ends after so many changes', () => {
    const s = opening(2, { decks: 'built' }, [6, 1]).choose('civ norse');
    for (let i = 0; i < 75; i++) s.choose('drop nor-hardrada', 'add nor-hardrada');
    expect(s.offers().filter((choice) => choice !== 'preset')).toEqual(['done']);
  });

  test('ECH-11.25 in the long game a Capital has twenty', () => {
    const f = field(2, { mode: 'long' });
    expect([f.state.size, capitalHealth(f.state)]).toEqual([8, 20]);
  });
});

describe('buildings', () => {
  test('ECH-5.19 a village may be used with an empty deck', () => {
    const f = match().land('village', 'c3').unit(0, 'nor-spearman', 'c3').hand(0, 'nor-hardrada');
    f.player(0).deck = [];
    const s = f.begin().choose('draw u3');
    expect([s.player(0).hand.length, s.u(3).exhausted]).toEqual([1, true]);
  });

  test('ECH-5.21 a card puts no Barracks beside a Capital', () => {
    const by = (at: 'b1' | 'c3') =>
      match().civ(0, 'english').building(0, 'camp', at).unit(0, 'eng-watchman', at).begin().offers('ability');
    expect([by('b1'), by('c3')]).toEqual([[], ['ability u3 1']]);
  });

  test('ECH-5.22 a Camp that its owner destroys goes with its token, and its unit stays', () => {
    const f = match()
      .civ(0, 'english')
      .land('forest', 'c3')
      .building(0, 'camp', 'c3')
      .unit(0, 'eng-billman', 'c3');
    const s = f
      .main(0, { wood: 1 })
      .hand(0, 'eng-royal-forest', 'eng-knight')
      .begin()
      .choose('play eng-royal-forest');
    for (const wanted of ['effect 1', `pick ${s.b('c3')}`]) if (s.offers().includes(wanted)) s.choose(wanted);
    expect([s.building('c3'), s.player(0).main.wood, s.u(3).at]).toEqual([undefined, 0, 'c3']);
  });
});

describe('what sets cards off', () => {
  test('ECH-6.26 an attack on a building is another thing than one on a unit', () => {
    const f = () =>
      match()
        .civ(0, 'ottomans')
        .unit(0, 'ott-azab', 'c3')
        .unit(1, 'byz-stratiotai', 'c4')
        .building(1, 'camp', 'd3');
    const s = f().begin();
    expect(s.choose(`attack u3 ${s.b('d3')}`).temp(0)).toBe('1 gold');
    expect(f().begin().choose('attack u3 u4').temp(0)).toBe('');
  });

  test('ECH-7.12 whoever makes room goes with its upgrades, and is not lost', () => {
    const f = match()
      .event(0, 'nor-valhalla')
      .hand(0, 'nor-spearman', 'nor-hardrada')
      .main(0, { food: 2, wood: 1 });
    for (const at of ['b3', 'c3', 'd3'] as const) f.unit(0, 'nor-bondi', at);
    f.upgrade('nor-byrnie').set(({ players }) => {
      if (players[0]) Object.assign(players[0], { kingOut: true, queenOut: true });
    });
    f.u(1).at = 'b2';
    const s = f.begin('deployment').choose('replace nor-spearman u5 a1');
    expect([s.unit(5), s.player(0).discard, s.player(0).hand]).toEqual([
      'lost',
      ['nor-bondi', 'nor-byrnie'],
      ['nor-hardrada'],
    ]);
  });

  test('ECH-8.21 a Reaction sets off what its player has', () => {
    const f = match()
      .civ(1, 'byzantines')
      .event(1, 'byz-university')
      .unit(0, 'nor-bondi', 'c3')
      .unit(1, 'byz-stratiotai', 'c4');
    const s = f
      .hand(1, 'byz-beacons', 'byz-basil')
      .begin()
      .choose('attack u3 u4', 'react byz-beacons', 'done');
    expect(s.asked).toBe('1 discard');
  });

  test('ECH-8.24 what was given stays with those who were there', () => {
    const f = match()
      .civ(0, 'scots')
      .unit(0, 'sco-clansman', 'c3')
      .unit(0, 'sco-clansman', 'c4')
      .hand(0, 'sco-ring-of-pikes', 'sco-bruce');
    const s = f.main(0, { food: 2 }).begin().choose('play sco-ring-of-pikes', 'move u3 a3');
    expect(boardOf(s.state).profile(s.u(3)).armour).toBe(1);
  });

  test('ECH-12.7, ECH-12.8 the printed total counts, whatever was paid', () => {
    const f = match().civ(0, 'hre').civ(1, 'hre').hand(0, 'hre-landfrieden', 'hre-otto').main(0, { gold: 1 });
    const s = f
      .hand(1, 'hre-interdict')
      .main(1, { gold: 2, food: 1 })
      .begin('deployment')
      .choose('play hre-landfrieden');
    expect([s.asked, s.ready(0)]).toEqual(['1 react', '']);
  });
});

describe('teams', () => {
  const four = () =>
    field(4)
      .unit(0, 'nor-bondi', 'c1')
      .unit(1, 'nor-bondi', 'f8')
      .unit(2, 'nor-bondi', 'e1')
      .unit(3, 'nor-bondi', 'd8');

  test('ECH-11.7 one of two opponents is named', () => {
    const s = four()
      .civ(0, 'english')
      .hand(0, 'eng-wool-export')
      .begin()
      .choose('play eng-wool-export', 'effect 1');
    expect([s.asked, s.offers()]).toEqual(['0 opponent', ['seat 1', 'seat 3']]);
    expect(s.choose('seat 3').temp(3)).toBe('1 food');
  });

  test('ECH-11.24 an Upgrade on a mate’s unit stays its player’s card', () => {
    const f = four().unit(1, 'nor-huscarl', 'c4').unit(2, 'sco-cateran', 'c5').upgrade('nor-byrnie', 0);
    const s = f
      .set((state) => {
        state.active = 1;
      })
      .begin()
      .choose('attack u5 u6');
    expect([s.player(0).discard, s.player(2).discard]).toEqual([['nor-byrnie'], ['sco-cateran']]);
  });
});

describe('words and knowledge', () => {
  const [c3, c4, d4, d5] = (['c3', 'c4', 'd4', 'd5'] as const).map(indexOf) as [
    number,
    number,
    number,
    number,
  ];

  test('ECH-12.1, ECH-12.2, ECH-12.4 adjacent leaves the diagonals out, around does not; both are counted in squares', () => {
    expect([within(c3, c3, 1, true), within(c3, c4, 1, true), within(c3, d4, 1, true)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([within(c3, c3, 1), within(c3, d4, 1), within(c3, d5, 1)]).toEqual([true, true, false]);
  });

  test('ECH-12.3 unoccupied means no unit, no walls, no water', () => {
    const f = match()
      .land('water', 'c4')
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-bondi', 'd4')
      .building(1, 'barracks', 'd5');
    expect([c4, d4, d5, indexOf('b3')].map((at) => mayStand(f.board(), f.u(3), at))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('ECH-13.7 a guess keeps one’s own hand, the number of cards and what is known', () => {
    const f = match().civ(1, 'scots').hand(0, 'nor-hardrada').hand(1, 'sco-bruce', 'sco-clansman');
    f.player(1).known.push('sco-clansman');
    const s = f.begin();
    const guess = determinize(s.state, 0, createRng({ kind: 'fast', seed: 'guess' }));
    expect([guess.players[0]?.hand, guess.players[1]?.hand.length]).toEqual([['nor-hardrada'], 2]);
    expect(guess.players[1]?.hand).toContain('sco-clansman');
  });

  test('ECH-13.10 only the seat that is asked learns why not', () => {
    const s = match().hand(0, 'nor-hardrada').begin();
    expect(s.match.explainRefusal(0, ['play', 'nor-frenzy'])?.rule).toBe('ECH-8.1');
    expect(s.match.explainRefusal(1, ['play', 'nor-frenzy'])?.rule).toBe('table.not-asked');
  });
});
