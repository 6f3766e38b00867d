/** Who may ask what of the host's page. */
import { MAX_REASON_LENGTH } from '@gonfalon/protocol';
import * as fc from 'fast-check';
import { fastify } from 'fastify';
import { describe, expect, test } from 'vitest';
import { AuditLog } from '../../admin/audit-log.ts';
import type { AdminParts } from '../../http/admin/parts.ts';
import { adminRoutes } from '../../http/admin/routes.ts';
import type { Limits } from '../../rate-limit/limits.ts';
import { expectRefusal, rowsOf, spoilt } from '../fuzz/fuzz.ts';
import { silent } from '../store/test-stores.ts';
import type { Client } from '../support/client.ts';
import { onBothStores, site, standStill } from '../support/start-server.ts';
import { account, beside, host, idOf, PASSWORD } from './admin-site.ts';

interface Route {
  readonly method: string;
  readonly url: string;
}

/** Every route that there is: one that is added without the check fails below. */
async function allRoutes(): Promise<Route[]> {
  const app = fastify();
  const routes: Route[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ method: String(method), url: `/api${url}` });
  });
  await adminRoutes(app, {} as AdminParts, {} as Limits);
  await app.ready();
  return routes;
}

const filled = (url: string) => url.replace(':id', 'somebody').replace(':ticket', 'a-ticket');

async function ask(client: Client, { method, url }: Route) {
  const path = filled(url);
  return method === 'POST' ? client.post(path, {}) : client.get(path);
}

const routes = (await allRoutes()).filter(({ method }) => method !== 'HEAD');

test('There are routes for all that the page shows', () => {
  const posts = routes.filter(({ method }) => method === 'POST').map(({ url }) => url);
  expect(posts.sort()).toEqual([
    '/api/host/backup',
    '/api/host/people/:id/delete',
    '/api/host/people/:id/lift',
    '/api/host/people/:id/rename',
    '/api/host/people/:id/role',
    '/api/host/people/:id/sanction',
    '/api/host/people/:id/sign-out',
    '/api/host/read-only',
    '/api/host/reports/:id',
    '/api/host/shut-outs',
    '/api/host/shut-outs/:id/lift',
    '/api/host/tables/:id/close',
  ]);
});

onBothStores((open) => {
  test('For everybody but hosts there is nothing at any address of the page', async () => {
    const here = await open();
    const guest = await here.guest();
    const other = await account(here, 'Otto');
    const former = await host(here, 'Fritz');
    const boss = await host(here);
    await boss.done(`/api/host/people/${await idOf(former)}/role`, { host: false });
    const stranger = await here.guest();
    stranger.cookie = '';
    const nothing = await guest.get('/api/host-is-not-here');
    expect(nothing).toMatchObject({ status: 404, body: { error: { code: 'request.unknown' } } });
    for (const route of routes)
      for (const client of [stranger, guest, other, former])
        expect([route.url, await ask(client, route)]).toEqual([route.url, nothing]);
    expect((await boss.get('/api/host')).status).toBe(200);
  });
});

describe('A host', () => {
  test('is let in by what the store says at the moment, not by what was true before', async () => {
    const here = await site();
    const boss = await host(here);
    expect((await boss.get('/api/me')).body.me).toMatchObject({ host: true });
    expect((await boss.get('/api/host')).status).toBe(200);
    await beside(here, async (store) => store.removeHost(await idOf(boss), 'any'));
    expect((await boss.get('/api/host')).status).toBe(404);
    expect((await boss.get('/api/me')).body.me).not.toHaveProperty('host');
  });

  test('is asked by our own pages only, also for what is read', async () => {
    const here = await site();
    const boss = await host(here);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    for (const { method, url } of routes) {
      const path = filled(url);
      const { body } = method === 'POST' ? await boss.post(path, {}, foreign) : await boss.get(path, foreign);
      expect([url, body.error?.code]).toEqual([url, 'request.origin']);
    }
  });

  test('cannot shut out themselves, another host, or the last host', async () => {
    const here = await site();
    const [boss, deputy] = [await host(here), await host(here, 'Dora')];
    const [own, other] = [await idOf(boss), await idOf(deputy)];
    const code = async (path: string, fields: object) =>
      (await boss.post(`/api/host/people/${path}`, fields)).body.error?.code;
    expect(await code(`${own}/role`, { host: false })).toBe('host.self');
    expect(await code(`${own}/sanction`, { kind: 'ban', reason: 'a slip' })).toBe('host.self');
    expect(await code(`${own}/delete`, {})).toBe('host.self');
    expect(await code(`${other}/sanction`, { kind: 'ban', reason: 'a quarrel' })).toBe('host.is-host');
    expect(await code(`${other}/delete`, {})).toBe('host.is-host');
    const guest = await idOf(await here.guest());
    expect(await code(`${guest}/role`, { host: true })).toBe('host.not-an-account');
    expect(await code('nobody/lift', { kind: 'ban' })).toBe('host.unknown-person');
    expect(await code(`${other}/role`, { host: false })).toBeUndefined();
    expect(await code(`${other}/sanction`, { kind: 'ban', reason: 'now it goes' })).toBeUndefined();
  });

  test('is refused what makes no sense, and nothing is done or written down', async () => {
    const here = await site();
    const boss = await host(here);
    const guest = await idOf(await here.guest());
    const bad: readonly (readonly [string, unknown])[] = [
      [`people/${guest}/sanction`, { kind: 'ban' }],
      [`people/${guest}/sanction`, { kind: 'ban', reason: '   ' }],
      [`people/${guest}/sanction`, { kind: 'ban', reason: 'x'.repeat(MAX_REASON_LENGTH + 1) }],
      [`people/${guest}/sanction`, { kind: 'ban', reason: 'rude', hours: 0 }],
      [`people/${guest}/sanction`, { kind: 'ban', reason: 'rude', hours: 1e9 }],
      [`people/${guest}/sanction`, { kind: 'exile', reason: 'rude' }],
      [`people/${guest}/sanction`, { kind: 'ban', reason: 'rude', shutOut: 31 * 24 }],
      ['shut-outs', { hours: 0 }],
      ['shut-outs/nonsense/lift', {}],
      [`people/${guest}/rename`, { name: '<b>' }],
      [`people/${guest}/role`, { host: 'yes' }],
      [`people/${guest}/delete`, { really: true }],
      ['read-only', { on: 1 }],
      ['backup', { password: 'wrong' }],
      ['tables/nonsense/close', {}],
      ['reports/nonsense', { settlement: 'done' }],
    ];
    for (const [path, fields] of bad) {
      const { status } = await boss.post(`/api/host/${path}`, fields);
      expect([path, fields, status >= 400 && status < 500]).toEqual([path, fields, true]);
    }
    for (const path of [
      'people?which=all',
      'tables?status=lost',
      'reports?before=..',
      'acts?before=%00',
      'shut-outs?before=x',
    ])
      expect([path, (await boss.get(`/api/host/${path}`)).status]).toEqual([path, 400]);
    expect((await boss.get('/api/host/acts')).body.acts).toEqual([]);
    expect((await boss.get('/api/host/people?which=banned')).body.people).toEqual([]);
    expect(here.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('is refused whatever cannot be read, and nothing is changed', async () => {
    const here = await site();
    const boss = await host(here);
    const guest = await idOf(await here.guest());
    const good: Readonly<Record<string, object>> = {
      [`people/${guest}/sanction`]: { kind: 'ban', reason: 'Rude.', hours: 24, shutOut: 24 },
      [`people/${guest}/lift`]: { kind: 'ban' },
      [`people/${guest}/rename`]: { name: 'Somebody' },
      [`people/${guest}/role`]: { host: true },
      [`people/${guest}/sign-out`]: {},
      [`people/${guest}/delete`]: {},
      'read-only': { on: true, note: 'Back soon.' },
      backup: { password: PASSWORD },
      'tables/a-handle/close': {},
      'reports/a-report': { settlement: 'done' },
      'shut-outs': { hours: 24 },
      'shut-outs/some/lift': {},
    };
    const before = await rowsOf(here);
    const hostile = fc
      .constantFrom(...Object.keys(good))
      .chain((path) => fc.tuple(fc.constant(path), spoilt(good[path] ?? {})));
    await fc.assert(
      fc.asyncProperty(hostile, async ([path, body]) => {
        const answer = await boss.post(`/api/host/${path}`, body);
        expectRefusal(answer.body);
      }),
      { seed: 1415, endOnFailure: true, numRuns: 150 },
    );
    expect(await rowsOf(here)).toEqual(before);
    expect(here.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test('sees what every host did, whom it concerned and when', async () => {
    const here = await site();
    const [boss, deputy] = [await host(here), await host(here, 'Dora')];
    const eve = await account(here, 'Eve');
    const id = await idOf(eve);
    await boss.done(`/api/host/people/${id}/sanction`, { kind: 'mute', hours: 1, reason: ' Rude\nwords ' });
    await boss.done(`/api/host/people/${id}/rename`, { name: 'Evelyn' });
    await boss.done(`/api/host/people/${id}/lift`, { kind: 'mute' });
    await boss.done(`/api/host/people/${id}/sign-out`);
    const { acts } = (await deputy.get('/api/host/acts')).body as { acts: object[] };
    expect(acts).toMatchObject([
      { by: 'Hilda', did: 'sign-out', whom: { id, name: 'Evelyn' } },
      { did: 'lift-mute' },
      { did: 'rename', detail: { from: 'Eve', to: 'Evelyn' } },
      { did: 'mute', detail: { reason: 'Rude words', until: expect.any(Number) } },
    ]);
    expect((await eve.get('/api/tables?list=mine')).body.error?.code).toBe('identity.needed');
    const again = await here.guest();
    const entered = await again.post('/api/sign-in', { name: 'evelyn', password: PASSWORD });
    expect(entered.status).toBe(200);
    await boss.done(`/api/host/people/${id}/delete`);
    expect((await boss.get('/api/host/people')).body.people).toHaveLength(2);
    const erased = (await boss.get('/api/host/acts')).body as { acts: { detail: object }[] };
    for (const { detail } of erased.acts) expect(JSON.stringify(detail)).not.toContain('Eve');
  });

  test('sees how the site fares', async () => {
    const here = await site();
    const boss = await host(here);
    await boss.connect();
    await boss.create({ game: 'battue', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect((await boss.get('/api/host')).body.overview).toMatchObject({
      version: expect.stringMatching(/^\d+\./),
      store: 'sqlite',
      size: expect.any(Number),
      processes: [{ people: 1, rooms: 0, faults: 0 }],
      tables: { open: 1, playing: 0, finished: 0, cancelled: 0 },
      accounts: 1,
      faults: [],
    });
  });
});

test('Of two acts in the same moment the record knows which came first', async () => {
  standStill();
  const at: number[] = [];
  const acts = new AuditLog({ noteAct: async (act) => void at.push(act.at) }, silent);
  for (const did of ['mute', 'shut-out', 'ban'] as const) await acts.note(undefined, did);
  expect(at).toEqual([...new Set(at)].sort((a, b) => a - b));
  expect(at).toHaveLength(3);
});
