/** Who one is here: a guest under some name, or an account. */
import type { Me, Person, Reply } from '@gonfalon/protocol';
import { LONGEST_NAME, NAME_PATTERN, PASSWORD_LENGTH } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { sentenceOf } from '../net/error-message.ts';
import { doorShut, hello, post, signIn } from '../net/http.ts';
import { tell } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { lookOut } from '../turn-alerts/poll.ts';
import { keepCalling } from '../turn-alerts/push-subscription.ts';
import { Calls } from './notifications.tsx';

export default function AccountPage() {
  const words = say.value.account;
  useTitle(words.title);
  const [me, setMe] = useState<Me | 'away' | 'shut'>();
  const look = async () => {
    const reply = await hello(true);
    // Whoever one is now, this device is theirs, and their tables wait.
    await keepCalling();
    void lookOut();
    setMe(reply.ok ? reply.me : doorShut.value ? 'shut' : 'away');
  };
  useEffect(() => void look(), []);
  if (me === undefined) return <p class="page waiting">{say.value.shell.loading}</p>;
  if (me === 'away') {
    return (
      <div class="page">
        <h1>{words.title}</h1>
        <p>{words.away}</p>
        <button type="button" class="button is-first" onClick={() => void look()}>
          {say.value.shell.failed.again}
        </button>
      </div>
    );
  }
  /** What came of a form is told. */
  const told = async (reply: Reply, done: string): Promise<boolean> => {
    tell(reply.ok ? done : sentenceOf(reply.error), reply.ok ? 'good' : 'bad');
    if (reply.ok) await look();
    return reply.ok;
  };
  const send = async (path: string, fields: object, done: string) => told(await post(path, fields), done);
  const signInForm = (hint: string) => (
    <Form
      title={words.signIn}
      hint={hint}
      onSend={async (fields) => told(await signIn(fields), words.signedIn)}
    >
      <Name known />
      <Password name="password" label={words.password} />
    </Form>
  );
  if (me === 'shut')
    return (
      <div class="page account">
        <h1>{words.title}</h1>
        <div class="account-door">{signInForm(words.shut)}</div>
      </div>
    );
  // Who is banned may only go; why, and until when, stands above the page.
  const banned = me.sanctions?.ban !== undefined;
  const known = me.kind === 'guest' ? words.guest(me.name) : words.known(me.name);
  return (
    <div class="page account">
      <h1>{words.title}</h1>
      <p class="lead">{banned ? say.value.site.meanwhile : known}</p>
      {!banned && <OwnPage me={me} />}
      {me.host && (
        <p>
          <a class="button is-first" href="/host">
            {say.value.site.hostPage}
          </a>
        </p>
      )}
      <div class="set-up-columns">
        {!banned && (
          <>
            <Form title={words.rename} onSend={({ name }) => send('/api/me', { name }, words.renamed)}>
              <Name initial={me.name} />
            </Form>
            <Calls key={`${me.id} ${me.kind}`} />
          </>
        )}
        {me.kind === 'guest' && !banned && (
          <>
            <Form title={words.create} onSend={(fields) => send('/api/account', fields, words.created)}>
              <Name />
              <Password name="password" label={words.password} fresh />
            </Form>
            {signInForm(words.signInHint)}
          </>
        )}
        {me.kind === 'account' && (
          <>
            {!banned && (
              <Form
                title={words.changePassword}
                onSend={(fields) => send('/api/account/password', fields, words.changed)}
              >
                <Password name="old" label={words.old} />
                <Password name="new" label={words.new} fresh />
              </Form>
            )}
            <section class="panel stack">
              <h2>{words.signOut}</h2>
              <button
                type="button"
                class="button"
                onClick={() => void send('/api/sign-out', {}, words.signedOut)}
              >
                {words.signOut}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => void send('/api/sign-out', { everywhere: true }, words.signedOut)}
              >
                {words.signOutEverywhere}
              </button>
            </section>
            <Form
              title={words.remove}
              hint={words.removeHint}
              onSend={async (fields) =>
                confirm(words.removeAsk) && send('/api/account/delete', fields, words.removed)
              }
            >
              <Password name="password" label={words.password} />
            </Form>
          </>
        )}
      </div>
    </div>
  );
}

/** Where one's matches and ratings are shown; and back to the table where an account was asked for. */
function OwnPage({ me: { kind } }: { readonly me: Person }) {
  const words = say.value.player;
  const back = address.value.searchParams.get('back');
  return (
    <>
      <p class="hint">{kind === 'account' ? words.page.mineHint : words.page.guests}</p>
      <p class="row">
        {kind === 'account' && back?.startsWith('/table/') && (
          <a class="button is-first" href={back}>
            {words.rated.back}
          </a>
        )}
        {kind === 'account' && (
          <a class="button" href="/player">
            <Icon name="person" /> {words.page.mine}
          </a>
        )}
        <a class="button" href="/players">
          <Icon name="laurel-crown" /> {words.best.title}
        </a>
      </p>
    </>
  );
}

interface FormProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ComponentChildren;
  onSend(fields: Readonly<Record<string, string>>): Promise<boolean>;
}

function Form({ title, hint, children, onSend }: FormProps) {
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
  readonly initial?: string;
  /** One that exists already, and need not be explained. */
  readonly known?: true;
}

function Name({ initial = '', known }: NameProps) {
  const words = say.value.account;
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
        maxLength={LONGEST_NAME}
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

function Password({ name, label, fresh }: PasswordProps) {
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
      {fresh && <span class="hint">{say.value.account.passwordHint}</span>}
    </label>
  );
}
