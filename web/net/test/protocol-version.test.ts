import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '@gonfalon/protocol';
import { expect, it } from 'vitest';
import { checkProtocol } from '../protocol-version.ts';

function page() {
  const kept = new Map<string, string>();
  const done: string[] = [];
  return {
    done,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    update: async () => void done.push('update'),
    reload: () => void done.push('reload'),
  };
}
const told = (version: number) => new Headers({ [PROTOCOL_HEADER]: String(version) });

it('loads the page anew for a server of another version, once', async () => {
  const here = page();
  await checkProtocol(told(PROTOCOL_VERSION + 1), here);
  await checkProtocol(told(PROTOCOL_VERSION + 1), here);
  expect(here.done).toEqual(['update', 'reload']);
  await checkProtocol(told(PROTOCOL_VERSION), here);
  await checkProtocol(told(PROTOCOL_VERSION + 1), here);
  expect(here.done).toEqual(['update', 'reload', 'update', 'reload']);
});

it('loads it anew though the new version could not be fetched', async () => {
  const here = { ...page(), update: () => Promise.reject(new Error('no network')) };
  await checkProtocol(told(PROTOCOL_VERSION + 1), here);
  expect(here.done).toEqual(['reload']);
});

it('stays where no version is told', async () => {
  const here = page();
  await checkProtocol(new Headers(), here);
  expect(here.done).toEqual([]);
});
