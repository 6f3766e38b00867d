import { describe, expect, test } from 'vitest';
import type { Civ, UnitId } from '../content/index.ts';
import { exchangeOf, fightOf } from '../rules/combat.ts';
import { purchaseOfUnit } from '../rules/deploying.ts';
import { purchaseOf } from '../rules/playing.ts';
import { barracksBy, priceOf } from '../rules/prices.ts';
import { destinations } from '../rules/reach.ts';
import { SQUARES } from '../rules/squares.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** `u1` of seat 0 and `u2` of seat 1 keep both sides in the match. */
function match(civ: Civ): Field {
  return field().civ(0, civ).civ(1, 'byzantines').unit(0, 'nor-bondi', 'a1').unit(1, 'nor-bondi', 'f6');
}

const profile = (f: Field, n: number) => f.board().profile(f.u(n));
const hand = (s: Sitting): number => s.player(0).hand.length;

function clash(f: Field, attacker: number, target: number): string {
  const { dealt, taken } = exchangeOf(f.board(), fightOf(f.board(), f.u(attacker), { unit: f.u(target) }));
  return `${dealt}:${taken}`;
}

/** Seat 0 deploys a unit in its Capital, with a purse full enough; it is `u3`. */
function deployed(f: Field, id: UnitId, pawn = 'pawn'): Sitting {
  f.u(1).at = 'b2';
  const s = f
    .hand(0, id)
    .main(0, { food: 6, wood: 6, gold: 6 })
    .begin('deployment')
    .choose(`deploy ${id} a1`);
  for (const wanted of [`enter ${pawn} melee`, 'auto']) if (s.offers().includes(wanted)) s.choose(wanted);
  return s;
}

/** Seat 0's scout turns a tile up. */
const explored = (civ: Civ, id: UnitId): Sitting =>
  match(civ)
    .unit(0, id, 'c3')
    .faceDown('c5', 'H1')
    .hand(0, 'nor-bondi')
    .begin()
    .choose('move u3 c5', 'rotate 0');

describe('Civilisations', () => {
  test('ECH-8.13 the Norse win a joker for the first thing that they destroy', () => {
    const s = match('norse')
      .unit(0, 'nor-berserker', 'c3')
      .unit(1, 'sco-cateran', 'c4')
      .begin()
      .choose('attack u3 u4');
    expect(s.temp(0)).toBe('1 joker');
  });

  test('ECH-8.23 a Mongol rider may slip away once a turn after a shot; declining does not count', () => {
    const f = match('mongols')
      .unit(0, 'mon-horse-archer', 'c3', { mode: 'ranged' })
      .unit(0, 'mon-horse-archer', 'd3', { mode: 'ranged' })
      .unit(0, 'mon-horse-archer', 'b3', { mode: 'ranged' })
      .unit(1, 'hre-war-wagon', 'c4');
    const s = f.begin().choose('attack u3 u6');
    expect(s.asked).toBe('0 place');
    s.choose('stay', 'attack u4 u6');
    expect(s.asked).toBe('0 place');
    expect(s.choose('to e2', 'attack u5 u6').asked).toBe('0 mobilise');
  });
});

describe('scouts and what they find', () => {
  test('nor-njosnari, sco-gillie may resupply one card', () => {
    expect([explored('norse', 'nor-njosnari').asked, explored('scots', 'sco-gillie').asked]).toEqual([
      '0 restock',
      '0 restock',
    ]);
  });

  test('nor-pathfinder, ott-akinji-scout find a resource', () => {
    expect(explored('norse', 'nor-pathfinder').temp(0)).toBe('1 wood');
    expect(explored('ottomans', 'ott-akinji-scout').temp(0)).toBe('1 food');
  });

  test('mon-falconer goes one square further', () => {
    expect(explored('mongols', 'mon-falconer').asked).toBe('0 place');
  });

  test('mon-subutai draws a card', () => {
    expect(hand(explored('mongols', 'mon-subutai'))).toBe(2);
  });

  test('ott-voynuk may resupply a card when it builds', () => {
    const f = match('ottomans').land('mine', 'c3').unit(0, 'ott-voynuk', 'c3').hand(0, 'ott-azab');
    expect(f.begin().choose('camp u3').asked).toBe('0 restock');
  });

  test('byz-optimatoi builds Barracks for two wood less', () => {
    const f = match('hre').unit(0, 'byz-optimatoi', 'c3').unit(0, 'byz-stratiotai', 'd3');
    expect(priceOf(f.board(), 0, barracksBy(f.u(3)))).toEqual({ food: 0, wood: 0, gold: 2, any: 0 });
    expect(priceOf(f.board(), 0, barracksBy(f.u(4))).wood).toBe(2);
  });
});

describe('what a unit does where it stands', () => {
  test('nor-berserker is stronger once hurt', () => {
    expect(profile(match('norse').unit(0, 'nor-berserker', 'c3', { damage: 1 }), 3).melee).toBe(5);
  });

  test('sco-clansman, sco-ettrick-archer know their woods', () => {
    const f = match('scots')
      .land('forest', 'c3', 'd3')
      .unit(0, 'sco-clansman', 'c3')
      .unit(0, 'sco-ettrick-archer', 'd3');
    expect([profile(f, 3).melee, profile(f, 4).ranged]).toEqual([3, 3]);
  });

  test('byz-akritai, eng-sheriff hold buildings', () => {
    const f = match('english').building(0, 'camp', 'c3').unit(0, 'byz-akritai', 'c3');
    expect(profile(f, 3).armour).toBe(4);
    f.u(3).card = 'eng-sheriff';
    expect([profile(f, 3).melee, profile(f, 3).armour]).toEqual([6, 3]);
  });

  test('hre-elector counts on an Event', () => {
    const f = match('hre').unit(0, 'hre-elector', 'c3');
    expect([profile(f, 3).melee, profile(f.event(0, 'hre-hanse'), 3).melee]).toEqual([2, 3]);
  });

  test('sco-piper, ott-mehter lead the Infantry around them', () => {
    const f = match('scots')
      .unit(0, 'sco-piper', 'c3')
      .unit(0, 'sco-clansman', 'c4')
      .unit(0, 'sco-clansman', 'e4');
    expect([profile(f, 4).charge, profile(f, 5).charge, profile(f, 3).charge]).toEqual([1, 0, 0]);
    const g = match('ottomans')
      .unit(0, 'ott-mehter', 'c3')
      .unit(0, 'ott-azab', 'c4')
      .unit(0, 'ott-azab', 'e4');
    expect([profile(g, 4).regenerate, profile(g, 5).regenerate]).toEqual([1, 0]);
  });

  test('byz-spy walks through enemies', () => {
    const f = match('byzantines').unit(0, 'byz-spy', 'c3').unit(1, 'sco-cateran', 'c4');
    const squares = destinations(f.board(), f.u(3)).map((at) => SQUARES[at]);
    expect([squares.includes('c5'), squares.includes('c4')]).toEqual([true, false]);
  });
});

describe('Conquerors', () => {
  test('nor-hardrada acts again once he has destroyed a unit', () => {
    const s = match('norse')
      .unit(0, 'nor-hardrada', 'c3')
      .unit(1, 'sco-cateran', 'c4')
      .begin()
      .choose('attack u3 u4');
    expect([s.unit(3), s.u(3).moved]).toEqual(['c4 8/9', false]);
  });

  test('nor-cnut has a joker at each start of a turn, never two', () => {
    const f = match('norse').unit(0, 'nor-cnut', 'c3');
    f.state.active = 1;
    const s = f.begin('deployment').until(0);
    expect(s.temp(0)).toBe('1 joker');
    expect(s.choose('pass').until(1).until(0).temp(0)).toBe('1 joker');
  });

  test('sco-bruce, mon-kublai, byz-alexios make cards cheaper', () => {
    const total = (f: Field, purchase: Parameters<typeof priceOf>[2]) =>
      Object.values(priceOf(f.board(), 0, purchase)).reduce((sum, n) => sum + n, 0);
    expect(total(match('scots').unit(0, 'sco-bruce', 'c3'), purchaseOfUnit('sco-gallowglass'))).toBe(3);
    expect(total(match('mongols').unit(0, 'mon-kublai', 'c3'), purchaseOf('mon-nomad-host', -1))).toBe(2);
    const alexios = match('byzantines').unit(0, 'byz-alexios', 'c3');
    expect(total(alexios, purchaseOf('byz-strategos', -1))).toBe(3);
    expect(total(alexios, purchaseOf('byz-greek-fire', -1))).toBe(3);
  });

  test('sco-macalpin, byz-alexios, ott-mehmed look for cards when they enter', () => {
    expect(
      deployed(match('scots'), 'sco-macalpin').choose('take sco-clansman').offers('take sco-gallowglass'),
    ).toEqual([]);
    expect(deployed(match('byzantines'), 'byz-alexios').offers('take byz-psiloi')).toEqual([]);
    expect(deployed(match('ottomans'), 'ott-mehmed').choose('take ott-sahi').player(0).hand).toEqual([
      'ott-sahi',
    ]);
  });

  test('byz-basil takes a card back from the discard pile', () => {
    const f = match('byzantines').set(({ players }) => {
      players[0]?.discard.push('byz-xenon', 'byz-psiloi');
    });
    expect(deployed(f, 'byz-basil').choose('take byz-xenon').player(0).hand).toEqual(['byz-xenon']);
  });

  test('mon-subutai lets two other riders go when he enters', () => {
    const s = deployed(match('mongols').unit(0, 'mon-lancer', 'c3'), 'mon-subutai');
    expect(s.offers()).toEqual(['pick u3', 'done']);
    expect(s.choose('pick u3', 'to c6').u(3).at).toBe('c6');
  });

  test('mon-genghis, ott-bayezid, hre-barbarossa lead the other riders', () => {
    const led = (leader: UnitId) => {
      const f = match('mongols').unit(0, leader, 'c3').unit(0, 'ott-timariot', 'e3');
      return profile(f, 4);
    };
    expect(led('mon-genghis').charge).toBe(1);
    expect(led('ott-bayezid').riposte).toBe(1);
    expect(led('hre-barbarossa').armour).toBe(1);
  });

  test('hre-otto lets Infantry attack harder, and counter as before', () => {
    const f = match('hre')
      .unit(0, 'hre-otto', 'a3')
      .unit(0, 'hre-landsknecht', 'c3')
      .unit(1, 'byz-stratiotai', 'c4');
    expect([clash(f, 4, 5), clash(f, 5, 4)]).toEqual(['4:2', '2:3']);
  });

  test('ott-mehmed guns are not tired', () => {
    const f = match('ottomans').unit(0, 'ott-sahi', 'c3');
    expect([profile(f, 3).fatigue, profile(f.unit(0, 'ott-mehmed', 'e3'), 3).fatigue]).toEqual([1, 0]);
  });

  test('eng-edward gains a joker at the end of a turn, and the second costs two health', () => {
    const f = match('english').unit(0, 'eng-edward', 'c3');
    const s = f.begin('deployment').until(1);
    expect([s.temp(0), s.building('a1')]).toEqual(['1 joker', 10]);
    s.until(0).choose('pass').until(1);
    expect([s.temp(0), s.building('a1')]).toEqual(['2 joker', 8]);
  });

  test('eng-earl on a royal pawn costs two health and strengthens those around him', () => {
    const s = deployed(match('english'), 'eng-earl', 'king');
    expect(s.building('a1')).toBe(8);
    const royal = match('english').unit(0, 'eng-earl', 'c3', { pawn: 'queen' }).unit(0, 'eng-billman', 'c4');
    const plain = match('english').unit(0, 'eng-earl', 'c3').unit(0, 'eng-billman', 'c4');
    expect([profile(royal, 4).melee, profile(plain, 4).melee, profile(plain, 4).armour]).toEqual([4, 2, 1]);
  });
});

describe('actions and what follows an attack', () => {
  test('nor-longship draws for a building that it destroys', () => {
    const f = match('norse').land('water', 'c3').unit(0, 'nor-longship', 'c3').building(1, 'camp', 'c4', 3);
    const s = f.begin();
    expect(hand(s.choose(`attack u3 ${s.b('c4')}`))).toBe(1);
  });

  test('sco-redshank, mon-mangudai may go a square after an attack', () => {
    const after = (civ: Civ, id: UnitId, mode: 'melee' | 'ranged') =>
      match(civ).unit(0, id, 'c3', { mode }).unit(1, 'hre-war-wagon', 'c4').begin().choose('attack u3 u4')
        .asked;
    expect([after('scots', 'sco-redshank', 'melee'), after('mongols', 'mon-mangudai', 'ranged')]).toEqual([
      '0 place',
      '0 place',
    ]);
  });

  test('hre-doppelsoldner may push its target back', () => {
    const f = match('hre').unit(0, 'hre-doppelsoldner', 'c3').unit(1, 'hre-war-wagon', 'c4');
    expect(f.begin().choose('attack u3 u4', 'use').u(4).at).toBe('c5');
  });

  test('hre-blide, eng-trebuchet, eng-warwolf hurl at buildings', () => {
    const hurled = (civ: Civ, id: UnitId) => {
      const s = match(civ).unit(0, id, 'f4').begin().choose('ability u3 1');
      return [s.building('f6'), s.u(3).exhausted];
    };
    expect(hurled('hre', 'hre-blide')).toEqual([7, true]);
    expect(hurled('english', 'eng-trebuchet')).toEqual([7, true]);
    expect(hurled('english', 'eng-warwolf')).toEqual([3, true]);
  });

  test('eng-warwolf ECH-5.19 hurls once only', () => {
    const s = match('english').unit(0, 'eng-warwolf', 'f4').begin().choose('ability u3 1');
    expect(s.choose('pass').until(1).until(0).offers('ability u3')).toEqual([]);
  });

  test('hre-bishop heals two', () => {
    const f = match('hre').unit(0, 'hre-bishop', 'c3').unit(0, 'hre-ritter', 'c4', { damage: 3 });
    expect(f.begin().choose('ability u3 1').unit(4)).toBe('c4 5/6');
  });

  test('eng-watchman turns a Camp into Barracks', () => {
    const f = match('english')
      .land('mine', 'c3')
      .building(0, 'camp', 'c3')
      .unit(0, 'eng-watchman', 'c3')
      .main(0, { gold: 1 });
    const s = f.begin().choose('ability u3 1');
    expect([s.building('c3'), s.player(0).main.gold, s.u(3).exhausted]).toEqual([5, 0, true]);
  });

  test('ECH-10.16 nor-skald recruits a card', () => {
    const s = match('norse').unit(0, 'nor-skald', 'c3').begin().choose('ability u3 1');
    expect([hand(s), s.u(3).exhausted]).toEqual([1, true]);
  });
});
