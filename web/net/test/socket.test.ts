import type { Failure, ServerMessage } from '@gonfalon/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUnreachable } from '../failure.ts';
import type { LiveSocket } from '../socket.ts';
import { LiveHost, until } from './live-host.ts';

let host: LiveHost;
let line: LiveSocket | undefined;

beforeEach(async () => {
  host = new LiveHost();
  await host.start();
});
afterEach(async () => {
  line?.close();
  await host.stop();
});

function watcher(from = 0) {
  const told: ServerMessage[] = [];
  const failures: Failure[] = [];
  return {
    told,
    failures,
    at: from,
    from() {
      return this.at;
    },
    onMessage: (push: ServerMessage) => void told.push(push),
    fail: (failure: Failure) => void failures.push(failure),
  };
}

describe('the line to the server', () => {
  it('watches a table and tells what comes from there', async () => {
    line = host.line();
    const one = watcher(7);
    line.watch('t1', one);
    await until(() => host.of('watch').length === 1);
    expect(host.asked[0]).toMatchObject({ do: 'watch', table: 't1', from: 7, patches: true });
    host.push({ do: 'chat', table: 't2', line: {} });
    host.push({ do: 'chat', table: 't1', line: {} });
    await until(() => one.told.length > 0);
    expect(one.told).toEqual([{ do: 'chat', table: 't1', line: {} }]);
    expect(line.connection.value).toBe('live');
  });

  it('is opened for the table that somebody came to last, also when it was cut', async () => {
    line = host.line();
    line.watch('t1', watcher());
    await until(() => host.of('watch').length === 1);
    line.watch('t2', watcher());
    await until(() => host.of('watch').length === 2);
    host.cut();
    await until(() => host.of('watch').length === 4);
    expect(host.openedFor).toEqual(['t1', 't2']);
  });

  it('watches again from where it was when the line was cut', async () => {
    line = host.line();
    const one = watcher();
    line.watch('t1', one);
    await until(() => host.of('watch').length === 1);
    one.at = 12;
    host.cut();
    await until(() => host.of('watch').length === 2);
    expect(host.of('watch')[1]).toMatchObject({ from: 12 });
  });

  it('comes back after the server was away', async () => {
    line = host.line();
    line.watch('t1', watcher());
    await until(() => host.of('watch').length === 1);
    await host.stop();
    await until(() => line?.connection.value === 'offline');
    await host.start();
    await until(() => host.of('watch').length === 2);
    expect(line.connection.value).toBe('live');
  });

  it('sends what has a key again, the same, when the answer was lost', async () => {
    line = host.line();
    host.answer = ({ do: name }) =>
      name === 'choose' && host.of('choose').length === 1 ? 'silence' : { ok: true };
    line.watch('t1', watcher());
    const reply = line.request('choose', 't1', { key: 'k1' }, true);
    await until(() => host.of('choose').length === 1);
    host.cut();
    expect(await reply).toMatchObject({ ok: true });
    const [first, second] = host.of('choose');
    expect(second).toEqual(first);
    expect(host.asked.at(-2)).toMatchObject({ do: 'watch' });
  });

  it('sends it over another line when no answer comes', async () => {
    line = host.line({ patience: 30 });
    host.answer = ({ do: name }) =>
      name === 'choose' && host.of('choose').length === 1 ? 'silence' : { ok: true };
    expect(await line.request('choose', 't1', { key: 'k1' }, true)).toMatchObject({ ok: true });
    expect(host.of('choose')).toHaveLength(2);
  });

  it('asks again when the server says that it cannot just now', async () => {
    line = host.line();
    host.answer = () =>
      host.of('choose').length === 1
        ? { ok: false, error: { code: 'server.unavailable', message: '' } }
        : { ok: true };
    expect(await line.request('choose', 't1', { key: 'k1' }, true)).toMatchObject({ ok: true });
  });

  it('does not send twice what has no key, but says that it may not have arrived', async () => {
    line = host.line();
    host.answer = () => 'silence';
    const reply = line.request('chat', 't1', { text: 'hello' });
    await until(() => host.of('chat').length === 1);
    host.cut();
    const failed = await reply;
    expect(failed.ok || isUnreachable(failed.error)).toBe(true);
    expect(failed.ok).toBe(false);
    expect(host.of('chat')).toHaveLength(1);
  });

  it('tells the watcher why there is nothing to watch', async () => {
    line = host.line();
    host.answer = () => ({ ok: false, error: { code: 'table.unknown', message: 'no such table' } });
    const one = watcher();
    line.watch('t1', one);
    await until(() => one.failures.length > 0);
    expect(one.failures[0]?.code).toBe('table.unknown');
  });

  it('waits as long as the server asks for when that stops', async () => {
    line = host.line({ soon: 60_000, longest: 60_000 });
    line.watch('t1', watcher());
    await until(() => host.of('watch').length === 1);
    host.push({ do: 'bye', reason: 'stopping', again: 5 });
    // What is answered after that was heard after that.
    await line.request('explain', 't1', { choice: ['pass'] });
    host.cut();
    await until(() => host.of('watch').length === 2);
  });

  it('tries at once when it is nudged', async () => {
    line = host.line({ soon: 60_000, longest: 60_000 });
    line.watch('t1', watcher());
    await until(() => host.of('watch').length === 1);
    host.cut();
    await until(() => line?.connection.value === 'offline');
    line.reconnectNow();
    await until(() => host.of('watch').length === 2);
  });

  it('notices a line that is dead without having been closed', async () => {
    line = host.line({ silence: 20, probe: 30 });
    let dead = false;
    host.answer = () => (dead ? 'silence' : { ok: true });
    line.watch('t1', watcher());
    await until(() => host.of('watch').length >= 2);
    dead = true;
    await until(() => line?.connection.value === 'offline');
    dead = false;
    await until(() => line?.connection.value === 'live');
  });

  it('makes itself known before it opens, and anew if it was refused', async () => {
    const asked: boolean[] = [];
    await host.stop();
    line = host.line({}, async (again) => {
      asked.push(again);
      return true;
    });
    line.watch('t1', watcher());
    await until(() => asked.length >= 2);
    await host.start();
    await until(() => host.of('watch').length === 1);
    expect(asked.slice(0, 2)).toEqual([false, true]);
  });

  it('stops watching when it is told to', async () => {
    line = host.line();
    const stop = line.watch('t1', watcher());
    await until(() => host.of('watch').length === 1);
    stop();
    await until(() => host.of('unwatch').length === 1);
  });
});
