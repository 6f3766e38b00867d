import { describe, expect, test } from 'vitest';
import type { Civ, TechnologyId } from '../content/index.ts';
import { boardOf } from '../rules/profiles.ts';
import type { Purse } from '../rules/state.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** Seat 0 of that civilisation holds a card and can just pay for it; `u1` and `u2` keep both sides in the match. */
function holding(civ: Civ, card: TechnologyId, purse: Partial<Purse> = {}): Field {
  return field()
    .civ(0, civ)
    .civ(1, 'byzantines')
    .unit(0, 'nor-bondi', 'a1')
    .unit(1, 'nor-bondi', 'f6')
    .main(0, purse)
    .hand(0, card);
}

const played = (f: Field, card: TechnologyId, ...choices: string[]): Sitting =>
  f.begin().choose(`play ${card}`, ...choices);

const deployed = (f: Field, card: TechnologyId, ...choices: string[]): Sitting =>
  f.begin('deployment').choose(`play ${card}`, ...choices);

const profile = (s: Sitting, n: number) => boardOf(s.state).profile(s.u(n));

describe('Norse Actions', () => {
  test('nor-frenzy one damage for two melee', () => {
    const s = played(
      holding('norse', 'nor-frenzy', { food: 1 }).unit(0, 'nor-spearman', 'c3'),
      'nor-frenzy',
      'pick u3',
    );
    expect([s.unit(3), profile(s, 3).melee]).toEqual(['c3 3/4', 4]);
  });

  test('nor-strandhogg units by the water land elsewhere on it', () => {
    const f = holding('norse', 'nor-strandhogg', { wood: 1, food: 1 })
      .land('water', 'c3', 'd4')
      .unit(0, 'nor-spearman', 'b3');
    const s = played(f, 'nor-strandhogg', 'pick u3');
    expect(s.offers('to').includes('to e5')).toBe(true);
    expect(s.choose('to e5').unit(3)).toBe('e5 4/4');
  });

  test('nor-danegeld gold for units by enemy buildings', () => {
    const f = holding('norse', 'nor-danegeld').unit(0, 'nor-spearman', 'e5').unit(0, 'nor-spearman', 'c3');
    expect(deployed(f, 'nor-danegeld').temp(0)).toBe('1 gold');
  });

  test('nor-landnam a tile is turned up, or a ship found and made cheaper', () => {
    const f = () => holding('norse', 'nor-landnam', { wood: 1 }).faceDown('c1', 'H1');
    const tile = played(f(), 'nor-landnam', 'effect 1');
    expect(tile.asked).toMatch(/rotate|tile/);
    const ship = played(f(), 'nor-landnam', 'effect 2', 'take nor-longship');
    expect([ship.player(0).hand, ship.state.turn.reductions[0]?.n]).toEqual([['nor-longship'], 1]);
  });
});

describe('Scottish Actions', () => {
  test('sco-ambush two damage to an enemy by Forest or Mountain', () => {
    const f = holding('scots', 'sco-ambush', { wood: 2 })
      .unit(0, 'sco-cateran', 'c3')
      .unit(1, 'mon-kharash', 'c4');
    expect(f.begin().whyNot('play sco-ambush')).toBe('ECH-8.4');
    const wooded = holding('scots', 'sco-ambush', { wood: 2 })
      .land('forest', 'd5')
      .unit(0, 'sco-cateran', 'c3')
      .unit(1, 'mon-kharash', 'c4');
    expect(played(wooded, 'sco-ambush').unit(4)).toBe('c4 2/4');
  });

  test('sco-ring-of-pikes Armour 1 and Riposte 2 for Infantry side by side', () => {
    const f = holding('scots', 'sco-ring-of-pikes', { food: 2 })
      .unit(0, 'sco-clansman', 'c3')
      .unit(0, 'sco-clansman', 'c4')
      .unit(0, 'sco-clansman', 'e3');
    const s = played(f, 'sco-ring-of-pikes');
    const of = (n: number) => [profile(s, n).armour, profile(s, n).riposte];
    expect([of(3), of(4), of(5)]).toEqual([
      [1, 2],
      [1, 2],
      [0, 0],
    ]);
  });

  test('sco-cattle-raid one food, or two by an enemy Camp', () => {
    expect(deployed(holding('scots', 'sco-cattle-raid'), 'sco-cattle-raid').temp(0)).toBe('1 food');
    const f = holding('scots', 'sco-cattle-raid').building(1, 'camp', 'c3').unit(0, 'sco-clansman', 'c4');
    expect(deployed(f, 'sco-cattle-raid', 'effect 2').temp(0)).toBe('2 food');
  });

  test('sco-clan-gathering up to two cheap Infantry, known to all', () => {
    const s = deployed(holding('scots', 'sco-clan-gathering', { food: 1 }), 'sco-clan-gathering');
    expect(s.offers('take sco-gallowglass')).toEqual([]);
    s.choose('take sco-clansman', 'take sco-clansman');
    expect([s.player(0).hand, s.player(0).known]).toEqual([
      ['sco-clansman', 'sco-clansman'],
      ['sco-clansman', 'sco-clansman'],
    ]);
  });

  test('sco-scorched-earth two damage to a Camp', () => {
    const f = holding('scots', 'sco-scorched-earth', { wood: 1 })
      .building(1, 'camp', 'c4')
      .unit(0, 'sco-cateran', 'c3');
    expect(played(f, 'sco-scorched-earth').building('c4')).toBe(2);
  });
});

describe('Mongol Actions', () => {
  test('mon-feigned-retreat a rider moves, though he is exhausted', () => {
    const f = holding('mongols', 'mon-feigned-retreat', { food: 1 }).unit(0, 'mon-lancer', 'c3', {
      exhausted: true,
    });
    expect(played(f, 'mon-feigned-retreat', 'to c6').unit(3)).toBe('c6 5/5 exhausted');
  });

  test('mon-arrow-storm as many damage as Archers are near', () => {
    const f = holding('mongols', 'mon-arrow-storm', { wood: 2 })
      .unit(0, 'mon-horse-archer', 'c3')
      .unit(0, 'mon-horse-archer', 'd3')
      .unit(1, 'byz-stratiotai', 'c5');
    expect(played(f, 'mon-arrow-storm').unit(5)).toBe('c5 2/4');
  });

  test('mon-yam two cards, or a tile for one food', () => {
    const s = played(holding('mongols', 'mon-yam', { food: 2 }), 'mon-yam');
    expect(s.player(0).hand).toHaveLength(2);
    const f = holding('mongols', 'mon-yam', { food: 1 }).faceDown('c1', 'H1');
    expect(played(f, 'mon-yam').asked).toBe('0 rotate');
  });

  test('mon-tribute one resource of choice, two with three riders', () => {
    expect(deployed(holding('mongols', 'mon-tribute'), 'mon-tribute', 'wood').temp(0)).toBe('1 wood');
    const f = holding('mongols', 'mon-tribute');
    for (const at of ['c3', 'd3', 'e3'] as const) f.unit(0, 'mon-lancer', at);
    expect(deployed(f, 'mon-tribute', 'effect 2', 'wood', 'gold').temp(0)).toBe('1 wood, 1 gold');
  });

  test('mon-great-hunt up to three riders go one square', () => {
    const f = holding('mongols', 'mon-great-hunt', { food: 2 })
      .unit(0, 'mon-lancer', 'c3')
      .unit(0, 'mon-lancer', 'd1');
    const s = played(f, 'mon-great-hunt', 'pick u3', 'pick u4', 'to c4', 'to e1');
    expect([s.u(3).at, s.u(4).at]).toEqual(['c4', 'e1']);
  });
});

describe('Byzantine Actions', () => {
  test('byz-orthodoxy gold for every enemy unit, garrisons too', () => {
    const f = holding('byzantines', 'byz-orthodoxy', { food: 2 }).unit(1, 'sco-cateran', 'e4');
    expect(deployed(f, 'byz-orthodoxy').temp(0)).toBe('2 gold');
  });

  test('byz-silk-trade a gold', () => {
    expect(played(holding('byzantines', 'byz-silk-trade'), 'byz-silk-trade').temp(0)).toBe('1 gold');
  });

  test('byz-xenon units on buildings heal four and are exhausted', () => {
    const f = holding('byzantines', 'byz-xenon', { gold: 1 })
      .building(0, 'camp', 'c3')
      .unit(0, 'byz-stratiotai', 'c3', { damage: 3 });
    expect(played(f, 'byz-xenon', 'pick u3').unit(3)).toBe('c3 4/4 exhausted');
  });

  test('byz-throne the opponent’s main resources pay', () => {
    const f = holding('byzantines', 'byz-throne', { gold: 2 })
      .main(1, { food: 1, wood: 1 })
      .hand(0, 'byz-psiloi', 'byz-basil');
    f.u(1).at = 'b2';
    const s = deployed(f, 'byz-throne').choose('deploy byz-psiloi a1', 'enter pawn ranged');
    expect([s.u(3).card, s.ready(1)]).toEqual(['byz-psiloi', '']);
  });

  test('byz-themata a unit on a building acts again', () => {
    const f = holding('byzantines', 'byz-themata', { food: 1, gold: 1 })
      .building(0, 'camp', 'c3')
      .unit(0, 'byz-stratiotai', 'c3', { exhausted: true });
    expect(played(f, 'byz-themata').u(3).exhausted).toBe(false);
  });
});

describe('Ottoman Actions', () => {
  test('ott-bombardment two damage to a building near a gun', () => {
    const f = holding('ottomans', 'ott-bombardment', { wood: 1, gold: 1 })
      .building(1, 'barracks', 'c5')
      .unit(0, 'ott-sahi', 'c3');
    expect(played(f, 'ott-bombardment').building('c5')).toBe(3);
  });

  test('ott-devshirme Infantry out of the deck, and the next one cheaper', () => {
    const s = deployed(holding('ottomans', 'ott-devshirme', { food: 2 }), 'ott-devshirme', 'take ott-azab');
    expect([s.player(0).hand, s.state.turn.reductions[0]?.uses]).toEqual([['ott-azab'], 1]);
  });

  test('ott-timar one resource of choice, or two gold with a Barracks', () => {
    expect(deployed(holding('ottomans', 'ott-timar'), 'ott-timar', 'food').temp(0)).toBe('1 food');
    const f = holding('ottomans', 'ott-timar').building(0, 'barracks', 'c3');
    expect(deployed(f, 'ott-timar', 'effect 2').temp(0)).toBe('2 gold');
  });

  test('ott-undermine a damage to walls, whose garrison is exposed', () => {
    const f = holding('ottomans', 'ott-undermine', { wood: 1, food: 1 })
      .building(1, 'barracks', 'c4')
      .unit(0, 'ott-azab', 'c3')
      .unit(1, 'byz-stratiotai', 'c4');
    const s = played(f, 'ott-undermine');
    expect([s.building('c4'), s.offers('attack u3')]).toEqual([
      4,
      ['attack u3 u4', `attack u3 ${s.b('c4')}`],
    ]);
  });

  test('ott-forced-march up to two units go one square', () => {
    const f = holding('ottomans', 'ott-forced-march', { food: 2 }).unit(0, 'ott-azab', 'c3', { moved: true });
    expect(played(f, 'ott-forced-march', 'pick u3', 'done', 'to c4').u(3).at).toBe('c4');
  });
});

describe('Actions of the Holy Roman Empire', () => {
  test('hre-ostsiedlung a Camp besides that of the turn', () => {
    const f = holding('hre', 'hre-ostsiedlung', { food: 2 }).land('mine', 'c3').unit(0, 'hre-landwehr', 'c3');
    const s = played(f, 'hre-ostsiedlung');
    expect([s.building('c3'), s.player(0).main.gold, s.state.turn.campBuilt]).toEqual([4, 1, false]);
  });

  test('hre-reichssteuer one gold, two with two Events', () => {
    expect(deployed(holding('hre', 'hre-reichssteuer'), 'hre-reichssteuer').temp(0)).toBe('1 gold');
    const f = holding('hre', 'hre-reichssteuer').event(0, 'hre-hanse').event(0, 'hre-orders');
    expect(deployed(f, 'hre-reichssteuer', 'effect 2').temp(0)).toBe('2 gold');
  });

  test('hre-golden-bull an Event out of the deck', () => {
    const s = deployed(holding('hre', 'hre-golden-bull', { food: 1 }), 'hre-golden-bull', 'take hre-hanse');
    expect(s.player(0).hand).toEqual(['hre-hanse']);
  });

  test('hre-wedge two melee and Piercing for a rider', () => {
    const s = played(
      holding('hre', 'hre-wedge', { food: 1, gold: 1 }).unit(0, 'hre-ritter', 'c3'),
      'hre-wedge',
    );
    expect([profile(s, 3).melee, profile(s, 3).piercing]).toEqual([5, 1]);
  });

  test('hre-heerban a card, and the next unit cheaper', () => {
    const s = deployed(holding('hre', 'hre-heerban', { food: 1 }), 'hre-heerban');
    expect([s.player(0).hand.length, s.state.turn.reductions[0]?.n]).toEqual([1, 1]);
  });
});

describe('English Actions', () => {
  test('eng-royal-forest two food for each Camp in a Forest that goes, or a wood', () => {
    const f = () =>
      holding('english', 'eng-royal-forest', { food: 1 }).land('forest', 'c3').building(0, 'camp', 'c3');
    const felled = played(f().main(0, { wood: 1 }), 'eng-royal-forest', 'effect 1');
    if (felled.question?.prompt === 'pick') felled.choose(felled.offers('pick')[0] ?? 'done');
    expect([felled.building('c3'), felled.temp(0)]).toEqual([undefined, '2 food']);
    expect(played(f(), 'eng-royal-forest', 'effect 2').temp(0)).toBe('1 wood');
  });

  test('eng-pontoon-bridge units cross a water, the second at the price of a damage', () => {
    const f = holding('english', 'eng-pontoon-bridge', { wood: 2 })
      .land('water', 'c3')
      .unit(0, 'eng-billman', 'c2')
      .unit(0, 'eng-billman', 'd2');
    const s = played(f, 'eng-pontoon-bridge', 'pick u3', 'pick u4', 'to c4', 'to d4');
    expect([s.unit(3), s.unit(4)]).toEqual(['c4 4/4', 'd4 3/4']);
  });

  test('eng-wool-export as much gold as the opponent gets food', () => {
    const s = played(holding('english', 'eng-wool-export'), 'eng-wool-export', 'effect 3');
    expect([s.temp(0), s.temp(1)]).toEqual(['3 gold', '3 food']);
  });

  test('eng-eyre what occupied Camps yield', () => {
    const f = holding('english', 'eng-eyre', { food: 4 })
      .land('mine2', 'c3')
      .building(0, 'camp', 'c3')
      .unit(0, 'eng-billman', 'c3')
      .land('forest', 'd3')
      .building(0, 'camp', 'd3');
    expect(played(f, 'eng-eyre').temp(0)).toBe('1 gold');
  });

  test('eng-model-parliament cards for cheap units, jokers for dear ones, health for a missing sort', () => {
    const f = holding('english', 'eng-model-parliament', { gold: 4 });
    const s = deployed(f, 'eng-model-parliament');
    expect([s.player(0).hand.length, s.temp(0), s.building('a1')]).toEqual([1, '', 8]);
    const rich = holding('english', 'eng-model-parliament', { gold: 4 }).unit(0, 'eng-knight', 'c3');
    const t = deployed(rich, 'eng-model-parliament');
    expect([t.player(0).hand.length, t.temp(0), t.building('a1')]).toEqual([1, '1 joker', 10]);
  });

  test('eng-ring-of-iron Barracks beside enemy buildings', () => {
    const f = holding('english', 'eng-ring-of-iron', { wood: 3, gold: 4 }).building(1, 'camp', 'd4');
    const s = played(f, 'eng-ring-of-iron');
    expect(s.offers('pick').sort()).toEqual(['pick c4', 'pick d3', 'pick d5', 'pick e4']);
    s.choose('pick c4', 'pick d3');
    expect([s.building('c4'), s.building('d3')]).toEqual([5, 5]);
  });
});
