/** A push service, as those of browsers are: it checks who sends, and its devices can read what they get. */
import type { ECDH } from 'node:crypto';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { PushSettings } from '../../config/notification-settings.ts';
import { newPushKeys } from '../../notifications/vapid-keys.ts';

/** What a device was told. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly address: string;
}

export class PushService {
  readonly origin: string;
  readonly settings: PushSettings;
  /** What the service answers from now on. */
  status = 201;
  /** How often somebody sent something, good or not. */
  requests = 0;
  private readonly devices = new Map<string, TestDevice>();

  private constructor(origin: string) {
    this.origin = origin;
    this.settings = {
      ...newPushKeys(),
      contact: 'mailto:host@example.org',
      services: [origin],
      after: 0,
    };
  }

  static async start(): Promise<PushService> {
    const server = createServer((request, response) => {
      void service.take(request).then((status) => response.writeHead(status).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const service = new PushService(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return service;
  }

  device(): TestDevice {
    const device = new TestDevice(`${this.origin}/send/${randomBytes(12).toString('base64url')}`);
    this.devices.set(new URL(device.endpoint).pathname, device);
    return device;
  }

  /** As a real one does it: a message without a good signature, or for nobody, is not delivered. */
  private async take(request: IncomingMessage): Promise<number> {
    const body = await buffer(request);
    this.requests++;
    if (this.status !== 201) return this.status;
    const device = this.devices.get(request.url ?? '');
    if (!device) return 404;
    if (!this.isSigned(request.headers.authorization ?? '')) return 403;
    if (request.headers['content-encoding'] !== 'aes128gcm' || !(Number(request.headers.ttl) > 0)) return 400;
    device.received.push(JSON.parse(device.decrypt(body)) as Pushed);
    return 201;
  }

  /** The token names us as its audience and the sender as its author, and is signed with the sender's key. */
  private isSigned(authorization: string): boolean {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    const [head = '', claims = '', signature = ''] = token.split('.');
    if (key !== this.settings.publicKey) return false;
    const { aud, exp, sub } = JSON.parse(String(Buffer.from(claims, 'base64url'))) as Record<string, unknown>;
    const good = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey(key), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const day = 24 * 60 * 60;
    const left = Number(exp) - Date.now() / 1000;
    return good && aud === this.origin && sub === this.settings.contact && left > 0 && left <= day;
  }
}

/** A browser's side of a subscription. */
export class TestDevice {
  readonly endpoint: string;
  readonly received: Pushed[] = [];
  private readonly keys: ECDH = createECDH('prime256v1');
  private readonly secret = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.keys.generateKeys();
  }

  /** What a browser tells the site. */
  get subscription() {
    return {
      endpoint: this.endpoint,
      keys: { p256dh: this.keys.getPublicKey('base64url'), auth: this.secret.toString('base64url') },
    };
  }

  /** RFC 8291 and RFC 8188: salt, length of records, key of the sender, one record. */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const shared = this.keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]);
    const secret = derive(shared, this.secret, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(keyEnd);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return String(padded.subarray(0, padded.lastIndexOf(2)));
  }
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function publicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url');
  const x = bytes.subarray(1, 33).toString('base64url');
  const y = bytes.subarray(33).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}
