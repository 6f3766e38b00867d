/** Why a match cannot be shown, and what to do about it. */
import { replayMessages } from '../messages/replay-messages.ts';

interface Props {
  readonly text: string;
  readonly again: () => void;
}

export function LoadError({ text, again }: Props) {
  const words = replayMessages.value.trouble;
  return (
    <div class="page">
      <h1>{words.title}</h1>
      <p role="alert">{text}</p>
      <p class="row">
        <button type="button" class="button is-first" onClick={again}>
          {words.again}
        </button>
        <a class="button" href="/">
          {words.home}
        </a>
      </p>
    </div>
  );
}
