/** A draft with its history, as an editor holds it: what is done goes on from the last step, and keys take it back. */
import type { Json } from '@gonfalon/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { History } from './history.ts';
import { record, redo, undo } from './history.ts';
import type { EditorProps } from './scenario-editor-api.ts';

export interface DraftHistory<Draft> {
  readonly draft: Draft;
  /** Steps of the same stroke are taken back as one. */
  readonly edit: (change: (now: Draft) => Draft, stroke?: string) => void;
  /** Nothing, if there is nothing to take back or to do again. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

/** What the shell holds came from the same editor, so it is a draft of it. */
export function useDraftHistory<Draft extends object>(
  props: Pick<EditorProps, 'file' | 'steps' | 'onChange'>,
): DraftHistory<Draft> {
  const [history, setHistory] = useState(() => {
    const { past, future } = props.steps;
    return { past, present: props.file, future } as unknown as History<Draft>;
  });
  // Several strokes may come between two drawings: each goes on from the last.
  const latest = useRef(history);
  const onChange = useRef(props.onChange);
  onChange.current = props.onChange;
  const go = (next: History<Draft>) => {
    if (next === latest.current) return;
    latest.current = next;
    setHistory(next);
    const { past, present, future } = next as unknown as History<Json>;
    onChange.current(present, { past, future });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || writes(event.target)) return;
      event.preventDefault();
      go(step(latest.current));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const { past, present, future } = history;
  return {
    draft: present,
    edit: (change, stroke) => go(record(latest.current, change(latest.current.present), stroke)),
    undo: past.length > 0 ? () => go(undo(latest.current)) : undefined,
    redo: future.length > 0 ? () => go(redo(latest.current)) : undefined,
  };
}

/** The step back or forward that a key means. */
function stepOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): typeof undo | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? redo : undo;
  return letter === 'y' ? redo : undefined;
}

/** Where the browser has an undo of its own. */
const writes = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input[type="text"], textarea');
