import { Match } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import { lore } from '../content/index.ts';
import { battlelore } from '../index.ts';
import { game } from '../rules/game.ts';
import { adept, field, seatOf } from './field.ts';

/** Two camps with Wizards of level 1, before anything was chosen. */
const apprentices = () =>
  new Match(game, {
    seats: 2,
    options: { adventure: 'wizards-and-lore' },
    chance: { kind: 'fast', seed: 'lore' },
  });

/** P at the end of its turn with a Wizard of level 1. */
const ending = () =>
  field('wizard')
    .turnOf('P')
    .lore('P')
    .lore('S')
    .unit('P', 'human_infantry', 'C6')
    .unit('S', 'human_infantry', 'G6');

type Masters = Parameters<typeof adept>[1];

/** P attacks F6 from E6. */
const attacking = (masters: Masters, tokens: number, ...cards: LoreId[]) =>
  adept('P', masters, tokens, ...cards)
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .ordered();

/** S attacks E6 from F6. */
const attacked = (masters: Masters, tokens: number, ...cards: LoreId[]) =>
  attacking(masters, tokens, ...cards).turnOf('S');

describe('tokens', () => {
  test('BLO-15.1 the pool starts with 36 tokens; goblets are public', () => {
    const s = ending().begin();
    expect([s.state.pool, s.camp('P').goblet, s.camp('S').goblet]).toEqual([34, 1, 1]);
    expect(s.match.view(seatOf('S')).view.camps[seatOf('P')].goblet).toBe(1);
    expect(s.match.view('spectator').view).toMatchObject({ pool: 34, camps: [{ goblet: 1 }, { goblet: 1 }] });
  });

  test('BLO-15.1 no upper limit, and an empty pool gives nothing', () => {
    const rich = ending().tokens('P', 30).begin('end').choose('tokens');
    expect(rich.camp('P').goblet).toBe(32);
    const dry = ending().tokens('P', 18).tokens('S', 18).begin('end').choose('tokens');
    expect([dry.camp('P').goblet, dry.state.pool]).toEqual([18, 0]);
  });

  test('R-32 tokens on a card are not in the pool before the end of the turn', () => {
    const layout = adept('P', { wizard: 1 }, 7, 'WIZ-11').unit('P', 'human_infantry', 'C6');
    const s = layout.begin().choose('play lore:WIZ-11', 'stay');
    expect([s.state.pool, s.state.onTable]).toMatchObject([29, [{ card: 'WIZ-11', paid: 7 }]]);
    s.choose('done');
    expect([s.asked, s.state.pool, s.state.onTable]).toEqual(['P lore-choice', 36, []]);
  });

  test('BLO-15.27 a Lore symbol, a killed creature, a card, a landmark and the Lore choice give tokens', () => {
    const rolled = attacking({ wizard: 1 }, 0).rolls('L R R').begin('combat').choose('attack E6 F6');
    expect(rolled.camp('P').goblet).toBe(1);
    const beast = adept('P', { wizard: 1 }, 0).council('S', { commander: 1, creature: 1 });
    const hunt = beast.unit('P', 'human_infantry', 'E6').unit('S', 'giant_spider', 'F6').ordered();
    expect(hunt.rolls('G R R G').begin('combat').choose('attack E6 F6').camp('P').goblet).toBe(1);
    const manna = adept('P', { cleric: 1 }, 0, 'CLE-01').unit('P', 'human_infantry', 'C6');
    expect(manna.begin().choose('play lore:CLE-01').camp('P').goblet).toBe(3);
    const star = ending().tokens('P', 0).landmark('magic_pentacle', 'C6', 'P').begin('end');
    expect(star.camp('P').goblet).toBe(1);
    expect(star.choose('tokens').camp('P').goblet).toBe(3);
  });

  test('R-31 a spell gives no tokens', () => {
    const layout = adept('P', { wizard: 1 }, 8, 'WIZ-12').unit('P', 'human_infantry', 'A1');
    const s = layout.unit('S', 'human_infantry', 'E6').rolls('L L').begin().choose('play lore:WIZ-12');
    expect([s.figures('E6'), s.camp('P').goblet]).toEqual([2, 0]);
  });
});

describe('the first card', () => {
  test('BLO-15.2 both have a Wizard of level 1 and 1 token; 4 of 15 cards are dealt, 1 is kept secretly', () => {
    const m = apprentices();
    expect([m.question?.seat, m.question?.prompt, m.question?.choices.length]).toEqual([0, 'keep-lore', 4]);
    expect(m.view(1).view.camps[0].dealt).toBeUndefined();
    const kept = m.question?.choices[2] ?? ['keep'];
    m.choose(0, m.number, kept);
    expect([m.question?.seat, m.question?.choices.length]).toEqual([1, 4]);
    expect(m.view(1).view.camps[0].lore).toBeUndefined();
    m.choose(1, m.number, m.question?.fallback ?? ['keep']);
    const { camps, lorePile, pool } = m.state;
    expect(`lore:${camps[0].lore}`).toBe(kept[1]);
    expect([camps[1].lore.length, lorePile.length, pool]).toEqual([1, 13, 34]);
    expect(
      [...lorePile, ...camps[0].lore, ...camps[1].lore].every((card) => lore[card].class === 'wizard'),
    ).toBe(true);
    expect(camps).toMatchObject([
      { council: { wizard: 1, cleric: 0, rogue: 0, warrior: 0 }, goblet: 1 },
      { council: { wizard: 1, cleric: 0, rogue: 0, warrior: 0 }, goblet: 1 },
    ]);
  });

  test('BLO-15.2 what was not kept can be drawn later', () => {
    const m = apprentices();
    const away = m.question?.choices.slice(1).map(([, ref]) => ref) ?? [];
    m.choose(0, m.number, m.question?.choices[0] ?? ['keep']);
    m.choose(1, m.number, m.question?.choices[0] ?? ['keep']);
    const reachable = m.state.lorePile.map((card) => `lore:${card}`);
    expect(away.filter((ref) => !reachable.includes(ref ?? ''))).toEqual(
      away.filter((ref) => ref === `lore:${m.state.camps[1].lore[0]}`),
    );
  });
});

describe('playing a card', () => {
  test('BLO-15.3 only a card of the own hand, in its phase, with a legal target', () => {
    const layout = adept('P', { wizard: 1 }, 36, 'WIZ-02', 'WIZ-09', 'WIZ-03').unit(
      'P',
      'human_infantry',
      'C6',
    );
    const s = layout.begin('command', 'asked').choose('command card:LE');
    expect([s.whyNot('play lore:WIZ-14'), s.whyNot('play lore:WIZ-09')]).toEqual(['BLO-15.3', 'BLO-15.3']);
    expect(s.offers()).toEqual(['play lore:WIZ-02', 'pass']);
    const webbed = layout.at('C6', { web: true }).begin('command', 'asked').choose('command card:LE');
    expect(webbed.whyNot('play lore:WIZ-02')).toBe('BLO-15.3');
  });

  test('BLO-15.4 a card counts n for each level of the Lore Master of its class, and no other', () => {
    const gain = (cleric: number, wizard: number) => {
      const layout = adept('P', { cleric, wizard }, 0, 'CLE-01').unit('P', 'human_infantry', 'C6');
      return layout.begin().choose('play lore:CLE-01').camp('P').goblet;
    };
    expect([gain(1, 0), gain(2, 0), gain(3, 0), gain(1, 3)]).toEqual([3, 4, 5, 3]);
  });

  test('BLO-15.5 the cost is paid before the effect and lies on the card', () => {
    const layout = adept('P', { rogue: 1 }, 3, 'CLE-01').unit('P', 'human_infantry', 'C6');
    const s = layout.begin().choose('play lore:CLE-01');
    expect([s.camp('P').goblet, s.state.onTable]).toMatchObject([3, [{ paid: 3 }]]);
    expect(s.events('played-lore')).toMatchObject([{ seat: 0, card: 'CLE-01', paid: 3 }]);
  });

  test('BLO-15.5 who cannot pay cannot play, even a card that would bring the tokens', () => {
    const layout = adept('P', { rogue: 1 }, 2, 'CLE-01').unit('P', 'human_infantry', 'C6');
    const s = layout.begin('command', 'asked').choose('command card:LE');
    expect([s.offers(), s.whyNot('play lore:CLE-01')]).toEqual([['pass'], 'BLO-15.5']);
  });

  test('BLO-15.6 one Lore card in the own turn, and one in the opponent’s', () => {
    const layout = adept('P', { wizard: 3 }, 20, 'WIZ-02', 'WIZ-09', 'WIZ-05').unit(
      'P',
      'human_infantry',
      'C6',
    );
    const s = layout.unit('S', 'human_infantry', 'G6').begin();
    s.choose('play lore:WIZ-02', 'stay', 'order C6');
    expect([s.asked, s.offers('play'), s.whyNot('play lore:WIZ-09')]).toEqual(['P move', [], 'BLO-15.6']);
    s.choose('done', 'tokens');
    expect([s.asked, s.offers()]).toEqual(['P w-command', ['play lore:WIZ-05', 'pass']]);
    s.choose('play lore:WIZ-05', 'order G6', 'pick G6');
    expect(s.asked, 'no second reaction').toBe('S destination');
    s.choose('stay', 'done', 'tokens');
    expect(s.camp('P').played).toBe(false);
  });

  test('BLO-15.7 a card without reaction flag is not played in the opponent’s turn', () => {
    const layout = adept('P', { wizard: 1 }, 20, 'WIZ-10', 'WIZ-05')
      .turnOf('S')
      .unit('S', 'human_infantry', 'G6');
    const s = layout.begin();
    expect([s.offers(), s.whyNot('play lore:WIZ-10')]).toEqual([['play lore:WIZ-05', 'pass'], 'BLO-15.7']);
  });

  test('BLO-15.15 the answer to a Lore card comes before its effect', () => {
    const layout = adept('P', { cleric: 1 }, 0, 'CLE-01').council('S', { commander: 1, rogue: 1 });
    const s = layout.lore('S', 'ROG-15').tokens('S', 1).unit('P', 'human_infantry', 'C6').begin();
    s.choose('play lore:CLE-01');
    expect([s.asked, s.camp('P').goblet]).toEqual(['S w-lore', 0]);
    expect(s.choose('pass').camp('P').goblet).toBe(3);
  });

  test('V-36 Foiled initiative: no first strike, and neither may play another Lore card', () => {
    const layout = attacking({ rogue: 1 }, 10, 'ROG-15', 'ROG-04').council('S', { commander: 1, warrior: 1 });
    const s = layout
      .lore('S', 'WAR-06', 'CLE-08')
      .tokens('S', 36 - 10)
      .rolls('R R R B B B')
      .begin('combat');
    s.choose('attack E6 F6', 'pass', 'play lore:WAR-06');
    expect([s.asked, s.camp('S').goblet]).toEqual(['P w-lore', 22]);
    s.choose('play lore:ROG-15');
    expect(s.camp('P').goblet).toBe(7);
    expect(s.events('rolled')).toMatchObject([{ how: 'attack', seat: 0, faces: ['R', 'R', 'R'] }]);
    expect([s.asked, s.camp('P').played, s.camp('S').played]).toEqual(['P lore-choice', true, true]);
  });

  test('BLO-15.16 a Lore card beats a rule', () => {
    const layout = adept('P', { warrior: 1 }, 5, 'WAR-10').unit('P', 'human_archer', 'C6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('S R').begin('combat');
    expect(s.choose('play lore:WAR-10', 'attack C6 F6').figures('F6')).toBe(3);
  });

  test('BLO-15.16 of two conflicting Lore cards the second wins', () => {
    const layout = attacking({ cleric: 3 }, 3, 'CLE-03').council('S', { commander: 1, cleric: 1 });
    const s = layout.lore('S', 'CLE-06').tokens('S', 4).rolls('R R R R R R').begin('combat');
    expect(s.choose('attack E6 F6', 'play lore:CLE-03', 'play lore:CLE-06').rolled).toBe('R R R');
  });

  test('BLO-15.18 the player of the card chooses its targets; the owner of the unit moves it', () => {
    const layout = adept('P', { cleric: 1 }, 4, 'CLE-07').unit('P', 'human_infantry', 'A1');
    const s = layout.unit('S', 'human_infantry', 'E6').unit('S', 'human_infantry', 'E9').rolls('F R').begin();
    s.choose('play lore:CLE-07');
    expect([s.asked, s.whyNot('done')]).toEqual(['P lore-target', 'BLO-15.18']);
    expect(s.choose('target E6').asked).toBe('S retreat');
  });

  test('BLO-15.18 unless the card says that its player moves the unit', () => {
    const layout = adept('P', { rogue: 1 }, 6, 'ROG-12').unit('P', 'human_infantry', 'A1');
    const s = layout.unit('S', 'human_archer', 'E6').begin().choose('play lore:ROG-12');
    expect([s.asked, s.fallback]).toEqual(['P card-move', 'stay']);
  });

  test('BLO-15.19 all other rules stay in force: terrain, occupied hexes, line of sight', () => {
    const spur = adept('P', { warrior: 1 }, 3, 'WAR-04').unit('P', 'human_light_cavalry', 'C6').ordered();
    const walls = spur
      .terrain('forest', 'D5', 'D6', 'C5')
      .terrain('river', 'B5', 'B6')
      .unit('S', 'human_infantry', 'C7');
    const s = walls.begin('movement').choose('play lore:WAR-04', 'pick C6');
    expect(s.offers('to')).toEqual(['to C5', 'to D5', 'to D6']);
    const eagle = adept('P', { wizard: 1 }, 3, 'WIZ-04')
      .unit('P', 'human_archer', 'C6')
      .terrain('hill', 'E6');
    const far = eagle.unit('S', 'human_infantry', 'G6').ordered().begin('combat').choose('play lore:WIZ-04');
    expect(far.asked, 'the hill still blocks the sight').toBe('P lore-choice');
  });

  test('BLO-15.23 halves are rounded up, and what does not exist is lost', () => {
    const layout = attacked({ cleric: 1 }, 4, 'CLE-06').rolls('R R R').begin('combat');
    expect(layout.choose('attack F6 E6', 'play lore:CLE-06').rolled).toBe('R R');
    const few = adept('P', { wizard: 3 }, 3, 'WIZ-04').unit('P', 'human_archer', 'C6');
    const s = few.unit('S', 'human_infantry', 'H6').ordered().begin('combat').choose('play lore:WIZ-04');
    expect(s.offers('attack'), 'one target for a card that may have three').toEqual(['attack C6 H6']);
  });

  test('D-WITH, D-OWNCARD, D-CARDMOVE absent: no card, and the unit stays', () => {
    const layout = adept('P', { wizard: 1 }, 9, 'WIZ-02', 'WIZ-03').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').begin();
    expect([s.asked, s.fallback]).toEqual(['P command-with', 'pass']);
    s.choose('play lore:WIZ-02');
    expect([s.asked, s.fallback]).toEqual(['P card-move', 'stay']);
    const combat = layout.ordered().begin('combat').choose('attack E6 F6');
    expect([combat.asked, combat.fallback]).toEqual(['P own-card', 'pass']);
  });

  test('D-SPELLTARGET absent: the lowest hex if there must be one, else stop', () => {
    const layout = adept('P', { cleric: 2 }, 5, 'CLE-09').unit('P', 'human_infantry', 'D6');
    const s = layout.unit('P', 'human_infantry', 'C9').unit('P', 'human_infantry', 'B1').begin();
    s.choose('play lore:CLE-09');
    expect(s.fallback).toBe('target B1');
    expect(s.choose('target D6').fallback).toBe('done');
  });
});

describe('the phases of cards', () => {
  test('BLO-15.8 COMMAND_WITH is resolved completely before any unit is ordered', () => {
    const layout = adept('P', { wizard: 1 }, 7, 'WIZ-11').hand('P', 'PA-L').unit('P', 'human_infantry', 'C6');
    const s = layout.unit('S', 'human_infantry', 'I6').begin();
    expect(s.asked).toBe('P command-with');
    s.choose('play lore:WIZ-11', 'to C10');
    expect([s.asked, s.offers('order')], 'now it stands in the left section').toEqual([
      'P order',
      ['order C10'],
    ]);
  });

  test('BLO-15.9 COMMAND_INSTEAD: the turn follows the Lore card, and no Command card is drawn', () => {
    const layout = adept('P', { warrior: 1 }, 16, 'WAR-14', 'WAR-08').unit('P', 'human_cavalry', 'C6');
    const s = layout.unit('S', 'human_infantry', 'I6').begin().choose('play lore:WAR-14');
    expect(s.asked, 'no COMMAND_WITH card goes with it').toBe('P order');
    s.choose('order C6', 'done');
    expect([s.asked, s.camp('P').hand, s.state.commandDiscard]).toEqual(['P lore-choice', ['LE'], []]);
  });

  test('BLO-15.9 Counter-Attack copies a Command card, but not a turn without one', () => {
    const layout = adept('P', { warrior: 1 }, 8, 'WAR-14').hand('S', 'CA').unit('P', 'human_cavalry', 'A6');
    for (const at of ['G2', 'G6', 'G10'] as const) layout.unit('S', 'human_infantry', at);
    const copied = layout.begin().choose('command card:LE', 'done', 'tokens', 'order G2', 'order G6');
    expect(copied.asked).toBe('S order');
    const alone = layout.begin().choose('play lore:WAR-14', 'done', 'tokens', 'order G2');
    expect([alone.asked, alone.at('G6')?.ordered]).toEqual(['S move', 'no']);
  });

  test('BLO-15.10 COMMAND_REACT: after the Command card and its COMMAND_WITH card, before orders', () => {
    const layout = adept('P', { wizard: 1 }, 4, 'WIZ-05')
      .turnOf('S')
      .council('S', { commander: 1, cleric: 1 });
    const s = layout.lore('S', 'CLE-01').tokens('S', 0).unit('S', 'human_infantry', 'G6').begin();
    expect(s.asked).toBe('S command-with');
    s.choose('play lore:CLE-01');
    expect([s.asked, s.camp('S').goblet]).toEqual(['P w-command', 3]);
    expect(s.choose('pass').asked).toBe('S order');
  });

  test('BLO-15.9 the question for a Command card names the Lore card that may be played instead', () => {
    const layout = adept('P', { cleric: 3 }, 12, 'CLE-15', 'CLE-03')
      .turnOf('P')
      .unit('P', 'human_infantry', 'C6');
    const { match, question } = layout.unit('S', 'human_infantry', 'G6').begin('command', 'asked');
    expect(question && battlelore.messages.en.prompt(question)).toContain(
      battlelore.messages.en.ref('lore:CLE-15'),
    );
    expect(question?.params?.instead).toEqual(['CLE-15']);
    expect(JSON.stringify([match.view(1), match.view('spectator')])).not.toContain('CLE-15');
  });

  test('BLO-15.10 not possible against COMMAND_INSTEAD', () => {
    const layout = adept('P', { wizard: 1 }, 20, 'WIZ-05')
      .turnOf('S')
      .council('S', { commander: 1, warrior: 1 });
    const s = layout.lore('S', 'WAR-14').tokens('S', 8).unit('S', 'human_cavalry', 'G6').begin();
    expect(s.choose('play lore:WAR-14').asked).toBe('S order');
  });

  test('BLO-15.11 no Lore card is played in the Order phase', () => {
    const cards = ['WIZ-02', 'WIZ-03', 'WIZ-09', 'WIZ-15'] as const;
    const s = adept('P', { wizard: 3 }, 36, ...cards)
      .unit('P', 'human_infantry', 'C6')
      .begin()
      .choose('pass');
    expect([s.asked, s.offers()]).toEqual(['P order', ['order C6', 'done']]);
    expect(Object.values(lore).map((card) => card.phase)).not.toContain('ACTIVATION');
  });

  test('BLO-15.12 MOVE_OWN affects only units that have not moved', () => {
    const layout = adept('P', { cleric: 2 }, 3, 'CLE-04').unit('P', 'human_infantry', 'C3');
    layout.unit('P', 'human_infantry', 'C6').unit('P', 'human_infantry', 'C9').ordered();
    const s = layout.begin('movement').choose('pick C6', 'to D6', 'play lore:CLE-04');
    expect([s.offers(), s.whyNot('target D6')]).toEqual([['target C3', 'target C9'], 'BLO-15.18']);
  });

  test('BLO-15.12 MOVE_REACT comes when a unit is picked, before its destination is known', () => {
    const layout = adept('P', { wizard: 1 }, 4, 'WIZ-06').turnOf('S').unit('S', 'human_infantry', 'G6');
    const s = layout.unit('P', 'human_infantry', 'A1').ordered().begin('movement');
    expect(s.asked).toBe('S move');
    expect(s.choose('pick G6').asked).toBe('P w-move');
    expect(s.choose('pass').asked).toBe('S destination');
  });

  test('BLO-15.13 COMBAT serves melee and ranged attacks, MELEE only the first', () => {
    const layout = adept('P', { warrior: 1, cleric: 1 }, 9, 'CLE-03', 'WAR-03').unit(
      'P',
      'human_archer',
      'C6',
    );
    const far = layout.unit('S', 'human_infantry', 'F6').ordered().begin('combat').choose('attack C6 F6');
    expect(far.offers()).toEqual(['play lore:CLE-03', 'pass']);
    const near = attacking({ warrior: 1, cleric: 1 }, 9, 'CLE-03', 'WAR-03').begin('combat');
    expect(near.choose('attack E6 F6').offers()).toEqual(['play lore:CLE-03', 'play lore:WAR-03', 'pass']);
  });

  test('BLO-15.13 a card may also be played for the bonus attack', () => {
    const layout = adept('P', { cleric: 1 }, 3, 'CLE-03').unit('P', 'human_cavalry', 'E6');
    const foes = layout.unit('S', 'human_infantry', 'F6', 1).unit('S', 'human_infantry', 'G6').ordered();
    const s = foes
      .rolls('B R R R R R R')
      .begin('combat')
      .choose('attack E6 F6', 'pass', 'gain-ground F6', 'stay');
    expect(s.choose('attack F6 G6').asked).toBe('P own-card');
    expect(s.choose('play lore:CLE-03').rolled).toBe('R R R R');
  });

  test('BLO-15.13 a reaction for a unit under attack lasts for all its combats of the turn', () => {
    const layout = attacked({ warrior: 1 }, 2, 'WAR-01').unit('S', 'human_infantry', 'F5').ordered();
    const s = layout.rolls('S S S S S S').begin('combat');
    s.choose('attack F6 E6', 'play lore:WAR-01', 'attack F5 E6');
    expect(s.figures('E6')).toBe(4);
  });

  test('BLO-15.13 nothing of a combat or of a turn is left when the next turn begins', () => {
    const cards: [LoreId, Masters][] = [
      ['WIZ-03', { wizard: 1 }],
      ['CLE-03', { cleric: 1 }],
      ['ROG-08', { rogue: 1 }],
      ['ROG-13', { rogue: 1 }],
      ['WAR-02', { warrior: 1 }],
      ['WAR-03', { warrior: 1 }],
      ['WAR-10', { warrior: 1 }],
    ];
    for (const [card, masters] of cards) {
      const s = attacking(masters, 9, card).rolls('R R R').begin('combat');
      s.choose(...(card === 'WAR-10' ? [] : ['attack E6 F6']), `play lore:${card}`);
      while (s.state.active === seatOf('P')) s.choose(s.fallback);
      expect(
        s.state.units.flatMap((u) => u.marks),
        card,
      ).toEqual([]);
    }
    for (const [card, masters] of [
      ['WIZ-10', { wizard: 1 }],
      ['WAR-08', { warrior: 1 }],
      ['WAR-14', { warrior: 1 }],
      ['ROG-14', { rogue: 1 }],
    ] as [LoreId, Masters][]) {
      const layout = adept('P', masters, 9, card)
        .unit('P', 'human_heavy', 'E6')
        .unit('S', 'human_infantry', 'G6');
      const s = layout.begin().choose(`play lore:${card}`, 'order E6');
      while (s.state.active === seatOf('P')) s.choose(s.fallback);
      expect(
        s.state.units.flatMap((u) => u.marks),
        card,
      ).toEqual([]);
    }
  });

  test('BLO-15.14 BEFORE_ROLL and AFTER_ROLL affect one roll', () => {
    const before = attacked({ cleric: 1 }, 4, 'CLE-06').unit('S', 'human_infantry', 'F5').ordered();
    const s = before.rolls('R R R R R').begin('combat').choose('attack F6 E6', 'play lore:CLE-06');
    expect(s.rolled).toBe('R R');
    expect(s.choose('attack F5 E6').rolled).toBe('R R R');
    const after = attacked({ cleric: 3 }, 4, 'CLE-08').unit('S', 'human_infantry', 'F5').ordered();
    const m = after.rolls('B R R B R R').begin('combat').choose('attack F6 E6', 'play lore:CLE-08');
    expect(m.figures('E6')).toBe(4);
    expect(m.choose('attack F5 E6').figures('E6')).toBe(3);
  });

  test('BLO-15.14 both answer an opponent’s battle back in the own turn', () => {
    const cards = ['CLE-06', 'CLE-08'] as const;
    const layout = adept('P', { cleric: 1 }, 4, ...cards).unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'dwarf_infantry', 'F6').ordered().rolls('R R R B R R').begin('combat');
    s.choose('attack E6 F6', 'battle-back');
    expect([s.asked, s.offers()]).toEqual(['P w-preroll', ['play lore:CLE-06', 'pass']]);
    s.choose('pass');
    expect([s.asked, s.offers()]).toEqual(['P w-postroll', ['play lore:CLE-08', 'pass']]);
    expect(s.choose('play lore:CLE-08').figures('E6')).toBe(4);
  });

  test('R-44 declare, own card, its answer, before the roll, roll, after the roll; no going back', () => {
    const layout = attacking({ wizard: 1 }, 18, 'WIZ-03').council('S', { commander: 1, cleric: 1, rogue: 1 });
    const s = layout.lore('S', 'CLE-08', 'CLE-06').tokens('S', 18).rolls('R R R').begin('combat', 'asked');
    s.choose('attack E6 F6');
    const asked = [s.asked];
    for (const choice of ['play lore:WIZ-03', 'pass', 'pass', 'pass']) asked.push(s.choose(choice).asked);
    expect(asked).toEqual(['P own-card', 'S w-lore', 'S w-preroll', 'S w-postroll', 'P lore-choice']);
    const other = layout.begin('combat', 'asked').choose('attack E6 F6', 'pass', 'play lore:CLE-06');
    expect([other.asked, other.events('rolled')]).toEqual(['P w-lore', []]);
    expect(other.choose('pass').rolled).toBe('R R');
  });
});

describe('cancelled cards', () => {
  const foiled = () =>
    adept('P', { warrior: 1 }, 8, 'WAR-14')
      .council('S', { commander: 1, rogue: 1 })
      .lore('S', 'ROG-15')
      .tokens('S', 7)
      .unit('P', 'human_cavalry', 'C6')
      .unit('S', 'human_infantry', 'G6');

  test('BLO-15.17, R-49 a cancelled COMMAND_INSTEAD card: its player now plays a Command card', () => {
    const s = foiled().hand('P', 'LE', 'PA-C').begin().choose('play lore:WAR-14', 'play lore:ROG-15');
    expect([s.asked, s.offers()]).toEqual(['P command', ['command card:LE', 'command card:PA-C']]);
    s.choose('command card:PA-C', 'order C6', 'done');
    expect([s.camp('P').hand.length, s.state.commandDiscard]).toEqual([2, ['PA-C']]);
  });

  test('BLO-15.17 it has no effect, stays paid, is discarded, and was its player’s card of the turn', () => {
    const layout = adept('P', { cleric: 1, warrior: 1 }, 9, 'WAR-08', 'CLE-03').council('S', {
      commander: 1,
      rogue: 1,
    });
    const s = layout
      .lore('S', 'ROG-15')
      .tokens('S', 4)
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .rolls('L L L')
      .begin();
    s.choose('play lore:WAR-08', 'play lore:ROG-15', 'order E6', 'done', 'attack E6 F6');
    expect([s.figures('F6'), s.camp('P').goblet], 'the symbols gave 3 tokens').toEqual([4, 7]);
    expect([s.asked, s.state.loreDiscard]).toEqual(['P lore-choice', ['WAR-08', 'ROG-15']]);
  });

  test('BLO-15.17 a foiled first strike was none: the unit may still battle back', () => {
    const layout = adept('P', { warrior: 1 }, 4, 'WAR-06')
      .turnOf('S')
      .council('S', { commander: 1, rogue: 1 });
    const s = layout
      .lore('S', 'ROG-15')
      .tokens('S', 3)
      .unit('P', 'dwarf_infantry', 'E6')
      .unit('S', 'human_infantry', 'F6')
      .ordered()
      .rolls('R R R')
      .begin('combat')
      .choose('attack F6 E6', 'play lore:WAR-06', 'play lore:ROG-15');
    expect([s.events('rolled').length, s.asked]).toEqual([1, 'P battle-back']);
  });

  test('V-28 Rounding: 7 paid, Dispel Magic for 4, 4 taken back, 3 + 4 to the pool at the end', () => {
    const layout = adept('P', { cleric: 1 }, 7, 'CLE-13').council('S', { commander: 1, wizard: 1 });
    const s = layout
      .lore('S', 'WIZ-15')
      .tokens('S', 6)
      .terrain('river', 'E6')
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'human_infantry', 'F6')
      .begin();
    s.choose('play lore:CLE-13', 'play lore:WIZ-15');
    expect([s.camp('S').goblet, s.camp('P').goblet, s.figures('F6')]).toEqual([2, 4, 4]);
    expect(s.state.onTable.map((p) => p.paid)).toEqual([3, 4]);
    const { pool } = s.state;
    expect(s.choose('done').state.pool).toBe(pool + 7);
  });
});

describe('card moves', () => {
  test('BLO-15.24 a card move in the Command phase leaves the movement of the turn', () => {
    const layout = adept('P', { wizard: 1 }, 2, 'WIZ-02').unit('P', 'human_archer', 'C6');
    const s = layout.unit('S', 'human_infantry', 'F6').rolls('R R').begin();
    s.choose('play lore:WIZ-02', 'to D6', 'order D6');
    expect(s.whyNot('pick D6')).toBeUndefined();
    expect(s.choose('done', 'attack D6 F6').rolled, 'the bow keeps its die').toBe('R R');
  });

  test('BLO-15.24 stop-on-entry terrain entered so forbids further moves, gaining ground included', () => {
    const layout = adept('P', { wizard: 1 }, 2, 'WIZ-02')
      .terrain('forest', 'E6')
      .unit('P', 'human_infantry', 'D6');
    const s = layout.unit('S', 'human_infantry', 'F6', 1).rolls('B B').begin();
    s.choose('play lore:WIZ-02', 'to E6', 'order E6', 'attack E6 F6');
    expect([s.figures('F6'), s.asked]).toEqual([0, 'P lore-choice']);
  });
});

describe('spells', () => {
  const smite = () => adept('P', { cleric: 3 }, 4, 'CLE-07').unit('P', 'human_infantry', 'E6');

  test('BLO-15.25 no caps, and flags only if the card says so', () => {
    const layout = adept('P', { wizard: 3 }, 10, 'WIZ-14').unit('P', 'human_infantry', 'A1').rampart('E6');
    const s = layout.unit('S', 'human_infantry', 'E6').terrain('forest', 'E6').rolls('F F F F F').begin();
    s.choose('play lore:WIZ-14');
    expect([s.rolled, s.figures('E6'), s.asked]).toEqual(['F F F F F', 4, 'P order']);
  });

  test('BLO-15.25 no follow-on action and no battle back', () => {
    const layout = smite().unit('S', 'dwarf_infantry', 'F6').rolls('R R R R');
    expect(layout.begin().choose('play lore:CLE-07').asked).toBe('P order');
    const gone = smite().unit('S', 'human_infantry', 'F6', 1).rolls('B R R R').begin();
    gone.choose('play lore:CLE-07');
    expect([gone.figures('F6'), gone.camp('P').banners, gone.asked]).toEqual([0, 1, 'P order']);
  });

  test('BLO-15.25 a creature is hit by critical hit', () => {
    const layout = smite().council('S', { commander: 1, creature: 1 }).unit('S', 'giant_spider', 'F6');
    const s = layout.rolls('G G R R B G').begin().choose('play lore:CLE-07');
    expect([s.events('critical'), s.camp('P').banners]).toMatchObject([[{ faces: ['B', 'G'] }], 1]);
  });

  test('BLO-15.25 no unit is targeted twice by one card', () => {
    const layout = adept('P', { wizard: 3 }, 8, 'WIZ-12').unit('P', 'human_infantry', 'A1');
    const s = layout.unit('S', 'human_infantry', 'E6').unit('S', 'human_infantry', 'E7');
    const m = s.rolls('B R R R B R R').begin().choose('play lore:WIZ-12', 'target E6');
    expect([m.offers(), m.whyNot('target E6')]).toEqual([['target E7', 'done'], 'BLO-15.18']);
    expect(m.choose('target E7').asked).toBe('P order');
  });
});

describe('first strike', () => {
  const struck = () => attacked({ warrior: 1 }, 4, 'WAR-06');

  test('BLO-15.26 if the attacker is eliminated the declared attack is lost', () => {
    const s = struck().at('F6', { figures: 1 }).rolls('B R R').begin('combat');
    s.choose('attack F6 E6', 'play lore:WAR-06');
    expect([s.events('rolled').length, s.camp('P').banners, s.asked]).toEqual([1, 1, 'S lore-choice']);
  });

  test('BLO-15.26 if the attacker leaves its hex the attack is lost, and the striker gains no ground', () => {
    const s = struck()
      .rolls('F R R')
      .begin('combat')
      .choose('attack F6 E6', 'play lore:WAR-06', 'retreat G6');
    expect([s.events('rolled').length, s.at('G6')?.figures, s.asked]).toEqual([1, 4, 'S lore-choice']);
  });

  test('BLO-15.26 if the attacker is webbed the attack is lost', () => {
    const layout = adept('P', { warrior: 1, creature: 1 }, 4, 'WAR-06')
      .turnOf('S')
      .unit('P', 'giant_spider', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('L R').begin('combat');
    s.choose('attack F6 E6', 'play lore:WAR-06', 'power web');
    expect([s.at('F6')?.web, s.events('rolled').length, s.asked]).toEqual([true, 1, 'S lore-choice']);
  });

  test('BLO-15.26 the attacker’s morale counts; if it stays the attack goes on', () => {
    const layout = struck().unit('S', 'human_infantry', 'F5').unit('S', 'human_infantry', 'G6').ordered('F6');
    const s = layout.rolls('F R R B R R').begin('combat').choose('attack F6 E6', 'play lore:WAR-06');
    expect([s.asked, s.offers()]).toEqual(['S ignore-flags', ['ignore 1', 'ignore 0']]);
    s.choose('ignore 1');
    expect([s.events('rolled').length, s.figures('E6')], 'no battle back in between').toEqual([2, 3]);
  });

  test('R-48, BLO-15.26 the striker has used its reply in this combat', () => {
    const layout = adept('P', { warrior: 1 }, 4, 'WAR-06').turnOf('S').unit('P', 'dwarf_infantry', 'E6');
    const foe = layout.unit('S', 'human_infantry', 'F6').ordered().rolls('R R R R R R');
    expect(foe.begin('combat').choose('attack F6 E6', 'pass').asked).toBe('P battle-back');
    expect(foe.begin('combat').choose('attack F6 E6', 'play lore:WAR-06').asked).toBe('S lore-choice');
  });

  test('BLO-15.26 not against a battle back', () => {
    const layout = adept('P', { warrior: 1 }, 9, 'WAR-06').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'dwarf_infantry', 'F6').ordered().rolls('R R R').begin('combat', 'asked');
    s.choose('attack E6 F6', 'pass', 'battle-back');
    expect([s.asked, s.whyNot('play lore:WAR-06')]).toEqual(['P w-preroll', 'BLO-15.3']);
  });

  test('BLO-15.26 not against another first strike', () => {
    const layout = struck().council('S', { commander: 1, warrior: 1, rogue: 1 }).lore('S', 'ROG-06');
    const s = layout.tokens('S', 9).terrain('hill', 'G6').rolls('R R R R R R').begin('combat', 'asked');
    s.choose('attack F6 E6', 'pass', 'play lore:WAR-06', 'pass');
    expect([s.asked, s.whyNot('play lore:ROG-06')]).toEqual(['S w-preroll', 'BLO-15.3']);
  });

  test('BLO-15.26 it gives tokens for Lore symbols like any combat roll', () => {
    const s = struck().rolls('L R R R R R').begin('combat').choose('attack F6 E6', 'play lore:WAR-06');
    expect(s.camp('P').goblet).toBe(1);
  });
});

describe('the end of the turn', () => {
  test('BLO-15.20 two cards of which one is kept, or a card and a token, or two tokens', () => {
    const layout = ending().next('lore:WIZ-03', 'lore:WIZ-09');
    const s = layout.begin('end');
    expect([s.asked, s.offers()]).toEqual(['P lore-choice', ['cards', 'both', 'tokens']]);
    const cards = layout.begin('end').choose('cards');
    expect(cards.offers()).toEqual(['keep lore:WIZ-03', 'keep lore:WIZ-09']);
    cards.choose('keep lore:WIZ-09');
    expect([cards.camp('P').lore, cards.state.loreDiscard, cards.camp('P').goblet]).toEqual([
      ['WIZ-09'],
      ['WIZ-03'],
      1,
    ]);
    const both = layout.begin('end').choose('both');
    expect([both.camp('P').lore, both.camp('P').goblet]).toEqual([['WIZ-03'], 2]);
    const tokens = layout.begin('end').choose('tokens');
    expect([tokens.camp('P').lore, tokens.camp('P').goblet]).toEqual([[], 3]);
  });

  test('BLO-15.20 only at the end of the own turn, and named before a card is seen', () => {
    const s = ending().next('lore:WIZ-03').begin('end');
    expect(s.match.view(seatOf('P')).view.camps[seatOf('P')].dealt).toEqual([]);
    s.choose('cards');
    expect(s.whyNot('tokens')).toBe('BLO-15.20');
    expect(s.events('drew-lore', seatOf('S'))).toEqual([{ kind: 'drew-lore', seat: 0, count: 2 }]);
  });

  test('BLO-15.21 whoever has more than the strongest Lore Master + 1 discards down, old or new', () => {
    const hand = ending().lore('P', 'WIZ-01', 'WIZ-02').next('lore:WIZ-03').begin('end').choose('both');
    expect(hand.offers()).toEqual(['discard lore:WIZ-01', 'discard lore:WIZ-02', 'discard lore:WIZ-03']);
    expect(hand.whyNot('discard lore:WIZ-09')).toBe('BLO-15.21');
    expect(hand.choose('discard lore:WIZ-03').camp('P').lore).toEqual(['WIZ-01', 'WIZ-02']);
    const strong = adept('P', { rogue: 2, commander: 3 }, 0, 'WIZ-01', 'WIZ-02').unit(
      'P',
      'human_infantry',
      'C6',
    );
    expect(strong.begin('end').choose('both').camp('P').lore.length).toBe(3);
    const full = adept('P', { rogue: 2, commander: 3 }, 0, 'WIZ-01', 'WIZ-02', 'WIZ-03');
    expect(full.unit('P', 'human_infantry', 'C6').begin('end').choose('both').asked).toBe('P lore-limit');
  });

  test('BLO-15.22 a card spent in the opponent’s turn is not replaced before the end of the own', () => {
    const layout = adept('P', { wizard: 1 }, 4, 'WIZ-05').turnOf('S').unit('S', 'human_infantry', 'G6');
    const s = layout.unit('P', 'human_infantry', 'C6').begin().choose('play lore:WIZ-05', 'done', 'tokens');
    expect([s.asked, s.camp('P').lore]).toEqual(['P order', []]);
    expect(s.choose('done', 'both').camp('P').lore.length).toBe(1);
  });

  test('V-35 Lore choice and limit: two drawn, one kept, then one of three discarded', () => {
    const s = ending().lore('P', 'WIZ-01', 'WIZ-02').next('lore:WIZ-03', 'lore:WIZ-09').begin('end');
    s.choose('cards', 'keep lore:WIZ-09');
    expect([s.asked, s.offers(), s.state.loreDiscard]).toEqual([
      'P lore-limit',
      ['discard lore:WIZ-01', 'discard lore:WIZ-02', 'discard lore:WIZ-09'],
      ['WIZ-03'],
    ]);
    s.choose('discard lore:WIZ-01');
    expect([s.camp('P').lore, s.asked]).toEqual([['WIZ-02', 'WIZ-09'], 'S command']);
  });

  test('R-33 an empty Lore deck is made anew from its discard pile', () => {
    const layout = ending();
    const dry = layout.set((s) => {
      s.loreDiscard = s.lorePile.splice(0);
    });
    const s = dry.begin('end').choose('both');
    expect([s.camp('P').lore.length, s.state.lorePile.length, s.state.loreDiscard]).toEqual([1, 14, []]);
  });

  test('R-34 discard piles are open, also what is put aside at the end of the turn', () => {
    const layout = ending().next('lore:WIZ-03', 'lore:WIZ-09');
    const s = layout.begin('end').choose('cards', 'keep lore:WIZ-09');
    expect(s.match.view(seatOf('S')).view.loreDiscard).toEqual(['WIZ-03']);
    expect(s.events('lore-discarded')).toMatchObject([{ seat: 0, card: 'WIZ-03' }]);
  });

  test('D-LORE absent: two tokens', () => {
    expect(ending().begin('end').fallback).toBe('tokens');
  });

  test('D-LOREKEEP absent: the cheaper card is kept', () => {
    const first = ending().next('lore:WIZ-02', 'lore:WIZ-10').begin('end').choose('cards');
    expect(first.fallback).toBe('keep lore:WIZ-02');
    const second = ending().next('lore:WIZ-10', 'lore:WIZ-02').begin('end').choose('cards');
    expect(second.fallback).toBe('keep lore:WIZ-02');
  });

  test('D-DISCARD absent: the most expensive card goes', () => {
    const s = ending().lore('P', 'WIZ-02', 'WIZ-14').next('lore:WIZ-10').begin('end').choose('both');
    expect(s.fallback).toBe('discard lore:WIZ-14');
    const last = ending().lore('P', 'WIZ-02', 'WIZ-10').next('lore:WIZ-14').begin('end').choose('both');
    expect(last.fallback).toBe('discard lore:WIZ-14');
  });
});
