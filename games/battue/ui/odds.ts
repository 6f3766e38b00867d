/** The chances of the battles that a choice begins or goes on with, as far as the viewer can know them. */
import type { Choice, Seat } from '@gonfalon/kernel';
import type { OddsCard, Scene } from '@gonfalon/ui-kit';
import type { SpaceId } from '../content/index.ts';
import { thingOf } from '../content/refs.ts';
import type { Odds } from '../rules/odds.ts';
import { battleOdds } from '../rules/odds.ts';
import type { Battle } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { uiMessages } from './messages.ts';
import { ribbonOf } from './place-names.ts';
import { defendersOf, fightOf, mayLie, worthOf } from './visible-state.ts';

export function odds(choice: Choice, scene: Scene<View>): OddsCard | undefined {
  const { view, viewer } = scene;
  if (viewer === 'spectator') return undefined;
  const [verb, first = '', second = '', count = ''] = choice;
  if (verb === 'move') {
    const to = thingOf(second);
    if (to.kind !== 'space' || view.spaces[to.id].control === viewer) return undefined;
    return assault(scene, to.id, (view.spaces[to.id].hordes[viewer] ?? 0) + Number(count));
  }
  if (verb === 'fight') {
    const at = thingOf(first);
    return at.kind === 'space' ? assault(scene, at.id, view.spaces[at.id].hordes[viewer] ?? 0) : undefined;
  }
  const goesOn = verb === 'stay' || (verb === 'pass' && isBeforeRoll(scene));
  return goesOn && view.battle ? exchangeAhead(scene, view.battle, viewer) : undefined;
}

function isBeforeRoll({ question }: Scene<View>): boolean {
  return question?.prompt === 'attack-card' || question?.prompt === 'defence-card';
}

/** The name of a place as it stands on the board. */
function placeName({ view, language }: Scene<View>, id: SpaceId): string {
  return ribbonOf(view, id, language);
}

/** A battle still to begin: face down, it may be against any of several tiles. */
function assault(scene: Scene<View>, id: SpaceId, attackers: number): OddsCard {
  const { view, language } = scene;
  const say = uiMessages[language].odds;
  const defenders = defendersOf(view, id);
  const worth = worthOf(view, id);
  const defences = worth ? [worth.defence] : mayLie(view, id).map((tile) => tile.defence);
  const all = defences.map((defence) => battleOdds(attackers, defenders, defence));
  const wins = all.map(({ win }) => win);
  const percent = uiMessages[language].percent;
  return {
    title: say.take(placeName(scene, id)),
    win: mean(wins),
    rows: rows(scene, {
      attackers,
      defenders,
      defence: say.between(Math.min(...defences), Math.max(...defences)),
      attackersLost: mean(all.map((o) => o.attackersLost)),
      defendersLost: mean(all.map((o) => o.defendersLost)),
    }),
    note: worth
      ? say.noCards
      : say.hidden(defences.length, percent(Math.min(...wins)), percent(Math.max(...wins))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** A battle in which something already happened: with the bonuses that are in force. */
function exchangeAhead(scene: Scene<View>, battle: Battle, viewer: Seat): OddsCard | undefined {
  const { attack, defence, outmaneuvered } = fightOf(scene.view, battle);
  // Two dice, or no defence die, count in ways that the tables of a plain battle do not know.
  if (battle.twoDice || outmaneuvered || (viewer !== battle.attacker && viewer !== battle.defender)) {
    return undefined;
  }
  const tile = defence.tile + battle.defenceBonus - battle.attackBonus;
  const chances: Odds = battleOdds(attack.left, defence.left, tile);
  const say = uiMessages[scene.language].odds;
  const attacks = viewer === battle.attacker;
  const place = placeName(scene, battle.space);
  return {
    title: attacks ? say.take(place) : say.hold(place),
    win: attacks ? chances.win : 1 - chances.win,
    rows: rows(scene, {
      attackers: attack.left,
      defenders: defence.left,
      defence: String(defence.tile),
      attackersLost: chances.attackersLost,
      defendersLost: chances.defendersLost,
    }),
    note: say.noCards,
  };
}

interface Numbers {
  readonly attackers: number;
  readonly defenders: number;
  readonly defence: string;
  readonly attackersLost: number;
  readonly defendersLost: number;
}

function rows({ language }: Scene<View>, numbers: Numbers): OddsCard['rows'] {
  const { odds: say, number } = uiMessages[language];
  const { attackers, defenders, defence, attackersLost, defendersLost } = numbers;
  return [
    { label: say.attackers, value: String(attackers) },
    ...(defenders > 0 ? [{ label: say.defenders, value: String(defenders) }] : []),
    { label: say.defence, value: defence },
    { label: say.attackersLost, value: number(attackersLost) },
    ...(defenders > 0 ? [{ label: say.defendersLost, value: number(defendersLost) }] : []),
  ];
}
