/** A window that asks for what an act needs, and does it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { adminMessages } from './messages.ts';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly act: string;
  readonly children?: ComponentChildren;
  /** Whether it was done; what was not done stays open. */
  onSend(fields: FormData): Promise<boolean>;
  onClose(): void;
}

export function ActionDialog({ title, hint, act, children, onSend, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="host-dialog" aria-labelledby="act-title" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onSend(new FormData(event.currentTarget)).then((done) => done && dialog.current?.close());
        }}
      >
        <h2 id="act-title">{title}</h2>
        <p class="hint">{hint}</p>
        {children}
        <div class="row">
          <button type="submit" class="button is-first">
            {act}
          </button>
          <button type="button" class="button" onClick={() => dialog.current?.close()}>
            {adminMessages.value.cancel}
          </button>
        </div>
      </form>
    </dialog>
  );
}
