import type { Choice, Question } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { HexId } from '../content/index.ts';
import { game } from '../rules/game.ts';
import { field, opening } from './field.ts';

/** S infantry on F6 attacks P's spider on E6. */
const hunt = () =>
  field('creatures').unit('S', 'human_infantry', 'F6').unit('P', 'giant_spider', 'E6').ordered();

/** P's spider on E6 attacks S infantry on F6. */
const bite = (figures?: number) =>
  field('creatures')
    .turnOf('P')
    .unit('P', 'giant_spider', 'E6')
    .unit('S', 'human_infantry', 'F6', figures)
    .ordered();

/** S infantry on E6 drives P's spider from D6 with two flags, of which it ignores one. */
const drive = (dice = 'F F R') =>
  field('creatures').unit('S', 'human_infantry', 'E6').unit('P', 'giant_spider', 'D6').ordered().rolls(dice);

describe('a creature among units', () => {
  test('BLO-14.1 cards for cavalry or infantry never order it', () => {
    const army = () =>
      field('creatures')
        .turnOf('P')
        .unit('P', 'giant_spider', 'C7')
        .unit('P', 'human_cavalry', 'C3')
        .unit('P', 'human_infantry', 'C4');
    const charge = army().hand('P', 'MC').begin();
    expect([charge.offers(), charge.whyNot('order C7')]).toEqual([['order C3', 'done'], 'BLO-2.5']);
    const onslaught = army().hand('P', 'FO').begin();
    expect([onslaught.offers(), onslaught.whyNot('order C7')]).toEqual([['order C4', 'done'], 'BLO-2.5']);
  });

  test('BLO-14.1 it blocks movement and sight', () => {
    const layout = field('creatures')
      .turnOf('P')
      .unit('P', 'giant_spider', 'E6')
      .unit('P', 'human_archer', 'C6');
    const s = layout.unit('P', 'human_cavalry', 'D5').unit('S', 'human_infantry', 'G6').ordered();
    s.unit('P', 'human_infantry', 'A1').unit('S', 'human_infantry', 'B1');
    const moving = s.begin('movement');
    expect(moving.choose('pick D5').whyNot('to E6')).toBe('BLO-1.6');
    expect(s.begin('combat').whyNot('attack C6 G6')).toBe('BLO-5.9');
  });

  test('BLO-14.2 it obeys the terrain like infantry', () => {
    const layout = field('creatures').turnOf('P').unit('P', 'giant_spider', 'A1').ordered();
    const s = layout.terrain('forest', 'A2').terrain('river', 'B1').begin('movement').choose('pick A1');
    expect([s.offers(), s.whyNot('to B1')]).toEqual([['to A2', 'stay'], 'BLO-17.4']);
  });

  test('BLO-14.2 it gains ground and battles like infantry, also after moving', () => {
    const layout = field('creatures').turnOf('P').unit('P', 'giant_spider', 'C6').ordered().rolls('B R');
    const s = layout.unit('S', 'human_infantry', 'F6', 1).begin('movement');
    s.choose('pick C6', 'to E6', 'attack E6 F6', 'gain-ground F6');
    expect(s.at('F6')?.type).toBe('giant_spider');
  });

  test('BLO-14.10 it battles back like any Bold unit', () => {
    const s = hunt().rolls('R R R B R').begin('combat').choose('attack F6 E6');
    expect(s.asked).toBe('P battle-back');
    expect([s.choose('battle-back').figures('F6'), s.dice]).toEqual([3, [3, 2]]);
  });

  test('BLO-14.16 the Giant Spider is green, moves up to four hexes and battles', () => {
    const layout = field('creatures').turnOf('P').unit('P', 'giant_spider', 'A6').ordered();
    const s = layout.unit('S', 'human_infantry', 'F6').begin('movement').choose('pick A6');
    expect([s.at('A6')?.banner, s.whyNot('to E6'), s.whyNot('to F7')]).toEqual([
      'green',
      undefined,
      'BLO-14.16',
    ]);
    expect(s.choose('to E6').offers()).toEqual(['attack E6 F6', 'done']);
  });

  test('BLO-14.16 it rolls two dice, and every sword-on-shield hits, cavalry too', () => {
    const layout = field('creatures')
      .turnOf('P')
      .unit('P', 'giant_spider', 'E6')
      .unit('S', 'human_cavalry', 'F6');
    const s = layout.ordered().rolls('S S').begin('combat').choose('attack E6 F6');
    expect([s.dice, s.figures('F6')]).toEqual([[2], 1]);
  });
});

describe('hits on a creature', () => {
  test('BLO-14.3 hits remove nothing; exactly those dice are rolled again', () => {
    const s = hunt().rolls('G S R R B').begin('combat').choose('attack F6 E6');
    expect([s.figures('E6'), s.events('critical').map((e) => e.faces)]).toEqual([1, [['R', 'B']]]);
  });

  test('BLO-14.3 it dies if one of them shows its colour; no other face does anything', () => {
    const s = hunt().rolls('G S G S F L').begin('combat').choose('attack F6 E6');
    expect([s.figures('E6'), s.asked]).toEqual([1, 'P battle-back']);
    const dead = hunt().rolls('G S G S F G').begin('combat').choose('attack F6 E6');
    expect([dead.figures('E6'), dead.asked]).toEqual([0, 'S follow-on']);
  });

  test('BLO-14.3 a helmet of another colour is no hit, and rolls nothing again', () => {
    expect(hunt().rolls('B R R').begin('combat').choose('attack F6 E6').events('critical')).toEqual([]);
  });

  test('BLO-14.3 Lore symbols that a card makes hits are rolled again too', () => {
    const layout = field('council-fixed').council('S', { commander: 3, wizard: 1 }).lore('S', 'WIZ-03');
    layout.tokens('S', 3).unit('S', 'human_infantry', 'F6').unit('P', 'giant_spider', 'E6').ordered();
    layout.council('P', { commander: 2, creature: 1 }).rolls('L R R G');
    const s = layout.begin('combat').choose('attack F6 E6', 'play lore:WIZ-03');
    expect([s.figures('E6'), s.won('S')]).toEqual([0, 1]);
  });

  test('BLO-14.4 whoever kills it gains a banner and a token; its own tokens return to the pool', () => {
    const s = hunt().stored('E6', 2).rolls('G R R G').begin('combat').choose('attack F6 E6');
    expect([s.won('S'), s.camp('S').goblet, s.camp('P').goblet, s.state.pool]).toEqual([1, 1, 0, 35]);
  });

  test('V-23 critical hit', () => {
    const flag = hunt().rolls('G B F F').begin('combat').choose('attack F6 E6');
    expect([flag.figures('E6'), flag.asked]).toEqual([1, 'P battle-back']);
    const two = hunt().rolls('G S R S F').begin('combat').choose('attack F6 E6');
    expect([two.figures('E6'), two.asked]).toEqual([1, 'P battle-back']);
    const dead = hunt().rolls('G S R B G').begin('combat').choose('attack F6 E6');
    expect([dead.figures('E6'), dead.won('S'), dead.camp('S').goblet]).toEqual([0, 1, 1]);
  });
});

describe('the retreat of a creature', () => {
  test('BLO-14.5 it is Bold 1 and must ignore what it can: nobody is asked', () => {
    const s = hunt().rolls('F R R').begin('combat').choose('attack F6 E6');
    expect([s.events('ignored')[0]?.count, s.asked]).toEqual([1, 'P battle-back']);
  });

  test('BLO-14.5 neither support nor landmarks make it bolder', () => {
    const layout = hunt().unit('P', 'human_infantry', 'E5').unit('P', 'human_infantry', 'E7').rampart('E6');
    expect(layout.begin('combat').bold('E6')).toBe(1);
    const near = hunt().landmark('stronghold', 'D6', 'P').begin('combat');
    expect(near.bold('E6')).toBe(1);
  });

  test('BLO-14.5, R-23 on a bridge it is Bold 2', () => {
    const s = hunt().terrain('bridge', 'E6').rolls('F F R').begin('combat').choose('attack F6 E6');
    expect([s.events('ignored')[0]?.count, s.asked]).toEqual([2, 'P battle-back']);
  });

  test('BLO-14.6 it retreats two hexes for each flag taken, without a panic test', () => {
    const s = drive('F F F').begin('combat').choose('attack E6 D6');
    s.choose('retreat C6', 'retreat B6', 'retreat A6');
    expect([s.at('A6')?.type, s.events('panic')]).toEqual(['giant_spider', []]);
  });

  test('BLO-14.7 a unit on one of two rear hexes is not trampled while the other is free', () => {
    const s = drive().unit('P', 'human_infantry', 'C6').begin('combat').choose('attack E6 D6', 'retreat B6');
    expect([s.figures('C6'), s.at('B6')?.type]).toEqual([4, 'giant_spider']);
  });

  test('BLO-14.7 units of either camp are trampled, also beside impassable ground', () => {
    const layout = drive('F F R R').terrain('river', 'C7').unit('S', 'human_cavalry', 'C6', 1);
    const s = layout.begin('combat').choose('attack E6 D6', 'retreat B6');
    expect([s.at('B6')?.type, s.won('P'), s.won('S')]).toEqual(['giant_spider', 1, 0]);
  });

  test('BLO-14.7, R-24 the hex that a trample opens is a hex of the retreat', () => {
    const layout = drive().unit('P', 'human_infantry', 'C6', 1).unit('P', 'human_infantry', 'C7');
    const s = layout.begin('combat').choose('attack E6 D6', 'retreat B6');
    expect([s.at('B6')?.type, s.figures('C7'), s.events('cornered')]).toEqual(['giant_spider', 3, []]);
  });

  test('BLO-14.7, R-25 the banner of a trampled ally goes to the enemy', () => {
    const layout = drive().unit('P', 'human_infantry', 'C6', 1).unit('P', 'human_infantry', 'C7');
    expect(layout.begin('combat').choose('attack E6 D6').won('S')).toBe(1);
  });

  test('BLO-14.8 a hex that the edge of the board forbids is a die; its colour twice kills', () => {
    const edge = (dice: string) =>
      field('creatures')
        .unit('S', 'human_infantry', 'B6')
        .unit('P', 'giant_spider', 'A6')
        .ordered()
        .rolls(dice);
    const alive = edge('F F R G G R B').begin('combat').choose('attack B6 A6');
    expect([alive.figures('A6'), alive.events('cornered').map((e) => e.faces)]).toEqual([1, [['G', 'G']]]);
    const dead = edge('F F R G B G').begin('combat').choose('attack B6 A6');
    expect([dead.figures('A6'), dead.won('S'), dead.camp('S').goblet]).toEqual([0, 1, 1]);
  });

  test('BLO-14.8 one die for each hex not done, none for those done', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'C6')
      .unit('P', 'giant_spider', 'B6')
      .ordered();
    const s = layout.rolls('F F R R').begin('combat').choose('attack C6 B6', 'retreat A6');
    expect([s.at('A6')?.type, s.events('cornered').map((e) => e.faces)]).toEqual(['giant_spider', [['R']]]);
  });

  test('BLO-14.8 impassable ground alone tramples nobody', () => {
    const s = drive('F F R R R').terrain('river', 'C6', 'C7').begin('combat').choose('attack E6 D6');
    expect([s.events('trampled'), s.events('cornered')[0]?.faces]).toEqual([[], ['R', 'R']]);
  });

  test('BLO-14.9 a trampled creature takes one such die instead of losing a figure', () => {
    const layout = (dice: string) =>
      drive(`F F R ${dice}`).unit('P', 'giant_spider', 'C6').unit('P', 'human_infantry', 'C7');
    const alive = layout('R R R R').begin('combat').choose('attack E6 D6');
    expect([alive.figures('C6'), alive.figures('C7'), alive.at('D6')?.type]).toEqual([1, 2, 'giant_spider']);
    const dead = layout('G G').begin('combat').choose('attack E6 D6', 'retreat B6');
    expect([dead.at('B6')?.type, dead.figures('C7'), dead.won('S')]).toEqual(['giant_spider', 3, 1]);
  });

  test('V-24 creature retreat and trample: the way is free', () => {
    const s = drive().begin('combat').choose('attack E6 D6', 'retreat C6', 'retreat B6');
    expect([s.at('B6')?.type, s.events('panic')]).toEqual(['giant_spider', []]);
  });

  test('V-24 creature retreat and trample: the trample opens the way', () => {
    const layout = drive().unit('P', 'goblin_infantry', 'C6', 1).unit('P', 'human_infantry', 'C7', 3);
    const s = layout.begin('combat').choose('attack E6 D6');
    expect([s.won('S'), s.figures('C7'), s.at('C6')?.type]).toEqual([1, 2, 'giant_spider']);
    s.choose('retreat B5');
    expect([s.at('B5')?.type, s.events('cornered')]).toEqual(['giant_spider', []]);
  });

  test('V-24 creature retreat and trample: the way stays blocked', () => {
    const layout = drive('F F R G R B').unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C7');
    const s = layout.begin('combat').choose('attack E6 D6');
    expect([s.figures('C6'), s.figures('C7'), s.at('D6')?.type]).toEqual([2, 2, 'giant_spider']);
    expect(s.events('cornered')[0]?.faces).toEqual(['G', 'R']);
    expect(s.events('critical')[0]?.faces).toEqual(['B']);
  });
});

describe('orders', () => {
  /** P's units in the east and its spider in the centre. */
  const flank = (tokens: number, ...more: HexId[]) => {
    const layout = field('creatures').turnOf('P').tokens('P', tokens).unit('P', 'giant_spider', 'C7');
    for (const at of more) layout.unit('P', 'human_infantry', at);
    return layout;
  };

  test('BLO-14.11 a section card orders a creature of another section for three tokens', () => {
    const s = flank(3, 'C10').hand('P', 'PA-L').begin().choose('order C7');
    expect([s.at('C7')?.ordered, s.camp('P').goblet, s.state.pool]).toEqual(['summoned', 0, 36]);
  });

  test('BLO-14.11 not with fewer; and it uses one of the orders of the card', () => {
    expect(flank(2, 'C10').hand('P', 'PA-L').begin().whyNot('order C7')).toBe('BLO-14.11');
    const s = flank(3, 'C10', 'C11').hand('P', 'PA-L').begin().choose('order C10', 'order C11');
    expect([s.asked, s.at('C7')?.ordered]).toEqual(['P move', 'no']);
  });

  test('BLO-14.11 a creature in a section of the card costs nothing', () => {
    const s = flank(3).hand('P', 'PA-C').begin().choose('order C7');
    expect([s.at('C7')?.ordered, s.camp('P').goblet]).toEqual(['card', 3]);
  });

  test('BLO-14.11 troops are never ordered so, nor does a tactic card order so', () => {
    const troops = flank(9, 'C6', 'C10').hand('P', 'PA-L').begin();
    expect(troops.whyNot('order C6')).toBe('BLO-3.5');
    expect(flank(9, 'C6').hand('P', 'BB').begin().whyNot('order C7')).toBe('BLO-2.5');
  });

  test('BLO-14.11, R-45 each creature costs three tokens', () => {
    const layout = flank(6).unit('P', 'giant_spider', 'C6').hand('P', 'PA-L').begin();
    expect(layout.choose('order C6', 'order C7').camp('P').goblet).toBe(0);
  });

  test('BLO-14.11, R-47 Green Banners orders a green creature like any unit', () => {
    const s = flank(3).hand('P', 'GB').begin().choose('order C7');
    expect([s.at('C7')?.ordered, s.camp('P').goblet]).toEqual(['card', 3]);
  });

  test('BLO-14.18 a webbed unit is freed for one token when it is ordered, and moves and battles', () => {
    const layout = field('creatures').tokens('S', 1).hand('S', 'PA-C').unit('S', 'human_infantry', 'G6');
    const s = layout.at('G6', { web: true }).unit('P', 'human_infantry', 'E6').begin().choose('order G6');
    expect([s.at('G6')?.web, s.camp('S').goblet, s.state.pool]).toEqual([false, 0, 36]);
    expect(s.choose('pick G6', 'to F6').offers()).toEqual(['attack F6 E6', 'done']);
  });

  test('BLO-14.18 without a token it cannot be ordered', () => {
    const layout = field('creatures').hand('S', 'PA-C').unit('S', 'human_infantry', 'G6');
    const s = layout.unit('S', 'human_infantry', 'G8').at('G6', { web: true }).begin();
    expect([s.offers(), s.whyNot('order G6')]).toEqual([['order G8', 'done'], 'BLO-14.18']);
  });

  test('BLO-14.18, R-29 a webbed creature of another section costs four tokens', () => {
    const webbed = (tokens: number) => flank(tokens, 'C10').hand('P', 'PA-L').at('C7', { web: true }).begin();
    expect(webbed(3).whyNot('order C7')).toBe('BLO-14.11');
    expect(webbed(4).choose('order C7').camp('P').goblet).toBe(0);
  });

  test('BLO-14.21 with creatures both camps have goblets, tokens and no Lore cards', () => {
    const s = opening('kerlock-wood');
    expect([s.camp('P').goblet, s.camp('S').goblet, s.state.pool]).toEqual([3, 3, 30]);
    expect([s.camp('P').lore, s.camp('S').lore, s.state.lorePile]).toEqual([[], [], []]);
  });

  test('BLO-14.21 Lore symbols give tokens, and there is no Lore choice', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .ordered();
    const s = layout.rolls('L L R').begin('combat').choose('attack F6 E6');
    expect([s.camp('S').goblet, s.asked]).toEqual([2, 'P command']);
  });

  test('BLO-14.21, R-30 without Lore tokens in play a creature has no powers', () => {
    const s = bite().parts().rolls('L B').begin('combat').choose('attack E6 F6');
    expect([s.asked, s.figures('F6'), s.camp('P').goblet]).toEqual(['S command', 3, 0]);
  });

  test('V-27 out-of-section order', () => {
    const s = flank(5, 'C10', 'C11').hand('P', 'PA-L').begin().choose('order C10', 'order C7');
    expect([s.camp('P').goblet, s.at('C10')?.ordered, s.at('C7')?.ordered]).toEqual([2, 'card', 'summoned']);
    expect([s.asked, s.at('C11')?.ordered]).toEqual(['P move', 'no']);
  });
});

describe('powers', () => {
  test('BLO-14.12 after its roll the owner may use a power that its Lore covers', () => {
    const s = bite().rolls('L B').begin('combat').choose('attack E6 F6');
    expect([s.asked, s.offers(), s.fallback]).toEqual([
      'P power',
      ['power web', 'concentrate', 'goblet'],
      'goblet',
    ]);
    expect(s.whyNot('power venom')).toBe('BLO-14.19');
  });

  test('BLO-14.12 rolled and concentrated Lore count together', () => {
    const s = bite().stored('E6', 1).rolls('L B').begin('combat').choose('attack E6 F6');
    expect(s.offers('power')).toEqual(['power web 0', 'power web 1', 'power venom']);
  });

  test('BLO-14.12 without Lore there is nothing to decide', () => {
    expect(bite().rolls('B R').begin('combat').choose('attack E6 F6').asked).toBe('S command');
  });

  test('BLO-14.12, R-27 at most one power for each roll', () => {
    const s = bite().stored('E6', 2).rolls('L B').begin('combat').choose('attack E6 F6', 'power web 0');
    expect([s.at('F6')?.web, s.at('F6')?.poison, s.at('E6')?.stored]).toEqual([true, false, 2]);
    expect(s.asked).toBe('S command');
  });

  test.each([
    ['power web 0', { stored: 1, goblet: 0 }],
    ['power web 1', { stored: 0, goblet: 1 }],
  ] as const)('BLO-14.12 the owner chooses what a power is paid with: %s', (choice, left) => {
    const s = bite()
      .stored('E6', 1)
      .rolls('L B')
      .begin('combat')
      .choose('attack E6 F6', choice)
      .until('S command');
    expect({ stored: s.at('E6')?.stored, goblet: s.camp('P').goblet }).toEqual(left);
  });

  test('BLO-14.12 rolled symbols and tokens pay together, and no more than there are', () => {
    const s = bite().stored('E6', 1).rolls('L L').begin('combat').choose('attack E6 F6');
    expect([s.offers('power web'), s.whyNot('power web 2')]).toEqual([
      ['power web 0', 'power web 1'],
      'BLO-14.12',
    ]);
  });

  test('BLO-14.12 a power of before version 3, chosen without a number of tokens, is paid with rolled symbols', () => {
    const choices: Choice[] = [['power', 'web', '0'], ['power', 'web', '1'], ['goblet']];
    const question: Question = { seat: 0, prompt: 'power', choices, fallback: ['goblet'] };
    expect(game.readEarlierChoice?.(['power', 'web'], question)).toEqual(['power', 'web', '0']);
    expect(game.readEarlierChoice?.(['power', 'web', '1'], question)).toEqual(['power', 'web', '1']);
    expect(game.readEarlierChoice?.(['goblet'], question)).toEqual(['goblet']);
  });

  test('BLO-14.12 also in a battle back', () => {
    const s = hunt().rolls('R R R L R').begin('combat').choose('attack F6 E6', 'battle-back');
    expect([s.asked, s.offers()]).toEqual(['P power', ['power web', 'concentrate', 'goblet']]);
  });

  test('BLO-14.13 Lore may be concentrated beside the creature, from the pool, or taken into the goblet', () => {
    const stored = bite().rolls('L R').begin('combat').choose('attack E6 F6', 'concentrate');
    expect([stored.at('E6')?.stored, stored.camp('P').goblet, stored.state.pool]).toEqual([1, 0, 35]);
    const taken = bite().rolls('L R').begin('combat').choose('attack E6 F6', 'goblet');
    expect([taken.at('E6')?.stored, taken.camp('P').goblet, taken.state.pool]).toEqual([0, 1, 35]);
  });

  test('BLO-14.13 each symbol is decided by itself', () => {
    const s = bite().rolls('L L').begin('combat').choose('attack E6 F6', 'concentrate', 'goblet');
    expect([s.at('E6')?.stored, s.camp('P').goblet, s.state.pool]).toEqual([1, 1, 34]);
  });

  test('BLO-14.13 no more than the strongest power costs; the surplus goes to the goblet', () => {
    const s = bite()
      .stored('E6', 1)
      .rolls('L L')
      .begin('combat', 'asked')
      .choose('attack E6 F6', 'concentrate');
    expect(s.whyNot('concentrate')).toBe('BLO-14.13');
    s.choose('goblet');
    expect([s.at('E6')?.stored, s.camp('P').goblet]).toEqual([2, 1]);
  });

  test('BLO-14.13 it is told why nothing can be concentrated', () => {
    const full = bite().stored('E6', 2).rolls('L B').begin('combat').choose('attack E6 F6');
    expect(full.match.explainRefusal(0, ['concentrate'])?.params).toEqual({ most: 2 });
    const dry = bite().stored('E6', 1).rolls('B R').begin('combat').choose('attack E6 F6');
    expect(dry.match.explainRefusal(0, ['concentrate'])?.params).toEqual({});
  });

  test('BLO-14.13 an empty pool gives no token to concentrate', () => {
    const s = bite().tokens('S', 36).rolls('L R').begin('combat').choose('attack E6 F6');
    expect([s.whyNot('concentrate'), s.whyNot('power web')]).toEqual(['BLO-14.13', undefined]);
  });

  test('BLO-14.14 tokens spent on a power return to the pool', () => {
    const s = bite().stored('E6', 2).rolls('B R').begin('combat').choose('attack E6 F6', 'power venom');
    expect([s.at('E6')?.stored, s.state.pool]).toEqual([0, 36]);
  });

  test('BLO-14.14 tokens of the goblet never feed a power', () => {
    const s = bite().tokens('P', 9).rolls('B R').begin('combat').choose('attack E6 F6');
    expect([s.at('F6')?.poison, s.asked, s.camp('P').goblet]).toEqual([false, 'S command', 9]);
  });

  test('BLO-14.14 nor do the symbols that others roll', () => {
    const layout = bite().unit('P', 'human_infantry', 'E7').rolls('L L R').begin('combat');
    const s = layout.choose('attack E7 F6');
    expect([s.camp('P').goblet, s.at('E6')?.stored, s.asked]).toEqual([2, 0, 'P combat']);
  });

  test('BLO-14.15 concentration does not reduce dice', () => {
    expect(bite().stored('E6', 2).rolls('R R').begin('combat').choose('attack E6 F6', 'goblet').dice).toEqual(
      [2],
    );
  });

  test('BLO-14.22 concentrated tokens alone may pay, also after a roll without Lore', () => {
    const s = bite().stored('E6', 2).rolls('B R').begin('combat').choose('attack E6 F6');
    expect(s.offers()).toEqual(['power web', 'power venom', 'goblet']);
    const one = bite().stored('E6', 1).rolls('R R').begin('combat').choose('attack E6 F6');
    expect(one.offers()).toEqual(['power web', 'goblet']);
  });

  test('V-37 stored tokens only', () => {
    const venom = bite().stored('E6', 2).rolls('B R').begin('combat').choose('attack E6 F6', 'power venom');
    expect([venom.figures('F6'), venom.at('F6')?.poison]).toEqual([3, true]);
    expect([venom.at('E6')?.stored, venom.state.pool]).toEqual([0, 36]);
    const web = bite().stored('E6', 2).rolls('F R').begin('combat').choose('attack E6 F6');
    expect(web.whyNot('power venom')).toBe('BLO-14.19');
    web.choose('power web');
    expect([web.figures('F6'), web.at('F6')?.web, web.at('E6')?.stored]).toEqual([3, true, 1]);
  });
});

describe('web', () => {
  /** S dwarves on F6 are webbed. */
  const webbed = () =>
    field('creatures').turnOf('P').unit('S', 'dwarf_infantry', 'F6').at('F6', { web: true });

  test('power:web, BLO-14.17 the unit attacked gets a web; the Lore that paid gives no token', () => {
    const s = bite().rolls('L R').begin('combat').choose('attack E6 F6', 'power web');
    expect([s.at('F6')?.web, s.camp('P').goblet, s.state.pool]).toEqual([true, 0, 36]);
  });

  test('power:web a unit that dies of the roll takes no web with it', () => {
    const s = bite(1).rolls('L F').begin('combat').choose('attack E6 F6', 'power web');
    expect([s.figures('F6'), s.won('P'), s.asked]).toEqual([0, 1, 'P follow-on']);
    expect(s.state.units.map((u) => u.web)).toEqual([false, false]);
  });

  test('BLO-14.17 a webbed unit can neither move nor battle', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_infantry', 'E6')
      .ordered();
    layout.unit('S', 'human_infantry', 'F5').at('F6', { web: true });
    expect(layout.begin('movement').whyNot('pick F6')).toBe('BLO-14.17');
    expect(layout.begin('combat').whyNot('attack F6 E6')).toBe('BLO-14.17');
  });

  test('BLO-14.17 it cannot battle back', () => {
    const s = webbed().unit('P', 'human_infantry', 'E6').ordered().rolls('R R R').begin('combat');
    expect(s.choose('attack E6 F6').asked).toBe('S command');
  });

  test('BLO-14.17 every flag against it is a hit, however Bold it is', () => {
    const s = webbed().unit('P', 'human_infantry', 'E6').ordered().rolls('F F B').begin('combat');
    expect(s.choose('attack E6 F6').figures('F6')).toBe(1);
  });

  test('BLO-14.17 it gives no support', () => {
    const layout = webbed().unit('S', 'human_infantry', 'F7').unit('S', 'human_infantry', 'F8');
    expect(layout.begin().bold('F7')).toBe(0);
    expect(layout.at('F6', { web: false }).begin().bold('F7')).toBe(1);
  });

  test('BLO-14.17 no effect moves it: it cannot be chosen for a portal', () => {
    const layout = field('wizard')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F8')
      .hand('S', 'LE');
    const s = layout.at('F6', { web: true }).lore('S', 'WIZ-11').lore('P').tokens('S', 7).begin();
    s.choose('play lore:WIZ-11');
    expect(s.offers('target F6')).toEqual([]);
    expect(s.offers('to')).not.toContain('to F6');
  });

  test('BLO-14.17, R-29 flags on a webbed creature are hits, rolled again', () => {
    const s = hunt().at('E6', { web: true }).rolls('F R R G').begin('combat').choose('attack F6 E6');
    expect([s.figures('E6'), s.won('S')]).toEqual([0, 1]);
  });

  test('BLO-14.17 an attacker webbed by a battle back is held until it is ordered again', () => {
    const s = hunt().rolls('R R R L F').begin('combat').choose('attack F6 E6', 'battle-back', 'power web');
    expect([s.at('F6')?.web, s.figures('F6'), s.asked]).toEqual([true, 3, 'P command']);
  });

  test('V-25 web', () => {
    const layout = bite().unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'G6').rolls('L F');
    const s = layout.begin('combat').choose('attack E6 F6', 'power web');
    expect([s.figures('F6'), s.at('F6')?.web]).toEqual([3, true]);
    expect([s.asked, s.camp('P').goblet]).toEqual(['S command', 0]);
  });
});

describe('venom', () => {
  test('power:venom, BLO-14.19 a unit that was hit and survives is poisoned', () => {
    const s = bite().stored('E6', 1).rolls('L B').begin('combat').choose('attack E6 F6', 'power venom');
    expect([s.figures('F6'), s.at('F6')?.poison]).toEqual([3, true]);
  });

  test('power:venom needs a hit of this roll', () => {
    const s = bite().rolls('L L').begin('combat').choose('attack E6 F6');
    expect([s.whyNot('power venom'), s.whyNot('power web')]).toEqual(['BLO-14.19', undefined]);
  });

  test('BLO-14.19 the poison stays for the rest of the game', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'F6').at('F6', { poison: true }).begin('end');
    expect([s.asked, s.at('F6')?.poison]).toEqual(['P command', true]);
  });

  test('BLO-14.19 a creature can be poisoned by a hit that does not kill it', () => {
    const layout = field('creatures')
      .turnOf('P')
      .unit('P', 'giant_spider', 'E6')
      .unit('S', 'giant_spider', 'F6');
    const s = layout
      .ordered()
      .stored('E6', 2)
      .rolls('G R R')
      .begin('combat')
      .choose('attack E6 F6', 'power venom');
    expect([s.figures('F6'), s.at('F6')?.poison]).toEqual([1, true]);
  });

  test('BLO-14.20 a poisoned unit loses a figure for each Lore symbol; they give no token', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'human_heavy', 'E6')
      .ordered();
    const s = layout.at('E6', { poison: true }).rolls('L L B').begin('combat').choose('attack F6 E6');
    expect([s.figures('E6'), s.camp('S').goblet]).toEqual([2, 0]);
  });

  test('BLO-14.20 for a poisoned creature each is a hit, rolled again; the second roll knows no poison', () => {
    const sick = (again: string) => hunt().at('E6', { poison: true }).rolls(`L R R ${again}`).begin('combat');
    const alive = sick('L').choose('attack F6 E6');
    expect([alive.figures('E6'), alive.camp('S').goblet]).toEqual([1, 0]);
    expect(sick('G').choose('attack F6 E6').figures('E6')).toBe(0);
  });

  test('BLO-14.20 never in a panic test', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('P', 'goblin_infantry', 'E6')
      .ordered();
    const s = layout.at('E6', { poison: true }).rolls('F R R L L').begin('combat').choose('attack F6 E6');
    expect(s.choose('retreat D6', 'retreat C6').figures('C6')).toBe(4);
  });

  test('BLO-14.20 also in the roll of a spell that does not name Lore', () => {
    const layout = field('council-fixed').council('S', { commander: 3, cleric: 1 }).lore('S', 'CLE-07');
    layout.tokens('S', 4).hand('S', 'LE').unit('S', 'human_infantry', 'I6').unit('P', 'human_infantry', 'E6');
    const s = layout.at('E6', { poison: true }).rolls('L R').begin().choose('play lore:CLE-07');
    expect(s.figures('E6')).toBe(3);
  });

  test('BLO-14.20, R-28 such Lore feeds no power', () => {
    const s = bite().at('F6', { poison: true }).rolls('L R').begin('combat').choose('attack E6 F6');
    expect([s.figures('F6'), s.asked]).toEqual([3, 'S command']);
  });

  test('BLO-14.20 the Lore that paid the Venom does not count', () => {
    const s = bite().stored('E6', 1).rolls('L B').begin('combat').choose('attack E6 F6', 'power venom');
    expect(s.figures('F6')).toBe(3);
  });

  test('V-26 concentration and venom', () => {
    const first = bite().rolls('L R').begin('combat').choose('attack E6 F6', 'concentrate');
    expect([first.at('E6')?.stored, first.state.pool]).toEqual([1, 35]);
    const layout = bite().unit('P', 'human_infantry', 'E7').stored('E6', 1).rolls('L B B L L');
    const s = layout.begin('combat').choose('attack E6 F6', 'power venom');
    expect([s.figures('F6'), s.at('F6')?.poison, s.state.pool]).toEqual([3, true, 36]);
    s.choose('attack E7 F6');
    expect([s.figures('F6'), s.won('P'), s.camp('P').goblet]).toEqual([0, 1, 0]);
  });
});
