/** Section 8.1: a reaction window opens by public facts only; whoever holds nothing fit can only pass. */
import { describe, expect, test } from 'vitest';
import type { LoreId } from '../content/index.ts';
import type { Sitting } from './field.ts';
import { adept, field, seatOf } from './field.ts';

type Masters = Parameters<typeof adept>[1];

/** S is on turn and stands on F6 before E6; P may hold a reaction. */
const facing = (masters: Masters, tokens: number, ...cards: LoreId[]) =>
  adept('P', masters, tokens, ...cards)
    .turnOf('S')
    .unit('P', 'human_infantry', 'E6')
    .unit('S', 'human_infantry', 'F6')
    .rolls('R R R R R R R R R');

/** The same when F6 is ordered. */
const attacked = (masters: Masters, tokens: number, ...cards: LoreId[]) =>
  facing(masters, tokens, ...cards).ordered();

/** Every question of S's turn up to its end, answered with `done` after one pick and one attack. */
function prompts(s: Sitting): string[] {
  const asked: string[] = [];
  let picked = false;
  let attacks = 0;
  while (s.asked !== 'S lore-choice') {
    asked.push(s.asked);
    const [pick] = s.offers('pick');
    const [attack] = s.offers('attack');
    const [order] = s.offers('order');
    if (s.asked === 'S command') s.choose('command card:LE');
    else if (order) s.choose(order);
    else if (pick && !picked) {
      picked = true;
      s.choose(pick);
    } else if (attack && attacks++ === 0) s.choose(attack);
    else s.choose(s.offers('stay')[0] ?? s.offers('pass')[0] ?? 'done');
  }
  return asked;
}

describe('when a window opens', () => {
  test('W-COMMAND after the Command card, W-MOVE after the pick, W-PREROLL and W-POSTROLL about the roll', () => {
    const layout = facing({ wizard: 1, cleric: 1, rogue: 1 }, 9, 'WIZ-09');
    expect(prompts(layout.begin('command', 'asked'))).toEqual([
      'S command',
      'P w-command',
      'S order',
      'S move',
      'P w-move',
      'S destination',
      'S combat',
      'P w-preroll',
      'P w-postroll',
    ]);
  });

  test('W-MOVE: a unit for which it was asked and that stays is not picked again', () => {
    const asked = attacked({ wizard: 1 }, 4, 'WIZ-09')
      .begin('movement', 'asked')
      .choose('pick F6', 'pass', 'stay');
    expect([asked.asked, asked.offers('pick')]).toEqual(['S combat', []]);
    const skipped = attacked({ wizard: 1 }, 3, 'WIZ-09').begin('movement', 'asked').choose('pick F6', 'stay');
    expect([skipped.asked, skipped.offers('pick')]).toEqual(['S move', ['pick F6']]);
  });

  test('W-LORE after any Lore card, for the other player, a reaction included', () => {
    const layout = attacked({ cleric: 1 }, 9, 'CLE-06').council('S', { commander: 1, rogue: 1 });
    const s = layout
      .lore('S', 'ROG-04')
      .tokens('S', 9)
      .begin('combat', 'asked')
      .choose('attack F6 E6', 'pass');
    s.choose('play lore:CLE-06');
    expect([s.asked, s.offers()]).toEqual(['S w-lore', ['pass']]);
  });

  test('W-PREROLL, W-POSTROLL also at a battle back and at a first strike', () => {
    const back = adept('P', { cleric: 1 }, 9, 'CLE-09').unit('P', 'human_infantry', 'E6');
    const s = back.unit('S', 'dwarf_infantry', 'F6').ordered().rolls('R R R R R R').begin('combat', 'asked');
    s.choose('attack E6 F6', 'pass', 'battle-back');
    expect(s.asked).toBe('P w-preroll');
    expect(s.choose('pass').asked).toBe('P w-postroll');
    const layout = attacked({ warrior: 1 }, 4, 'WAR-06').council('S', { commander: 1, cleric: 1 });
    const strike = layout.lore('S', 'CLE-09').tokens('S', 9).begin('combat', 'asked');
    strike.choose('attack F6 E6', 'pass', 'play lore:WAR-06', 'pass');
    expect(strike.asked).toBe('S w-preroll');
    expect(strike.choose('pass').asked).toBe('S w-postroll');
  });

  test('W-POSTROLL, W-PREROLL not at a spell', () => {
    const layout = adept('S', { cleric: 1 }, 4, 'CLE-07').council('P', { commander: 1, rogue: 1 });
    const s = layout
      .lore('P', 'ROG-14')
      .tokens('P', 3)
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'I6')
      .rolls('R R')
      .begin('command', 'asked')
      .choose('command card:LE', 'play lore:CLE-07', 'pass', 'target E6');
    expect([s.rolled, s.asked]).toEqual(['R R', 'S order']);
  });
});

describe('whoever holds nothing fit is asked all the same', () => {
  const misfit = () => facing({ wizard: 1, cleric: 1, rogue: 1 }, 9, 'WIZ-09');

  test('W-COMMAND offers only to pass', () => {
    const s = misfit().begin('command', 'asked').choose('command card:LE');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P w-command', ['pass'], 'pass']);
  });

  test('W-MOVE offers only to pass', () => {
    const s = misfit().ordered().begin('movement', 'asked').choose('pick F6');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P w-move', ['pass'], 'pass']);
  });

  test('W-PREROLL, W-POSTROLL offer only to pass', () => {
    const s = misfit().ordered().begin('combat', 'asked').choose('attack F6 E6');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P w-preroll', ['pass'], 'pass']);
    s.choose('pass');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P w-postroll', ['pass'], 'pass']);
  });

  test('W-LORE offers only to pass', () => {
    const layout = misfit().council('S', { commander: 1, cleric: 1 }).lore('S', 'CLE-01');
    const s = layout.begin('command', 'asked').choose('command card:LE', 'play lore:CLE-01');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P w-lore', ['pass'], 'pass']);
  });

  test('section 8.1 the questions of a turn do not depend on what the hand holds', () => {
    const turn = (...cards: LoreId[]) => {
      return prompts(facing({ wizard: 1, cleric: 1, rogue: 1 }, 9, ...cards).begin('command', 'asked'));
    };
    const fit = turn('WIZ-05', 'CLE-06', 'ROG-03');
    expect(turn('WIZ-01', 'WIZ-02', 'WAR-14')).toEqual(fit);
    expect(turn('CLE-01')).toEqual(fit);
  });
});

describe('a window is skipped only for what both can see', () => {
  const asked = (masters: Masters, tokens: number, ...cards: LoreId[]) =>
    facing(masters, tokens, ...cards)
      .begin('command', 'asked')
      .choose('command card:LE').asked;

  test('section 8.1 reason 1: no Lore cards in play', () => {
    const layout = field('creatures').tokens('P', 15).hand('S').hand('S', 'LE');
    const s = layout.unit('P', 'human_infantry', 'E6').unit('S', 'human_infantry', 'F6').rolls('R R R');
    const m = s.begin('command', 'asked').choose('command card:LE');
    expect(m.asked).toBe('S order');
    expect(m.choose('order F6', 'pick F6').asked).toBe('S destination');
    expect(m.choose('stay', 'done', 'attack F6 E6').asked, 'the next turn').toBe('P command');
  });

  test('section 8.1 reason 2: the seat has played its Lore card of this turn', () => {
    const layout = facing({ wizard: 1 }, 30, 'WIZ-05', 'WIZ-08', 'WIZ-06').begin('command', 'asked');
    const s = layout.choose('command card:LE', 'play lore:WIZ-05');
    expect(prompts(s).filter((q) => q.startsWith('P'))).toEqual([]);
  });

  test('section 8.1 reason 3: its Lore hand is empty', () => {
    expect([asked({ wizard: 1 }, 30), asked({ wizard: 1 }, 30, 'WIZ-09')]).toEqual([
      'S order',
      'P w-command',
    ]);
  });

  test('section 8.1 reason 4: its goblet is below the cheapest card of the window', () => {
    expect([asked({ wizard: 1 }, 3, 'WIZ-05'), asked({ wizard: 1 }, 4, 'WIZ-09')]).toEqual([
      'S order',
      'P w-command',
    ]);
  });

  test('section 8.1 reason 4: classes absent from its council count 3 more', () => {
    expect([asked({ cleric: 1 }, 5, 'CLE-11'), asked({ cleric: 1 }, 6, 'CLE-01')]).toEqual([
      'S order',
      'P w-command',
    ]);
    expect([asked({ warrior: 1 }, 6, 'WAR-13'), asked({ warrior: 1 }, 7, 'WAR-03')]).toEqual([
      'S order',
      'P w-command',
    ]);
  });

  test('section 8.1 reason 4: cards in the discard pile are left out', () => {
    const layout = facing({ wizard: 1 }, 4, 'WIZ-09').set((s) => {
      const pile = [s.lorePile, s.loreOut].find((p) => p.includes('WIZ-05'));
      s.loreDiscard.push(...(pile?.splice(pile.indexOf('WIZ-05'), 1) ?? []));
    });
    expect(layout.begin('command', 'asked').choose('command card:LE').asked).toBe('S order');
  });

  test('section 8.1 reason 4: cards of decks that are not in play are left out', () => {
    const layout = field('wizard')
      .turnOf('S')
      .unit('P', 'human_infantry', 'E6')
      .unit('S', 'human_infantry', 'F6');
    const cards = layout.lore('P', 'WIZ-09').lore('S').tokens('P', 20).ordered().rolls('R R R R R R');
    const s = cards.begin('combat', 'asked').choose('attack F6 E6');
    expect(s.rolled, 'no Wizard card is for W-PREROLL or W-POSTROLL').toBe('R R R');
    expect(s.asked).toBe('S lore-choice');
  });

  test('section 8.1 reason 5: against a creature W-MOVE leaves only Leaden Feet', () => {
    const layout = adept('P', { rogue: 1 }, 6, 'ROG-05')
      .turnOf('S')
      .council('S', { commander: 1, creature: 1 });
    const s = layout
      .unit('P', 'human_infantry', 'A1')
      .unit('S', 'giant_spider', 'G6')
      .unit('S', 'human_infantry', 'G9')
      .ordered();
    expect(s.begin('movement', 'asked').choose('pick G6').asked).toBe('S destination');
    expect(s.begin('movement', 'asked').choose('pick G9').asked).toBe('P w-move');
    expect(s.tokens('P', 7).begin('movement', 'asked').choose('pick G6').asked).toBe('P w-move');
  });

  test('section 8.1 reason 5: no forest, hill or landmark near, no Ambush', () => {
    const plain = attacked({ rogue: 1 }, 4, 'ROG-06').begin('combat', 'asked').choose('attack F6 E6');
    expect(plain.asked).toBe('P w-postroll');
    const wood = attacked({ rogue: 1 }, 4, 'ROG-03').terrain('forest', 'D6').begin('combat', 'asked');
    expect(wood.choose('attack F6 E6').asked).toBe('P w-preroll');
  });

  test('section 8.1 reason 5: a ranged attack leaves no first strike and no exchange', () => {
    const layout = adept('P', { warrior: 1 }, 1, 'WAR-06').turnOf('S').unit('P', 'human_infantry', 'E6');
    const bow = layout.unit('S', 'human_archer', 'G6').ordered().rolls('R R');
    const brave = bow.tokens('P', 2).begin('combat', 'asked').choose('attack G6 E6');
    expect(brave.asked, 'Bravery serves against arrows').toBe('P w-preroll');
    const spent = bow.set((s) => {
      const pile = [s.lorePile, s.loreOut].find((p) => p.includes('WAR-02'));
      s.loreDiscard.push(...(pile?.splice(pile.indexOf('WAR-02'), 1) ?? []));
    });
    expect(spent.tokens('P', 4).begin('combat', 'asked').choose('attack G6 E6').asked).toBe('S lore-choice');
  });
});

describe('what the others learn', () => {
  test('section 8.1 the active player sees only that somebody is waited for', () => {
    const s = facing({ wizard: 1 }, 9, 'WIZ-05').begin('command', 'asked').choose('command card:LE');
    expect(s.question).toMatchObject({ seat: seatOf('P'), secret: true });
    for (const viewer of [seatOf('S'), 'spectator'] as const) {
      const { question, waiting } = s.match.view(viewer);
      expect([question, waiting]).toEqual([undefined, {}]);
    }
    expect(s.match.view(seatOf('P')).question?.prompt).toBe('w-command');
  });

  test('section 8.1 every reaction of the seat that is not on turn is discreet', () => {
    const s = attacked({ cleric: 1, rogue: 1 }, 9, 'WIZ-09').begin('movement', 'asked').choose('pick F6');
    const windows: unknown[] = [];
    while (s.asked !== 'S lore-choice') {
      if (s.asked.startsWith('P')) windows.push([s.question?.prompt, s.question?.secret]);
      s.choose(s.offers('stay')[0] ?? s.offers('pass')[0] ?? s.offers('attack')[0] ?? 'done');
    }
    expect(windows).toEqual([
      ['w-move', true],
      ['w-preroll', true],
      ['w-postroll', true],
    ]);
  });

  test('section 8.1 a pass leaves nothing in the log', () => {
    const log = (tokens: number) => {
      const s = attacked({ wizard: 1, cleric: 1, rogue: 1 }, tokens, 'WIZ-09').begin('movement', 'asked');
      const asked = prompts(s);
      return { asked, events: s.match.events('spectator'), own: s.match.events(seatOf('P')) };
    };
    const passed = log(9);
    const skipped = log(0);
    expect(passed.asked.length).toBeGreaterThan(skipped.asked.length);
    expect([passed.events, passed.own]).toEqual([skipped.events, skipped.own]);
  });

  test('section 8.1 a window can be waived for the turn: always pass', () => {
    const s = facing({ wizard: 1 }, 9, 'WIZ-05').begin('command', 'asked').choose('command card:LE');
    const waive = s.question?.autoPass;
    expect(waive?.choice).toEqual(['pass']);
    s.choose('pass', 'order F6', 'pick F6');
    expect([s.asked, s.question?.autoPass?.key]).toEqual(['P w-move', waive?.key]);
    s.choose('pass', 'stay', 'done', 'tokens', 'command card:LE');
    while (!s.asked.startsWith('P w-')) s.choose(s.fallback);
    expect(s.question?.autoPass?.key, 'another turn').not.toBe(waive?.key);
  });

  test('section 8.1 the opponent is told that the active player acts, not which question is open', () => {
    const layout = adept('P', { wizard: 1 }, 9, 'WIZ-15').unit('P', 'human_infantry', 'E6');
    const s = layout.unit('S', 'human_infantry', 'F6').begin('command', 'asked').choose('command card:LE');
    expect([s.asked, s.offers()]).toEqual(['P command-with', ['pass']]);
    expect(s.match.view(seatOf('S'))).toMatchObject({ waiting: { seat: seatOf('P') } });
    expect(s.match.view(seatOf('S')).question).toBeUndefined();
  });

  test('section 8.1 the own card windows open for a hand without a fitting card, too', () => {
    const layout = adept('P', { wizard: 1 }, 9, 'WIZ-15').unit('P', 'human_infantry', 'E6');
    const s = layout
      .unit('S', 'human_infantry', 'F6')
      .ordered()
      .begin('combat', 'asked')
      .choose('attack E6 F6');
    expect([s.asked, s.offers(), s.fallback]).toEqual(['P own-card', ['pass'], 'pass']);
  });
});
