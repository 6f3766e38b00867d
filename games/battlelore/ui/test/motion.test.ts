import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS } from '../../content/index.ts';
import { anchor } from '../draws.ts';
import { plan } from '../motion.ts';
import { begin, randomly, sceneOf } from './scenes.ts';

describe.each(ADVENTURE_IDS)('%s', (adventure) => {
  test('whatever moves goes from a place of the board to another', () => {
    const seen = new Set<string>();
    let told = 0;
    randomly(adventure, 'motion', 400, (scene, match) => {
      const news = match.events('spectator', told);
      told += news.length;
      for (const event of news) {
        for (const step of plan(event, scene.view)) {
          seen.add(step.kind);
          if (step.kind === 'travel') {
            expect(anchor(step.from, scene)).toBeDefined();
            expect(anchor(step.to, scene)).toBeDefined();
          } else if (step.kind === 'dice') expect(step.faces.length).toBeGreaterThan(0);
          else if (step.kind === 'glow') expect(step.at.every(Boolean)).toBe(true);
        }
      }
    });
    for (const kind of ['travel', 'dice', 'glow', 'command']) expect(seen).toContain(kind);
  });
});

test('two units that change places travel both ways', () => {
  const { view } = sceneOf(begin('agincourt-1415', 'a'), 0);
  const [a, b] = view.units;
  const steps = plan({ kind: 'exchanged', unit: a?.id, with: b?.id }, view);
  expect(steps).toEqual([
    { kind: 'travel', unit: b?.id, from: b?.hex, to: a?.hex },
    { kind: 'travel', unit: a?.id, from: a?.hex, to: b?.hex },
  ]);
});

test('an event that nobody can see has no motion', () => {
  const { view } = sceneOf(begin('agincourt-1415', 'a'), 0);
  expect(plan({ kind: 'turn', seat: 0, number: 1 }, view)).toEqual([]);
});
