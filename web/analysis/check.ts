/** Whether a match file is true: the seed is the one that was promised, and the choices lead where it says. */
import type { GameModule, MatchFile, Refusal } from '@gonfalon/kernel';
import { commitment, Divergence, playsVersion, verifyMatch } from '@gonfalon/kernel';

/** What is not as it should be. */
export type Difference =
  /** It was played by other rules than those of this client. */
  | { readonly what: 'rules'; readonly theirs: string; readonly ours: string }
  /** The seed is still secret. */
  | { readonly what: 'secret' }
  /** The seed is not the one that was committed to before the match. */
  | { readonly what: 'commitment' }
  /** The table published another commitment. */
  | { readonly what: 'promise' }
  /** Dice or cards were set by hand. */
  | { readonly what: 'scripted' }
  /** From this entry on the rules disagree. */
  | { readonly what: 'choice'; readonly at: number; readonly refusal?: Refusal }
  | { readonly what: 'result' }
  /** The last position is another one. */
  | { readonly what: 'position' };

export interface Verdict {
  /** Undefined if all is as it should be. */
  readonly difference: Difference | undefined;
  readonly sealed: boolean;
  readonly seed: string | undefined;
  readonly commitment: string | undefined;
  readonly entries: number;
}

/** `promised` is the commitment that the table showed from the start, where that is known apart from the file. */
export function checkFile(module: GameModule, file: MatchFile, promised?: string): Verdict {
  const { chance, entries } = file;
  return {
    difference: differenceOf(module, file, promised),
    sealed: chance.kind === 'sealed',
    seed: chance.seed,
    commitment: chance.kind === 'sealed' ? chance.commitment : undefined,
    entries: entries.length,
  };
}

function differenceOf({ game }: GameModule, file: MatchFile, promised?: string): Difference | undefined {
  const { chance } = file;
  if (!playsVersion(game, file.rules)) return { what: 'rules', theirs: file.rules, ours: game.rulesVersion };
  if (chance.seed === undefined) return { what: 'secret' };
  if (chance.kind === 'sealed') {
    if (commitment(chance.seed) !== chance.commitment) return { what: 'commitment' };
    if (promised !== undefined && promised !== chance.commitment) return { what: 'promise' };
    if (file.script || file.entries.some((entry) => 'script' in entry)) return { what: 'scripted' };
  }
  try {
    verifyMatch(game, file);
    return undefined;
  } catch (error) {
    if (!(error instanceof Divergence)) throw error;
    const { entry: at, refusal } = error;
    if (at !== undefined) return { what: 'choice', at: at + 1, ...(refusal && { refusal }) };
    return { what: sameResult(game, file) ? 'position' : 'result' };
  }
}

/** Without its digest a file is judged by its result alone. */
function sameResult(game: GameModule['game'], { digest: _, ...file }: MatchFile): boolean {
  try {
    verifyMatch(game, file);
    return true;
  } catch {
    return false;
  }
}
