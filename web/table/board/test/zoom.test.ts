import { describe, expect, it } from 'vitest';
import {
  boardPoint,
  bringInto,
  closer,
  edgeTowards,
  fillingScale,
  isSeen,
  middleOf,
  viewBox,
  wholeBoard,
  within,
} from '../zoom.ts';

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

describe('the first view', () => {
  const [wide, upright] = [
    { width: 1400, height: 900 },
    { width: 360, height: 480 },
  ];

  it('fills the frame, but never comes so close that one is lost', () => {
    expect(fillingScale({ width: 900, height: 900 }, upright)).toBeCloseTo(480 / 360);
    expect(fillingScale({ width: 4000, height: 400 }, upright)).toBe(2.2);
    expect(fillingScale({ width: 1000, height: 700 }, upright, 1.32)).toBeCloseTo(1.32 / 0.36);
  });

  it('tells on which side a place lies that is out of sight', () => {
    const zoom = { scale: 2, centre: { x: 700, y: 450 } };
    expect(edgeTowards(wide, upright, zoom, { x: 720, y: 460 })).toBeUndefined();
    expect(edgeTowards(wide, upright, zoom, { x: 1380, y: 460 })).toBe('right');
    expect(edgeTowards(wide, upright, zoom, { x: 690, y: -900 })).toBe('top');
  });

  it('is about the middle of what is asked', () => {
    expect(middleOf([])).toBeUndefined();
    expect(
      middleOf([
        { x: 0, y: 10 },
        { x: 100, y: 30 },
      ]),
    ).toEqual({ x: 50, y: 20 });
  });
});

describe('what is asked about', () => {
  const [board, phone] = [
    { width: 1400, height: 900 },
    { width: 360, height: 468 },
  ];
  const near = { scale: 1.8, centre: { x: 700, y: 450 } };

  it('moves nothing if all of it is in sight', () => {
    expect(bringInto(board, phone, near, [near.centre])).toEqual(near);
  });

  it('comes above a sheet that covers the foot of the board', () => {
    const low = [{ x: 600, y: 800 }];
    const covered = 240;
    expect(low.every((at) => isSeen(board, phone, near, at, covered))).toBe(false);
    const moved = bringInto(board, phone, near, low, { covered });
    expect(moved.scale).toBe(near.scale);
    expect(low.every((at) => isSeen(board, phone, moved, at, covered))).toBe(true);
  });

  it('is seen from farther only if it does not fit', () => {
    const spread = [
      { x: 60, y: 450 },
      { x: 1340, y: 450 },
    ];
    const moved = bringInto(board, phone, near, spread);
    expect(moved.scale).toBeLessThan(near.scale);
    expect(bringInto(board, phone, near, spread.slice(0, 1)).scale).toBe(near.scale);
  });
});
