/** What went wrong, and a button that tries again. */
import type { Failure } from '@gonfalon/protocol';
import { sentenceOf } from '../net/error-message.ts';
import { hostWords } from './messages.ts';

export function Fault({ failure, onAgain }: { readonly failure: Failure; onAgain(): void }) {
  return (
    <p class="fault" role="alert">
      {sentenceOf(failure)}{' '}
      <button type="button" class="button" onClick={onAgain}>
        {hostWords.value.again}
      </button>
    </p>
  );
}
