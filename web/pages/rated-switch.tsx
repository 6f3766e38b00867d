/** Whether a table that is being set up is a rated one: only for who has an account. */
import { useEffect, useId } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { ensureSession, me } from '../net/http.ts';

interface Props {
  readonly on: boolean;
  onChange(on: boolean): void;
}

export function RatedSwitch({ on, onChange }: Props) {
  const words = messages.value.player.rated;
  const id = useId();
  useEffect(() => void ensureSession(), []);
  const isGuest = me.value?.kind === 'guest';
  return (
    <div class="field">
      <label class="row">
        <input
          type="checkbox"
          checked={on}
          disabled={isGuest}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { checked } }) => onChange(checked)}
        />
        {words.label}
      </label>
      <span class="hint" id={`${id}-hint`}>
        {words.hint}
        {isGuest && (
          <>
            {' '}
            <a href="/account">{words.makeAccount}</a>
          </>
        )}
      </span>
    </div>
  );
}
