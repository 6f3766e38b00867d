/** What a table says of ratings: that it is rated, and what its match did to them. */
import type { Seat } from '@gonfalon/kernel';
import type { SeatInfo } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { say } from '../../messages/messages.ts';
import { PlayerLink } from '../../navigation/player-link.tsx';
import type { Sitting } from '../table-view-model.ts';
import { signed } from './signed.ts';

export function RatedNote({ sitting }: { readonly sitting: Sitting }) {
  if (!sitting.session.info.value?.rated) return null;
  return <p class="hint rated-note">{say.value.player.rated.note}</p>;
}

/** Where the players are: that it counts. */
export function RatedMark({ sitting }: { readonly sitting: Sitting }) {
  if (!sitting.session.info.value?.rated) return null;
  return (
    <p class="hint rated-note">
      <Icon name="laurel-crown" /> {say.value.player.rated.label}
    </p>
  );
}

/** What each player's rating has become, and by how much that is more or less. */
export function RatingChanges({ sitting }: { readonly sitting: Sitting }) {
  const info = sitting.session.info.value;
  const words = say.value.player.change;
  if (!info?.rated) return null;
  const { ratings, seats, outcome } = info;
  if (!ratings) return <p role="status">{words.soon}</p>;
  if (ratings.length === 0) return <p role="status">{words.nothing[outcome?.by ?? 'stop']}</p>;
  return (
    <table class="rating-changes">
      <caption>{words.title}</caption>
      <tbody>
        {ratings.map(({ seat, before, after }) => (
          <tr key={seat}>
            <th scope="row">{nameAt(seats[seat])}</th>
            <td>
              {after} <Change by={after - before} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameAt({ person, standsInFor }: Partial<SeatInfo> = {}): string {
  return (person ?? standsInFor)?.name ?? '';
}

/** What a seat is called here, with the way to its player's page. */
export function SeatName({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const name = sitting.scene.value?.names[seat] ?? '';
  const person = sitting.session.info.value?.seats[seat]?.person;
  if (!person) return <>{name}</>;
  return (
    <PlayerLink person={person} apart>
      {name}
    </PlayerLink>
  );
}

export function Change({ by }: { readonly by: number }) {
  return <strong class={`change ${by < 0 ? 'is-less' : by > 0 ? 'is-more' : ''}`}>{signed(by)}</strong>;
}
