/** Lets in as many at once as there are places; the others wait, but not more than a server has room for. */
import { FairQueue } from './fair-queue.ts';

/** Bots, and people who look back, take turns: neither keeps the other waiting for long. */
export type TaskKind = 'thought' | 'replay';

/** Each table has one thought at most; a replay carries a whole log, and people may ask for many. */
const MAX_WAITING: Readonly<Record<TaskKind, number>> = { thought: 2000, replay: 100 };
/** Somebody may have dozens of tables at which only bots play. */
const MAX_IN_A_LANE: Readonly<Record<TaskKind, number>> = { thought: 100, replay: 8 };

/** Too many wait already: try again later. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** The threads are being stopped, and nothing comes of it any more. */
export class Stopped extends Error {
  override name = 'Stopped';
}

interface Waiting {
  enter(): void;
  giveUp(error: Error): void;
}

export class AdmissionQueue {
  private free = 0;
  private readonly waiting: Readonly<Record<TaskKind, FairQueue<Waiting>>> = {
    thought: new FairQueue(),
    replay: new FairQueue(),
  };
  /** Whose turn it is if both wait. */
  private turn: TaskKind = 'thought';
  private closed = false;

  /** Whoever has entered must leave; what stands in one lane is let in one by one in turn with the other lanes. */
  async enter(errand: TaskKind, lane: string): Promise<void> {
    if (this.closed) throw new Stopped('the threads are being stopped');
    if (this.free > 0) {
      this.free--;
      return;
    }
    const queue = this.waiting[errand];
    if (queue.size >= MAX_WAITING[errand] || queue.waitingIn(lane) >= MAX_IN_A_LANE[errand])
      throw new TooBusy(`too many wait for a ${errand} already`);
    await new Promise<void>((enter, giveUp) => queue.add(lane, { enter, giveUp }));
  }

  /** A place is free, because somebody left it or because it is new. */
  leave(): void {
    const next = this.next();
    if (next) next.enter();
    else this.free++;
  }

  /** Nobody is let in any more. */
  close(): void {
    this.closed = true;
    for (let next = this.next(); next; next = this.next())
      next.giveUp(new Stopped('the threads are being stopped'));
  }

  private next(): Waiting | undefined {
    const errand = this.waiting[this.turn].size > 0 ? this.turn : other(this.turn);
    this.turn = other(errand);
    return this.waiting[errand].next();
  }
}

function other(errand: TaskKind): TaskKind {
  return errand === 'thought' ? 'replay' : 'thought';
}
