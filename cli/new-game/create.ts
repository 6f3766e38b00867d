/** Writes the smallest game on the contract of a game's folder, and adds it to the two lists of games. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { InvalidInputError } from '@gonfalon/kernel';

/** A word that can be a folder, an identifier and a part of an address. */
const GAME_ID = /^[a-z][a-z0-9]{1,23}$/;

export interface NewGame {
  readonly id: string;
  /** What was written, beginning with the folder of the game. */
  readonly files: readonly string[];
}

/** `sources` is the folder that holds `games/`; `templates` the one with the files of a new game. */
export function createGame(id: string, sources: string, templates: string): NewGame {
  if (!GAME_ID.test(id))
    throw new InvalidInputError(
      `"${id}" cannot be the id of a game: 2 to 24 small letters and digits, a letter first`,
    );
  const folder = join(sources, 'games', id);
  if (existsSync(folder)) throw new InvalidInputError(`there is a game "${id}" already`);
  const rules = join(sources, 'games', 'index.ts');
  const cards = join(sources, 'games', 'covers.ts');
  // Both lists are read before anything is written: a list that cannot be extended leaves nothing behind.
  const lists = [
    [rules, withGame(readFileSync(rules, 'utf8'), id, `./${id}/index.ts`, id)],
    [cards, withGame(readFileSync(cards, 'utf8'), id, `./${id}/ui/cover.ts`, `cover as ${id}`)],
  ] as const;
  const files = templateFiles(templates).map((template) => {
    const target = join(folder, template.replace(/\.txt$/, ''));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, fillIn(readFileSync(join(templates, template), 'utf8'), id));
    return relative(sources, target);
  });
  for (const [path, text] of lists) writeFileSync(path, text);
  return { id, files: [...files, relative(sources, rules), relative(sources, cards)] };
}

function templateFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.txt'))
    .sort();
}

function fillIn(text: string, id: string): string {
  const title = id.charAt(0).toUpperCase() + id.slice(1);
  return text
    .replaceAll('{{id}}', id)
    .replaceAll('{{Id}}', title)
    .replaceAll('{{Title}}', title)
    .replaceAll('{{PREFIX}}', id.slice(0, 3).toUpperCase());
}

/** A list of games with one more: its import, and its name at the end of the list. */
function withGame(text: string, id: string, path: string, name: string): string {
  const imports = [...text.matchAll(/^import .*;\n/gm)];
  const last = imports.at(-1);
  const list = /\[([^[\]]*)\](?= as const;|;)/.exec(text);
  if (!last || !list)
    throw new InvalidInputError(`the list of games that should import ${path} cannot be read`);
  const end = last.index + last[0].length;
  const names = [
    ...(list[1] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    id,
  ];
  const added = `${text.slice(0, end)}import { ${name} } from '${path}';\n${text.slice(end)}`;
  return added.replace(list[0], `[${names.join(', ')}]`);
}
