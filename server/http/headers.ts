/** What browsers may do with our pages: next to nothing. */
import type { IncomingMessage } from 'node:http';
import helmet from '@fastify/helmet';
import { PROTOCOL_HEADER, PROTOCOL_VERSION } from '@gonfalon/protocol';
import type { FastifyInstance } from 'fastify';
import { isHttps, siteOrigin } from '../api/origin.ts';
import type { Config } from '../config/config.ts';

const A_YEAR = 365 * 24 * 60 * 60;

export async function addHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        // Not every browser takes the socket of a page's own site for a part of it.
        'connect-src': ["'self'", (request: IncomingMessage) => socketOf(request, config)],
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      },
    },
    // Whether it is told depends on the request.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    // The address of a table by link is a secret; without any referrer browsers would hide their origin from us too.
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (isHttps(request.headers, config)) reply.header('strict-transport-security', `max-age=${A_YEAR}`);
    if (!isApi(request.url)) return;
    reply.header('cache-control', 'no-store');
    reply.header(PROTOCOL_HEADER, PROTOCOL_VERSION);
  });
}

/** Whether an address is for programs, who get JSON whatever happens. */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

function socketOf({ headers }: IncomingMessage, config: Config): string {
  return siteOrigin(headers, config)?.replace(/^http/, 'ws') ?? "'self'";
}
