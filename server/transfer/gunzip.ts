/** A file that may be compressed, as the host's page hands it out. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** What a file of gzip begins with. */
const MAGIC = [0x1f, 0x8b];

export class CutShort extends Error {
  override name = 'CutShort';
}

/** The chunks of a stream, unpacked if they are gzip. Throws CutShort if that is not whole. */
export async function* unpacked(input: Readable): AsyncGenerator<string | Buffer> {
  const chunks: AsyncIterator<string | Buffer> = input[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = from(first.value, chunks);
  if (typeof first.value === 'string' || !MAGIC.every((byte, i) => first.value[i] === byte)) {
    yield* all;
    return;
  }
  const gunzip = createGunzip();
  // What fails is thrown by the reader below.
  pipeline(Readable.from(all), gunzip).catch(() => undefined);
  try {
    yield* gunzip as AsyncIterable<Buffer>;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      throw new CutShort(error.message, { cause: error });
    throw error;
  }
}

async function* from<T>(first: T, rest: AsyncIterator<T>): AsyncGenerator<T> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
