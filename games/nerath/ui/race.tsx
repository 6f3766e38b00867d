/** The race: a measured line, a pennant at its end, and the crests that run along it; allies one behind the other. */
import type { SceneProps } from '@gonfalon/ui-kit';
import type { RealmId } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Crest } from './pieces.tsx';
import { goalOf, progressOf, sidesOf } from './realms-of.ts';

/** On which line a side runs when several sides are near each other. */
interface Runner {
  readonly realms: readonly RealmId[];
  readonly total: number;
}

export function runnersOf(view: View): readonly Runner[] {
  return sidesOf(view).map((realms) => ({
    realms,
    total: realms.reduce((sum, realm) => sum + progressOf(view, realm), 0),
  }));
}

export function Race({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const { by, amount } = goalOf(view);
  const runners = runnersOf(view);
  const names = gameMessages[language];
  const share = (points: number) => `${(Math.min(amount, points) / amount) * 100}%`;
  const told = runners.map(({ realms, total }) => `${names.realms(realms)} ${total}`).join(', ');
  const title = by === 'points' ? say.race : say.treasures;
  return (
    <div class="nerath-race" role="img" aria-label={`${title}: ${told}`}>
      <span class="nerath-race-line">
        {Array.from({ length: amount }, (_, i) => (
          <i key={i} class="nerath-race-part" />
        ))}
        {runners.map(({ realms, total }, i) => {
          const before = runners.slice(0, i).filter((other) => other.total === total);
          const width = (realm: readonly RealmId[]) => realm.length * 1.4 + 1.3;
          const aside = before.reduce((sum, other) => sum + width(other.realms), 0);
          return (
            <span
              key={realms.join()}
              class="nerath-runner"
              style={{ left: share(total), translate: `${(aside - 0.7).toFixed(2)}rem 0` }}
            >
              {realms.map((realm) => (
                <Crest key={realm} realm={realm} />
              ))}
              <b>{total}</b>
            </span>
          );
        })}
      </span>
      <span class="nerath-goal">{by === 'points' ? say.goal(amount) : say.treasureGoal(amount)}</span>
    </div>
  );
}
