import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import { explain } from '../explain.ts';
import { explainedIn, explainedRef } from '../explained-refs.ts';
import { groups } from '../hands.ts';
import { clicked, isRendered, positionOf } from '../rendered-refs.ts';
import { begin, randomly, sceneOf } from './scenes.ts';

describe.each(ADVENTURE_IDS)('%s', (adventure) => {
  test('every standing unit is where its hex is', () => {
    const astray = new Set<string>();
    randomly(adventure, 'c', 120, (scene) => {
      for (const { id, hex } of scene.view.units) {
        if (hex === 'gone') continue;
        const [unit, place] = [positionOf(id, scene), positionOf(hex, scene)];
        if (!unit || unit.x !== place?.x || unit.y !== place.y) astray.add(id);
      }
    });
    expect([...astray]).toEqual([]);
  });
});

test('the name of a counter can be read back', () => {
  for (const seat of [0, 1])
    for (const kind of ['banners', 'goblet', 'command-hand', 'lore-hand'] as const)
      expect(explainedIn(explainedRef({ kind, seat }))).toEqual({ kind, seat });
});

test('what is no reference has no explanation and is not drawn', () => {
  const scene = sceneOf(begin('agincourt-1415', 'a'), 0);
  for (const ref of ['Z9', 'note:face:Q', 'note:goblet:2', 'P-SP9']) {
    expect(explain(ref, scene), ref).toBeUndefined();
    expect(isRendered(ref, scene), ref).toBe(false);
  }
});

test('a spectator has no hand', () => {
  expect(groups(sceneOf(begin('agincourt-1415', 'a'), 'spectator'))).toEqual([]);
});

test('a card that lies in two places can be chosen only where the question is about', () => {
  const scene = sceneOf(begin('agincourt-1415', 'a'), 0);
  const [first] = scene.view.camps[0].hand ?? [];
  const camps = [{ ...scene.view.camps[0], scouted: first ? [first] : [] }, scene.view.camps[1]] as const;
  const view: View = { ...scene.view, camps };
  const question = { seat: 0, prompt: 'scout', choices: [], fallback: ['keep'] } as const;
  const live = groups({ ...scene, view, question }).filter((group) => group.live);
  expect(live.map(({ name }) => name)).toEqual(['scouted']);
});

test('where a unit stands, what is offered gets the click, and otherwise the unit', () => {
  const click = (...offered: string[]) => clicked('P-AR1', 'C4', { offered: new Set(offered) });
  expect(click()).toBe('P-AR1');
  expect(click('P-AR1')).toBe('P-AR1');
  expect(click('P-AR1', 'C4')).toBe('P-AR1');
  expect(click('C4')).toBe('C4');
});
