/** Codes that let somebody back into an account whose password is lost. The store knows only hashes of them. */
import { createHash, randomInt } from 'node:crypto';

const RECOVERY_CODES = 8;
/** No letters that are taken for others. 16 of them are 80 bits: a plain hash of one cannot be guessed. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 16;

/** Such as `7KQM-2XWD-9RTF-HJ4A`. */
export function newRecoveryCodes(count = RECOVERY_CODES): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** The same however it was typed. */
export function recoveryHash(account: string, code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${account} ${plain}`).digest('base64url');
}
