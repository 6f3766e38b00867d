/**
 * Names under which hosts know tables. Who has the id of a private table may look at it, so hosts are not told ids:
 * a handle is the id, encrypted, and opens nothing by itself.
 */
import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { Store } from '../store/store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export class OpaqueTableIds {
  private readonly key: Buffer;

  private constructor(secret: string) {
    this.key = createHash('sha256').update(secret).digest();
  }

  static async open(store: Store): Promise<OpaqueTableIds> {
    return new OpaqueTableIds(await store.secret('handles'));
  }

  /** The same table has the same handle always. */
  of(table: string): string {
    const nonce = createHmac('sha256', this.key).update(table).digest().subarray(0, NONCE);
    const cipher = createCipheriv(CIPHER, this.key, nonce);
    const hidden = Buffer.concat([cipher.update(table, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
  }

  /** Undefined if we never made it. */
  tableOf(handle: string): string | undefined {
    const bytes = Buffer.from(handle, 'base64url');
    if (bytes.length <= NONCE + TAG) return undefined;
    const cipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, NONCE), { authTagLength: TAG });
    cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }
}
