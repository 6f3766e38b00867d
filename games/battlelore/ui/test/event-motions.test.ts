import { expect, test } from 'vitest';
import { eventMotions } from '../event-motions.ts';
import { begin, sceneOf } from './scenes.ts';

test('two units that change places travel both ways', () => {
  const { view } = sceneOf(begin('agincourt-1415', 'a'), 0);
  const [a, b] = view.units;
  const steps = eventMotions({ kind: 'exchanged', unit: a?.id, with: b?.id }, view);
  expect(steps).toEqual([
    { kind: 'travel', unit: b?.id, from: b?.hex, to: a?.hex },
    { kind: 'travel', unit: a?.id, from: a?.hex, to: b?.hex },
  ]);
});

test('an event that nobody can see has no motion', () => {
  const { view } = sceneOf(begin('agincourt-1415', 'a'), 0);
  expect(eventMotions({ kind: 'turn', seat: 0, number: 1 }, view)).toEqual([]);
});
