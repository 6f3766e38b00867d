/** Calls through the push services of browsers. */
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { PushSettings } from '../config/notification-settings.ts';
import type { Device } from '../store/store.ts';
import type { CallMessage } from './message.ts';
import type { DeliveryResult } from './outcome.ts';
import { callingOf, publicLookup } from './push-endpoints.ts';

/** How long a push service may take, in ms, and how long it keeps what a device does not fetch, in seconds. */
const SEND_TIMEOUT_MS = 15_000;
const KEPT_FOR = 24 * 60 * 60;

export interface Push {
  /** Whether a device at this endpoint can be called. */
  accepts(endpoint: string): boolean;
  send(device: Device, message: CallMessage): Promise<DeliveryResult>;
}

export async function openPush(settings: PushSettings): Promise<Push> {
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey, contact: subject, services } = settings;
  return {
    accepts: (endpoint) => callingOf(endpoint, services) !== undefined,
    async send({ endpoint, p256dh, auth }, message) {
      const calling = callingOf(endpoint, services);
      // The host no longer knows the service.
      if (!calling) return 'lost';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: KEPT_FOR,
          urgency: 'high',
          // Of several calls to a table that nobody fetched, the last is enough.
          topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
        },
      );
      return post(calling, headers as Record<string, string>, body);
    },
  };
}

/** The library's own way reads whatever a service answers, and for as long as it answers. */
function post(
  { url, guarded }: NonNullable<ReturnType<typeof callingOf>>,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<DeliveryResult> {
  return new Promise((resolve) => {
    const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
    let connected = false;
    const sending = request(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      ...(guarded && { lookup: publicLookup }),
    });
    sending.on('socket', (socket) => {
      socket.on(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
        connected = true;
      });
    });
    sending.on('response', (response) => {
      resolve(meaning(response));
      response.destroy();
    });
    // Once connected, the service may have heard it though its answer was lost.
    sending.on('error', () => resolve(connected ? 'lost' : 'again'));
    sending.end(body);
  });
}

function meaning({ statusCode = 0 }: IncomingMessage): DeliveryResult {
  if (statusCode >= 200 && statusCode < 300) return 'sent';
  if (statusCode === 404 || statusCode === 410) return 'gone';
  return statusCode === 429 || statusCode >= 500 ? 'again' : 'lost';
}
