/** How the chances went, and what happened where they changed most. */
import type { GameUi } from '@gonfalon/ui-kit';
import { Fragment } from 'preact';
import { bySide } from '../analysis/by-side.ts';
import { WinChanceChart } from '../analysis/win-chance-chart.tsx';
import { sidesAt } from '../games/sides.ts';
import { language } from '../settings/settings.ts';
import { storyWords } from './words.ts';
import '../styles/course.css';
import type { Telling } from './read-story.ts';
import type { Wording } from './wording.ts';

interface Props {
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly wording: Wording;
  readonly href: (at: number) => string;
}

export function TurningPoints({ telling: { story, course, last }, ui, wording, href }: Props) {
  const words = storyWords.value;
  const { at } = wording;
  const { turning } = story;
  // The chart numbers those that are told, and no other.
  const { course: curves, names, first } = bySide(course, wording.names, sidesAt(ui, at));
  const shown = curves.map(({ turning: _, ...moment }) =>
    turning.some((point) => point.at === moment.at) ? { ...moment, turning: true as const } : moment,
  );
  return (
    <section class="story-turning" aria-labelledby="story-turning">
      <h2 id="story-turning">{words.turning.title}</h2>
      {course.length < 2 ? (
        <p>{words.turning.short}</p>
      ) : (
        <div class="story-columns">
          <div class="course">
            <WinChanceChart
              course={shown}
              last={last}
              names={names}
              marks={first.map((seat) => ui.seatStyle(seat, language.value, at))}
            />
            <p class="hint">{words.turning.estimate}</p>
          </div>
          {turning.length === 0 ? (
            <p>{words.turning.none}</p>
          ) : (
            <ol class="story-points">
              {turning.map((point, i) => (
                <li key={point.at}>
                  <span class="story-number" aria-hidden="true">
                    {i + 1}
                  </span>
                  <div>
                    <p>{wording.turning(point)}</p>
                    {wording.tipped(point) && <p class="hint">{wording.tipped(point)}</p>}
                    <p class="hint">
                      {wording.changes(point).map((change, n, all) => (
                        <Fragment key={change}>
                          <span class="story-change">{n < all.length - 1 ? `${change},` : change}</span>{' '}
                        </Fragment>
                      ))}
                    </p>
                    <a href={href(point.look)}>{words.turning.look(point.look)}</a>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </section>
  );
}
