/** Every medal of Battalia: when it is given, and when it is not; and what is told of a match. */
import type { GameEvent, Seat } from '@gonfalon/kernel';
import type { MatchFacts } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import { table } from '../../test/table.ts';
import type { MEDALS } from '../story/facts.ts';
import { story } from '../story/index.ts';

const END = table({ seats: 2, players: { blue: {}, red: {} } }).view('spectator');

const accountOf = (events: readonly GameEvent[], ending = 'weeks'): MatchFacts =>
  story.account({
    seats: 2,
    end: END,
    batches: events.map((event, i) => ({ at: i + 1, events: [event] })),
    result: { ending, winners: [0], scores: [1, 0] } as never,
  });

const medal = (id: (typeof MEDALS)[number], ...events: GameEvent[]) =>
  accountOf(events).medals.find((one) => one.id === id)?.seat;

const turn = (seat: Seat): GameEvent => ({ kind: 'turn', seat, round: 1 });
const annexed = (seat: Seat, more = {}): GameEvent => ({
  kind: 'annexed',
  seat,
  cell: 'e3',
  level: 4,
  ...more,
});
const conquered = (seat: Seat, level = 2): GameEvent => ({
  kind: 'conquered',
  seat,
  cell: 'd2',
  level,
  from: 1 - seat,
});
const built = (seat: Seat): GameEvent => ({ kind: 'city-built', seat, cell: 'd2', level: 1 });
const upgraded = (seat: Seat): GameEvent => ({ kind: 'upgraded', seat, cell: 'd2', level: 2 });
const road = (seat: Seat): GameEvent => ({ kind: 'road-built', seat, cell: 'c2' });
/** Seat 0 attacks the city of seat 1, or a hero there. */
const attack = (target = 'd2'): GameEvent => ({
  kind: 'attacked',
  seat: 0,
  defender: 1,
  cell: 'd2',
  target,
  heroes: 1,
});
const won = (seat: Seat, total = 5): GameEvent => ({
  kind: 'battle-won',
  seat,
  over: 1 - seat,
  total,
  against: 4,
});
const times = (n: number, event: GameEvent) => Array.from({ length: n }, () => event);

describe('medals', () => {
  it('the pioneer is the first to annex a neutral city', () => {
    expect(medal('pioneer', turn(0), annexed(1), annexed(0))).toBe(1);
    expect(medal('pioneer', turn(0), conquered(0))).toBeUndefined();
  });

  it('a conqueror has taken two cities, more than anybody else', () => {
    expect(medal('conqueror', ...times(2, conquered(0)), conquered(1))).toBe(0);
    expect(medal('conqueror', conquered(0))).toBeUndefined();
    expect(medal('conqueror', ...times(2, conquered(0)), ...times(2, conquered(1)))).toBeUndefined();
    // A city that is left without a token is nobody's.
    expect(medal('conqueror', ...times(2, conquered(0, 0)))).toBeUndefined();
  });

  it('the steadfast has beaten off two attacks, not won two of his own', () => {
    const [fight, again] = [
      [attack(), won(1)],
      [attack(), won(0)],
    ];
    expect(medal('steadfast', ...fight, ...fight)).toBe(1);
    expect(medal('steadfast', ...fight, ...again)).toBeUndefined();
  });

  it('a founder builds two cities, a master builder upgrades three times, a road maker builds four roads', () => {
    expect(medal('founder', ...times(2, built(0)), built(1))).toBe(0);
    expect(medal('founder', built(0))).toBeUndefined();
    expect(medal('master-builder', ...times(3, upgraded(1)))).toBe(1);
    expect(medal('master-builder', ...times(2, upgraded(1)))).toBeUndefined();
    expect(medal('road-maker', ...times(4, road(0)))).toBe(0);
    expect(medal('road-maker', ...times(3, road(0)))).toBeUndefined();
  });

  it('a heavy blow wins a fight with 8 or more', () => {
    expect(medal('great-line', attack(), won(0, 8))).toBe(0);
    expect(medal('great-line', attack(), won(0, 7))).toBeUndefined();
    expect(medal('great-line', { kind: 'assault-won', seat: 1, cell: 'e3', total: 9, defence: 4 })).toBe(1);
  });

  it('a full day has five lines in one turn', () => {
    expect(medal('full-turn', turn(0), ...times(5, road(0)))).toBe(0);
    expect(medal('full-turn', turn(0), ...times(3, road(0)), turn(1), turn(0), ...times(3, road(0)))).toBe(
      undefined,
    );
  });

  it('the first legendary artefact counts, out of the ruins or under a city', () => {
    expect(medal('legend', { kind: 'claimed', seat: 0, card: 'SWO' }, annexed(1, { legendary: 'HOR' }))).toBe(
      0,
    );
    expect(medal('legend', annexed(1, { legendary: 'HOR' }))).toBe(1);
    expect(medal('legend', annexed(1))).toBeUndefined();
  });
});

describe('the account', () => {
  it('tells a battle as what it was: held, a hero beaten, or a city lost', () => {
    const told = (...events: GameEvent[]) => accountOf(events).highlights.map(({ id }) => id);
    expect(told(attack(), won(1))).toContain('held');
    expect(told(attack('red-1'), won(0))).toContain('beat');
    expect(told(attack(), won(0), conquered(0))).toContain('conquered');
    expect(told(attack(), won(0), conquered(0))).not.toContain('beat');
  });

  it('ends by the weeks, by resigning, or on the land', () => {
    expect(accountOf([], 'weeks').ended).toBe('limit');
    expect(accountOf([], 'resigned').ended).toBe('resigned');
    expect(accountOf([], 'full-board').ended).toBe('won');
  });

  it('counts of an amulet’s die what is of use', () => {
    const rolls = [2, 3, 6, 1, 4, 5].map(
      (die): GameEvent => ({ kind: 'rolled', seat: 0, source: 'AMU-B', target: 'CIT-B', die }),
    );
    expect(accountOf(rolls).rolls.map(({ value }) => value)).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
