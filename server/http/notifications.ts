/** `/api/calls`: how somebody wants to be called when it is their turn. */
import { createHash, ECDH } from 'node:crypto';
import type { NotificationSettings } from '@gonfalon/protocol';
import { callSchemas } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import type { Identities } from '../identity/identities.ts';
import type { EmailAddresses } from '../notifications/email-addresses.ts';
import type { Push } from '../notifications/push.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, consume } from '../rate-limit/limits.ts';
import type { Identity, Store } from '../store/store.ts';
import { fieldsOf, requireUser } from './authenticate.ts';

/** A few browsers on a few devices. */
const MAX_DEVICES = 10;

interface Parts {
  readonly store: Store;
  readonly config: Config;
  readonly identities: Identities;
  readonly push?: Push | undefined;
  readonly mailboxes?: EmailAddresses | undefined;
}

export function notificationRoutes(
  api: FastifyInstance,
  { store, config, identities, push, mailboxes }: Parts,
  limits: Limits,
): void {
  const toReply = async ({ id, kind }: Identity): Promise<{ readonly ok: true } & NotificationSettings> => ({
    ok: true,
    ...(config.push && {
      push: { key: config.push.publicKey, devices: (await store.devices(id)).map((device) => device.id) },
    }),
    ...(mailboxes && kind === 'account' && { mail: await mailOf(store, id) }),
  });

  api.get('/calls', async (request) => toReply(requireUser(request).identity));

  api.post('/calls/devices', async (request) => {
    const { endpoint, keys, language } = fieldsOf(callSchemas.addDevice, request);
    const { identity } = requireUser(request);
    consume(limits.calls, identity.id);
    if (!offered(push).accepts(endpoint) || !isPublicKey(keys.p256dh))
      throw new RequestError('calls.bad-device');
    const device = { id: deviceId(endpoint), identity: identity.id, endpoint, ...keys, language };
    await store.addDevice(device, Date.now(), MAX_DEVICES);
    return toReply(identity);
  });

  api.post('/calls/devices/remove', async (request) => {
    const { endpoint } = fieldsOf(callSchemas.removeDevice, request);
    const { identity } = requireUser(request);
    offered(push);
    await store.removeDevice(deviceId(endpoint), identity.id);
    return toReply(identity);
  });

  api.post('/calls/mail', async (request) => {
    const { password, address, language } = fieldsOf(callSchemas.setMail, request);
    const known = requireUser(request);
    const { identity } = known;
    const boxes = offered(mailboxes);
    mustBeAccount(identity);
    consume(limits.password, identity.id);
    await identities.confirm(known, password);
    consume(limits.mail, identity.id);
    consume(limits.mailFrom, addressOf(request));
    consume(limits.mailTo, address.toLowerCase());
    await boxes.set(identity, address, language);
    return toReply(identity);
  });

  api.post('/calls/mail/wish', async (request) => {
    const { on } = fieldsOf(callSchemas.wantMail, request);
    const { identity } = requireUser(request);
    offered(mailboxes);
    mustBeAccount(identity);
    consume(limits.calls, identity.id);
    if (!(await store.wantMail(identity.id, on))) throw new RequestError('calls.no-address');
    return toReply(identity);
  });

  api.post('/calls/mail/remove', async (request) => {
    fieldsOf(callSchemas.removeMail, request);
    const { identity } = requireUser(request);
    offered(mailboxes);
    await store.removeMailbox(identity.id);
    return toReply(identity);
  });
}

function offered<T>(way: T | undefined): T {
  if (way === undefined) throw new RequestError('calls.not-offered');
  return way;
}

function mustBeAccount({ kind }: Identity): void {
  if (kind !== 'account') throw new RequestError('identity.account-needed');
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
