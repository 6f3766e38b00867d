/**
 * What a link to a story says of itself where it is shown, in a chat say: who played, and how it ended. Only of tables
 * that are in everybody's lists; of any other the link says nothing, not even that there is one.
 */
import type { GameModule, Language } from '@gonfalon/kernel';
import { tableIdSchema } from '@gonfalon/protocol';
import * as v from 'valibot';
import { escaped } from '../escape-html.ts';
import type { Store, TableDetails } from '../store/store.ts';

interface Parts {
  readonly store: Store;
  readonly games: readonly GameModule[];
}

/** Tags for the head of the page; none if there is nothing to say. */
export async function storyPreview(
  { store, games }: Parts,
  id: string,
  language: Language,
  origin: string,
): Promise<string> {
  if (!v.is(tableIdSchema, id)) return '';
  const listed = await store.table(id);
  if (!listed || !isOpenToAll(listed)) return '';
  const words = games.find(({ game }) => game.id === listed.table.game)?.messages[language];
  if (!words) return '';
  const { by, result } = listed.table.outcome ?? {};
  const players = namesOf(listed).join(' – ');
  return [
    tag('og:type', 'article'),
    tag('og:site_name', 'Gonfalon'),
    tag('og:title', players === '' ? words.title : `${words.title} · ${players}`),
    tag('og:description', by === 'rules' && result ? words.ending(result) : words.tagline),
    tag('og:url', `${origin}/story/${id}`),
    tag('og:image', `${origin}/icon-512.png`),
  ].join('');
}

function isOpenToAll({ table }: TableDetails): boolean {
  return table.status === 'finished' && table.public && table.spectators;
}

/** People only: what bots are called is the client's to say. */
function namesOf({ seats, people }: TableDetails): readonly string[] {
  return seats.flatMap(({ identity }) => {
    const name = identity === undefined ? undefined : people.get(identity)?.name;
    return name ? [name] : [];
  });
}

function tag(property: string, content: string): string {
  return `<meta property="${property}" content="${escaped(content)}" />`;
}
