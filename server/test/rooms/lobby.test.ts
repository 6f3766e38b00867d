import { expect, test } from 'vitest';
import { onBothStores, standStill } from '../support/start-server.ts';

const TWO = { game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] };

onBothStores((site) => {
  test('a table starts by itself when its last seat is taken, and not before', async () => {
    const { guest } = await site();
    const [ann, bob, cat] = [await guest(), await guest(), await guest()];
    const id = await ann.create({ ...TWO, seats: [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] });
    expect((await bob.command(id, 'join', { seat: 2 })).body).toMatchObject({ seat: 2 });
    expect((await cat.command(id, 'join', { seat: 2 })).body.error?.code).toBe('table.seat-taken');
    expect((await bob.command(id, 'join')).body.error?.code).toBe('table.seated');
    expect((await ann.show(id)).table).toMatchObject({ status: 'open', you: 1 });
    expect((await ann.show(id)).standing).toBeUndefined();
    await cat.command(id, 'join');
    expect((await ann.show(id)).table.status).toBe('playing');
    expect((await ann.command(id, 'leave')).body.error?.code).toBe('table.not-open');
  });

  test('of many who want the last seat at the same moment, one gets it', async () => {
    const { guest } = await site();
    const ann = await guest();
    const id = await ann.create(TWO);
    const others = await Promise.all(Array.from({ length: 8 }, guest));
    const answers = await Promise.all(others.map((one) => one.command(id, 'join')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.map(({ body }) => body.error?.code).filter((code) => code !== undefined);
    expect(codes.every((code) => code === 'table.not-open' || code === 'table.full')).toBe(true);
  });

  test('the host may start earlier and let bots fill the seats; nobody else may', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create({ ...TWO, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await bob.command(id, 'join');
    expect((await bob.command(id, 'start', { fill: 'random' })).body.error?.code).toBe('table.host-only');
    expect((await ann.command(id, 'start')).body.error?.code).toBe('table.not-full');
    expect((await ann.command(id, 'start', { fill: 'nobody' })).body.error?.code).toBe('table.bot-unknown');
    expect((await ann.command(id, 'start', { fill: 'random' })).status).toBe(200);
    const { table } = await ann.show(id);
    expect(table.status).toBe('playing');
    expect(table.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot']);
  });

  test('when the host leaves, another player is the host; when the last one leaves, the table is cancelled', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create({ ...TWO, seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await bob.command(id, 'join');
    await ann.command(id, 'leave');
    const { table } = await bob.show(id);
    expect(table.host).toBe(table.seats[1]?.person?.id);
    await bob.command(id, 'leave');
    expect((await bob.show(id).catch(() => undefined))?.table.status).toBe('cancelled');
    expect((await bob.command(id, 'join')).body.error?.code).toBe('table.not-open');
  });

  test('options are checked by the game’s own schema, and against a real set-up', async () => {
    const { guest } = await site();
    const ann = await guest();
    const city = { format: 'gonfalon-battue-city/1', id: 'x', seats: 2, tiles: {} };
    const tries = [
      { ...TWO, game: 'chess' },
      { ...TWO, options: { quickSetup: 'yes' } },
      { ...TWO, options: { unheardOf: 1 } },
      { ...TWO, seats: [{ kind: 'me' }] },
      { ...TWO, seats: [{ kind: 'me' }, { kind: 'me' }] },
      { ...TWO, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep-blue' }] },
      { game: 'battlelore', seats: TWO.seats, options: { adventure: 'nowhere' } },
      { game: 'battue', seats: TWO.seats, options: { city: { ...city, seats: 3 } } },
      { game: 'battue', seats: TWO.seats, options: { city: { ...city, tiles: { 'N-M1': 'S01' } } } },
      { ...TWO, clock: { kind: 'live', bank: 1 } },
      {
        ...TWO,
        clock: { kind: 'days', perTurn: 86_400_000, nights: { from: '22:00', to: '8:00', timeZone: 'Mars' } },
      },
    ];
    const answers = await Promise.all(tries.map((plan) => ann.post('/api/tables', plan)));
    expect(answers.map(({ body }) => body.error?.code)).toEqual([
      'table.game-unknown',
      'table.bad-options',
      'table.bad-options',
      'table.bad-options',
      'table.seated',
      'table.bot-unknown',
      'table.bad-options',
      'table.bad-options',
      'table.bad-options',
      'request.malformed',
      'request.malformed',
    ]);
    expect((await ann.get('/api/tables?list=mine')).body.tables).toEqual([]);
  });

  test('a private table is in no list but its players’, and without the link there is no such table', async () => {
    const { guest } = await site();
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const hidden = await ann.create({ ...TWO, spectators: false });
    const open = await ann.create({ ...TWO, public: true });
    const ids = async (who: typeof ann, list: string) => {
      const { body } = await who.get(`/api/tables?list=${list}`);
      return (body.tables as { id: string }[]).map(({ id }) => id);
    };
    expect(await ids(eve, 'open')).toEqual([open]);
    expect((await ids(ann, 'mine')).sort()).toEqual([hidden, open].sort());
    await bob.command(hidden, 'join');
    await bob.command(open, 'join');
    expect(await ids(eve, 'open')).toEqual([]);
    expect(await ids(eve, 'live')).toEqual([open]);
    const unknown = 'A'.repeat(22);
    for (const path of ['', '/events', '/chat', '/replay', '/file']) {
      const there = await eve.get(`/api/tables/${hidden}${path}`);
      const nowhere = await eve.get(`/api/tables/${unknown}${path}`);
      expect([there.status, there.body]).toEqual([nowhere.status, nowhere.body]);
    }
    for (const command of ['join', 'chat', 'resign', 'explain', 'rematch', 'leave', 'cancel']) {
      const fields = { chat: { text: 'hi' }, why: { choice: ['x'] } }[command] ?? {};
      const there = await eve.command(hidden, command, fields);
      const nowhere = await eve.command(unknown, command, fields);
      expect([command, there.status, there.body]).toEqual([command, nowhere.status, nowhere.body]);
    }
  });

  test('my tables come with those first where it is my turn', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    for (let i = 0; i < 4; i++) {
      const id = await ann.create(TWO);
      await bob.command(id, 'join');
    }
    await ann.create(TWO);
    for (const who of [ann, bob]) {
      const { body } = await who.get('/api/tables?list=mine');
      const turns = (body.tables as { yourTurn: boolean }[]).map(({ yourTurn }) => yourTurn);
      expect(turns).toEqual([...turns].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test('a rematch has the seats moved round by one; both who ask for it meet at the same table', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const id = await ann.create({ ...TWO, game: 'battlelore' });
    await bob.command(id, 'join');
    expect((await ann.command(id, 'rematch')).body.error?.code).toBe('table.not-finished');
    await ann.command(id, 'resign');
    const first = await bob.command(id, 'rematch');
    const next = String(first.body.table);
    expect((await bob.show(next)).table).toMatchObject({ status: 'open', you: 0 });
    expect((await ann.show(id)).table.rematch).toBe(next);
    const cat = await guest();
    expect((await cat.command(next, 'join')).body.error?.code).toBe('table.full');
    expect((await ann.command(id, 'rematch')).body).toMatchObject({ table: next });
    expect((await ann.show(next)).table).toMatchObject({ status: 'playing', you: 1 });
    expect((await ann.show(next)).table.commitment).not.toBe((await ann.show(id)).table.commitment);
  });

  test('players and spectators write among themselves; a host may mute; a table may be silent', async () => {
    const { guest } = await site();
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    const id = await ann.create(TWO);
    await bob.command(id, 'join');
    for (const one of [ann, bob, eve]) {
      await one.connect();
      await one.ask('watch', id);
    }
    await ann.command(id, 'chat', { text: 'Good luck, Bob' });
    await eve.command(id, 'chat', { text: 'I bet on Ann' });
    const isLine = (push: { do: string }) => push.do === 'chat';
    expect(await bob.push(isLine)).toMatchObject({ line: { text: 'Good luck, Bob', to: 'players' } });
    expect(await eve.push(isLine)).toMatchObject({ line: { text: 'I bet on Ann', to: 'spectators' } });
    const texts = async (who: typeof ann) => {
      const { body } = await who.get(`/api/tables/${id}/chat`);
      return (body.lines as { text: string }[]).map(({ text }) => text);
    };
    expect(await texts(bob)).toEqual(['Good luck, Bob']);
    expect(await texts(eve)).toEqual(['I bet on Ann']);
    const bobsId = (await ann.show(id)).table.seats[1]?.person?.id;
    expect((await bob.command(id, 'mute', { who: bobsId, on: true })).body.error?.code).toBe(
      'table.host-only',
    );
    const nobody = await ann.command(id, 'mute', { who: 'x'.repeat(22), on: true });
    expect([nobody.status, nobody.body.error?.message]).toEqual([
      400,
      'Can’t read this request: it refers to an unknown user.',
    ]);
    await ann.command(id, 'mute', { who: bobsId, on: true });
    expect((await bob.command(id, 'chat', { text: 'hm' })).body.error?.code).toBe('chat.muted');
    await ann.command(id, 'mute', { who: bobsId, on: false });
    expect((await bob.command(id, 'chat', { text: 'x'.repeat(501) })).body.error?.code).toBe(
      'request.malformed',
    );
    expect((await bob.command(id, 'chat', { text: ' \u200b ' })).body.error?.code).toBe('request.malformed');
    await ann.command(id, 'offer', { end: 'stop' });
    await bob.command(id, 'accept');
    expect(await texts(eve)).toEqual(['Good luck, Bob', 'I bet on Ann']);
    const silent = await ann.create({ ...TWO, chat: 'off' });
    expect((await ann.command(silent, 'chat', { text: 'hello?' })).body.error?.code).toBe('chat.off');
    const players = await ann.create({ ...TWO, chat: 'players' });
    expect((await eve.command(players, 'chat', { text: 'hello?' })).body.error?.code).toBe('chat.off');
  });

  test('who writes too fast is asked to wait', async () => {
    const { guest } = await site({ allowance: 1 });
    const ann = await guest();
    const id = await ann.create(TWO);
    standStill();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => ann.command(id, 'chat', { text: 'so' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.find(({ status }) => status === 429)?.body.error?.code).toBe('request.too-many');
  });

  test('who plays one rematch after the other is asked to wait as who makes tables is', async () => {
    const { guest } = await site({ allowance: 1 });
    const ann = await guest();
    let id = await ann.create({ ...TWO, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    standStill();
    for (let i = 0; i < 30; i++) {
      await ann.done(`/api/tables/${id}/resign`);
      id = String((await ann.done(`/api/tables/${id}/rematch`)).table);
    }
    await ann.done(`/api/tables/${id}/resign`);
    const { status, body } = await ann.command(id, 'rematch');
    expect([status, body.error?.code]).toEqual([429, 'request.too-many']);
  });

  test('who deletes the account leaves a nameless seat, which a bot takes over', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    await ann.done('/api/account', { name: 'Ann of Tarsos', password: 'correct horse' });
    const id = await ann.create(TWO);
    const waiting = await ann.create(TWO);
    await bob.command(id, 'join');
    expect((await bob.show(id)).table.seats[0]?.person?.name).toBe('Ann of Tarsos');
    await ann.done('/api/account/delete', { password: 'correct horse' });
    const { table } = await bob.show(id);
    expect(table.seats[0]).toMatchObject({ kind: 'bot', standsInFor: { kind: 'deleted', name: '' } });
    expect((await bob.show(waiting)).table.status).toBe('cancelled');
  });
});
