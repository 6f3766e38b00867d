/** NER-1, 2: who plays what, and the phases of a turn. */
import { createRng } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { REALM_IDS } from '../content/index.ts';
import { isImmediate } from '../rules/cards/card-data.ts';
import { areEnemies, realmsOf, sideOf } from '../rules/selectors.ts';
import { setUp } from '../rules/set-up.ts';
import type { Options } from '../rules/state.ts';
import { roundVerdict } from '../rules/victory.ts';
import { alone, bare } from './table.ts';

const started = (seats: number, options: Partial<Options> = {}) =>
  setUp(
    { mode: 'alliances', length: 'short', roundLimit: 0, ...options },
    seats,
    createRng({ kind: 'fast', seed: 'start' }),
  );
const seated = (seats: number) =>
  Array.from({ length: seats }, (_, seat) =>
    realmsOf(started(seats), seat)
      .map((realm) => REALM_IDS[realm])
      .join(' '),
  );

describe('set-up', () => {
  test('NER-1.1 turn order is the same in every round', () => {
    const play = bare().turnOf('K').begin('income');
    const order: string[] = [];
    while (order.length < 8) {
      if (order.length === 0 || order.at(-1) !== REALM_IDS[play.state.active])
        order.push(REALM_IDS[play.state.active]);
      play.choose(play.offers().find((one) => /^(end|done|pass)$/.test(one)) ?? play.fallback);
    }
    expect(order.slice(1, 6)).toEqual(['ironCircle', 'nerath', 'karkoth', 'vailin', 'ironCircle']);
  });

  test('NER-1.2 two seats play two realms each', () => {
    expect(seated(2)).toEqual(['karkoth ironCircle', 'vailin nerath']);
  });

  test('NER-1.3 of three seats the first plays Vailin and Nerath', () => {
    expect(seated(3)).toEqual(['vailin nerath', 'karkoth', 'ironCircle']);
  });

  test('NER-1.4 four seats play a realm each', () => {
    expect(seated(4)).toEqual([...REALM_IDS]);
  });

  test('NER-1.5 sides are two alliances, or each realm alone', () => {
    const [together, apart] = [bare().state, alone().state];
    expect([0, 1, 2, 3].map((realm) => sideOf(together, realm))).toEqual([0, 1, 0, 1]);
    expect(areEnemies(together, 0, 2)).toBe(false);
    expect(areEnemies(apart, 0, 2)).toBe(true);
  });

  test.each([
    ['alliances', 'short', 20],
    ['alliances', 'medium', 30],
    ['freeForAll', 'short', 13],
    ['freeForAll', 'medium', 20],
  ] as const)('NER-1.6 the target of %s, %s is %d points', (mode, length, target) => {
    const won = (points: number) => roundVerdict(bare({ mode, length }).vp('K', points).state)?.ending;
    expect([won(target - 1), won(target)]).toEqual([undefined, 'points']);
  });

  test('NER-1.6 the target is fixed before the game', () => {
    expect(started(4, { length: 'medium' }).options.length).toBe('medium');
  });

  test('NER-1.7 realms of one seat keep what they have apart; a side’s points are their sum', () => {
    const layout = bare({}, 2).gold('K', 4).gold('I', 1).vp('K', 11).vp('I', 9);
    expect([layout.state.realms[0].gold, layout.state.realms[2].gold]).toEqual([4, 1]);
    expect(roundVerdict(layout.state)?.winners).toEqual([[0, 2]]);
  });

  test('NER-1.11 immediate cards of the starting hand are resolved in the first Draw phase, before the draw', () => {
    const layout = alone().turnOf('I').hand('I', 55).top('I', 42);
    layout.state.realms[2].begun = false;
    const play = layout.begin('draw');
    expect([play.asked, play.events('drew')]).toEqual(['2 target', []]);
    expect(play.choose('space i01').hand('I')).toEqual([42]);
    expect(isImmediate(55)).toBe(true);
  });

  test('NER-1.14 with two or three seats the mode is not read', () => {
    for (const seats of [2, 3]) expect(sideOf(started(seats, { mode: 'freeForAll' }), 2)).toBe(0);
    expect(sideOf(started(4, { mode: 'freeForAll' }), 2)).toBe(2);
  });

  test('NER-1.15 every question says for which realm it is', () => {
    const asked = (letter: 'K' | 'I') =>
      bare({}, 2).turnOf(letter).put(letter, 'k01', 'F').begin('move').question;
    expect([asked('K')?.seat, asked('K')?.params?.realm]).toEqual([0, 'karkoth']);
    expect([asked('I')?.seat, asked('I')?.params?.realm]).toEqual([0, 'ironCircle']);
  });
});

describe('a turn', () => {
  test('NER-2.1 has its phases in this order', () => {
    const play = alone().turnOf('K').put('K', 'k01', 'F').top('K', 1).gold('K', 1).begin('turnStart');
    const seen = [play.asked];
    for (const choice of ['done', 'end', 'done']) seen.push(play.choose(choice).asked);
    expect(seen).toEqual(['0 draw', '0 move', '0 reinforce', '1 draw']);
    expect(play.events('phase').map((event) => event.phase)).toEqual([
      'move',
      'battles',
      'reposition',
      'reinforce',
    ]);
  });

  test('NER-2.2 a realm may do nothing, and still draws and collects', () => {
    const play = alone().turnOf('K').top('K', 1).begin('turnStart').choose('done', 'end', 'done');
    expect([play.hand('K'), play.gold('K')]).toEqual([[1], 15]);
  });

  test('NER-2.4, NER-2.6 one card is drawn a turn, however many are in hand', () => {
    const layout = alone().turnOf('K').hand('K', 1, 2, 3, 4, 5, 6, 9, 10, 12, 13, 14).top('K', 17);
    expect(layout.begin('draw').hand('K')).toHaveLength(12);
  });

  test('NER-2.5 an empty deck is made of the discard pile', () => {
    const layout = alone()
      .turnOf('K')
      .set(({ realms: [karkoth] }) => {
        karkoth.discard = karkoth.deck.splice(0);
      });
    const play = layout.begin('draw');
    expect(play.events('reshuffled')).toMatchObject([{ realm: 'karkoth', count: 20 }]);
    expect(play.state.realms[0].deck).toHaveLength(19);
  });
});
