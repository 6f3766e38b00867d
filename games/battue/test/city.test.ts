/** BTU-2.13: matches in planned cities. What the plan says is known to all; what it leaves open, to nobody. */
import { fuzz, replays, secrets, snapshots } from '@gonfalon/game-tests';
import type { Viewer } from '@gonfalon/kernel';
import { createRng, openMatch, saveMatch } from '@gonfalon/kernel';
import { describe, expect, test } from 'vitest';
import { BoardFeatures } from '../bot/board-features.ts';
import type { SpaceId, TileId } from '../content/index.ts';
import { constants, SPACE_IDS, slots, TILE_IDS, tiles } from '../content/index.ts';
import { battue } from '../index.ts';
import { game } from '../rules/game.ts';
import { city, oldTown } from './city.ts';
import type { Sitting } from './table.ts';
import { opening, table } from './table.ts';

const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`);
const planned = Object.entries(oldTown.tiles).filter(([, id]) => id !== 'landmark') as [SpaceId, TileId][];

/** The landmarks that the plan leaves open are placed, and the last camp is chosen. */
function begun(seed = 'x'): Sitting {
  return opening(3, { city: oldTown, quickSetup: true }, seed).choose('camp edge:E E-G');
}

describe('the set-up', () => {
  test('BTU-2.13 lays the tiles of the plan, face down, and deals the rest', () => {
    for (const seed of seeds) {
      const s = begun(seed);
      for (const [id, lying] of planned) expect(s.space(id)).toMatchObject({ tile: lying, up: false });
      expect(constants.landmarks).toContain(s.space('E-L1').tile);
      expect(s.state.landmarkSlots).toHaveLength(4);
      const lying = SPACE_IDS.flatMap((id) => s.space(id).tile ?? []);
      expect([...lying, ...s.state.unused].sort()).toEqual([...TILE_IDS].sort());
      expect(game.checkInvariants(s.state)).toEqual([]);
    }
  });

  test('BTU-2.13 says that there is a plan', () => {
    const [first] = begun().match.events('spectator');
    expect(first).toMatchObject({ kind: 'city-planned', tiles: 6, name: { en: 'The Old Town' } });
  });

  test('BTU-2.13 the first player is the one of the plan, or any', () => {
    expect(new Set(seeds.map((seed) => opening(3, { city: oldTown }, seed).state.first))).toEqual(
      new Set([1]),
    );
    expect(new Set(seeds.map((seed) => opening(2, { city: city() }, seed).state.first))).toEqual(
      new Set([0, 1]),
    );
  });

  test('BTU-2.13 seats place the landmarks that are left, from the left of the first player on', () => {
    const s = opening(3, { city: oldTown });
    expect(s.asked).toBe('2 landmark');
    expect(s.whyNot('place N-L1')).toBe('BTU-2.3');
    expect(s.whyNot('place S-L2')).toBe('BTU-2.3');
    s.choose('place W-L1');
    expect(s.asked).toBe('0 landmark');
    s.choose('place W-L2');
    expect(s.asked).toBe('1 camp');
  });

  test('BTU-2.13 camps of the plan stand; the others are chosen on the edges that are left', () => {
    const s = opening(3, { city: oldTown, quickSetup: true });
    expect(s.player(0).camp).toEqual({ edge: 'N', space: 'N-G', warriors: 6, locked: false });
    expect(s.player(2).camp).toMatchObject({ edge: 'W', space: 'N-T' });
    expect(s.player(0).reserve).toBe(9);
    expect(s.asked).toBe('1 camp');
    expect(s.whyNot('camp edge:N N-W1')).toBe('BTU-2.9');
    s.choose('camp edge:S S-T');
    expect(s.asked).toBe('1 reinforce');
  });

  test('BTU-2.13 a plan that leaves nothing open asks nobody', () => {
    const left = new Map(
      ['large', 'medium', 'small'].map((size) => [size, tiles.filter((t) => t.size === size)]),
    );
    const all = slots.flatMap(({ id, kind }) => [[id, left.get(kind)?.shift()?.id] as const]);
    const tilesOf = Object.fromEntries(all.filter(([, id]) => id)) as Record<SpaceId, TileId>;
    const camps = { wolf: { edge: 'N', space: 'N-G' }, hawk: { edge: 'S', space: 'S-G' } } as const;
    const s = opening(2, { city: city({ tiles: tilesOf, camps, first: 'wolf' }) });
    expect(s.asked).toBe('0 reinforce');
    expect(s.state.unused).toHaveLength(15);
    for (const id of SPACE_IDS) expect(s.match.view('spectator').view.spaces[id].tile).toBe(s.space(id).tile);
  });
});

describe('what is known', () => {
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

  test.each(viewers)('BTU-2.13 %s sees the tiles of the plan, and no other', (viewer) => {
    const { view } = begun().match.view(viewer);
    const known = SPACE_IDS.filter((id) => view.spaces[id].tile !== undefined);
    expect(known.sort()).toEqual(['PAL', ...planned.map(([id]) => id)].sort());
    for (const [id, lying] of planned) expect(view.spaces[id].tile).toBe(lying);
    expect(view.spaces['E-L1']).toMatchObject({ landmark: true, up: false });
  });

  test('BTU-2.13 the plan holds whatever a seat imagines of the rest', () => {
    const { state } = begun();
    const imagined = seeds.map((seed) => game.determinize(state, 1, createRng({ kind: 'fast', seed })));
    for (const s of imagined) {
      for (const [id, lying] of planned) expect(s.spaces[id].tile).toBe(lying);
      expect(game.checkInvariants(s)).toEqual([]);
    }
    const open = (id: SpaceId) => new Set(imagined.map((s) => s.spaces[id].tile));
    expect([...open('E-L1')].every((id) => ['L02', 'L03', 'L04'].includes(id ?? ''))).toBe(true);
    expect(open('E-L1').size).toBeGreaterThan(1);
    expect(open('N-M2').size).toBeGreaterThan(1);
    expect(open('N-M2')).not.toContain('M10');
  });

  test('BTU-2.13 bots count with the plan', () => {
    const { state } = begun();
    const survey = new BoardFeatures().take(state, 1);
    const hidden = (id: SpaceId) => survey.hidden[SPACE_IDS.indexOf(id)] ?? 0;
    expect(planned.map(([id]) => hidden(id))).toEqual(planned.map(() => -1));
    expect(hidden('E-L1')).toBeGreaterThanOrEqual(0);
    expect(hidden('N-M2')).toBeGreaterThanOrEqual(0);
  });
});

describe('a tile of the plan lies face down like any other', () => {
  const plan = city({ tiles: { 'N-S1': 'S06', 'N-M1': 'M10' } });
  const laid = () => table(2, { city: plan }).tile('N-S1', 'S06').tile('N-M1', 'M10');

  test('BTU-2.13, BTU-7.4 an attack reveals it, and its event comes', () => {
    const s = laid().warriors(0, 4, 'N-S1').next('event:panic').rolls(6, 1).fight();
    expect([s.space('N-S1').up, s.state.eventDiscard]).toEqual([true, ['panic']]);
  });

  test('BTU-2.13 Recon may turn it over, and Captured Map may be spent on it', () => {
    const scouts = laid().horde(0, 4, 'N-W1').hand(0, 'recon').begin('start-cards');
    expect(scouts.choose('play card:recon N-M1').space('N-M1').up).toBe(true);
    const map = laid().warriors(0, 4, 'N-S1').next('event:captured-map').fight();
    expect(map.offers()).toContain('look N-M1');
    expect(map.choose('look N-M1').view(1).spaces['N-M1']).toMatchObject({ tile: 'M10', up: false });
  });
});

test('a match in a planned city is kept in its file, and replays', () => {
  const s = opening(3, { city: oldTown, quickSetup: true, roundLimit: 2 });
  const { match } = s;
  const luck = createRng({ kind: 'fast', seed: 'file' });
  while (match.question) {
    const { seat, choices } = match.question;
    const choice = choices[luck.nextInt(choices.length)];
    if (choice) match.choose(seat, match.number, choice);
  }
  const again = openMatch(game, JSON.parse(JSON.stringify(saveMatch(match))));
  expect(again.position().state).toEqual(match.position().state);
  expect(again.setup.options).toMatchObject({ city: oldTown });
});

test.each([
  ['keeps every rule', fuzz],
  ['replays from its file', replays],
  ['goes on from a snapshot', snapshots],
  ['keeps every secret', secrets],
])('whatever happens in a planned city %s', (_, check) => {
  const hides = ['spaces', 'unused', 'players', 'lootPile', 'eventPile'];
  const { findings } = check(battue, {
    seed: 'city',
    matches: 2,
    seats: [3],
    options: { city: oldTown, roundLimit: 8 },
    hides,
  });
  expect(findings).toEqual([]);
});
