import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { field, opening } from './field.ts';

/** `u1` of seat 0 and `u2` of seat 1 keep both sides in the match. */
const match = (): Field => field().unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');
/** With a card in hand a phase is asked even if nothing can be done. */
const holding = (): Field => match().hand(0, 'nor-hardrada');

describe('set-up', () => {
  test('ECH-1.1 ties for the highest roll are rolled again', () => {
    const s = opening(2, {}, [4, 4, 2, 5]);
    expect([s.state.leader, s.asked]).toEqual([1, '1 lead']);
    expect(s.events('dice')).toHaveLength(2);
  });

  test('ECH-1.2 no civilisation twice, unless mirrored', () => {
    const s = opening(2, {}, [6, 1]).choose('first', 'civ norse');
    expect([s.asked, s.whyNot('civ norse')]).toEqual(['1 civ', 'ECH-1.2']);
    const mirrored = opening(2, { mirror: true }, [6, 1]).choose('first', 'civ norse');
    expect(mirrored.whyNot('civ norse')).toBeUndefined();
  });

  test('ECH-1.10 each may resupply any of the five cards, or the option is off', () => {
    const s = opening(2, {}, [6, 1]).choose('first', 'civ norse', 'civ scots');
    expect(s.asked).toBe('0 restock');
    const [card = ''] = s.player(0).hand;
    s.choose(`set ${card}`, 'done');
    expect([s.asked, s.player(0).hand.length]).toEqual(['1 restock', 5]);
    const off = opening(2, { openingRestock: false }, [6, 1]).choose('first', 'civ norse', 'civ scots');
    expect(off.asked).toBe('0 mobilise');
  });

  test('ECH-1.4 seven tiles lie face down', () => {
    const s = opening(2, { openingRestock: false }, [6, 1]).choose('first', 'civ norse', 'civ scots');
    expect(s.state.land.filter((land) => land === '')).toHaveLength(28);
  });

  test('ECH-1.14 set-up sets off no trigger', () => {
    const s = opening(2, { openingRestock: false }, [6, 1]).choose('first', 'civ norse', 'civ scots');
    expect([s.events('deployed'), s.state.units.map(({ id }) => id)]).toEqual([[], [1, 2]]);
  });
});

describe('the turn', () => {
  test('ECH-2.1, ECH-2.6, ECH-2.7 phases pass in order and do not come back', () => {
    const s = holding().unit(0, 'nor-spearman', 'c3').begin();
    expect(s.whyNot('deploy nor-hardrada a1')).toBe('ECH-2.1');
    expect([s.choose('pass').asked, s.whyNot('move u3 c4')]).toEqual(['0 deploy', 'ECH-2.1']);
    expect(s.choose('pass').asked).toBe('1 mobilise');
  });

  test('ECH-2.2, ECH-2.3, ECH-3.1 the Start refreshes resources and units', () => {
    const f = match()
      .unit(0, 'nor-spearman', 'c3', { exhausted: true, moved: true })
      .main(0, { food: 2 }, { food: 2 });
    f.state.active = 1;
    const s = f.begin('deployment').until(0);
    expect([s.ready(0), s.u(3).exhausted, s.u(3).moved]).toEqual(['2 food', false, false]);
  });

  test('ECH-2.4 the exhausted do not move, act or switch, but counter', () => {
    const s = match().unit(0, 'nor-bowman', 'c3', { exhausted: true }).begin();
    expect([s.whyNot('move u3 d4'), s.whyNot('mode u3'), s.whyNot('camp u3')]).toEqual([
      'ECH-2.4',
      'ECH-2.4',
      'ECH-2.4',
    ]);
    const struck = match()
      .unit(0, 'nor-bondi', 'c3')
      .unit(1, 'nor-spearman', 'c4', { exhausted: true })
      .begin();
    expect(struck.choose('attack u3 u4').unit(3)).toBe('c3 1/3 exhausted');
  });

  test('ECH-2.5 moves, actions and cards in any order', () => {
    const f = holding()
      .land('mine', 'c3')
      .unit(0, 'nor-spearman', 'c3')
      .unit(0, 'nor-spearman', 'd3')
      .hand(0, 'nor-frenzy');
    const s = f
      .main(0, { food: 1 })
      .begin()
      .choose('move u4 d4', 'play nor-frenzy', 'pick u3', 'camp u3', 'move u1 a2');
    expect(s.asked).toBe('0 mobilise');
  });
});

describe('resources', () => {
  test('ECH-3.2, ECH-3.15 a temporary resource pays once and is gone', () => {
    const f = match().temp(0, 'wood').hand(0, 'nor-sea-legs', 'nor-hardrada');
    const s = f.begin('deployment').choose('play nor-sea-legs u1');
    expect([s.temp(0), s.u(1).upgrades.map(({ card }) => card)]).toEqual(['', ['nor-sea-legs']]);
  });

  test('ECH-3.4 what lies on a card goes with it', () => {
    const f = match().unit(0, 'nor-cnut', 'c3', { damage: 8 }).unit(1, 'nor-huscarl', 'c4');
    f.temp(0, 'joker', 1, f.u(3).since, 'unit').set((state) => {
      state.active = 1;
    });
    expect(f.begin().choose('attack u4 u3').temp(0)).toBe('');
  });

  test('ECH-3.6 a resource of choice is named when it is gained, never a joker', () => {
    const s = match().civ(0, 'mongols').hand(0, 'mon-tribute').begin('deployment').choose('play mon-tribute');
    expect([s.asked, s.offers()]).toEqual(['0 resource', ['food', 'wood', 'gold']]);
  });

  test('ECH-3.9 resources are spent in an opponent’s turn', () => {
    const f = match()
      .civ(1, 'norse')
      .main(1, { wood: 1 })
      .hand(1, 'nor-shield-wall')
      .unit(0, 'nor-bondi', 'e4');
    const s = f.unit(1, 'nor-bondi', 'e5').begin().choose('attack u3 u4', 'react nor-shield-wall');
    expect(s.ready(1)).toBe('');
  });

  test('ECH-3.10 tokens on units are spent before those on the Civilisation card', () => {
    const f = match().unit(0, 'nor-cnut', 'c3').hand(0, 'nor-sea-legs', 'nor-hardrada');
    f.temp(0, 'wood').temp(0, 'wood', 1, f.u(3).since, 'unit');
    const s = f.begin('deployment').choose('play nor-sea-legs u1');
    expect(s.player(0).tokens.map(({ zone }) => zone)).toEqual(['civ']);
  });
});

describe('the end of a turn', () => {
  const drawn = (held: number, deck: number) => {
    const f = match().set(({ players }) => {
      const [player] = players;
      if (!player) return;
      player.deck = player.deck.slice(0, deck);
      player.hand = player.list.slice(0, held);
    });
    return f.begin('deployment').until(1).player(0).hand.length;
  };

  test('ECH-9.2, ECH-9.4 five cards, or one more; an empty deck gives none', () => {
    expect([drawn(3, 10), drawn(5, 10), drawn(2, 1), drawn(0, 0)]).toEqual([5, 6, 3, 0]);
  });

  test('ECH-9.1 what lasts until the end of the turn ends, before the draw', () => {
    const f = holding().unit(0, 'nor-spearman', 'c3').hand(0, 'nor-frenzy').main(0, { food: 1 });
    const s = f.begin().choose('play nor-frenzy', 'pick u3');
    expect(s.state.lasting).toHaveLength(1);
    expect(s.until(1).state.lasting).toEqual([]);
  });

  test('ECH-9.8 whoever resigns has lost', () => {
    const s = match().begin().resign(1);
    expect([s.ending, s.match.result?.winners]).toEqual(['resigned', [0]]);
  });

  test('ECH-7.13, ECH-9.13, ECH-9.14 health is never lost by choice to nothing', () => {
    const f = (damage: number) =>
      match()
        .civ(0, 'english')
        .hand(0, 'eng-edward')
        .set(({ players, buildings }) => {
          if (players[0]) players[0].kingOut = true;
          if (buildings[0]) buildings[0].damage = damage;
        })
        .begin('deployment');
    const s = f(0).choose('revive king');
    expect([s.building('a1'), s.player(0).kingOut]).toEqual([8, false]);
    expect(f(8).whyNot('revive king')).toBe('ECH-9.14');
  });
});
