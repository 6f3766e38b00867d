/** The games by their id; the screen of one is loaded when somebody goes there, and kept. */
import { covers } from '@gonfalon/games/covers';
import type { GameCard, GameUi } from '@gonfalon/ui-kit';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { address } from '../navigation/router.ts';

export { covers };

export function coverOf(id: string): GameCard | undefined {
  return covers.find((cover) => cover.id === id);
}

const loading = new Map<string, Promise<GameUi>>();
const loaded = new Map<string, GameUi>();
/** How pages come to look like a game: loaded with the first one. */
let looks: typeof import('../settings/theme.ts').looks | undefined;
/** Pages that belong to one game. Between two of them, what the first one wore stays until the other is loaded. */
const OF_A_GAME = /^\/(?:(?:play|table|local|replay|story|rules|edit|page)\/.|learn\/[^/]+\/.)/;
effect(() => {
  if (!OF_A_GAME.test(address.value.pathname)) looks?.shed();
});

async function load(cover: GameCard): Promise<GameUi> {
  const [ui, theme] = await Promise.all([cover.load(), import('../settings/theme.ts')]);
  looks = theme.looks;
  loaded.set(cover.id, ui);
  return ui;
}

function gameUi(cover: GameCard): Promise<GameUi> {
  const begun = loading.get(cover.id) ?? load(cover);
  loading.set(cover.id, begun);
  // What could not be loaded may be tried again.
  begun.catch(() => loading.delete(cover.id));
  return begun;
}

/** The screen of a game once it is loaded, and the page looks like it; `failed` if that was not possible. */
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
  useLayoutEffect(() => {
    if (ui && ui !== 'failed') looks?.wear(ui);
  }, [ui]);
  return ui;
}
