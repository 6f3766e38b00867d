/** What everybody may see of a player: the deck as far as it is known, where its cards are, tokens, and what lies open. */
import type { SeatProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { Counter, toLookAt } from '@gonfalon/ui-kit/components';
import type { Card } from '../content/index.ts';
import type { PlayerView, View } from '../rules/views.ts';
import { CardPicture } from './art/card.tsx';
import { SHIELD } from './art/city.tsx';
import { PAINT, patternOf } from './art/factions.ts';
import { Glyph } from './art/glyph.tsx';
import { DeckDots, deckOf } from './deck-dots.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { heaps } from './own-cards.ts';

export function Player({ scene, seat }: SeatProps<View>) {
  const player = scene.view.players[seat];
  if (!player) return null;
  const say = uiMessages[scene.language];
  const { names } = gameMessages[scene.language];
  const states = [...(player.resigned ? [say.resigned] : []), ...(player.attacked ? [say.attacked] : [])];
  const faction = player.faction && names.factions[player.faction].name;
  return (
    <div class="battalia-player">
      {faction && player.faction && (
        <div {...entityProps(toLookAt(scene), `people:${seat}`, NO_ARIA_LABEL, 'battalia-people')}>
          <svg viewBox="0 0 32 38" aria-hidden="true">
            <path d={SHIELD} fill={PAINT[player.faction].fill} />
            <path d={SHIELD} fill={patternOf(player.faction)} />
            <path d={SHIELD} class="battalia-shield-edge" />
            <Glyph owner={player.faction} x={6.5} y={7} size={19} colour={PAINT[player.faction].ink} />
          </svg>
          <span>{faction}</span>
          <b>{say.points(player.points)}</b>
        </div>
      )}
      <DeckDots player={player} label={say.deckOf(deckOf(player).length)} />
      <div class="kit-counters battalia-zones">
        <Counter
          scene={scene}
          refId={`hand:${seat}`}
          icon="card-pickup"
          value={player.handSize}
          label={say.handSize(player.handSize)}
        />
        <Counter
          scene={scene}
          refId={`nation:${seat}`}
          icon="files"
          value={player.nation}
          label={say.nationSize(player.nation)}
        />
        <Counter
          scene={scene}
          refId={`shelter:${seat}`}
          icon="house"
          value={player.shelter.length}
          label={say.shelterSize(player.shelter.length)}
        />
        {player.ambush.length > 0 && (
          <Counter
            scene={scene}
            refId={`ambush:${seat}`}
            icon="semi-closed-eye"
            value={player.ambush.length}
            label={say.ambushSize(player.ambush.length)}
          />
        )}
        <Counter
          scene={scene}
          refId={`tokens:${seat}`}
          icon="checked-shield"
          value={`${player.tokens[0]}·${player.tokens[1]}`}
          label={say.tokens(player.tokens[0], player.tokens[1])}
        />
      </div>
      {states.length > 0 && <p class="kit-states">{states.join(' · ')}</p>}
      {scene.viewer !== seat && <OpenCards scene={scene} seat={seat} player={player} />}
    </div>
  );
}

/** What another player has laid this turn, keeps in tents, or is known to hold. */
function OpenCards({ scene, player }: SeatProps<View> & { readonly player: PlayerView }) {
  const say = uiMessages[scene.language];
  const rows: readonly (readonly [string, readonly Card[]])[] = [
    [say.laid, player.table.filter((one) => one.tents === undefined).map(({ card }) => card)],
    [say.inTents, player.tents.flatMap(({ content }) => content)],
    [say.knownHand, player.known],
  ];
  return rows.map(([label, cards]) =>
    cards.length === 0 ? null : (
      <div key={label} class="battalia-open">
        <small>{label}</small>
        {heaps(cards).map(([card, count]) => (
          <span key={card} class="battalia-small" title={scene.messages.ref(card)}>
            <CardPicture card={card} language={scene.language} isBare />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </div>
    ),
  );
}
