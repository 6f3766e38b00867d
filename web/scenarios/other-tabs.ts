/** Tabs of this browser tell each other which scenario they have changed. */

interface Word {
  readonly id: string;
  readonly edition: string;
}

/** One for this tab, so that it does not hear itself. */
let opened: BroadcastChannel | undefined;

function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('gonfalon-scenarios');
  return opened;
}

export function announceChange({ id, edition }: Word): void {
  channel().postMessage({ id, edition } satisfies Word);
}

/** Calls back when another tab has changed a scenario; what is returned ends it. */
export function onChangeElsewhere(id: string, changed: (edition: string) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Word>) => {
    if (data.id === id) changed(data.edition);
  };
  channel().addEventListener('message', onMessage);
  return () => channel().removeEventListener('message', onMessage);
}
