/** Where somebody hands in a match file: chosen, or dropped. */
import { Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import { replayMessages } from '../messages/replay-messages.ts';

interface Props {
  /** Why the last file was refused. */
  readonly trouble: string | undefined;
  readonly onFile: (text: string) => void;
  /** What it is for, if not for a replay. */
  readonly title?: string;
}

export function FileDrop({ trouble, onFile, title }: Props) {
  const words = replayMessages.value.file;
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (file) void file.text().then(onFile);
  };
  return (
    <div class="page file-page">
      <h1>{title ?? words.title}</h1>
      <p>{words.text}</p>
      <label
        class={over ? 'file-drop is-over' : 'file-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files[0]);
        }}
      >
        <Icon name="scroll-unfurled" />
        <span class="button is-first">{words.choose}</span>
        <span>{words.drop}</span>
        <input
          type="file"
          class="visually-hidden"
          accept=".json,application/json"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      <div role="alert">{trouble && <p class="trouble">{trouble}</p>}</div>
    </div>
  );
}
