/** Who plays: each with name, mark, clock, and what everybody may see of them. */
import type { Seat } from '@gonfalon/kernel';
import type { SeatInfo } from '@gonfalon/protocol';
import type { Scene } from '@gonfalon/ui-kit';
import { factsOf, Icon } from '@gonfalon/ui-kit';
import { isDefaultName } from '../../messages/default-name.ts';
import { messages } from '../../messages/messages.ts';
import { SeatSign } from '../seat-mark.tsx';
import type { Panel, TableViewModel } from '../table-view-model.ts';
import { Clock } from './clock.tsx';
import { RatedMark, SeatName } from './rated.tsx';
import { ReportPerson } from './report.tsx';

export function Players({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.drawnScene.value;
  if (!scene) return null;
  const { Player, SidePanel } = vm.ui;
  return (
    <section class="players" aria-label={messages.value.table.players}>
      <h2 class="visually-hidden">{messages.value.table.players}</h2>
      {order(scene.seats, scene.side).map((seat) => (
        <article
          key={seat}
          class={scene.toMove === seat ? 'player is-asked' : 'player'}
          data-seat={seat}
          style={{ '--seat': vm.ui.seatStyle(seat, scene.language, factsOf(scene)).colour }}
        >
          <PlayerName vm={vm} seat={seat} />
          <Player scene={scene} seat={seat} />
        </article>
      ))}
      <RatedMark vm={vm} />
      <div class="aside">
        <h3 class="visually-hidden">{messages.value.table.aside}</h3>
        {SidePanel && <SidePanel scene={scene} />}
      </div>
    </section>
  );
}

/** The same in one line, where there is little room: who plays and how they stand, with the ways to all else. */
export function PlayerStrip({ vm }: { readonly vm: TableViewModel }) {
  const scene = vm.scene.value;
  if (!scene) return null;
  const { panel, menuOpen, unread } = vm;
  const words = messages.value.table;
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
            style={{ '--seat': vm.ui.seatStyle(seat, scene.language, factsOf(scene)).colour }}
          >
            <SeatSign ui={vm.ui} seat={seat} at={factsOf(scene)} />
            <span class="strip-name">{scene.names[seat]}</span>
            <Glance vm={vm} scene={scene} seat={seat} />
            <Clock vm={vm} seat={seat} />
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

function PlayerName({ vm, seat }: { readonly vm: TableViewModel; readonly seat: Seat }) {
  const scene = vm.scene.value;
  const info = vm.session.info.value?.seats[seat];
  const words = messages.value.table;
  return (
    <header class="player-name">
      {scene && <SeatSign ui={vm.ui} seat={seat} at={factsOf(scene)} />}
      <h3>
        <SeatName vm={vm} seat={seat} />
        {scene?.viewer === seat && !isDefaultName(scene.names[seat]) && <small> ({words.you})</small>}
      </h3>
      {info && <Kind info={info} />}
      {info && <ReportPerson vm={vm} info={info} />}
      <Clock vm={vm} seat={seat} />
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
function Glance(props: { readonly vm: TableViewModel; readonly scene: Scene; readonly seat: Seat }) {
  const glance = props.vm.ui.glance?.(props.seat, props.scene);
  if (!glance) return null;
  return (
    <span class="glance" title={glance.label}>
      <span class="visually-hidden">{glance.label} </span>
      <b>{glance.value}</b>
    </span>
  );
}

function Kind({ info: { kind, standsInFor } }: { readonly info: SeatInfo }) {
  const words = messages.value.table;
  if (standsInFor) return <span class="tag">{words.standIn(standsInFor.name)}</span>;
  return kind === 'bot' ? <Icon name="robot-golem" label={words.bot} /> : null;
}

/** From the viewer's left round the table; the viewer's own comes first. */
function order(seats: number, side: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (side + i) % seats);
}
