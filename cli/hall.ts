/** Where bots play many matches: in several threads, until all are played or somebody asks to stop. */
import { setImmediate } from 'node:timers/promises';
import type { ArenaMatch, ArenaOptions, BoutResult, Ranking } from '@gonfalon/bot-lab';
import {
  boutsOf,
  checkArenaMatch,
  matchesEach,
  playAll,
  playArenaMatch,
  Scores,
  withSides,
} from '@gonfalon/bot-lab';
import type { GameModule } from '@gonfalon/kernel';
import type { Context } from './io.ts';
import { progressOn } from './progress.ts';

interface Players {
  play(bout: ArenaMatch): Promise<BoutResult>;
  close(): Promise<void>;
}

export class MatchPool {
  private readonly module: GameModule;
  private readonly threads: number;
  private readonly context: Context;
  private readonly asked: Promise<void>;
  private players: Promise<Players> | undefined;
  private stopped = false;

  constructor(module: GameModule, threads: number, context: Context) {
    this.module = module;
    this.threads = threads;
    this.context = context;
    this.asked = context.untilAsked().then(() => {
      this.stopped = true;
    });
  }

  /** Whether somebody asked to stop: what was not played by then never will be. */
  get isStopped(): boolean {
    return this.stopped;
  }

  /** Plays all matches of an arena, or as many as there is patience for; each outcome is passed on as it comes. */
  async hold(
    asked: ArenaOptions,
    onOutcome: (bout: ArenaMatch, outcome: BoutResult) => void = () => undefined,
  ): Promise<Scores> {
    for (const ground of asked.grounds)
      checkArenaMatch(this.module, firstBout({ ...asked, grounds: [ground] }));
    const options = withSides(this.module, asked);
    const scores = new Scores(options.entrants);
    const all = matchesEach(options) * options.grounds.length;
    const progress = progressOn(this.context);
    let done = 0;
    this.players ??= this.open();
    const { play } = await this.players;
    const playing = playAll(boutsOf(options), {
      concurrency: this.threads,
      play,
      onPlayed: (bout, outcome) => {
        scores.add(bout, outcome);
        onOutcome(bout, outcome);
        progress.show(++done, all, () => running(scores.standings(), this.context));
      },
      isStopped: () => this.stopped,
    });
    await Promise.race([playing, this.asked]);
    progress.clear();
    return scores;
  }

  async close(): Promise<void> {
    await (await this.players)?.close();
  }

  /** Threads run what is bundled; whoever brings other games has them played here. */
  private async open(): Promise<Players> {
    const { player } = this.context;
    if (player === undefined) {
      const play = async (bout: ArenaMatch) => {
        await setImmediate();
        return playArenaMatch(this.module, bout);
      };
      return { play, close: () => Promise.resolve() };
    }
    const { Piscina } = await import('piscina');
    const pool = new Piscina({
      filename: player,
      minThreads: this.threads,
      maxThreads: this.threads,
      // The pool tries require before import, and a module that cannot be linked then takes the whole process down.
      execArgv: ['--no-experimental-require-module'],
    });
    return { play: (bout) => pool.run(bout), close: () => pool.destroy() };
  }
}

function firstBout(options: ArenaOptions): ArenaMatch {
  for (const bout of boutsOf(options)) return bout;
  throw new RangeError('there is nothing to play');
}

/** The score while matches are played: `knight 12.5  greedy 7.5`. */
function running({ perPlayer }: Ranking, { language }: Context): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return perPlayer.map(({ name, wins }) => `${name} ${number.format(wins)}`).join('  ');
}
