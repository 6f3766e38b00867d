/** Language, theme, speed and confirmations, a click away on every page. */
import { Icon } from '@gonfalon/ui';
import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../messages/say.ts';
import { tell } from './notices.tsx';
import { confirmEnd, language, speed, theme, turnNotice, turnSound } from './settings.ts';
import { mayNotify, ring } from './turns/calls.ts';

export function SettingsButton() {
  const words = say.value.shell;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        class="button is-plain"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="cog" />
        <span class="wide-only">{words.settings}</span>
        <span class="visually-hidden narrow-only">{words.settings}</span>
      </button>
      <dialog ref={dialog} class="settings" aria-labelledby="settings-title">
        <form method="dialog">
          <h2 id="settings-title">{words.settings}</h2>
          <Choices setting={language} title={words.language} of={{ en: 'English', fr: 'Français' }} />
          <Choices setting={theme} title={words.theme} of={words.themes} />
          <Choices setting={speed} title={words.speed} of={words.speeds} />
          <Choices setting={confirmEnd} title={words.confirmEnd} of={words.switches} />
          <Choices
            setting={turnSound}
            title={words.turns.sound}
            of={words.switches}
            onChange={(value) => value === 'on' && ring()}
          />
          <Choices
            setting={turnNotice}
            title={words.turns.notice}
            of={words.switches}
            onChange={(value) => value === 'on' && void allowNotices()}
          />
          <button type="submit" class="button is-first">
            {words.close}
          </button>
        </form>
      </dialog>
    </>
  );
}

/** Stays off if the browser says no. */
async function allowNotices(): Promise<void> {
  if (await mayNotify()) return;
  turnNotice.value = 'off';
  tell(say.value.shell.turns.forbidden, 'bad');
}

function Choices<T extends string>(props: {
  readonly setting: Signal<T>;
  readonly title: string;
  readonly of: Readonly<Record<T, string>>;
  readonly onChange?: (value: T) => unknown;
}) {
  const { setting, title, of, onChange } = props;
  return (
    <fieldset class="segments">
      <legend>{title}</legend>
      {(Object.entries(of) as [T, string][]).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={title}
            checked={setting.value === value}
            onChange={() => {
              setting.value = value;
              onChange?.(value);
            }}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
