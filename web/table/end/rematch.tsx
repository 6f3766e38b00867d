/** One click to the next match of the same players: it is set up, or entered if somebody was faster. */
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rematch } from '../../match-session/rematch.ts';
import { messages } from '../../messages/messages.ts';
import { go } from '../../navigation/router.ts';
import { errorMessage } from '../../net/error-message.ts';
import { isUnreachable } from '../../net/failure.ts';

type Refused = Extract<Rematch, { failure: unknown }>['failure'];

interface Props {
  /** Where the match was played, and so where the next one will be. */
  readonly kind: 'table' | 'local';
  /** The next table, if there is one already. */
  readonly made: string | undefined;
  readonly ask: () => Promise<Rematch>;
}

export function RematchButton({ kind, made, ask }: Props) {
  const words = messages.value.table.end;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | undefined>();
  const here = useRef(true);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  // At a table of the server somebody still has to sit down; one of this device is only opened.
  if (made !== undefined && kind === 'local') {
    return (
      <a class="button is-first" href={`/${kind}/${made}`}>
        <Icon name="crossed-swords" /> {words.toRematch}
      </a>
    );
  }
  const again = async () => {
    if (busy) return;
    setBusy(true);
    setRefused(undefined);
    const next = await ask();
    // Who has gone elsewhere in the meantime is not fetched back.
    if (!here.current) return;
    setBusy(false);
    const table = 'table' in next ? next.table : made;
    if (table !== undefined) go(`/${kind}/${table}`);
    else if ('failure' in next) setRefused(next.failure);
  };
  const label = made === undefined ? words.rematch : words.toRematch;
  return (
    <>
      <button
        type="button"
        class="button is-first"
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => void again()}
      >
        <Icon name="crossed-swords" /> {busy ? words.rematching : label}
      </button>
      {/* Beside the button: a notice might lie over it, and it is to be tried again. */}
      {refused && (
        <span class="fault rematch-refused" role="alert">
          {sentence(refused)}
        </span>
      )}
    </>
  );
}

function sentence(failure: Refused): string {
  const { table, offline } = messages.value;
  if (failure === 'elsewhere') return offline.elsewhere.rematch;
  // At the table all else is tried again by itself; this is not.
  return isUnreachable(failure) ? table.end.unreachable : errorMessage(failure);
}
