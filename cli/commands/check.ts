import { InvalidInputError } from '@gonfalon/kernel';
import { gameNamed } from '../arguments.ts';
import { command, UsageError } from '../command.ts';
import type { Context } from '../io.ts';
import { BAD_INPUT, OK, WRONG } from '../io.ts';
import type { ScenarioFault } from '../scenario.ts';
import { readScenario } from '../scenario.ts';

/** What was found out about one file. */
type Verdict = { readonly file: string } & (
  | { readonly ok: boolean; readonly game: string; readonly faults: readonly ScenarioFault[] }
  | { readonly ok: false; readonly message: string }
);

export const checkCommand = command(
  'check',
  { game: { type: 'string' }, json: { type: 'boolean' } },
  ({ values, words }, context) => {
    if (words.length === 0) throw new UsageError(context.say.whichFile);
    const verdicts = words.map((file) => judge(file, values.game, context));
    if (values.json) context.printJson(verdicts);
    else for (const verdict of verdicts) printVerdict(verdict, context);
    return Math.max(...verdicts.map(exitOf));
  },
);

function judge(file: string, asked: string | undefined, context: Context): Verdict {
  const module = asked === undefined ? undefined : gameNamed(asked, context);
  try {
    const { game, faults } = readScenario(file, module, context);
    return { file, ok: faults.length === 0, game, faults };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return { file, ok: false, message: error.message };
  }
}

function exitOf(verdict: Verdict): number {
  if ('message' in verdict) return BAD_INPUT;
  return verdict.ok ? OK : WRONG;
}

function printVerdict(verdict: Verdict, { say, print, note }: Context): void {
  if ('message' in verdict) note(say.problem(verdict.message));
  else if (verdict.ok) print(say.playable(verdict.file, verdict.game));
  else for (const { message } of verdict.faults) print(say.faultIn(verdict.file, message));
}
