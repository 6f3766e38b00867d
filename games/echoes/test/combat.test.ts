import { describe, expect, test } from 'vitest';
import { attackValue, exchangeOf, fightOf, targetableUnits, targetsOf } from '../rules/combat.ts';
import { remainingHealth } from '../rules/profiles.ts';
import { destinations } from '../rules/reach.ts';
import type { Square } from '../rules/squares.ts';
import { indexOf, SQUARES } from '../rules/squares.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

const ranged = { mode: 'ranged' } as const;

/** `dealt:taken` of an attack of a unit on a unit. */
function clash(f: Field, attacker: number, target: number): string {
  const { dealt, taken } = exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { unit: f.u(target) }));
  return `${dealt}:${taken}`;
}

function strike(f: Field, attacker: number, at: Square): number {
  const building = f.state.buildings.find((one) => one.at === at);
  if (!building) throw new Error(`no building on ${at}`);
  return exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { building })).dealt;
}

function targets(f: Field, n: number): string[] {
  return targetsOf(f.board(), f.u(n)).map((target) =>
    'unit' in target ? `u${target.unit.id}` : `${target.building.kind} ${target.building.at}`,
  );
}

const reach = (f: Field, n: number): Square[] =>
  destinations(f.board(), f.u(n))
    .map((at) => SQUARES[at])
    .sort();

describe('melee', () => {
  test('ECH-10.5, ECH-6.11, ECH-10.2, ECH-10.3, ECH-10.18 E3, E4: Charge over two squares, counter with Anti and Riposte against Armour', () => {
    const far = field().unit(0, 'hre-ritter', 'b2').unit(1, 'sco-schiltron', 'd2');
    expect(clash(far, 1, 2)).toBe('5:3');
    const near = field().unit(0, 'hre-ritter', 'c2').unit(1, 'sco-schiltron', 'd2');
    expect(clash(near, 1, 2)).toBe('3:3');
  });

  test('ECH-4.17, ECH-6.5 E5: a unit that has moved has no melee target', () => {
    const f = field().unit(0, 'mon-turkic-rider', 'c2').unit(1, 'sco-cateran', 'd2');
    expect(targets(f, 1)).toEqual(['u2']);
    f.u(1).moved = true;
    expect(targets(f, 1)).toEqual([]);
  });

  test('ECH-6.12, ECH-10.9 E11: Intimidation takes no counter, and fights normally when targeted', () => {
    const f = field().unit(0, 'nor-ulfhednar', 'c3').unit(1, 'byz-skoutatoi', 'c4');
    expect(clash(f, 1, 2)).toBe('2:0');
    expect(clash(f, 2, 1)).toBe('2:2');
  });

  test('ECH-6.30 E20: one snapshot, and a berserker who is damaged before', () => {
    const f = field().unit(1, 'sco-gallowglass', 'c3').unit(0, 'nor-berserker', 'c2');
    expect(clash(f, 1, 2)).toBe('4:3');
    f.u(2).damage = 1;
    expect(clash(f, 1, 2)).toBe('4:4');
  });

  test('ECH-6.7, ECH-6.8, ECH-7.5, ECH-10.6 E22: King, two War cries around the target, an upgrade', () => {
    const f = field()
      .unit(0, 'nor-skald', 'c2')
      .unit(0, 'nor-hardrada', 'd2')
      .unit(1, 'hre-ritter', 'c3')
      .unit(0, 'nor-bondi', 'b3', { pawn: 'king' });
    expect(clash(f, 4, 3)).toBe('3:3');
    expect(clash(f.upgrade('nor-dane-axe'), 4, 3)).toBe('4:3');
  });

  test('ECH-8.5, ECH-6.9 E23: upgrades of a wrong class do nothing', () => {
    const f = field()
      .unit(1, 'hre-landwehr', 'c3')
      .unit(0, 'byz-stratiotai', 'c2')
      .upgrade('byz-komes')
      .upgrade('byz-paramerion');
    expect(f.board().profile(f.u(2))).toMatchObject({ melee: 3, ranged: 1 });
    expect(clash(f, 2, 1)).toBe('3:1');
    f.u(2).mode = 'ranged';
    expect(clash(f, 2, 1)).toBe('1:0');
  });

  test('ECH-10.1 E24: health that comes late keeps the damage', () => {
    const f = field().unit(0, 'sco-clansman', 'c3', { damage: 3 }).upgrade('sco-targe');
    expect(f.board().profile(f.u(1)).health).toBe(6);
    f.u(1).pawn = 'queen';
    expect(f.board().profile(f.u(1)).health).toBe(8);
  });

  test('sco-stand-fast E45: Armour and Riposte for this combat only', () => {
    const f = field().unit(0, 'mon-keshig', 'b4').unit(1, 'sco-schiltron', 'd4');
    for (const gives of ['armour', 'riposte'] as const)
      f.state.lasting.push({ on: 'unit', id: 2, gives, x: 2, until: 'combat', seat: 1 });
    expect(clash(f, 1, 2)).toBe('3:6');
  });

  test('ECH-6.10, ECH-10.24, eng-edward E53: Armour of a joker on Edward adds to Melee armour', () => {
    const f = field()
      .civ(0, 'english')
      .unit(0, 'eng-edward', 'c4')
      .unit(0, 'eng-billman', 'c2')
      .unit(1, 'nor-bondi', 'b2')
      .unit(1, 'nor-bowman', 'd3', ranged);
    f.temp(0, 'joker', 1, f.u(1).since, 'unit');
    expect(clash(f, 3, 2)).toBe('1:2');
    expect(clash(f, 4, 2)).toBe('1:0');
  });

  test('byz-spy the Spy fights with the printed cost of its enemy, on either side', () => {
    const f = field().unit(0, 'byz-spy', 'c3').unit(1, 'hre-ritter', 'c4');
    expect(clash(f, 1, 2)).toBe('4:3');
    expect(clash(f, 2, 1)).toBe('3:4');
    expect(targets(f, 1)).toEqual(['u2']);
  });

  test('eng-sheriff R-73: the Sheriff leaves his Camp to attack, and counters on it', () => {
    const f = field().unit(0, 'eng-sheriff', 'c3').building(0, 'camp', 'c3').unit(1, 'hre-ritter', 'c4');
    expect(clash(f, 1, 2)).toBe('1:3');
    expect(clash(f, 2, 1)).toBe('1:4');
  });
});

describe('ranged', () => {
  test('ECH-10.10, ECH-10.14, ECH-10.19, ECH-6.10 E6: building protection, Piercing, Volley over a distance', () => {
    const f = field()
      .unit(0, 'mon-horse-archer', 'e5', ranged)
      .unit(0, 'hre-crossbowman', 'c3', ranged)
      .unit(0, 'ott-sahi', 'a5', ranged)
      .building(1, 'barracks', 'c4')
      .building(1, 'camp', 'a3');
    expect([strike(f, 1, 'f6'), strike(f, 2, 'c4'), strike(f, 3, 'a3')]).toEqual([1, 3, 5]);
  });

  test('ECH-6.4 R-8: ranged 1 at distance 2 is no attack', () => {
    const f = field()
      .unit(0, 'eng-archer-on-horse', 'c3', ranged)
      .unit(1, 'sco-cateran', 'e4')
      .unit(0, 'eng-longbowman', 'c4', ranged);
    expect(targets(f, 1)).toEqual(['u2']);
    expect(attackValue(f.board(), fightOf(f.board(), f.u(3), { unit: f.u(2) }))).toBe(2);
  });

  test('ECH-10.7 Short range shoots along rows and columns only', () => {
    const f = field()
      .unit(0, 'mon-jurchen-bowman', 'c3', ranged)
      .unit(1, 'sco-cateran', 'd4')
      .unit(1, 'sco-cateran', 'c4');
    expect(targets(f, 1)).toEqual(['u3']);
  });

  test('ECH-10.25 Piercing against units leaves buildings their protection', () => {
    const f = field()
      .unit(0, 'eng-yeoman', 'c3', ranged)
      .unit(1, 'hre-war-wagon', 'd4')
      .building(1, 'camp', 'b3');
    expect([clash(f, 1, 2), strike(f, 1, 'b3')]).toEqual(['3:0', 1]);
  });
});

describe('who may be targeted', () => {
  test('ECH-10.15 E9: a Front line unit goes before others', () => {
    const f = field()
      .unit(1, 'hre-pavisier', 'd4')
      .unit(1, 'hre-crossbowman', 'd4')
      .unit(0, 'mon-horse-archer', 'e5', ranged);
    expect(targetableUnits(f.board(), 0, indexOf('d4')).map(({ id }) => id)).toEqual([1]);
    expect(clash(f, 3, 1)).toBe('1:0');
  });

  test('ECH-6.18 E10: of a garrison only the building', () => {
    const f = field()
      .building(1, 'barracks', 'd4')
      .unit(1, 'ott-janissary', 'd4')
      .unit(0, 'hre-teutonic', 'd3');
    expect(targets(f, 2)).toEqual(['barracks d4']);
    f.state.turn.exposed.push(f.state.buildings.at(-1)?.id ?? 0);
    expect(targets(f, 2)).toEqual(['u1', 'barracks d4']);
  });

  test('ECH-6.21 a unit on a Camp, or the Camp', () => {
    const f = field().building(1, 'camp', 'd4').unit(1, 'sco-kern', 'd4').unit(0, 'nor-bondi', 'd3');
    expect(targets(f, 2)).toEqual(['u1', 'camp d4']);
  });

  test('ECH-6.6 E35: from its own square a unit attacks the enemy Camp, moved or not', () => {
    const f = field().building(1, 'camp', 'c3').unit(0, 'ott-azab', 'c3', { moved: true });
    expect(targets(f, 1)).toEqual(['camp c3']);
  });
});

describe('movement', () => {
  test('ECH-4.8 E15: a Mountain ends a move, unless an allied Barracks stands there or the unit is a Scot', () => {
    const f = field().unit(0, 'hre-halberdier', 'b3').land('mountain', 'c3').unit(1, 'sco-kern', 'd3');
    expect(reach(f, 1)).toEqual(['a3', 'b1', 'b2', 'b4', 'b5', 'c3']);
    expect(targets(f, 1)).toEqual([]);
    f.building(0, 'barracks', 'c3');
    expect(targets(f, 1)).toEqual(['u2']);
    const scots = field().civ(0, 'scots').unit(0, 'sco-kern', 'b3').land('mountain', 'c3');
    expect(reach(scots, 1)).toContain('d3');
  });

  test('ECH-10.13, ECH-4.9, ECH-6.25 E16: a Heavy ship lets allies cross its water, not stop on it', () => {
    const f = field().land('water', 'd3').unit(0, 'byz-dromon', 'd3').unit(0, 'byz-stratiotai', 'c3');
    expect(reach(f, 2)).toContain('e3');
    expect(reach(f, 2)).not.toContain('d3');
    const enemy = field().land('water', 'd3').unit(0, 'byz-dromon', 'd3').unit(1, 'byz-stratiotai', 'c3');
    expect(reach(enemy, 2)).not.toContain('e3');
    expect(targets(enemy, 2)).toEqual([]);
  });

  test('ECH-4.18, ECH-10.15 E33: one other unit on the square of a Front line unit', () => {
    const f = field()
      .unit(0, 'hre-pavisier', 'c3')
      .unit(0, 'hre-crossbowman', 'b2')
      .unit(0, 'hre-landwehr', 'c2');
    expect(reach(f, 2)).toContain('c3');
    f.u(2).at = 'c3';
    expect(reach(f, 3)).not.toContain('c3');
  });

  test('ECH-10.12, ECH-10.20 E34: ships keep off allied walls, and strike enemy ones from the water', () => {
    const f = field()
      .land('water', 'd3')
      .unit(0, 'nor-karve', 'd3')
      .building(0, 'barracks', 'd4')
      .building(1, 'barracks', 'c4');
    expect(reach(f, 1)).toEqual(['c2', 'c3', 'd2', 'e2', 'e3', 'e4']);
    expect(targets(f, 1)).toEqual(['barracks c4']);
    f.u(1).card = 'byz-dromon';
    expect(targets(f, 1)).toEqual([]);
    f.u(1).mode = 'ranged';
    expect(targets(f, 1)).toEqual(['barracks c4']);
  });

  test('ECH-4.16, ECH-4.23 E49: nothing lies under a face-down tile, but any unit may step into it', () => {
    const f = field().land('water', 'c2').faceDown('c3', 'H5').unit(0, 'nor-karve', 'c2');
    expect(reach(f, 1)).toEqual(['b1', 'b2', 'b3', 'c1', 'c3', 'd1', 'd2', 'd3']);
  });

  test('ECH-4.7, ECH-4.5 over friends, never over enemies; the Spy over both', () => {
    const f = field()
      .unit(0, 'nor-bondi', 'c3')
      .unit(0, 'nor-bondi', 'c4')
      .unit(1, 'sco-kern', 'd3')
      .unit(0, 'byz-spy', 'd2');
    expect(reach(f, 1)).toEqual(['a3', 'b3', 'c1', 'c2', 'c5']);
    expect(reach(f, 4)).toEqual(['b2', 'b4', 'c1', 'c2', 'd1', 'd4', 'e1', 'e2', 'e3', 'f2', 'f4']);
  });
});

test('ECH-6.19 health of buildings', () => {
  const f = field().building(0, 'camp', 'c3', 1).building(0, 'barracks', 'd3');
  expect(f.state.buildings.map((one) => remainingHealth(f.state, one))).toEqual([10, 10, 3, 5]);
});
