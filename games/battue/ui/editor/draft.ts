/** A city that is being planned: a city file, which may still have faults. Nothing changes one in place. */
import { createRng } from '@gonfalon/kernel';
import { draftFiles, isText, UNNAMED } from '@gonfalon/ui-kit/scenario';
import type { City, CityTile, ClanId, Size, SpaceId, Tile } from '../../content/index.ts';
import { CLANS, constants, isCity, SPACE_IDS, slots, tiles } from '../../content/index.ts';
import { setUp } from '../../rules/set-up.ts';
import type { View } from '../../rules/views.ts';
import { view } from '../../rules/views.ts';
import { scenario } from '../../scenario.ts';

export type Draft = City;

/** A city for two in which everything is left open. */
export const blank: Draft = { format: 'gonfalon-battue-city/1', id: UNNAMED, seats: 2, tiles: {} };

/** What is wrong with its texts can be mended in the editor. */
function isDraft(file: unknown): file is Draft {
  if (typeof file !== 'object' || file === null) return false;
  const { name, note, ...city } = file as Partial<Draft>;
  return isCity(city) && isText(name) && isText(note);
}

export const files = draftFiles(scenario, isDraft);
export const { textOf, faultsOf, readDraft } = files;

/** The table that would be laid out, before anything is dealt or chosen. */
export function viewOf(draft: Draft): View {
  const options = { quickSetup: false, roundLimit: 0, city: draft };
  const state = setUp(options, draft.seats, createRng({ kind: 'fast', seed: '' }));
  for (const [seat, player] of state.players.entries()) {
    const camp = draft.camps?.[CLANS[seat] ?? 'wolf'];
    if (camp) player.camp = { ...camp, warriors: constants.startWarriors, locked: false };
  }
  return view(state, 'spectator');
}

export const SIZES = ['large', 'medium', 'small'] as const satisfies readonly Size[];
export type TileSize = (typeof SIZES)[number];

/** What may lie on places of a size, in the order of the box. */
export const tilesOf = (size: TileSize): readonly Tile[] => tiles.filter((one) => one.size === size);

/** The first place of a tile; a file from elsewhere may have it twice. */
export const placeOf = ({ tiles: laid }: Draft, id: CityTile): SpaceId | undefined =>
  SPACE_IDS.find((at) => laid[at] === id);

/** The places of a size of which nothing is said yet. */
export const openSlots = ({ tiles: laid }: Draft, size: TileSize): readonly SpaceId[] =>
  slots.filter(({ id, kind }) => kind === size && laid[id] === undefined).map(({ id }) => id);

export const playing = ({ seats }: Draft): readonly ClanId[] => CLANS.slice(0, seats);
