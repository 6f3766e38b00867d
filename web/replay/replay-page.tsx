/** A match seen again: from a server, from this device, or from a file. */
import { useGame } from '../games/games.ts';
import { say } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import '../styles/replay.css';
import { readMoment } from '../replay-source/replay-link.ts';
import type { ReplaySource } from '../replay-source/replay-source.ts';
import { FileDrop } from './file-drop.tsx';
import { Trouble } from './load-error.tsx';
import { Show } from './replay-view.tsx';
import { useReel } from './use-replay.ts';

export function ReplayPage({ source: given }: { readonly source: ReplaySource }) {
  const words = say.value.replay;
  const { search } = address.value;
  const { source, opened, trouble, choosing, tries, again, another } = useReel(
    given,
    readMoment(search).record,
  );
  const ui = useGame(opened?.head.info.game);
  if (source.kind === 'file' && (choosing || trouble !== undefined))
    return <FileDrop trouble={trouble} onFile={again} />;
  if (trouble !== undefined || ui === 'failed')
    return <Trouble text={trouble ?? say.value.shell.failed.title} again={() => again()} />;
  if (!opened || !ui) return <p class="page waiting">{words.loading}</p>;
  return <Show key={`${tries} ${search}`} reel={opened} ui={ui} source={source} onAnother={another} />;
}
