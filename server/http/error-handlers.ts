/** How requests that fail are answered. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { GameModule } from '@gonfalon/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failed } from '../api/failure.ts';
import { failureOf } from '../api/failure.ts';
import { malformed } from '../api/json.ts';
import { languageOf } from '../api/language.ts';
import { RequestError } from '../errors.ts';
import { isApi } from './headers.ts';
import { notFoundPage } from './html/page.ts';

export function answerFailures(app: FastifyInstance, games: readonly GameModule[]): void {
  app.setErrorHandler((error, request, reply) => answer(error, request, reply, games));
  app.setNotFoundHandler((request, reply) => {
    if (isApi(request.url) || request.method !== 'GET')
      return answer(new RequestError('request.unknown'), request, reply, games);
    const page = notFoundPage(languageOf(request.headers['accept-language']));
    return reply.status(404).type('text/html; charset=utf-8').send(page);
  });
}

/** An address that cannot be read never gets as far as the routes and their headers. */
export function onFrameworkError(games: readonly GameModule[]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', "default-src 'none'");
    return answer(error, request, reply, games);
  };
}

/** What is not even HTTP is answered on the bare socket, in English. */
export function onClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failed = failureOf(malformed('http'), 'en', []);
  const status = CLIENT_ERRORS[error.code ?? ''] ?? failed.status;
  const body = JSON.stringify(bodyOf(failed));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    // A client that does not close its side would keep it open for ever.
    () => socket.destroy(),
  );
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
}

/** How long an answer to nonsense may take to leave, in ms. */
const CLOSE_TIMEOUT_MS = 1000;

const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function answer(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  games: readonly GameModule[],
): FastifyReply {
  const understood = byFramework(error);
  const failed = failureOf(
    understood?.refused ?? error,
    languageOf(request.headers['accept-language']),
    games,
  );
  const status = understood?.status ?? failed.status;
  request.refusedWith = failed.failure.code;
  if (status >= 500 && !(error instanceof RequestError)) {
    // A store that is away has to be waited for; all else is a fault of ours.
    const level = failed.failure.code === 'server.broken' ? 'error' : 'warn';
    request.log[level]({ err: error }, failed.failure.code);
  }
  if (failed.retryAfter !== undefined) reply.header('retry-after', failed.retryAfter);
  // So that whoever is told can name what happened.
  if (status === 500) reply.header('x-request-id', request.id);
  return reply.status(status).send(bodyOf(failed));
}

function bodyOf({ failure, standing }: Failed): object {
  return { ok: false, error: failure, ...(standing && { standing }) };
}

/** What Fastify itself refuses: only the status of its errors is told apart, their messages repeat what was sent. */
function byFramework(
  error: unknown,
): { readonly refused: RequestError; readonly status: number } | undefined {
  if (error instanceof RequestError || !(error instanceof Error) || !('statusCode' in error))
    return undefined;
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  return { status, refused: meaning(status, 'code' in error ? error.code : undefined) };
}

function meaning(status: number, code: unknown): RequestError {
  if (status === 413) return new RequestError('request.too-large');
  if (status === 415) return malformed('content-type');
  if (status === 404) return new RequestError('request.unknown');
  return malformed(code === 'FST_ERR_BAD_URL' || status === 414 ? 'address' : 'http');
}
