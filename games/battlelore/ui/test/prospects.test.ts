import { describe, expect, test } from 'vitest';
import { ADVENTURE_IDS, distance } from '../../content/index.ts';
import { retreatHexes } from '../../rules/attack.ts';
import { lineOfSight } from '../../rules/sight.ts';
import { GONE } from '../../rules/state.ts';
import { retreat, ways } from '../reach.ts';
import { aim } from '../sight.ts';
import { statusOf } from '../status.ts';
import { visibleState } from '../visible-state.ts';
import { begin, randomly, sceneOf } from './scenes.ts';

describe.each(ADVENTURE_IDS)('%s', (adventure) => {
  test('a picked unit is shown exactly the hexes that it is offered', () => {
    randomly(adventure, 'ways', 300, (scene) => {
      if (scene.question?.prompt !== 'destination') return;
      const state = visibleState(scene.view);
      const mover = state.units.find((u) => u.id === scene.question?.params?.unit);
      const offered = scene.choices.filter(([verb]) => verb === 'to' || verb === 'rush').map(([, to]) => to);
      const shown = mover ? ways(state, mover).map(({ hex }) => hex) : [];
      expect(new Set(shown)).toEqual(new Set(offered));
    });
  });

  test('attacks are offered only along lines that are shown as clear', () => {
    randomly(adventure, 'aim', 400, (scene) => {
      if (scene.question?.prompt !== 'combat') return;
      const state = visibleState(scene.view);
      for (const [verb, attacker, target] of scene.choices) {
        const unit = state.units.find((u) => u.id === attacker);
        if (verb !== 'attack' || !unit) continue;
        expect(aim(state, unit).lines.find((line) => line.target.id === target)?.clear).toBe(true);
      }
    });
  });

  test('a blocked line names what blocks it, and a retreat goes by the rules', () => {
    randomly(adventure, 'lines', 60, (scene) => {
      const state = visibleState(scene.view);
      for (const unit of state.units) {
        if (unit.hex === GONE) continue;
        for (const { to, clear } of aim(state, unit).lines) {
          expect(clear).toBe(distance(unit.hex, to) === 1 || lineOfSight(state, unit.hex, to).clear);
        }
        const { steps, cornered } = retreat(state, unit);
        const first = steps.filter(({ from }) => from === unit.hex).map(({ to }) => to);
        expect(first).toEqual(retreatHexes(state, unit));
        expect(cornered).toBe(first.length === 0);
      }
    });
  });
});

test('signs tell what happened to a unit', () => {
  const state = visibleState(sceneOf(begin('kerlock-wood', 'a'), 0).view);
  const [unit] = state.units;
  if (!unit) throw new Error('no unit');
  const worn = { ...unit, ordered: 'card', moved: true, battles: 1, web: true, poison: true } as const;
  expect([...statusOf(state, worn).signs]).toEqual(['ordered', 'moved', 'battled', 'poison', 'web']);
  expect([...statusOf(state, { ...unit, noBattle: true }).signs]).toContain('held');
});
