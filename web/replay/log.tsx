/** What the viewer saw happen up to the moment that is shown; each line leads to its own moment. */
import type { GameEvent, GameMessages } from '@gonfalon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { replayMessages } from '../messages/replay-messages.ts';
import type { ReplayPlayer } from './replay-player.ts';

interface LogEntry {
  readonly key: string;
  readonly at: number;
  readonly event: GameEvent;
}

export function ReplayLog({
  projector,
  words,
}: {
  readonly projector: ReplayPlayer;
  readonly words: GameMessages;
}) {
  const texts = replayMessages.value;
  const at = projector.at.value;
  const lines = projector.log.value
    .filter((entry) => entry.at <= at)
    .flatMap((entry) =>
      entry.events.map((event, i): LogEntry => ({ key: `${entry.at}.${i}`, at: entry.at, event })),
    );
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <section class="replay-log" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {lines.length === 0 && <p class="hint">{texts.nothing}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <ol ref={end} tabIndex={0}>
        {lines.map(({ key, at: moment, event }) => (
          <li key={key} class={lineClass(event, moment === at)}>
            <button
              type="button"
              title={texts.goTo(moment)}
              onClick={() => {
                projector.pause();
                void projector.seek(moment);
              }}
            >
              {words.event(event)}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function lineClass({ kind }: GameEvent, now: boolean): string {
  return [kind === 'turn' && 'is-turn', now && 'is-now'].filter(Boolean).join(' ');
}
