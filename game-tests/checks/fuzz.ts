import { selfPlay } from '@gonfalon/bot-lab';
import type { GameModule } from '@gonfalon/kernel';
import type { CheckOptions, Finding, Report } from './recordings.ts';
import { matchPlan } from './recordings.ts';

export interface FuzzReport extends Report {
  readonly matches: number;
  readonly decisions: number;
  /** How often each ending was met. */
  readonly endings: Readonly<Record<string, number>>;
}

const MATCHES = 30;
const MAX_FINDINGS = 5;

/** Random matches to the end, with the invariants and every question inspected after each choice. */
export function fuzz(module: GameModule, given: CheckOptions = {}): FuzzReport {
  const findings: Finding[] = [];
  const endings: Record<string, number> = {};
  let matches = 0;
  let decisions = 0;
  while (matches < (given.matches ?? MATCHES) && findings.length < MAX_FINDINGS) {
    const played = selfPlay(module, { ...matchPlan(module, given, matches), check: true });
    matches++;
    decisions += played.decisions;
    if (played.failure !== undefined) findings.push({ message: played.failure, file: played.file() });
    if (played.result) endings[played.result.ending] = (endings[played.result.ending] ?? 0) + 1;
  }
  return { findings, matches, decisions, endings };
}
