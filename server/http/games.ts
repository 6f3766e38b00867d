/** `/api/games`: what can be played here. */
import { bots } from '@gonfalon/bots';
import type { GameModule } from '@gonfalon/kernel';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '../api/language.ts';

export function gameRoutes(api: FastifyInstance, games: readonly GameModule[]): void {
  api.get('/games', async (request) => {
    const language = languageOf(request.headers['accept-language']);
    return {
      ok: true,
      games: games.map(({ game: { id, rulesVersion, seats }, messages }) => ({
        id,
        rules: rulesVersion,
        seats,
        title: messages[language].title,
        tagline: messages[language].tagline,
        bots: bots.map((bot) => bot.name),
      })),
    };
  });
}
