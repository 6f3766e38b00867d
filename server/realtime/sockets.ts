/** The sockets at `/api/live`: who may open one, and what becomes of them. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { GameModule } from '@gonfalon/kernel';
import type { ServerMessage } from '@gonfalon/protocol';
import { MAX_REQUEST_LENGTH } from '@gonfalon/protocol';
import { WebSocketServer } from 'ws';
import { languageOf } from '../api/language.ts';
import { sameOrigin } from '../api/origin.ts';
import type { UpgradeRequest } from '../cluster/ipc-messages.ts';
import type { ClusterWorker } from '../cluster/member.ts';
import type { Commands } from '../commands/commands.ts';
import type { Config } from '../config/config.ts';
import type { Identities } from '../identity/identities.ts';
import type { AuthSession } from '../identity/sessions.ts';
import type { Log } from '../ops/log.ts';
import { Refusals } from '../ops/refusals.ts';
import { addressOf } from '../rate-limit/limits.ts';
import { RateLimiter } from '../rate-limit/rate-limiter.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Line } from './connection.ts';
import { Connection } from './connection.ts';
import type { TableSubscriptions } from './hub.ts';

const LIVE = '/api/live';
const PROBE_EVERY = 30_000;
/** Requests over sockets, for one person, and for one address, where a whole club may sit. */
const PERSON = { perSecond: 20, burst: 60 };
const ADDRESS = { perSecond: 200, burst: 600 };
/** Sockets of one person: a few tabs and devices. */
const MAX_OF_ONE = 20;
/** Sockets of one address, where a whole club may sit. */
const MAX_OF_ONE_ADDRESS = 60;
/** How long a client may take to say goodbye. */
const CLOSE_TIMEOUT_MS = 1000;

export interface SocketParts {
  readonly config: Config;
  readonly identities: Identities;
  readonly hub: TableSubscriptions;
  readonly commands: Commands;
  readonly games: readonly GameModule[];
  readonly log: Log;
  readonly stopping: () => boolean;
  /** This process, if it is one of several. */
  readonly member?: ClusterWorker | undefined;
}

/** A request for a socket: the connection is told of beside it, for it may have come through another process. */
interface Caller extends UpgradeRequest {
  readonly socket: Pick<Socket, 'remoteAddress'>;
}

export class Sockets {
  private readonly parts: SocketParts;
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_REQUEST_LENGTH,
    perMessageDeflate: false,
    // Pongs are sent by the connection, which looks how many it was asked for and whether they are read.
    autoPong: false,
  });
  private readonly connections = new Set<Connection>();
  /** Every connection that asked for a socket, whether it got one or not: HTTP knows nothing of them any more. */
  private readonly streams = new Set<Duplex>();
  private readonly pace: { readonly person: RateLimiter; readonly address: RateLimiter };
  private readonly prober: NodeJS.Timeout;
  private readonly refusals: Refusals;

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.refusals = new Refusals(parts.log);
    const { allowance } = parts.config;
    const pace = ({ perSecond, burst }: typeof PERSON) =>
      new RateLimiter({ perSecond: perSecond * allowance, burst: burst * allowance });
    this.pace = { person: pace(PERSON), address: pace(ADDRESS) };
    this.prober = setInterval(() => {
      for (const connection of this.connections) connection.probe();
    }, PROBE_EVERY);
    parts.identities.onChange((identity) => this.recognize(identity));
  }

  get size(): number {
    return this.connections.size;
  }

  /** How many people have one. */
  get people(): number {
    return new Set([...this.connections].map(({ identity }) => identity)).size;
  }

  /** Tells everybody. */
  broadcast(push: ServerMessage): void {
    const message = JSON.stringify(push);
    for (const connection of this.connections) connection.send(message);
  }

  attach(http: Server): void {
    const { member, log } = this.parts;
    const admit = (caller: Caller, socket: Duplex, head: Buffer, lender?: ClusterWorker) => {
      socket.on('error', () => socket.destroy());
      this.streams.add(socket);
      socket.on('close', () => this.streams.delete(socket));
      this.upgrade(caller, socket, head, lender).catch((err: unknown) => {
        log.error({ err }, 'a socket could not be opened');
        socket.destroy();
      });
    };
    http.on('upgrade', (request, socket, head) => admit(request, socket, head, member));
    // What came from another process stays.
    member?.onSocket((knock, socket, head) => admit({ ...knock, socket }, socket, head));
  }

  /** Somebody was renamed or signed out; without a name, anybody may have been. */
  recognize(identity?: string): void {
    for (const connection of this.connections) {
      if (identity !== undefined && connection.identity !== identity) continue;
      this.parts.identities.stillSignedIn(connection.signIn).then(
        (who) => connection.recognize(who?.identity.id === connection.identity ? who : undefined),
        (err: unknown) => this.parts.log.warn({ err }, 'it is not known whether somebody is still signed in'),
      );
    }
  }

  /** Says goodbye to all, and waits until they are gone. */
  async stop(): Promise<void> {
    clearInterval(this.prober);
    const answered = Promise.all([...this.connections].map((connection) => connection.settled()));
    await Promise.race([answered, pause(CLOSE_TIMEOUT_MS)]);
    for (const connection of this.connections) connection.farewell();
    const end = Date.now() + CLOSE_TIMEOUT_MS;
    while (this.connections.size > 0 && Date.now() < end) await pause(20);
    for (const stream of this.streams) stream.destroy();
  }

  private async upgrade(
    request: Caller,
    socket: Duplex,
    head: Buffer,
    lender?: ClusterWorker,
  ): Promise<void> {
    const refusal = this.refusal(request);
    if (refusal) {
      // As over HTTP: where it came from is only written down when somebody may have to be kept out.
      const harmless = refusal.startsWith('503');
      this.refuse(socket, refusal, harmless ? {} : { address: this.addressOf(request) });
      return;
    }
    if (lender && lend(lender, request, socket, head)) return;
    if (this.isFull()) {
      this.refuse(socket, '503 Service Unavailable');
      return;
    }
    const known = await this.known(request);
    if (known === 'unavailable' || this.parts.stopping()) this.refuse(socket, '503 Service Unavailable');
    else if (!known) this.refuse(socket, '401 Unauthorized');
    else if (known.ban) this.refuse(socket, '403 Forbidden');
    // Others may have come in while it was looked up who this is.
    else if (this.isFull()) this.refuse(socket, '503 Service Unavailable');
    else if (this.hasTooMany(known.identity.id, this.addressOf(request)))
      this.refuse(socket, '429 Too Many Requests');
    // It looks at nothing of a request that a caller has not.
    else
      this.server.handleUpgrade(request as IncomingMessage, socket, head, (ws) =>
        this.open({ socket: ws, stream: socket }, known, request),
      );
  }

  private refusal(request: Caller): string | undefined {
    const { config, stopping } = this.parts;
    if (request.url?.split('?')[0] !== LIVE) return '404 Not Found';
    if (!sameOrigin(request.headers, config)) return '403 Forbidden';
    if (stopping()) return '503 Service Unavailable';
    if (this.pace.address.take(this.addressOf(request)) !== undefined) return '429 Too Many Requests';
    return undefined;
  }

  private isFull(): boolean {
    return this.connections.size >= this.parts.config.connections;
  }

  private async known(request: Caller): Promise<AuthSession | 'unavailable' | undefined> {
    try {
      return await this.parts.identities.fromCookie(request.headers.cookie);
    } catch (error) {
      if (error instanceof StoreUnavailable) return 'unavailable';
      throw error;
    }
  }

  private refuse(socket: Duplex, status: string, from: { readonly address?: string } = {}): void {
    if (this.refusals.mayWrite()) this.parts.log.info({ status, ...from }, 'a socket was refused');
    // A client that does not close its side would keep it open for ever.
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
      socket.destroy(),
    );
    setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
  }

  private open(line: Line, known: AuthSession, request: Caller): void {
    const { hub, commands, games, log, stopping } = this.parts;
    const language = languageOf(request.headers['accept-language']);
    const connection = new Connection(line, known, this.addressOf(request), {
      hub,
      commands,
      games,
      log,
      language,
      stopping,
      refusals: this.refusals,
      pace: this.pace,
    });
    this.connections.add(connection);
    line.socket.on('close', () => this.connections.delete(connection));
  }

  private hasTooMany(identity: string, address: string): boolean {
    const { allowance } = this.parts.config;
    let ofOne = 0;
    let ofAddress = 0;
    for (const connection of this.connections) {
      if (connection.identity === identity) ofOne++;
      if (connection.address === address) ofAddress++;
    }
    return ofOne >= MAX_OF_ONE * allowance || ofAddress >= MAX_OF_ONE_ADDRESS * allowance;
  }

  private addressOf(request: Caller): string {
    const forwarded = this.parts.config.trustProxy ? request.headers['x-forwarded-for'] : undefined;
    const ip = forwarded?.toString().split(',').at(-1)?.trim() ?? request.socket.remoteAddress ?? '';
    return addressOf({ ip });
  }
}

/** Passes a socket on to the process that its table is at home in; false if that is this one, or it names none. */
function lend(
  lender: ClusterWorker,
  { method, url, headers }: UpgradeRequest,
  socket: Duplex,
  head: Buffer,
): boolean {
  const table = new URLSearchParams(url?.split('?')[1]).get('table');
  return table !== null && lender.handOff(table, { method, url, headers }, socket, head);
}
