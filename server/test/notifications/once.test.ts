/** Who is called when, how often, and by whom: on both stores, with a clock that the tests move. */
import { describe, expect, it } from 'vitest';
import { describeStores } from '../store/contract.ts';
import { account, idOf, NotificationFixture, WAITS } from './notification-fixture.ts';

describeStores((bench) => {
  async function annAndBob() {
    const { store } = bench;
    const desk = await NotificationFixture.open();
    const [ann, bob] = [await account(store, 'Ann'), await account(store, 'Bob')];
    const table = await desk.table(store, [ann, bob]);
    const { caller, mailboxes } = await desk.caller(store);
    const annsPhone = await desk.withDevice(store, ann);
    const bobsPhone = await desk.withDevice(store, bob, 'fr');
    await desk.withMail(mailboxes, ann, 'ann@example.org');
    await desk.withMail(mailboxes, bob, 'bob@example.org', 'fr');
    return { store, desk, ann, bob, table, caller, mailboxes, annsPhone, bobsPhone };
  }

  /** Everything that would be called from now until long after. */
  async function muchLater({ desk, caller }: Pick<Awaited<ReturnType<typeof annAndBob>>, 'desk' | 'caller'>) {
    for (let minute = 0; minute < 30; minute++) {
      desk.now += 60_000;
      await caller.sweep();
    }
  }

  describe('A person whose turn it is', () => {
    it('is called once by push and once by mail, each after its time, and nobody else is', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller, annsPhone, bobsPhone } = at;
      await desk.ask(store, table, 0, 1);
      desk.now += WAITS.push - 1;
      await caller.sweep();
      expect(annsPhone.received).toEqual([]);
      desk.now += 1;
      await caller.sweep();
      const address = `/table/${table}`;
      const told = {
        title: 'Your turn',
        body: 'Battue: Bob is waiting for your move.',
        tag: address,
        address,
      };
      expect(annsPhone.received).toEqual([told]);
      desk.now += WAITS.mail - WAITS.push - 1;
      await caller.sweep();
      expect(desk.sink.received).toEqual([]);
      desk.now += 1;
      await caller.sweep();
      expect(desk.sink.received.map(({ from, to }) => ({ from, to }))).toEqual([
        { from: 'turns@example.org', to: ['ann@example.org'] },
      ]);
      await muchLater(at);
      expect(annsPhone.received).toHaveLength(1);
      expect(desk.sink.received).toHaveLength(1);
      expect(bobsPhone.received).toEqual([]);
      expect(desk.service.requests).toBe(1);
    });

    it('gets a mail with the link, in plain text and in HTML, and ways to end these mails', async () => {
      const at = await annAndBob();
      const { store, desk, bob, table } = at;
      await store.changeIdentity(at.ann.id, { name: "Ann <b>&'" });
      await desk.ask(store, table, 1, 1);
      await muchLater(at);
      const [mail] = desk.sink.to('bob@example.org');
      expect(mail?.headers.get('subject')).toBe("À vous – Battue\u00a0: Ann <b>&' attend votre coup.");
      const [text, html] = ['text/plain', 'text/html'].map((type) => mail?.parts.get(type) ?? '');
      const link = `https://play.example.org/table/${table}`;
      const stop = /https:\S+\/mail\/stop\/\S+/.exec(text ?? '')?.[0] ?? '';
      expect(text).toContain(`\n${link}\n`);
      expect(stop).toContain(bob.id);
      expect(html).toContain(`<a href="${link}">`);
      expect(html).toContain(`<a href="${stop}">`);
      expect(html).toContain('Ann &lt;b&gt;&amp;&#39; attend votre coup.');
      expect(html).toContain('lang="fr"');
      expect(mail?.headers.get('list-unsubscribe')).toBe(`<${stop}>`);
      expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    });

    it('is not called again for another question of the same turn, but for the next turn', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller, annsPhone, bobsPhone } = at;
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      for (let question = 0; question < 3; question++) {
        await desk.ask(store, table, 0, 1);
        await muchLater(at);
      }
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([1, 1]);
      await desk.ask(store, table, 1, 5);
      desk.now += WAITS.push;
      await caller.sweep();
      expect(bobsPhone.received).toHaveLength(1);
      await desk.ask(store, table, 0, 6);
      await muchLater(at);
      expect([annsPhone.received.length, bobsPhone.received.length]).toEqual([2, 1]);
      expect(desk.sink.received.map(({ to }) => to[0])).toEqual(['ann@example.org', 'ann@example.org']);
    });

    it('who goes on playing is not called: every choice begins the waiting anew', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller, annsPhone } = at;
      for (let choice = 0; choice < 40; choice++) {
        await desk.ask(store, table, 0, 1);
        desk.now += WAITS.push - 1;
        await caller.sweep();
      }
      expect(annsPhone.received).toEqual([]);
      desk.now += 1;
      await caller.sweep();
      expect(annsPhone.received).toHaveLength(1);
      await desk.ask(store, table, 0, 1);
      desk.now += WAITS.mail - 1;
      await caller.sweep();
      expect(desk.sink.received).toEqual([]);
      await muchLater(at);
      expect(desk.sink.received).toHaveLength(1);
    });

    it('who answered, or whose table is over, is not called any more', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller, annsPhone } = at;
      await desk.ask(store, table, 0, 1);
      desk.now += WAITS.push;
      await caller.sweep();
      await desk.ask(store, table, undefined, 0);
      await muchLater(at);
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([1, 0]);
    });

    it('leaves nothing behind when the table is over', async () => {
      const at = await annAndBob();
      const { store, desk, table } = at;
      const rows = () => store.engine.db.selectFrom('calls').selectAll().execute();
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      await store.tidyCalls(desk.now);
      expect(await rows()).toHaveLength(2);
      await store.changeTable(table, 0, { status: 'finished' });
      await store.tidyCalls(desk.now);
      expect(await rows()).toEqual([]);
    });

    it('who gave the seat to a bot is not called', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, annsPhone } = at;
      await desk.ask(store, table, 0, 1);
      const seat = { seat: 0, kind: 'bot', identity: ann.id, bot: 'greedy' } as const;
      expect(await store.changeTable(table, 0, { seats: [seat] })).toBe(true);
      await muchLater(at);
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([0, 0]);
    });

    it('is called at each device, and at none that came after the turn had begun to wait', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, annsPhone } = at;
      const tablet = await desk.withDevice(store, ann, 'fr');
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      const late = await desk.withDevice(store, ann);
      await muchLater(at);
      expect([annsPhone, tablet, late].map(({ received }) => received.length)).toEqual([1, 1, 0]);
      expect(tablet.received[0]).toMatchObject({
        title: 'À vous',
        body: 'Battue\u00a0: Bob attend votre coup.',
      });
    });
  });

  describe('Somebody who looks at the table', () => {
    it('is not called as long as they do', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, annsPhone, bobsPhone } = at;
      await store.enterTable('another process', table, ann.id, desk.now + 24 * 3_600_000);
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([0, 0]);
      await store.leaveTable('another process', table, ann.id);
      await muchLater(at);
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([1, 1]);
      expect(bobsPhone.received).toEqual([]);
    });

    it('is called though a process that died said that they were there', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, annsPhone } = at;
      await store.enterTable('dead', table, ann.id, desk.now + 30_000);
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      expect(annsPhone.received).toHaveLength(1);
    });
  });

  describe('Several processes', () => {
    it('make each call once, however they race', async () => {
      const at = await annAndBob();
      const { store, desk, ann, bob, annsPhone, bobsPhone } = at;
      const other = store.shared ? await bench.open() : store;
      const callers = [at.caller, (await desk.caller(other)).caller, (await desk.caller(store)).caller];
      const tables = [at.table];
      for (let i = 1; i < 20; i++) tables.push(await desk.table(store, [ann, bob]));
      for (const [i, table] of tables.entries()) await desk.ask(store, table, i % 2, 1);
      desk.now += WAITS.mail;
      for (let round = 0; round < 3; round++) {
        await Promise.all(callers.map((caller) => caller.sweep()));
        desk.now += 60_000;
      }
      const tags = (device: typeof annsPhone) => device.received.map(({ tag }) => tag).sort();
      const links = (seat: number) =>
        tables.filter((_, i) => i % 2 === seat).map((table) => `/table/${table}`);
      expect(tags(annsPhone)).toEqual(links(0).sort());
      expect(tags(bobsPhone)).toEqual(links(1).sort());
      expect(desk.sink.to('ann@example.org')).toHaveLength(10);
      expect(desk.sink.to('bob@example.org')).toHaveLength(10);
    });

    it('that start again do not repeat what the last one called, and go on with what it did not', async () => {
      const at = await annAndBob();
      const { desk, table, annsPhone } = at;
      await desk.ask(at.store, table, 0, 1);
      desk.now += WAITS.push;
      await at.caller.sweep();
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([1, 0]);
      const { caller } = await desk.caller(await bench.reopen());
      await muchLater({ desk, caller });
      expect([annsPhone.received.length, desk.sink.received.length]).toEqual([1, 1]);
    });
  });

  describe('A device', () => {
    it.each([404, 410])('that its service does not know any more (%i) is forgotten', async (status) => {
      const at = await annAndBob();
      const { store, desk, table, ann } = at;
      await desk.ask(store, table, 0, 1);
      desk.service.status = status;
      await muchLater(at);
      expect(await store.devices(ann.id)).toEqual([]);
      expect(desk.service.requests).toBe(1);
      expect(desk.sink.received).toHaveLength(1);
    });

    it.each([429, 503])(
      'whose service is not well (%i) is called a few times more, and then no more',
      async (status) => {
        const at = await annAndBob();
        const { store, desk, table, ann, annsPhone } = at;
        await desk.ask(store, table, 0, 1);
        desk.service.status = status;
        await muchLater(at);
        expect(desk.service.requests).toBe(4);
        expect(await store.devices(ann.id)).toHaveLength(1);
        const log = desk.log.join('');
        expect(log).toContain('a call could not be made');
        for (const secret of [annsPhone.endpoint, desk.service.origin, 'example.org', table])
          expect(log).not.toContain(secret);
      },
    );

    it('whose service is well again gets the call once', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller, annsPhone } = at;
      await desk.ask(store, table, 0, 1);
      desk.service.status = 500;
      desk.now += WAITS.push;
      await caller.sweep();
      desk.service.status = 201;
      await muchLater(at);
      expect(annsPhone.received).toHaveLength(1);
    });

    it('whose service refuses the call (403) is not called again in that turn', async () => {
      const at = await annAndBob();
      const { store, desk, table } = at;
      await desk.ask(store, table, 0, 1);
      desk.service.status = 403;
      await muchLater(at);
      expect(desk.service.requests).toBe(1);
    });

    it('that was removed before its call was due gets none', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, annsPhone } = at;
      await desk.ask(store, table, 0, 1);
      desk.service.status = 503;
      desk.now += WAITS.push;
      await at.caller.sweep();
      desk.service.status = 201;
      await store.removeDevice(idOf(annsPhone), ann.id);
      await muchLater(at);
      expect(annsPhone.received).toEqual([]);
    });
  });

  describe('A mail server', () => {
    it('that is busy is tried again a few times, and the mail comes once', async () => {
      const at = await annAndBob();
      const { store, desk, table, caller } = at;
      await desk.ask(store, table, 0, 1);
      desk.sink.refusal = '451 later';
      desk.now += WAITS.mail;
      await caller.sweep();
      expect(desk.sink.received).toEqual([]);
      desk.sink.refusal = undefined;
      await muchLater(at);
      expect(desk.sink.received).toHaveLength(1);
    });

    it('that refuses the mail for good is not asked again in that turn', async () => {
      const at = await annAndBob();
      const { store, desk, table } = at;
      desk.sink.attempts = 0;
      await desk.ask(store, table, 0, 1);
      desk.sink.refusal = '550 no';
      await muchLater(at);
      expect(desk.sink.attempts).toBe(1);
    });
  });

  describe('An address', () => {
    it('gets nothing but the question whether it is right until that was answered', async () => {
      const { store } = bench;
      const desk = await NotificationFixture.open();
      const [ann, bob] = [await account(store, 'Ann'), await account(store, 'Bob')];
      const { caller, mailboxes } = await desk.caller(store);
      const table = await desk.table(store, [ann, bob]);
      await mailboxes.set(ann, 'ann@example.org', 'en');
      await desk.ask(store, table, 0, 1);
      await muchLater({ desk, caller });
      expect(desk.sink.received).toHaveLength(1);
      const [question] = desk.sink.received;
      expect(question?.headers.get('subject')).toBe('Confirm your email address');
      expect(question?.headers.has('list-unsubscribe')).toBe(false);
      expect(await mailboxes.confirm('x'.repeat(32))).toBe(false);
      expect(await mailboxes.confirm(desk.tokenFor('ann@example.org'))).toBe(true);
      expect(await mailboxes.confirm(desk.tokenFor('ann@example.org'))).toBe(false);
      await desk.ask(store, table, 1, 2);
      await desk.ask(store, table, 0, 3);
      await muchLater({ desk, caller });
      expect(desk.sink.received).toHaveLength(2);
    });

    it('cannot be confirmed by an old link, nor by that of the address before', async () => {
      const { store } = bench;
      const desk = await NotificationFixture.open();
      const ann = await account(store, 'Ann');
      const { mailboxes } = await desk.caller(store);
      await mailboxes.set(ann, 'old@example.org', 'en');
      await mailboxes.set(ann, 'new@example.org', 'en');
      expect(await mailboxes.confirm(desk.tokenFor('old@example.org'))).toBe(false);
      desk.now += 24 * 3_600_000;
      expect(await mailboxes.confirm(desk.tokenFor('new@example.org'))).toBe(false);
      expect(await store.mailbox(ann.id)).toMatchObject({ address: 'new@example.org', confirmed: false });
    });

    it('gets no more mails after the link to end them was used, or the mails were switched off', async () => {
      const at = await annAndBob();
      const { store, desk, table, ann, mailboxes } = at;
      await desk.ask(store, table, 0, 1);
      await muchLater(at);
      const text = desk.sink.received[0]?.parts.get('text/plain') ?? '';
      const [, who = '', key = ''] = /\/mail\/stop\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
      await mailboxes.stop(who, 'x'.repeat(43));
      expect(await store.mailbox(ann.id)).toMatchObject({ wanted: true });
      await mailboxes.stop(who, key);
      expect(await store.mailbox(ann.id)).toMatchObject({ confirmed: true, wanted: false });
      await desk.ask(store, table, 1, 2);
      await desk.ask(store, table, 0, 3);
      await muchLater(at);
      expect(desk.sink.received).toHaveLength(1);
    });
  });
});
