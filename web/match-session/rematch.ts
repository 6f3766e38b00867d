/** A rematch, wherever the match was played: whoever asks first makes it, the others are led to the same table. */
import type { Failure } from '@gonfalon/protocol';
import { effect } from '@preact/signals';
import type { LocalSession } from './local-session.ts';
import type { Session } from './session.ts';

/** The id of the next table, or why there is none; `elsewhere`: the match is open in another tab. */
export type Rematch = { readonly table: string } | { readonly failure: Failure | 'elsewhere' };

const LOST: Failure = { code: 'server.broken', message: 'The table did not tell its rematch.' };

/** Asked for at the table itself. */
export async function rematchAt(session: Pick<Session, 'command' | 'info'>): Promise<Rematch> {
  const failure = await session.command('rematch', {});
  if (failure) return { failure };
  const table = session.info.value?.rematch;
  return table === undefined ? { failure: LOST } : { table };
}

/** Asked for away from a table of this device, which is laid for that once more. */
export async function rematchOnDevice(session: LocalSession): Promise<Rematch> {
  try {
    const failure = await failureIn(session);
    return failure ? { failure } : await rematchAt(session);
  } finally {
    session.close();
  }
}

/** Waits until the table is laid, or until it is clear why it cannot be. */
function failureIn({
  info,
  loadError: trouble,
  elsewhere,
}: LocalSession): Promise<Failure | 'elsewhere' | undefined> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const why = elsewhere.value ? 'elsewhere' : trouble.value;
      if (!why && !info.value) return;
      resolve(why);
      queueMicrotask(() => stop());
    });
  });
}
