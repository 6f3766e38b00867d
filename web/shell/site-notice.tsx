/** What stands above every page while something is the matter: the site is read-only, or one may not come in. */
import type { ErrorCode, Sanction } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import type { ComponentChildren } from 'preact';
import { address } from '../navigation/router.ts';
import { SignInLink } from '../navigation/sign-in-link.tsx';
import { errorMessage } from '../net/error-message.ts';
import { me, signupBlocked } from '../net/http.ts';
import { siteState } from '../net/site.ts';

export function SiteNotice() {
  const { readOnly } = siteState.value;
  const ban = lasting(me.value?.sanctions?.ban);
  const mute = lasting(me.value?.sanctions?.mute);
  const sentence = (code: ErrorCode, params: object) =>
    errorMessage({ code, message: '', params: { ...params } });
  return (
    <div class="site-notices" role="status">
      {readOnly && <Line text={sentence('server.read-only', readOnly)} />}
      {signupBlocked.value && (
        <Line text={errorMessage(signupBlocked.value)}>
          {address.value.pathname !== '/account' && <SignInLink />}
        </Line>
      )}
      {ban && <Line text={sentence('identity.banned', ban)} />}
      {mute && !ban && <Line text={sentence('chat.silenced', mute)} />}
    </div>
  );
}

function Line({ text, children }: { readonly text: string; readonly children?: ComponentChildren }) {
  return (
    <p class="site-notice">
      <Icon name="info" />{' '}
      <span>
        {text} {children}
      </span>
    </p>
  );
}

/** What was told some time ago may have ended since. */
function lasting(sanction: Sanction | undefined): Sanction | undefined {
  return sanction && (sanction.until ?? Number.POSITIVE_INFINITY) > Date.now() ? sanction : undefined;
}
