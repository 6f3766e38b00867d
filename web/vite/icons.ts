/** Picks the icons that we show out of their package into one file, `virtual:icon-sprite`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICONS } from '../../ui-kit/icons.ts';

const NAME = 'virtual:icon-sprite';
const DEV_ADDRESS = '/icons.svg';

export function icons(): Plugin {
  let serving = false;
  return {
    name: 'gonfalon-icons',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (_, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(sprite());
      });
    },
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      if (serving) return `export default ${JSON.stringify(DEV_ADDRESS)}`;
      const file = this.emitFile({ type: 'asset', name: 'icons.svg', source: sprite() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

const GAMES = new URL('../../games/', import.meta.url);

/** What the games list in their `ui/icons.ts`, a file that holds nothing but these names. */
function gameIcons(): readonly string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`${name}/ui/icons.ts`, GAMES))
    .filter((file) => existsSync(file))
    .flatMap((file) => [...listOf(readFileSync(file, 'utf8')).matchAll(/'([a-z0-9-]+)'/g)])
    .map(([, name = '']) => name);
}

const listOf = (source: string) => /\[([^\]]*)\]\s*as const/.exec(source)?.[1] ?? '';

/** The icons of the kit and of the games, each once. */
export function iconNames(): readonly string[] {
  return [...new Set<string>([...ICONS, ...gameIcons()])];
}

export function sprite(): string {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons: all } = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  const shapes = iconNames().map((name) => {
    const icon = all[name];
    if (!icon) throw new Error(`game-icons has no «${name}»`);
    return `<g id="${name}">${icon.body}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>${shapes.join('')}</defs></svg>`;
}
