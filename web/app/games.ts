/** The games by their id; the screen of one is loaded when somebody goes there, and kept. */
import { covers } from '@gonfalon/games/covers';
import type { Cover, GameUi } from '@gonfalon/ui';
import { useEffect, useState } from 'preact/hooks';

export { covers };

export function coverOf(id: string): Cover | undefined {
  return covers.find((cover) => cover.id === id);
}

const loading = new Map<string, Promise<GameUi>>();
const loaded = new Map<string, GameUi>();

async function load(cover: Cover): Promise<GameUi> {
  const ui = await cover.load();
  loaded.set(cover.id, ui);
  return ui;
}

function gameUi(cover: Cover): Promise<GameUi> {
  const begun = loading.get(cover.id) ?? load(cover);
  loading.set(cover.id, begun);
  // What could not be loaded may be tried again.
  begun.catch(() => loading.delete(cover.id));
  return begun;
}

/** The screen of a game once it is loaded; `failed` if that was not possible. */
export function useGame(id: string | undefined): GameUi | 'failed' | undefined {
  const [ui, setUi] = useState<GameUi | 'failed' | undefined>(id === undefined ? undefined : loaded.get(id));
  useEffect(() => {
    const cover = id === undefined ? undefined : coverOf(id);
    if (!cover) {
      setUi(id === undefined ? undefined : 'failed');
      return;
    }
    let current = true;
    gameUi(cover).then(
      (found) => current && setUi(found),
      () => current && setUi('failed'),
    );
    return () => {
      current = false;
    };
  }, [id]);
  return ui;
}
