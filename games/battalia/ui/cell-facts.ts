/** What a cell is, in words. */
import { capitalize } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import { CELL_IDS, EXITS_TEXT } from '../content/index.ts';
import { NOBODY } from '../rules/state.ts';
import type { View } from '../rules/views.ts';
import { heroesOnMap } from './geometry.ts';
import { gameMessages, uiMessages } from './messages.ts';

/** `City, level 2, of the Islanders`, `Empty cell`. */
export function cellTitle(cell: number, { view, language }: Scene<View>): string {
  const { names, people } = gameMessages[language];
  const say = uiMessages[language];
  const card = view.land.cards[cell] ?? '';
  const owner = view.land.owners[cell] ?? NOBODY;
  const faction = owner === NOBODY ? undefined : view.players[owner]?.faction;
  if (card === 'ruins') return capitalize(names.ruins.name);
  if (card === 'impassable') return capitalize(names.terms.impassable);
  if (card === '' || card === 'unusable') return capitalize(names.terms.emptyCell);
  if (!card.startsWith('city')) return capitalize(names.land[card]);
  if (faction) return say.cityOf(people(faction), view.land.levels[cell] ?? 0);
  return (view.land.guards[cell] ?? 0) > 0 ? capitalize(names.terms.neutralCity) : say.undefended;
}

/** For those who do not see the board: all of it in one line. */
export function cellSummary(cell: number, scene: Scene<View>): string {
  const { view, language, messages } = scene;
  const { names } = gameMessages[language];
  const say = uiMessages[language];
  const id = CELL_IDS[cell] ?? '';
  const exits = EXITS_TEXT[view.land.exits[cell] ?? 0] ?? '';
  const guard = view.land.guards[cell] ?? 0;
  const heroes = heroesOnMap(view).filter((hero) => hero.cell === id);
  const terrain = view.land.terrains[cell];
  return [
    `${id}: ${cellTitle(cell, scene)}`,
    ...(terrain ? [names.terrains[terrain].name] : []),
    ...(guard > 0 ? [say.defence(guard)] : []),
    ...(exits ? [say.exits([...exits].map((side) => names.sides[side as 'N']))] : []),
    ...heroes.map(({ ref }) => messages.ref(ref)),
  ].join(', ');
}
