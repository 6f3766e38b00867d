/** Who won, with how many points. */
import type { GameUi } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { SeatSign } from '../table/seat-mark.tsx';
import type { Telling } from './read-story.ts';
import type { Wording } from './wording.ts';
import { ranking, victors } from './wording.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly wording: Wording;
}

export function Scores({ telling, ui, wording: { names, at } }: Props) {
  const words = storyWords.value;
  const { result } = telling;
  const winners = victors(telling);
  return (
    <section class="story-scores" aria-labelledby="story-scores">
      <h2 id="story-scores">{words.scores[winners.length > 0 ? 'won' : 'level']}</h2>
      <ol>
        {ranking(telling).map((seat) => (
          <li key={seat} class={winners.includes(seat) ? 'panel is-winner' : 'panel'}>
            <SeatSign ui={ui} seat={seat} at={at} />
            <span class="story-name">{names[seat]}</span>
            {winners.includes(seat) && <Icon name="crown" label={words.winner} />}
            {result && <strong>{result.scores[seat]}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
}
