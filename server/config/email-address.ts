import { LONGEST_MAIL_ADDRESS, MAIL_ADDRESS } from '@gonfalon/protocol';

/** One plain address, without a name, a comment or anything that could be taken for a second one. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_MAIL_ADDRESS && MAIL_ADDRESS.test(text);
}
