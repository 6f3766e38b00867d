/**
 * What tables do by themselves: answer for a seat that has no choice or does not want to be asked, let a bot think,
 * end somebody's time. Whoever makes a step holds the lease on what is due next; what a dead process leaves behind
 * is taken over when its lease has run out.
 */
import type { Choice } from '@gonfalon/kernel';
import { RequestError } from '../errors.ts';
import type { Log } from '../ops/log.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { BotTaskData, WorkerPool } from '../workers/bot-workers.ts';
import { queueKeyOf, Stopped, TooBusy } from '../workers/bot-workers.ts';
import { botTaskIn } from './bot-task.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { LEASE } from './rooms.ts';

const SWEEP_EVERY = 1000;
const AT_ONCE = 50;
/** What is due later than this is left to the sweep. */
const HORIZON = 3_600_000;
/** Where only bots are left, each thinks so long at most, in ms; and after so many records it is enough. */
const PASTIME_MS = 250;
const MAX_DESERTED = 3000;

export interface SchedulerParts {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly thinkers: WorkerPool;
  readonly process: string;
  readonly log: Log;
  /** Whether nothing may be done at the moment: what is due stays due. */
  readonly paused?: () => boolean;
  /** Told how late a duty was done, in ms. */
  readonly onDuty: (late: number) => void;
  /** Told how long a bot thought, in ms. */
  readonly onThought: (bot: string, ms: number) => void;
}

/** What a bot is to think about. */
interface Task {
  readonly thought: BotTaskData;
  readonly number: number;
  /** What it waits in line with. */
  readonly lane: string;
}

export class TableScheduler {
  private readonly parts: SchedulerParts;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly busy = new Map<string, Promise<void>>();
  private sweeper: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(parts: SchedulerParts) {
    this.parts = parts;
    parts.rooms.onStep((room, _, own) => {
      if (own) this.schedule(room.table.id, room.due);
    });
  }

  async start(): Promise<void> {
    await this.sweep();
    this.sweeper = setInterval(() => {
      this.sweep().catch((err: unknown) => this.parts.log.warn({ err }, 'could not look for what is due'));
    }, SWEEP_EVERY);
  }

  /** Ends when nothing is being done any more; what is due stays due. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.sweeper);
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.busy.values());
  }

  private get paused(): boolean {
    return this.stopped || this.parts.paused?.() === true;
  }

  private schedule(id: string, due: number | undefined): void {
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (due === undefined || this.stopped || due - Date.now() > HORIZON) return;
    const timer = setTimeout(
      () => {
        this.timers.delete(id);
        this.attend(id, 'own');
      },
      Math.max(0, due - Date.now()),
    );
    this.timers.set(id, timer);
  }

  private async sweep(): Promise<void> {
    if (this.paused) return;
    const now = Date.now();
    const lease = { by: this.parts.process, until: now + LEASE };
    for (const id of await this.parts.store.claimDue(now, lease, AT_ONCE)) this.attend(id, 'claimed');
  }

  private attend(id: string, by: 'own' | 'claimed'): void {
    if (this.paused || this.busy.has(id)) return;
    const done = this.runDueJobs(id, by)
      .catch((error: unknown) => this.logJobError(error))
      .finally(() => this.busy.delete(id));
    this.busy.set(id, done);
  }

  private async runDueJobs(id: string, by: 'own' | 'claimed'): Promise<void> {
    const { rooms } = this.parts;
    // What follows from a step of our own we know; only what was another's to do must be read.
    for (let known = by === 'own'; !this.paused; known = true) {
      const duty = (room: Room) => this.doDuty(room);
      const next = await (known ? rooms.writeInternal(id, duty) : rooms.claim(id, duty));
      if (next === 'nothing') return;
      if (next === 'done') continue;
      const begun = Date.now();
      const choice = await this.parts.thinkers.think(next.thought, next.lane);
      this.parts.onThought(next.thought.bot, Date.now() - begun);
      if (!this.paused) await rooms.writeInternal(id, (room) => answer(room, next, choice));
    }
  }

  private doDuty(room: Room): 'nothing' | 'done' | Task {
    const now = Date.now();
    const duty = room.duty(now);
    if (!duty) {
      if (room.due !== undefined && room.due <= now) room.reschedule();
      return 'nothing';
    }
    this.parts.onDuty(now - (room.due ?? now));
    if (duty.kind === 'think' && room.isDeserted && room.seq >= MAX_DESERTED) room.endDeserted();
    else if (duty.kind === 'think') return task(room, duty);
    else if (duty.kind === 'lapse') room.handleTimeout(duty.seat);
    else room.answer(duty.choice, 'table');
    return 'done';
  }

  private logJobError(error: unknown): void {
    const { log } = this.parts;
    // The store is away, or the table cannot be played on: the sweep comes back to it when its lease has run out.
    const expected = [StoreUnavailable, RequestError, TooBusy, Stopped].some((kind) => error instanceof kind);
    if (expected) log.warn({ err: error }, 'a duty has to wait');
    else log.error({ err: error }, 'scheduled job failed');
  }
}

function task(room: Room, { bot }: { readonly bot: string }): Task {
  const thought = botTaskIn(room, bot, `bot:${room.seq}`);
  const { host } = room.table;
  const number = room.match.number;
  // However many tables somebody made, they take one turn; and nobody waits long for bots that play among themselves.
  if (!room.isDeserted) return { thought, number, lane: queueKeyOf(host) };
  return { thought: { ...thought, ms: PASTIME_MS }, number, lane: `bots of ${host}` };
}

/** Unless something else happened while the bot was thinking. */
function answer(room: Room, { thought: { seat }, number }: Task, choice: Choice): void {
  const still = room.match.number === number && room.seats[seat]?.kind === 'bot' && !room.over;
  if (still) room.answer(choice, 'bot');
}
