/** The race: a measured line, a pennant at its end, and the crests that run along it; allies one behind the other. */
import type { SceneProps } from '@gonfalon/ui-kit';
import type { RealmId } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { gameMessages, uiMessages } from './messages.ts';
import { Crest } from './pieces.tsx';
import { goalOf, progressOf, sidesOf } from './realms-of.ts';

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

/** How much room a crest takes, and a number, in rem. */
const CREST = 1.5;
const NUMBER = 1.5;

/** Where each is on the line; whoever would stand on another's heels stands right behind. */
function placesOf(runners: readonly Runner[], goal: number): readonly (Runner & { readonly left: string })[] {
  let free = '-0.8rem';
  return runners
    .toSorted((a, b) => a.total - b.total)
    .map((runner) => {
      const share = `calc(${((Math.min(goal, runner.total) / goal) * 100).toFixed(2)}% - 0.8rem)`;
      const left = `max(${share}, ${free})`;
      free = `calc(${left} + ${runner.realms.length * CREST + NUMBER}rem)`;
      return { ...runner, left };
    });
}

export function Race({ scene }: SceneProps<View>) {
  const { view, language } = scene;
  const say = uiMessages[language];
  const { by, amount } = goalOf(view);
  const runners = runnersOf(view);
  const names = gameMessages[language];
  const summary = runners.map(({ realms, total }) => `${names.realms(realms)} ${total}`).join(', ');
  const title = by === 'points' ? say.race : say.treasures;
  return (
    <div class="nerath-race" role="img" aria-label={`${title}: ${summary}`}>
      <span class="nerath-race-line">
        {Array.from({ length: amount }, (_, i) => (
          <i key={i} class="nerath-race-part" />
        ))}
        {placesOf(runners, amount).map(({ realms, total, left }) => (
          <span key={realms.join()} class="nerath-runner" style={{ left }}>
            {realms.map((realm) => (
              <Crest key={realm} realm={realm} />
            ))}
            <b>{total}</b>
          </span>
        ))}
      </span>
      <span class="nerath-goal">{by === 'points' ? say.goal(amount) : say.treasureGoal(amount)}</span>
    </div>
  );
}
