/** What is on the plan, and where a fault is, in words. */
import type { Language } from '@gonfalon/kernel';
import type { PlaceLine } from '@gonfalon/ui-kit';
import type { CityTile, ClanId, SpaceId } from '../../content/index.ts';
import { ANY_LANDMARK, CLANS, isSpaceId, tile } from '../../content/index.ts';
import { gameMessages } from '../messages.ts';
import type { Draft } from './draft.ts';
import { editorMessages } from './messages.ts';
import type { Spot } from './spots.ts';
import { campAt, SPOTS } from './spots.ts';

export const spaceName = (id: SpaceId, language: Language): string =>
  gameMessages[language].names.spaces[id].name;

export const clanName = (clan: ClanId, language: Language): string =>
  gameMessages[language].seats[CLANS.indexOf(clan)] ?? clan;

/** A place of the city, or a side of the walls with what stands there. */
export function spotName(spot: Spot, language: Language): string {
  if (spot.kind === 'slot') return spaceName(spot.id, language);
  const { edge, space } = spot.camp;
  return `${gameMessages[language].edge(edge)} · ${spaceName(space, language)}`;
}

/** A tile with all that is printed on it. */
export function describeTile(id: CityTile, language: Language): string {
  const words = editorMessages[language];
  if (id === ANY_LANDMARK) return words.landmark;
  const { defence, vp, loot, event, warrior } = tile[id];
  const icons = `${event ? words.event : ''}${warrior ? words.warrior : ''}`;
  return words.tile(gameMessages[language].names.tiles[id].title, defence, vp, loot, icons);
}

/** What the plan uiMessages of a spot. */
export function describe(draft: Draft, spot: Spot, language: Language): string {
  const words = editorMessages[language];
  if (spot.kind === 'camp') {
    const clan = campAt(draft, spot.camp);
    return clan ? gameMessages[language].camp(CLANS.indexOf(clan)) : words.nobody;
  }
  if (spot.id === 'PAL') return describeTile('PALACE', language);
  const lying = draft.tiles[spot.id];
  return lying ? describeTile(lying, language) : words.byChance;
}

/** All that the plan uiMessages, place by place. */
export function linesOf(draft: Draft, language: Language): readonly PlaceLine[] {
  const said = SPOTS.filter((spot) =>
    spot.kind === 'slot' ? draft.tiles[spot.id] !== undefined : campAt(draft, spot.camp) !== undefined,
  );
  return said.map((spot) => ({ place: spotName(spot, language), text: describe(draft, spot, language) }));
}

/** A section as it is called, or a place in the file in words: `camps.wolf.edge`. */
export function placeName(where: string, language: Language): string {
  const { fields } = editorMessages[language];
  const parts = where
    .split('.')
    .filter((part, i, all) => all.length === 1 || i > 0 || part === 'name' || part === 'note');
  return parts
    .map((part) => {
      const clan = CLANS.find((one) => one === part);
      if (clan) return clanName(clan, language);
      return isSpaceId(part) ? spaceName(part, language) : (fields[part] ?? part);
    })
    .join(', ');
}
