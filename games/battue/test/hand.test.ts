import { describe, expect, test } from 'vitest';
import type { LootId } from '../content/index.ts';
import { player } from '../rules/selectors.ts';
import type { Layout } from './table.ts';
import { table } from './table.ts';

const EIGHT: LootId[] = ['spy', 'spy', 'recon', 'recon', 'warrior', 'warrior', 'loot', 'defense'];

/** About to win a gate, which is one card, or a wall, which is two. */
const winning = (id: 'N-G' | 'N-W1') => table().warriors(0, 6, id).rolls(6, 1);

/** All loot cards but so many lie in a war chest. */
const leavePile = (layout: Layout, cards: number): Layout =>
  layout.set((s) => player(s, 1).chest.push(...s.lootPile.splice(cards)));

describe('a loot card', () => {
  test('BTU-13.1 is played in its own window only', () => {
    const hand = table().hand(0, 'warrior', 'loot', 'outmaneuver').warriors(0, 6, 'N-G');
    const battle = hand.fight();
    expect([battle.asked, battle.offers()]).toEqual(['0 attack-card', ['play card:outmaneuver', 'pass']]);
    expect([battle.whyNot('play card:warrior camp:0'), battle.whyNot('play card:loot')]).toEqual(
      Array(2).fill('BTU-13.1'),
    );
    const end = table().hand(0, 'warrior', 'loot', 'outmaneuver').begin('end-cards');
    expect([end.whyNot('play card:warrior camp:0'), end.whyNot('play card:outmaneuver')]).toEqual(
      Array(2).fill('BTU-13.1'),
    );
    expect(end.offers()).toEqual(['play card:loot', 'done']);
  });

  test('BTU-13.1 of the defender is not for the attacker', () => {
    const s = table().hand(0, 'defense', 'outmaneuver').warriors(0, 6, 'N-G').fight();
    expect(s.whyNot('play card:defense')).toBe('BTU-13.1');
  });

  test('BTU-13.2 without points is discarded, face up, once it is resolved', () => {
    const s = table().hand(0, 'warrior').begin('start-cards').choose('play card:warrior camp:0');
    expect([s.player(0).hand, s.player(0).chest, s.view('spectator').lootDiscard]).toEqual([
      [],
      [],
      ['warrior'],
    ]);
  });

  test('BTU-13.3 with points goes to the war chest, for all to see', () => {
    const s = table().hand(0, 'cache', 'spy').begin('end-cards').choose('play card:cache');
    expect([s.player(0).hand, s.view(1).players[0]?.chest, s.state.lootDiscard]).toEqual([
      ['spy'],
      ['cache'],
      [],
    ]);
  });

  test('BTU-13.3 in the war chest is no longer part of the hand', () => {
    const s = table().hand(0, 'spy', 'spy', 'recon', 'recon', 'recon', 'recon', 'loot').begin('end-cards');
    expect(s.choose('play card:loot').asked).toBe('1 reinforce');
  });

  test('BTU-13.6 in hand scores nothing', () => {
    const s = table().hand(0, 'imperial-seal', 'cache').chest(0, 'loot').begin('end-cards');
    expect(s.view(0).players[0]?.score).toBe(1);
    expect(s.choose('play card:imperial-seal').view(0).players[0]?.score).toBe(6);
  });
});

describe('the hand limit', () => {
  test('BTU-13.4 the excess over six is discarded after the end cards, as the player likes', () => {
    const s = table()
      .hand(0, ...EIGHT)
      .begin('end-cards')
      .choose('done');
    expect([s.asked, s.offers().length]).toEqual(['0 hand-limit', 5]);
    s.choose('discard card:loot', 'discard card:spy');
    expect([s.asked, s.player(0).hand]).toEqual([
      '1 reinforce',
      ['spy', 'recon', 'recon', 'warrior', 'warrior', 'defense'],
    ]);
  });

  test('BTU-13.4 six cards may be kept', () => {
    expect(
      table()
        .hand(0, ...EIGHT.slice(0, 6))
        .begin('hand-limit').asked,
    ).toBe('1 reinforce');
    expect(
      table()
        .hand(0, ...EIGHT.slice(0, 7))
        .begin('hand-limit').asked,
    ).toBe('0 hand-limit');
  });

  test('BTU-13.4 a card that is not held cannot be discarded', () => {
    const s = table()
      .hand(0, ...EIGHT)
      .begin('hand-limit');
    expect([s.whyNot('discard card:cache'), s.whyNot('done'), s.whyNot('discard card:defense')]).toEqual([
      'BTU-13.4',
      'BTU-13.4',
      undefined,
    ]);
  });

  test('BTU-13.4 nobody else is bound by it in this turn', () => {
    const s = table()
      .hand(1, ...EIGHT)
      .begin('hand-limit');
    expect([s.asked, s.player(1).hand.length]).toEqual(['1 start-card', 8]);
  });

  test('BTU-13.4 during the turn a hand may be larger', () => {
    const s = winning('N-W1')
      .hand(0, ...EIGHT)
      .fight();
    expect([s.asked, s.player(0).hand.length]).toEqual(['0 end-card', 10]);
  });
});

describe('the loot pile', () => {
  test('BTU-13.5 is made anew of the discard pile when a card is needed', () => {
    const s = winning('N-G')
      .set((state) => state.lootDiscard.push(...state.lootPile.splice(0)))
      .fight();
    expect([s.player(0).hand.length, s.state.lootPile.length, s.state.lootDiscard.length]).toEqual([
      1, 59, 0,
    ]);
  });

  test('BTU-13.5 is shuffled then', () => {
    const s = winning('N-G').set((state) => state.lootDiscard.push(...state.lootPile.splice(0)));
    const before = s.state.lootDiscard.slice();
    const after = s.fight().state;
    expect([...after.lootPile, ...(after.players[0]?.hand ?? [])]).not.toEqual(before);
    expect([...after.lootPile, ...(after.players[0]?.hand ?? [])].toSorted()).toEqual(before.toSorted());
  });

  test('BTU-13.5 is not renewed before a card is needed', () => {
    const s = winning('N-G')
      .set((state) => state.lootDiscard.push(...state.lootPile.splice(1)))
      .fight();
    expect([s.player(0).hand.length, s.state.lootPile.length, s.state.lootDiscard.length]).toEqual([
      1, 0, 59,
    ]);
  });

  test('BTU-13.5 a draw goes on with the new pile', () => {
    const s = winning('N-W1')
      .set((state) => state.lootDiscard.push(...state.lootPile.splice(1)))
      .fight();
    expect([s.player(0).hand.length, s.state.lootPile.length]).toEqual([2, 58]);
  });

  test('BTU-13.5 when both are empty the draw is lost', () => {
    const none = leavePile(winning('N-G'), 0).fight();
    expect([none.owner('N-G'), none.player(0).hand]).toEqual([0, []]);
    const one = leavePile(winning('N-W1'), 1).fight();
    expect([one.owner('N-W1'), one.player(0).hand.length]).toEqual([0, 1]);
  });
});

describe('what is hidden in a hand', () => {
  test('its owner sees the cards, everybody else their number', () => {
    const s = table().hand(0, 'spy', 'loot').begin('end-cards');
    expect(s.view(0).players[0]).toMatchObject({ cards: 2, hand: ['spy', 'loot'] });
    for (const viewer of [1, 'spectator'] as const) {
      expect(s.view(viewer).players[0]).toMatchObject({ cards: 2 });
      expect(s.view(viewer).players[0]).not.toHaveProperty('hand');
    }
  });

  test('a draw tells the others only how many', () => {
    const s = winning('N-W1').next('card:poison', 'card:spy').fight();
    expect(s.events('drew', 0)).toEqual([{ kind: 'drew', seat: 0, count: 2, cards: ['poison', 'spy'] }]);
    for (const viewer of [1, 'spectator'] as const)
      expect(s.events('drew', viewer)).toEqual([{ kind: 'drew', seat: 0, count: 2 }]);
  });

  test('what is discarded is seen by everybody', () => {
    const s = table()
      .hand(0, ...EIGHT.slice(0, 7))
      .begin('hand-limit')
      .choose('discard card:recon');
    expect(s.events('discarded')).toEqual([{ kind: 'discarded', seat: 0, card: 'recon' }]);
    expect(s.view(1).lootDiscard).toEqual(['recon']);
  });

  test('a bot imagines other cards in other hands, and keeps what it knows', () => {
    const s = table()
      .hand(0, 'spy', 'loot')
      .hand(1, ...EIGHT.slice(2))
      .begin('end-cards');
    const hands = ['a', 'b', 'c', 'd'].map((seed) =>
      s.match.determinizedFor(0, seed).state.players.map((p) => p.hand),
    );
    for (const [own, other] of hands) expect([own, other?.length]).toEqual([['spy', 'loot'], 6]);
    expect(new Set(hands.map(([, other]) => String(other))).size).toBeGreaterThan(1);
  });
});
