/** `/api/me`, `/api/account`, `/api/sign-in`, `/api/sign-out`: guests and accounts. */
import type { Me, Person } from '@gonfalon/protocol';
import { accountSchemas } from '@gonfalon/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../api/language.ts';
import { isHttps, sameOrigin } from '../api/origin.ts';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import type { DeviceSeal } from '../identity/device.ts';
import type { Identities } from '../identity/identities.ts';
import type { NewSession } from '../identity/sessions.ts';
import type { SignupGuard } from '../identity/signup-guard.ts';
import type { EmailAddresses } from '../notifications/email-addresses.ts';
import type { Log } from '../ops/log.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, consume } from '../rate-limit/limits.ts';
import { lookOf } from '../store/look-alikes.ts';
import type { Identity, Store } from '../store/store.ts';
import { fieldsOf, giveCookie, requireUser, takeCookie } from './authenticate.ts';

interface Parts {
  readonly identities: Identities;
  readonly store: Store;
  readonly config: Config;
  readonly mailboxes?: EmailAddresses | undefined;
  readonly log: Log;
}

export function accountRoutes(
  api: FastifyInstance,
  { identities, store, config, mailboxes, log }: Parts,
  {
    door,
    devices,
    limits,
  }: { readonly door: SignupGuard; readonly devices: DeviceSeal; readonly limits: Limits },
): void {
  const enter = async (request: FastifyRequest, reply: FastifyReply, { identity, cookie }: NewSession) => {
    await door.recordAddress(identity.id, addressOf(request));
    giveCookie(request, reply, cookie, config);
    if (identity.kind === 'account')
      reply.header('set-cookie', devices.cookie(identity.id, isHttps(request.headers, config)));
    return toReply(identity);
  };

  /** Others who try a name cannot keep its owner out: not from elsewhere, and not where the owner was before. */
  const chargeSignIn = async (request: FastifyRequest, name: string) => {
    const device = devices.read(request.headers.cookie);
    if (device && (await identities.accountNamed(name))?.id === device.account) {
      consume(limits.signInDevice, device.id);
      return;
    }
    const [address, key] = [addressOf(request), keyOf(name)];
    consume(limits.signIn, address);
    consume(limits.signInName, `${address} ${key}`);
    consume(limits.signInAnywhere, key);
  };

  const sendCode = async (boxes: EmailAddresses, name: string) => {
    try {
      const account = await identities.accountNamed(name);
      const outcome = account && (await boxes.sendCode(account, () => identities.mailedCode(account)));
      if (outcome && outcome !== 'sent') log.warn({ outcome }, 'a recovery code could not be sent');
    } catch (error) {
      log.error({ err: error }, 'a recovery code could not be sent');
    }
  };

  // No HEAD beside it: asking for headers must not make a guest.
  api.get('/me', { exposeHeadRoute: false }, async (request, reply) => {
    if (request.known) return { ok: true, me: await meOf(request.known.identity, store) };
    // A picture on somebody else's page must not make guests of its visitors.
    if (!sameOrigin(request.headers, config)) throw new RequestError('request.origin');
    await door.assertSignupAllowed(addressOf(request));
    consume(limits.guest, addressOf(request));
    return enter(request, reply, await identities.makeGuest(languageOf(request.headers['accept-language'])));
  });

  api.post('/me', async (request) => {
    const { name } = fieldsOf(accountSchemas.rename, request);
    return toReply(await identities.rename(requireUser(request), name));
  });

  api.post('/account', async (request, reply) => {
    const fields = fieldsOf(accountSchemas.register, request);
    const known = requireUser(request);
    await door.assertSignupAllowed(addressOf(request));
    consume(limits.register, addressOf(request));
    const entered = await identities.register(known, fields);
    const recovery = await identities.giveRecovery(entered.identity);
    return { ...(await enter(request, reply, entered)), recovery };
  });

  api.post('/account/password', async (request, reply) => {
    const fields = fieldsOf(accountSchemas.password, request);
    const known = requireUser(request);
    consume(limits.password, known.identity.id);
    return enter(request, reply, await identities.changePassword(known, fields.old, fields.new));
  });

  api.post('/account/recovery', async (request) => {
    const { password } = fieldsOf(accountSchemas.recovery, request);
    const known = requireUser(request);
    consume(limits.password, known.identity.id);
    return { ok: true, recovery: await identities.renewRecovery(known, password) };
  });

  api.post('/recover', async (request, reply) => {
    const { name, code, password } = fieldsOf(accountSchemas.recover, request);
    consume(limits.recover, addressOf(request));
    return enter(request, reply, await identities.recover(name, code, password));
  });

  /** Which ways there are to a new password. */
  api.get('/recover', async () => ({ ok: true, mail: mailboxes !== undefined }));

  api.post('/recover/mail', async (request) => {
    const { name } = fieldsOf(accountSchemas.recoverByMail, request);
    if (!mailboxes) throw new RequestError('request.unknown');
    consume(limits.recoverMail, addressOf(request));
    consume(limits.recoverMailName, keyOf(name));
    // The same answer, as soon, whether somebody has that name and an address or not.
    void sendCode(mailboxes, name);
    return { ok: true };
  });

  api.post('/account/delete', async (request, reply) => {
    const { password } = fieldsOf(accountSchemas.remove, request);
    const known = requireUser(request);
    consume(limits.password, known.identity.id);
    await identities.remove(known, password);
    takeCookie(request, reply, config);
    return { ok: true };
  });

  api.post('/sign-in', async (request, reply) => {
    const fields = fieldsOf(accountSchemas.signIn, request);
    await chargeSignIn(request, fields.name);
    return enter(request, reply, await identities.signIn(request.known, fields));
  });

  api.post('/sign-out', async (request, reply) => {
    const { everywhere } = fieldsOf(accountSchemas.signOut, request);
    if (request.known) await identities.signOut(request.known, everywhere);
    takeCookie(request, reply, config);
    return { ok: true };
  });
}

function toReply({ id, kind, name }: Identity): { readonly ok: true; readonly me: Person } {
  return { ok: true, me: { id, kind, name } };
}

/** Somebody as they are told of themselves; what hosts decided is read anew each time. */
async function meOf({ id, kind, name }: Identity, store: Store): Promise<Me> {
  const sanctions = await store.sanctions(id, Date.now());
  const host = kind === 'account' && (await store.isHost(id));
  const some = Object.keys(sanctions).length > 0;
  return { id, kind, name, ...(host && { host }), ...(some && { sanctions }) };
}

/** Other ways to write a name must not give other tries at its password. */
function keyOf(name: string): string {
  return lookOf(name).replaceAll(/\s/g, '');
}
