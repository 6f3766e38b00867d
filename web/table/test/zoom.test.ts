import { describe, expect, it } from 'vitest';
import { boardPoint, closer, viewBox, wholeBoard, within } from '../zoom.ts';

const box = { width: 100, height: 50 };
const frame = { width: 400, height: 400 };

describe('zoom', () => {
  it('shows the whole board in the middle of its frame', () => {
    expect(viewBox(box, frame, wholeBoard(box))).toBe('0 -25 100 100');
  });

  it('keeps the point under the pointer where it is', () => {
    const at = { x: 60, y: 20 };
    const zoom = closer(box, frame, { scale: 2, centre: { x: 50, y: 25 } }, 2, at);
    const before = { x: ((60 - 50) / 50) * 400 + 200, y: ((20 - 25) / 50) * 400 + 200 };
    expect(boardPoint(box, frame, zoom, before)).toEqual(at);
  });

  it('does not leave the board, nor go farther than all of it', () => {
    expect(within(box, frame, { scale: 4, centre: { x: -50, y: 500 } }).centre).toEqual({ x: 12.5, y: 37.5 });
    expect(within(box, frame, { scale: 0.2, centre: { x: 3, y: 3 } })).toEqual(wholeBoard(box));
  });
});
