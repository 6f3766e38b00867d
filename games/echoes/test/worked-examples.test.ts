/** The worked examples of the rules: set-up, movement, combat and the end of the match. */
import { describe, expect, test } from 'vitest';
import { field, opening } from './field.ts';

const ranged = { mode: 'ranged' } as const;

describe('E1, E2: the first steps', () => {
  const first = () => opening(2, {}, [6, 1]).choose('first', 'civ norse', 'civ scots');

  test('ECH-1.3, ECH-1.6, ECH-1.7, ECH-1.8, ECH-1.9, ECH-1.11 the table is set', () => {
    const s = first();
    expect(s.asked).toBe('0 restock');
    s.choose('done');
    expect(s.asked).toBe('1 restock');
    s.choose('done');
    expect(s.asked).toBe('0 mobilise');
    expect([s.unit(1), s.unit(2), s.building('a1'), s.building('f6')]).toEqual(['a1 4/4', 'f6 4/4', 10, 10]);
    expect(s.state.units.map(({ card }) => card)).toEqual(['nor-njosnari', 'sco-gillie']);
    const land = (at: string) => s.state.land['abcdef'.indexOf(at[0] ?? '') + (Number(at[1]) - 1) * 6];
    expect(['a2', 'b2', 'b1', 'f5', 'e5', 'e6'].map(land)).toEqual([
      'farmland',
      'mine',
      'forest',
      'farmland',
      'mine',
      'forest',
    ]);
    expect([s.ready(0), s.ready(1), s.temp(0), s.temp(1)]).toEqual([
      '1 food, 1 wood',
      '1 food, 1 wood',
      '',
      '1 joker',
    ]);
    expect([0, 1].map((seat) => [s.player(seat).hand.length, s.player(seat).deck.length])).toEqual([
      [5, 29],
      [5, 29],
    ]);
  });

  test('ECH-5.3, ECH-5.5 the first Camp', () => {
    const s = first().choose('done', 'done');
    expect(s.whyNot('camp u1')).toBe('ECH-5.2');
    s.choose('move u1 b2');
    expect(s.whyNot('barracks u1')).toBe('ECH-3.8');
    s.choose('camp u1');
    expect([s.ready(0), s.unit(1), s.building('b2')]).toEqual([
      '1 food, 1 wood, 1 gold',
      'b2 4/4 exhausted',
      4,
    ]);
    expect(s.offers('camp')).toEqual([]);
    expect(s.whyNot('camp u1')).toBe('ECH-5.3');
  });

  test('ECH-5.7 no Barracks next to a Capital', () => {
    expect(first().choose('done', 'done', 'move u1 b1').whyNot('barracks u1')).toBe('ECH-5.7');
  });
});

describe('E3-E6, E9-E11: blows and shots', () => {
  test('ECH-6.14, ECH-6.16 E3 the charge takes the square', () => {
    const s = field()
      .unit(0, 'hre-ritter', 'b2')
      .unit(1, 'sco-schiltron', 'd2')
      .unit(1, 'sco-kern', 'f6')
      .begin();
    s.choose('attack u1 u2');
    expect([s.unit(1), s.unit(2)]).toEqual(['d2 3/6 exhausted', 'lost']);
  });

  test('ECH-6.15 E4 back to where it came from', () => {
    const s = field()
      .unit(0, 'hre-ritter', 'c2')
      .unit(1, 'sco-schiltron', 'd2')
      .begin()
      .choose('attack u1 u2');
    expect([s.unit(1), s.unit(2)]).toEqual(['c2 3/6 exhausted', 'd2 1/4']);
  });

  test('ECH-6.5, ECH-4.1 a unit that moved has no melee, an archer may still shoot and slip away', () => {
    const s = field()
      .civ(0, 'mongols')
      .unit(0, 'mon-turkic-rider', 'b2')
      .unit(1, 'sco-cateran', 'd2')
      .unit(0, 'mon-horse-archer', 'b3', ranged)
      .unit(1, 'sco-kern', 'f6')
      .begin()
      .choose('move u1 c2');
    expect(s.whyNot('attack u1 u2')).toBe('ECH-6.5');
    s.choose('move u3 c3', 'attack u3 u2');
    expect([s.unit(2), s.asked]).toEqual(['lost', '0 place']);
    s.choose('to b3');
    expect(s.unit(3)).toBe('b3 3/3 exhausted');
  });

  test('ECH-6.24, ECH-10.8 E6, E7 guns, a lost Camp and Fatigue', () => {
    const s = field()
      .civ(0, 'ottomans')
      .hand(0, 'ott-mehmed')
      .unit(0, 'ott-sahi', 'b3', ranged)
      .building(1, 'camp', 'd3')
      .land('mine', 'd3')
      .main(1, { gold: 2 }, { gold: 1 })
      .begin()
      .choose('attack u1 building:3');
    expect([s.building('d3'), s.ready(1), s.player(1).main.gold, s.temp(0)]).toEqual([
      undefined,
      '',
      1,
      '1 gold',
    ]);
    s.until(1).until(0);
    expect(s.unit(1)).toBe('b3 3/3 exhausted');
    s.until(1).until(0);
    expect(s.unit(1)).toBe('b3 3/3');
  });

  test('ECH-10.15, ECH-6.15 E9 Front line first, and back when the square stays held', () => {
    const s = field()
      .unit(1, 'hre-pavisier', 'd4')
      .unit(1, 'hre-crossbowman', 'd4')
      .unit(0, 'mon-horse-archer', 'e5', ranged)
      .unit(0, 'mon-keshig', 'd2')
      .begin();
    expect(s.whyNot('attack u3 u2')).toBe('ECH-10.15');
    s.choose('attack u3 u1', 'attack u4 u1');
    expect([s.unit(1), s.unit(4)]).toEqual(['lost', 'd3 5/6 exhausted']);
  });

  test('ECH-6.18, ECH-6.20, ECH-6.22 E10 the walls first', () => {
    const s = field()
      .building(1, 'barracks', 'd4')
      .unit(1, 'ott-janissary', 'd4')
      .unit(0, 'hre-teutonic', 'd3')
      .unit(0, 'hre-ritter', 'b4')
      .begin();
    expect(s.whyNot('attack u2 u1')).toBe('ECH-6.18');
    s.choose('attack u2 building:3');
    expect([s.building('d4'), s.unit(2)]).toEqual([1, 'd3 6/6 exhausted']);
    s.choose('attack u3 building:3');
    expect([s.building('d4'), s.unit(1), s.unit(3)]).toEqual([undefined, 'd4 4/4', 'c4 6/6 exhausted']);
  });

  test('ECH-10.9, ECH-10.17 E11 Intimidation and Regenerate', () => {
    const s = field()
      .unit(0, 'nor-ulfhednar', 'c3')
      .unit(1, 'byz-skoutatoi', 'c4')
      .unit(1, 'sco-kern', 'f6')
      .begin()
      .choose('attack u1 u2');
    expect(s.unit(2)).toBe('c4 2/4');
    s.until(1).choose('attack u2 u1');
    expect([s.unit(1), s.unit(2)]).toEqual(['c3 3/5 exhausted', 'lost']);
    s.until(0);
    expect(s.unit(1)).toBe('c3 4/5');
  });

  test('ECH-6.30 E20 both damages are worked out before either is dealt', () => {
    const s = field()
      .unit(0, 'sco-gallowglass', 'c3')
      .unit(1, 'nor-berserker', 'c2')
      .unit(1, 'nor-bondi', 'f6')
      .begin()
      .choose('attack u1 u2');
    expect([s.unit(1), s.unit(2)]).toEqual(['c2 3/6 exhausted', 'lost']);
  });

  test('ECH-7.6 E22 the King goes with his unit', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'b3', { pawn: 'king' })
      .unit(0, 'nor-skald', 'c2')
      .unit(0, 'nor-hardrada', 'd2')
      .unit(1, 'hre-ritter', 'c3')
      .begin()
      .choose('attack u1 u4');
    expect([s.unit(4), s.unit(1), s.player(0).kingOut]).toEqual(['c3 3/6', 'lost', true]);
  });
});

describe('E8, E31, E32: exploring', () => {
  test('ECH-4.13, ECH-4.14, ECH-4.15 E8 water under the scout', () => {
    const explore = () =>
      field().faceDown('c1', 'C2').civ(0, 'scots').unit(0, 'sco-gillie', 'b1').begin().choose('move u1 c1');
    expect(explore().offers()).toEqual(['rotate 0', 'rotate 90', 'rotate 180', 'rotate 270']);
    const dry = explore().choose('rotate 0');
    expect([dry.unit(1), dry.offers('camp')]).toEqual(['c1 4/4', ['camp u1']]);
    const wet = explore().choose('rotate 90');
    expect([wet.unit(1), wet.offers('move'), wet.state.land[2]]).toEqual(['b1 4/4', [], 'water']);
  });

  test('ECH-5.15 E8 the scout may resupply one card', () => {
    const s = field()
      .faceDown('c1', 'C2')
      .civ(0, 'scots')
      .unit(0, 'sco-gillie', 'b1')
      .hand(0, 'sco-hobelar', 'sco-piper');
    const t = s.begin().choose('move u1 c1', 'rotate 0');
    expect(t.asked).toBe('0 restock');
    t.choose('set sco-hobelar');
    expect([t.asked, t.player(0).hand.length]).toEqual(['0 mobilise', 2]);
  });

  test('ECH-10.13 E31 a Heavy ship goes back from land', () => {
    const explore = () =>
      field()
        .land('water', 'b3')
        .faceDown('c3', 'H5')
        .unit(0, 'byz-dromon', 'b3')
        .begin()
        .choose('move u1 c3');
    expect([0, 90, 180, 270].map((turn) => explore().choose(`rotate ${turn}`).unit(1))).toEqual([
      'b3 6/6',
      'b3 6/6',
      'c3 6/6',
      'c3 6/6',
    ]);
  });

  test('ECH-4.19, ECH-5.4 E32 two rotations, and a rich Mine', () => {
    const explore = () =>
      field(2, { map: 'constantinople' })
        .faceDown('c3', 'C1')
        .unit(0, 'sco-reiver', 'b2')
        .begin()
        .choose('move u1 c3');
    expect(explore().offers()).toEqual(['rotate 0', 'rotate 90']);
    const village = explore().choose('rotate 0');
    expect([village.offers('draw'), village.offers('restock')]).toEqual([['draw u1'], ['restock u1']]);
    expect(explore().choose('rotate 90', 'camp u1').ready(0)).toBe('2 gold');
  });
});

describe('E12, E13, E17, E21: fields, hands and endings', () => {
  test('ECH-7.7, ECH-7.11 E12 a full field', () => {
    const f = field().civ(0, 'norse').main(0, { food: 2 }).hand(0, 'nor-bondi');
    for (const at of ['c1', 'c2', 'c3', 'c4'] as const) f.unit(0, 'nor-spearman', at);
    f.unit(0, 'nor-skald', 'c5', { pawn: 'queen' }).set((s) => {
      s.players[0].kingOut = true;
    });
    const s = f.begin('deployment');
    expect(s.offers('deploy')).toEqual([]);
    expect(s.offers('replace').map((words) => words.split(' ')[2])).toEqual(['u1', 'u2', 'u3', 'u4']);
    expect(s.whyNot('replace nor-bondi u5 a1')).toBe('ECH-7.7');
    s.choose('replace nor-bondi u1 a1');
    expect([s.state.units.filter(({ seat }) => seat === 0).length, s.unit(1), s.unit(7)]).toEqual([
      5,
      'lost',
      'a1 3/3',
    ]);
    expect(s.events('lost')).toEqual([]);
  });

  test.each([
    [3, 20, 5],
    [5, 20, 6],
    [2, 1, 3],
    [0, 0, 0],
  ])('E13 ECH-9.2, ECH-9.4 hand %i, deck %i: %i after the draw', (hand, deck, after) => {
    const f = field().civ(0, 'norse');
    const player = f.player(0);
    player.hand = player.deck.splice(0, hand);
    player.discard = player.deck.splice(deck);
    const s = f.begin('end');
    expect(s.player(0).hand.length).toBe(after);
  });

  test('ECH-9.3 E13 above seven cards one is discarded by choice', () => {
    const f = field().civ(0, 'norse');
    f.player(0).hand = f.player(0).deck.splice(0, 7);
    const s = f.begin('end');
    expect([s.asked, s.player(0).hand.length]).toEqual(['0 discard', 8]);
    s.choose(s.offers()[0] ?? '');
    expect([s.asked, s.player(0).hand.length, s.player(0).discard.length]).toEqual(['1 mobilise', 7, 1]);
  });

  test('ECH-6.17, ECH-9.6, ECH-9.7 E17 both last units fall: a draw, before any trigger', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'c2', { damage: 2 })
      .unit(1, 'sco-cateran', 'c3')
      .event(0, 'nor-valhalla')
      .begin()
      .choose('attack u1 u2');
    expect([s.ending, s.match.result?.winners, s.player(0).hand.length]).toEqual(['both', [0, 1], 0]);
  });

  test('ECH-9.5 E21 victory before triggers: a Capital', () => {
    const s = field().unit(0, 'nor-huscarl', 'e6').begin();
    s.state.buildings[1].damage = 9;
    s.choose('attack u1 building:2');
    expect([s.ending, s.match.result?.winners, s.match.result?.scores, s.temp(0)]).toEqual([
      'capital',
      [0],
      [10, 0],
      '',
    ]);
  });

  test('ECH-9.6 E21 victory before triggers: an army', () => {
    const s = field()
      .unit(0, 'nor-bondi', 'c2', { damage: 2 })
      .unit(0, 'nor-skald', 'a1')
      .event(0, 'nor-valhalla')
      .unit(1, 'sco-cateran', 'c3')
      .begin()
      .choose('attack u1 u3');
    expect([s.ending, s.match.result?.winners, s.player(0).hand.length]).toEqual(['army', [0], 0]);
  });
});

describe('E16, E19, E33-E35: squares', () => {
  test('ECH-4.4 E19 a Camp under a friend', () => {
    const s = field()
      .civ(0, 'norse')
      .building(1, 'camp', 'c3', 3)
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-berserker', 'c2')
      .begin()
      .choose('attack u2 building:3');
    expect([s.building('c3'), s.unit(2), s.temp(0)]).toEqual([undefined, 'c2 4/4 exhausted', '1 joker']);
  });

  test('ECH-10.15 E33 nothing is deployed where a Front line unit stands', () => {
    const s = field()
      .unit(0, 'hre-pavisier', 'a1')
      .hand(0, 'nor-bondi')
      .main(0, { food: 2 })
      .begin('deployment');
    expect([s.offers(), s.whyNot('deploy nor-bondi a1')]).toEqual([['pass'], 'ECH-7.1']);
  });

  test('ECH-10.20 E34 a ship takes the place of a fallen Barracks', () => {
    const strike = (damage: number) =>
      field()
        .land('water', 'd3')
        .unit(0, 'nor-karve', 'd3')
        .building(1, 'barracks', 'c4', damage)
        .begin()
        .choose('attack u1 building:3')
        .unit(1);
    expect([strike(0), strike(3)]).toEqual(['d3 4/4 exhausted', 'c4 4/4 exhausted']);
  });

  test('ECH-6.6 E35 from the Camp itself, then away', () => {
    const s = field()
      .building(1, 'camp', 'c3')
      .unit(0, 'ott-azab', 'c3', { moved: true })
      .begin()
      .choose('attack u1 building:3');
    expect([s.asked, s.building('c3'), s.offers().length]).toEqual(['0 place', 2, 8]);
    s.choose('to b2');
    expect(s.unit(1)).toBe('b2 3/3 exhausted');
    const down = field()
      .hand(0, 'nor-hardrada')
      .building(1, 'camp', 'c3', 2)
      .unit(0, 'ott-azab', 'c3')
      .begin()
      .choose('attack u1 building:3');
    expect([down.asked, down.unit(1)]).toEqual(['0 mobilise', 'c3 3/3 exhausted']);
  });
});

describe('E50-E52: transfers and idle turns', () => {
  test('ECH-5.11, ECH-5.12, ECH-5.17 E50 transfer', () => {
    const squares = ['c1', 'c2', 'c3', 'c4', 'd1', 'd2', 'd3', 'd4'] as const;
    const camps = (at: 'c1' | 'e3') => {
      const f = field()
        .civ(0, 'norse')
        .land('farmland', ...squares, 'e3')
        .main(0, { food: 9 }, { food: 9 });
      for (const square of squares) f.building(0, 'camp', square);
      return f.unit(0, 'nor-bondi', at).begin();
    };
    expect(camps('c1').offers('transfer')).toEqual([]);
    expect(camps('c1').whyNot('transfer u1 building:3')).toBe('ECH-5.17');
    const s = camps('e3').choose('transfer u1 building:3');
    expect([s.building('c1'), s.building('e3'), s.player(0).main.food, s.ready(0)]).toEqual([
      undefined,
      4,
      9,
      '1 food',
    ]);
  });

  test('ECH-9.9 E52 a Capital that is healed and hit again is no progress', () => {
    const f = field()
      .civ(0, 'ottomans')
      .event(0, 'ott-vakif')
      .hand(1, 'sco-wallace')
      .unit(0, 'ott-azab', 'd4')
      .unit(1, 'nor-bondi', 'a2');
    const s = f
      .set((state) => {
        state.active = 1;
        state.players[0].low = 9;
        state.idle = 39;
      })
      .begin();
    s.choose('attack u2 building:1');
    expect(s.building('a1')).toBe(8);
    const quiet = field().set((state) => {
      state.idle = 39;
    });
    const t = quiet.begin('end');
    expect([t.ending, t.match.result?.winners]).toEqual(['stalemate', [0, 1]]);
  });
});
