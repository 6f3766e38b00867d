/** Opens the replay of whatever somebody wants to see again, or says in a sentence why not. */
import { replayMessages } from '../messages/replay-messages.ts';
import { errorMessage } from '../net/error-message.ts';
import type { NoReplay } from './load.ts';
import type { ReplaySource, SourceName } from './replay-source.ts';
import { tableSource } from './server-source.ts';
import { workerSource } from './worker-source.ts';

/** `text` is what is in the file, once one was chosen. */
export async function openSource(
  source: SourceName,
  record: boolean,
  text: string,
): Promise<ReplaySource | { readonly trouble: () => string }> {
  const found = await lookFor(source, record, text);
  if ('head' in found) return found;
  return { trouble: () => ('why' in found ? sentence(found) : errorMessage(found)) };
}

function lookFor(source: SourceName, record: boolean, text: string): ReturnType<typeof tableSource> {
  if (source.kind === 'table') return tableSource(source.id, record);
  return workerSource(source.kind === 'local' ? { from: 'device', id: source.id } : { from: 'text', text });
}

function sentence(none: NoReplay): string {
  const words = replayMessages.value.trouble;
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
