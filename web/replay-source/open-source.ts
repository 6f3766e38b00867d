/** Opens the replay of whatever somebody wants to see again, or says in a sentence why not. */
import { say } from '../messages/messages.ts';
import { sentenceOf } from '../net/error-message.ts';
import type { NoReplay } from './load.ts';
import type { Reel, ReplaySource } from './replay-source.ts';
import { tableReel } from './server-source.ts';
import { workerReel } from './worker-source.ts';

/** `text` is what is in the file, once one was chosen. */
export async function openSource(
  source: ReplaySource,
  record: boolean,
  text: string,
): Promise<Reel | { readonly trouble: () => string }> {
  const found = await lookFor(source, record, text);
  if ('head' in found) return found;
  return { trouble: () => ('why' in found ? sentence(found) : sentenceOf(found)) };
}

function lookFor(source: ReplaySource, record: boolean, text: string): ReturnType<typeof tableReel> {
  if (source.kind === 'table') return tableReel(source.id, record);
  return workerReel(source.kind === 'local' ? { from: 'device', id: source.id } : { from: 'text', text });
}

function sentence(none: NoReplay): string {
  const words = say.value.replay.trouble;
  switch (none.why) {
    case 'too-large':
      return words.tooLarge;
    case 'not-json':
      return words.notJson;
    case 'not-a-match':
      return words.notAMatch;
    case 'broken':
      return words.broken(none.detail);
    case 'unknown-game':
      return words.unknownGame(none.game);
    case 'other-rules':
      return words.otherRules(none.theirs, none.ours);
    case 'unplayable':
      return words.unplayable(none.detail);
    default:
      return words[none.why];
  }
}
