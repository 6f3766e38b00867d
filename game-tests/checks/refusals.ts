import type { Choice, Engine, GameModule } from '@gonfalon/kernel';
import { canonical } from '@gonfalon/kernel';
import { attempt, nonsense, scenes } from './attempts.ts';
import type { CheckOptions, Report } from './recordings.ts';
import { atRecordings } from './recordings.ts';

export interface RefusalsReport extends Report {
  /** Plausible choices tried, and how many of them were legal. */
  readonly tried: number;
  readonly legal: number;
  /** How many of the others no rule of the game explains: «table.not-offered». It should stay rare. */
  readonly unexplained: number;
  /** How often each rule refused a plausible choice. */
  readonly byRule: Readonly<Record<string, number>>;
}

const POSITIONS = 12;
const ATTEMPTS = 12;

/** Whatever is tried is either offered or refused by a rule that the game knows, and a refusal changes nothing. */
export function refusals(module: GameModule, given: CheckOptions = {}): RefusalsReport {
  const byRule: Record<string, number> = {};
  let tried = 0;
  let legal = 0;
  const findings = atRecordings(module, given, (recorded) => {
    const { chance } = recorded;
    for (const scene of scenes(module, recorded, given.positions ?? POSITIONS)) {
      const before = table(scene.play);
      for (let i = 0; i < ATTEMPTS; i++) {
        tried++;
        const rule = ruleAgainst(module, scene.play, attempt(scene, chance));
        if (rule === undefined) legal++;
        else byRule[rule] = (byRule[rule] ?? 0) + 1;
      }
      for (const choice of nonsense(scene, chance)) {
        if (ruleAgainst(module, scene.play, choice) === undefined)
          throw new Error(`"${choice.join(' ')}" is nonsense, but offered`);
      }
      if (table(scene.play) !== before) throw new Error('asking why a choice is refused changes the table');
    }
  });
  return { findings, tried, legal, unexplained: byRule['table.not-offered'] ?? 0, byRule };
}

function ruleAgainst({ ruleIds }: GameModule, play: Engine, choice: Choice): string | undefined {
  const step = play.stack.at(-1)?.step;
  try {
    const rule = play.explainRefusal(choice)?.rule;
    if (rule !== undefined && !ruleIds.includes(rule) && !rule.startsWith('table.'))
      throw new Error(`refused by "${rule}", which is not a rule of the game`);
    return rule;
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`step "${step}" asked why not "${choice.join(' ')}": ${what}`, { cause: error });
  }
}

function table({ state, stack, chance, events, question }: Engine): string {
  return canonical({ state, stack, used: chance.drawCount, events: events.length, question });
}
