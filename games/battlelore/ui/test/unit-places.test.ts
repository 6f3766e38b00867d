import { expect, test } from 'vitest';
import { battlelore } from '../../index.ts';
import { messagesAt, screenMessages } from '../unit-places.ts';
import { begin, sceneOf } from './scenes.ts';

test('on the screen a unit is told by where it stands, in the log without its code', () => {
  const { view } = sceneOf(begin('agincourt-1415', 'place'), 0);
  const unit = view.units.find(({ id }) => id === 'P-AR2');
  const at = messagesAt(view, 'en');
  expect(at.ref('P-AR2')).toBe(`Unit of archers (${unit?.hex})`);
  expect(messagesAt(view, 'fr').ref('P-AR2')).toBe(`Unité d’archers (${unit?.hex})`);
  expect(screenMessages.en.event({ kind: 'ordered', unit: 'P-AR2', paid: 0 })).not.toMatch(/P-AR2/);
  expect(battlelore.messages.en.ref('P-AR2')).toContain('P-AR2');
});
