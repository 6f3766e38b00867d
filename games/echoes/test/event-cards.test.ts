import { describe, expect, test } from 'vitest';
import type { Civ, TechnologyId } from '../content/index.ts';
import { exchangeOf, fightOf } from '../rules/combat.ts';
import { deploySquares } from '../rules/deploying.ts';
import { priceOf } from '../rules/prices.ts';
import { armourOfBuilding, boardOf } from '../rules/profiles.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** Seat 0 has an active Event; `u1` and `u2` keep both sides in the match. */
function having(civ: Civ, event: TechnologyId): Field {
  return field()
    .civ(0, civ)
    .civ(1, 'byzantines')
    .unit(0, 'nor-bondi', 'a1')
    .unit(1, 'nor-bondi', 'f6')
    .event(0, event);
}

const profile = (f: Field, n: number) => f.board().profile(f.u(n));
const hand = (s: Sitting): number => s.player(0).hand.length;

/** Seat 1 has ended its turn: seat 0's next turn has begun. */
const nextTurn = (f: Field): Sitting => {
  f.state.active = 1;
  return f.begin('deployment').until(0);
};

function clash(f: Field, attacker: number, target: number): string {
  const { dealt, taken } = exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { unit: f.u(target) }));
  return `${dealt}:${taken}`;
}

describe('Norse Events', () => {
  test('nor-valhalla a card for the first unit lost in a turn', () => {
    const f = having('norse', 'nor-valhalla').unit(0, 'sco-cateran', 'c3').unit(1, 'sco-schiltron', 'c4');
    expect(hand(f.begin().choose('attack u3 u4'))).toBe(1);
  });

  test('nor-sea-kings Naval units and ships go further and attack harder', () => {
    const f = having('norse', 'nor-sea-kings').unit(0, 'nor-vikingr', 'c3').unit(1, 'byz-stratiotai', 'c4');
    expect([profile(f, 3).movement, clash(f, 3, 4), clash(f, 4, 3)]).toEqual([3, '4:2', '2:3']);
  });

  test('nor-danelaw a card a turn for a unit by an enemy building', () => {
    const far = having('norse', 'nor-danelaw').unit(0, 'nor-spearman', 'c3');
    const near = having('norse', 'nor-danelaw').unit(0, 'nor-spearman', 'e5');
    expect([hand(nextTurn(far)), hand(nextTurn(near))]).toEqual([0, 1]);
  });
});

describe('Scottish Events', () => {
  test('sco-crag-and-wood Armour in Forest and Mountain', () => {
    const f = having('scots', 'sco-crag-and-wood')
      .land('mountain', 'c3')
      .unit(0, 'sco-clansman', 'c3')
      .unit(0, 'sco-clansman', 'd3');
    expect([profile(f, 3).armour, profile(f, 4).armour]).toEqual([1, 0]);
  });

  test('ECH-3.3, sco-auld-alliance a gold a turn, never two', () => {
    const s = nextTurn(having('scots', 'sco-auld-alliance'));
    expect(s.temp(0)).toBe('1 gold');
    expect(s.choose('pass').until(1).until(0).temp(0)).toBe('1 gold');
  });

  test('sco-stone-of-destiny a card for the first Infantry deployed in a turn', () => {
    const f = having('scots', 'sco-stone-of-destiny')
      .hand(0, 'sco-clansman', 'sco-bruce')
      .main(0, { food: 1, wood: 1 });
    f.u(1).at = 'b2';
    expect(hand(f.begin('deployment').choose('deploy sco-clansman a1', 'enter pawn melee'))).toBe(2);
  });
});

describe('Mongol Events', () => {
  test('mon-nomad-host riders go further', () => {
    const f = having('mongols', 'mon-nomad-host').unit(0, 'mon-lancer', 'c3').unit(0, 'mon-herder', 'd3');
    expect([profile(f, 3).movement, profile(f, 4).movement]).toEqual([4, 2]);
  });

  test('mon-spoils a card for the first unit destroyed in a turn', () => {
    const f = having('mongols', 'mon-spoils').unit(0, 'mon-lancer', 'c3').unit(1, 'sco-cateran', 'c4');
    expect(hand(f.begin().choose('attack u3 u4'))).toBe(1);
  });

  test('mon-yassa riders against Infantry', () => {
    const f = having('mongols', 'mon-yassa').unit(0, 'mon-lancer', 'c3').unit(1, 'byz-stratiotai', 'c4');
    expect(clash(f, 3, 4)).toBe('4:2');
  });
});

describe('Byzantine Events', () => {
  test('byz-greek-fire garrisons shoot further through armour', () => {
    const f = having('byzantines', 'byz-greek-fire')
      .building(0, 'barracks', 'c3')
      .unit(0, 'byz-psiloi', 'c3');
    expect([profile(f, 3).ranged, profile(f, 3).piercing, profile(f, 1).ranged]).toEqual([3, 1, 1]);
  });

  test('byz-university a card for the first Technology of a turn, and one goes', () => {
    const f = having('byzantines', 'byz-university').hand(0, 'byz-silk-trade', 'byz-basil');
    const s = f.begin().choose('play byz-silk-trade');
    expect(s.asked).toBe('0 discard');
    expect(s.choose('discard byz-basil').player(0).discard).toContain('byz-basil');
    expect(hand(s)).toBe(1);
  });

  test('byz-hippodrome a resource of choice a turn', () => {
    const f = having('byzantines', 'byz-hippodrome');
    f.state.active = 1;
    const s = f.begin('deployment').until(0, 'resource');
    expect(s.choose('wood').temp(0)).toBe('1 wood');
  });
});

describe('Ottoman Events', () => {
  test('ott-divan a gold for each Technology, never more than two', () => {
    const f = having('ottomans', 'ott-divan').hand(0, 'ott-timar', 'ott-timar', 'ott-timar', 'ott-mehmed');
    const s = f
      .begin('deployment')
      .choose('play ott-timar', 'food', 'play ott-timar', 'food', 'play ott-timar', 'food');
    const gold = s.player(0).tokens.filter(({ res }) => res === 'gold');
    expect(gold.reduce((sum, { n }) => sum + n, 0)).toBe(2);
  });

  test('ott-vakif buildings heal one a turn', () => {
    const f = having('ottomans', 'ott-vakif').building(0, 'barracks', 'c3', 3);
    expect(nextTurn(f).building('c3')).toBe(3);
  });
});

describe('Events of the Holy Roman Empire', () => {
  test('hre-hanse a gold a turn, up to two', () => {
    const s = nextTurn(having('hre', 'hre-hanse'));
    s.choose('pass').until(1).until(0);
    expect(s.temp(0)).toBe('2 gold');
    expect(s.choose('pass').until(1).until(0).temp(0)).toBe('2 gold');
  });

  test('hre-orders riders attack harder, and counter as before', () => {
    const f = having('hre', 'hre-orders').unit(0, 'hre-ritter', 'c3').unit(1, 'byz-stratiotai', 'c4');
    expect([clash(f, 3, 4), clash(f, 4, 3)]).toEqual(['4:1', '1:3']);
  });

  test('hre-free-cities Armour 2 for Camps and Barracks', () => {
    const f = having('hre', 'hre-free-cities').building(0, 'camp', 'c3').building(0, 'barracks', 'd3');
    const armour = f.state.buildings.map((one) => `${one.kind} ${armourOfBuilding(f.board(), one).armour}`);
    expect(armour).toEqual(['capital 0', 'capital 1', 'camp 2', 'barracks 2']);
  });

  test('hre-landfrieden units on buildings heal', () => {
    const f = having('hre', 'hre-landfrieden')
      .building(0, 'camp', 'c3')
      .unit(0, 'hre-landwehr', 'c3', { damage: 2 })
      .unit(0, 'hre-landwehr', 'd3', { damage: 2 });
    const s = nextTurn(f);
    expect([s.unit(3), s.unit(4)]).toEqual(['c3 3/4', 'd3 2/4']);
  });

  test('hre-diet a card a turn with two Events', () => {
    const two = having('hre', 'hre-diet').event(0, 'hre-orders');
    expect([hand(nextTurn(having('hre', 'hre-diet'))), hand(nextTurn(two))]).toEqual([0, 1]);
  });
});

describe('English Events', () => {
  test('ECH-7.14, eng-bowyers Archers cost a wood less, and enter on Camps', () => {
    const f = having('english', 'eng-bowyers').building(0, 'camp', 'c3');
    const longbowman = { card: 'eng-longbowman', cost: { food: 0, wood: 2, gold: 2, any: 0 } } as const;
    expect(priceOf(f.board(), 0, longbowman)).toEqual({ food: 0, wood: 1, gold: 2, any: 0 });
    expect(deploySquares(f.board(), 0, 'eng-longbowman')).toEqual(['c3']);
    expect(deploySquares(f.board(), 0, 'eng-billman')).toEqual([]);
  });

  test('eng-purveyance health pays for units', () => {
    const f = having('english', 'eng-purveyance').hand(0, 'eng-esquire', 'eng-knight').main(0, { food: 2 });
    f.u(1).at = 'b2';
    const s = f.begin('deployment').choose('deploy eng-esquire a1', 'enter pawn melee', 'auto');
    expect([s.u(3).card, s.building('a1')]).toEqual(['eng-esquire', 8]);
  });

  test('ECH-8.25, eng-magna-carta no bonus for royal pawns, gold for them, and a price to be rid of it', () => {
    const f = having('english', 'eng-magna-carta')
      .unit(0, 'eng-billman', 'c3', { pawn: 'king' })
      .hand(0, 'eng-knight');
    expect(profile(f, 3).melee).toBe(2);
    const s = f.begin('deployment').choose('pass');
    expect(s.temp(0)).toBe('1 gold');
    const other = having('english', 'eng-magna-carta').unit(0, 'eng-billman', 'c3', {
      pawn: 'king',
      damage: 3,
    });
    const t = other.hand(0, 'eng-knight').begin('deployment').choose('dropEvent eng-magna-carta');
    expect([t.building('a1'), t.unit(3), boardOf(t.state).profile(t.u(3)).melee]).toEqual([8, 'c3 4/4', 3]);
  });
});
