/** The threads in which bots think and matches are played again, so that no request waits for either. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Choice, MatchFile, Question, Viewer } from '@gonfalon/kernel';
import { sameChoice } from '@gonfalon/kernel';
import type { Hint } from '@gonfalon/protocol';
import { Piscina } from 'piscina';
import { OtherRules } from '../domain/log-action.ts';
import type { Log } from '../ops/log.ts';
import type { TaskKind } from './admission-queue.ts';
import { AdmissionQueue, Stopped, TooBusy } from './admission-queue.ts';
import type { BotTaskData } from './bot-task-data.ts';
import type { Recorded, Replayed } from './replay.ts';
import type * as worker from './worker.ts';

export { Stopped, TooBusy } from './admission-queue.ts';
export type { BotTaskData } from './bot-task-data.ts';

/** Nothing takes longer than this, in ms: whatever still runs then hangs, and its thread is ended. */
const MAX_MS = 5000;
/** Advice takes so many times as long: it is thought about more, and then explained. */
const ADVICE_TAKES = 3;
/** Before a thread that could not be started is tried again, in ms. */
const RESTART_DELAY_MS = 1000;

/** A thread was ended because it did not come to an end by itself. */
export class TaskTimeout extends Error {
  override name = 'TookTooLong';
}

/** A bot failed; why is in the log. */
export class BotFailed extends Error {
  override name = 'NoAnswer';
}

export interface WorkerPoolOptions {
  readonly threads: number;
  readonly log: Pick<Log, 'warn' | 'error'>;
  readonly longest?: number;
  /** After how many ms the threads rehearse the games; never, if it is not given. */
  readonly rehearseAfter?: number;
  /** The file that the threads run. */
  readonly worker?: string;
}

type Worker = typeof worker;

export class WorkerPool {
  private readonly pool: Piscina;
  private readonly gate = new AdmissionQueue();
  private readonly log: WorkerPoolOptions['log'];
  private readonly longest: number;
  private closed = false;

  constructor(options: WorkerPoolOptions) {
    const { threads, log, longest = MAX_MS, rehearseAfter, worker = bundledWorker() } = options;
    this.log = log;
    this.longest = longest;
    if (!existsSync(worker)) throw new Error(`${worker} is missing: the program was not bundled`);
    this.pool = new Piscina({
      filename: worker,
      minThreads: threads,
      maxThreads: threads,
      // The pool tries require before import, and a module that cannot be linked then takes the whole process down.
      execArgv: ['--no-experimental-require-module'],
    });
    this.pool.on('error', (err: unknown) => log.error({ err }, 'a thread failed'));
    for (let i = 0; i < threads; i++) this.wake();
    if (rehearseAfter !== undefined) setTimeout(() => this.rehearse(threads), rehearseAfter).unref();
  }

  /**
   * What the bot chooses; if it fails, the fallback of its question. Rejects with TooBusy or Stopped if nothing came
   * of it. Each table has one question at a time, so each thought is a lane of its own, unless another is named.
   */
  async think(thought: BotTaskData, lane = thought.seed): Promise<Choice> {
    const { question } = thought;
    try {
      const chosen = await this.run('thought', lane, 'think', () => thought);
      const choice = offered(question, chosen);
      if (choice) return choice;
      this.logProblem(thought, 'it chose what was not offered');
    } catch (error) {
      if (error instanceof TooBusy || error instanceof Stopped) throw error;
      this.logProblem(thought, 'it failed', error);
    }
    return question.fallback;
  }

  /** What the bot advises a person. Rejects with NoAnswer if it fails, and as `replay` does. */
  async hint(thought: BotTaskData, person: string): Promise<Hint> {
    try {
      const hint = await this.run('thought', queueKeyOf(person), 'hint', () => thought, ADVICE_TAKES);
      if (offered(thought.question, hint.choice)) return hint;
      this.logProblem(thought, 'it advised what was not offered');
    } catch (error) {
      if ([TooBusy, Stopped, TaskTimeout].some((kind) => error instanceof kind)) throw error;
      this.logProblem(thought, 'it failed', error);
    }
    throw new BotFailed('a bot gave no advice');
  }

  /**
   * How a match looked to a viewer. What is recorded is read when its turn has come: those who wait take no room.
   * Rejects with OtherRules or TookTooLong, and as `think` does.
   */
  async replay(read: () => Promise<Recorded>, viewer: Viewer, lane: string): Promise<Replayed> {
    const task = async () => ({ recorded: await read(), viewer });
    return byTheseRules(await this.run('replay', lane, 'replay', task));
  }

  /** The file of a match that is over. Rejects as `replay` does. */
  async file(read: () => Promise<Recorded>, players: readonly string[], lane: string): Promise<MatchFile> {
    const task = async () => ({ recorded: await read(), players });
    return byTheseRules(await this.run('replay', lane, 'file', task));
  }

  /** Ends at once; whatever was not done yet is rejected with Stopped. */
  async close(): Promise<void> {
    this.closed = true;
    this.gate.close();
    await this.pool.destroy();
  }

  private async run<N extends keyof Worker>(
    errand: TaskKind,
    lane: string,
    name: N,
    prepare: () => Promise<Parameters<Worker[N]>[0]> | Parameters<Worker[N]>[0],
    times = 1,
  ): Promise<ReturnType<Worker[N]>> {
    await this.gate.enter(errand, lane);
    const task = await this.prepared(prepare);
    const longest = this.longest * times;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), longest);
    try {
      const result = await this.pool.run(task, { name, signal: late.signal });
      this.gate.leave();
      return result;
    } catch (error) {
      this.wake();
      if (this.closed) throw new Stopped('the threads are being stopped');
      if (late.signal.aborted) throw new TaskTimeout(`a ${errand} took more than ${longest} ms`);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** What the thread is to be told; who fails to say it leaves. */
  private async prepared<T>(prepare: () => Promise<T> | T): Promise<T> {
    try {
      return await prepare();
    } catch (error) {
      this.gate.leave();
      throw error;
    }
  }

  /** Opens a place once its thread is up: the time that a new one takes to start is nobody's thinking time. */
  private wake(): void {
    if (this.closed) return;
    this.pool.run(undefined, { name: 'ping' }).then(
      () => this.gate.leave(),
      (err: unknown) => {
        if (this.closed) return;
        this.log.error({ err }, 'a thread did not start');
        setTimeout(() => this.wake(), RESTART_DELAY_MS).unref();
      },
    );
  }

  /** A thread is slow until it has played a while: better before somebody waits for it. */
  private rehearse(threads: number): void {
    for (let i = 0; i < threads; i++) {
      this.rehearseGames(`rehearsal ${i}`).catch((err: unknown) => {
        if (!(err instanceof Stopped)) this.log.error({ err }, 'a rehearsal failed');
      });
    }
  }

  /** Game by game: who asks for something meanwhile waits for one of them at most. */
  private async rehearseGames(lane: string): Promise<void> {
    for (let index = 0; await this.run('replay', lane, 'warmUp', () => index); index++);
  }

  /** What a bot's error says may be what is in its hand: only where it came from is told. */
  private logProblem({ game, bot, question }: BotTaskData, problem: string, error?: unknown): void {
    const where = error instanceof Error ? framesOf(error) : [];
    const type = error instanceof Error ? error.name : undefined;
    const facts = { game, bot, prompt: question.prompt, problem, type, where };
    this.log.warn(facts, 'a bot gave no answer');
  }
}

/** Whoever made many tables, or asks for much advice, waits for himself. */
export function queueKeyOf(person: string): string {
  return `of ${person}`;
}

/** The one of the question's choices that was meant, if it was one. */
function offered({ choices }: Question, chosen: unknown): Choice | undefined {
  if (!Array.isArray(chosen)) return undefined;
  return choices.find((choice) => sameChoice(choice, chosen as unknown as Choice));
}

function byTheseRules<T>(outcome: worker.ByTheseRules<T>): T {
  if ('done' in outcome) return outcome.done;
  throw new OtherRules(outcome.otherRules);
}

function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());
}

/** Beside the bundle that this is in; the sources use the bundle too, since a thread cannot run them. */
function bundledWorker(): string {
  const beside = import.meta.url.endsWith('.ts') ? '../../dist/worker.mjs' : './worker.mjs';
  return fileURLToPath(new URL(beside, import.meta.url));
}
