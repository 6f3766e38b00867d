/** Calls by mail. */

import type { MailSettings } from '../config/notification-settings.ts';
import type { DeliveryResult } from './outcome.ts';

/** How long a mail server may take for anything, in ms. */
const SEND_TIMEOUT_MS = 10_000;
/** Mails at the same time. */
const MAX_AT_ONCE = 2;

export interface Email {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where the reader can end these mails without signing in, if there is something to end. */
  readonly stop?: string;
}

export interface Mail {
  send(letter: Email): Promise<DeliveryResult>;
  close(): void;
}

export async function openMail({ smtpUrl, from }: MailSettings): Promise<Mail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_AT_ONCE,
    connectionTimeout: SEND_TIMEOUT_MS,
    greetingTimeout: SEND_TIMEOUT_MS,
    socketTimeout: SEND_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, stop }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(stop && {
              'list-unsubscribe': `<${stop}>`,
              'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return 'sent';
      } catch (error) {
        return meaning(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What was said no to was not sent; where the answer was lost while the mail went out, nobody knows. */
function meaning(error: unknown): DeliveryResult {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  if (responseCode >= 500) return 'lost';
  return responseCode >= 400 || command !== 'DATA' ? 'again' : 'lost';
}
