/** Who plays: each with name, mark, clock, and what everybody may see of them. */
import type { Seat } from '@gonfalon/kernel';
import type { SeatInfo } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { say } from '../messages/say.ts';
import { isYou } from '../messages/you.ts';
import { Clock } from './clock.tsx';
import { RatedMark, SeatName } from './rated.tsx';
import { ReportPerson } from './report.tsx';
import { SeatSign } from './seat-mark.tsx';
import type { Sitting } from './sitting.ts';

export function Players({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.drawnScene.value;
  if (!scene) return null;
  const { Player, SidePanel } = sitting.ui;
  return (
    <section class="players" aria-label={say.value.table.players}>
      <h2 class="visually-hidden">{say.value.table.players}</h2>
      {order(scene.seats, scene.side).map((seat) => (
        <article
          key={seat}
          class={scene.toMove === seat ? 'player is-asked' : 'player'}
          style={{ '--seat': sitting.ui.seatStyle(seat, scene.language).colour }}
        >
          <PlayerName sitting={sitting} seat={seat} />
          <Player scene={scene} seat={seat} />
        </article>
      ))}
      <RatedMark sitting={sitting} />
      <div class="aside">
        <h3 class="visually-hidden">{say.value.table.aside}</h3>
        <SidePanel scene={scene} />
      </div>
    </section>
  );
}

/** The same in one line, where there is little room. */
export function PlayerStrip({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene) return null;
  return (
    <button
      type="button"
      class="player-strip"
      aria-expanded={sitting.panel.value === 'players'}
      onClick={() => {
        sitting.panel.value = sitting.panel.value === 'players' ? undefined : 'players';
      }}
    >
      <span class="visually-hidden">{say.value.table.players}</span>
      {order(scene.seats, scene.side).map((seat) => (
        <span
          key={seat}
          class={scene.toMove === seat ? 'strip-player is-asked' : 'strip-player'}
          style={{ '--seat': sitting.ui.seatStyle(seat, scene.language).colour }}
        >
          <SeatSign ui={sitting.ui} seat={seat} />
          <span class="strip-name">{scene.names[seat]}</span>
          <Clock sitting={sitting} seat={seat} />
        </span>
      ))}
    </button>
  );
}

function PlayerName({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const scene = sitting.scene.value;
  const info = sitting.session.info.value?.seats[seat];
  const words = say.value.table;
  return (
    <header class="player-name">
      <SeatSign ui={sitting.ui} seat={seat} />
      <h3>
        <SeatName sitting={sitting} seat={seat} />
        {scene?.viewer === seat && !isYou(scene.names[seat]) && <small> ({words.you})</small>}
      </h3>
      {info && <Kind info={info} />}
      {info && <ReportPerson sitting={sitting} info={info} />}
      <Clock sitting={sitting} seat={seat} />
      {scene?.toMove === seat && (
        <span class="turn-flag">
          <Icon
            name="flag-objective"
            label={scene.viewer === seat ? words.yourTurn : words.turnOf(scene.names[seat] ?? '')}
          />
        </span>
      )}
    </header>
  );
}

function Kind({ info: { kind, standsInFor } }: { readonly info: SeatInfo }) {
  const words = say.value.table;
  if (standsInFor) return <span class="tag">{words.standIn(standsInFor.name)}</span>;
  return kind === 'bot' ? <Icon name="robot-golem" label={words.bot} /> : null;
}

/** From the viewer's left round the table; the viewer's own comes first. */
function order(seats: number, side: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (side + i) % seats);
}
