/** Where in the match and in the turn one is, and how the players stand. */
import type { Seat } from '@gonfalon/kernel';
import type { PhaseStep, Scene } from '@gonfalon/ui-kit';
import type { RuleId } from '../content/index.ts';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { healthOf } from './table.ts';
import { gameWords, wordsIn } from './wording.ts';

const PARTS = ['start', 'mobilisation', 'deployment', 'end'] as const;

const RULES: Readonly<Record<Phase, RuleId>> = {
  muster: 'ECH-11.9',
  'set-up': 'ECH-1.13',
  start: 'ECH-2.2',
  mobilisation: 'ECH-2.5',
  deployment: 'ECH-2.6',
  end: 'ECH-9.3',
};

export function phase({ view, language }: Scene<View>): { label: string; rule: string } {
  const part = PARTS.find((one) => one === view.phase);
  const { names, chapters } = gameWords(language);
  return {
    label: part ? names.phases[part] : (chapters[view.phase === 'muster' ? 11 : 1] ?? ''),
    rule: RULES[view.phase],
  };
}

export function phases({ view, language }: Scene<View>): readonly PhaseStep[] {
  const now = PARTS.findIndex((part) => part === view.phase);
  if (now < 0) return [];
  const { steps } = wordsIn(language);
  return PARTS.map((part, i) => ({
    label: steps[part],
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

/** The health of the Capital, once it stands. */
export function glance(
  seat: Seat,
  { view, language }: Scene<View>,
): { label: string; value: string } | undefined {
  const capital = view.buildings.find((building) => building.kind === 'capital' && building.seat === seat);
  if (!capital) return undefined;
  const { left, of } = healthOf(view, capital);
  return { label: wordsIn(language).glance, value: `${Math.max(0, left)}/${of}` };
}
