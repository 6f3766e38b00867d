/** NER-13: phase 4: heroes leave entrances, flying units fly, guardians come back. */
import type { Ref, Step } from '@gonfalon/kernel';
import type { LandId } from '../content/index.ts';
import { constants, REALM_IDS, SPACE_IDS } from '../content/index.ts';
import { destroyUnits } from './actions.ts';
import type { Space } from './board.ts';
import { DUNGEONS, FLIGHT, findSpace, IS_DUNGEON } from './board.ts';
import { takeTile } from './cards/decks.ts';
import { flightsOf, flyersOf, isSafe } from './flights.ts';
import { startMove } from './moves.ts';
import type { Piece } from './pieces.ts';
import { clearFlags, FLOWN, movePiece, NO_PIECE } from './pieces.ts';
import type { Ways } from './reach.ts';
import { waysOf } from './reach.ts';
import { countUnits, numberRef, spaceRef } from './refs.ts';
import { exitsOf } from './retreat-places.ts';
import type { Leaver } from './scatter.ts';
import { findSend, leaversOf } from './scatter.ts';
import { isFlyer, seatOf } from './selectors.ts';
import { putAboard } from './ships.ts';
import type { State } from './state.ts';
import type { Context } from './vocabulary.ts';
import { question } from './vocabulary.ts';

const reposition: Step<State, { next?: number }> = {
  run(ctx: Context, locals) {
    const s = ctx.state;
    const { next = 0 } = locals;
    locals.next = next + 1;
    // NER-13.6: exits, flights, losses, repopulating.
    if (next === 0) {
      ctx.emit({ kind: 'phase', realm: REALM_IDS[s.active], phase: 'reposition' });
      clearFlags(s.pieces, FLOWN);
      ctx.call('leave');
    } else if (next === 1) {
      destroyUnits(ctx, trapped(s), 'no-place');
      ctx.call('mourning', {});
    } else if (next === 2) ctx.call('fly');
    else if (next === 3) {
      const w = waysOf(s, s.active);
      destroyUnits(
        ctx,
        flyersOf(s).filter((p) => !isSafe(s, w, p, s.pieces.at[p])),
        'no-land',
      );
      ctx.call('mourning', {});
    } else {
      repopulate(ctx);
      ctx.done();
    }
  },
};

/** The active realm's heroes in entrances that do not fly. */
function explorers(s: State): Piece[] {
  const { at, realm } = s.pieces;
  const found: Piece[] = [];
  for (let p = 0; p < at.length; p++)
    if (IS_DUNGEON[at[p]] && realm[p] === s.active && !isFlyer(s, p)) found.push(p);
  return found;
}
const trapped = (s: State): Piece[] => explorers(s).filter((p) => exitsOf(s, p).length === 0);

/** NER-13.4 */
function repopulate(ctx: Context): void {
  const s = ctx.state;
  for (const at of DUNGEONS) {
    if (s.entrances[at].tiles.length > 0) continue;
    let count = 0;
    for (; count < constants.repopulation; count++) {
      const tile = takeTile(ctx);
      if (tile === undefined) break;
      s.entrances[at].tiles.push(tile);
      s.entrances[at].seen.push(0);
    }
    if (count > 0) ctx.emit({ kind: 'tile-added', space: SPACE_IDS[at], count });
  }
}

interface Exit {
  readonly from: Space;
  readonly leavers: readonly Leaver[];
}

/** The first entrance with a hero that has a place to go. */
function exitNow(s: State): Exit | undefined {
  const all = explorers(s);
  for (const from of all.length > 0 ? DUNGEONS : []) {
    const heroes = all.filter((p) => s.pieces.at[p] === from);
    const leavers = heroes.length > 0 ? leaversOf(s, heroes, (p) => exitsOf(s, p)) : [];
    if (leavers.length > 0) return { from, leavers };
  }
  return undefined;
}

const leaverIn = (exit: Exit | undefined, ref: Ref | undefined): Leaver | undefined =>
  exit?.leavers.find((one) => one.ref === ref);
function mostLeaving(exit: Exit | undefined, ref: Ref | undefined, place: Ref | undefined): number {
  const leaver = leaverIn(exit, ref);
  return Math.min(leaver?.pieces.length ?? 0, leaver?.places.find((one) => one.ref === place)?.room ?? 0);
}

/** D18 */
const leave = question<object, Exit | undefined>({
  facts: (ctx) => exitNow(ctx.state),
  skip: ({ facts }) => facts === undefined,
  ask: ({ state: s, facts }) => {
    const [first] = facts?.leavers ?? [];
    const [place] = first.places;
    const n = numberRef(Math.min(first.pieces.length, place.room));
    return {
      seat: seatOf(s, s.active),
      prompt: 'leave',
      params: { realm: REALM_IDS[s.active], space: SPACE_IDS[facts?.from ?? 0] },
      fallback: ['leave', first.ref, place.ref as LandId, n],
      open: true,
    };
  },
  verbs: {
    leave: {
      names: [
        {
          kind: 'unit',
          isExact: true,
          from: ({ facts }) => facts?.leavers.map(({ ref }) => ref) ?? [],
          refuse: ({ facts }, ref) => (leaverIn(facts, ref) ? undefined : { rule: 'NER-13.1', where: [ref] }),
        },
        {
          kind: ['land', 'ship'],
          isExact: true,
          from: ({ facts }, [who]) => leaverIn(facts, who)?.places.map(({ ref }) => ref) ?? [],
          refuse: ({ facts }, ref, [who]) =>
            mostLeaving(facts, who, ref) > 0 ? undefined : { rule: 'NER-13.1', where: [ref] },
        },
        {
          kind: 'number',
          isExact: true,
          from: ({ facts }, [who, where]) =>
            Array.from({ length: mostLeaving(facts, who, where) }, (_, i) => numberRef(i + 1)),
          refuse: ({ facts }, n, [who, where]) =>
            Number(n) >= 1 && Number(n) <= mostLeaving(facts, who, where) ? undefined : { rule: 'NER-13.1' },
        },
      ],
      apply({ ctx, state: s, facts }, who, where, n) {
        const { pieces, refuge } = findSend(facts?.leavers ?? [], who, where, n);
        if (!refuge) return;
        ctx.emit({
          kind: 'marched',
          realm: REALM_IDS[s.active],
          from: SPACE_IDS[facts?.from ?? 0],
          to: SPACE_IDS[refuge.space],
          units: countUnits(s, pieces),
          move: 'march',
        });
        for (const piece of pieces) {
          if (refuge.ship === NO_PIECE) movePiece(s.pieces, piece, refuge.space);
          else putAboard(s, piece, refuge.ship);
        }
      },
    },
  },
});

interface Flights {
  readonly ways: Ways;
  readonly marches: ReadonlyMap<Ref, readonly Ref[]>;
  /** NER-13.7: flyers that would be lost where they are, and can be saved. */
  readonly endangered: readonly Piece[];
}

function flightFacts(s: State): Flights {
  const ways = waysOf(s, s.active);
  const flyers = flyersOf(s);
  const marches = new Map<Ref, Ref[]>();
  const spaces = [...new Set(flyers.map((p) => s.pieces.at[p]))].sort((a, b) => a - b);
  for (const from of spaces) {
    const here = flyers.filter((p) => s.pieces.at[p] === from);
    const places = new Set(here.flatMap((p) => flightsOf(s, ways, p)));
    if (places.size > 0) marches.set(SPACE_IDS[from], [...places].sort((a, b) => a - b).map(spaceRef));
  }
  const endangered = flyers.filter(
    (p) => !isSafe(s, ways, p, s.pieces.at[p]) && flightsOf(s, ways, p).length > 0,
  );
  return { ways, marches, endangered };
}

/** The nearest space that saves a flyer. */
function rescue(s: State, w: Ways, piece: Piece): Space {
  const from = s.pieces.at[piece];
  return flightsOf(s, w, piece).reduce((best, to) => (FLIGHT[from][to] < FLIGHT[from][best] ? to : best));
}

/** D19 */
const fly = question<object, Flights>({
  facts: (ctx) => flightFacts(ctx.state),
  skip: ({ facts: { marches } }) => marches.size === 0,
  ask: ({ state: s, facts: { endangered, ways } }) => {
    const [piece] = endangered;
    return {
      seat: seatOf(s, s.active),
      prompt: 'fly',
      params: { realm: REALM_IDS[s.active] },
      fallback:
        piece === undefined
          ? ['done']
          : ['fly', spaceRef(s.pieces.at[piece]), spaceRef(rescue(s, ways, piece)) as LandId],
      open: true,
    };
  },
  verbs: {
    fly: {
      names: [
        {
          kind: ['land', 'sea', 'entrance'],
          isExact: true,
          from: ({ facts: { marches } }) => [...marches.keys()],
          refuse: ({ facts: { marches } }, ref) =>
            marches.has(ref) ? undefined : { rule: 'NER-13.2', where: [ref] },
        },
        {
          kind: ['land', 'sea'],
          isExact: true,
          from: ({ facts: { marches } }, [from]) => marches.get(from) ?? [],
          refuse: ({ facts: { marches } }, ref, [from]) =>
            marches.get(from)?.includes(ref) ? undefined : { rule: whyNoFlight(ref), where: [ref] },
        },
      ],
      apply: ({ ctx }, from, to) => startMove(ctx, 'fly', findSpace(from), findSpace(to)),
    },
    done: {
      refuse: ({ state: s, facts: { endangered } }) =>
        endangered.length > 0
          ? { rule: 'NER-13.7', where: [...new Set(endangered.map((p) => spaceRef(s.pieces.at[p])))] }
          : undefined,
      apply: ({ ctx }) => ctx.done(),
    },
  },
});

const whyNoFlight = (ref: Ref) =>
  IS_DUNGEON[findSpace(ref)] ? ('NER-13.1' as const) : ('NER-13.2' as const);

export const repositionSteps = { reposition, leave, fly };
