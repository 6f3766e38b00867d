/** The coins of a player: fresh, exhausted, temporary; those that would pay lean forward. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { entityProps } from '@gonfalon/ui-kit';
import { toLookAt } from '@gonfalon/ui-kit/components';
import type { Resource } from '../content/index.ts';
import { KINDS, RESOURCES } from '../content/index.ts';
import type { View } from '../rules/views.ts';
import { Coin } from './draw/coins.tsx';
import { resourceName, wordsIn } from './wording.ts';

export interface Row {
  readonly res: Resource;
  readonly fresh: number;
  readonly spent: number;
  readonly temporary: number;
}

export function rowsOf(view: View, seat: Seat): readonly Row[] {
  const player = view.players[seat];
  if (!player) return [];
  return RESOURCES.map((res) => {
    const kind = KINDS.find((one) => one === res);
    const all = kind ? player.main[kind] : 0;
    const spent = kind ? player.exhausted[kind] : 0;
    const temporary = player.tokens.reduce((n, pile) => (pile.res === res ? n + pile.n : n), 0);
    return { res, fresh: all - spent, spent, temporary };
  }).filter(({ res, fresh, spent, temporary }) => res !== 'joker' || fresh + spent + temporary > 0);
}

/** How many of each source are chosen or would pay. */
function payingOf({ question, view }: Scene<View>): ReadonlyMap<Ref, number> {
  const paying = new Map<Ref, number>();
  const auto = question?.prompt === 'pay' ? question.params?.auto : undefined;
  const chosen = question?.prompt === 'pay' ? (view.pending?.paid ?? []) : [];
  for (const source of [...chosen, ...(Array.isArray(auto) ? (auto as readonly string[]) : [])])
    paying.set(source, (paying.get(source) ?? 0) + 1);
  return paying;
}

interface StackProps {
  readonly scene: Scene<View>;
  readonly source: Ref;
  readonly res: Resource;
  readonly count: number;
  readonly paying: number;
  readonly isTemporary?: boolean;
}

/** All coins of one sort are one thing: which of them is taken makes no difference. */
function CoinStack({ scene, source, res, count, paying, isTemporary = false }: StackProps) {
  if (count === 0) return null;
  const isOffered = scene.offered.has(source);
  const label = isTemporary
    ? wordsIn(scene.language).temporary(count, resourceName(scene.language, res))
    : wordsIn(scene.language).about(capitalize(resourceName(scene.language, res)), String(count));
  return (
    <span {...entityProps(isOffered ? scene : toLookAt(scene), source, label, 'echoes-stack')}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={i < paying ? 'echoes-lean' : undefined}>
          <Coin kind={res} size={30} isTemporary={isTemporary} />
        </span>
      ))}
    </span>
  );
}

/** The coins that were chosen to pay and those that would follow, one by one. */
export function PayingCoins({ scene }: { readonly scene: Scene<View> }) {
  return (
    <div class="echoes-paying" aria-hidden="true">
      {[...payingOf(scene)]
        .filter(([source]) => source !== 'life')
        .map(([source, count]) =>
          Array.from({ length: count }, (_, i) => (
            <Coin
              key={`${source} ${i}`}
              kind={source.split('-').at(-1) as Resource}
              size={36}
              isTemporary={source.includes('temp')}
            />
          )),
        )}
    </div>
  );
}

interface PurseProps {
  readonly scene: Scene<View>;
  readonly seat: Seat;
  /** The coins of a mate pay under a name of their own. */
  readonly isMate?: boolean;
}

export function Purse({ scene, seat, isMate = false }: PurseProps) {
  const { view, language } = scene;
  const paying = payingOf(scene);
  const words = wordsIn(language);
  const [main, temp] = isMate ? ['mate', 'mate-temp'] : ['main', 'temp'];
  return (
    <div class="echoes-purse">
      {rowsOf(view, seat).map(({ res, fresh, spent, temporary }) => (
        <div key={res} class="echoes-purse-row">
          <span class="echoes-purse-name">
            {capitalize(resourceName(language, res))}
            <b>
              {fresh + temporary}
              <small>/{fresh + spent + temporary}</small>
            </b>
          </span>
          <span class="echoes-coins">
            {fresh + spent + temporary === 0 && (
              <span class="echoes-none">
                <Coin kind={res} size={26} isSpent />
              </span>
            )}
            <CoinStack
              scene={scene}
              source={`${main}-${res}`}
              res={res}
              count={fresh}
              paying={paying.get(`${main}-${res}`) ?? 0}
            />
            <CoinStack
              scene={scene}
              source={`${temp}-${res}`}
              res={res}
              count={temporary}
              paying={paying.get(`${temp}-${res}`) ?? 0}
              isTemporary
            />
            {spent > 0 && (
              <span
                class="echoes-stack"
                title={words.fresh(fresh, fresh + spent, resourceName(language, res))}
              >
                {Array.from({ length: spent }, (_, i) => (
                  <Coin key={i} kind={res} size={26} isSpent />
                ))}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Sources that lie with nobody on this screen: an opponent's that may be borrowed, and the health of the Capital. */
export function OtherSources({ scene }: { readonly scene: Scene<View> }) {
  const paying = payingOf(scene);
  const others = [...scene.offered].filter((ref) => ref.startsWith('lent-') || ref === 'life');
  if (others.length === 0) return null;
  return (
    <div class="echoes-other-sources">
      {others.map((ref) => (
        <span key={ref} {...entityProps(scene, ref, undefined, 'echoes-source')}>
          {ref !== 'life' && <Coin kind={ref.slice(5) as Resource} size={26} />}
          {scene.messages.ref(ref)}
          {(paying.get(ref) ?? 0) > 0 && <b>×{paying.get(ref)}</b>}
        </span>
      ))}
    </div>
  );
}
