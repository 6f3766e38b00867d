/** A player asks what a bot would do. */
import { games } from '@gonfalon/games';
import type { Hint, TableView } from '@gonfalon/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BotFailed, WorkerPool } from '../../workers/bot-workers.ts';
import { rowsOf } from '../fuzz/fuzz.ts';
import type { Client } from '../support/client.ts';
import { onBothStores, site as openSite } from '../support/start-server.ts';

const PLAN = { game: 'battue', options: { quickSetup: true } };
const TWO = { ...PLAN, seats: [{ kind: 'me' }, { kind: 'open' }] };
const ALONE = { ...PLAN, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };
const { evaluation, messages } = games.find(({ game }) => game.id === 'battue') as (typeof games)[number];

/** The standing of somebody who is asked, as soon as the bots have played. */
async function turnOf(client: Client, id: string): Promise<TableView> {
  for (;;) {
    const { standing } = await client.show(id);
    if (standing?.question) return standing;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function refusedTo(client: Client, id: string, number: number): Promise<string | undefined> {
  const { body } = await client.command(id, 'hint', { number });
  return body.error?.rule ?? body.error?.code;
}

onBothStores((site) => {
  test('who plays against bots is told a choice of the question and why, and may choose it', async () => {
    const { guest } = await site();
    const ann = await guest();
    const id = await ann.create(ALONE);
    const { number, question, seq } = await turnOf(ann, id);
    const hint = (await ann.done(`/api/tables/${id}/hint`, { number })).hint as Hint;
    expect(question?.choices).toContainEqual(hint.choice);
    for (const { term, change } of hint.reasons) {
      expect(evaluation.features).toContain(term);
      expect(messages.fr.features[term]).toEqual(expect.any(String));
      expect(Math.abs(change)).toBeGreaterThan(0);
    }
    expect((await ann.show(id)).standing).toMatchObject({ number, seq });
    await ann.done(`/api/tables/${id}/choose`, { number, choice: hint.choice, key: 'as-advised' });
  });

  test('among people a table gives hints only if it was set up so, and its rematch does the same', async () => {
    const { guest } = await site();
    const [ann, bob, eve] = [await guest(), await guest(), await guest()];
    for (const hints of [false, true]) {
      const id = await ann.create({ ...TWO, game: 'battlelore', options: {}, hints });
      expect(await refusedTo(ann, id, 0)).toBe('table.not-playing');
      await bob.command(id, 'join');
      const { table, standing } = await ann.show(id);
      expect(table.hints).toBe(hints);
      const [asked, other] = standing?.question ? [ann, bob] : [bob, ann];
      const { number } = await turnOf(asked, id);
      expect(await refusedTo(asked, id, number)).toBe(hints ? undefined : 'table.no-hints');
      expect(await refusedTo(other, id, number)).toBe(hints ? 'table.not-asked' : 'table.no-hints');
      expect(await refusedTo(asked, id, number + 1)).toBe(hints ? 'table.stale' : 'table.no-hints');
      expect(await refusedTo(eve, id, number)).toBe('table.not-seated');
      await ann.command(id, 'resign');
      expect(await refusedTo(asked, id, number)).toBe('table.not-playing');
      const next = String((await bob.command(id, 'rematch')).body.table);
      expect((await bob.show(next)).table.hints).toBe(hints);
    }
  });

  test('a bot that stands in for somebody does not make it a table of bots', async () => {
    const { guest } = await site();
    const [ann, bob] = [await guest(), await guest()];
    const clock = { kind: 'days', perTurn: 60_000 };
    const id = await ann.create({ ...TWO, clock, lapse: { after: 1, become: 'bot' } });
    await bob.command(id, 'join');
    await bob.done('/api/account/delete', { password: '' });
    const { number } = await turnOf(ann, id);
    expect((await ann.show(id)).table.seats[1]).toMatchObject({ kind: 'bot' });
    expect(await refusedTo(ann, id, number)).toBe('table.no-hints');
  });

  test('what is asked after a hint over a socket does not wait for it', async () => {
    const { guest } = await site();
    const ann = await guest();
    const id = await ann.create(ALONE);
    const { number, question } = await turnOf(ann, id);
    await ann.connect();
    const { hint: think } = WorkerPool.prototype;
    let goOn: () => void = () => undefined;
    const thinking = vi.spyOn(WorkerPool.prototype, 'hint').mockImplementation(async function (
      this: WorkerPool,
      ...asked
    ) {
      // It takes as long as it takes until the other is answered.
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      return think.apply(this, asked);
    });
    onTestFinished(() => thinking.mockRestore());
    const hint = ann.ask('hint', id, { number });
    await expect.poll(() => thinking.mock.calls.length).toBe(1);
    expect(await ann.ask('explain', id, { choice: question?.choices[0] })).toMatchObject({ ok: true });
    goOn();
    expect((await hint).hint).toMatchObject({ choice: expect.any(Array) });
  });
});

test('a hint writes nothing', async () => {
  const server = await openSite();
  const ann = await server.guest();
  const id = await ann.create(ALONE);
  const { number } = await turnOf(ann, id);
  const before = await rowsOf(server);
  await ann.done(`/api/tables/${id}/hint`, { number });
  await refusedTo(ann, id, number + 1);
  expect(await rowsOf(server)).toEqual(before);
});

test('why there is no hint is told in both languages', async () => {
  const { guest } = await openSite();
  const [ann, bob] = [await guest(), await guest()];
  const id = await ann.create(TWO);
  await bob.command(id, 'join');
  const told = async (language: string) => {
    const headers = { 'accept-language': language };
    const { status, body } = await ann.post(`/api/tables/${id}/hint`, { number: 0 }, headers);
    expect(status).toBe(403);
    return body.error?.message;
  };
  expect(await told('en')).toBe('Hints are off at this table.');
  expect(await told('fr')).toBe('Les conseils sont désactivés à cette table.');
});

test('ten hints at once are enough for anybody', async () => {
  const thinking = vi
    .spyOn(WorkerPool.prototype, 'hint')
    .mockResolvedValue({ choice: ['pass'], reasons: [] });
  onTestFinished(() => thinking.mockRestore());
  const { guest } = await openSite({ allowance: 1 });
  const ann = await guest();
  const id = await ann.create(ALONE);
  const { number } = await turnOf(ann, id);
  // What is refused costs nothing.
  for (let i = 0; i < 12; i++) await refusedTo(ann, id, number + 1);
  const asked = async () => (await ann.command(id, 'hint', { number })).body.error;
  for (let i = 0; i < 10; i++) expect(await asked()).toBeUndefined();
  let refusal = await asked();
  // One more may have come back on a slow machine.
  while (!refusal) refusal = await asked();
  expect(refusal).toMatchObject({ code: 'request.too-many', params: { seconds: expect.any(Number) } });
});

test('a bot that fails is a fault of the server', async () => {
  const thinking = vi.spyOn(WorkerPool.prototype, 'hint').mockRejectedValue(new BotFailed('no advice'));
  onTestFinished(() => thinking.mockRestore());
  const { guest } = await openSite();
  const ann = await guest();
  const id = await ann.create(ALONE);
  const { number } = await turnOf(ann, id);
  const { status, body } = await ann.command(id, 'hint', { number });
  expect([status, body.error?.code]).toEqual([500, 'server.broken']);
});
