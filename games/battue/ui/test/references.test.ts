import type { GameEvent, Ref } from '@gonfalon/kernel';
import { LANGUAGES } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import type { RuleId } from '../../content/index.ts';
import { LOOT_IDS, RULE_IDS, SPACE_IDS } from '../../content/index.ts';
import { opening } from '../../test/table.ts';
import { cardsChosenFrom, draws } from '../choosing.ts';
import { explain } from '../explain.ts';
import { anchorOf, BOARD } from '../geometry.ts';
import { randomMatch, sceneOf } from './scene.ts';

const SEEDS = [2, 3, 4].flatMap((seats) => ['a', 'b'].map((seed) => ({ seats, seed })));
const isButton = (ref: Ref) => /^(\d|random)$/.test(ref);

describe('references', () => {
  test.each(SEEDS)(
    'all that is offered at a table of $seats is drawn and explained: $seed',
    ({ seats, seed }) => {
      const missing = new Set<string>();
      randomMatch(seed, seats, (match) => {
        const scene = sceneOf(match);
        const seen = new Set<Ref>();
        for (const [, ...refs] of scene.choices) {
          for (const [i, ref] of refs.entries()) {
            if (seen.has(ref) || isButton(ref)) continue;
            seen.add(ref);
            if (!draws(ref, { ...scene, selected: refs.slice(0, i) })) missing.add(`${ref} is not drawn`);
            if (!explain(ref, scene)?.lines.length) missing.add(`${ref} is not explained`);
          }
        }
      });
      expect([...missing]).toEqual([]);
    },
  );

  test.each(SEEDS)(
    'every place of an event at a table of $seats is on the board: $seed',
    ({ seats, seed }) => {
      const match = randomMatch(seed, seats);
      const { view } = sceneOf(match);
      const places = match
        .events('spectator')
        .flatMap(({ from, to, place, space }: GameEvent) => [from, to, place, space])
        .filter((ref) => typeof ref === 'string');
      expect(places.length).toBeGreaterThan(20);
      for (const ref of places) {
        const at = anchorOf(ref, view);
        expect(at?.x, ref).toBeGreaterThan(0);
        expect(at?.x, ref).toBeLessThan(BOARD);
        expect(at?.y, ref).toBeGreaterThan(0);
        expect(at?.y, ref).toBeLessThan(BOARD);
      }
    },
  );

  test('what is not drawn becomes a button', () => {
    const scene = sceneOf(opening(2).match);
    for (const ref of ['3', 'random', 'camp:3', 'seat:2', 'card:glory'])
      expect(draws(ref, scene), ref).toBe(false);
  });

  test.each(LANGUAGES)('explanations name rules of the book (%s)', (language) => {
    const match = randomMatch('d', 4);
    const scene = sceneOf(match, 1, { language });
    const numbers = ['score', 'reserve', 'flags', 'cards', 'chest'].flatMap((kind) =>
      [0, 1, 2, 3].map((s) => `${kind}:${s}`),
    );
    const things = [
      ...SPACE_IDS,
      ...LOOT_IDS.map((id) => `card:${id}`),
      ...numbers,
      ...[
        'pile:loot',
        'discard:loot',
        'pile:events',
        'discard:events',
        'event:panic',
        'edge:N',
        'camp:1',
        'seat:3',
      ],
    ];
    for (const ref of things) {
      const told = explain(ref, scene);
      expect(told?.title, ref).toBeTruthy();
      expect(told?.lines.join(''), ref).not.toMatch(/undefined|NaN|Infinity/);
      expect(told?.rules?.length, ref).toBeGreaterThan(0);
      for (const rule of told?.rules ?? []) expect(RULE_IDS).toContain(rule as RuleId);
    }
    expect(explain('7', scene)).toBeUndefined();
    expect(explain('score:7', scene)).toBeUndefined();
  });
});

describe('cards of the same name', () => {
  const scene = sceneOf(opening(2).match);

  test('are chosen from the hand', () => {
    expect(cardsChosenFrom(scene)).toBe('hand');
    expect(cardsChosenFrom({ ...scene, selected: ['card:spy', 'seat:1'] })).toBe('hand');
  });

  test('are chosen from the war chest that Thief was aimed at', () => {
    expect(cardsChosenFrom({ ...scene, selected: ['card:thief'] })).toBe('hand');
    expect(cardsChosenFrom({ ...scene, selected: ['card:thief', 'seat:1'] })).toBe('chest:1');
  });

  test('are chosen from the pile when its order is decided', () => {
    const question = { seat: 0, prompt: 'order-loot', choices: [], fallback: ['done'] as const };
    expect(cardsChosenFrom({ ...scene, question })).toBe('pile');
  });
});
