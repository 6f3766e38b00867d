/** Who plays: each with name, mark, clock, and what everybody may see of them. */
import type { Seat } from '@gonfalon/kernel';
import type { SeatInfo } from '@gonfalon/protocol';
import type { Scene } from '@gonfalon/ui-kit';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { isYou } from '../../messages/default-name.ts';
import { say } from '../../messages/messages.ts';
import { SeatSign } from '../seat-mark.tsx';
import type { Panel, Sitting } from '../table-view-model.ts';
import { Clock } from './clock.tsx';
import { RatedMark, SeatName } from './rated.tsx';
import { ReportPerson } from './report.tsx';

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
          data-seat={seat}
          style={{ '--seat': sitting.ui.seatStyle(seat, scene.language, factsOf(scene)).colour }}
        >
          <PlayerName sitting={sitting} seat={seat} />
          <Player scene={scene} seat={seat} />
        </article>
      ))}
      <RatedMark sitting={sitting} />
      <div class="aside">
        <h3 class="visually-hidden">{say.value.table.aside}</h3>
        {SidePanel && <SidePanel scene={scene} />}
      </div>
    </section>
  );
}

/** The same in one line, where there is little room: who plays and how they stand, with the ways to all else. */
export function PlayerStrip({ sitting }: { readonly sitting: Sitting }) {
  const scene = sitting.scene.value;
  if (!scene) return null;
  const { panel, menuOpen, unread } = sitting;
  const words = say.value.table;
  const toggle = (which: Panel) => () => {
    panel.value = panel.value === which ? undefined : which;
  };
  return (
    <div class="player-strip">
      <button
        type="button"
        class="strip-button"
        aria-label={words.menu.title}
        onClick={() => {
          menuOpen.value = true;
        }}
      >
        <img src="/emblem.svg" alt="" width="22" height="27" />
      </button>
      <button
        type="button"
        class="strip-players"
        aria-expanded={panel.value === 'players'}
        onClick={toggle('players')}
      >
        <span class="visually-hidden">{words.players} </span>
        {order(scene.seats, scene.side).map((seat) => (
          <span
            key={seat}
            class={scene.toMove === seat ? 'strip-player is-asked' : 'strip-player'}
            data-seat={seat}
            style={{ '--seat': sitting.ui.seatStyle(seat, scene.language, factsOf(scene)).colour }}
          >
            <SeatSign ui={sitting.ui} seat={seat} at={factsOf(scene)} />
            <span class="strip-name">{scene.names[seat]}</span>
            <Glance sitting={sitting} scene={scene} seat={seat} />
            <Clock sitting={sitting} seat={seat} />
          </span>
        ))}
      </button>
      <button
        type="button"
        class="strip-button bar-log"
        aria-label={words.log.title}
        aria-expanded={panel.value === 'log'}
        onClick={toggle(unread.value > 0 ? 'chat' : 'log')}
      >
        <Icon name="scroll-unfurled" />
        {unread.value > 0 && <span class="unread">{unread.value}</span>}
      </button>
    </div>
  );
}

function PlayerName({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const scene = sitting.scene.value;
  const info = sitting.session.info.value?.seats[seat];
  const words = say.value.table;
  return (
    <header class="player-name">
      {scene && <SeatSign ui={sitting.ui} seat={seat} at={factsOf(scene)} />}
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

/** How the player stands, in a number: its label is read out, and shown to who rests on it. */
function Glance(props: { readonly sitting: Sitting; readonly scene: Scene; readonly seat: Seat }) {
  const glance = props.sitting.ui.glance?.(props.seat, props.scene);
  if (!glance) return null;
  return (
    <span class="glance" title={glance.label}>
      <span class="visually-hidden">{glance.label} </span>
      <b>{glance.value}</b>
    </span>
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
