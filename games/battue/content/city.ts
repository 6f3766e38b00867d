/** The shape of a city file: a plan of Tarsos that anyone can write by hand. What it leaves open is left to chance. */
import { BilingualSchema, FileIdSchema, oneOf, range } from '@gonfalon/kernel';
import * as v from 'valibot';
import type { TileId } from './schema.ts';
import { EDGES, SPACE_IDS, TILE_IDS } from './schema.ts';

/** Whose camp it is: the clans in the order of their seats. */
export const CLANS = ['wolf', 'hawk', 'bear', 'stag'] as const;
export type ClanId = (typeof CLANS)[number];

/** One of the landmarks, and only chance knows which. */
export const ANY_LANDMARK = 'landmark' as const;

const spaceId = oneOf(SPACE_IDS, 'a section of the board');

const CampSchema = v.pipe(v.strictObject({ edge: oneOf(EDGES, 'an edge'), space: spaceId }), v.readonly());

const clans = v.entriesFromList(CLANS, v.exactOptional(CampSchema));

/** Whether such a city can be played is a question for the rules. */
export const CitySchema = v.pipe(
  v.strictObject({
    format: v.literal('gonfalon-battue-city/1', 'expected "gonfalon-battue-city/1"'),
    id: FileIdSchema,
    name: v.exactOptional(BilingualSchema),
    note: v.exactOptional(BilingualSchema),
    seats: range(2, 4),
    /** Who begins; anybody, if it is left out. */
    first: v.exactOptional(oneOf(CLANS, 'a clan')),
    roundLimit: v.exactOptional(range(1, 1000)),
    tiles: v.pipe(v.record(spaceId, oneOf([...TILE_IDS, ANY_LANDMARK], 'a tile')), v.readonly()),
    camps: v.exactOptional(v.pipe(v.strictObject(clans), v.readonly())),
  }),
  v.readonly(),
);
export type City = v.InferOutput<typeof CitySchema>;
export type CityCamp = v.InferOutput<typeof CampSchema>;
export type CityTile = TileId | typeof ANY_LANDMARK;

export const isCity = (file: unknown): file is City => v.is(CitySchema, file);
