/** Short news for the person at the screen: something failed, something was copied, a new version is there. */
import { Icon } from '@gonfalon/ui-kit';
import { signal } from '@preact/signals';
import { messages } from '../messages/messages.ts';
import { updateReady } from '../service-worker/register.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const TOAST_MS = 8000;
const toasts = signal<readonly Toast[]>([]);
let count = 0;

export function showToast(text: string, how: 'good' | 'bad' = 'good'): void {
  const notice = { id: ++count, text, bad: how === 'bad' };
  toasts.value = [...toasts.value.filter((other) => other.text !== text), notice];
  setTimeout(() => forget(notice.id), TOAST_MS);
}

function forget(id: number): void {
  toasts.value = toasts.value.filter((notice) => notice.id !== id);
}

export function Toasts() {
  const words = messages.value.shell;
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
      {toasts.value.map(({ id, text, bad }) => (
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
