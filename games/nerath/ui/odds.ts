/** What is told of a choice that risks something: exact chances, as far as the viewer can know them. */
import type { Choice } from '@gonfalon/kernel';
import type { OddsCard, Scene } from '@gonfalon/ui-kit';
import type { CardId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import type { Space } from '../rules/board.ts';
import { COST, findSpace, IS_DUNGEON } from '../rules/board.ts';
import type { Piece } from '../rules/pieces.ts';
import { classesOf, findClass } from '../rules/refs.ts';
import { areEnemies } from '../rules/selectors.ts';
import type { View } from '../rules/views.ts';
import type { Chances } from './chances.ts';
import { chancesOf, isAttack, marchersTo } from './chances.ts';
import { uiMessages } from './messages.ts';
import { sentBy } from './plan.ts';
import { realmsOfViewer } from './realms-of.ts';
import { stateOf } from './table-state.ts';

/** Who would go by this answer to the question who goes. */
export function moversOf([verb, ref, n]: Choice, { view, question }: Scene<View>): readonly Piece[] {
  const [from, to] = [findSpace(String(question?.params?.from)), findSpace(String(question?.params?.to))];
  if (from < 0 || to < 0 || question?.params?.move !== 'march') return [];
  const s = stateOf(view);
  const all = marchersTo(view, from, to);
  if (verb === 'all') return all;
  if (verb === 'all-but-one') return allButCheapest(view, all);
  if (verb !== 'just' && verb !== 'take') return [];
  return (findClass(classesOf(s, all, 'marching'), ref)?.pieces ?? []).slice(0, Number(n ?? 1));
}

/** NER-4.13: among equals the first in the unit table stays. */
function allButCheapest({ pieces: { unit } }: View, movers: readonly Piece[]): readonly Piece[] {
  const [left] = movers.toSorted((a, b) => COST[unit[a]] - COST[unit[b]] || unit[a] - unit[b]);
  return movers.filter((piece) => piece !== left);
}

/** The battle that a choice would begin or go on with. */
function battleOf(choice: Choice, scene: Scene<View>): { space: Space; chances: Chances } | undefined {
  const { view, question } = scene;
  const [verb, first, second] = choice;
  const found = (space: Space, coming: readonly Piece[]) => {
    const chances = space >= 0 ? chancesOf(view, space, coming) : undefined;
    return chances && { space, chances };
  };
  if (verb === 'march' && (question?.prompt === 'move' || question?.prompt === 'whither')) {
    const [from, to] = [findSpace(first), findSpace(second)];
    const origin = SPACE_IDS[from];
    const going = origin ? sentBy(view, origin, marchersTo(view, from, to)) : [];
    return to >= 0 && isAttack(view, to) && going.length > 0 ? found(to, going) : undefined;
  }
  if (verb === 'all' || verb === 'all-but-one' || verb === 'just') {
    const to = findSpace(String(question?.params?.to));
    const movers = moversOf(choice, scene);
    return to >= 0 && movers.length > 0 && isAttack(view, to) ? found(to, movers) : undefined;
  }
  if (verb === 'fight') return found(findSpace(first), []);
  const goesOn = verb === 'on' || (verb === 'pass' && question?.prompt === 'window');
  return goesOn && view.battle ? found(view.battle.space, []) : undefined;
}

export const chanceOf = (choice: Choice, scene: Scene<View>): number | undefined =>
  battleOf(choice, scene)?.chances.win;

/** The defenders of the battle are the viewer's enemies, or the viewer's own side. */
export function isDefending(view: View, viewer: Scene<View>['viewer']): boolean {
  const attacker = view.battle?.attacker ?? view.active;
  return realmsOfViewer(view, viewer).some((id) =>
    areEnemies(stateOf(view), attacker, REALM_IDS.indexOf(id)),
  );
}

export function odds(choice: Choice, scene: Scene<View>): OddsCard | undefined {
  const battle = battleOf(choice, scene);
  if (!battle || scene.viewer === 'spectator') return undefined;
  const { space, chances } = battle;
  const { view, language, messages } = scene;
  const { odds: say, percent } = uiMessages[language];
  const place = messages.ref(SPACE_IDS[space]);
  const defends = isDefending(view, scene.viewer);
  const title = IS_DUNGEON[space] ? say.loot(place) : say.take(place);
  return {
    title: defends ? say.hold(place) : title,
    win: defends ? Math.max(0, 1 - chances.win) : chances.win,
    rows: rowsOf(scene, chances),
    note: [
      ...(chances.hidden > 0
        ? [say.hidden(chances.hidden, percent(chances.worst), percent(chances.best))]
        : []),
      say.noCards,
      ...(chances.leftOut.length > 0
        ? [say.leftOut(chances.leftOut.map((card) => String(card) as CardId))]
        : []),
    ].join(' '),
  };
}

function rowsOf({ language }: Scene<View>, { attackerLoss, defenderLoss, draw }: Chances): OddsCard['rows'] {
  const { odds: say, number, percent } = uiMessages[language];
  return [
    { label: say.ownLoss, value: say.gold(number(attackerLoss)) },
    { label: say.enemyLoss, value: say.gold(number(defenderLoss)) },
    ...(draw >= 0.005 ? [{ label: say.bothGone, value: percent(draw) }] : []),
  ];
}

/** The chance of the attack on a place by those who are told to go; what guards an entrance is not known before. */
export function chanceTo(scene: Scene<View>, from: string, to: string): number | undefined {
  return IS_DUNGEON[findSpace(to)] ? undefined : chanceOf(['march', from, to], scene);
}
