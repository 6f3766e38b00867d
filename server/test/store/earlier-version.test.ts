/**
 * A data folder that an earlier version left behind is served on. That version made `earlier-version.db.gz`: two accounts
 * (Ada, Bo), a guest, a table of Battue between Ada and the guest at which Ada does not want to be asked something, one of
 * BattleLore over days, one against a bot, and a rated match that is over.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { battue } from '@gonfalon/games/battue';
import { readMatchFile, verifyMatch } from '@gonfalon/kernel';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../support/client.ts';
import { folder, site } from '../support/start-server.ts';

/** When it was left. Guests and idle tables do not last for ever. */
const LEFT = 1_795_005_249_878;
const GUEST_COOKIE =
  'gonfalon=yV2rLuba_gtEl2x0JAiEcN6vSaJQjPookO-06sxxgug.mwm3ry99.e228mGd1Dw%2BeSiKmAtzMuz2qrXEXH06CbILpglSV088';
const BATTUE = '5Fqm4xscEu7OXzVHjkpSpw';
const OVER_DAYS = '-At6o64H8XFGWJP05XEQTQ';
const FINISHED = 'riEBcxstQgm_JVWpPhtF4A';
const WITH_BOT = 'TGR5I6QqmnfbMRK3rjh9wQ';

interface Returned {
  readonly ada: Client;
  readonly bo: Client;
  readonly visitor: Client;
}

/** The server of this version on that folder, and everybody back. */
async function comeBack(before: (db: DatabaseSyncInstance) => void = () => undefined): Promise<Returned> {
  vi.useFakeTimers({ toFake: ['Date'], now: LEFT + 60_000, shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const data = folder();
  const packed = readFileSync(new URL('./earlier-version.db.gz', import.meta.url));
  writeFileSync(join(data, 'gonfalon.db'), gunzipSync(packed));
  const db = new DatabaseSync(join(data, 'gonfalon.db'));
  before(db);
  db.close();
  const { guest } = await site({ data });
  const [ada, bo, visitor] = [await guest(), await guest(), await guest()];
  await ada.done('/api/sign-in', { name: 'Ada', password: 'password of Ada' });
  await bo.done('/api/sign-in', { name: 'Bo', password: 'password of Bo' });
  visitor.cookie = GUEST_COOKIE;
  return { ada, bo, visitor };
}

/** Plays so many choices of those who are asked, as far as the table does not answer for them meanwhile. */
async function playOn(table: string, people: readonly Client[], choices: number): Promise<void> {
  for (let made = 0; made < choices; ) {
    for (const client of people) {
      const { question, number } = (await client.show(table)).standing ?? {};
      if (!question) continue;
      const fields = { number, choice: question.choices.at(-1), key: `a-new-key-${made}` };
      const { body } = await client.command(table, 'choose', fields);
      if (body.ok) made++;
    }
  }
}

/** As the server stopped, and as if it had been killed before it had written any snapshot. */
const WAYS = [
  { how: 'stopped', before: () => undefined },
  { how: 'was killed', before: (db: DatabaseSyncInstance) => db.exec('delete from snapshots') },
];

describe.each(WAYS)('The folder of an earlier version that $how', ({ before }) => {
  test('keeps its accounts, its guest, their ratings and what was said', async () => {
    const { ada, visitor } = await comeBack(before);
    expect((await visitor.get('/api/me')).body).toMatchObject({ me: { kind: 'guest', name: 'Visitor' } });
    expect((await ada.get('/api/players/Ada')).body).toMatchObject({
      player: { games: [{ game: 'battue', rating: { rating: 1338 } }] },
    });
    expect((await ada.get(`/api/tables/${BATTUE}/chat`)).body).toMatchObject({
      lines: [{ text: 'Well met' }],
    });
  });

  test('goes on with a table of people where it was, with what somebody is not asked', async () => {
    const { ada, visitor } = await comeBack(before);
    expect((await ada.show(BATTUE)).standing).toMatchObject({
      seq: 266,
      number: 265,
      waiting: { seat: 1 },
      autoPassed: [{ prompt: 'defence-card', key: 'round 7 seat 1' }],
    });
    expect((await visitor.show(BATTUE)).standing?.question).toMatchObject({
      prompt: 'move',
      choices: [['done']],
    });
    await playOn(BATTUE, [ada, visitor], 20);
  });

  test('goes on with a table over days, and with one against a bot', async () => {
    const { ada, bo } = await comeBack(before);
    expect((await ada.show(OVER_DAYS)).standing).toMatchObject({ seq: 61, question: { prompt: 'order' } });
    await playOn(OVER_DAYS, [ada, bo], 10);
    expect((await ada.show(WITH_BOT)).standing).toMatchObject({ seq: 84, question: { prompt: 'order' } });
    await playOn(WITH_BOT, [ada], 10);
  });

  test('replays the match that is over at every place, and its file can be checked', async () => {
    const { ada } = await comeBack(before);
    for (const at of [1, 40, 82]) {
      const { body } = await ada.get(`/api/tables/${FINISHED}/replay?at=${at}&as=1`);
      expect(body).toMatchObject({ ok: true, at, last: 82, viewer: 1 });
    }
    const { body } = await ada.get(`/api/tables/${FINISHED}/file`);
    const { result } = verifyMatch(battue.game, readMatchFile(body));
    expect(result).toEqual({ ending: 'round-limit', winners: [1], scores: [3, 10] });
  });
});
