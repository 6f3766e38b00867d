/** What the service worker keeps and how it answers: plain functions over caches and fetch. */

/** A file of the client: where it is and the SHA-256 of what it holds, in hexadecimal. */
export type Listed = readonly [path: string, hash: string];

export interface Caching {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly files: readonly Listed[];
  readonly version: string;
}

const PREFIX = 'gonfalon-';
const PAGE = '/index.html';
/** Headers that are no longer true of a body that was read. */
const SPENT = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Fetches every file of this version. One that is not what the list says belongs to another version, which is being
 * put in place right now: then this one is not kept at all.
 */
export async function keepAll({ caches, fetch, files, version }: Caching): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter(([path]) => !known.has(path));
  // What was fetched is kept even if something else is missing, for the next try.
  const outcomes = await Promise.allSettled(
    missing.map(async ([path, hash]) => {
      const response = await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });
      const body = await response.arrayBuffer();
      if (!response.ok || (await hashOf(body)) !== hash) throw new Error(`${path} is not of this version`);
      const headers = new Headers(response.headers);
      for (const name of SPENT) headers.delete(name);
      await cache.put(path, new Response(body, { headers }));
    }),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Lets go of old versions. Pages that are open may still need files of the last one: their names tell what they hold,
 * so that no page ever gets a file of another version.
 */
export async function forgetOld({ caches, version }: Caching, inUse: boolean): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  const kept = inUse ? 1 : 0;
  await Promise.all(old.slice(0, old.length - kept).map((name) => caches.delete(name)));
}

/** What a request is answered with; undefined if it is none of ours. */
export function answerTo(request: Request, origin: string, caching: Caching): Promise<Response> | undefined {
  const { origin: site, pathname } = new URL(request.url);
  if (request.method !== 'GET' || site !== origin || /^\/(api|mail)(\/|$)/.test(pathname)) return undefined;
  if (request.mode === 'navigate') return fromCache(PAGE, request, caching);
  if (caching.files.some(([path]) => path === pathname) || pathname.startsWith('/assets/'))
    return fromCache(pathname, request, caching);
  return undefined;
}

async function fromCache(
  path: string,
  request: Request,
  { caches, fetch, version }: Caching,
): Promise<Response> {
  const own = await caches.match(path, { cacheName: PREFIX + version });
  return own ?? (await caches.match(path)) ?? fetch(request);
}

async function hashOf(body: ArrayBuffer): Promise<string> {
  const bytes = [...new Uint8Array(await crypto.subtle.digest('SHA-256', body))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
