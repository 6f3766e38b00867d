import { describe, expect, it } from 'vitest';
import type { Scene } from '../scene.ts';
import { sameThing } from '../thing.ts';

const pick = () => undefined;
const words = {} as Scene['words'];

function scene(more: Partial<Scene> = {}): Scene {
  return { pick, words, offered: new Set(), picked: [], concerned: new Set(), ...more } as Scene;
}

describe('a thing in two scenes', () => {
  it('is the same whatever happens to others', () => {
    const others = scene({ offered: new Set(['b']), picked: ['c'], concerned: new Set(['d']), pointed: 'e' });
    expect(sameThing(scene(), others, 'a')).toBe(true);
  });

  it.each<Partial<Scene>>([
    { offered: new Set(['a']) },
    { picked: ['a'] },
    { concerned: new Set(['a']) },
    { pointed: 'a' },
    { words: {} as Scene['words'] },
    { pick: () => undefined },
  ])('differs by what is said of it, by its words, and by who acts: %#', (more) => {
    expect(sameThing(scene(), scene(more), 'a')).toBe(false);
  });
});
