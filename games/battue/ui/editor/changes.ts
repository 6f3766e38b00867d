/** What can be done to a planned city. */
import type { Chance, ValidationIssue } from '@gonfalon/kernel';
import { changed } from '@gonfalon/ui-kit/editor';
import type { CityCamp, CityTile, ClanId, SpaceId, TileId } from '../../content/index.ts';
import { ANY_LANDMARK, CLANS, constants, SPACE_IDS, slots, tiles } from '../../content/index.ts';
import type { CheckParams } from '../../rules/city-check.ts';
import type { Draft } from './draft.ts';
import { playing } from './draft.ts';

/** Places are written in the order of the board. */
function withTiles(draft: Draft, laid: Partial<Record<SpaceId, CityTile | undefined>>): Draft {
  const entries = SPACE_IDS.flatMap((id) => (laid[id] === undefined ? [] : [[id, laid[id]] as const]));
  return { ...draft, tiles: Object.fromEntries(entries) as Draft['tiles'] };
}

/** Puts a tile on a place; where it lay before comes what lay here. Nothing is left to chance. */
export function setTile(draft: Draft, at: SpaceId, id: CityTile | undefined): Draft {
  const here = draft.tiles[at];
  const before =
    id === undefined || id === ANY_LANDMARK ? [] : SPACE_IDS.filter((one) => draft.tiles[one] === id);
  const exchanged = Object.fromEntries(before.map((one) => [one, here]));
  return withTiles(draft, { ...draft.tiles, ...exchanged, [at]: id });
}

export const clearTiles = (draft: Draft): Draft => ({ ...draft, tiles: {} });

/** Draws a tile for every open place as the rules deal them: the landmarks first, then the others of each size. */
export function fillByChance(draft: Draft, chance: Chance): Draft {
  const laid: Partial<Record<SpaceId, CityTile>> = { ...draft.tiles };
  const isLaid = (id: TileId) => Object.values(laid).includes(id);
  const isOpen = (id: SpaceId) => laid[id] === undefined;
  const landmarks = chance.shuffle(constants.landmarks.filter((id) => !isLaid(id)));
  const large = slots.filter(({ kind }) => kind === 'large').map(({ id }) => id);
  const wanted = large.filter((id) => laid[id] === ANY_LANDMARK);
  for (const id of [...wanted, ...chance.shuffle(large.filter(isOpen))]) {
    const next = landmarks.pop();
    if (next) laid[id] = next;
  }
  for (const size of ['large', 'medium', 'small'] as const) {
    const left = tiles.filter((one) => one.size === size && !constants.landmarks.includes(one.id));
    const pile = chance.shuffle(left.map(({ id }) => id).filter((id) => !isLaid(id)));
    for (const { id, kind } of slots) {
      const next = kind === size && isOpen(id) ? pile.pop() : undefined;
      if (next) laid[id] = next;
    }
  }
  return withTiles(draft, laid);
}

/** Clans are written in the order of their seats; no camp at all is no field. */
function withCamps(draft: Draft, camps: Partial<Record<ClanId, CityCamp | undefined>>): Draft {
  const entries = CLANS.flatMap((clan) => (camps[clan] ? [[clan, camps[clan]] as const] : []));
  const some = entries.length > 0 ? (Object.fromEntries(entries) as Draft['camps']) : undefined;
  return changed<Draft>(draft, { camps: some });
}

/** Without a camp, the clan chooses its own. Whoever camps on that edge already makes room. */
export function setCamp(draft: Draft, clan: ClanId, camp: CityCamp | undefined): Draft {
  const others = playing(draft).filter((one) => draft.camps?.[one]?.edge === camp?.edge);
  const gone = Object.fromEntries(others.map((one) => [one, undefined]));
  return withCamps(draft, { ...draft.camps, ...gone, [clan]: camp });
}

/** Those who do not play any more neither begin nor camp. */
export function setSeats(draft: Draft, seats: number): Draft {
  const next = { ...draft, seats };
  const clans = playing(next);
  const first = draft.first && clans.includes(draft.first) ? draft.first : undefined;
  const camps = Object.fromEntries(clans.map((clan) => [clan, draft.camps?.[clan]]));
  return changed<Draft>(withCamps(next, camps), { first });
}

export const setFirst = (draft: Draft, first: ClanId | undefined): Draft => changed<Draft>(draft, { first });

export const setRoundLimit = (draft: Draft, rounds: number): Draft =>
  changed<Draft>(draft, { roundLimit: rounds > 0 ? rounds : undefined });

/** A file from elsewhere may have tiles and clans where the editor lets nobody put or take any. */
export function mended(draft: Draft, { id, where }: ValidationIssue): Draft | undefined {
  switch (id as keyof CheckParams) {
    case 'tile-on-wall':
    case 'palace-moved':
      return withTiles(draft, { ...draft.tiles, ...Object.fromEntries(where.map((at) => [at, undefined])) });
    case 'camp-of-nobody':
    case 'nobody-begins':
      return setSeats(draft, draft.seats);
    default:
      return undefined;
  }
}
