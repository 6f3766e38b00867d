/** Piles that may be looked up. */
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import { toLookAt } from '@gonfalon/ui-kit/components';
import type { View } from '../rules/views.ts';
import { playerName } from './names.ts';
import { wordsIn } from './wording.ts';

export function SidePanel({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  if (view.phase === 'muster' || view.phase === 'set-up') return null;
  const words = wordsIn(language);
  return (
    <ul class="echoes-piles">
      {view.players.map((player, seat) => (
        <li key={seat}>
          <span {...entityProps(toLookAt(scene), `discard:${seat}`, NO_ARIA_LABEL, 'echoes-pile')}>
            <Icon name="files" /> {words.discard} · {playerName(seat, scene)} <b>{player.discard.length}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
