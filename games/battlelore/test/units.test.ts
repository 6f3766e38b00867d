import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { unitType } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { Field } from './field.ts';
import { field } from './field.ts';

/** A match from its very beginning, set-up questions included. */
function opening(adventure: string | Field, seed = 'set-up') {
  const options = {
    adventure: typeof adventure === 'string' ? adventure : adventure.adventure(),
    turnCap: 0,
  };
  return new Match(game, { seats: 2, options, chance: { kind: 'fast', seed } });
}

describe('camps and units', () => {
  test('BLO-1.1 two camps play, each one seat', () => {
    const options = { adventure: 'agincourt-1415' };
    const sitting = (seats: number) => () =>
      new Match(game, { seats, options, chance: { kind: 'fast', seed: 'seats' } });
    expect(sitting(2)).not.toThrow();
    expect(sitting(1)).toThrow('2 to 2');
    expect(sitting(3)).toThrow('2 to 2');
  });

  test('BLO-1.1 units of the other camp are enemies, own units are not', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F7');
    const sitting = s.unit('P', 'human_infantry', 'E6').ordered().begin('combat');
    expect([sitting.whyNot('attack F6 E6'), sitting.whyNot('attack F6 F7')]).toEqual([undefined, 'BLO-5.3']);
  });

  test('BLO-1.2 infantry is four figures, cavalry three, a creature one', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'F6').unit('S', 'human_cavalry', 'F7');
    const sitting = s.unit('S', 'giant_spider', 'F8').begin();
    expect([sitting.figures('F6'), sitting.figures('F7'), sitting.figures('F8')]).toEqual([4, 3, 1]);
  });

  test('BLO-1.2 no unit is larger than its full size', () => {
    const five = field().unit('S', 'human_infantry', 'F6').at('F6', { figures: 5 });
    const four = field().unit('S', 'human_cavalry', 'F6').at('F6', { figures: 4 });
    expect(() => five.begin()).toThrow('BLO-1.2');
    expect(() => four.begin()).toThrow('BLO-1.2');
  });

  test('BLO-1.2 a creature is neither infantry nor cavalry', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'F6').unit('S', 'human_cavalry', 'F7');
    const sitting = s.unit('S', 'giant_spider', 'F8').hand('S', 'FO', 'MC');
    expect(sitting.begin().choose('command card:FO').offers('order')).toEqual(['order F6']);
    expect(sitting.begin().choose('command card:MC').offers('order')).toEqual(['order F7']);
  });

  test('BLO-1.3 each unit has banner, class, weapon, race and figures', () => {
    const s = field('mercenaries').unit('S', 'dwarf_crossbow', 'F6', 3).begin();
    const { race, class: of, weapon } = unitType[s.at('F6')?.type ?? 'human_archer'];
    expect([race, of, weapon, s.at('F6')?.banner, s.figures('F6')]).toEqual([
      'dwarf',
      'infantry',
      'crossbow',
      'green',
      3,
    ]);
  });

  test('BLO-1.3 a unit may carry another banner than others of its kind', () => {
    const s = field().unit('S', 'human_infantry', 'F6', undefined, 'red').unit('P', 'human_infantry', 'E6');
    const sitting = s.ordered().rolls('G G G G').begin('combat').choose('attack F6 E6');
    expect([sitting.at('F6')?.banner, sitting.rolled]).toEqual(['red', 'G G G G']);
  });

  test('BLO-1.4 the banner bearer goes last: a unit is eliminated with its last figure', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6');
    const sitting = s.ordered().rolls('B B B').begin('combat').choose('attack F6 E6');
    expect([sitting.figures('E6'), sitting.camp('S').banners]).toEqual([1, 0]);
  });

  test('BLO-1.4 with no figure left it is off the board', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 3);
    const sitting = s.ordered().rolls('B B B').begin('combat').choose('attack F6 E6');
    expect([sitting.at('E6'), sitting.camp('S').banners]).toEqual([undefined, 1]);
  });

  test('BLO-1.5 a unit below its full size is weakened, and only then can be healed', () => {
    const s = field('council-fixed').council('S', { commander: 3, cleric: 1 }).tokens('S', 2);
    s.unit('S', 'human_infantry', 'F6', 3).unit('S', 'human_infantry', 'F7').unit('S', 'human_cavalry', 'F8');
    s.unit('S', 'human_cavalry', 'F9', 2).hand('S', 'LE', 'GA').lore('S', 'CLE-02');
    const sitting = s.begin().choose('command card:LE', 'play lore:CLE-02');
    expect(sitting.offers('target')).toEqual(['target F6', 'target F9']);
  });
});

describe('hexes', () => {
  test('BLO-1.6 at most one unit stands on a hex', () => {
    const s = field().unit('S', 'human_cavalry', 'F6').unit('S', 'human_cavalry', 'F7');
    const sitting = s.unit('P', 'human_archer', 'E6').ordered().begin('movement').choose('pick F6');
    expect([sitting.whyNot('to F7'), sitting.whyNot('to E6'), sitting.whyNot('to F5')]).toEqual([
      'BLO-1.6',
      'BLO-1.6',
      undefined,
    ]);
  });

  test('BLO-1.6 a field with two units on a hex is refused', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('S', 'human_infantry', 'F7');
    expect(() => s.at('F7', { hex: 'F6' }).begin()).toThrow('BLO-1.6');
  });

  test('BLO-1.7 no unit enters a half hex', () => {
    const s = field().unit('S', 'human_heavy', 'F1').ordered().begin('movement').choose('pick F1');
    expect(s.offers('to').toSorted()).toEqual(['to E1', 'to E2', 'to F2', 'to G1', 'to G2']);
    expect([s.whyNot('to F0'), s.whyNot('to F13')]).toEqual(Array(2).fill('table.wrong-kind'));
  });

  test('BLO-1.7 no unit passes a half hex', () => {
    const s = field().unit('S', 'human_cavalry', 'E1').terrain('river', 'F1').unit('S', 'human_archer', 'F2');
    const sitting = s.unit('S', 'human_archer', 'E2').ordered('E1').begin('movement').choose('pick E1');
    expect([sitting.offers('to D1'), sitting.offers('to G1')]).toEqual([['to D1'], []]);
  });

  test('BLO-1.7 no unit leaves the board', () => {
    const s = field().unit('S', 'human_heavy', 'A1').unit('S', 'human_heavy', 'I13').ordered();
    const corner = s.begin('movement').choose('pick A1');
    expect(corner.offers('to').toSorted()).toEqual(['to A2', 'to B1']);
    expect(s.begin('movement').choose('pick I13').offers('to').toSorted()).toEqual(['to H12', 'to I12']);
  });

  test('BLO-1.8 a free hex has no unit; an empty one is also countryside without landmark', () => {
    const s = field('council-fixed').council('S', { commander: 1, wizard: 3 }).terrain('forest', 'F5', 'G5');
    s.unit('S', 'human_infantry', 'F6').rampart('F7').unit('P', 'human_infantry', 'A1').terrain('ford', 'G3');
    const set = opening(s.parts('lore-tokens', 'lore-cards', 'landmarks'));
    const hexes = set.question?.choices.map((c) => c[2] ?? '') ?? [];
    expect(set.question?.prompt).toBe('landmark');
    expect(['F8', 'G6'].every((at) => hexes.includes(at))).toBe(true);
    expect(['F5', 'G5', 'F6', 'F7', 'G3'].filter((at) => hexes.includes(at))).toEqual([]);
  });

  test('BLO-1.8 a hex that is free but not empty can be entered', () => {
    const s = field().unit('S', 'human_heavy', 'F6').terrain('forest', 'F5').rampart('F7').ordered();
    const sitting = s.begin('movement').choose('pick F6');
    expect([sitting.whyNot('to F5'), sitting.whyNot('to F7')]).toEqual([undefined, undefined]);
  });
});

describe('set-up', () => {
  test('BLO-1.9 councils come before landmarks, landmarks before cards, cards before the first turn', () => {
    const match = opening('assaulting-the-tourelles');
    expect([match.state.units.length, match.state.landmarks.length]).toEqual([23, 3]);
    const asked: string[] = [];
    for (let q = match.question; q && q.prompt !== 'command'; q = match.question) {
      const cards = match.state.camps[0].hand.length > 0 ? 'with cards' : 'without cards';
      const said = `${q.prompt} ${cards}`;
      if (asked.at(-1) !== said) asked.push(said);
      const master = q.seat === 0 ? 'master:wizard' : 'master:cleric';
      match.choose(q.seat, match.number, q.choices.find((c) => c[1] === master) ?? q.fallback);
    }
    expect(asked).toEqual(['council without cards', 'landmark without cards', 'keep-lore with cards']);
    expect(match.question?.seat).toBe(0);
  });

  test('BLO-1.9 the player named by the adventure begins', () => {
    expect([opening('agincourt-1415'), opening('vernoy-crossing')].map((m) => m.question?.seat)).toEqual([
      0, 1,
    ]);
  });

  test('BLO-1.10 each camp is dealt as many of the 60 Command cards as the adventure says', () => {
    const { camps, commandPile } = opening('agincourt-1415').state;
    expect([camps[0].hand.length, camps[1].hand.length, commandPile.length]).toEqual([6, 4, 50]);
  });

  test('BLO-1.10 a Commander gives the number of cards', () => {
    const s = field('council-fixed').council('S', { commander: 1 }).council('P', { commander: 2 });
    const { camps } = s.unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'C6').begin().state;
    expect([camps[0].hand.length, camps[1].hand.length]).toEqual([5, 4]);
  });

  test('BLO-1.10 the deck is shuffled', () => {
    const [one, two] = [opening('agincourt-1415', 'one').state, opening('agincourt-1415', 'two').state];
    expect(one.commandPile).not.toEqual(two.commandPile);
    expect([...one.commandPile, ...one.camps.flatMap((c) => c.hand)].toSorted()).toEqual(
      [...two.commandPile, ...two.camps.flatMap((c) => c.hand)].toSorted(),
    );
  });

  test('BLO-1.10 hands are hidden', () => {
    const match = opening('agincourt-1415');
    const [mine, theirs] = match.view(0).view.camps;
    expect(mine.hand).toEqual(match.state.camps[0].hand);
    expect([theirs.hand, theirs.cards]).toEqual([undefined, 4]);
    expect(match.view('spectator').view.camps.map((c) => c.hand)).toEqual([undefined, undefined]);
  });
});
