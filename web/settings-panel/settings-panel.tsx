/** Language, theme, speed, confirmations, calls and sounds. */
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { settings as en } from '../messages/en/settings.ts';
import { settings as fr } from '../messages/fr/settings.ts';
import { messages } from '../messages/messages.ts';
import { play } from '../sound/audio-context.ts';
import { shellSounds } from '../sound/shell-sounds.ts';
import '../styles/settings.css';
import {
  ambienceSound,
  confirmEnd,
  language,
  sounds,
  speed,
  textSize,
  theme,
  turnNotice,
  turnSound,
  volume,
} from '../settings/settings.ts';
import { looks } from '../settings/theme.ts';
import { showToast } from '../toasts/toasts.tsx';
import { mayNotify, ring } from '../turn-alerts/alert.ts';

const languages = { en, fr };

export default function Settings() {
  const { settings: title, close } = messages.value.shell;
  const words = languages[language.value];
  return (
    <form method="dialog">
      <header class="settings-head">
        <h2>{title}</h2>
        <button type="submit" class="small-button" aria-label={close}>
          <span aria-hidden="true">✕</span>
        </button>
      </header>
      <div class="settings-columns">
        <div>
          <Choices setting={language} title={words.language} of={{ en: 'English', fr: 'Français' }} />
          <Choices setting={theme} title={words.theme} of={words.themes} />
          <Choices setting={textSize} title={words.textSize} of={words.textSizes} />
          <Choices setting={speed} title={words.speed} of={words.speeds} />
          <Choices setting={confirmEnd} title={words.confirmEnd} of={words.switches} />
        </div>
        <div>
          <Choices
            setting={turnSound}
            title={words.bell}
            of={words.switches}
            onChange={(value) => value === 'on' && ring()}
          />
          <Choices
            setting={turnNotice}
            title={words.notice}
            of={words.switches}
            onChange={(value) => value === 'on' && void allowNotices()}
          />
          <Choices
            setting={sounds}
            title={words.sounds.title}
            of={words.switches}
            onChange={(value) => value === 'on' && tryIt()}
          />
          <Choices setting={ambienceSound} title={words.sounds.ambience} of={words.switches} />
          <Choices setting={volume} title={words.sounds.volume} of={words.sounds.volumes}>
            <button type="button" class="button is-plain" onClick={tryIt}>
              ♪ {words.sounds.tryIt}
            </button>
          </Choices>
        </div>
      </div>
      <button type="submit" class="button is-first">
        {close}
      </button>
    </form>
  );
}

/** How far apart the sounds are that somebody tries, in seconds. */
const APART = 0.9;

/** A few sounds of the game that is on the page, or else those of the house. */
function tryIt(): void {
  const { library = {}, sample = [] } = looks.here()?.sounds ?? {};
  const own = sample.flatMap((name) => (library[name] ? [library[name]] : []));
  void play(own.length > 0 ? own : [shellSounds.pick, shellSounds.bell], volume.value, APART);
}

/** Stays off if the browser says no. */
async function allowNotices(): Promise<void> {
  if (await mayNotify()) return;
  turnNotice.value = 'off';
  showToast(messages.value.shell.turns.forbidden, 'bad');
}

function Choices<T extends string>(props: {
  readonly setting: Signal<T>;
  readonly title: string;
  readonly of: Readonly<Record<T, string>>;
  readonly onChange?: (value: T) => unknown;
  readonly children?: ComponentChildren;
}) {
  const { setting, title, of, onChange, children } = props;
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
      {children}
    </fieldset>
  );
}
