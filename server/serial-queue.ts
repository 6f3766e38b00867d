/** Jobs one after the other, in the order in which they came. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  run<T>(job: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    const turn = this.last.then(job);
    this.last = turn.then(this.done, this.done);
    return turn;
  }

  private readonly done = () => {
    this.waiting--;
  };
}
