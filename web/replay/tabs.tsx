/** What happened, or how it went: one of the two beside the board. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { replayMessages } from '../messages/replay-messages.ts';

const NAMES = ['log', 'course'] as const;
type Name = (typeof NAMES)[number];

interface Props {
  /** The one that is shown until somebody wants the other. */
  readonly first: Name;
  readonly log: ComponentChildren;
  readonly course: ComponentChildren;
}

export function Tabs({ first, log, course }: Props) {
  const words = replayMessages.value;
  const [shown, show] = useState(first);
  const labels = { log: words.log, course: words.course.title };
  return (
    <div class="replay-tabs">
      <div class="talk-tabs" role="tablist">
        {NAMES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            class="tab"
            id={`replay-tab-${name}`}
            aria-selected={shown === name}
            aria-controls="replay-tab-panel"
            onClick={() => show(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id="replay-tab-panel" aria-labelledby={`replay-tab-${shown}`}>
        {shown === 'log' ? log : course}
      </div>
    </div>
  );
}
