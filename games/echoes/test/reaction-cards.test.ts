import { describe, expect, test } from 'vitest';
import type { Civ, TechnologyId, UnitId } from '../content/index.ts';
import type { Purse, Unit } from '../rules/state.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

interface Held {
  readonly civ: Civ;
  readonly card: TechnologyId;
  readonly purse?: Partial<Purse>;
}

/** Seat 1 holds a Reaction and can just pay for it; further units keep both sides in the match. */
function holding({ civ, card, purse = {} }: Held): Field {
  return field()
    .civ(0, 'norse')
    .civ(1, civ)
    .unit(0, 'nor-bondi', 'a1')
    .unit(1, 'nor-bondi', 'f6')
    .main(1, purse)
    .hand(1, card);
}

/** Seat 0's `u3` on c3 attacks seat 1's `u4` on c4. */
function attacked(held: Held, attacker: UnitId, target: UnitId, more: Partial<Unit> = {}): Field {
  return holding(held).unit(0, attacker, 'c3', more).unit(1, target, 'c4');
}

function reacted(f: Field, { card }: Held): Sitting {
  const s = f.begin().choose('attack u3 u4');
  expect(s.asked).toBe('1 react');
  return s.choose(`react ${card}`);
}

const both = (s: Sitting): string => `${s.unit(3)}, ${s.unit(4)}`;

describe('Reactions to an attack', () => {
  test('nor-shield-wall Armour 2 and Riposte 1', () => {
    const held: Held = { civ: 'norse', card: 'nor-shield-wall', purse: { wood: 1 } };
    expect(both(reacted(attacked(held, 'nor-berserker', 'nor-bondi'), held))).toBe(
      'c3 1/4 exhausted, c4 1/3',
    );
  });

  test('ott-tabur Armour 2', () => {
    const held: Held = { civ: 'ottomans', card: 'ott-tabur', purse: { wood: 1 } };
    expect(both(reacted(attacked(held, 'nor-berserker', 'ott-azab'), held))).toBe('c3 2/4 exhausted, c4 1/3');
  });

  test('byz-foulkon Armour 1 and Riposte 2 for Infantry', () => {
    const held: Held = { civ: 'byzantines', card: 'byz-foulkon', purse: { gold: 1 } };
    const f = attacked(held, 'nor-berserker', 'byz-stratiotai').set(built);
    expect(both(reacted(f, held))).toBe('lost, c4 1/4');
  });

  test('hre-pavises Reinforced armour 3 against a shot', () => {
    const held: Held = { civ: 'hre', card: 'hre-pavises', purse: { wood: 1 } };
    const f = attacked(held, 'eng-longbowman', 'hre-landwehr', { mode: 'ranged' });
    expect(both(reacted(f, held))).toBe('c3 2/2 exhausted, c4 3/4');
  });

  test('mon-parthian-shot two ranged damage before the blow', () => {
    const held: Held = { civ: 'mongols', card: 'mon-parthian-shot', purse: { wood: 1 } };
    expect(both(reacted(attacked(held, 'sco-cateran', 'mon-horse-archer'), held))).toBe('lost, c4 3/3');
  });

  test('ott-stakes two damage to a rider who attacks in melee', () => {
    const held: Held = { civ: 'ottomans', card: 'ott-stakes', purse: { wood: 1 } };
    const s = reacted(attacked(held, 'ott-akinji', 'ott-azab'), held);
    expect(both(s)).toBe('lost, c4 1/3');
  });

  const cancelled = 'c3 4/4 exhausted, ';

  test('sco-mist no attack in Forest or Mountain', () => {
    const held: Held = { civ: 'scots', card: 'sco-mist', purse: { wood: 1 } };
    const f = attacked(held, 'nor-berserker', 'sco-clansman').land('forest', 'c4');
    expect(both(reacted(f, held))).toBe(`${cancelled}c4 4/4`);
    expect(attacked(held, 'nor-berserker', 'sco-clansman').begin().choose('attack u3 u4').asked).not.toBe(
      '1 react',
    );
  });

  test('mon-scatter no shot at Cavalry', () => {
    const held: Held = { civ: 'mongols', card: 'mon-scatter', purse: { food: 2 } };
    const f = attacked(held, 'mon-mangudai', 'mon-lancer', { mode: 'ranged' });
    expect(both(reacted(f, held))).toBe(`${cancelled}c4 5/5`);
  });

  test('byz-bribe no attack, for three gold', () => {
    const held: Held = { civ: 'byzantines', card: 'byz-bribe', purse: { gold: 3 } };
    expect(both(reacted(attacked(held, 'nor-berserker', 'byz-stratiotai').set(built), held))).toBe(
      `${cancelled}c4 4/4`,
    );
  });

  test('hre-truce no attack on a unit on a building of its side', () => {
    const held: Held = { civ: 'hre', card: 'hre-truce', purse: { food: 1, gold: 1 } };
    const f = attacked(held, 'nor-berserker', 'hre-landwehr').building(1, 'camp', 'c4');
    expect(both(reacted(f, held))).toBe(`${cancelled}c4 4/4`);
  });

  test('byz-beacons a resupply for which the cards are shuffled in first', () => {
    const held: Held = { civ: 'byzantines', card: 'byz-beacons' };
    const f = attacked(held, 'sco-cateran', 'byz-stratiotai').hand(1, 'byz-basil');
    const s = reacted(f, held);
    expect(s.asked).toBe('1 restock');
    expect(s.choose('set byz-basil').player(1).hand).toHaveLength(1);
    expect(both(s)).toBe('lost, c4 3/4');
  });

  test('nor-longphort, byz-kastron Armour for a building under attack', () => {
    const walls = (held: Held, kind: 'camp' | 'barracks') => {
      const s = holding(held).unit(0, 'nor-berserker', 'c3').building(1, kind, 'c4').set(built).begin();
      return s.choose(`attack u3 ${s.b('c4')}`, `react ${held.card}`).building('c4');
    };
    expect(walls({ civ: 'norse', card: 'nor-longphort', purse: { wood: 1 } }, 'camp')).toBe(2);
    expect(walls({ civ: 'byzantines', card: 'byz-kastron', purse: { wood: 1 } }, 'barracks')).toBe(4);
  });

  test('eng-hammer the attacker holds, or attacks and is struck harder in the next turn', () => {
    const held: Held = { civ: 'english', card: 'eng-hammer', purse: { food: 2 } };
    const s = () => {
      const f = holding(held).unit(0, 'nor-bondi', 'c2').unit(1, 'eng-billman', 'c3', { damage: 1 });
      const sitting = f.begin().choose('attack u3 u4');
      return sitting.choose('react eng-hammer');
    };
    const holds = s().choose('option hold', 'gold');
    expect([holds.temp(0), holds.offers('attack')]).toEqual(['1 gold', []]);
    expect(`${holds.unit(3)}, ${holds.unit(4)}`).toBe('c2 3/3 exhausted, c3 4/4');
    const attacks = s().choose('option attack');
    expect(`${attacks.unit(3)}, ${attacks.unit(4)}`).toBe('c2 1/3 exhausted, c3 2/4');
  });
});

/** With built decks the cards of the pool may be held as well: ECH-13.4. */
function built(s: Field['state']): void {
  s.options.decks = 'built';
}

describe('Reactions to a loss', () => {
  const lost = (held: Held, target: UnitId, attacker: UnitId = 'nor-berserker') =>
    reacted(attacked(held, attacker, target), held);

  test('nor-wergild a joker', () => {
    expect(lost({ civ: 'norse', card: 'nor-wergild' }, 'nor-bondi').temp(1)).toBe('1 joker');
  });

  test('sco-blood-feud two damage to the destroyer', () => {
    const held: Held = { civ: 'scots', card: 'sco-blood-feud', purse: { wood: 1 } };
    expect(lost(held, 'sco-cateran').unit(3)).toBe('c4 1/4 exhausted');
  });

  test('ott-last-salvo one damage to the destroyer', () => {
    const held: Held = { civ: 'ottomans', card: 'ott-last-salvo', purse: { wood: 1 } };
    expect(lost(held, 'ott-azab').unit(3)).toBe('c4 1/4 exhausted');
  });

  test('sco-kinsmen Infantry of cost 3 at most out of the deck', () => {
    const s = lost({ civ: 'scots', card: 'sco-kinsmen', purse: { food: 1 } }, 'sco-cateran');
    expect([s.asked, s.offers('take sco-gallowglass')]).toEqual(['1 search', []]);
    expect(s.choose('take sco-schiltron').player(1).hand).toEqual(['sco-schiltron']);
  });

  test('mon-remounts Cavalry of cost 3 at most out of the deck', () => {
    const s = lost({ civ: 'mongols', card: 'mon-remounts', purse: { food: 1 } }, 'mon-herder');
    expect([s.asked, s.offers('take mon-lancer')]).toEqual(['1 search', []]);
    expect(s.choose('take mon-turkic-rider').player(1).hand).toEqual(['mon-turkic-rider']);
  });
});

describe('Reactions to cards', () => {
  const playing = (held: Held, card: TechnologyId | UnitId) =>
    holding(held).set(built).hand(0, card).main(0, { food: 3, wood: 3, gold: 3 }).begin('deployment');

  test('ECH-8.14, hre-interdict, ott-envoys a Technology comes to nothing, and stays paid', () => {
    const interdict: Held = { civ: 'hre', card: 'hre-interdict', purse: { gold: 2, food: 1 } };
    const s = playing(interdict, 'nor-valhalla').choose('play nor-valhalla', 'react hre-interdict');
    expect([s.player(0).events, s.player(0).discard, s.ready(0)]).toEqual([
      [],
      ['nor-valhalla'],
      '2 food, 3 wood, 2 gold',
    ]);
    const envoys: Held = { civ: 'ottomans', card: 'ott-envoys', purse: { gold: 1, food: 1 } };
    const t = playing(envoys, 'nor-valhalla').choose('play nor-valhalla', 'react ott-envoys');
    expect(t.player(0).events).toEqual([]);
  });

  test('mon-terror a dear unit enters exhausted, and stays so for a turn', () => {
    const held: Held = { civ: 'mongols', card: 'mon-terror', purse: { food: 2 } };
    const f = holding(held).hand(0, 'nor-ulfhednar').main(0, { food: 3, wood: 1, gold: 1 });
    f.u(1).at = 'b2';
    const s = f.begin('deployment').choose('deploy nor-ulfhednar a1', 'enter pawn melee', 'react mon-terror');
    expect([s.u(3).exhausted, s.u(3).held]).toEqual([true, true]);
  });
});
