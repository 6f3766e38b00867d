/** Every medal of Echoes of Emperors: when it is given, and when it is not. */
import type { GameEvent, Seat } from '@gonfalon/kernel';
import type { MatchFacts } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../content/index.ts';
import { field } from '../../test/field.ts';
import type { MEDALS } from '../story/facts.ts';
import { story } from '../story/index.ts';

const END = field().begin().view('spectator');

const accountOf = (events: readonly GameEvent[]): MatchFacts =>
  story.account({
    seats: 2,
    end: END,
    batches: events.map((event, i) => ({ at: i + 1, events: [event] })),
  });

const medal = (id: (typeof MEDALS)[number], ...events: GameEvent[]) =>
  accountOf(events).medals.find((one) => one.id === id)?.seat;

const turn = (seat: Seat): GameEvent => ({ kind: 'turn', seat, turn: 1 });
const lost = (seat: Seat, unit: string, card: UnitId): GameEvent => ({
  kind: 'lost',
  seat,
  unit,
  card,
  at: 'c3',
});
/** Seat 0's `u1` attacks seat 1's unit. */
const attack = (target: string): GameEvent => ({
  kind: 'attack',
  seat: 0,
  unit: 'u1',
  card: 'nor-bondi',
  mode: 'melee',
  target,
  foe: 1,
});
const hit = (n: number, left: number): GameEvent => ({
  kind: 'damaged',
  seat: 1,
  thing: 'building:2',
  building: 'capital',
  n,
  left,
});
const times = (n: number, event: GameEvent) => Array.from({ length: n }, () => event);

describe('medals', () => {
  it('first blood is who destroys a unit in an attack, not who loses one to a card', () => {
    expect(medal('first-blood', turn(0), attack('u2'), lost(1, 'u2', 'nor-bondi'))).toBe(0);
    expect(medal('first-blood', turn(0), lost(1, 'u2', 'nor-bondi'))).toBeUndefined();
  });

  it('the last word is the target’s that strikes its attacker down', () => {
    expect(medal('last-word', turn(0), attack('u2'), lost(0, 'u1', 'nor-bondi'))).toBe(1);
    expect(medal('last-word', turn(0), attack('u2'), lost(1, 'u2', 'nor-bondi'))).toBeUndefined();
  });

  it('a hammer blow are two units in one turn', () => {
    const [one, two] = [lost(1, 'u2', 'nor-bondi'), lost(1, 'u3', 'nor-bondi')];
    expect(medal('hammer-blow', turn(0), attack('u2'), one, attack('u3'), two)).toBe(0);
    expect(
      medal('hammer-blow', turn(0), attack('u2'), one, turn(1), turn(0), attack('u3'), two),
    ).toBeUndefined();
  });

  it('whoever destroys a Conqueror is told so', () => {
    expect(medal('kingslayer', turn(0), attack('u2'), lost(1, 'u2', 'nor-hardrada'))).toBe(0);
    expect(medal('kingslayer', turn(0), attack('u2'), lost(1, 'u2', 'nor-bondi'))).toBeUndefined();
  });

  it('unbroken is who loses no unit and does not resign', () => {
    const fight = [
      turn(0),
      attack('u2'),
      lost(1, 'u2', 'nor-bondi'),
      attack('u3'),
      lost(1, 'u3', 'nor-bondi'),
    ];
    expect(medal('unbroken', ...fight)).toBe(0);
    expect(medal('unbroken', ...fight, { kind: 'resigned', seat: 0 })).toBeUndefined();
    expect(medal('unbroken', ...fight, lost(0, 'u1', 'nor-bondi'))).toBeUndefined();
  });

  it('walls are broken by six damage or more', () => {
    expect(medal('besieger', turn(0), hit(4, 6), turn(0), hit(2, 4))).toBe(0);
    expect(medal('besieger', turn(0), hit(5, 5))).toBeUndefined();
  });

  it('land, Camps and Technologies are counted, and nobody shares a first place', () => {
    const explored = (seat: Seat): GameEvent => ({ kind: 'explored', seat, tile: 'H1', at: 'c1' });
    expect(medal('pathfinder', ...times(3, explored(1)))).toBe(1);
    expect(medal('pathfinder', ...times(3, explored(1)), ...times(3, explored(0)))).toBeUndefined();
    expect(medal('steward', ...times(4, { kind: 'built', seat: 1, building: 'camp', at: 'c1' }))).toBe(1);
    expect(
      medal('steward', ...times(4, { kind: 'built', seat: 1, building: 'barracks', at: 'c1' })),
    ).toBeUndefined();
    expect(medal('scholar', ...times(5, { kind: 'played', seat: 0, card: 'nor-frenzy' }))).toBe(0);
  });
});

describe('highlights', () => {
  it('all that a Capital takes in one turn is told at once', () => {
    const { highlights } = accountOf([turn(0), hit(2, 8), hit(3, 5), turn(0), hit(5, 0)]);
    expect(highlights.filter(({ id }) => id === 'siege').map(({ facts }) => facts)).toEqual([
      { seat: 0, owner: 1, n: 5, left: 5 },
      { seat: 0, owner: 1, n: 5, left: 0 },
    ]);
  });

  it('a turn without anything great is told by what it was used for', () => {
    const { highlights } = accountOf([
      turn(0),
      { kind: 'built', seat: 0, building: 'camp', at: 'b1' },
      { kind: 'played', seat: 0, card: 'nor-frenzy' },
    ]);
    const [told] = highlights;
    const name = () => 'Ada';
    expect(told && story.messages.en.moment(told, name)).toBe('Ada builds a Camp and plays Blood Frenzy.');
    expect(told && story.messages.fr.moment(told, name)).toBe(
      'Ada bâtit un Camp et joue « Frénésie sanglante ».',
    );
  });
});
