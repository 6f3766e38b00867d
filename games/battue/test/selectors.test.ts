import { describe, expect, test } from 'vitest';
import { perimeter, SPACE_IDS, space } from '../content/index.ts';
import { player } from '../rules/selectors.ts';
import { opening, table } from './table.ts';

describe('seats', () => {
  test('BTU-1.1 two, three or four khans play', () => {
    for (const seats of [2, 3, 4]) expect(opening(seats).state.players).toHaveLength(seats);
    for (const seats of [1, 5]) expect(() => opening(seats)).toThrow(/seats/);
  });

  test('BTU-1.2 the seat left of the last one is the first one', () => {
    expect(table(3).active(0).begin('turn-end').asked).toBe('1 reinforce');
    expect(table(3).active(2).begin('turn-end').asked).toBe('0 reinforce');
  });
});

describe('spaces', () => {
  test('BTU-1.3 a wall is moved to, fought for, taken and looted like any tile', () => {
    const s = table().horde(0, 5, 'N-G').rolls(6, 1).begin('movement').choose('move N-G N-W1 5', 'done');
    expect([s.owner('N-W1'), s.warriors(0, 'N-W1'), s.player(0).hand.length]).toEqual([0, 5, 2]);
  });

  test('BTU-1.4 perimeter spaces, and nothing else, are face up from the start', () => {
    const up = SPACE_IDS.filter((id) => opening(2, { quickSetup: true }).space(id).up);
    expect(up).toEqual(perimeter.map(({ id }) => id));
  });

  test.each([
    ['gate', 'N-G', 3, 1],
    ['wall', 'N-W2', 4, 1],
    ['tower', 'N-T', 5, 2],
  ] as const)('BTU-1.4 a %s is worth what is printed on it', (_, id, defence, vp) => {
    const s = table().warriors(0, 8, id).rolls(6, 1).fight();
    expect([s.events('rolled')[0]?.tile, s.view(0).players[0]?.score]).toEqual([defence, vp]);
  });

  test('BTU-1.4 no perimeter space brings an event or a warrior', () => {
    for (const { id } of perimeter) {
      const s = table().warriors(0, 8, id).rolls(6, 1).fight();
      expect([id, s.state.eventPile.length, s.player(0).reserve]).toEqual([id, 20, 1]);
    }
  });

  test('BTU-1.5 from a space one reaches exactly those that share an edge with it', () => {
    const overlap = (a: number, aLength: number, b: number, bLength: number) =>
      Math.min(a + aLength, b + bLength) - Math.max(a, b);
    for (const from of SPACE_IDS) {
      const here = space[from];
      const touching = SPACE_IDS.filter((id) => {
        const there = space[id];
        const wide = overlap(here.x, here.w, there.x, there.w);
        const high = overlap(here.y, here.h, there.y, there.h);
        return (wide === 0 && high > 0) || (wide > 0 && high === 0);
      });
      const reached = table().horde(0, 1, from).begin('movement').offers(`move ${from} `);
      expect(reached.toSorted()).toEqual(touching.map((to) => `move ${from} ${to} 1`).toSorted());
    }
  });

  test('BTU-1.5 spaces that touch at a corner are not adjacent', () => {
    const s = table().horde(0, 3, 'N-S1').begin('movement');
    expect([s.whyNot('move N-S1 N-S4 1'), s.whyNot('move N-S1 N-M1 1')]).toEqual(['BTU-6.1', undefined]);
  });
});

describe('warriors', () => {
  test('BTU-1.6 warriors that meet on a space fight as one horde', () => {
    const s = table().horde(0, 3, 'N-M1').horde(0, 2, 'N-M2').rolls(6, 1).begin('movement');
    s.choose('move N-M1 N-L2 3', 'move N-M2 N-L2 2', 'done');
    expect(s.events('rolled')[0]).toMatchObject({ attackers: 5 });
  });

  test('BTU-1.6 the warriors in a camp are one horde', () => {
    const s = table().rolls(1).begin('reinforcements', 'asked');
    expect(s.offers('reinforce')).toEqual(['reinforce camp:0']);
  });

  test('BTU-1.7 a horde of nine is refused, one of eight is not', () => {
    expect(() => table().horde(0, 9, 'N-G').begin()).toThrow(/BTU-1\.7/);
    expect(table().horde(0, 8, 'N-G').begin().warriors(0, 'N-G')).toBe(8);
  });

  test('BTU-1.7 no card makes a horde of eight larger', () => {
    const s = table().horde(0, 8, 'N-G').hand(0, 'warrior').begin('start-cards');
    expect([s.whyNot('play card:warrior N-G'), s.whyNot('play card:warrior camp:0')]).toEqual([
      'BTU-4.2',
      undefined,
    ]);
  });

  test('BTU-1.8 a player has fifteen warriors, wherever they are', () => {
    const one = (more: number) =>
      table().set((s) => {
        player(s, 0).reserve += more;
      });
    expect(() => one(1).begin()).toThrow(/BTU-1\.8/);
    expect(() => one(-1).begin()).toThrow(/BTU-1\.8/);
    expect(one(0).begin().player(0)).toMatchObject({ reserve: 9, camp: { warriors: 6 } });
  });

  test('BTU-1.9 what goes beyond eight is not gained', () => {
    const s = table().horde(0, 7, 'N-G').rolls(6).begin('reinforcements').choose('reinforce N-G');
    expect([s.warriors(0, 'N-G'), s.player(0).reserve]).toEqual([8, 1]);
  });

  test('BTU-1.9 what goes beyond the reserve is not gained', () => {
    const s = table().camp(0, 8).horde(0, 6, 'N-G').rolls(6).begin('reinforcements').choose('reinforce N-G');
    expect([s.warriors(0, 'N-G'), s.player(0).reserve]).toEqual([7, 0]);
  });

  test('BTU-1.10 a fallen warrior goes back to the reserve', () => {
    const s = table().horde(1, 3, 'N-W1').horde(0, 4, 'N-G').rolls(1, 6).begin('movement');
    s.choose('move N-G N-W1 4', 'done');
    expect([s.asked, s.warriors(0, 'N-W1'), s.player(0).reserve]).toEqual(['0 retreat', 3, 6]);
  });

  test('BTU-1.10 so does a poisoned one', () => {
    const s = table().hand(0, 'poison').begin('start-cards').choose('play card:poison camp:1');
    expect(s.player(1)).toMatchObject({ reserve: 10, camp: { warriors: 5 } });
  });
});

describe('flags', () => {
  test('BTU-1.11 a player has fifteen flags, in supply or on spaces', () => {
    const s = table().horde(0, 5, 'N-G').rolls(6, 1).begin('movement').choose('move N-G N-W1 5', 'done');
    expect(s.player(0).flags).toBe(13);
    const lost = table().set((state) => {
      player(state, 0).flags--;
    });
    expect(() => lost.begin()).toThrow(/BTU-1\.11/);
  });

  test('BTU-1.12 a space stays controlled when all its warriors leave', () => {
    const s = table().horde(0, 5, 'N-G').horde(0, 1, 'N-M1').begin('movement').choose('move N-G N-M1 5');
    expect([s.warriors(0, 'N-G'), s.owner('N-G')]).toEqual([0, 0]);
  });

  test('BTU-1.12 warriors without a flag control nothing', () => {
    const s = table().warriors(0, 5, 'N-W1').begin('movement');
    expect([s.owner('N-W1'), s.view(0).players[0]?.score]).toEqual(['nobody', 0]);
  });

  test('BTU-1.13 the attackers themselves do not make a space occupied', () => {
    const s = table().controls(1, 'N-G').warriors(0, 6, 'N-G').rolls(6, 1).fight();
    expect([s.events('rolled').length, s.owner('N-G')]).toEqual([1, 0]);
  });

  test('BTU-1.13 one warrior of the defender does', () => {
    const s = table().horde(1, 2, 'N-G').warriors(0, 6, 'N-G').rolls(6, 1, 6, 1).fight();
    expect(s.events('rolled').map((e) => e.defenders)).toEqual([2, 1]);
  });

  test('BTU-1.13 a space without a flag is nobody’s', () => {
    expect(table().controls(1, 'N-G').uncontrolled('N-G').begin().owner('N-G')).toBe('nobody');
  });

  test('BTU-1.14 outside a conflict nobody stands where he has no flag', () => {
    expect(() => table().warriors(0, 2, 'N-G').begin('start-cards')).toThrow(/BTU-1\.14/);
    expect(() => table().horde(1, 2, 'N-G').warriors(0, 2, 'N-G').begin('end-cards')).toThrow(/BTU-1\.14/);
  });

  test('BTU-1.14 only the active player may be in conflict', () => {
    const contested = table().horde(1, 2, 'N-G').warriors(0, 2, 'N-G');
    expect(contested.begin('movement').asked).toBe('0 move');
    expect(() => contested.active(1).begin('movement')).toThrow(/BTU-1\.14/);
  });

  test('BTU-1.15 a tile stays face up when its attackers are beaten', () => {
    const s = table().warriors(0, 1, 'N-L1').tile('N-L1', 'L03').rolls(1, 6).fight();
    expect([s.warriors(0, 'N-L1'), s.space('N-L1').up]).toEqual([0, true]);
  });
});
