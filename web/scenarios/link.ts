/** A scenario inside the address of a link: packed into what stands behind the #, which no server is told. */
import { MAX_SCENARIO_LENGTH } from '@gonfalon/protocol';

/** No browser and no letter need take longer links. */
const MAX_LINK_LENGTH = 16 * 1024;

export async function pack(text: string): Promise<string> {
  const bytes = await collect(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const letters = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text, unless the link is broken or holds more than any scenario. */
export async function unpack(packed: string): Promise<string | undefined> {
  if (packed.length > MAX_LINK_LENGTH || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const found = await collect(stream, MAX_SCENARIO_LENGTH);
    return found && new TextDecoder('utf-8', { fatal: true }).decode(found);
  } catch {
    return undefined;
  }
}

/** All bytes of a stream; nothing if there are more than `most`, and then the rest is not read. */
async function collect(
  stream: ReadableStream<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
