import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caching, Listed } from '../caching.ts';
import { answerTo, forgetOld, keepAll } from '../caching.ts';

const SITE = 'https://here';

/** The caches of a browser, as far as they are used here. */
class Shelf {
  readonly stored = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const cache = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((path) => new Request(SITE + path)),
      put: async (path: string, response: Response) => void cache.set(path, response),
    };
  }

  async keys() {
    return [...this.stored.keys()];
  }

  async delete(name: string) {
    return this.stored.delete(name);
  }

  async match(path: string, { cacheName }: { cacheName?: string } = {}) {
    const caches = cacheName === undefined ? [...this.stored.values()] : [this.stored.get(cacheName)];
    return caches
      .map((cache) => cache?.get(path))
      .find((found) => found !== undefined)
      ?.clone();
  }
}

let shelf: Shelf;
let site: Record<string, string>;
let fetched: string[];

function version(name: string, files: Record<string, string>): Caching {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  return {
    caches: shelf as unknown as CacheStorage,
    fetch: async (request) => {
      const path = new URL(typeof request === 'string' ? request : request.url, SITE).pathname;
      fetched.push(path);
      return path in site ? new Response(site[path]) : new Response('', { status: 404 });
    },
    files: Object.entries(files).map(([path, text]): Listed => [path, hash(text)]),
    version: name,
  };
}

function asks(path: string, mode = 'no-cors', method = 'GET'): Request {
  return { url: SITE + path, mode, method } as Request;
}

const one = { '/index.html': 'one', '/assets/a-1.js': 'a1' };
const two = { '/index.html': 'two', '/assets/a-2.js': 'a2' };

beforeEach(() => {
  shelf = new Shelf();
  site = { ...one };
  fetched = [];
});

const bodyOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('the service worker', () => {
  it('keeps every file, and answers with them when the network is off', async () => {
    const caching = version('1', one);
    await keepAll(caching);
    site = {};
    expect(await bodyOf(answerTo(asks('/local/abc', 'navigate'), SITE, caching))).toBe('one');
    expect(await bodyOf(answerTo(asks('/assets/a-1.js'), SITE, caching))).toBe('a1');
  });

  it('is not installed if a file belongs to another version', async () => {
    site = { ...one, '/index.html': 'two' };
    await expect(keepAll(version('1', one))).rejects.toThrow('/index.html');
    site = { '/index.html': 'one' };
    await expect(keepAll(version('2', one))).rejects.toThrow('/assets/a-1.js');
  });

  it('fetches only what it lacks when it tries again', async () => {
    site = { '/index.html': 'one' };
    await keepAll(version('1', one)).catch(() => undefined);
    site = { ...one };
    fetched = [];
    await keepAll(version('1', one));
    expect(fetched).toEqual(['/assets/a-1.js']);
  });

  it('shows the new page, and gives an open page of the last version its own files', async () => {
    await keepAll(version('1', one));
    site = { ...two };
    const caching = version('2', two);
    await keepAll(caching);
    await forgetOld(caching, true);
    expect(await bodyOf(answerTo(asks('/', 'navigate'), SITE, caching))).toBe('two');
    expect(await bodyOf(answerTo(asks('/assets/a-1.js'), SITE, caching))).toBe('a1');
  });

  it('lets go of versions that nobody can need', async () => {
    for (const name of ['1', '2', '3']) await keepAll(version(name, one));
    await shelf.open('of somebody else');
    await forgetOld(version('3', one), true);
    expect(await shelf.keys()).toEqual(['gonfalon-2', 'gonfalon-3', 'of somebody else']);
    await forgetOld(version('3', one), false);
    expect(await shelf.keys()).toEqual(['gonfalon-3', 'of somebody else']);
  });

  it('leaves the server alone', () => {
    const caching = version('1', one);
    expect(answerTo(asks('/api/me'), SITE, caching)).toBeUndefined();
    expect(answerTo(asks('/api/tables/x/file', 'navigate'), SITE, caching)).toBeUndefined();
    expect(answerTo(asks('/mail/stop/a/b', 'navigate'), SITE, caching)).toBeUndefined();
    expect(answerTo(asks('/', 'navigate', 'POST'), SITE, caching)).toBeUndefined();
    expect(answerTo(asks('/robots.txt'), SITE, caching)).toBeUndefined();
    expect(answerTo(asks('/index.html'), 'https://elsewhere', caching)).toBeUndefined();
  });

  it('asks the network for a file that is on no shelf', async () => {
    const caching = version('1', one);
    expect(await bodyOf(answerTo(asks('/assets/a-1.js'), SITE, caching))).toBe('a1');
    expect(fetched).toEqual(['/assets/a-1.js']);
  });
});
