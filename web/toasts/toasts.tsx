/** Short news for the person at the screen: something failed, something was copied, a new version is there. */
import { Icon } from '@gonfalon/ui-kit';
import { signal } from '@preact/signals';
import { say } from '../messages/messages.ts';
import { updateReady } from '../service-worker/register.ts';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const LASTS = 8000;
const notices = signal<readonly Notice[]>([]);
let count = 0;

export function tell(text: string, how: 'good' | 'bad' = 'good'): void {
  const notice = { id: ++count, text, bad: how === 'bad' };
  notices.value = [...notices.value.filter((other) => other.text !== text), notice];
  setTimeout(() => forget(notice.id), LASTS);
}

function forget(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function Toasts() {
  const words = say.value.shell;
  return (
    <div class="notices" role="status" aria-live="polite">
      {updateReady.value && (
        <p class="notice">
          {words.newVersion}
          <button type="button" class="button" onClick={() => location.reload()}>
            {words.reload}
          </button>
        </p>
      )}
      {notices.value.map(({ id, text, bad }) => (
        <p key={id} class={bad ? 'notice is-bad' : 'notice'}>
          {bad && <Icon name="info" />}
          {text}
          <button type="button" class="button is-plain" aria-label={words.dismiss} onClick={() => forget(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}
