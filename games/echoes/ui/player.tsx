/** What everybody may see of a player: Capital, units, cards, resources, Events. */
import { capitalize } from '@gonfalon/kernel';
import type { SeatProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { Counter, toLookAt } from '@gonfalon/ui-kit/components';
import type { View } from '../rules/views.ts';
import { CivIcon } from './draw/civs.tsx';
import { Coin } from './draw/coins.tsx';
import { cardName } from './names.ts';
import { rowsOf } from './purse.tsx';
import { healthOf } from './table.ts';
import { gameWords, resourceName, wordsIn } from './wording.ts';

export function Player({ scene, seat }: SeatProps<View>) {
  const { view, language } = scene;
  const player = view.players[seat];
  if (!player) return null;
  const words = wordsIn(language);
  const { names, seats } = gameWords(language);
  const capital = view.buildings.find((building) => building.kind === 'capital' && building.seat === seat);
  const health = capital && healthOf(view, capital);
  const units = view.units.filter((unit) => unit.seat === seat).length;
  const look = toLookAt(scene);
  const isPlayed = view.phase !== 'muster' && view.phase !== 'set-up';
  return (
    <div class="echoes-player">
      {player.civ && (
        <div {...entityProps(look, `civ:${seat}`, NO_ARIA_LABEL, `echoes-civ is-${player.civ}`)}>
          <CivIcon civ={player.civ} /> {words.plays(seats[seat] ?? '', names.civs[player.civ])}
        </div>
      )}
      <div class="kit-counters">
        {health && (
          <>
            <Counter
              scene={scene}
              refId={`capital:${seat}`}
              icon="castle"
              value={Math.max(0, health.left)}
              label={words.capital(Math.max(0, health.left), health.of)}
            />
            <span class="echoes-bar" aria-hidden="true">
              <i style={{ width: `${(Math.max(0, health.left) / health.of) * 100}%` }} />
            </span>
          </>
        )}
        <Counter
          scene={scene}
          refId={`units:${seat}`}
          icon="chess-pawn"
          value={units}
          label={words.units(units)}
        />
        <Counter
          scene={scene}
          refId={`hand:${seat}`}
          icon="card-pickup"
          value={player.cards}
          label={words.cardsInHand(player.cards)}
        />
        <Counter
          scene={scene}
          refId={`deck:${seat}`}
          icon="files"
          value={player.deckCards}
          label={words.cardsInDeck(player.deckCards)}
        />
      </div>
      <div class="kit-counters">
        {rowsOf(view, seat).map(({ res, fresh, spent, temporary }) => (
          <div
            key={res}
            {...entityProps(
              look,
              `res:${seat}:${res}`,
              words.fresh(
                fresh + temporary,
                fresh + spent + temporary,
                capitalize(resourceName(language, res)),
              ),
              'kit-counter',
            )}
          >
            <Coin kind={res} size={20} isTemporary={res === 'joker'} />
            <span>
              {fresh + temporary}
              <small>/{fresh + spent + temporary}</small>
            </span>
          </div>
        ))}
        {isPlayed && (
          <Counter
            scene={scene}
            refId={`discard:${seat}`}
            icon="card-discard"
            value={player.discard.length}
            label={words.cardsDiscarded(player.discard.length)}
          />
        )}
        {player.events.map(({ card: id, since }) => (
          <div key={since} {...entityProps(look, `event:${seat}:${id}`, NO_ARIA_LABEL, 'echoes-event')}>
            <Icon name="ringing-bell" /> {cardName(id, language)}
          </div>
        ))}
      </div>
    </div>
  );
}
