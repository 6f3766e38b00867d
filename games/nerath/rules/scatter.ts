/** NER-10.3 to 10.11, card 75: pieces that leave a battle one class after the other. */
import type { Ref } from '@gonfalon/kernel';
import { REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { battlePass } from './auto-pass.ts';
import { battleOf, ownIn } from './battle-selectors.ts';
import type { Realm } from './board.ts';
import { CASTLE, findSpace, IS_DUNGEON } from './board.ts';
import type { MenuFacts } from './cards/menus.ts';
import { sendsOf } from './cards/play.ts';
import { lossRank } from './losses.ts';
import type { Piece } from './pieces.ts';
import { NO_PIECE } from './pieces.ts';
import { classesOf, findShip, numberRef, shipRef, spaceRef } from './refs.ts';
import type { Refuge } from './retreat-places.ts';
import { refugesOf } from './retreat-places.ts';
import { seatOf } from './selectors.ts';
import { freePlaces } from './ships.ts';
import type { Pending, State } from './state.ts';

/** Pieces that no rule tells apart, and where they can go. */
export interface Leaver {
  readonly ref: Ref;
  readonly pieces: readonly Piece[];
  readonly places: readonly { readonly ref: Ref; readonly refuge: Refuge; readonly room: number }[];
}

/** Ships that are alike stand for each other. */
function placesOf(s: State, refuges: readonly Refuge[]): Leaver['places'] {
  const spaces = refuges.filter(({ ship }) => ship === NO_PIECE);
  const ships = classesOf(
    s,
    refuges.filter(({ ship }) => ship !== NO_PIECE).map(({ ship }) => ship),
    'standing',
  ).map(({ pieces: [ship] }) => ship);
  return [
    ...spaces.map((refuge) => ({ ref: spaceRef(refuge.space), refuge, room: Number.POSITIVE_INFINITY })),
    ...ships.map((ship) => ({
      ref: shipRef(ship),
      refuge: { space: s.pieces.at[ship], ship },
      room: freePlaces(s, ship),
    })),
  ];
}

export function leaversOf(
  s: State,
  pieces: readonly Piece[],
  refuges: (piece: Piece) => readonly Refuge[],
): Leaver[] {
  return classesOf(s, pieces, 'standing')
    .map(({ ref, pieces: alike }) => ({ ref, pieces: alike, places: placesOf(s, refuges(alike[0])) }))
    .filter(({ places }) => places.length > 0);
}

/** Attackers that can retreat; units aboard go with their ship. */
export function retreatingPieces(s: State): Piece[] {
  const b = battleOf(s);
  const { at, realm, ship } = s.pieces;
  return at.flatMap((here, p) =>
    here === b.space && realm[p] === b.attacker && ship[p] === NO_PIECE ? [p] : [],
  );
}

/** Card 75: pieces of its player that are not sent yet; not aboard ships that stay. */
function withdrawing(s: State, realm: Realm, chosen: readonly number[]): Leaver[] {
  const b = battleOf(s);
  const sent = chosen.filter((_, i) => i % 2 === 0);
  const pieces = ownIn(s, b, realm).filter(
    (p) => s.pieces.unit[p] !== CASTLE && s.pieces.ship[p] === NO_PIECE && !sent.includes(p),
  );
  return leaversOf(s, pieces, (p) => refugesOf(s, p).filter(({ ship }) => ship === NO_PIECE));
}

export const leaversFor = (s: State, { realm, chosen }: Pending): Leaver[] => withdrawing(s, realm, chosen);

const findLeaver = (leavers: readonly Leaver[], ref: Ref | undefined): Leaver | undefined =>
  leavers.find((one) => one.ref === ref);
const findPlace = (leaver: Leaver | undefined, ref: Ref | undefined) =>
  leaver?.places.find((one) => one.ref === ref);

/** The things that a send names: a class, a place, a number. */
export function sendNames<A extends { readonly state: State }>(leaversIn: (asking: A) => readonly Leaver[]) {
  const most = (asking: A, [who, where]: readonly Ref[]): number => {
    const leaver = findLeaver(leaversIn(asking), who);
    return Math.min(leaver?.pieces.length ?? 0, findPlace(leaver, where)?.room ?? 0);
  };
  return [
    {
      kind: ['unit', 'ship'] as const,
      isExact: true as const,
      from: (asking: A) => leaversIn(asking).map(({ ref }) => ref),
      refuse: (asking: A, ref: Ref) =>
        findLeaver(leaversIn(asking), ref) ? undefined : ({ rule: 'NER-10.11', where: [ref] } as const),
    },
    {
      kind: ['land', 'sea', 'ship'] as const,
      isExact: true as const,
      from: (asking: A, [who]: readonly Ref[]) =>
        findLeaver(leaversIn(asking), who)?.places.map(({ ref }) => ref) ?? [],
      refuse: (asking: A, ref: Ref, [who]: readonly Ref[]) =>
        findPlace(findLeaver(leaversIn(asking), who), ref)
          ? undefined
          : ({ rule: whyNot(asking.state, ref), where: [ref] } as const),
    },
    {
      kind: 'number' as const,
      isExact: true as const,
      from: (asking: A, before: readonly Ref[]) =>
        Array.from({ length: most(asking, before) }, (_, i) => numberRef(i + 1)),
      refuse: (asking: A, ref: Ref, before: readonly Ref[]) =>
        Number(ref) >= 1 && Number(ref) <= most(asking, before)
          ? undefined
          : ({ rule: 'NER-10.11' } as const),
    },
  ];
}

/** Which rule says where such a piece retreats to. */
function whyNot(s: State, place: Ref) {
  if (findShip(place) >= 0) return 'NER-10.5' as const;
  const { space } = battleOf(s);
  if (!IS_DUNGEON[space] && SPACE_IDS[space].startsWith('s')) return 'NER-10.7' as const;
  return findSpace(place) >= 0 && place.startsWith('s') ? ('NER-10.4' as const) : ('NER-10.3' as const);
}

/** The pieces and the place that a send means. */
export function findSend(leavers: readonly Leaver[], ref: Ref, place: Ref, n: Ref) {
  const leaver = findLeaver(leavers, ref);
  const refuge = findPlace(leaver, place)?.refuge;
  return { pieces: leaver?.pieces.slice(0, Number(n)) ?? [], refuge };
}

/** D14 for card 75 */
export function askWithdrawal(s: State, { pending, realm }: MenuFacts) {
  if (!pending || !sendsOf(pending)) return undefined;
  return {
    seat: seatOf(s, realm),
    prompt: 'scatter',
    params: { realm: REALM_IDS[realm], space: SPACE_IDS[battleOf(s).space] },
    fallback: ['done'],
    autoPass: battlePass(s, ['done'], 'scatter'),
  } as const;
}

/** D14 fallback: the last class in the order of losses, its first place, as many as can. */
export function defaultSend(s: State, leavers: readonly Leaver[]): ['send', Ref, never, Ref] {
  const last = leavers.reduce((best, one) =>
    lossRank(s, one.pieces[0]) >= lossRank(s, best.pieces[0]) ? one : best,
  );
  const [place] = last.places;
  const n = Math.min(last.pieces.length, place.room);
  return ['send', last.ref, place.ref as never, numberRef(n)];
}
