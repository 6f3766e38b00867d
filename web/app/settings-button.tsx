/** The way to the settings, a click away on every page. */
import { Icon } from '@gonfalon/ui';
import { useRef, useState } from 'preact/hooks';
import { say } from '../messages/say.ts';
import { lazy } from './lazy.tsx';

const Settings = lazy(() => import('./settings-panel.tsx'));

export function SettingsButton() {
  const words = say.value.shell;
  const dialog = useRef<HTMLDialogElement>(null);
  /** What is in it is loaded when somebody wants to see it. */
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button is-plain"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          dialog.current?.showModal();
        }}
      >
        <Icon name="cog" />
        <span class="wide-only">{words.settings}</span>
        <span class="visually-hidden narrow-only">{words.settings}</span>
      </button>
      <dialog ref={dialog} class="settings" aria-label={words.settings}>
        {opened && <Settings />}
      </dialog>
    </>
  );
}
