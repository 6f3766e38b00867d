/** What went wrong, and a button that tries again. */
import type { Failure } from '@gonfalon/protocol';
import { errorMessage } from '../net/error-message.ts';
import { adminMessages } from './messages.ts';

export function Fault({ failure, onAgain }: { readonly failure: Failure; onAgain(): void }) {
  return (
    <p class="fault" role="alert">
      {errorMessage(failure)}{' '}
      <button type="button" class="button" onClick={onAgain}>
        {adminMessages.value.again}
      </button>
    </p>
  );
}
