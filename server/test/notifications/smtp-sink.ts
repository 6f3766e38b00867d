/** A mail server that takes whatever comes, and keeps it. */
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { onTestFinished } from 'vitest';
import type { MailSettings } from '../../config/notification-settings.ts';

export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly headers: ReadonlyMap<string, string>;
  /** The parts of the mail, by their types. */
  readonly parts: ReadonlyMap<string, string>;
}

export class SmtpSink {
  readonly port: number;
  readonly received: Received[] = [];
  /** What is answered to a sender, if not a welcome. */
  refusal: string | undefined;
  /** How often somebody began to send a mail. */
  attempts = 0;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<SmtpSink> {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      new Session(socket, sink);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const sink = new SmtpSink((server.address() as AddressInfo).port);
    return sink;
  }

  get settings(): MailSettings {
    return {
      smtpUrl: `smtp://127.0.0.1:${this.port}`,
      from: 'Gonfalon <turns@example.org>',
      site: 'https://play.example.org',
      after: 0,
    };
  }

  to(address: string): Received[] {
    return this.received.filter(({ to }) => to.includes(address));
  }
}

/** One connection, line by line (RFC 5321). */
class Session {
  private readonly socket: Socket;
  private readonly sink: SmtpSink;
  private rest = '';
  private from = '';
  private to: string[] = [];
  /** The lines of the mail that is being sent. */
  private mail: string[] | undefined;

  constructor(socket: Socket, sink: SmtpSink) {
    this.socket = socket;
    this.sink = sink;
    this.say('220 sink.example.org ESMTP');
    socket.on('data', (chunk) => {
      const lines = (this.rest + String(chunk)).split('\r\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) this.hear(line);
    });
  }

  private say(line: string): void {
    this.socket.write(`${line}\r\n`);
  }

  private hear(line: string): void {
    if (this.mail) this.hearMail(line, this.mail);
    else this.answer(line);
  }

  private hearMail(line: string, mail: string[]): void {
    if (line !== '.') {
      mail.push(line.startsWith('.') ? line.slice(1) : line);
      return;
    }
    this.mail = undefined;
    this.sink.received.push({ from: this.from, to: this.to, ...read(mail.join('\r\n')) });
    this.say('250 kept');
  }

  private answer(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    const path = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO') this.say('250-sink.example.org\r\n250 8BITMIME');
    else if (verb === 'MAIL') {
      this.sink.attempts++;
      this.from = path;
      this.to = [];
      this.say(this.sink.refusal ?? '250 ok');
    } else if (verb === 'RCPT') {
      this.to.push(path);
      this.say('250 ok');
    } else if (verb === 'DATA') {
      this.mail = [];
      this.say('354 go on');
    } else if (verb === 'QUIT') {
      this.say('221 bye');
      this.socket.end();
    } else this.say(verb === 'RSET' || verb === 'NOOP' || verb === 'HELO' ? '250 ok' : '502 unknown');
  }
}

function read(mail: string): Pick<Received, 'headers' | 'parts'> {
  const { headers, body } = split(mail);
  const type = headers.get('content-type') ?? '';
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1];
  const pieces = boundary === undefined ? [mail] : body.split(`--${boundary}`).slice(1, -1);
  const parts = pieces.map((piece) => {
    const part = split(piece.replace(/^\r\n/, ''));
    const kind = (part.headers.get('content-type') ?? 'text/plain').split(';')[0] ?? '';
    return [
      kind,
      inLines(decoded(part.body, part.headers.get('content-transfer-encoding') ?? '7bit')),
    ] as const;
  });
  return { headers, parts: new Map(parts) };
}

function split(text: string): { readonly headers: Map<string, string>; readonly body: string } {
  const end = text.indexOf('\r\n\r\n');
  const head = text.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())] as const;
  });
  return { headers: new Map(headers), body: text.slice(end + 4) };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return String(Buffer.from(body, 'base64'));
  return encoding === 'quoted-printable' ? quoted(body.replaceAll(/=\r\n/g, '')) : body;
}

function inLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return String(Buffer.from(bytes, 'latin1'));
}

/** Words of a header that are not ASCII (RFC 2047). */
function words(text: string): string {
  return text
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? String(Buffer.from(word, 'base64')) : quoted(word.replaceAll('_', ' ')),
    );
}
