/** The medals of each player, with what they were given for. */
import type { GameUi, Medal } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { SeatSign } from '../table/seat-mark.tsx';
import type { Wording } from './wording.ts';
import { storyWords } from './words.ts';

interface Props {
  readonly medals: readonly Medal[];
  readonly ui: GameUi;
  readonly wording: Wording;
  /** The address of a moment, where it has one. */
  readonly href?: (at: number) => string;
}

export function Medals({ medals, ui, wording, href }: Props) {
  const words = storyWords.value;
  const { names } = wording;
  return (
    <section class="story-medals" aria-labelledby="story-medals">
      <h2 id="story-medals">{words.medals.title}</h2>
      {medals.length === 0 && <p>{words.medals.none}</p>}
      {medals.length > 0 && (
        <div class="story-chests">
          {names.map((player, seat) => {
            const own = medals.filter((medal) => medal.seat === seat);
            return (
              <section key={player} aria-labelledby={`story-chest-${seat}`}>
                <h3 id={`story-chest-${seat}`}>
                  <SeatSign ui={ui} seat={seat} at={wording.at} /> {player}
                </h3>
                {own.length === 0 && <p class="hint">{words.medals.nothing}</p>}
                <ul>
                  {own.map((medal) => {
                    const { name, why } = wording.medal(medal);
                    const { at, id, icon } = medal;
                    return (
                      <li key={id}>
                        <MedalSign icon={icon} colour={ui.seatStyle(seat, 'en', wording.at).colour} />
                        <div>
                          <strong>{name}</strong>
                          <p>
                            {why}{' '}
                            {at !== undefined && href && <a href={href(at)}>{words.turning.look(at)}</a>}
                          </p>
                        </div>
                      </li>
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </section>
  );
}

/** A disc on a ribbon in the player's colour. */
function MedalSign({ icon, colour }: { readonly icon: Medal['icon']; readonly colour: string }) {
  return (
    <svg class="story-medal" viewBox="0 0 56 72" aria-hidden="true" style={{ '--seat': colour }}>
      <path class="story-ribbon" d="M14 0h28l-6 26H20z" />
      <circle class="story-rim" cx="28" cy="44" r="26" />
      <circle class="story-disc" cx="28" cy="44" r="21.500" />
      <Icon name={icon} x={12} y={28} size={32} />
    </svg>
  );
}
