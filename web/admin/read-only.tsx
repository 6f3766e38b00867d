/** The switch that keeps the site from being changed. */
import { MAX_REASON_LENGTH } from '@gonfalon/protocol';
import { useEffect } from 'preact/hooks';
import { errorMessage } from '../net/error-message.ts';
import { get, post } from '../net/http.ts';
import { siteState, updateSite } from '../net/site.ts';
import { showToast } from '../toasts/toasts.tsx';
import { moment } from './format.ts';
import { adminMessages } from './messages.ts';

interface ReadOnlyNotice {
  readonly site: typeof siteState.value;
}

export function ReadOnlySwitch() {
  const words = adminMessages.value.readOnly;
  const { readOnly } = siteState.value;
  useEffect(() => {
    void get<ReadOnlyNotice>('/api/site').then((reply) => reply.ok && updateSite(reply.site));
  }, []);
  const change = async (on: boolean, note = '') => {
    const reply = await post<ReadOnlyNotice>('/api/host/read-only', { on, note });
    if (reply.ok) updateSite(reply.site);
    const done = on ? words.nowOn : words.nowOff;
    showToast(reply.ok ? done : errorMessage(reply.error), reply.ok ? 'good' : 'bad');
  };
  return (
    <form
      class="panel host-form"
      onSubmit={(event) => {
        event.preventDefault();
        void change(true, String(new FormData(event.currentTarget).get('note')));
      }}
    >
      <p>{words.what}</p>
      <p role="status">
        <strong>{readOnly ? words.on(moment(readOnly.since)) : words.off}</strong>
      </p>
      <label class="field">
        <span class="label">{words.note}</span>
        <input
          key={readOnly?.note}
          type="text"
          name="note"
          maxLength={MAX_REASON_LENGTH}
          defaultValue={readOnly?.note ?? ''}
          autocomplete="off"
        />
        <span class="hint">{words.noteHint}</span>
      </label>
      <div class="row">
        <button type="submit" class={readOnly ? 'button' : 'button is-first'}>
          {readOnly ? words.changeNote : words.switchOn}
        </button>
        {readOnly && (
          <button type="button" class="button is-first" onClick={() => void change(false)}>
            {words.switchOff}
          </button>
        )}
      </div>
    </form>
  );
}
