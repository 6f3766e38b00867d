/** Sockets: who may open one, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { onBothStores, standStill } from '../support/start-server.ts';

const ALONE = { game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] };

onBothStores((site) => {
  test('a socket needs a cookie of ours, our own origin, and the right address', async () => {
    const { guest, address } = await site();
    const ann = await guest();
    await expect(ann.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(ann.connect({ 'sec-fetch-site': 'cross-site' })).rejects.toThrow('403');
    await ann.connect({ origin: address });
    await ann.close();
    const stranger = await guest();
    stranger.cookie = `${ann.cookie.slice(0, -3)}abc`;
    await expect(stranger.connect()).rejects.toThrow('401');
    stranger.cookie = '';
    await expect(stranger.connect()).rejects.toThrow('401');
  });

  test('signing out everywhere closes the sockets; signing out of one browser closes those of that browser', async () => {
    const { guest } = await site();
    const [ann, phone] = [await guest(), await guest()];
    await ann.done('/api/account', { name: 'Ann', password: 'correct horse' });
    await phone.done('/api/sign-in', { name: 'ann', password: 'correct horse' });
    await ann.connect();
    await phone.connect();
    const gone = phone.closed();
    await phone.done('/api/sign-out', {});
    expect(await gone).toBe(4001);
    const id = await ann.create(ALONE);
    expect((await ann.ask('watch', id)).ok).toBe(true);
    const all = ann.closed();
    await ann.done('/api/sign-out', { everywhere: true });
    expect(await all).toBe(4001);
  });

  test('a stopping server says goodbye, and takes nothing more', async () => {
    const { guest, stop } = await site();
    const ann = await guest();
    const id = await ann.create(ALONE);
    await ann.connect();
    await ann.ask('watch', id);
    const gone = ann.closed();
    await Promise.all([stop(), ann.push((push) => push.do === 'bye')]);
    expect(await gone).toBe(4002);
  });

  test('who goes over to an account keeps playing under it', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    await ann.done('/api/account', { name: 'Ann', password: 'correct horse' });
    const phone = await guest();
    const id = await phone.create(ALONE);
    await bob.command(id, 'join');
    expect((await ann.command(id, 'resign')).body.error?.code).toBe('table.not-seated');
    await phone.done('/api/sign-in', { name: 'Ann', password: 'correct horse' });
    expect((await phone.show(id)).table).toMatchObject({ you: 0 });
    const { table } = await ann.show(id);
    expect(table.seats[0]?.person?.name).toBe('Ann');
    const asked = table.toMove === 0 ? ann : bob;
    const { standing } = await asked.show(id);
    const fields = { number: standing?.number, choice: standing?.question?.choices[0], key: randomUUID() };
    expect((await asked.command(id, 'choose', fields)).status).toBe(200);
  });

  test('what is asked is answered in order, with its own id; what cannot be read is answered too', async () => {
    const { guest } = await site();
    const ann = await guest();
    const id = await ann.create(ALONE);
    await ann.connect();
    const replies = await Promise.all([
      ann.ask('watch', id),
      ann.ask('unheard-of', id),
      ann.ask('choose', id, { number: 0 }),
      ann.ask('chat', id, { text: 'hello' }),
    ]);
    expect(replies.map(({ ok, error }) => ok || error?.code)).toEqual([
      true,
      'request.unknown',
      'request.malformed',
      true,
    ]);
    const before = ann.received.length;
    ann.sendRaw('{"do":');
    ann.sendRaw('[]');
    ann.sendRaw(Buffer.from([1, 2, 3]));
    await ann.ask('unwatch', id);
    const answered = ann.received.slice(before, before + 3).map((text) => JSON.parse(text));
    for (const reply of answered)
      expect(reply).toMatchObject({ ok: false, error: { code: 'request.malformed' } });
  });

  test('a message that is too large closes the socket, and nothing else', async () => {
    const { guest } = await site();
    const ann = await guest();
    await ann.connect();
    const gone = ann.closed();
    ann.sendRaw('x'.repeat(65 * 1024));
    expect(await gone).toBe(1009);
    await ann.connect();
  });

  test('somebody who asks too much over a socket is told to wait', async () => {
    const { guest } = await site({ allowance: 1 });
    const ann = await guest();
    const id = await ann.create(ALONE);
    await ann.connect();
    standStill();
    let refused = 0;
    for (let i = 0; i < 80 && refused === 0; i++) {
      const { error } = await ann.ask('unwatch', id);
      if (error?.code === 'request.too-many') refused++;
    }
    expect(refused).toBe(1);
  });

  test('a connection that breaks off in the middle of its handshake harms nobody', async () => {
    const { guest, address } = await site();
    const { hostname, port } = new URL(address);
    for (const text of ['GET /api/live HTTP/1.1\r\nUpgrade: websocket\r\n', 'NONSENSE\r\n\r\n', '\u0000']) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(text);
          socket.destroy();
        });
        socket.on('close', () => resolve());
      });
    }
    const ann = await guest();
    await ann.connect();
  });
});
