/**
 * The matches in memory. Whatever is done to one is done in turn, written, and only then told. If the log went on
 * elsewhere, or the store failed, the room is thrown away and read again: the store is right.
 */
import type { GameModule } from '@gonfalon/kernel';
import { InvalidInputError, RulesBugError } from '@gonfalon/kernel';
import { OtherRules } from '../domain/log-action.ts';
import { RequestError } from '../errors.ts';
import type { Log } from '../ops/log.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { LogRecord, Store, TableDetails } from '../store/store.ts';
import { Room } from './room.ts';
import type { RoomContext } from './room-state.ts';

/** A snapshot is saved after so many records. */
const SNAPSHOT_EVERY = 100;
/** How often a job is tried again because another process was faster. */
const MAX_TRIES = 8;
/** How long this process keeps what is due to itself, beyond the time when it is due. */
export const LEASE = 10_000;
/** How long a room is kept after its last use here, in ms, if nobody here watches it and another process goes on with it. */
const IDLE_EVICTION_MS = 10_000;

interface Slot {
  readonly serial: SerialQueue;
  room: Room | undefined;
  /** When somebody last looked at it here, or did something. */
  used: number;
}

export interface RoomsParts {
  readonly store: Store;
  readonly games: readonly GameModule[];
  readonly around: RoomContext;
  /** The name of this process among those that share the store. */
  readonly process: string;
  /** How many rooms to keep. */
  readonly most: number;
  /** Resolves when it is known that time has been counted without a gap until now. */
  readonly ready: () => Promise<void>;
  readonly log: Log;
}

/** `own` tells whether this process did it. */
type Listener = (room: Room, records: readonly LogRecord[], own: boolean) => void;

export class Rooms {
  private readonly parts: RoomsParts;
  /** In order of last use. */
  private readonly slots = new Map<string, Slot>();
  private readonly listeners: Listener[] = [];

  constructor(parts: RoomsParts) {
    this.parts = parts;
  }

  get size(): number {
    return this.slots.size;
  }

  /** Told of every step, when it is durable, in order. */
  onStep(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Looks at the room as it is, in turn with everything else that is done there. */
  read<T>(id: string, job: (room: Room) => Promise<T> | T): Promise<T> {
    return this.runExclusive(id, async (slot) => {
      this.use(slot);
      // Its clocks are to be shown right; if the store can only be read, they are shown as they are known.
      await this.parts.ready().catch(() => undefined);
      const room = await this.current(id, slot);
      if (this.parts.store.shared) await this.catchUpRoom(room);
      return job(room);
    });
  }

  /** Takes over what another process left to do: like a step, on a room that knows all that the store knows. */
  async claim<T>(id: string, job: (room: Room) => T): Promise<T> {
    if (this.parts.store.shared)
      await this.runExclusive(id, async (slot) =>
        this.catchUpRoom(await this.current(id, slot), { whole: true }),
      );
    return this.writeInternal(id, job);
  }

  /** Does something to the room, and writes what came of it. The job may be run again on a newer room. */
  write<T>(id: string, job: (room: Room) => T): Promise<T> {
    return this.runExclusive(id, (slot) => {
      this.use(slot);
      return this.stepIn(slot, id, job);
    });
  }

  /** The same, of what the table does by itself: nobody uses it by that. */
  writeInternal<T>(id: string, job: (room: Room) => T): Promise<T> {
    return this.runExclusive(id, (slot) => this.stepIn(slot, id, job));
  }

  /** Begins the match of a table in the lobby; false if the table has changed meanwhile. */
  begin(listed: TableDetails): Promise<boolean> {
    return this.runExclusive(listed.table.id, async (slot) => {
      const room = new Room(this.module(listed), listed, new Map(), this.parts.around);
      room.begin();
      const written = await this.parts.store.commit(room.step(this.lease(room)));
      if (!written) return false;
      slot.room = room;
      this.publish(room, room.written(), true);
      return true;
    });
  }

  /**
   * Another process did something: if the room is here, it goes on with what was told of that, or reads on; one that is of
   * no use here is let go. Answers how far the room is.
   */
  async catchUp(
    id: string,
    watched: boolean,
    carried?: () => readonly LogRecord[] | undefined,
  ): Promise<number | undefined> {
    if (!this.slots.get(id)?.room) return undefined;
    return this.runExclusive(id, async (slot) => {
      if (!watched && this.parts.around.now() - slot.used > IDLE_EVICTION_MS) slot.room = undefined;
      if (slot.room) await this.catchUpRoom(slot.room, { carried: carried?.() });
      return slot.room?.seq;
    });
  }

  /** A seat said what it wants done without being asked: if the room is here, it does as told. */
  async takeInstructions(id: string): Promise<void> {
    if (!this.slots.has(id)) return;
    await this.runExclusive(id, async (slot) => {
      const instructions = await this.parts.store.instructions(id);
      await this.stepIn(slot, id, (room) => room.takeInstructions(instructions));
    });
  }

  /** Throws the rooms away where something else than the log has changed, such as who somebody is. */
  evictWhere(concerns: (room: Room) => boolean): void {
    for (const [id, { room }] of [...this.slots]) {
      // One that is not there may be being read, from before the change.
      if (room && !concerns(room)) continue;
      void this.runExclusive(id, async (slot) => {
        if (slot.room && concerns(slot.room)) slot.room = undefined;
      });
    }
  }

  /** Saves what a snapshot is not up to date with, so that the next program can go on even with other rules. */
  async saveAll(): Promise<void> {
    for (const slot of this.slots.values()) {
      await slot.serial.run(async () => {
        if (slot.room && slot.room.seq > slot.room.snapshotAt) await this.save(slot.room);
      });
    }
  }

  /** Lets go of the rooms that were used longest ago, with a snapshot: a graceful stop will not find them here. */
  private evictOldest(): void {
    for (const [id, { serial, room }] of this.slots) {
      if (this.slots.size <= this.parts.most) return;
      if (!serial.idle) continue;
      this.slots.delete(id);
      if (room && !room.over && room.seq > room.snapshotAt) this.save(room).catch(this.noSnapshot);
    }
  }

  private runExclusive<T>(id: string, job: (slot: Slot) => Promise<T>): Promise<T> {
    const slot = this.slots.get(id) ?? { serial: new SerialQueue(), room: undefined, used: 0 };
    this.slots.delete(id);
    this.slots.set(id, slot);
    this.evictOldest();
    return slot.serial
      .run(() => job(slot))
      .finally(() => {
        if (!slot.room && slot.serial.idle && this.slots.get(id) === slot) this.slots.delete(id);
      });
  }

  private use(slot: Slot): void {
    slot.used = this.parts.around.now();
  }

  private async stepIn<T>(slot: Slot, id: string, job: (room: Room) => T): Promise<T> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      await this.parts.ready();
      const room = await this.current(id, slot);
      const outcome = await this.attempt(room, slot, job);
      if (outcome) return outcome.value;
    }
    throw new RequestError('server.unavailable');
  }

  private async current(id: string, slot: Slot): Promise<Room> {
    slot.room ??= await this.load(id);
    return slot.room;
  }

  private async load(id: string): Promise<Room> {
    const { store, around } = this.parts;
    const [listed, saved, instructions] = await Promise.all([
      store.table(id),
      store.snapshot(id),
      store.instructions(id),
    ]);
    if (!listed) throw new RequestError('table.unknown');
    if (listed.place.seq === 0) throw new RequestError('table.not-playing');
    const records = await store.records(id, saved?.seq ?? 0);
    try {
      const room = new Room(this.module(listed), listed, instructions, around, saved);
      for (const record of records) room.fold(record);
      // Folding says who was replaced when; the rows say who sits there now.
      room.syncFrom(listed);
      room.match.trimHistory();
      return room;
    } catch (error) {
      const others =
        error instanceof OtherRules || error instanceof InvalidInputError || error instanceof RulesBugError;
      if (others && listed.table.rules !== this.module(listed).game.rulesVersion)
        throw new RequestError('table.old-rules');
      throw error;
    }
  }

  private async attempt<T>(
    room: Room,
    slot: Slot,
    job: (room: Room) => T,
  ): Promise<{ value: T } | undefined> {
    try {
      const value = job(room);
      if (!room.changed) return { value };
      if (!(await this.parts.store.commit(room.step(this.lease(room))))) {
        slot.room = undefined;
        return undefined;
      }
      this.publish(room, room.written(), true);
      if (room.seq - room.snapshotAt >= SNAPSHOT_EVERY) this.save(room).catch(this.noSnapshot);
      return { value };
    } catch (error) {
      if (room.changed) slot.room = undefined;
      const behind = error instanceof RequestError && slot.room && this.parts.store.shared;
      if (behind && (await this.catchUpRoom(room))) return undefined;
      throw error;
    }
  }

  /** Goes on from where the room is, with what was told if that is what comes next; true if there was something. */
  private async catchUpRoom(
    room: Room,
    { carried = [], whole = false }: { carried?: readonly LogRecord[] | undefined; whole?: boolean } = {},
  ): Promise<boolean> {
    const { store } = this.parts;
    const { id } = room.table;
    const wasOver = room.over;
    const news = carried.filter(({ seq }) => seq > room.seq);
    const isNext = carried.length > 0 && (news[0] === undefined || news[0].seq === room.seq + 1);
    const records = isNext ? news : await store.records(id, room.seq);
    for (const record of records) room.fold(record);
    // Folding tells all but when something is due, and how the table's row looks at its end.
    const listed = whole || room.over !== wasOver ? await store.table(id) : undefined;
    if (listed) room.syncFrom(listed);
    if (records.length === 0) return false;
    room.match.trimHistory();
    this.publish(room, records, false);
    return true;
  }

  private async save(room: Room): Promise<void> {
    const saved = room.snapshot();
    room.snapshotAt = saved.seq;
    await this.parts.store.saveSnapshot(room.table.id, saved);
  }

  private lease({ due }: Room) {
    if (due === undefined) return undefined;
    return { by: this.parts.process, until: Math.max(due, this.parts.around.now()) + LEASE };
  }

  private module({ table }: TableDetails): GameModule {
    const found = this.parts.games.find(({ game }) => game.id === table.game);
    if (!found) throw new RequestError('table.game-unknown');
    return found;
  }

  private readonly noSnapshot = (error: unknown) => {
    this.parts.log.warn({ err: error }, 'a snapshot could not be saved');
  };

  private publish(room: Room, records: readonly LogRecord[], own: boolean): void {
    for (const listener of this.listeners) listener(room, records, own);
  }
}
