/** What went wrong, and a button that tries again. */
import type { Failure } from '@gonfalon/protocol';
import { sentenceOf } from '../net/sentence.ts';
import { hostWords } from './words.ts';

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
