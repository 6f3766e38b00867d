/** What is asked after something was picked, what the buttons say, where in the turn one is and how a clan stands. */
import type { Choice, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { PhaseStep, Scene } from '@gonfalon/ui-kit';
import type { Phase } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { gameMessages, uiMessages } from './messages.ts';

/** In the order in which they come; set-up and what no player sees are no parts of a turn. */
const PARTS = [
  'start-cards',
  'reinforcements',
  'movement',
  'conflicts',
  'end-cards',
] as const satisfies readonly Phase[];

export function phases({ view, language }: Scene<View>): readonly PhaseStep[] {
  const now = PARTS.findIndex((part) => part === view.phase);
  if (now < 0) return [];
  const { parts } = uiMessages[language].decision;
  return PARTS.map((part, i) => ({
    label: parts[part],
    state: i < now ? 'done' : i === now ? 'now' : 'next',
  }));
}

export function prompt({ question, selected, messages, language }: Scene<View>): string | undefined {
  const [from, to] = selected;
  if (question?.prompt !== 'move' || from === undefined) return undefined;
  const { whither, howMany } = uiMessages[language].decision;
  return to === undefined ? whither(messages.ref(from)) : howMany(messages.ref(to));
}

export function action(
  [verb, ...refs]: Choice,
  { question, choices, language }: Scene<View>,
): string | undefined {
  const { ends, endTurn, send, sendAll } = uiMessages[language].decision;
  if (verb === 'done' && question) {
    if (question.ends?.includes('done')) return endTurn;
    return Object.hasOwn(ends, question.prompt) ? ends[question.prompt as keyof typeof ends] : undefined;
  }
  const count = Number(refs[2]);
  if (verb !== 'move' || !count) return undefined;
  const most = Math.max(
    ...choices.flatMap(([, from, to, n]) => (from === refs[0] && to === refs[1] ? Number(n) : 0)),
  );
  return count === most && count > 1 ? sendAll(count) : send(count);
}

export function glance(
  seat: Seat,
  { view, language }: Scene<View>,
): { label: string; value: string } | undefined {
  const score = view.players[seat]?.score;
  return score === undefined
    ? undefined
    : { label: capitalize(gameMessages[language].board.points(score)), value: String(score) };
}
