import { describe, expect, test } from 'vitest';
import type { Size, SpaceId, TileId } from '../content/index.ts';
import { constants, eventDeck, lootDeck, perimeter, SPACE_IDS, slots, tile } from '../content/index.ts';
import type { Sitting } from './table.ts';
import { opening, table } from './table.ts';

const LARGE = ['N-L1', 'N-L2', 'E-L1', 'E-L2', 'S-L1', 'S-L2', 'W-L1', 'W-L2'] as const;

const seeds = Array.from({ length: 24 }, (_, i) => `seed ${i}`);

/** Makes that many choices, whatever they are, and tells who made them. */
function whoIsAsked(s: Sitting, times: number): string[] {
  return Array.from({ length: times }, () => {
    const { asked } = s;
    s.choose(s.offers()[0] ?? '');
    return asked;
  });
}

/** The landmarks are on the first four large slots, and the camps are to be pitched. */
function laidOut(seats = 2, seed?: string): Sitting {
  return opening(seats, {}, seed, 0).choose('place N-L1', 'place N-L2', 'place E-L1', 'place E-L2');
}

function sizes(tiles: readonly (TileId | undefined)[]): Record<Size, number> {
  const count = (size: Size) => tiles.filter((id) => id !== undefined && tile[id].size === size).length;
  return { palace: count('palace'), large: count('large'), medium: count('medium'), small: count('small') };
}

describe('the first player', () => {
  test('BTU-2.1 is any of them', () => {
    expect(new Set(seeds.map((seed) => opening(4, {}, seed).state.first))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('BTU-2.1 camps first, and has the first turn', () => {
    const s = opening(3, { quickSetup: true }, 'x', 1);
    expect(whoIsAsked(s, 3)).toEqual(['1 camp', '2 camp', '0 camp']);
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-2.2 puts the Palace in the middle, face down, without a choice', () => {
    const s = opening();
    expect(s.space('PAL')).toMatchObject({ tile: 'PALACE', up: false });
    expect(s.asked).toMatch(/landmark/);
  });
});

describe('the city', () => {
  test('BTU-2.3 from the left of the first player on, each seat in turn places a landmark', () => {
    expect(whoIsAsked(opening(4, {}, 'x', 2), 4)).toEqual([3, 0, 1, 2].map((seat) => `${seat} landmark`));
    expect(whoIsAsked(opening(2, {}, 'x', 0), 4)).toEqual([1, 0, 1, 0].map((seat) => `${seat} landmark`));
    expect(whoIsAsked(opening(3, {}, 'x', 0), 4)).toEqual([1, 2, 0, 1].map((seat) => `${seat} landmark`));
  });

  test('BTU-2.3 a landmark goes to any free large slot, and to no other', () => {
    const s = opening();
    expect(s.offers()).toEqual(expect.arrayContaining(LARGE.map((slot) => `place ${slot}`)));
    s.choose('place N-L1');
    expect(s.offers()).not.toContain('place N-L1');
    expect(['place N-L1', 'place N-M1', 'place PAL'].map((c) => s.whyNot(c))).toEqual([
      'BTU-2.3',
      'BTU-2.3',
      'BTU-2.3',
    ]);
  });

  test('BTU-2.3 the four chosen slots hold the four landmarks, in an order that nobody chose', () => {
    const chosen: readonly SpaceId[] = ['N-L1', 'N-L2', 'E-L1', 'E-L2'];
    const orders = seeds.map((seed) => chosen.map((id) => laidOut(2, seed).space(id).tile));
    for (const order of orders) expect(order.toSorted()).toEqual(['L01', 'L02', 'L03', 'L04']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  test('BTU-2.4 the other tiles are dealt by size, and nobody is asked', () => {
    const s = laidOut();
    for (const { id, kind } of slots) expect(tile[s.space(id).tile ?? 'PALACE'].size).toBe(kind);
    expect(s.asked).toBe('0 camp');
  });

  test('BTU-2.4 every other tile is dealt at random', () => {
    const dealt = new Set(seeds.map((seed) => laidOut(2, seed).space('N-M1').tile));
    expect(dealt.size).toBeGreaterThan(4);
  });

  test('BTU-2.4 a tile that lies on a slot of another size is refused', () => {
    const wrong = table().set((s) => {
      [s.spaces['N-S1'].tile, s.spaces['N-M1'].tile] = [s.spaces['N-M1'].tile, s.spaces['N-S1'].tile] as [
        TileId,
        TileId,
      ];
    });
    expect(() => wrong.begin()).toThrow(/BTU-2\.4/);
  });

  test('BTU-2.5 two large, five medium and eight small tiles stay out of the game', () => {
    const s = laidOut();
    expect(sizes(s.state.unused)).toEqual({ palace: 0, large: 2, medium: 5, small: 8 });
    expect(sizes(SPACE_IDS.map((id) => s.space(id).tile))).toEqual({
      palace: 1,
      large: 8,
      medium: 12,
      small: 16,
    });
  });

  test('BTU-2.6 no tile is put on a perimeter space', () => {
    expect(opening().whyNot('place N-T')).toBe('BTU-2.6');
    expect(perimeter.filter(({ id }) => laidOut().space(id).tile !== undefined)).toEqual([]);
  });

  test('BTU-2.6 a state with a tile on the wall is refused', () => {
    const wrong = table().set((s) => {
      s.spaces['N-W1'].tile = s.unused.pop() ?? 'S01';
    });
    expect(() => wrong.begin()).toThrow(/BTU-2\.6/);
  });

  test('BTU-2.12 with the quick set-up the landmarks are placed at random', () => {
    const tables = seeds.map((seed) => opening(2, { quickSetup: true }, seed));
    for (const s of tables) expect(s.asked).toMatch(/camp/);
    const marked = tables.map((s) => SPACE_IDS.filter((id) => s.view(0).spaces[id].landmark));
    for (const ids of marked) expect(ids).toHaveLength(4);
    expect(new Set(marked.map(String)).size).toBeGreaterThan(1);
  });
});

describe('what is hidden in the city', () => {
  const viewers = [0, 1, 'spectator'] as const;

  test('BTU-2.7 nobody sees a face-down tile but the Palace, which everybody knows', () => {
    const s = table().begin();
    for (const viewer of viewers) {
      const known = slots.filter(({ id }) => s.view(viewer).spaces[id].tile !== undefined);
      expect(known.map(({ id }) => id)).toEqual(['PAL']);
    }
  });

  test('BTU-2.7 which slots received landmarks is public', () => {
    const s = laidOut();
    for (const viewer of viewers) {
      const marked = SPACE_IDS.filter((id) => s.view(viewer).spaces[id].landmark);
      expect(marked).toEqual(['N-L1', 'N-L2', 'E-L1', 'E-L2']);
    }
  });

  test('BTU-2.7 which landmark was placed is not, not even for whoever placed it', () => {
    const s = laidOut();
    const told = viewers.flatMap((viewer) => s.match.events(viewer).map((e) => JSON.stringify(e)));
    expect(told.filter((e) => constants.landmarks.some((id) => e.includes(id)))).toEqual([]);
  });

  test('the tiles left over are a number to everybody', () => {
    for (const viewer of viewers) expect(table().begin().view(viewer).unused).toBe(15);
  });

  test('a tile that is face up is seen by everybody', () => {
    const s = table().tile('N-S1', 'S08', 'up').begin();
    for (const viewer of viewers) expect(s.view(viewer).spaces['N-S1'].tile).toBe('S08');
  });
});

describe('the cards', () => {
  test('BTU-2.8 all of them are in two piles, and hands, chests and discard piles are empty', () => {
    const { lootPile, lootDiscard, eventPile, eventDiscard, players } = laidOut().state;
    expect([lootPile.toSorted(), eventPile.toSorted()]).toEqual([
      lootDeck().toSorted(),
      eventDeck().toSorted(),
    ]);
    expect([lootDiscard, eventDiscard]).toEqual([[], []]);
    for (const p of players) expect([p.hand, p.chest, p.relics]).toEqual([[], [], []]);
  });

  test('BTU-2.8 the piles are shuffled', () => {
    const [one, other] = [opening(2, {}, 'one').state, opening(2, {}, 'other').state];
    expect(one.lootPile).not.toEqual(other.lootPile);
    expect(one.eventPile).not.toEqual(other.eventPile);
  });

  test('BTU-2.8 a card too many or too few is refused', () => {
    const lost = table().set((s) => {
      s.lootPile.pop();
    });
    expect(() => lost.begin()).toThrow(/BTU-2\.8/);
    const copied = table().set((s) => {
      s.eventDiscard.push('uprising');
    });
    expect(() => copied.begin()).toThrow(/BTU-2\.8/);
  });

  test('the order of both piles is unknown to everybody', () => {
    const s = table().begin();
    for (const viewer of [0, 1, 'spectator'] as const) {
      const { lootPile, eventPile, knownLoot, knownEvent } = s.view(viewer);
      expect([lootPile, eventPile, knownLoot, knownEvent]).toEqual([60, 20, [], undefined]);
    }
  });
});

describe('the camps', () => {
  test('BTU-2.9 a camp is pitched at a perimeter space that touches a free edge', () => {
    const s = laidOut(4);
    expect(s.offers()).toHaveLength(4 * 5);
    expect([s.whyNot('camp edge:N S-G'), s.whyNot('camp edge:N N-M1'), s.whyNot('camp edge:N N-W2')]).toEqual(
      ['BTU-2.9', 'BTU-2.9', undefined],
    );
  });

  test('BTU-2.9 an edge is chosen by one player only', () => {
    const s = laidOut().choose('camp edge:N N-G');
    expect([s.whyNot('camp edge:N N-W1'), s.whyNot('camp edge:S S-G')]).toEqual(['BTU-2.9', undefined]);
  });

  test('BTU-2.9 six warriors go to the camp', () => {
    const s = laidOut().choose('camp edge:N N-T', 'camp edge:S S-W1');
    expect(s.player(0).camp).toMatchObject({ edge: 'N', space: 'N-T', warriors: 6 });
    expect(s.player(1).camp).toMatchObject({ edge: 'S', space: 'S-W1', warriors: 6 });
  });

  test('BTU-2.10 two players on different edges may camp at the same tower', () => {
    const s = laidOut().choose('camp edge:N N-T');
    expect([s.whyNot('camp edge:E N-T'), s.whyNot('camp edge:W N-T')]).toEqual(['BTU-2.9', undefined]);
    expect(s.choose('camp edge:W N-T').player(1).camp?.space).toBe('N-T');
  });

  test('BTU-2.11 the other nine warriors are the reserve', () => {
    const s = laidOut().choose('camp edge:N N-T', 'camp edge:S S-W1');
    expect([s.player(0).reserve, s.player(1).reserve]).toEqual([9, 9]);
  });
});
