/** What everybody may see of a clan: its points, what it has left, and its war chest. */
import type { SeatProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { Counter, toLookAt } from '@gonfalon/ui-kit/components';
import { event, loot } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { isLastOfGlory } from '../text-board/board.ts';
import { gameMessages } from './messages.ts';
import { cardsChosenFrom } from './rendered-refs.ts';

export function Player({ scene, seat }: SeatProps<View>) {
  const { view, language } = scene;
  const player = view.players[seat];
  if (!player) return null;
  const { board, seats } = gameMessages[language];
  const states = [
    ...(player.out ? [board.out] : []),
    ...(player.resigning && !player.out ? [board.resigning] : []),
    ...(player.spoiled ? [board.spoiled] : []),
    ...(player.glory > 0 ? [board.glory(isLastOfGlory(view, seat))] : []),
  ];
  return (
    <div class={`battue-player is-seat-${seat}${player.out ? ' is-out' : ''}`}>
      <div {...entityProps(scene, `seat:${seat}`, seats[seat], 'battue-clan')}>{seats[seat]}</div>
      <div class="kit-counters">
        <Counter
          scene={scene}
          refId={`score:${seat}`}
          icon="laurel-crown"
          value={player.score}
          label={board.points(player.score)}
        />
        <Counter
          scene={scene}
          refId={`reserve:${seat}`}
          icon="horse-head"
          value={player.reserve}
          label={board.reserve(player.reserve)}
        />
        <Counter
          scene={scene}
          refId={`flags:${seat}`}
          icon="flag-objective"
          value={player.flags}
          label={board.flags(player.flags)}
        />
        <Counter
          scene={scene}
          refId={`cards:${seat}`}
          icon="card-pickup"
          value={player.cards}
          label={board.cards(player.cards)}
        />
      </div>
      {states.length > 0 && <p class="kit-states">{states.join(' · ')}</p>}
      <Chest scene={scene} seat={seat} />
    </div>
  );
}

/** Cards of one kind lie on one heap. */
function heaps<Id extends string>(cards: readonly Id[]): (readonly [Id, number])[] {
  const counts = new Map<Id, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}

function Chest({ scene, seat }: SeatProps<View>) {
  const { names, board } = gameMessages[scene.language];
  const { chest = [], relics = [] } = scene.view.players[seat] ?? {};
  if (chest.length + relics.length === 0) return null;
  const asked = cardsChosenFrom(scene) === `chest:${seat}` ? scene : toLookAt(scene);
  return (
    <ul class="battue-chest" aria-label={board.chest}>
      <li>
        <div {...entityProps(toLookAt(scene), `chest:${seat}`, board.chest, 'kit-counter')}>
          <Icon name="locked-chest" />
        </div>
      </li>
      {heaps(chest).map(([id, n]) => (
        <li key={id}>
          <div {...entityProps(asked, `card:${id}`, NO_ARIA_LABEL, 'battue-heap')}>
            {names.loot[id].name}
            {n > 1 && ` ×${n}`} <b>{n * loot[id].vp}</b>
          </div>
        </li>
      ))}
      {heaps(relics).map(([id, n]) => (
        <li key={id}>
          <div {...entityProps(toLookAt(scene), `event:${id}`, NO_ARIA_LABEL, 'battue-heap is-relic')}>
            {names.events[id].name}
            {n > 1 && ` ×${n}`} <b>{n * event[id].vp}</b>
          </div>
        </li>
      ))}
    </ul>
  );
}
