/** The page that tells a match that is over: from a server, from this device, or from a file. */
import { useEffect, useState } from 'preact/hooks';
import { useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { FileDrop } from '../replay/file-drop.tsx';
import { LoadError } from '../replay/load-error.tsx';
import { useReplay } from '../replay/use-replay.ts';
import type { SourceName } from '../replay-source/replay-source.ts';
import { useTitle } from '../turn-alerts/document-title.ts';
import { storyWords } from './words.ts';
import '../styles/replay.css';
import '../styles/story.css';
import type { Telling } from './read-story.ts';
import { readStory } from './read-story.ts';
import { StoryView } from './story-view.tsx';

export function StoryPage({ source: given }: { readonly source: SourceName }) {
  const words = storyWords.value;
  useTitle(words.title);
  const { source, opened: reel, trouble, choosing, again, another } = useReplay(given, false);
  const ui = useGame(reel?.head.info.game);
  const [telling, setTelling] = useState<Telling | 'failed' | undefined>();

  useEffect(() => {
    let current = true;
    setTelling(undefined);
    if (!reel?.head.open || reel.head.torn !== undefined || !ui || ui === 'failed') return undefined;
    readStory(reel, ui).then(
      (read) => current && setTelling(read),
      () => current && setTelling('failed'),
    );
    return () => {
      current = false;
    };
  }, [reel, ui]);

  if (source.kind === 'file' && (choosing || trouble !== undefined))
    return <FileDrop trouble={trouble} onFile={again} title={words.next.another} />;
  if (trouble !== undefined || ui === 'failed')
    return <LoadError text={trouble ?? messages.value.shell.failed.title} again={() => again()} />;
  if (reel && !reel.head.open) return <NotOver id={reel.head.info.id} local={source.kind === 'local'} />;
  if (reel?.head.torn !== undefined) return <LoadError text={words.torn} again={() => again()} />;
  if (telling === 'failed') return <LoadError text={words.failed} again={() => again()} />;
  if (!telling || !ui) {
    return (
      <p class="page waiting" role="status">
        {words.loading}
      </p>
    );
  }
  return <StoryView telling={telling} ui={ui} source={source} onAnother={another} />;
}

function NotOver({ id, local }: { readonly id: string; readonly local: boolean }) {
  const words = storyWords.value.running;
  return (
    <div class="page">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p class="row">
        <a class="button is-first" href={`/${local ? 'local' : 'table'}/${id}`}>
          {words.back}
        </a>
      </p>
    </div>
  );
}
