/** Scenarios of one's own: `/edit/<game>` lists them, `/edit/<game>/<id>` is one, `/edit/<game>/shared#…` a link's. */
import { coverOf } from '../games/games.ts';
import { messages } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { useEditorContext } from '../scenarios/editor-context.ts';
import { EditorPage } from '../scenarios/editor-page.tsx';
import { ScenarioList } from '../scenarios/list.tsx';
import { SharedScenario } from '../scenarios/shared.tsx';
import '../styles/edit.css';
import { NotFoundPage } from './not-found.tsx';

export default function ScenariosPage({ rest }: { readonly rest: string }) {
  const [game = '', id = ''] = rest.split('/');
  const cover = coverOf(game);
  const bench = useEditorContext(cover);
  if (!cover?.loadEditor) return <NotFoundPage />;
  if (bench === 'failed') return <p class="page">{messages.value.shell.failed.title}</p>;
  if (!bench) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (id === '') return <ScenarioList bench={bench} />;
  const { hash } = address.value;
  if (id === 'shared') return <SharedScenario key={hash} bench={bench} packed={hash.slice(1)} />;
  return <EditorPage key={id} bench={bench} id={id} />;
}
