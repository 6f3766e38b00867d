/** A match seen again: from a server, from this device, or from a file. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useGame } from '../app/games.ts';
import { address } from '../app/router.ts';
import { say } from '../messages/say.ts';
import '../styles/replay.css';
import { FileDrop } from './file-drop.tsx';
import { openSource } from './open-source.ts';
import type { Reel, ReplaySource } from './reel.ts';
import { readMoment } from './share.ts';
import { Show } from './show.tsx';

type Opened = Reel | { readonly trouble: () => string } | undefined;

interface Asked {
  /** What is in the file that was chosen. */
  readonly text: string;
  readonly tries: number;
}

const NOTHING: Asked = { text: '', tries: 0 };

export function ReplayPage({ source: given }: { readonly source: ReplaySource }) {
  const words = say.value.replay;
  const key = given.kind === 'file' ? 'file' : given.id;
  const source = useMemo(() => given, [key]);
  const { search } = address.value;
  const { record } = readMoment(search);
  const [opened, setOpened] = useState<Opened>();
  const [asked, setAsked] = useState(NOTHING);
  const choosing = source.kind === 'file' && asked.tries === 0;
  const again = (text = asked.text) => setAsked({ text, tries: asked.tries + 1 });

  useEffect(() => {
    if (choosing) return undefined;
    let current = true;
    let reel: Reel | undefined;
    setOpened(undefined);
    void openSource(source, record, asked.text).then((found) => {
      if ('head' in found) reel = found;
      if (current) setOpened(found);
      else reel?.close();
    });
    return () => {
      current = false;
      reel?.close();
    };
  }, [source, record, asked, choosing]);

  const ui = useGame(opened && 'head' in opened ? opened.head.info.game : undefined);
  const trouble = opened && 'trouble' in opened ? opened.trouble() : undefined;
  if (source.kind === 'file' && (choosing || trouble !== undefined))
    return <FileDrop trouble={trouble} onFile={again} />;
  if (trouble !== undefined || ui === 'failed') {
    return (
      <div class="page">
        <h1>{words.trouble.title}</h1>
        <p role="alert">{trouble ?? say.value.shell.failed.title}</p>
        <p class="row">
          <button type="button" class="button is-first" onClick={() => again()}>
            {words.trouble.again}
          </button>
          <a class="button" href="/">
            {words.trouble.home}
          </a>
        </p>
      </div>
    );
  }
  if (!opened || !ui || 'trouble' in opened) return <p class="page waiting">{words.loading}</p>;
  return (
    <Show
      key={`${asked.tries} ${search}`}
      reel={opened}
      ui={ui}
      source={source}
      onAnother={() => setAsked(NOTHING)}
    />
  );
}
