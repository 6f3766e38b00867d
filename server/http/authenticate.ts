/** Who sent a request, and what they sent. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isHttps } from '../api/origin.ts';
import type { Config } from '../config/config.ts';
import { RequestError } from '../errors.ts';
import { clearCookieHeader, setCookieHeader } from '../identity/cookie.ts';
import type { Identities } from '../identity/identities.ts';
import { refuseBanned } from '../identity/identities.ts';
import type { AuthSession } from '../identity/sessions.ts';
import { LIFETIME } from '../identity/sessions.ts';
import type { SignupGuard } from '../identity/signup-guard.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, consume } from '../rate-limit/limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it, if their cookie was good. */
    known: AuthSession | undefined;
  }
}

/** What is answered to who is banned: who they are and why they may not come in, and how to go. */
const ALLOWED_WHEN_BANNED = [
  'GET /api/me',
  'GET /api/site',
  'POST /api/sign-out',
  'POST /api/account/delete',
];

/** Looks at the cookie of every request to these routes. */
export function authenticate(
  api: FastifyInstance,
  { identities, config }: { readonly identities: Identities; readonly config: Config },
  door: SignupGuard,
  limits: Limits,
): void {
  api.decorateRequest('known');
  api.addHook('onRequest', async (request, reply) => {
    request.known = await identities.fromCookie(request.headers.cookie);
    if (!request.known) return;
    const { id } = request.known.identity;
    consume(limits.identity, id);
    await door.recordAddress(id, addressOf(request));
    if (!ALLOWED_WHEN_BANNED.includes(`${request.method} ${request.routeOptions.url}`))
      refuseBanned(request.known.ban);
    if (request.known.renewed !== undefined) giveCookie(request, reply, request.known.renewed, config);
  });
}

/** Who sent the request; refuses whoever is not known. */
export function requireUser({ known }: FastifyRequest): AuthSession {
  if (!known) throw new RequestError('identity.needed');
  return known;
}

/** The fields of a request's body; where none are needed there may be no body. */
export function fieldsOf<S extends v.GenericSchema>(schema: S, { body }: FastifyRequest): v.InferOutput<S> {
  return v.parse(schema, body === undefined ? {} : body);
}

export function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  config: Config,
): void {
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', setCookieHeader(value, LIFETIME, isHttps(request.headers, config)));
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', clearCookieHeader(isHttps(request.headers, config)));
}
