/** A copy of all that the site keeps, as a file. */
import { PASSWORD_LENGTH } from '@gonfalon/protocol';
import { errorMessage } from '../net/error-message.ts';
import { post } from '../net/http.ts';
import { showToast } from '../toasts/toasts.tsx';
import { adminMessages } from './messages.ts';

export function Backup() {
  const words = adminMessages.value.backup;
  const take = async (form: HTMLFormElement) => {
    const password = String(new FormData(form).get('password'));
    const reply = await post<{ ticket: string }>('/api/host/backup', { password });
    if (!reply.ok) {
      showToast(errorMessage(reply.error), 'bad');
      return;
    }
    form.reset();
    // The browser writes it to the disk as it comes; the page never holds it.
    location.assign(`/api/host/backup/${reply.ticket}`);
    showToast(words.begun);
  };
  return (
    <form
      class="panel host-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take(event.currentTarget);
      }}
    >
      <p>{words.what}</p>
      <p>{words.secret}</p>
      <p>
        {words.restore}
        <br />
        <code>npm run gonfalon -- import --data restored gonfalon-….gonfalon.gz</code>
      </p>
      <label class="field">
        <span class="label">{words.password}</span>
        <input
          type="password"
          name="password"
          required
          maxLength={PASSWORD_LENGTH.max}
          autocomplete="current-password"
        />
      </label>
      <button type="submit" class="button is-first">
        {words.take}
      </button>
    </form>
  );
}
