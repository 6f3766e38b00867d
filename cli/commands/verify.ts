import { Divergence, InvalidInputError, verifyMatch } from '@gonfalon/kernel';
import { command, UsageError } from '../command.ts';
import type { Explanation } from '../explain.ts';
import { explain } from '../explain.ts';
import { readMatch } from '../files.ts';
import type { Context } from '../io.ts';
import { BAD_INPUT, OK, WRONG } from '../io.ts';

/** What was found out about one file. */
type Verdict = { readonly file: string } & (
  | { readonly ok: true; readonly game: string; readonly choices: number; readonly ending?: string }
  | { readonly ok: false; readonly message: string; readonly entry?: number; readonly refusal?: Explanation }
);

export const verifyCommand = command(
  'verify',
  { json: { type: 'boolean' } },
  ({ values, words }, context) => {
    if (words.length === 0) throw new UsageError(context.say.whichFile);
    const verdicts: Verdict[] = [];
    let code = OK;
    for (const name of words) {
      const { verdict, exit } = judge(name, context);
      verdicts.push(verdict);
      code = Math.max(code, exit);
      if (!values.json) printVerdict(verdict, context);
    }
    if (values.json) context.printJson(verdicts);
    return code;
  },
);

function judge(file: string, context: Context): { verdict: Verdict; exit: number } {
  const { say, language } = context;
  const wrong = (message: string) => ({ file, ok: false, message: message.replaceAll('\n', ' ') }) as const;
  try {
    const read = readMatch(file, context);
    const module = context.games.find(({ game }) => game.id === read.game);
    if (!module) return { verdict: wrong(say.fileOfUnknownGame(file, read.game)), exit: BAD_INPUT };
    try {
      const { result } = verifyMatch(module.game, read);
      const found = { game: read.game, choices: read.entries.length };
      return { verdict: { file, ok: true, ...found, ...(result && { ending: result.ending }) }, exit: OK };
    } catch (error) {
      if (!(error instanceof Divergence)) throw error;
      const { entry, refusal } = error;
      const explained = refusal && explain(refusal, module.messages[language], say);
      const verdict = {
        ...wrong(`${file}: ${error.message}`),
        ...(entry !== undefined && { entry }),
        ...(explained && { refusal: explained }),
      };
      return { verdict, exit: WRONG };
    }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const { message } = error;
    return { verdict: wrong(message.includes(file) ? message : `${file}: ${message}`), exit: BAD_INPUT };
  }
}

function printVerdict(verdict: Verdict, { say, print, note }: Context): void {
  if (verdict.ok) {
    print(say.verified(verdict.file, verdict.choices, verdict.ending));
    return;
  }
  const { message, refusal } = verdict;
  const rule = refusal && ` · ${refusal.message}${refusal.text ? ` · ${refusal.rule}: ${refusal.text}` : ''}`;
  note(say.problem(`${message}${rule ?? ''}`));
}
