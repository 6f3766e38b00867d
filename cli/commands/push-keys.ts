import { noMoreWords } from '../arguments.ts';
import { command } from '../command.ts';
import { OK } from '../io.ts';
import { loadServer } from '../server.ts';

export const pushKeysCommand = command('push-keys', {}, async ({ words }, context) => {
  noMoreWords(words, 0, context);
  const { publicKey, privateKey } = (await loadServer()).newPushKeys();
  context.print(`PUSH_PUBLIC_KEY=${publicKey}`);
  context.print(`PUSH_PRIVATE_KEY=${privateKey}`);
  return OK;
});
