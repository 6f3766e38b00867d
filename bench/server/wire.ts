/**
 * The client's end of a WebSocket, as cheap as it can be: what the client spends, the servers on the same machine
 * do not have. It reads whole text frames out of one buffer that all wires share, and sends text frames.
 */
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';
const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const FINAL = 0x80;
const MASKED = 0x80;
/** How long a mask is. A client must mask what it sends; one of zeros costs the server the same, and nothing to apply. */
const MASK = 4;

/** Whoever gets bytes from here is done with them, or has copied them, before the next wire is read. */
const shared = Buffer.allocUnsafe(256 * 1024);

export type OnText = (text: Buffer) => void;

export class Wire {
  onText: OnText;
  /** Called if the other side ends it. */
  onEnd: (why: string) => void = () => undefined;
  private readonly socket: Socket;
  /** The beginning of a frame whose rest has not come yet. */
  private rest: Buffer | undefined;
  private upgraded: ((error?: Error) => void) | undefined;
  private closing = false;

  private constructor(address: URL, request: string, onText: OnText, upgraded: (error?: Error) => void) {
    this.onText = onText;
    this.upgraded = upgraded;
    this.socket = connect({
      host: address.hostname,
      port: Number(address.port),
      noDelay: true,
      onread: {
        buffer: shared,
        callback: (length) => {
          this.read(shared.subarray(0, length));
          return true;
        },
      },
    });
    this.socket.on('connect', () => this.socket.write(request));
    this.socket.on('error', (error) => this.end(error.message));
    this.socket.on('close', () => this.end('the connection was closed'));
  }

  /** The server may speak at once, before this resolves. */
  static open(
    address: string,
    path: string,
    headers: Readonly<Record<string, string>> = {},
    onText: OnText = () => undefined,
  ): Promise<Wire> {
    const url = new URL(address);
    const lines = {
      Host: url.host,
      Upgrade: 'websocket',
      Connection: 'Upgrade',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      'Sec-WebSocket-Version': '13',
      ...headers,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((resolve, reject) => {
      const wire = new Wire(url, `GET ${path} HTTP/1.1\r\n${head.join('')}\r\n`, onText, (error) => {
        if (error) reject(error);
        else resolve(wire);
      });
    });
  }

  send(text: string): void {
    this.frame(TEXT, text);
  }

  close(): void {
    this.closing = true;
    this.socket.destroy();
  }

  private end(why: string): void {
    if (this.closing) return;
    this.closing = true;
    this.socket.destroy();
    if (this.upgraded) this.upgraded(new Error(why));
    else this.onEnd(why);
  }

  private frame(kind: number, payload: string): void {
    const length = Buffer.byteLength(payload);
    const head = length < 126 ? 2 : 4;
    const bytes = Buffer.allocUnsafe(head + MASK + length);
    bytes[0] = FINAL | kind;
    bytes[1] = MASKED | (length < 126 ? length : 126);
    if (length >= 126) bytes.writeUInt16BE(length, 2);
    bytes.fill(0, head, head + MASK).write(payload, head + MASK);
    this.socket.write(bytes);
  }

  private read(bytes: Buffer): void {
    const all = this.rest ? Buffer.concat([this.rest, bytes]) : bytes;
    let at = this.upgraded ? this.readHead(all) : 0;
    while (!this.upgraded && !this.closing) {
      const next = this.readFrame(all, at);
      if (next === at) break;
      at = next;
    }
    this.rest = at < all.length ? Buffer.from(all.subarray(at)) : undefined;
  }

  private readHead(bytes: Buffer): number {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return 0;
    const status = bytes.toString('latin1', 0, bytes.indexOf('\r\n'));
    if (status.startsWith('HTTP/1.1 101')) this.upgraded?.();
    else this.end(`the server answered ${status}`);
    this.upgraded = undefined;
    return end + HEAD_END.length;
  }

  /** Where the next frame begins; where this one began, if it is not whole. */
  private readFrame(bytes: Buffer, at: number): number {
    if (bytes.length < at + 2) return at;
    let from = at + 2;
    let length = bytes[at + 1] as number;
    if (length >= 126) {
      const size = length === 126 ? 2 : 6;
      from = length === 126 ? from : from + 2;
      if (bytes.length < from + size) return at;
      length = bytes.readUIntBE(from, size);
      from += size;
    }
    const to = from + length;
    if (bytes.length < to) return at;
    const first = bytes[at] as number;
    if ((first & FINAL) === 0) throw new Error('the server sent a part of a message');
    this.take(first & 0xf, bytes.subarray(from, to));
    return to;
  }

  private take(kind: number, payload: Buffer): void {
    if (kind === TEXT) this.onText(payload);
    else if (kind === PING) this.frame(PONG, payload.toString());
    else if (kind === CLOSE) this.end(`the server closed the socket: ${payload.toString('utf8', 2)}`);
  }
}
