/** What each player did, side by side. */
import type { GameUi, Stat } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { SeatSign } from '../table/seat-mark.tsx';
import type { Wording } from './wording.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly deeds: readonly Stat[];
  readonly ui: GameUi;
  readonly wording: Wording;
}

export function Deeds({ deeds, ui, wording }: Props) {
  const words = storyWords.value.deeds;
  const { names, at } = wording;
  return (
    <section class="story-deeds" aria-labelledby="story-deeds">
      <h2 id="story-deeds">{words.title}</h2>
      {deeds.length === 0 && <p>{words.none}</p>}
      {deeds.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.deed}</th>
              {names.map((name, seat) => (
                <th key={name} scope="col">
                  <SeatSign ui={ui} seat={seat} at={at} />
                  <span class="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {deeds.map(({ id, icon, counts }, i) => (
              <tr key={id}>
                <th scope="row">
                  <Icon name={icon} /> {wording.deed(i)}
                </th>
                {counts.map((count, seat) => (
                  <td key={names[seat]} class={count > 0 && count === Math.max(...counts) ? 'is-most' : ''}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
