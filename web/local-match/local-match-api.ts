/** What the worker of a local table can be asked: rules, bots and the shelf. The page only shows what it is told. */
import type { Choice, GameModule, Language } from '@gonfalon/kernel';
import { Divergence } from '@gonfalon/kernel';
import type { CommandFields, CommandName, Failure } from '@gonfalon/protocol';
import { plainFailure } from './failure.ts';
import { loadRules } from './games.ts';
import type { WorkerMessage } from './local-match-runner.ts';
import { LocalMatchRunner } from './local-match-runner.ts';
import { LocalTable } from './local-table.ts';
import { holdMatch } from './lock.ts';
import { claimMatch, saveChange } from './match-storage.ts';
import { randomId, randomSeed } from './random.ts';
import type { LocalPlan, SavedMatch } from './saved-match.ts';
import { newSavedMatch, rematchOf, wholeChange } from './saved-match.ts';
import type { Port } from './worker-rpc.ts';

interface Opening {
  readonly id: string;
  readonly language: Language;
  readonly pace: number;
  /** Take the match over from another tab. */
  readonly steal: boolean;
  /** Set up in this page a moment ago; used if the device kept nothing. */
  readonly fresh?: SavedMatch | undefined;
}

interface Manner {
  readonly language: Language;
  readonly pace: number;
}

/** A choice, or a command, in the language of the reader. */
interface Command {
  readonly name: Exclude<CommandName, 'choose' | 'explain' | 'hint' | 'undo' | 'ordersForm'>;
  readonly fields: CommandFields<Command['name']>;
}

/** Who may write the matches of this worker. */
const claim = randomId();
let host: LocalMatchRunner | undefined;

const page = self as unknown as Port;
const post = (message: WorkerMessage) => page.postMessage(message);

export const localMatchApi = {
  async create(plan: LocalPlan): Promise<SavedMatch> {
    const module = await rulesOf(plan.game);
    return setUp(module, plan);
  },

  /** Why the match cannot be opened, or undefined. */
  async open({ id, language, pace, steal, fresh }: Opening): Promise<Failure | undefined> {
    const held = await holdMatch(id, steal ? 'steal' : 'wait', () => {
      host?.stop();
      post({ do: 'elsewhere' });
    });
    if (!held) {
      post({ do: 'elsewhere' });
      return undefined;
    }
    const found = await claimMatch(id, claim).catch(() => undefined);
    const record = found?.record ?? fresh;
    if (!record) return plainFailure('table.unknown', language);
    const module = await loadRules(record.game);
    if (!module) return plainFailure('table.game-unknown', language);
    const table = tableOf(module, record, found?.savedEntries ?? 0);
    if (!table) return plainFailure('table.old-rules', language);
    host = new LocalMatchRunner(table, language, {
      keep: (change) => saveChange(change, claim),
      post: post,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      random: randomSeed,
      again: async (over) => {
        const record = await setUp(module, rematchOf(module, over));
        post({ do: 'made', record });
        return record.id;
      },
    });
    host.pace = pace;
    await host.begin();
    return undefined;
  },

  manner({ language, pace }: Manner): void {
    if (!host) return;
    host.language = language;
    host.pace = pace;
  },
  choose: ({ number, choice }: { number: number; choice: Choice }) => host?.choose(number, choice),
  explain: (what: CommandFields<'explain'>) => host?.explain(what),
  ordersForm: () => host?.ordersForm(),
  hint: (number: number) => host?.hint(number),
  undo: () => host?.undo(),
  take: () => host?.take(),
  command: ({ name, fields }: Command) => host?.command(name, fields),
};
export type LocalMatchApi = typeof localMatchApi;

async function rulesOf(game: string): Promise<GameModule> {
  const module = await loadRules(game);
  if (module) return module;
  throw new Error(`there is no game «${game}» here`);
}

async function setUp(module: GameModule, plan: LocalPlan): Promise<SavedMatch> {
  const record = newSavedMatch(module, plan, { id: randomId(), seed: randomSeed(), now: Date.now() });
  // The page keeps what the device refuses.
  await saveChange(wholeChange(record), claim).catch(() => undefined);
  return record;
}

function tableOf(module: GameModule, record: SavedMatch, savedEntries: number): LocalTable | undefined {
  try {
    return new LocalTable(module, record, () => Date.now(), savedEntries);
  } catch (error) {
    if (error instanceof Divergence) return undefined;
    throw error;
  }
}
