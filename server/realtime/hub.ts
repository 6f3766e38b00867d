/**
 * Who watches which table. When something happened at a table, every viewer's message is made once and sent to all
 * who look through the same eyes; those who want only what changed of a view get that.
 */
import type { GameModule, Viewer } from '@gonfalon/kernel';
import type { ChatMessage, ServerMessage } from '@gonfalon/protocol';
import { infoFor, mayView, viewerOf } from '../access/table-access.ts';
import { lineOf, readableBy } from '../chat/chat.ts';
import { RequestError } from '../errors.ts';
import type { Presence } from '../notifications/presence.ts';
import type { Log } from '../ops/log.ts';
import type { Past } from '../rooms/past.ts';
import { PIECE } from '../rooms/past.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Audience, LogRecord, Store, TableDetails } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import { SentViews } from './last-views.ts';
import { CommitMessages, updateText } from './update-messages.ts';

/** Somebody who is told things: a connection. */
export interface Listener {
  readonly identity: string;
  send(message: string): void;
}

/** How somebody wants to be told. */
export interface SubscribeOptions {
  /** The last sequence number that they have. */
  readonly from?: number | undefined;
  /** Whether only what changed of a view is to be sent. */
  readonly patches: boolean;
  /** Where they come from, if what they missed is to be counted. */
  readonly address?: string;
}

interface Watcher {
  readonly listener: Listener;
  readonly patches: boolean;
  /** The last sequence number that was sent. */
  seq: number;
  /** Through whose eyes it saw the table then. */
  saw?: Viewer;
  /** Whether what it missed is being read. */
  behind?: boolean;
}

interface Watched {
  readonly hasClock: boolean;
  readonly watchers: Map<Listener, Watcher>;
  readonly sights: SentViews;
}

export interface HubParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly rooms: Rooms;
  readonly log: Log;
  readonly past: Past;
  readonly presence?: Presence | undefined;
}

export class TableSubscriptions {
  private readonly store: Store;
  private readonly games: readonly GameModule[];
  private readonly rooms: Rooms;
  private readonly log: Log;
  private readonly past: Past;
  private readonly presence: Presence | undefined;
  private readonly tables = new Map<string, Watched>();

  constructor({ store, games, rooms, log, past, presence }: HubParts) {
    this.store = store;
    this.games = games;
    this.rooms = rooms;
    this.log = log;
    this.past = past;
    this.presence = presence;
    rooms.onStep((room, records) => this.broadcastCommit(room, records));
  }

  /** The tables that somebody here watches. */
  get watched(): readonly string[] {
    return [...this.tables.keys()];
  }

  /** From now on the listener is told what happens, beginning with what it missed since `from`. */
  async watch(listener: Listener, id: string, wish: SubscribeOptions, instead?: Watcher): Promise<void> {
    await this.begin(listener, id, wish, instead);
    if (this.tables.get(id)?.watchers.has(listener))
      await this.presence?.enter(id, listener.identity, listener);
  }

  private async begin(
    listener: Listener,
    id: string,
    { from, patches, address }: SubscribeOptions,
    instead: Watcher | undefined,
  ): Promise<void> {
    // Who has left meanwhile, or asked anew, is not brought back.
    const isWanted = () => !instead || this.tables.get(id)?.watchers.get(listener) === instead;
    const listed = await this.store.table(id);
    if (!isWanted()) return;
    if (!listed) throw new RequestError('table.unknown');
    const eyes = viewerOf(listed, listener.identity);
    const { seq } = listed.place;
    const start = Math.min(from ?? seq, seq);
    if (address !== undefined) this.past.charge({ person: listener.identity, address }, start, seq);
    listener.send(json({ do: 'table', info: infoFor(listed, listener.identity) }));
    if (listed.place.seq === 0) {
      this.add(listed, { listener, patches, seq: 0 });
      // Unless it began while we looked, what happens from now on is told.
      if ((await this.store.table(id))?.place.seq === 0) return;
    }
    // What is long is read before the table's turn: who plays there does not wait for it.
    if (seq - start > PIECE) await this.past.news(id, eyes, start, seq, listener.identity);
    await this.rooms.read(id, async (room) => {
      const viewer = viewerOf(room, listener.identity);
      const since = Math.min(from ?? room.seq, room.seq);
      const missed = await this.past.news(id, viewer, since, room.seq, listener.identity);
      if (!isWanted()) return;
      const standing = room.standing(viewer);
      listener.send(updateText(standing, since, missed));
      const { sights } = this.add(listed, { listener, patches, seq: room.seq, saw: viewer });
      if (patches) sights.remember(standing);
    });
  }

  unwatch(listener: Listener, id: string): void {
    const watchers = this.tables.get(id)?.watchers;
    watchers?.delete(listener);
    if (watchers?.size === 0) this.tables.delete(id);
    this.presence?.leave(id, listener.identity, listener);
  }

  /** The table's row or seats changed: everybody is told what they may know. */
  async tellTable(id: string): Promise<void> {
    if (!this.tables.has(id)) return;
    const listed = await this.store.table(id);
    if (!listed) return;
    for (const { listener } of this.authorized(listed))
      listener.send(json({ do: 'table', info: infoFor(listed, listener.identity) }));
  }

  /** Everybody at a table with a clock is shown anew how it stands: all clocks stopped, or run again. */
  showClocks(): void {
    for (const [id, { hasClock, watchers }] of this.tables)
      if (hasClock) for (const watcher of watchers.values()) this.resendMissed(id, watcher);
  }

  /** The log of a table went on in another process: those who watch it here are told. */
  async catchUp(id: string, carried?: () => readonly LogRecord[] | undefined): Promise<void> {
    const known = await this.rooms.catchUp(id, this.tables.has(id), carried);
    if (!this.tables.has(id)) return;
    // A room that is here tells its watchers itself; one that had to be read again tells nobody.
    const seq = known ?? (await this.rooms.read(id, (room) => room.seq));
    for (const watcher of this.watchersOf(id)) if (watcher.seq < seq) this.resendMissed(id, watcher);
  }

  async broadcastChat(id: string, n: number): Promise<void> {
    const listed = this.tables.has(id) ? await this.store.table(id) : undefined;
    const [row] = await this.store.chat(id, 'anybody', { after: n - 1 }, 1);
    if (!listed || row?.n !== n) return;
    this.tellLine(listed, lineOf(row, await this.store.identities([row.identity])), row.to);
  }

  tellLine(listed: TableDetails, line: ChatMessage, to: Audience): void {
    const message = json({ do: 'chat', table: listed.table.id, line });
    for (const { listener, viewer } of this.authorized(listed)) {
      if (readableBy(this.games, listed, viewer).includes(to)) listener.send(message);
    }
  }

  private add({ table: { id, clock } }: Pick<TableDetails, 'table'>, watcher: Watcher): Watched {
    const hasClock = clock.kind !== 'none';
    const watched = this.tables.get(id) ?? { hasClock, watchers: new Map(), sights: new SentViews() };
    watched.watchers.set(watcher.listener, watcher);
    this.tables.set(id, watched);
    return watched;
  }

  private watchersOf(id: string): Iterable<Watcher> {
    return this.tables.get(id)?.watchers.values() ?? [];
  }

  /** Who watches, and through whose eyes; those who may look no longer are left out from now on. */
  private authorized({
    table,
    seats,
  }: Pick<TableDetails, 'table' | 'seats'>): (Watcher & { viewer: Viewer })[] {
    const found: (Watcher & { viewer: Viewer })[] = [];
    for (const watcher of this.watchersOf(table.id)) {
      const viewer = mayView({ table, seats }, watcher.listener.identity);
      if (viewer === undefined) this.unwatch(watcher.listener, table.id);
      else found.push(Object.assign(watcher, { viewer }));
    }
    return found;
  }

  private broadcastCommit(room: Room, records: readonly LogRecord[]): void {
    const first = records[0]?.seq;
    const sights = this.tables.get(room.table.id)?.sights;
    if (first === undefined || !sights) return;
    const step = new CommitMessages(room, records, first - 1, sights);
    for (const watcher of this.authorized(room)) {
      const { listener, viewer, seq, patches, saw } = watcher;
      if (seq >= room.seq) continue;
      if (seq < step.from) {
        this.resendMissed(room.table.id, watcher);
        continue;
      }
      watcher.seq = room.seq;
      watcher.saw = viewer;
      const changed = patches && step.patchUpdate(viewer);
      listener.send(changed && saw === viewer ? changed : step.fullUpdate(viewer));
    }
  }

  private resendMissed(id: string, watcher: Watcher): void {
    if (watcher.behind) return;
    watcher.behind = true;
    const { listener, seq, patches } = watcher;
    this.watch(listener, id, { from: seq, patches }, watcher).catch((err: unknown) => {
      this.log.warn({ err }, 'a watcher could not be told what it missed');
      // If only the store is away, whatever comes next finds the watcher where it was.
      if (err instanceof StoreUnavailable) watcher.behind = false;
      else if (this.tables.get(id)?.watchers.get(listener) === watcher) this.unwatch(listener, id);
    });
  }
}

function json(push: ServerMessage): string {
  return JSON.stringify(push);
}
