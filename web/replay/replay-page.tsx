/** A match seen again: from a server, from this device, or from a file. */
import { useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import { address } from '../navigation/router.ts';
import '../styles/replay.css';
import { readPosition } from '../replay-source/replay-link.ts';
import type { SourceName } from '../replay-source/replay-source.ts';
import { FileDrop } from './file-drop.tsx';
import { LoadError } from './load-error.tsx';
import { ReplayView } from './replay-view.tsx';
import { useReplay } from './use-replay.ts';

export function ReplayPage({ source: given }: { readonly source: SourceName }) {
  const words = replayMessages.value;
  const { search } = address.value;
  const { source, opened, trouble, choosing, tries, again, another } = useReplay(
    given,
    readPosition(search).record,
  );
  const ui = useGame(opened?.head.info.game);
  if (source.kind === 'file' && (choosing || trouble !== undefined))
    return <FileDrop trouble={trouble} onFile={again} />;
  if (trouble !== undefined || ui === 'failed')
    return <LoadError text={trouble ?? messages.value.shell.failed.title} again={() => again()} />;
  if (!opened || !ui) return <p class="page waiting">{words.loading}</p>;
  return <ReplayView key={`${tries} ${search}`} reel={opened} ui={ui} source={source} onAnother={another} />;
}
