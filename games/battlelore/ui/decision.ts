/** What the buttons say, where in the turn one is, and how a camp stands. */
import type { Choice, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { PhaseStep, Scene } from '@gonfalon/ui-kit';
import type { View } from '../rules/views.ts';
import { messagesIn } from './messages.ts';

const PARTS = ['command', 'order', 'movement', 'combat'] as const;

export function phases({ view, language }: Scene<View>): readonly PhaseStep[] {
  const now = PARTS.findIndex((part) => part === view.phase);
  if (now < 0) return [];
  const { names } = messagesIn(language);
  return PARTS.map((part, i) => ({
    label: capitalize(names.phases[part]),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

/** What «done» means depends on what it is the end of. */
export function action([verb]: Choice, { question, language }: Scene<View>): string | undefined {
  const { ends, attack } = messagesIn(language).ui.decision;
  if (verb === 'attack') return attack;
  if (verb !== 'done' || !question) return undefined;
  return Object.hasOwn(ends, question.prompt) ? ends[question.prompt as keyof typeof ends] : undefined;
}

export function prompt({ question, selected, view, language }: Scene<View>): string | undefined {
  const unit = view.units.find(({ id }) => id === selected[0]);
  if (question?.prompt !== 'combat' || !unit) return undefined;
  const { ui, names } = messagesIn(language);
  return ui.decision.target(capitalize(names.unitTypes[unit.type]), unit.hex);
}

export function glance(seat: Seat, { view, language }: Scene<View>): { label: string; value: string } {
  const { won, needed } = view.camps[seat === 0 ? 0 : 1];
  return { label: messagesIn(language).ui.camp.banners(won, needed), value: `${won}/${needed}` };
}
