/** All that a viewer gets to see, as text, so that two tables can be told apart or not. */
import type { Engine, EventRecord, Viewer } from '@gonfalon/kernel';
import { canonical, eventFor } from '@gonfalon/kernel';

/** The view, the own question or who is being waited for, and the result: what a match shows. */
export function seenBy(viewer: Viewer, play: Engine): string {
  return viewOf(viewer, play) + askedOf(viewer, play);
}

export function viewOf(viewer: Viewer, { game, state }: Engine): string {
  return canonical(game.view(state, viewer));
}

export function askedOf(viewer: Viewer, { question, result }: Engine): string {
  const own = question !== undefined && question.seat === viewer;
  const waiting = question && !own ? (question.secret ? 'somebody' : question.seat) : undefined;
  return canonical({ question: own ? question : undefined, waiting, result });
}

export function eventsSeenBy(viewer: Viewer, events: readonly EventRecord[]): string {
  return canonical(events.map((record) => eventFor(record, viewer)).filter((event) => event !== undefined));
}

/** What is open at a table: it goes into whatever a viewer's bot imagines. */
export function openSteps({ stack }: Engine): string {
  return canonical(stack);
}

/** Where two texts part, with a little of both, for a message. */
export function parting(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… / …${b.slice(from, at + 60)}…`;
}
