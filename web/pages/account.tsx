/** Who one is here: a guest under some name, or an account. */
import type { Me, Person, Reply } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { address } from '../navigation/router.ts';
import { errorMessage } from '../net/error-message.ts';
import { ensureSession, post, postAsAnybody, signupBlocked } from '../net/http.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { pollTurns } from '../turn-alerts/poll.ts';
import { refresh } from '../turn-alerts/push-subscription.ts';
import { Form, Name, Password } from './account-form.tsx';
import { Notifications } from './notifications.tsx';
import { RecoverPage } from './recover.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export default function AccountPage({ rest }: { readonly rest: string }) {
  return rest === 'recover' ? <RecoverPage /> : <OwnAccount />;
}

function OwnAccount() {
  const words = messages.value.account;
  useTitle(words.title);
  const [me, setMe] = useState<Me | 'away' | 'shut'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const look = async () => {
    const reply = await ensureSession(true);
    // Whoever one is now, this device is theirs, and their tables wait.
    await refresh();
    void pollTurns();
    setMe(reply.ok ? reply.me : signupBlocked.value ? 'shut' : 'away');
  };
  useEffect(() => void look(), []);
  if (me === undefined) return <p class="page waiting">{messages.value.shell.loading}</p>;
  if (me === 'away') {
    return (
      <div class="page">
        <h1>{words.title}</h1>
        <p>{words.away}</p>
        <button type="button" class="button is-first" onClick={() => void look()}>
          {messages.value.shell.failed.again}
        </button>
      </div>
    );
  }
  /** What came of a form is told. */
  const handle = async (reply: Reply, done: string): Promise<boolean> => {
    showToast(reply.ok ? done : errorMessage(reply.error), reply.ok ? 'good' : 'bad');
    if (reply.ok) await look();
    return reply.ok;
  };
  const send = async (path: string, fields: object, done: string) => handle(await post(path, fields), done);
  /** The same, where recovery codes come with the answer. */
  const sendForCodes = async (path: string, fields: object, done: string) => {
    const reply = await post<{ recovery: string[] }>(path, fields);
    const isDone = await handle(reply, done);
    if (reply.ok) setCodes(reply.recovery);
    return isDone;
  };
  const signInForm = (hint: string) => (
    <Form
      title={words.signIn}
      hint={hint}
      onSend={async (fields) => handle(await postAsAnybody('/api/sign-in', fields), words.signedIn)}
    >
      <Name known />
      <Password name="password" label={words.password} />
      <p>
        <a href="/account/recover">{words.recovery.lost}</a>
      </p>
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
      {codes && <RecoveryCodes name={me.name} codes={codes} onDone={() => setCodes(undefined)} />}
      <h1>{words.title}</h1>
      <p class="lead">{banned ? messages.value.site.meanwhile : known}</p>
      {!banned && <OwnPage me={me} />}
      {me.host && (
        <p>
          <a class="button is-first" href="/host">
            {messages.value.site.hostPage}
          </a>
        </p>
      )}
      <div class="set-up-columns">
        {!banned && (
          <>
            <Form title={words.rename} onSend={({ name }) => send('/api/me', { name }, words.renamed)}>
              <Name initial={me.name} />
            </Form>
            <Notifications key={`${me.id} ${me.kind}`} />
          </>
        )}
        {me.kind === 'guest' && !banned && (
          <>
            <Form
              title={words.create}
              onSend={(fields) => sendForCodes('/api/account', fields, words.created)}
            >
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
            {!banned && (
              <Form
                title={words.recovery.renew}
                hint={words.recovery.renewHint}
                onSend={(fields) => sendForCodes('/api/account/recovery', fields, words.recovery.renewed)}
              >
                <Password name="password" label={words.old} />
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
  const words = messages.value.player;
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
