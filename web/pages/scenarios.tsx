/** Scenarios of one's own: `/edit/<game>` lists them, `/edit/<game>/<id>` is one, `/edit/<game>/shared#…` a link's. */
import { coverOf } from '../games/games.ts';
import { say } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { useWorkbench } from '../scenarios/editor-context.ts';
import { Workshop } from '../scenarios/editor-page.tsx';
import { ScenarioList } from '../scenarios/list.tsx';
import { SharedScenario } from '../scenarios/shared.tsx';
import '../styles/edit.css';
import { LostPage } from './not-found.tsx';

export default function EditPage({ rest }: { readonly rest: string }) {
  const [game = '', id = ''] = rest.split('/');
  const cover = coverOf(game);
  const bench = useWorkbench(cover);
  if (!cover?.loadEditor) return <LostPage />;
  if (bench === 'failed') return <p class="page">{say.value.shell.failed.title}</p>;
  if (!bench) return <p class="page waiting">{say.value.shell.loading}</p>;
  if (id === '') return <ScenarioList bench={bench} />;
  const { hash } = address.value;
  if (id === 'shared') return <SharedScenario key={hash} bench={bench} packed={hash.slice(1)} />;
  return <Workshop key={id} bench={bench} id={id} />;
}
