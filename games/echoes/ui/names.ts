/** What things on this table are called. */
import type { Ref, Seat } from '@gonfalon/kernel';
import { capitalize } from '@gonfalon/kernel';
import type { Scene } from '@gonfalon/ui-kit';
import type { CardId, Cost, KeywordOf, Kind } from '../content/index.ts';
import { KINDS } from '../content/index.ts';
import { labelOf } from '../messages/messages.ts';
import type { View } from '../rules/views.ts';
import { buildingIn, unitIn } from './table.ts';
import { gameWords, resourceName } from './wording.ts';

type Here = Pick<Scene<View>, 'view' | 'language'>;

/** A unit by its card, a building by its kind, anything else as the rules call it. */
export function nameOf(ref: Ref, { view, language }: Here): string {
  const words = gameWords(language);
  const unit = unitIn(view, ref);
  if (unit) return words.names.cards[unit.card].name;
  const building = buildingIn(view, ref);
  return building ? words.names.buildings[building.kind] : labelOf(words, ref);
}

export const cardName = (id: CardId, language: Here['language']): string =>
  gameWords(language).names.cards[id].name;

/** A player: by the name of who sits there. */
export const playerName = (seat: Seat, { names, messages, view, seats, options }: Scene<View>): string =>
  names[seat] ?? messages.seat(seat, { view, seats, options });

/** «2 food, 1 gold», or nothing if it is free. */
export function costText(cost: Cost, language: Here['language']): string {
  const parts = ([...KINDS, 'any'] as const).filter((part) => cost[part] > 0);
  return parts.map((part) => `${cost[part]} ${resourceName(language, part)}`).join(', ');
}

export const kindName = (kind: Kind, language: Here['language']): string =>
  capitalize(resourceName(language, kind));

/** «Armour 1», «Anti Cavalry 2». */
export function keywordName({ k, x, vs }: KeywordOf, language: Here['language']): string {
  const { names } = gameWords(language);
  const versus =
    vs === undefined || vs === 'unit' ? '' : vs === 'buildings' ? names.buildings.capital : names.classes[vs];
  return names.keywords[k]
    .replace('X', x === undefined ? '' : String(x))
    .replace(/\[class\]|\[Classe\]/, versus)
    .replace(/ {2,}/g, ' ')
    .trim();
}
