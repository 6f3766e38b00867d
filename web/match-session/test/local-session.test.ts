import { battue } from '@gonfalon/games/battue';
import { digest } from '@gonfalon/kernel';
import type { Failure, Update } from '@gonfalon/protocol';
import { describe, expect, it } from 'vitest';
import type { WorkerMessage } from '../../local-match/local-match-runner.ts';
import { LocalMatchRunner } from '../../local-match/local-match-runner.ts';
import type { LocalSeat } from '../../local-match/saved-match.ts';
import { ada, bo, bot, laid } from '../../local-match/test/tables.ts';
import type { Port } from '../../local-match/worker-rpc.ts';
import { serveRpc } from '../../local-match/worker-rpc.ts';
import type { LocalSession } from '../local-session.ts';
import { localSession } from '../local-session.ts';
import { rematchAt, rematchOnDevice } from '../rematch.ts';

type Listener = (event: MessageEvent) => void;

/** A page and a worker that talk to each other. */
class Channel {
  readonly page: Port & { terminate(): void };
  readonly worker: Port;
  ended = false;

  constructor() {
    const [toPage, toWorker]: [Listener[], Listener[]] = [[], []];
    const port = (own: Listener[], others: Listener[]): Port => ({
      postMessage: (message) => {
        const data = structuredClone(message);
        queueMicrotask(() => {
          for (const listener of others) if (!this.ended) listener({ data } as MessageEvent);
        });
      },
      addEventListener: (_, listener) => void own.push(listener),
    });
    this.worker = port(toWorker, toPage);
    this.page = {
      ...port(toPage, toWorker),
      terminate: () => {
        this.ended = true;
      },
    };
  }
}

interface Setting {
  readonly seats: readonly LocalSeat[];
  readonly opening?: (
    tell: (told: WorkerMessage) => void,
    steal: boolean,
  ) => Failure | undefined | 'elsewhere';
}

function session({ seats, opening }: Setting): LocalSession {
  let thoughts = 0;
  return localSession('here', {
    worker: () => {
      const channel = new Channel();
      const tell = (told: WorkerMessage) => channel.worker.postMessage(told);
      const host = new LocalMatchRunner(laid(battue, ...seats), 'en', {
        keep: async () => 'kept',
        post: tell,
        wait: () => new Promise((resolve) => setImmediate(resolve)),
        random: () => digest(++thoughts).repeat(2),
        again: async () => 'next',
      });
      serveRpc(channel.worker, {
        open: async ({ steal }: { steal: boolean }) => {
          const outcome = opening?.(tell, steal);
          if (outcome === 'elsewhere') tell({ do: 'elsewhere' });
          else if (!outcome) await host.begin();
          return outcome === 'elsewhere' ? undefined : outcome;
        },
        manner: () => undefined,
        choose: ({ number, choice }: { number: number; choice: [string] }) => host.choose(number, choice),
        explain: (what: { choice: [string] }) => host.explain(what),
        hint: (number: number) => host.hint(number),
        undo: () => host.undo(),
        take: () => host.take(),
        command: ({ name, fields }: { name: 'resign' | 'offer' | 'rematch'; fields: never }) => {
          if (name === 'resign') throw new Error('broken');
          return host.command(name, fields);
        },
      });
      return channel.page;
    },
    language: () => 'en',
    pace: () => 0,
    onManner: () => () => undefined,
    fresh: () => undefined,
    onMade: () => undefined,
    broken: () => 'It broke.',
  });
}

async function until(met: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !met(); i++) await new Promise((resolve) => setImmediate(resolve));
  expect(met()).toBe(true);
}

describe('a session at a local table', () => {
  it('shows the table and takes choices', async () => {
    const here = session({ seats: [ada, bot] });
    expect(here.connection.value).toBe('connecting');
    await until(() => here.standing.value?.question !== undefined);
    const { number = 0, question } = here.standing.value ?? {};
    const updates: Update[] = [];
    here.onUpdate((update) => updates.push(update));
    expect(await here.choose(question?.choices[0] ?? ['none'])).toBeUndefined();
    expect(here.standing.value?.number).toBeGreaterThan(number);
    expect(updates.length).toBeGreaterThan(0);
    expect([here.connection.value, here.kind, here.info.value?.game]).toEqual(['live', 'local', 'battue']);
    here.close();
  });

  it('brings the refusals of the rules', async () => {
    const here = session({ seats: [ada, bot] });
    await until(() => here.standing.value?.question !== undefined);
    expect(await here.explain({ choice: ['nonsense'] })).toMatchObject({ code: 'table.refused' });
    expect(await here.choose(['nonsense'])).toMatchObject({ code: 'table.refused' });
    here.close();
  });

  it('brings advice, or why there is none', async () => {
    const here = session({ seats: [ada, bot] });
    await until(() => here.standing.value?.question !== undefined);
    const { question } = here.standing.value ?? {};
    const hint = await here.hint();
    expect('choice' in hint && question?.choices).toContainEqual('choice' in hint && hint.choice);
    await here.choose(question?.choices[0] ?? ['none']);
    const [told] = await Promise.all([here.hint(), here.undo()]);
    expect('choice' in told || told.code === 'table.refused').toBe(true);
    here.close();
  });

  it('covers the table until the next person takes the device', async () => {
    const here = session({ seats: [ada, bo] });
    await until(() => here.cover.value !== undefined);
    const { seat } = here.cover.value ?? {};
    expect(here.standing.value?.viewer).toBe('spectator');
    here.take();
    await until(() => here.cover.value === undefined);
    expect(here.standing.value?.viewer).toBe(seat);
    expect(here.standing.value?.question).toBeDefined();
    here.close();
  });

  it('says that the match is open elsewhere, and takes it over', async () => {
    const here = session({ seats: [ada, bot], opening: (_, steal) => (steal ? undefined : 'elsewhere') });
    await until(() => here.elsewhere.value);
    here.takeOver();
    expect(here.elsewhere.value).toBe(false);
    await until(() => here.standing.value !== undefined);
    here.close();
  });

  it('tells why a match cannot be opened', async () => {
    const here = session({ seats: [ada, bot], opening: () => ({ code: 'table.unknown', message: 'No.' }) });
    await until(() => here.loadError.value !== undefined);
    expect(here.loadError.value?.code).toBe('table.unknown');
    here.close();
  });

  it('survives a worker that breaks down', async () => {
    const here = session({ seats: [ada, bot], opening: (tell) => void tell({ do: 'broken' }) });
    await until(() => here.loadError.value !== undefined);
    expect(here.loadError.value?.message).toBe('It broke.');
    const other = session({ seats: [ada, bot] });
    await until(() => other.standing.value !== undefined);
    expect(await other.command('resign', {})).toMatchObject({ code: 'server.broken', message: 'It broke.' });
    here.close();
    other.close();
  });

  it('is asked for a rematch once it is over, and leads to the same one ever after', async () => {
    const here = session({ seats: [ada, bot] });
    await until(() => here.info.value !== undefined);
    expect(await rematchAt(here)).toMatchObject({ failure: { code: 'table.not-finished' } });
    await here.command('offer', { end: 'stop' });
    expect(await rematchAt(here)).toEqual({ table: 'next' });
    expect(await rematchAt(here)).toEqual({ table: 'next' });
    here.close();
  });

  it('is laid for a rematch away from the table, unless another tab has it or it cannot be opened', async () => {
    const over = session({ seats: [ada, bot] });
    await over.command('offer', { end: 'stop' });
    expect(await rematchOnDevice(over)).toEqual({ table: 'next' });
    const held = session({ seats: [ada, bot], opening: () => 'elsewhere' });
    expect(await rematchOnDevice(held)).toEqual({ failure: 'elsewhere' });
    const gone: Failure = { code: 'table.unknown', message: 'No.' };
    expect(await rematchOnDevice(session({ seats: [ada, bot], opening: () => gone }))).toEqual({
      failure: gone,
    });
  });
});
