import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { AdventureId } from '../content/index.ts';
import { game } from '../rules/game.ts';
import type { CampMark, Sitting } from './field.ts';
import { field, opening, seatOf } from './field.ts';

const VIEWERS = [0, 1, 'spectator'] as const;

/** What P, S and a spectator see of a camp. */
const sights = (s: Sitting, mark: CampMark) =>
  VIEWERS.map((viewer) => s.match.view(viewer).view.camps[mark === 'P' ? 0 : 1]);

/** What P, S and a spectator are told, by kind of event. */
const told = (s: Sitting, kind: string) => VIEWERS.map((viewer) => s.events(kind, viewer));

describe('hands and piles', () => {
  test('BLO-1.10 a Command hand is seen by its owner only; everybody sees how many cards it has', () => {
    const s = field().hand('P', 'LE', 'GA').begin();
    const [own, ...others] = sights(s, 'P');
    expect([own?.hand, own?.cards]).toEqual([['LE', 'GA'], 2]);
    expect(others.map((c) => [c.hand, c.cards])).toEqual([
      [undefined, 2],
      [undefined, 2],
    ]);
  });

  test('BLO-15.2 so is a Lore hand', () => {
    const s = field('wizard').lore('P', 'WIZ-01', 'WIZ-14').begin();
    const [own, ...others] = sights(s, 'P');
    expect([own?.lore, own?.loreCards]).toEqual([['WIZ-01', 'WIZ-14'], 2]);
    expect(others.map((c) => [c.lore, c.loreCards])).toEqual([
      [undefined, 2],
      [undefined, 2],
    ]);
  });

  test('BLO-1.10 of the piles everybody sees the number of cards, nobody their order', () => {
    const s = field('council-fixed').council('S', { commander: 3, wizard: 1 }).begin();
    for (const viewer of VIEWERS) {
      const { commandPile, lorePile, loreOut } = s.match.view(viewer).view;
      expect([commandPile, lorePile, loreOut]).toEqual([48, 22, 37]);
    }
  });

  test('BLO-12.1, R-34 the discard piles lie open', () => {
    const s = field().hand('S', 'PA-C', 'PA-L').begin().choose('command card:PA-C');
    for (const viewer of VIEWERS) expect(s.match.view(viewer).view.commandDiscard).toEqual(['PA-C']);
  });

  test('BLO-14.13 goblets, tokens and markers are seen by all', () => {
    const layout = field('creatures').tokens('P', 2).unit('P', 'giant_spider', 'E6').stored('E6', 1);
    const s = layout.at('E6', { web: true, poison: true }).begin();
    for (const viewer of VIEWERS) {
      const { camps, units, pool } = s.match.view(viewer).view;
      expect([camps[0].goblet, pool, units[0]]).toMatchObject([
        2,
        33,
        { stored: 1, web: true, poison: true },
      ]);
    }
  });

  test('BLO-12.1 only who draws a Command card is told which', () => {
    const s = field().hand('S', 'PA-C', 'PA-L').next('card:GA').begin().choose('command card:PA-C');
    const drew = { kind: 'drew-command', seat: 1, count: 1 };
    expect(told(s, 'drew-command')).toEqual([[drew], [{ ...drew, cards: ['GA'] }], [drew]]);
  });

  test('BLO-15.20 only who draws a Lore card is told which, but all see what he discards', () => {
    const layout = field('wizard').lore('P').lore('S').next('lore:WIZ-05', 'lore:WIZ-09').begin('end');
    const s = layout.choose('cards');
    const drew = { kind: 'drew-lore', seat: 1, count: 2 };
    expect(told(s, 'drew-lore')).toEqual([[drew], [{ ...drew, cards: ['WIZ-05', 'WIZ-09'] }], [drew]]);
    expect(sights(s, 'S').map((c) => [c.dealt?.length, c.looking])).toEqual([
      [undefined, 2],
      [2, 2],
      [undefined, 2],
    ]);
    s.choose('keep lore:WIZ-09');
    const away = [{ kind: 'lore-discarded', seat: 1, card: 'WIZ-05' }];
    expect(told(s, 'lore-discarded')).toEqual([away, away, away]);
  });

  test('BLO-12.1 the cards of a Scout are seen by who scouts; the one put away by all', () => {
    const s = field()
      .hand('S', 'SC-C', 'PA-L')
      .next('card:LE', 'card:GA')
      .begin()
      .choose('command card:SC-C');
    expect(sights(s, 'S').map((c) => [c.scouted, c.looking])).toEqual([
      [undefined, 2],
      [['LE', 'GA'], 2],
      [undefined, 2],
    ]);
    const scouted = { kind: 'scouted', seat: 1, count: 2 };
    expect(told(s, 'scouted')).toEqual([[scouted], [{ ...scouted, cards: ['LE', 'GA'] }], [scouted]]);
    s.choose('keep card:LE');
    const away = [{ kind: 'command-discarded', seat: 1, card: 'GA' }];
    expect(told(s, 'command-discarded')).toEqual([away, away, away]);
  });

  test('BLO-18.11 the card that a fallen stronghold costs is seen by all', () => {
    const layout = field().turnOf('P').landmark('stronghold', 'G7', 'S').hand('S', 'GA').ordered();
    const s = layout.unit('P', 'human_infantry', 'F6').begin('movement').choose('pick F6', 'to G7');
    const away = [{ kind: 'command-discarded', seat: 1, card: 'GA' }];
    expect(told(s, 'command-discarded')).toEqual([away, away, away]);
  });

  test('BLO-15.18 a hand that Lore Sight shows is shown to its player alone', () => {
    const layout = field('wizard').hand('S', 'LE').lore('S', 'WIZ-01').lore('P', 'WIZ-14').tokens('S', 1);
    const s = layout.unit('S', 'human_infantry', 'F6').begin().choose('play lore:WIZ-01');
    const saw = { kind: 'saw-lore-hand', seat: 1, of: 0 };
    expect(told(s, 'saw-lore-hand')).toEqual([[saw], [{ ...saw, cards: ['WIZ-14'] }], [saw]]);
  });

  test('BLO-15.18 so is a Command hand that a spy sees', () => {
    const layout = field('council-fixed')
      .council('S', { commander: 3, rogue: 1 })
      .hand('S', 'LE')
      .hand('P', 'GA');
    const s = layout.lore('S', 'ROG-02').tokens('S', 2).unit('S', 'human_infantry', 'F6').begin();
    s.choose('play lore:ROG-02');
    const saw = { kind: 'saw-command-hand', seat: 1, of: 0 };
    expect(told(s, 'saw-command-hand')).toEqual([[saw], [{ ...saw, cards: ['GA'] }], [saw]]);
  });
});

describe('the set-up', () => {
  test('BLO-16.8 a council is seen by its owner only, until both are there', () => {
    const s = opening('free-companies').choose('raise master:wizard');
    expect(sights(s, 'P').map((c) => c.council?.wizard)).toEqual([1, undefined, undefined]);
    while (s.question?.seat === 0) s.choose(s.fallback);
    expect(s.asked).toBe('S council');
    expect(sights(s, 'P').map((c) => [c.council?.wizard, c.councilSpent])).toEqual([
      [1, true],
      [undefined, false],
      [undefined, false],
    ]);
    expect(told(s, 'council')).toEqual([[], [], []]);
  });

  test('BLO-16.8 then both are revealed together, to everybody', () => {
    const s = opening('free-companies');
    while (s.question?.prompt === 'council') s.choose(s.fallback);
    for (const viewer of VIEWERS) {
      expect(s.match.view(viewer).view.camps.map((c) => c.council?.warrior)).toEqual([1, 2]);
      expect(s.events('council', viewer).map((e) => e.seat)).toEqual([0, 1]);
    }
  });

  test('BLO-16.8 a council that is shown cannot be taken back', () => {
    const s = opening('free-companies');
    while (s.question?.prompt === 'council') s.choose(s.fallback);
    expect([s.match.undo(0), s.match.undo(1)]).toEqual([
      { rule: 'table.no-undo' },
      { rule: 'table.no-undo' },
    ]);
  });

  test('BLO-16.6 the four Lore cards dealt are seen by their owner only', () => {
    const s = opening('wizards-and-lore');
    expect(sights(s, 'P').map((c) => [c.dealt, c.looking])).toEqual([
      [s.camp('P').dealt, 4],
      [undefined, 4],
      [undefined, 4],
    ]);
    const dealt = { kind: 'dealt-lore', seat: 0, count: 4 };
    const tales = told(s, 'dealt-lore').map((events) => events[0]);
    expect(tales).toEqual([{ ...dealt, cards: s.camp('P').dealt }, dealt, dealt]);
  });

  test('BLO-16.6 nobody else learns which of them were kept', () => {
    const s = opening('wizards-and-lore');
    const before = [s.match.events(1), s.match.events('spectator')];
    const [first = ''] = s.offers();
    s.choose(first);
    expect(sights(s, 'P').map((c) => [c.lore, c.loreCards])).toEqual([
      [[first.slice('keep lore:'.length)], 1],
      [undefined, 1],
      [undefined, 1],
    ]);
    expect([s.match.events(1), s.match.events('spectator')]).toEqual(before);
  });
});

describe('questions', () => {
  test('BLO-15.6 only the seat that is asked sees the question', () => {
    const s = field().begin();
    expect(VIEWERS.map((viewer) => s.match.view(viewer).question?.prompt)).toEqual([
      undefined,
      'command',
      undefined,
    ]);
    expect(s.match.view(0).waiting).toEqual({ seat: 1 });
    expect(s.match.explainRefusal(0, ['command', 'card:LE'])).toEqual({ rule: 'table.not-asked' });
  });

  test('BLO-15.14 nobody learns that the other player is asked for a reaction', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-06');
    layout.tokens('P', 4).unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const s = layout.begin('combat').choose('attack F6 E6');
    expect([s.asked, s.match.view(1).waiting, s.match.view('spectator').waiting]).toEqual([
      'P w-preroll',
      {},
      {},
    ]);
  });

  test('BLO-15.14 who holds no fitting card is asked all the same, and can only pass', () => {
    const layout = field('council-fixed').council('P', { commander: 3, warrior: 1 }).lore('P', 'WAR-14');
    layout.tokens('P', 4).unit('S', 'human_infantry', 'F6').unit('P', 'human_infantry', 'E6').ordered();
    const s = layout.begin('combat', 'asked').choose('attack F6 E6');
    expect([s.asked, s.offers()]).toEqual(['P w-preroll', ['pass']]);
  });
});

describe('what a viewer can imagine', () => {
  const ids: AdventureId[] = ['agincourt-1415', 'wizards-and-lore', 'walls-of-rougemont', 'free-companies'];

  test('BLO-1.10 looks to him like the truth, and is a lawful state', () => {
    for (const s of ids.flatMap((id) => [opening(id), opening(id).settle()])) {
      for (const viewer of VIEWERS) {
        const imagined = game.determinize(s.state, viewer, createRng({ kind: 'fast', seed: 'dream' }));
        expect(game.view(imagined, viewer)).toEqual(game.view(s.state, viewer));
        expect(game.checkInvariants(imagined)).toEqual([]);
      }
    }
  });

  test('BLO-1.10 deals the hidden cards anew, and leaves his own', () => {
    const s = opening('wizards-and-lore').settle();
    const dreams = ['a', 'b', 'c'].map((seed) =>
      game.determinize(s.state, 0, createRng({ kind: 'fast', seed })),
    );
    expect(new Set(dreams.map((d) => d.camps[1].hand.join())).size).toBeGreaterThan(1);
    expect(new Set(dreams.map((d) => d.camps[1].lore.join())).size).toBeGreaterThan(1);
    expect(new Set(dreams.map((d) => d.commandPile.join())).size).toBe(3);
    for (const d of dreams)
      expect([d.camps[0].hand, d.camps[0].lore]).toEqual([s.camp('P').hand, s.camp('P').lore]);
  });

  test('BLO-16.8 and an opponent’s council that is not shown yet, with its levels and its Commander', () => {
    const s = opening('free-companies').choose('raise master:wizard', 'raise master:wizard');
    const council = (seed: string) =>
      game.determinize(s.state, 1, createRng({ kind: 'fast', seed })).camps[0].council;
    const dreams = ['a', 'b', 'c', 'd', 'e', 'f'].map(council);
    expect(new Set(dreams.map((c) => JSON.stringify(c))).size).toBeGreaterThan(1);
    for (const c of dreams) {
      expect(c.commander).toBeGreaterThanOrEqual(1);
      expect([c.commander + c.wizard + c.cleric + c.rogue + c.warrior, c.creature]).toEqual([3, 1]);
    }
    expect(
      game.determinize(s.state, seatOf('P'), createRng({ kind: 'fast', seed: 'a' })).camps[0].council,
    ).toEqual(s.camp('P').council);
  });
});
