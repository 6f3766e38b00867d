import { describe, expect, test } from 'vitest';
import type { AdventureFile, AdventureId } from '../content/index.ts';
import { battlelore } from '../index.ts';
import { field, opening, Sitting } from './field.ts';

describe('the end of a turn', () => {
  test('BLO-12.1 Lore cards and their tokens go first, then a Command card, the Pentacle, the Lore choice', () => {
    const layout = field('wizard').landmark('magic_pentacle', 'F6', 'S').unit('S', 'human_infantry', 'F6');
    layout.hand('S', 'PA-C').lore('S', 'WIZ-02').lore('P').tokens('S', 3).tokens('P', 0).next('card:LE');
    const s = layout.begin().choose('play lore:WIZ-02', 'stay', 'done');
    expect(s.asked).toBe('S lore-choice');
    expect([s.state.onTable, s.state.loreDiscard, s.state.commandDiscard]).toEqual([
      [],
      ['WIZ-02'],
      ['PA-C'],
    ]);
    expect([s.camp('S').hand, s.camp('S').goblet, s.state.pool]).toEqual([['LE'], 2, 34]);
    const order = s.match.events('spectator').map((e) => e.kind);
    expect(order.indexOf('drew-command')).toBeLessThan(order.indexOf('tokens'));
    expect([s.choose('tokens').asked, s.state.active]).toEqual(['P command', 0]);
  });

  test('BLO-12.1 a Lore card of the opponent goes to the discard pile too', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-01');
    layout.tokens('P', 2).unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const s = layout.rolls('R R R').begin('combat').choose('attack F6 E6', 'play lore:WAR-01');
    expect([s.asked, s.state.loreDiscard, s.state.pool]).toEqual(['S lore-choice', ['WAR-01'], 36]);
  });

  test('BLO-12.1 one card is drawn for the one that was played', () => {
    const s = field().hand('S', 'PA-C', 'PA-L').next('card:GA').begin().choose('command card:PA-C');
    expect([s.camp('S').hand, s.asked]).toEqual([['PA-L', 'GA'], 'P command']);
  });

  test('BLO-12.1 none is drawn above the hand size', () => {
    const layout = field().hand('S', 'PA-C', 'PA-L', 'GA');
    const s = layout.set((state) => {
      state.camps[1].handSize = 2;
    });
    expect(s.begin().choose('command card:PA-C').camp('S').hand).toEqual(['PA-L', 'GA']);
  });

  test('BLO-12.1 none is drawn after a Lore card in place of a Command card', () => {
    const layout = field('council-fixed').council('S', { commander: 3, warrior: 1 }).lore('S', 'WAR-14');
    const s = layout.tokens('S', 8).hand('S', 'PA-C', 'PA-L').unit('S', 'human_cavalry', 'F6').begin();
    s.choose('play lore:WAR-14', 'done');
    expect([s.asked, s.camp('S').hand]).toEqual(['S lore-choice', ['PA-C', 'PA-L']]);
    expect(s.state.loreDiscard).toEqual(['WAR-14']);
  });

  test('BLO-12.1, R-41 a player without Command cards goes to the end of his turn and draws', () => {
    const layout = field().hand('S').unit('S', 'human_infantry', 'F6').next('card:GA');
    layout.set((state) => {
      state.camps[1].handSize = 6;
    });
    const s = layout.begin();
    expect([s.asked, s.camp('S').hand]).toEqual(['P command', ['GA']]);
  });

  test('BLO-12.1 whatever units did in their turn is forgotten when it ends', () => {
    const layout = field().unit('S', 'human_infantry', 'F6').ordered().at('F6', { battles: 1, moved: true });
    const s = layout.at('F6', { stopped: true, noBattle: true, picked: true }).begin('end');
    const fresh = { ordered: 'no', battles: 0, moved: false, stopped: false, noBattle: false, picked: false };
    expect(s.at('F6')).toMatchObject(fresh);
  });

  test('BLO-12.2 an empty Command pile is made anew from its discard pile', () => {
    const layout = field().hand('P').hand('S', 'PA-C', 'PA-L');
    const s = layout.set((state) => {
      state.commandDiscard = state.commandPile.splice(0);
    });
    const after = s.begin().choose('command card:PA-C').state;
    expect([after.commandDiscard, after.commandPile.length, after.camps[1].hand.length]).toEqual([[], 58, 2]);
  });

  test('BLO-12.2, R-33 so is an empty Lore pile', () => {
    const layout = field('wizard').set((state) => {
      state.loreDiscard = state.lorePile.splice(0);
    });
    const s = layout.begin('end').choose('both');
    expect([s.state.loreDiscard, s.state.lorePile.length, s.camp('S').lore.length]).toEqual([[], 12, 2]);
  });
});

describe('Scout', () => {
  const scouting = () => field().hand('S', 'SC-C', 'PA-L').next('card:LE', 'card:GA');

  test('BLO-12.1 two cards are drawn, one is kept, the other is discarded', () => {
    const s = scouting().begin().choose('command card:SC-C');
    expect(s.offers()).toEqual(['keep card:LE', 'keep card:GA']);
    s.choose('keep card:GA');
    expect([s.camp('S').hand, s.state.commandDiscard]).toEqual([
      ['PA-L', 'GA'],
      ['SC-C', 'LE'],
    ]);
  });

  test('BLO-12.1 no third card can be kept; an absent player keeps the first', () => {
    const s = scouting().begin().choose('command card:SC-C');
    expect([s.whyNot('keep card:MC'), s.fallback]).toEqual(['BLO-12.1', 'keep card:LE']);
  });

  test('BLO-12.1 if one card is left in both piles together, it is taken', () => {
    const layout = field().hand('S', 'SC-C', 'PA-L');
    const s = layout.set((state) => {
      state.camps[0].hand.push(...state.commandPile.splice(0));
    });
    expect(s.begin().choose('command card:SC-C').camp('S').hand).toEqual(['PA-L', 'SC-C']);
  });
});

describe('victory', () => {
  const attack = () => field().needs(1).unit('S', 'human_infantry', 'F6').ordered();

  test('BLO-12.3 the camp that reaches its number wins at once, in the middle of a turn', () => {
    const layout = attack().unit('P', 'human_infantry', 'E6', 1).unit('S', 'human_infantry', 'F5');
    const s = layout.rolls('B R R').begin('combat').choose('attack F6 E6');
    expect([s.asked, s.match.result]).toEqual(['over', { ending: 'banners', winners: [1], scores: [0, 1] }]);
  });

  test('BLO-12.3 one banner short is not enough', () => {
    const layout = field().needs(2).unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 1);
    const s = layout.ordered().rolls('B R R').begin('combat').choose('attack F6 E6');
    expect([s.match.result, s.won('S')]).toEqual([undefined, 1]);
  });

  test('BLO-12.3 on a battle back', () => {
    const layout = field('mercenaries').needs(1).unit('S', 'human_infantry', 'F6', 1).ordered();
    const s = layout.unit('P', 'dwarf_infantry', 'E6').rolls('R R R B R R').begin('combat');
    expect(s.choose('attack F6 E6', 'battle-back').match.result?.winners).toEqual([0]);
  });

  test('BLO-12.3 on a panic test', () => {
    const layout = field('mercenaries').needs(1).unit('S', 'human_infantry', 'F6').ordered();
    const s = layout.unit('P', 'goblin_infantry', 'E6', 1).rolls('F R R G R').begin('combat');
    s.choose('attack F6 E6', 'retreat D6', 'retreat C6');
    expect(s.match.result?.winners).toEqual([1]);
  });

  test('BLO-12.3 on a blocked retreat', () => {
    const layout = attack().unit('P', 'human_infantry', 'E6', 1).terrain('river', 'D5', 'D6');
    expect(layout.rolls('F R R').begin('combat').choose('attack F6 E6').match.result?.winners).toEqual([1]);
  });

  test('BLO-12.3 on a trample', () => {
    const layout = field('creatures')
      .needs(1)
      .unit('S', 'human_infantry', 'E6')
      .unit('P', 'giant_spider', 'D6');
    layout.unit('P', 'human_infantry', 'C6', 1).unit('P', 'human_infantry', 'C7').ordered();
    const s = layout.rolls('F F R').begin('combat').choose('attack E6 D6');
    expect([s.match.result?.winners, s.figures('C7')]).toEqual([[1], 3]);
  });

  test('BLO-12.3, R-26 if both camps reach it in one trample, the active player wins', () => {
    const trample = (active: 'P' | 'S') => {
      const layout = field('creatures').needs(1).turnOf(active).unit('P', 'giant_spider', 'D6');
      layout.unit('S', 'human_infantry', 'E6').unit('P', 'human_infantry', 'C6', 1);
      return layout.unit('S', 'human_infantry', 'C7', 1).ordered();
    };
    const own = trample('S').rolls('F F R').begin('combat').choose('attack E6 D6');
    expect(own.match.result).toMatchObject({ winners: [1], scores: [1, 1] });
    const other = trample('P').at('E6', { banner: 'red' }).unit('S', 'dwarf_infantry', 'E7');
    const s = other.rolls('R R F F R').begin('combat').choose('attack D6 E7', 'battle-back');
    expect(s.match.result).toMatchObject({ winners: [0], scores: [1, 1] });
  });

  test('BLO-12.3 on a spell, before the other units are struck', () => {
    const layout = field('council-fixed')
      .needs(1)
      .council('S', { commander: 3, cleric: 1 })
      .lore('S', 'CLE-15');
    layout.tokens('S', 9).unit('P', 'human_infantry', 'E6', 1).unit('P', 'human_infantry', 'E7');
    const s = layout.unit('S', 'human_infantry', 'I6').rolls('B R B B').begin();
    s.choose('play lore:CLE-15', 'strike E6');
    expect([s.match.result?.winners, s.figures('E7')]).toEqual([[1], 4]);
  });

  test('BLO-12.4 every eliminated enemy unit is a banner, a creature too', () => {
    const layout = field('creatures')
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F8')
      .ordered();
    layout.unit('P', 'giant_spider', 'E6').unit('P', 'human_archer', 'E9', 1).rolls('G R R G G R R');
    const s = layout.begin('combat').choose('attack F6 E6', 'stay', 'attack F8 E9', 'stay');
    expect([s.won('S'), s.won('P'), s.camp('S').banners]).toEqual([2, 0, 2]);
  });

  test('BLO-12.4 objectives count besides the units', () => {
    const layout = field().objective('F6', 'S', 'hold', 2).unit('S', 'human_infantry', 'F6').ordered();
    const s = layout
      .unit('P', 'human_infantry', 'E6', 1)
      .rolls('B R R')
      .begin('combat')
      .choose('attack F6 E6');
    expect(s.won('S')).toBe(3);
    expect(s.choose('gain-ground E6').won('S')).toBe(1);
  });

  test('BLO-12.5 an objective to hold counts only while a unit of the camp stands there', () => {
    const layout = field().objective('E6', 'any', 'hold').unit('S', 'human_infantry', 'F6').ordered();
    const s = layout.unit('S', 'human_infantry', 'I1').begin('movement');
    expect(s.won('S')).toBe(0);
    expect(s.choose('pick F6', 'to E6').won('S')).toBe(1);
    const left = field().objective('E6', 'any', 'hold').unit('S', 'human_infantry', 'E6').ordered();
    expect(left.unit('S', 'human_infantry', 'I1').begin('movement').choose('pick E6', 'to F6').won('S')).toBe(
      0,
    );
  });

  test('BLO-12.5 an objective to capture is kept for good by the first unit that enters it', () => {
    const layout = field().objective('E6', 'any', 'capture').unit('S', 'human_infantry', 'F6').ordered();
    layout.unit('P', 'human_infantry', 'D6').hand('P', 'LE');
    const s = layout.begin('movement').choose('pick F6', 'to E6', 'done');
    expect([s.won('S'), s.asked]).toEqual([1, 'P order']);
    s.rolls('F R R').choose('order D6', 'done', 'attack D6 E6', 'retreat F6', 'gain-ground E6');
    expect([s.at('E6')?.camp, s.won('S'), s.won('P')]).toEqual([0, 1, 0]);
  });

  test('BLO-12.5 to capture it, a unit must enter: one that began there has not', () => {
    const layout = field().objective('E6', 'any', 'capture').unit('S', 'human_infantry', 'E6').ordered();
    expect(layout.begin('movement').won('S')).toBe(0);
  });

  test('BLO-12.5 an objective of one camp is nothing to the other', () => {
    const layout = field().objective('E6', 'P', 'capture').objective('E7', 'P', 'hold').ordered();
    layout
      .unit('S', 'human_infantry', 'F6')
      .unit('S', 'human_infantry', 'F7')
      .unit('S', 'human_infantry', 'I1');
    const s = layout.begin('movement').choose('pick F6', 'to E6', 'pick F7', 'to E7');
    expect([s.won('S'), s.won('P'), s.state.captured]).toEqual([0, 0, [-1, -1]]);
  });

  test('BLO-12.3 whoever enters the last objective wins before he battles', () => {
    const layout = attack().objective('E6', 'S', 'capture').unit('P', 'human_infantry', 'D6');
    const s = layout.begin('movement').choose('pick F6', 'to E6');
    expect(s.match.result).toEqual({ ending: 'banners', winners: [1], scores: [0, 1] });
  });
});

/** An adventure at the end of a turn of that number; each camp has won so many banners. */
function ended(
  adventure: AdventureId | AdventureFile,
  turnCap: number,
  number: number,
  banners = 0,
): Sitting {
  const { state } = opening(adventure).settle().match.position();
  Object.assign(state, { phase: 'end', options: { ...state.options, turnCap } });
  state.turn.number = number;
  for (const camp of state.camps) camp.banners = banners;
  return new Sitting(state, [], true);
}

describe('the limit of turns', () => {
  /** The end of a turn, with three turns for each player. */
  const turn = (number: number, banners: [number, number]) =>
    field().set((s) => {
      s.options = { ...s.options, turnCap: 3 };
      s.turn.number = number;
      s.camps[0].banners = banners[0];
      s.camps[1].banners = banners[1];
    });

  test('R-52 ends the match after so many turns of each player', () => {
    expect(turn(5, [0, 2]).begin('end').match.result).toBeUndefined();
    const ended = { ending: 'turn-cap', winners: [1], scores: [0, 2] };
    expect(turn(6, [0, 2]).begin('end').match.result).toEqual(ended);
  });

  test('R-52 whoever lacks fewer banners wins, not whoever has more', () => {
    const s = ended('gold-and-goblins', 3, 6, 3);
    expect(s.match.result).toEqual({ ending: 'turn-cap', winners: [0], scores: [3, 3] });
  });

  test('R-52 equality is a draw', () => {
    expect(turn(6, [2, 2]).begin('end').match.result).toMatchObject({ ending: 'turn-cap', winners: [0, 1] });
  });

  test('R-52 there is none unless the table or the adventure sets it', () => {
    const plain = field().unit('P', 'human_infantry', 'C6').unit('S', 'human_infantry', 'G6').adventure();
    expect(ended(plain, 0, 500).match.result).toBeUndefined();
    expect(ended({ ...plain, turnCap: 9 }, 0, 17).match.result).toBeUndefined();
    expect(ended({ ...plain, turnCap: 9 }, 0, 18).match.result?.ending).toBe('turn-cap');
  });

  test('R-52 it is 60 turns of each player for a table of bots', () => {
    expect(battlelore.botOptions).toEqual({ turnCap: 60 });
  });
});

describe('resigning', () => {
  test('BLO-1.1 the other camp wins at once, in whosever turn', () => {
    const layout = () =>
      field().unit('S', 'human_infantry', 'F6').ordered().unit('P', 'human_infantry', 'E6');
    for (const mark of ['P', 'S'] as const) {
      const s = layout().begin('combat').resign(mark);
      expect([s.asked, s.match.result]).toEqual([
        'over',
        { ending: 'resigned', winners: [mark === 'P' ? 1 : 0], scores: [0, 0] },
      ]);
    }
  });

  test('BLO-1.1 whatever the banners', () => {
    const layout = field().set((s) => {
      s.camps[0].banners = 6;
    });
    expect(layout.begin().resign('P').match.result).toEqual({
      ending: 'resigned',
      winners: [1],
      scores: [6, 0],
    });
  });

  test('BLO-1.1 everybody is told; nobody resigns after the end', () => {
    const s = field().begin().resign('S');
    expect(s.events('resigned')).toEqual([{ kind: 'resigned', seat: 1 }]);
    expect([s.match.resign(0), s.match.resign(1)]).toEqual([{ rule: 'table.over' }, { rule: 'table.over' }]);
  });

  test('BLO-1.1 also in the middle of a battle and of the set-up', () => {
    const layout = field('mercenaries').unit('S', 'human_infantry', 'F6').unit('P', 'dwarf_infantry', 'E6');
    const s = layout.ordered().rolls('R R R').begin('combat').choose('attack F6 E6');
    expect(s.asked).toBe('P battle-back');
    expect(s.resign('S').match.result?.winners).toEqual([0]);
    expect(opening('free-companies').resign('P').match.result?.winners).toEqual([1]);
  });
});
