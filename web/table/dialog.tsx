/** A window over the table, open as long as a signal says so. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { useBackCloses } from '../navigation/back-closes.ts';

interface Props {
  readonly open: Signal<boolean>;
  readonly title: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog({ open, title, class: extra = '', children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = open.value;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const close = () => {
    open.value = false;
  };
  useBackCloses(isOpen, close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well.
    <dialog
      ref={dialog}
      class={`table-dialog ${extra}`}
      aria-label={title}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="small-button" aria-label={messages.value.table.close} onClick={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      {isOpen && children}
    </dialog>
  );
}
