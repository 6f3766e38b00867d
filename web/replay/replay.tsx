/** A match seen again: from a server, from this device, or from a file. */
import { useGame } from '../app/games.ts';
import { address } from '../app/router.ts';
import { say } from '../messages/say.ts';
import '../styles/replay.css';
import { FileDrop } from './file-drop.tsx';
import type { ReplaySource } from './reel.ts';
import { readMoment } from './share.ts';
import { Show } from './show.tsx';
import { Trouble } from './trouble.tsx';
import { useReel } from './use-reel.ts';

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
