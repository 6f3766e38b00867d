/** A new password for who has lost it: with a recovery code, or one that comes by mail. */
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { address, go } from '../navigation/router.ts';
import { errorMessage } from '../net/error-message.ts';
import { ensureSession, getAsAnybody, postAsAnybody } from '../net/http.ts';
import { showToast } from '../toasts/toasts.tsx';
import { useTitle } from '../turn-alerts/document-title.ts';
import { Form, Name, Password } from './account-form.tsx';

export function RecoverPage() {
  const words = messages.value.account.recovery;
  useTitle(words.choose);
  // A link in a mail brings both; they need not stay in the address.
  const [given] = useState(() => Object.fromEntries(new URLSearchParams(address.value.hash.slice(1))));
  const [hasMail, setHasMail] = useState(false);
  useEffect(() => {
    if (address.value.hash) go('/account/recover', 'replace');
    const look = async () => {
      const reply = await getAsAnybody<{ mail: boolean }>('/api/recover');
      setHasMail(reply.ok && reply.mail);
    };
    void look();
  }, []);
  const recover = async (fields: object) => {
    const reply = await postAsAnybody('/api/recover', fields);
    showToast(reply.ok ? words.recovered : errorMessage(reply.error), reply.ok ? 'good' : 'bad');
    if (!reply.ok) return false;
    await ensureSession(true);
    go('/account');
    return true;
  };
  const askByMail = async (fields: object) => {
    const reply = await postAsAnybody('/api/recover/mail', fields);
    showToast(reply.ok ? words.mailAsked : errorMessage(reply.error), reply.ok ? 'good' : 'bad');
    return reply.ok;
  };
  return (
    <div class="page account">
      <h1>{words.lost}</h1>
      <div class="set-up-columns">
        <Form title={words.choose} hint={words.chooseHint} onSend={recover}>
          <Name known initial={given.name} />
          <label class="field">
            <span class="label">{words.code}</span>
            <input
              type="text"
              name="code"
              class="recovery-code"
              required
              maxLength={100}
              defaultValue={given.code ?? ''}
              placeholder="XXXX-XXXX-XXXX-XXXX"
              autocomplete="one-time-code"
              autocapitalize="characters"
              spellcheck={false}
            />
          </label>
          <Password name="password" label={messages.value.account.new} fresh />
        </Form>
        {hasMail && (
          <Form title={words.byMail} hint={words.byMailHint} onSend={askByMail}>
            <Name known />
          </Form>
        )}
      </div>
      <p class="hint">{words.noCodes}</p>
      <p>
        <a href="/account">{words.back}</a>
      </p>
    </div>
  );
}
