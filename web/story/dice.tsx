/** What the dice gave each player, against what could be expected. */
import type { GameUi, Luck } from '@gonfalon/ui-kit';
import { SeatSign } from '../table/seat-mark.tsx';
import { hundredth } from './common-medals.ts';
import type { Wording } from './wording.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly luck: readonly Luck[];
  readonly ui: GameUi;
  readonly wording: Wording;
}

export function Dice({ luck, ui, wording }: Props) {
  const words = storyWords.value.luck;
  const { names, at } = wording;
  const rolled = luck.some(({ dice }) => dice > 0);
  return (
    <section class="story-luck" aria-labelledby="story-luck">
      <h2 id="story-luck">{words.title}</h2>
      {!rolled && <p>{words.none}</p>}
      {rolled && (
        <>
          <ul>
            {luck.map((one, seat) => {
              const { gave, verdict } = wording.luck(one);
              return (
                <li key={names[seat]}>
                  <p>
                    <SeatSign ui={ui} seat={seat} at={at} /> <span class="story-name">{names[seat]}</span>{' '}
                    <strong>{verdict}</strong>
                  </p>
                  {one.share !== undefined && <Meter name={names[seat] ?? ''} of100={hundredth(one.share)} />}
                  <p class="hint">{gave}</p>
                </li>
              );
            })}
          </ul>
          {luck.some(({ share }) => share !== undefined) && <p class="hint">{words.how}</p>}
        </>
      )}
    </section>
  );
}

/** Where a player stands among a hundred, from bad luck on the left to good luck on the right. */
function Meter({ name, of100 }: { readonly name: string; readonly of100: number }) {
  const words = storyWords.value.luck;
  return (
    <svg class="story-meter" viewBox="0 0 300 34" role="img" aria-label={words.meter(name, of100)}>
      <line x1="6" x2="294" y1="10" y2="10" />
      <line x1="150" x2="150" y1="4" y2="16" />
      <path d="M0-7L7 0L0 7L-7 0z" transform={`translate(${6 + 2.88 * of100} 10)`} />
      <text x="6" y="31">
        {words.bad}
      </text>
      <text x="294" y="31" text-anchor="end">
        {words.good}
      </text>
    </svg>
  );
}
