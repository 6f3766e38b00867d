/** Beside the map: the place that is chosen or pointed at, the attacks that stand, and what the signs mean. */
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { entityProps, Icon, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { SpaceId } from '../content/index.ts';
import { SPACE_IDS } from '../content/index.ts';
import { findSpace } from '../rules/board.ts';
import type { View } from '../rules/views.ts';
import { armiesAt, kindsOf } from './armies.ts';
import { pendingAttacks } from './chances.ts';
import { explain } from './explain.ts';
import { wayOf } from './marches.tsx';
import { gameMessages, uiMessages } from './messages.ts';
import { Site, TokenPicture } from './pieces.tsx';
import { originOf } from './plan.ts';
import { plannedWays } from './planned.ts';
import { toneOf } from './space-mark.tsx';
import { PlannedMarches, WhoMarches } from './who-marches.tsx';

/** The place that is looked at: pointed at, or else picked last. */
function lookedAt({ hovered, selected }: Scene<View>): SpaceId | undefined {
  const refs = [hovered, ...selected.toReversed()];
  const found = refs.find((ref) => findSpace(ref) >= 0);
  return found === undefined ? undefined : SPACE_IDS[findSpace(found)];
}

/** Besides, where a battle is fought or somebody is about to go. */
function shownIn(scene: Scene<View>): SpaceId | undefined {
  const { battle } = scene.view;
  return lookedAt(scene) ?? wayOf(scene)?.to ?? (battle ? SPACE_IDS[battle.space] : undefined);
}

/** The same on a phone, where it has the body of the sheet. */
export function Detail({ scene }: SceneProps<View>) {
  if (originOf(scene)) return <WhoMarches scene={scene} />;
  const id = lookedAt(scene);
  return id ? <Place scene={scene} id={id} /> : null;
}

function Place({ scene, id }: SceneProps<View> & { readonly id: SpaceId }) {
  const explained = explain(id, scene);
  if (!explained) return null;
  const armies = armiesAt(scene.view, id);
  return (
    <div class="nerath-place">
      <h3>{explained.title}</h3>
      {armies.map(({ realm, units }) => (
        <p key={realm} class="nerath-place-army">
          {units.castle && <TokenPicture realm={realm} unit="castle" />}
          {kindsOf(units).map((unit) => (
            <TokenPicture key={unit} realm={realm} unit={unit} count={units[unit] ?? 0} />
          ))}
        </p>
      ))}
      {explained.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

export function Rail({ scene }: SceneProps<View>) {
  const say = uiMessages[scene.language];
  const id = shownIn(scene);
  const from = originOf(scene);
  // Those whose march is in the list above are told there.
  const planned = new Set(plannedWays(scene.view).map(({ to }) => to));
  const attacks = pendingAttacks(scene.view).filter(({ id: at }) => !planned.has(at));
  return (
    <div class="nerath-rail">
      {from && <h3 class="nerath-who-from">{gameMessages[scene.language].names.spaces[from]}</h3>}
      <WhoMarches scene={scene} />
      <PlannedMarches scene={scene} />
      {attacks.length > 0 && (
        <section>
          <h3 class="nerath-picker-title">{say.attacks}</h3>
          <ul class="nerath-attacks">
            {attacks.map(({ id: at, win }) => (
              <li key={at}>
                <div {...entityProps(scene, at, NO_ARIA_LABEL, `nerath-attack is-${toneOf(win)}`)}>
                  <Icon name="crossed-swords" /> {scene.messages.ref(at)} <b>{say.percent(win)}</b>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Below the lists: what is told of a row that is pointed at must not push it away. */}
      {id !== undefined && id === from ? null : id ? (
        <Place scene={scene} id={id} />
      ) : (
        <p class="nerath-rail-hint">{scene.question?.prompt === 'move' ? say.hintMove : say.hint}</p>
      )}
      <Legend scene={scene} />
    </div>
  );
}

function Legend({ scene }: SceneProps<View>) {
  const { legend } = uiMessages[scene.language];
  return (
    <ul class="nerath-legend">
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <rect class="nerath-legend-reach" x="-9" y="-7" width="18" height="14" rx="3" />
        </svg>
        {legend.reach}
      </li>
      <li>
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <rect class="nerath-legend-reach is-target" x="-9" y="-7" width="18" height="14" rx="3" />
        </svg>
        {legend.attack}
      </li>
      <li>
        <svg viewBox="-19 -16 38 36" aria-hidden="true">
          <Site tiles={1} known={0} />
        </svg>
        {legend.entrance}
      </li>
    </ul>
  );
}
