/** A server that is killed and started again makes no call twice. */
import { describe, expect, test } from 'vitest';
import { DATA_FOLDERS } from '../faults/data-folder.ts';
import { Site } from '../faults/site.ts';
import { until } from '../faults/until.ts';
import { Client } from '../support/client.ts';
import { PushService } from './push-service.ts';
import { SmtpSink } from './smtp-sink.ts';

const KILLS = 3;
const ALONE = { game: 'battue', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] };

describe.each(DATA_FOLDERS)('a server that is killed ($kind)', ({ make }) => {
  test(`${KILLS} times after a call does not repeat it, and makes the calls that it owes`, async () => {
    const { settings } = await make();
    const [service, sink] = [await PushService.start(), await SmtpSink.start()];
    const { publicKey, privateKey, contact } = service.settings;
    const site = await Site.open({
      ...settings,
      PUSH_PUBLIC_KEY: publicKey,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_CONTACT: contact,
      PUSH_SERVICES: service.origin,
      // Time enough to kill it before.
      PUSH_AFTER: '2',
    });
    const ann = await Client.guest(await site.address());
    const device = service.device();
    await ann.done('/api/calls/devices', { ...device.subscription, language: 'en' });
    const tables: string[] = [];
    for (let kill = 0; kill <= KILLS; kill++) {
      const client = new Client(await site.address());
      client.cookie = ann.cookie;
      tables.push(await client.create(ALONE));
      // Half the time it is killed before it has called: then the next one does.
      if (kill % 2 === 0) await until('a call', () => device.received.length === tables.length);
      if (kill === KILLS) break;
      await site.kill();
      await site.start();
    }
    await until('all calls', () => device.received.length >= tables.length);
    await site.terminate();
    expect(device.received.map(({ tag }) => tag).sort()).toEqual(tables.map((id) => `/table/${id}`).sort());
    expect(sink.received).toEqual([]);
    expect(site.faults).toEqual([]);
  });
});
