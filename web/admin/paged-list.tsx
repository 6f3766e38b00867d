/** A list that comes page by page, with what is shown while it comes, if it is empty, and if it fails. */
import type { Failure } from '@gonfalon/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { get } from '../net/http.ts';
import { Fault } from './fault.tsx';
import { adminMessages } from './messages.ts';

interface Props<T> {
  /** The address, and what stands behind its question mark. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Under which name the answer has them. */
  readonly name: string;
  readonly none: string;
  /** `reload` reads the list anew. */
  readonly children: (items: readonly T[], reload: () => Promise<void>) => ComponentChildren;
}

interface Shown<T> {
  readonly items: readonly T[];
  readonly next?: string;
}

export function PagedList<T>({ path, query = {}, name, none, children }: Props<T>) {
  const [shown, setShown] = useState<Shown<T>>();
  const [failure, setFailure] = useState<Failure>();
  const asked = JSON.stringify(query);
  const wanted = useRef(asked);
  wanted.current = asked;
  const load = async (before?: string) => {
    const reply = await get<Readonly<Record<string, unknown>>>(path, { ...query, before });
    // Something else was asked for meanwhile.
    if (wanted.current !== asked) return;
    setFailure(reply.ok ? undefined : reply.error);
    if (!reply.ok) return;
    const items = reply[name] as readonly T[];
    const next = reply.next as string | undefined;
    setShown((known) => ({
      items: [...(before === undefined ? [] : (known?.items ?? [])), ...items],
      ...(next !== undefined && { next }),
    }));
  };
  useEffect(() => {
    setShown(undefined);
    void load();
  }, [path, asked]);
  if (failure) return <Fault failure={failure} onAgain={() => void load()} />;
  if (!shown) return <p class="waiting">{messages.value.shell.loading}</p>;
  return (
    <>
      {shown.items.length === 0 ? <p role="status">{none}</p> : children(shown.items, load)}
      {shown.next !== undefined && (
        <button type="button" class="button" onClick={() => void load(shown.next)}>
          {adminMessages.value.more}
        </button>
      )}
    </>
  );
}
