import { describe, expect, test } from 'vitest';
import type { UnitTypeId } from '../content/index.ts';
import type { Field, Sitting } from './field.ts';
import { field } from './field.ts';

/** The unit on F6 attacks the one on E6 and rolls these faces. */
function strike(s: Field, faces: string): Sitting {
  return s.ordered().rolls(faces).begin('combat').choose('attack F6 E6');
}

const duel = (attacker: UnitTypeId, target: UnitTypeId, s: Field = field('mercenaries')) =>
  s.unit('S', attacker, 'F6').unit('P', target, 'E6');

describe('hits', () => {
  test('BLO-7.1 losses come before flags', () => {
    const s = strike(duel('human_infantry', 'human_infantry'), 'B F B');
    expect([s.asked, s.figures('E6')]).toEqual(['P retreat', 2]);
  });

  test('BLO-7.1 a unit that is eliminated does not retreat', () => {
    const s = strike(field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 1), 'F F B');
    expect([s.asked, s.events('retreated')]).toEqual(['S follow-on', []]);
  });

  test('BLO-7.2 each helmet of the colour of the target is a hit', () => {
    const left = (target: UnitTypeId) => strike(duel('human_heavy', target), 'G B B R').figures('E6');
    expect([left('human_archer'), left('human_infantry'), left('human_heavy')]).toEqual([3, 2, 3]);
  });

  test('BLO-7.2 the colour of the banner counts, not the kind of unit', () => {
    const s = field().unit('S', 'human_heavy', 'F6').unit('P', 'human_infantry', 'E6', 4, 'red');
    expect(strike(s, 'B B B R').figures('E6')).toBe(3);
  });

  test('BLO-7.3 a sword-on-shield is a hit only if the weapon says so', () => {
    expect(strike(duel('human_infantry', 'human_infantry'), 'S L L').figures('E6')).toBe(3);
    expect(strike(duel('human_archer', 'human_infantry'), 'S L').figures('E6')).toBe(4);
  });

  test('BLO-7.4 a short sword: every one, but one of a roll against cavalry', () => {
    expect(strike(duel('human_heavy', 'human_infantry'), 'S S S L').figures('E6')).toBe(1);
    expect(strike(duel('human_heavy', 'human_cavalry'), 'S L L L').figures('E6')).toBe(3);
    expect(strike(duel('human_heavy', 'human_cavalry'), 'S S S L').figures('E6')).toBe(1);
  });

  test('BLO-7.4 a creature is no cavalry', () => {
    const s = strike(duel('human_infantry', 'giant_spider', field('creatures')), 'S L L');
    expect(s.events('critical')).toHaveLength(1);
  });

  test('BLO-7.5 a long sword: every one, against anybody', () => {
    expect(strike(duel('human_cavalry', 'human_cavalry'), 'S S L').figures('E6')).toBe(1);
    expect(strike(duel('human_cavalry', 'human_infantry'), 'S S L').figures('E6')).toBe(2);
  });

  test('BLO-7.6 a bow: none, near or far', () => {
    const far = field()
      .unit('S', 'human_archer', 'F6')
      .unit('P', 'human_infantry', 'D6')
      .ordered()
      .rolls('S S');
    expect(far.begin('combat').choose('attack F6 D6').figures('D6')).toBe(4);
    expect(strike(duel('human_archer', 'human_infantry'), 'S S').figures('E6')).toBe(4);
  });

  test('BLO-7.7 a crossbow: every one from afar, none at point-blank', () => {
    const far = (target: UnitTypeId) => {
      const s = field('mercenaries').unit('S', 'dwarf_crossbow', 'F6').unit('P', target, 'D6').ordered();
      return s.rolls('S S').begin('combat').choose('attack F6 D6').figures('D6');
    };
    expect([far('human_infantry'), far('human_cavalry')]).toEqual([2, 1]);
    expect(strike(duel('dwarf_crossbow', 'human_infantry'), 'S S').figures('E6')).toBe(4);
  });

  test('BLO-7.8 each hit removes one figure, surplus hits are lost', () => {
    const s = field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 2);
    const sitting = strike(s.unit('P', 'human_infantry', 'D6'), 'B B B');
    expect([sitting.at('E6'), sitting.figures('D6'), sitting.camp('S').banners]).toEqual([undefined, 4, 1]);
  });
});

describe('the banner of an eliminated unit', () => {
  test('BLO-7.9 goes to the opponent of its owner', () => {
    const s = strike(field().unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6', 1), 'B L L');
    expect([s.camp('S').banners, s.camp('P').banners]).toEqual([1, 0]);
  });

  test('BLO-7.9 also by a battle back', () => {
    const s = field().unit('S', 'human_infantry', 'F6', 1).unit('P', 'human_infantry', 'E6');
    const sitting = strike(s.terrain('bridge', 'E6'), 'L L L B L L').choose('battle-back');
    expect([sitting.at('F6'), sitting.camp('S').banners, sitting.camp('P').banners]).toEqual([
      undefined,
      0,
      1,
    ]);
  });

  test('BLO-7.9 also by a retreat that was blocked', () => {
    const s = field().unit('S', 'human_infantry', 'B6').unit('P', 'human_infantry', 'A6', 1).ordered();
    const sitting = s.rolls('F L L').begin('combat').choose('attack B6 A6');
    expect([sitting.at('A6'), sitting.camp('S').banners]).toEqual([undefined, 1]);
  });

  test('BLO-7.9 also by panic', () => {
    const s = field('mercenaries').unit('S', 'human_infantry', 'F6').unit('P', 'goblin_infantry', 'E6', 1);
    const sitting = strike(s, 'F L L G L').choose('retreat D6', 'retreat C6');
    expect([sitting.at('C6'), sitting.camp('S').banners]).toEqual([undefined, 1]);
  });

  test('BLO-7.9 also if its own camp trampled it', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'F6').unit('P', 'giant_spider', 'E6');
    s.unit('P', 'goblin_infantry', 'D5', 1).unit('P', 'goblin_infantry', 'D6', 1);
    const sitting = strike(s, 'F F L');
    expect([sitting.camp('S').banners, sitting.camp('P').banners]).toEqual([2, 0]);
  });
});

describe('Lore symbols', () => {
  const goblets = (s: Sitting) => [s.camp('P').goblet, s.camp('S').goblet];

  test('BLO-7.10 are misses where no Lore is in play', () => {
    const medieval = strike(duel('human_infantry', 'human_infantry', field('medieval')), 'L L L');
    expect([medieval.figures('E6'), goblets(medieval), medieval.state.pool]).toEqual([4, [0, 0], 36]);
    const mercenaries = strike(duel('human_infantry', 'human_infantry'), 'L L L');
    expect([mercenaries.figures('E6'), goblets(mercenaries), mercenaries.state.pool]).toEqual([
      4,
      [0, 0],
      36,
    ]);
  });

  test('BLO-7.11 give the player who rolled a token each', () => {
    const s = strike(duel('human_infantry', 'human_infantry', field('creatures')), 'L L R');
    expect([s.figures('E6'), goblets(s), s.state.pool]).toEqual([4, [0, 2], 34]);
  });

  test('BLO-7.11 also in a bonus attack', () => {
    const s = field('creatures').unit('S', 'human_cavalry', 'F6').unit('P', 'human_infantry', 'E6', 1);
    const sitting = strike(s.unit('P', 'human_infantry', 'D6'), 'B L R L L R');
    expect(goblets(sitting.choose('gain-ground E6', 'stay', 'attack E6 D6'))).toEqual([0, 3]);
  });

  test('BLO-7.11 also in a battle back', () => {
    const s = duel('human_infantry', 'human_infantry', field('creatures')).terrain('bridge', 'E6');
    expect(goblets(strike(s, 'L R R L L R').choose('battle-back'))).toEqual([2, 1]);
  });

  test('BLO-7.11 also in a first strike', () => {
    const s = duel('human_infantry', 'human_infantry', field('council-fixed')).tokens('P', 4).tokens('S', 0);
    s.council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-06');
    expect(goblets(strike(s, 'L L R R R R').choose('play lore:WAR-06'))).toEqual([2, 0]);
  });

  test('BLO-7.11 as long as the pool holds any', () => {
    const s = duel('human_infantry', 'human_infantry', field('creatures')).tokens('P', 35);
    expect(goblets(strike(s, 'L L L'))).toEqual([35, 1]);
  });

  test('BLO-7.12 that poison uses give none', () => {
    const s = duel('human_infantry', 'human_infantry', field('creatures')).at('E6', { poison: true });
    const sitting = strike(s, 'L L R');
    expect([sitting.figures('E6'), goblets(sitting)]).toEqual([2, [0, 0]]);
  });

  test('BLO-7.12 that a Lore card uses give none', () => {
    const s = duel('human_infantry', 'human_infantry', field('wizard'))
      .tokens('S', 3)
      .tokens('P', 0)
      .lore('P');
    const sitting = strike(s.lore('S', 'WIZ-03'), 'L L R').choose('play lore:WIZ-03');
    expect([sitting.figures('E6'), goblets(sitting)]).toEqual([2, [0, 0]]);
  });

  test('BLO-7.12 that the owner of a creature uses give none', () => {
    const s = () => strike(duel('giant_spider', 'human_infantry', field('creatures')), 'L R');
    expect(goblets(s().choose('power web'))).toEqual([0, 0]);
    expect(goblets(s().choose('goblet'))).toEqual([0, 1]);
  });

  test('BLO-7.12 may not be kept from card or poison', () => {
    const s = duel('giant_spider', 'human_infantry', field('creatures')).at('E6', { poison: true });
    const sitting = strike(s, 'L R');
    expect([sitting.figures('E6'), sitting.asked, goblets(sitting)]).toEqual([3, 'P command', [0, 0]]);
  });

  test('BLO-7.13 give none in a panic test', () => {
    const s = duel('human_infantry', 'goblin_infantry', field('creatures'));
    const sitting = strike(s, 'F R R L L').choose('retreat D6', 'retreat C6');
    expect([sitting.events('panic').length, goblets(sitting)]).toEqual([1, [0, 0]]);
  });

  test('BLO-7.13 give none when a hit on a creature is rolled again', () => {
    const s = strike(duel('human_infantry', 'giant_spider', field('creatures')), 'G G R L L');
    expect([s.events('critical').length, goblets(s.choose('decline'))]).toEqual([1, [0, 0]]);
  });

  test('BLO-7.13 give none when a creature could not retreat', () => {
    const s = field('creatures').unit('S', 'human_infantry', 'B6').unit('P', 'giant_spider', 'A6').ordered();
    const sitting = s.rolls('F F R L L').begin('combat').choose('attack B6 A6');
    expect([sitting.events('cornered').length, goblets(sitting.choose('decline'))]).toEqual([1, [0, 0]]);
  });

  test('BLO-7.13 give none in a spell', () => {
    const s = field('council-fixed')
      .council('S', { commander: 3, cleric: 1 })
      .tokens('S', 4)
      .hand('S', 'LE', 'GA');
    s.unit('S', 'human_infantry', 'H6').unit('P', 'human_infantry', 'C6').lore('S', 'CLE-07').rolls('L L');
    const sitting = s.begin().choose('command card:LE', 'play lore:CLE-07');
    expect([sitting.rolled, goblets(sitting)]).toEqual(['L L', [0, 0]]);
  });
});

describe('worked examples', () => {
  test('V-07 a short sword against cavalry and infantry', () => {
    expect(strike(duel('human_infantry', 'human_cavalry'), 'B S S').figures('E6')).toBe(1);
    expect(strike(duel('human_infantry', 'human_infantry'), 'B S S').figures('E6')).toBe(1);
  });

  test('V-08 a long sword', () => {
    expect(strike(duel('human_cavalry', 'human_infantry'), 'B R S').figures('E6')).toBe(2);
  });

  test('V-10 a crossbow from afar and at point-blank', () => {
    const s = field('mercenaries')
      .unit('S', 'dwarf_crossbow', 'G6')
      .unit('P', 'human_cavalry', 'E6')
      .ordered();
    const far = s.rolls('S S').begin('movement').choose('done', 'attack G6 E6');
    expect([far.rolled, far.figures('E6')]).toEqual(['S S', 1]);
    const near = s.begin('movement').choose('pick G6', 'to F6', 'attack F6 E6');
    expect([near.rolled, near.figures('E6')]).toEqual(['S', 3]);
  });

  test('V-13 the Lore face without Lore, with Lore, and under Cry Havoc!', () => {
    const medieval = strike(duel('human_infantry', 'human_archer', field()), 'G F L').choose('retreat D6');
    expect([medieval.figures('D6'), medieval.camp('S').goblet]).toEqual([3, 0]);
    const lore = strike(duel('human_infantry', 'human_archer', field('creatures')), 'G F L').choose(
      'retreat D6',
    );
    expect([lore.figures('D6'), lore.camp('S').goblet]).toEqual([3, 1]);
    const s = duel('human_infantry', 'human_archer', field('council-fixed'))
      .tokens('S', 5)
      .hand('S', 'LE', 'GA');
    s.council('S', { commander: 3, warrior: 1 }).lore('S', 'WAR-08').rolls('G S L');
    const havoc = s.begin().choose('command card:LE', 'play lore:WAR-08', 'order F6', 'done', 'attack F6 E6');
    expect([havoc.figures('E6'), havoc.camp('S').goblet]).toEqual([1, 0]);
  });
});
