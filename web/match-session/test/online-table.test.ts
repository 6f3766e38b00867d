import type { ChatMessage, TableInfo, Update } from '@gonfalon/protocol';
import { effect } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LiveSocket } from '../../net/socket.ts';
import { LiveHost, until } from '../../net/test/live-host.ts';
import { OnlineTable } from '../online-table.ts';

let host: LiveHost;
let line: LiveSocket;
let table: OnlineTable;
const item = (seq: number) => ({ seq, at: 0, events: [{ kind: `e${seq}` }] });
const said = (n: number) => ({ n, text: `line ${n}` }) as ChatMessage;

function update(from: number, seq: number, more: Partial<Update> = {}): Update {
  return {
    do: 'update',
    table: 't',
    from,
    seq,
    number: seq,
    viewer: 0,
    mayUndo: false,
    news: [item(seq)],
    revoked: [],
    ...more,
  };
}

beforeEach(async () => {
  host = new LiveHost();
  await host.start();
  host.answer = ({ do: name, from }, { push }) => {
    if (name === 'watch' && from === 0)
      push.call(host, update(0, 2, { view: { a: 1 }, news: [item(1), item(2)] }));
    return { ok: true };
  };
  line = host.line();
  table = new OnlineTable('t', line, async () => [said(1)]);
  await until(() => table.standing.value !== undefined);
});
afterEach(async () => {
  table.close();
  line.close();
  await host.stop();
});

describe('a table of a server', () => {
  it('adds up what comes: news, patches of the view, lines of the chat', async () => {
    host.push(update(2, 3, { patch: { b: 2 } }));
    host.push({ do: 'chat', table: 't', line: said(2) });
    host.push({ do: 'table', info: { id: 't', status: 'playing' } as TableInfo });
    await until(() => table.info.value !== undefined && table.chat.value.length === 2);
    expect(table.standing.value).toMatchObject({ seq: 3, view: { a: 1, b: 2 } });
    expect(table.news.value.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('tells listeners of an update, with its whole view, before the standing changes', async () => {
    const seen: unknown[] = [];
    table.onUpdate(({ seq, view }) => seen.push([seq, view, table.standing.value?.seq]));
    host.push(update(2, 3, { patch: { b: 2 } }));
    await until(() => seen.length === 1);
    expect(seen).toEqual([[3, { a: 1, b: 2 }, 2]]);
  });

  it('asks for what it missed when an update does not lead on', async () => {
    host.push(update(5, 6, { patch: { b: 2 } }));
    await until(() => host.of('watch').length === 2);
    expect(host.of('watch')[1]).toMatchObject({ from: 2 });
    expect(table.standing.value?.seq).toBe(2);
  });

  it('resumes after a loss from what it has', async () => {
    host.push(update(2, 3, { view: {} }));
    await until(() => table.standing.value?.seq === 3);
    host.cut();
    await until(() => host.of('watch').length === 2);
    expect(host.of('watch')[1]).toMatchObject({ from: 3 });
  });

  it('chooses with the number of its question and a key of its own', async () => {
    expect(await table.choose(['pass'])).toBeUndefined();
    expect(await table.choose(['pass'])).toBeUndefined();
    const [first, second] = host.of('choose');
    expect(first).toMatchObject({ table: 't', number: 2, choice: ['pass'] });
    expect(first?.key).toMatch(/^[\w-]{8,64}$/);
    expect(second?.key).not.toBe(first?.key);
  });

  it('asks for advice about its question', async () => {
    const hint = { choice: ['pass'], reasons: [{ term: 'warriors', change: 0.1 }] };
    host.answer = () => ({ ok: true, seq: 2, number: 2, hint });
    expect(await table.hint()).toEqual(hint);
    expect(host.of('hint')[0]).toMatchObject({ table: 't', number: 2 });
    host.answer = () => ({ ok: false, error: { code: 'table.no-hints', message: 'none' } });
    expect(await table.hint()).toMatchObject({ code: 'table.no-hints' });
  });

  it('answers with the failure, and looks again if it was out of date', async () => {
    host.answer = ({ do: name }) =>
      name === 'choose'
        ? { ok: false, error: { code: 'table.refused', rule: 'table.stale', message: '' }, standing: {} }
        : { ok: true };
    expect(await table.choose(['pass'])).toMatchObject({ rule: 'table.stale' });
    await until(() => host.of('watch').length === 2);
  });

  it('knows what it passes automatically, and its rematch', async () => {
    await table.command('autoPass', { prompt: 'p', key: 'k', on: true });
    expect(table.standing.value?.autoPassed).toEqual([{ prompt: 'p', key: 'k' }]);
    await table.command('autoPass', { prompt: 'p', key: 'k', on: false });
    expect(table.standing.value?.autoPassed).toEqual([]);
    host.push({ do: 'table', info: { id: 't', status: 'finished' } as TableInfo });
    await until(() => table.info.value !== undefined);
    host.answer = () => ({ ok: true, table: 'next' });
    await table.command('rematch', {});
    expect(table.info.value?.rematch).toBe('next');
  });

  it('has its trouble told', async () => {
    host.answer = () => ({ ok: false, error: { code: 'table.unknown', message: 'gone' } });
    const other = new OnlineTable('u', line, async () => []);
    await until(() => other.loadError.value !== undefined);
    expect(other.loadError.value?.code).toBe('table.unknown');
    other.close();
  });

  it('takes updates in together when the screen is drawn, or before anything else that comes', async () => {
    table.close();
    const acts: (() => void)[] = [];
    table = new OnlineTable(
      't',
      line,
      async () => [],
      (act) => void acts.push(act),
    );
    await until(() => acts.length === 1);
    expect(table.standing.value).toBeUndefined();
    acts.pop()?.();
    const standings: unknown[] = [];
    const stop = effect(() => void standings.push(table.standing.value?.seq));
    for (const seq of [2, 3, 4]) host.push(update(seq, seq + 1, { patch: {} }));
    host.push({ do: 'chat', table: 't', line: said(1) });
    await until(() => table.chat.value.length === 1);
    expect(standings).toEqual([2, 5]);
    expect(table.news.value.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
    stop();
  });
});
