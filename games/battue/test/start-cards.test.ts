import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('playing cards at the start of a turn', () => {
  test('BTU-4.1 any number of cards, or none', () => {
    const s = table().hand(0, 'warrior', 'warrior', 'loot').begin('start-cards');
    s.choose('play card:warrior camp:0', 'play card:warrior camp:0');
    expect(s.player(0)).toMatchObject({ hand: ['loot'], camp: { warriors: 8 } });
    expect(table().hand(0, 'warrior').begin('start-cards').choose('done').player(0).hand).toEqual([
      'warrior',
    ]);
  });

  test('BTU-4.1 a card is resolved fully before the next', () => {
    const s = table().camp(0, 7).horde(0, 7, 'N-G').hand(0, 'recruits', 'warrior').begin('start-cards');
    s.choose('play card:recruits');
    expect([s.asked, s.whyNot('play card:warrior N-G')]).toEqual(['0 distribute', 'BTU-3.2']);
  });

  test('BTU-4.1 only the active player plays', () => {
    const s = table().hand(0, 'warrior').hand(1, 'warrior').begin('start-cards');
    expect(s.match.choose(1, s.match.number, ['play', 'card:warrior', 'camp:1'])?.rule).toBe(
      'table.not-asked',
    );
  });
});

describe('cards that cannot be played', () => {
  test('BTU-4.2 a card that is not held cannot be played', () => {
    const s = table().hand(0, 'warrior').begin('start-cards');
    expect([s.whyNot('play card:recruits'), s.whyNot('play card:warrior camp:0')]).toEqual([
      'BTU-4.2',
      undefined,
    ]);
  });

  test('BTU-4.2 nor can one outside its window', () => {
    const s = table().hand(0, 'warrior', 'charge', 'loot', 'defense').begin('start-cards');
    expect(['charge', 'loot', 'defense'].map((card) => s.whyNot(`play card:${card}`))).toEqual(
      Array(3).fill('BTU-13.1'),
    );
    expect(s.offers()).toEqual(['play card:warrior camp:0', 'done']);
  });

  test('BTU-4.2 nor one whose precondition fails', () => {
    const noEvents = table().set((s) => s.eventDiscard.push(...s.eventPile.splice(0)));
    expect(noEvents.hand(0, 'oracle').begin('start-cards', 'asked').whyNot('play card:oracle')).toBe(
      'BTU-4.2',
    );
    expect(table().hand(0, 'oracle').begin('start-cards').whyNot('play card:oracle')).toBeUndefined();
  });

  test('BTU-4.2 nor one without a legal target', () => {
    const s = table(3).hand(0, 'spy').hand(2, 'loot').begin('start-cards');
    expect([s.whyNot('play card:spy seat:1'), s.whyNot('play card:spy seat:2')]).toEqual([
      'BTU-4.2',
      undefined,
    ]);
    expect(table().hand(0, 'recon').begin('start-cards', 'asked').offers()).toEqual(['done']);
  });

  test('BTU-4.2 nor one without any effect', () => {
    const full = table().camp(0, 8).horde(0, 7, 'N-G').hand(0, 'warrior', 'recruits', 'tending-the-wounded');
    const s = full.begin('start-cards', 'asked');
    expect(s.offers()).toEqual(['done']);
    expect([s.whyNot('play card:warrior N-G'), s.whyNot('play card:recruits')]).toEqual([
      'BTU-4.2',
      'BTU-4.2',
    ]);
  });
});

describe('warriors from cards', () => {
  test('BTU-4.3 a warrior gained from a card may move and attack this turn', () => {
    const s = table().horde(0, 2, 'N-G').hand(0, 'warrior').rolls(6, 1).begin('start-cards');
    s.choose('play card:warrior N-G', 'done', 'move N-G N-W1 3', 'done');
    expect(s.events('rolled')[0]).toMatchObject({ attackers: 3 });
  });

  test('BTU-4.3 those of Recruits may too, those of Tending the Wounded may not', () => {
    const s = table()
      .horde(0, 2, 'N-G')
      .hand(0, 'recruits')
      .begin('start-cards')
      .choose('play card:recruits');
    expect([s.asked, s.whyNot('move N-G N-W1 3')]).toEqual(['0 move', undefined]);
    const tended = table().horde(0, 2, 'N-G').hand(0, 'tending-the-wounded').begin('start-cards');
    expect(tended.choose('play card:tending-the-wounded').asked).toBe('1 reinforce');
  });
});

describe('what cards show to their player alone', () => {
  test('Oracle shows him the top event', () => {
    const s = table().hand(0, 'oracle').next('event:panic').begin('start-cards').choose('play card:oracle');
    expect([0, 1, 'spectator'].map((viewer) => s.view(viewer as 0).knownEvent)).toEqual([
      'panic',
      undefined,
      undefined,
    ]);
    expect(s.events('saw-event', 0)).toEqual([{ kind: 'saw-event', seat: 0, event: 'panic' }]);
    expect(s.events('saw-event', 1)).toEqual([{ kind: 'saw-event', seat: 0 }]);
    expect(s.state.eventPile.at(-1)).toBe('panic');
  });

  test('Oracle has nothing more to say once that event is drawn', () => {
    const s = table().hand(0, 'oracle').horde(0, 4, 'N-M1').tile('N-S1', 'S06').next('event:panic');
    const after = s.rolls(6, 1).begin('start-cards').choose('play card:oracle', 'done');
    expect(after.view(0).knownEvent).toBe('panic');
    expect(after.choose('move N-M1 N-S1 4', 'done').view(0).knownEvent).toBeUndefined();
  });

  const informed = () =>
    table()
      .hand(0, 'inside-information')
      .next('card:loot', 'card:spy', 'card:recon', 'card:cache', 'card:defense')
      .begin('start-cards')
      .choose('play card:inside-information');

  test('Inside Information shows him the top five cards, in the order that he puts them', () => {
    const s = informed();
    expect(s.view(0).knownLoot).toEqual(['loot', 'spy', 'recon', 'cache', 'defense']);
    s.choose('top card:cache', 'done');
    expect(s.view(0).knownLoot).toEqual(['cache', 'loot', 'spy', 'recon', 'defense']);
  });

  test('Inside Information tells the others only how many he saw', () => {
    const s = informed();
    for (const viewer of [1, 'spectator'] as const) {
      expect(s.view(viewer).knownLoot).toEqual([]);
      expect(s.events('saw-loot', viewer)).toEqual([{ kind: 'saw-loot', seat: 0, count: 5 }]);
      expect(s.match.view(viewer).question).toBeUndefined();
    }
  });

  test('Inside Information lasts for the cards that are still on the pile', () => {
    const s = informed().rolls(6, 1).choose('done', 'done', 'move camp:0 N-G 6');
    while (s.asked === '0 move') s.choose('done');
    expect(s.player(0).hand).toEqual(['loot']);
    expect(s.view(0).knownLoot).toEqual(['spy', 'recon', 'cache', 'defense']);
  });

  test('Spy shows him a hand once, and the others that he looked', () => {
    const s = table(3).hand(0, 'spy').hand(1, 'poison', 'loot').begin('start-cards');
    s.choose('play card:spy seat:1');
    expect(s.events('spied', 0)).toEqual([{ kind: 'spied', seat: 0, of: 1, cards: ['poison', 'loot'] }]);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(s.events('spied', viewer)).toEqual([{ kind: 'spied', seat: 0, of: 1 }]);
    expect(s.view(0).players[1]?.hand).toBeUndefined();
  });
});
