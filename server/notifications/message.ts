/** What a call says: which game, where, and who waits; nothing of what happens there. */
import type { GameModule, Language } from '@gonfalon/kernel';
import type { TableDetails } from '../store/store.ts';
import type { CallWords } from './messages/en.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** What the service worker of the client shows. */
export interface CallMessage {
  readonly title: string;
  readonly body: string;
  /** One notification is shown for each. */
  readonly tag: string;
  /** The page of the table, on the site. */
  readonly address: string;
}

const WORDS: Readonly<Record<Language, CallWords>> = { en, fr };

export function wordsIn(language: Language): CallWords {
  return WORDS[language];
}

export function messageFor(
  { table, seats, people }: TableDetails,
  identity: string,
  language: Language,
  games: readonly GameModule[],
): CallMessage {
  const module = games.find(({ game }) => game.id === table.game);
  const game = module?.messages[language].title ?? table.game;
  const others = seats.flatMap(({ kind, identity: who }) => {
    const name = kind === 'human' && who !== undefined && who !== identity && people.get(who)?.name;
    return name ? [name] : [];
  });
  const names = new Intl.ListFormat(language).format(others);
  const words = wordsIn(language);
  const address = `/table/${table.id}`;
  const body = others.length === 0 ? words.tableWaits(game) : words.peopleWait(game, names, others.length);
  return { title: words.title, body, tag: address, address };
}
