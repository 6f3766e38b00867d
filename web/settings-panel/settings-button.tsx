/** The way to the settings, a click away on every page. */
import { Icon } from '@gonfalon/ui-kit';
import { useRef, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { useBackCloses } from '../navigation/back-closes.ts';
import { lazy } from '../navigation/lazy.tsx';

const Settings = lazy(() => import('./settings-panel.tsx'));

/** `wide`: with its word, also where there is little room. */
export function SettingsButton({ wide = false }: { readonly wide?: boolean }) {
  const words = messages.value.shell;
  const dialog = useRef<HTMLDialogElement>(null);
  /** What is in it is loaded when somebody wants to see it. */
  const [opened, setOpened] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useBackCloses(isOpen, () => dialog.current?.close());
  return (
    <>
      <button
        type="button"
        class={wide ? 'button' : 'button is-plain'}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        {!wide && <Icon name="cog" />}
        <span class={wide ? '' : 'wide-only'}>{words.settings}</span>
        {!wide && <span class="visually-hidden narrow-only">{words.settings}</span>}
      </button>
      <dialog ref={dialog} class="settings" aria-label={words.settings} onClose={() => setIsOpen(false)}>
        {opened && <Settings />}
      </dialog>
    </>
  );
}
