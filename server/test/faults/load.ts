/** Many who play at once, one match after the other: against each other and against bots, with sockets and without. */
import type { Door, Player } from './player.ts';
import { LivePlayer, PatientPlayer } from './player.ts';
import { until } from './until.ts';

export const BATTUE = { game: 'battue', options: { quickSetup: true, roundLimit: 10 } };
const TWO = { ...BATTUE, seats: [{ kind: 'me' }, { kind: 'open' }] };
const AGAINST_BOT = {
  ...BATTUE,
  seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }],
};

export class Load {
  readonly players: Player[] = [];
  /** The tables that were played, with somebody who sat there. */
  readonly tables = new Map<string, Player>();
  private readonly matches: Promise<void>[] = [];
  private enough = false;
  private trouble: unknown;

  /** Brings pairs of people who play each other, the first of them without sockets, and as many who play a bot. */
  static async gather(door: Door, pairs: number): Promise<Load> {
    const load = new Load();
    for (let i = 0; i < pairs; i++) {
      const Kind = i === 0 ? PatientPlayer : LivePlayer;
      const pair = [await new Kind(door).arrive(), await new Kind(door).arrive()];
      const lone = await new LivePlayer(door).arrive();
      load.players.push(...pair, lone);
      load.begin(TWO, pair);
      load.begin(AGAINST_BOT, [lone]);
    }
    return load;
  }

  get live(): LivePlayer[] {
    return this.players.filter((player) => player instanceof LivePlayer);
  }

  get patient(): PatientPlayer[] {
    return this.players.filter((player) => player instanceof PatientPlayer);
  }

  /** How many choices were acknowledged so far. */
  get acknowledged(): number {
    return this.players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  }

  /** Waits for so many more acknowledged choices. */
  async progress(more: number): Promise<void> {
    const goal = this.acknowledged + more;
    await this.until(`${goal} acknowledged choices`, () => this.acknowledged >= goal);
  }

  async until(what: string, condition: () => boolean): Promise<void> {
    await until(what, () => {
      if (this.trouble !== undefined) throw this.trouble;
      return condition();
    });
  }

  /** Lets everybody finish the match that they are playing. */
  async finish(): Promise<void> {
    this.enough = true;
    let over = false;
    void Promise.all(this.matches).then(() => {
      over = true;
    });
    while (!over) {
      const { acknowledged } = this;
      await this.until('matches to go on or to end', () => over || this.acknowledged > acknowledged);
    }
    if (this.trouble !== undefined) throw this.trouble;
  }

  private begin(plan: object, players: readonly Player[]): void {
    this.matches.push(
      this.series(plan, players).catch((error: unknown) => {
        this.trouble ??= error;
      }),
    );
  }

  private async series(plan: object, [host, ...guests]: readonly Player[]): Promise<void> {
    while (!this.enough && host) {
      const table = await host.create(plan);
      for (const guest of guests) await guest.join(table);
      this.tables.set(table, host);
      await Promise.all([host, ...guests].map((player) => player.play(table)));
    }
  }
}
