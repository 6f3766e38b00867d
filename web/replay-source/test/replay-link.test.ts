import { describe, expect, it } from 'vitest';
import { positionPath, readPosition, sourceOf } from '../replay-link.ts';

describe('a link to a moment', () => {
  it('says again what it was made of', () => {
    for (const moment of [
      { at: 12, as: 1, record: false },
      { at: 3, as: 'spectator', record: true },
    ] as const) {
      const { search } = new URL(positionPath('abc', moment), 'https://here');
      expect(readPosition(search)).toEqual({ ...moment, check: false });
    }
  });

  it('leaves out what cannot be read', () => {
    expect(readPosition('?at=-3&as=me')).toEqual({ record: false, check: false });
    expect(readPosition('?check')).toEqual({ record: false, check: true });
  });
});

describe('what is replayed', () => {
  it('is a table of the server, a match of this device or a file, by its name', () => {
    expect(sourceOf('A_b-5678901234567890cd')).toEqual({ kind: 'table', id: 'A_b-5678901234567890cd' });
    expect(sourceOf('0123456789abcdef')).toEqual({ kind: 'local', id: '0123456789abcdef' });
    expect(sourceOf('file')).toEqual({ kind: 'file' });
  });
});
