/** The editor of cities without its screen: what is done, what is taken back, and that the checks are those of the rules. */
import { createRng } from '@gonfalon/kernel';
import type { History } from '@gonfalon/ui-kit/editor';
import { begin, record, redo, setText, undo } from '@gonfalon/ui-kit/editor';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANY_LANDMARK,
  CitySchema,
  CLANS,
  constants,
  slots,
  space,
  TILE_IDS,
  tile,
} from '../../content/index.ts';
import { scenario } from '../../scenario.ts';
import { oldTown } from '../../test/city.ts';
import {
  clearTiles,
  fillByChance,
  mended,
  setCamp,
  setFirst,
  setRoundLimit,
  setSeats,
  setTile,
} from '../editor/changes.ts';
import { describe as describeSpot, placeName, spotName } from '../editor/describe.ts';
import type { Draft } from '../editor/draft.ts';
import { blank, faultsOf, openSlots, placeOf, readDraft, textOf, viewOf } from '../editor/draft.ts';
import { editorMessages } from '../editor/messages.ts';
import type { SpotId } from '../editor/spots.ts';
import { beside, campAt, nearest, SPOTS, spotOf } from '../editor/spots.ts';
import { rectOf } from '../geometry.ts';

const ids = (draft: Draft) => faultsOf(draft).map(({ id }) => id);
const luck = (seed: string) => createRng({ kind: 'fast', seed });

describe('tiles', () => {
  test('a tile that lies elsewhere changes places with what lies here', () => {
    const two = setTile(setTile(blank, 'N-M1', 'M01'), 'E-M1', 'M02');
    expect(setTile(two, 'N-M1', 'M02').tiles).toEqual({ 'N-M1': 'M02', 'E-M1': 'M01' });
    expect(setTile(two, 'S-M1', 'M01').tiles).toEqual({ 'E-M1': 'M02', 'S-M1': 'M01' });
  });

  test('a place is left to chance; several may have a landmark', () => {
    expect(setTile(setTile(blank, 'N-M1', 'M01'), 'N-M1', undefined)).toEqual(blank);
    const marked = setTile(setTile(blank, 'N-L1', ANY_LANDMARK), 'E-L1', ANY_LANDMARK);
    expect(marked.tiles).toEqual({ 'N-L1': 'landmark', 'E-L1': 'landmark' });
  });

  test('are written in the order of the board', () => {
    const draft = setTile(setTile(blank, 'W-S1', 'S01'), 'N-L1', 'L01');
    expect(Object.keys(draft.tiles)).toEqual(['N-L1', 'W-S1']);
  });

  test('chance fills what is open as the rules deal, and nothing else', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const full = fillByChance(oldTown, luck(seed));
      expect(ids(full)).toEqual([]);
      expect(Object.keys(full.tiles)).toHaveLength(36);
      for (const [id, lying] of Object.entries(oldTown.tiles))
        if (lying !== ANY_LANDMARK) expect(full.tiles[id as keyof typeof full.tiles]).toBe(lying);
      expect(constants.landmarks).toContain(full.tiles['E-L1']);
      for (const id of constants.landmarks) expect(placeOf(full, id)).toBeDefined();
    }
    expect(fillByChance(blank, luck('a'))).not.toEqual(fillByChance(blank, luck('b')));
    expect(clearTiles(oldTown).tiles).toEqual({});
  });

  test('what is open is told by size', () => {
    expect(openSlots(oldTown, 'large')).toHaveLength(5);
    expect(openSlots(fillByChance(blank, luck('x')), 'small')).toEqual([]);
  });
});

describe('seats and camps', () => {
  test('who comes to an edge takes the place of who camps there', () => {
    const wolf = setCamp(blank, 'wolf', { edge: 'N', space: 'N-G' });
    const hawk = setCamp(wolf, 'hawk', { edge: 'N', space: 'E-T' });
    expect(hawk.camps).toEqual({ hawk: { edge: 'N', space: 'E-T' } });
    expect(setCamp(hawk, 'hawk', undefined)).toEqual(blank);
  });

  test('who does not play any more neither begins nor camps', () => {
    const two = setSeats(setFirst(oldTown, 'bear'), 2);
    expect(two).not.toHaveProperty('first');
    expect(two.camps).toEqual({ wolf: oldTown.camps?.wolf });
    expect(ids(two)).toEqual([]);
  });

  test('a last round of 0 is none', () => {
    expect(setRoundLimit(setRoundLimit(blank, 9), 0)).toEqual(blank);
  });
});

describe('the board', () => {
  test('has a spot for every tile, and for a camp before every side of the walls', () => {
    expect(SPOTS.filter(({ kind }) => kind === 'slot').map(({ id }) => id)).toEqual(
      slots.map(({ id }) => id),
    );
    const camps = SPOTS.filter((spot) => spot.kind === 'camp');
    expect(camps).toHaveLength(20);
    for (const { camp } of camps) expect(space[camp.space].edges).toContain(camp.edge);
  });

  test('arrow keys lead to every spot', () => {
    const seen = new Set<SpotId>(['PAL']);
    for (const id of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = beside(id, key);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(SPOTS.length);
    expect(beside('PAL', 'Enter')).toBeUndefined();
    expect(beside('N:N-G', 'ArrowUp')).toBeUndefined();
  });

  test('a finger beside a spot means the nearest one', () => {
    for (const spot of SPOTS) {
      const { x, y, w, h } = spot.box;
      expect(nearest({ x: x + w / 2, y: y + h / 2 }).id).toBe(spot.id);
    }
    const { x, y, h } = rectOf('N-L1');
    expect(nearest({ x: x - 10, y: y + h / 2 }).id).toBe('N-L1');
    expect(nearest({ x: -50, y: -50 }).kind).toBe('camp');
  });

  test('shows what the plan uiMessages and nothing that is left open', () => {
    const { spaces, players } = viewOf(oldTown);
    expect(spaces['N-L1']).toMatchObject({ tile: 'L01', up: false, landmark: true });
    expect(spaces['E-L1']).toMatchObject({ landmark: true });
    expect(spaces['E-L1'].tile).toBeUndefined();
    expect(spaces['N-M2'].tile).toBeUndefined();
    expect(players.map(({ camp }) => camp?.space)).toEqual(['N-G', undefined, 'N-T']);
  });
});

describe('words', () => {
  const told = (id: SpotId, language: 'en' | 'fr') => {
    const spot = spotOf(id);
    return spot && `${spotName(spot, language)}: ${describeSpot(oldTown, spot, language)}`;
  };

  test('every spot is told', () => {
    expect(told('N-S1', 'en')).toBe('North Lane 1: Fons: defence 1, 1 point, 0 loot cards, an event');
    expect(told('E-L1', 'en')).toBe('East Quarter 1: A landmark');
    expect(told('N-M2', 'fr')).toBe('Îlot nord 2: Au hasard');
    expect(told('N:N-G', 'en')).toBe('North edge · North Gate: Camp of the Wolf Clan');
    expect(told('E:E-G', 'fr')).toMatch(/^Bord est · .*: aucun camp$/);
  });

  test('a place in the file is told in words', () => {
    expect(placeName('N-M1', 'en')).toBe('North Block 1');
    expect(placeName('camps.bear', 'fr')).toBe('Clan de l’Ours');
    expect(placeName('tiles.N-M1', 'en')).toBe('North Block 1');
    expect(placeName('name.fr', 'en')).toBe('name, in French');
    expect(placeName('first', 'fr')).toBe('qui commence');
  });

  test('every field has a name in both languages', () => {
    for (const field of Object.keys(CitySchema.pipe[0].entries))
      for (const language of ['en', 'fr'] as const)
        if (field !== 'format') expect(editorMessages[language].fields[field], field).toBeDefined();
  });
});

describe('reading', () => {
  test('what cannot be drawn is refused with the reason', () => {
    const refused = (text: string) => {
      const { draft, faults } = readDraft(text);
      expect(draft).toBeUndefined();
      return faults.map(({ id }) => id);
    };
    expect(refused('{')).toEqual(['not-json']);
    expect(refused('null')).toEqual(['not-an-object']);
    expect(refused('[]')).not.toEqual([]);
    expect(refused(JSON.stringify({ ...oldTown, seats: 9 }))).toEqual(['not-in-range']);
    expect(refused(JSON.stringify({ ...oldTown, tiles: { 'N-L1': 'L77' } }))).toEqual(['not-one-of']);
    expect(refused(JSON.stringify({ ...oldTown, name: 'Old Town' }))).toEqual(['not-an-object']);
    expect(refused(textOf(oldTown).replace('"seats"', '"first": "wolf", "seats"'))).toContain('repeated-key');
  });

  test('what can be drawn is taken, and its faults are told', () => {
    const wrong = { ...oldTown, tiles: { 'N-M1': 'S01', 'N-G': 'M01' } } as Draft;
    const { draft, faults } = readDraft(textOf(wrong));
    expect(draft).toEqual(wrong);
    expect(faults.map(({ id }) => id)).toEqual(['tile-of-other-size', 'tile-on-wall']);
    expect(viewOf(wrong).spaces['N-M1'].tile).toBe('S01');
    const unnamed = setText(wrong, 'name', 'fr', '');
    expect(readDraft(textOf(unnamed)).draft).toBeDefined();
    expect(ids(unnamed), 'a name in one language is enough').toEqual(['tile-of-other-size', 'tile-on-wall']);
  });

  test('what the editor lets nobody put anywhere is taken away at a click', () => {
    const tiles = { 'N-G': 'M01', 'N-L1': 'PALACE', PAL: 'L02' } as const;
    const camps = { stag: { edge: 'E', space: 'E-G' } } as const;
    let draft: Draft = { ...oldTown, tiles, camps, first: 'stag' };
    const wrong = ids(draft);
    expect(new Set(wrong)).toEqual(
      new Set(['tile-on-wall', 'palace-moved', 'nobody-begins', 'camp-of-nobody']),
    );
    for (let [fault] = faultsOf(draft); fault; [fault] = faultsOf(draft)) {
      const next = mended(draft, fault);
      expect(next).not.toEqual(draft);
      draft = next ?? blank;
    }
    expect(draft).toMatchObject({ seats: 3, tiles: {} });
    expect(draft).not.toHaveProperty('first');
    const [twice] = faultsOf({ ...oldTown, tiles: { 'N-M1': 'M01', 'E-M1': 'M01' } });
    expect(twice && mended(oldTown, twice)).toBeUndefined();
  });
});

/* Whatever somebody does. */

const one = <T>(list: readonly T[]) => fc.constantFrom(...list);
type Edit = (draft: Draft) => Draft;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(one(slots), one([...TILE_IDS, ANY_LANDMARK, undefined]))
      // The palette offers what fits.
      .filter(
        ([{ id, kind }, lying]) =>
          id !== 'PAL' &&
          (lying === undefined || (lying === ANY_LANDMARK ? kind === 'large' : tile[lying].size === kind)),
      )
      .map(
        ([{ id }, lying]): Edit =>
          (d) =>
            setTile(d, id, lying),
      ),
  },
  fc.tuple(one(CLANS), one(SPOTS.filter((spot) => spot.kind === 'camp'))).map(
    ([clan, { camp }]): Edit =>
      (d) =>
        CLANS.indexOf(clan) < d.seats ? setCamp(d, clan, camp) : d,
  ),
  one(constants.players).map(
    (n): Edit =>
      (d) =>
        setSeats(d, n),
  ),
  fc.string().map(
    (seed): Edit =>
      (d) =>
        fillByChance(d, luck(seed)),
  ),
  fc.tuple(one(['name', 'note'] as const), one(['en', 'fr'] as const), fc.string({ maxLength: 9 })).map(
    ([field, language, text]): Edit =>
      (d) =>
        setText(d, field, language, text),
  ),
);

/** What the palette lets somebody do wrong. */
const POSSIBLE = ['too-many-landmarks', 'no-room-for-landmarks'];

test('whatever is done can be drawn, told, kept, and taken back to the beginning', () => {
  fc.assert(
    fc.property(one([blank, oldTown]), fc.array(edit, { maxLength: 20 }), (first, edits) => {
      let history: History<Draft> = begin(first);
      for (const step of edits) {
        history = record(history, step(history.present));
        const now = history.present;
        for (const fault of faultsOf(now)) {
          expect(POSSIBLE).toContain(fault.id);
          expect(scenario.formatIssue.fr(fault)).not.toBe('');
        }
        expect(readDraft(textOf(now)).draft).toEqual(now);
        for (const spot of SPOTS) if (spot.kind === 'camp') campAt(now, spot.camp);
      }
      viewOf(history.present);
      const last = history.present;
      const steps = history.past.length;
      for (let i = 0; i < steps; i++) history = undo(history);
      expect(history.present).toBe(first);
      for (let i = 0; i < steps; i++) history = redo(history);
      expect(history.present).toBe(last);
    }),
    { numRuns: 40 },
  );
});
