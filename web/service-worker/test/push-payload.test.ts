import { describe, expect, it } from 'vitest';
import { readPushPayload, tabFor } from '../push-payload.ts';

const call = {
  title: 'Your turn',
  body: 'Battue: Bob is waiting for your move.',
  tag: '/table/a',
  address: '/table/a',
};

describe('a push', () => {
  it('of the server is read', () => {
    expect(readPushPayload(JSON.stringify({ ...call, more: 1 }))).toEqual(call);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['null', 'null'],
    ['something missing', JSON.stringify({ ...call, body: undefined })],
    ['another site', JSON.stringify({ ...call, address: 'https://evil.example.org' })],
    ['another site by its host', JSON.stringify({ ...call, address: '//evil.example.org' })],
    [
      'another site by its host, written otherwise',
      JSON.stringify({ ...call, address: '/\\evil.example.org' }),
    ],
    ['a script', JSON.stringify({ ...call, address: 'javascript:alert(1)' })],
  ])('with %s is not shown', (_, text) => {
    expect(readPushPayload(text)).toBeUndefined();
  });
});

describe('who follows a call', () => {
  const [other, table] = [{ url: 'http://site/local/x' }, { url: 'http://site/table/a?from=3' }];

  it('comes to the tab that shows the table, else to any tab', () => {
    expect(tabFor([other, table], '/table/a')).toBe(table);
    expect(tabFor([other], '/table/a')).toBe(other);
    expect(tabFor([], '/table/a')).toBeUndefined();
  });
});
