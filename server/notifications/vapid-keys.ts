/** The keys by which push services know a site: a pair on the curve P-256, as base64url. */
import { generateKeyPairSync } from 'node:crypto';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPushKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
