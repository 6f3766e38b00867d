/** Every medal of Conquest of Nerath: when it is given, and when it is not. */
import type { GameEvent } from '@gonfalon/kernel';
import type { MatchFacts } from '@gonfalon/ui-kit';
import { describe, expect, it } from 'vitest';
import type { RealmId, SpaceId } from '../../content/index.ts';
import { bare } from '../../test/table.ts';
import type { MEDALS } from '../story/facts.ts';
import { story } from '../story/index.ts';

const END = bare({}, 2).begin('move').view('spectator');

/** Two players: Karkoth and Iron Circle are seat 0, Vailin and Nerath seat 1. */
const accountOf = (events: readonly GameEvent[]): MatchFacts =>
  story.account({
    seats: 2,
    end: END,
    batches: events.map((event, i) => ({ at: i + 1, events: [event] })),
  });

const medal = (id: (typeof MEDALS)[number], ...events: GameEvent[]) =>
  accountOf(events).medals.find((one) => one.id === id)?.seat;

const turn = (realm: RealmId): GameEvent => ({ kind: 'turn', realm, round: 1 });
const conquered = (realm: RealmId, space: SpaceId, from: RealmId, control = realm): GameEvent => ({
  kind: 'conquered',
  realm,
  space,
  from,
  control,
  how: 'battle',
});
const battle = (realm: RealmId, space: SpaceId, defender?: RealmId): GameEvent => ({
  kind: 'battle',
  realm,
  space,
  attackers: { footsoldier: 3 },
  defenders: defender ? { [defender]: { footsoldier: 1 } } : {},
});
const destroyed = (realm: RealmId, space: SpaceId, units: Record<string, number>): GameEvent => ({
  kind: 'destroyed',
  realm,
  space,
  units,
  why: 'hit',
});
const times = (n: number, ...events: GameEvent[]) => Array.from({ length: n }, () => events).flat();

describe('medals', () => {
  it('the first banner is whoever conquers first, for whichever realm', () => {
    expect(
      medal(
        'first-land',
        turn('nerath'),
        conquered('nerath', 'i11', 'ironCircle'),
        conquered('karkoth', 'v12', 'vailin'),
      ),
    ).toBe(1);
    expect(medal('first-land', turn('nerath'))).toBeUndefined();
  });

  it('a capital falls to an enemy, not to who frees it or takes it back', () => {
    expect(medal('capital', turn('karkoth'), conquered('karkoth', 'v07', 'vailin'))).toBe(0);
    expect(medal('capital', turn('vailin'), conquered('vailin', 'v07', 'karkoth'))).toBeUndefined();
    expect(medal('capital', turn('nerath'), conquered('nerath', 'v07', 'karkoth', 'vailin'))).toBeUndefined();
  });

  it('a conqueror takes five lands, and nobody shares the first place', () => {
    const own = conquered('karkoth', 'v12', 'vailin');
    expect(medal('conqueror', ...times(5, turn('karkoth'), own))).toBe(0);
    expect(medal('conqueror', ...times(4, turn('karkoth'), own))).toBeUndefined();
    const other = conquered('vailin', 'v12', 'karkoth');
    expect(medal('conqueror', ...times(5, own), ...times(5, other))).toBeUndefined();
  });

  it('a whirlwind takes three lands in one turn', () => {
    const own = conquered('karkoth', 'v12', 'vailin');
    expect(medal('whirlwind', turn('karkoth'), ...times(3, own))).toBe(0);
    expect(medal('whirlwind', ...times(3, turn('karkoth'), own))).toBeUndefined();
  });

  it('a dragon is slain by whoever fights it, not by the sea', () => {
    const dragon = destroyed('nerath', 'n03', { dragon: 1 });
    expect(medal('dragon-slayer', turn('karkoth'), battle('karkoth', 'n03', 'nerath'), dragon)).toBe(0);
    expect(medal('dragon-slayer', turn('nerath'), dragon)).toBeUndefined();
    expect(
      medal(
        'dragon-slayer',
        turn('nerath'),
        battle('nerath', 'k13', 'karkoth'),
        destroyed('nerath', 'k13', { dragon: 1 }),
      ),
    ).toBe(0);
  });

  it('explorers loot two dungeons, a hoard are three points of treasures', () => {
    const looted: GameEvent = { kind: 'looted', realm: 'vailin', space: 'd03', gold: 0 };
    expect(medal('explorer', ...times(2, looted))).toBe(1);
    expect(medal('explorer', looted)).toBeUndefined();
    expect(medal('hoard', { kind: 'played', realm: 'vailin', card: 'card:107' })).toBe(1);
    expect(medal('hoard', { kind: 'played', realm: 'vailin', card: 'card:108' })).toBeUndefined();
    expect(medal('hoard', ...times(4, { kind: 'played', realm: 'vailin', card: 'card:63' }))).toBeUndefined();
  });

  it('a wall withstands three attacks; guardians are nobody’s wall', () => {
    const held = (space: SpaceId, defender?: RealmId) => [
      battle('karkoth', space, defender),
      { kind: 'defended', space } satisfies GameEvent,
    ];
    expect(medal('wall', ...times(3, ...held('v12', 'vailin')))).toBe(1);
    expect(medal('wall', ...times(2, ...held('v12', 'vailin')))).toBeUndefined();
    expect(medal('wall', ...times(3, ...held('d03')))).toBeUndefined();
  });

  it('an admiral wins two battles at sea', () => {
    const won = (space: SpaceId): GameEvent => ({ kind: 'won', realm: 'ironCircle', space, fought: true });
    expect(medal('admiral', ...times(2, won('s12')))).toBe(0);
    expect(medal('admiral', ...times(2, won('n10')))).toBeUndefined();
  });
});

describe('what is told', () => {
  const name = () => 'Ada';

  it('a failed attack tells what it cost, and hurts the attacker', () => {
    const { highlights } = accountOf([
      turn('karkoth'),
      battle('karkoth', 'v12', 'vailin'),
      destroyed('karkoth', 'v12', { footsoldier: 2, wizard: 1 }),
      { kind: 'defended', realm: 'vailin', space: 'v12' },
    ]);
    const told = highlights.find(({ id }) => id === 'repelled');
    expect(told).toMatchObject({ hurts: 0, facts: { lost: 5 } });
    expect(told && story.messages.en.moment(told, name)).toBe(
      'Ada attacks Starfall Watch in vain and loses 5 gold’s worth.',
    );
  });

  it('a turn without anything great is told by what it was used for', () => {
    const [told] = accountOf([
      turn('ironCircle'),
      {
        kind: 'marched',
        realm: 'ironCircle',
        from: 'i01',
        to: 'i02',
        units: { footsoldier: 2 },
        move: 'march',
      },
      { kind: 'bought', realm: 'ironCircle', castle: 'i08', unit: 'dragon', count: 1, space: 'i08', gold: 5 },
    ]).highlights;
    expect(told && story.messages.en.moment(told, name)).toBe(
      'Ada moves 2 units and buys for 5 gold for Iron Circle.',
    );
    expect(told && story.messages.fr.moment(told, name)).toBe(
      'Ada déplace 2 unités et achète pour 5 Or pour le Cercle de Fer.',
    );
  });

  it('luck counts the dice of battles, and leaves out what an effect changed', () => {
    const rolled = (face: number, hits: number): GameEvent => ({
      kind: 'rolled',
      space: 'v12',
      side: 'attacker',
      step: 'normal',
      dice: [{ by: 'karkoth', unit: 'siegeEngine', sides: 8, face, hits }],
      hits,
    });
    expect(accountOf([rolled(6, 1)]).rolls).toEqual([
      { seat: 0, dice: 1, value: 1, chances: [5 / 8, 3 / 8] },
    ]);
    expect(accountOf([rolled(5, 1)]).rolls).toEqual([]);
  });
});
