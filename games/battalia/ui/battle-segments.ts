/** What a total in a battle is made of: the place, each card, and the heroes as long as every card is of their faction. */
import type { Ref } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { cellIndex, factions, info, isCard, readLaid, strengthOf } from '../content/index.ts';
import { fitsFaction, readUse, SIDES_OF_BATTLE, useOf } from '../rules/battle-sums.ts';
import type { BattleRole } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import type { BattleView, View } from '../rules/views.ts';
import { uiMessages } from './messages.ts';

export interface Segment {
  readonly label: 'place' | 'native' | 'card' | 'hero';
  readonly value: number;
}

export function segmentsOf(view: View, battle: BattleView, role: BattleRole): readonly Segment[] {
  const seat = role === 0 ? battle.attacker : battle.defender;
  const faction = seat === NOBODY ? undefined : view.players[seat]?.faction;
  const line = battle.lines[role];
  const cards: Segment[] = line.map((use) => ({
    label: 'card',
    value: strengthOf(readUse(use).kind, SIDES_OF_BATTLE[role]),
  }));
  const keepsBonus =
    line.length > 0 && line.every((use) => fitsFaction(info(readUse(use).card).card, faction));
  const parts: Segment[] = [
    { label: 'place', value: placeStrength(view, battle, role) },
    { label: 'native', value: nativeStrength(view, battle, role) },
    ...cards,
    { label: 'hero', value: keepsBonus ? battle.heroes[role].length : 0 },
  ];
  return parts.filter(({ value }) => value > 0);
}

/** What the total would be with this card laid as well, and whether the hero's bonus would be lost. */
export function raiseNote(ref: Ref, { view, question, offered, language }: Scene<View>): string | undefined {
  const { battle } = view;
  if (!battle || question?.prompt !== 'raise' || !offered.has(ref)) return undefined;
  const { card, as, wild } = isCard(ref) ? { card: ref, as: undefined, wild: false } : readLaid(ref);
  if (wild) return undefined;
  const sum = (line: readonly string[]) => {
    const lines =
      battle.raising === 0 ? ([line, battle.lines[1]] as const) : ([battle.lines[0], line] as const);
    return segmentsOf(view, { ...battle, lines }, battle.raising);
  };
  const line = battle.lines[battle.raising];
  const [now, then] = [sum(line), sum([...line, useOf(card, as)])];
  const hasBonus = (segments: readonly Segment[]) => segments.some(({ label }) => label === 'hero');
  const total = then.reduce((all, { value }) => all + value, 0);
  return uiMessages[language].wouldBe(total, hasBonus(now) && !hasBonus(then));
}

function placeStrength({ land }: View, { cell, target }: BattleView, role: BattleRole): number {
  if (role === 0 || target === 'hero') return 0;
  const at = cellIndex(cell);
  return (target === 'city' ? land.levels[at] : land.guards[at]) ?? 0;
}

/** BTA-19.3: native land counts in the advanced game; not for who has resigned. */
function nativeStrength({ options, land, players }: View, battle: BattleView, role: BattleRole): number {
  const seat = role === 0 ? battle.attacker : battle.defender;
  const player = seat === NOBODY ? undefined : players[seat];
  if (!options.advanced || !player?.faction || player.resigned) return 0;
  return land.terrains[cellIndex(battle.cell)] === factions[player.faction].terrain ? 1 : 0;
}
