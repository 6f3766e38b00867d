/** The sum of what is pointed at: an attack part by part, or what a unit or a card is. */
import type { Scene, SceneProps } from '@gonfalon/ui-kit';
import { Icon } from '@gonfalon/ui-kit';
import type { Keyword, Mode } from '../content/index.ts';
import type { Part } from '../rules/combat.ts';
import { fightOf, openFight, sumsOf } from '../rules/combat.ts';
import { buildingOf, unitOf } from '../rules/refs.ts';
import type { View } from '../rules/views.ts';
import { KeywordTag } from './card-face.tsx';
import { explain } from './explain.ts';
import { nameOf } from './names.ts';
import { openProspect, prospectOf, tableOf } from './table.ts';
import { wordsIn } from './wording.ts';

export function Detail({ scene }: SceneProps<View>) {
  const { view, selected, hovered, offered } = scene;
  const open = openProspect(view);
  if (open) return <Sum scene={scene} attacker={open.attacker} target={open.ref} />;
  const [chosen] = selected;
  if (
    chosen !== undefined &&
    hovered !== undefined &&
    offered.has(hovered) &&
    prospectOf(view, chosen, hovered)
  )
    return <Sum scene={scene} attacker={chosen} target={hovered} />;
  const only = chosen === undefined ? undefined : onlyTarget(scene, chosen);
  if (chosen !== undefined && only) return <Sum scene={scene} attacker={chosen} target={only} />;
  // What is only pointed at has its own note beside the pointer.
  return <About scene={scene} of={chosen} />;
}

function onlyTarget({ view, offered }: Scene<View>, chosen: string): string | undefined {
  const targets = [...offered].filter((ref) => prospectOf(view, chosen, ref));
  return targets.length === 1 ? targets[0] : undefined;
}

/** In a few lines; the whole explanation opens on a long press or «?». */
function About({ scene, of }: { readonly scene: Scene<View>; readonly of: string | undefined }) {
  const explained = of === undefined ? undefined : explain(of, scene);
  if (!explained) return null;
  return (
    <div class="echoes-about">
      <h3>{explained.title}</h3>
      {explained.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface SumProps {
  readonly scene: Scene<View>;
  readonly attacker: string;
  readonly target: string;
}

export function Sum({ scene, attacker, target }: SumProps) {
  const { view, language } = scene;
  const words = wordsIn(language);
  const { state, board } = tableOf(view);
  const unit = unitOf(state, attacker);
  const foe = unitOf(state, target);
  const building = buildingOf(state, target);
  const aim = foe ? { unit: foe } : building && { building };
  if (!unit || !aim) return null;
  const isOpen = state.attack?.unit === unit.id;
  const fight = (isOpen && openFight(state)) || fightOf(board, unit, aim);
  const { dealt, taken } = sumsOf(board, fight);
  const explained = isOpen ? openProspect(view) : prospectOf(view, attacker, target);
  return (
    <div class="echoes-sum">
      <h3>
        {nameOf(attacker, scene)} <Icon name="crossed-swords" label="⚔" /> {nameOf(target, scene)}
      </h3>
      <div class="echoes-duel">
        <Half scene={scene} sum={dealt} mode={fight.mode} total={words.deals} />
        {taken ? (
          <Half scene={scene} sum={taken} mode="melee" total={words.takes} isCounter />
        ) : (
          <p class="echoes-half">{words.noCounter}</p>
        )}
      </div>
      {explained?.falls && (
        <p class="echoes-falls">
          <Icon name="death-skull" /> {nameOf(target, scene)} {foe ? words.falls : words.razed}
        </p>
      )}
      {explained?.dies && (
        <p class="echoes-falls">
          <Icon name="death-skull" /> {words.diesToo}
        </p>
      )}
    </div>
  );
}

interface HalfProps {
  readonly scene: Scene<View>;
  readonly sum: ReturnType<typeof sumsOf>['dealt'];
  readonly mode: Mode;
  readonly total: string;
  readonly isCounter?: boolean;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function Half({ scene, sum, mode, total, isCounter = false }: HalfProps) {
  const words = wordsIn(scene.language);
  return (
    <dl class="echoes-half">
      {sum.parts.map(({ of, n }) => (
        <Line key={of} scene={scene} of={of} n={n} label={isCounter ? words.counter : words.stat[mode]} />
      ))}
      {sum.armour > 0 && (
        <>
          <dt>
            <KeywordTag scene={scene} keyword={{ k: 'armour', x: sum.armour }} />
          </dt>
          <dd>{signed(-sum.armour)}</dd>
        </>
      )}
      <dt class="is-total">{total}</dt>
      <dd class="is-total">{sum.damage}</dd>
    </dl>
  );
}

interface LineProps extends Part {
  readonly scene: Scene<View>;
  readonly label: string;
}

function Line({ scene, of, n, label }: LineProps) {
  return (
    <>
      <dt>{of === 'stat' ? label : <KeywordTag scene={scene} keyword={{ k: of satisfies Keyword }} />}</dt>
      <dd>{of === 'stat' ? n : signed(n)}</dd>
    </>
  );
}
