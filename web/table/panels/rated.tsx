/** What a table says of ratings: that it is rated, and what its match did to them. */
import type { Seat } from '@gonfalon/kernel';
import type { SeatInfo } from '@gonfalon/protocol';
import { Icon } from '@gonfalon/ui-kit';
import { messages } from '../../messages/messages.ts';
import { PlayerLink } from '../../navigation/player-link.tsx';
import type { TableViewModel } from '../table-view-model.ts';
import { signed } from './signed.ts';

export function RatedNote({ vm }: { readonly vm: TableViewModel }) {
  if (!vm.session.info.value?.rated) return null;
  return <p class="hint rated-note">{messages.value.player.rated.note}</p>;
}

/** Where the players are: that it counts. */
export function RatedMark({ vm }: { readonly vm: TableViewModel }) {
  if (!vm.session.info.value?.rated) return null;
  return (
    <p class="hint rated-note">
      <Icon name="laurel-crown" /> {messages.value.player.rated.label}
    </p>
  );
}

/** What each player's rating has become, and by how much that is more or less. */
export function RatingChanges({ vm }: { readonly vm: TableViewModel }) {
  const info = vm.session.info.value;
  const words = messages.value.player.change;
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
export function SeatName({ vm, seat }: { readonly vm: TableViewModel; readonly seat: Seat }) {
  const name = vm.scene.value?.names[seat] ?? '';
  const person = vm.session.info.value?.seats[seat]?.person;
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
