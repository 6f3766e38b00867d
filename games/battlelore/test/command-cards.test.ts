import { describe, expect, test } from 'vitest';
import type { CommandId, HexId, UnitTypeId } from '../content/index.ts';
import { adventures, hex } from '../content/index.ts';
import type { CampMark, Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** Four units in each section for both camps, none of them on a dotted line. */
function lines(s: Field = field()): Field {
  for (const column of [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13]) {
    s.unit('P', 'human_infantry', `C${column}` as HexId).unit('S', 'human_infantry', `G${column}` as HexId);
  }
  return s;
}

/** Orders everyone it can: how many are ordered in the west, the centre and the east. */
function ordersAll(s: Sitting): number[] {
  while (s.question?.prompt === 'order') s.choose(s.offers('order')[0] ?? 'done');
  const ordered = s.state.units.filter((u) => u.ordered !== 'no');
  const at = (section: 'west' | 'centre' | 'east') =>
    ordered.filter((u) => u.hex !== 'gone' && hex[u.hex].sections.includes(section)).length;
  return [at('west'), at('centre'), at('east')];
}

/** The same for a card that a camp plays out of a hand of three. */
function most(mark: CampMark, card: CommandId): number[] {
  const others: CommandId[] = card === 'LE' ? ['GB', 'RB'] : ['LE', 'RB'];
  return ordersAll(
    lines()
      .turnOf(mark)
      .hand(mark, card, ...others)
      .begin()
      .choose(`command card:${card}`),
  );
}

describe('Scout', () => {
  test('card:SC-L orders one unit on the left', () => {
    expect([most('S', 'SC-L'), most('P', 'SC-L')]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  test('card:SC-C orders one unit in the centre', () => {
    expect([most('S', 'SC-C'), most('P', 'SC-C')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('card:SC-R orders one unit on the right', () => {
    expect([most('S', 'SC-R'), most('P', 'SC-R')]).toEqual([
      [0, 0, 1],
      [1, 0, 0],
    ]);
  });

  const scouted = (card: CommandId) => {
    const s = lines().hand('S', card, 'LE').next('card:GA', 'card:WE', 'card:FL').begin();
    return s.choose(`command card:${card}`, 'done').until('S scout');
  };

  test('card:SC-L at the end two cards are drawn, one is kept, the other discarded', () => {
    const s = scouted('SC-L');
    expect(s.offers()).toEqual(['keep card:GA', 'keep card:WE']);
    expect(s.whyNot('keep card:FL')).toBe('BLO-12.1');
    s.choose('keep card:WE');
    expect([s.camp('S').hand, s.state.commandDiscard]).toEqual([
      ['LE', 'WE'],
      ['SC-L', 'GA'],
    ]);
  });

  test('card:SC-C at the end two cards are drawn, and only their player sees them', () => {
    const s = scouted('SC-C');
    expect(s.match.view(1).view.camps[1].scouted).toEqual(['GA', 'WE']);
    expect(s.match.view(0).view.camps[1].scouted).toBeUndefined();
    expect(s.choose('keep card:GA').match.view(0).view.commandDiscard).toEqual(['SC-C', 'WE']);
  });

  test('card:SC-R at the end an absent seat keeps the first: D-SCOUT', () => {
    expect(scouted('SC-R').fallback).toBe('keep card:GA');
  });

  test('card:SC-R draws also if it could order nobody', () => {
    const s = field().unit('S', 'human_infantry', 'F2').hand('S', 'SC-R', 'LE').begin();
    expect(s.choose('command card:SC-R').asked).toBe('S scout');
  });

  test('card:SC-L takes the last card if only one is left in both piles', () => {
    const s = field()
      .unit('S', 'human_infantry', 'F6')
      .hand('S', 'SC-L', 'LE')
      .set((state) => {
        state.camps[0].hand.push(...state.commandPile.splice(0));
      });
    const sitting = s.begin().choose('command card:SC-L');
    expect([sitting.asked, sitting.camp('S').hand]).toEqual(['P command', ['LE', 'SC-L']]);
    expect([sitting.state.commandPile, sitting.state.commandDiscard]).toEqual([[], []]);
  });
});

describe('Patrol', () => {
  test('card:PA-L orders up to two units on the left', () => {
    expect([most('S', 'PA-L'), most('P', 'PA-L')]).toEqual([
      [2, 0, 0],
      [0, 0, 2],
    ]);
  });

  test('card:PA-C orders up to two units in the centre', () => {
    expect([most('S', 'PA-C'), most('P', 'PA-C')]).toEqual([
      [0, 2, 0],
      [0, 2, 0],
    ]);
  });

  test('card:PA-R orders up to two units on the right', () => {
    expect([most('S', 'PA-R'), most('P', 'PA-R')]).toEqual([
      [0, 0, 2],
      [2, 0, 0],
    ]);
  });
});

describe('Attack', () => {
  test('card:AT-L orders up to three units on the left', () => {
    expect([most('S', 'AT-L'), most('P', 'AT-L')]).toEqual([
      [3, 0, 0],
      [0, 0, 3],
    ]);
  });

  test('card:AT-C orders up to three units in the centre', () => {
    expect([most('S', 'AT-C'), most('P', 'AT-C')]).toEqual([
      [0, 3, 0],
      [0, 3, 0],
    ]);
  });

  test('card:AT-R orders up to three units on the right', () => {
    expect([most('S', 'AT-R'), most('P', 'AT-R')]).toEqual([
      [0, 0, 3],
      [3, 0, 0],
    ]);
  });
});

describe('Assault', () => {
  /** What it orders out of hands of one, two and four cards. */
  const byHand = (card: CommandId) =>
    [[], ['LE'], ['LE', 'GA', 'RB']].map((others) => {
      const s = lines()
        .hand('S', card, ...(others as CommandId[]))
        .begin();
      return ordersAll(s.asked === 'S command' ? s.choose(`command card:${card}`) : s);
    });

  test('card:AS-L orders as many units on the left as its player has cards', () => {
    expect(byHand('AS-L')).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [4, 0, 0],
    ]);
    expect(most('P', 'AS-L')).toEqual([0, 0, 3]);
  });

  test('card:AS-C orders as many units in the centre as its player has cards', () => {
    expect(byHand('AS-C')).toEqual([
      [0, 1, 0],
      [0, 2, 0],
      [0, 4, 0],
    ]);
  });

  test('card:AS-R orders as many units on the right as its player has cards', () => {
    expect(byHand('AS-R')).toEqual([
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 4],
    ]);
    expect(most('P', 'AS-R')).toEqual([3, 0, 0]);
  });
});

describe('cards of several sections', () => {
  test('card:LA orders one unit in each section', () => {
    expect([most('S', 'LA'), most('P', 'LA')]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
    ]);
  });

  test('card:LA cannot order three units on one dotted line', () => {
    const s = field()
      .unit('S', 'human_infantry', 'B4')
      .unit('S', 'human_infantry', 'D4')
      .hand('S', 'LA', 'LE');
    const sitting = s
      .unit('S', 'human_infantry', 'F4')
      .begin()
      .choose('command card:LA', 'order B4', 'order F4');
    expect([sitting.asked, sitting.at('D4')?.ordered]).toEqual(['S move', 'no']);
  });

  test('card:FL orders two units on each flank', () => {
    expect([most('S', 'FL'), most('P', 'FL')]).toEqual([
      [2, 0, 2],
      [2, 0, 2],
    ]);
  });

  test('card:WE orders one unit on each flank and two in the centre', () => {
    expect([most('S', 'WE'), most('P', 'WE')]).toEqual([
      [1, 2, 1],
      [1, 2, 1],
    ]);
  });

  test('card:GA orders two units in each section', () => {
    expect([most('S', 'GA'), most('P', 'GA')]).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });

  test('card:FL, BLO-14.11 orders a creature outside its sections, once it is paid for', () => {
    const s = field('creatures')
      .unit('S', 'giant_spider', 'G6')
      .unit('S', 'human_infantry', 'G2')
      .tokens('S', 3);
    const sitting = s.hand('S', 'FL', 'LE').begin().choose('command card:FL', 'order G6');
    expect([sitting.at('G6')?.ordered, sitting.camp('S').goblet]).toEqual(['summoned', 0]);
  });
});

/** Three units of each colour, a spider among the green ones. */
function colours(card: CommandId): Sitting {
  const s = field('creatures').unit('S', 'giant_spider', 'G1').unit('S', 'human_archer', 'G2').tokens('S', 6);
  s.unit('S', 'human_archer', 'G12').unit('S', 'human_infantry', 'G5').unit('S', 'human_cavalry', 'G6');
  s.unit('S', 'human_infantry', 'G13').unit('S', 'human_heavy', 'H2').unit('S', 'human_heavy_cavalry', 'H6');
  return s.unit('S', 'human_heavy', 'H12').hand('S', card, 'LE').begin().choose(`command card:${card}`);
}

describe('banners', () => {
  test('card:GB orders up to N green units anywhere, creatures included', () => {
    const s = colours('GB');
    expect([s.offers('order'), s.whyNot('order G5')]).toEqual([
      ['order G1', 'order G2', 'order G12'],
      'BLO-2.5',
    ]);
    expect([s.choose('order G1', 'order G12').asked, s.at('G2')?.ordered]).toEqual(['S move', 'no']);
  });

  test('card:BB orders up to N blue units anywhere', () => {
    const s = colours('BB');
    expect([s.offers('order'), s.whyNot('order H2')]).toEqual([
      ['order G5', 'order G6', 'order G13'],
      'BLO-2.5',
    ]);
    expect([s.choose('order G5', 'order G13').asked, s.at('G6')?.ordered]).toEqual(['S move', 'no']);
  });

  test('card:RB orders up to N red units anywhere', () => {
    const s = colours('RB');
    expect([s.offers('order'), s.whyNot('order G2')]).toEqual([
      ['order H2', 'order H6', 'order H12'],
      'BLO-2.5',
    ]);
    expect([s.choose('order H2', 'order H12').asked, s.at('H6')?.ordered]).toEqual(['S move', 'no']);
  });

  test('card:RB never orders a creature for tokens: that is for section cards', () => {
    expect(colours('RB').whyNot('order G1')).toBe('BLO-2.5');
  });

  test('card:GB, BLO-2.8 without a green unit orders any one', () => {
    expect(ordersAll(lines().hand('S', 'GB', 'LE').begin().choose('command card:GB'))).toEqual([1, 0, 0]);
  });

  test('card:BB, BLO-2.8 without a blue unit orders any one', () => {
    const s = field().unit('S', 'human_archer', 'G2').unit('S', 'human_heavy', 'G6').hand('S', 'BB', 'LE');
    expect(s.begin().choose('command card:BB').offers('order')).toEqual(['order G2', 'order G6']);
    expect(s.begin().choose('command card:BB', 'order G6').asked).toBe('S move');
  });

  test('card:RB, BLO-2.8 without a red unit orders any one', () => {
    expect(ordersAll(lines().hand('S', 'RB', 'LE').begin().choose('command card:RB'))).toEqual([1, 0, 0]);
  });
});

describe('Darken the Sky', () => {
  /** Archers on F6 with Darken the Sky, P infantry out of their reach of arm. */
  const sky = (...targets: HexId[]) => {
    const s = field().unit('S', 'human_archer', 'F6').hand('S', 'DS', 'LE');
    for (const at of targets) s.unit('P', 'human_infantry', at);
    return s;
  };

  test('card:DS orders all units with a ranged weapon that are not next to an enemy', () => {
    const s = field('mercenaries').unit('S', 'human_archer', 'G2').unit('S', 'dwarf_crossbow', 'G12');
    s.unit('S', 'human_archer', 'F6').unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'G5');
    const sitting = s.hand('S', 'DS', 'LE').begin().choose('command card:DS');
    expect([sitting.asked, sitting.offers('pick')]).toEqual(['S move', ['pick G2', 'pick G12']]);
  });

  test('card:DS a unit that does not move shoots twice, at one target or two', () => {
    const s = sky('D6', 'D8').rolls('R R R R R R').begin().choose('command card:DS', 'done');
    expect(s.choose('attack F6 D6').offers('attack')).toEqual(['attack F6 D6', 'attack F6 D8']);
    expect([s.choose('attack F6 D8').asked, s.events('rolled').length]).toEqual(['P command', 2]);
  });

  test('card:DS a unit that moves battles once, with its die less', () => {
    const s = sky('D6').rolls('R R').begin().choose('command card:DS', 'pick F6', 'to F5', 'attack F5 D6');
    expect([s.rolled, s.asked]).toEqual(['R', 'P command']);
  });

  test('card:DS a unit that moves may battle in melee', () => {
    const s = sky('D6').begin().choose('command card:DS', 'pick F6', 'to E6');
    expect(s.offers('attack')).toEqual(['attack E6 D6']);
  });

  test('card:DS the second battle is only for a unit whose first was ranged', () => {
    const s = field().unit('S', 'human_archer', 'D6').unit('S', 'human_archer', 'H6').hand('S', 'DS', 'LE');
    s.unit('P', 'human_infantry', 'F6', 1).unit('P', 'human_infantry', 'F8').rolls('F R B R');
    const sitting = s.begin().choose('command card:DS', 'done', 'attack H6 F6', 'retreat E6');
    sitting.choose('attack D6 E6', 'stay');
    expect([sitting.whyNot('attack D6 F8'), sitting.offers('attack')]).toEqual(['BLO-5.2', ['attack H6 F8']]);
  });

  test('card:DS adjacency is looked at again for the second battle, which is never melee', () => {
    const s = field().unit('S', 'human_archer', 'D6').unit('P', 'human_infantry', 'F6').hand('S', 'DS', 'LE');
    s.unit('S', 'human_archer', 'H9').unit('P', 'human_infantry', 'F9').rolls('F R');
    const sitting = s.begin().choose('command card:DS', 'done', 'attack D6 F6', 'retreat E6');
    expect(['attack D6 E6', 'attack D6 F9'].map((c) => sitting.whyNot(c))).toEqual(['BLO-5.2', 'BLO-5.7']);
    expect(sitting.offers('attack')).toEqual(['attack H9 F9']);
  });

  test('card:DS range and sight are looked at again for the second battle', () => {
    const s = sky('B6')
      .unit('S', 'human_archer', 'H2')
      .unit('P', 'human_infantry', 'F2')
      .rolls('F R')
      .begin();
    s.choose('command card:DS', 'done', 'attack F6 B6', 'retreat A6');
    expect(s.whyNot('attack F6 A6')).toBe('BLO-5.6');
  });

  test('card:DS, BLO-2.8 without a ranged weapon orders any one', () => {
    expect(ordersAll(lines().hand('S', 'DS', 'LE').begin().choose('command card:DS'))).toEqual([1, 0, 0]);
  });

  test('card:DS orders nobody if all archers are next to an enemy', () => {
    expect(sky('E6').begin().choose('command card:DS').asked).toBe('P command');
  });
});

describe('Mounted Charge', () => {
  test('card:MC orders up to N cavalry units anywhere, creatures never', () => {
    const s = field('creatures')
      .unit('S', 'giant_spider', 'G1')
      .unit('S', 'human_cavalry', 'G2')
      .tokens('S', 3);
    s.unit('S', 'human_heavy_cavalry', 'G6')
      .unit('S', 'human_light_cavalry', 'G12')
      .unit('S', 'human_heavy', 'G8');
    const sitting = s.hand('S', 'MC', 'LE').begin().choose('command card:MC');
    expect(sitting.offers('order')).toEqual(['order G2', 'order G6', 'order G12']);
    expect([sitting.whyNot('order G1'), sitting.whyNot('order G8')]).toEqual(['BLO-2.5', 'BLO-2.5']);
    expect(sitting.choose('order G2', 'order G6').asked).toBe('S move');
  });

  test('card:MC gives one die more in melee, and in the bonus attack', () => {
    const s = field()
      .unit('S', 'human_cavalry', 'F6')
      .unit('P', 'human_infantry', 'E6', 1)
      .hand('S', 'MC', 'LE');
    s.unit('P', 'human_infantry', 'D6').rolls('B G G G R R R R');
    const sitting = s.begin().choose('command card:MC', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.rolled).toBe('B G G G');
    expect(sitting.choose('gain-ground E6', 'stay', 'attack E6 D6').rolled).toBe('R R R R');
  });

  test('card:MC lasts for one turn', () => {
    const s = field()
      .unit('S', 'human_cavalry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .hand('S', 'MC', 'LE');
    s.hand('P', 'PA-C', 'GA').rolls('G G G G');
    const sitting = s.begin().choose('command card:MC', 'order F6', 'done', 'attack F6 E6');
    sitting.until('S command').rolls('G G G').choose('command card:LE', 'order F6', 'done', 'attack F6 E6');
    expect(sitting.rolled).toBe('G G G');
  });

  test('card:MC, BLO-2.8 without cavalry orders any one, a creature too', () => {
    const s = field('creatures')
      .unit('S', 'giant_spider', 'G1')
      .unit('S', 'human_heavy', 'G8')
      .hand('S', 'MC', 'LE');
    const sitting = s.begin().choose('command card:MC');
    expect(sitting.offers('order')).toEqual(['order G1', 'order G8']);
    expect(sitting.choose('order G1').asked).toBe('S move');
  });
});

describe('Foot Onslaught', () => {
  const onslaught = (s: Field) =>
    s.hand('S', 'FO', 'LE').begin().choose('command card:FO', 'order H6', 'pick H6');
  const foot = (type: UnitTypeId, ...rest: [number?, 'blue'?]) =>
    field('mercenaries')
      .unit('S', type, 'H6', ...rest)
      .unit('P', 'human_infantry', 'E6');

  test('card:FO orders up to N infantry units anywhere, creatures never', () => {
    const s = field('creatures')
      .unit('S', 'giant_spider', 'G1')
      .unit('S', 'human_archer', 'G2')
      .tokens('S', 3);
    s.unit('S', 'human_infantry', 'G6').unit('S', 'human_heavy', 'G12').unit('S', 'human_cavalry', 'G8');
    const sitting = s.hand('S', 'FO', 'LE').begin().choose('command card:FO');
    expect(sitting.offers('order')).toEqual(['order G2', 'order G6', 'order G12']);
    expect([sitting.whyNot('order G1'), sitting.whyNot('order G8')]).toEqual(['BLO-2.5', 'BLO-2.5']);
    expect(sitting.choose('order G2', 'order G6').asked).toBe('S move');
  });

  test('card:FO lets infantry of any banner move two hexes and battle in melee', () => {
    for (const type of ['human_militia', 'human_infantry', 'human_heavy'] as const) {
      const s = onslaught(foot(type));
      expect([s.offers('to E7'), s.choose('to F6').offers('attack')]).toEqual([[], ['attack F6 E6']]);
    }
  });

  test('card:FO a bow that went two hexes shoots only if it is green', () => {
    const far = () => field().unit('P', 'human_infantry', 'D6');
    const blue = far().unit('S', 'human_archer', 'H6', 4, 'blue');
    expect(onslaught(blue).choose('to F6').asked).toBe('P command');
    expect(onslaught(blue).choose('to G6').offers('attack')).toEqual(['attack G6 D6']);
    const green = far().unit('S', 'human_archer', 'H6');
    expect(onslaught(green).choose('to F6').offers('attack')).toEqual(['attack F6 D6']);
  });

  test('card:FO a blue bow that went two hexes still battles in melee', () => {
    expect(
      onslaught(foot('human_archer', 4, 'blue'))
        .choose('to F6')
        .offers('attack'),
    ).toEqual(['attack F6 E6']);
  });

  test('card:FO frees nobody from terrain', () => {
    expect(onslaught(foot('human_heavy').terrain('forest', 'G6', 'G7')).offers('to F6')).toEqual([]);
    expect(onslaught(foot('human_heavy').rampart('F6')).choose('to F6').asked).toBe('P command');
  });

  test('card:FO a goblinoid that goes two hexes by it does not rush', () => {
    const s = onslaught(foot('hobgoblin_infantry').unit('P', 'human_infantry', 'E7'));
    expect(s.offers('rush')).toEqual([]);
    expect(s.choose('to F6').offers()).toEqual(['attack F6 E6', 'attack F6 E7', 'done']);
  });

  test('card:FO, BLO-2.8 without infantry orders any one', () => {
    const s = field().unit('S', 'human_cavalry', 'G2').unit('S', 'human_cavalry', 'G6').hand('S', 'FO', 'LE');
    expect(s.begin().choose('command card:FO').offers('order')).toEqual(['order G2', 'order G6']);
    expect(s.begin().choose('command card:FO', 'order G6').asked).toBe('S move');
  });
});

describe('Battle Lust', () => {
  const lust = () => field().hand('S', 'BL', 'LE').unit('P', 'human_infantry', 'E6');

  test('card:BL orders up to N units next to an enemy, anywhere', () => {
    const s = lust()
      .unit('S', 'human_infantry', 'F5')
      .unit('S', 'human_cavalry', 'F6')
      .unit('S', 'human_heavy', 'G7');
    const sitting = s.unit('S', 'human_archer', 'D5').begin().choose('command card:BL');
    expect([sitting.offers('order'), sitting.whyNot('order G7')]).toEqual([
      ['order D5', 'order F5', 'order F6'],
      'BLO-2.5',
    ]);
    expect(sitting.choose('order F5', 'order F6').asked).toBe('S combat');
  });

  test('card:BL orders a creature next to an enemy', () => {
    const s = field('creatures').hand('S', 'BL', 'LE').unit('P', 'human_infantry', 'E6');
    expect(s.unit('S', 'giant_spider', 'F6').begin().choose('command card:BL').offers('order')).toEqual([
      'order F6',
    ]);
  });

  test('card:BL nobody moves in the movement phase', () => {
    const s = lust().unit('S', 'human_cavalry', 'F6').begin().choose('command card:BL', 'order F6');
    expect([s.asked, s.events('moved')]).toEqual(['S combat', []]);
  });

  test('card:BL gives one die more in melee, and in the bonus attack', () => {
    const s = lust()
      .unit('S', 'human_cavalry', 'F6')
      .at('E6', { figures: 1 })
      .unit('P', 'human_infantry', 'D6');
    const sitting = s.rolls('B G G G R R R R').begin().choose('command card:BL', 'order F6', 'attack F6 E6');
    expect(sitting.rolled).toBe('B G G G');
    expect(sitting.choose('gain-ground E6', 'stay', 'attack E6 D6').rolled).toBe('R R R R');
  });

  test('card:BL leaves gaining ground and pursuit', () => {
    const foot = lust().unit('S', 'human_infantry', 'F6').at('E6', { figures: 1 }).rolls('B G G G').begin();
    foot.choose('command card:BL', 'order F6', 'attack F6 E6', 'gain-ground E6');
    expect(foot.figures('E6')).toBe(4);
    const horse = lust().unit('S', 'human_cavalry', 'F6').at('E6', { figures: 1 }).rolls('B G G G').begin();
    horse.choose('command card:BL', 'order F6', 'attack F6 E6', 'gain-ground E6', 'pursue D6');
    expect(horse.figures('D6')).toBe(3);
  });

  test('card:BL whoever has no adjacent enemy any more does not battle', () => {
    const s = lust()
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_archer', 'F5')
      .at('E6', { figures: 1 });
    const sitting = s.unit('P', 'human_infantry', 'D4').rolls('B G G G').begin();
    sitting.choose('command card:BL', 'order F5', 'order F6', 'attack F6 E6', 'stay');
    expect([sitting.offers('attack'), sitting.asked]).toEqual([[], 'P command']);
  });

  test('card:BL, BLO-2.8 orders any one unit if none is next to an enemy, and it may move', () => {
    const s = lust().unit('S', 'human_infantry', 'G6').unit('S', 'human_infantry', 'G2').begin();
    s.choose('command card:BL');
    expect(s.offers('order')).toEqual(['order G2', 'order G6']);
    expect(s.choose('order G6').offers('pick')).toEqual(['pick G6']);
  });
});

describe('Leadership', () => {
  test('card:LE orders up to four units anywhere', () => {
    const s = lines()
      .hand('S', 'LE', 'GA')
      .begin()
      .choose('command card:LE', 'order G1', 'order G6', 'order G13');
    expect([s.asked, s.choose('order G12').asked]).toEqual(['S order', 'S move']);
  });

  test('card:LE orders creatures, without payment', () => {
    const s = field('creatures').unit('S', 'giant_spider', 'G6').hand('S', 'LE', 'GA').begin();
    s.choose('command card:LE', 'order G6');
    expect([s.at('G6')?.ordered, s.state.pool]).toEqual(['card', 36]);
  });
});

describe('Counter-Attack', () => {
  /** P plays a card, then S plays Counter-Attack out of a hand of three. */
  const countered = (card: CommandId, s: Field = lines()) => {
    s.turnOf('P').hand('P', card, 'CA').hand('S', 'CA', 'BB', 'RB');
    s.next('card:AT-C', 'card:GA', 'card:FL', 'card:LA');
    return s.begin().choose(`command card:${card}`).until('S command').choose('command card:CA');
  };

  test("card:CA copies a section card for the same parts of the board: the opponent's left is your right", () => {
    expect([ordersAll(countered('PA-L')), most('P', 'PA-L')]).toEqual([
      [0, 0, 2],
      [0, 0, 2],
    ]);
    expect([ordersAll(countered('AT-R')), most('P', 'AT-R')]).toEqual([
      [3, 0, 0],
      [3, 0, 0],
    ]);
    expect([ordersAll(countered('PA-C')), ordersAll(countered('WE'))]).toEqual([
      [0, 2, 0],
      [1, 2, 1],
    ]);
  });

  test('card:CA counts N by the own command', () => {
    expect(ordersAll(countered('AS-L'))).toEqual([0, 0, 3]);
    expect(ordersAll(countered('AS-R'))).toEqual([3, 0, 0]);
  });

  test('card:CA copies a tactic card with all its effects: Mounted Charge', () => {
    const s = field()
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_cavalry', 'F6')
      .unit('S', 'human_heavy', 'G6');
    const sitting = countered('MC', s);
    expect([sitting.offers('order'), sitting.whyNot('order G6')]).toEqual([['order F6'], 'BLO-2.5']);
    expect(sitting.rolls('G G G G').choose('order F6', 'done', 'attack F6 E6').rolled).toBe('G G G G');
  });

  test('card:CA copies a tactic card with all its effects: Darken the Sky', () => {
    const s = field().unit('P', 'human_infantry', 'D6').unit('S', 'human_archer', 'F6');
    const sitting = countered('DS', s).rolls('R R R R').choose('done', 'attack F6 D6', 'attack F6 D6');
    expect(sitting.events('rolled')).toHaveLength(2);
  });

  test('card:CA copies Scout with its two cards at the end', () => {
    const s = countered('SC-L').choose('done').until('S scout');
    expect(s.offers()).toEqual(['keep card:FL', 'keep card:LA']);
  });

  test('card:CA, BLO-14.11 copies a section card with its order for a creature elsewhere', () => {
    const s = field('creatures')
      .unit('S', 'giant_spider', 'G6')
      .unit('S', 'human_infantry', 'G12')
      .tokens('S', 3);
    const sitting = countered('PA-L', s.unit('P', 'human_infantry', 'C12'));
    expect(sitting.offers('order')).toEqual(['order G6', 'order G12']);
    expect(sitting.choose('order G6').camp('S').goblet).toBe(0);
  });

  test('card:CA copies the card that a Counter-Attack became', () => {
    const s = countered('PA-L').choose('done').until('P command').choose('command card:CA');
    expect([s.state.turn.as, ordersAll(s)]).toEqual(['PA-L', [0, 0, 2]]);
  });

  test('card:CA orders one unit if the opponent has not had a turn', () => {
    const s = lines().hand('S', 'CA', 'LE').begin().choose('command card:CA');
    expect(s.offers('order')).toHaveLength(12);
    expect(ordersAll(s)).toEqual([1, 0, 0]);
  });

  test('card:CA orders one unit if the Counter-Attack before it had nothing to copy', () => {
    const s = lines().hand('S', 'CA', 'LE').hand('P', 'CA', 'GA').begin().choose('command card:CA', 'done');
    expect(ordersAll(s.until('P command').choose('command card:CA'))).toEqual([1, 0, 0]);
  });

  test('card:CA orders one unit if the opponent played a Lore card instead', () => {
    const s = lines(field('council-fixed'))
      .council('P', { commander: 3, warrior: 1 })
      .tokens('P', 8)
      .turnOf('P');
    s.lore('P', 'WAR-14')
      .hand('P', 'GA', 'LE')
      .hand('S', 'CA', 'BB')
      .set((state) => {
        state.camps[0].last = { card: 'GA', mirrored: false };
      });
    const sitting = s.begin().choose('play lore:WAR-14');
    sitting.until('S command').choose('command card:CA');
    expect(sitting.offers('order')).toHaveLength(12);
    expect(ordersAll(sitting)).toEqual([1, 0, 0]);
  });
});

/** The armies and woods of the first adventure. */
function agincourt(): Field {
  const { camps, terrain } = adventures['agincourt-1415'];
  const s = field().terrain('forest', ...(terrain.forest ?? []));
  for (const { hex: at, type } of camps.pennant.units) s.unit('P', type, at);
  for (const { hex: at, type } of camps.standard.units) s.unit('S', type, at);
  return s;
}

describe('worked examples', () => {
  test('V-02 Assault Left with 6 cards orders only the two units on the left', () => {
    const s = agincourt().turnOf('P').hand('P', 'AS-L', 'LE', 'GA', 'GB', 'BB', 'RB').begin();
    s.choose('command card:AS-L');
    expect([s.state.turn.equal, s.offers('order')]).toEqual([6, ['order C10', 'order C11']]);
    expect(s.choose('order C10', 'order C11').asked).toBe('P move');
  });

  test('V-03 Blue Banners with 4 cards orders 4 of the seven blue units', () => {
    const s = agincourt().hand('S', 'BB', 'LE', 'GA', 'GB').begin().choose('command card:BB');
    expect(s.offers('order')).toEqual(['H4', 'H5', 'H6', 'H7', 'H8', 'H9', 'I7'].map((at) => `order ${at}`));
    expect([s.state.turn.equal, s.whyNot('order H2')]).toEqual([4, 'BLO-2.5']);
    s.choose('order H4', 'order H5', 'order I7', 'order H9');
    expect([s.asked, s.at('H6')?.ordered]).toEqual(['S move', 'no']);
  });

  test('V-04 Darken the Sky orders the archers that no enemy stands next to', () => {
    const s = agincourt()
      .turnOf('P')
      .unit('S', 'human_cavalry', 'D4')
      .hand('P', 'DS', 'LE')
      .rolls('S L S L S');
    const sitting = s.begin().choose('command card:DS');
    expect(sitting.asked).toBe('P move');
    expect(sitting.offers('pick')).toEqual(['C3', 'C6', 'C10', 'C11'].map((at) => `pick ${at}`));
    sitting.choose('pick C6', 'to D6', 'done', 'attack C3 D4', 'attack C3 D4');
    expect(sitting.whyNot('attack C3 D4')).toBe('BLO-5.2');
    expect([sitting.choose('attack D6 D4').rolled, sitting.asked]).toEqual(['S', 'S command']);
  });
});
