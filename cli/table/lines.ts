/** Lines of bytes from a stream, each at most so long: whoever sends more costs us no memory. */

export const MAX_LINE_LENGTH = 1_000_000;

/** The bytes of a line, or the reason why there are none. */
export type Line = Uint8Array | 'too long';

const NEWLINE = 10;

export async function* linesOf(stream: AsyncIterable<string | Uint8Array>): AsyncGenerator<Line> {
  let kept: Uint8Array[] = [];
  let length = 0;
  const take = (part: Uint8Array) => {
    length += part.length;
    if (length <= MAX_LINE_LENGTH) kept.push(part);
    else kept = [];
  };
  const finish = (): Line => {
    const line = length > MAX_LINE_LENGTH ? 'too long' : Buffer.concat(kept);
    kept = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      take(bytes.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    take(bytes.subarray(start));
  }
  if (length > 0) yield finish();
}
