/** How a match went: its curves, and the turns that decided it, each a way into the replay. */
import type { TableFacts } from '@gonfalon/kernel';
import type { GameUi } from '@gonfalon/ui-kit';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sidesAt } from '../games/sides.ts';
import { isDefaultName } from '../messages/default-name.ts';
import { replayMessages } from '../messages/replay-messages.ts';
import { language } from '../settings/settings.ts';
import '../styles/course.css';
import { bySide } from './by-side.ts';
import { percent, WinChanceChart } from './win-chance-chart.tsx';
import type { TurningPoint, WinChancePoint } from './win-chances.ts';
import { turningPoints } from './win-chances.ts';

/** A course, and how many moments its match has. */
export interface WinChances {
  readonly course: readonly WinChancePoint[];
  readonly last: number;
}

export interface Way {
  /** The address of a moment, where it has one. */
  readonly href?: (at: number) => string;
  /** Shows the moment here. */
  readonly go?: (at: number) => void;
}

interface Props {
  readonly read: () => Promise<WinChances>;
  readonly ui: GameUi;
  readonly at: TableFacts;
  readonly names: readonly string[];
  readonly way: Way;
  readonly now?: number;
  /** Below the heading that it stands under. */
  readonly heading: 'h2' | 'h3';
}

/** `read` must be the same as long as the match is. */
export function WinChancePanel({ read, ui, at, names, way, now, heading: Heading }: Props) {
  const words = replayMessages.value.course;
  const [whole, setWhole] = useState<WinChances | 'failed' | undefined>();
  useEffect(() => {
    let current = true;
    read().then(
      (found) => current && setWhole(found),
      () => current && setWhole('failed'),
    );
    return () => {
      current = false;
    };
  }, [read]);
  return (
    <section class="course" aria-labelledby="course-title" aria-busy={whole === undefined}>
      <Heading id="course-title">{words.title}</Heading>
      {whole === undefined && <p class="hint">{words.working}</p>}
      {whole === 'failed' && <p class="hint">{words.failed}</p>}
      {whole && whole !== 'failed' && (
        <Curves whole={whole} ui={ui} at={at} names={names} way={way} now={now} />
      )}
    </section>
  );
}

interface CurvesProps extends Pick<Props, 'ui' | 'at' | 'names' | 'way'> {
  readonly whole: WinChances;
  readonly now: number | undefined;
}

function Curves({ whole, ui, at, names: players, way, now }: CurvesProps) {
  const { last } = whole;
  const words = replayMessages.value.course;
  const { course, names, first } = bySide(whole.course, players, sidesAt(ui, at));
  const marks = first.map((seat) => ui.seatStyle(seat, language.value, at));
  const points = turningPoints(course);
  if (course.length < 2) return <p class="hint">{words.short}</p>;
  return (
    <>
      <WinChanceChart course={course} last={last} names={names} marks={marks} now={now} />
      <p class="hint">{words.estimate}</p>
      {points.length === 0 && <p>{words.even}</p>}
      {points.length > 0 && (
        <>
          <p class="course-turning-title" id="course-turning">
            {words.turning}
          </p>
          <ol class="course-points" aria-labelledby="course-turning">
            {points.map((point) => (
              <li key={point.at}>
                <Turning point={point} players={players} names={names} way={way} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface TurningProps {
  readonly point: TurningPoint;
  readonly players: readonly string[];
  /** Those of the sides. */
  readonly names: readonly string[];
  readonly way: Way;
}

function Turning({ point: { at, asked, before, after }, players, names, way: { href, go } }: TurningProps) {
  const words = replayMessages.value.course;
  const label = words.point(
    at,
    asked === undefined || isDefaultName(players[asked]) ? undefined : players[asked],
  );
  const changes = names.map((name, seat) =>
    words.change(name, percent(before[seat] ?? 0), percent(after[seat] ?? 0)),
  );
  return (
    <>
      {href ? (
        <a
          href={href(at)}
          onClick={(event) => {
            if (!go) return;
            event.preventDefault();
            go(at);
          }}
        >
          {label}
        </a>
      ) : (
        <button type="button" class="link-button" onClick={() => go?.(at)}>
          {label}
        </button>
      )}
      <span class="course-changes">
        {changes.map((change, seat) => (
          <Fragment key={names[seat]}>
            {seat > 0 && ' · '}
            <span>{change}</span>
          </Fragment>
        ))}
      </span>
    </>
  );
}
