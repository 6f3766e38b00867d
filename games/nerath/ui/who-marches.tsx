/** Who marches from the place that is chosen: all of them, unless some are told to stay before the destination is pressed. */
import { capitalize } from '@gonfalon/kernel';
import type { SceneProps } from '@gonfalon/ui-kit';
import { entityProps, NO_ARIA_LABEL } from '@gonfalon/ui-kit';
import type { RealmId, SpaceId } from '../content/index.ts';
import { REALM_IDS } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { countOf, kindsOf } from './armies.ts';
import { pendingAttacks } from './chances.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { TokenPicture } from './pieces.tsx';
import {
  ableFrom,
  goAll,
  goingFrom,
  leaveAll,
  leaveCheapest,
  leaveOne,
  originOf,
  partOf,
  usePlan,
} from './plan.ts';
import { plannedWays } from './planned.ts';
import { toneOf } from './space-mark.tsx';

export function WhoMarches({ scene }: SceneProps<View>) {
  usePlan();
  const from = originOf(scene);
  return from ? <Marchers scene={scene} from={from} /> : null;
}

function Marchers({ scene, from }: SceneProps<View> & { readonly from: SpaceId }) {
  const { view, language } = scene;
  const { plan: say } = uiMessages[language];
  const { names } = gameMessages[language];
  const all = ableFrom(scene, from);
  const going = goingFrom(from, all);
  const part = partOf(from, all);
  const realm: RealmId = REALM_IDS[view.active] ?? 'nerath';
  const kinds = kindsOf(all);
  return (
    <section class="nerath-who" aria-label={say.who}>
      <div class="nerath-parts">
        <PartButton label={say.all(countOf(all))} isOn={part === 'all'} press={goAll} />
        {countOf(all) > 1 && (
          <>
            <PartButton
              label={say.allButOne}
              isOn={part === 'allButOne'}
              press={() => leaveCheapest(from, all)}
            />
            <PartButton label={say.none} isOn={part === 'none'} press={() => leaveAll(from, all)} />
          </>
        )}
      </div>
      {countOf(all) > 1 && (
        <ul class="nerath-kinds">
          {kinds.map((unit) => (
            <li key={unit}>
              <button
                type="button"
                class={`nerath-kind${going[unit] ? '' : ' is-staying'}`}
                aria-label={say.leaveOne(unit, going[unit] ?? 0, all[unit] ?? 0)}
                title={capitalize(names.units[unit].one)}
                onClick={() => leaveOne(from, all, unit)}
              >
                <TokenPicture realm={realm} unit={unit} />
                <span>
                  <b>{going[unit] ?? 0}</b>/{all[unit]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {countOf(all) > 1 && <p class="nerath-rail-hint">{say.hint}</p>}
    </section>
  );
}

/** The marches that stand, each with its number; pressed, it is taken back. */
export function PlannedMarches({ scene }: SceneProps<View>) {
  const ways = plannedWays(scene.view);
  if (ways.length === 0) return null;
  const { view, language } = scene;
  const { plan: say, percent } = uiMessages[language];
  const { spaces } = gameMessages[language].names;
  const wins = new Map(pendingAttacks(view).map(({ id, win }) => [id, win]));
  return (
    <section class="nerath-planned" aria-label={say.planned}>
      <h3 class="nerath-picker-title">{say.planned}</h3>
      <ul class="nerath-ways">
        {ways.map(({ ref, from, to, count }) => {
          const win = wins.get(to);
          const isFree = scene.offered.has(ref);
          return (
            <li key={ref}>
              <div
                {...entityProps(
                  scene,
                  ref,
                  NO_ARIA_LABEL,
                  win === undefined ? 'nerath-row' : `nerath-row is-${toneOf(win)}`,
                )}
                title={isFree ? say.takeBack(spaces[from], spaces[to], count) : undefined}
              >
                <b>{count}</b>
                <span>
                  <span class="nerath-row-from">{spaces[from]} →</span> {spaces[to]}
                </span>
                {win !== undefined && <b>{percent(win)}</b>}
                {isFree && <span aria-hidden="true">✕</span>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PartButtonProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly press: () => void;
}

function PartButton({ label, isOn, press }: PartButtonProps) {
  return (
    <button type="button" class="nerath-part" aria-pressed={isOn} onClick={press}>
      {label}
    </button>
  );
}
