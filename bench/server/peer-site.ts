/** A boardgame.io server as its clients see it: socket.io, over a plain WebSocket. */
import { randomUUID } from 'node:crypto';
import type { Choice, Rng } from '@gonfalon/kernel';
import { createRng } from '@gonfalon/kernel';
import type { Shown } from './battue-peer.ts';
import { numberBehind } from './scan.ts';
import type { Site } from './site.ts';
import { GAME, PLAYERS, WATCHERS } from './site.ts';
import type { Line, ParsedMessage, ServedMatch } from './watched.ts';
import { WatchedTable } from './watched.ts';
import type { OnText } from './wire.ts';
import { Wire } from './wire.ts';

/** What socket.io puts before each message to the game's namespace. */
const EVENT = `42/${GAME},`;
const CONNECT = `40/${GAME},`;
const OPEN = '0';
const PING = '2';
const PONG = '3';

export class PeerSite implements Site {
  private readonly address: string;
  private readonly luck = createRng({ kind: 'fast', seed: 'bench' });

  constructor(address: string) {
    this.address = address;
  }

  async table(): Promise<WatchedTable> {
    const lines: Line[] = [];
    for (let watcher = 0; watcher < WATCHERS; watcher++) lines.push(await SocketIoLine.open(this.address));
    const table = new WatchedTable(lines);
    await this.renew(table);
    return table;
  }

  async renew(table: WatchedTable): Promise<void> {
    await table.watch(new PeerMatch(randomUUID(), this.luck));
  }
}

class SocketIoLine implements Line {
  onText: OnText = () => undefined;
  private wire: Wire | undefined;

  static async open(address: string): Promise<SocketIoLine> {
    const line = new SocketIoLine();
    const opened = line.hears(OPEN);
    const onText: OnText = (text) => {
      if (startsWith(text, PING)) line.send(PONG);
      else line.onText(text);
    };
    line.wire = await Wire.open(address, '/socket.io/?EIO=4&transport=websocket', {}, onText);
    await opened;
    const connected = line.hears(CONNECT);
    line.send(CONNECT);
    await connected;
    return line;
  }

  send(text: string): void {
    this.wire?.send(text);
  }

  close(): void {
    this.wire?.close();
  }

  private hears(start: string): Promise<void> {
    return new Promise((resolve) => {
      this.onText = (text) => {
        if (startsWith(text, start)) resolve();
      };
    });
  }
}

const STATE = '"_redo":[],"_stateID":';
const QUESTION = Buffer.from('"question":{');
const OVER = Buffer.from('"over":true');

class PeerMatch implements ServedMatch {
  readonly greetings: readonly string[];
  private readonly id: string;
  private readonly luck: Rng;
  private answered = -1;

  constructor(id: string, luck: Rng) {
    this.id = id;
    this.luck = luck;
    this.greetings = Array.from({ length: WATCHERS }, (_, watcher) => {
      const player = watcher < PLAYERS ? String(watcher) : null;
      return `${EVENT}${JSON.stringify(['sync', id, player, undefined, PLAYERS])}`;
    });
  }

  read(text: Buffer, watcher: number): ParsedMessage | undefined {
    const seq = numberBehind(text.toString('latin1'), STATE);
    if (seq === undefined || !text.includes(this.id)) return undefined;
    if (text.includes(OVER)) return { seq, over: true };
    const answer = text.includes(QUESTION) ? this.answer(text, watcher, seq) : undefined;
    return answer === undefined ? { seq } : { seq, answer };
  }

  private answer(text: Buffer, watcher: number, seq: number): string | undefined {
    const [, , frame] = JSON.parse(text.toString('utf8', EVENT.length)) as [string, string, Frame];
    const { question } = 'state' in frame ? frame.state.G : frame.G;
    if (!question || seq === this.answered) return undefined;
    this.answered = seq;
    const choice = question.choices[this.luck.nextInt(question.choices.length)] as Choice;
    const playerID = String(watcher);
    const action = { type: 'MAKE_MOVE', payload: { type: 'choose', args: [choice], playerID } };
    return `${EVENT}${JSON.stringify(['update', action, seq, this.id, playerID])}`;
  }
}

/** An update brings the state, a sync brings it among other things. */
type Frame = { readonly G: Shown } | { readonly state: { readonly G: Shown } };

function startsWith(text: Buffer, start: string): boolean {
  return text.toString('latin1', 0, start.length) === start;
}
