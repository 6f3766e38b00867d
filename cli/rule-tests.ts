/**
 * Which tests name which rules. A test names a rule by beginning its title with the rule's id, or with several
 * ids between commas: test('BTU-8.11, BTU-8.12 the loser retreats', …). Skipped tests do not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface RuleTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
}

const OPENING = /(?<![\w.$])(?:test|it|describe)((?:\.\w+)*)\s*\(/g;
const TITLE = /^\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/;

/** The titles of the tests in a source. */
export function testTitles(source: string): { readonly line: number; readonly title: string }[] {
  const found: { line: number; title: string }[] = [];
  for (const match of source.matchAll(OPENING)) {
    const modifiers = match[1] ?? '';
    if (/\.(?:skip|todo)\b/.test(modifiers)) continue;
    let at = match.index + match[0].length;
    // `test.each(rows)('title')`: the title is in the second pair of parentheses.
    if (/\.(?:each|for|runIf|skipIf)$/.test(modifiers)) {
      const second = /^\s*\(/.exec(source.slice(closing(source, at)));
      if (!second) continue;
      at = closing(source, at) + second[0].length;
    }
    const literal = TITLE.exec(source.slice(at, at + 1000));
    const title = literal?.[1] ?? literal?.[2] ?? literal?.[3];
    if (title !== undefined) found.push({ line: source.slice(0, match.index).split('\n').length, title });
  }
  return found;
}

/** The place after the parenthesis that closes the one opened just before `at`; strings are passed over. */
function closing(source: string, at: number): number {
  let depth = 1;
  let quote = '';
  for (let i = at; i < source.length; i++) {
    const c = source[i] ?? '';
    if (c === '\\') i++;
    else if (quote) quote = c === quote ? '' : quote;
    else if (`'"\``.includes(c)) quote = c;
    else if (c === '(') depth++;
    else if (c === ')' && --depth === 0) return i + 1;
  }
  return source.length;
}

/** The ids that a title begins with. */
export function idsOf(title: string): string[] {
  const ids: string[] = [];
  let rest = title;
  for (;;) {
    const id = /^[A-Za-z][\w.:-]*[\w-]/.exec(rest)?.[0];
    if (id === undefined) return ids;
    ids.push(id);
    rest = rest.slice(id.length);
    if (!rest.startsWith(', ')) return ids;
    rest = rest.slice(2);
  }
}

/** The tests of a game, by the ids that their titles begin with; undefined where there are no sources. */
export function ruleTests(sources: string, game: string): Map<string, RuleTest[]> | undefined {
  const folder = join(sources, 'games', game);
  let files: string[];
  try {
    files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return undefined;
  }
  const found = new Map<string, RuleTest[]>();
  for (const name of files
    .filter((file) => /\.test\.ts$/.test(file) && !file.includes('node_modules'))
    .sort()) {
    const path = join(folder, name);
    for (const { line, title } of testTitles(readFileSync(path, 'utf8'))) {
      const test = { file: relative(sources, path).split(sep).join('/'), line, title };
      for (const id of idsOf(title)) found.set(id, [...(found.get(id) ?? []), test]);
    }
  }
  return found;
}
