/** What mails look like: plain text, and the same with links that can be clicked. */
import type { Language } from '@gonfalon/kernel';
import { escaped } from '../escape-html.ts';
import type { Email } from './mail.ts';
import type { CallMessage } from './message.ts';
import { wordsIn } from './message.ts';

interface Reader {
  readonly name: string;
  readonly address: string;
  readonly language: Language;
}

/** `stop` is where the reader can end these mails. */
export function turnEmail(
  { name, address, language }: Reader,
  message: CallMessage,
  site: string,
  stop: string,
): Email {
  const words = wordsIn(language);
  const table = `${site}${message.address}`;
  return {
    to: address,
    subject: `${message.title} – ${message.body}`,
    text: [message.body, `${words.goThere}\n${table}`, `--\n${words.why(name)}\n${words.stop}\n${stop}`].join(
      '\n\n',
    ),
    html: html(language, [
      escaped(message.body),
      link(table, words.goThere),
      `<small>${escaped(words.why(name))}<br>${link(stop, words.stop)}</small>`,
    ]),
    stop,
  };
}

export function confirmEmail({ name, address, language }: Reader, site: string, confirm: string): Email {
  const words = wordsIn(language).confirm;
  const asked = words.asked(name, new URL(site).host);
  return {
    to: address,
    subject: words.subject,
    text: [asked, `${words.yes}\n${confirm}`, words.no].join('\n\n'),
    html: html(language, [escaped(asked), link(confirm, words.yes), `<small>${escaped(words.no)}</small>`]),
  };
}

/** What stands behind `#` is known to no server on the way, and in no log. */
export function recoveryEmail({ name, address, language }: Reader, site: string, code: string): Email {
  const words = wordsIn(language).recovery;
  const page = `${site}/account/recover#${new URLSearchParams({ name, code })}`;
  const asked = words.asked(name, new URL(site).host);
  return {
    to: address,
    subject: words.subject,
    text: [asked, `${words.code}\n${code}`, `${words.choose}\n${page}`, words.no].join('\n\n'),
    html: html(language, [
      escaped(asked),
      `${escaped(words.code)}<br><b>${escaped(code)}</b>`,
      link(page, words.choose),
      `<small>${escaped(words.no)}</small>`,
    ]),
  };
}

function html(language: Language, paragraphs: readonly string[]): string {
  const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return `<!doctype html>\n<html lang="${language}"><body>\n${body}\n</body></html>\n`;
}

function link(address: string, text: string): string {
  return `<a href="${escaped(address)}">${escaped(text)}</a>`;
}
