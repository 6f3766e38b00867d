/** A queue of lanes that take turns: whoever asks for much waits for himself, not the others for him. */
export class FairQueue<T> {
  /** The lane that comes next stands first. */
  private readonly lanes = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(lane: string, item: T): void {
    const waiting = this.lanes.get(lane);
    if (waiting) waiting.push(item);
    else this.lanes.set(lane, [item]);
    this.count++;
  }

  waitingIn(lane: string): number {
    return this.lanes.get(lane)?.length ?? 0;
  }

  next(): T | undefined {
    for (const [lane, waiting] of this.lanes) {
      this.lanes.delete(lane);
      this.count--;
      const [first, ...others] = waiting;
      if (others.length > 0) this.lanes.set(lane, others);
      return first;
    }
    return undefined;
  }
}
