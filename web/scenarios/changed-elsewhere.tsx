/** Somebody has changed the same scenario twice, in two tabs or on two devices: which one counts? */
import type { IconName } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { useState } from 'preact/hooks';
import { editMessages } from '../messages/edit-messages.ts';

/** Where the other one was changed. */
export type ConflictSource = 'tab' | 'device';

const CHOICES = ['mine', 'theirs', 'both'] as const;
export type Choice = (typeof CHOICES)[number];

const ICONS: Readonly<Record<Choice, IconName>> = {
  mine: 'quill-ink',
  theirs: 'clockwise-rotation',
  both: 'files',
};

interface Props {
  readonly rival: ConflictSource;
  readonly onChoose: (choice: Choice) => Promise<void>;
}

export function ChangedElsewhere({ rival, onChoose }: Props) {
  const words = editMessages.value.elsewhere;
  const [busy, setBusy] = useState(false);
  return (
    <div class="edit-elsewhere">
      <p>
        <strong>{words[rival].title}</strong> {words[rival].what}
      </p>
      <div class="edit-choices">
        {CHOICES.map((choice) => (
          <button
            key={choice}
            type="button"
            class="button"
            disabled={busy}
            onClick={() => {
              setBusy(true);
              void onChoose(choice).finally(() => setBusy(false));
            }}
          >
            <Icon name={ICONS[choice]} />
            <span>
              {words[choice]} <small>{words[`${choice}Hint`]}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
