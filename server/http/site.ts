/** What people see who open the server's address: the browser client, or a page that tells what this is. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { GameModule } from '@gonfalon/kernel';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../api/language.ts';
import { siteOrigin } from '../api/origin.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import { BANNER } from './html/banner.ts';
import { landingPage } from './html/page.ts';
import { STYLE } from './html/style.ts';
import { isLoopback, lanAddress } from './lan-address.ts';
import { storyPreview } from './story-preview.ts';

/** What the addresses of the client's pages begin with. */
const CLIENT_PAGES = [
  'about',
  'account',
  'edit',
  'host',
  'learn',
  'local',
  'page',
  'play',
  'player',
  'players',
  'replay',
  'rules',
  'story',
  'table',
  'tables',
];

interface Parts {
  readonly config: Config;
  readonly games: readonly GameModule[];
  readonly store: Store;
  readonly web?: string | undefined;
}

export async function siteRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const { config, games, web } = parts;
  const add = (address: string, type: string, text: string) =>
    app.get(address, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(type).send(text),
    );
  add('/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /api\n');
  add('/page.css', 'text/css; charset=utf-8', STYLE);
  add('/banner.svg', 'image/svg+xml', BANNER);
  // Only whoever sits at this machine is told: it is for the links that they send.
  app.get('/lan.json', async (request, reply) => {
    const port = request.socket.localPort ?? config.port;
    const origin = isLoopback(request.ip) ? lanAddress(config.host, port, networkInterfaces()) : undefined;
    return reply.header('cache-control', 'no-store').send({ ...(origin && { origin }) });
  });
  if (web !== undefined && existsSync(join(web, 'index.html'))) {
    await app.register(fastifyStatic, {
      root: web,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: cacheBuilt,
    });
    // The client's pages have addresses of their own, and are all in one file.
    for (const page of CLIENT_PAGES)
      for (const address of [`/${page}`, `/${page}/*`])
        app.get(address, async (_, reply) => reply.sendFile('index.html'));
    // Whoever shows a link to a story looks into the page for what to say of it; without an answer it is a page still.
    app.get<{ Params: { id: string } }>('/story/:id', async ({ params, headers }, reply) => {
      const origin = siteOrigin(headers, config) ?? '';
      const language = languageOf(headers['accept-language']);
      const tags = await storyPreview(parts, params.id, language, origin).catch(() => '');
      const page = await readFile(join(web, 'index.html'), 'utf8');
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8')
        .send(page.replace('</head>', () => `${tags}</head>`));
    });
    return;
  }
  app.get('/', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const origin = siteOrigin(request.headers, config) ?? `http://localhost:${config.port}`;
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(landingPage({ language, games, origin }));
  });
}

/** Files that are named by their content never change. */
function cacheBuilt(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const forever = path.includes(`${sep}assets${sep}`);
  response.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
