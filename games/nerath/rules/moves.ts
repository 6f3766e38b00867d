/** NER-4.13, 5.16, 14.14: who goes along from one space to another, and aboard which ship. */
import type { Ref } from '@gonfalon/kernel';
import type { SeaId } from '../content/index.ts';
import { REALM_IDS, SPACE_IDS, UNIT_IDS } from '../content/index.ts';
import type { Space } from './board.ts';
import { COST, IS_DUNGEON, IS_LAND, IS_SEA } from './board.ts';
import { canFlyTo } from './flights.ts';
import { march, marchers } from './marches.ts';
import type { Piece } from './pieces.ts';
import { FLOWN, MAY_LAND, movePiece, NO_PIECE, piecesOf, setFlag } from './pieces.ts';
import { canLand, canSailTo } from './placement.ts';
import { planMarch } from './planned-marches.ts';
import type { Ways } from './reach.ts';
import { gaitOf, marchCost, movementLeft, waysOf } from './reach.ts';
import type { PieceClass } from './refs.ts';
import { classesOf, countUnits, findClass, numberRef } from './refs.ts';
import { isEnemyLand, seatOf } from './selectors.ts';
import { board, mayUnload, roomAboard, shipsOf, unload } from './ships.ts';
import type { State } from './state.ts';
import type { Context, MoveKind } from './vocabulary.ts';
import { question } from './vocabulary.ts';

type Move = { move: MoveKind; from: Space; to: Space };

/** Everybody who could go, room aboard not counted. */
function moversOf(s: State, w: Ways, { move, from, to }: Move): Piece[] {
  if (move === 'march') return marchers(s, w, from, to);
  return piecesOf(s.pieces, s.active, from).filter((p) => {
    const { flags, ship } = s.pieces;
    if (move === 'landing')
      return ship[p] !== NO_PIECE && (flags[ship[p]] & MAY_LAND) !== 0 && mayUnload(s, w, p, to);
    if (move === 'fly') return canFlyTo(s, w, p, to);
    return move === 'sail' ? canSailTo(s, w, p, to) : canLand(s, w, p, to);
  });
}

/** From land to sea, whoever does not fly boards. */
const boards = (s: State, piece: Piece, to: Space): boolean => {
  const gait = gaitOf(s, piece);
  return IS_SEA[to] && IS_LAND[s.pieces.at[piece]] && (gait === 'land' || gait === 'hero');
};
const roomIn = (s: State, zone: Space): number =>
  shipsOf(s, s.active, zone).reduce((sum, ship) => sum + Math.max(0, roomAboard(s, ship)), 0);

interface Going {
  readonly ways: Ways;
  readonly movers: readonly Piece[];
  readonly classes: readonly PieceClass[];
  /** How many can still board. */
  readonly room: number;
}

function goingOf(s: State, move: Move, taken: readonly Piece[] = []): Going {
  const ways = waysOf(s, s.active);
  const movers = moversOf(s, ways, move);
  const boarding = taken.filter((p) => boards(s, p, move.to)).length;
  return {
    ways,
    movers,
    classes: classesOf(s, movers, 'marching'),
    room: IS_SEA[move.to] ? roomIn(s, move.to) - boarding : 0,
  };
}

const fits = (s: State, pieces: readonly Piece[], to: Space, room: number): boolean =>
  pieces.filter((p) => boards(s, p, to)).length <= room;
/** How many of a class can go. */
const mostOf = (s: State, { pieces }: PieceClass, to: Space, room: number): number =>
  boards(s, pieces[0], to) ? Math.min(pieces.length, room) : pieces.length;

/** Goes at once if there is only one way to go. */
export function startMove(ctx: Context, move: MoveKind, from: Space, to: Space): void {
  const s = ctx.state;
  const { classes, movers, room, ways } = goingOf(s, { move, from, to });
  const [only] = classes;
  if (classes.length === 1 && mostOf(s, only, to, room) === 1) go(ctx, ways, { move, from, to }, [movers[0]]);
  else ctx.call('who', { move, from, to });
}

function go(ctx: Context, w: Ways, { move, from, to }: Move, pieces: readonly Piece[]): void {
  const s = ctx.state;
  ctx.emit({
    kind: 'marched',
    realm: REALM_IDS[s.active],
    from: SPACE_IDS[from],
    to: SPACE_IDS[to],
    units: countUnits(s, pieces),
    move,
  });
  const boarding = pieces.filter((p) => boards(s, p, to));
  if (move === 'march') planMarch(s, from, to, pieces);
  for (const piece of pieces) if (!boarding.includes(piece)) moveOne(s, w, move, piece, to);
  boardAll(ctx, to, boarding);
  // NER-5.12: a landing starts an attack, or joins one.
  const attacks = move === 'landing' && (IS_DUNGEON[to] || isEnemyLand(s, s.active, to));
  if (attacks && !s.turn.attacks.includes(to)) s.turn.attacks.push(to);
}

function moveOne(s: State, w: Ways, move: MoveKind, piece: Piece, to: Space): void {
  if (move === 'march') march(s, w, piece, to);
  else if (move === 'fly') {
    setFlag(s.pieces, piece, FLOWN);
    movePiece(s.pieces, piece, to);
  } else if (move === 'sail') {
    s.pieces.spent[piece] += marchCost(w, s.pieces.at[piece], to, 'ship', movementLeft(s, piece));
    movePiece(s.pieces, piece, to);
  } else unload(s, piece, to);
}

/** NER-5.16: which ship is asked only if those with room differ. */
function boardAll(ctx: Context, zone: Space, pieces: readonly Piece[]): void {
  const s = ctx.state;
  for (const [i, piece] of pieces.entries()) {
    const ships = openShips(s, zone);
    if (ships.length > 1) {
      ctx.call('boarding', { zone, pieces: pieces.slice(i) });
      return;
    }
    board(s, piece, ships[0].pieces[0]);
  }
}

const openShips = (s: State, zone: Space): PieceClass[] =>
  classesOf(
    s,
    shipsOf(s, s.active, zone).filter((ship) => roomAboard(s, ship) > 0),
    'marching',
  );

/** D4c */
const boarding = question<{ zone: Space; pieces: Piece[] }, readonly PieceClass[]>({
  facts: (ctx, { zone }) => openShips(ctx.state, zone),
  ask: ({ state: s, locals: { zone, pieces }, facts }) => ({
    seat: seatOf(s, s.active),
    prompt: 'ship',
    params: {
      realm: REALM_IDS[s.active],
      zone: SPACE_IDS[zone] as SeaId,
      unit: UNIT_IDS[s.pieces.unit[pieces[0]]],
    },
    fallback: ['aboard', facts[0].ref],
    open: true,
  }),
  verbs: {
    aboard: {
      names: [
        {
          kind: 'ship',
          isExact: true as const,
          from: ({ facts }) => facts.map(({ ref }) => ref),
          refuse: ({ facts }, ref) => (findClass(facts, ref) ? undefined : { rule: 'NER-5.5', where: [ref] }),
        },
      ],
      apply({ ctx, state: s, locals: { zone, pieces }, facts }, ref) {
        const [piece, ...rest] = pieces;
        board(s, piece, findClass(facts, ref)?.pieces[0] ?? facts[0].pieces[0]);
        ctx.done();
        boardAll(ctx, zone, rest);
      },
    },
  },
});

/** All but the cheapest, among equals the first in the unit table. */
function allButOne(s: State, movers: readonly Piece[]): Piece[] {
  const { unit } = s.pieces;
  const left = movers.reduce((best, p) =>
    COST[unit[p]] < COST[unit[best]] || (COST[unit[p]] === COST[unit[best]] && unit[p] < unit[best])
      ? p
      : best,
  );
  return movers.filter((p) => p !== left);
}

/** The things that `just` and `take` name. */
function classNames<A extends { readonly state: State; readonly locals: Move; readonly facts: Going }>(
  open: (asking: A) => readonly PieceClass[],
) {
  const most = ({ state, locals, facts }: A, ref: Ref | undefined): number => {
    const found = findClass(facts.classes, ref);
    return found ? mostOf(state, found, locals.to, facts.room) : 0;
  };
  return [
    {
      kind: ['unit', 'ship'] as const,
      isExact: true as const,
      from: (asking: A) => open(asking).flatMap(({ ref }) => (most(asking, ref) > 0 ? [ref] : [])),
      refuse: (asking: A, ref: Ref) => {
        if (!findClass(open(asking), ref)) return { rule: 'NER-4.13', where: [ref] } as const;
        return most(asking, ref) > 0 ? undefined : ({ rule: 'NER-5.5', where: [ref] } as const);
      },
    },
    {
      kind: 'number' as const,
      isExact: true as const,
      from: (asking: A, [ref]: readonly Ref[]) =>
        Array.from({ length: most(asking, ref) }, (_, i) => numberRef(i + 1)),
      refuse: (asking: A, n: Ref, [ref]: readonly Ref[]) =>
        Number(n) >= 1 && Number(n) <= most(asking, ref) ? undefined : ({ rule: 'NER-5.5' } as const),
    },
  ];
}

const paramsOf = (s: State, { move, from, to }: Move) => ({
  realm: REALM_IDS[s.active],
  move,
  from: SPACE_IDS[from],
  to: SPACE_IDS[to],
});

/** D4a */
const who = question<Move, Going>({
  facts: (ctx, locals) => goingOf(ctx.state, locals),
  ask: ({ state: s, locals, facts: { movers, classes, room } }) => ({
    seat: seatOf(s, s.active),
    prompt: 'who',
    params: paramsOf(s, locals),
    fallback: fits(s, movers, locals.to, room)
      ? ['all']
      : ['just', classes.find((one) => mostOf(s, one, locals.to, room) > 0)?.ref ?? '', '1'],
    ends: [],
    open: true,
  }),
  verbs: {
    all: {
      refuse: ({ state: s, locals: { to }, facts: { movers, room } }) =>
        fits(s, movers, to, room) ? undefined : { rule: 'NER-5.5' },
      apply({ ctx, locals, facts: { movers, ways } }) {
        ctx.done();
        go(ctx, ways, locals, movers);
      },
    },
    'all-but-one': {
      refuse: ({ state: s, locals: { to }, facts: { movers, room } }) =>
        movers.length > 1 && fits(s, allButOne(s, movers), to, room) ? undefined : { rule: 'NER-5.5' },
      apply({ ctx, state: s, locals, facts: { movers, ways } }) {
        ctx.done();
        go(ctx, ways, locals, allButOne(s, movers));
      },
    },
    just: {
      names: classNames(({ facts }: { state: State; locals: Move; facts: Going }) => facts.classes),
      apply({ ctx, locals, facts: { classes, ways } }, ref, n) {
        ctx.done();
        go(ctx, ways, locals, (findClass(classes, ref)?.pieces ?? []).slice(0, Number(n)));
      },
    },
    choose: {
      refuse: ({ facts: { classes } }) => (classes.length > 1 ? undefined : { rule: 'NER-4.13' }),
      apply: ({ ctx, locals }) => ctx.goto('choose', { ...locals, taken: [] }),
    },
  },
});

type Choosing = Move & { taken: Piece[] };

/** Classes of which nobody was taken yet. */
const untaken = ({ locals, facts }: { state: State; locals: Choosing; facts: Going }): PieceClass[] =>
  facts.classes.filter(({ pieces }) => !pieces.some((p) => locals.taken.includes(p)));

/** D4b */
const choose = question<Choosing, Going>({
  facts: (ctx, locals) => goingOf(ctx.state, locals, locals.taken),
  ask: (asking) => {
    const { state: s, locals } = asking;
    const open = untaken(asking).find((one) => mostOf(s, one, locals.to, asking.facts.room) > 0);
    return {
      seat: seatOf(s, s.active),
      prompt: 'choose',
      params: { ...paramsOf(s, locals), taken: countUnits(s, locals.taken) },
      fallback: locals.taken.length > 0 ? ['go'] : ['take', open?.ref ?? '', '1'],
      ends: [],
      open: true,
    };
  },
  verbs: {
    take: {
      names: classNames(untaken),
      apply({ locals, facts: { classes } }, ref, n) {
        locals.taken = [...locals.taken, ...(findClass(classes, ref)?.pieces ?? []).slice(0, Number(n))];
      },
    },
    go: {
      refuse: ({ locals }) => (locals.taken.length > 0 ? undefined : { rule: 'NER-4.13' }),
      apply({ ctx, locals, facts: { ways } }) {
        ctx.done();
        go(ctx, ways, locals, locals.taken);
      },
    },
  },
});

export const moveSteps = { who, choose, boarding };
