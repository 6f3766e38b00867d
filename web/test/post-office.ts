/** A mail server that takes whatever comes, and keeps it. */
import type { AddressInfo, Server } from 'node:net';
import { createServer } from 'node:net';

export interface PostOffice {
  /** Every mail that was sent, as it came over the wire. */
  readonly mails: readonly string[];
  /** For a site that sends by it, at a port that is free now: links in mails lead there. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the newest mail says. */
  newest(): string;
  close(): void;
}

export async function openPostOffice(): Promise<PostOffice> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let [heard, inMail] = ['', false];
    socket.on('error', () => socket.destroy());
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      heard += String(chunk);
      const end = inMail ? '\r\n.\r\n' : '\r\n';
      for (let at = heard.indexOf(end); at >= 0 && !inMail; at = heard.indexOf(end)) {
        const line = heard.slice(0, at);
        heard = heard.slice(at + end.length);
        inMail = line === 'DATA';
        socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n');
      }
      const at = heard.indexOf('\r\n.\r\n');
      if (!inMail || at < 0) return;
      mails.push(heard.slice(0, at));
      [heard, inMail] = ['', false];
      socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  return {
    mails,
    settings: {
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${portOf(server)}`,
      MAIL_FROM: 'Gonfalon <turns@example.org>',
    },
    newest: () => plainText(mails.at(-1) ?? ''),
    close: () => server.close(),
  };
}

async function freePort(): Promise<string> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const port = portOf(holder);
  await new Promise((resolve) => holder.close(resolve));
  return String(port);
}

function portOf(listening: Server): number {
  return (listening.address() as AddressInfo).port;
}

/** Without the line breaks that mail makes in long lines. */
function plainText(mail: string): string {
  return mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}
