/** A page that a game brings of its own: `/page/<game>/<page>`. */
import type { GameCard, GamePageCard, GamePageProps } from '@gonfalon/ui-kit';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playTrials } from '../analysis/trials.ts';
import { coverOf, useGame } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { address, go } from '../navigation/router.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { NotFoundPage } from './not-found.tsx';

export default function GamePage({ rest }: { readonly rest: string }) {
  const [game = '', id, ...more] = rest.split('/');
  const cover = coverOf(game);
  const page = cover?.pages?.find((one) => one.id === id);
  if (!cover || !page || more.length > 0) return <NotFoundPage />;
  return <OwnPage key={rest} cover={cover} page={page} />;
}

interface Props {
  readonly cover: GameCard;
  readonly page: GamePageCard;
}

type Loaded = { readonly Content: FunctionComponent<GamePageProps> } | 'failed' | undefined;

function OwnPage({ cover, page }: Props) {
  // Its look comes with the game.
  const ui = useGame(cover.id);
  const [loaded, setLoaded] = useState<Loaded>();
  useTitle(page.titles[language.value]);
  useEffect(() => {
    page.load().then(
      (Content) => setLoaded({ Content }),
      () => setLoaded('failed'),
    );
  }, [page]);
  if (ui === 'failed' || loaded === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!ui || !loaded) return <p class="page waiting">{messages.value.shell.loading}</p>;
  const { Content } = loaded;
  return (
    <Content
      language={language.value}
      address={`${location.origin}/page/${cover.id}/${page.id}`}
      fragment={address.value.hash.slice(1)}
      go={go}
      rule={(rule) => `/rules/${cover.id}#${rule}`}
      notify={showToast}
      playTrials={(trials, on) => playTrials(cover.id, trials, on)}
    />
  );
}
