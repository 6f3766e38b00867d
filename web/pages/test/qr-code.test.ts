import encode from 'qr';
import decode from 'qr/decode.js';
import { expect, test } from 'vitest';
import { pathOf } from '../qr-code.tsx';

const LINK = 'https://play.example.org/table/kNbTpW3xQ0aB5sYcR8dFeg';
/** How many pixels a module is wide. */
const SCALE = 4;

/** What a camera would see of the path. */
function picture(path: string, size: number) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const [left, top, right] = [Number(x), Number(y), Number(x) + Number(long)].map((at) => at * SCALE);
    for (let row = top ?? 0; row < (top ?? 0) + SCALE; row++) {
      for (let at = left ?? 0; at < (right ?? 0); at++)
        data.fill(0, (row * width + at) * 4, (row * width + at) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test('the picture of a link is read as that link', () => {
  const rows = encode(LINK, 'raw', { ecc: 'medium' });
  expect(decode(picture(pathOf(rows), rows.length))).toBe(LINK);
});
