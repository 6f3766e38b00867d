/** A match of Conquest of Nerath, read from what everybody saw: what was conquered, who fell, what was found. */
import type { Seat } from '@gonfalon/kernel';
import type { EventOf, MatchLog, Roll } from '@gonfalon/ui-kit';
import { eventsOf, Tally } from '@gonfalon/ui-kit';
import type { RealmId, SpaceId, TreasureId, UnitId } from '../../content/index.ts';
import { constants, realms, spaces, treasures, units } from '../../content/index.ts';
import type { View } from '../../rules/views.ts';
import type { NerathVocabulary, RolledDie } from '../../rules/vocabulary.ts';

export type Events = NerathVocabulary['events'];

export interface CountedStat {
  readonly at: number;
  readonly seat: Seat;
  readonly realm: RealmId;
  /** How many turns had begun. */
  readonly turn: number;
}
type Placed = CountedStat & { readonly space: SpaceId };

export interface War {
  readonly conquests: readonly (Placed & { readonly from: RealmId; readonly control: RealmId })[];
  /** Attacks that failed: by whom, against whom, and what they cost. */
  readonly failed: readonly (Placed & { readonly by?: Seat; readonly lost: number })[];
  /** Dragons that fell to somebody. */
  readonly dragons: readonly (Placed & { readonly of: RealmId })[];
  readonly lootings: readonly (Placed & { readonly gold: number })[];
  readonly found: readonly (CountedStat & { readonly card: TreasureId; readonly points: number })[];
  readonly seaBattles: readonly Placed[];
  readonly resigned: readonly { readonly at: number; readonly seat: Seat }[];
  /** In gold, by seat. */
  readonly slain: readonly number[];
  readonly lost: readonly number[];
  readonly bought: readonly number[];
  readonly points: readonly number[];
  readonly rolls: readonly Roll[];
}

const listsFor = (seats = 4): readonly (readonly RealmId[])[] =>
  Object.entries(constants.seats).find(([count]) => Number(count) === seats)?.[1] ?? [];

/** The realms that a seat plays at a table of so many. */
export const realmsOfSeat = (seats: number | undefined, seat: Seat): readonly RealmId[] =>
  listsFor(seats)[seat] ?? [];

/** Who plays a realm at a table of so many. */
export const seatOfRealm = (seats: number, realm: RealmId): Seat =>
  Math.max(
    0,
    listsFor(seats).findIndex((own) => own.includes(realm)),
  );

const worthOf = (counts: { readonly [unit in UnitId]?: number }): number =>
  Object.entries(counts).reduce((sum, [unit, n]) => sum + units[unit as UnitId].cost * (n ?? 0), 0);

interface Battle {
  readonly space: SpaceId;
  readonly attacker: RealmId;
  /** None in a dungeon. */
  readonly defender: RealmId | undefined;
  lost: number;
}

export function parseEvents(chronicle: MatchLog<View>): War {
  const { seats } = chronicle;
  const seatOf = (realm: RealmId) => seatOfRealm(seats, realm);
  const tally = () => new Tally(seats);
  const [slain, lost, bought, points] = [tally(), tally(), tally(), tally()];
  const conquests: War['conquests'][number][] = [];
  const failed: War['failed'][number][] = [];
  const dragons: War['dragons'][number][] = [];
  const lootings: War['lootings'][number][] = [];
  const found: War['found'][number][] = [];
  const seaBattles: Placed[] = [];
  const resigned: War['resigned'][number][] = [];
  const rolls: Roll[] = [];
  let battle: Battle | undefined;
  let turn = 0;

  const deed = (at: number, realm: RealmId): CountedStat => ({ at, seat: seatOf(realm), realm, turn });
  /** Whoever they fought; nobody outside battles, where cards and the sea take their toll. */
  const foeOf = (realm: RealmId, space: SpaceId): RealmId | undefined => {
    if (battle?.space !== space) return undefined;
    return realm === battle.attacker ? battle.defender : battle.attacker;
  };

  const see = (event: EventOf<Events>, at: number) => {
    switch (event.kind) {
      case 'turn':
        turn++;
        battle = undefined;
        break;
      case 'battle': {
        const [defender] = Object.keys(event.defenders) as RealmId[];
        battle = { space: event.space, attacker: event.realm, defender, lost: 0 };
        break;
      }
      case 'destroyed': {
        const { realm, space, units: fallen } = event;
        const worth = worthOf(fallen);
        lost.add(seatOf(realm), worth);
        const foe = foeOf(realm, space);
        if (battle && realm === battle.attacker && space === battle.space) battle.lost += worth;
        if (foe === undefined) break;
        slain.add(seatOf(foe), worth);
        if (fallen.dragon) dragons.push({ ...deed(at, foe), space, of: realm });
        break;
      }
      case 'won':
        if (event.fought && spaces[event.space].kind === 'sea')
          seaBattles.push({ ...deed(at, event.realm), space: event.space });
        break;
      case 'defended':
        if (battle?.space === event.space)
          failed.push({
            ...deed(at, battle.attacker),
            space: event.space,
            lost: battle.lost,
            ...(battle.defender && { by: seatOf(battle.defender) }),
          });
        break;
      case 'conquered':
        conquests.push({
          ...deed(at, event.realm),
          space: event.space,
          from: event.from,
          control: event.control,
        });
        break;
      case 'looted':
        lootings.push({ ...deed(at, event.realm), space: event.space, gold: event.gold });
        break;
      case 'played': {
        const card = event.card.slice('card:'.length) as TreasureId;
        if (Object.hasOwn(treasures, card))
          found.push({ ...deed(at, event.realm), card, points: treasures[card].vp });
        break;
      }
      case 'points':
        points.add(seatOf(event.realm), event.points);
        break;
      case 'bought':
        bought.add(seatOf(event.realm), event.gold);
        break;
      case 'rolled':
        rolls.push(...rollsOf(event.dice, event.space, seatOf));
        break;
      case 'resigned': {
        const [realm] = event.realms;
        if (realm) resigned.push({ at, seat: seatOf(realm) });
        break;
      }
      default:
    }
  };
  for (const { at, event } of eventsOf<Events>(chronicle)) see(event, at);
  return {
    conquests,
    failed,
    dragons,
    lootings,
    found,
    seaBattles,
    resigned,
    slain: slain.counts,
    lost: lost.counts,
    bought: bought.counts,
    points: points.counts,
    rolls,
  };
}

export const isCapitalOf = (space: SpaceId, realm: RealmId): boolean => realms[realm].capital === space;

/** A die hits from here on. */
const HIT = 6;

/** What dice gave whoever rolled them. Left out is what an effect changed, and dungeons, where heroes may need more. */
function rollsOf(
  dice: readonly RolledDie[],
  space: SpaceId,
  seatOf: (realm: RealmId) => Seat,
): readonly Roll[] {
  if (spaces[space].kind === 'dungeon' || dice.some(({ face, hits }) => hits !== Number(face >= HIT)))
    return [];
  return dice.flatMap(({ by, sides, hits }) => {
    const chance = Math.max(0, sides - HIT + 1) / sides;
    const isRealm = Object.hasOwn(realms, by);
    return isRealm
      ? [{ seat: seatOf(by as RealmId), dice: 1, value: hits, chances: [1 - chance, chance] }]
      : [];
  });
}
