/** What lies before the viewer. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import { CardEntity } from '@gonfalon/ui-kit/components';
import { thingOf } from '../content/refs.ts';
import { costOf } from '../rules/lore.ts';
import type { View } from '../rules/views.ts';
import { CommandFace, LoreFace, MASTER_ICONS } from './card.tsx';
import { groups } from './hands.ts';
import { LANDMARK_ICONS } from './landmark.tsx';
import { Levels } from './levels.tsx';
import { messagesIn } from './messages.ts';
import { visibleState } from './visible-state.ts';

const NONE: ReadonlySet<Ref> = new Set();

export function Hand({ scene }: SceneProps<View>) {
  const { ui } = messagesIn(scene.language);
  const shown = groups(scene);
  if (shown.length === 0) return null;
  return (
    <div class="battlelore-hand">
      {shown.map(({ name, refs, live }) => (
        <section key={name} class={`battlelore-group is-${name}`} aria-label={ui.groups[name]}>
          <h3>{ui.groups[name]}</h3>
          <div class="battlelore-cards">
            {refs.map((ref, i) => (
              <HandThing
                key={`${ref} ${i}`}
                refId={ref}
                scene={live ? scene : { ...scene, offered: NONE, selected: [] }}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function HandThing({ refId, scene }: SceneProps<View> & { readonly refId: Ref }) {
  return (
    <CardEntity scene={scene} refId={refId}>
      <Face refId={refId} scene={scene} />
    </CardEntity>
  );
}

function Face({ refId, scene }: { readonly refId: Ref; readonly scene: Scene<View> }) {
  const { names, ui } = messagesIn(scene.language);
  const { view, viewer, language } = scene;
  const it = thingOf(refId);
  const mine = viewer === 'spectator' ? undefined : view.camps[viewer === 0 ? 0 : 1];
  switch (it.kind) {
    case 'card':
      return <CommandFace id={it.id} language={language} equal={mine?.hand?.length ?? 0} />;
    case 'lore':
      return (
        <LoreFace
          id={it.id}
          language={language}
          {...(viewer !== 'spectator' &&
            mine?.council && { price: costOf(visibleState(view), viewer, it.id) })}
        />
      );
    case 'landmark':
      return (
        <div class="battlelore-card is-place">
          <h4>{names.landmarks[it.id]}</h4>
          <span class="battlelore-seal">
            <Icon name={LANDMARK_ICONS[it.id]} />
          </span>
        </div>
      );
    case 'master':
      return (
        <div class="battlelore-card is-master">
          <h4>{names.council[it.id]}</h4>
          <span class="battlelore-seal">
            <Icon name={MASTER_ICONS[it.id]} />
          </span>
          <Levels level={mine?.council?.[it.id] ?? 0} label={ui.council.level(mine?.council?.[it.id] ?? 0)} />
        </div>
      );
    default:
      return null;
  }
}
