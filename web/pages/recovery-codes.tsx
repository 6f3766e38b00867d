/** Recovery codes, shown once: they are to be kept somewhere before this closes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';

interface Props {
  readonly name: string;
  readonly codes: readonly string[];
  onDone(): void;
}

export function RecoveryCodes({ name, codes, onDone }: Props) {
  const words = messages.value.account.recovery;
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // A toast would be behind the dialog.
  const [note, setNote] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const text = [words.fileTitle(name, location.host), ...codes].join('\n');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.copied);
    } catch {
      // A page that came without encryption has no clipboard.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      setNote(words.cannotCopy);
    }
  };
  return (
    <dialog
      ref={dialog}
      class="recovery-codes"
      aria-labelledby="recovery-codes-title"
      // They are shown once: a key pressed too soon must not take them away.
      onCancel={(event) => event.preventDefault()}
      onClose={onDone}
    >
      <h2 id="recovery-codes-title">{words.title}</h2>
      <p>{words.shown}</p>
      <p class="print-only">{words.fileTitle(name, location.host)}</p>
      <ul ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" class="button" onClick={() => download(`${text}\n`)}>
          {words.download}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {words.print}
        </button>
      </div>
      <p role="status">{note}</p>
      <button type="button" class="button is-first" onClick={() => dialog.current?.close()}>
        {words.kept}
      </button>
    </dialog>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'gonfalon-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
