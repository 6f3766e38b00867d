import type { Engine, GameModule, Ref } from '@gonfalon/kernel';
import { canonical, LANGUAGES, startEngine } from '@gonfalon/kernel';
import type { CheckOptions, Report } from './recordings.ts';
import { atRecordings, redo } from './recordings.ts';
import { twin } from './twins.ts';

export interface PressesReport extends Report {
  /** How many presses were answered, and at how many kinds of questions. */
  readonly pressed: number;
  readonly prompts: number;
}

/** A few positions of each kind of question are enough: the rest asks the same. */
const MAX_POSITIONS_OF_A_PROMPT = 3;

/**
 * Whatever is on the table can be pressed at any question: either it is offered, or the answer is about that very thing.
 * A thing of the wrong kind is told by its kind; no rule speaks of anything else than what was pressed.
 */
export function presses(module: GameModule, given: CheckOptions = {}): PressesReport {
  const seen = new Map<string, number>();
  let pressed = 0;
  const findings = atRecordings(module, given, ({ setup, entries }) => {
    const refs = new Set<Ref>();
    const positions: Engine[] = [];
    const engine = startEngine(module.game, setup);
    for (const entry of entries) {
      const { question } = engine;
      for (const [, ...named] of question?.choices ?? []) for (const ref of named) refs.add(ref);
      const count = seen.get(question?.prompt ?? '') ?? 0;
      if (question && count < MAX_POSITIONS_OF_A_PROMPT) {
        seen.set(question.prompt, count + 1);
        positions.push(twin(engine));
      }
      redo(engine, entry);
    }
    for (const position of positions) {
      const before = canonical({ state: position.state, stack: position.stack });
      for (const ref of refs) press(module, position, ref);
      pressed += refs.size;
      if (canonical({ state: position.state, stack: position.stack }) !== before)
        throw new Error(`pressing something at "${position.question?.prompt}" changes the table`);
    }
  });
  return { findings, pressed, prompts: seen.size };
}

function press({ ruleIds, messages }: GameModule, engine: Engine, ref: Ref): void {
  const { question } = engine;
  const at = `"${ref}" pressed at "${question?.prompt}"`;
  const isOffered = question?.choices.some((choice) => choice[1] === ref) ?? false;
  const refusal = engine.explainPick([ref]);
  if (!refusal) {
    if (!isOffered) throw new Error(`${at} is neither offered nor refused`);
    return;
  }
  const { rule, where = [] } = refusal;
  if (rule === 'table.not-offered') throw new Error(`${at} is refused without a reason`);
  if (!rule.startsWith('table.') && !ruleIds.includes(rule))
    throw new Error(`${at} is refused by ${rule}, which is no rule`);
  if (where.length > 0 && !where.includes(ref))
    throw new Error(`${at} is answered by ${rule} about ${where.join(', ')}, not about what was pressed`);
  for (const language of LANGUAGES) {
    const sentence = messages[language].refusal(refusal);
    if (!sentence.trim() || sentence === rule)
      throw new Error(`${at} is refused by ${rule} without words (${language})`);
  }
}
