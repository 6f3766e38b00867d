/** What went wrong, as the rest of the client knows it. */
import type { Failure } from '@gonfalon/protocol';

/** A failure of our own: no answer came. */
export const UNREACHABLE: Failure = {
  code: 'server.unavailable',
  message: 'The server cannot be reached.',
  params: { unreachable: true },
};

export function isUnreachable({ params }: Failure): boolean {
  return params?.unreachable === true;
}

/** What is said where no rule forbids something, but it comes too early for a lesson. */
export interface NotInLessonYet extends Failure {
  readonly notYet: string;
}

export function isNotInLessonYet(failure: Failure): failure is NotInLessonYet {
  return 'notYet' in failure;
}

/** Whether the same request may succeed a little later. */
export function isTransient({ code }: Failure): boolean {
  return code === 'server.unavailable' || code === 'server.stopping' || code === 'request.too-many';
}
