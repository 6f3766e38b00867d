/** How one is called to a table when no page is open: by this device, by mail; only what the host offers. */
import type { Failure, NotificationSettings } from '@gonfalon/protocol';
import { MAX_MAIL_ADDRESS_LENGTH } from '@gonfalon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { messages } from '../messages/messages.ts';
import { errorMessage } from '../net/error-message.ts';
import type { ApiResult } from '../net/http.ts';
import { get, post } from '../net/http.ts';
import { language } from '../settings/settings.ts';
import { showToast } from '../toasts/toasts.tsx';
import type { SubscribeFailure } from '../turn-alerts/push-subscription.ts';
import {
  canSubscribe,
  deviceName,
  isLost,
  subscribe,
  subscription,
  unsubscribe,
} from '../turn-alerts/push-subscription.ts';

type Change = ApiResult<NotificationSettings> | SubscribeFailure;

export function Notifications() {
  const words = messages.value.account.calls;
  const [ways, setWays] = useState<NotificationSettings>();
  useEffect(() => {
    const look = async () => {
      const reply = await get<NotificationSettings>('/api/calls');
      if (reply.ok) setWays(reply);
    };
    void look();
  }, []);
  if (!ways?.push && !ways?.mail) return null;
  /** Does something; what came of it is told. */
  const change = async (doing: Promise<Change>, done: string): Promise<boolean> => {
    const reply = await doing;
    if (isLost(reply)) {
      showToast(reasonOf(reply), 'bad');
      return false;
    }
    setWays(reply);
    showToast(done, 'good');
    return true;
  };
  return (
    <section class="panel stack calls">
      <h2>{words.title}</h2>
      {ways.push && <DeviceSwitch push={ways.push} change={change} />}
      {ways.mail && <MailForm mail={ways.mail} change={change} />}
    </section>
  );
}

interface Changing {
  change(doing: Promise<Change>, done: string): Promise<boolean>;
}

function DeviceSwitch({
  push,
  change,
}: Changing & { readonly push: NonNullable<NotificationSettings['push']> }) {
  const words = messages.value.account.calls;
  const [on, setOn] = useState(false);
  useEffect(() => {
    const look = async () => {
      const here = await subscription();
      setOn(here !== undefined && push.devices.includes(await deviceName(here.endpoint)));
    };
    void look();
  }, [push]);
  return (
    <div class="field">
      <label class="row">
        <input
          type="checkbox"
          checked={on}
          disabled={!canSubscribe()}
          onChange={async ({ currentTarget }) => {
            const { checked } = currentTarget;
            const done = checked
              ? await change(subscribe(push.key), words.deviceOn)
              : await change(unsubscribe(), words.deviceOff);
            currentTarget.checked = done ? checked : on;
          }}
        />
        {words.device}
      </label>
      <span class="hint">{canSubscribe() ? words.deviceHint : words.deviceCannot}</span>
    </div>
  );
}

function MailForm({ mail, change }: Changing & { readonly mail: NonNullable<NotificationSettings['mail']> }) {
  const words = messages.value.account.calls;
  const { address, confirmed, on } = mail;
  const known = confirmed ? words.mailConfirmed : words.mailToConfirm;
  const state = address === undefined ? words.mailHint : known;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const fields = Object.fromEntries(new FormData(form));
          const given = String(fields.address);
          const asking = post<NotificationSettings>('/api/calls/mail', {
            ...fields,
            language: language.value,
          });
          void change(asking, words.mailAsked(given)).then((done) => done && form.reset());
        }}
      >
        <label class="field">
          <span class="label">{words.mail}</span>
          <input
            type="email"
            name="address"
            required
            maxLength={MAX_MAIL_ADDRESS_LENGTH}
            defaultValue={address ?? ''}
            autocomplete="email"
          />
          <span class="hint">{state}</span>
        </label>
        <label class="field">
          <span class="label">{words.mailPassword}</span>
          <input type="password" name="password" required autocomplete="current-password" />
          <span class="hint">{words.mailPasswordHint}</span>
        </label>
        <button type="submit" class="button">
          {address === undefined ? words.mailSet : words.mailChange}
        </button>
      </form>
      {address !== undefined && (
        <>
          <label class="row">
            <input
              type="checkbox"
              checked={on === true}
              onChange={({ currentTarget: { checked } }) =>
                void change(
                  post<NotificationSettings>('/api/calls/mail/wish', { on: checked }),
                  checked ? words.mailOn : words.mailOff,
                )
              }
            />
            {words.mailWanted}
          </label>
          <button
            type="button"
            class="button"
            onClick={() =>
              void change(post<NotificationSettings>('/api/calls/mail/remove'), words.mailRemoved)
            }
          >
            {words.mailRemove}
          </button>
        </>
      )}
    </>
  );
}

function reasonOf(reply: SubscribeFailure | { readonly error: Failure }): string {
  if (reply === 'forbidden') return messages.value.shell.turns.forbidden;
  return reply === 'failed' ? messages.value.account.calls.deviceFailed : errorMessage(reply.error);
}
