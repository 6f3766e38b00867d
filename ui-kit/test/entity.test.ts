import { describe, expect, it } from 'vitest';
import { sameEntity } from '../entity.ts';
import type { Scene } from '../scene.ts';

const pick = () => undefined;
const messages = {} as Scene['messages'];

function scene(more: Partial<Scene> = {}): Scene {
  return { pick, messages, offered: new Set(), selected: [], highlighted: new Set(), ...more } as Scene;
}

describe('a thing in two scenes', () => {
  it('is the same whatever happens to others', () => {
    const others = scene({
      offered: new Set(['b']),
      selected: ['c'],
      highlighted: new Set(['d']),
      hovered: 'e',
    });
    expect(sameEntity(scene(), others, 'a')).toBe(true);
  });

  it.each<Partial<Scene>>([
    { offered: new Set(['a']) },
    { selected: ['a'] },
    { highlighted: new Set(['a']) },
    { hovered: 'a' },
    { messages: {} as Scene['messages'] },
    { pick: () => undefined },
  ])('differs by what is said of it, by its words, and by who acts: %#', (more) => {
    expect(sameEntity(scene(), scene(more), 'a')).toBe(false);
  });
});
