/** The illustration of a game: its place is kept until it is loaded, and it is loaded once. */
import type { GameCard } from '@gonfalon/ui-kit';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const loaded = new Map<string, FunctionComponent>();

export function CoverPicture({ cover }: { readonly cover: GameCard }) {
  const [, setLoaded] = useState(loaded.has(cover.id));
  useEffect(() => {
    if (loaded.has(cover.id)) return;
    // A picture that cannot be loaded is missed by nobody: its place stays empty.
    cover.loadPicture().then(
      (Picture) => {
        loaded.set(cover.id, Picture);
        setLoaded(true);
      },
      () => undefined,
    );
  }, [cover]);
  const Picture = loaded.get(cover.id);
  return Picture ? <Picture /> : <svg viewBox="0 0 400 240" aria-hidden="true" />;
}
