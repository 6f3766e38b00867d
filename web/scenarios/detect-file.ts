/** Files of ours that are no scenario of the game at hand. */

/** A match, a scenario of another game (by its id), or one of this game in a format that we do not know. */
export type Foreign = 'match' | 'version' | { readonly game: string };

/** What a text is, if it is one of them; `format` is what scenarios of the game say of themselves. */
export function foreignIn(text: string, format: string, games: readonly string[]): Foreign | undefined {
  const found = formatIn(text);
  if (found === undefined || found === format) return undefined;
  if (found.startsWith('gonfalon-match/')) return 'match';
  if (kindOf(found) === kindOf(format)) return 'version';
  const game = games.find((id) => found.startsWith(`gonfalon-${id}-`));
  return game === undefined ? undefined : { game };
}

/** What stands before the number of its version. */
const kindOf = (format: string) => format.split('/', 1)[0];

function formatIn(text: string): string | undefined {
  try {
    const { format } = Object(JSON.parse(text)) as { readonly format?: unknown };
    return typeof format === 'string' ? format : undefined;
  } catch {
    return undefined;
  }
}
