import { describe, expect, test } from 'vitest';
import type { LootId } from '../content/index.ts';
import type { Layout } from './table.ts';
import { table, windowsOf } from './table.ts';

/** The end of seat 0's turn, with these cards; nothing is answered for him. */
const end = (layout: Layout, ...cards: LootId[]) => layout.hand(0, ...cards).begin('end-cards', 'asked');

/** The card is played: chest, hand and score of its player afterwards. */
function banked(card: LootId) {
  const s = end(table(), card, 'spy').choose(`play card:${card}`);
  const { chest, hand } = s.player(0);
  return { chest, hand, score: s.view('spectator').players[0]?.score, discarded: s.state.lootDiscard };
}

describe('treasure', () => {
  test('card:loot is played at the end of a turn', () => {
    expect(windowsOf('loot')).toEqual(['0 end-card']);
  });

  test('card:loot goes to the war chest for 1 point', () => {
    expect(banked('loot')).toEqual({ chest: ['loot'], hand: ['spy'], score: 1, discarded: [] });
  });

  test('card:big-loot is played at the end of a turn', () => {
    expect(windowsOf('big-loot')).toEqual(['0 end-card']);
  });

  test('card:big-loot goes to the war chest for 2 points', () => {
    expect(banked('big-loot')).toEqual({ chest: ['big-loot'], hand: ['spy'], score: 2, discarded: [] });
  });

  test('card:cache is played at the end of a turn', () => {
    expect(windowsOf('cache')).toEqual(['0 end-card']);
  });

  test('card:cache goes to the war chest for 3 points', () => {
    expect(banked('cache')).toEqual({ chest: ['cache'], hand: ['spy'], score: 3, discarded: [] });
  });

  test('card:imperial-seal is played at the end of a turn', () => {
    expect(windowsOf('imperial-seal')).toEqual(['0 end-card']);
  });

  test('card:imperial-seal goes to the war chest for 5 points', () => {
    expect(banked('imperial-seal')).toEqual({
      chest: ['imperial-seal'],
      hand: ['spy'],
      score: 5,
      discarded: [],
    });
  });

  test('BTU-17.3 D-15: for an absent player every card with points is banked, and then no more', () => {
    const s = end(table(), 'unseen-allies', 'loot', 'change-of-fate', 'cache');
    const played: string[] = [];
    for (; s.asked === '0 end-card'; s.choose(s.fallback)) played.push(s.fallback);
    expect(played).toEqual(['play card:loot', 'play card:cache', 'done']);
  });
});

describe('Change of Fate', () => {
  const PLAY = 'play card:change-of-fate';

  test('card:change-of-fate is played at the end of a turn', () => {
    expect(windowsOf('change-of-fate')).toEqual(['0 end-card']);
  });

  test('card:change-of-fate draws as many cards as others are discarded', () => {
    const layout = table().next('card:charge', 'card:tactics', 'card:rampart');
    const s = end(layout, 'change-of-fate', 'spy', 'recon', 'recon').choose(PLAY);
    expect([s.asked, s.offers()]).toEqual(['0 card-discards', ['discard card:spy', 'discard card:recon']]);
    s.choose('discard card:recon', 'discard card:spy', 'done');
    expect(s.player(0).hand).toEqual(['recon', 'charge', 'tactics']);
    expect(s.state.lootDiscard).toEqual(['change-of-fate', 'recon', 'spy']);
  });

  test('card:change-of-fate takes at least one other card, and only cards of his hand', () => {
    const s = end(table(), 'change-of-fate', 'spy').choose(PLAY);
    expect([s.whyNot('done'), s.whyNot('discard card:charge')]).toEqual(['BTU-4.2', 'BTU-4.2']);
    expect(s.whyNot('discard card:change-of-fate'), 'it does not count itself').toBe('BTU-4.2');
  });

  test('card:change-of-fate cannot be played as the only card', () => {
    const s = end(table(), 'change-of-fate');
    expect([s.offers(), s.whyNot(PLAY)]).toEqual([['done'], 'BTU-4.2']);
  });

  test('card:change-of-fate may be followed by an end card that it drew', () => {
    const s = end(table().next('card:cache'), 'change-of-fate', 'spy').choose(PLAY, 'discard card:spy');
    expect([s.asked, s.offers()]).toEqual(['0 end-card', ['play card:cache', 'done']]);
  });

  test('card:change-of-fate discards before it draws: an empty pile is renewed from those cards', () => {
    const layout = table().set((s) => s.players[1]?.chest.push(...s.lootPile.splice(0)));
    layout.player(1).chest.splice(layout.player(1).chest.indexOf('change-of-fate'), 1);
    layout.player(1).chest.splice(layout.player(1).chest.indexOf('spy'), 1);
    layout.player(0).hand.push('change-of-fate', 'spy');
    const s = layout.begin('end-cards', 'asked').choose(PLAY, 'discard card:spy');
    expect(s.events('loot-reshuffled')).toMatchObject([{ count: 2 }]);
    expect([...s.player(0).hand, ...s.state.lootPile].toSorted()).toEqual(['change-of-fate', 'spy']);
  });

  test('card:change-of-fate cannot be taken back once its cards are drawn', () => {
    const s = end(table(), 'change-of-fate', 'spy', 'recon', 'loot').choose(PLAY, 'discard card:spy', 'done');
    expect([s.asked, s.match.mayUndo(0)]).toEqual(['0 end-card', false]);
  });

  test('card:change-of-fate draws one more with Gathering', () => {
    const layout = table().set((s) => Object.assign(s.turn, { gathering: true }));
    const s = end(layout, 'change-of-fate', 'spy', 'recon').choose(PLAY, 'discard card:spy', 'done');
    expect(s.player(0).hand).toHaveLength(1 + 2);
  });

  test('BTU-17.3 D-15: an absent player discards what he must, the oldest card without points first', () => {
    const s = end(table(), 'change-of-fate', 'loot', 'spy', 'recon').choose(PLAY);
    expect(s.fallback).toBe('discard card:spy');
    expect(s.choose('discard card:spy').fallback).toBe('done');
  });
});

describe('Unseen Allies', () => {
  const PLAY = 'play card:unseen-allies';
  const two = () => table().camp(0, 3).horde(0, 4, 'N-G');

  test('card:unseen-allies is played at the end of a turn', () => {
    expect(windowsOf('unseen-allies')).toEqual(['0 end-card']);
  });

  test('card:unseen-allies gains a warrior for every two others discarded, placed one at a time', () => {
    const s = end(two(), 'unseen-allies', 'spy', 'spy', 'recon', 'recon', 'charge').choose(PLAY);
    s.choose('discard card:spy', 'discard card:spy', 'discard card:recon', 'discard card:recon', 'done');
    expect([s.asked, s.offers()]).toEqual(['0 distribute', ['strengthen camp:0', 'strengthen N-G']]);
    s.choose('strengthen N-G', 'strengthen camp:0');
    expect([s.warriors(0, 'N-G'), s.player(0).camp?.warriors, s.player(0).reserve]).toEqual([5, 4, 6]);
    expect([s.player(0).hand, s.state.lootDiscard[0]]).toEqual([['charge'], 'unseen-allies']);
  });

  test('card:unseen-allies may put all of them on one horde', () => {
    const s = end(two(), 'unseen-allies', 'spy', 'spy', 'recon', 'recon').choose(PLAY);
    s.choose('discard card:spy', 'discard card:spy', 'discard card:recon', 'discard card:recon');
    expect(s.choose('strengthen N-G', 'strengthen N-G').warriors(0, 'N-G')).toBe(6);
  });

  test('card:unseen-allies gains nothing for an odd card', () => {
    const s = end(two(), 'unseen-allies', 'spy', 'spy', 'recon').choose(PLAY);
    s.choose('discard card:spy', 'discard card:spy', 'discard card:recon', 'strengthen N-G');
    expect([s.warriors(0, 'N-G'), s.player(0).reserve, s.asked]).toEqual([5, 7, '1 reinforce']);
  });

  test('card:unseen-allies takes at least two other cards', () => {
    const s = end(two(), 'unseen-allies', 'spy', 'spy', 'recon').choose(PLAY);
    expect(s.whyNot('done')).toBe('BTU-4.2');
    expect(s.choose('discard card:spy').whyNot('done')).toBe('BTU-4.2');
    expect(s.choose('discard card:spy').whyNot('done')).toBeUndefined();
  });

  test('card:unseen-allies cannot be played with only one other card', () => {
    const s = end(two(), 'unseen-allies', 'spy');
    expect([s.offers(), s.whyNot(PLAY)]).toEqual([['done'], 'BTU-4.2']);
  });

  test('card:unseen-allies cannot be played without a reserve, or if every horde has 8', () => {
    const spent = end(table().camp(0, 7).horde(0, 8, 'N-G'), 'unseen-allies', 'spy', 'spy');
    expect([spent.offers(), spent.whyNot(PLAY)]).toEqual([['done'], 'BTU-4.2']);
    const full = end(table().camp(0, 8), 'unseen-allies', 'spy', 'spy');
    expect([full.offers(), full.whyNot(PLAY)]).toEqual([['done'], 'BTU-4.2']);
  });

  test('card:unseen-allies gains no warrior that fits nowhere', () => {
    const s = end(table().camp(0, 7), 'unseen-allies', 'spy', 'spy', 'recon', 'recon').choose(PLAY);
    s.choose('discard card:spy', 'discard card:spy', 'discard card:recon', 'discard card:recon');
    expect(s.choose('strengthen camp:0').player(0)).toMatchObject({ reserve: 7, camp: { warriors: 8 } });
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-17.3 D-3b: for an absent player the allies join the largest horde below 8', () => {
    const layout = table().camp(0, 2).horde(0, 8, 'N-G').horde(0, 3, 'N-W1');
    const s = end(layout, 'unseen-allies', 'spy', 'spy').choose(PLAY, 'discard card:spy', 'discard card:spy');
    expect([s.asked, s.fallback]).toEqual(['0 distribute', 'strengthen N-W1']);
  });
});
