import { MAIL_ADDRESS, MAX_MAIL_ADDRESS_LENGTH } from '@gonfalon/protocol';

/** One plain address, without a name, a comment or anything that could be taken for a second one. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_MAIL_ADDRESS_LENGTH && MAIL_ADDRESS.test(text);
}
