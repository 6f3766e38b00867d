/** `/api/calls`: how somebody wants to be called when it is their turn. */
import { createHash, ECDH } from 'node:crypto';
import type { NotificationSettings } from '@gonfalon/protocol';
import { callSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refused } from '../errors.ts';
import type { Mailboxes } from '../notifications/email-addresses.ts';
import type { Push } from '../notifications/push.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, charge } from '../rate-limit/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import { fieldsOf, visitor } from './authenticate.ts';

/** A few browsers on a few devices. */
const MOST_DEVICES = 10;

interface Parts {
  readonly store: Store;
  readonly config: Config;
  readonly push?: Push | undefined;
  readonly mailboxes?: Mailboxes | undefined;
}

export function callRoutes(
  api: FastifyInstance,
  { store, config, push, mailboxes }: Parts,
  limits: Limits,
): void {
  const told = async ({ id, kind }: Identity): Promise<{ readonly ok: true } & NotificationSettings> => ({
    ok: true,
    ...(config.push && {
      push: { key: config.push.publicKey, devices: (await store.devices(id)).map((device) => device.id) },
    }),
    ...(mailboxes && kind === 'account' && { mail: await mailOf(store, id) }),
  });

  api.get('/calls', async (request) => told(visitor(request).identity));

  api.post('/calls/devices', async (request) => {
    const { endpoint, keys, language } = fieldsOf(callSchemas.addDevice, request);
    const { identity } = visitor(request);
    charge(limits.calls, identity.id);
    if (!offered(push).accepts(endpoint) || !isPublicKey(keys.p256dh)) throw new Refused('calls.bad-device');
    const device = { id: deviceId(endpoint), identity: identity.id, endpoint, ...keys, language };
    await store.addDevice(device, Date.now(), MOST_DEVICES);
    return told(identity);
  });

  api.post('/calls/devices/remove', async (request) => {
    const { endpoint } = fieldsOf(callSchemas.removeDevice, request);
    const { identity } = visitor(request);
    offered(push);
    await store.removeDevice(deviceId(endpoint), identity.id);
    return told(identity);
  });

  api.post('/calls/mail', async (request) => {
    const { address, language } = fieldsOf(callSchemas.setMail, request);
    const { identity } = visitor(request);
    const boxes = offered(mailboxes);
    mustBeAccount(identity);
    charge(limits.mail, identity.id);
    charge(limits.mailFrom, addressOf(request));
    charge(limits.mailTo, address.toLowerCase());
    await boxes.set(identity, address, language);
    return told(identity);
  });

  api.post('/calls/mail/wish', async (request) => {
    const { on } = fieldsOf(callSchemas.wantMail, request);
    const { identity } = visitor(request);
    offered(mailboxes);
    mustBeAccount(identity);
    charge(limits.calls, identity.id);
    if (!(await store.wantMail(identity.id, on))) throw new Refused('calls.no-address');
    return told(identity);
  });

  api.post('/calls/mail/remove', async (request) => {
    fieldsOf(callSchemas.removeMail, request);
    const { identity } = visitor(request);
    offered(mailboxes);
    await store.removeMailbox(identity.id);
    return told(identity);
  });
}

function offered<T>(way: T | undefined): T {
  if (way === undefined) throw new Refused('calls.not-offered');
  return way;
}

function mustBeAccount({ kind }: Identity): void {
  if (kind !== 'account') throw new Refused('identity.account-needed');
}

async function mailOf(store: Store, identity: string): Promise<NonNullable<NotificationSettings['mail']>> {
  const mailbox = await store.mailbox(identity);
  if (!mailbox) return {};
  const { address, confirmed, wanted } = mailbox;
  return { address, confirmed, on: wanted };
}

function deviceId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** Whether something can be encrypted with it: a point on the curve P-256. */
function isPublicKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === p256dh;
  } catch {
    return false;
  }
}
