/** Opens a match for a page that shows it again, and closes it with the page. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { address } from '../navigation/router.ts';
import { openSource } from '../replay-source/open-source.ts';
import type { ReplaySource, SourceName } from '../replay-source/replay-source.ts';

type Opened = ReplaySource | { readonly trouble: () => string } | undefined;

interface ReplayRequest {
  /** What is in the file that was chosen. */
  readonly text: string;
  readonly tries: number;
}

const NOTHING: ReplayRequest = { text: '', tries: 0 };

/** The file that was last looked at, so that one may go from its replay to its story and back. */
let handedIn = '';

/** The address of a page of the file that is being looked at. */
export const FILE_AGAIN = 'again';

interface Opening {
  readonly source: SourceName;
  readonly opened: ReplaySource | undefined;
  /** Why it cannot be opened. */
  readonly trouble: string | undefined;
  /** A file is still to be chosen. */
  readonly choosing: boolean;
  readonly tries: number;
  /** Tries once more, or with that file. */
  again(text?: string): void;
  /** Lets another file be chosen. */
  another(): void;
}

export function useReplay(given: SourceName, record: boolean): Opening {
  const key = given.kind === 'file' ? 'file' : given.id;
  const source = useMemo(() => given, [key]);
  const [opened, setOpened] = useState<Opened>();
  const [asked, setAsked] = useState<ReplayRequest>(() =>
    address.value.searchParams.has(FILE_AGAIN) && handedIn !== '' ? { text: handedIn, tries: 1 } : NOTHING,
  );
  const choosing = source.kind === 'file' && asked.tries === 0;

  useEffect(() => {
    if (choosing) return undefined;
    let current = true;
    let reel: ReplaySource | undefined;
    setOpened(undefined);
    void openSource(source, record, asked.text).then((found) => {
      if ('head' in found) reel = found;
      if (reel && source.kind === 'file') handedIn = asked.text;
      if (current) setOpened(found);
      else reel?.close();
    });
    return () => {
      current = false;
      reel?.close();
    };
  }, [source, record, asked, choosing]);

  return {
    source,
    opened: opened && 'head' in opened ? opened : undefined,
    trouble: opened && 'trouble' in opened ? opened.trouble() : undefined,
    choosing,
    tries: asked.tries,
    again: (text = asked.text) => setAsked({ text, tries: asked.tries + 1 }),
    another: () => setAsked(NOTHING),
  };
}
