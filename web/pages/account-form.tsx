/** The forms of somebody's account, and what is asked for in several of them. */
import { MAX_NAME_LENGTH, NAME_PATTERN, PASSWORD_LENGTH } from '@gonfalon/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';

interface FormProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
  onSend(fields: Readonly<Record<string, string>>): Promise<boolean>;
}

export function Form({ title, hint, children, onSend }: FormProps) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      class="panel"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const form = event.currentTarget;
        const fields = Object.fromEntries(
          [...new FormData(form)].map(([name, value]) => [name, String(value)]),
        );
        setBusy(true);
        void onSend(fields).then((done) => {
          setBusy(false);
          if (done) form.reset();
        });
      }}
    >
      <h2>{title}</h2>
      {hint && <p class="hint">{hint}</p>}
      {children}
      <button type="submit" class="button is-first" aria-disabled={busy}>
        {title}
      </button>
    </form>
  );
}

interface NameProps {
  readonly initial?: string | undefined;
  /** One that exists already, and need not be explained. */
  readonly known?: true;
}

export function Name({ initial = '', known }: NameProps) {
  const words = messages.value.account;
  /** In words of ours: the browser would only say that it wants another form. */
  const check = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const { valueMissing, patternMismatch } = currentTarget.validity;
    const blank = !valueMissing && currentTarget.value.trim() === '';
    currentTarget.setCustomValidity(patternMismatch || blank ? words.nameHint : '');
  };
  return (
    <label class="field">
      <span class="label">{words.name}</span>
      <input
        type="text"
        name="name"
        required
        maxLength={MAX_NAME_LENGTH}
        pattern={NAME_PATTERN}
        defaultValue={initial}
        autocomplete="username"
        onInput={check}
      />
      {!known && <span class="hint">{words.nameHint}</span>}
    </label>
  );
}

interface PasswordProps {
  readonly name: string;
  readonly label: string;
  /** One that is being chosen. */
  readonly fresh?: true;
}

export function Password({ name, label, fresh }: PasswordProps) {
  return (
    <label class="field">
      <span class="label">{label}</span>
      <input
        type="password"
        name={name}
        required
        minLength={fresh ? PASSWORD_LENGTH.min : 1}
        maxLength={PASSWORD_LENGTH.max}
        autocomplete={fresh ? 'new-password' : 'current-password'}
      />
      {fresh && <span class="hint">{messages.value.account.passwordHint}</span>}
    </label>
  );
}
