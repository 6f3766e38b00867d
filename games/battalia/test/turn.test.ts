import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('the turn', () => {
  test('BTA-3.1 cohort, ambush, actions, discarding and drawing follow each other', () => {
    const t = table({
      phase: 'opening',
      players: { blue: { hand: 'CIT-B CIT-R PRO', ambush: 'CHF-B' }, red: { hand: 'PRO' } },
    });
    expect(t.offers()).toEqual(['redeal', 'keep']);
    t.choose('keep');
    expect([t.asked, t.hand('blue')]).toEqual(['blue act', 'CIT-B CIT-R CHF-B PRO']);
    expect(t.whyNot('keep')).toBe('BTA-3.1');
    t.choose('end');
    expect([t.asked, t.of('blue').hand.length]).toEqual(['red opening', 6]);
  });

  test('BTA-3.2, BTA-17.1 a day is a round, and the oracle turns with it', () => {
    const t = table({ round: 1, players: { blue: {}, red: {} } });
    expect(t.view('spectator').day.illuminated).toBe('tool');
    t.until('blue');
    expect([t.state.round, t.view('spectator').day.illuminated]).toEqual([2, 'weapon']);
  });

  test('BTA-3.3 cards that are played lie face up', () => {
    const t = table({ players: { blue: { hand: 'PRO PRO' } }, top: { citizen: 'CIT-R' } }).do('hire citizen');
    expect(t.seen('blue').table.map(({ card }) => card)).toEqual(['PRO', 'PRO', 'CIT-R', 'PRO']);
    expect(t.events('hired')[0]).toMatchObject({ card: 'CIT-R', cards: ['PRO', 'PRO'] });
  });

  test('BTA-1.6, BTA-1.7 the shelter is shuffled when the nation is empty, and not before', () => {
    const t = table({
      players: { blue: { nation: 'CIT-B CIT-B PRO PRO PRO PRO PRO', shelter: 'CHF-B CHF-R CHF-G' }, red: {} },
    });
    t.choose('end');
    expect([t.hand('blue'), t.of('blue').shelter.length]).toEqual(['CIT-B CIT-B PRO PRO PRO PRO', 3]);
    t.until('blue');
    t.choose('keep', 'end');
    expect([t.of('blue').hand.length, t.of('blue').shelter.length, t.of('blue').nation.length]).toEqual([
      6, 0, 4,
    ]);
  });

  test('BTA-1.5, BTA-1.13 a gained unit brings a provision, so the reserve keeps its balance (example 33)', () => {
    const t = table({
      players: { blue: { hand: 'PRO PRO PRO PRO TTL-B CIT-B' }, red: {} },
    });
    const { piles } = t.state;
    const units = () => piles.citizen.length + piles.chief.length + piles.priest.length + piles.lord.length;
    const deck = t.deck('blue');
    t.do('hire priest');
    expect([units(), t.deck('blue')]).toEqual([t.state.provisions, deck + 2]);
    t.choose('title TTL-B CIT-B chief');
    expect([units(), t.deck('blue')]).toEqual([t.state.provisions, deck + 2]);
  });

  test('BTA-16.1, BTA-16.3 hand cards come first in the shelter, then what was laid and gained', () => {
    const t = table({
      players: {
        blue: { hand: 'PRO PRO CHF-B CIT-R', nation: 'PRO PRO PRO PRO PRO CIT-G CIT-G', ambush: 'PRI-B' },
        red: {},
      },
      top: { citizen: 'CIT-Y' },
    });
    t.do('hire citizen').choose('end');
    expect(t.shelter('blue')).toBe('CIT-R CHF-B PRO PRO CIT-Y PRO');
    expect(t.ambush('blue')).toBe('PRI-B');
  });

  test('BTA-16.2, BTA-14.26, BTA-11.12 after the draw the attacked refill clockwise, then virtual tents end (example 45)', () => {
    const t = table({
      seats: 3,
      first: 'green',
      active: 'red',
      players: {
        green: { hand: 'PRO PRO PRO PRO PRO' },
        blue: { hand: 'PRO PRO PRO', tents: ['TNT-G LOR-B'] },
        red: { hand: 'CIT-R' },
      },
    });
    for (const faction of ['green', 'blue'] as const) t.of(faction).attacked = true;
    Object.assign(t.of('blue').tents[0] ?? {}, { virtual: true });
    t.choose('end');
    const story = t.match
      .events('spectator')
      .map((e) => [e.kind, e.faction, e.count].filter(Boolean).join(' '));
    const drawn = story.filter((line) => line.startsWith('drew') || line.startsWith('tents-ended'));
    expect(drawn).toEqual(['drew red 6', 'drew green 1', 'drew blue 3', 'tents-ended blue']);
    expect(t.shelter('blue')).toBe('LOR-B TNT-G');
    expect([t.asked, t.state.round]).toEqual(['green opening', 3]);
  });
});

describe('cohorts', () => {
  const green = 'CIT-G CHF-G TOO-G CIT-B PRO PRO';

  test('BTA-4.1, BTA-4.2, BTA-4.5, BTA-4.8 a cohort is announced to all and shown to one', () => {
    const t = table({ phase: 'opening', players: { green: { hand: green }, red: {}, blue: {}, gold: {} } });
    expect(t.offers()).toEqual(['cohort', 'redeal', 'keep']);
    t.choose('cohort');
    expect(t.offers()).toEqual(['show seat-1', 'show seat-2', 'show seat-3']);
    expect(t.whyNot('show seat-0')).toBe('BTA-4.5');
    t.choose('show seat-2');
    expect(t.of('green').hand).toHaveLength(7);
    const cohort = { seat: 0, parts: [{ faction: 'green', size: 3 }], shownTo: 2 };
    expect(t.view(t.seat('red')).cohort).toEqual(cohort);
    expect(t.view(t.seat('blue')).cohort).toEqual({ ...cohort, cards: ['CIT-G', 'CHF-G', 'TOO-G'] });
    t.choose('end');
    expect(t.view(t.seat('blue')).cohort).toBeUndefined();
  });

  test('BTA-4.3 two cohorts bring their cards together', () => {
    const t = table({
      phase: 'opening',
      seats: 2,
      players: { red: { hand: 'CIT-R CIT-R CIT-R CHF-Y PRI-Y WPN-Y' }, gold: {} },
    });
    expect(t.choose('cohort', 'show seat-1').of('red').hand).toHaveLength(8);
  });

  test('BTA-4.4 later in the turn it is too late', () => {
    const t = table({ players: { green: { hand: green }, red: {} } });
    expect(t.whyNot('cohort')).toBe('BTA-3.1');
  });

  test('BTA-4.6, BTA-4.7 a redeal changes the hand for five cards and excludes a cohort', () => {
    const t = table({
      phase: 'opening',
      players: { green: { hand: green, nation: 'CIT-G CIT-G CIT-G PRO PRO PRO' }, red: {} },
    });
    t.choose('redeal');
    expect([t.asked, t.hand('green')]).toEqual(['green act', 'CIT-G CIT-G CIT-G PRO PRO']);
    expect(t.shelter('green')).toBe('CIT-G CIT-B CHF-G PRO PRO TOO-G');
    expect(t.whyNot('cohort')).toBe('BTA-3.1');
  });

  test('BTA-4.6 an empty hand cannot be redealt', () => {
    const t = table({ phase: 'opening', players: { green: {}, red: {} } });
    expect([t.offers(), t.whyNot('redeal')]).toEqual([['keep'], 'BTA-4.6']);
  });
});
