/** The way to where one signs in; from a table there is a way back. */
import { messages } from '../messages/messages.ts';
import { address } from './router.ts';

export function SignInLink({ button }: { readonly button?: true }) {
  const { pathname } = address.value;
  const back = pathname.startsWith('/table/') ? `?back=${encodeURIComponent(pathname)}` : '';
  return (
    <a href={`/account${back}`} {...(button && { class: 'button is-first' })}>
      {messages.value.account.signIn}
    </a>
  );
}
