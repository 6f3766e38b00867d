/**
 * Where the links of mails lead. Programs that look through mails follow links: so a link only asks, and a button does
 * it. What a mail program sends by itself for its reader (RFC 8058) is the same as that button.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { languageOf } from '../api/language.ts';
import { RequestError } from '../errors.ts';
import type { EmailAddresses } from '../notifications/email-addresses.ts';
import { wordsIn } from '../notifications/message.ts';
import type { CallWords } from '../notifications/messages/en.ts';
import type { Limits } from '../rate-limit/limits.ts';
import { addressOf, consume } from '../rate-limit/limits.ts';
import type { Question } from './html/page.ts';
import { questionPage } from './html/page.ts';

const CONFIRM = '/mail/confirm/:token';
export const STOP_MAILS = '/mail/stop/:who/:key';
const confirmParams = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{32}$/)) });
const stopParams = v.strictObject({
  who: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

export async function mailLinks(
  app: FastifyInstance,
  mailboxes: EmailAddresses,
  limits: Limits,
): Promise<void> {
  await app.register(async (pages) => {
    // What a form sends says nothing that its address does not.
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => ({}),
    );
    pages.addHook('onRequest', async (request) => consume(limits.mailLink, addressOf(request)));

    pages.get(CONFIRM, (request, reply) => {
      paramsOf(confirmParams, request);
      return show(request, reply, ({ page, confirm }) => ({
        title: page.confirm,
        hint: page.confirmHint,
        button: confirm.yes,
      }));
    });

    pages.post(CONFIRM, async (request, reply) => {
      const { token } = paramsOf(confirmParams, request);
      const done = await mailboxes.confirm(token);
      return show(request, reply.status(done ? 200 : 410), ({ page }) => ({
        title: done ? page.confirmed : page.expired,
      }));
    });

    pages.get(STOP_MAILS, (request, reply) => {
      paramsOf(stopParams, request);
      return show(request, reply, ({ page, stop }) => ({
        title: page.stop,
        hint: page.stopHint,
        button: stop,
      }));
    });

    pages.post(STOP_MAILS, async (request, reply) => {
      const { who, key } = paramsOf(stopParams, request);
      await mailboxes.stop(who, key);
      return show(request, reply, ({ page }) => ({ title: page.stopped, hint: page.stopHint }));
    });
  });
}

function paramsOf<S extends v.GenericSchema>(schema: S, { params }: FastifyRequest): v.InferOutput<S> {
  const read = v.safeParse(schema, { ...(params as object) });
  if (!read.success) throw new RequestError('request.unknown');
  return read.output;
}

function show(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: (words: CallWords) => Omit<Question, 'back'>,
): FastifyReply {
  const language = languageOf(headers['accept-language']);
  const words = wordsIn(language);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(questionPage(language, { ...content(words), back: words.page.back }));
}
