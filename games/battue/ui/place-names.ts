/** A place is called on the screen as on its board: by its tile, once that lies open. */
import type { GameMessages, Language } from '@gonfalon/kernel';
import type { SpaceId } from '../content/index.ts';
import { SPACE_IDS } from '../content/index.ts';
import { battue } from '../index.ts';
import type { View } from '../rules/views.ts';
import { gameMessages } from './messages.ts';

/** What stands on the ribbon of a place. */
export function ribbonOf(view: View, id: SpaceId, language: Language): string {
  const { names } = gameMessages[language];
  const { tile } = view.spaces[id];
  return tile && id !== 'PAL' ? names.tiles[tile].title : names.spaces[id].name;
}

/** A sentence that names a place by its quarter tells its tile too: only that stands on the board. */
function withTiles(text: string, view: View, language: Language): string {
  const { names } = gameMessages[language];
  return SPACE_IDS.reduce((named, id) => {
    const { tile } = view.spaces[id];
    if (!tile || id === 'PAL') return named;
    const { name } = names.spaces[id];
    // The sentence may tell the tile itself.
    return named.replaceAll(new RegExp(`${name}(?!\\d|\\s?[:(])`, 'gi'), `$& (${names.tiles[tile].title})`);
  }, text);
}

export function messagesAt(view: View, language: Language): GameMessages<View> {
  const messages = battue.messages[language];
  const named = (text: string) => withTiles(text, view, language);
  return {
    ...messages,
    ref: (ref) => {
      const id = SPACE_IDS.find((space) => space === ref);
      return id ? ribbonOf(view, id, language) : messages.ref(ref);
    },
    prompt: (question) => named(messages.prompt(question)),
    choice: (choice, question) => named(messages.choice(choice, question)),
    refusal: (refusal) => named(messages.refusal(refusal)),
    event: (event) => named(messages.event(event)),
  };
}
